"""Scenes as pictures: the ground on which one is played, and each of its beats with the game's own pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin, tau
from typing import Any, Final

from meadhall.drawing.elements import circle, group, number, path, rectangle, shifted, use
from meadhall.drawing.grounds import ground
from meadhall.drawing.lettering import LEADING, fit, line, lines, paragraph, width, wrap
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import badge
from meadhall.engine.scenes import (
    COMES,
    COMPARE,
    FALLEN,
    LEAVES,
    LINE_UP,
    SHOWN,
    Beat,
    Die,
    Item,
    Party,
    Piece,
    Scene,
    Wing,
)


@dataclass(frozen=True)
class _Room:
    """How much room there is, and how large things are in it."""

    width: float
    height: float
    piece: float
    """How much larger pieces are than on a board."""
    sign: float
    """How much larger that is which lies between the sides."""
    text: float
    total: float
    head: float
    """Down to here there is nothing but sky, where a page may write who meets and where."""
    heads: float
    """The same where more than two meet, whose names stand below the title."""

    @property
    def floor(self) -> float:
        """Where pieces stand."""
        return self.height - 3.4 * self.text - 21 * self.piece

    def middle(self, count: int) -> float:
        """The height of what lies between so many sides."""
        return max(self.height * 0.33, self.heads + 18 * self.sign) if count > 2 else self.height * 0.33

    def disc(self, count: int) -> float:
        """The height of the numbers that count for so many sides."""
        return (self.heads if count > 2 else self.head) + self.total * 1.15

    @property
    def ground(self) -> float:
        """Where piles stand."""
        return self.height - self.text


@dataclass(frozen=True)
class _Pile:
    """How high what is counted is piled up: the same for all sides, so that the higher pile counts for more."""

    least: float
    each: float

    def height(self, item: Item) -> float:
        """The height of an item, with room for a line of text at least."""
        return max(self.least, self.each * item.number)

    @classmethod
    def of(cls, room: _Room, beat: Beat) -> _Pile:
        """Piles of what a beat counts that fit into the room, below what lies between the sides."""
        sides = [wing.items for wing in beat.wings]
        least = room.text * 1.75
        high = room.ground - _top_of_piles(room, beat)
        fits = [
            (high - least * len(items)) / sum(item.number for item in items)
            for items in sides
            if any(item.number for item in items)
        ]
        return cls(least, max(0.0, min([room.height * 0.15, *fits])))


def _top_of_piles(room: _Room, beat: Beat) -> float:
    """How high piles may become below what else there is."""
    if beat.middle:
        return room.height * 0.54
    if beat.banner:
        return room.height * 0.38
    return room.disc(len(beat.wings)) + room.total * 1.3


ROOMS: Final = {
    "wide": _Room(1100, 490, piece=4.1, sign=3.45, text=15, total=46, head=72, heads=138),
    "narrow": _Room(390, 280, piece=2.2, sign=1.95, text=12.5, total=24, head=38, heads=38),
}
"""The layouts of a stage: at a desk, and on a phone."""

_STEP: Final = 38.0
"""From one piece to the next, before they are made larger."""
_CROWDED: Final = 0.6
"""So much of a step is too little for pieces in one row."""
_BEHIND: Final = 24.0
"""How far those behind stand above those in front, before they are made larger."""
_MIDDLE: Final = 0.07
"""The part of the width that is left free between two sides, to each of them."""
_SMALLER: Final = 0.75
"""So much smaller may dice be to lie in one row."""
_RAYS: Final = "".join(
    f"M{number(23 * cos(turn))} {number(23 * sin(turn))}L{number(38 * cos(turn))} {number(38 * sin(turn))}"
    for turn in (tau * n / 16 for n in range(7, 18))
)
"""What shines behind somebody who is shown."""
_PILE: Final = 24.0
"""The width of what two sides pile up, in letters."""


def ground_of(scene: Scene, layout: str) -> str:
    """What lies behind all beats of a scene."""
    room = ROOMS[layout]
    return ground(scene.ground, room.width, room.height)


def box_of(layout: str) -> str:
    """The view box of a stage."""
    room = ROOMS[layout]
    return f"0 0 {number(room.width)} {number(room.height)}"


def beat_of(scene: Scene, beat: Beat, layout: str) -> str:
    """One beat: each party on its side, what is thrown and counted, and what stands between them."""
    room = ROOMS[layout]
    piled = _Pile.of(room, beat)
    parts = [
        _wing(room, party, wing, piled if beat.kind == COMPARE else None, n, len(scene.parties))
        for n, (party, wing) in enumerate(zip(scene.parties, beat.wings, strict=True))
    ]
    is_duel = len(scene.parties) == 2
    if beat.kind == COMPARE and is_duel:
        parts.append(_level(room, beat, piled))
    if beat.middle:
        parts.append(shifted(beat.middle, room.width / 2, room.middle(len(scene.parties)), room.sign, class_="middle"))
    elif beat.kind == LINE_UP and is_duel:
        parts.append(use("swords", room.width / 2, room.floor, room.sign * 0.9))
    if beat.banner:
        parts.append(_banner(room, beat.banner))
    return "".join(parts)


def _level(room: _Room, beat: Beat, piled: _Pile) -> str:
    """A line from pile to pile, as high as the higher one."""
    high = max(sum(piled.height(item) for item in wing.items) for wing in beat.wings)
    if not high:
        return ""
    (left, _), (_, right) = (_pile_bounds(room, *_bounds(room, n, 2), n, 2) for n in range(2))
    line_ = f"M{number(left)} {number(room.ground - high - 3)}H{number(right)}"
    return path(line_, fill="none", stroke="#fff8e6", stroke_width=2.4, stroke_dasharray="9 6")


def _ink(party: Party) -> str:
    """The colour of a party: one of the palette, or one that the game's definitions add."""
    return f"var(--{party.ink})"


def _outlined(wide: float) -> dict[str, Any]:
    """The looks of pale letters before the sky."""
    return {"paint_order": "stroke", "stroke": "#3f3226", "stroke_width": wide, "stroke_linejoin": "round"}


def _banner(room: _Room, text: str) -> str:
    size = fit(text, room.total * 1.8, room.width * 0.4, room.total, "light")
    said = line(text, room.width / 2, room.height * 0.335, size, "light", "middle")
    return group(said, class_="banner", **_outlined(size / 9))


def _wing(room: _Room, party: Party, wing: Wing, piled: _Pile | None, n: int, count: int) -> str:
    """What stands on one side: of two, the first looks to the right; more than two stand in the middle of theirs."""
    left, right = _bounds(room, n, count)
    is_first = n == 0 and count > 1
    parts = []
    if piled and wing.items:
        parts.append(_items(room, party, wing.items, piled, *_pile_bounds(room, left, right, n, count)))
    if not parts:
        share = right - left
        front = _front(room, len(wing.pieces), share)
        if count != 2:
            left, right = _around_middle(room, front, left, right)
        parts.append(_pieces(room, wing.pieces, front, left, right, is_first, share))
        beside = room.total * 2.3 if wing.total else 0.0
        inside = (left + beside, right) if is_first else (left, right - beside)
        above = room.floor - (33 if front == len(wing.pieces) else 33 + _BEHIND) * room.piece
        parts.append(_dice(room, wing.dice, *inside, above, is_first))
    if wing.total:
        x = left + room.total if is_first else right - room.total
        if count > 2:
            x = (left + right) / 2
        parts.append(_total(room, party, wing, x, room.disc(count)))
    return "".join(parts)


def _bounds(room: _Room, n: int, count: int) -> tuple[float, float]:
    """From where to where a party stands."""
    edge = room.width * 0.02
    if count == 1:
        return edge, room.width - edge
    gap = room.width * _MIDDLE if count == 2 else edge
    share = (room.width - 2 * edge - 2 * gap * (count - 1)) / count
    left = edge + n * (share + 2 * gap)
    return left, left + share


def _pile_bounds(room: _Room, left: float, right: float, n: int, count: int) -> tuple[float, float]:
    """From where to where a party piles up: of two, each beside the middle."""
    if count != 2:
        return left, right
    wide = min(right - left, _PILE * room.text)
    return (right - wide, right) if n == 0 else (left, left + wide)


def _around_middle(room: _Room, count: int, left: float, right: float) -> tuple[float, float]:
    """The part of a side that a row of pieces takes around its middle."""
    half = min(right - left, _STEP * room.piece * max(count, 1)) / 2
    return (left + right) / 2 - half, (left + right) / 2 + half


def _total(room: _Room, party: Party, wing: Wing, x: float, y: float) -> str:
    """The number that counts, on a disc in the party's colour."""
    disc = circle(x, y, room.total, fill=_ink(party), stroke="#fff8e6", stroke_width=room.total / 12)
    size = fit(wing.total, room.total, room.total * 1.6, room.text, "light")
    said = line(wing.total, x, y + size * 0.36, size, "light", "middle")
    below = ""
    if wing.total_label:
        size = room.text * 1.15
        half = width(wing.total_label, size, "light") / 2
        inside = min(max(x, half + 4), room.width - half - 4)
        label = line(wing.total_label, inside, y + room.total + room.text * 1.4, size, "light", "middle")
        below = group(label, **_outlined(4))
    return group(disc + said, class_="mark") + below


def _front(room: _Room, count: int, wide: float) -> int:
    """How many of so many pieces stand in front; the others behind them, where one row would be crowded."""
    is_crowded = wide < _CROWDED * _STEP * room.piece * count
    return -(-count // 2) if is_crowded else count


def _pieces(
    room: _Room, pieces: Sequence[Piece], front: int, left: float, right: float, is_first: bool, share: float
) -> str:
    """Pieces in a row that begins where the sides meet, or in two."""
    if not pieces:
        return ""
    wanted = _STEP * room.piece
    step = min(wanted, (right - left) / front)
    start = right - step / 2 if is_first else left + step / 2
    towards = -1 if is_first else 1
    most = step if len(pieces) > 1 else max(step, min(share, wanted * 1.7))
    between = 0.5 if len(pieces) < 2 * front else 0.0
    shown = []
    for n, each in enumerate(pieces):
        is_behind, place = divmod(n, front)
        x = start + towards * step * (place + (between if is_behind else 0))
        body = _piece(room, each, x, room.floor - is_behind * _BEHIND * room.piece, step)
        alike = _alike(pieces[:front], n) if not is_behind else 0
        reach = most + step * alike
        said = ""
        if each.caption and not is_behind and reach >= 3 * room.text:
            said = shifted(_caption(room, each.caption, reach), x + towards * step * alike / 2, room.floor)
        shown.append(body + said)
    return "".join(reversed(shown))


def _alike(pieces: Sequence[Piece], first: int) -> int:
    """How many pieces after one are the same without a caption: its own stands for all of them."""
    one, count = pieces[first], 0
    for each in pieces[first + 1 :]:
        if each.caption or each.state != one.state or each.drawing != one.drawing:
            break
        count += 1
    return count


def _piece(room: _Room, piece: Piece, x: float, y: float, step: float) -> str:
    scale = room.piece * min(1.0, max(0.45, step / (_STEP * room.piece) + 0.14))
    body = piece.drawing
    if piece.state == FALLEN:
        body = group(body, class_="fallen", opacity=0.45) + path(
            "M-13-13L13 13M13-13L-13 13", class_="cross", fill="none", stroke=colour("viking-red"), stroke_width=3.4
        )
    many = badge(piece.number, 8 * scale, 10 * scale, room.text * 1.4) if piece.number > 1 else ""
    state = {COMES: "comes", SHOWN: "shown", FALLEN: "falls", LEAVES: "leaves"}.get(piece.state, "stands")
    if piece.state == SHOWN:
        rays = path(_RAYS, class_="rays", fill="none", stroke="#fff3cf", stroke_width=1.3, opacity=0.8)
        body = rays + body
    shade = f'cy="{number(17 * scale)}" rx="{number(17 * scale)}" ry="{number(3.4 * scale)}"'
    shadow = f'<ellipse {shade} fill="#1c130a" fill-opacity=".3"/>'
    inner = shadow + shifted(body, 0, 0, scale) + many
    return shifted(inner, x, y, 1.0, id=f"stage-{piece.id}", class_=f"actor {state}")


def _caption(room: _Room, text: str, reach: float) -> str:
    """A label below a piece, in two lines if need be; none where it would run into the next one's."""
    most = reach * 0.96
    rows = wrap(text, room.text, most - room.text, "bold")
    if len(rows) > 2 or max(width(row, room.text, "bold") for row in rows) > most - room.text * 0.8:
        return ""
    high = room.text * (1.15 * len(rows) + 0.5)
    top = 21 * room.piece
    half = max(width(row, room.text, "bold") for row in rows) / 2 + room.text * 0.55
    box = rectangle(-half, top, 2 * half, high, min(high / 2, 12), class_="badge", stroke_width=1.2)
    said = [line(row, 0, top + room.text * (1.1 + 1.15 * n), room.text, "bold", "middle") for n, row in enumerate(rows)]
    return group(box + "".join(said), class_="mark lines")


def _dice(room: _Room, dice: Sequence[Die], left: float, right: float, y: float, is_first: bool) -> str:
    """Dice at a height below the names, many in two rows, and smaller if need be; those that missed are pale."""
    if not dice:
        return ""
    large = room.piece * 0.72
    rows = 1 if len(dice) <= int((right - left) / (26 * large * _SMALLER)) else 2
    each = -(-len(dice) // rows)
    high = (y + 17 * large - room.head) / (28 * rows - 2)
    scale = min(large if rows == 1 else large * 0.8, (right - left) / (26 * each), high)
    step = min(34 * scale, (right - left) / each)
    start = right - step / 2 if is_first else left + step / 2
    towards = -1 if is_first else 1
    top = max(room.head + 13 * scale, y - (rows - 1) * 17 * scale)
    shown = []
    for n, die in enumerate(dice):
        looks = None if die.is_hit else 0.55
        face = shifted(die.drawing, 0, 0, scale)
        x = start + towards * step * (n % each)
        shown.append(shifted(face, x, top + n // each * 28 * scale, 1.0, class_="die", opacity=looks))
    return "".join(shown)


def _items(room: _Room, party: Party, items: Sequence[Item], piled: _Pile, left: float, right: float) -> str:
    """What a party counts, piled up from the floor; the item that decides has a pale rim."""
    bottom = room.ground
    parts: list[str] = []
    for item in items:
        tall = piled.height(item)
        bottom -= tall
        parts.append(_item(room, party, item, (left, bottom, right - left, tall - 3)))
    return "".join(parts)


def _item(room: _Room, party: Party, item: Item, box: tuple[float, float, float, float]) -> str:
    x, y, wide, tall = box
    rim = "#fff8e6" if item.is_decisive else "#1c130a"
    ground_ = rectangle(x, y, wide, tall, 8, fill=_ink(party), stroke=rim, stroke_width=4 if item.is_decisive else 1.5)
    large = min(tall * 0.7, room.text * 2)
    sign = min(tall * 0.94, room.text * 4, wide * 0.27) / 34
    count = line(str(item.number), x + wide - room.text * 0.5, y + tall / 2 + large * 0.36, large, "light", "end")
    free = wide - 42 * sign - width(str(item.number), large, "light") - room.text
    said = _label(room, item.label, x + 42 * sign, y + tall / 2, free, tall)
    if not said:
        sign = min(tall * 0.94, room.text * 4, wide * 0.5) / 34
    drawn = shifted(item.drawing, x + 22 * sign, y + tall / 2, sign)
    return group(ground_ + drawn + said + count, class_="item decisive" if item.is_decisive else "item")


def _label(room: _Room, text: str, x: float, y: float, free: float, tall: float) -> str:
    """What an item is, in as many lines as it has room for; nothing where a word would be cut off."""
    largest = max(room.text * 0.96, min(room.text * 1.4, tall * 0.6))
    size, rows = paragraph(text, largest, free, tall, room.text * 0.96, "light")
    if " ".join(rows) != text or max(width(row, size, "light") for row in rows) > free:
        return ""
    top = y + size * 0.36 - (len(rows) - 1) * size * LEADING / 2
    return lines(rows, x, top, size, "light")
