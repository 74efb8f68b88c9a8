"""Chapter 1: setup."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.content import CARD_IDS, FAVOUR_IDS, GOD_IDS
from tests.games.tiny_epic_vikings.told import Table, new_game, told

_EDGE_OF_SMALL = "northwest_reach northeast_reach west_reach southwest_reach east_reach southeast_reach"
_EDGE_OF_LARGE = "northwest_reach northeast_reach west_reach east_reach southwest_reach southeast_reach south_reach"
_VILLAGES_OF_SMALL = """bear_eagle bear_edge eagle_raven raven_bear raven_seal seal_wolf walrus_bear wolf_bear
    wolf_walrus"""
_VILLAGES_OF_LARGE = """bear_stag bear_wolf eagle_raven fox_walrus raven_bear raven_edge raven_seal seal_serpent
    serpent_wolf stag_walrus walrus_bear wolf_fox wolf_raven"""
_NO_VILLAGES_OF_LARGE = """bear_raven bear_walrus eagle_stag fox_serpent fox_wolf raven_eagle raven_wolf seal_raven
    serpent_fox serpent_seal stag_bear stag_eagle walrus_fox walrus_stag wolf_bear wolf_serpent"""


def _favours(*names: str) -> list[str]:
    return [f"favour:{name}" for name in names]


def _ready(players: int, **options: str) -> Table:
    """A game in which everything is laid out, and the first boat is asked for."""
    return new_game(players, **options).lets_chance_decide()


# The map


@pytest.mark.parametrize(
    ("players", "edge"), [(1, _EDGE_OF_SMALL), (2, _EDGE_OF_SMALL), (3, _EDGE_OF_LARGE), (4, _EDGE_OF_LARGE)]
)
def test_one_or_two_play_on_the_small_map_and_more_on_the_large_one(players: int, edge: str) -> None:
    """TEV-1.1, TEV-1.12"""
    _ready(players).offers(*[f"fjord:{fjord}" for fjord in edge.split()])


@pytest.mark.parametrize(
    ("players", "island", "neighbour", "fury"),
    [
        (3, "raven", "wolf", "1/0/0"),
        (3, "wolf", "raven", "0/1/0"),
        (3, "bear", "raven", "0/0/1"),
        (3, "seal", "raven", "0/0/1"),
        (3, "eagle", "raven", "0/1/0"),
        (3, "stag", "bear", "1/0/0"),
        (3, "walrus", "bear", "0/1/0"),
        (3, "fox", "wolf", "0/0/1"),
        (3, "serpent", "wolf", "1/0/0"),
        (2, "raven", "wolf", "1/0/0"),
        (2, "wolf", "raven", "0/1/0"),
        (2, "bear", "raven", "0/0/1"),
        (2, "seal", "raven", "0/0/1"),
        (2, "eagle", "raven", "0/1/0"),
        (2, "walrus", "bear", "1/0/0"),
    ],
)
def test_every_island_has_the_rune_of_its_kind(players: int, island: str, neighbour: str, fury: str) -> None:
    """TEV-1.2, TEV-11.5"""
    table = told(f"R 2 {neighbour}; R holds {neighbour}; R hand halfdan_ringgiver", players=players)
    table.leads("halfdan_ringgiver").plays(f"explore:{neighbour}:{island}")
    table.is_at(f"R holds {neighbour} {island}; fury {fury}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_runes_lie_on_their_islands_at_first(players: int) -> None:
    """TEV-1.2"""
    table = _ready(players)
    table.is_at("; ".join(f"{letter} holds nothing" for letter in "RYBG"[:players]))


@pytest.mark.parametrize(("players", "docks"), [(2, _VILLAGES_OF_SMALL), (3, _VILLAGES_OF_LARGE)])
def test_villages_stand_on_the_docks_with_room_for_one(players: int, docks: str) -> None:
    """TEV-1.3"""
    table = _ready(players).is_at("; ".join(f"village {dock}" for dock in docks.split()))
    assert sum(table.s.villages) == len(docks.split())


def test_no_village_stands_on_the_other_docks() -> None:
    """TEV-1.3"""
    _ready(3).is_at("; ".join(f"no village {dock}" for dock in _NO_VILLAGES_OF_LARGE.split()))


# Gods, cards and favours


def test_three_of_six_gods_get_a_rune_each_and_no_fury() -> None:
    """TEV-1.4, TEV-1.5, TEV-2.4, TEV-RUL-1, TEV-RUL-2: any god can stand for any rune."""
    table = new_game().asks("draw_god", of="chance").offers(*[f"god:{god}" for god in GOD_IDS])
    table.plays("god:loki").lacks("god:loki").plays("god:frigg").lacks("god:loki", "god:frigg").plays("god:odin")
    table.asks("lay_favour", of="chance").is_at("gods loki/frigg/odin; fury 0/0/0")


def test_the_raven_begins_on_the_first_era_and_no_prize_lies_beside_it() -> None:
    """TEV-1.6"""
    table = _ready(3).plays("fjord:south_reach", "fjord:west_reach", "fjord:east_reach")
    table.in_era(1).is_at("battle none").asks("deal_card", of="chance")


def test_the_deck_has_all_cards_and_the_discard_pile_none() -> None:
    """TEV-1.7"""
    table = _ready(3).plays("fjord:south_reach", "fjord:west_reach", "fjord:east_reach")
    table.offers(*[f"card:{card}" for card in CARD_IDS]).is_at("discard empty; invaders empty")


@pytest.mark.parametrize(("players", "row"), [(1, 4), (2, 4), (3, 5), (4, 7)])
def test_favour_cards_lie_in_two_rows(players: int, row: int) -> None:
    """TEV-1.8: from left to right, the upper row first; the rest leave the game."""
    table = new_game(players).plays("god:loki", "god:frigg", "god:odin").offers(*_favours(*FAVOUR_IDS))
    upper, lower = FAVOUR_IDS[:row], FAVOUR_IDS[row : 2 * row]
    table.plays(*_favours(*upper, *lower))
    table.is_at(f"upper {' '.join(upper)}; lower {' '.join(lower)}")
    assert table.question != "lay_favour"


# Players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_clan_has_its_pieces_on_the_sheet_but_for_one_boat_and_two_of_each_resource(players: int) -> None:
    """TEV-1.9, TEV-1.10"""
    table = _ready(players)
    for letter in "RYBG"[:players]:
        table.is_at(f"{letter} sheet 6/3/2; {letter} res 2/2/2; {letter} boat nowhere; {letter} favours empty")


def test_the_first_player_is_drawn() -> None:
    """TEV-1.11"""
    table = _ready_to_draw(4).asks("draw_first_player", of="chance").offers("seat:0", "seat:1", "seat:2", "seat:3")
    table.plays("seat:2").is_at("marker B")


def _ready_to_draw(players: int) -> Table:
    table = new_game(players).plays("god:loki", "god:frigg", "god:odin")
    while table.question == "lay_favour":
        table.plays(table.options[0])
    return table


def test_the_first_seat_begins_if_the_table_agreed_so() -> None:
    """TEV-1.11"""
    _ready(3, first_player="seat_1").is_at("marker R").asks("place_start_boat", of="blue")


def test_boats_are_placed_counter_clockwise_and_the_first_player_is_last() -> None:
    """TEV-1.12: each in an empty fjord at the edge of the map."""
    table = _ready_to_draw(4).plays("seat:1").asks("place_start_boat", of="red").plays("fjord:south_reach")
    table.asks("place_start_boat", of="green").lacks("fjord:south_reach").plays("fjord:west_reach")
    table.asks("place_start_boat", of="blue").lacks("fjord:south_reach", "fjord:west_reach").plays("fjord:east_reach")
    table.asks("place_start_boat", of="yellow")
    table.offers(
        "fjord:northwest_reach", "fjord:northeast_reach", "fjord:southwest_reach", "fjord:southeast_reach"
    ).plays("fjord:northwest_reach")
    table.is_at("R boat south_reach; G boat west_reach; B boat east_reach; Y boat northwest_reach")
    table.asks("deal_card", of="chance").is_at("R sheet 6/3/2")


def test_two_players_meet_a_neutral_enemy_and_one_meets_a_clan() -> None:
    """TEV-1.13: alone there is no first player to draw."""
    table = _ready(2, first_player="seat_1").asks("place_start_boat", of="yellow")
    table.is_at("E 2 seal; E 2 eagle; E 2 walrus; E 0 raven; E temple seal; E temple eagle; E temple walrus")
    alone = _ready_to_draw(1).asks("draw_start_island", of="chance").plays("island:wolf")
    alone.asks("place_start_boat", of="red").is_at("E 2 wolf; E holds wolf")
