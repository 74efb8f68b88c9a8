"""The fights of an action: hunts that are declared, and the order in which everything is fought (NOR-8.5, NOR-18.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import AREAS, CREATURE_KIND, CREATURES, FALLEN_VALKYRIE, NONE
from meadhall.games.northgard.rules.combat import BeginCombat
from meadhall.games.northgard.rules.creatures import BeginCreatureFight, can_defeat
from meadhall.games.northgard.rules.retreats import pending_combats
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import CREATURE_FIGHT, FIGHT, HUNT, NO_CREATURE


class DeclareHunts(Step):
    """NOR-18.8: before any fight, at most one creature in each territory where only one's own figures are."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.declared = 0
        if s.variant.creatures:
            for territory in range(AREAS - 1, -1, -1):
                if can_hunt(s, self.seat, territory):
                    s.then(DeclareHunt(self.seat, territory))


def can_hunt(s: Northgard, seat: int, territory: int) -> bool:
    """Whether a creature may be attacked in a territory."""
    return s.owner[territory] == seat and s.has_creature(territory)


class DeclareHunt(Decision):
    """D-CREATURE-DECLARE, NOR-18.7, NOR-18.8: the creature to fight, if any; a Fallen Valkyrie must be fought."""

    vocabulary: ClassVar[Vocabulary] = HUNT
    rule: ClassVar[str] = "NOR-18.8"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory: Final = territory

    def options(self, s: Northgard) -> list[int]:
        here = [creature for creature in range(CREATURES) if s.lair_of(creature) == self.territory]
        valkyries = [creature for creature in here if CREATURE_KIND[creature] == FALLEN_VALKYRIE]
        return valkyries or [*here, NO_CREATURE]

    def follies(self, s: Northgard) -> list[int]:
        """Hunts that no throw wins, whatever food is spent."""
        options = self.options(s)
        if options[-1] != NO_CREATURE:
            return []
        return [option for option in options if option != NO_CREATURE and not can_defeat(s, option, self.territory)]

    def choose(self, s: Northgard, option: int) -> None:
        if option != NO_CREATURE:
            s.declared |= 1 << option
            s.tell(log.HUNT_DECLARED, s.clan[self.seat], option)


class Fights(Step):
    """NOR-8.5, NOR-12.2: fight after fight, in the order that the active player picks, until none waits."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        waiting = waiting_fights(s)
        if not waiting:
            return
        if len(waiting) == 1:
            begin(s, self.seat, waiting[0])
        else:
            s.then(PickFight(self.seat))


def waiting_fights(s: Northgard) -> list[int]:
    """Combats and declared hunts, as options of FIGHT."""
    waiting = pending_combats(s)
    for creature in range(CREATURES):
        if s.declared >> creature & 1:
            waiting.append(CREATURE_FIGHT + creature)
    return waiting


def begin(s: Northgard, seat: int, fight: int) -> None:
    """A fight, and then the rest."""
    if fight < CREATURE_FIGHT:
        s.then(BeginCombat(fight), Fights(seat))
    else:
        creature = fight - CREATURE_FIGHT
        territory = s.territory[s.creature_at[creature]]
        s.then(BeginCreatureFight(creature, s.owner[territory]), Fights(seat))


class PickFight(Decision):
    """D-COMBAT-ORDER, NOR-12.2: which fight comes next."""

    vocabulary: ClassVar[Vocabulary] = FIGHT
    rule: ClassVar[str] = "NOR-12.2"
    shape: ClassVar[str] = shapes.ORDER

    def options(self, s: Northgard) -> list[int]:
        return waiting_fights(s)

    def choose(self, s: Northgard, option: int) -> None:
        begin(s, self.seat, option)


def forget_movers(s: Northgard) -> None:
    """The action is over: nobody is on the move."""
    s.mover = NONE
    s.points = 0
    s.origin = NONE
    s.target = NONE
    s.entered = 0
    s.declared = 0
