"""Chapter 16: the end of the game."""

from __future__ import annotations

from meadhall.games.northgard import log
from meadhall.games.northgard.cards import (
    PER_EMPTY_LARGE,
    PER_EMPTY_SMALL,
    PER_ICON,
    PER_LAIR,
    PER_LARGE_BUILDING,
    PER_SMALL_BUILDING,
    PER_UNIT,
)
from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    AREAS,
    CARVED_SLOT,
    DECK,
    FAME_OF,
    LARGE_SLOT,
    RESOURCES,
    RESOURCES_PER_FAME,
    SET_OF,
    SMALL_SLOT,
    STRONGHOLDS,
    TEAM_STRONGHOLDS,
)
from meadhall.games.northgard.fields import REMOVED, UPGRADE_LEFT
from meadhall.games.northgard.state import Northgard


def count_strongholds(s: Northgard, seat: int) -> int:
    """NOR-16.1: closed territories that a player controls, with a large building."""
    total = 0
    for territory in range(AREAS):
        if s.owner[territory] == seat and s.is_closed(territory) and s.count_large(territory):
            total += 1
    return total


def stronghold_winners(s: Northgard) -> int:
    """NOR-16.1, NOR-19.7: the mask of those who have enough strongholds; partners count together."""
    winners = 0
    for seat in range(s.variant.seats):
        count = count_strongholds(s, seat)
        if s.variant.teams:
            count += count_strongholds(s, s.partner(seat))
        if count >= (TEAM_STRONGHOLDS if s.variant.teams else STRONGHOLDS):
            winners |= 1 << seat
    return winners


def achievement(s: Northgard, seat: int, card: int) -> int:
    """NOR-16.5: what an Achievement card is worth to a player."""
    total = PER_UNIT[card] * (s.count_units(seat) + (1 if seat == s.bear_seat and s.kaija_at >= 0 else 0))
    for territory in range(AREAS):
        if s.owner[territory] != seat:
            continue
        total += PER_SMALL_BUILDING[card] * s.count_small(territory) + PER_LARGE_BUILDING[card] * s.count_large(
            territory
        )
        empty = s.count_free_slots(territory, SMALL_SLOT) + s.count_free_slots(territory, CARVED_SLOT)
        total += PER_EMPTY_SMALL[card] * empty + PER_EMPTY_LARGE[card] * s.count_free_slots(territory, LARGE_SLOT)
        total += PER_LAIR[card] * s.lairs(territory)
        for resource in range(RESOURCES):
            total += PER_ICON[RESOURCES * card + resource] * s.icons(territory, resource)
    return total


def card_fame(s: Northgard, seat: int) -> int:
    """NOR-16.3: printed fame of all own cards, Unrest included, and what Achievements are worth."""
    total = 0
    first = DECK * seat
    for entry in range(first, first + s.deck_size[seat]):
        if s.zones[entry] not in (REMOVED, UPGRADE_LEFT):
            card = s.cards[entry]
            total += achievement(s, seat, card) if SET_OF[card] == ACHIEVEMENT_SET else FAME_OF[card]
    return total


def resource_fame(s: Northgard, seat: int) -> int:
    """NOR-16.3: a point for every three resources."""
    return s.count_resources(seat) // RESOURCES_PER_FAME


def total_fame(s: Northgard, seat: int) -> int:
    """NOR-16.3: tokens, cards, and resources."""
    return s.fame[seat] + card_fame(s, seat) + resource_fame(s, seat)


def tie_break(s: Northgard, seat: int) -> list[int]:
    """NOR-16.4: controlled territories, figures on the map, buildings in controlled territories."""
    territories = 0
    buildings = 0
    for territory in range(AREAS):
        if s.owner[territory] == seat:
            territories += 1
            buildings += s.count_small(territory) + s.count_large(territory)
    figures = s.count_units(seat) + (1 if seat == s.bear_seat and s.kaija_at >= 0 else 0)
    return [territories, figures, buildings]


def standing(s: Northgard, seat: int) -> list[int]:
    """NOR-16.4, NOR-19.8: total fame and what breaks ties, of a player or of a team."""
    own = [s.totals[seat], *tie_break(s, seat)]
    if s.variant.teams:
        partner = s.partner(seat)
        own = [a + b for a, b in zip(own, [s.totals[partner], *tie_break(s, partner)], strict=True)]
    return own


def _tell_total(s: Northgard, seat: int) -> None:
    """Tell a player's fame, and where it comes from."""
    if s.ear is not None:
        parts = s.fame[seat], card_fame(s, seat), resource_fame(s, seat)
        s.tell(log.TOTAL, s.clan[seat], s.totals[seat], parts[0], parts[1], parts[2])


def finish(s: Northgard, contenders: int, is_stronghold: bool) -> None:
    """NOR-16.2, NOR-16.4, NOR-RUL-37: the best of the contenders win; a last tie is shared."""
    s.is_stronghold_victory = is_stronghold
    best: list[int] = []
    for seat in range(s.variant.seats):
        s.totals[seat] = total_fame(s, seat)
        _tell_total(s, seat)
    for seat in range(s.variant.seats):
        if contenders >> seat & 1:
            own = standing(s, seat)
            if not best or own > best:
                best = own
                s.won = 1 << seat
            elif own == best:
                s.won |= 1 << seat
    winners = 0
    for seat in range(s.variant.seats):
        if s.won >> seat & 1:
            winners |= 1 << s.clan[seat]
            s.tell(log.WON, s.clan[seat], int(is_stronghold))
    s.tell(log.STRONGHOLD_VICTORY if is_stronghold else log.FAME_VICTORY, winners)
