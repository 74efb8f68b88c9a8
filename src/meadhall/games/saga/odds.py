"""The chance to win a battle: every deal of hidden leaders that a side must reckon with, with the best play of both."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Final

from meadhall.engine.driver import carry_out, next_decision
from meadhall.engine.numbers import numbers
from meadhall.engine.steps import Decision
from meadhall.games.saga import log
from meadhall.games.saga.content import LEADERS, NONE, SAXON, SPACES, VIKING
from meadhall.games.saga.hidden import shows_ability
from meadhall.games.saga.rules.battles import ChooseBattle, RevealLeader
from meadhall.games.saga.rules.leaders import BringUnit, ExileUnit, KillUnit, PullUnit
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import NO_UNIT, UNIT_KINDS, WARRIOR

_IN_BATTLE: Final = (RevealLeader, PullUnit, ExileUnit, BringUnit, KillUnit)

Known = dict[tuple[object, ...], bool]


def win_chance(s: Saga, viewer: int, area: int) -> Fraction | None:
    """The share of deals in which the Vikings can win the battle, as far as a side can know.

    None where no battle is about to be decided there, and for spectators, who reckon with too much.
    """
    decision = next_decision(s)
    is_next = isinstance(decision, ChooseBattle) and area in decision.options(s)
    is_now = isinstance(decision, _IN_BATTLE) and s.battle == area
    if decision is None or not (is_next or is_now) or (viewer == NONE and not s.is_open):
        return None
    deals = _deals(s, viewer)
    won = 0
    for deal in deals:
        t = s.clone()
        t.ability = numbers(deal)
        t.ear = []
        if is_next:
            carry_out(t, decision, area)
        won += _is_won(t, {})
    return Fraction(won, len(deals))


def _deals(s: Saga, viewer: int) -> list[list[int]]:
    """The abilities of all leaders, in every way in which those that the viewer is not shown can be dealt."""
    hidden = [handle for handle in range(LEADERS) if s.ability[handle] != NONE and not shows_ability(s, viewer, handle)]
    shown = [s.ability[handle] for handle in range(LEADERS) if handle not in hidden]
    deals: list[list[int]] = [[*s.ability]]
    for side in (SAXON, VIKING):
        handles = [handle for handle in hidden if handle // 4 == side]
        unseen = [ability for ability in range(4 * side, 4 * side + 4) if ability not in shown]
        deals = [_dealt(deal, handles, order) for deal in deals for order in permutations(unseen, len(handles))]
    return deals


def _dealt(deal: list[int], handles: list[int], abilities: tuple[int, ...]) -> list[int]:
    dealt = deal[:]
    for handle, ability in zip(handles, abilities, strict=True):
        dealt[handle] = ability
    return dealt


def _is_won(t: Saga, known: Known) -> bool:
    """Whether the Vikings win the battle when both sides know all leaders and want nothing but to win it."""
    assert t.ear is not None
    for told in t.ear:
        if told.line is log.STRENGTHS:
            return told.numbers[3] == VIKING
    decision = next_decision(t)
    assert decision is not None
    key = _key(t, decision)
    if key not in known:
        is_vikings = decision.seat == t.seat_of(VIKING)
        outcomes = (_is_won(_after(t, decision, option), known) for option in _different(decision, t))
        known[key] = is_vikings if any(won == is_vikings for won in outcomes) else not is_vikings
    return known[key]


def _after(t: Saga, decision: Decision, option: int) -> Saga:
    further = t.clone()
    further.ear = []
    carry_out(further, decision, option)
    return further


def _key(t: Saga, decision: Decision) -> tuple[object, ...]:
    """What the rest of a battle depends on."""
    left = decision.left if isinstance(decision, KillUnit) else 0
    warriors = (t.warriors[t.battle], t.warriors[SPACES + t.battle])
    return (type(decision), decision.seat, left, warriors, tuple(t.leader_at), t.revealed, t.passed)


def _different(decision: Decision, t: Saga) -> list[int]:
    """The options, of those that bring one more warrior only one: it does not matter where he comes from."""
    options = decision.options(t)
    if not isinstance(decision, (PullUnit, BringUnit)):
        return options
    warriors = [option for option in options if option != NO_UNIT and option % UNIT_KINDS == WARRIOR]
    return [option for option in options if option not in warriors[1:]]
