"""Chapter 14: Summer, the Danes arrive."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.bretwalda.content import AREA_IDS, DANES, NORTHUMBRIA, SEA_IDS
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _summer(position: str, number: int = 2, card: str = "drought", **options: Any) -> Table:
    """A Summer whose card does nothing now; the first raiding party is on its way."""
    table = told(position, phase="season", year_round=number, **options).plays(f"season_card:{card}")
    return table.asks("roll_landing", of="chance")


# Parties


@pytest.mark.parametrize(
    ("players", "parties"),
    [(4, [2, 3, 4]), (3, [2, 2, 3]), (2, [1, 2, 2])],
)
def test_more_and_larger_parties_come_every_year(players: int, parties: list[int]) -> None:
    """BRE-14.4, BRE-RUL-16: 2 Vikings in the first two years, 3 in the third."""
    for year, number in enumerate(parties):
        table = _summer(NO_CARDS, 2 + 4 * year, players=players)
        landings = 0
        while table.question == "roll_landing":
            table.plays("site:dornwaraceaster" if "site:dornwaraceaster" in table.options else "site:gyrwe")
            landings += 1
        assert landings == number
        assert [numbers[2] for numbers in table.heard("danes_sighted")] == [[2, 2, 3][year]] * number


def test_a_great_fleet_is_one_party_more() -> None:
    """BRE-14.4"""
    table = _summer(NO_CARDS, card="great_fleet").plays("site:haestingas", "site:haestingas", "site:haestingas")
    table.is_at("danes 6 viking in haestingas").asks("choose_action", of="W")


def test_the_landing_site_is_one_of_those_in_play() -> None:
    """BRE-14.4, BRE-2.1: the die is rolled again for the others."""
    assert len(_summer(NO_CARDS).options) == 12
    table = _summer(NO_CARDS, players=2)
    assert table.of_kind("site") == {
        "lindcylene",
        "haestingas",
        "cisseceaster",
        "dornwaraceaster",
        "mynyw",
        "legaceaster",
    }


def test_the_drakkar_is_in_the_sea_of_the_site_and_the_danes_land_in_its_area() -> None:
    """BRE-14.4"""
    table = _summer(f"{NO_CARDS}").plays("site:mynyw").is_at("danes 2 viking in mynyw; danes pool 16 viking")
    assert table.heard("danes_sighted")[0][:2] == [AREA_IDS.index("mynyw"), SEA_IDS.index("hibern")]


def test_a_party_is_at_most_what_the_pool_holds() -> None:
    """BRE-14.4: the next one finds nobody to sail."""
    table = _summer(f"danes 17 viking in luel; {NO_CARDS}").plays("site:haestingas")
    table.is_at("danes viking in haestingas; danes pool 0 viking").plays("site:cisseceaster")
    table.is_at("nobody in cisseceaster").asks("choose_action", of="W")


# The coast guard


def test_ships_guard_the_coast() -> None:
    """BRE-TV-12, BRE-14.5: a hit removes a Viking, and no Ship is lost."""
    table = _summer(f"N ship in humbre; {NO_CARDS}").plays("site:norwic").asks("roll_coast_guard", of="chance")
    table.fork().rolls(0).is_at("danes 2 viking in norwic; N ship in humbre")
    table.rolls(1).is_at("danes viking in norwic; N ship in humbre; danes pool 17 viking")


def test_every_player_ship_in_the_sea_of_the_site_rolls() -> None:
    """BRE-14.5: also those of others, not those in other seas; a party may be turned away."""
    table = _summer(f"W 2 ship in humbre; E ship in temes; {NO_CARDS}").plays("site:norwic").rolls(1, 1)
    table.is_at("nobody in norwic; danes pool 18 viking; W 2 ship in humbre").asks("roll_landing", of="chance")


def test_surplus_hits_of_the_coast_guard_are_lost() -> None:
    """BRE-14.5"""
    table = _summer(f"W 3 ship in humbre; {NO_CARDS}").plays("site:norwic").rolls(1, 1, 1)
    table.is_at("danes pool 18 viking")


# The landing


def test_danes_attack_who_is_there() -> None:
    """BRE-TV-11, BRE-14.6, BRE-5.5, BRE-5.6, BRE-16.10, BRE-18.1"""
    position = "N thegn in gyrwe; N marker in gyrwe; 2 food in gyrwe; N granary in gyrwe; deck tribute raid"
    table = _summer(position).plays("site:gyrwe")
    assert table.heard("battle_begins")[0][:3] == [AREA_IDS.index("gyrwe"), DANES, NORTHUMBRIA]
    table.rolls(1, 0, 0).plays("lordship:tribute").passes()
    table.is_at("danes 2 viking in gyrwe; N none in gyrwe; no marker in gyrwe; 0 food in gyrwe; no granary in gyrwe")
    table.is_at("N hand tribute; N supply 3 granary; N pool 6 thegn")


def test_danes_in_an_empty_area_take_it() -> None:
    """BRE-14.6, BRE-5.5, BRE-5.6: a landing is a move."""
    table = _summer(f"N marker in gyrwe; 2 food in gyrwe; N granary in gyrwe; {NO_CARDS}").plays("site:gyrwe")
    table.is_at("danes 2 viking in gyrwe; no marker in gyrwe; 0 food in gyrwe; no granary in gyrwe")
    assert table.heard("battle_begins") == []


def test_danes_already_there_are_joined() -> None:
    """BRE-14.6"""
    table = _summer(f"danes 3 viking in gyrwe; {NO_CARDS}").plays("site:gyrwe").is_at("danes 5 viking in gyrwe")
    assert table.heard("battle_begins") == []


def test_danes_attack_neutral_units_and_minor_kingdoms() -> None:
    """BRE-14.6, BRE-12.10"""
    table = _summer(f"neutral ceorl in legaceaster; cantware ceorl in cantwareburg; {NO_CARDS}")
    table.plays("site:legaceaster").rolls(1, 1, 0, 0).is_at("danes 2 viking in legaceaster")
    table.plays("site:cantwareburg").rolls(1, 1, 0, 0).is_at("danes 2 viking in cantwareburg")


def test_parties_land_one_after_another() -> None:
    """BRE-14.6: the battle of the first is over before the second is sighted."""
    table = _summer(f"N thegn in gyrwe; {NO_CARDS}").plays("site:gyrwe").rolls(0, 0, 1)
    table.is_at("danes viking in gyrwe").asks("retreat", of="N").plays("continue").rolls(0, 1)
    table.is_at("N thegn in gyrwe; danes none in gyrwe").asks("roll_landing", of="chance")
    table.plays("site:gyrwe").rolls(1, 1, 0).is_at("danes 2 viking in gyrwe; N none in gyrwe")


def test_who_beats_a_party_keeps_the_area() -> None:
    """BRE-14.6, BRE-16.11"""
    table = _summer(f"N 2 thegn in gyrwe; N marker in gyrwe; 1 food in gyrwe; {NO_CARDS}").plays("site:gyrwe")
    table.rolls(0, 0, 1, 1).is_at("N 2 thegn in gyrwe; N marker in gyrwe; 1 food in gyrwe; danes pool 18 viking")
