"""Chapter 11: cards that do something special on the map, in hands and in piles."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.driver import waiting
from meadhall.engine.steps import Chance
from meadhall.games.northgard.content import CARD_IDS
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M
from tests.games.northgard.told import Table, told


def _weights(table: Table) -> list[int]:
    decision = waiting(table.s)[0]
    assert isinstance(decision, Chance)
    return decision.weights(table.s)


# Feast and Teamwork


@pytest.mark.parametrize("feast", ["start_feast", "dev_feast"])
def test_a_feast_is_any_one_basic_action(feast: str) -> None:
    """NOR-11.1"""
    table = told(BOARD_A, f"R 1 T(0,0)n; R stock 0/1/0; R hand {feast}").plays(f"play:{feast}")
    table.asks("pick_action", of="red").offers("recruit", "move", "explore", "build")
    table.fork().plays("recruit").is_at("R 2 T(0,0)n").turn_of("purple")
    table.fork().plays("move").moves("T(0,0)n", "T(0,0)e", 1).is_at("R 1 T(0,0)e; T(0,0)n neutral").turn_of("purple")
    table.fork().plays("explore").asks("draw_tile", of="chance")
    table.plays("build", "build:T(0,0)n:food_silo", "slot:(0,-1)s").is_at("food_silo (0,-1)s").turn_of("purple")


def test_a_feast_offers_only_what_is_possible() -> None:
    """NOR-11.1"""
    table = told(BOARD_A, "R 1 T(0,0)e; R stock 0/0/0; R hand start_feast").plays("play:start_feast")
    table.offers("recruit", "move")


def test_teamwork_is_two_different_actions() -> None:
    """NOR-11.1: each chosen when the one before is done; the second may be left."""
    table = told(BOARD_A, "R 1 T(0,0)n; R stock 0/1/0; R hand goat_teamwork").plays("play:goat_teamwork")
    table.offers("recruit", "move", "explore", "build").plays("recruit")
    table.is_at("R 2 T(0,0)n").offers("move", "explore", "build", "finish")
    table.fork().plays("finish").turn_of("purple")
    table.plays("move").moves("T(0,0)n", "T(0,0)e", 1).is_at("R 1 T(0,0)n; R 1 T(0,0)e").turn_of("purple")


def test_the_second_action_is_judged_after_the_first() -> None:
    """NOR-11.1: wood that is spent builds nothing, and open land that was left is not explored."""
    table = told(BOARD_A, "R 1 T(0,0)n; R hand goat_teamwork").plays("play:goat_teamwork").lacks("build").plays("move")
    table.moves("T(0,0)n", "T(0,0)e", 1).offers("recruit", "finish")


# Moves with a twist


def _intimidates(position: str, units: int, **options: Any) -> Table:
    table = told(BOARD_A, f"{position}; R hand intimidate", **options).plays("play:intimidate")
    return table.moves("T(0,0)w", "T(0,0)s", units).plays("finish")


def test_intimidate_pushes_a_defender_away() -> None:
    """NOR-11.2"""
    table = _intimidates("R 4 T(0,0)w; P 2 T(0,0)s; P 1 T(0,1)e; Y 1 T(0,0)e", 3).asks("intimidate", of="red")
    table.offers("territory:T(0,1)e", "territory:T(0,1)w", "finish")
    table.fork().plays("finish", "die:axe2", "die:axe2").scored("red", 5, losses=0).scored("purple", 4, losses=0)
    table.plays("territory:T(0,1)w").is_at("P 1 T(0,1)w; P 1 T(0,0)s")
    table.plays("die:axe2", "die:axe2").scored("red", 5, losses=0).scored("purple", 3, losses=0)


def test_a_lone_defender_pushed_away_is_not_fought() -> None:
    """NOR-11.2, NOR-RUL-24, NOR-17.9, NOR-17.11: nor is anybody rewarded."""
    for clans in ("wolf raven boar", "stag raven boar"):
        table = _intimidates("R 4 T(0,0)w; P 1 T(0,0)s", 3, clans=clans).plays("territory:T(0,1)e")
        table.is_at("R 3 T(0,0)s; P 1 T(0,1)e; R stock 0/0/0; R fame 0").turn_of("purple")


def test_intimidate_pushes_over_rough_borders() -> None:
    """NOR-11.2: any border will do, but not into the arms of others."""
    table = told(BOARD_A, "R 5 T(0,0)n; P 2 T(-1,-1)n; Y 1 T(-1,-2)e; R hand intimidate").plays("play:intimidate")
    table.moves("T(0,0)n", "T(-1,-1)n", 4).plays("finish").asks("intimidate", of="red")
    table.offers("territory:T(-1,-1)s", "territory:T(-1,-2)w", "finish")


def test_nobody_is_pushed_into_a_fight_that_waits() -> None:
    """NOR-11.2"""
    table = told(BOARD_A, "R 6 T(0,0)w; P 2 T(0,0)s; P 2 T(0,0)e; R hand intimidate").plays("play:intimidate")
    table.moves("T(0,0)w", "T(0,0)s", 3).moves("T(0,0)w", "T(0,0)e", 2).plays("combat:T(0,0)s")
    table.asks("intimidate", of="red").offers("territory:T(0,1)e", "territory:T(0,1)w", "finish")


def test_creatures_and_kaija_are_not_intimidated() -> None:
    """NOR-11.2, NOR-18.18, NOR-RUL-32"""
    table = _intimidates("R 4 T(0,0)w; P 2 T(0,0)s; brown_bear_beige (0,1)n", 3, creatures=True)
    table.asks("roll_die", of="chance")
    table = _intimidates("R 4 T(0,0)w; P 2 T(0,0)s; fallen_valkyrie_beige (0,1)w", 3, creatures=True)
    table.offers("territory:T(0,0)e", "territory:T(0,1)e", "finish")
    _intimidates("R 4 T(0,0)w; P Kaija T(0,0)s", 3, clans="goat bear boar").asks("roll_die", of="chance")


def test_shieldbearers_cancel_one_casualty() -> None:
    """NOR-11.3: of the die as of towers, and only of those inflicted by the defender."""
    table = told(BOARD_A, "R 4 T(0,0)w; P 3 T(0,0)s; R hand shieldbearers").plays("play:shieldbearers")
    table.moves("T(0,0)w", "T(0,0)s", 3).plays("finish")
    table.fork().plays("die:skull2", "die:skull2").scored("red", 3, losses=1).scored("purple", 3, losses=2)
    table.plays("die:axe2", "die:axe2").scored("red", 5, losses=0)
    position = "R 4 T(0,0)w; P 3 T(0,0)s; defense_tower (0,1)n; R hand shieldbearers"
    table = told(BOARD_A, position).plays("play:shieldbearers").moves("T(0,0)w", "T(0,0)s", 3).plays("finish")
    table.plays("die:axe2", "die:axe2").scored("red", 5, losses=0)


@pytest.mark.parametrize(("symbol", "points", "casualties"), [("point", 1, 0), ("casualty", 0, 1)])
def test_axe_throwers(symbol: str, points: int, casualties: int) -> None:
    """NOR-11.4"""
    table = told(BOARD_A, "R 4 T(0,0)w; P 3 T(0,0)s; R hand axe_throwers").plays("play:axe_throwers")
    table.moves("T(0,0)w", "T(0,0)s", 3).plays("finish", "die:axe2").asks("throw_axes", of="red").plays(symbol)
    table.plays("die:axe2").scored("red", 5 + points, losses=0).scored("purple", 5, losses=casualties)


def test_infiltration_passes_enemies() -> None:
    """NOR-11.5, NOR-RUL-25: only those who stay fight."""
    position = "R 3 T(0,0)w; P 1 T(0,0)s; R hand infiltration"
    table = told(BOARD_A, position).plays("play:infiltration").moves("T(0,0)w", "T(0,0)s", 3)
    table.has("territory:T(0,0)s").fork().moves("T(0,0)s", "T(0,1)e", 3).plays("finish").turn_of("purple")
    table.moves("T(0,0)s", "T(0,1)e", 2).plays("finish").plays("die:axe2", "die:axe2")
    table.scored("red", 3, losses=0).scored("purple", 3, losses=0)
    table = told(BOARD_A, position.replace("infiltration", "incursion")).plays("play:incursion")
    assert table.moves("T(0,0)w", "T(0,0)s", 3).question == "roll_die"


# Hidden Ways


def test_hidden_ways_lead_to_any_open_territory() -> None:
    """NOR-11.7"""
    table = told(BOARD_A, "R 3 T(0,0)e; P 2 T(2,2)s; R hand hidden_ways").plays("play:hidden_ways")
    table.asks("hidden_to", of="red").has("territory:T(-1,-3)n", "territory:T(2,2)s", "territory:T(0,0)n")
    table.lacks("territory:T(0,0)s", "territory:T(0,0)w", "territory:T(0,0)e").plays("territory:T(-1,-3)n")
    table.offers("units:1", "units:2", "units:3").plays("units:2").is_at("R 2 T(-1,-3)n; R 1 T(0,0)e")


def test_hidden_ways_may_lead_into_a_combat() -> None:
    """NOR-11.7: without any bonus."""
    table = told(BOARD_A, "R 3 T(0,0)e; P 2 T(2,2)s; R hand hidden_ways").plays("play:hidden_ways")
    table.plays("territory:T(2,2)s", "units:3", "die:axe2", "die:axe2")
    table.scored("red", 5, losses=0).scored("purple", 4, losses=0).is_at("R 3 T(2,2)s; P 2 T(2,2)m")


def test_hidden_ways_are_no_move() -> None:
    """NOR-11.7, NOR-RUL-26: creatures are not attacked, and a Fallen Valkyrie's territory is not reached."""
    position = "R 3 T(0,0)e; wolf_beige (2,2)s; fallen_valkyrie_beige (2,2)m; R hand hidden_ways"
    table = told(BOARD_A, position, creatures=True).plays("play:hidden_ways").lacks("territory:T(2,2)m")
    table.plays("territory:T(2,2)s", "units:3").is_at("R 3 T(2,2)s; wolf_beige (2,2)s").turn_of("purple")


def test_a_brown_bear_bars_hidden_ways() -> None:
    """NOR-11.7, NOR-18.18, NOR-RUL-32"""
    position = "R 3 T(0,0)e; R 1 T(0,0)w; brown_bear_beige (0,0)e; R hand hidden_ways"
    table = told(BOARD_A, position, creatures=True).plays("play:hidden_ways").asks("hidden_to", of="red")
    table.plays("territory:T(0,0)n").is_at("R 1 T(0,0)n; R 3 T(0,0)e")
    told(BOARD_A, position.replace("R 1 T(0,0)w; ", ""), creatures=True).lacks("play:hidden_ways")


def test_kaija_does_not_go_hidden_ways_to_enemies() -> None:
    """NOR-11.7, NOR-17.4"""
    position = "R 1 T(0,0)e; R Kaija T(0,0)e; P 1 T(2,2)s; R hand hidden_ways bear_awakens"
    table = told(BOARD_A, position, clans="bear raven boar")
    sleepy = table.fork().plays("play:hidden_ways", "territory:T(2,2)s")
    sleepy.is_at("R 1 intruding T(2,2)s; R Kaija T(0,0)e")
    alone = told(BOARD_A, position.replace("R 1 T(0,0)e; ", ""), clans="bear raven boar").plays("play:hidden_ways")
    alone.lacks("territory:T(2,2)s").has("territory:T(2,2)m")
    table.fork().plays("play:hidden_ways", "territory:T(2,2)m").has("units_and_kaija:0", "units_and_kaija:1", "units:1")
    table.plays("play:bear_awakens", "unit:T(0,0)e", "play:hidden_ways", "territory:T(2,2)s")
    table.has("units_and_kaija:0", "units_and_kaija:3", "units:3")


# Bribery


def test_bribed_units_go_where_they_are_sent() -> None:
    """NOR-11.8"""
    table = told(BOARD_A, "R 1 T(0,0)e; P 3 T(0,0)s; R hand bribery").plays("play:bribery").asks("bribe_to", of="red")
    table.offers("territory:T(0,0)e", "territory:T(0,0)w", "territory:T(0,1)e", "territory:T(0,1)w")
    table.plays("territory:T(0,1)e").asks("bribe_count", of="red").offers("units:1", "units:2").plays("units:2")
    table.is_at("P 1 T(0,0)s; P 2 T(0,1)e; P reserve 11").turn_of("purple")


def test_bribed_units_attack_whom_they_meet() -> None:
    """NOR-11.8, NOR-RUL-27: their owner is the attacker, decides, and is rewarded."""
    position = "R 1 T(0,0)e; P 3 T(0,0)s; Y 1 T(0,1)e; P stock 1/0/0; R hand bribery"
    table = told(BOARD_A, position, clans="goat wolf boar").plays("play:bribery")
    table.asks("bribe_from", of="red").offers("territory:T(0,0)s", "territory:T(0,1)e")
    table.plays("territory:T(0,0)s", "territory:T(0,1)e", "units:2")
    table.asks("spend_food", of="purple").plays("food:1", "die:choice").asks("choose_symbol", of="purple")
    table.plays("casualty", "die:axe2").scored("purple", 3, losses=0).scored("yellow", 3, losses=1)
    table.is_at("P 2 T(0,1)e; Y reserve 14; P stock 1/0/0")


def test_bribed_units_may_attack_the_briber() -> None:
    """NOR-11.8"""
    table = told(BOARD_A, "R 2 T(0,0)e; P 1 T(0,0)s; R hand bribery").plays("play:bribery", "territory:T(0,0)e")
    table.plays("die:skull2", "die:axe2").is_at("P 1 T(0,0)e; T(0,0)s neutral; R reserve 14")


def test_who_cannot_be_bribed() -> None:
    """NOR-11.8, NOR-18.18, NOR-11.12, NOR-RUL-32: nor where to."""
    bear = "R 1 T(0,0)e; P 3 T(0,0)s; brown_bear_beige (0,0)s; R hand bribery"
    told(BOARD_A, bear, creatures=True).lacks("play:bribery")
    valkyrie = "R 1 T(0,0)e; P 3 T(0,0)s; fallen_valkyrie_beige (0,1)e; R hand bribery"
    table = told(BOARD_A, valkyrie, creatures=True).plays("play:bribery")
    table.offers("territory:T(0,0)e", "territory:T(0,0)w", "territory:T(0,1)w")
    told(BOARD_A, "R 1 T(0,0)e; P Kaija T(0,0)s; R hand bribery", clans="goat bear boar").lacks("play:bribery")


# Raiding Party, Plunder, Capture


def test_a_raiding_party_reaches_everybody() -> None:
    """NOR-11.9, NOR-11.12"""
    position = "R 1 T(3,0)s; P 2 T(-1,1)s; Y 1 T(-1,-3)n; R hand raven_raiding_party"
    table = told(BOARD_A, position, clans="raven goat boar").plays("play:raven_raiding_party")
    table.asks("remove_unit", of="red").offers("territory:T(-1,1)s", "territory:T(-1,-3)n")
    table.fork().plays("territory:T(-1,-3)n").is_at("T(-1,-3)n neutral; Y reserve 14; R stock 0/0/0")
    table.plays("territory:T(-1,1)s").asks("raid_collect", of="red").offers("resource:wood", "resource:lore")
    table.plays("resource:lore").is_at("P 1 T(-1,1)s; P reserve 13; R stock 0/0/1")


def test_plunder_reaches_neighbours() -> None:
    """NOR-11.10, NOR-11.12"""
    position = "R 1 T(0,0)n; P 2 T(0,0)e; P 2 T(-1,-1)n; Y 1 T(0,1)w; R hand wolf_plunder"
    table = told(BOARD_A, f"{position}; R deck spy", clans="wolf goat boar").plays("play:wolf_plunder")
    table.offers("territory:T(0,0)e", "territory:T(-1,-1)n").plays("territory:T(-1,-1)n")
    table.is_at("P 1 T(-1,-1)n; P reserve 11; R hand spy")
    told(BOARD_A, position, clans="wolf goat boar").plays("play:wolf_plunder", "territory:T(0,0)e").is_at(
        "R hand empty"
    )
    told(BOARD_A, "R 1 T(0,0)n; P 2 T(0,0)s; R hand wolf_plunder", clans="wolf goat boar").lacks("play:wolf_plunder")


def test_rough_borders_make_neighbours_too() -> None:
    """NOR-11.10, NOR-11.11"""
    told(BOARD_A, "R 1 T(0,0)w; P 1 T(-1,-1)s; R hand capture").has("play:capture")


def test_capture_adds_a_unit() -> None:
    """NOR-11.11, NOR-6.7: a Training Camp does not matter."""
    position = "R 1 T(0,0)n; R 1 T(0,0)w; training_camp (-1,0)n; P 1 T(0,0)e; R hand capture"
    table = told(BOARD_A, position).plays("play:capture").asks("add_captured", of="red")
    table.offers("territory:T(0,0)n", "territory:T(0,0)w").plays("territory:T(0,0)w")
    table.is_at("R 2 T(0,0)w; R reserve 11; T(0,0)e neutral; P reserve 14")
    table = told(BOARD_A, "R 14 T(0,0)n; P 1 T(0,0)e; R hand capture").plays("play:capture")
    table.is_at("R 14 T(0,0)n; R reserve 0; P reserve 14")


def test_kaija_is_no_unit_to_be_removed() -> None:
    """NOR-11.12, NOR-RUL-15"""
    kaija = "R 1 T(0,0)n; P Kaija T(0,0)e; R hand capture raven_raiding_party wolf_plunder"
    table = told(BOARD_A, kaija, clans="goat bear boar")
    table.lacks("play:capture", "play:raven_raiding_party", "play:wolf_plunder")
    table = told(BOARD_A, f"{kaija}; P 1 T(0,0)e", clans="goat bear boar").plays("play:capture")
    table.is_at("P Kaija T(0,0)e; P 0 T(0,0)e; P reserve 14; R 2 T(0,0)n")


# Hands


def test_spy() -> None:
    """NOR-11.13"""
    position = "R hand spy; R deck fishing; P hand warriors capture; Y deck militia"
    table = told(BOARD_M, position).plays("play:spy").asks("spy_card", of="red")
    table.offers("card:warriors", "card:capture").plays("card:warriors")
    table.is_at("P hand capture; P discard warriors; R hand fishing")
    table = told(BOARD_M, "R hand spy; R deck fishing").plays("play:spy").is_at("R hand fishing")
    told(BOARD_M, "R hand spy").lacks("play:spy")


def test_spy_looks_at_one_hand() -> None:
    """NOR-11.13"""
    table = told(BOARD_M, "R hand spy; P hand warriors; Y hand capture militia").plays("play:spy")
    table.asks("spy_target", of="red").offers("seat:purple", "seat:yellow").plays("seat:yellow")
    table.offers("card:capture", "card:militia").plays("card:militia").is_at("P hand warriors; Y hand capture")


def test_an_ancestral_curse() -> None:
    """NOR-11.14: clockwise, each by their own choice."""
    position = "P hand ancestral_curse; P deck fishing; R hand warriors capture; Y hand militia spy; G deck spy"
    table = told(BOARD_M, position, turn="purple", players=4).plays("play:ancestral_curse")
    table.asks("curse_discard", of="yellow").plays("card:spy").asks("curse_discard", of="red").plays("card:warriors")
    table.is_at("Y hand militia; Y discard spy; R hand capture; R discard warriors; P hand fishing; G discard empty")


def test_veiled_threats() -> None:
    """NOR-11.15: every card of the hand is as likely as any other."""
    position = "R hand veiled_threats; R deck fishing; P hand start_feast start_feast spy; Y hand militia"
    table = told(BOARD_M, position).plays("play:veiled_threats").asks("threaten", of="red")
    table.offers("seat:purple", "seat:yellow", "draw").fork().plays("draw").is_at("R hand fishing; Y hand militia")
    table.plays("seat:purple").asks("random_discard", of="chance").offers("card:start_feast", "card:spy")
    assert _weights(table) == [2, 1]
    table.plays("card:start_feast").is_at("P hand start_feast spy; P discard start_feast; R hand empty")
    told(BOARD_M, "R hand veiled_threats; P hand spy").plays("play:veiled_threats").is_at("P discard spy")


def test_rapacious_exploitation() -> None:
    """NOR-11.16: the owner chooses between the card and two resources."""
    position = "R hand snake_rapacious; P hand warriors capture; P stock 2/0/1"
    table = told(BOARD_M, position, clans="snake goat boar").plays("play:snake_rapacious")
    table.asks("extort_card", of="red").offers("card:warriors", "card:capture").plays("card:warriors")
    table.asks("extort_reply", of="purple").offers("pay", "discard")
    table.fork().plays("discard").is_at("P hand capture; P discard warriors; P stock 2/0/1; R stock 0/0/0")
    table.plays("pay").asks("pay_resource", of="purple").offers("resource:food", "resource:lore")
    table.plays("resource:lore").is_at("P hand warriors capture; P stock 1/0/0; R stock 1/0/1")


def test_the_poor_must_discard() -> None:
    """NOR-11.16"""
    position = "R hand snake_rapacious; P hand warriors; P stock 0/0/1"
    table = told(BOARD_M, position, clans="snake goat boar").plays("play:snake_rapacious")
    table.is_at("P hand empty; P discard warriors; P stock 0/0/1")
    told(BOARD_M, "R hand snake_rapacious", clans="snake goat boar").lacks("play:snake_rapacious")


def test_negotiation() -> None:
    """NOR-11.17"""
    table = told(BOARD_M, "R hand negotiation; R deck fishing; R discard spy capture").plays("play:negotiation")
    table.asks("recover", of="red").offers("card:spy", "card:capture", "draw")
    table.fork().plays("card:capture").is_at("R hand capture; R discard spy; R deck fishing; R played negotiation")
    table.plays("draw").is_at("R hand fishing; R discard spy capture")
    told(BOARD_M, "R hand negotiation").lacks("play:negotiation")


# Defensive Strategy


def test_defensive_strategy_cancels_a_card_that_is_played() -> None:
    """NOR-11.20, NOR-RUL-22"""
    position = "R 2 T(0,0)e; R hand warriors militia; P hand defensive_strategy spy; Y hand capture"
    table = told(BOARD_M, position).plays("play:warriors").asks("react", of="purple").offers("allow", "cancel")
    table.fork().plays("allow").asks("move_from", of="red").is_at("R played warriors; P hand defensive_strategy spy")
    table.plays("cancel").turn_of("red").is_at(
        "R discard warriors; R played empty; P played defensive_strategy; P hand spy"
    )
    table.has("play:militia", "pass", "wait:militia").plays("pass").turn_of("purple")


def test_a_cancelled_card_is_not_the_main_card() -> None:
    """NOR-11.20: after a Flash card another may still be played."""
    position = "R 2 T(0,0)e; R hand fishing warriors incursion; P hand defensive_strategy"
    table = told(BOARD_M, position).plays("play:fishing", "allow", "play:warriors", "cancel")
    table.asks("continue", of="red").offers("play:incursion", "end_turn")


def test_what_defensive_strategy_does_not_cancel() -> None:
    """NOR-11.20, NOR-RUL-22: nothing but a card that is played, and never on one's own turn."""
    position = "R 2 T(0,0)e; R stock 0/0/9; R hand warriors militia; R deck spy; R upgrades goat_teamwork"
    table = told(BOARD_M, f"{position}; P hand defensive_strategy")
    for option in ("wait:warriors", "replace:warriors", "pass"):
        assert table.fork().plays(option).question != "react"
    table.plays("wait:militia").turn_of("purple").offers("wait:defensive_strategy", "pass")
    position = "R 2 T(0,0)e; R hand enemy_secrets; P played fishing; P 1 T(1,0)e; P hand defensive_strategy"
    table = told(BOARD_M, position).plays("play:enemy_secrets", "allow").turn_of("purple").is_at("R stock 3/0/0")


def test_who_has_passed_cancels_nothing() -> None:
    """NOR-RUL-22, NOR-11.20"""
    position = "R 2 T(0,0)e; R hand start_recruit; P hand defensive_strategy spy"
    table = told(BOARD_M, position, turn="purple").plays("pass").turn_of("yellow").plays("pass").turn_of("red")
    assert table.plays("play:start_recruit").question != "react"


# Future Sight and Conqueror


def test_future_sight_takes_a_card_early() -> None:
    """NOR-11.21"""
    position = "R hand future_sight start_feast; R deck militia; display spy capture bribery scouts"
    table = told(BOARD_M, position).plays("play:future_sight").asks("future_sight", of="red")
    table.offers("card:spy", "card:capture", "card:bribery", "card:scouts").plays("card:capture")
    table.is_at("R top capture; display spy bribery scouts").turn_of("purple").plays("pass", "card:spy")
    table.plays("pass", "card:bribery").turn_of("red").plays("pass")
    assert [CARD_IDS[numbers[1]] for numbers in table.heard("picked")] == ["capture", "spy", "bribery"]


def test_future_sight_sees_what_the_table_allows() -> None:
    """NOR-RUL-21, NOR-11.21"""
    position = "R hand future_sight; display spy; achievements ach_warlord"
    table = told(BOARD_M, position, future_sight_scope="any_face_up").plays("play:future_sight")
    table.offers("card:spy", "card:ach_warlord").plays("card:ach_warlord").is_at(
        "R top ach_warlord; achievements empty"
    )
    told(BOARD_M, "R hand future_sight; achievements ach_warlord").lacks("play:future_sight")


def test_a_conqueror_heeds_no_walls() -> None:
    """NOR-11.22"""
    position = "fortress (-1,-1)n; defense_tower (-1,-2)n; P 2 T(-1,-1)n; R 3 T(0,0)n; R hand conqueror start_move"
    table = told(BOARD_A, position).plays("play:conqueror").lacks("play:conqueror").plays("play:start_move")
    table.moves("T(0,0)n", "T(-1,-1)n", 3).plays("die:axe2", "die:axe2")
    table.scored("red", 5, losses=0).scored("purple", 4, losses=0)


def test_a_conqueror_keeps_the_own_walls() -> None:
    """NOR-11.22: it concerns combats in which the Conqueror attacks."""
    position = (
        "fortress (-1,-1)n; defense_tower (-1,-2)n; R 2 T(-1,-1)n; P 3 T(0,0)n; R hand conqueror; P hand start_move"
    )
    table = told(BOARD_A, position).plays("play:conqueror").turn_of("purple").plays("play:start_move")
    table.moves("T(0,0)n", "T(-1,-1)n", 3).plays("die:axe2", "die:axe2")
    table.scored("purple", 5, losses=1).scored("red", 6, losses=0)


def test_conquest_ends_with_the_year() -> None:
    """NOR-11.22, NOR-4.5"""
    position = "R 1 T(0,0)n; P 1 T(0,0)e; Y 1 T(0,0)s; R hand conqueror"
    table = told(BOARD_B, position).plays("play:conqueror").plays("pass", "pass", "pass").lets_chance_decide()
    assert not table.s.is_conqueror(0)
