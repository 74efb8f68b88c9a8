"""Who can go where: out of a space, and into an area."""

from __future__ import annotations

from meadhall.engine.inspected import Row
from meadhall.games.saga.content import ENGLAND, LONGSHIP, SAXON, SCAND_NORTH, SIDE_IDS, SPACE_IDS, SPACES, VIKING
from meadhall.games.saga.hidden import knows_scouting
from meadhall.games.saga.inspection.raids import target_row
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.inspection.wording import shield, side_and_space, when
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.prospects import NO_LANDING, SURE_LANDING, landing


def ways_out(view: View, side: int, space: int) -> list[Row]:
    """Where the free units of a side in a space can go with a Move."""
    s = view.s
    if space >= LONGSHIP:
        return []
    free = s.count_free(side, space)
    if free <= 0:
        return []
    ends = [SPACE_IDS[other] for other in s.variant.borders[space]]
    note = view.say("inspect-free", number=free)
    rows = [Row(view.words.names(ends), glyph(f"action-{SIDE_IDS[side]}_move"), note, when(view, side), ends)]
    if space >= ENGLAND:
        rows.append(target_row(view, space - SCAND_NORTH)._replace(mark=when(view, VIKING)))
    return rows


def ways_in(view: View, area: int) -> list[Row]:
    """Who could come into an area of England by land and sea, from where, with what, and when."""
    s = view.s
    rows: list[Row] = []
    for side in (VIKING, SAXON):
        for other in s.variant.borders[area]:
            free = s.count_free(side, other)
            if free > 0:
                said, note = side_and_space(view, "inspect-by-land", side, other), view.say("inspect-free", number=free)
                rows.append(Row(said, shield(side), note, when(view, side), [SPACE_IDS[other]]))
    for slot in range(3):
        number = s.units[SPACES + SCAND_NORTH + slot]
        chance = landing(s, view.side, slot, area)
        if number > 0 and chance != NO_LANDING:
            rows.append(_by_sea(view, slot, number, chance))
    return rows


def _by_sea(view: View, slot: int, number: int, chance: int) -> Row:
    """A voyage from the home of a slot; a draw has odds for those who know the pool."""
    s = view.s
    home = SCAND_NORTH + slot
    said = side_and_space(view, "inspect-by-sea", VIKING, home)
    if chance == SURE_LANDING:
        note = view.say("inspect-sail", number=number)
    elif knows_scouting(s, view.side):
        note = view.say("inspect-sail-drawn", number=number, pool=s.pool().bit_count())
    else:
        note = view.say("inspect-sail-perhaps", number=number)
    return Row(said, shield(VIKING), note, when(view, VIKING), [SPACE_IDS[home]])
