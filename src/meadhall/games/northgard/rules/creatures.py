"""Chapter 18: creatures, how they appear, move, act and are fought."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.numbers import place_of
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import CANCELS, HAS_BONUS_CHOICE, IGNORES_ROUGH, POINTS
from meadhall.games.northgard.content import (
    BY_BUILDINGS,
    BY_UNITS,
    CHOICE_FACE,
    CREATURE_FAME,
    CREATURE_KIND,
    CREATURE_VALUE,
    CREATURES,
    DRAUGR,
    FACE_CASUALTIES,
    FACE_POINTS,
    FACES,
    FALLEN_VALKYRIE,
    FOOD,
    KAIJA_POINTS,
    LAIR_OF,
    LOW_VALUE,
    NONE,
    PRIORITIES,
    RESOURCE_IDS,
    RESOURCES,
    STAG,
    WOLF,
)
from meadhall.games.northgard.fields import CREATURE_PHASE, DISCARDED, IN_DECK
from meadhall.games.northgard.rules.combat import (
    ATTACK,
    DEFENCE,
    begin_fight,
    defence_points,
    die_casualties,
    die_points,
    end_fight,
    line_up,
    scorched_points,
)
from meadhall.games.northgard.rules.retreats import Casualties, Retreat, lose_figures
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import neighbours, settle
from meadhall.games.northgard.vocabularies import CREATURE, FACE, POINT, SPENT_FOOD, TERRITORY

_POINTS_OF: Final = [FACE_POINTS[face] + (1 if face == CHOICE_FACE else 0) for face in range(FACES)]
"""What a face is worth in a fight with a creature: a free one is a point (NOR-18.21)."""
ACTIVATED: Final = True
CALM: Final = False


# Appearing


def appear(s: Northgard, tile: int, is_activated: bool) -> None:
    """NOR-18.3, NOR-18.5: a tile with a lair brings a creature, if the module is in use and one is left."""
    if s.variant.creatures and LAIR_OF[tile] != NONE and can_draw_creature(s):
        s.then(DrawCreature(), PutCreature(LAIR_OF[tile], is_activated))


def can_draw_creature(s: Northgard) -> bool:
    """Whether a creature card is in the deck or in its discard pile (NOR-18.2)."""
    for place in s.creature_at:
        if place < 0:
            return True
    return False


class DrawCreature(Chance):
    """NOR-18.2, NOR-18.4: the top card of the creature deck joins the right end of the line."""

    vocabulary: ClassVar[Vocabulary] = CREATURE
    rule: ClassVar[str] = "NOR-18.4"

    def options(self, s: Northgard) -> list[int]:
        deck = [creature for creature in range(CREATURES) if s.creature_at[creature] == IN_DECK]
        if not deck:
            return [creature for creature in range(CREATURES) if s.creature_at[creature] == DISCARDED]
        if s.low_creatures:
            return [creature for creature in deck if CREATURE_VALUE[creature] <= LOW_VALUE]
        return deck

    def choose(self, s: Northgard, option: int) -> None:
        if s.creature_at[option] == DISCARDED:
            for creature in range(CREATURES):
                if s.creature_at[creature] == DISCARDED:
                    s.creature_at[creature] = IN_DECK
        if s.low_creatures:
            s.low_creatures -= 1
        s.line[place_of(NONE, s.line)] = option


def newest_creature(s: Northgard) -> int:
    """The creature at the right end of the line."""
    newest = NONE
    for creature in s.line:
        if creature != NONE:
            newest = creature
    return newest


class PutCreature(Step):
    """NOR-18.4, NOR-18.5: the figure of the creature just drawn is put on an area, and perhaps acts at once."""

    def __init__(self, area: int, is_activated: bool) -> None:
        self.area: Final = area
        self.is_activated: Final = is_activated

    def run(self, s: Northgard) -> None:
        put_creature(s, self.area, self.is_activated)


def put_creature(s: Northgard, area: int, is_activated: bool) -> None:
    """The newest creature stands on an area."""
    creature = newest_creature(s)
    s.creature_at[creature] = area
    s.tell(log.CREATURE_APPEARED, creature, s.territory[area])
    if is_activated:
        trigger(s, creature)


# The creature phase


class CreaturePhase(Step):
    """NOR-18.13: the creatures act from the left of their line to the right."""

    def run(self, s: Northgard) -> None:
        if s.variant.creatures:
            s.phase = CREATURE_PHASE
            s.card = NONE
            s.tell(log.CREATURES_BEGIN)
            for place in range(CREATURES - 1, -1, -1):
                if s.line[place] != NONE:
                    s.then(ActivateCreature(s.line[place]))


class ActivateCreature(Step):
    """NOR-18.13, NOR-18.14, NOR-18.16: a creature moves if it can, and then has its effect."""

    def __init__(self, creature: int) -> None:
        self.creature: Final = creature

    def run(self, s: Northgard) -> None:
        if s.creature_at[self.creature] < 0:
            return
        targets = creature_targets(s, self.creature)
        if not targets:
            s.tell(log.CREATURE_STAYED, self.creature)
        elif len(targets) == 1:
            move_creature(s, self.creature, targets[0])
        else:
            s.then(CreatureTie(s.first, self.creature))


def creature_targets(s: Northgard, creature: int) -> list[int]:
    """NOR-18.14: neighbours without a creature, first those with figures; then by the creature's priorities."""
    free = [there for there in neighbours(s, s.territory[s.creature_at[creature]]) if not s.has_creature(there)]
    targets = [there for there in free if s.owner[there] != NONE]
    if not targets:
        targets = free
    for n in range(3):
        if len(targets) < 2:
            break
        targets = _best(s, targets, PRIORITIES[3 * CREATURE_KIND[creature] + n])
    return targets


def _best(s: Northgard, targets: list[int], priority: int) -> list[int]:
    most = -1
    best: list[int] = []
    for there in targets:
        worth = _worth(s, there, priority)
        if worth > most:
            most = worth
            best = [there]
        elif worth == most:
            best.append(there)
    return best


def _worth(s: Northgard, territory: int, priority: int) -> int:
    """NOR-18.15: what a creature looks for."""
    if priority == BY_BUILDINGS:
        return s.count_small(territory) + 3 * s.count_large(territory)
    if priority == BY_UNITS:
        return s.figures(territory)
    total = 0
    for resource in range(RESOURCES):
        total += s.icons(territory, resource)
    return total


class CreatureTie(Decision):
    """D-CREATURE-TIE, NOR-18.14: the first player chooses among equal targets."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-18.14"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, creature: int) -> None:
        super().__init__(seat)
        self.creature: Final = creature

    def options(self, s: Northgard) -> list[int]:
        return creature_targets(s, self.creature)

    def choose(self, s: Northgard, option: int) -> None:
        move_creature(s, self.creature, option)


def move_creature(s: Northgard, creature: int, territory: int) -> None:
    """A creature enters a territory, and has its effect."""
    s.creature_at[creature] = territory
    s.tell(log.CREATURE_MOVED, creature, territory)
    trigger(s, creature)


def trigger(s: Northgard, creature: int) -> None:
    """NOR-18.19, NOR-18.20: what a creature does when it appears or moves in."""
    territory = s.territory[s.creature_at[creature]]
    if s.owner[territory] == NONE:
        return
    kind = CREATURE_KIND[creature]
    if kind == DRAUGR:
        s.tell(log.DRAUGR_KILLED, creature, s.clan[s.owner[territory]], territory)
        lose_figures(s, territory, False, 1)
        settle(s, territory)
    elif kind == FALLEN_VALKYRIE:
        s.then(BeginCreatureFight(creature, NONE))


# Fighting


class BeginCreatureFight(Step):
    """NOR-18.9: a fight with a creature; who attacks is a seat, or NONE when the creature does."""

    def __init__(self, creature: int, attacker: int) -> None:
        self.creature: Final = creature
        self.attacker: Final = attacker

    def run(self, s: Northgard) -> None:
        territory = s.territory[s.creature_at[self.creature]]
        seat = s.owner[territory]
        is_hunt = self.attacker != NONE
        begin_fight(s, territory, seat if is_hunt else NONE, NONE if is_hunt else seat)
        s.combat_creature = self.creature
        s.declared &= ~(1 << self.creature)
        if is_hunt:
            s.tell(log.HUNT_BEGINS, s.clan[seat], self.creature, territory)
        else:
            s.tell(log.CREATURE_ATTACKS, self.creature, s.clan[seat], territory)
        line_up(s, s.attacker, s.defender)
        s.then(
            SpendFoodOnCreature(seat),
            RollInCreatureFight(ATTACK),
            RollInCreatureFight(DEFENCE),
            ConcludeCreatureFight(),
        )


class SpendFoodOnCreature(Decision):
    """D-FOOD-CRE, NOR-18.9: discard food for combat points, at most one for each figure."""

    vocabulary: ClassVar[Vocabulary] = SPENT_FOOD
    rule: ClassVar[str] = "NOR-18.9"
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Northgard) -> list[int]:
        return list(range(min(s.has(self.seat, FOOD), s.figures(s.combat_at)) + 1))

    def choose(self, s: Northgard, option: int) -> None:
        s.spent_food[ATTACK if s.attacker == self.seat else DEFENCE] = option
        if option:
            s.pay(self.seat, FOOD, option)
            s.tell(log.FOOD_SPENT, s.clan[self.seat], option)

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return {RESOURCE_IDS[FOOD]: option}


class RollInCreatureFight(Chance):
    """NOR-18.9, NOR-18.21: the attacking side rolls first; a free face is a point."""

    vocabulary: ClassVar[Vocabulary] = FACE
    rule: ClassVar[str] = "NOR-18.9"

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part: Final = part

    def options(self, s: Northgard) -> list[int]:
        return list(range(FACES))

    def choose(self, s: Northgard, option: int) -> None:
        s.die[self.part] = option
        s.symbol[self.part] = POINT
        seat = s.attacker if self.part == ATTACK else s.defender
        if seat == NONE:
            s.tell(log.CREATURE_ROLLED, s.combat_creature, option)
        else:
            s.tell(log.ROLLED, s.clan[seat], option)


def hunt_points(s: Northgard, territory: int) -> int:
    """NOR-18.9: points of the figures that attack a creature, before food and die."""
    points = s.units[territory] + POINTS[s.card] + scorched_points(s, s.owner[territory], territory)
    if s.has_kaija(territory):
        points += KAIJA_POINTS
    return points + (1 if HAS_BONUS_CHOICE[s.card] else 0)


def can_defeat(s: Northgard, creature: int, territory: int) -> bool:
    """Whether a hunt with all the food that may be spent is won by some throw (NOR-18.9).

    The Wolf may have more by then, from the hunts before (NOR-18.11).
    """
    seat = s.owner[territory]
    figures = s.figures(territory)
    food = figures if s.clan[seat] == WOLF else min(s.has(seat, FOOD), figures)
    points = hunt_points(s, territory) + food + max(_POINTS_OF)
    for face in range(FACES):
        losses = max(0, FACE_CASUALTIES[face] - CANCELS[s.card])
        if losses < figures and points > CREATURE_VALUE[creature] + _POINTS_OF[face]:
            return True
    return False


class ConcludeCreatureFight(Step):
    """NOR-18.9, NOR-18.10: scores, casualties, and who has won."""

    def run(self, s: Northgard) -> None:
        territory = s.combat_at
        creature = s.combat_creature
        is_hunt = s.attacker != NONE
        seat = s.attacker if is_hunt else s.defender
        own = ATTACK if is_hunt else DEFENCE
        points = hunt_points(s, territory) if is_hunt else defence_points(s, territory, NONE)
        points += s.spent_food[own] + die_points(s, own)
        against = CREATURE_VALUE[creature] + die_points(s, 1 - own)
        losses = die_casualties(s, 1 - own)
        if is_hunt:
            losses = max(0, losses - CANCELS[s.card])
        is_broken = losses >= s.figures(territory)
        s.tell(log.COMBAT_SCORED, s.clan[seat], points, losses)
        s.tell(log.CREATURE_SCORED, creature, against)
        is_won = not is_broken and (points > against or (points == against and not is_hunt))
        s.then(Casualties(territory, False, losses), EndCreatureFight(is_won))


class EndCreatureFight(Step):
    """NOR-18.11: what follows from a fight with a creature that the player has won or lost."""

    def __init__(self, is_won: bool) -> None:
        self.is_won: Final = is_won

    def run(self, s: Northgard) -> None:
        territory = s.combat_at
        creature = s.combat_creature
        is_hunt = s.attacker != NONE
        seat = s.attacker if is_hunt else s.defender
        end_fight(s)
        if self.is_won:
            _defeat(s, seat, creature, territory, is_hunt)
        else:
            s.tell(log.CREATURE_WON, creature, s.clan[seat])
            settle(s, territory)
            if not is_hunt or CREATURE_KIND[creature] == FALLEN_VALKYRIE:
                s.then(Retreat(seat, territory, False, is_hunt and IGNORES_ROUGH[s.card]))


def _defeat(s: Northgard, seat: int, creature: int, territory: int, is_hunt: bool) -> None:
    """NOR-18.11, NOR-RUL-33: the creature is removed; fame, and the powers of Wolf and Stag."""
    s.tell(log.CREATURE_DEFEATED, s.clan[seat], creature)
    s.creature_at[creature] = DISCARDED
    place = place_of(creature, s.line)
    for n in range(place, CREATURES - 1):
        s.line[n] = s.line[n + 1]
    s.line[CREATURES - 1] = NONE
    s.gain_fame(seat, CREATURE_FAME[creature], log.FAME_CREATURE)
    if is_hunt and s.clan[seat] == WOLF:
        s.gain(seat, FOOD, 1)
        s.tell(log.COLLECTED, s.clan[seat], 1, FOOD)
    if is_hunt and s.clan[seat] == STAG and CREATURE_KIND[creature] == FALLEN_VALKYRIE:
        s.gain_fame(seat, 1, log.FAME_STAG_CONQUEST, territory)
