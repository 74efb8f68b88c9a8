"""The log as a viewer may read it: all of it, or what has been added since a mark."""

from __future__ import annotations

import hashlib
from typing import Any

from meadhall.engine.log import Told
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.live import Live


def log_part(live: Live, match: Match, seat: int, language: str, mark: str) -> dict[str, Any]:
    """The lines that follow a mark, from which line on they are, and the mark after them.

    A mark says how many lines somebody has, of which log: as a seat may read it, in a language, up to the latest record
    that took something back. The mark of another log counts for nothing, and all lines come.
    """
    sides = live.game.sides(match.state)
    told = match.told(seat)
    log = hashlib.sha256(repr((seat, language, live.rewound, sides)).encode()).hexdigest()[:12]
    known, _, count = mark.partition(".")
    start = int(count) if known == log and count.isdecimal() and int(count) <= len(told) else 0
    lines = [_line(live, n, each, sides, language) for n, each in told[start:]]
    return {"log": lines, "log_start": start, "log_mark": f"{log}.{len(told)}"}


def last_line(match: Match, language: str) -> str:
    """The last line that everybody may read."""
    _, told = match.told(NOBODY)[-1]
    return match.game.words(language).line(told.line, told.numbers, match.game.names)


def _line(live: Live, n: int, told: Told, sides: list[str], language: str) -> dict[str, Any]:
    """A line: its text and level, who did it, which things it names."""
    named = _named(live, told)
    return {
        "n": n,
        "text": live.game.words(language).line(told.line, told.numbers, live.game.names),
        "level": told.line.level,
        "seat": next((sides.index(thing) for kind, thing in named if kind == "side" and thing in sides), None),
        "things": [thing for kind, thing in named if kind != "seat"],
    }


def _named(live: Live, told: Told) -> list[tuple[str, str]]:
    """The kinds and ids of the things that a line names."""
    found: list[tuple[str, str]] = []
    for (_, kind), number in zip(told.line.fields, told.numbers, strict=False):
        if kind in live.game.names:
            found.append((kind, live.game.names[kind][number]))
        elif kind != "number":
            ids = live.game.names[kind.removesuffix("s")]
            found += [(kind.removesuffix("s"), ids[n]) for n in range(len(ids)) if number >> n & 1]
    return found
