"""Armies on the map: for each owner a strip with its shield and its units by type; it opens when it is pointed at."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import line
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BISHOP,
    CEORL,
    EALDORMAN,
    FIRST_MINOR,
    HUNTER,
    KIND_IDS,
    KINGDOM_IDS,
    KINGDOMS,
    NONE,
    OWNER_IDS,
    OWNERS,
    RULER,
    SHIP,
    THEGN,
    VIKING,
)
from meadhall.games.bretwalda.forces import count
from meadhall.games.bretwalda.picture.heraldry import hue
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import Strip
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import units_at

RANKS: Final = [RULER, EALDORMAN, BISHOP, THEGN, HUNTER, CEORL, VIKING]
"""Unit types from the highest rank down."""
_GAP: Final = 1.4
"""Between two strips, before they are scaled."""


def ranked(force: int) -> list[tuple[int, int]]:
    """The unit types of a force from the highest rank down, and how many there are."""
    return [(kind, count(force, kind)) for kind in RANKS if count(force, kind)]


def about_army(view: View, owner: int, units: list[tuple[int, int]]) -> str:
    """An army in words."""
    said = [
        view.say("text-number", number=number, **view.words.thing("thing", [KIND_IDS[kind]])) for kind, number in units
    ]
    return f"{view.name(OWNER_IDS[owner])}: {', '.join(said)}"


def _rim(s: Bretwalda, owner: int) -> str:
    """The colour of a strip's edge: a Vassal's units have the colour of the overlord."""
    if FIRST_MINOR <= owner < FIRST_MINOR + KINGDOMS and s.overlord[owner - FIRST_MINOR] != NONE:
        return hue(KINGDOM_IDS[s.overlord[owner - FIRST_MINOR]])
    return hue(OWNER_IDS[owner], "dark")


def strip(s: Bretwalda, area: int, owner: int, shape: Strip) -> str:
    """Shield and units of an owner in an area side by side around the origin."""
    side = OWNER_IDS[owner]
    units = ranked(s.force(area, owner))
    wide = shape.shield + 3 + sum(shape.step + _room(number, shape) for _, number in units)
    x, high = -wide / 2, shape.height
    parts = [
        rectangle(
            x, -high / 2, wide, high, high * 0.294,
            fill=hue(side, "light"), stroke=_rim(s, owner), stroke_width=1.5, fill_opacity=0.94,
        ),
        use(f"bre-shield-{side}", x + shape.shield * 0.55, -high * 0.03, shape.emblem),
    ]  # fmt: skip
    x += shape.shield + 1
    for kind, number in units:
        drawn = piece(KIND_IDS[kind], side, x + shape.step / 2, 0, shape.piece)
        parts.append(group(drawn, data_thing=units_at(KIND_IDS[kind], owner, area)))
        x += shape.step
        if number > 1:
            digits = line(str(number), x - 0.4, shape.letters * 0.36, shape.letters, "bold")
            parts.append(group(digits, class_="mark"))
            x += _room(number, shape)
    return "".join(parts)


def _room(number: int, shape: Strip) -> float:
    """The room of the number of units of a type; one alone has none."""
    return shape.digit * len(str(number)) if number > 1 else 0.0


def armies(view: View, area: int) -> tuple[str, float]:
    """The armies of an area below one another, and where they end."""
    s = view.s
    owners = [owner for owner in range(OWNERS) if s.present[area] >> owner & 1]
    spot, shape = view.layout.spots[area], view.layout.scale.strip
    x, y = spot.pieces
    high = (shape.height + _GAP) * spot.scale
    top = y - high * (len(owners) - 1) / 4
    parts: list[str] = []
    for n, owner in enumerate(owners):
        units = ranked(s.force(area, owner))
        drawn = strip(s, area, owner, shape)
        parts.append(
            view.thing(
                f"army-{AREA_IDS[area]}-{OWNER_IDS[owner]}",
                f"{view.name(AREA_IDS[area])}. {about_army(view, owner, units)}",
                drawn if view.layout.is_parts else group(drawn, class_="bre-army"),
                place=placed(x, top + n * high, spot.scale),
                data_thing=f"army:{OWNER_IDS[owner]}:{AREA_IDS[area]}",
                data_stack=f"army-{OWNER_IDS[owner]}",
                data_count=sum(number for _, number in units),
            )
        )
    return "".join(parts), top + (len(owners) - 0.5) * high


def fleet(kingdom: int, number: int) -> str:
    """Ships of a Kingdom around the origin."""
    side = KINGDOM_IDS[kingdom]
    count_ = group(line(str(number), 8.4, 6, 10.5, "bold bre-town-name"), class_="mark") if number > 1 else ""
    return piece(KIND_IDS[SHIP], side, 0, 0, 0.66) + use(f"bre-shield-{side}", 0, -3, 0.24) + count_
