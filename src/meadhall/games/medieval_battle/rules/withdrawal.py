"""Chapter 7: withdrawal and pursuit."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import BESIDE, COST, COUNTERS, KIND_OF, NONE, PLAIN
from meadhall.games.medieval_battle.fields import PURSUIT, STOPPED
from meadhall.games.medieval_battle.hexes import NEIGHBOURS
from meadhall.games.medieval_battle.rules.melee import advance, fight
from meadhall.games.medieval_battle.rules.movement import can_enter
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import FLEE, HOLD, RETREAT


class MeetAttack(Step):
    """MED-7.1, MED-7.9: the defender may withdraw if it can; otherwise there is melee."""

    def run(self, s: Battle) -> None:
        side = s.defender // COUNTERS
        if retreat_options(s, s.defender):
            s.then(OfferRetreat(s.seat_of(side), side))
        else:
            _hold(s, False)


def _hold(s: Battle, by_choice: bool) -> None:
    s.tell(log.HELD, s.defender // COUNTERS, KIND_OF[s.defender], s.place[s.defender], int(by_choice))
    s.stage = STOPPED
    fight(s, s.attacker, s.defender)


def retreat_options(s: Battle, unit: int) -> list[int]:
    """MED-7.2, MED-7.3, MED-5.11: empty hexes outside enemy zones that can be paid for, and flight off the board."""
    field = s.variant.field
    enemy = 1 - unit // COUNTERS
    points = s.points[unit]
    options: list[int] = []
    can_flee = False
    for hex_ in NEIGHBOURS[s.place[unit]]:
        if s.is_in_zone(enemy, hex_):
            continue
        if not field.is_on_board[hex_]:
            can_flee = can_flee or points >= COST[PLAIN]
        elif s.unit_at[hex_] == NONE and can_enter(s, unit, hex_, points):
            options.append(hex_)
    if can_flee:
        options.append(FLEE)
    return options


class OfferRetreat(Decision):
    """D-RET, MED-7.1 to MED-7.6: the defender holds, withdraws to a hex, or flees from the board."""

    vocabulary: ClassVar[Vocabulary] = RETREAT
    rule: ClassVar[str] = "MED-7.1"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        options = retreat_options(s, s.defender)
        options.append(HOLD)
        return options

    def choose(self, s: Battle, option: int) -> None:
        if option == HOLD:
            _hold(s, True)
            return
        unit = s.defender
        origin = s.place[unit]
        if option == FLEE:
            _flee(s, unit)
        else:
            s.points[unit] -= s.variant.field.cost[option]
            s.move(unit, option)
            s.tell(log.RETREATED, self.side, KIND_OF[unit], origin, option)
        advance(s, s.attacker, origin)
        s.stage = PURSUIT


def slot_of_flight(s: Battle, unit: int) -> int:
    """MED-7.4: a unit that flees is beside the sector of the hex that it leaves."""
    sectors = s.variant.field.sectors[s.place[unit]]
    return (sectors & -sectors).bit_length() - 1


def _flee(s: Battle, unit: int) -> None:
    """MED-7.4: the unit leaves with its strength."""
    slot = slot_of_flight(s, unit)
    s.points[unit] -= COST[PLAIN]
    s.lift(unit)
    s.place[unit] = BESIDE - slot
    s.tell(log.FLED, unit // COUNTERS, KIND_OF[unit], slot)
