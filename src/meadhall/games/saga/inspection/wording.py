"""What all answers share: sections, whose something is, and when somebody can move."""

from __future__ import annotations

from meadhall.engine.inspected import Row, Section
from meadhall.games.saga.content import HANDLE_IDS, NONE, SIDE_IDS, SPACE_IDS, SPACES
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.prospects import moves_left
from meadhall.games.saga.text import units_in_words
from meadhall.words import words


def section(view: View, key: str, rows: list[Row]) -> list[Section]:
    """A section with its heading, or nothing where there is nothing to say."""
    return [Section(view.say(f"inspect-head-{key}"), rows)] if rows else []


def why_not(view: View, reason: str) -> list[Section]:
    """Why something cannot be chosen now, by the key of the reason; nothing where there is none."""
    if not reason:
        return []
    said = view.say(reason)
    return section(view, "why-not", [Row(said[0].upper() + said[1:])])


def seat_of(view: View, side: int) -> int:
    """The seat of a side, for the colours of a head; -2 while sides are open, and for nobody."""
    return -2 if side == NONE or view.s.viking_seat == NONE else view.s.seat_of(side)


def shield(side: int) -> str:
    """The small shield of a side."""
    return glyph(f"shield-{SIDE_IDS[side]}")


def about_side(view: View, key: str, side: int, **arguments: int | str) -> str:
    """A text about a side."""
    return view.words.say(key, **view.words.thing("side", [SIDE_IDS[side]]), **arguments)


def about_space(view: View, key: str, space: int, **arguments: int | str) -> str:
    """A text about a space."""
    return view.words.say(key, **view.words.thing("area", [SPACE_IDS[space]]), **arguments)


def side_and_space(view: View, key: str, side: int, space: int) -> str:
    """A text about a side and a space."""
    return about_side(view, key, side, **view.words.thing("area", [SPACE_IDS[space]]))


def units_of(view: View, side: int, space: int) -> list[Row]:
    """A row for the units of a side in a space, if there are any."""
    s = view.s
    number = s.units[side * SPACES + space]
    if number == 0:
        return []
    said = ", ".join(units_in_words(s, words("meadhall.games.saga", view.language), view.side, side, space))
    mask = s.leaders_at(side, space)
    things = [f"warriors-{SIDE_IDS[side]}-{SPACE_IDS[space]}"] if s.warriors[side * SPACES + space] else []
    things += [HANDLE_IDS[4 * side + n] for n in range(4) if mask >> n & 1]
    return [Row(f"{view.name(SIDE_IDS[side])}: {said}", shield(side), mark=str(number), things=things)]


def when(view: View, side: int) -> str:
    """When a side can move: with the tile that it has open, later in this round, or not before the next."""
    s = view.s
    if s.tile != NONE and s.tile_owner[s.tile] == side and moves_left(s, side) > 0:
        return view.say("inspect-now")
    is_open = s.round == 0 or NONE in s.tile_owner
    return view.say("inspect-this-round" if is_open or moves_left(s, side) > 0 else "inspect-next-round")
