"""Chapter 10: battles."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.saga import log
from meadhall.games.saga.content import ENGLAND, HANDLE_SIDE, NONE, SAXON, SPACES, UNIT_STRENGTH, VIKING
from meadhall.games.saga.rules.leaders import LeaderEffect, OfferPlunder, strength_of_leader
from meadhall.games.saga.rules.losses import ChooseLosses, Retreat
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import AREA, PASS, REVEAL


class BeginBattles(Step):
    """SAG-10.1: the battle phase."""

    def run(self, s: Saga) -> None:
        s.tell(log.BATTLES_BEGIN)
        s.then(FightBattles())


class FightBattles(Step):
    """SAG-10.1, SAG-10.10: one battle after another, until no area holds units of both sides."""

    def run(self, s: Saga) -> None:
        for area in range(ENGLAND):
            if s.is_mixed(area):
                s.then(ChooseBattle(s.seat_of(VIKING)), self)
                return


class ChooseBattle(Decision):
    """D18, SAG-10.2: the Vikings choose which battle comes next."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "SAG-10.2"
    shape: ClassVar[str] = shapes.ORDER

    def options(self, s: Saga) -> list[int]:
        return [area for area in range(ENGLAND) if s.is_mixed(area)]

    def choose(self, s: Saga, option: int) -> None:
        s.battle = option
        s.tell(log.BATTLE_BEGINS, option, s.units[option], s.units[SPACES + option], int(s.has_burh(option)))
        for side in (VIKING, SAXON):
            leaders = s.leaders_at(side, option) << 4 * side
            s.tell(log.LINED_UP, side, s.warriors[side * SPACES + option], leaders)
        s.then(RevealLeaders(VIKING), CompareStrengths())


def _can_reveal(s: Saga, side: int) -> bool:
    return s.passed >> side & 1 == 0 and s.leaders_at(side, s.battle) & ~(s.revealed >> 4 * side) != 0


class RevealLeaders(Step):
    """SAG-10.3 to SAG-10.5: the sides take turns; who cannot reveal is passed over, which is no pass."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Saga) -> None:
        if _can_reveal(s, self.side):
            s.then(RevealLeader(s.seat_of(self.side), self.side))
        elif _can_reveal(s, 1 - self.side):
            s.then(RevealLeader(s.seat_of(1 - self.side), 1 - self.side))


class RevealLeader(Decision):
    """D19, SAG-10.3, SAG-10.4, SAG-10.6: reveal a leader, whose ability works at once, or pass for this battle."""

    vocabulary: ClassVar[Vocabulary] = REVEAL
    rule: ClassVar[str] = "SAG-10.3"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Saga) -> list[int]:
        hidden = s.leaders_at(self.side, s.battle) & ~(s.revealed >> 4 * self.side)
        options = [4 * self.side + n for n in range(4) if hidden >> n & 1]
        options.append(PASS)
        return options

    def choose(self, s: Saga, option: int) -> None:
        if option == PASS:
            s.passed |= 1 << self.side
            s.tell(log.PASSED, self.side)
            s.then(RevealLeaders(1 - self.side))
            return
        s.revealed |= 1 << option
        s.known |= 1 << option
        s.tell(log.REVEALED, self.side, option, s.ability[option])
        s.then(LeaderEffect(option), RevealLeaders(1 - self.side))

    def reveals(self, s: Saga, option: int) -> bool:
        return option != PASS


def strength(s: Saga, side: int, area: int) -> int:
    """SAG-10.7, SAG-10.8: warriors and hidden leaders count 1, revealed ones what their ability says."""
    total = s.warriors[side * SPACES + area]
    for handle in range(4 * side, 4 * side + 4):
        if s.leader_at[handle] == area:
            total += strength_of_leader(s, handle, area)
    return total


class CompareStrengths(Step):
    """SAG-10.8, SAG-10.11, SAG-11.1: the higher total wins, a tie is the Saxons'; one loss for each full two points."""

    def run(self, s: Saga) -> None:
        area = s.battle
        saxons = strength(s, SAXON, area)
        vikings = strength(s, VIKING, area)
        winner = VIKING if vikings > saxons else SAXON
        _tell_leaders(s, area)
        s.tell(log.STRENGTHS, area, saxons, vikings, winner)
        s.then(Retreat(1 - winner), OfferPlunder(winner), EndBattle())
        _push_losses(s, SAXON, vikings // 2)
        _push_losses(s, VIKING, saxons // 2)


def _tell_leaders(s: Saga, area: int) -> None:
    """Say which of the leaders count for more than one."""
    for handle in range(len(s.leader_at)):
        if s.leader_at[handle] == area and strength_of_leader(s, handle, area) != UNIT_STRENGTH:
            s.tell(log.COUNTED, HANDLE_SIDE[handle], handle, strength_of_leader(s, handle, area))


def _push_losses(s: Saga, side: int, number: int) -> None:
    present = s.units[side * SPACES + s.battle]
    if present < number:
        number = present
    if number:
        s.then(ChooseLosses(s.seat_of(side), side, number))


class EndBattle(Step):
    """SAG-10.9: revealed leaders are hidden again."""

    def run(self, s: Saga) -> None:
        s.battle = NONE
        s.revealed = 0
        s.passed = 0
