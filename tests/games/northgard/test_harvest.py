"""Chapter 13: harvest: fame, resources and trade."""

from __future__ import annotations

import pytest

from meadhall.games.northgard import hidden
from meadhall.games.northgard.content import CLAN_IDS, NONE
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, SIDES
from tests.games.northgard.told import Table, told


def _harvests(table: Table, side: str) -> list[int]:
    """What a player collected at harvest: food, wood, lore."""
    clan = table.s.clan[SIDES.index(side)]
    return [numbers[1:4] for numbers in table.heard("harvested") if numbers[0] == clan][-1]


# The rulebook's example


def test_harvest_and_winter_of_three_players() -> None:
    """NOR-EX-2, NOR-13.1, NOR-13.2, NOR-14.1"""
    table = told(
        BOARD_A,
        "R 1 T(3,0)n; R 1 T(-1,-2)s; R 1 T(2,2)s; R 1 T(0,1)e; P 3 T(2,1)n; P 2 T(-2,1)n; P 2 T(1,0)e;"
        "Y 1 T(-1,-1)s; Y 1 T(-1,1)s; Y 1 T(0,-1)s; marker P",
        phase="harvest",
    )
    table.asks("trade", of="purple").is_at("P fame 0; P stock 2/1/0; Y stock 0/0/0; R stock 0/0/0").plays("finish")
    table.asks("trade", of="yellow").is_at("Y fame 2; Y stock 1/1/3; R stock 0/0/0").plays("finish")
    table.asks("trade", of="red").is_at("R fame 2; R stock 3/1/2").plays("finish")
    assert table.heard("wintered") == [
        [CLAN_IDS.index("clan_raven"), 7, 2, 0, 0],
        [CLAN_IDS.index("clan_boar"), 3, 0, 0, 0],
        [CLAN_IDS.index("clan_goat"), 4, 1, 0, 0],
    ]
    table.is_at("P stock 0/1/0; R stock 2/1/2; Y stock 1/1/3; unrest 10")


# Fame


@pytest.mark.parametrize(
    ("territory", "tiles", "closed", "fame"),
    [
        ("T(0,0)e", 2, True, 1),
        ("T(0,0)w", 3, True, 2),
        ("T(0,0)n", 3, False, 0),
        ("T(2,0)n", 2, True, 1),
        ("T(0,-1)n", 1, False, 0),
    ],
)
def test_closed_territories_bring_fame(territory: str, tiles: int, closed: bool, fame: int) -> None:
    """NOR-13.1"""
    table = told(BOARD_A, f"R 1 {territory}", phase="harvest").spans(territory, tiles, closed)
    table.is_at(f"R fame {fame}; P fame 0; Y fame 0")


def test_every_closed_territory_counts_by_itself() -> None:
    """NOR-13.1"""
    told(BOARD_A, "R 1 T(0,0)w; R 1 T(0,0)e; R 1 T(0,0)s; P 1 T(0,1)w", phase="harvest").is_at("R fame 4; P fame 1")


def test_an_altar_brings_three_fame() -> None:
    """NOR-13.2: in an open territory as well; to nobody in a neutral one."""
    told(BOARD_A, "R 1 T(-1,-1)n; altar_of_kings (-1,-1)n", phase="harvest").is_at("R fame 3")
    told(BOARD_A, "R 1 T(0,0)n; altar_of_kings (-1,-1)n", phase="harvest").is_at("R fame 0; P fame 0; Y fame 0")


# Resources


def test_icons_and_buildings_bring_resources() -> None:
    """NOR-13.2"""
    table = told(
        BOARD_A,
        "R 1 T(0,0)w; food_silo (-1,0)n; woodcutter_lodge (-1,1)n; R 1 T(1,0)n; menhir (2,0)e; P 1 T(-1,-1)s",
        phase="harvest",
    )
    assert _harvests(table.plays("finish"), "red") == [2, 1, 1]
    assert _harvests(table, "purple") == [0, 0, 2]
    assert _harvests(table, "yellow") == [0, 0, 0]


def test_more_units_do_not_harvest_more() -> None:
    """NOR-13.2"""
    assert _harvests(told(BOARD_A, "R 6 T(2,0)w", phase="harvest"), "red") == [2, 0, 0]


def test_a_neutral_territory_is_not_harvested() -> None:
    """NOR-13.2"""
    table = told(BOARD_A, "R 1 T(0,0)e; food_silo (-1,0)n", phase="harvest")
    assert [_harvests(table, side) for side in SIDES[:3]] == [[0, 0, 0]] * 3


def test_harvest_begins_with_the_first_player() -> None:
    """NOR-13.1, NOR-13.2, NOR-13.3: each does all before the next."""
    table = told(BOARD_A, "R stock 3/0/0; P stock 3/0/0; Y stock 3/0/0; P 1 T(2,0)w; marker Y", phase="harvest")
    table.asks("trade", of="yellow").plays("finish").asks("trade", of="red").is_at("P stock 3/0/0").plays("finish")
    table.asks("trade", of="purple").is_at("P stock 5/0/0; P fame 1")


# Trade


def test_three_for_one() -> None:
    """NOR-TV-26, NOR-13.3"""
    table = told(BOARD_A, "R 1 T(0,0)e; R stock 2/1/4", phase="harvest").asks("trade", of="red")
    table.plays("give:1:0:2").asks("trade_get", of="red").offers("resource:food", "resource:wood", "resource:lore")
    table.plays("resource:wood").is_at("R stock 1/2/2").asks("trade", of="red")
    table.plays("give:0:2:1", "resource:food").is_at("R stock 2/0/1")
    table.plays("give:2:0:1", "resource:wood").is_at("R stock 0/1/0")
    assert table.question != "trade"


def test_only_what_one_has_is_given() -> None:
    """NOR-13.3"""
    table = told(BOARD_A, "R 1 T(0,0)e; R stock 2/1/0", phase="harvest").asks("trade", of="red")
    table.offers("give:2:1:0", "finish")
    assert told(BOARD_A, "R 1 T(0,0)e; R stock 1/1/0", phase="harvest").question != "trade"


def test_three_of_a_kind_do_not_become_one_of_it() -> None:
    """NOR-13.3, NOR-RUL-39"""
    table = told(BOARD_A, "R 1 T(0,0)e; R stock 0/0/3", phase="harvest").plays("give:0:0:3")
    table.offers("resource:food", "resource:wood")


# Fame is face down


def test_fame_is_hidden_and_resources_are_open() -> None:
    """NOR-13.4"""
    table = told(BOARD_A, "R fame 5; R stock 1/2/0; P fame 7")
    seen = hidden.observe(table.s, 1)["players"]
    assert [player["fame"] for player in seen] == [NONE, 7, NONE]
    assert hidden.observe(table.s, 1)["stock"][:3] == [1, 2, 0]
    seen = hidden.observe(told(BOARD_A, "R fame 5", open_fame=True).s, 1)["players"]
    assert seen[0]["fame"] == 5


# Scorched Earth


def test_scorched_earth_is_decided_before_anybody_collects() -> None:
    """NOR-13.5, NOR-17.15"""
    position = "R 1 T(2,0)w; P 1 T(2,0)n; scorched (2,0)w; marker R"
    table = told(BOARD_A, position, phase="harvest", clans="goat snake boar")
    table.asks("steal", of="purple").is_at("R stock 0/0/0; R fame 0; P stock 0/0/0").plays("resource:food")
    table.is_at("R stock 1/0/0; R fame 1; P stock 1/0/0; P fame 1")


def test_the_snake_takes_one_token_and_not_all() -> None:
    """NOR-RUL-13, NOR-17.15"""
    table = told(BOARD_A, "R 1 T(2,0)w; scorched (3,0)n", phase="harvest", clans="goat snake boar")
    table.offers("resource:food", "finish").plays("resource:food").is_at("P stock 1/0/0; R stock 1/0/0")


def test_a_wolf_leaves_the_snake_only_what_buildings_give() -> None:
    """NOR-TV-18, NOR-17.15, NOR-18.17"""
    board = "(0,0) start r0; (0,-1) t11 r0"
    position = "R 1 T(0,-1)n; food_silo (0,-1)n; scorched (0,-1)n"
    table = told(board, f"{position}; wolf_beige (0,-1)n", phase="harvest", clans="goat snake boar", creatures=True)
    table.asks("steal", of="purple").offers("resource:food", "finish").plays("resource:food")
    table.is_at("P stock 1/0/0; R stock 0/0/0")
    table = told(board, position, phase="harvest", clans="goat snake boar")
    table.asks("steal", of="purple").offers("resource:food", "resource:wood", "finish")
    table.fork().plays("resource:food").is_at("P stock 1/0/0; R stock 0/1/0")
    table.plays("resource:wood").is_at("P stock 0/1/0; R stock 1/0/0")


def test_the_snake_may_leave_it() -> None:
    """NOR-17.15"""
    table = told(BOARD_B, "R 1 T(0,0)s; scorched (0,1)m", phase="harvest", clans="goat snake boar")
    table.asks("steal", of="purple").plays("finish").is_at("R stock 1/0/0; P stock 0/0/0")


def test_to_take_what_one_gives_is_a_folly() -> None:
    """NOR-13.3: two resources would be given for nothing. It is legal, but bots and hints leave it out."""
    table = told(BOARD_A, "R 1 T(3,0)n; R stock 4/2/2", phase="harvest").asks("trade", of="red")
    assert table.follies == ["give:1:1:1"]
    table.plays("give:2:1:0").offers("resource:food", "resource:wood", "resource:lore")
    assert table.follies == ["resource:food", "resource:wood"]
