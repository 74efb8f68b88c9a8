"""Chapter 12: what only rune actions and boons do."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    ANY_RUNE,
    CARD_RUNE,
    EFFECT_ANY,
    EFFECT_GAIN,
    EFFECT_PER_RUNE,
    EFFECT_RESOURCE,
    MOST_RESOURCES,
    NONE,
    REQUIRED_COUNT,
    REQUIRED_RUNE,
    RESOURCE_IDS,
    RESOURCES,
)
from meadhall.games.tiny_epic_vikings.fields import DECK, DISCARD, ENTERED, HAND, ROW
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.battle_entry import enter_battle
from meadhall.games.tiny_epic_vikings.rules.control import take_rune
from meadhall.games.tiny_epic_vikings.rules.deck import can_draw, draw_unseen
from meadhall.games.tiny_epic_vikings.rules.harvesting import take_any
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import (
    CARD,
    EXCHANGING,
    IN_RETURN,
    NO_EXCHANGE,
    NO_TEMPLE,
    SMITING,
    STOP_SMITING,
    TEMPLE_TO,
)


def runes_for(s: Vikings, clan: int, rune: int, card: int) -> int:
    """TEV-2.7, TEV-RUL-4: the active runes that count for a face-up card, itself included if that is played."""
    count = s.count_runes(clan, rune)
    if not s.variant.own_rune_counts and (rune == ANY_RUNE or CARD_RUNE[card] == rune):
        count -= 1
    return count


def runes_once_shown(s: Vikings, clan: int, rune: int, card: int) -> int:
    """The active runes that would count for a card of the clan's if it lay face up now."""
    count = runes_for(s, clan, rune, card)
    if (rune == ANY_RUNE or CARD_RUNE[card] == rune) and s.where[card] != ROW + clan:
        count += 1
    return count


def meets_requirement(s: Vikings, clan: int, card: int) -> bool:
    """TEV-12.1: whether the runes of a card's rune action are active."""
    return runes_for(s, clan, REQUIRED_RUNE[card], card) >= REQUIRED_COUNT[card]


class MoveTemple(Decision):
    """TEV-12.3: an own temple goes to an adjacent island that has none of the clan's, or stays."""

    vocabulary: ClassVar[Vocabulary] = TEMPLE_TO
    rule: ClassVar[str] = "TEV-12.3"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        for island in s.variant.map.islands:
            if s.has_temple(self.seat, island):
                for other in s.variant.map.neighbours[island]:
                    if not s.has_temple(self.seat, other):
                        options.append(ISLANDS * island + other)
        options.append(NO_TEMPLE)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option != NO_TEMPLE:
            s.lift_temple(self.seat, option // ISLANDS)
            s.add_temple(self.seat, option % ISLANDS)
            s.tell(log.TEMPLE_MOVED, self.seat, option // ISLANDS, option % ISLANDS)
            take_rune(s, option // ISLANDS)
            take_rune(s, option % ISLANDS)


class SmiteSettler(Decision):
    """TEV-12.4: an opposing settler of any island goes back to its sheet."""

    vocabulary: ClassVar[Vocabulary] = SMITING
    rule: ClassVar[str] = "TEV-12.4"
    shape: ClassVar[str] = shapes.PLACE

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        for clan in s.variant.clans:
            if clan != self.seat:
                for island in s.variant.map.islands:
                    if s.settlers[ISLANDS * clan + island] > 0:
                        options.append(ISLANDS * clan + island)
        options.append(STOP_SMITING)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option == STOP_SMITING:
            return
        s.return_settler(option // ISLANDS, option % ISLANDS)
        s.tell(log.SETTLER_SMITTEN, self.seat, option // ISLANDS, option % ISLANDS)
        take_rune(s, option % ISLANDS)
        if self.left > 1:
            s.then(SmiteSettler(self.seat, self.left - 1))

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        return "", ISLAND_IDS[option % ISLANDS] if option != STOP_SMITING else ""


def draw_and_replace(s: Vikings, seat: int) -> None:
    """TEV-12.5, TEV-RUL-27: draw a card, then discard one; nothing if there is no card anywhere."""
    if can_draw(s):
        draw_unseen(s)
        s.then(DrawCard(seat), DiscardCard(seat))
    else:
        s.tell(log.NO_CARD_LEFT, seat)


class DrawCard(Chance):
    """TEV-12.5: the top card of the deck, seen by who draws it."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-12.5"

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(DECK)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = HAND + self.drawer
        s.tell(log.CARD_DRAWN, self.drawer)
        s.tell(log.OWN_CARD_DRAWN, self.drawer, option, audience=self.audience(s))

    def audience(self, s: Vikings) -> int:
        return 1 << self.drawer


class DiscardCard(Decision):
    """TEV-12.5: any card of the hand, the drawn one too, goes face up to the discard pile."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-12.5"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(HAND + self.seat)

    def choose(self, s: Vikings, option: int) -> None:
        s.show_card(option, DISCARD)
        s.tell(log.CARD_DISCARDED, self.seat, option)


def enter_with_played_card(s: Vikings, seat: int) -> None:
    """TEV-12.6: the card just played is turned face down and fights; everybody has seen it."""
    card = s.last_card(seat)
    s.where[card] = ENTERED + seat
    s.tell(log.BATTLE_ENTERED, seat, card)
    enter_battle(s, seat)


def collect(s: Vikings, seat: int, effect: int) -> None:
    """TEV-12.7: the printed resources, those of choice, or one for each active rune of a kind."""
    for resource in range(RESOURCES):
        s.gain(seat, resource, EFFECT_GAIN[RESOURCES * effect + resource])
    rune = EFFECT_PER_RUNE[effect]
    if rune != NONE:
        s.gain(seat, EFFECT_RESOURCE[effect], runes_for(s, seat, rune, s.last_card(seat)))
    take_any(s, seat, EFFECT_ANY[effect])


class ExchangeResources(Decision):
    """TEV-12.8: any amount of one resource becomes as much of another, up to 7."""

    vocabulary: ClassVar[Vocabulary] = EXCHANGING
    rule: ClassVar[str] = "TEV-12.8"
    shape: ClassVar[str] = shapes.AMOUNTS

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        first = RESOURCES * self.seat
        for given in range(RESOURCES):
            for taken in range(RESOURCES):
                if given != taken:
                    most = min(s.resources[first + given], MOST_RESOURCES - s.resources[first + taken])
                    for amount in range(most):
                        options.append(MOST_RESOURCES * (RESOURCES * given + taken) + amount)
        options.append(NO_EXCHANGE)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        if option == NO_EXCHANGE:
            return
        amount = option % MOST_RESOURCES + 1
        given = option // MOST_RESOURCES // RESOURCES
        taken = option // MOST_RESOURCES % RESOURCES
        s.resources[RESOURCES * self.seat + given] -= amount
        s.resources[RESOURCES * self.seat + taken] += amount
        s.tell(log.EXCHANGED, self.seat, amount, given, taken)

    def counts(self, s: Vikings, option: int) -> dict[str, int]:
        if option == NO_EXCHANGE:
            return {}
        given = option // MOST_RESOURCES // RESOURCES
        taken = option // MOST_RESOURCES % RESOURCES
        counts: dict[str, int] = {}
        for kind in range(RESOURCES):
            counts[RESOURCE_IDS[kind]] = option % MOST_RESOURCES + 1 if kind == given else 0
        for kind in range(RESOURCES):
            counts[IN_RETURN + RESOURCE_IDS[kind]] = 1 if kind == taken else 0
        return counts
