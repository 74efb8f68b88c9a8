"""Section 7b: what each Chronicle asks for (BRE-10.6), and what some cost (BRE-10.7)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import CHRONICLE_IDS
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _marked(*areas: str) -> str:
    return "; ".join(f"W marker in {area}" for area in areas)


_FIELDS = _marked("wiltun", "cisseceaster", "cerotesege", "glaestingabyrig")
_BURHS = _marked("bathum", "oxnaford")
_SEVEN = _marked("bathum", "oxnaford", "gleawanceaster", "weogornaceaster", "legaceaster", "lindcylene", "luel")

_STATES = {
    "architectural_legacy": (
        """W abbey in wintanceaster; W granary in wintanceaster; W mead_hall in wintanceaster; W marker in bathum;
        W abbey in bathum; W mead_hall in bathum; W marker in gleawanceaster; W port in gleawanceaster""",
        "no port in gleawanceaster; W abbey in gleawanceaster",
    ),
    "land_of_milk_and_honey": (f"{_FIELDS}; W granary in wintanceaster; W granary in wiltun", "no granary in wiltun"),
    "broad_realm": (f"{_SEVEN}; W marker in wiltun", "no marker in luel"),
    "enlightened_kingdom": (
        "W tiles wessex_free_ceorls wessex_reeves wessex_burhs wessex_estates wessex_envoys wessex_chapel",
        "W tiles wessex_free_ceorls wessex_reeves wessex_burhs wessex_envoys wessex_chapel",
    ),
    "golden_hoard": ("W gold 12", "W gold 11"),
    "roman_legacy": (_SEVEN, "no marker in luel"),
    "trading_empire": (
        """W marker in gleawanceaster; W marker in wiltun; W port in wintanceaster; M port in gleawanceaster;
        harbour_marker in wiltun""",
        "no harbour_marker in wiltun",
    ),
    "full_barns": ("8 food in wintanceaster; 1 food in bathum; W marker in bathum", "no marker in bathum"),
    "houses_of_god": (
        "W abbey in wintanceaster; W abbey in bathum; W bishop in bathum; W marker in bathum",
        "W none in bathum",
    ),
    "mead_and_song": (
        "W mead_hall in wintanceaster; W marker in bathum; W mead_hall in bathum; W hand raid evade levy",
        "W hand raid evade",
    ),
    "great_host": ("W 6 thegn in bathum", "W 5 thegn in bathum; W thegn ruler in wintanceaster"),
    "beyond_border": (_marked("gleawanceaster", "bedanford", "luel", "norwic", "bathum"), "no marker in luel"),
    "caesars_wall": (_marked("luel", "gyrwe", "bebbanburg"), "no marker in luel"),
    "offas_dyke": (
        _marked("legaceaster", "scrobbesburg", "mathrafal", "glywysing"),
        "no marker in glywysing; W marker in bathum",
    ),
    "land_of_britons": (f"{_marked('mynyw', 'glywysing')}; W vassal gwynedd", "W vassal defnas"),
    "kingdom_of_kent": ("W thegn in lundenwic; W thegn in cantwareburg", "W none in lundenwic"),
    "west_welsh": ("W vassal defnas", "W vassal none; W thegn in exanceaster"),
    "strathclyde": ("W thegn in lanerc; W thegn in aeron", "W none in aeron"),
    "lindsey": (_marked("lindcylene", "snotengaham"), "no marker in lindcylene"),
    "the_thames": (f"{_marked('cerotesege', 'oxnaford')}; W thegn in lundenwic", "no marker in oxnaford"),
    "the_severn": (_marked("bathum", "gleawanceaster", "glywysing"), "danes viking in glywysing"),
    "seats_of_saints": (
        _marked("bathum", "mynyw", "cerotesege", "weogornaceaster", "luel", "oxnaford"),
        "no marker in luel",
    ),
    "vk_total_war": (
        "W bishop 3 ealdorman 6 thegn 8 ceorl 2 hunter in bathum; W 3 ship in suthsae",
        "W 2 ship in suthsae",
    ),
    "vk_royal_hunt": (
        f"{_FIELDS}; W marker in haestingas; 4 food in wintanceaster",
        "3 food in wintanceaster",
    ),
    "vk_market_towns": (_marked("gleawanceaster", "bathum"), "no marker in gleawanceaster; W marker in oxnaford"),
    "vk_three_shores": (
        _marked("bathum", "dornwaraceaster"),
        "no marker in dornwaraceaster; W marker in glaestingabyrig",
    ),
    "vk_kings_peace": (
        f"{_FIELDS}; {_BURHS}; W abbey in wintanceaster; W abbey in bathum; M port in wintanceaster",
        "no port in wintanceaster",
    ),
    "vk_gathered_host": ("W ealdorman hunter thegn ceorl in bathum", "W ealdorman 2 thegn ceorl in bathum"),
}
"""By Chronicle: a position that meets it, and what then spoils it."""
_DEEDS = ["bringer_of_hunger", "swift_offensive", "irresistible_force", "scourge_of_danes", "take_their_homes"]
_COSTS = ["pilgrimage_to_rome", "gift_for_charlemagne", "preacher_of_peace"]


def _end_of_turn(card: str, position: str, **options: Any) -> Table:
    table = told(f"W chronicles {card}; {position}", **options).plays("skip", "skip")
    return table.asks("end_turn", of="W")


def test_every_chronicle_is_in_this_chapter() -> None:
    """BRE-10.6"""
    assert {*_STATES, *_DEEDS, *_COSTS} == set(CHRONICLE_IDS)


@pytest.mark.parametrize("card", _STATES)
def test_a_chronicle_is_completed_when_its_conditions_hold(card: str) -> None:
    """BRE-10.2, BRE-10.6: and not if one of them just fails."""
    met, spoils = _STATES[card]
    _end_of_turn(card, met).has(f"complete:{card}")
    _end_of_turn(card, f"{met}; {spoils}").lacks(f"complete:{card}")


# Kinds with more to them


@pytest.mark.parametrize(("rulings", "is_port"), [("by_the_book", True), ("house", False)])
def test_a_harbour_marker_counts_as_a_port_and_a_building(rulings: str, is_port: bool) -> None:
    """BRE-RUL-8, VAN-5.3: for Chronicle 84 and VK30; by the former ruling for Chronicle 94 alone."""
    legacy, spoils = _STATES["architectural_legacy"]
    peace, _ = _STATES["vk_kings_peace"]
    for card, position in (
        ("architectural_legacy", f"{legacy}; {spoils}; harbour_marker in bathum"),
        ("vk_kings_peace", f"{peace}; no port in wintanceaster; harbour_marker in bathum"),
    ):
        table = _end_of_turn(card, position, rulings=rulings)
        assert (f"complete:{card}" in table.options) == is_port
    empire, _ = _STATES["trading_empire"]
    _end_of_turn("trading_empire", empire, rulings=rulings).has("complete:trading_empire")


def test_six_tiles_need_every_colour() -> None:
    """BRE-RUL-33, BRE-10.6: a state, whenever the tiles were laid out."""
    two = "free_ceorls dragon_banner war_band reeves burhs estates"
    tiles = " ".join(f"wessex_{tile}" for tile in two.split())
    _end_of_turn("enlightened_kingdom", f"W tiles {tiles}").lacks("complete:enlightened_kingdom")
    _end_of_turn("enlightened_kingdom", f"W tiles {tiles} wessex_chapel").has("complete:enlightened_kingdom")


def test_six_green_and_blue_tiles_of_east_anglia_lack_a_red_one() -> None:
    """BRE-RUL-33: Free Ceorls bring it."""
    tiles = [f"east_anglia_{tile}" for tile in ("fleet", "envoys", "chapel", "reeves", "fen_barns", "estates")]
    position = f"E chronicles enlightened_kingdom; E tiles {' '.join(tiles)}"
    told(position, turn="E").plays("skip", "skip").lacks("complete:enlightened_kingdom")
    told(f"{position} east_anglia_free_ceorls", turn="E").plays("skip", "skip").has("complete:enlightened_kingdom")


def test_a_harbour_marker_is_a_port_but_no_building() -> None:
    """BRE-RUL-8, BRE-7.10: for Chronicles 94 and 84."""
    marked = _marked("wiltun", "cisseceaster", "bathum")
    harbours = f"{marked}; harbour_marker in wiltun; harbour_marker in cisseceaster"
    _end_of_turn("trading_empire", f"{harbours}; harbour_marker in bathum").has("complete:trading_empire")
    _end_of_turn("trading_empire", harbours).lacks("complete:trading_empire")


def test_total_war_does_without_hunters_if_they_are_not_played() -> None:
    """BRE-RUL-34, BRE-10.6: Ships and Bishop are needed."""
    position = "W bishop 3 ealdorman 6 thegn 8 ceorl in bathum; W 3 ship in suthsae; W chronicles vk_total_war"
    told(position, vk_hunters=False).plays("skip", "skip").has("complete:vk_total_war")
    told(position).plays("skip", "skip").lacks("complete:vk_total_war")
    told(position.replace("bishop ", ""), vk_hunters=False).plays("skip", "skip").lacks("complete:vk_total_war")


def test_a_city_marker_counts_for_roman_legacy() -> None:
    """VAN-TV-22, BRE-7.10"""
    position = f"{_SEVEN}; no marker in luel; W marker in wiltun"
    _end_of_turn("roman_legacy", position).lacks("complete:roman_legacy")
    _end_of_turn("roman_legacy", f"{position}; town_marker in wiltun").has("complete:roman_legacy")


def test_units_of_the_vassal_swell_a_host() -> None:
    """BRE-10.6, VAN-3.9: kinds host, types_in_area and control_count."""
    position = "W vassal gwynedd; gwynedd ealdorman 2 thegn ceorl in bathum"
    _end_of_turn("great_host", f"{position}; W 2 thegn in bathum").has("complete:great_host")
    _end_of_turn("vk_gathered_host", f"{position}; W hunter in bathum").has("complete:vk_gathered_host")
    _end_of_turn("vk_gathered_host", position).lacks("complete:vk_gathered_host")


def test_forest_edges_are_areas_with_a_forest_border() -> None:
    """BRE-10.6: kind control_count, feature forest_edge; Bathum has none."""
    position = f"{_FIELDS}; W marker in bathum; 4 food in wintanceaster"
    _end_of_turn("vk_royal_hunt", position).lacks("complete:vk_royal_hunt")
    _end_of_turn("vk_royal_hunt", f"{position}; W marker in dornwaraceaster").has("complete:vk_royal_hunt")


# Deeds of a turn


def test_hunger_is_brought_by_destroying_four_food() -> None:
    """BRE-TV-33, BRE-5.12, BRE-RUL-28, BRE-10.8: kind food_destroyed_this_movement."""
    position = """W thegn in oxnaford; W thegn in cerotesege; W ealdorman in ligoraceaster; E marker in bedanford;
        3 food in bedanford; E marker in grantabrycg; 2 food in grantabrycg; W chronicles bringer_of_hunger"""
    table = told(position).plays("action:movement").moves("oxnaford", "bedanford")
    table.asks("spoil_food", of="W").offers("number:0", "number:1", "number:2", "number:3").plays("number:3")
    table.moves("ligoraceaster", "grantabrycg").offers("number:0", "number:1", "number:2")
    few = table.fork().plays("number:0", "done", "skip").lacks("complete:bringer_of_hunger")
    assert few.question == "end_turn"
    table.plays("number:1", "done", "skip").has("complete:bringer_of_hunger")
    table.is_at("0 food in bedanford; 1 food in grantabrycg; W controls grantabrycg")


def test_a_swift_offensive_takes_three_areas_in_one_movement() -> None:
    """BRE-10.6, BRE-10.8: kind areas_taken_this_movement, from other players; they need not be held."""
    position = """W thegn in wiltun; W thegn in oxnaford; W thegn in bathum; M marker in dornwaraceaster;
        E marker in bedanford; M marker in gleawanceaster; W chronicles swift_offensive"""
    table = told(position).plays("action:movement").moves("wiltun", "dornwaraceaster").moves("oxnaford", "bedanford")
    table.fork().plays("done", "skip").lacks("complete:swift_offensive")
    table.moves("bathum", "gleawanceaster").plays("done", "skip").has("complete:swift_offensive")
    empty = told(position.replace("M marker in gleawanceaster", "no marker in gleawanceaster")).plays("action:movement")
    empty.moves("wiltun", "dornwaraceaster").moves("oxnaford", "bedanford").moves("bathum", "gleawanceaster")
    empty.plays("done", "skip").lacks("complete:swift_offensive")


def test_an_irresistible_force_wins_three_battles_in_one_movement() -> None:
    """BRE-10.6, BRE-10.8, BRE-17.2: kind battles_won_this_movement, on land and at sea."""
    position = f"""W thegn in wiltun; W thegn in oxnaford; danes viking in dornwaraceaster; M ceorl in bedanford;
        W ship in suthsae; E ship in temes; W chronicles irresistible_force; {NO_CARDS}"""
    table = told(position).plays("action:movement", "sail:suthsae:temes").rolls(1, 0)
    table.moves("wiltun", "dornwaraceaster").moves("oxnaford", "bedanford").plays("done", "area:bedanford").rolls(1, 0)
    table.fork().rolls(0, 1).plays("skip").lacks("complete:irresistible_force")
    table.rolls(1, 0).plays("skip").has("complete:irresistible_force")


def test_the_scourge_of_danes_kills_two_vikings_as_attacker() -> None:
    """BRE-10.6: kind vikings_killed_this_turn, in the player's own turn."""
    position = f"W 2 thegn in wiltun; danes 2 viking in dornwaraceaster; W chronicles scourge_of_danes; {NO_CARDS}"
    table = told(position).plays("action:movement").moves("wiltun", "dornwaraceaster").plays("done")
    table.fork().rolls(1, 1, 0, 0).plays("skip").has("complete:scourge_of_danes")
    table.rolls(1, 0, 1, 1).plays("skip").lacks("complete:scourge_of_danes")
    raid = f"W 2 thegn in haestingas; W marker in haestingas; W chronicles scourge_of_danes; {NO_CARDS}"
    summer = told(raid, phase="season", year_round=2).plays("season_card:drought", "site:haestingas")
    summer.rolls(0, 0, 1, 1).is_at("danes none in haestingas")
    while summer.question == "roll_landing":
        summer.plays("site:dynbaer")
    summer.plays("skip", "skip").asks("end_turn", of="W").lacks("complete:scourge_of_danes")


# The end of the Action phase


def test_their_homes_are_taken_at_the_end_of_the_action_phase() -> None:
    """BRE-TV-40, BRE-10.8: kind enemy_capitals; not at the end of the turn."""
    position = f"W thegn in tamoworthig; W marker in tamoworthig; M ruler in legaceaster; {NO_CARDS}"
    table = told(f"{position}; W chronicles take_their_homes", turn="W").plays("skip", "skip")
    table.asks("end_turn", of="W").lacks("complete:take_their_homes").plays("done")
    for _ in range(3):
        table.plays("skip", "skip", "done")
    table.asks("end_action_phase", of="W").offers("complete:take_their_homes", "done")
    table.plays("complete:take_their_homes").is_at("W completed take_their_homes")
    told(position, phase="end").asks("end_action_phase", of="W").offers("done")


def test_a_capital_that_was_retaken_does_not_count() -> None:
    """BRE-TV-40"""
    position = f"""W thegn in tamoworthig; W marker in tamoworthig; M ruler 2 thegn in legaceaster; {NO_CARDS};
        W chronicles take_their_homes; direction counter_clockwise"""
    table = told(position).plays("skip", "skip", "done").asks("choose_action", of="M")
    table.plays("action:movement").moves("legaceaster", "tamoworthig").rolls(1, 1, 1, 0, 0)
    table.is_at("M controls tamoworthig").plays("skip", "done")
    for _ in range(2):
        table.plays("skip", "skip", "done")
    table.asks("choose_direction", of=table.asked).is_at("round 2; W completed empty")


# Costs


def test_a_pilgrimage_costs_gold_an_ealdorman_and_a_ship() -> None:
    """BRE-10.7: the units return to the pool, from a place of the player's choice."""
    position = "W gold 8; W ealdorman in bathum; W ealdorman in wiltun; W ship in suthsae; W ship in temes"
    table = _end_of_turn("pilgrimage_to_rome", f"{position}; chronicle_deck empty")
    table.plays("complete:pilgrimage_to_rome").asks("pay_ealdorman", of="W").offers("area:bathum", "area:wiltun")
    table.plays("area:wiltun").asks("pay_ship", of="W").offers("sea:suthsae", "sea:temes").plays("sea:temes")
    table.is_at("W gold 0; W none in wiltun; W none in temes; W pool 2 ealdorman 2 ship")
    table.is_at("W completed pilgrimage_to_rome")


@pytest.mark.parametrize("missing", ["W gold 7", "W none in bathum", "W none in suthsae"])
def test_a_pilgrimage_needs_all_of_it(missing: str) -> None:
    """BRE-10.7: the Vassal's Ealdorman will not do."""
    position = "W gold 8; W ealdorman in bathum; W ship in suthsae; W vassal defnas; defnas ealdorman in exanceaster"
    _end_of_turn("pilgrimage_to_rome", position).has("complete:pilgrimage_to_rome")
    _end_of_turn("pilgrimage_to_rome", f"{position}; {missing}").lacks("complete:pilgrimage_to_rome")


def test_a_gift_costs_gold_and_food() -> None:
    """BRE-10.7, BRE-7.9: Food of controlled areas, taken by the steward."""
    position = "W gold 11; 3 food in wintanceaster; 3 food in bathum; W marker in bathum"
    table = _end_of_turn("gift_for_charlemagne", f"{position}; chronicle_deck empty").plays(
        "complete:gift_for_charlemagne", "steward"
    )
    table.is_at("W gold 1; 0 food in bathum; 1 food in wintanceaster; W completed gift_for_charlemagne")
    for missing in ("W gold 9", "no marker in bathum"):
        _end_of_turn("gift_for_charlemagne", f"{position}; {missing}").lacks("complete:gift_for_charlemagne")


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("gift_for_charlemagne", "W gold 10; 5 food in wintanceaster"),
        ("pilgrimage_to_rome", "W gold 8; W ealdorman in bathum; W ship in suthsae"),
        ("preacher_of_peace", "W hand ambush burwaran conversion evade intrigue javelins shield_wall spear_charge"),
    ],
)
def test_exactly_the_price_is_enough(card: str, position: str) -> None:
    """BRE-10.7"""
    table = _end_of_turn(card, position).plays(f"complete:{card}")
    while table.question == "pay_lordship":
        table.plays(table.options[0])
    table.is_at(f"W completed {card}; W gold 0; W hand empty; 0 food in wintanceaster; W none in bathum")


def test_food_of_a_gift_is_chosen() -> None:
    """D-E3, BRE-10.7, VAN-RUL-30: area by area, the rest by the steward; the option auto_food asks nobody."""
    position = "W gold 10; 3 food in wintanceaster; 3 food in bathum; W marker in bathum; chronicle_deck empty"
    table = _end_of_turn("gift_for_charlemagne", position).plays("complete:gift_for_charlemagne")
    table.asks("pay_food", of="W").offers("area:bathum", "area:wintanceaster", "steward").plays("area:wintanceaster")
    table.asks("pay_food", of="W").plays("area:wintanceaster", "steward")
    table.is_at("0 food in bathum; 1 food in wintanceaster; W completed gift_for_charlemagne")
    picked = _end_of_turn("gift_for_charlemagne", position, auto_food=True).plays("complete:gift_for_charlemagne")
    picked.is_at("0 food in bathum; 1 food in wintanceaster; W completed gift_for_charlemagne")


def test_a_preacher_of_peace_gives_up_eight_cards() -> None:
    """BRE-TV-39, BRE-10.7: which, is the player's choice; they are discarded openly."""
    hand = "ambush burwaran conversion evade intrigue javelins shield_wall spear_charge vk_treason"
    table = _end_of_turn("preacher_of_peace", f"W hand {hand}; chronicle_deck empty; deck empty; discards empty")
    table.plays("complete:preacher_of_peace").asks("pay_lordship", of="W")
    given = hand.split()[1:]
    table.plays(*[f"lordship:{card}" for card in given]).is_at(f"W hand ambush; discards {' '.join(given)}; W dalcs 2")
    seven = " ".join(hand.split()[:7])
    _end_of_turn("preacher_of_peace", f"W hand {seven}").lacks("complete:preacher_of_peace")
