"""BRE-16.9: retreats from a land battle."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import AREAS, KINGDOMS, NONE, SEAS
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, SEA_BATTLE
from meadhall.games.bretwalda.fray import is_decided, player
from meadhall.games.bretwalda.rules.control import arrive
from meadhall.games.bretwalda.rules.line_up import tell_standing
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import CONTINUE, FIRST_SEA, RETREAT


def withdraw(s: Bretwalda, side: int, area: int) -> None:
    """All units of a side leave the battle for another area and settle there."""
    before = s.controller(area)
    for whose in (0, 1):
        owner = s.owner_of(s.sides[side], whose)
        if owner != NONE:
            force = s.force(s.battle_at, owner)
            if force:
                s.take_force(s.battle_at, owner, force)
                s.add_force(area, owner, force)
    arrive(s, area, before)


def retreat_areas(s: Bretwalda, side: int) -> list[int]:
    """BRE-16.9: where a player's side may retreat to: an area without enemies that it controls or came from."""
    kingdom = s.sides[side]
    here = s.battle_at
    if side == ATTACKER:
        near = s.variant.britain.neighbours[here]
        return [
            area
            for area in s.variant.britain.areas
            if (s.is_origin(here, area) or (area in near and s.controller(area) == kingdom))
            and not s.has_enemies(area, kingdom)
        ]
    return [
        area
        for area in s.variant.britain.neighbours[here]
        if s.controller(area) == kingdom and not s.has_enemies(area, kingdom) and not s.is_origin(here, area)
    ]


def retreat_seas(s: Bretwalda, side: int) -> list[int]:
    """BRE-17.1: where Ships may retreat to: a linked sea without enemy Ships."""
    return [sea for sea in s.variant.britain.links[s.battle_at] if not has_enemy_ships(s, s.sides[side], sea)]


def has_enemy_ships(s: Bretwalda, kingdom: int, sea: int) -> bool:
    """Whether Ships of another player are in a sea."""
    for other in range(KINGDOMS):
        if other != kingdom and s.ships[KINGDOMS * sea + other]:
            return True
    return False


class OfferRetreats(Step):
    """BRE-16.9, BRE-17.1: step 4, first the attacker, then the defender."""

    def run(self, s: Bretwalda) -> None:
        tell_standing(s)
        s.then(OfferRetreat(ATTACKER), OfferRetreat(DEFENDER))


class OfferRetreat(Step):
    """BRE-16.9: a player whose side can go somewhere is asked; Danes and neutral units never retreat (BRE-18.1)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Bretwalda) -> None:
        if player(s, self.side) == NONE or is_decided(s):
            return
        places = retreat_seas(s, self.side) if s.battle == SEA_BATTLE else retreat_areas(s, self.side)
        if places:
            s.then(Retreat(s.seat_of[s.sides[self.side]], self.side))


class Retreat(Decision):
    """D-B5, D-B6, BRE-16.9: fight on, or retreat with all units to one area or sea."""

    vocabulary: ClassVar[Vocabulary] = RETREAT
    rule: ClassVar[str] = "BRE-16.9"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Bretwalda) -> list[int]:
        if s.battle == SEA_BATTLE:
            options = [FIRST_SEA + sea for sea in retreat_seas(s, self.side)]
        else:
            options = retreat_areas(s, self.side)
        options.append(CONTINUE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == CONTINUE:
            return
        kingdom = s.sides[self.side]
        s.tell(log.RETREATED, kingdom, option)
        if option < AREAS:
            withdraw(s, self.side, option)
        elif option < AREAS + SEAS:
            here = KINGDOMS * s.battle_at + kingdom
            s.ships[KINGDOMS * (option - FIRST_SEA) + kingdom] += s.ships[here]
            s.ships[here] = 0
