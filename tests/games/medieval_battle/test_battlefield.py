"""Chapter 1: the battlefield."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from meadhall.engine.options import Misfit
from meadhall.games.medieval_battle.battlefield import Battlefield, custom_map, preset, random_map
from meadhall.games.medieval_battle.content import (
    COST,
    DATA,
    FOREST,
    IS_MOUNTED,
    LARGE,
    LEVEL,
    MAP_IDS,
    MOUNTAINS,
    OPEN,
    PLAIN,
    ROCKY_HILLS,
    STANDARD,
    TABOR,
    TERRAINS,
)
from meadhall.games.medieval_battle.hexes import CELLS, HEX_OF
from meadhall.games.medieval_battle.notation import at, cell
from tests.games.medieval_battle.maps import flat, flat_large
from tests.games.medieval_battle.telling import battle, new_game

_FRAMES = {
    1: ((0, 0), (1, -1), (0, 1)),
    2: ((0, 0), (0, 1), (-1, 0)),
    3: ((0, 0), (-1, 0), (1, -1)),
    4: ((6, 0), (0, -1), (1, 0)),
    5: ((6, 0), (1, 0), (-1, 1)),
}
_FIELDS = {"standard": flat(), "large": flat_large()}
_FACES: dict[str, dict[tuple[int, int], str]] = {
    row["id"]: {(each["x"], each["y"]): each["t"] for each in row["cells"]} for row in DATA["face"]
}
_TERRAIN = [row["id"] for row in DATA["terrain"]]


def _slot_hex(slot: int, x: int, y: int) -> int:
    (cq, cr), (uq, ur), (vq, vr) = _FRAMES[slot]
    return HEX_OF[cq + x * uq + y * vq, cr + x * ur + y * vr]


def _outer() -> list[tuple[int, int]]:
    cells = [(x, y) for x in range(7) for y in range(1, 6)]
    return [(x, y) for x, y in cells if not (x <= 2 and y <= 2) and not (x >= 4 and y >= 4)]


def _disc(q: int, r: int) -> set[int]:
    near = [(a, b) for a in range(-2, 3) for b in range(-2, 3) if -2 <= a + b <= 2]
    return {HEX_OF[q + a, r + b] for a, b in near}


def test_two_sizes_of_map() -> None:
    """MED-1.1"""
    assert len(new_game(map_size="standard").s.variant.field.hexes) == 106
    assert len(new_game(map_size="large").s.variant.field.hexes) == 177


@pytest.mark.parametrize(
    "told",
    [
        "A | III/5 | AI/1 AIV/0 AII/1 | U4A U2A U3A",
        "B | II/3 | BV/0 BIII/0 BII/1 | U1B U2B U4B",
        "A | IV/0 | AII/0 AI/0 AV/0 | U3A U2A U1A",
    ],
)
def test_any_inner_module_any_order_any_orientation(told: str) -> None:
    """MED-1.2, MED-1.3"""
    assert len(custom_map(STANDARD, told).hexes) == 106


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ("A | I/0 III/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A", "map-modules, size standard, number 1, kind inner, found 2"),
        ("A | I/0 | AI/0 AIV/0 | U1A U2A U3A", "map-modules, size standard, number 3, kind outer, found 2"),
        ("A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A", "map-modules, size standard, number 3, kind supplementary, found 2"),
        ("A | I/0 | AI/0 BIV/0 AII/0 | U1A U2A U3A", "map-side, face BIV, side A"),
        ("A | I/0 | AI/0 AI/1 AII/0 | U1A U2A U3A", "map-once"),
        ("A | AI/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A", "map-face, kind inner, face AI"),
        ("A | I/0 | AI/0 AIV/0 AVI/0 | U1A U2A U3A", "map-face, kind outer, face AVI"),
        ("A | I/6 | AI/0 AIV/0 AII/0 | U1A U2A U3A", "map-turn"),
        ("A | I/0 | AI/2 AIV/0 AII/0 | U1A U2A U3A", "map-orientation"),
        ("A | I | AI/0 AIV/0 AII/0 | U1A U2A U3A", "map-word, word I"),
        ("C | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A", "map-form"),
        ("", "map-form"),
    ],
)
def test_what_is_no_standard_map(told: str, reason: str) -> None:
    """MED-1.2, MED-1.3"""
    with pytest.raises(Misfit, match=reason):
        custom_map(STANDARD, told)


def test_supplementary_modules_fill_the_notches_with_their_flags_inward() -> None:
    """MED-1.4"""
    field = custom_map(STANDARD, "A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A")
    for slot in (1, 2, 3):
        cells = [(x, y) for x in (4, 5, 6) for y in (4, 5)]
        assert all(field.is_on_board[_slot_hex(slot, x, y)] for x, y in cells)
        flag = _slot_hex(slot, 4, 4)
        assert flag in field.flags
        assert all(_from_centre(flag) <= _from_centre(_slot_hex(slot, x, y)) for x, y in cells)


def _from_centre(hex_: int) -> int:
    q, r = CELLS[hex_]
    return q * q + q * r + r * r


def test_the_large_map_takes_everything() -> None:
    """MED-1.5"""
    full = "A | III/0 II/4 | AI/0 AIV/0 AII/0 AIII/1 AV/1 | U1A U2A U3A U4A"
    assert len(custom_map(LARGE, full).hexes) == 177
    for told, reason in (
        ("A | III/0 | AI/0 AIV/0 AII/0 AIII/1 AV/1 | U1A U2A U3A U4A", "number 2, kind inner"),
        ("A | III/0 II/4 | AI/0 AIV/0 AII/0 | U1A U2A U3A U4A", "number 5, kind outer"),
        ("A | III/0 II/4 | AI/0 AIV/0 AII/0 AIII/1 AV/1 | U1A U2A U3A", "number 4, kind supplementary"),
        ("A | I/0 II/4 | AI/0 AIV/0 AII/0 AIII/1 AV/1 | U1A U2A U3A U4A", "map-once"),
    ):
        with pytest.raises(Misfit, match=reason):
            custom_map(LARGE, told)


def test_slots_lie_around_the_inner_modules() -> None:
    """MED-1.6, MED-1.7"""
    standard = [_disc(0, 0), *[{_slot_hex(slot, x, y) for x, y in _outer()} for slot in (1, 2, 3)]]
    notches = [{_slot_hex(slot, x, y) for x in (4, 5, 6) for y in (4, 5)} for slot in (1, 2, 3)]
    large = [*standard, _disc(6, 0), *[{_slot_hex(slot, x, y) for x, y in _outer()} for slot in (4, 5)]]
    more = [{_slot_hex(slot, x, y) for x in (4, 5, 6) for y in (4, 5)} for slot in (2, 3, 4, 5)]
    for field, parts in ((flat(), [*standard, *notches]), (flat_large(), [*large, *more])):
        assert sum(map(len, parts)) == len(set().union(*parts)) == len(field.hexes)
        assert set().union(*parts) == set(field.hexes)


def test_an_outer_module_may_be_turned_round() -> None:
    """MED-1.7"""
    field = custom_map(STANDARD, "A | I/0 | AI/1 AIV/0 AII/1 | U1A U2A U3A")
    for slot, face, orientation in ((1, "AI", 1), (2, "AIV", 0), (3, "AII", 1)):
        for x, y in _outer():
            printed = _FACES[face][(6 - x, 6 - y) if orientation else (x, y)]
            assert _TERRAIN[field.terrain[_slot_hex(slot, x, y)]] == printed
    for slot, face in ((1, "U1A"), (2, "U2A"), (3, "U3A")):
        for (x, y), printed in _FACES[face].items():
            assert _TERRAIN[field.terrain[_slot_hex(slot, 6 - x, 6 - y)]] == printed


def test_an_inner_module_may_be_turned_six_ways() -> None:
    """MED-1.7"""
    turned = [custom_map(STANDARD, f"A | II/{k} | AI/0 AIV/0 AII/0 | U1A U2A U3A") for k in range(6)]
    assert all(_TERRAIN[turned[0].terrain[HEX_OF[xy]]] == printed for xy, printed in _FACES["II"].items())
    for before, after in pairwise([*turned, turned[0]]):
        for q, r in _FACES["II"]:
            assert after.terrain[HEX_OF[-r, q + r]] == before.terrain[HEX_OF[q, r]]
    assert len({tuple(field.terrain) for field in turned}) == 6


@pytest.mark.parametrize(
    ("field", "central", "edge"),
    [
        (flat(), "(0,0)", "(4,0) (-4,4) (0,-4)"),
        (flat_large(), "(0,0) (6,0)", "(-4,4) (0,-4) (10,-4) (6,4)"),
    ],
)
def test_where_the_flags_are(field: Battlefield, central: str, edge: str) -> None:
    """MED-1.8"""
    points = {cell(flag): worth for flag, worth in zip(field.flags, field.flag_points, strict=True)}
    assert points == {**dict.fromkeys(central.split(), 2), **dict.fromkeys(edge.split(), 1)}
    assert [field.flag_at[flag] for flag in field.flags] == list(range(len(field.flags)))


def test_the_standard_map_is_a_hexagon_with_long_and_short_sides() -> None:
    """MED-1.8"""
    inside = {place for place, (q, r) in enumerate(CELLS) if all(-5 <= n <= 6 for n in (q, r, -q - r))}
    assert set(flat().hexes) == inside


@pytest.mark.parametrize("name", MAP_IDS)
def test_the_map_is_fixed_before_anybody_recruits(name: str) -> None:
    """MED-1.9"""
    size = "standard" if name.startswith("std") else "large"
    table = new_game(map_size=size, map=name)
    assert table.options_of("red") == table.options_of("yellow") == ["count:0", "count:1", "count:2", "count:3"]
    for viewer in ("red", "yellow", "nobody"):
        assert table.view(viewer)["terrain"] == preset(size == "large", name).terrain


@pytest.mark.parametrize("size", [STANDARD, LARGE])
def test_random_maps_are_legal_and_vary(size: int) -> None:
    """MED-1.9: every choice of the generator varies, and one seed gives one map."""
    maps = [random_map(size, seed) for seed in range(40)]
    assert len({tuple(field.terrain) for field in maps}) == 40
    assert random_map(size, 7).terrain == maps[7].terrain
    for field in maps:
        assert len(field.hexes) == (106, 177)[size]
        assert all(field.terrain[flag] != MOUNTAINS for flag in field.flags)
        assert sum(field.terrain[hex_] == PLAIN for hex_ in field.deployable) >= 31


def test_levels_costs_and_who_may_enter() -> None:
    """MED-1.10, MED-1.11, MED-1.12, MED-RUL-35"""
    assert LEVEL[MOUNTAINS] > LEVEL[ROCKY_HILLS] > LEVEL[FOREST] == LEVEL[PLAIN]
    assert [COST[terrain] for terrain in (PLAIN, FOREST, ROCKY_HILLS, MOUNTAINS)] == [1, 2, 2, 2]
    for kind, is_mounted in enumerate(IS_MOUNTED):
        allowed = [OPEN[TERRAINS * kind + terrain] for terrain in (PLAIN, FOREST, ROCKY_HILLS, MOUNTAINS)]
        assert allowed == ([True, False, False, False] if kind == TABOR else [True, True, True, not is_mounted])


def test_riders_and_tabors_at_the_edge_of_the_hills() -> None:
    """MED-1.11, MED-1.12"""
    field = flat("(2,2)=F, (2,1)=R, (1,3)=M")
    rider = battle(field, "Y LC (1,2) 5mp").plays("activate:1,2").lacks("step:1,3")
    for hex_, left in (("2,2", 3), ("2,1", 3), ("1,1", 4)):
        rider.fork().plays(f"step:{hex_}").is_at(f"Y LC ({hex_}) {left}mp")
    battle(field, "Y LI (1,2) 3mp").plays("activate:1,2", "step:1,3").is_at("Y LI (1,3) 1mp")
    tabor = battle(field, "Y TB (1,2)").plays("activate:1,2")
    tabor.offers("step:1,1", "step:0,2", "step:0,3")


@pytest.mark.parametrize("size", ["standard", "large"])
def test_everything_off_the_board_is_plain(size: str) -> None:
    """MED-1.13"""
    field = preset(size == "large", MAP_IDS[3 if size == "standard" else 5])
    off = [place for place in range(len(CELLS)) if not field.is_on_board[place]]
    assert off
    assert {(field.terrain[place], field.cost[place], field.level[place]) for place in off} == {(PLAIN, 1, 0)}


@pytest.mark.parametrize("size", ["standard", "large"])
def test_every_hex_has_its_sectors(size: str) -> None:
    """MED-1.14, MED-RUL-26"""
    field = _FIELDS[size]
    rows: list[dict[str, Any]] = DATA["layout"][size]["hexes"]
    for row in rows:
        mask = field.sectors[HEX_OF[row["q"], row["r"]]]
        assert [slot for slot in range(1, 6) if mask >> slot - 1 & 1] == row["sectors"]
        is_edge = sum(field.is_on_board[other] for other in _neighbours(row["q"], row["r"])) < 6
        assert is_edge == row["edge"]
        assert not (is_edge and row["part"].startswith("inner"))
    assert field.sectors[at("(1,1)")] == 0b111
    if size == "large":
        assert field.sectors[at("(6,1)")] == 0b11001


def _neighbours(q: int, r: int) -> list[int]:
    return [HEX_OF[q + a, r + b] for a, b in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]


def test_module_distances() -> None:
    """MED-1.15"""
    standard, large = flat().slot_distance, flat_large().slot_distance
    assert [standard[5 * a + b] for a in range(3) for b in range(3)] == [0, 1, 1, 1, 0, 1, 1, 1, 0]
    assert [large[5 * a : 5 * a + 5] for a in range(5)] == [
        [0, 1, 1, 1, 1],
        [1, 0, 1, 2, 2],
        [1, 1, 0, 2, 2],
        [1, 2, 2, 0, 1],
        [1, 2, 2, 1, 0],
    ]


def test_supplementary_modules_show_the_same_side() -> None:
    """MED-1.16, MED-RUL-41"""
    with pytest.raises(Misfit, match="map-side, face U2B, side A"):
        custom_map(STANDARD, "A | I/0 | AI/0 AIV/0 AII/0 | U1A U2B U3A")
    with pytest.raises(Misfit, match="map-side, face U1A, side B"):
        custom_map(STANDARD, "B | I/0 | BI/0 BIV/0 BII/0 | U1A U2B U3B")


def test_consequences_of_the_geometry() -> None:
    """MED-RUL-1: units deploy on outer modules only, which are longer than wide."""
    for size, field in _FIELDS.items():
        parts = {(row["q"], row["r"]): row["part"] for row in DATA["layout"][size]["hexes"]}
        assert {parts[CELLS[hex_]].split(":")[0] for hex_ in field.deployable} == {"outer"}
    assert [len(_FACES[face]) for face in ("AI", "I", "U1A")] == [23, 19, 6]


def test_both_sides_of_a_module_have_one_frame() -> None:
    """MED-RUL-2"""
    for row in DATA["module"]:
        one, other = row["faces"]
        assert _FACES[one].keys() == _FACES[other].keys()
