"""What each seat may know, and how the rest may be dealt anew (the manual's chapter on hidden information)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.rng import Rng
from meadhall.games.bretwalda.content import CARDS, CHRONICLES, KINGDOMS, NONE
from meadhall.games.bretwalda.fields import COMPLETED, OUT
from meadhall.games.bretwalda.hands import count_seen, held
from meadhall.games.bretwalda.state import Bretwalda

UNKNOWN: Final = -20
"""Where a Chronicle card is, for who does not know it."""
_PLACES: Final = 32
"""More than the places of Chronicle cards below 0."""


def viewer_of(s: Bretwalda, seat: int) -> int:
    """The Kingdom of a seat; NONE for spectators and before the Kingdoms are assigned."""
    return s.kingdom_at[seat] if seat >= 0 else NONE


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
    viewer = viewer_of(s, seat)
    return _public(s) | _battle(s) | _lordship(s, viewer) | _chronicles(s, viewer)


def _public(s: Bretwalda) -> dict[str, Any]:
    return {
        "kingdom_at": [*s.kingdom_at],
        "round": s.round,
        "pretender": s.pretender,
        "direction": s.direction,
        "order": [*s.order],
        "season_card": s.season_card,
        "season_cards_used": s.season_cards_used,
        "exempt": s.exempt,
        "units": [*s.units],
        "marker": [*s.marker],
        "food": [*s.food],
        "buildings": [*s.buildings],
        "improvements": [*s.improvements],
        "before": [*s.before],
        "ships": [*s.ships],
        "pool": [*s.pool],
        "supply": [*s.supply],
        "gold": [*s.gold],
        "ruler": [*s.ruler],
        "tiles": [*s.tiles],
        "vassal": [*s.vassal],
        "living": s.living,
        "dalcs": s.dalcs(),
        "turn": s.turn,
        "action": s.action,
        "actions_used": [*s.actions_used],
        "actions_taken": [*s.actions_taken],
        "deeds": [*s.deeds],
        "vikings_killed": [*s.vikings_killed],
        "battles_won": [*s.battles_won],
        "food_destroyed": [*s.food_destroyed],
        "moved": [*s.moved],
        "ships_moved": [*s.ships_moved],
        "came_from": [*s.came_from],
        "march_bonus": s.march_bonus,
        "fyrd": [s.recruits, s.free_recruits, s.vassal_recruits],
        "development": [s.has_built, s.has_bought],
        "offers": [*s.offers],
        "raid": [s.drakkar, s.landing, s.party, s.is_redirected],
        "passed": s.passed,
        "asked": s.asked,
        "dalcs_then": [*s.dalcs_then],
        "is_open": s.is_open,
        "ranking": [*s.ranking],
    }


def _battle(s: Bretwalda) -> dict[str, Any]:
    return {
        "battle": [s.battle, s.battle_at, s.sides[0], s.sides[1], s.origin, s.battle_round, s.winner],
        "is_avoided": s.is_avoided,
        "took_part": s.took_part,
        "damage": [*s.damage],
        "killed": [*s.killed],
        "cancels": [*s.cancels],
        "swords": [*s.swords],
        "extra_dice": [*s.extra_dice],
        "fewer_dice": [*s.fewer_dice],
        "first_strike": s.first_strike,
        "is_city_open": s.is_city_open,
        "precise": s.precise,
        "named": [*s.named],
        "cards_this_round": s.cards_this_round,
        "blessed": s.blessed,
        "dice": [*s.dice],
        "to_roll": [*s.to_roll],
    }


def _lordship(s: Bretwalda, viewer: int) -> dict[str, Any]:
    return {
        "hands": [_hand(s, viewer, kingdom) for kingdom in range(KINGDOMS)],
        "hand_size": [*s.hand_size],
        "seen": [_seen(s, viewer, kingdom) for kingdom in range(KINGDOMS)],
        "deck": [*s.deck] if s.is_open else s.deck_size,
        "discards": [*s.discards],
        "in_play": [*s.in_play],
        "aside": [*s.aside] if knows_aside(s, viewer) else sum(s.aside),
        "aside_of": [s.aside_by, s.aside_from],
        "silent": s.silent if s.is_open else (s.silent >> viewer & 1 if viewer != NONE else 0),
        "offer": [s.offer_to, s.offer_gold, s.offer_asked, s.is_offered, s.offer_card != NONE],
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
        "layers": s.layers,
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


# Dealing anew


def redeal(s: Bretwalda, seat: int, rng: Rng) -> Bretwalda:
    """A clone in which what the seat cannot know is dealt anew; it depends on the view and the source alone."""
    t = s.clone()
    if s.is_open:
        return t
    viewer = viewer_of(s, seat)
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
