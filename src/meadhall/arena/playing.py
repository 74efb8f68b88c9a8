"""Playing a game of a league, in whatever process it was given to."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Final

import meadhall
from meadhall.arena.contestants import contestant
from meadhall.arena.leagues import League, Task
from meadhall.arena.records import Record, Times
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match

_PATIENCE: Final = 5
"""A game that is so many times longer than random play may be has gone astray."""


def play_all(league: League, numbers: Sequence[int]) -> list[Record]:
    """The games of these numbers, one after the other; one that fails says so and does not disturb the others."""
    return [_attempt(league.task(number)) for number in numbers]


def _attempt(task: Task) -> Record:
    try:
        return play(task)
    except Exception as error:
        return Record(task.number, task.seed, task.drawn, task.seats, error=f"{type(error).__name__}: {error}")


def play(task: Task, game: Game | None = None) -> Record:
    """Play the game to its end."""
    found = game or meadhall.game(task.slug)
    match = found.new(task.seed, task.options, len(task.seats))
    times = _play_out(match, task)
    return Record(
        number=task.number,
        seed=task.seed,
        drawn=task.drawn,
        seats=task.seats,
        sides=found.sides(match.state),
        traits=found.traits(match),
        winners=match.winners,
        scores=match.scores or [],
        entries=len(match.entries),
        digest=hashlib.sha256(match.journal.encode()).hexdigest()[:16],
        times=times,
    )


def _play_out(match: Match, task: Task) -> tuple[Times, ...]:
    """Let the bots choose until the end; how long each seat took."""
    bots = [contestant(name).seated(match.game, seed) for name, seed in zip(task.seats, task.bot_seeds, strict=True)]
    times = tuple(Times() for _ in bots)
    while not match.over:
        if len(match.entries) > _PATIENCE * match.game.longest:
            raise MeadhallError(f"The game has not ended after {len(match.entries)} entries of its journal.")
        seat = match.seats[0]
        begin = time.perf_counter()
        option = bots[seat].choose(match.state, seat)
        times[seat].note(time.perf_counter() - begin)
        match.choose(match.option_name(option, seat), seat)
    return times
