"""Counters: the unit in its army's colour and shape, its knights, and its movement points."""

from __future__ import annotations

from meadhall.drawing.elements import group, use
from meadhall.drawing.tokens import badge
from meadhall.games.medieval_battle.content import ARMY_IDS, COUNTERS, KIND_IDS, KIND_OF, MOVEMENT, TABOR
from meadhall.games.medieval_battle.state import Battle


def figure(kind: int, x: float = 0, y: float = 0, scale: float = 1.0) -> str:
    """The drawing of a unit type in the colour of what it lies on."""
    return use("mb-" + KIND_IDS[kind], x, y, scale)


def plain_figure(kind: int, x: float, y: float, scale: float) -> str:
    """The drawing of a unit type in ink."""
    return group(figure(kind, x, y, scale), class_="mb-plain")


def blank(side: int, kind: int) -> str:
    """A counter that shows only army and type."""
    army = ARMY_IDS[side]
    return group(use(f"mb-token-{army}") + figure(kind, 0, 0, 0.98), class_=f"mb-{army}")


def numbered(side: int, kind: int, count: int) -> str:
    """Counters of one type as one with their number."""
    return blank(side, kind) + (badge(count, 17, 17, 21) if count > 1 else "")


def counter(s: Battle, unit: int) -> str:
    """A counter with its strength and movement points; dull when it has none left."""
    side, kind = unit // COUNTERS, KIND_OF[unit]
    army = ARMY_IDS[side]
    points = s.points[unit]
    face = use(f"mb-token-{army}")
    if kind == TABOR:
        ring = use("mb-palisade") if points else ""
        return group(ring + face + figure(kind, 0, 1, 0.92), class_=f"mb-{army}")
    if points == 0:
        face += use(f"mb-spent-{army}") + group(figure(kind, 0, -1.4, 0.82), class_="mb-weary")
    else:
        face += figure(kind, 0, -1.4, 0.82)
    dots = use(f"mb-points-{min(points, MOVEMENT[kind])}-of-{MOVEMENT[kind]}")
    return group(face, class_=f"mb-{army}") + dots + use(f"mb-heads-{s.knights[unit]}")
