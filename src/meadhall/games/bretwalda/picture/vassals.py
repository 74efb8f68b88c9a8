"""The panels of the Minor Kingdoms: overlord, what they do for one, home areas, and units beside the board."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import LEADING, fit, line, lines, paragraph, wrap
from meadhall.drawing.maps import Point
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_box
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    FIRST_MINOR,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    MINOR_IDS,
    MINOR_KINDS,
    MINORS,
    NONE,
)
from meadhall.games.bretwalda.picture.heraldry import hue
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import COLUMN
from meadhall.games.bretwalda.picture.view import View

HEIGHT: Final = 112.0
_GAP: Final = 6.0
_HEAD: Final = 22.0
_PIECE: Final = 30.0


class _Shape(NamedTuple):
    """How large a panel is, and where its units and its overlord stand."""

    width: float
    height: float
    head: float
    units: Point
    """The first unit, from the right upper corner."""
    step: float
    overlord: Point
    room: float
    """The height of what is said below the head."""
    letters: float
    least: float


_ROW: Final = _Shape(256, 0, 32, (98, 15), 34, (126, 16), 0, 12.5, 12.5)
"""A panel as broad as a display; its height is that of its words."""


def _units(view: View, minor: int, shape: _Shape) -> str:
    """The units beside the board; the overlord may place them in the Fyrd."""
    s = view.s
    name = MINOR_IDS[minor]
    is_mine = view.kingdom != NONE and s.vassal[view.kingdom] == minor
    parts: list[str] = []
    for n, kind in enumerate(MINOR_KINDS):
        number = s.pool[KINDS * (FIRST_MINOR + minor) + kind]
        drawn = group(piece(KIND_IDS[kind], name, 0, 0, 0.74), class_=None if number else "bre-spent")
        drawn += badge(number, 8.4, 7, 12)
        said = view.say("text-number", number=number, **view.words.thing("thing", [KIND_IDS[kind]]))
        half = shape.step / 2 - 1
        glow = glowing_box(-half, -half, 2 * half, 2 * half, 6)
        options = [f"muster:{KIND_IDS[kind]}"] if is_mine else []
        place = placed(shape.width - shape.units[0] + n * shape.step, shape.units[1])
        id_ = f"pool-{name}-{KIND_IDS[kind]}"
        thing = f"{KIND_IDS[kind]}:{name}"
        parts.append(view.thing(id_, view.say("text-pool", units=said), drawn, glow, options, place, data_thing=thing))
    return "".join(parts)


def _ground(shape: _Shape) -> str:
    """A light ground for units that stand in the head."""
    x, y = shape.units
    if y > shape.head:
        return ""
    wide = len(MINOR_KINDS) * shape.step
    return rectangle(
        shape.width - x - shape.step / 2, 2, wide, shape.head - 4, 6, fill=colour("outline"), class_="still"
    )


def _minor(view: View, minor: int, shape: _Shape) -> str:
    """The panel of a Minor Kingdom at the origin."""
    s = view.s
    name = MINOR_IDS[minor]
    width, height = shape.width, shape.height
    overlord = s.overlord[minor]
    is_living = s.living >> minor & 1 == 1
    title = view.name(name)
    ability = view.name(name, "text")
    size, texts = paragraph(ability, shape.letters, width - 14, shape.room, shape.least)
    lord = view.name(KINGDOM_IDS[overlord]) if overlord != NONE else view.say("text-unclaimed")
    homes = view.words.names([AREA_IDS[area] for area in s.variant.britain.homes[minor]])
    parts = [
        parchment(width, height, 7),
        head(width, shape.head, hue(name, "dark"), 7),
        use(f"bre-shield-{name}", 14, shape.head / 2, 0.66),
        line(title, 28, shape.head / 2 + 5, fit(title, 14, width - 56, 11, "light"), "light", room=width - 54),
        lines(texts, 7, shape.head + 6 + size * 0.86, size),
    ]
    if overlord != NONE:
        rim = hue(KINGDOM_IDS[overlord])
        parts.append(rectangle(1, 1, width - 2, height - 2, 7, fill="none", stroke=rim, stroke_width=3))
        parts.append(use(f"bre-shield-{KINGDOM_IDS[overlord]}", *shape.overlord, 0.86))
    drawn = group("".join(parts), class_=None if is_living else "bre-spent")
    tip = f"{title}: {lord}. {view.name(name, 'ability')}: {ability} ({homes})"
    glow = glowing_box(-2, -2, width + 4, height + 4, 9)
    card = view.thing(f"minor-{name}", tip, drawn, glow, [f"vassal:{name}"], data_thing=name)
    return card + _ground(shape) + _units(view, minor, shape)


def _in_play(view: View) -> list[int]:
    """The Minor Kingdoms that have homes on the map."""
    variant = view.s.variant
    return [minor for minor in range(MINORS) if variant.minor_kingdoms and variant.britain.homes[minor]]


def vassals(view: View) -> tuple[str, float]:
    """The Minor Kingdoms in play side by side, at the origin, and their height."""
    minors = _in_play(view)
    if not minors:
        return "", 0.0
    width = (COLUMN - _GAP * (len(minors) - 1)) / len(minors)
    units = (_PIECE * 2.5 + 4, HEIGHT - 18)
    shape = _Shape(width, HEIGHT, _HEAD, units, _PIECE, (20, HEIGHT - 18), HEIGHT - _HEAD - 40, 11.5, 9.5)
    drawn = [
        group(_minor(view, minor, shape), transform=placed(n * (width + _GAP), 0)) for n, minor in enumerate(minors)
    ]
    return group("".join(drawn)), HEIGHT


def vassals_part(view: View) -> str:
    """The Minor Kingdoms in play one below the other, as a part of its own."""
    minors = _in_play(view)
    if not minors:
        return ""
    parts: list[str] = []
    y = 2.0
    for minor in minors:
        texts = wrap(view.name(MINOR_IDS[minor], "text"), _ROW.letters, _ROW.width - 14)
        said = len(texts) * _ROW.letters * LEADING + 1
        shape = _ROW._replace(height=_ROW.head + said + 10, room=said)
        parts.append(group(_minor(view, minor, shape), transform=placed(2, y)))
        y += shape.height + _GAP
    return part("display", "vassals", (0, 0, _ROW.width + 4, y), "".join(parts), view.say("text-minor-kingdoms"))
