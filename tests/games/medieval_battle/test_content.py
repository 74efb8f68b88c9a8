"""The components: how many, how they are called, and where each fact comes from."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.medieval_battle import content
from meadhall.games.medieval_battle.content import DATA, KIND_IDS, PRESET_COUNTS, RECRUIT_COST, TABOR

_CONSTANTS: dict[str, list[str]] = {
    "RED YELLOW": content.ARMY_IDS,
    "PLAIN FOREST ROCKY_HILLS MOUNTAINS": content.TERRAIN_IDS,
    "HEAVY_CAVALRY LIGHT_CAVALRY MOUNTED_ARCHERS HEAVY_INFANTRY LIGHT_INFANTRY": KIND_IDS,
    "PIKEMEN ARCHERS LONGBOWMEN TABOR": KIND_IDS,
    "STANDARD LARGE": content.SIZE_IDS,
}


@pytest.mark.parametrize("names", _CONSTANTS)
def test_constants_are_places_in_the_lists_of_ids(names: str) -> None:
    """MED-0.1, MED-1.1"""
    for name in names.split():
        assert _CONSTANTS[names][getattr(content, name)] == name.lower()


def test_how_many_of_everything() -> None:
    """MED-0.2, MED-0.4"""
    assert (content.KINDS, content.TERRAINS, content.COUNTERS, content.UNITS) == (9, 4, 24, 48)
    assert content.COUNTERS_OF == [3, 3, 3, 3, 3, 3, 3, 2, 1]
    assert sum(cost * count for cost, count in zip(RECRUIT_COST, content.COUNTERS_OF, strict=True)) == 40
    assert [content.KIND_OF.count(kind) for kind in range(content.KINDS)] == [2 * n for n in content.COUNTERS_OF]
    assert content.KIND_OF[:24] == content.KIND_OF[24:]
    assert [content.KIND_OF[first] for first in content.FIRST_COUNTER] == list(range(content.KINDS))
    tokens = {key: value for key, value in DATA["tokens"].items() if key != "source"}
    assert tokens == {
        "time_tokens_per_player": 5,
        "flag_control_markers": 6,
        "clash_calculators": 2,
        "card_sets": 2,
        "cards_per_set": 9,
    }


def test_five_two_and_four_modules_with_two_faces_each() -> None:
    """MED-1.2, MED-1.5"""
    kinds = [row["kind"] for row in DATA["module"]]
    assert [kinds.count(kind) for kind in ("outer", "inner", "supplementary")] == [5, 2, 4]
    faces = {row["id"]: row for row in DATA["face"]}
    assert sorted(face for row in DATA["module"] for face in row["faces"]) == sorted(faces)
    for row in DATA["module"]:
        assert [faces[face]["module"] for face in row["faces"]] == [row["id"], row["id"]]
        if row["kind"] != "inner":
            assert [faces[face]["side"] for face in row["faces"]] == ["A", "B"]


@pytest.mark.parametrize(("size", "hexes", "central", "edge"), [("standard", 106, 1, 3), ("large", 177, 2, 4)])
def test_the_sizes_add_up(size: str, hexes: int, central: int, edge: int) -> None:
    """MED-1.8, MED-13.1"""
    row = DATA["map_size"][size]
    counts = (row["inner_modules"], row["outer_modules"], row["supplementary_modules"])
    assert (
        19 * counts[0] + 23 * counts[1] + 6 * counts[2] == row["hexes"] == len(DATA["layout"][size]["hexes"]) == hexes
    )
    flags = [each["flag"] for each in DATA["layout"][size]["hexes"] if each["flag"]]
    assert (flags.count(2), flags.count(1)) == (row["flags_central"], row["flags_edge"]) == (central, edge)


def test_no_flag_lies_on_mountains() -> None:
    """MED-1.4"""
    for row in DATA["face"]:
        flags = [each["t"] for each in row["cells"] if [each["x"], each["y"]] == row["flag_cell"]]
        assert len(flags) == (row["kind"] != "outer")
        assert "mountains" not in flags


_ARMIES = {
    "a20_rulebook": "2-1-1-2-1-1-2-1",
    "a20_horse": "3-3-2-0-0-1-0-0",
    "a20_foot": "1-0-0-3-3-3-3-1",
    "a20_spear_and_lance": "2-2-0-1-2-3-1-1",
    "a30_mixed": "3-2-1-3-2-2-3-1",
    "a30_horse": "3-3-3-0-2-3-0-2",
    "a30_foot": "1-1-3-3-3-3-3-2",
    "a30_spear_and_lance": "3-3-0-2-3-3-1-2",
}


def test_the_ready_made_armies() -> None:
    """MED-2.9"""
    told = {name: "-".join(map(str, counts)) for name, counts in zip(content.PRESET_IDS, PRESET_COUNTS, strict=True)}
    assert told == _ARMIES
    for name, counts in zip(content.PRESET_IDS, PRESET_COUNTS, strict=True):
        cost = sum(count * RECRUIT_COST[kind] for kind, count in enumerate(counts))
        assert cost == content.BUDGET[content.PRESET_SIZE[content.PRESET_IDS.index(name)]]
        assert all(count <= content.COUNTERS_OF[kind] for kind, count in enumerate(counts))


_MAPS = {
    "std_crossroads": "A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A",
    "std_sacred_grove": "A | II/0 | AIII/0 AV/0 AI/1 | U4A U1A U2A",
    "std_chieftains_hill": "B | III/0 | BI/0 BIV/0 BV/0 | U1B U2B U3B",
    "std_the_bowl": "B | IV/0 | BIII/0 BII/0 BIV/1 | U4B U3B U1B",
    "lrg_two_fields": "A | I/0 III/0 | AIII/0 AI/0 AIV/0 AII/0 AV/0 | U1A U2A U3A U4A",
    "lrg_woods_and_stones": "B | II/0 IV/0 | BIV/0 BII/0 BV/0 BI/0 BIII/0 | U1B U2B U3B U4B",
    "lrg_border_march": "A | II/0 IV/0 | AV/0 AII/1 AIII/0 AI/0 AIV/1 | U3A U1A U2A U4A",
}


def _written(row: dict[str, Any]) -> str:
    inner = " ".join(f"{each['face']}/{each['rotation']}" for each in row["inner"])
    outer = " ".join(f"{each['face']}/{each['orientation']}" for each in row["outer"])
    return f"{row['side']} | {inner} | {outer} | {' '.join(each['face'] for each in row['supplementary'])}"


def test_the_ready_made_maps() -> None:
    """MED-1.9"""
    assert {row["id"]: _written(row) for row in DATA["map_preset"]} == _MAPS


def test_the_calculator() -> None:
    """MED-8.2"""
    assert [row["index"] for row in DATA["calculator"]["column"]] == [-2, -1, 0, 1, 2]
    assert (content.LEAST_COLUMN, content.MOST_COLUMN) == (-2, 2)
    assert list(zip(content.ATTACKER_LOSSES, content.DEFENDER_LOSSES, strict=True)) == [
        (2, 0),
        (1, 0),
        (1, 1),
        (0, 1),
        (0, 2),
    ]


def test_cards_name_every_class_once() -> None:
    """MED-8.11, MED-8.12, MED-9.7"""
    classes = {row["melee_class"] for row in DATA["unit_type"]} - {""}
    assert len(classes) == 7
    for card in DATA["card"]:
        assert set(card["columns"]) == classes
        assert card["kind"] == "melee" or set(card["ladder"]) == classes
    fighters = [user for card in DATA["card"] if card["kind"] == "melee" for user in card["used_by"]]
    assert sorted(fighters) == sorted(KIND_IDS[:TABOR])


def test_every_option_has_a_rule() -> None:
    """MED-RUL-4, MED-RUL-11, MED-RUL-20"""
    assert len(DATA["option"]) == 18
    assert len({row["id"] for row in DATA["option"]}) == 18
    assert all(row["rule"].startswith("MED-") for row in DATA["option"])


def _rows(value: object) -> list[dict[str, Any]]:
    """All rows of a table, at whatever depth tables are grouped by size."""
    if isinstance(value, list):
        return value
    assert isinstance(value, dict)
    return [value] if "source" in value else [row for each in value.values() for row in _rows(each)]


def test_every_row_names_its_source() -> None:
    """MED-RUL-7, MED-RUL-9"""
    rows = [row for table in DATA.values() for row in _rows(table)]
    rows += DATA["calculator"]["column"]
    assert len(rows) > 90
    assert {row["source"] for row in rows} == {"rulebook", "public", "reconstructed"}
    facts = [row[key] for row in DATA["unit_type"] for key in ("recruit_cost_source", "counters_source")]
    facts += [row["movement_source"] for row in DATA["unit_type"]]
    assert set(facts) == {"rulebook", "public", "reconstructed"}
