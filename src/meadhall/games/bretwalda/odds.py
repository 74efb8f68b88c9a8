"""The odds of a land battle, exactly, if nobody plays a card or retreats.

Wounds go to a side's units in a fixed order (BRE-16.6), so how a side stands is how many wounds it has taken. The
chances of each pair of standings follow from those with more wounds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.bretwalda.content import COLOURS, DIE, FACES, HITS, HUNTER, NONE
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, LAND_BATTLE
from meadhall.games.bretwalda.forces import LOWEST
from meadhall.games.bretwalda.fray import count_hunters, is_alive
from meadhall.games.bretwalda.rules.battles import begin_battle, begin_round, count_fighters, take_dice
from meadhall.games.bretwalda.rules.dice import clear_dice, count_dice
from meadhall.games.bretwalda.rules.retreats import Retreat
from meadhall.games.bretwalda.rules.wounds import ChooseWhoDies, TakeWounds, added_hits
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import OF_VASSAL

Chances = list[float]
"""The chance of 0, 1, 2, ... swords."""


_SMALL: Final = 1e-9
"""What sums of chances may be off."""


class Odds(NamedTuple):
    """How a battle may end for a side: it wins, or it loses; else nobody is left on either."""

    won: float
    lost: float

    @property
    def nobody(self) -> float:
        """The chance that both sides fall together."""
        return max(0.0, 1.0 - self.won - self.lost)

    @property
    def percents(self) -> tuple[int, int, int]:
        """Won, lost and nobody left, together a hundred; what may happen is never 0, so nothing unsure is 100."""
        shares = [100 * self.won, 100 * self.lost, 100 * self.nobody]
        shown = [int(share + _SMALL) for share in shares]
        for n in sorted(range(3), key=lambda n: shown[n] - shares[n])[: 100 - sum(shown)]:
            shown[n] += 1
        for n in range(3):
            if shown[n] == 0 and shares[n] > _SMALL:
                shown[n] += 1
                shown[shown.index(max(shown))] -= 1
        return shown[0], shown[1], shown[2]

    def reversed(self) -> Odds:
        """The odds of the other side."""
        return Odds(self.lost, self.won)

    def plus(self, weight: float, other: Odds) -> Odds:
        """These and so much of others."""
        return Odds(self.won + weight * other.won, self.lost + weight * other.lost)


_NO_ODDS: Final = Odds(0.0, 0.0)


def _of_die(colour: int) -> Chances:
    faces = HITS[FACES * colour : FACES * colour + FACES]
    return [faces.count(swords) / FACES for swords in range(max(faces) + 1)]


_DIE_CHANCES: Final = [_of_die(colour) for colour in range(COLOURS)]


def _together(one: Chances, other: Chances) -> Chances:
    """The chances of the sum."""
    both = [0.0] * (len(one) + len(other) - 1)
    for n, chance in enumerate(one):
        for m, further in enumerate(other):
            both[n + m] += chance * further
    return both


def _of_dice(dice: list[int]) -> Chances:
    """The chances of some dice of each colour."""
    chances = [1.0]
    for colour, number in enumerate(dice):
        for _ in range(number):
            chances = _together(chances, _DIE_CHANCES[colour])
    return chances


def _moved(chances: Chances, hits: int) -> Chances:
    """The chances when hits are added or, if negative, taken away, never below nothing."""
    if hits >= 0:
        return [0.0] * hits + chances
    return [sum(chances[: 1 - hits]), *chances[1 - hits :]]


def _limited(chances: Chances, most: int) -> Chances:
    """The chances when more wounds than a side can take are lost."""
    if len(chances) <= most + 1:
        return chances
    return [*chances[:most], sum(chances[most:])]


class Standing:
    """What a side that has taken some wounds rolls: its Hunters, and all dice of step 2 with what is added to them."""

    def __init__(self, hunters: int, dice: list[int], added: int) -> None:
        shooting = [0] * COLOURS
        shooting[DIE[HUNTER]] = hunters
        self.shots: Final = _of_dice(shooting)
        self.hits: Final = _moved(_of_dice(dice), added)


def _dice_of(s: Bretwalda, side: int) -> list[int]:
    clear_dice(s)
    take_dice(s, side)
    return [*s.to_roll[COLOURS * side : COLOURS * side + COLOURS]]


def _standings(s: Bretwalda, side: int) -> list[Standing]:
    """How a side stands after 0, 1, 2, ... wounds, as long as it has a unit."""
    t = s.clone()
    standings: list[Standing] = []
    while is_alive(t, side):
        standings.append(Standing(count_hunters(t, side), _dice_of(t, side), added_hits(t, side)))
        t.todo = [TakeWounds(side, 1)]
        while t.todo:
            step = t.todo.pop()
            if isinstance(step, ChooseWhoDies):
                step.choose(t, OF_VASSAL)
            else:
                step.run(t)
    return standings


class Course:
    """How all rounds of a battle from some round on that are alike end, for sides that have taken 0, 1, 2, ... wounds.

    In the first of them a side may strike first; `later` are the rounds after it, if they are not like it.
    """

    def __init__(
        self, attackers: list[Standing], defenders: list[Standing], first: int = NONE, later: Course | None = None
    ) -> None:
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self._first: Final = first
        self._later: Final = later
        self._odds: Final[dict[tuple[int, int], Odds]] = {}

    def odds(self, a: int, d: int) -> Odds:
        """The odds when so many wounds have been taken at the beginning of a round."""
        if a >= len(self.attackers) or d >= len(self.defenders):
            return Odds(float(a < len(self.attackers)), float(d < len(self.defenders)))
        if (a, d) not in self._odds:
            self._odds[a, d] = self._of_round(a, d)
        return self._odds[a, d]

    def _of_round(self, a: int, d: int) -> Odds:
        """Sum over what can happen; a round in which nobody is wounded is fought again."""
        total, again = _NO_ODDS, 0.0
        shots = _limited(self.defenders[d].shots, len(self.attackers) - a)
        own_shots = _limited(self.attackers[a].shots, len(self.defenders) - d)
        for y, chance in enumerate(shots):
            for x, further in enumerate(own_shots):
                odds, back = self._of_melee(a + y, d + x, x == y == 0)
                total = total.plus(chance * further, odds)
                again += chance * further * back
        return _NO_ODDS.plus(1 / (1 - again), total) if again < 1 else _NO_ODDS

    def _of_melee(self, a: int, d: int, is_unhurt: bool) -> tuple[Odds, float]:
        """The odds after step 2, and the chance that the round has changed nothing at all."""
        if a >= len(self.attackers) or d >= len(self.defenders):
            return self.odds(a, d), 0.0
        if self._first != NONE:
            return self._of_first_strike(a, d), 0.0
        total, again = _NO_ODDS, 0.0
        for y, chance in enumerate(_limited(self.defenders[d].hits, len(self.attackers) - a)):
            for x, further in enumerate(_limited(self.attackers[a].hits, len(self.defenders) - d)):
                if is_unhurt and x == y == 0 and self._later is None:
                    again += chance * further
                else:
                    total = total.plus(chance * further, self._next(a + y, d + x))
        return total, again

    def _of_first_strike(self, a: int, d: int) -> Odds:
        """One side strikes, and who is left strikes back (op first_strike)."""
        total = _NO_ODDS
        if self._first == ATTACKER:
            for x, chance in enumerate(_limited(self.attackers[a].hits, len(self.defenders) - d)):
                back = self.defenders[d + x].hits if d + x < len(self.defenders) else [1.0]
                for y, further in enumerate(_limited(back, len(self.attackers) - a)):
                    total = total.plus(chance * further, self._next(a + y, d + x))
            return total
        for y, chance in enumerate(_limited(self.defenders[d].hits, len(self.attackers) - a)):
            back = self.attackers[a + y].hits if a + y < len(self.attackers) else [1.0]
            for x, further in enumerate(_limited(back, len(self.defenders) - d)):
                total = total.plus(chance * further, self._next(a + y, d + x))
        return total

    def _next(self, a: int, d: int) -> Odds:
        """The odds at the beginning of the next round."""
        return (self._later or self).odds(a, d)


def current_odds(s: Bretwalda) -> Odds | None:
    """The attackers' odds in the land battle that is being fought; None while dice lie that may still be changed."""
    if s.battle != LAND_BATTLE or s.is_avoided or s.winner != NONE:
        return None
    if count_dice(s, ATTACKER) + count_dice(s, DEFENDER) == 0:
        return running_odds(s)
    return further_odds(s) if s.todo and isinstance(s.todo[-1], Retreat) else None


def running_odds(s: Bretwalda) -> Odds:
    """The attackers' odds in the land battle that is being fought, before the dice of a round are rolled."""
    t = s.clone()
    t.precise = 0
    t.battle_round = max(1, s.battle_round)
    first = t.first_strike if t.battle_round == 1 else NONE
    return Course(_standings(t, ATTACKER), _standings(t, DEFENDER), first, _later(t)).odds(0, 0)


def further_odds(s: Bretwalda) -> Odds:
    """The attackers' odds in the land battle that is being fought, from its next round on."""
    t = s.clone()
    t.precise = 0
    return _later(t).odds(0, 0)


def _later(s: Bretwalda) -> Course:
    """The rounds after this one, in which nothing is left of its cards."""
    t = s.clone()
    begin_round(t)
    return Course(_standings(t, ATTACKER), _standings(t, DEFENDER))


def battle_odds(s: Bretwalda, area: int, attacker: int, own: int = 0, vassals: int = 0) -> Odds:
    """The odds of an attacker in a battle in an area, if these forces joined its units there."""
    t = s.clone()
    for whose, force in enumerate((own, vassals)):
        if force:
            t.add_force(area, t.owner_of(attacker, whose), force)
    enemies = t.present[area] & ~t.side_mask(attacker)
    begin_battle(t, LAND_BATTLE, area, attacker, t.side_of(LOWEST[enemies]))
    count_fighters(t)
    return running_odds(t)
