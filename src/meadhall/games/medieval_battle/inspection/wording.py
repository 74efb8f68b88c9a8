"""What all answers share: sections, whose something is, and rows for units."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.inspected import Row, Section
from meadhall.games.medieval_battle.content import ARMY_IDS, COUNTERS, KIND_IDS, KIND_OF, NONE
from meadhall.games.medieval_battle.hexes import HEX_CODES
from meadhall.games.medieval_battle.inspection.signs import glyph
from meadhall.games.medieval_battle.picture.view import View


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
    """The seat of an army, for the colours of a head; -2 while that is open, and for nobody."""
    return -2 if side == NONE or view.s.red_seat == NONE else view.s.seat_of(side)


def shield(side: int) -> str:
    """The small shield of an army."""
    return glyph(f"mb-emblem-{ARMY_IDS[side]}")


def unit_name(view: View, unit: int) -> str:
    """A unit on the board in words: whose, of which type, and where."""
    army, kind = view.name(ARMY_IDS[unit // COUNTERS]), view.name(KIND_IDS[KIND_OF[unit]])
    return f"{army}: {kind}, {HEX_CODES[view.s.place[unit]]}"


def unit_row(view: View, unit: int, note: str = "", mark: str = "", things: Sequence[str] = ()) -> Row:
    """A row about a unit on the board."""
    return Row(unit_name(view, unit), shield(unit // COUNTERS), note, mark, [f"unit-{unit}", *things])
