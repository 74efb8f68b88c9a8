"""What runs in the processes in which bots think; it imports little, so that they start fast."""

from __future__ import annotations

import contextlib
import os
from collections import OrderedDict
from dataclasses import asdict
from typing import Any, Final

import meadhall
from meadhall.analysis import Budget, Course, Mistake, course, mistakes
from meadhall.bots import SeatBot, bot

_NICENESS: Final = 15
"""Bots think when nobody wants to be answered."""
_MIDWAY: Final = 6
"""Bots whose thoughts are kept: a tree of 600 ms has up to 140,000 nodes, some 50 MB, and a third of that as a rule."""

Who = tuple[str, int, str, int]
"""A bot: the table, the seat, its level, and for how long it thinks."""

_midway: Final[OrderedDict[Who, SeatBot]] = OrderedDict()
"""Bots that are in the middle of a turn, the longest unasked first."""


def think(table: str, slug: str, position: dict[str, Any], seat: int, level: str, seed: int, milliseconds: int) -> str:
    """The name of the option that the bot takes.

    A bot in the middle of its turn goes on from what it has thought, if the seat sees what it expected to see.
    """
    game, who = meadhall.game(slug), (table, seat, level, milliseconds)
    match = game.at(position, trusted=True)
    mind = _midway.pop(who, None) or bot(level, game, seed, milliseconds)
    option = mind.choose(match.state, seat)
    if mind.mind.is_midway():
        _midway[who] = mind
        if len(_midway) > _MIDWAY:
            _midway.popitem(last=False)
    return match.option_name(option, seat)


def advise(slug: str, position: dict[str, Any], seat: int, language: str, milliseconds: int) -> list[dict[str, Any]]:
    """A hint for a seat that decides."""
    match = meadhall.game(slug).at(position, trusted=True)
    return [asdict(each) for each in match.hint(milliseconds, seat, language)]


def follow(journal: str) -> Course:
    """The course of a game."""
    return course(meadhall.replay(journal))


def review(journal: str, among: list[int], milliseconds: int) -> list[Mistake]:
    """The mistakes among some entries of a journal."""
    return mistakes(meadhall.replay(journal), Budget(milliseconds), among)


def settle() -> None:
    """First of all: leave Ctrl-C to the server, never outlive it, and have the games ready."""
    from meadhall.processes import serve_the_parent  # here, since minds work where there are no processes too

    serve_the_parent()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    for slug in meadhall.games():
        meadhall.game(slug)


def ready() -> None:
    """Nothing, done in a process that has started."""
