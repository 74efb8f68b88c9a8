"""Rulings: what the rulebook leaves open, and how this table decides it."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.notation import area_of
from tests.games.bretwalda.told import Table, battle, told

# What is begun


def test_what_is_begun_is_brought_to_an_end() -> None:
    """BRE-RUL-37: there is no way back from a building that is to be placed, nor from a group that is to march."""
    table = told("W gold 9; W marker in bathum").plays("action:development", "build:abbey")
    table.asks("place_building", of="W").offers("area:bathum", "area:wintanceaster")
    table = told("W 2 thegn in wiltun").plays("action:movement", "from:wiltun").asks("move_to", of="W")
    assert {option.partition(":")[0] for option in table.options} == {"to"}
    table.plays("to:bathum").asks("move_group", of="W").offers("take:1", "take:2", "all")


def test_an_action_with_nothing_to_do_is_over() -> None:
    """BRE-RUL-37: though it has been used."""
    table = told("W pool ruler; W ceorl in wiltun").plays("action:movement")
    table.asks("choose_action", of="W").is_at("W used movement")


# Battles


def test_a_pass_for_the_battle_is_forgotten_when_the_next_one_begins() -> None:
    """BRE-RUL-38"""
    position = "W thegn in wiltun; W thegn in bathum; M ceorl in glaestingabyrig; M ceorl in oxnaford"
    table = told(f"{position}; M hand wolf_pits shield_wall").plays("action:movement")
    table.moves("wiltun", "glaestingabyrig").moves("bathum", "oxnaford").plays("done", "area:glaestingabyrig")
    table.asks("play_before_battle", of="M").plays("pass_battle").asks("play_during_battle", of="M").offers("pass")
    table.passes().rolls(1, 0).passes().plays("lordship:raid", "lordship:spoils")
    table.asks("play_after_battle", of="W").plays("pass").asks("play_after_battle", of="M").plays("pass")
    table.asks("play_before_battle", of="W").plays("pass").asks("play_before_battle", of="M").has(
        "card:wolf_pits", "pass_battle"
    )


def test_outside_a_battle_there_is_nothing_to_pass_for_good() -> None:
    """BRE-RUL-38"""
    table = told("W hand gods_grace", phase="season").plays("season_card:spring_fair")
    table.asks("play_season_card", of="W").offers("card:gods_grace", "pass")


def test_an_area_with_a_pending_battle_stays_with_who_controlled_it() -> None:
    """BRE-RUL-39: its Dalc too, until the battle is over."""
    table = told("W 2 thegn in wiltun; M ceorl in cerotesege; M marker in cerotesege")
    table.plays("action:movement").moves("wiltun", "cerotesege", "thegn")
    table.is_at("M controls cerotesege; M dalcs 2; W dalcs 1")
    table.plays("done").rolls(1, 0).is_at("W controls cerotesege; W dalcs 2; M dalcs 1")


def test_landed_units_retreat_over_the_sea_to_their_harbour() -> None:
    """BRE-RUL-42, BRE-16.9: though the areas are not adjacent."""
    position = "E 2 thegn in rendlaesham; E ship in temes; cantware ceorl in cantwareburg"
    table = told(position, turn="E").plays("action:movement", "done").moves("rendlaesham", "cantwareburg", "2 thegn")
    table.plays("done").rolls(0, 0, 0, 0).asks("retreat", of="E").offers("retreat:rendlaesham", "continue")
    table.plays("retreat:rendlaesham").lets_chance_decide().is_at("E ruler 2 thegn in rendlaesham")


@pytest.mark.parametrize(("season_card", "over_sea"), [("hundred_tax", {"norwic"}), ("autumn_storms", set())])
def test_evade_does_not_lead_over_ships_under_autumn_storms(season_card: str, over_sea: set[str]) -> None:
    """BRE-RUL-43, BRE-RUL-27: the adjacent areas remain."""
    position = "W 2 thegn in colneceaster; E ceorl in colneceaster; E ship in temes; E marker in norwic; E hand evade"
    table = battle("colneceaster", "W", f"{position}; season_card {season_card}").plays("card:evade")
    assert table.of_kind("area") == {"rendlaesham", "theodford", "grantabrycg", "lundenwic"} | over_sea


def test_units_that_a_card_places_after_a_battle_place_no_marker() -> None:
    """BRE-RUL-44: here the Vassal has won, and Conversion brings a Thegn of the Kingdom."""
    position = "W vassal defnas; defnas 2 thegn in wiltun; danes viking in wiltun; W hand conversion"
    table = battle("wiltun", "W", position).passes().rolls(1, 0, 0).passes().plays("lordship:raid")
    table.asks("play_after_battle", of="W").plays("card:conversion", "placed:thegn:1")
    table.is_at("W thegn in wiltun; no marker in wiltun; W controls wiltun")


@pytest.mark.parametrize(("killed", "gold"), [("2 thegn", 2), ("thegn ceorl", 1)])
def test_a_unit_that_fled_is_no_spoil(killed: str, gold: int) -> None:
    """BRE-RUL-48: the winner is paid only for whoever stayed dead."""
    position = f"W 2 thegn in wiltun; M {killed} in wiltun; W hand spoils; M hand flee_to_the_marshes"
    table = battle("wiltun", "W", f"{position}; M marker in bathum; deck empty; discards empty").passes()
    table.rolls(1, 1, 0, 0).passes_until("play_lost_battle").plays("card:flee_to_the_marshes")
    if table.question == "recover_unit":
        table.plays("unit:thegn:of_kingdom")
    table.is_at("M thegn in bathum").asks("play_after_battle", of="W").plays("card:spoils").is_at(f"W gold {gold}")


def test_if_the_only_one_killed_has_fled_there_are_no_spoils() -> None:
    """BRE-RUL-48"""
    position = "W 2 thegn in wiltun; M thegn in wiltun; W hand spoils; M hand flee_to_the_marshes; M marker in bathum"
    table = battle("wiltun", "W", f"{position}; deck empty; discards empty").passes().rolls(1, 0, 0)
    table.passes_until("play_lost_battle").fork().plays("pass").asks("play_after_battle", of="W").has("card:spoils")
    table.plays("card:flee_to_the_marshes").asks("play_after_battle", of="W").lacks("card:spoils")


# Units and cards


def test_a_bishop_goes_to_an_abbey_and_without_one_to_a_city() -> None:
    """BRE-RUL-40, BRE-15.7"""
    position = "W gold 9; W marker in bathum; W marker in wiltun"
    table = told(position).plays("action:fyrd", "recruit:bishop").offers("area:wintanceaster", "area:bathum")
    told(f"{position}; W abbey in wiltun").plays("action:fyrd", "recruit:bishop").is_at("W bishop in wiltun")
    table.plays("area:bathum").is_at("W bishop in bathum")
    told("E gold 3", turn="E").plays("action:fyrd", "recruit:bishop").is_at("E ruler bishop in rendlaesham; E gold 0")


def _smuggled(kind: str, *cards: str) -> set[str]:
    """Where a unit in Cisseceaster may be smuggled to, after other cards."""
    table = told(f"W {kind} in cisseceaster; W hand smugglers forced_march").plays("action:movement", *cards)
    return table.plays("card:smugglers", f"unit_at:cisseceaster:{kind}:of_kingdom").of_kind("to")


def test_a_smuggled_unit_has_its_own_points() -> None:
    """BRE-RUL-41: a Ceorl one, for the sea; a Thegn two; Forced March adds nothing, for it is for a group."""
    coast = {"cantwareburg", "haestingas", "wiltun", "wintanceaster"}
    inland = {"bathum", "cerotesege", "dornwaraceaster", "oxnaford", "rofaesceaster"}
    assert _smuggled("ceorl") == coast
    assert _smuggled("ceorl", "card:forced_march") == coast
    assert _smuggled("thegn") == coast | inland
    assert _smuggled("thegn", "card:forced_march") == coast | inland


def test_forced_march_waits_for_the_next_group_while_a_unit_is_smuggled() -> None:
    """BRE-RUL-41"""
    table = told("W ceorl in cisseceaster; W thegn in bathum; W hand smugglers forced_march")
    table.plays("action:movement", "card:forced_march", "card:smugglers", "unit_at:cisseceaster:ceorl:of_kingdom")
    table.plays("to:haestingas", "from:bathum")
    plain = told("W ceorl in cisseceaster; W thegn in bathum").plays("action:movement", "from:bathum")
    assert plain.of_kind("to") < table.of_kind("to")


def test_sleeping_sentries_let_a_unit_pass_as_far_as_its_own_points_go() -> None:
    """BRE-RUL-41: into the area with enemies and one step beyond; a Ceorl has no second point."""
    position = "W {} in wiltun; M ceorl in bathum; W hand vk_sleeping_sentries"
    table = told(position.format("thegn")).plays("action:movement", "card:vk_sleeping_sentries")
    table.asks("slip_to", of="W").offers("to:gleawanceaster", "to:oxnaford", "to:glaestingabyrig")
    told(position.format("ceorl")).plays("action:movement").lacks("card:vk_sleeping_sentries")


def test_a_unit_that_has_passed_sleeping_sentries_may_turn_back() -> None:
    """BRE-RUL-49: with three points over the area where it began, to which alone it cannot return."""
    position = "W ruler in wiltun; W led_by ecgberht; M ceorl in bathum; W hand vk_sleeping_sentries"
    table = told(position).plays("action:movement", "card:vk_sleeping_sentries").asks("slip_to", of="W")
    table.has("to:dornwaraceaster").lacks("to:wiltun")
    table.plays("to:dornwaraceaster").is_at("W ruler in dornwaraceaster; M ceorl in bathum; W none in wiltun")


def test_a_unit_that_has_passed_sleeping_sentries_may_turn_against_them() -> None:
    """BRE-RUL-49: and then there is a battle."""
    position = "W ruler in wiltun; W led_by ecgberht; M ceorl in bathum; W hand vk_sleeping_sentries"
    table = told(position).plays("action:movement", "card:vk_sleeping_sentries", "to:bathum")
    assert [numbers[0] for numbers in table.heard("battle_begins")] == [area_of("bathum")]


@pytest.mark.parametrize(("site", "has_storm"), [("lindcylene", False), ("mynyw", True)])
def test_storm_is_offered_only_where_there_is_something_to_choose(site: str, has_storm: bool) -> None:
    """BRE-RUL-45: in a duel of Mercia and Wessex, Humber and Wash touches only Lindcylene."""
    table = told("W hand vk_storm", phase="season", year_round=2, players=2)
    table.plays("season_card:pilgrimage", "pass", f"site:{site}").asks("play_raid_card", of="W")
    assert ("card:vk_storm" in table.options) == has_storm


def test_storm_is_not_offered_when_no_viking_is_left_to_land() -> None:
    """BRE-RUL-45, BRE-14.4: the pool is empty, so nobody is sent elsewhere."""
    position = "W hand vk_storm; danes 18 viking in eoforwic; N ruler in gyrwe"
    table = told(position, phase="season", year_round=2).plays("season_card:pilgrimage", "pass", "site:mynyw")
    table.asks("play_raid_card", of="W").offers("pass")


# Bribes, groups, offers


def _bribed(position: str) -> Table:
    """Autumn, with Mercia to bribe and nobody else."""
    table = told(f"M gold 9; {position}", phase="season", year_round=3, turn="M", players=2)
    return table.plays("season_card:rich_harvest").asks("bribe_group", of="M")


def test_defenders_against_a_bribed_group_have_not_moved() -> None:
    """BRE-RUL-46: Danes who drive neutral units off may be bribed, or move by themselves."""
    table = _bribed("neutral ceorl in bathum; danes viking in glaestingabyrig; W gold 5")
    table.plays("area:bathum", "area:glaestingabyrig").rolls(0, 1).is_at("danes viking in glaestingabyrig")
    table.fork().asks("bribe_group", of="W").has("area:glaestingabyrig")
    table.plays("pass", "pass").lets_chance_decide()
    assert len(table.heard("danes_moved")) == 1


def test_a_bribed_group_that_has_won_has_moved() -> None:
    """BRE-RUL-46, BRE-14.8"""
    table = _bribed("neutral ceorl in bathum; danes viking in glaestingabyrig; neutral thegn in mynyw; W gold 5")
    table.plays("area:bathum", "area:glaestingabyrig").rolls(1, 0)
    table.asks("bribe_group", of="W").offers("area:mynyw", "pass")


def test_a_single_unit_marches_without_a_question() -> None:
    """BRE-RUL-47"""
    table = told("W thegn in wiltun").plays("action:movement", "from:wiltun", "to:bathum")
    table.asks("move_from", of="W").is_at("W thegn in bathum")


def test_an_offer_holds_at_most_99_gold() -> None:
    """BRE-RUL-47, BRE-11.1"""
    table = told("W gold 120; M gold 130", negotiation="simple").plays("offer", "kingdom:mercia")
    assert len(table.asks("offer_gold", of="W").options) == 100
    table.has("number:99").plays("number:99").asks("ask_gold", of="W").has("number:99")
    assert len(table.options) == 100


# The expansion


@pytest.mark.parametrize(("rulings", "question"), [("by_the_book", "draw_lordship"), ("house", "roll_die")])
def test_the_battle_song_is_for_every_battle(rulings: str, question: str) -> None:
    """VAN-RUL-27, VAN-6.2: on land and at sea a card is drawn; by the former ruling at sea none."""
    at_sea = told("W vassal cantware; W ship in suthsae; E ship in temes", rulings=rulings).plays("action:movement")
    at_sea.plays("sail:suthsae:temes").asks(question, of="chance")
    on_land = told("W vassal cantware; W thegn in wiltun; M ceorl in bathum", rulings=rulings).plays("action:movement")
    on_land.moves("wiltun", "bathum").plays("done").asks("draw_lordship", of="chance")


def test_the_ealdorman_of_a_conquered_minor_kingdom_is_bribed_for_1_gold() -> None:
    """VAN-RUL-28, BRE-14.8, VAN-8.1"""
    table = _bribed("gwynedd conquered; neutral ealdorman in bathum").has("area:bathum")
    table.plays("area:bathum", "area:glaestingabyrig").is_at("neutral ealdorman in glaestingabyrig; M gold 8")
