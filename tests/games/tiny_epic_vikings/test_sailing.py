"""Chapter 6: the map and sailing."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, ISLAND_IDS, LARGE_MAP, SMALL_MAP, Map
from tests.games.tiny_epic_vikings.told import Table, told

maps = pytest.mark.parametrize("board", [SMALL_MAP, LARGE_MAP], ids=lambda board: str(board.name))


def _sailing(card: str, position: str, *places: str) -> Table:
    """Red plays a card face up, and a boat sails."""
    return told(f"R hand {card}; {position}").leads(card).sails(*places)


# The map


@maps
def test_every_dock_lies_on_a_route_between_two_adjacent_fjords(board: Map) -> None:
    """TEV-6.2, TEV-6.3"""
    for dock in board.docks:
        one, other = board.dock_fjords[dock]
        assert other in board.fjord_neighbours[one], DOCK_IDS[dock]
        assert one in board.fjord_neighbours[other], DOCK_IDS[dock]
        assert [fjord for fjord in board.fjords if dock in board.fjord_docks[fjord]] == [one, other]


@maps
def test_routes_join_adjacent_islands_and_part_adjacent_fjords(board: Map) -> None:
    """TEV-6.2, TEV-6.3: the two ends of a route lie beside the same fjords."""
    joined, parted = set(), set()
    for dock in board.docks:
        parted.add(frozenset(board.dock_fjords[dock]))
        opposite = board.opposite[dock]
        if opposite >= 0:
            assert board.opposite[opposite] == dock
            assert board.dock_fjords[opposite] == board.dock_fjords[dock]
            joined.add(frozenset([board.dock_island[dock], board.dock_island[opposite]]))
    assert joined == {frozenset([one, other]) for one in board.islands for other in board.neighbours[one]}
    assert parted == {frozenset([one, other]) for one in board.fjords for other in board.fjord_neighbours[one]}


@maps
def test_whatever_is_on_the_map_has_a_name_of_its_own(board: Map) -> None:
    """TEV-6.2: 6 or 9 islands, and six docks at the whale's tail."""
    assert len(board.fjord_docks[board.central_fjord]) == 6
    assert FJORD_IDS[board.central_fjord] == "whale_tail"
    assert [ISLAND_IDS[island] for island in board.islands if board.is_inner[island]] == ["raven", "wolf", "bear"]


def test_boats_share_fjords() -> None:
    """TEV-6.1: any number of any clans."""
    table = _sailing("astrid_goldhand", "R boat whale_tail south_sound; Y boat south_sound", "whale_tail")
    table.plays("to:south_sound", "stop").is_at("R boat south_sound south_sound; Y boat south_sound")
    table.turn_of("yellow")


def test_a_boat_never_lands() -> None:
    """TEV-6.1: it goes to fjords and docks, settlers to islands."""
    table = _sailing("astrid_goldhand", "R boat south_reach", "south_reach")
    table.offers("to:south_sound", "to:fox_walrus", "to:walrus_fox")


# Moves


def test_a_boat_sails_three_moves_and_no_more() -> None:
    """TEV-EX-2, TEV-6.4, TEV-6.5"""
    table = _sailing("dagny_fairwind", "R boat raven_wolf", "raven_wolf")
    table.asks("sail_boat", of="red").offers("to:west_sound", "to:whale_tail").plays("to:west_sound")
    table.plays("to:southwest_sound", "to:wolf_serpent").is_at("R boat wolf_serpent")
    table.asks("deploy_settler", of="red").plays("done").turn_of("yellow")


def test_the_last_move_may_end_in_a_fjord() -> None:
    """TEV-6.4"""
    table = _sailing("astrid_goldhand", "R boat raven_wolf", "raven_wolf", "west_sound", "southwest_sound")
    table.turn_of("yellow").is_at("R boat southwest_sound")


def test_from_a_fjord_a_boat_goes_to_an_adjacent_fjord_or_to_one_of_its_docks() -> None:
    """TEV-6.5"""
    table = _sailing("astrid_goldhand", "R boat whale_tail", "whale_tail")
    table.offers(
        *["to:east_sound", "to:south_sound", "to:west_sound"],
        *["to:bear_raven", "to:bear_wolf", "to:raven_bear", "to:raven_wolf", "to:wolf_bear", "to:wolf_raven"],
    )


def test_the_moves_are_those_of_one_boat() -> None:
    """TEV-6.4: what it does not use is lost."""
    table = _sailing("gunnar_farfarer", "R boat whale_tail south_reach", "whale_tail", "south_sound")
    table.has("stop").plays("stop").turn_of("yellow").is_at("R boat south_sound south_reach")


def test_any_boat_may_sail_or_none() -> None:
    """TEV-6.4: boats in the same place are alike."""
    table = told("R boat whale_tail whale_tail fox_wolf; R hand gunnar_farfarer").leads("gunnar_farfarer")
    table.asks("choose_boat", of="red").offers("boat:whale_tail", "boat:fox_wolf", "skip")
    table.fork().plays("skip").turn_of("yellow")
    table.plays("boat:whale_tail", "to:south_sound").lacks("to:fox_wolf")


def test_a_dock_ends_the_movement() -> None:
    """TEV-6.6, TEV-RUL-19: whatever is left of the moves."""
    table = _sailing("gunnar_farfarer", "R boat southwest_sound; R res 2/0/2", "southwest_sound", "fox_serpent")
    table.turn_of("yellow").is_at("R boat fox_serpent")


@maps
def test_every_dock_can_be_entered_from_both_its_fjords(board: Map) -> None:
    """TEV-6.5, TEV-6.6, TEV-11.1: and the boat has influence on its island."""
    for dock in board.docks:
        name, island = DOCK_IDS[dock], ISLAND_IDS[board.dock_island[dock]]
        for fjord in [FJORD_IDS[each] for each in board.dock_fjords[dock]]:
            table = told(f"R boat {fjord}; R hand gunnar_farfarer", players=2 if board is SMALL_MAP else 3)
            table.leads("gunnar_farfarer").sails(fjord, name).asks("deploy_settler", of="red")
            table.is_at(f"R boat {name}; R influence {island} 2")


def test_a_sail_that_does_not_move_is_none() -> None:
    """TEV-RUL-19: there is no stopping before the first move."""
    _sailing("gunnar_farfarer", "R boat fox_wolf", "fox_wolf").offers("to:south_sound", "to:southwest_sound")


def test_a_boat_may_leave_its_dock_and_come_back() -> None:
    """TEV-TV-27, TEV-RUL-19, TEV-RUL-23: that is docking, and staying is not."""
    table = told("R boat fox_walrus; R hand astrid_goldhand").leads("astrid_goldhand")
    table.fork().plays("skip").turn_of("yellow").is_at("village fox_walrus")
    table.sails("fox_walrus", "south_sound", "fox_walrus").asks("deploy_settler", of="red").plays("deploy", "deploy")
    table.asks("raid_village", of="red").plays("raid").is_at("R 2 fox; no village fox_walrus; R raided 1")


# Docks


def test_a_boat_in_the_way_leaves_for_a_fjord_of_its_owners_choice() -> None:
    """TEV-6.7: at once, in the middle of the other's action."""
    table = _sailing("astrid_goldhand", "R boat south_sound; Y boat fox_wolf", "south_sound", "fox_wolf")
    table.asks("leave_dock", of="yellow").offers("fjord:south_sound", "fjord:southwest_sound")
    table.plays("fjord:southwest_sound").is_at("Y boat southwest_sound; R boat fox_wolf")
    table.is_at("Y influence fox 0; R influence fox 2").asks("deploy_settler", of="red")


def test_nobody_pushes_an_own_boat() -> None:
    """TEV-RUL-20"""
    table = _sailing("astrid_goldhand", "R boat south_sound fox_wolf; Y boat wolf_fox", "south_sound")
    table.lacks("to:fox_wolf").has("to:wolf_fox", "to:fox_walrus")


def test_a_forced_move_is_no_action() -> None:
    """TEV-RUL-14, TEV-11.6: the rune goes back only when the action that caused it is complete."""
    table = _sailing("astrid_goldhand", "R boat south_sound; Y boat wolf_fox; Y holds wolf", "south_sound", "wolf_fox")
    table.plays("fjord:south_sound").is_at("Y influence wolf 0; Y holds wolf").asks("deploy_settler", of="red")
    table.plays("done").asks("raid_village", of="red").is_at("Y holds wolf").plays("leave")
    table.is_at("Y holds nothing; R holds nothing; fury 0/0/0").turn_of("yellow")


def test_a_boat_and_a_village_share_a_dock() -> None:
    """TEV-6.8"""
    table = _sailing("astrid_goldhand", "R boat south_sound", "south_sound", "fox_walrus")
    table.plays("done", "leave").is_at("R boat fox_walrus; village fox_walrus; R raided 0")


def test_after_docking_settlers_come_first_and_then_the_village_and_then_control() -> None:
    """TEV-6.9, TEV-RUL-13, TEV-RUL-22: Yellow's rune is stolen when all is done."""
    table = _sailing("astrid_goldhand", "R boat south_sound; Y 1 fox; Y holds fox", "south_sound", "fox_walrus")
    table.asks("deploy_settler", of="red").plays("deploy", "done").asks("raid_village", of="red")
    table.is_at("R 1 fox; R holds nothing; fury 0/0/0").plays("raid").is_at("R holds fox; fury 0/0/1; R raided 1")


def test_a_boat_that_ends_in_a_fjord_neither_deploys_nor_raids() -> None:
    """TEV-6.9, TEV-7.4"""
    _sailing("astrid_goldhand", "R boat south_sound", "south_sound", "south_reach").plays("stop").turn_of("yellow")
