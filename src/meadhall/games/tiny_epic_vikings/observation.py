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
from meadhall.games.tiny_epic_vikings.state import Vikings

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def write_fields(s: Vikings, seat: int, out: BytesWriter, ways: list[list[Way]]) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
    seat = max(seat, -1)
    write_number(out, s.era)
    write_one(out, s.chieftain, ways[1][seat])
    write_one(out, s.active, ways[2][seat])
    write_number(out, s.lingers)
    write_row(out, s.resources, ways[4][seat])
    write_row(out, s.settlers_left, ways[5][seat])
    write_row(out, s.temples_left, ways[6][seat])
    write_row(out, s.boats_left, ways[7][seat])
    write_packed_row(out, s.temple_slots, ways[8][seat])
    write_packed_row(out, s.boat_slots, ways[9][seat])
    write_row(out, s.raided, ways[10][seat])
    write_row(out, s.settlers, ways[11][seat])
    write_packed_row(out, s.temples, ways[12][seat])
    write_row(out, s.boat_at, ways[13][seat])
    write_row(out, s.villages, ways[14][0])
    write_row(out, s.influence, ways[15][seat])
    write_set(out, s.changed, ways[16][0])
    write_named_row(out, s.holder, ways[17][seat])
    write_one(out, s.boat, ways[18][seat])
    write_one(out, s.adrift, ways[19][seat])
    write_number(out, s.shuffles)
    write_number(out, s.passes)
    write_row(out, s.row_size, ways[22][seat])
    write_row(out, s.god_of, ways[23][0])
    write_row(out, s.fury, ways[24][0])
    write_row(out, s.dedicated, ways[25][0])
    write_named_row(out, s.favour_at, ways[26][seat])
    write_row(out, s.favour_rows, ways[27][0])
    write_row(out, s.favour_count, ways[28][0])
    write_one(out, s.starter, ways[29][seat])
    write_set(out, s.fighters, ways[30][seat])
    write_number(out, s.prize)
    write_number(out, s.prize_place)
    write_row(out, s.strengths, ways[33][seat])
    write_number(out, s.invader)
    write_one(out, s.chief, ways[35][0])
    write_one(out, s.goal, ways[36][0])
    write_set(out, s.icons, ways[37][0])
    write_one(out, s.enemy_played, ways[38][0])
    write_one(out, s.enemy_rune, ways[39][0])
    write_one(out, s.enemy_card, ways[40][0])
    write_one(out, s.bonus, ways[41][0])
    write_row(out, s.turn_runes, ways[42][0])
    write_row(out, s.battle_runes, ways[43][0])
    write_one(out, s.is_battle_card_new, ways[44][0])
    return [seat]
