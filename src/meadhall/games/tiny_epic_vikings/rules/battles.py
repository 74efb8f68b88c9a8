"""Chapter 5, second part: how a battle is resolved."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import EVERYONE, Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    ADD,
    BOON_EFFECTS,
    CARD_RUNE,
    CLANS,
    ENEMY,
    FAVOUR_IDS,
    FAVOUR_SLOTS,
    FAVOURS,
    FLAT,
    NONE,
    RESOURCES,
    ROW_IDS,
    RUNES,
    SACK,
    SACK_ANY,
    STEEL,
    STEEL_COST,
    STRENGTH_BASE,
    STRENGTH_OPERATION,
    STRENGTH_RESOURCE,
    STRENGTH_RUNE,
)
from meadhall.games.tiny_epic_vikings.fields import DECK, ENEMY_BATTLE, ENEMY_DOWN, ENTERED, INVADERS, ROW, WON
from meadhall.games.tiny_epic_vikings.rules.actions import PerformEffect
from meadhall.games.tiny_epic_vikings.rules.control import CheckControl
from meadhall.games.tiny_epic_vikings.rules.deck import can_draw
from meadhall.games.tiny_epic_vikings.rules.fury import RaiseFury
from meadhall.games.tiny_epic_vikings.rules.harvesting import take_any
from meadhall.games.tiny_epic_vikings.rules.rune_actions import runes_for, runes_once_shown
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import CARD, DO, DO_SKIP, RETURN, REVEAL

# Strengths


def boosted(card: int, count: int) -> int:
    """TEV-5.5, TEV-RUL-9: base, base + count or base x count."""
    if STRENGTH_OPERATION[card] == FLAT:
        return STRENGTH_BASE[card]
    if STRENGTH_OPERATION[card] == ADD:
        return STRENGTH_BASE[card] + count
    return STRENGTH_BASE[card] * count


def boost(s: Vikings, seat: int, card: int) -> int:
    """TEV-5.5, TEV-RUL-4: the runes or resources that boost a seat's face-up card now."""
    if STRENGTH_RUNE[card] != NONE:
        return runes_for(s, seat, STRENGTH_RUNE[card], card)
    if STRENGTH_RESOURCE[card] != NONE:
        return s.resources[RESOURCES * seat + STRENGTH_RESOURCE[card]]
    return 0


def strength(s: Vikings, seat: int, card: int) -> int:
    """TEV-5.5: the strength of a seat's face-up card now."""
    return boosted(card, boost(s, seat, card))


def strength_once_shown(s: Vikings, seat: int, card: int) -> int:
    """The strength that a card of a seat's would have if it lay face up now."""
    if STRENGTH_RUNE[card] != NONE:
        return boosted(card, runes_once_shown(s, seat, STRENGTH_RUNE[card], card))
    return strength(s, seat, card)


def invader_boost(s: Vikings, card: int, before: int) -> int:
    """TEV-5.15, TEV-RUL-8: runes count the invader cards before this one, resources this one too."""
    return before + 1 if STRENGTH_RESOURCE[card] != NONE or s.variant.invader_rune_counts else before


def invader_strength(s: Vikings, card: int, before: int) -> int:
    """TEV-5.15: the strength of a card of the invaders."""
    return boosted(card, invader_boost(s, card, before))


# Resolution


class ResolveBattle(Step):
    """TEV-4.2, TEV-5.3: at the start of its starter's turn a pending battle is fought."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        if s.starter == self.seat:
            line_up(s)
            s.then(RevealBattle(self.seat), FightBattle())


def line_up(s: Vikings) -> None:
    """TEV-5.3: say who is in the battle that is fought now; what a face-down card is, only to who may know."""
    s.tell(log.BATTLE_FOUGHT, s.prize, s.fighters)
    if s.starter == ENEMY:
        s.tell(log.LINED_UP, ENEMY)
    for seat in fighters_in_order(s):
        card = s.last_card(seat)
        s.tell(log.LINED_UP, seat)
        s.tell(log.CARD_LINED_UP, seat, card, audience=EVERYONE if s.where[card] == ENTERED + seat else 1 << seat)
    if s.starter != ENEMY and s.fighters >> ENEMY & 1:
        s.tell(log.LINED_UP, ENEMY)


def fighters_in_order(s: Vikings) -> list[int]:
    """The seats in a battle, from the starter clockwise (TEV-5.10)."""
    first = 0 if s.starter == ENEMY else s.starter
    seats = s.variant.players
    return [(first + n) % seats for n in range(seats) if s.fighters >> (first + n) % seats & 1]


class RevealBattle(Decision):
    """TEV-5.4: all cards of the battle are turned face up. There is nothing to choose, but it cannot be undone."""

    vocabulary: ClassVar[Vocabulary] = REVEAL
    rule: ClassVar[str] = "TEV-5.4"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Vikings) -> list[int]:
        return [0]

    def choose(self, s: Vikings, option: int) -> None:
        for seat in fighters_in_order(s):
            card = s.last_card(seat)
            s.show_card(card, ROW + seat)
            s.tell(log.BATTLE_CARD, seat, card)
        for card in s.cards_at(ENEMY_DOWN):
            reveal_enemy_card(s, card)

    def reveals(self, s: Vikings, option: int) -> bool:
        return True


def reveal_enemy_card(s: Vikings, card: int) -> None:
    """TEV-26.6, TEV-26.7: the solo enemy's battle card lies face up in its battle row; its rune is active."""
    s.show_card(card, ENEMY_BATTLE)
    s.enemy_card = card
    s.enemy_rune = CARD_RUNE[card]
    s.battle_runes[CARD_RUNE[card]] += 1
    if s.is_battle_card_new or not s.variant.by_the_book:
        s.turn_runes[CARD_RUNE[card]] += 1
    s.tell(log.BATTLE_CARD, ENEMY, card)


def pay_steel(s: Vikings, seat: int) -> bool:
    """TEV-5.6, TEV-5.7: who can pay must; who cannot does not compete."""
    card = s.last_card(seat)
    cost = STEEL_COST[card]
    if s.resources[RESOURCES * seat + STEEL] < cost:
        s.tell(log.CANNOT_PAY, seat, cost)
        return False
    if cost:
        s.resources[RESOURCES * seat + STEEL] -= cost
        s.tell(log.STEEL_PAID, seat, cost)
    return True


def muster(s: Vikings, seat: int) -> None:
    """TEV-5.4, TEV-5.6, TEV-RUL-6: pay the steel first, then the card has its strength; NONE if it does not compete."""
    if pay_steel(s, seat):
        card = s.last_card(seat)
        count = boost(s, seat, card)
        s.strengths[seat] = boosted(card, count)
        s.tell(log.STRENGTH, seat, card, s.strengths[seat], count)


class FightBattle(Step):
    """TEV-5.4, TEV-5.12, TEV-5.14, TEV-RUL-7: strengths are compared; a lone fighter meets the invaders."""

    def run(self, s: Vikings) -> None:
        order = fighters_in_order(s)
        for seat in order:
            muster(s, seat)
        competing = [seat for seat in order if s.strengths[seat] != NONE]
        s.then(EndBattle())
        if not competing:
            return_prize(s)
        elif len(competing) > 1:
            _compare(s, competing)
        elif len(order) > 1 and s.variant.lone_payer_wins:
            s.then(WinFavour(competing[0]))
        else:
            s.then(MeetInvaders(), CompareInvaders(competing[0]))


def _compare(s: Vikings, competing: list[int]) -> None:
    """TEV-5.4, TEV-5.10, TEV-5.12: the single highest wins, all others lose; on a tie at the top all lose."""
    most = max([s.strengths[seat] for seat in competing])
    best = [seat for seat in competing if s.strengths[seat] == most]
    if len(best) > 1:
        s.tell(log.BATTLE_TIED, most)
        return_prize(s)
    losers = [seat for seat in competing if len(best) > 1 or seat != best[0]]
    losers.reverse()
    for seat in losers:
        s.then(LoseBattle(seat))
    if len(best) == 1:
        s.then(WinFavour(best[0]))


def return_prize(s: Vikings) -> None:
    """TEV-5.12, TEV-5.16, TEV-RUL-60: the favour card goes back to where it came from."""
    s.lay_favour(s.prize, s.prize_place)
    s.tell(log.PRIZE_RETURNED, s.prize, s.prize_place // 2, s.prize_place % 2)
    s.prize = NONE


class EndBattle(Step):
    """No battle is pending any more."""

    def run(self, s: Vikings) -> None:
        s.starter = NONE
        s.fighters = 0
        s.prize = NONE
        s.prize_place = NONE
        s.invader = NONE
        s.enemy_card = NONE
        s.bonus = 0
        s.is_battle_card_new = False
        for rune in range(RUNES):
            s.battle_runes[rune] = 0
        for clan in range(CLANS + 1):
            s.strengths[clan] = NONE
        s.tell(log.BATTLE_ENDED)


# Winners


class WinFavour(Step):
    """TEV-5.8: the winner gains the sack at once, then stows the card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        favour = s.prize
        s.tell(log.BATTLE_WON, self.seat, favour)
        for resource in range(RESOURCES):
            s.gain(self.seat, resource, SACK[RESOURCES * favour + resource])
        s.then(StowFavour(self.seat))
        take_any(s, self.seat, SACK_ANY[favour])


class StowFavour(Step):
    """TEV-5.8, TEV-5.9: the card goes into a slot; with a fourth one a card must be returned."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        favour = s.prize
        s.favour_at[favour] = WON + self.seat
        s.prize = NONE
        if s.count_favours(self.seat) > FAVOUR_SLOTS:
            s.then(ReturnFavour(self.seat, favour))


class ReturnFavour(Decision):
    """TEV-5.9, TEV-RUL-5: one of the three cards held before goes back, face up, to an end of a row."""

    vocabulary: ClassVar[Vocabulary] = RETURN
    rule: ClassVar[str] = "TEV-5.9"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, favour: int) -> None:
        super().__init__(seat)
        self.favour: Final = favour
        """The fourth card; it may go back too with the option `fourth_favour` = `any`."""

    def options(self, s: Vikings) -> list[int]:
        options: list[int] = []
        for favour in range(FAVOURS):
            if favour == self.favour and not s.variant.returns_any_favour:
                continue
            if s.favour_at[favour] == WON + self.seat:
                for place in range(4):
                    if place % 2 == 0 or s.favour_count[place // 2] > 0:
                        options.append(4 * favour + place)
        return options

    def choose(self, s: Vikings, option: int) -> None:
        s.lay_favour(option // 4, option % 4)
        s.tell(log.FAVOUR_RETURNED, self.seat, option // 4, option % 4 // 2, option % 2)

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        place = option % 4
        beside = s.favour_at_end(place)
        return FAVOUR_IDS[option // 4], FAVOUR_IDS[beside] if beside != NONE else ROW_IDS[place // 2]


# Losers


class LoseBattle(Step):
    """TEV-5.10, TEV-5.11: a loser may use the boon of the losing card's god, whose Fury then rises."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        rune = CARD_RUNE[s.last_card(self.seat)]
        s.then(UseBoon(self.seat, rune), CheckControl(), RaiseFury(rune))


class UseBoon(Decision):
    """TEV-5.10, TEV-RUL-54: use the Valhalla boon of the god of a rune, or not."""

    vocabulary: ClassVar[Vocabulary] = DO_SKIP
    rule: ClassVar[str] = "TEV-5.10"
    shape: ClassVar[str] = shapes.YES_NO

    def __init__(self, seat: int, rune: int) -> None:
        super().__init__(seat)
        self.rune: Final = rune

    def options(self, s: Vikings) -> list[int]:
        return [0, 1]

    def choose(self, s: Vikings, option: int) -> None:
        god = s.god_of[self.rune]
        if option != DO:
            s.tell(log.BOON_SKIPPED, self.seat, god)
            return
        s.tell(log.BOON_USED, self.seat, god)
        effects = BOON_EFFECTS[god]
        for n in range(len(effects) - 1, -1, -1):
            s.then(PerformEffect(self.seat, effects[n]))


# Invaders


class MeetInvaders(Step):
    """TEV-5.14, TEV-5.20: a card of the deck fights for the invaders, if there is one."""

    def run(self, s: Vikings) -> None:
        if can_draw(s):
            s.then(DrawInvader())
        else:
            s.tell(log.NO_INVADERS)


class DrawInvader(Chance):
    """TEV-5.14, TEV-5.15, TEV-5.19: the top card of the deck joins the invader pile."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-5.14"

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(DECK)

    def choose(self, s: Vikings, option: int) -> None:
        s.show_card(option, INVADERS)
        s.invader = option
        count = invader_boost(s, option, s.count_cards(INVADERS) - 1)
        s.strengths[CLANS] = boosted(option, count)
        s.tell(log.INVADERS_REVEALED, option, s.strengths[CLANS], count)


class CompareInvaders(Step):
    """TEV-5.16 to TEV-5.18, TEV-5.20: the lone fighter wins, loses, or both lose."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        own = s.strengths[self.seat]
        invaders = s.strengths[CLANS]
        if s.invader == NONE:
            s.then(WinFavour(self.seat))
            return
        rune = CARD_RUNE[s.invader]
        if own > invaders:
            s.then(WinFavour(self.seat), RaiseFury(rune))
            return
        if own == invaders:
            s.tell(log.BATTLE_TIED, own)
            s.then(RaiseFury(rune))
        else:
            s.tell(log.INVADERS_WON, self.seat)
        return_prize(s)
        s.then(LoseBattle(self.seat))
