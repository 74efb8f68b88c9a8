"""What each seat may know, and how the rest may be dealt anew (the manual's chapter on hidden information)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import CATEGORY, FLAG, HOLDS, Piece
from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.rng import Rng
from meadhall.games.bretwalda.cards import COPIES
from meadhall.games.bretwalda.content import AREAS, CARDS, CHRONICLES, KINGDOMS, NONE
from meadhall.games.bretwalda.fields import COMPLETED, FIELDS, HELD, LAND_BATTLE, OUT
from meadhall.games.bretwalda.hands import count_seen, held
from meadhall.games.bretwalda.state import Bretwalda

UNKNOWN: Final = -20
"""Where a Chronicle card is, for who does not know it."""
_PLACES: Final = 32
"""More than the places of Chronicle cards below 0."""


def knows_chronicle(s: Bretwalda, viewer: int, card: int) -> bool:
    """Whether a Kingdom knows where a Chronicle is: its own, those that it put under the deck, and what all know."""
    place = s.chronicle_at[card]
    if s.is_open or place == OUT or place <= COMPLETED:
        return True
    return viewer != NONE and s.chronicle_known[card] >> viewer & 1 == 1


def knows_aside(s: Bretwalda, viewer: int) -> bool:
    """Whether a Kingdom knows the Lordship cards among which somebody is choosing."""
    return s.is_open or (viewer != NONE and viewer in (s.aside_by, s.aside_from))


def knows_offer(s: Bretwalda, viewer: int) -> bool:
    """Whether a Kingdom knows the card of an offer: who makes it, and the partner once it is made."""
    return s.is_open or (viewer != NONE and (viewer == s.turn or (viewer == s.offer_to and s.is_offered)))


def observe(s: Bretwalda, seat: int) -> dict[str, Any]:
    """All that a seat, or a spectator, may know."""
    viewer = s.kingdom_of(seat)
    open_to_all = FIELDS.shown(s) | {"came_from": [*s.came_from], "dalcs": s.dalcs()}
    after_the_end = {"is_open": s.is_open, "ranking": [*s.ranking]}
    return open_to_all | after_the_end | _lordship(s, viewer) | _chronicles(s, viewer)


def _lordship(s: Bretwalda, viewer: int) -> dict[str, Any]:
    return {
        "hands": [_hand(s, viewer, kingdom) for kingdom in range(KINGDOMS)],
        "seen": [_seen(s, viewer, kingdom) for kingdom in range(KINGDOMS)],
        "deck": [*s.deck] if s.is_open else s.deck_size,
        "aside": [*s.aside] if knows_aside(s, viewer) else sum(s.aside),
        "silent": s.silent if s.is_open else (s.silent >> viewer & 1 if viewer != NONE else 0),
        "is_card_offered": s.offer_card != NONE,
        "offer_card": s.offer_card if knows_offer(s, viewer) else NONE,
    }


def _hand(s: Bretwalda, viewer: int, kingdom: int) -> list[int]:
    if s.is_open or (viewer != NONE and viewer == kingdom):
        return [*s.hand[CARDS * kingdom : CARDS * kingdom + CARDS]]
    return []


def _seen(s: Bretwalda, viewer: int, kingdom: int) -> list[int]:
    """What the viewer has seen of a hand; everything that anybody has, when nothing is hidden."""
    if s.is_open:
        return [*s.seen[CARDS * kingdom : CARDS * kingdom + CARDS]]
    if viewer == NONE:
        return []
    return [count_seen(s, viewer, kingdom, card) for card in range(CARDS)]


def _chronicles(s: Bretwalda, viewer: int) -> dict[str, Any]:
    known = [knows_chronicle(s, viewer, card) for card in range(CHRONICLES)]
    return {
        "chronicle_at": [s.chronicle_at[card] if known[card] else UNKNOWN for card in range(CHRONICLES)],
        "chronicles_elsewhere": _unknown_places(s, viewer),
        "chronicle_known": [*s.chronicle_known] if s.is_open else [],
    }


def _unknown_places(s: Bretwalda, viewer: int) -> list[int]:
    """The places of cards that the viewer does not know, each with the mask of those who do: that much is public."""
    places = [
        (s.chronicle_at[card] + _PLACES) * 16 + s.chronicle_known[card]
        for card in range(CHRONICLES)
        if not knows_chronicle(s, viewer, card)
    ]
    places.sort()
    return places


# For machines


def knowledge(s: Bretwalda) -> tuple[Piece, ...]:
    """The pieces of `known`."""
    kingdoms, areas = len(s.variant.kingdoms), len(s.variant.britain.areas)
    return (
        Piece(
            "hands",
            "Copies of a card that one knows in the hand of another Kingdom.",
            (0, max(COPIES)),
            ("other Kingdom", "Lordship card"),
            (kingdoms - 1, CARDS),
        ),
        Piece("aside", "Cards among which somebody is choosing, if known.", (0, max(COPIES)), ("card",), (CARDS,)),
        Piece("aside_size", "How many they are.", (0, sum(COPIES)), usual=(0, 5)),
        Piece("offer_card", "The card that is offered, if known.", (NONE, CARDS - 1), kind=CATEGORY),
        Piece("is_card_offered", "Whether a card is.", FLAG, kind=HOLDS),
        Piece(
            "chronicle_at",
            "Where a Chronicle is, if known: 0 deck, 1 out of play, then held, looked at, completed by a Kingdom.",
            (NONE, 1 + 3 * KINGDOMS),
            ("Chronicle",),
            (CHRONICLES,),
            CATEGORY,
        ),
        Piece(
            "chronicles_elsewhere",
            "Of how many Chronicles one only knows that they are there.",
            (0, CHRONICLES),
            ("in the deck, out of play, then held, looked at, completed by a Kingdom",),
            (2 + 3 * KINGDOMS,),
            usual=(0, 6),
        ),
        Piece(
            "way_back", "The areas to which the attackers of the battle can go back.", FLAG, ("area",), (areas,), HOLDS
        ),
        Piece("ways_back", "To how many those of a pending battle can.", (0, AREAS), ("area",), (areas,), usual=(0, 4)),
    )


def known(s: Bretwalda, seat: int) -> Numbers:
    """What a seat knows of cards, for machines, and where attackers can go back; the next Kingdom comes first."""
    viewer = s.kingdom_of(seat)
    kingdoms = s.variant.kingdoms
    areas = s.variant.britain.areas
    own = kingdoms.index(viewer) if viewer in kingdoms else 0
    row = filled(0, CARDS * len(kingdoms) + 3 + CHRONICLES + 2 + 3 * KINGDOMS + 2 * len(areas))
    at = 0
    for n in range(1, len(kingdoms)):
        kingdom = kingdoms[(own + n) % len(kingdoms)]
        if viewer != NONE:
            for card in range(CARDS):
                row[at + card] = count_seen(s, viewer, kingdom, card)
        at += CARDS
    for card in range(CARDS):
        copies = s.aside[card]
        if copies:
            row[at + CARDS] += copies
            if knows_aside(s, viewer):
                row[at + card] = copies
    at += CARDS + 1
    row[at] = s.offer_card if knows_offer(s, viewer) else NONE
    row[at + 1] = 1 if s.offer_card != NONE else 0
    ranks = [(kingdoms.index(each) - own) % len(kingdoms) if each in kingdoms else NONE for each in range(KINGDOMS)]
    _tell_chronicles(s, viewer, ranks, row, at + 2)
    _tell_ways_back(s, areas, row, at + 2 + CHRONICLES + 2 + 3 * KINGDOMS)
    return row


def _tell_chronicles(s: Bretwalda, viewer: int, ranks: list[int], row: Numbers, at: int) -> None:
    """Put down where the Chronicles are that the viewer knows, and how many of the others are where."""
    for card in range(CHRONICLES):
        place = s.chronicle_at[card]
        called = 0
        if place == OUT:
            called = 1
        elif place < OUT:
            kingdom = (HELD - place) % KINGDOMS
            called = 2 + HELD - place - kingdom + ranks[kingdom]
        if knows_chronicle(s, viewer, card):
            row[at + card] = called
        else:
            row[at + card] = NONE
            row[at + CHRONICLES + called] += 1


def _tell_ways_back(s: Bretwalda, areas: list[int], row: Numbers, at: int) -> None:
    """Put down to which areas the attackers of the battle can go back, and those of other battles to how many."""
    is_fought = s.battle == LAND_BATTLE
    for n in range(len(areas)):
        area = areas[n]
        for half in range(2 * area, 2 * area + 2):
            mask = s.came_from[half]
            while mask:
                row[at + len(areas) + n] += 1
                mask &= mask - 1
        if is_fought and s.is_origin(s.battle_at, area):
            row[at + n] = 1


# Dealing anew


def redeal(s: Bretwalda, seat: int, rng: Rng) -> Bretwalda:
    """A clone in which what the seat cannot know is dealt anew; it depends on the view and the source alone."""
    t = s.clone()
    if s.is_open:
        return t
    viewer = s.kingdom_of(seat)
    _redeal_lordship(s, t, viewer, rng)
    _redeal_offer(s, t, viewer, rng)
    _redeal_chronicles(s, t, viewer, rng)
    t.silent = s.silent & 1 << viewer if viewer != NONE else 0
    return t


def _redeal_lordship(s: Bretwalda, t: Bretwalda, viewer: int, rng: Rng) -> None:
    """Cards whose place the viewer does not know go to the hands of others, to what is aside, and to the deck."""
    others = [kingdom for kingdom in range(KINGDOMS) if kingdom != viewer]
    is_aside_hidden = not knows_aside(s, viewer)
    pile: list[int] = []
    for card in range(CARDS):
        unknown = s.deck[card]
        if is_aside_hidden:
            unknown += s.aside[card]
            t.aside[card] = 0
        for kingdom in others:
            known = count_seen(s, viewer, kingdom, card) if viewer != NONE else 0
            unknown += s.hand[CARDS * kingdom + card] - known
            t.hand[CARDS * kingdom + card] = known
        t.deck[card] = 0
        for _ in range(unknown):
            pile.append(card)
    rng.shuffle(pile)
    dealt = 0
    for kingdom in others:
        for _ in range(s.hand_size[kingdom] - sum(t.hand[CARDS * kingdom : CARDS * kingdom + CARDS])):
            t.hand[CARDS * kingdom + pile[dealt]] += 1
            dealt += 1
    if is_aside_hidden:
        for _ in range(sum(s.aside)):
            t.aside[pile[dealt]] += 1
            dealt += 1
    for card in pile[dealt:]:
        t.deck[card] += 1
    mine = 3 << 2 * viewer if viewer != NONE else 0
    for place in range(len(t.seen)):
        t.seen[place] &= mine


def _redeal_offer(s: Bretwalda, t: Bretwalda, viewer: int, rng: Rng) -> None:
    """A card on offer that the viewer has not seen is any of the hand."""
    if s.offer_card == NONE or knows_offer(s, viewer):
        return
    cards = [card for card in held(t, s.turn) for _ in range(t.hand[CARDS * s.turn + card])]
    t.offer_card = cards[rng.below(len(cards))]


def _redeal_chronicles(s: Bretwalda, t: Bretwalda, viewer: int, rng: Rng) -> None:
    """Chronicles that the viewer does not know lie in any order in the places that are left."""
    places = _unknown_places(s, viewer)
    rng.shuffle(places)
    n = 0
    for card in range(CHRONICLES):
        if not knows_chronicle(s, viewer, card):
            t.chronicle_at[card] = places[n] // 16 - _PLACES
            t.chronicle_known[card] = places[n] % 16
            n += 1


def unveil(s: Bretwalda) -> Bretwalda:
    """A clone in which everybody knows everything."""
    t = s.clone()
    t.is_open = True
    return t
