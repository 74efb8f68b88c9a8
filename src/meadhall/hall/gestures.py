"""What a seat has chosen in one go: the choices of one record, which are taken back as one too.

Records say it, so every node knows it, and a page that was loaded anew does.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.match import Match


class Gestures:
    """Where the gestures of each seat begin, among the entries of the journal that are its own.

    They are counted by seat, since what others take back moves everything after it.
    """

    def __init__(self) -> None:
        self._owners: list[str] = []
        self._begun: Final[dict[int, list[int]]] = {}

    def note(self, seat: int, kept: int, lines: str) -> None:
        """Take in a record of a seat: it has chosen, or less is left of what was chosen."""
        before = self._count(seat)
        self._owners = self._owners[:kept] + [line.partition(" ")[0] for line in lines.splitlines()]
        for each, begun in self._begun.items():
            count = self._count(each)
            while begun and begun[-1] >= count:
                begun.pop()
        if seat >= 0 and self._count(seat) > before:
            self._begun.setdefault(seat, []).append(before)

    def _count(self, seat: int) -> int:
        return self._owners.count(str(seat))

    def take_back(self, match: Match, seat: int) -> None:
        """Take back the latest choice of a seat, and what it chose in the same gesture."""
        begun = self._begun.get(seat)
        match.undo(seat)
        while begun and _count(match, seat) > begun[-1] and match.why_not_undo(seat) is None:
            match.undo(seat)


def _count(match: Match, seat: int) -> int:
    return sum(entry.seat == seat for entry in match.entries)
