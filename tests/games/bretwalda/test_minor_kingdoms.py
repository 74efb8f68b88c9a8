"""Chapters VAN-1 to VAN-3 and VAN-9: the expansion, its setup, Vassals and control."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import DATA, HOME_OF, MINOR_IDS, MINOR_LIMIT, MINORS, PRINTED_DALC
from meadhall.games.bretwalda.notation import area_of
from meadhall.games.bretwalda.rules.seasons import DrawSeasonCard
from tests.games.bretwalda.told import Table, battle, laid, new_game, told

NO_CARDS = "deck empty; discards empty"
_HOMES = {row["id"]: row["home_areas"] for row in DATA["minor_kingdoms"]}


# VAN-1 The expansion


def test_there_are_four_minor_kingdoms_in_the_corners_of_the_map() -> None:
    """VAN-1.1, VAN-RUL-2"""
    assert MINOR_IDS == ["alt_clut", "cantware", "defnas", "gwynedd"]
    zones = [row["zone"] for row in DATA["minor_kingdoms"]]
    assert zones == ["northumbria", "east_anglia", "wessex", "mercia"]
    assert not set(MINOR_IDS) & {row["id"] for row in DATA["kingdoms"]}


@pytest.mark.parametrize("module", ["vk_minor_kingdoms", "vk_hunters", "vk_lordship", "vk_chronicle", "vk_seasons"])
def test_each_part_combines_freely(module: str) -> None:
    """VAN-1.2, VAN-1.3: any one of them alone."""
    off: dict[str, Any] = {
        "vk_minor_kingdoms": False,
        "vk_hunters": False,
        "vk_lordship": False,
        "vk_chronicle": False,
        "vk_seasons": "off",
    }
    s = laid(**off | {module: "shuffled" if module == "vk_seasons" else True})
    found = {
        "vk_minor_kingdoms": s.living != 0,
        "vk_hunters": s.in_pool(0, 1) > 0,
        "vk_lordship": s.deck_size > 47,
        "vk_chronicle": [*s.chronicle_at].count(0) > 30,
        "vk_seasons": len(DrawSeasonCard().options(_first_round(s))) > 5,
    }
    assert [name for name, is_there in found.items() if is_there] == [module]


def _first_round(s: Any) -> Any:
    s.round = 1
    return s


# VAN-2 Setup


def test_cards_of_the_expansion_are_shuffled_in() -> None:
    """VAN-2.1"""
    s = new_game().s
    plain = new_game(vk_lordship=False, vk_chronicle=False).s
    assert (s.deck_size, [*s.chronicle_at].count(0)) == (60, 36)
    assert (plain.deck_size, [*plain.chronicle_at].count(0)) == (47, 30)


def test_each_minor_kingdom_has_three_units_on_its_home_areas() -> None:
    """VAN-2.2, VAN-3.3: two more wait beside the board, and no neutral units are left there."""
    table = told(start=True)
    for row in DATA["minor_kingdoms"]:
        minor = row["id"]
        for place in row["start_units"]:
            table.is_at(f"{minor} {' '.join(place['units'])} in {place['area']}; neutral none in {place['area']}")
        table.is_at(f"{minor} pool 0 ealdorman 1 thegn 1 ceorl; {minor} living")


@pytest.mark.parametrize("seasons", ["shuffled", "guaranteed", "off"])
def test_season_cards_of_the_expansion_are_among_the_others_or_sure_to_come(seasons: str) -> None:
    """VAN-2.3, VAN-RUL-18"""
    table = told(phase="season", year_round=1, vk_seasons=seasons)
    decision = table.s.todo[-1]
    assert isinstance(decision, DrawSeasonCard)
    chances = dict(zip(table.options, decision.weights(table.s), strict=True))
    expansion = chances.get("season_card:vk_reap_what_you_sow", 0)
    share = {"shuffled": (1, 6), "guaranteed": (1, 3), "off": (0, 5)}[seasons]
    assert expansion * share[1] == sum(chances.values()) * share[0]
    assert len({weight for name, weight in chances.items() if "vk_" not in name}) == 1


def test_the_guaranteed_card_comes_in_the_last_year_at_the_latest() -> None:
    """VAN-2.3, VAN-RUL-18: one of two cards in the second year."""
    second = told("season_card witan", phase="season", year_round=5, vk_seasons="guaranteed")
    decision = second.s.todo[-1]
    assert isinstance(decision, DrawSeasonCard)
    chances = dict(zip(second.options, decision.weights(second.s), strict=True))
    assert 2 * chances["season_card:vk_reap_what_you_sow"] == sum(chances.values())
    last = told("season_card witan; season_card early_thaw", phase="season", year_round=9, vk_seasons="guaranteed")
    last.is_at("season_card vk_reap_what_you_sow")
    gone = "season_card witan; season_card vk_reap_what_you_sow"
    assert len(told(gone, phase="season", year_round=9, vk_seasons="guaranteed").options) == 4


@pytest.mark.parametrize(("last", "rounds"), [(11, [3, 5, 7, 9, 11]), (12, [3, 5, 7, 9, 12])])
def test_vassal_markers_lie_on_springs_and_autumns(last: int, rounds: list[int]) -> None:
    """VAN-2.4, VAN-RUL-1: not on the first Spring; the last one by an option."""
    assert laid(vassal_last_marker=last).variant.vassal_rounds == rounds
    for number in range(2, 13):
        table = told(NO_CARDS, phase="round", year_round=number, vassal_last_marker=last)
        table.plays("clockwise")
        assert (table.question == "break_tie") == (number in rounds)


def test_hunters_join_the_pools() -> None:
    """VAN-2.5, VAN-7.1"""
    told().is_at("N pool 2 hunter; M pool 2 hunter; W pool 2 hunter; E pool 2 hunter")
    told(vk_hunters=False).is_at("N pool 0 hunter; E pool 0 hunter")


def test_minor_kingdom_cards_are_open_to_all() -> None:
    """VAN-2.6: who is overlord of whom is told to everybody."""
    table = told(NO_CARDS, phase="round", year_round=3).plays("clockwise", "kingdom:mercia", "vassal:gwynedd")
    assert len(table.heard("vassal_taken", by="nobody")) == 1
    assert "nobody" in table.who_learns()


@pytest.mark.parametrize(("players", "minors"), [(2, ["defnas", "gwynedd"]), (4, MINOR_IDS)])
def test_minor_kingdoms_out_of_play_are_not_used(players: int, minors: list[str]) -> None:
    """VAN-2.7"""
    s = laid(players=players)
    assert [MINOR_IDS[minor] for minor in range(MINORS) if s.living >> minor & 1] == minors


def test_in_round_one_everybody_takes_a_vassal_the_pretender_last() -> None:
    """VAN-2.8, VAN-RUL-19: in reverse player order, and nobody may decline."""
    table = told("pretender W", phase="round", year_round=1)
    table.plays("kingdom:wessex", "clockwise").asks("choose_vassal", of="M")
    table.offers("vassal:alt_clut", "vassal:cantware", "vassal:defnas", "vassal:gwynedd").plays("vassal:defnas")
    table.asks("choose_vassal", of="N").offers("vassal:alt_clut", "vassal:cantware", "vassal:gwynedd")
    table.plays("vassal:gwynedd").asks("choose_vassal", of="E").plays("vassal:alt_clut")
    table.is_at("M vassal defnas; N vassal gwynedd; E vassal alt_clut; W vassal cantware")


def test_the_off_board_units_come_with_the_vassal() -> None:
    """VAN-2.8, VAN-4.2: the overlord places them in Fyrd."""
    table = told("W vassal defnas; defnas ealdorman in exanceaster").plays("action:fyrd")
    table.offers("muster:ceorl", "muster:thegn", "done")


# VAN-3 Vassals and control


def test_a_player_has_at_most_one_vassal() -> None:
    """VAN-3.1: whoever has been asked is not asked again."""
    table = told(f"M marker in weogornaceaster; W marker in bathum; {NO_CARDS}", phase="round", year_round=3)
    table.plays("clockwise", "kingdom:northumbria", "vassal:gwynedd").asks("choose_vassal", of="E")
    table.lacks("vassal:gwynedd").plays("vassal:defnas").is_at("N vassal gwynedd; E vassal defnas")
    assert len(set(table.s.vassal) - {-1}) == 2


def test_units_of_minor_kingdoms_are_not_neutral() -> None:
    """VAN-3.2, VAN-3.10, VAN-RUL-11: they cannot be bribed, and cards for neutral units do not fit."""
    position = f"gwynedd thegn in degannwy; neutral ceorl in mynyw; W gold 9; W hand raid; {NO_CARDS}"
    autumn = told(position, phase="season", year_round=3).plays("season_card:rich_harvest").passes()
    autumn.asks("bribe_group", of="W").offers("area:mynyw", "pass")
    told("gwynedd thegn in degannwy; W gold 9; W hand money_for_loyalty").lacks("card:money_for_loyalty")


def test_minor_kingdoms_have_five_units_three_homes_and_no_capital() -> None:
    """VAN-3.3"""
    assert MINOR_LIMIT == [2, 0, 2, 0, 1, 0, 0, 0]
    for minor, homes in _HOMES.items():
        assert [HOME_OF[area_of(home)] for home in homes] == [MINOR_IDS.index(minor)] * 3
        assert all(row["type"] != "capital" for row in DATA["areas"] if row["id"] in homes)


def test_vassal_units_have_the_statistics_of_their_types() -> None:
    """VAN-3.3: a gold die and two wounds for the Ealdorman."""
    position = f"E vassal gwynedd; gwynedd ealdorman in streoneshalh; danes 3 viking in streoneshalh; {NO_CARDS}"
    table = battle("streoneshalh", "E", position).rolls(2, 1, 0, 0).is_at("danes viking in streoneshalh")
    table.rolls(0, 1).is_at("gwynedd none in streoneshalh; gwynedd pool 1 ealdorman")


def test_the_overlord_controls_what_the_vassal_controls() -> None:
    """VAN-3.4: areas with their Dalcs, Food and buildings."""
    position = "cantware thegn in cerotesege; 5 food in cerotesege; E abbey in cantwareburg; W gold 10"
    card = "W chronicles gift_for_charlemagne"
    free = told(f"{position}; {card}").is_at("nobody controls cantwareburg; nobody controls cerotesege; W dalcs 1")
    free.plays("skip", "skip").lacks("complete:gift_for_charlemagne")
    table = told(f"{position}; {card}; W vassal cantware")
    table.is_at("W controls cantwareburg; W controls lundenwic; W controls cerotesege; W dalcs 4")
    table.plays("skip", "skip", "complete:gift_for_charlemagne").is_at("0 food in cerotesege")


def test_a_unit_of_a_minor_kingdom_removes_a_foreign_marker() -> None:
    """VAN-3.5: it places none, and leaves the marker of its own overlord."""
    position = "W vassal cantware; cantware thegn in rofaesceaster"
    foreign = told(f"{position}; M marker in cerotesege").plays("action:movement").moves("rofaesceaster", "cerotesege")
    foreign.is_at("no marker in cerotesege; W controls cerotesege")
    own = told(f"{position}; W marker in cerotesege").plays("action:movement").moves("rofaesceaster", "cerotesege")
    own.is_at("W marker in cerotesege; W controls cerotesege")


def test_a_battle_won_by_a_vassal_removes_the_marker() -> None:
    """VAN-3.5"""
    position = (
        f"W vassal cantware; cantware thegn in rofaesceaster; M ceorl in cerotesege; M marker in cerotesege; {NO_CARDS}"
    )
    table = told(position).plays("action:movement").moves("rofaesceaster", "cerotesege").plays("done").rolls(1, 0)
    table.is_at("no marker in cerotesege; W controls cerotesege; cantware thegn in cerotesege")


@pytest.mark.parametrize(
    ("position", "area", "controller"),
    [
        ("W vassal cantware; cantware thegn in cerotesege", "cerotesege", "W"),
        ("W vassal cantware; cantware thegn in cerotesege; M marker in cerotesege", "cerotesege", "M"),
        ("W vassal cantware", "lundenwic", "W"),
        ("W vassal cantware; M thegn in lundenwic", "lundenwic", "M"),
        ("W vassal cantware; neutral thegn in lundenwic", "lundenwic", "nobody"),
        ("W vassal cantware; danes viking in lundenwic", "lundenwic", "nobody"),
        ("W vassal cantware; M vassal gwynedd; gwynedd thegn in lundenwic", "lundenwic", "M"),
        ("W vassal cantware; gwynedd thegn in lundenwic", "lundenwic", "nobody"),
    ],
)
def test_what_a_minor_kingdom_controls(position: str, area: str, controller: str) -> None:
    """VAN-3.6, VAN-RUL-14: presence beats default."""
    told(f"{position}; {NO_CARDS}").is_at(f"{controller} controls {area}")


def test_no_control_marker_lies_on_a_home_area() -> None:
    """VAN-3.7: but units control it, as long as they are there."""
    position = f"M vassal defnas; W thegn in dornwaraceaster; W thegn in glaestingabyrig; {NO_CARDS}"
    table = told(position).plays("action:movement").moves("dornwaraceaster", "exanceaster")
    table.is_at("W controls exanceaster; no marker in exanceaster")
    leaving = (
        told(f"{position}; W thegn in exanceaster").plays("action:movement").moves("exanceaster", "dornwaraceaster")
    )
    leaving.is_at("M controls exanceaster; no marker in exanceaster; defnas living")


def test_kingdom_and_vassal_share_areas() -> None:
    """VAN-3.8: and march together, each led by the other's leaders."""
    position = "W vassal defnas; W thegn in dornwaraceaster; defnas ceorl in exanceaster; W ceorl in exanceaster"
    table = told(position).plays("action:movement").moves("dornwaraceaster", "exanceaster")
    table.is_at("W thegn ceorl in exanceaster; defnas ceorl in exanceaster; W controls exanceaster")
    led = told("W vassal defnas; defnas thegn in bathum; W 2 ceorl in bathum; W marker in bathum").plays(
        "action:movement"
    )
    led.moves("bathum", "oxnaford", "2 ceorl", vassals="thegn")
    led.is_at("W 2 ceorl in oxnaford; defnas thegn in oxnaford; W marker in oxnaford")


def test_areas_units_and_food_of_the_vassal_count_for_chronicles() -> None:
    """VAN-3.9: markers too."""
    west = told("W vassal defnas; W chronicles west_welsh").plays("skip", "skip").has("complete:west_welsh")
    assert west.question == "end_turn"
    barns = "W vassal defnas; 9 food in petrocesstow; W chronicles full_barns"
    told(barns).plays("skip", "skip").has("complete:full_barns")
    ports = "harbour_marker in lydanford; harbour_marker in petrocesstow; W port in exanceaster"
    told(f"W vassal defnas; {ports}; W chronicles trading_empire").plays("skip", "skip").has("complete:trading_empire")
    told(f"{ports}; W chronicles trading_empire").plays("skip", "skip").lacks("complete:trading_empire")


def test_an_unclaimed_minor_kingdom_is_passive() -> None:
    """VAN-3.10, VAN-RUL-11: it keeps its areas, eats nothing, fights when entered, and gives Dalcs to nobody."""
    winter = told(f"gwynedd thegn in degannwy; {NO_CARDS}", phase="season", year_round=4)
    winter.plays("season_card:famine").is_at("gwynedd thegn in degannwy; nobody controls aberffraw")
    assert PRINTED_DALC[area_of("aberffraw")] == 1
    table = told(f"gwynedd thegn in degannwy; M 2 thegn in legaceaster; {NO_CARDS}", turn="M").is_at("M dalcs 2")
    table.plays("action:movement").moves("legaceaster", "degannwy").plays("done").rolls(0, 0, 1)
    table.asks("retreat", of="M").is_at("M thegn in degannwy; gwynedd thegn in degannwy")


# VAN-9 Other expansions


def test_there_is_no_danish_player() -> None:
    """VAN-9.1, VAN-9.3: the Danes have no Pretender, no Vassal and no Hunters."""
    s = laid()
    assert len(DATA["kingdoms"]) == 4
    assert s.in_pool(8, 1) == 0
    table: Table = told("pretender W", phase="round", year_round=1)
    assert table.of_kind("kingdom") == {"northumbria", "mercia", "wessex", "east_anglia"}


def test_four_players_find_a_vassal_each() -> None:
    """VAN-9.2: only a fifth player could be left without one."""
    assert max(row["players"] for row in DATA["player_setups"]) == len(MINOR_IDS) == 4
