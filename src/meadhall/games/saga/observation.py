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
from meadhall.games.saga.state import Saga

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def write_fields(s: Saga, seat: int, out: BytesWriter, ways: list[list[Way]]) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
    seat = max(seat, -1)
    side = s.side_of(seat)
    write_one(out, s.viking_seat, ways[0][seat])
    write_number(out, s.round)
    write_number(out, s.round_pos)
    write_one(out, s.initiative, ways[3][side])
    write_one(out, s.first_picker, ways[4][side])
    write_row(out, s.coins, ways[5][side])
    write_row(out, s.warriors, ways[6][side])
    write_row(out, s.leader_at, ways[7][side])
    write_set(out, s.known, ways[8][side])
    write_set(out, s.burhs, ways[9][0])
    write_set(out, s.slots_up, ways[10][0])
    write_packed_row(out, s.beliefs, ways[11][0])
    write_named_row(out, s.tile_owner, ways[12][side])
    write_set(out, s.resolved, ways[13][0])
    write_number(out, s.tile)
    write_number(out, s.bonus_open)
    write_set(out, s.actions_left, ways[16][0])
    write_number(out, s.battle)
    write_set(out, s.revealed, ways[18][side])
    write_set(out, s.passed, ways[19][side])
    write_set(out, s.victories, ways[20][0])
    return [seat, side]
