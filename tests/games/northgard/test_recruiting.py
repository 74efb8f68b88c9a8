"""Chapter 6: the Recruit action."""

from __future__ import annotations

from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M
from tests.games.northgard.told import told

_FULL = """P 1 T(0,0)n; P 1 T(0,0)e; P 1 T(0,0)s; P 1 T(0,0)w; Y 1 T(1,0)n; Y 1 T(1,0)e; Y 1 T(1,0)s"""
"""No territory of BOARD-M is neutral."""


def test_recruit_with_two_training_camps() -> None:
    """NOR-EX-3, NOR-6.1, NOR-6.5: two recruited, and one for each camp."""
    camps = "training_camp (-1,0)n; training_camp (0,1)n"
    table = told(BOARD_A, f"R 1 T(0,0)w; R 1 T(0,0)s; {camps}; R hand upgraded_town_hall")
    table.plays("play:upgraded_town_hall", "unit:T(0,0)w", "unit:T(0,0)s").is_at(
        "R 3 T(0,0)w; R 3 T(0,0)s; R reserve 8"
    )


def test_two_training_camps_in_one_territory() -> None:
    """NOR-TV-6, NOR-6.2, NOR-6.5: the reserve has one unit left for them."""
    camps = "training_camp (-1,0)n; training_camp (-1,1)n"
    table = told(BOARD_A, f"R 12 T(0,0)w; {camps}; R hand start_recruit").plays("play:start_recruit")
    table.is_at("R 14 T(0,0)w; R reserve 0")
    more = told(BOARD_A, f"R 8 T(0,0)w; {camps}; R hand start_recruit").plays("play:start_recruit")
    more.is_at("R 11 T(0,0)w; R reserve 3")


def test_a_camp_adds_one_unit_for_the_whole_action() -> None:
    """NOR-RUL-46, NOR-6.5: however many were recruited there."""
    table = told(BOARD_A, "R 1 T(0,0)s; training_camp (0,1)n; R hand upgraded_town_hall").plays(
        "play:upgraded_town_hall"
    )
    table.plays("unit:T(0,0)s").is_at("R 4 T(0,0)s; R reserve 10")


def test_a_camp_where_nobody_was_recruited_adds_nobody() -> None:
    """NOR-6.5"""
    table = told(BOARD_A, "R 1 T(0,0)w; R 1 T(0,0)s; training_camp (0,1)n; R hand start_recruit")
    table.plays("play:start_recruit", "unit:T(0,0)w").is_at("R 2 T(0,0)w; R 1 T(0,0)s; R reserve 11")


def test_the_last_unit_goes_to_the_camp_where_one_was_recruited_first() -> None:
    """NOR-6.5: in the order of the placements."""
    camps = "training_camp (-1,0)n; training_camp (0,1)n"
    table = told(BOARD_A, f"R 10 T(0,0)w; R 1 T(0,0)s; {camps}; R hand upgraded_town_hall")
    table.fork().plays("play:upgraded_town_hall", "unit:T(0,0)s", "unit:T(0,0)w").is_at("R 11 T(0,0)w; R 3 T(0,0)s")
    table.plays("play:upgraded_town_hall", "unit:T(0,0)w", "unit:T(0,0)s").is_at("R 12 T(0,0)w; R 2 T(0,0)s")


def test_units_go_to_own_territories_as_many_as_one_likes() -> None:
    """NOR-6.1: not to neutral or enemy ones; no number of units is too many."""
    table = told(BOARD_M, "R 9 T(0,0)n; R 1 T(1,0)s; P 1 T(0,0)s; R hand upgraded_town_hall").plays(
        "play:upgraded_town_hall"
    )
    table.offers("unit:T(0,0)n", "unit:T(1,0)s").plays("unit:T(0,0)n")
    table.offers("unit:T(0,0)n", "unit:T(1,0)s", "finish").plays("unit:T(0,0)n").is_at("R 11 T(0,0)n; R reserve 2")


def test_at_least_one_unit_is_recruited() -> None:
    """NOR-RUL-50, NOR-6.1: one may finish only after the first."""
    table = told(BOARD_M, "R 1 T(0,0)n; R 1 T(0,0)s; R hand upgraded_town_hall").plays("play:upgraded_town_hall")
    table.lacks("finish").plays("unit:T(0,0)s").has("finish").plays("finish").is_at(
        "R 2 T(0,0)s; R 1 T(0,0)n; R reserve 11"
    )


def test_nobody_recruits_without_a_reserve() -> None:
    """NOR-6.2: thirteen units on the map leave one of two."""
    table = told(BOARD_M, "R 13 T(0,0)n; R hand upgraded_town_hall").plays("play:upgraded_town_hall")
    table.is_at("R 14 T(0,0)n; R reserve 0").turn_of("purple")
    told(BOARD_M, "R 14 T(0,0)n; R hand start_recruit").lacks("play:start_recruit")


def test_a_player_without_figures_begins_in_any_neutral_territory() -> None:
    """NOR-6.3: and goes on in that one."""
    table = told(BOARD_M, "P 1 T(0,0)n; Y 1 T(0,0)s; R hand upgraded_town_hall").plays("play:upgraded_town_hall")
    table.offers("unit:T(0,0)e", "unit:T(0,0)w", "unit:T(1,0)n", "unit:T(1,0)e", "unit:T(1,0)s").plays("unit:T(1,0)n")
    table.offers("unit:T(1,0)n", "finish").plays("unit:T(1,0)n").is_at("R 2 T(1,0)n; R reserve 12")


def test_without_a_neutral_territory_a_tile_is_laid_for_the_recruits() -> None:
    """NOR-6.4: t13 would join somebody's territory and goes under the pile; t03 has room."""
    story = f"{_FULL}; R hand upgraded_town_hall; tiles t13 > t03"
    table = told(BOARD_M, story, clans="boar raven goat").plays("play:upgraded_town_hall").asks("place_tile", of="red")
    table.is_at("tiles t13").offers("cell:0,-1", "cell:-1,0", "cell:0,1", "cell:1,-1", "cell:2,0", "cell:1,1")
    table.lays("t03", "(2,0)", 0).asks("recruit_figure", of="red").offers(
        "unit:T(2,0)n", "unit:T(2,0)e", "unit:T(2,0)s"
    )
    table.plays("unit:T(2,0)e").offers("unit:T(2,0)e", "finish").plays("finish").is_at("R 1 T(2,0)e; R reserve 13")
    table.is_at("R stock 0/0/0; R fame 0; Y fame 0; P fame 0")


def test_no_creature_comes_from_the_tile_of_the_recruits() -> None:
    """NOR-6.4: t03 has a lair; and a Brown Bear's territory is no place to recruit in."""
    story = f"{_FULL.removesuffix('; Y 1 T(1,0)s')}; brown_bear_beige (1,0)s; R hand start_recruit; tiles t03"
    table = told(BOARD_M, story, creatures=True).plays("play:start_recruit").asks("place_tile", of="red")
    table.lays("t03", "(2,0)", 0).plays("unit:T(2,0)n").is_at("R 1 T(2,0)n")
    assert "creature_appeared" not in table.lines()


def test_without_a_tile_that_fits_nobody_is_recruited() -> None:
    """NOR-6.4: the card is spent; with an empty pile it could not even be played."""
    table = told(BOARD_M, f"{_FULL}; R hand start_recruit; tiles t13").plays("play:start_recruit").turn_of("purple")
    table.is_at("R reserve 14; R played start_recruit; tiles t13")
    assert "no_tile_fits" in table.lines()
    told(BOARD_M, f"{_FULL}; R hand start_recruit; tiles empty").lacks("play:start_recruit")


def test_only_a_plain_recruit_brings_a_tile() -> None:
    """NOR-6.4: Hunters go where food is shown in own territories, and there are none."""
    table = told(BOARD_M, f"{_FULL}; R hand hunters allies_from_wild; tiles t03").lacks("play:hunters")
    table.plays("play:allies_from_wild").asks("place_tile", of="red")


def test_the_tile_of_a_returning_player_closes_territories_for_nothing() -> None:
    """NOR-RUL-20, NOR-6.4: Purple's open territory is closed by Red's second chance, and nobody gains anything."""
    full = """Y 1 T(0,0)n; P 1 T(0,0)e; Y 1 T(0,0)s; Y 1 T(0,0)w; Y 1 T(0,1)n; Y 1 T(0,1)s; Y 1 T(0,2)s; Y 1 T(1,0)e;
        Y 1 T(1,0)s; Y 1 T(0,-1)n; Y 1 T(0,-1)s"""
    table = told(BOARD_B, f"{full}; tiles t01", phase="end_of_year", clans="boar raven stag")
    table.asks("second_chance", of="red").offers("decline", "draw_tile").plays("draw_tile").lays("t01", "(1,-1)", 2)
    table.spans("T(0,0)e", 3, closed=True).asks("second_chance", of="red")
    table.offers("territory:T(1,-1)s", "territory:T(1,-1)w").plays("territory:T(1,-1)w")
    table.is_at("R 3 T(1,-1)w; R stock 0/0/0; R fame 0; P fame 0; P stock 0/0/0; Y fame 0")


def test_cards_say_where_units_may_go() -> None:
    """NOR-6.6: own, own or neutral, neutral."""
    story = "R 1 T(0,0)n; R 1 T(0,0)w; P 1 T(0,0)s; R hand start_recruit mercenary allies_from_wild"
    neutral = ["unit:T(0,0)e", "unit:T(1,0)n", "unit:T(1,0)e", "unit:T(1,0)s"]
    table = told(BOARD_M, story)
    table.fork().plays("play:start_recruit").offers("unit:T(0,0)n", "unit:T(0,0)w")
    table.fork().plays("play:mercenary").offers("unit:T(0,0)n", "unit:T(0,0)w", *neutral)
    table.fork().plays("play:allies_from_wild").offers(*neutral)


def test_all_in_one_territory() -> None:
    """NOR-6.6: Recruitment and Outpost keep their units together."""
    table = told(BOARD_M, "R 1 T(0,0)n; R 1 T(1,0)s; R hand recruitment").plays("play:recruitment", "unit:T(1,0)s")
    table.offers("unit:T(1,0)s", "finish").plays("unit:T(1,0)s").is_at("R 3 T(1,0)s; R 1 T(0,0)n")
    outpost = told(BOARD_M, "R 1 T(0,0)n; R hand outpost").plays("play:outpost", "unit:T(1,0)e")
    outpost.offers("unit:T(1,0)e", "finish")


def test_a_territory_that_was_neutral_stays_a_target() -> None:
    """NOR-6.6: three units from the wild, two of them together; never where Red already was."""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand allies_from_wild").plays("play:allies_from_wild", "unit:T(1,0)s")
    table.has("unit:T(1,0)s", "unit:T(1,0)e", "finish").lacks("unit:T(0,0)n").plays("unit:T(1,0)s", "unit:T(1,0)e")
    table.is_at("R 2 T(1,0)s; R 1 T(1,0)e; R 1 T(0,0)n; R reserve 10")


def test_an_added_unit_is_not_recruited() -> None:
    """NOR-RUL-29, NOR-6.7: Capture's unit and the one that the Stag pulls do not stir a Training Camp."""
    capture = told(BOARD_A, "R 1 T(0,0)w; training_camp (-1,0)n; P 2 T(0,0)s; R hand capture").plays("play:capture")
    capture.is_at("R 2 T(0,0)w; P 1 T(0,0)s; R reserve 12; P reserve 13")
    story = "R 1 T(0,0)s; R 2 T(0,0)w; training_camp (0,1)n; R hand stag_clan"
    pull = told(BOARD_A, story, clans="stag raven boar").plays("play:stag_clan", "unit:T(0,0)s")
    pull.asks("pull_unit", of="red").offers("territory:T(0,0)w", "finish").is_at("R 3 T(0,0)s")
    pull.fork().plays("finish").is_at("R 3 T(0,0)s; R 2 T(0,0)w")
    pull.plays("territory:T(0,0)w").is_at("R 4 T(0,0)s; R 1 T(0,0)w; R reserve 9")


def test_a_brown_bear_does_not_mind_an_added_unit() -> None:
    """NOR-6.7: where nobody could recruit, Capture adds its unit all the same."""
    story = "R 1 T(0,0)w; brown_bear_beige (0,0)w; P 2 T(0,0)s; R hand capture start_recruit"
    table = told(BOARD_A, story, creatures=True).lacks("play:start_recruit").plays("play:capture")
    table.is_at("R 2 T(0,0)w; P 1 T(0,0)s")


def test_a_second_chance_does_not_stir_a_camp() -> None:
    """NOR-6.7"""
    story = "P 1 T(0,0)n; Y 1 T(0,0)s; training_camp (1,0)e"
    told(BOARD_M, story, phase="end_of_year").plays("territory:T(1,0)e").is_at("R 3 T(1,0)e; R reserve 11")
