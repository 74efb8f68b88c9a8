"""What the table of Medieval Battle says of whatever somebody points at."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    FLAG_IDS,
    KIND_IDS,
    PRESET_IDS,
    SLOT_IDS,
    TERRAIN_IDS,
    UNITS,
)
from meadhall.games.medieval_battle.inspection import armies, choices, ground, units
from meadhall.games.medieval_battle.inspection.signs import signs
from meadhall.games.medieval_battle.picture.places import HEX_NUMBERS
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.state import Battle


def inspect(s: Battle, seat: int, thing: str, language: str) -> Inspected | None:
    """What a viewer may know of a thing of the table, or of an option as `decision/option`."""
    view = View(s, seat, language, "parts")
    decision, slash, option = thing.partition("/")
    if not slash:
        return _thing(view, thing)
    named = choices.named_by(view, option)
    found = _thing(view, named) if named else choices.choice(view, decision, option)
    return None if found is None else choices.with_result(view, option, found)


def _thing(view: View, thing: str) -> Inspected | None:
    if thing in HEX_NUMBERS:
        return ground.place(view, HEX_NUMBERS[thing])
    if thing in KIND_IDS:
        return units.kind(view, KIND_IDS.index(thing))
    if thing in TERRAIN_IDS:
        return ground.terrain(view, TERRAIN_IDS.index(thing))
    if thing in FLAG_IDS:
        return ground.flag(view, thing)
    if thing in SLOT_IDS:
        return ground.camp(view, SLOT_IDS.index(thing))
    if thing in PRESET_IDS:
        return units.preset(view, PRESET_IDS.index(thing))
    return _counted(view, thing)


def _counted(view: View, thing: str) -> Inspected | None:
    """Units by their numbers, and what armies have."""
    head, _, rest = thing.partition("-")
    if head == "unit" and rest.isdecimal() and int(rest) < UNITS:
        return units.unit(view, int(rest))
    known = {"points": armies.points, "time": armies.time, "value": armies.value, "reserve": armies.reserve}
    return known[head](view, ARMY_IDS.index(rest)) if head in known and rest in ARMY_IDS else None


__all__ = ["inspect", "signs"]
