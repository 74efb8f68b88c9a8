"""Chapter 2: recruitment."""

from __future__ import annotations

from functools import cache

import pytest

from meadhall.engine.driver import waiting
from meadhall.games.medieval_battle.content import (
    BUDGET,
    IS_MOUNTED,
    LARGE,
    MOVEMENT,
    PRESET_COUNTS,
    PRESET_IDS,
    RECRUIT_COST,
    SIZE_IDS,
    STANDARD,
    TABOR,
)
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits, most_recruits
from meadhall.games.medieval_battle.setup import variant_of
from meadhall.games.medieval_battle.state import Battle
from tests.games.medieval_battle.telling import DEFAULTS, deployment, new_game

_NOBODY = "0-0-0-0-0-0-0-0"


def _counts(most: int) -> list[str]:
    return [f"count:{n}" for n in range(most + 1)]


def test_both_choose_at_once_with_the_map_in_view() -> None:
    """MED-2.1"""
    table = new_game()
    asked = waiting(table.s)
    assert [type(decision) for decision in asked] == [RecruitUnits, RecruitUnits]
    assert [table.s.side_of(decision.seat) for decision in asked] == [0, 1]
    other = table.fork().recruits("yellow", "1-1-1-1-1-1-1-1").recruits("red", "3-1-1-1-1-1-1-1")
    table.recruits("red", "3-1-1-1-1-1-1-1").recruits("yellow", "1-1-1-1-1-1-1-1")
    assert table.s.place == other.s.place
    table.asks("place_tabor", of="red")


@pytest.mark.parametrize(
    ("size", "most", "full"), [("standard", 2, "3-3-0-2-1-0-0-0"), ("large", 3, "3-3-0-3-3-3-3-0")]
)
def test_the_budget_depends_on_the_map(size: str, most: int, full: str) -> None:
    """MED-2.2, MED-2.7: what is left limits every further choice."""
    table = new_game(map_size=size).recruits("red", "3-3-0")
    assert table.s.cost_of_army(0) == 15
    assert table.options_of("red") == _counts(most)
    spent = new_game(map_size=size).recruits("red", full)
    assert spent.s.cost_of_army(0) == BUDGET[SIZE_IDS.index(size)] == (20, 30)[size == "large"]
    assert [decision.seat for decision in waiting(spent.s)] == [spent.seat("yellow")]


@pytest.mark.parametrize(("kind", "cost"), list(enumerate([3, 2, 2, 2, 1, 1, 1, 2])))
def test_what_each_type_costs(kind: int, cost: int) -> None:
    """MED-2.3"""
    counts = "-".join("1" if n == kind else "0" for n in range(TABOR))
    assert new_game().recruits("red", counts).s.cost_of_army(0) == cost


def test_the_tabor_is_always_there() -> None:
    """MED-2.4, MED-RUL-5"""
    table = deployment(_NOBODY, _NOBODY).asks("place_tabor", of="red")
    table.plays("hex:-5,-1").asks("place_tabor", of="yellow").plays("hex:-1,6").turn_of("yellow")
    table.is_at("R TB (-5,-1); Y TB (-1,6); R reserve empty; Y reserve empty")


@pytest.mark.parametrize(("size", "most"), [("standard", 1), ("large", 2)])
def test_longbowmen_are_rare(size: str, most: int) -> None:
    """MED-2.5, MED-2.6"""
    assert new_game(map_size=size).recruits("red", "0-0-0-0-0-0-0").options_of("red") == _counts(most)


def test_no_more_units_than_counters() -> None:
    """MED-2.6"""
    table = new_game(map_size="large")
    for _ in range(7):
        assert table.options_of("yellow") == _counts(3)
        table.plays("count:0", by="yellow")


def test_points_may_be_left_over() -> None:
    """MED-2.7, MED-RUL-5"""
    table = deployment("1-0-0-0-0-0-0-0", "0-0-0-0-0-0-1-0").asks("place_tabor", of="red")
    table.is_at("R reserve HC; Y reserve AR")


@pytest.mark.parametrize(("size", "armies"), [(STANDARD, 19731), (LARGE, 47578)])
def test_how_many_legal_armies_there_are(size: int, armies: int) -> None:
    """MED-2.5, MED-2.6, MED-2.7"""
    variant = variant_of({**DEFAULTS, "map_size": SIZE_IDS[size]})

    @cache
    def count(kind: int, spent: int) -> int:
        if kind == TABOR:
            return 1
        s = Battle(variant)
        _spend(s, spent)
        return sum(count(kind + 1, spent + n * RECRUIT_COST[kind]) for n in range(most_recruits(s, 0, kind) + 1))

    assert count(0, 0) == armies


def _spend(s: Battle, points: int) -> None:
    """Recruit anything for so many points."""
    for kind, cost in enumerate(RECRUIT_COST[:TABOR]):
        taken = min(3 - (kind == TABOR - 1), points // cost)
        s.recruit(0, kind, taken)
        points -= taken * cost
    assert points == 0


@pytest.mark.parametrize(("size", "points", "mounted"), [(STANDARD, 52, 8), (LARGE, 66, 9)])
def test_the_fastest_army_and_the_one_with_most_horses(size: int, points: int, mounted: int) -> None:
    """MED-RUL-39: the numbers in the bound on a game's length."""

    @cache
    def most(kind: int, budget: int, is_speed: bool) -> int:
        if kind == TABOR:
            return 0
        worth = MOVEMENT[kind] if is_speed else IS_MOUNTED[kind]
        counters = 1 + size if kind == TABOR - 1 else 3
        taken = range(min(counters, budget // RECRUIT_COST[kind]) + 1)
        return max(n * worth + most(kind + 1, budget - n * RECRUIT_COST[kind], is_speed) for n in taken)

    assert (most(0, BUDGET[size], True), most(0, BUDGET[size], False)) == (points, mounted)
    bound = (5 + 1) * (points + 1) + 5 + mounted
    assert 4 * bound + 2 == (1326, 1666)[size]


def test_what_is_not_chosen_takes_no_part() -> None:
    """MED-2.8"""
    table = deployment("1-0-0-0-0-0-0-0", "0-0-0-0-0-0-1-0").plays("hex:-5,-1", "hex:-1,6")
    table.asks("deploy_unit", of="red").offers("deploy:heavy_cavalry", "finish")
    table.plays("finish").asks("deploy_unit", of="yellow").offers("deploy:archers", "finish")


@pytest.mark.parametrize("size", ["standard", "large"])
def test_ready_made_armies_are_chosen_or_given(size: str) -> None:
    """MED-2.9"""
    digits = {"standard": "a20", "large": "a30"}[size]
    names = [name for name in PRESET_IDS if name.startswith(digits)]
    table = new_game(map_size=size, army_mode="preset_choice").asks("choose_preset", of="red")
    assert table.options_of("red") == table.options_of("yellow") == [f"preset:{name}" for name in names]
    table.plays(f"preset:{names[1]}", by="yellow").plays(f"preset:{names[2]}", by="red")
    table.asks("place_tabor", of="red")
    assert [table.s.count_reserve(0, kind) for kind in range(TABOR)] == PRESET_COUNTS[PRESET_IDS.index(names[2])]
    assert [table.s.count_reserve(1, kind) for kind in range(TABOR)] == PRESET_COUNTS[PRESET_IDS.index(names[1])]
    given = new_game(map_size=size, army_mode="preset_fixed", army_red=names[3], army_yellow=names[0])
    given.asks("place_tabor", of="red")
    assert [given.s.count_reserve(0, kind) for kind in range(TABOR)] == PRESET_COUNTS[PRESET_IDS.index(names[3])]
    assert [given.s.count_reserve(1, kind) for kind in range(TABOR)] == PRESET_COUNTS[PRESET_IDS.index(names[0])]
