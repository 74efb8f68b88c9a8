"""What a seat sees of a position of this game, for machines. Written by `make fields` from `fields.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.writing import (
    Way,
    write_named_row,
    write_number,
    write_one,
    write_packed_row,
    write_row,
    write_set,
)
from meadhall.games.northgard.state import Northgard

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def write_fields(s: Northgard, seat: int, out: BytesWriter, ways: list[list[Way]]) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
    seat = max(seat, -1)
    write_row(out, s.clan, ways[0][seat])
    write_row(out, s.stock, ways[1][seat])
    write_row(out, s.reserve, ways[2][seat])
    write_row(out, s.deck_size, ways[3][seat])
    write_row(out, s.tops, ways[4][seat])
    write_set(out, s.passed, ways[5][seat])
    write_set(out, s.sighted, ways[6][seat])
    write_set(out, s.conquerors, ways[7][seat])
    write_number(out, s.is_kaija_awake)
    write_number(out, s.year)
    write_number(out, s.phase)
    write_one(out, s.first, ways[11][seat])
    write_one(out, s.active, ways[12][seat])
    write_number(out, s.is_main_played)
    write_number(out, s.has_resolved)
    write_row(out, s.offers, ways[15][0])
    write_number(out, s.unrest_left)
    write_row(out, s.tokens, ways[17][0])
    write_row(out, s.cell_of, ways[18][0])
    write_row(out, s.turned, ways[19][0])
    write_row(out, s.order_of, ways[20][0])
    write_number(out, s.bottom)
    write_row(out, s.territory, ways[22][0])
    write_named_row(out, s.owner, ways[23][seat])
    write_row(out, s.units, ways[24][0])
    write_row(out, s.intruders, ways[25][0])
    write_row(out, s.building_on, ways[26][0])
    write_packed_row(out, s.slotless, ways[27][0])
    write_number(out, s.kaija_at)
    write_number(out, s.scorched_at)
    write_row(out, s.creature_at, ways[30][0])
    write_row(out, s.line, ways[31][0])
    write_one(out, s.low_creatures, ways[32][0])
    write_number(out, s.card)
    write_number(out, s.tile)
    write_number(out, s.cell)
    write_number(out, s.bottom_before)
    write_row(out, s.recruited_at, ways[37][0])
    write_row(out, s.recruited, ways[38][0])
    write_number(out, s.recruited_in)
    write_one(out, s.drawer, ways[40][seat])
    write_one(out, s.mover, ways[41][seat])
    write_number(out, s.points)
    write_number(out, s.origin)
    write_number(out, s.target)
    write_number(out, s.transit_at)
    write_number(out, s.transit_units)
    write_number(out, s.transit_kaija)
    write_set(out, s.entered, ways[48][0])
    write_set(out, s.declared, ways[49][0])
    write_number(out, s.combat_at)
    write_one(out, s.combat_creature, ways[51][0])
    write_one(out, s.attacker, ways[52][seat])
    write_one(out, s.defender, ways[53][seat])
    write_row(out, s.spent_food, ways[54][0])
    write_row(out, s.die, ways[55][0])
    write_row(out, s.symbol, ways[56][0])
    write_number(out, s.bonus_symbol)
    write_one(out, s.stolen_from, ways[58][seat])
    write_number(out, s.stolen)
    write_set(out, s.swaps_received, ways[60][0])
    write_set(out, s.swaps_given, ways[61][0])
    write_set(out, s.swaps_refused, ways[62][0])
    return [seat]
