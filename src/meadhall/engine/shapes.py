"""Shapes of decisions: what the hand does to choose, whatever the game.

A page has one control for each shape and knows no games; a decision says which shape it has (`Decision.shape`),
and what its options are made of (`Decision.counts`, `Decision.ends`).
"""

from __future__ import annotations

from typing import Final

VERB: Final = "verb"
"""One of a few things to do."""
PLACE: Final = "place"
"""Something on the table is touched: a place, or a piece where it stands."""
CARD: Final = "card"
"""One of the things that are not on the map is touched: a card, a tile, a die, a sort of unit in supply."""
SET: Final = "set"
"""Pieces are taken together: so many of each."""
ROUTE: Final = "route"
"""From somewhere to somewhere; where two decisions ask for it, each is a part of the route."""
AMOUNTS: Final = "amounts"
"""Numbers are shared out among things."""
YES_NO: Final = "yes_no"
"""Two answers."""
ORDER: Final = "order"
"""What comes first of what is to come anyway."""

SHAPES: Final = [VERB, PLACE, CARD, SET, ROUTE, AMOUNTS, YES_NO, ORDER]
MOST_VERBS: Final = 6
"""So many answers can stand beside each other; more of them are another shape."""


def things_of(name: str) -> list[str]:
    """The things that an option's name speaks of: `sail:humbre:temes` of two seas; numbers are no things."""
    return [part for part in name.split(":")[1:] if not part.isdigit() and part != "-"]


def ends_of(shape: str, name: str) -> tuple[str, str]:
    """Where an option begins and ends, as far as its name says it.

    A route goes between the last two things that are named; what is touched alone is the first of them.
    """
    things = things_of(name) if shape in (PLACE, CARD, ORDER, ROUTE) else []
    if shape == ROUTE and len(things) > 1:
        return things[-2], things[-1]
    return "", things[0] if things else ""


def start_of(name: str) -> tuple[str, str]:
    """The ends of an option that names where a route begins, its end being asked for later."""
    things = things_of(name)
    return things[0] if things else "", ""


def counts_of(name: str, names: list[str]) -> dict[str, int]:
    """One of the thing that an option names, nothing of what the others name; nothing at all if it names none."""
    things = things_of(name)
    counts: dict[str, int] = {}
    if things:
        for other in names:
            for thing in things_of(other)[:1]:
                counts[thing] = 0
        counts[things[0]] = 1
    return counts
