"""What each seat may know, and how the rest may be dealt anew (the manual's chapter on hidden information).

Hidden are viking cards only: favour cards and gods that take no part are known to who counts the others, and every
favour card was open when it was fought for. A seat knows of a hidden card either the drafted hand in which it last saw
it, or only by which shuffle it came into the deck. Cards of which a seat knows the same are alike to it: which of them
is where can be dealt anew. How many of them are in each place is something that the seat knows too.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import CATEGORY, Piece
from meadhall.engine.numbers import Numbers, filled, numbers
from meadhall.engine.rng import Rng
from meadhall.games.tiny_epic_vikings.content import CARDS, ENEMY, ERA_DIRECTION, NONE, ROW_LENGTH, SEATS
from meadhall.games.tiny_epic_vikings.fields import (
    DECK,
    DISCARD,
    DOWN,
    DRAFT,
    ENEMY_BATTLE,
    ENEMY_DECK,
    ENEMY_DOWN,
    ENEMY_ROW,
    ENTERED,
    FIELDS,
    HAND,
    INVADERS,
    MOST_SHUFFLES,
    OPEN,
    PACKS,
    ROW,
    SEEN_PILE,
    UNSEEN,
    UNSEEN_PILE,
)
from meadhall.games.tiny_epic_vikings.state import Vikings

_PUBLIC: Final = (
    DISCARD,
    INVADERS,
    OPEN,
    ENEMY_ROW,
    ENEMY_BATTLE,
    *range(ROW, ROW + SEATS),
    *range(ENTERED, ENTERED + SEATS),
)
_IS_PUBLIC: Final = numbers([int(at in _PUBLIC) for at in range(ENTERED + SEATS)])
_KNOWN: Final = -1
_LOOKS: Final = 8
"""More than a seat can look into one drafted hand."""
_MOST_LOOKS: Final = _LOOKS * (UNSEEN_PILE + 1)
_MOST_CLASSES: Final = _MOST_LOOKS + MOST_SHUFFLES
_PILES: Final = [DECK, UNSEEN, ENEMY_DECK, ENEMY_DOWN]
_PILE_OF: Final = numbers([_PILES.index(at) if at in _PILES else NONE for at in range(ENTERED + SEATS)])
_SHUFFLES: Final = 1000
"""Above all classes of drafted hands: cards known only by their shuffle."""


def knows_card(s: Vikings, seat: int, card: int) -> bool:
    """Whether a seat, or a spectator, knows where a card is."""
    at = s.where[card]
    if s.is_open or _IS_PUBLIC[at] == 1:
        return True
    if seat < 0:
        return False
    if at == HAND + seat or at == DOWN + seat:
        return True
    return at == DRAFT and s.pack[card] == s.pack_held(s.variant.circle.index(seat))


def shows_favours(s: Vikings, seat: int, clan: int) -> bool:
    """Whether the table shows a seat the favour cards of a clan; without the memory aid only its own."""
    return s.is_open or s.is_over or s.variant.memory_aid or seat == clan


def observe(s: Vikings, seat: int) -> dict[str, Any]:
    """All that a seat, or a spectator, may know; favour cards too, since all of them were won in the open."""
    known = [knows_card(s, seat, card) for card in range(CARDS)]
    return FIELDS.shown(s) | {
        "cards": [s.where[card] if known[card] else NONE for card in range(CARDS)],
        "packs": [s.pack[card] if known[card] else NONE for card in range(CARDS)],
        "taken": [s.taken[card] if known[card] else NONE for card in range(CARDS)],
        "shuffle": [s.shuffle[card] if known[card] else NONE for card in range(CARDS)],
        "seen": [known_of(s, seat, card) for card in range(CARDS)],
        "counts": [s.count_cards(at) for at in _PILES],
        "hands": [s.count_cards(HAND + clan) for clan in range(s.variant.players)],
        "drafting": [_count_drafting(s, place) for place in range(len(s.variant.circle))],
        "rows": [_row(s, seat, clan) for clan in s.variant.clans],
        "is_open": s.is_open,
        "is_over": s.is_over,
    }


def _row(s: Vikings, seat: int, clan: int) -> list[int]:
    first = ROW_LENGTH * clan
    cards = s.rows[first : first + s.row_size[clan]]
    return [card if knows_card(s, seat, card) else NONE for card in cards]


def _count_drafting(s: Vikings, place: int) -> int:
    """How many cards the hand has that a place of the draft's circle holds."""
    if s.era == 0:
        return 0
    pack = s.pack_held(place)
    return sum([1 for card in range(CARDS) if s.where[card] == DRAFT and s.pack[card] == pack])


def known_of(s: Vikings, seat: int, card: int) -> int:
    """What a seat knows of a card: equal numbers mean cards that are alike to it; -1 if it knows where the card is."""
    if knows_card(s, seat, card):
        return _KNOWN
    return _class_of(s, seat, s.variant.circle.index(seat) if seat >= 0 else NONE, card)


def _class_of(s: Vikings, seat: int, place: int, card: int) -> int:
    """What a seat, who sits at that place of the draft, knows of a card that may be in several places."""
    if seat < 0:
        return _SHUFFLES
    pack = s.pack[card]
    if pack == SEEN_PILE:
        return SEEN_PILE * _LOOKS
    if pack != NONE and pack != UNSEEN_PILE:
        looks = _count_looks(s, place, card)
        if looks > 0:
            return pack * _LOOKS + looks
    return _SHUFFLES + s.shuffle[card]


def _count_looks(s: Vikings, place: int, card: int) -> int:
    """How often the seat saw the card in its drafted hand, before it was taken out or until now (TEV-3.3)."""
    count = len(s.variant.circle)
    pack = s.pack[card]
    direction = ERA_DIRECTION[pack // PACKS + 1]
    first = (place - pack % PACKS) * direction % count
    until = s.taken[card] if s.taken[card] != NONE else s.passes
    return 0 if until < first else 1 + (until - first) // count


# For machines


def knowledge(s: Vikings) -> tuple[Piece, ...]:
    """The pieces of `known`."""
    v = s.variant
    return (
        Piece(
            "card_at",
            "Where a viking card is, as `where` says it, if known; the seat that looks is called 0.",
            (NONE, ENTERED + SEATS - 1),
            ("viking card",),
            (CARDS,),
            CATEGORY,
        ),
        Piece(
            "alike",
            "What one knows of a card that may be in several places: cards with equal numbers are alike.",
            (NONE, _MOST_CLASSES),
            ("viking card",),
            (CARDS,),
            CATEGORY,
        ),
        Piece(
            "piles", "Cards in the deck, face down discards, and the enemy's.", (0, CARDS), ("pile",), (len(_PILES),)
        ),
        Piece("hands", "Cards in a hand.", (0, CARDS), ("seat",), (v.players,), usual=(0, 6)),
        Piece("drafting", "Cards in a hand that is passed.", (0, CARDS), ("place",), (len(v.circle),), usual=(0, 6)),
        Piece(
            "rows",
            "The cards of a leader row, if known.",
            (NONE, CARDS - 1),
            ("clan", "place in the leader row"),
            (len(v.clans), ROW_LENGTH),
            CATEGORY,
        ),
    )


def known(s: Vikings, seat: int) -> Numbers:
    """What a seat knows of the viking cards, for machines; its own come first, then those of the next."""
    v = s.variant
    own = seat if seat >= 0 else 0
    first_row = 2 * CARDS + len(_PILES) + v.players + len(v.circle)
    row = filled(NONE, first_row + len(v.clans) * ROW_LENGTH)
    for n in range(2 * CARDS, first_row):
        row[n] = 0
    place = v.circle.index(own)
    packs = [s.pack_held((place + n) % len(v.circle)) if s.era else NONE for n in range(len(v.circle))]
    for card in range(CARDS):
        _tell_card(s, seat, place, card, row)
        _count_card(s, own, card, packs, row)
    for n in range(len(v.clans)):
        clan = (own + n) % v.players if n < v.players else v.clans[n]
        for at in range(s.row_size[clan]):
            card = s.rows[ROW_LENGTH * clan + at]
            if knows_card(s, seat, card):
                row[first_row + ROW_LENGTH * n + at] = card
    return row


def _tell_card(s: Vikings, seat: int, place: int, card: int, row: Numbers) -> None:
    """Put down what a seat knows of a card."""
    if knows_card(s, seat, card):
        at = s.where[card]
        if at >= HAND:
            clan = (at - HAND) % SEATS
            players = s.variant.players
            at += (clan - seat if clan >= seat else clan - seat + players) - clan if seat >= 0 else 0
        row[card] = at
    else:
        alike = _class_of(s, seat, place, card)
        if alike >= _SHUFFLES:
            alike = _MOST_LOOKS + s.shuffles - (alike - _SHUFFLES)
        row[CARDS + card] = alike


def _count_card(s: Vikings, own: int, card: int, packs: list[int], row: Numbers) -> None:
    """Count a card where everybody sees how many there are."""
    at = s.where[card]
    first = 2 * CARDS
    if HAND <= at < ROW:
        row[first + len(_PILES) + (at - HAND - own) % s.variant.players] += 1
    elif at == DRAFT:
        for n in range(len(packs)):
            if packs[n] == s.pack[card]:
                row[first + len(_PILES) + s.variant.players + n] += 1
    else:
        pile = _PILE_OF[at]
        if pile != NONE:
            row[first + pile] += 1


# Dealing anew


def redeal(s: Vikings, seat: int, rng: Rng) -> Vikings:
    """A clone in which cards that are alike to the seat have changed places."""
    t = s.clone()
    if s.is_open:
        return t
    fighters = _pick_up(t, seat)
    _change_places(t, seat, rng)
    for clan in fighters:
        _lay_down(t, clan, rng)
    return t


def _pick_up(t: Vikings, seat: int) -> list[int]:
    """Take face-down battle cards back to where they came from; it could have been any card there."""
    fighters: list[int] = []
    for clan in range(t.variant.players):
        card = t.last_card(clan)
        if clan != seat and card != NONE and t.where[card] == DOWN + clan:
            t.where[card] = HAND + clan
            fighters.append(clan)
    for card in range(CARDS):
        if t.where[card] == ENEMY_DOWN and (seat < 0 or t.pack[card] != NONE):
            t.where[card] = ENEMY_DECK
            fighters.append(ENEMY)
    return fighters


def _lay_down(t: Vikings, clan: int, rng: Rng) -> None:
    """Choose which card is the face-down battle card of a clan."""
    if clan == ENEMY:
        cards = t.cards_at(ENEMY_DECK)
        t.where[cards[rng.below(len(cards))]] = ENEMY_DOWN
        return
    cards = t.cards_at(HAND + clan)
    card = cards[rng.below(len(cards))]
    t.where[card] = DOWN + clan
    t.rows[ROW_LENGTH * clan + t.row_size[clan] - 1] = card


_CARD: Final = 64
_SHUFFLE: Final = 1 << 8
_WHERE: Final = 1 << 16
_CODE: Final = 1 << 24
"""A place is where * _WHERE + (pack and time) * _SHUFFLE + shuffle, and less than _CODE."""


def _change_places(t: Vikings, seat: int, rng: Rng) -> None:
    """Within each class the cards are shuffled over the same places, in an order that does not depend on the cards."""
    cards: list[int] = []
    places: list[int] = []
    for card in range(CARDS):
        known = known_of(t, seat, card)
        if known != _KNOWN:
            cards.append(_CARD * known + card)
            places.append(_CODE * known + _place(t, card))
    cards.sort()
    places.sort()
    if t.variant.by_the_book:
        _mix_hands(places, rng)
    first = 0
    while first < len(cards):
        last = first
        while last < len(cards) and cards[last] // _CARD == cards[first] // _CARD:
            last += 1
        alike = cards[first:last]
        rng.shuffle(alike)
        for n in range(len(alike)):
            _put(t, alike[n] % _CARD, places[first + n] % _CODE)
        first = last


def _mix_hands(places: list[int], rng: Rng) -> None:
    """Deal anew which places in hands are those of cards of an earlier shuffle.

    A deal may go on with another shuffle (TEV-RUL-30). A seat knows then which cards are of the earlier one, and that
    none of them is left in the deck, but not who has kept how many of them.
    """
    in_hands = [n for n in range(len(places)) if places[n] // _CODE >= _SHUFFLES and _is_in_hand(places[n] % _CODE)]
    if not in_hands or places[in_hands[0]] // _CODE == places[in_hands[-1]] // _CODE:
        return
    hands = [places[n] % _CODE // _SHUFFLE for n in in_hands]
    hands.sort()
    rng.shuffle(hands)
    for n in range(len(hands)):
        place = places[in_hands[n]]
        places[in_hands[n]] = place // _CODE * _CODE + hands[n] * _SHUFFLE + place % _SHUFFLE


def _is_in_hand(place: int) -> bool:
    at = place // _WHERE
    return at == DRAFT or HAND <= at < HAND + SEATS


def _place(t: Vikings, card: int) -> int:
    """All that the state says of a card, as one number."""
    return ((t.where[card] * 16 + t.pack[card] + 1) * 16 + t.taken[card] + 1) * _SHUFFLE + t.shuffle[card]


def _put(t: Vikings, card: int, place: int) -> None:
    t.shuffle[card] = place % _SHUFFLE
    t.taken[card] = place // _SHUFFLE % 16 - 1
    t.pack[card] = place // _SHUFFLE // 16 % 16 - 1
    t.where[card] = place // _WHERE


def unveil(s: Vikings) -> Vikings:
    """A clone in which everybody knows everything."""
    t = s.clone()
    t.is_open = True
    return t
