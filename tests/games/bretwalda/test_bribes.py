"""Chapter 14: Autumn, Danes and neutral units move and can be bribed."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import AREA_IDS, MERCIA, NEUTRAL
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _autumn(position: str, card: str = "rich_harvest", **options: Any) -> Table:
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=3, **options)
    return table.plays(f"season_card:{card}")


# Who bribes


def test_players_bribe_in_turn_until_all_have_passed() -> None:
    """BRE-14.7: in player order, cyclically; who has passed is not asked again."""
    groups = "; ".join(f"neutral ceorl in {area}" for area in ("luel", "mynyw", "legaceaster", "haestingas", "dynbaer"))
    table = _autumn(f"W gold 5; E gold 5; N gold 5; M gold 5; {groups}")
    table.asks("bribe_group", of="W").plays("area:luel", "area:loncaster")
    table.asks("bribe_group", of="E").plays("pass")
    table.asks("bribe_group", of="N").plays("area:mynyw", "area:glywysing")
    table.asks("bribe_group", of="M").plays("area:haestingas", "area:cerotesege")
    table.asks("bribe_group", of="W").offers("area:legaceaster", "area:dynbaer", "pass")
    table.plays("area:dynbaer", "area:lanerc").asks("bribe_group", of="N").plays("pass")
    table.asks("bribe_group", of="M").plays("pass").asks("bribe_group", of="W").plays(
        "area:legaceaster", "area:mathrafal"
    )
    table.asks("choose_action", of="W").is_at("W gold 2; E gold 5; N gold 4; M gold 4")


def test_a_group_is_all_danes_or_all_neutral_units_of_an_area() -> None:
    """BRE-14.7, BRE-14.8"""
    table = _autumn("W gold 9; W led_by ecgberht; danes 3 viking in luel; neutral thegn 2 ceorl in mynyw")
    table.plays("area:mynyw", "area:glywysing").is_at("neutral thegn 2 ceorl in glywysing; nobody in mynyw; W gold 6")
    table.plays("area:luel", "area:loncaster").is_at("danes 3 viking in loncaster; nobody in luel; W gold 0")


def test_units_of_minor_kingdoms_cannot_be_bribed() -> None:
    """BRE-14.7, VAN-3.2, VAN-3.10"""
    table = _autumn("W gold 9; defnas thegn in exanceaster; neutral ceorl in luel").offers("area:luel", "pass")
    assert table.question == "bribe_group"


# What it costs


@pytest.mark.parametrize(
    ("group", "card", "ruler", "tiles", "cost"),
    [
        ("neutral thegn ceorl", "rich_harvest", "ecgberht", "empty", 2),
        ("neutral thegn ceorl", "restless_borders", "ecgberht", "empty", 1),
        ("neutral thegn ceorl", "restless_borders", "beorhtric", "empty", 1),
        ("danes 3 viking", "rich_harvest", "ecgberht", "empty", 6),
        ("danes 3 viking", "restless_borders", "beorhtric", "wessex_envoys", 3),
        ("neutral ceorl", "rich_harvest", "beorhtric", "wessex_envoys", 1),
    ],
)
def test_a_bribe_costs_by_the_unit_less_discounts_but_at_least_1(
    group: str, card: str, ruler: str, tiles: str, cost: int
) -> None:
    """BRE-TV-14, BRE-14.8"""
    position = f"{group} in lindcylene; W led_by {ruler}; W tiles {tiles}"
    table = _autumn(f"{position}; W gold {cost}", card).asks("bribe_group", of="W")
    table.plays("area:lindcylene", "area:steanford").is_at(f"W gold 0; {group} in steanford")
    poor = _autumn(f"{position}; W gold {cost - 1}; E gold 9", card)
    poor.asks("bribe_group", of="E")


# Where it goes


def test_a_bribed_group_goes_one_step_over_any_border() -> None:
    """BRE-14.8: forest and Wall cost it nothing."""
    table = _autumn("W gold 2; danes viking in luel").plays("area:luel")
    table.offers("area:gyrwe", "area:loncaster", "area:bebbanburg", "area:lanerc").plays("area:lanerc")
    table.is_at("danes viking in lanerc")


def test_a_group_is_not_sent_against_the_bribers_own_side() -> None:
    """BRE-14.8: neither units of the Kingdom nor of its Vassal; without any target it is not offered."""
    near = "W ceorl in gyrwe; alt_clut ceorl in lanerc; W vassal alt_clut; W marker in loncaster"
    table = _autumn(f"W gold 2; danes viking in luel; {near}").plays("area:luel")
    table.offers("area:loncaster", "area:bebbanburg")
    shut = f"{near}; W ceorl in loncaster; W ceorl in bebbanburg"
    _autumn(f"W gold 2; E gold 2; danes viking in luel; {shut}").asks("bribe_group", of="E")


def test_a_group_moves_once_and_one_that_was_joined_counts_as_moved() -> None:
    """BRE-14.8"""
    table = _autumn("W gold 9; neutral ceorl in luel; neutral thegn in loncaster; neutral ceorl in mynyw")
    table.plays("area:luel", "area:loncaster").is_at("neutral thegn ceorl in loncaster")
    table.asks("bribe_group", of="W").offers("area:mynyw", "pass")


def test_a_bribed_group_stays_what_it_was_and_attacks() -> None:
    """BRE-14.9, BRE-18.1, BRE-5.5: whoever wins, nobody but its own side gains the area."""
    table = _autumn("W gold 2; neutral 2 thegn in luel; M ceorl in loncaster; M marker in loncaster")
    table.plays("area:luel", "area:loncaster")
    assert table.heard("battle_begins")[0][:3] == [AREA_IDS.index("loncaster"), NEUTRAL, MERCIA]
    table.rolls(1, 0, 0).is_at("neutral 2 thegn in loncaster; nobody controls loncaster; no marker in loncaster")


# Danes by themselves


def _danes_in_gyrwe(more: str = "") -> Table:
    """BRE-TV-13: two Vikings in gyrwe among Northumbrians; nobody has Gold."""
    return _autumn(
        "danes 2 viking in gyrwe; N ealdorman ceorl in bebbanburg; N ruler thegn ceorl in eoforwic;"
        f"N thegn ceorl in loidis; 2 food in loidis; {more}"
    )


def test_unbribed_danes_move_to_the_richest_area_that_is_not_too_strong() -> None:
    """BRE-TV-13, BRE-14.10, BRE-RUL-16: ties at random."""
    table = _danes_in_gyrwe().asks("draw_danes_target", of="chance").offers("area:bebbanburg", "area:loidis")
    table.plays("area:loidis").rolls(1, 1, 0, 0).is_at("danes 2 viking in loidis; 0 food in loidis")


def test_buildings_draw_danes_twice_as_strongly() -> None:
    """BRE-TV-13, BRE-14.10"""
    table = _danes_in_gyrwe("N granary in loidis").rolls(0, 0, 0, 0).asks("retreat", of="N")
    table.is_at("danes 2 viking in loidis; N thegn ceorl in loidis")


def test_danes_do_not_go_where_danes_are_or_too_many_units() -> None:
    """BRE-14.10: without a candidate they stay."""
    table = _autumn(
        "danes viking in luel; danes viking in gyrwe; N 2 ceorl in loncaster; N 2 thegn in bebbanburg;"
        "alt_clut thegn ceorl in lanerc; N 2 thegn in loidis; N 2 ceorl in streoneshalh; N ruler ceorl in eoforwic"
    )
    table.asks("choose_action", of="W").is_at("danes viking in luel; danes viking in gyrwe")


def test_unmoved_danes_move_in_the_order_of_the_areas() -> None:
    """BRE-14.10: the group of luel goes before that of gyrwe, and one that has moved stays."""
    others = "N 2 thegn in bebbanburg; N 3 ceorl in lanerc; N 2 ceorl in loidis; N ruler 2 thegn in eoforwic"
    table = _autumn(
        f"danes viking in luel; danes viking in streoneshalh; {others}; 1 food in gyrwe; 1 food in loncaster"
    )
    table.offers("area:gyrwe", "area:loncaster").plays("area:gyrwe")
    table.is_at("danes viking in gyrwe; danes viking in streoneshalh; nobody in luel").asks("choose_action", of="W")


def test_bribed_danes_do_not_move_again() -> None:
    """BRE-14.10, BRE-14.8"""
    table = _autumn("W gold 2; danes viking in luel; 3 food in gyrwe").plays("area:luel", "area:loncaster")
    table.asks("choose_action", of="W").is_at("danes viking in loncaster; 3 food in gyrwe")


def test_unbribed_neutral_units_stay() -> None:
    """BRE-14.10"""
    table = _autumn("neutral 3 thegn in gyrwe; 5 food in loidis").asks("choose_action", of="W")
    table.is_at("neutral 3 thegn in gyrwe; 5 food in loidis")
