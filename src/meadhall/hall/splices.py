"""A text as what has changed of an older one: pieces of the old text by place and length, and new text between them.

Made for pictures, of which a choice changes little: what they begin and end with alike is put aside, the rest is cut
before every tag, cuts that the old text has in the same order are copied, and what differs within one is narrowed down
to its letters.
"""

from __future__ import annotations

import zlib
from itertools import accumulate, pairwise
from typing import Any, Final

Piece = list[int] | str
"""`[start, length]` of the old text, or new text."""

_WORTH: Final = 14
"""Letters that are worth a copy, which itself takes some."""
_FEW: Final = 120
"""Letters among which nothing is looked for to copy, since to look takes longer."""
_TRIES: Final = 8
"""Places at which the same cuts may begin that are tried."""


def splices(old: str, new: str) -> list[Piece] | None:
    """The pieces that make the new text of the old; None where places in the two languages would not agree.

    A page counts letters in UTF-16, we count code points: the same as long as no letter lies beyond the first 65,536.
    """
    return None if is_wide(old) or is_wide(new) else worthy(all_splices(old, new), new)


def all_splices(old: str, new: str) -> list[Piece]:
    """The same with copies of a few letters too, for texts in which pages count as we do."""
    ahead = max(old.rfind("<", 0, common(old, new)), 0)
    back = common(old[ahead:][::-1], new[ahead:][::-1])
    end, new_end = len(old) - back, len(new) - back
    copies = [(0, 0, ahead), (new_end, end, back)]
    if min(end, new_end) - ahead > _FEW:
        found = _copies(old[ahead:end], new[ahead:new_end])
        copies[1:1] = [(at + ahead, start + ahead, length) for at, start, length in found]
    return _pieces(old, new, copies)


def worthy(pieces: list[Piece], new: str) -> list[Piece]:
    """The pieces of a new text, of which copies that are too short are made text."""
    found: list[Piece] = []
    done = 0
    for piece in pieces:
        length = len(piece) if isinstance(piece, str) else piece[1]
        if isinstance(piece, str) or length < _WORTH:
            add_text(found, new[done : done + length])
        else:
            found.append(piece)
        done += length
    return found


def joined(old: str, pieces: list[Piece]) -> str:
    """The new text, as a page makes it."""
    return "".join(each if isinstance(each, str) else old[each[0] : each[0] + each[1]] for each in pieces)


def check_of(text: str) -> int:
    """A short sum by which a page sees whether it has made the right text."""
    return zlib.crc32(text.encode())


def is_wide(text: str) -> bool:
    """Whether a page counts more letters than we do."""
    return not text.isascii() and len(text.encode("utf-16-le", "surrogatepass")) != 2 * len(text)


def _copies(old_text: str, new_text: str) -> list[tuple[int, int, int]]:
    """What is copied of tags, as letters: where it is in the new text, where in the old, and how long."""
    if not (old_text.startswith("<") and new_text.startswith("<")):
        return []
    # Cuts without the sign that each of them begins with.
    old, new = old_text[1:].split("<"), new_text[1:].split("<")
    places: dict[tuple[str, str], list[int]] = {}
    for n, pair in enumerate(pairwise(old)):
        places.setdefault(pair, []).append(n)
    starts = _starts(old)
    found: list[tuple[int, int, int]] = []
    at = follows = letters = 0
    while at < len(new):
        start, count = _longest(old, new, at, follows, places)
        if not count:
            letters += len(new[at]) + 1
            at += 1
            continue
        length = starts[start + count] - starts[start]
        found.append((letters, starts[start], length))
        letters, at, follows = letters + length, at + count, start + count
    return found


def _starts(cuts: list[str]) -> list[int]:
    """Where each cut begins, and where the last one ends."""
    return list(accumulate((len(each) + 1 for each in cuts), initial=0))


def _longest(
    old: list[str], new: list[str], at: int, follows: int, places: dict[tuple[str, str], list[int]]
) -> tuple[int, int]:
    """Where the cuts of the new text from a place on are in the old one, and how many; best what follows there."""
    best, most = follows, _same(old, new, follows, at)
    if most == 0 and at + 1 < len(new):
        for start in places.get((new[at], new[at + 1]), ())[:_TRIES]:
            count = _same(old, new, start, at)
            if count > most:
                best, most = start, count
    if most == 0:
        # What was only left out or put in is found a little later.
        for start in range(follows + 1, min(follows + _TRIES, len(old))):
            if old[start] == new[at] and len(new[at]) >= _WORTH:
                return start, _same(old, new, start, at)
    return best, most


def _same(old: list[str], new: list[str], start: int, at: int) -> int:
    """How many cuts are the same from two places on."""
    count, most = 0, min(len(old) - start, len(new) - at)
    while count < most and old[start + count] == new[at + count]:
        count += 1
    return count


def _pieces(old: str, new: str, copies: list[tuple[int, int, int]]) -> list[Piece]:
    """Copies, lengthened letter by letter into what is between them, and the text that is left."""
    pieces: list[Piece] = []
    done = 0  # letters of the new text that are made
    end = 0  # where in the old text the copy before ends
    for at, start, length in [*copies, (len(new), len(old), 0)]:
        text = new[done:at]
        ahead = common(text, old[end : end + len(text)])
        text = text[ahead:]
        back = common(text[::-1], old[max(start - len(text), 0) : start][::-1])
        add_copy(pieces, end, ahead)
        add_text(pieces, text[: len(text) - back])
        add_copy(pieces, start - back, length + back)
        done, end = at + length, start + length
    return pieces


def common(one: Any, other: Any) -> int:
    """How many letters two texts, or numbers two arrays begin with alike."""
    most = min(len(one), len(other))
    if one[:most] == other[:most]:
        return most
    low = 0
    while most - low > 1:
        middle = (low + most) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            most = middle
    return low


def add_copy(pieces: list[Piece], start: int, length: int) -> None:
    """Add what is copied from a place on."""
    last = pieces[-1] if pieces else None
    if isinstance(last, list) and last[0] + last[1] == start:
        last[1] += length
    elif length > 0:
        pieces.append([start, length])


def add_text(pieces: list[Piece], text: str) -> None:
    """Add a new text."""
    if not text:
        return
    if pieces and isinstance(pieces[-1], str):
        pieces[-1] += text
    else:
        pieces.append(text)
