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
from meadhall.games.bretwalda.state import Bretwalda

if TYPE_CHECKING:
    from librt.strings import BytesWriter


def write_fields(s: Bretwalda, seat: int, out: BytesWriter, ways: list[list[Way]]) -> list[int]:
    """Write the fields that may be known as they stand; which owner of each kind the seat is, -1 where it is none."""
    seat = max(seat, -1)
    kingdom = s.kingdom_of(seat)
    write_row(out, s.kingdom_at, ways[0][seat])
    write_number(out, s.round)
    write_one(out, s.pretender, ways[2][kingdom])
    write_number(out, s.direction)
    write_named_row(out, s.order, ways[4][kingdom])
    write_number(out, s.season_card)
    write_set(out, s.season_cards_used, ways[6][0])
    write_set(out, s.exempt, ways[7][kingdom])
    write_packed_row(out, s.units, ways[8][kingdom])
    write_packed_row(out, s.units, ways[9][0])
    write_packed_row(out, s.units, ways[10][0])
    write_packed_row(out, s.units, ways[11][0])
    write_named_row(out, s.marker, ways[12][kingdom])
    write_row(out, s.food, ways[13][0])
    write_packed_row(out, s.buildings, ways[14][kingdom])
    write_packed_row(out, s.improvements, ways[15][0])
    write_named_row(out, s.before, ways[16][kingdom])
    write_row(out, s.ships, ways[17][kingdom])
    write_row(out, s.pool, ways[18][kingdom])
    write_row(out, s.supply, ways[19][kingdom])
    write_row(out, s.gold, ways[20][kingdom])
    write_row(out, s.ruler, ways[21][kingdom])
    write_packed_row(out, s.tiles, ways[22][kingdom])
    write_row(out, s.vassal, ways[23][kingdom])
    write_named_row(out, s.overlord, ways[24][kingdom])
    write_set(out, s.living, ways[25][0])
    write_row(out, s.hand, ways[26][kingdom])
    write_row(out, s.hand_size, ways[27][kingdom])
    write_number(out, s.deck_size)
    write_row(out, s.discards, ways[29][0])
    write_row(out, s.in_play, ways[30][0])
    write_one(out, s.aside_by, ways[31][kingdom])
    write_one(out, s.aside_from, ways[32][kingdom])
    write_number(out, s.layers)
    write_one(out, s.turn, ways[34][kingdom])
    write_number(out, s.action)
    write_packed_row(out, s.actions_used, ways[36][kingdom])
    write_row(out, s.actions_taken, ways[37][kingdom])
    write_packed_row(out, s.deeds, ways[38][kingdom])
    write_row(out, s.vikings_killed, ways[39][kingdom])
    write_row(out, s.battles_won, ways[40][kingdom])
    write_row(out, s.food_destroyed, ways[41][kingdom])
    write_packed_row(out, s.moved, ways[42][0])
    write_packed_row(out, s.moved, ways[43][0])
    write_row(out, s.ships_moved, ways[44][0])
    write_number(out, s.march_bonus)
    write_number(out, s.recruits)
    write_number(out, s.free_recruits)
    write_one(out, s.vassal_recruits, ways[48][0])
    write_number(out, s.has_built)
    write_number(out, s.has_bought)
    write_packed_row(out, s.offers, ways[51][kingdom])
    write_one(out, s.offer_to, ways[52][kingdom])
    write_one(out, s.offer_gold, ways[53][0])
    write_one(out, s.offer_asked, ways[54][0])
    write_one(out, s.is_offered, ways[55][0])
    write_number(out, s.drakkar)
    write_number(out, s.landing)
    write_number(out, s.is_redirected)
    write_number(out, s.party)
    write_set(out, s.passed, ways[60][kingdom])
    write_set(out, s.asked, ways[61][kingdom])
    write_row(out, s.dalcs_then, ways[62][kingdom])
    write_number(out, s.battle)
    write_number(out, s.battle_at)
    write_named_row(out, s.sides, ways[65][kingdom])
    write_number(out, s.origin)
    write_number(out, s.battle_round)
    write_number(out, s.is_avoided)
    write_number(out, s.winner)
    write_set(out, s.took_part, ways[70][0])
    write_row(out, s.damage, ways[71][0])
    write_row(out, s.killed, ways[72][0])
    write_row(out, s.cancels, ways[73][0])
    write_row(out, s.swords, ways[74][0])
    write_row(out, s.extra_dice, ways[75][0])
    write_row(out, s.fewer_dice, ways[76][0])
    write_number(out, s.first_strike)
    write_number(out, s.is_city_open)
    write_set(out, s.precise, ways[79][0])
    write_row(out, s.named, ways[80][0])
    write_set(out, s.cards_this_round, ways[81][0])
    write_set(out, s.blessed, ways[82][0])
    write_row(out, s.dice, ways[83][0])
    write_row(out, s.to_roll, ways[84][0])
    write_set(out, s.silent, ways[85][kingdom])
    return [seat, kingdom]
