"""Chapter 12: combat between players."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import (
    CANCELS,
    HAS_BONUS_CHOICE,
    IGNORES_ROUGH,
    POINTS,
    PUSHES_DEFENDER,
)
from meadhall.games.northgard.content import (
    CHOICE_FACE,
    DEFENSE_TOWER,
    FACE_CASUALTIES,
    FACE_POINTS,
    FACES,
    FOOD,
    FORTRESS,
    KAIJA_POINTS,
    NONE,
    RESOURCE_IDS,
    SCORCHED_POINTS,
    STAG,
    WOLF,
)
from meadhall.games.northgard.rules.retreats import Casualties, Retreat, has_pending_fight
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import neighbours, settle
from meadhall.games.northgard.vocabularies import CASUALTY, FACE, FINISH, POINT, SPENT_FOOD, SYMBOL, TERRITORY

ATTACK: Final = 0
DEFENCE: Final = 1
"""The two sides of a combat, in `spent_food`, `die` and `symbol`."""
FORTRESS_POINTS: Final = 2


class BeginCombat(Step):
    """NOR-12.1: who attacks and who defends; Intimidate comes before everything else."""

    def __init__(self, territory: int) -> None:
        self.territory: Final = territory

    def run(self, s: Northgard) -> None:
        begin_fight(s, self.territory, s.mover, s.owner[self.territory])
        s.tell(log.COMBAT_BEGINS, s.clan[s.attacker], s.clan[s.defender], self.territory)
        line_up(s, s.attacker, s.defender)
        if PUSHES_DEFENDER[s.card] and push_targets(s):
            s.then(Intimidate(s.attacker), FightOn())
        else:
            s.then(FightOn())


def begin_fight(s: Northgard, territory: int, attacker: int, defender: int) -> None:
    """A fight in a territory, in which nothing has happened yet."""
    s.combat_at = territory
    s.combat_creature = NONE
    s.attacker = attacker
    s.defender = defender
    s.spent_food[ATTACK] = s.spent_food[DEFENCE] = 0
    s.die[ATTACK] = s.die[DEFENCE] = NONE
    s.symbol[ATTACK] = s.symbol[DEFENCE] = NONE
    s.bonus_symbol = NONE


def end_fight(s: Northgard) -> None:
    """Nobody fights any more."""
    s.combat_at = NONE
    s.combat_creature = NONE
    s.attacker = NONE
    s.defender = NONE


def push_targets(s: Northgard) -> list[int]:
    """NOR-11.2: where a defending unit may be pushed to."""
    territory = s.combat_at
    if s.units[territory] == 0 or s.is_locked(territory):
        return []
    return [
        there
        for there in neighbours(s, territory)
        if (s.owner[there] == NONE or s.owner[there] == s.defender)
        and not has_pending_fight(s, there)
        and not s.has_valkyrie(there)
    ]


class Intimidate(Decision):
    """D-INTIMIDATE, NOR-11.2: push a defending unit away before the combat."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-11.2"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return [*push_targets(s), FINISH]

    def choose(self, s: Northgard, option: int) -> None:
        if option != FINISH:
            s.units[s.combat_at] -= 1
            s.owner[option] = s.defender
            s.units[option] += 1
            s.tell(log.PUSHED, s.clan[self.seat], s.clan[s.defender], option)


class FightOn(Step):
    """NOR-12.6, NOR-12.7: food of both sides, then the dice; without defenders the territory is simply taken."""

    def run(self, s: Northgard) -> None:
        territory = s.combat_at
        if s.figures(territory) == 0:
            occupy(s, territory)
            s.tell(log.TAKEN_WITHOUT_COMBAT, s.clan[s.attacker], territory)
            end_fight(s)
            return
        s.then(
            SpendFood(s.attacker, ATTACK),
            SpendFood(s.defender, DEFENCE),
            RollDie(ATTACK),
            RollDie(DEFENCE),
            Conclude(),
        )


class SpendFood(Decision):
    """D-FOOD-ATT, D-FOOD-DEF, NOR-12.6: discard food for combat points, at most one for each figure."""

    vocabulary: ClassVar[Vocabulary] = SPENT_FOOD
    rule: ClassVar[str] = "NOR-12.6"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, part: int) -> None:
        super().__init__(seat)
        self.part: Final = part

    def options(self, s: Northgard) -> list[int]:
        figures = s.intruding_figures(s.combat_at) if self.part == ATTACK else s.figures(s.combat_at)
        return list(range(min(s.has(self.seat, FOOD), figures) + 1))

    def choose(self, s: Northgard, option: int) -> None:
        s.spent_food[self.part] = option
        if option:
            s.pay(self.seat, FOOD, option)
            s.tell(log.FOOD_SPENT, s.clan[self.seat], option)

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return {RESOURCE_IDS[FOOD]: option}


class RollDie(Chance):
    """NOR-12.7: one die; its roller decides at once what a free face shows, and then Axe Throwers throw."""

    vocabulary: ClassVar[Vocabulary] = FACE
    rule: ClassVar[str] = "NOR-12.7"

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part: Final = part

    def options(self, s: Northgard) -> list[int]:
        return list(range(FACES))

    def choose(self, s: Northgard, option: int) -> None:
        seat = s.attacker if self.part == ATTACK else s.defender
        s.die[self.part] = option
        s.tell(log.ROLLED, s.clan[seat], option)
        throws = self.part == ATTACK and HAS_BONUS_CHOICE[s.card]
        if option == CHOICE_FACE and throws:
            s.then(ChooseSymbol(seat, self.part), ThrowAxes(seat))
        elif option == CHOICE_FACE:
            s.then(ChooseSymbol(seat, self.part))
        elif throws:
            s.then(ThrowAxes(seat))


class ChooseSymbol(Decision):
    """D-DIE-ATT, D-DIE-DEF, NOR-12.7: a combat point or a casualty."""

    vocabulary: ClassVar[Vocabulary] = SYMBOL
    rule: ClassVar[str] = "NOR-12.7"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, part: int) -> None:
        super().__init__(seat)
        self.part: Final = part

    def options(self, s: Northgard) -> list[int]:
        return [POINT, CASUALTY]

    def choose(self, s: Northgard, option: int) -> None:
        s.symbol[self.part] = option
        s.tell(log.TOOK_POINT if option == POINT else log.TOOK_CASUALTY, s.clan[self.seat])


class ThrowAxes(Decision):
    """D-AXE, NOR-11.4, NOR-12.7: what Axe Throwers add."""

    vocabulary: ClassVar[Vocabulary] = SYMBOL
    rule: ClassVar[str] = "NOR-12.7"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Northgard) -> list[int]:
        return [POINT, CASUALTY]

    def choose(self, s: Northgard, option: int) -> None:
        s.bonus_symbol = option
        s.tell(log.TOOK_POINT if option == POINT else log.TOOK_CASUALTY, s.clan[self.seat])


def die_points(s: Northgard, part: int) -> int:
    """Combat points of a die."""
    face = s.die[part]
    return FACE_POINTS[face] + (1 if face == CHOICE_FACE and s.symbol[part] == POINT else 0)


def die_casualties(s: Northgard, part: int) -> int:
    """Casualties of a die."""
    face = s.die[part]
    return FACE_CASUALTIES[face] + (1 if face == CHOICE_FACE and s.symbol[part] == CASUALTY else 0)


def scorched_points(s: Northgard, seat: int, territory: int) -> int:
    """NOR-17.14: the Snake fights better on Scorched Earth."""
    return SCORCHED_POINTS if seat == s.snake_seat and s.is_scorched(territory) else 0


def attack_points(s: Northgard, territory: int) -> int:
    """NOR-12.3, NOR-12.4: points of the attackers before food and dice."""
    points = s.intruders[territory] + POINTS[s.card] + scorched_points(s, s.mover, territory)
    return points + (KAIJA_POINTS if s.has_intruding_kaija(territory) else 0)


def defence_points(s: Northgard, territory: int, attacker: int) -> int:
    """NOR-12.3, NOR-12.4: points of the defenders before food and dice; a Conqueror makes Fortresses useless."""
    points = s.units[territory] + scorched_points(s, s.owner[territory], territory)
    if s.has_kaija(territory):
        points += KAIJA_POINTS
    if attacker == NONE or not s.is_conqueror(attacker):
        points += FORTRESS_POINTS * s.count_built(territory, FORTRESS)
    return points


def tower_casualties(s: Northgard, territory: int, attacker: int) -> int:
    """NOR-12.5, NOR-11.22: a casualty for each Defense Tower, not against a Conqueror."""
    return 0 if s.is_conqueror(attacker) else s.count_built(territory, DEFENSE_TOWER)


def line_up(s: Northgard, attacker: int, defender: int) -> None:
    """Tell what helps both sides of a fight, and with how many figures they begin it; a creature is nobody's seat."""
    if s.ear is None:
        return
    territory = s.combat_at
    is_hunt = defender == NONE
    if attacker != NONE:
        axes = 1 if is_hunt and HAS_BONUS_CHOICE[s.card] else 0
        s.tell(log.CARD_HELPED, s.clan[attacker], s.card, POINTS[s.card] + axes)
        _tell_scorched(s, attacker)
    if defender != NONE:
        _tell_scorched(s, defender)
        _tell_walls(s, attacker, defender)
    if attacker != NONE and not is_hunt:
        s.tell(log.LINED_UP, s.clan[attacker], s.intruders[territory], int(s.has_intruding_kaija(territory)))
    s.tell(log.LINED_UP, s.clan[s.owner[territory]], s.units[territory], int(s.has_kaija(territory)))


def _tell_scorched(s: Northgard, seat: int) -> None:
    points = scorched_points(s, seat, s.combat_at)
    if points:
        s.tell(log.SCORCH_HELPED, s.clan[seat], points)


def _tell_walls(s: Northgard, attacker: int, defender: int) -> None:
    """Fortresses, and against players Defense Towers."""
    if attacker != NONE and s.is_conqueror(attacker):
        return
    points = FORTRESS_POINTS * s.count_built(s.combat_at, FORTRESS)
    casualties = tower_casualties(s, s.combat_at, attacker) if attacker != NONE else 0
    if points or casualties:
        s.tell(log.WALLS_HELPED, s.clan[defender], points, casualties)


class Conclude(Step):
    """NOR-12.8, NOR-12.9: scores, casualties, and who has won."""

    def run(self, s: Northgard) -> None:
        territory = s.combat_at
        attacker = s.attacker
        defender = s.defender
        attack = attack_points(s, territory) + s.spent_food[ATTACK] + die_points(s, ATTACK)
        defence = defence_points(s, territory, attacker) + s.spent_food[DEFENCE] + die_points(s, DEFENCE)
        defender_losses = die_casualties(s, ATTACK)
        if s.bonus_symbol == POINT:
            attack += 1
        elif s.bonus_symbol == CASUALTY:
            defender_losses += 1
        attacker_losses = die_casualties(s, DEFENCE) + tower_casualties(s, territory, attacker)
        attacker_losses = max(0, attacker_losses - CANCELS[s.card])
        is_attack_broken = attacker_losses >= s.intruding_figures(territory)
        is_defence_broken = defender_losses >= s.figures(territory)
        s.tell(log.COMBAT_SCORED, s.clan[attacker], attack, attacker_losses)
        s.tell(log.COMBAT_SCORED, s.clan[defender], defence, defender_losses)
        if is_attack_broken and is_defence_broken:
            winner = NONE
        elif is_attack_broken or (not is_defence_broken and attack <= defence):
            winner = DEFENCE
        else:
            winner = ATTACK
        attackers = Casualties(territory, True, attacker_losses)
        defenders = Casualties(territory, False, defender_losses)
        # Whoever is asked about Kaija is asked while both sides still stand there.
        if attacker == s.bear_seat:
            s.then(attackers, defenders, EndCombat(winner))
        else:
            s.then(defenders, attackers, EndCombat(winner))


class EndCombat(Step):
    """NOR-12.9, NOR-12.11: the loser retreats; `winner` is a side of the combat, or NONE."""

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner

    def run(self, s: Northgard) -> None:
        territory = s.combat_at
        attacker = s.attacker
        defender = s.defender
        end_fight(s)
        if self.winner == NONE:
            settle(s, territory)
            s.tell(log.NOBODY_WON, territory)
        elif self.winner == DEFENCE:
            s.tell(log.COMBAT_WON, s.clan[defender], territory)
            s.then(Retreat(attacker, territory, True, IGNORES_ROUGH[s.card]))
        else:
            s.tell(log.COMBAT_WON, s.clan[attacker], territory)
            s.then(Retreat(defender, territory, False, False), Occupy(attacker, territory))


class Occupy(Step):
    """NOR-12.12: the attackers who have won control the territory; Stag and Wolf are rewarded (NOR-17.9, NOR-17.11)."""

    def __init__(self, attacker: int, territory: int) -> None:
        self.attacker: Final = attacker
        self.territory: Final = territory

    def run(self, s: Northgard) -> None:
        occupy(s, self.territory)
        if s.clan[self.attacker] == STAG:
            s.gain_fame(self.attacker, 1, log.FAME_STAG_CONQUEST, self.territory)
        elif s.clan[self.attacker] == WOLF:
            s.gain(self.attacker, FOOD, 1)
            s.tell(log.COLLECTED, s.clan[self.attacker], 1, FOOD)


def occupy(s: Northgard, territory: int) -> None:
    """The intruders become those in control."""
    s.owner[territory] = s.mover
    s.units[territory] = s.intruders[territory]
    s.intruders[territory] = 0
