"""What the table of SAGA says of whatever somebody points at."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected
from meadhall.games.saga.content import (
    ACTION_IDS,
    BONUS_IDS,
    ENGLAND,
    HANDLE_IDS,
    LONGSHIP,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from meadhall.games.saga.inspection import areas, choices, pieces, raids, table, tiles
from meadhall.games.saga.inspection.signs import signs
from meadhall.games.saga.picture.places import SPACE_NUMBERS
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.state import Saga


def inspect(s: Saga, seat: int, thing: str, language: str) -> Inspected | None:
    """What a viewer may know of a thing of the table, or of an option as `decision/option`."""
    view = View(s, seat, language, "parts")
    decision, slash, option = thing.partition("/")
    if not slash:
        return _thing(view, thing)
    named = choices.named_by(view, option)
    return _thing(view, named) if named else choices.choice(view, decision, option)


def _thing(view: View, thing: str) -> Inspected | None:
    if thing in SPACE_IDS[: LONGSHIP + 1]:
        space = SPACE_NUMBERS[thing]
        return areas.area(view, space) if space < ENGLAND else areas.home(view, space)
    if thing in ACTION_IDS:
        return tiles.action(view, ACTION_IDS.index(thing))
    if thing in BONUS_IDS:
        return tiles.bonus(view, BONUS_IDS.index(thing))
    if thing in TILE_IDS:
        return tiles.tile(view, TILE_IDS.index(thing))
    if thing in HANDLE_IDS:
        return pieces.leader(view, HANDLE_IDS.index(thing))
    if thing in TOKEN_IDS:
        return raids.token(view, TOKEN_IDS.index(thing))
    if thing in SLOT_IDS:
        return raids.slot(view, SLOT_IDS.index(thing))
    return _counted(view, thing)


def _counted(view: View, thing: str) -> Inspected | None:
    """Stacks and markers: what is known by a word and where it lies."""
    head, _, rest = thing.partition("-")
    side, _, space = rest.partition("-")
    if head == "warriors" and side in SIDE_IDS and space in SPACE_NUMBERS:
        return pieces.warriors(view, SIDE_IDS.index(side), SPACE_NUMBERS[space])
    if head == "coins" and rest in SIDE_IDS:
        return table.coins(view, SIDE_IDS.index(rest))
    if head == "burh" and rest in SPACE_IDS[:ENGLAND]:
        return pieces.burh(view, SPACE_NUMBERS[rest])
    known = {
        "warrior": pieces.any_warrior,
        "unit": pieces.any_unit,
        "coin": table.any_coin,
        "bank": table.bank,
        "burhs-supply": pieces.burhs_left,
        "pool": raids.pool,
        "track": table.track,
        "round-marker": table.round_marker,
        "burh-marker": table.burh_marker,
        "initiative": table.initiative,
        "battle": areas.battle,
    }
    return known[thing](view) if thing in known else None


__all__ = ["inspect", "signs"]
