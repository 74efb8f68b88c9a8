"""Setup: the map in play, decks and pools, start positions, the deal, the first Pretender and the first Vassals."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.options import Misfit
from meadhall.games.bretwalda import setup
from meadhall.games.bretwalda.cards import COPIES, IS_EXPANSION_CARD, IS_EXPANSION_CHRONICLE
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    CHRONICLE_IDS,
    MINOR_IDS,
    PRINTED_DALC,
    PRINTED_GOLD,
    SEA_IDS,
    SITES,
    TILE_COST,
    TILE_IDS,
)
from meadhall.games.bretwalda.fields import OUT
from meadhall.games.bretwalda.state import Bretwalda
from tests.games.bretwalda.told import DEFAULTS, Table, laid, new_game, told


def _start(players: int = 4, **options: Any) -> Bretwalda:
    return laid(players=players, start=True, **options)


def _dealt(players: int = 4, **options: Any) -> Table:
    """A game whose cards have been dealt, at the first choice of a player."""
    return new_game(players, **options).lets_chance_decide()


# The map


def test_with_four_kingdoms_all_47_areas_and_8_seas_are_in_play() -> None:
    """BRE-2.1, BRE-19.1"""
    britain = _start().variant.britain
    assert len(britain.areas) == 47
    assert [bool(coast) for coast in britain.coast] == [True] * 8
    assert len(britain.sites) == SITES


def test_a_duel_of_mercia_and_wessex_is_fought_over_26_areas() -> None:
    """BRE-TV-24, BRE-2.1, BRE-2.2, BRE-19.1, VAN-2.7"""
    s = _start(2)
    britain = s.variant.britain
    assert len(britain.areas) == 26
    assert sum(PRINTED_DALC[area] for area in britain.areas) == 11
    assert [MINOR_IDS[minor] for minor in range(4) if s.living >> minor & 1] == ["defnas", "gwynedd"]
    assert [site + 1 for site in britain.sites] == [4, 8, 9, 10, 11, 12]
    gone = {CHRONICLE_IDS[card] for card in range(36) if s.chronicle_at[card] == OUT}
    assert gone == {"caesars_wall", "kingdom_of_kent", "strathclyde", "the_thames"}


@pytest.mark.parametrize(
    ("kingdoms", "minors"),
    [
        ("mercia+east_anglia", {"cantware", "gwynedd"}),
        ("northumbria+mercia", {"alt_clut", "gwynedd"}),
        ("wessex+east_anglia", {"cantware", "defnas"}),
    ],
)
def test_other_duels_use_the_zones_and_minor_kingdoms_of_their_two(kingdoms: str, minors: set[str]) -> None:
    """BRE-19.1, VAN-2.7: borders, coasts and landing sites of removed areas are dropped, and seas without coast."""
    s = _start(2, kingdoms=kingdoms)
    britain = s.variant.britain
    assert {MINOR_IDS[minor] for minor in range(4) if s.living >> minor & 1} == minors
    for area in britain.areas:
        assert {near for near in britain.neighbours[area] if not britain.in_play[near]} == set()
    for sea in range(len(SEA_IDS)):
        assert {area for area in britain.coast[sea] if not britain.in_play[area]} == set()
        assert {other for other in britain.links[sea] if not britain.coast[other]} == set()
    assert all(not s.present[area] for area in range(47) if not britain.in_play[area])


@pytest.mark.parametrize(
    ("players", "kingdoms"), [(2, "northumbria+wessex"), (3, "mercia+wessex"), (4, "mercia+wessex")]
)
def test_sets_of_kingdoms_that_do_not_fit_are_refused(players: int, kingdoms: str) -> None:
    """BRE-19.1: the allowed sets are those of the setups."""
    with pytest.raises(Misfit, match="kingdoms"):
        setup.variant_of({**DEFAULTS, "kingdoms": kingdoms}, players)


# Decks


def test_the_lordship_deck_has_47_cards_and_13_more_of_the_expansion() -> None:
    """BRE-2.2, VAN-2.1"""
    assert _start(vk_lordship=False).deck_size == 47
    s = _start()
    assert s.deck_size == 60
    assert sum(s.deck[card] for card in range(52) if IS_EXPANSION_CARD[card]) == 13
    assert [*s.deck] == COPIES


def test_the_chronicle_deck_has_30_cards_and_6_more_of_the_expansion() -> None:
    """BRE-2.2, VAN-2.1"""
    base = _start(vk_chronicle=False)
    assert sum(place == 0 for place in base.chronicle_at) == 30
    assert all((base.chronicle_at[card] == OUT) == IS_EXPANSION_CHRONICLE[card] for card in range(36))
    assert [*_start().chronicle_at] == [0] * 36


@pytest.mark.parametrize(
    ("vk_seasons", "year_round", "cards"),
    [
        ("off", 1, "early_thaw fertile_fields spring_fair shire_muster witan"),
        ("shuffled", 1, "early_thaw fertile_fields spring_fair shire_muster witan vk_reap_what_you_sow"),
        ("guaranteed", 1, "early_thaw fertile_fields spring_fair shire_muster witan vk_reap_what_you_sow"),
        ("off", 2, "great_fleet calm_seas drought pilgrimage danegeld"),
        ("shuffled", 7, "rich_harvest restless_borders harvest_home hundred_tax autumn_storms vk_milk_and_honey"),
    ],
)
def test_a_season_card_is_one_of_its_seasons_deck(vk_seasons: str, year_round: int, cards: str) -> None:
    """BRE-2.6, VAN-2.3"""
    table = told(phase="season", year_round=year_round, vk_seasons=vk_seasons)
    table.asks("draw_season_card", of="chance").offers(*(f"season_card:{card}" for card in cards.split()))


def test_no_season_card_comes_twice() -> None:
    """BRE-2.6: the three cards of a Season are different."""
    table = told("season_card witan; season_card spring_fair", phase="season", year_round=9)
    table.lacks("season_card:witan", "season_card:spring_fair").has("season_card:early_thaw")


def test_a_guaranteed_season_card_comes_in_the_third_year_at_the_latest() -> None:
    """VAN-2.3, VAN-RUL-18: whichever two base cards have come before."""
    seen = "season_card witan; season_card early_thaw"
    told(seen, phase="season", year_round=9, vk_seasons="guaranteed").is_at("season_card vk_reap_what_you_sow")
    seen = "season_card witan; season_card vk_reap_what_you_sow"
    table = told(seen, phase="season", year_round=9, vk_seasons="guaranteed")
    table.offers(
        "season_card:early_thaw", "season_card:fertile_fields", "season_card:spring_fair", "season_card:shire_muster"
    )


# Pieces


def test_what_is_not_on_the_board_is_in_the_pool() -> None:
    """BRE-2.3, BRE-2.5, BRE-TV-1, VAN-2.5"""
    table = told(start=True)
    table.is_at("danes pool 18 viking; E pool 6 ceorl 2 hunter 4 thegn 1 bishop 2 ealdorman 0 ruler 2 ship")
    table.is_at("N pool 5 ceorl 3 thegn 2 ealdorman 2 ship; N supply 3 abbey 3 granary 3 mead_hall 3 port")
    told(start=True, vk_hunters=False).is_at("E pool 0 hunter 6 ceorl")


def test_the_start_of_the_four_kingdoms() -> None:
    """BRE-2.8, BRE-TV-1: units, Ships, Food and Gold; a marker in every start area but the Capital."""
    table = told(start=True)
    table.is_at("N ruler thegn ceorl in eoforwic; N ealdorman ceorl in bebbanburg; N thegn in gyrwe")
    table.is_at("N thegn ceorl in loidis; N ship in humbre; 1 food in eoforwic; no marker in eoforwic")
    table.is_at("M ruler 2 thegn ceorl in tamoworthig; M ealdorman ceorl in weogornaceaster")
    table.is_at("M thegn in scrobbesburg; M ceorl in ligoraceaster; 1 food in tamoworthig; M marker in scrobbesburg")
    table.is_at("W ruler thegn ceorl in wintanceaster; W ealdorman ceorl in bathum; W thegn in wiltun")
    table.is_at("W ceorl in cisseceaster; W ship in suthsae; W marker in bathum; no marker in wintanceaster")
    table.is_at("E ruler thegn ceorl in rendlaesham; E ealdorman in theodford; E thegn in grantabrycg")
    table.is_at("E ceorl in norwic; E ship in temes; E marker in norwic; 1 food in rendlaesham")
    for letter in "NMWE":
        table.is_at(f"{letter} dalcs 2; {letter} tiles empty; {letter} vassal none")


def test_kingdoms_with_a_harder_start_have_more_gold() -> None:
    """BRE-2.8, BRE-RUL-50"""
    told(start=True).is_at("N gold 3; M gold 4; W gold 3; E gold 6")


def test_what_the_strong_can_take_and_buy_is_dearer() -> None:
    """BRE-RUL-50"""
    costs = {TILE_IDS[tile]: TILE_COST[tile] for tile in range(len(TILE_IDS))}
    assert (costs["wessex_burhs"], costs["wessex_dragon_banner"], costs["northumbria_scriptorium"]) == (3, 4, 3)
    printed = [PRINTED_DALC[AREA_IDS.index(area)] for area in ("mathrafal", "glaestingabyrig", "colneceaster")]
    assert printed == [1, 0, 1]
    assert PRINTED_GOLD[AREA_IDS.index("colneceaster")] == 2
    told(start=True).is_at("neutral ceorl in colneceaster")


def test_neutral_units_stand_where_no_minor_kingdom_is() -> None:
    """BRE-2.4, VAN-2.2"""
    table = told(start=True)
    table.is_at("neutral thegn ceorl in lindcylene; neutral ceorl in colneceaster; neutral thegn in mynyw")
    table.is_at("neutral none in alt_clut; neutral none in exanceaster; neutral none in lundenwic")
    base = told(start=True, vk_minor_kingdoms=False)
    base.is_at("neutral thegn ceorl in alt_clut; neutral ceorl in meirion; neutral thegn in lundenwic")
    base.is_at("alt_clut conquered; alt_clut none in alt_clut")


@pytest.mark.parametrize(
    ("minor", "units"),
    [
        ("alt_clut", "alt_clut aeron lanerc"),
        ("cantware", "cantwareburg lundenwic rofaesceaster"),
        ("defnas", "exanceaster lydanford petrocesstow"),
        ("gwynedd", "aberffraw degannwy meirion"),
    ],
)
def test_each_minor_kingdom_has_three_units_at_home_and_two_beside_the_board(minor: str, units: str) -> None:
    """VAN-2.2, VAN-3.3: an Ealdorman, a Thegn and a Ceorl; a Thegn and a Ceorl wait."""
    table = told(start=True)
    owner = 4 + MINOR_IDS.index(minor)
    homes = [AREA_IDS.index(name) for name in units.split()]
    assert sum(table.s.present[area] >> owner & 1 for area in homes) == 3
    table.is_at(f"{minor} pool 0 ealdorman 1 thegn 1 ceorl; {minor} living")


# The deal


def test_everybody_is_dealt_two_lordship_cards_and_three_chronicles_in_seat_order() -> None:
    """BRE-2.8, BRE-2.9"""
    table = _dealt()
    table.asks("discard_chronicle", of=table.asked)
    assert [*table.s.hand_size] == [2, 2, 2, 2]
    drawn = [numbers[0] for numbers in table.heard("card_drawn")]
    assert drawn == [kingdom for kingdom in table.s.kingdom_at for _ in range(2)]
    given = [numbers[0] for numbers in table.heard("chronicle_drawn")]
    assert given == [kingdom for kingdom in table.s.kingdom_at for _ in range(3)]
    assert len(table.options) == 3


def test_each_puts_one_chronicle_under_the_deck_when_all_have_chosen() -> None:
    """BRE-2.9: in seat order, so that the first seat's lies above the second's."""
    table = _dealt()
    given_up: list[str] = []
    for _ in range(4):
        given_up.append(table.options[0].partition(":")[2])
        assert max(table.s.chronicle_at) == 0
        table.plays(table.options[0])
    layers = [table.s.chronicle_at[CHRONICLE_IDS.index(card)] for card in given_up]
    assert layers == [1, 2, 3, 4]
    assert sum(place < 0 for place in table.s.chronicle_at) == 8


def test_the_first_pretender_is_drawn_and_chooses_the_direction() -> None:
    """BRE-2.7, BRE-2.10, BRE-13.3"""
    table = _dealt()
    for _ in range(4):
        table.plays(table.options[0])
    table.is_at("round 1").asks("draw_pretender", of="chance")
    table.offers("kingdom:northumbria", "kingdom:mercia", "kingdom:wessex", "kingdom:east_anglia")
    table.plays("kingdom:mercia").asks("choose_direction", of="M").offers("clockwise", "counter_clockwise")


def test_two_players_need_no_direction() -> None:
    """BRE-13.3: clockwise."""
    table = _dealt(2)
    table.plays(table.options[0]).plays(table.options[0]).plays("kingdom:wessex")
    table.is_at("direction clockwise; pretender W").asks("choose_vassal", of="M")


def test_the_first_vassals_are_taken_in_reverse_order_and_nobody_may_decline() -> None:
    """VAN-2.8, VAN-2.6, VAN-RUL-19, BRE-TV-1: the Pretender last; then everybody has 3 Dalcs."""
    table = told(phase="round", year_round=1, turn="M", start=True).plays("kingdom:mercia", "clockwise")
    table.is_at("order M W E N").asks("choose_vassal", of="N")
    table.offers("vassal:alt_clut", "vassal:cantware", "vassal:defnas", "vassal:gwynedd")
    table.plays("vassal:gwynedd").asks("choose_vassal", of="E")
    table.plays("vassal:cantware").asks("choose_vassal", of="W").plays("vassal:defnas")
    table.is_at("N vassal gwynedd; E vassal cantware; W vassal defnas; M vassal alt_clut")
    table.is_at("N dalcs 3; E dalcs 3; W dalcs 3; M dalcs 3").asks("draw_season_card", of="chance")


@pytest.mark.parametrize(("last", "rounds"), [(11, [3, 5, 7, 9, 11]), (12, [3, 5, 7, 9, 12])])
def test_vassals_are_chosen_anew_in_spring_and_autumn(last: int, rounds: list[int]) -> None:
    """VAN-2.4, VAN-RUL-1: the option says whether the last marker lies on XI or, as printed, on XII."""
    found = []
    for n in range(2, 13):
        table = told(phase="round", year_round=n, vassal_last_marker=last).plays("clockwise")
        if "vassals_return" in table.lines():
            found.append(n)
    assert found == rounds
