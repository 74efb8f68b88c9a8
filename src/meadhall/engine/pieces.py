"""What machines are shown, by name: the pieces of an observation, and how each seat sees the fields of a position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from meadhall.engine.fields import CATEGORY, FLAG, HOLDS, ITS_SEAT, NOBODY, NUMBER, Axis, Field, Fields, Piece, Range
from meadhall.engine.state import State
from meadhall.engine.writing import Way


def seen_by_all(fields: Fields) -> list[Field]:
    """The fields that are shown to machines as they stand, or the sights of them, in their order."""
    shown = [field for field in fields if field.known != NOBODY and not field.is_left_out]
    return [each for field in shown for each in (_sights(field) if field.sights else [field])]


def _sights(field: Field) -> list[Field]:
    return [
        replace(field, name=each.name, meaning=each.meaning, by=each.by, shares=each.shares, held=field.name, sights=())
        for each in field.sights
    ]


def owners_of(fields: Iterable[Field]) -> list[str]:
    """How positions tell which owner a seat is, each way once."""
    found = [own for own in map(own_of, fields) if own]
    return list(dict.fromkeys(found))


def own_of(field: Field) -> str:
    """How positions tell which owner a seat is in a field; empty where all see the same in the same order."""
    found = {axis.own for axis in axes_of(field) if axis.own}
    assert len(found) < 2, f"{field.name} has places of owners of two kinds."
    return found.pop() if found else ""


def axes_of(field: Field) -> list[Axis]:
    """All axes by which a field's numbers are read."""
    shares = [share.bits for share in field.shares]
    return [axis for axis in (*field.by, field.bits, field.of, *shares) if axis is not None]


def how_written(field: Field) -> str:
    """The function of `writing` that writes a field."""
    if field.bits or field.shares:
        return "write_packed_row" if field.by else "write_set" if field.bits else "write_shares"
    is_named = field.of is not None and bool(field.of.own)
    if field.by:
        return "write_named_row" if is_named else "write_row"
    return "write_one" if is_named or field.when is not None else "write_number"


def piece_of(field: Field, s: State) -> Piece:
    """The piece that a field is, in games that begin with a position; one of no numbers where it means nothing."""
    lengths: list[tuple[str, int]] = []
    for axis in field.by:
        if field.known != ITS_SEAT or not axis.own:
            lengths.append((axis.name, len(axis.seen(s, 0))))
        elif axis.each > 1:
            lengths.append((axis.name, axis.each))
    shifts, _ = _shares(field, s, 0)
    if (field.bits or field.shares) and len(shifts) != 1:
        lengths.append(
            (field.bits.name if field.bits else " and ".join(each.name for each in field.shares), len(shifts))
        )
    if field.when is not None and not field.when(s):
        lengths = [("", 0)]
    names, shape = tuple(name for name, _ in lengths), tuple(length for _, length in lengths)
    return Piece(field.name, field.meaning, _range(field), names, shape, _kind(field), field.usual)


def _range(field: Field) -> Range:
    if field.bits:
        return FLAG
    if field.shares:
        return 0, max(1 if share.bits else (1 << share.width) - 1 for share in field.shares)
    return field.range


def _kind(field: Field) -> str:
    if field.of:
        return CATEGORY
    return HOLDS if _range(field) == FLAG else NUMBER


def ways_of(field: Field, s: State) -> list[Way]:
    """How each owner sees a field, and last how somebody does who owns nothing, in games that begin with a position."""
    if own_of(field):
        owners = max(axis.owners for axis in axes_of(field))
        return [_way(field, s, own) for own in (*range(owners), -1)]
    return [_way(field, s, -1)]


def _way(field: Field, s: State, own: int) -> Way:
    if field.when is not None and not field.when(s):
        return Way([], [], [], 0, [])
    if field.known == ITS_SEAT and own < 0:
        return Way([], [], [], 0, [], piece_of(field, s).size, _range(field)[0])
    places = [0]
    for axis in field.by:
        seen = axis.seen(s, own)
        if axis.own and field.known == ITS_SEAT:
            seen = list(range(own * axis.each, (own + 1) * axis.each))
        places = [place * axis.size + each for place in places for each in seen]
    shifts, masks = _shares(field, s, own)
    renamed = field.of.renamed(s, own) if field.of and field.of.own else []
    return Way(places, shifts, masks, field.since, renamed)


def _shares(field: Field, s: State, own: int) -> tuple[list[int], list[int]]:
    """Where the parts of a packed number begin and, as masks, how long they are."""
    if field.bits:
        seen = field.bits.seen(s, own)
        if field.known == ITS_SEAT and not field.by:
            seen = [own]
        return seen, [1] * len(seen)
    shifts, masks = [], []
    for share in [share for share in field.shares if share.when is None or share.when(s)]:
        seen = share.bits.seen(s, own) if share.bits else [0]
        shifts += [share.shift + place for place in seen]
        masks += [1 if share.bits else (1 << share.width) - 1] * len(seen)
    return shifts, masks
