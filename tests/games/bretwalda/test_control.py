"""Chapter 5: control of areas."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREA_TYPE,
    AREAS,
    CAPITAL,
    CONTROL_MARKERS,
    HOME_OF,
    MERCIA,
    NONE,
    NORTHUMBRIA,
    WESSEX,
    ZONE,
)
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
"""Nobody draws a card."""


def _movement(position: str, turn: str = "W", start: bool = False) -> Table:
    table = told(f"{position}; {NO_CARDS}", turn=turn, start=start).plays("action:movement")
    return table.plays("done") if table.question == "move_ship" else table


def _autumn(position: str, **options: Any) -> Table:
    """Wessex may bribe first in an Autumn whose card does nothing yet."""
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=3, **options)
    return table.plays("season_card:rich_harvest").asks("bribe_group", of="W")


# Who controls an area


def test_a_kingdom_controls_markers_its_capital_and_areas_with_its_units() -> None:
    """BRE-5.1"""
    table = told("W marker in wiltun; W ceorl in oxnaford; W ruler in bathum")
    table.is_at("W controls wiltun; W controls oxnaford; W controls wintanceaster; nobody in wintanceaster")
    table.is_at("nobody controls cisseceaster; N controls eoforwic")


@pytest.mark.parametrize(
    ("position", "area", "controller"),
    [
        ("W thegn in lundenwic; E vassal cantware", "lundenwic", "W"),
        ("danes viking in lundenwic; E vassal cantware", "lundenwic", "nobody"),
        ("neutral ceorl in lundenwic; E vassal cantware", "lundenwic", "nobody"),
        ("defnas thegn in lundenwic; E vassal cantware; M vassal defnas", "lundenwic", "M"),
        ("defnas thegn in lundenwic; E vassal cantware", "lundenwic", "nobody"),
        ("cantware thegn in lundenwic; E vassal cantware", "lundenwic", "E"),
        ("E vassal cantware", "lundenwic", "E"),
        ("cantware thegn in lundenwic", "lundenwic", "nobody"),
        ("", "lundenwic", "nobody"),
        ("W thegn in bedanford; M marker in bedanford", "bedanford", "W"),
        ("danes viking in bedanford; M marker in bedanford", "bedanford", "nobody"),
        ("neutral ceorl in bedanford; M marker in bedanford", "bedanford", "nobody"),
        ("M marker in bedanford", "bedanford", "M"),
        ("gwynedd thegn in bedanford; M marker in bedanford; M vassal gwynedd", "bedanford", "M"),
        ("gwynedd thegn in bedanford; W vassal gwynedd", "bedanford", "W"),
        ("gwynedd thegn in bedanford", "bedanford", "nobody"),
        ("", "bedanford", "nobody"),
        ("W ruler in bathum", "wintanceaster", "W"),
        ("W ruler in bathum; M marker in wintanceaster", "wintanceaster", "M"),
        ("W ruler in bathum; gwynedd thegn in wintanceaster; M vassal gwynedd", "wintanceaster", "M"),
        ("W ruler in bathum; gwynedd thegn in wintanceaster", "wintanceaster", "nobody"),
        ("W ruler in bathum; danes viking in wintanceaster", "wintanceaster", "nobody"),
        ("cantware conquered; W marker in lundenwic", "lundenwic", "W"),
    ],
)
def test_control_follows_units_then_markers_then_capitals(position: str, area: str, controller: str) -> None:
    """BRE-5.10, BRE-5.1, VAN-RUL-11, VAN-RUL-14"""
    told(position).is_at(f"{controller} controls {area}")


# Taking control


def test_units_that_end_a_move_replace_a_foreign_marker() -> None:
    """BRE-5.2, BRE-15.17: at once, before the next group moves."""
    table = _movement("W 2 thegn in wiltun; M marker in bathum")
    table.moves("wiltun", "bathum", "thegn").asks("move_from", of="W")
    table.is_at("W marker in bathum; W controls bathum")
    table.moves("wiltun", "dornwaraceaster", "thegn").is_at("W marker in dornwaraceaster; W marker in bathum")


def test_the_winner_of_a_battle_replaces_a_foreign_marker() -> None:
    """BRE-5.2, BRE-16.11"""
    table = _movement("W thegn in wiltun; M ceorl in bathum; M marker in bathum").moves("wiltun", "bathum")
    table.is_at("M marker in bathum; M controls bathum").plays("done")
    table.rolls(1, 0, 0).is_at("W thegn in bathum; M none in bathum; W marker in bathum; W controls bathum")


def test_units_that_retreat_place_a_marker_where_they_end() -> None:
    """BRE-5.2, BRE-16.9: the area from which they came was nobody's; now it is theirs."""
    table = _movement("W 2 thegn in wiltun; M 2 thegn in dornwaraceaster; no marker in wiltun")
    table.moves("wiltun", "dornwaraceaster").is_at("nobody controls wiltun").plays("done").rolls(0, 0, 0, 0)
    table.asks("retreat", of="W").plays("retreat:wiltun").is_at("W 2 thegn in wiltun; W marker in wiltun")


def test_in_the_own_capital_foreign_markers_go_and_none_is_placed() -> None:
    """BRE-5.2"""
    table = _movement("W ruler in wiltun; M marker in wintanceaster").is_at("M controls wintanceaster")
    table.moves("wiltun", "wintanceaster").is_at("no marker in wintanceaster; W controls wintanceaster")


def test_no_marker_is_placed_in_a_home_area_of_a_living_minor_kingdom() -> None:
    """BRE-5.2, VAN-3.7"""
    table = _movement("W thegn in dornwaraceaster").moves("dornwaraceaster", "exanceaster")
    table.is_at("no marker in exanceaster; W controls exanceaster")
    conquered = _movement("W thegn in dornwaraceaster; defnas conquered").moves("dornwaraceaster", "exanceaster")
    conquered.is_at("W marker in exanceaster")


def test_a_marker_stays_when_the_units_leave() -> None:
    """BRE-5.3"""
    table = _movement("W thegn in wiltun; W marker in wiltun").moves("wiltun", "bathum")
    table.is_at("nobody in wiltun; W marker in wiltun; W controls wiltun")


def test_an_area_crossed_without_stopping_is_not_affected() -> None:
    """BRE-5.4, BRE-RUL-12"""
    table = _movement("W thegn in wiltun; M marker in bathum; 2 food in bathum").moves("wiltun", "gleawanceaster")
    table.asks("move_from", of="W").is_at("M marker in bathum; 2 food in bathum; W marker in gleawanceaster")


def test_the_capital_of_another_kingdom_is_taken_like_any_area() -> None:
    """BRE-5.7: until the marker is removed; then it is its own Kingdom's again."""
    table = _movement("W thegn in ligoraceaster; M ruler in bathum").moves("ligoraceaster", "tamoworthig")
    table.is_at("W marker in tamoworthig; W controls tamoworthig")
    table = _movement("W marker in tamoworthig; M ruler in ligoraceaster; M gold 0", turn="M")
    table.is_at("W controls tamoworthig").moves("ligoraceaster", "tamoworthig")
    table.is_at("no marker in tamoworthig; M controls tamoworthig")


def test_who_controls_an_area_controls_all_that_is_in_it() -> None:
    """BRE-5.8, BRE-8.6, BRE-7.2: its Dalc, buildings, markers and Food."""
    table = _movement(
        "W thegn in wiltun; M marker in bathum; M abbey in bathum; M mead_hall in bathum; 1 food in bathum;"
        "gold_production_marker in bathum"
    )
    table.is_at("W dalcs 1; M dalcs 3").moves("wiltun", "bathum").plays("number:0", "done")
    table.is_at("W dalcs 3; M dalcs 1; 1 food in bathum; W gold 0").plays("action:collection")
    table.is_at("W gold 6; M gold 0")


def test_a_player_without_free_markers_controls_by_units_alone() -> None:
    """BRE-5.9"""
    far = [area for area in range(AREAS) if ZONE[area] in (NORTHUMBRIA, MERCIA) and AREA_TYPE[area] != CAPITAL]
    areas = [AREA_IDS[area] for area in far if HOME_OF[area] == NONE][:CONTROL_MARKERS]
    markers = "; ".join(f"W marker in {area}" for area in areas)
    table = _movement(f"{markers}; W 2 thegn in wiltun; M marker in bathum").moves("wiltun", "bathum", "thegn")
    table.is_at("no marker in bathum; W controls bathum").moves("wiltun", "dornwaraceaster")
    table.is_at("no marker in dornwaraceaster; W controls dornwaraceaster; nobody controls wiltun")
    assert [*table.s.marker].count(WESSEX) == len(areas) == 16


# Danes and neutral units


def test_danes_that_end_a_move_remove_marker_and_food_and_burn_a_building() -> None:
    """BRE-5.5, BRE-5.6"""
    table = _autumn(
        "W gold 2; danes viking in gyrwe; N marker in loidis; 3 food in loidis; N abbey in loidis; N granary in loidis"
    )
    table.plays("area:gyrwe", "area:loidis")
    table.is_at("no marker in loidis; nobody controls loidis; 0 food in loidis; danes viking in loidis")
    table.is_at("no abbey in loidis; N granary in loidis; N supply 3 abbey; N supply 2 granary")


@pytest.mark.parametrize(
    ("buildings", "burned"),
    [
        ("abbey mead_hall granary port", "abbey"),
        ("mead_hall granary port", "mead_hall"),
        ("granary port", "granary"),
        ("port", "port"),
    ],
)
def test_danes_burn_one_building_in_order(buildings: str, burned: str) -> None:
    """BRE-5.6: it goes back to the supply of the Kingdom that it came from."""
    standing = buildings.split()
    placed = "; ".join(f"M {building} in lindcylene" for building in standing)
    table = _autumn(f"W gold 2; danes viking in steanford; N marker in lindcylene; {placed}")
    table.is_at(f"M supply 2 {burned}").plays("area:steanford", "area:lindcylene")
    table.is_at(f"no {burned} in lindcylene; M supply 3 {burned}; N supply 3 {burned}")
    table.is_at("; ".join(f"M {building} in lindcylene" for building in standing if building != burned))


def test_without_the_option_danes_burn_nothing() -> None:
    """BRE-5.6, option danes_burn: marker and Food still go."""
    position = "W gold 2; danes viking in gyrwe; N marker in loidis; 3 food in loidis; N abbey in loidis"
    table = _autumn(position, danes_burn=False).plays("area:gyrwe", "area:loidis")
    table.is_at("N abbey in loidis; no marker in loidis; 0 food in loidis")


def test_danes_that_win_a_battle_sack_the_area() -> None:
    """BRE-5.5, BRE-5.6"""
    position = f"danes 2 viking in loidis; N ceorl in loidis; N marker in loidis; 2 food in loidis; {NO_CARDS}"
    table = battle("loidis", "danes", f"{position}; N granary in loidis").rolls(1, 0, 0)
    table.is_at("danes 2 viking in loidis; no marker in loidis; 0 food in loidis; no granary in loidis")


def test_neutral_units_remove_the_marker_alone() -> None:
    """BRE-5.5, BRE-5.6: Food and buildings stay."""
    table = _autumn("W gold 1; neutral ceorl in gyrwe; N marker in loidis; 2 food in loidis; N abbey in loidis")
    table.plays("area:gyrwe", "area:loidis")
    table.is_at("neutral ceorl in loidis; no marker in loidis; 2 food in loidis; N abbey in loidis")
    position = f"neutral 2 thegn in loidis; N ceorl in loidis; N marker in loidis; 2 food in loidis; {NO_CARDS}"
    battle("loidis", "neutral", position).rolls(1, 0, 0).is_at("no marker in loidis; 2 food in loidis")


# Establishing control, and Food


def _may_plunder(table: Table) -> bool:
    return "card:plunder" in table.options


def test_control_is_established_where_one_comes_to_control_what_one_did_not() -> None:
    """BRE-5.11: Plunder is for areas established this turn."""
    position = "W thegn in wiltun; W marker in wiltun; W hand plunder"
    table = _movement(f"{position}; W marker in bathum").moves("wiltun", "bathum")
    assert not _may_plunder(table)
    table = _movement(f"{position}; M marker in bathum").moves("wiltun", "bathum")
    assert _may_plunder(table)
    assert _may_plunder(_movement(position).moves("wiltun", "bathum"))


def test_control_is_established_by_a_battle_won_in_the_own_turn_only() -> None:
    """BRE-5.11: the defender who wins does not establish it."""
    fight = "W thegn in wiltun; W marker in wiltun; M thegn in bathum; M marker in bathum; W hand plunder"
    table = _movement(fight).moves("wiltun", "bathum").plays("done").passes().rolls(1, 0, 0).passes()
    assert _may_plunder(table.asks("choose_action", of="W"))
    defended = "M thegn in gleawanceaster; W thegn in bathum; W hand plunder"
    table = _movement(defended, turn="M").moves("gleawanceaster", "bathum").plays("done").passes()
    table.rolls(0, 1, 0).passes().plays("skip", "done").asks("choose_action", of="W")
    table.is_at("W marker in bathum")
    assert not _may_plunder(table)


def test_control_is_established_by_units_of_the_vassal() -> None:
    """BRE-5.11: units of your side."""
    table = _movement("defnas thegn in exanceaster; W vassal defnas; W hand plunder")
    assert not _may_plunder(table)
    assert _may_plunder(table.moves("exanceaster", "dornwaraceaster").asks("move_from", of="W"))


def test_food_in_an_area_taken_in_movement_may_be_destroyed() -> None:
    """BRE-TV-33, BRE-5.12, BRE-RUL-28: any number at once; the rest is the taker's."""
    table = _movement(
        "W 2 thegn in ligoraceaster; E marker in bedanford; 3 food in bedanford; E marker in grantabrycg;"
        "2 food in grantabrycg; W chronicles bringer_of_hunger"
    )
    table.moves("ligoraceaster", "bedanford", "thegn").asks("spoil_food", of="W")
    table.offers("number:0", "number:1", "number:2", "number:3").plays("number:3").is_at("0 food in bedanford")
    table.moves("ligoraceaster", "grantabrycg").offers("number:0", "number:1", "number:2").plays("number:1")
    table.plays("done", "skip").asks("end_turn", of="W").has("complete:bringer_of_hunger")
    table.is_at("1 food in grantabrycg; W controls grantabrycg")


def test_food_moved_by_a_raid_is_not_destroyed() -> None:
    """BRE-TV-33, BRE-5.12"""
    table = _movement(
        "W thegn in ligoraceaster; W marker in ligoraceaster; E marker in bedanford; 3 food in bedanford;"
        "1 food in oxnaford; W hand raid; W chronicles bringer_of_hunger"
    )
    table.plays("card:raid", "area:oxnaford", "area:ligoraceaster").is_at("1 food in ligoraceaster")
    table.moves("ligoraceaster", "bedanford").plays("number:3", "done", "skip")
    table.asks("end_turn", of="W").lacks("complete:bringer_of_hunger")


@pytest.mark.parametrize("marker", ["W marker in bedanford", "no marker in bedanford"])
def test_food_that_was_nobody_elses_is_not_destroyed(marker: str) -> None:
    """BRE-5.12: only in an area taken from another player."""
    table = _movement(f"W thegn in ligoraceaster; 3 food in bedanford; {marker}").moves("ligoraceaster", "bedanford")
    table.asks("move_from", of="W").is_at("3 food in bedanford; W controls bedanford")


def test_food_may_be_destroyed_after_a_battle_before_the_draw() -> None:
    """BRE-5.12, BRE-16.14"""
    position = "W thegn in ligoraceaster; E ceorl in bedanford; E marker in bedanford; 2 food in bedanford"
    table = told(position).plays("action:movement").moves("ligoraceaster", "bedanford").plays("done")
    table.rolls(1, 0).asks("spoil_food", of="W").plays("number:2").asks("draw_lordship", of="chance")
    table.is_at("0 food in bedanford")


def test_a_retreating_defender_destroys_no_food() -> None:
    """BRE-5.11, BRE-5.12: only in the own turn, and its own areas are not taken."""
    table = _movement("W 2 thegn in wiltun; M thegn in bathum; M marker in gleawanceaster; 2 food in gleawanceaster")
    table.moves("wiltun", "bathum").plays("done").rolls(0, 0, 0, 0).plays("continue")
    table.asks("retreat", of="M").plays("retreat:gleawanceaster").asks("choose_action", of="W")
    table.is_at("M thegn in gleawanceaster; 2 food in gleawanceaster; W marker in bathum")


def test_food_is_destroyed_in_movement_only() -> None:
    """BRE-5.12, BRE-20.1: a Ruler who returns from exile takes the area, but not by a Movement."""
    position = "danes viking in wintanceaster; M marker in wiltun; 2 food in wiltun; W pool ruler"
    table = told(f"{position}; {NO_CARDS}").asks("place_exile", of="W").plays("area:wiltun")
    table.asks("choose_action", of="W").is_at("W marker in wiltun; 2 food in wiltun; W ruler thegn in wiltun")
