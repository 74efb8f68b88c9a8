"""Chapter 17: the clans and their powers."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.content import CARD_IDS, CLAN_IDS, DATA
from meadhall.games.northgard.fields import DRAW_PILE, UPGRADE_LEFT
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M
from tests.games.northgard.told import Table, new_game, told

_BEAR = "bear raven boar"
_SNAKE = "snake goat boar"


def _lines(table: Table, *keys: str) -> list[str]:
    """The lines of these kinds, in the order in which they were told."""
    return [line for line in table.lines() if line in keys]


# Clans


@pytest.mark.parametrize("clan", [clan.removeprefix("clan_") for clan in CLAN_IDS])
def test_a_clan_has_one_card_and_two_upgrades(clan: str) -> None:
    """NOR-17.1"""
    table = new_game(2, clan_assignment="fixed", fixed_clans=clan)
    row = next(row for row in DATA["clan"] if row["id"] == clan)
    dealt = [CARD_IDS[card] for card in table.s.cards_in(0, DRAW_PILE)]
    assert row["initial_card"] in dealt
    assert [CARD_IDS[card] for card in table.s.cards_in(0, UPGRADE_LEFT)] == row["upgrade_cards"]
    assert len(row["upgrade_cards"]) == 2
    assert not set(row["upgrade_cards"]) & set(dealt)


def test_powers_sleep_during_setup() -> None:
    """NOR-17.1: the Boar learns nothing from its first tiles."""
    table = new_game(2, clan_assignment="fixed", fixed_clans="boar,goat").lets_chance_decide()
    while table.s.year == 0:
        table.plays(table.options[0]).lets_chance_decide()
    table.is_at("R reserve 8; P reserve 8; R stock 2/2/0; R fame 0; P fame 0")


# Bear


def test_kaija_may_be_one_of_a_setup_group() -> None:
    """NOR-17.2"""
    table = new_game(2, clan_assignment="fixed", fixed_clans="bear,goat").lets_chance_decide()
    while table.question != "setup_kaija":
        table.plays(table.options[0]).lets_chance_decide()
    table.asks("setup_kaija", of="red").offers("units:3", "units_and_kaija:2")
    table.fork().plays("units:3").is_at("R reserve 11; R Kaija away")
    table.plays("units_and_kaija:2").is_at("R reserve 12")
    assert table.s.kaija_at >= 0
    while table.s.year == 0:
        assert table.question != "setup_kaija"
        table.plays(table.options[0]).lets_chance_decide()
    table.is_at("R reserve 9")


def test_kaija_comes_instead_of_a_unit() -> None:
    """NOR-17.2, NOR-6.5: a Training Camp hails her, but its own unit she is not."""
    position = "R 1 T(0,0)w; R 1 T(0,0)e; training_camp (-1,0)n; R hand start_recruit town_hall"
    table = told(BOARD_A, position, clans=_BEAR).plays("play:start_recruit")
    table.offers("unit:T(0,0)e", "unit:T(0,0)w", "kaija:T(0,0)e", "kaija:T(0,0)w").plays("kaija:T(0,0)w")
    table.is_at("R Kaija T(0,0)w; R 2 T(0,0)w; R reserve 11").plays("play:town_hall")
    table.offers("unit:T(0,0)e", "unit:T(0,0)w").plays("unit:T(0,0)w").is_at("R 4 T(0,0)w; R Kaija T(0,0)w")


def test_kaija_is_not_one_of_the_fourteen() -> None:
    """NOR-17.3, NOR-RUL-14: she comes even when all units are on the map."""
    table = told(BOARD_A, "R 14 T(0,0)w; R hand start_recruit", clans=_BEAR).plays("play:start_recruit")
    table.is_at("R Kaija T(0,0)w; R 14 T(0,0)w; R reserve 0")
    told(BOARD_A, "R 14 T(0,0)w; R Kaija T(0,0)w; R hand start_recruit", clans=_BEAR).lacks("play:start_recruit")


def test_kaija_alone_holds_a_territory() -> None:
    """NOR-17.3, NOR-RUL-14: for control, harvest and recruiting."""
    table = told(BOARD_A, "R Kaija T(2,0)w; R hand start_recruit", clans=_BEAR).plays("play:start_recruit")
    table.is_at("R 1 T(2,0)w")
    table = told(BOARD_A, "R Kaija T(2,0)w", phase="harvest", clans=_BEAR).is_at("R fame 1; R stock 2/0/0")


def test_kaija_forbids_meetings_like_a_unit() -> None:
    """NOR-17.3, NOR-9.7"""
    for yellow in ("Y 1 T(0,0)e", "Y Kaija T(0,0)e"):
        position = f"{yellow}; R 1 T(0,-1)n; R hand start_explore; tiles t11"
        table = told(BOARD_B, position, clans="goat raven bear").plays("play:start_explore", "cell:1,-1")
        table.offers("rotation:2", "rotation:3")


def test_kaija_defends() -> None:
    """NOR-TV-19, NOR-17.3, NOR-12.3, NOR-12.6, NOR-12.10"""
    position = "P 2 T(0,0)s; P Kaija T(0,0)s; P stock 9/0/0; R 6 T(0,0)w; R hand axe_throwers; defense_tower (0,1)n"
    table = told(BOARD_A, position, clans="goat bear boar").plays("play:axe_throwers").moves("T(0,0)w", "T(0,0)s", 5)
    table.plays("finish").asks("spend_food", of="purple").offers("food:0", "food:1", "food:2", "food:3").plays("food:0")
    two = table.fork().plays("die:skull2", "point", "die:axe2").scored("purple", 6, losses=2)
    two.asks("lose_kaija", of="purple").offers("units:2", "units_and_kaija:1").is_at("P 2 T(0,0)s; P Kaija T(0,0)s")
    units = two.fork().plays("units:2").asks("retreat_to", of="red")
    units.is_at("P Kaija T(0,0)s; P 0 T(0,0)s; P reserve 14")
    two.plays("units_and_kaija:1").asks("retreat_to", of="red").is_at("P Kaija away; P 1 T(0,0)s; P reserve 13")
    three = table.plays("die:skull2", "casualty", "die:axe3").scored("purple", 7, losses=3)
    three.is_at("P Kaija away; P reserve 14; R 4 T(0,0)s")


def test_kaija_stays_out_of_enemy_territories() -> None:
    """NOR-TV-20, NOR-17.4"""
    position = "R 2 T(0,0)w; R Kaija T(0,0)w; P 1 T(0,0)s; R hand bear_awakens start_move"
    table = told(BOARD_A, position, clans=_BEAR)
    asleep = table.fork().plays("play:start_move", "territory:T(0,0)w", "territory:T(0,0)s")
    asleep.offers("units:1", "units:2")
    table.plays("play:bear_awakens", "unit:T(0,0)w", "play:start_move", "territory:T(0,0)w", "territory:T(0,0)s")
    table.offers(*(f"units:{n}" for n in range(1, 5)), *(f"units_and_kaija:{n}" for n in range(5)))


def test_kaija_moves_alone_or_with_others() -> None:
    """NOR-17.4, NOR-RUL-14"""
    position = "R 2 T(0,0)w; R Kaija T(0,0)w; P 1 T(0,0)s; R hand start_move"
    table = told(BOARD_A, position, clans=_BEAR).plays("play:start_move", "territory:T(0,0)w", "territory:T(0,0)e")
    table.offers("units:1", "units:2", "units_and_kaija:0", "units_and_kaija:1", "units_and_kaija:2")
    table.plays("units_and_kaija:0").is_at("R Kaija T(0,0)e; R 2 T(0,0)w; R 0 T(0,0)e").turn_of("purple")
    alone = told(BOARD_A, "R Kaija T(0,0)w; P 1 T(0,0)s; R hand start_move", clans=_BEAR).plays("play:start_move")
    alone.plays("territory:T(0,0)w").lacks("territory:T(0,0)s").has("territory:T(0,0)e")


def test_kaija_attacks_when_awake() -> None:
    """NOR-17.4, NOR-12.3: and sleeps again next year."""
    position = "R 1 T(0,0)w; R Kaija T(0,0)w; P 1 T(0,0)s; Y 1 T(-1,-3)n; R hand bear_awakens start_move"
    table = told(BOARD_A, position, clans=_BEAR).plays("play:bear_awakens", "unit:T(0,0)w", "play:start_move")
    table.moves("T(0,0)w", "T(0,0)s", 1, kaija=True).plays("die:skull2", "die:axe2")
    table.scored("red", 3, losses=0).is_at("R Kaija T(0,0)s; R 1 T(0,0)s; R 2 T(0,0)w; P reserve 14")
    assert table.s.is_kaija_awake
    table.plays("pass", "pass", "pass").plays("decline").lets_chance_decide()
    assert not table.s.is_kaija_awake


def test_a_fallen_kaija_is_recruited_again() -> None:
    """NOR-17.4"""
    position = "P Kaija T(0,0)s; R 3 T(0,0)w; P 1 T(0,0)e; P hand start_recruit; R hand start_move"
    table = told(BOARD_A, position, clans="goat bear boar").plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 3)
    table.plays("die:skull2", "die:axe2").is_at("P Kaija away").plays("play:start_recruit", "kaija:T(0,0)e")
    table.is_at("P Kaija T(0,0)e")


def test_bear_clan_collects_where_kaija_leaves() -> None:
    """NOR-17.5, NOR-RUL-54: food and wood, no lore; a Wolf does not matter."""
    position = "R 1 T(-1,1)w; R Kaija T(-1,1)w; food_silo (-2,1)s; R hand bear_clan; wolf_beige (-1,1)w"
    table = told(BOARD_A, position, clans=_BEAR, creatures=True).plays("play:bear_clan", "territory:T(-1,1)w")
    table.plays("territory:T(0,1)w").fork().plays("units:1").is_at("R stock 0/0/0; R Kaija T(-1,1)w")
    table.plays("units_and_kaija:0").is_at("R stock 1/1/0; R Kaija T(0,1)w")


def test_the_bear_always_awakens() -> None:
    """NOR-17.5"""
    table = told(BOARD_A, "R 14 T(0,0)w; R Kaija T(0,0)w; R hand bear_awakens", clans=_BEAR).plays("play:bear_awakens")
    table.is_at("R 14 T(0,0)w")
    assert table.s.is_kaija_awake


# Boar, Goat, Raven


def test_the_boar_learns_when_nothing_is_closed() -> None:
    """NOR-17.6: nobody's, not even a neutral territory."""
    for yellow in ("Y 1 T(0,0)e; ", ""):
        position = f"{yellow}R 1 T(0,-1)n; R hand start_explore; tiles t11"
        table = told(BOARD_B, position, clans="boar goat raven").plays("play:start_explore", "cell:1,-1")
        table.fork().plays("rotation:2").is_at("R stock 0/0/0").spans("T(0,0)e", 3, closed=True)
        table.plays("rotation:3").is_at("R stock 0/0/1").spans("T(0,0)e", 3, closed=False)


def test_each_explore_of_a_boar_counts_by_itself() -> None:
    """NOR-17.6"""
    position = "R 1 T(0,0)n; R hand rangers; tiles t13 > t02 > t05"
    table = told(BOARD_M, position, clans="boar goat raven").plays("play:rangers").lays("t13", "(0,-1)", 0)
    table.is_at("R stock 0/0/1").plays("yes").lays("t02", "(0,-2)", 0).is_at("R stock 0/0/2")


def test_the_goat_eats_what_it_builds() -> None:
    """NOR-17.7: after paying."""
    table = told(BOARD_A, "R 1 T(-1,-1)n; R stock 0/4/0; R hand start_build improved_tools").plays("play:start_build")
    table.plays("build:T(-1,-1)n:forge").is_at("R stock 2/1/0").plays("play:improved_tools")
    table.plays("build:T(-1,-1)n:food_silo").is_at("R stock 3/0/0")
    other = told(BOARD_A, "R 1 T(-1,-1)n; R stock 0/4/0; R hand start_build", clans="wolf goat boar")
    other.plays("play:start_build", "build:T(-1,-1)n:forge").is_at("R stock 0/1/0")


def test_the_raven_harvests_what_it_closes() -> None:
    """NOR-17.8, NOR-17.16: resources at once, no further fame."""
    position = "Y 1 T(0,0)e; food_silo (1,0)n; Y hand start_explore; tiles t11"
    table = told(BOARD_B, position, turn="yellow", clans="goat boar raven").plays("play:start_explore")
    table.lays("t11", "(1,-1)", 2).is_at("Y fame 3; Y stock 1/1/1")
    assert _lines(table, "fame_closed", "collected_at") == ["fame_closed", *["collected_at"] * 3]


def test_the_raven_harvests_nothing_of_others() -> None:
    """NOR-17.8"""
    position = "Y 1 T(0,0)e; R 1 T(0,-1)n; food_silo (1,0)n; R hand start_explore; tiles t11"
    table = told(BOARD_B, position, clans="raven goat boar").plays("play:start_explore").lays("t11", "(1,-1)", 2)
    table.is_at("R stock 0/0/0; Y stock 0/0/0; R fame 0; Y fame 0")


def test_a_wolf_leaves_the_raven_what_buildings_give() -> None:
    """NOR-17.8, NOR-RUL-54, NOR-18.17"""
    position = "Y 1 T(0,0)e; food_silo (1,0)n; wolf_beige (0,0)e; Y hand start_explore; tiles t11"
    table = told(BOARD_B, position, turn="yellow", clans="goat boar raven", creatures=True).plays("play:start_explore")
    table.lays("t11", "(1,-1)", 2).is_at("Y fame 3; Y stock 1/0/0")


# Stag and Wolf


@pytest.mark.parametrize(
    ("clan", "fame", "food"), [("stag", 1, 0), ("wolf", 0, 1), ("goat", 0, 0)], ids=["stag", "wolf", "others"]
)
def test_rewards_of_a_won_attack(clan: str, fame: int, food: int) -> None:
    """NOR-17.9, NOR-17.11"""
    table = told(BOARD_A, "R 3 T(0,0)w; P 1 T(0,0)s; R hand start_move", clans=f"{clan} raven boar")
    table.plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 3).plays("die:skull2", "die:axe2")
    table.is_at(f"R 3 T(0,0)s; R fame {fame}; R stock {food}/0/0")


@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_defenders_are_not_rewarded(clan: str) -> None:
    """NOR-17.9, NOR-17.11: nor attackers who lose."""
    table = told(BOARD_A, "R 1 T(0,0)w; P 3 T(0,0)s; R hand start_move", clans=f"goat {clan} boar")
    table.plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 1).plays("die:axe2", "die:skull2")
    table.is_at("P fame 0; P stock 0/0/0; P 3 T(0,0)s")


def test_the_stag_is_famous_for_closing() -> None:
    """NOR-17.10, NOR-17.16"""
    position = "Y 1 T(0,0)e; Y hand start_explore; tiles t11"
    table = told(BOARD_B, position, turn="yellow", clans="goat boar stag").plays("play:start_explore")
    table.lays("t11", "(1,-1)", 2).is_at("Y fame 4; Y stock 0/0/0")
    assert _lines(table, "fame_closed", "fame_stag_closed") == ["fame_closed", "fame_stag_closed"]


# Snake


def test_scorched_earth_begins_off_the_map() -> None:
    """NOR-17.12"""
    new_game(2, clan_assignment="fixed", fixed_clans="snake,goat").is_at("scorched nothing")


def test_scorched_earth_twice() -> None:
    """NOR-EX-17, NOR-17.13"""
    position = "R 3 T(0,0)w; P 1 T(0,0)s; R hand snake_clan"
    table = told(BOARD_A, position, clans=_SNAKE).plays("play:snake_clan").asks("scorch", of="red")
    table.plays("territory:T(0,0)s").is_at("scorched (0,0)s").moves("T(0,0)w", "T(0,0)s", 3)
    table.plays("die:skull2", "die:axe2").scored("red", 4, losses=0).is_at("R 3 T(0,0)s")
    table.asks("scorch", of="red").has("territory:T(0,1)e", "finish").plays("territory:T(0,1)e")
    table.is_at("scorched (0,1)e; R 3 T(0,0)s").turn_of("purple")


@pytest.mark.parametrize("card", ["snake_clan", "snake_rapacious", "snake_stolen_lore"])
def test_the_token_comes_before_every_clan_card(card: str) -> None:
    """NOR-17.13"""
    position = f"R 2 T(0,0)w; P 1 T(0,0)s; P hand spy; P played fishing; R hand {card}"
    table = told(BOARD_A, position, clans=_SNAKE).plays(f"play:{card}").asks("scorch", of="red").has("finish")
    table.plays("territory:T(0,0)s").is_at("scorched (0,0)s")


def test_the_token_does_not_come_before_other_cards() -> None:
    """NOR-17.13"""
    for card in ("start_move", "wolf_clan"):
        table = told(BOARD_A, f"R 2 T(0,0)w; R hand {card}", clans=_SNAKE).plays(f"play:{card}")
        assert (table.question == "scorch") == (card == "wolf_clan")


def test_where_the_earth_is_scorched() -> None:
    """NOR-17.13, NOR-RUL-12: beside an own territory by any border, and not where the token lies."""
    position = "R 2 T(0,0)w; R 1 T(0,0)e; P 1 T(0,0)s; scorched (0,0)n; R hand snake_clan"
    around = ["T(0,0)s", "T(0,0)w", "T(0,0)e", "T(0,1)w", "T(-1,0)e", "T(-1,1)w", "T(-1,-1)s", "T(1,0)n", "T(1,0)e"]
    table = told(BOARD_A, position, clans=_SNAKE).plays("play:snake_clan")
    table.offers("finish", *(f"territory:{there}" for there in around))
    table = told(BOARD_A, position, clans=_SNAKE, scorched_targets="neutral_or_enemy").plays("play:snake_clan")
    table.offers("finish", *(f"territory:{there}" for there in around if there not in ("T(0,0)w", "T(0,0)e")))


def test_the_snake_fights_better_on_scorched_earth() -> None:
    """NOR-17.14: attacking and defending; others do not."""
    for clans, red, purple in (("snake goat boar", 5, 4), ("goat snake boar", 4, 5), ("goat raven snake", 4, 4)):
        position = "R 2 T(0,0)w; P 2 T(0,0)s; scorched (0,0)s; R hand start_move"
        table = told(BOARD_A, position, clans=clans).plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 2)
        table.plays("die:axe2", "die:axe2").scored("red", red, losses=0).scored("purple", purple, losses=0)
    position = "R 2 T(0,0)w; P 2 T(0,0)s; scorched (0,0)w; R hand start_move"
    table = told(BOARD_A, position, clans=_SNAKE).plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 2)
    table.plays("die:axe2", "die:axe2").scored("red", 4, losses=0)


def test_the_snake_steals_only_from_opponents() -> None:
    """NOR-17.15: not from itself, nor where nobody is, nor where nothing grows."""
    for position in ("R 1 T(2,0)w; scorched (2,0)w", "scorched (2,0)w", "P 1 T(0,0)s; scorched (0,0)s"):
        assert told(BOARD_A, position, phase="harvest", clans=_SNAKE).question != "steal"
    told(BOARD_A, "P 1 T(2,0)w; scorched (2,0)w", phase="harvest", clans=_SNAKE).asks("steal", of="red")


def test_the_snake_steals_what_buildings_give() -> None:
    """NOR-17.15, NOR-RUL-13"""
    position = "P 1 T(0,0)w; food_silo (-1,0)n; woodcutter_lodge (-1,1)n; scorched (0,0)w"
    table = told(BOARD_A, position, phase="harvest", clans=_SNAKE).offers("resource:food", "resource:wood", "finish")
    table.plays("resource:food").is_at("R stock 1/0/0; P stock 1/1/0")


def test_powers_come_before_the_creature() -> None:
    """NOR-17.16, NOR-RUL-19"""
    position = "Y 1 T(0,0)e; Y hand start_explore; tiles t17"
    table = told(BOARD_B, position, turn="yellow", clans="goat boar stag", creatures=True).plays("play:start_explore")
    table.plays("rotation:2").lets_chance_decide().spans("T(0,0)e", 3, closed=True).is_at("Y fame 4")
    told_lines = _lines(table, "fame_closed", "fame_stag_closed", "creature_appeared")
    assert told_lines == ["fame_closed", "fame_stag_closed", "creature_appeared"]
