"""What each seat may know, and how the rest may be dealt anew (the manual's chapter on hidden information)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import CATEGORY, Piece
from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.rng import Rng
from meadhall.games.northgard.content import CARDS, DECK, NONE, SET_OF, START_SET, TILES, UNREST_SET
from meadhall.games.northgard.fields import DRAW_PILE, FIELDS, HAND, IN_HAND, TOP
from meadhall.games.northgard.state import Northgard

COMMON: Final = [card for card in range(CARDS) if SET_OF[card] in (START_SET, UNREST_SET)]
"""The cards of which several players have copies."""
SINGLE: Final = [card for card in range(CARDS) if card not in COMMON]
RANK_OF: Final = [(COMMON + SINGLE).index(card) for card in range(CARDS)]

UNKNOWN: Final = DRAW_PILE
"""Where a card is of which one knows only that it is in the hand or the draw pile; else its zone says it."""
ON_TOP: Final = TOP
PLACES: Final = TOP + 1
TOPS: Final = 3
"""So many cards of those on top of a pile are told one by one."""


def knows_card(s: Northgard, viewer: int, entry: int) -> bool:
    """Whether a viewer knows where a card is: in an open zone, or seen in a hand or on top of a pile.

    The owner knows every card of the hand; where the cards of a draw pile lie nobody knows.
    """
    zone = s.zones[entry]
    if zone == DRAW_PILE:
        return False
    if s.is_open or (zone != HAND and zone < TOP):
        return True
    if viewer < 0:
        return s.seen[entry] == s.everyone()
    return s.seen[entry] >> viewer & 1 == 1


def known_hand(s: Northgard, viewer: int, player: int) -> list[int]:
    """The cards of a hand that a viewer knows, sorted."""
    first = DECK * player
    return sorted(
        s.cards[entry]
        for entry in range(first, first + s.deck_size[player])
        if s.zones[entry] == HAND and knows_card(s, viewer, entry)
    )


def unseen_cards(s: Northgard, viewer: int, player: int) -> list[int]:
    """The cards of a player of which a viewer only knows that they are in the hand or the draw pile, sorted."""
    first = DECK * player
    return sorted(
        s.cards[entry] for entry in range(first, first + s.deck_size[player]) if not knows_card(s, viewer, entry)
    )


def known_top(s: Northgard, viewer: int, player: int) -> list[int]:
    """The cards on top of a draw pile from the top down, as far as they were put there; NONE for those not seen."""
    first = DECK * player
    tops = [NONE] * s.tops[player]
    for entry in range(first, first + s.deck_size[player]):
        if s.zones[entry] >= TOP and knows_card(s, viewer, entry):
            tops[s.tops[player] - 1 - (s.zones[entry] - TOP)] = s.cards[entry]
    return tops


def cards_of(s: Northgard, player: int, zone: int) -> list[int]:
    """All cards of a player in a zone, sorted."""
    first = DECK * player
    return sorted(s.cards[entry] for entry in range(first, first + s.deck_size[player]) if s.zones[entry] == zone)


def count_pile(s: Northgard, player: int) -> int:
    """The cards of a draw pile."""
    return s.count_cards(player, DRAW_PILE) + s.tops[player]


def knows_fame(s: Northgard, viewer: int, player: int) -> bool:
    """NOR-13.4, option `open_fame`: tokens are face down; partners tell each other (NOR-19.3)."""
    return s.variant.open_fame or s.is_open or viewer == player or (viewer >= 0 and not s.is_enemy(viewer, player))


def observe(s: Northgard, seat: int) -> dict[str, Any]:
    """All that a seat, or a spectator, may know."""
    return FIELDS.shown(s) | {
        "players": [_player(s, seat, player) for player in range(s.variant.seats)],
        "laid": [*s.laid[: s.laid_count]],
        "depth": [_depth(s, seat, tile) for tile in range(TILES)],
        "won": s.won,
        "is_stronghold_victory": s.is_stronghold_victory,
        "totals": [*s.totals],
    }


def _player(s: Northgard, viewer: int, player: int) -> dict[str, Any]:
    first = DECK * player
    return {
        "fame": s.fame[player] if knows_fame(s, viewer, player) else NONE,
        "hand": known_hand(s, viewer, player),
        "hand_size": s.count_cards(player, HAND),
        "pile_size": count_pile(s, player),
        "top": known_top(s, viewer, player),
        "unseen": unseen_cards(s, viewer, player),
        "open": sorted(
            [s.cards[entry], s.zones[entry]]
            for entry in range(first, first + s.deck_size[player])
            if HAND < s.zones[entry] < TOP and s.zones[entry] != DRAW_PILE
        ),
        "entries": [*s.zones[first : first + s.deck_size[player]]] if s.is_open else [],
    }


def _depth(s: Northgard, viewer: int, tile: int) -> int:
    """Where a tile is; those in other hands look as if they were in the pile, of which only the number is known."""
    depth = s.depth[tile]
    return 0 if depth <= IN_HAND and depth != IN_HAND - viewer and not s.is_open else depth


def knowledge(s: Northgard) -> tuple[Piece, ...]:
    """The pieces of `known`. Cards of which there are several are counted, of the others is said where they are."""
    seats, many, single = s.variant.seats, len(COMMON), len(SINGLE)
    whose = (NONE, seats - 1)
    return (
        Piece("fame", "Fame tokens, if known.", (NONE, 10_000), ("seat",), (seats,), usual=(0, 60)),
        Piece("hand_size", "Cards in a hand.", (0, DECK), ("seat",), (seats,)),
        Piece("pile_size", "Cards in a draw pile.", (0, DECK), ("seat",), (seats,)),
        Piece(
            "top",
            "The cards on top of a draw pile, if known.",
            (NONE, CARDS - 1),
            ("seat", "from the top"),
            (seats, TOPS),
            CATEGORY,
        ),
        Piece(
            "common",
            "Copies of a card, by where they are as far as one knows.",
            (0, DECK),
            ("seat", "where", "common card"),
            (seats, PLACES, many),
            usual=(0, 3),
        ),
        Piece("holder", "Whose a card is.", whose, ("single card",), (single,), CATEGORY),
        Piece("place", "Where it is, as far as one knows.", (NONE, PLACES - 1), ("single card",), (single,), CATEGORY),
        Piece("drawn", "Copies of a card that one has just drawn.", (0, DECK), ("card",), (CARDS,), usual=(0, 1)),
        Piece(
            "tile_at",
            "Where a tile is that is not laid: -1 laid, -2 drawn, -3 and less in a hand, else in the pile.",
            (IN_HAND - seats + 1, 10_000),
            ("tile",),
            (TILES,),
            usual=(IN_HAND, TILES),
        ),
    )


def known(s: Northgard, seat: int) -> Numbers:
    """What a seat knows of fame, cards and tiles, for machines; its own come first, then those of the next."""
    seats = s.variant.seats
    own = seat if seat >= 0 else 0
    first_tile = _places_before_tiles(seats)
    row = filled(0, first_tile + TILES)
    for n in range(3 * seats, (3 + TOPS) * seats):
        row[n] = NONE
    first = first_tile - CARDS - 2 * len(SINGLE)
    for n in range(first, first + 2 * len(SINGLE)):
        row[n] = NONE
    for n in range(seats):
        player = (own + n) % seats
        row[n] = s.fame[player] if knows_fame(s, seat, player) else NONE
        row[seats + n] = s.count_cards(player, HAND)
        row[2 * seats + n] = count_pile(s, player)
        for entry in range(DECK * player, DECK * player + s.deck_size[player]):
            _tell_card(s, seat, n, entry, row)
    if s.drawer == seat:
        for entry in range(DECK * own, DECK * own + s.deck_size[own]):
            if s.fresh >> entry - DECK * own & 1:
                row[first_tile - CARDS + s.cards[entry]] += 1
    for tile in range(TILES):
        row[first_tile + tile] = IN_HAND if s.depth[tile] == IN_HAND - own else _depth(s, seat, tile)
    return row


def _places_before_tiles(seats: int) -> int:
    return (3 + TOPS + PLACES * len(COMMON)) * seats + 2 * len(SINGLE) + CARDS


def _tell_card(s: Northgard, seat: int, n: int, entry: int, row: Numbers) -> None:
    """Put down where a seat knows a card of the n-th player to be."""
    seats = s.variant.seats
    card = s.cards[entry]
    zone = s.zones[entry]
    where = UNKNOWN
    if knows_card(s, seat, entry):
        where = zone
        if zone >= TOP:
            where = ON_TOP
            depth = s.tops[entry // DECK] - 1 - (zone - TOP)
            if depth < TOPS:
                row[3 * seats + TOPS * n + depth] = card
    rank = RANK_OF[card]
    first = (3 + TOPS) * seats
    if rank < len(COMMON):
        row[first + len(COMMON) * (PLACES * n + where) + rank] += 1
    else:
        single = first + PLACES * len(COMMON) * seats + rank - len(COMMON)
        row[single] = n
        row[single + len(SINGLE)] = where


def redeal(s: Northgard, seat: int, rng: Rng) -> Northgard:
    """A clone in which the hands and known tops that a seat has not seen are dealt anew.

    Piles have no order to deal anew: a card is drawn from them when it is drawn. Every gain of
    fame was told, so hidden tokens are as known to a good memory as open ones, and stay.
    """
    t = s.clone()
    if s.is_open:
        return t
    for player in range(s.variant.seats):
        if player != seat:
            _redeal_cards(t, seat, player, rng)
    if s.year == 0:
        _redeal_tiles(t, seat, rng)
    return t


def _redeal_cards(t: Northgard, seat: int, player: int, rng: Rng) -> None:
    """Unseen cards of a player change places: those in hand, in the draw pile, and put unseen on top of it."""
    _order_copies(t, seat, player)
    first = DECK * player
    entries = [e for e in range(first, first + t.deck_size[player]) if not knows_card(t, seat, e)]
    places = sorted(CARDS * t.zones[entry] + t.seen[entry] for entry in entries)
    count = sum(1 for entry in entries if t.fresh >> entry - first & 1)
    rng.shuffle(places)
    for n, entry in enumerate(entries):
        t.zones[entry] = places[n] // CARDS
        t.seen[entry] = places[n] % CARDS
    if t.drawer == player:
        _redeal_fresh(t, player, entries, count, rng)


def _order_copies(t: Northgard, seat: int, player: int) -> None:
    """Copies of a card are alike: those that the seat knows of come first."""
    first = DECK * player
    for one in range(first, first + t.deck_size[player]):
        for other in range(one + 1, first + t.deck_size[player]):
            if t.cards[one] == t.cards[other] and _copy_rank(t, seat, other) < _copy_rank(t, seat, one):
                t.zones[one], t.zones[other] = t.zones[other], t.zones[one]
                t.seen[one], t.seen[other] = t.seen[other], t.seen[one]
                if t.drawer == player and (t.fresh >> one - first ^ t.fresh >> other - first) & 1:
                    t.fresh ^= 1 << one - first | 1 << other - first


def _copy_rank(t: Northgard, seat: int, entry: int) -> int:
    return CARDS * t.zones[entry] + t.seen[entry] if knows_card(t, seat, entry) else CARDS * CARDS


def _redeal_fresh(t: Northgard, player: int, entries: list[int], count: int, rng: Rng) -> None:
    """Which of the unseen cards in hand were just drawn."""
    hand = [entry for entry in entries if t.zones[entry] == HAND]
    rng.shuffle(hand)
    for entry in entries:
        t.fresh &= ~(1 << entry - DECK * player)
    for entry in hand[:count]:
        t.fresh |= 1 << entry - DECK * player


def _redeal_tiles(t: Northgard, seat: int, rng: Rng) -> None:
    """During setup: tiles in other hands and in the pile change places, but for one that is being placed."""
    hidden = [
        tile
        for tile in range(TILES)
        if tile != t.tile and (t.depth[tile] == 0 or (t.depth[tile] <= IN_HAND and t.depth[tile] != IN_HAND - seat))
    ]
    places = sorted(t.depth[tile] for tile in hidden)
    rng.shuffle(places)
    for n, tile in enumerate(hidden):
        t.depth[tile] = places[n]


def unveil(s: Northgard) -> Northgard:
    """A clone in which everybody knows everything."""
    t = s.clone()
    t.is_open = True
    return t
