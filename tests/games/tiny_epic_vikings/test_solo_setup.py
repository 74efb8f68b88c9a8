"""Chapter 17: the setup of the solo game."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.told import Table, new_game

_EDGE = ["northwest_reach", "northeast_reach", "west_reach", "southwest_reach", "east_reach", "southeast_reach"]
starts = pytest.mark.parametrize(
    ("island", "dock", "fury"),
    [("raven", "raven_wolf", "1/0/0"), ("wolf", "wolf_raven", "0/1/0"), ("bear", "bear_wolf", "0/0/1")],
)


def _drawn(island: str) -> Table:
    """A new game in which the enemy begins on an island."""
    table = new_game(players=1).plays_on(until="draw_start_island").asks("draw_start_island", of="chance")
    return table.offers("island:raven", "island:wolf", "island:bear").plays(f"island:{island}")


@starts
def test_the_enemy_begins_on_an_inner_island(island: str, dock: str, fury: str) -> None:
    """TEV-17.5, TEV-17.6, TEV-17.7: it holds the rune, and the chief lies in the leftmost dock at the whale tail."""
    table = _drawn(island).is_at(f"E holds {island}; fury {fury}; E 2 {island}; chief {dock}; E sheet 10/6/4")
    table.is_at(f"E influence {island} 4")


@starts
def test_the_chief_raids_nothing_at_the_start(island: str, dock: str, fury: str) -> None:
    """TEV-17.6, TEV-RUL-56: no village has room in these docks, and all nine others stand."""
    table = _drawn(island).is_at(f"no village {dock}; E raided 0; E res 0/0/0; fury {fury}")
    assert sum(table.s.villages) == 9


def test_the_enemy_has_the_pieces_of_two_colours() -> None:
    """TEV-17.2: twelve settlers, six boats and four temples, two of them on the map."""
    _drawn("wolf").is_at("E sheet 10/6/4; E 2 wolf; E boat nowhere")


def test_markers_of_the_enemy_start_at_nothing() -> None:
    """TEV-17.4: those of the human at 2."""
    _drawn("bear").is_at("E res 0/0/0; R res 2/2/2")


def test_there_are_no_neutral_pieces() -> None:
    """TEV-17.1: but rows of four favours, as for two players."""
    table = _drawn("raven")
    for island in ("wolf", "bear", "seal", "eagle", "walrus"):
        table.is_at(f"E 0 {island}; E no temple {island}; E influence {island} 0")
    assert [laid[1] for laid in table.heard("favour_laid")] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_nobody_is_the_first_player_and_the_chief_is_the_enemys() -> None:
    """TEV-17.3: the chief's boat gives influence to the enemy."""
    table = _drawn("wolf").is_at("E influence wolf 4; R influence wolf 0")
    assert "first_player" not in table.lines()


def test_the_human_begins_at_any_edge_and_plays_first() -> None:
    """TEV-17.8, TEV-1.12"""
    table = _drawn("raven").asks("place_start_boat", of="red").offers(*[f"fjord:{fjord}" for fjord in _EDGE])
    table.plays("fjord:east_reach").is_at("R boat east_reach").plays_on(until="play_card").turn_of("red")
