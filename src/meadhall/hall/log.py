"""The log as a viewer may read it: all of it, or what has been added since a mark."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any, Final

from meadhall.engine.log import BESIDES, Told
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.counting import counted, unknown
from meadhall.hall.live import OVER, Live
from meadhall.hall.scenes import Watched
from meadhall.telling import Passage, Passages, Teller, played
from meadhall.words import words


class _Read:
    """A log as far as it was read: its passages, and the sides that did something."""

    def __init__(self, players: list[int]) -> None:
        self.players: Final = players
        self.passages: Final = Passages([], players)
        self.sides: Final[set[int]] = set()
        self._last: Told | None = None

    def is_begun_by(self, told: list[Told], players: list[int]) -> bool:
        """Whether a log goes on from what was read: lines are added only, so that its last line is the very same."""
        count = len(self.passages.of)
        return players == self.players and count <= len(told) and (count == 0 or told[count - 1] is self._last)

    def go_on(self, told: list[Told]) -> None:
        """Read the rest of a log."""
        added = told[len(self.passages.of) :]
        self.passages.go_on(added)
        self.sides.update([each.side() for each in added])
        self._last = told[-1] if told else None


_LOGS: Final[OrderedDict[tuple[str, int], _Read]] = OrderedDict()
"""The logs that were read last, by table and seat: to read all of a long one for a few new lines takes long."""
_MOST: Final = 4096


def _read(live: Live, seat: int, told: list[Told], players: list[int]) -> _Read:
    """A log that was read to its end."""
    read = _LOGS.pop((live.id, seat), None)
    if read is None or not read.is_begun_by(told, players):
        read = _Read(players)
    read.go_on(told)
    _LOGS[live.id, seat] = read
    if len(_LOGS) > _MOST:
        _LOGS.popitem(last=False)
    return read


def log_part(live: Live, match: Match, seat: int, language: str, mark: str) -> dict[str, Any]:
    """The lines that follow a mark, from which line on they are, and the mark after them; the sentences likewise.

    A mark says how many lines somebody has, of which log: as a seat may read it, in a language, up to the latest record
    that took something back. The mark of another log counts for nothing, and all lines come. Sentences come from the
    first on that tells one of these lines, since what is added to a turn changes its sentence.
    """
    sides = live.game.sides(match.state)
    entries, hidden = match.told(seat), unknown(live, seat)
    told = [each for _, each in entries]
    names = [each.name for each in live.seats]
    kind = repr((seat, language, live.rewound.get(seat), live.status == OVER, sides, names))
    log = hashlib.sha256(kind.encode()).hexdigest()[:12]
    known, _, count = mark.partition(".")
    start = int(count) if known == log and count.isdecimal() and int(count) <= len(told) else 0
    read = _read(live, seat, told, played(sides, live.game.names))
    passages = read.passages
    first = min((n for n in passages.of[start:] if n >= 0), default=len(passages.all))
    watched = Watched(live, entries, passages, hidden, seat, sides)
    lines = [
        _line(live, counted(n, hidden), each, sides, language) | {"turn": turn if each.line.level == 0 else None}
        for (n, each), turn in zip(entries[start:], passages.of[start:], strict=True)
    ]
    return {
        "log": lines,
        "log_start": start,
        "log_mark": f"{log}.{len(told)}",
        "sentences": [
            _sentence(live, each, seat, sides, language) | {"scene": watched.summary(each, language)}
            for each in passages.all[first:]
        ],
        "sentence_start": first,
        "others": _others(live, read.sides, sides, language),
    }


def scenes_of(live: Live, match: Match, seat: int) -> Watched:
    """What a seat may watch of a log."""
    told = [each for _, each in match.told(seat)]
    read = _read(live, seat, told, played(live.game.sides(match.state), live.game.names))
    return Watched.by(live, match, seat, read.passages)


def lines_about(live: Live, match: Match, seat: int, thing: str) -> list[int]:
    """For each line that a seat may read and that names a thing, the entries of the journal before it."""
    hidden = unknown(live, seat)
    return [counted(n, hidden) for n, told in match.told(seat) if thing in _things(live, told)]


def last_line(match: Match, language: str) -> str:
    """The last line that everybody may read and that is not only said besides: at the end, who won."""
    told = next(told for _, told in reversed(match.told(NOBODY)) if told.line.weight > BESIDES)
    return match.game.words(language).line(told.line, told.numbers, match.game.names)


def _teller(live: Live, language: str) -> Teller:
    return Teller(live.game.words(language), live.game.names, [each.name for each in live.seats])


def _sentence(live: Live, passage: Passage, seat: int, sides: list[str], language: str) -> dict[str, Any]:
    """What a passage tells: whom or what it is about, and the rest; whoever reads of themselves is `you`."""
    side = live.game.names["side"][passage.side] if passage.side >= 0 else ""
    whose = sides.index(side) if side in sides and side else None
    is_mine = whose is not None and whose == seat
    if is_mine:
        who = words("meadhall.hall", language).say("log-you")
    elif whose is not None:
        who = live.seats[whose].name
    else:
        who = live.game.words(language).name(side, "start") if side else ""
    told = _teller(live, language).sentence(passage, who, is_mine)
    return {"seat": whose, "side": "" if whose is not None else side, "head": told.head, "text": told.text}


def _line(live: Live, n: int, told: Told, sides: list[str], language: str) -> dict[str, Any]:
    """A line: its text and level, who did it, which things it names."""
    side = _side(live, told)
    is_seat = side in sides
    return {
        "n": n,
        "text": _teller(live, language).line(told),
        "level": told.line.level,
        "seat": sides.index(side) if side and is_seat else None,
        "side": "" if is_seat else side,
        "things": _things(live, told),
    }


def _side(live: Live, told: Told) -> str:
    """The id of the side that did it; empty if none did."""
    return live.game.names["side"][told.side()] if told.side() >= 0 else ""


def _others(live: Live, in_log: set[int], sides: list[str], language: str) -> list[dict[str, str]]:
    """The sides in the log that nobody plays: the enemy of a solo game, Danes, vassals."""
    found = {live.game.names["side"][side] for side in in_log if side >= 0} - {"", *sides}
    say = live.game.words(language)
    return [{"side_id": side, "side": say.name(side), "emblem": live.game.emblem(side)} for side in sorted(found)]


def _things(live: Live, told: Told) -> list[str]:
    """The ids of the things that a line names."""
    found: list[str] = []
    for (_, kind), number in zip(told.line.fields, told.numbers, strict=False):
        if kind in live.game.names and kind != "seat":
            found.append(live.game.names[kind][number])
        elif kind not in ("number", "seat"):
            ids = live.game.names[kind.removesuffix("s")]
            found += [ids[n] for n in range(len(ids)) if number >> n & 1]
    return found
