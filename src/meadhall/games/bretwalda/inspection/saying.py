"""What all answers share: signs, rows and sections in the viewer's words."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.inspected import Row, Section
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    KIND_IDS,
    KINGDOMS,
    NONE,
    OWNER_IDS,
)
from meadhall.games.bretwalda.picture.armies import ranked
from meadhall.games.bretwalda.picture.view import View
from meadhall.words import Words, words

NOBODY_S: Final = -2
"""The seat whose colours a thing of nobody's wears."""
_LISTED: Final = 12
"""How many places are named one by one."""


def speech(view: View) -> Words:
    """All texts in the viewer's language."""
    return words("meadhall.games.bretwalda", view.language)


def shield(owner: int) -> str:
    """The shield of an owner of units."""
    return emblem(f"bre-shield-{OWNER_IDS[owner]}", 15)


def sign(name: str) -> str:
    """A sign of the board."""
    return emblem(f"bre-{name}", 14)


COIN: Final = emblem("coin", 10)
CROWN: Final = emblem("crown", 14)
SWORDS: Final = emblem("swords", 14)
HOURGLASS: Final = emblem("hourglass", 14)


def section(view: View, heading: str, rows: list[Row]) -> list[Section]:
    """Rows under the heading `inspect-<heading>`; nothing if there are none."""
    return [Section(view.say(f"inspect-{heading}"), rows)] if rows else []


def seat_of(view: View, owner: int) -> int:
    """The seat that leads an owner's units; of nobody's, none."""
    side = view.s.side_of(owner) if owner != NONE else NONE
    return view.s.seat_of[side] if 0 <= side < KINGDOMS and view.s.seat_of[side] != NONE else NOBODY_S


def owner_name(view: View, owner: int) -> str:
    """The name of an owner of units, marked if it is the viewer's own Kingdom."""
    return view.whose_kingdom(owner) if owner < KINGDOMS else view.name(OWNER_IDS[owner])


def units(view: View, force: int) -> str:
    """The units of a force in words, from the highest rank down."""
    return ", ".join(
        view.name(KIND_IDS[kind]) if number == 1 else so_many(view, KIND_IDS[kind], number)
        for kind, number in ranked(force)
    )


def so_many(view: View, thing: str, number: int) -> str:
    """So many of a thing."""
    return view.say("text-number", number=number, **view.words.thing("thing", [thing]))


def places(view: View, areas: list[int]) -> Row:
    """Areas in a row; those where somebody would fight the viewer's or another side say so."""
    names = [AREA_IDS[area] for area in areas]
    said = [view.name(name) for name in names[:_LISTED]]
    if len(names) > _LISTED:
        said.append(view.say("inspect-more", number=len(names) - _LISTED))
    return Row(speech(view).joined(said), things=names)
