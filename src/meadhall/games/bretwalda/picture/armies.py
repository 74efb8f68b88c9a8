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
from meadhall.games.bretwalda.picture.places import SPOTS
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.state import Bretwalda

RANKS: Final = [RULER, EALDORMAN, BISHOP, THEGN, HUNTER, CEORL, VIKING]
"""Unit types from the highest rank down."""
HIGH: Final = 15.0
"""The height of a strip and the gap below it, on the map plane."""
_SHIELD: Final = 12.0
_PIECE: Final = 10.5
_DIGIT: Final = 5.6


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


def strip(s: Bretwalda, owner: int, units: list[tuple[int, int]]) -> str:
    """Shield and units side by side around the origin."""
    side = OWNER_IDS[owner]
    wide = _SHIELD + 3 + sum(_PIECE + (_DIGIT * len(str(number)) if number > 1 else 0) for _, number in units)
    x = -wide / 2
    parts = [
        rectangle(
            x, -6.8, wide, 13.6, 4, fill=hue(side, "light"), stroke=_rim(s, owner), stroke_width=1.5, fill_opacity=0.94
        ),
        use(f"bre-shield-{side}", x + 6.6, -0.4, 0.42),
    ]
    x += _SHIELD + 1
    for kind, number in units:
        parts.append(piece(KIND_IDS[kind], side, x + _PIECE / 2, 0, 0.46))
        x += _PIECE
        if number > 1:
            parts.append(line(str(number), x - 0.4, 3.6, 10, "bold"))
            x += _DIGIT * len(str(number))
    return "".join(parts)


def armies(view: View, area: int) -> tuple[str, float]:
    """The armies of an area below one another, and where they end."""
    s = view.s
    owners = [owner for owner in range(OWNERS) if s.present[area] >> owner & 1]
    spot = SPOTS[area]
    x, y = spot.pieces
    scale = spot.scale * view.layout.piece
    high = HIGH * scale
    top = y - high * (len(owners) - 1) / 4
    parts: list[str] = []
    for n, owner in enumerate(owners):
        units = ranked(s.force(area, owner))
        opened = group(strip(s, owner, units), class_="bre-army")
        parts.append(
            view.thing(
                f"army-{AREA_IDS[area]}-{OWNER_IDS[owner]}",
                f"{view.name(AREA_IDS[area])}. {about_army(view, owner, units)}",
                opened,
                place=placed(x, top + n * high, scale),
                data_stack=f"army-{OWNER_IDS[owner]}",
                data_count=sum(number for _, number in units),
            )
        )
    return "".join(parts), top + (len(owners) - 0.5) * high


def fleet(kingdom: int, number: int) -> str:
    """Ships of a Kingdom around the origin."""
    side = KINGDOM_IDS[kingdom]
    count_ = line(str(number), 8.4, 6, 10.5, "bold bre-town-name") if number > 1 else ""
    return piece(KIND_IDS[SHIP], side, 0, 0, 0.66) + use(f"bre-shield-{side}", 0, -3, 0.24) + count_
