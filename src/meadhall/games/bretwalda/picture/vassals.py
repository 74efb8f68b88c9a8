"""The panels of the Minor Kingdoms: overlord, what they do for one, home areas, and units beside the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import fit, line, lines, paragraph
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


def _units(view: View, minor: int, width: float) -> str:
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
        glow = glowing_box(-14, -14, 28, 28, 6)
        options = [f"muster:{KIND_IDS[kind]}"] if is_mine else []
        place = placed(width - _PIECE * (2.5 - n) - 4, HEIGHT - 18)
        parts.append(
            view.thing(f"pool-{name}-{KIND_IDS[kind]}", view.say("text-pool", units=said), drawn, glow, options, place)
        )
    return "".join(parts)


def _minor(view: View, minor: int, x: float, width: float) -> str:
    s = view.s
    name = MINOR_IDS[minor]
    overlord = s.overlord[minor]
    is_living = s.living >> minor & 1 == 1
    title = view.name(name)
    ability = view.name(name, "text")
    size, texts = paragraph(ability, 11.5, width - 14, HEIGHT - _HEAD - 40, 9.5)
    lord = view.name(KINGDOM_IDS[overlord]) if overlord != NONE else view.say("text-unclaimed")
    homes = view.words.names([AREA_IDS[area] for area in s.variant.britain.homes[minor]])
    parts = [
        parchment(width, HEIGHT, 7),
        head(width, _HEAD, hue(name, "dark"), 7),
        use(f"bre-shield-{name}", 14, _HEAD / 2, 0.66),
        line(title, 28, _HEAD / 2 + 5, fit(title, 14, width - 56, 11, "light"), "light", room=width - 54),
        lines(texts, 7, _HEAD + 6 + size * 0.86, size),
    ]
    if overlord != NONE:
        rim = hue(KINGDOM_IDS[overlord])
        parts.append(rectangle(1, 1, width - 2, HEIGHT - 2, 7, fill="none", stroke=rim, stroke_width=3))
        parts.append(use(f"bre-shield-{KINGDOM_IDS[overlord]}", 20, HEIGHT - 18, 0.86))
    drawn = group("".join(parts), class_=None if is_living else "bre-spent")
    tip = f"{title}: {lord}. {view.name(name, 'ability')}: {ability} ({homes})"
    glow = glowing_box(-2, -2, width + 4, HEIGHT + 4, 9)
    card = view.thing(f"minor-{name}", tip, drawn, glow, [f"vassal:{name}"], data_thing=name)
    return group(card + _units(view, minor, width), transform=placed(x, 0))


def vassals(view: View) -> tuple[str, float]:
    """The Minor Kingdoms in play side by side, at the origin and not zoomed, and their height."""
    s = view.s
    minors = [minor for minor in range(MINORS) if s.variant.minor_kingdoms and s.variant.britain.homes[minor]]
    if not minors:
        return "", 0.0
    width = (COLUMN - _GAP * (len(minors) - 1)) / len(minors)
    return group("".join(_minor(view, minor, n * (width + _GAP), width) for n, minor in enumerate(minors))), HEIGHT
