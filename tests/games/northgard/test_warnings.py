"""What is said before a choice that loses something, or leaves something within reach."""

from __future__ import annotations

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.inspected import Warned
from meadhall.games.northgard import GAME
from meadhall.games.northgard.content import AREA_IDS
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M, BOARD_S
from meadhall.games.northgard.warnings import WARNED, warn
from tests.games.northgard.told import Table, told


def _warnings(table: Table, option: str) -> list[Warned]:
    decision = waiting(table.s)[0]
    assert isinstance(decision, WARNED)
    number = decision.options(table.s)[table.options.index(table._canonical(option))]
    after = table.s.clone()
    carry_out(after, decision, number)
    found = warn(table.s, after, decision, number)
    for each in found:
        assert all(GAME.words(language).has(f"warning-{each.key}") for language in ("en", "pl"))
    return found


def _keys(table: Table, option: str) -> list[str]:
    return [each.key for each in _warnings(table, option)]


# Winter


def _recruiting(lands: str, food: int = 0) -> Table:
    """Red recruits on BOARD-M, where T(1,0)n gives a food and the other lands nothing."""
    table = told(BOARD_M, f"{lands}; R hand start_recruit; R stock {food}/0/0").plays("play:start_recruit")
    return table.asks("recruit_figure", of="red")


def test_a_unit_above_a_band_of_winter_is_warned_of() -> None:
    """NOR-14.1: the fourth unit costs a food."""
    assert _keys(_recruiting("R 2 T(1,0)e; R 1 T(1,0)s"), "unit:T(1,0)e") == ["winter_band"]


def test_a_unit_that_can_be_fed_is_not() -> None:
    """NOR-14.1: with food in stock, from the land, or below the band."""
    assert _keys(_recruiting("R 2 T(1,0)e; R 1 T(1,0)s", food=1), "unit:T(1,0)e") == []
    assert _keys(_recruiting("R 2 T(1,0)e; R 1 T(1,0)n"), "unit:T(1,0)e") == []
    assert _keys(_recruiting("R 1 T(1,0)e; R 1 T(1,0)s"), "unit:T(1,0)e") == []


def test_a_trade_that_would_prevent_hunger_is_told() -> None:
    """NOR-13.3, NOR-14.3"""
    story = "R 5 T(0,0)w; R 2 T(1,0)n; P 3 T(2,1)n; R stock {}"
    hungry = told(BOARD_A, story.format("0/3/0"), phase="harvest").asks("trade", of="red")
    assert _warnings(hungry, "finish") == [Warned("hunger", {}, is_grave=True)]
    assert _keys(hungry, "give:0:3:0") == []
    fed = told(BOARD_A, story.format("1/3/0"), phase="harvest").asks("trade", of="red")
    assert _keys(fed, "finish") == []
    poor = told(BOARD_A, "R 10 T(0,0)w; P 3 T(2,1)n; R stock 0/3/0", phase="harvest")
    assert _keys(poor.asks("trade", of="red"), "finish") == []


# Moving


def test_an_attack_that_is_rather_lost_is_warned_of() -> None:
    """NOR-12.9: with what goes, what is there, and food."""
    story = "R {} T(0,0)e; P 3 T(1,0)n; R hand militia; R stock {}/0/0"
    weak = told(BOARD_M, story.format(2, 0)).plays("play:militia", "territory:T(0,0)e")
    [poor] = _warnings(weak, "territory:T(1,0)n")
    assert poor.key == "poor_odds"
    assert int(poor.arguments["chance"]) < 50
    assert _keys(weak, "territory:T(1,0)e") == []
    strong = told(BOARD_M, story.format(6, 0)).plays("play:militia", "territory:T(0,0)e")
    assert _keys(strong, "territory:T(1,0)n") == []
    strong.plays("territory:T(1,0)n")
    assert (_keys(strong, "units:1"), _keys(strong, "units:5")) == (["poor_odds"], [])


def test_a_land_with_buildings_or_fame_is_not_left_without_a_word() -> None:
    """NOR-1.3, NOR-13.1"""
    story = "R 2 T(0,0)e; P 2 T(-1,-1)s; R hand start_move"
    built = told(BOARD_S, f"{story}; forge (1,0)n").plays("play:start_move", "territory:T(0,0)e", "territory:T(0,0)n")
    assert (_keys(built, "units:2"), _keys(built, "units:1")) == (["land_left"], [])
    closed = told(BOARD_S, story).plays("play:start_move", "territory:T(0,0)e", "territory:T(0,0)n")
    assert _warnings(closed, "units:2") == [Warned("fame_left", {"territory": AREA_IDS[closed.territory("T(0,0)e")]})]


def test_an_open_land_without_buildings_may_be_left() -> None:
    """NOR-8.3"""
    table = told(BOARD_M, "R 2 T(1,0)e; R hand start_move").plays("play:start_move", "territory:T(1,0)e")
    assert _keys(table.plays("territory:T(1,0)n"), "units:2") == []


# Passing

_THREE = "R 2 T(0,0)e; R 2 T(0,0)s; R 2 T(0,0)w; P 2 T(-1,-1)s; Y 2 T(-2,-1)n; forge (1,0)n; altar_of_kings (0,1)n"
"""Red has two strongholds, and a third closed land with a large slot."""


def test_a_victory_by_strongholds_is_not_passed_up() -> None:
    """NOR-16.1"""
    story = f"{_THREE}; R hand {{}} start_move; R stock 0/{{}}/0; display spy capture merchant"
    assert _warnings(told(BOARD_S, story.format("start_build", 3)), "pass") == [
        Warned("own_stronghold", {}, is_grave=True)
    ]
    assert _keys(told(BOARD_S, story.format("start_feast", 3)), "pass") == ["own_stronghold"]
    assert _keys(told(BOARD_S, story.format("start_build", 2)), "pass") == []
    assert _keys(told(BOARD_S, story.format("start_explore", 3)), "pass") == []


def test_a_rival_who_is_about_to_win_is_told() -> None:
    """NOR-16.1"""
    story = f"{_THREE}; R stock 0/{{}}/0; P hand start_move; display spy capture merchant"
    assert _warnings(told(BOARD_S, story.format(3), turn="purple"), "pass") == [
        Warned("rival_strongholds", {"side": "clan_goat"})
    ]
    assert _keys(told(BOARD_S, story.format(2), turn="purple"), "pass") == []
    assert _keys(told(BOARD_S, f"{story.format(3)}; R passed", turn="purple"), "pass") == []
    won = told(BOARD_S, f"{story.format(0)}; fortress (-1,0)n", turn="purple")
    [grave] = _warnings(won, "pass")
    assert (grave.key, grave.is_grave) == ("rival_strongholds", True)


def test_lore_for_an_upgrade_is_not_spent_without_a_word() -> None:
    """NOR-5.5, NOR-5.6, NOR-5.7"""
    story = "R 1 T(0,0)e; R hand start_move start_build; R deck start_feast; R stock 0/0/{}{}"
    table = told(BOARD_M, story.format(3, "; R upgrades goat_teamwork"))
    assert _keys(table, "replace:start_build") == ["upgrade_lore"]
    assert _keys(table, "remove:start_build") == ["upgrade_lore"]
    assert _keys(told(BOARD_M, story.format(4, "; R upgrades goat_teamwork")), "replace:start_build") == []
    assert _keys(told(BOARD_M, story.format(3, "")), "replace:start_build") == []


def test_in_the_last_year_the_best_achievement_is_told() -> None:
    """NOR-4.3, NOR-5.8"""
    story = "R 3 T(1,0)e; P 4 T(0,0)w; Y 1 T(0,0)s; R hand start_move start_build; display {} ach_scholar ach_builder"
    table = told(BOARD_M, story.format("ach_warlord"), year=7)
    assert _warnings(table, "wait:start_build") == [Warned("best_achievement", {"card": "ach_warlord"})]
    assert _keys(table, "pass") == []
    assert _keys(told(BOARD_M, story.format("ach_trapper"), year=7), "wait:start_build") == []
    assert _keys(told(BOARD_M, story.format("ach_warlord"), year=6), "wait:start_build") == []


# Exploring


def test_a_tile_that_could_close_an_own_land_is_told() -> None:
    """NOR-9.8"""
    story = "R 1 T(0,0)e; P 3 T(0,0)s; Y 3 T(0,0)w; R hand start_explore; tiles t11"
    table = told(BOARD_B, story).plays("play:start_explore").asks("turn_tile", of="red")
    assert _keys(table, "rotation:2") == []
    assert _keys(table, "rotation:3") == ["could_close"]


def test_closing_only_an_opponent_s_land_is_told() -> None:
    """NOR-9.8"""
    story = "Y 1 T(0,0)e; R 1 T(0,-1)n; tiles t11; R hand start_explore"
    table = told(BOARD_B, story).plays("play:start_explore", "cell:1,-1")
    assert _warnings(table, "rotation:2") == [Warned("closes_rival", {"side": "clan_boar"})]
    assert _keys(table, "rotation:3") == []


# Building


def test_wood_for_a_great_building_is_not_spent_without_a_word() -> None:
    """NOR-7.1"""
    story = "R 2 T(0,0)e; P 2 T(-1,-1)s; R hand start_build; R stock 0/{}/0"
    table = told(BOARD_S, story.format(3)).plays("play:start_build")
    assert _keys(table, "build:T(0,0)e:food_silo") == ["great_wood"]
    assert _keys(table, "build:T(0,0)e:forge") == []
    assert _keys(told(BOARD_S, story.format(4)).plays("play:start_build"), "build:T(0,0)e:food_silo") == []
    assert _keys(told(BOARD_S, story.format(2)).plays("play:start_build"), "build:T(0,0)e:food_silo") == []
