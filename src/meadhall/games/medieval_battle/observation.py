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
from meadhall.games.medieval_battle.state import Battle

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def write_fields(s: Battle, seat: int, out: BytesWriter, ways: list[list[Way]]) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
    seat = max(seat, -1)
    side = s.side_of(seat)
    write_one(out, s.red_seat, ways[0][seat])
    write_row(out, s.recruiting, ways[1][side])
    write_number(out, s.is_recruited)
    write_number(out, s.are_armies_known)
    write_packed_row(out, s.shown, ways[4][side])
    write_packed_row(out, s.dismounted, ways[5][side])
    write_row(out, s.shown_cost, ways[6][side])
    write_set(out, s.finished, ways[7][side])
    write_row(out, s.tokens, ways[8][side])
    write_one(out, s.turn, ways[9][side])
    write_number(out, s.turns)
    write_number(out, s.passes)
    write_one(out, s.active, ways[12][side])
    write_number(out, s.stage)
    write_number(out, s.began_in_zone)
    write_number(out, s.has_dismounted)
    write_row(out, s.transit, ways[16][0])
    write_one(out, s.attacker, ways[17][side])
    write_one(out, s.defender, ways[18][side])
    write_named_row(out, s.flag_owner, ways[19][side])
    return [seat, side]
