"""Whether a position that may come from anywhere can be believed: it is looked at and played out before anybody plays.

A game's own `check` finds what cannot be; what it overlooks, above all steps that do not fit the state, soon shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.errors import BadPosition
from meadhall.engine.rng import Rng
from meadhall.engine.stacks import DEEPEST, are_within, foundation_faults, order_faults, stack_faults
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY

if TYPE_CHECKING:
    from meadhall.engine.game import Game

_TRIALS: Final = 3
"""How often a position is played out, besides once for each seat, as that seat may believe it to be."""
_CHECKED: Final = (1, 4, 16, 64)
"""After so many choices it must still be sound; at the end too."""
_UNPLAYABLE: Final = "The position cannot be played: its numbers or steps do not fit together."


class _Unsound(Exception):
    """Something that no sound position leads to."""


def faults_of(game: Game, s: State, players: int) -> list[str]:
    """What is wrong with a position and its stack, in sentences."""
    return (
        game.fields.faults(s)
        or stack_faults(s.todo, players)
        or foundation_faults(s.todo, game.has_ended(s), game.foundations)
        or game.check(s)
        or order_faults(s.todo, game.order)
    )


def refuse_unsound(game: Game, s: State, players: int) -> None:
    """Refuse a position that breaks the rules, by its first fault."""
    try:
        faults = faults_of(game, s, players)
    except Exception as error:  # numbers that no check expected
        raise BadPosition(_UNPLAYABLE) from error
    if faults:
        raise BadPosition(f"The position breaks the rules: {faults[0]}")


def refuse_unplayable(game: Game, s: State, players: int) -> None:
    """Refuse a position that cannot be looked at or played, as it is and as each seat may believe it to be."""
    try:
        _look_at(game, s, players)
        for stream in range(_TRIALS):
            _play_out(game, s.clone(), players, Rng(0, stream))
        for seat in range(players):
            _play_out(game, game.redeal(s, seat, Rng(1, seat)), players, Rng(2, seat))
    except Exception as error:  # whatever the rules stumble over is the position's fault
        raise BadPosition(_UNPLAYABLE) from error


def _look_at(game: Game, s: State, players: int) -> None:
    for seat in [*range(players), NOBODY]:
        game.observe(s, seat)
    game.evaluate(s)
    game.sides(s)


def _play_out(game: Game, s: State, players: int, rng: Rng) -> None:
    """Play to the end at random."""
    s.ear = []
    for number in range(game.longest):
        open_decisions = waiting(s)
        if not open_decisions:
            _look_at_end(game, s, players)
            return
        if len(s.todo) > DEEPEST or stack_faults(s.todo[-1:], players):
            raise _Unsound
        if number in _CHECKED and faults_of(game, s, players):
            raise _Unsound
        for decision in open_decisions:
            game.about(s, decision, decision.seat)
        options = open_decisions[0].options(s)
        if not are_within(options, 0, len(open_decisions[0].vocabulary) - 1):
            raise _Unsound
        carry_out(s, open_decisions[0], pick(s, open_decisions[0], options, rng))
    raise _Unsound


def _look_at_end(game: Game, s: State, players: int) -> None:
    _look_at(game, s, players)
    game.way_won(s)
    game.score_sheet(s)
    if faults_of(game, s, players) or not set(s.winners()) <= set(range(players)):
        raise _Unsound
