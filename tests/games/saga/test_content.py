"""The components: how many, how they are called, and where each fact comes from."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.saga import content
from meadhall.games.saga.content import DATA

_SPACES = [
    "NORTHUMBRIA MERCIA EAST_ANGLIA ESSEX KENT SUSSEX WESSEX SCAND_NORTH SCAND_CENTRAL SCAND_SOUTH",
    "LONGSHIP SUPPLY ASIDE REMOVED",
]
_CONSTANTS: dict[str, tuple[list[str], str]] = {
    " ".join(_SPACES): (content.SPACE_IDS, ""),
    "SAXON VIKING": (content.SIDE_IDS, ""),
    "WARDEN MARSHAL ENVOY EALDORMAN": (content.ABILITY_IDS, "saxon_"),
    "STORMER SEA_KING BERSERKER PLUNDERER": (content.ABILITY_IDS, "viking_"),
    "SAXON_MOVE SAXON_BUILD SAXON_FYRD SAXON_INCOME SAXON_TRIBUTE": (content.ACTION_IDS, ""),
    "VIKING_MOVE VIKING_SCOUT VIKING_RECRUIT VIKING_PLUNDER": (content.ACTION_IDS, ""),
    "SAXON_TRACK SAXON_NO_VIKINGS VIKING_FIVE_AREAS VIKING_COINS VIKING_NO_SAXONS": (content.VICTORY_IDS, ""),
}


@pytest.mark.parametrize("names", _CONSTANTS)
def test_constants_are_places_in_the_lists_of_ids(names: str) -> None:
    """SAG-1.1"""
    ids, prefix = _CONSTANTS[names]
    for name in names.split():
        assert ids[getattr(content, name)] == prefix + name.lower()


def test_bonus_constants_are_places_in_the_list_of_bonuses() -> None:
    """SAG-9.1, SAG-9.2, SAG-9.3, SAG-9.4"""
    assert content.BONUS_IDS[content.STEP_OR_COIN] == "bonus_saxon_step_or_coin"
    assert content.BONUS_IDS[content.COIN] == "bonus_saxon_coin"
    assert content.BONUS_IDS[content.FREE_WARRIOR] == "bonus_viking_warrior"
    assert content.BONUS_IDS[content.EXTRA_MOVE] == "bonus_viking_move"


def test_component_counts() -> None:
    """SAG-2.9, SAG-2.12, SAG-2.13"""
    counts = {key: value for key, value in DATA["components"].items() if key != "source"}
    assert counts == {
        "board": 1,
        "action_tiles": 4,
        "raid_targets": 5,
        "initiative_tile": 1,
        "burh_marker": 1,
        "round_marker": 1,
        "coins": 15,
        "burhs": 5,
        "saxon_warriors": 12,
        "saxon_leaders": 4,
        "viking_warriors": 12,
        "viking_leaders": 4,
        "player_aids": 2,
    }
    lists = [DATA["areas"], DATA["scandinavia"], DATA["raid_targets"], DATA["leaders"], content.TILE_IDS]
    assert [len(items) for items in lists] == [7, 3, 5, 8, 4]
    assert len(content.HANDLE_IDS) == len(set(content.HANDLE_IDS)) == 8


def test_the_setup_numbers_add_up() -> None:
    """SAG-2.9, SAG-2.12, SAG-2.13"""
    numbers = DATA["setup"]
    assert numbers["saxon_coins"] + numbers["viking_coins"] + numbers["bank_coins"] == content.COINS
    assert numbers["saxon_warriors_on_map"] + numbers["saxon_warriors_in_supply"] == content.WARRIORS
    vikings = ("viking_warriors_in_england", "viking_warriors_in_scandinavia", "viking_warriors_in_supply")
    assert sum(numbers[place] for place in vikings) == content.WARRIORS
    assert numbers["saxon_burhs_on_map"] + numbers["saxon_burhs_in_supply"] == content.BURHS


def test_adjacency_is_the_table_of_the_manual_and_symmetric() -> None:
    """SAG-1.11"""
    pairs = {
        frozenset((content.SPACE_IDS[area], content.SPACE_IDS[other]))
        for area, others in enumerate(content.BORDERS)
        for other in others
        if area in content.BORDERS[other]
    }
    told = (
        "northumbria-mercia mercia-east_anglia mercia-essex mercia-wessex east_anglia-essex essex-kent essex-wessex "
        "kent-sussex kent-wessex sussex-wessex scand_north-scand_central scand_central-scand_south"
    )
    assert pairs == {frozenset(pair.split("-")) for pair in told.split()}
    assert sum(map(len, content.BORDERS)) == 2 * len(pairs)


def test_the_border_option_removes_one_pair_in_both_directions() -> None:
    """SAG-RUL-05"""
    removed = [
        (content.AREA_IDS[area], content.AREA_IDS[other])
        for area, others in enumerate(content.BORDERS)
        for other in others
        if other not in content.BORDERS_WITHOUT_ESSEX_WESSEX[area]
    ]
    assert removed == [("essex", "wessex"), ("wessex", "essex")]


def _half(row: dict[str, Any]) -> str:
    connector = " / " if row["connector"] == "or" else " + "
    return f"[{row['bonus']}] " + connector.join(row["actions"])


def test_the_tiles_are_the_table_of_the_manual() -> None:
    """SAG-1.12, SAG-RUL-02"""
    rows = [row for row in DATA["tiles"] if row["tile_set"] == "a"]
    assert [(_half(row["saxon"]), _half(row["viking"])) for row in rows] == [
        ("[bonus_saxon_step_or_coin] saxon_move + saxon_fyrd", "[] viking_move + viking_scout"),
        ("[] saxon_build / saxon_income", "[bonus_viking_warrior] viking_recruit + viking_plunder"),
        ("[] saxon_fyrd + saxon_income", "[bonus_viking_move] viking_scout + viking_plunder"),
        ("[bonus_saxon_coin] saxon_move + saxon_tribute", "[] viking_move + viking_recruit"),
    ]
    assert [row["id"] for row in rows if row["first_icon"]] == ["tile_2"]
    assert [row["id"] for row in rows if row["initiative_icon"]] == ["tile_4"]


def test_tile_set_b_exchanges_two_saxon_halves() -> None:
    """SAG-RUL-02"""
    a, b = ([row for row in DATA["tiles"] if row["tile_set"] == letter] for letter in "ab")
    assert [_half(row["saxon"]) for row in b] == [_half(a[n]["saxon"]) for n in (3, 1, 2, 0)]
    assert [_half(row["viking"]) for row in b] == [_half(row["viking"]) for row in a]
    assert [row["initiative_icon"] for row in b] == [row["initiative_icon"] for row in a]


def test_every_row_names_its_source() -> None:
    """SAG-RUL-02, SAG-RUL-04"""
    rows = [row for table in DATA.values() for row in (table if isinstance(table, list) else [table])]
    assert {row["source"] for row in rows} == {"rulebook", "public", "reconstructed"}
    halves = [row[side]["source"] for row in DATA["tiles"] for side in ("saxon", "viking")]
    assert set(halves) == {"rulebook", "reconstructed"}
