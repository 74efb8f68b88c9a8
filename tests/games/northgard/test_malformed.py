"""Positions of Northgard that play cannot reach and that once went on for ever, or broke later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.engine.rng import Rng
from meadhall.games.northgard import GAME
from meadhall.games.northgard.rules.retreats import RetreatCount
from meadhall.games.northgard.state import Northgard
from meadhall.laws.support import choose_any, positions


@pytest.fixture(scope="module")
def position() -> dict[str, Any]:
    """The first turn of a game for two."""
    match = GAME.new(3, players=2)
    rng = Rng(3)
    while match.decision != "turn":
        choose_any(match, rng)
    return match.position()


def _refused(position: dict[str, Any], sentence: str, **fields: Any) -> None:
    with pytest.raises(BadPosition, match=sentence):
        GAME.at(position | {"state": position["state"] | fields})


@pytest.mark.parametrize("name", ["passed", "sighted", "conquerors"])
def test_nobody_passes_who_is_not_there(position: dict[str, Any], name: str) -> None:
    """NOR-4.4: turns went round without end."""
    _refused(position, f"The mask '{name}' must be one of the seats 0 to 1", **{name: 0b111})


@pytest.mark.parametrize("name", ["first", "active", "mover", "attacker", "defender", "drawer", "stolen_from"])
def test_nobody_acts_who_is_not_there(position: dict[str, Any], name: str) -> None:
    """NOR-4.4"""
    _refused(position, f"The number '{name}' must be a seat from 0 to 1", **{name: 2})


@pytest.mark.parametrize(
    ("step", "field"),
    [
        (["NextTurn", 2], "seat"),
        (["SettleTile", 4], "seat"),
        (["DealTiles", 3, 1], "player"),
        (["DrawCards", 2, 1], "player"),
    ],
)
def test_no_step_is_about_a_seat_that_is_not_there(position: dict[str, Any], step: list[Any], field: str) -> None:
    """NOR-4.4: the turn of a seat that is not there never came, and never ended."""
    todo = [*position["todo"][:-1], step, position["todo"][-1]]
    with pytest.raises(BadPosition, match=f"The field '{field}' of the step {step[0]} must be a seat from 0 to 1"):
        GAME.at(position | {"todo": todo})


def test_nobody_knows_of_a_card_who_is_not_there(position: dict[str, Any]) -> None:
    """NOR-2.1"""
    seen = [4, *position["state"]["seen"][1:]]
    _refused(position, "Territories belong to seats of the game, and only these know anything of cards", seen=seen)


def test_a_trade_before_the_harvest_is_refused(position: dict[str, Any]) -> None:
    """NOR-13.3: it would be paid with what nobody has."""
    with pytest.raises(BadPosition):
        GAME.at(position | {"todo": [*position["todo"], ["TradeGet", 0, 9]]})


def test_every_seat_has_a_clan_once_the_year_has_begun(position: dict[str, Any]) -> None:
    """NOR-3.1: at the end somebody without a clan was to win."""
    _refused(
        position, "Every seat has a clan", clan=[position["state"]["clan"][0], *[-1] * 4], bear_seat=-1, snake_seat=-1
    )


def test_the_line_of_creatures_has_no_gaps(position: dict[str, Any]) -> None:
    """NOR-18.4"""
    line = position["state"]["line"]
    _refused(position, "has no gaps", line=[-1, 0, *line[2:]])


def test_one_move_is_carried_out_at_a_time(position: dict[str, Any]) -> None:
    """NOR-11.1: after the first end of two nobody was on the move, and yet somebody fought."""
    below = [*position["todo"][:-1], ["CardResolved", 0]]
    for moving in ([["EndMove"], ["Fights", 0], ["EndMove"], ["MoveFrom", 0]], [["EndMove"], ["MoveFrom", 0]]):
        with pytest.raises(BadPosition, match="One move is carried out at a time"):
            GAME.at(position | {"todo": [*below, *moving]})


def test_a_move_ends_after_its_fights(position: dict[str, Any]) -> None:
    """NOR-12.1: where it had ended before them, nobody was on the move, and yet somebody fought."""
    todo = [*position["todo"][:-1], ["CardResolved", 0], ["Fights", 0], ["EndMove"], ["MoveFrom", 0]]
    with pytest.raises(BadPosition, match="The step Fights must come directly before EndMove"):
        GAME.at(position | {"state": position["state"] | {"mover": 0}, "todo": todo})


def test_kaija_is_in_no_territory_of_another_while_nobody_is_on_the_move(position: dict[str, Any]) -> None:
    """NOR-17.3: another's fights began there and never ended, since nobody was there to be fought."""
    clan, owner = [0, *position["state"]["clan"][1:]], position["state"]["owner"]
    there = owner.index(1)
    _refused(position, "Kaija is in a territory of another only while", clan=clan, bear_seat=0, kaija_at=there)


def test_a_tile_of_the_setup_is_not_laid_by_exploring(position: dict[str, Any]) -> None:
    """NOR-3.10: of a hand that was dealt anew no tile could be laid."""
    with pytest.raises(BadPosition, match="A tile of the setup is somebody's first or second one"):
        GAME.at(position | {"todo": [["BeginYears"], ["SetupTile", 0, 0]]})


def test_units_that_flee_from_a_creature_are_on_their_way_to_somewhere() -> None:
    """NOR-12.11, NOR-18.19: so they may be without a card that is carried out."""
    games = cast("Iterator[Northgard]", positions(GAME, 38))
    fled = next(s for s in games if isinstance(s.todo[-1], RetreatCount) and s.card == -1)
    assert GAME.check(fled) == []
    fled.target = -1
    assert GAME.check(fled) == ["Who retreats goes somewhere."]
