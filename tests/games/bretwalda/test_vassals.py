"""Chapter VAN-4: Vassals change hands, and what they do in actions."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.notation import area_of, kingdom_of
from tests.games.bretwalda.told import READINGS, Table, battle, told

NO_CARDS = "deck empty; discards empty"


def _vassal_round(position: str, number: int = 3, turn: str = "W", **options: Any) -> Table:
    """A round with a Vassal marker, as far as the choice of Vassals."""
    table = told(f"{position}; {NO_CARDS}", turn=turn, phase="round", year_round=number, **options)
    return table.asks("choose_direction", of=table.asked).plays("clockwise")


def _the_others_decline(table: Table) -> None:
    """Whoever is still to choose a Vassal takes none."""
    while table.question in ("break_tie", "choose_vassal"):
        table.plays("decline" if "decline" in table.options else table.options[0])


# Choosing


def test_the_order_of_choice_is_by_dalcs_and_the_pretender_breaks_ties() -> None:
    """VAN-TV-16, VAN-4.1: fewest Dalcs first; the last one may decline too."""
    position = """N marker in bebbanburg; N marker in luel; M marker in weogornaceaster; W marker in bathum;
        E marker in theodford; E marker in colneceaster; E marker in lindcylene; E marker in legaceaster"""
    table = _vassal_round(position, turn="E").is_at("N dalcs 3; M dalcs 2; W dalcs 2; E dalcs 5; pretender E")
    table.asks("break_tie", of="E").offers("kingdom:mercia", "kingdom:wessex").plays("kingdom:wessex")
    table.asks("choose_vassal", of="W").plays("vassal:defnas").asks("choose_vassal", of="M").plays("vassal:gwynedd")
    table.asks("choose_vassal", of="N").plays("vassal:alt_clut").asks("choose_vassal", of="E")
    table.offers("vassal:cantware", "decline").plays("decline").is_at("E vassal none; cantware living")


def test_dalcs_of_the_vassals_just_returned_do_not_count() -> None:
    """VAN-4.1, VAN-RUL-3: the order is fixed once, after the cards have been returned."""
    position = "W vassal cantware; M marker in weogornaceaster; E marker in theodford; N marker in bebbanburg"
    table = _vassal_round(f"{position}; cantware thegn in cerotesege", turn="M")
    table.asks("choose_vassal", of="W").is_at("W vassal none; W dalcs 1; cantware living").plays("vassal:cantware")
    table.is_at("W vassal cantware; W dalcs 3").asks("break_tie", of=table.asked)


def test_the_same_vassal_may_be_taken_again_if_it_is_free() -> None:
    """VAN-4.1"""
    table = _vassal_round("W vassal defnas; N marker in bebbanburg").plays("kingdom:mercia")
    table.asks("choose_vassal", of="M").offers(
        "vassal:alt_clut", "vassal:cantware", "vassal:defnas", "vassal:gwynedd", "decline"
    )
    table.plays("vassal:defnas").is_at("M vassal defnas; W vassal none")


def test_later_a_card_may_be_declined() -> None:
    """VAN-RUL-19, VAN-4.1"""
    table = _vassal_round("N marker in bebbanburg; W vassal defnas").plays("kingdom:wessex").has("decline")
    table.plays("decline").is_at("W vassal none").asks("break_tie", of="W").offers(
        "kingdom:mercia", "kingdom:east_anglia"
    )


def test_without_a_free_card_nobody_is_asked() -> None:
    """VAN-4.1: the choice is skipped."""
    position = "alt_clut conquered; cantware conquered; defnas conquered; N marker in bebbanburg; M marker in luel"
    table = _vassal_round(f"{position}; W marker in bathum; W marker in cerotesege", turn="W")
    table.asks("choose_vassal", of="E").plays("vassal:gwynedd").asks("draw_season_card", of="chance")


def test_the_vassal_stays_between_the_vassal_rounds() -> None:
    """VAN-4.2"""
    table = told(f"W vassal defnas; {NO_CARDS}", phase="round", year_round=4).plays("clockwise")
    table.asks("draw_season_card", of="chance").is_at("W vassal defnas")


# Clashes


def test_former_friends_fight() -> None:
    """VAN-TV-17, VAN-4.3, VAN-RUL-4: the player whose units are there attacks, the new overlord defends."""
    position = "W thegn in oxnaford; gwynedd thegn in oxnaford; W vassal gwynedd; N marker in bebbanburg"
    table = _vassal_round(position, number=5).plays("kingdom:mercia", "vassal:gwynedd")
    _the_others_decline(table)
    assert table.heard("battle_begins")[0][1:3] == [2, 1]
    table.rolls(1, 0, 0).is_at("W thegn in oxnaford; gwynedd none in oxnaford; W marker in oxnaford")


def test_friends_who_stay_friends_do_not_fight() -> None:
    """VAN-TV-17"""
    position = "W thegn in oxnaford; gwynedd thegn in oxnaford; W vassal gwynedd; N marker in bebbanburg"
    table = _vassal_round(position, number=5).plays("kingdom:wessex", "vassal:gwynedd")
    _the_others_decline(table)
    assert table.heard("battle_begins") == []


def test_an_unclaimed_former_vassal_is_fought_too() -> None:
    """VAN-TV-17, VAN-4.3: against the engine, without retreat for it."""
    position = "W thegn in oxnaford; gwynedd thegn in oxnaford; W vassal gwynedd; N marker in bebbanburg"
    table = _vassal_round(position, number=5)
    _the_others_decline(table)
    assert table.heard("battle_begins")[0][1:3] == [2, 7]
    table.rolls(0, 0, 0).asks("retreat", of="W").offers("retreat:wintanceaster", "continue")


def test_several_clashes_are_fought_in_player_order_one_by_one() -> None:
    """VAN-4.3: each player chooses among their own."""
    position = """W vassal gwynedd; W thegn in oxnaford; gwynedd thegn in oxnaford; W thegn in bathum;
        gwynedd ceorl in bathum; E vassal cantware; E thegn in lundenwic; cantware thegn in lundenwic"""
    table = _vassal_round(position, number=5)
    _the_others_decline(table)
    table.is_at("order W E N M").asks("choose_clash", of="W").offers("area:bathum", "area:oxnaford").plays(
        "area:bathum"
    )
    table.rolls(1, 0, 0).rolls(1, 0, 0).rolls(1, 0, 0).asks("draw_season_card", of="chance")
    areas = [numbers[0] for numbers in table.heard("battle_begins")]
    assert areas == [area_of("bathum"), area_of("oxnaford"), area_of("lundenwic")]


@pytest.mark.parametrize("letter", ["N", "M", "W", "E"])
def test_whoever_has_a_former_friend_fights_from_the_first_to_the_last_in_order(letter: str) -> None:
    """VAN-4.3: Wessex is Pretender, Mercia the last."""
    position = f"W marker in bathum; W marker in luel; {letter} vassal gwynedd; {letter} thegn in mathrafal"
    table = _vassal_round(f"{position}; gwynedd thegn in mathrafal").is_at("order W E N M")
    _the_others_decline(table)
    assert [numbers[1:3] for numbers in table.heard("battle_begins")] == [[kingdom_of(letter), 7]]


# Markers under Vassals


_CLEARED: dict[str, Any] = {"vassal_switch_clears_marker": True}


@pytest.mark.parametrize(("options", "marker", "controller"), [({}, "W", "W"), (_CLEARED, "no", "M")])
def test_a_marker_under_a_vassal_that_changes_hands(options: dict[str, Any], marker: str, controller: str) -> None:
    """VAN-TV-18, VAN-4.10, VAN-RUL-5: it stays, unless the option says otherwise."""
    position = "gwynedd thegn in bedanford; W marker in bedanford; W vassal gwynedd; N marker in bebbanburg"
    table = _vassal_round(position, **options).plays("kingdom:mercia", "vassal:gwynedd")
    _the_others_decline(table)
    table.is_at(f"{marker} marker in bedanford; {controller} controls bedanford")


@pytest.mark.parametrize(("rulings", "is_ground"), [("by_the_book", True), ("house", False)])
def test_the_overlord_builds_where_the_vassal_stands_on_a_foreign_marker(rulings: str, is_ground: bool) -> None:
    """VAN-TV-18, VAN-4.6, VAN-RUL-29: the building is then that of who controls the area."""
    position = "gwynedd thegn in bedanford; W marker in bedanford; M vassal gwynedd; M gold 9"
    table = told(position, turn="M", rulings=rulings).plays("action:development", "build:abbey")
    assert ("area:bedanford" in table.options) == is_ground
    if is_ground:
        table.plays("area:bedanford").is_at(
            "M abbey in bedanford; M gold 6; W controls bedanford; W dalcs 2; M dalcs 2"
        )


@pytest.mark.parametrize("rulings", READINGS)
def test_nothing_is_built_beside_the_vassal_of_another_or_among_enemies(rulings: str) -> None:
    """VAN-4.6, VAN-RUL-29: only where units of the own Vassal are, and no enemies."""
    position = "gwynedd thegn in bedanford; W marker in bedanford; W vassal gwynedd; M gold 9"
    told(position, turn="M", rulings=rulings).plays("action:development", "build:abbey").is_at("M abbey in tamoworthig")


def test_the_marker_stays_under_the_old_overlord_and_under_kingdom_units() -> None:
    """VAN-4.10: where units of the marker's owner are, the battle decides."""
    position = "gwynedd thegn in bedanford; W marker in bedanford; W vassal gwynedd; N marker in bebbanburg"
    kept = _vassal_round(position, **_CLEARED).plays("kingdom:wessex", "vassal:gwynedd")
    _the_others_decline(kept)
    kept.is_at("W marker in bedanford; W controls bedanford")
    fought = _vassal_round(f"{position}; W thegn in bedanford", **_CLEARED).plays("kingdom:mercia", "vassal:gwynedd")
    _the_others_decline(fought)
    fought.is_at("W marker in bedanford").rolls(0, 1).is_at("no marker in bedanford; M controls bedanford")


@pytest.mark.parametrize(("options", "marker", "controller"), [({}, "W", "W"), (_CLEARED, "no", "nobody")])
def test_the_marker_if_nobody_takes_the_minor_kingdom(options: dict[str, Any], marker: str, controller: str) -> None:
    """VAN-4.10, VAN-RUL-5: it stays; by the option it goes then too."""
    position = "gwynedd thegn in bedanford; W marker in bedanford; W vassal gwynedd; N marker in bebbanburg"
    table = _vassal_round(position, **options)
    _the_others_decline(table)
    table.is_at(f"{marker} marker in bedanford; {controller} controls bedanford")


# Actions


def test_home_areas_of_the_vassal_are_collected_without_units() -> None:
    """VAN-4.4, BRE-RUL-11: and areas with its units; not those with enemies."""
    position = "W vassal defnas; defnas thegn in glaestingabyrig; M thegn in lydanford; W marker in bathum"
    table = told(position).plays("action:collection")
    table.is_at("W gold 4; 1 food in petrocesstow; 1 food in glaestingabyrig; 1 food in wintanceaster")


def test_a_foreign_home_area_gives_something_only_with_units() -> None:
    """VAN-TV-26, VAN-4.4, BRE-7.4: W controls it, places no marker, collects, and spends Food there."""
    position = f"M vassal defnas; W thegn in exanceaster; 3 food in exanceaster; W granary in petrocesstow; {NO_CARDS}"
    table = told(position).is_at("W controls exanceaster; no marker in exanceaster").plays("action:collection")
    table.is_at("W gold 4; 0 food in petrocesstow; 1 food in wintanceaster")
    table.plays("action:movement").moves("exanceaster", "dornwaraceaster").is_at("M controls exanceaster")
    winter = told(position, phase="season", year_round=4).plays("season_card:mild_winter")
    winter.is_at("W thegn in exanceaster; W ruler in wintanceaster; 0 food in exanceaster")


def test_buildings_on_vassal_land_add_to_a_collection() -> None:
    """VAN-4.4: Abbeys and Granaries add 1."""
    position = "W vassal defnas; M abbey in lydanford; M granary in petrocesstow"
    told(position).plays("action:collection").is_at("W gold 6; 2 food in petrocesstow")


def test_two_units_of_the_vassal_are_mustered_in_fyrd_besides_the_others() -> None:
    """VAN-4.5, VAN-RUL-6: free, of any type, on home areas without enemies; they do not count for the limit."""
    position = "W vassal defnas; W gold 9; M thegn in exanceaster"
    table = told(position).plays("action:fyrd").has("muster:ealdorman", "muster:thegn", "muster:ceorl")
    table.plays("muster:ealdorman").offers("area:lydanford", "area:petrocesstow").plays("area:lydanford")
    table.plays("muster:ceorl", "area:lydanford").is_at("defnas ealdorman ceorl in lydanford; W gold 9")
    table.lacks("muster:thegn").plays(*["recruit:ceorl"] * 4).is_at("W ruler 4 ceorl in wintanceaster; W gold 5")


def test_mead_halls_of_the_vassal_count() -> None:
    """VAN-4.5"""
    table = told("W vassal defnas; M mead_hall in lydanford; deck raid levy").plays("action:fyrd")
    table.asks("draw_lordship", of="chance")


def test_units_of_the_kingdom_are_not_recruited_on_vassal_land() -> None:
    """VAN-4.5, VAN-RUL-23: but in the own Capital, also if only a Vassal unit is there; Ships at a Vassal's Harbour."""
    position = "W vassal defnas; W gold 9; defnas thegn in oxnaford; W marker in bathum; defnas ceorl in wintanceaster"
    table = told(f"{position}; W ruler in wiltun").plays("action:fyrd")
    table.fork().plays("recruit:thegn").offers("area:bathum", "area:wintanceaster")
    table.plays("recruit:ship").offers("sea:suthsae", "sea:westsae", "sea:saefern")


def test_the_one_building_may_go_to_vassal_land() -> None:
    """VAN-4.6, VAN-RUL-7, BRE-8.6: and changes hands with the Vassal."""
    position = "W vassal gwynedd; W gold 9; gwynedd thegn in oxnaford; gwynedd ceorl in meirion; M thegn in degannwy"
    table = told(position).plays("action:development", "build:abbey")
    table.offers("area:aberffraw", "area:meirion", "area:oxnaford", "area:wintanceaster").plays("area:aberffraw")
    table.is_at("W abbey in aberffraw; W gold 6; W dalcs 3").lacks("build:granary", "build:mead_hall")
    told("M vassal gwynedd; W abbey in aberffraw").is_at("M dalcs 3; W dalcs 1")


def test_ceorls_of_the_vassal_move_alone() -> None:
    """VAN-4.7: the normal rules for all others."""
    position = "W vassal defnas; defnas ceorl in exanceaster; defnas thegn in lydanford; W ceorl in bathum"
    table = told(position).plays("action:movement").lacks("from:bathum")
    table.fork().plays("from:exanceaster").offers("to:dornwaraceaster", "to:glaestingabyrig")
    table.plays("from:lydanford").offers("to:exanceaster", "to:petrocesstow")


def test_vassal_units_use_harbours_and_ships() -> None:
    """VAN-RUL-20, BRE-15.16"""
    position = "W vassal defnas; W ship in saefern; defnas thegn in exanceaster"
    table = told(position).plays("action:movement", "done", "from:exanceaster")
    table.has("to:mynyw", "to:gleawanceaster", "to:bathum")


def test_the_overlord_draws_and_plays_cards_for_the_vassals_battles() -> None:
    """VAN-4.8"""
    position = "W vassal defnas; defnas thegn in streoneshalh; danes viking in streoneshalh; W hand spear_charge"
    table = battle("streoneshalh", "W", f"{position}; deck raid levy").plays("pass", "card:spear_charge").rolls(0, 0)
    table.plays("lordship:raid").is_at("W hand raid; no marker in streoneshalh; W controls streoneshalh")


def test_units_of_the_vassal_are_fed_with_the_food_of_both() -> None:
    """VAN-4.9, BRE-14.12: who starves is the player's choice."""
    position = f"W vassal defnas; defnas thegn in lydanford; 2 food in petrocesstow; W thegn in bathum; {NO_CARDS}"
    table = told(position, phase="season", year_round=4).plays("season_card:mild_winter").asks("starve", of="W")
    units = ["bathum:thegn:of_kingdom", "lydanford:thegn:of_vassal", "wintanceaster:ruler:of_kingdom"]
    table.offers(*[f"unit_at:{unit}" for unit in units]).plays("unit_at:lydanford:thegn:of_vassal")
    table.asks("starve", of="W").is_at("defnas none in lydanford; defnas pool 2 thegn")
    fed = told(f"{position}; 4 food in petrocesstow", phase="season", year_round=4).plays("season_card:mild_winter")
    fed.is_at("defnas thegn in lydanford; W thegn in bathum; W ruler in wintanceaster; 0 food in petrocesstow")


def test_the_owner_chooses_whose_unit_of_a_type_is_hit() -> None:
    """VAN-RUL-22, BRE-16.6"""
    position = f"W vassal defnas; defnas thegn in wiltun; W thegn in wiltun; M 2 thegn in wiltun; {NO_CARDS}"
    table = battle("wiltun", "M", position).rolls(1, 0, 0, 0).asks("choose_who_dies", of="W")
    table.offers("whose:of_kingdom", "whose:of_vassal").plays("whose:of_vassal")
    table.is_at("W thegn in wiltun; defnas none in wiltun; defnas pool 2 thegn")
