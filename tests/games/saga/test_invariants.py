"""What holds of every position, and that a position in which it does not is noticed."""

from __future__ import annotations

from meadhall.games.saga.content import ASIDE, KENT, SAXON, SPACES, SUPPLY, VIKING
from meadhall.games.saga.fields import BANK
from meadhall.games.saga.notation import handle
from tests.games.saga.telling import GAME, Table, first_round, told


def _faults(table: Table) -> int:
    return len(GAME.check(table.s))


def test_fifteen_coins() -> None:
    """SAG-2.13, SAG-RUL-10"""
    table = first_round()
    assert _faults(table) == 0
    table.s.coins[BANK] += 1
    assert _faults(table) == 1
    assert _faults(told("kent V1w; coins 8/8/-1", coins_limited=False)) == 0


def test_twelve_warriors_on_each_side() -> None:
    """SAG-2.9, SAG-2.12"""
    table = first_round()
    table.s.warriors[VIKING * SPACES + KENT] += 1
    table.s.units[VIKING * SPACES + KENT] += 1
    assert GAME.check(table.s) == ["The viking side must have 12 warriors in all."]


def test_units_are_warriors_and_leaders() -> None:
    """SAG-1.5"""
    table = first_round()
    table.s.units[SAXON * SPACES + KENT] += 1
    assert _faults(table) == 1


def test_five_burhs() -> None:
    """SAG-1.4, SAG-2.9"""
    table = told("mercia, kent, essex, sussex, wessex burh")
    table.s.burhs |= 1
    assert _faults(table) == 1


def test_a_leader_is_set_aside_exactly_while_none_is_lost() -> None:
    """SAG-11.3"""
    table = told("kent V Stormer; aside Berserker")
    table.s.move_leader(handle("Berserker"), SUPPLY)
    assert _faults(table) == 1
    lost = told("removed Stormer")
    lost.s.move_leader(handle("Berserker"), ASIDE)
    assert _faults(lost) == 1


def test_a_raid_target_exists_once_and_can_be_believed_in() -> None:
    """SAG-1.2, SAG-2.8"""
    twice = told("slot_north target_kent up; slot_south target_essex up")
    twice.s.slots[0] = twice.s.slots[2]
    assert _faults(twice) == 1
    impossible = told("slot_north target_kent down")
    impossible.s.beliefs[0] = 0
    assert _faults(impossible) == 1
