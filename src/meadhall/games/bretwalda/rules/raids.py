"""BRE-14.4 to BRE-14.6: Summer, the Danes arrive."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import RAID_CARDS, SEASON_EFFECTS, SEASON_RAID
from meadhall.games.bretwalda.content import (
    DANES,
    FACES,
    HITS,
    KINDS,
    KINGDOMS,
    NONE,
    RED,
    SITE_AREA,
    SITE_SEA,
    VIKING,
    VIKINGS_PER_PARTY,
    YEAR_OF_ROUND,
)
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.rules.bands import move_band
from meadhall.games.bretwalda.rules.lordship import FinishCard
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import AREA, FACE, SITE
from meadhall.games.bretwalda.windows import CardWindow


def count_parties(s: Bretwalda) -> int:
    """BRE-14.4: the number of raiding parties of this Summer."""
    parties = s.variant.raid_parties[YEAR_OF_ROUND[s.round]]
    for effect in SEASON_EFFECTS[s.season_card]:
        if effect.op == SEASON_RAID:
            parties += effect.amount
    return parties


class Raid(Step):
    """BRE-14.4, BRE-14.6: raiding parties land one after another."""

    def __init__(self, parties: int) -> None:
        self.parties: Final = parties

    def run(self, s: Bretwalda) -> None:
        if self.parties > 0:
            s.then(RollLanding(), OfferRaidCards(0), GuardCoast(), Land(), Raid(self.parties - 1))


class RollLanding(Chance):
    """BRE-14.4: the twelve-sided die, rolled again for sites out of play, says where the party heads."""

    vocabulary: ClassVar[Vocabulary] = SITE
    rule: ClassVar[str] = "BRE-14.4"

    def options(self, s: Bretwalda) -> list[int]:
        return s.variant.britain.sites[:]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.drakkar = SITE_SEA[option]
        s.landing = SITE_AREA[option]
        s.is_redirected = False
        strength = VIKINGS_PER_PARTY[YEAR_OF_ROUND[s.round]]
        pool = s.in_pool(DANES, VIKING)
        s.party = strength if strength < pool else pool
        s.pool[KINDS * DANES + VIKING] -= s.party
        s.tell(log.DANES_SIGHTED, s.landing, s.drakkar, s.party)


class OfferRaidCards(Step):
    """BRE-9.5: players with cards are asked in player order until one sends the raid elsewhere."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Bretwalda) -> None:
        if not s.variant.expansion_lordship or s.is_redirected:
            return
        for n in range(self.place, s.variant.players):
            if s.hand_size[s.order[n]] > 0:
                s.then(PlayRaidCard(s.seat_of[s.order[n]]), OfferRaidCards(n + 1))
                return


class PlayRaidCard(CardWindow):
    """D-P11, BRE-9.5: a card on a raiding party that is about to land."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return RAID_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return s.party > 0 and len(s.variant.britain.coast[s.drakkar]) > 1

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        s.then(RedirectRaid(self.seat), FinishCard(card))


class RedirectRaid(Decision):
    """D-L1, op redirect_raid: in which area adjacent to the drakkar the party lands."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-14.4"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Bretwalda) -> list[int]:
        return s.variant.britain.coast[s.drakkar][:]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.landing = option
        s.is_redirected = True
        s.tell(log.RAID_REDIRECTED, s.kingdom_at[self.seat], option)


class GuardCoast(Step):
    """BRE-14.5: every player Ship in the drakkar's sea rolls a red die."""

    def run(self, s: Bretwalda) -> None:
        ships = 0
        for kingdom in range(KINGDOMS):
            ships += s.ships[KINGDOMS * s.drakkar + kingdom]
        if ships:
            s.then(RollCoastGuard(ships))


class RollCoastGuard(Chance):
    """BRE-14.5: the die of a Ship; each hit removes a Viking of the party."""

    vocabulary: ClassVar[Vocabulary] = FACE
    rule: ClassVar[str] = "BRE-14.5"

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: Final = left

    def options(self, s: Bretwalda) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def choose(self, s: Bretwalda, option: int) -> None:
        if HITS[FACES * RED + option] and s.party:
            s.party -= 1
            s.pool[KINDS * DANES + VIKING] += 1
            s.tell(log.COAST_GUARD, s.drakkar)
        if self.left > 1:
            s.then(RollCoastGuard(self.left - 1))


class Land(Step):
    """BRE-14.6: the rest of the party lands, which is a move."""

    def run(self, s: Bretwalda) -> None:
        if s.party:
            s.tell(log.DANES_LANDED, s.landing, s.party)
            move_band(s, DANES, s.party * ONE[VIKING], NONE, s.landing)
        else:
            s.tell(log.DANES_TURNED_AWAY, s.drakkar)
        s.party = 0
        s.is_redirected = False
        s.drakkar = NONE
        s.landing = NONE
