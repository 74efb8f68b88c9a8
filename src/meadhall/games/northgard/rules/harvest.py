"""Chapter 13: harvest: fame, resources and trade."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import (
    ALTAR_FAME,
    ALTAR_OF_KINGS,
    AREAS,
    CLOSED_FAME,
    FOOD,
    LORE,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    SMALL_CLOSED_FAME,
    TRADE_GIVE,
    WOLF_CREATURE,
    WOOD,
)
from meadhall.games.northgard.fields import HARVEST
from meadhall.games.northgard.rules.clans import scorched_owner
from meadhall.games.northgard.rules.harvest_yield import harvest_yield
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import (
    ACCEPT,
    AGREEMENT,
    GIFTS,
    IN_RETURN,
    NO_STEAL,
    NO_TRADE,
    ONE_OF_EACH,
    REFUSE,
    RESOURCE,
    STEAL,
    SWAPS,
    TRADE,
)


class Harvest(Step):
    """NOR-13.5: first the Snake decides about Scorched Earth, then everybody harvests from the first player on."""

    def run(self, s: Northgard) -> None:
        s.phase = HARVEST
        s.card = NONE
        s.stolen_from = NONE
        s.stolen = NONE
        s.tell(log.HARVEST_BEGINS)
        for away in range(s.variant.seats - 1, -1, -1):
            s.then(HarvestOf((s.first + away) % s.variant.seats))
        if scorched_owner(s) != NONE and stealable(s):
            s.then(Steal(s.snake_seat))


def stealable(s: Northgard) -> list[int]:
    """NOR-17.15: the kinds that the marked territory yields now."""
    territory = s.territory[s.scorched_at]
    return [resource for resource in range(RESOURCES) if harvest_yield(s, territory, resource)]


class Steal(Decision):
    """D-SCORCH-STEAL, NOR-17.15: the Snake takes one resource of the marked territory from its controller."""

    vocabulary: ClassVar[Vocabulary] = STEAL
    rule: ClassVar[str] = "NOR-17.15"
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Northgard) -> list[int]:
        return [*stealable(s), NO_STEAL]

    def choose(self, s: Northgard, option: int) -> None:
        if option != NO_STEAL:
            s.stolen_from = scorched_owner(s)
            s.stolen = option
            s.gain(self.seat, option, 1)
            s.tell(log.STOLEN, s.clan[self.seat], option, s.clan[s.stolen_from])


class HarvestOf(Step):
    """NOR-13.1, NOR-13.2: a player's fame and resources, then trade."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        seat = self.seat
        fame = 0
        altars = 0
        amounts = [0] * RESOURCES
        for territory in range(AREAS):
            if s.owner[territory] != seat:
                continue
            if s.is_closed(territory) and s.creature_in(territory, WOLF_CREATURE) == NONE:
                fame += SMALL_CLOSED_FAME if s.tiles_in[territory] <= 2 else CLOSED_FAME
            altars += s.count_built(territory, ALTAR_OF_KINGS)
            for resource in range(RESOURCES):
                amounts[resource] += harvest_yield(s, territory, resource)
        if s.stolen_from == seat:
            amounts[s.stolen] -= 1
        if fame:
            s.gain_fame(seat, fame, log.FAME_HARVEST)
        if altars:
            s.gain_fame(seat, ALTAR_FAME * altars, log.FAME_ALTAR)
        for resource in range(RESOURCES):
            s.gain(seat, resource, amounts[resource])
        s.tell(log.HARVESTED, s.clan[seat], amounts[FOOD], amounts[WOOD], amounts[LORE])
        s.swaps_received = 0
        s.swaps_given = 0
        s.swaps_refused = 0
        s.then(Trade(seat))


def can_give(s: Northgard, seat: int, gift: int) -> bool:
    """Whether a player owns these three resources."""
    for resource in range(RESOURCES):
        if GIFTS[gift][resource] > s.has(seat, resource):
            return False
    return True


class Trade(Decision):
    """D-TRADE-GIVE, D-SWAP-OFFER, NOR-13.3, NOR-19.6: three resources for one, a swap with the partner, or no more."""

    vocabulary: ClassVar[Vocabulary] = TRADE
    rule: ClassVar[str] = "NOR-13.3"
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Northgard) -> list[int]:
        options: list[int] = []
        if s.count_resources(self.seat) >= TRADE_GIVE:
            options = [gift for gift in range(len(GIFTS)) if can_give(s, self.seat, gift)]
        if s.variant.teams:
            options += [SWAPS + swap for swap in swaps(s, self.seat)]
        options.append(NO_TRADE)
        return options

    def follies(self, s: Northgard) -> list[int]:
        """One of each: whatever comes back was given."""
        return [ONE_OF_EACH] if can_give(s, self.seat, ONE_OF_EACH) else []

    def choose(self, s: Northgard, option: int) -> None:
        if option == NO_TRADE:
            return
        if option < SWAPS:
            s.then(TradeGet(self.seat, option), Trade(self.seat))
        else:
            given = (option - SWAPS) // RESOURCES
            received = (option - SWAPS) % RESOURCES
            s.tell(log.SWAP_OFFERED, s.clan[self.seat], given, received)
            s.then(SwapReply(s.partner(self.seat), given, received), Trade(self.seat))

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        if option == NO_TRADE:
            return {}
        counts: dict[str, int] = {}
        for resource in range(RESOURCES):
            if option < SWAPS:
                counts[RESOURCE_IDS[resource]] = GIFTS[option][resource]
            else:
                counts[RESOURCE_IDS[resource]] = 1 if resource == (option - SWAPS) // RESOURCES else 0
        if s.variant.teams:
            for resource in range(RESOURCES):
                is_asked = option >= SWAPS and resource == (option - SWAPS) % RESOURCES
                counts[IN_RETURN + RESOURCE_IDS[resource]] = 1 if is_asked else 0
        return counts


class TradeGet(Decision):
    """D-TRADE-GET, NOR-13.3, NOR-RUL-39: what the three resources become; not again what all three were."""

    vocabulary: ClassVar[Vocabulary] = RESOURCE
    rule: ClassVar[str] = "NOR-13.3"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, gift: int) -> None:
        super().__init__(seat)
        self.gift: Final = gift

    def options(self, s: Northgard) -> list[int]:
        return [resource for resource in range(RESOURCES) if GIFTS[self.gift][resource] < TRADE_GIVE]

    def follies(self, s: Northgard) -> list[int]:
        """What is among the three itself, if anything is not: the other two would be given for nothing."""
        given = [resource for resource in range(RESOURCES) if 0 < GIFTS[self.gift][resource] < TRADE_GIVE]
        return given if len(given) < RESOURCES else []

    def choose(self, s: Northgard, option: int) -> None:
        gift = GIFTS[self.gift]
        for resource in range(RESOURCES):
            s.pay(self.seat, resource, gift[resource])
        s.gain(self.seat, option, 1)
        s.tell(log.TRADED, s.clan[self.seat], gift[FOOD], gift[WOOD], gift[LORE], option)


def swaps(s: Northgard, seat: int) -> list[int]:
    """NOR-RUL-38: swaps that can be offered: nothing received is given on, nothing given is taken back."""
    partner = s.partner(seat)
    found: list[int] = []
    for given in range(RESOURCES):
        if s.has(seat, given) == 0 or s.swaps_received >> given & 1:
            continue
        for received in range(RESOURCES):
            swap = RESOURCES * given + received
            if given != received and s.has(partner, received) and not s.swaps_given >> received & 1:
                if not s.swaps_refused >> swap & 1:
                    found.append(swap)
    return found


class SwapReply(Decision):
    """D-SWAP-REPLY, NOR-19.6: whether the partner agrees to a swap."""

    vocabulary: ClassVar[Vocabulary] = AGREEMENT
    rule: ClassVar[str] = "NOR-19.6"
    shape: ClassVar[str] = shapes.YES_NO

    def __init__(self, seat: int, given: int, received: int) -> None:
        super().__init__(seat)
        self.given: Final = given
        self.received: Final = received

    def options(self, s: Northgard) -> list[int]:
        return [REFUSE, ACCEPT]

    def choose(self, s: Northgard, option: int) -> None:
        partner = s.partner(self.seat)
        if option == REFUSE:
            s.swaps_refused |= 1 << RESOURCES * self.given + self.received
            s.tell(log.SWAP_REFUSED, s.clan[self.seat])
            return
        s.pay(partner, self.given, 1)
        s.gain(self.seat, self.given, 1)
        s.pay(self.seat, self.received, 1)
        s.gain(partner, self.received, 1)
        s.swaps_received |= 1 << self.received
        s.swaps_given |= 1 << self.given
        s.tell(log.SWAPPED, s.clan[partner], self.given, self.received)
