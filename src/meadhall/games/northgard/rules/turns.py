"""Chapter 5: turns, and the six things a turn can be."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import (
    CARDS,
    DECK,
    DEFENSIVE_STRATEGY,
    IS_FLASH,
    IS_REMOVABLE,
    LORE,
    NONE,
    REMOVE_COST,
    REMOVE_DRAW,
    REPLACE_COST,
    UPGRADE_COST,
)
from meadhall.games.northgard.fields import DISCARD, DISPLAY, GONE, HAND, PLAYED, REMOVED, SPENT, UPGRADE_LEFT
from meadhall.games.northgard.rules.decks import DrawCards, lay_down
from meadhall.games.northgard.rules.effects import OfferScorch, ResolveEffect, is_clan_card, is_playable
from meadhall.games.northgard.rules.fights import forget_movers
from meadhall.games.northgard.rules.variants import OfferCreature
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import (
    ALLOW,
    CANCEL,
    CARD,
    END_TURN,
    OUT_OF_GAME,
    PASS,
    PLAY,
    REACTION,
    REMOVE,
    REPLACE,
    SPENDING,
    TO_ACTIVE,
    TURN,
    UPGRADE,
    WAIT,
)


class NextTurn(Step):
    """NOR-4.4: turns go clockwise past those who have passed, until all have."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.active = NONE
        seat = self.seat
        for _ in range(s.variant.seats):
            if not s.has_passed(seat):
                s.active = seat
                s.is_main_played = False
                s.has_resolved = False
                s.then(Turn(seat), NextTurn(s.after(seat)))
                return
            seat = s.after(seat)


class Turn(Decision):
    """D-TURN, NOR-5.1, NOR-5.10: play, wait, replace, remove, upgrade or pass."""

    vocabulary: ClassVar[Vocabulary] = TURN
    rule: ClassVar[str] = "NOR-5.1"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        seat = self.seat
        hand = s.cards_in(seat, HAND)
        if not hand:
            return [PASS]
        lore = s.has(seat, LORE)
        options = [PLAY + card for card in hand if is_playable(s, seat, card)]
        options += [WAIT + card for card in hand]
        if lore >= REPLACE_COST and s.count_drawable(seat):
            options += [REPLACE + card for card in hand]
        if lore >= REMOVE_COST:
            options += [REMOVE + card for card in hand if IS_REMOVABLE[card]]
        if lore >= UPGRADE_COST and s.count_cards(seat, UPGRADE_LEFT):
            options.append(UPGRADE)
        options.append(PASS)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        seat = self.seat
        if option < WAIT:
            play(s, seat, option - PLAY)
        elif option < REPLACE:
            lay_down(s, seat, option - WAIT, SPENT)
            s.tell(log.WAITED, s.clan[seat], option - WAIT)
        elif option < REMOVE:
            s.pay(seat, LORE, REPLACE_COST)
            lay_down(s, seat, option - REPLACE, SPENT)
            s.tell(log.REPLACED, s.clan[seat], option - REPLACE)
            s.then(DrawCards(seat, 1))
        elif option < UPGRADE:
            s.pay(seat, LORE, REMOVE_COST)
            lay_down(s, seat, option - REMOVE, REMOVED)
            s.tell(log.REMOVED, s.clan[seat], option - REMOVE)
            s.then(DrawCards(seat, REMOVE_DRAW))
        elif option == UPGRADE:
            s.then(UpgradeCard(seat))
        else:
            pass_year(s, seat)

    def reveals(self, s: Northgard, option: int) -> bool:
        """Passing lays the hand open on the discard pile; playing may show who holds Defensive Strategy."""
        if option < WAIT:
            return is_watched(s, self.seat)
        return option == PASS and s.has_hand(self.seat)


# Playing a card


def play(s: Northgard, seat: int, card: int) -> None:
    """NOR-5.3, NOR-11.20: the card lies in the active zone; opponents with Defensive Strategy may cancel it."""
    lay_down(s, seat, card, PLAYED)
    s.tell(log.PLAYED, s.clan[seat], card)
    s.then(ResolvePlayed(seat, card))
    for away in range(s.variant.seats - 1, 0, -1):
        other = (seat + away) % s.variant.seats
        if s.is_enemy(seat, other):
            entry = s.entry_of(other, DEFENSIVE_STRATEGY, HAND)
            if entry != NONE:
                s.seen[entry] = s.everyone()
                s.then(React(other, seat, card))


def is_watched(s: Northgard, seat: int) -> bool:
    """Whether an opponent holds Defensive Strategy and will be asked."""
    for other in range(s.variant.seats):
        if s.is_enemy(seat, other) and s.entry_of(other, DEFENSIVE_STRATEGY, HAND) != NONE:
            return True
    return False


class React(Decision):
    """D-REACT, NOR-11.20, NOR-RUL-22: cancel an opponent's card with Defensive Strategy, or allow it."""

    vocabulary: ClassVar[Vocabulary] = REACTION
    rule: ClassVar[str] = "NOR-11.20"
    shape: ClassVar[str] = shapes.YES_NO

    def __init__(self, seat: int, player: int, card: int) -> None:
        super().__init__(seat)
        self.player: Final = player
        self.card: Final = card

    def options(self, s: Northgard) -> list[int]:
        return [ALLOW, CANCEL]

    def choose(self, s: Northgard, option: int) -> None:
        if option == CANCEL:
            s.zones[s.entry_of(self.player, self.card, PLAYED)] = DISCARD
            lay_down(s, self.seat, DEFENSIVE_STRATEGY, PLAYED)
            s.tell(log.CANCELLED, s.clan[self.seat], self.card)
            s.todo.pop()
            s.then(Continue(self.player) if s.has_resolved else Turn(self.player))


class ResolvePlayed(Step):
    """NOR-5.2, NOR-17.13: the Snake's token comes before its own clan cards; then the effect and further cards."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: Northgard) -> None:
        if not IS_FLASH[self.card]:
            s.is_main_played = True
        s.has_resolved = True
        s.then(ResolveEffect(self.seat, self.card), CardResolved(self.seat))
        if self.seat == s.snake_seat and is_clan_card(self.card):
            s.then(OfferScorch(self.seat))


class CardResolved(Step):
    """NOR-5.2: a card is fully resolved before the next one is played."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.card = NONE
        s.tile = NONE
        forget_movers(s)
        s.then(Continue(self.seat))


class Continue(Decision):
    """D-CONTINUE, NOR-5.2: further Flash cards, the main card if it is still to come, or the end of the turn."""

    vocabulary: ClassVar[Vocabulary] = TURN
    rule: ClassVar[str] = "NOR-5.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        options = [
            PLAY + card
            for card in s.cards_in(self.seat, HAND)
            if (IS_FLASH[card] or not s.is_main_played) and is_playable(s, self.seat, card)
        ]
        options.append(END_TURN)
        return options

    def is_secret(self, s: Northgard) -> bool:
        return s.has_hand(self.seat)

    def choose(self, s: Northgard, option: int) -> None:
        if option != END_TURN:
            play(s, self.seat, option - PLAY)

    def reveals(self, s: Northgard, option: int) -> bool:
        """Playing may show who holds Defensive Strategy."""
        return option != END_TURN and is_watched(s, self.seat)


# Upgrading


class UpgradeCard(Decision):
    """D-UPG-CARD, NOR-5.7: the hand card that is spent."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-5.7"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.seat, HAND)

    def is_secret(self, s: Northgard) -> bool:
        return s.count_cards(self.seat, HAND) > 1

    def choose(self, s: Northgard, option: int) -> None:
        s.seen[s.entry_of(self.seat, option, HAND)] = s.everyone()
        s.then(UpgradeMode(self.seat, option))


class UpgradeMode(Decision):
    """D-UPG-MODE, NOR-5.7, NOR-5.11: to the active zone or out of the game; Unrest stays."""

    vocabulary: ClassVar[Vocabulary] = SPENDING
    rule: ClassVar[str] = "NOR-5.7"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Northgard) -> list[int]:
        return [TO_ACTIVE, OUT_OF_GAME] if IS_REMOVABLE[self.card] else [TO_ACTIVE]

    def choose(self, s: Northgard, option: int) -> None:
        s.then(UpgradePick(self.seat, self.card, option))


class UpgradePick(Decision):
    """D-UPG-PICK, NOR-5.7: the upgrade card that is taken; it can be played from the next turn on."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-5.7"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, card: int, mode: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.mode: Final = mode

    def options(self, s: Northgard) -> list[int]:
        return s.cards_in(self.seat, UPGRADE_LEFT)

    def choose(self, s: Northgard, option: int) -> None:
        s.pay(self.seat, LORE, UPGRADE_COST)
        lay_down(s, self.seat, self.card, SPENT if self.mode == TO_ACTIVE else REMOVED)
        entry = s.entry_of(self.seat, option, UPGRADE_LEFT)
        s.zones[entry] = HAND
        s.seen[entry] = s.everyone()
        s.tell(log.UPGRADED, s.clan[self.seat], self.card, option)
        if self.mode == OUT_OF_GAME:
            s.tell(log.SPENT_OUT, s.clan[self.seat], self.card)


# Passing


def pass_year(s: Northgard, seat: int) -> None:
    """NOR-5.8, NOR-5.9: hand and active zone are discarded; the first to pass takes the first-player marker."""
    first = DECK * seat
    for entry in range(first, first + s.deck_size[seat]):
        if s.zones[entry] in (HAND, PLAYED, SPENT):
            s.zones[entry] = DISCARD
    s.tell(log.PASSED, s.clan[seat])
    if s.passed == 0 and s.first != seat:
        s.first = seat
        s.tell(log.MARKER_TAKEN, s.clan[seat])
    s.passed |= 1 << seat
    s.then(OfferCreature(seat))
    if s.sighted >> seat & 1 == 0 and displayed(s):
        s.then(PassPick(seat))


def displayed(s: Northgard) -> list[int]:
    """The cards of this year's display."""
    return [card for card in range(CARDS) if s.offers[card] == DISPLAY]


class PassPick(Decision):
    """D-PASS-PICK, NOR-5.8: a card of the display, put on top of the own draw pile."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-5.8"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return displayed(s)

    def choose(self, s: Northgard, option: int) -> None:
        s.offers[option] = GONE
        s.put_on_top(self.seat, option)
        s.tell(log.PICKED, s.clan[self.seat], option)
