"""The odds of a combat before it is fought, by going through both dice."""

from __future__ import annotations

from meadhall.games.northgard.cards import CANCELS, HAS_BONUS_CHOICE, POINTS
from meadhall.games.northgard.content import (
    CHOICE_FACE,
    CREATURE_VALUE,
    FACE_CASUALTIES,
    FACE_POINTS,
    FACES,
    NONE,
)
from meadhall.games.northgard.rules.combat import attack_points, defence_points, tower_casualties
from meadhall.games.northgard.rules.creatures import hunt_points
from meadhall.games.northgard.state import Northgard

Face = tuple[int, int]
"""Points and casualties."""
Shares = tuple[float, float]
"""The chance that the attackers win, and that nobody does."""


def _readings(face: int) -> list[Face]:
    """What a roller can make of a face."""
    if face == CHOICE_FACE:
        return [(1, 0), (0, 1)]
    return [(FACE_POINTS[face], FACE_CASUALTIES[face])]


class Sides:
    """Two sides that are about to fight: points before the dice, figures, and what changes casualties."""

    def __init__(self, attack: int, attackers: int, defence: int, defenders: int, towers: int, cancels: int) -> None:
        self.attack = attack
        self.attackers = attackers
        self.defence = defence
        self.defenders = defenders
        self.towers = towers
        self.cancels = cancels

    def outcome(self, thrown: Face, answered: Face) -> int:
        """NOR-12.9: 1 if the attackers win, -1 if the defenders do, 0 if nobody does."""
        attacker_losses = max(0, answered[1] + self.towers - self.cancels)
        is_attack_broken = attacker_losses >= self.attackers
        is_defence_broken = thrown[1] >= self.defenders
        if is_attack_broken and is_defence_broken:
            return 0
        if is_attack_broken:
            return -1
        if is_defence_broken or self.attack + thrown[0] > self.defence + answered[0]:
            return 1
        return -1

    def answer(self, thrown: Face) -> Shares:
        """The attackers' chances once their die is read, if the defender makes the best of each face."""
        outcomes = [min(self.outcome(thrown, face) for face in _readings(n)) for n in range(FACES)]
        return outcomes.count(1) / FACES, outcomes.count(0) / FACES

    def shares(self, throws_axes: bool) -> Shares:
        """The attackers' chances, if both make the best of their dice."""
        axes = [(1, 0), (0, 1)] if throws_axes else [(0, 0)]
        best = [
            max(self.answer((face[0] + axe[0], face[1] + axe[1])) for face in _readings(n) for axe in axes)
            for n in range(FACES)
        ]
        return sum(won for won, _ in best) / FACES, sum(nobody for _, nobody in best) / FACES

    def chance(self, throws_axes: bool) -> float:
        """The attackers' chance to win, if both make the best of their dice."""
        return self.shares(throws_axes)[0]


def combat_shares(s: Northgard, territory: int, attackers: int, points: int, card: int) -> Shares:
    """The chances of so many figures with so many points to take an enemy's territory with a card, food not counted."""
    seat = s.mover
    sides = Sides(
        points + POINTS[card],
        attackers,
        defence_points(s, territory, seat),
        s.figures(territory),
        tower_casualties(s, territory, seat),
        CANCELS[card],
    )
    return sides.shares(HAS_BONUS_CHOICE[card])


def running_odds(s: Northgard) -> float:
    """The attackers' chance in the combat that is being fought, with the food spent so far."""
    territory = s.combat_at
    sides = Sides(
        attack_points(s, territory) + s.spent_food[0],
        s.intruding_figures(territory),
        defence_points(s, territory, s.attacker) + s.spent_food[1],
        s.figures(territory),
        tower_casualties(s, territory, s.attacker),
        CANCELS[s.card],
    )
    return sides.chance(HAS_BONUS_CHOICE[s.card])


def creature_odds(s: Northgard) -> float:
    """The player's chance in the creature fight that is being fought: NOR-18.9, NOR-18.10."""
    territory = s.combat_at
    is_hunt = s.attacker != NONE
    points = hunt_points(s, territory) if is_hunt else defence_points(s, territory, NONE)
    points += s.spent_food[0] + s.spent_food[1]
    cancels = CANCELS[s.card] if is_hunt else 0
    return creature_chance(s.combat_creature, points, s.figures(territory), cancels, is_hunt)


def creature_chance(creature: int, points: int, figures: int, cancels: int, is_hunt: bool) -> float:
    """The chance of so many figures with so many points against a creature."""
    won = 0
    for own in range(FACES):
        for other in range(FACES):
            losses = max(0, FACE_CASUALTIES[other] - cancels)
            mine = points + FACE_POINTS[own] + (1 if own == CHOICE_FACE else 0)
            its = CREATURE_VALUE[creature] + FACE_POINTS[other] + (1 if other == CHOICE_FACE else 0)
            if losses < figures and (mine > its or (mine == its and not is_hunt)):
                won += 1
    return won / (FACES * FACES)
