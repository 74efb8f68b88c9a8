"""Pictures cut at their groups: what has changed of one is found by comparing sums, and only that is looked at.

Of a picture that was sent are kept the sums and places of its cuts. The texts of all cuts lie in one place, where equal
ones, of other pictures too, lie once. When there is too much of them, those are let go of that were not seen since it
was so the last time: a picture from before then has no texts any more, and its changes are told by whole cuts.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import accumulate
from typing import Final, NamedTuple

from meadhall.hall.splices import Piece, add_copy, add_text, all_splices, check_of, common, is_wide, worthy

_GROUP: Final = "<g "
_LETTERS: Final = 24 * 1024 * 1024
"""Letters of cuts after which it is time to let go of those before; so twice as many are kept at most."""

Match = tuple[int, int, int]
"""Cuts that two pictures share: from which on in the new one, in the old one, and how many."""


class Cut(NamedTuple):
    """A picture, as far as it is kept."""

    check: int
    """By which a page sees whether it has made the right text."""
    sums: array[int]
    """Of its cuts; sums are this process's own, so nobody can find two texts that have the same one."""
    starts: array[int]
    """Where its cuts begin, and where the last one ends."""
    is_wide: bool
    """Whether a page counts its letters otherwise than we do."""
    time: int
    """When it was cut, counted in the times at which texts were let go of."""


class Cuttings:
    """Cuts pictures, and tells what has changed from one to another."""

    def __init__(self, letters: int = _LETTERS) -> None:
        self._most: Final = letters
        self._letters = 0.0
        self._time = 0
        self._texts: dict[int, str] = {}
        self._former: dict[int, str] = {}

    def cut(self, text: str) -> Cut:
        """A picture to be kept."""
        first, *others = text.split(_GROUP)
        texts = [first, *[_GROUP + each for each in others]]
        sums = array("q", map(hash, texts))
        known = len(self._texts)
        self._texts.update(zip(sums, texts, strict=True))
        # About: cuts that are new are taken to be as long as others.
        self._letters += (len(self._texts) - known) * len(text) / len(texts)
        starts = array("q", accumulate(map(len, texts), initial=0))
        made = Cut(check_of(text), sums, starts, is_wide(text), self._time)
        if self._letters > self._most:
            self._former, self._texts, self._letters = self._texts, {}, 0.0
            self._time += 1
        return made

    def changes(self, old: Cut, new: Cut, text: str) -> list[Piece] | None:
        """The pieces that make a new picture, whose text this is, of an old one; None where a page counts otherwise."""
        if old.is_wide or new.is_wide:
            return None
        pieces: list[Piece] = []
        done = end = 0
        for at, start, count in _matches(old.sums, new.sums):
            self._add_changed(pieces, old, (end, max(start, end)), text[new.starts[done] : new.starts[at]])
            add_copy(pieces, old.starts[start], old.starts[start + count] - old.starts[start])
            done, end = at + count, start + count
        return worthy(pieces, text)

    def _add_changed(self, pieces: list[Piece], old: Cut, cuts: tuple[int, int], text: str) -> None:
        """Add a text that stands where the old picture had these cuts."""
        if not text or cuts[0] == cuts[1] or old.time < self._time - 1:
            add_text(pieces, text)
            return
        for piece in all_splices(self._text(old, *cuts), text):
            if isinstance(piece, str):
                add_text(pieces, piece)
            else:
                add_copy(pieces, old.starts[cuts[0]] + piece[0], piece[1])

    def _text(self, old: Cut, first: int, last: int) -> str:
        """What cuts of a picture say that was cut not too long ago."""
        texts = (self._texts, self._former)[self._time - old.time]
        return "".join(texts[each] for each in old.sums[first:last])


def _matches(old: array[int], new: array[int]) -> Iterator[Match]:
    """What two pictures have in common, in the order of the new one; their ends at last."""
    ahead = common(old, new)
    if ahead:
        yield 0, 0, ahead
    back = common(old[ahead:][::-1], new[ahead:][::-1])
    last, new_last = len(old) - back, len(new) - back
    places = {each: n for n, each in enumerate(old[ahead:last], ahead)}
    at = follows = ahead
    while at < new_last:
        start = follows if follows < last and old[follows] == new[at] else places.get(new[at], -1)
        if start < 0:
            at += 1
            continue
        count = 1
        while at + count < new_last and start + count < last and old[start + count] == new[at + count]:
            count += 1
        yield at, start, count
        at, follows = at + count, start + count
    yield new_last, last, back
