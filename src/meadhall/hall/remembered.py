"""The looks that were sent last, so that the next can be told as what has changed: of each viewer a few."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meadhall.engine.match import Match
from meadhall.hall.cuttings import Cut

_OF_ONE: Final = 5
"""Looks that are kept of one viewer; an answer may be lost on the way, and the one before named again."""
_BYTES: Final = 48 * 1024 * 1024
_ROOM: Final = 4096
"""Bytes that a look takes besides its picture, about."""
_CUT: Final = 16
"""Bytes for each cut of its picture."""

Viewer = tuple[str, str | None, int, str, str]
"""Which table is seen by whom, with whose eyes, in which language and layout: nobody is told changes of other looks."""


@dataclass(frozen=True)
class Former:
    """A look that was sent: its stamp, a sum of each field, the picture, if any, and the match that it shows."""

    stamp: str
    sums: dict[str, int]
    picture: Cut | None
    match: weakref.ref[Match] | None

    def is_of(self, match: Match) -> bool:
        """Whether the picture is that of a match, which is never played on."""
        return self.match is not None and self.match() is match


class Remembered:
    """What was sent to whom lately; the longest unused is forgotten first, and then sent whole."""

    def __init__(self, most: int = _BYTES) -> None:
        self._most: Final = most
        self._looks: Final[OrderedDict[Viewer, list[Former]]] = OrderedDict()
        self._size = 0

    def find(self, viewer: Viewer, stamp: str) -> Former | None:
        """The look of that stamp, if the viewer has been sent it lately."""
        return next((each for each in self._looks.get(viewer, ()) if each.stamp == stamp), None)

    def drawn(self, viewer: Viewer, match: Match) -> Cut | None:
        """The picture of a match, if the viewer has been sent it lately."""
        return next((each.picture for each in self._looks.get(viewer, ()) if each.is_of(match)), None)

    def keep(self, viewer: Viewer, look: Former) -> None:
        """Remember a look as the viewer's latest."""
        others = [each for each in self._looks.pop(viewer, []) if self._let_go(each) and each.stamp != look.stamp]
        self._looks[viewer] = [*others[1 - _OF_ONE :], look]
        self._size += sum(_size(each) for each in self._looks[viewer])
        while self._size > self._most:
            for each in self._looks.popitem(last=False)[1]:
                self._let_go(each)

    def _let_go(self, look: Former) -> bool:
        self._size -= _size(look)
        return True

    @property
    def size(self) -> int:
        """Bytes that it takes, about."""
        return self._size


def _size(look: Former) -> int:
    return _ROOM + (_CUT * len(look.picture.sums) if look.picture is not None else 0)
