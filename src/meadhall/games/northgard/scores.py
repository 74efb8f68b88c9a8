"""Chapter 16: where total fame comes from, and what decided the game."""

from __future__ import annotations

from typing import Final

from meadhall.engine.game import ScoreRow
from meadhall.games.northgard.content import (
    DECK,
    FAME_OF,
    RESOURCES_PER_FAME,
    UNREST,
)
from meadhall.games.northgard.fields import REMOVED, UPGRADE_LEFT
from meadhall.games.northgard.rules.scoring import (
    achievement,
    count_strongholds,
    standing,
    stronghold_winners,
    tie_break,
)
from meadhall.games.northgard.state import Northgard

_TIE_BREAKS: Final = ("territories", "figures", "buildings")
"""In the order in which they are compared (NOR-16.4)."""


def score_sheet(s: Northgard) -> list[ScoreRow]:
    """The parts of total fame, their sum, that of a team, strongholds, and what breaks ties (NOR-16.1 to NOR-16.4)."""
    seats = range(s.variant.seats)
    breaks = [tie_break(s, seat) for seat in seats]
    rows: list[ScoreRow] = [
        ("tokens", [s.fame[seat] for seat in seats]),
        ("cards", [sum(FAME_OF[card] for card in owned(s, seat) if card != UNREST) for seat in seats]),
        ("achievements", [sum(achievement(s, seat, card) for card in owned(s, seat)) for seat in seats]),
        ("resources", [s.count_resources(seat) // RESOURCES_PER_FAME for seat in seats]),
        ("unrest", [FAME_OF[UNREST] * owned(s, seat).count(UNREST) for seat in seats]),
        ("fame", [s.totals[seat] for seat in seats]),
        ("strongholds", [count_strongholds(s, seat) for seat in seats]),
    ]
    if s.variant.teams:
        rows.insert(-1, ("team", list(s.scores())))
    for n, name in enumerate(_TIE_BREAKS):
        rows.append((name, [each[n] for each in breaks]))
    return rows


def way_won(s: Northgard) -> str:
    """What decided the game: strongholds, fame, a tie-break, or nothing more, when victory is shared.

    Where several have enough strongholds, fame and ties decide among them (NOR-16.2). In a team game the id begins
    with `team_`; partners always win together (NOR-19.8).
    """
    contenders = stronghold_winners(s) if s.is_stronghold_victory else s.everyone()
    rivals = [standing(s, seat) for seat in range(s.variant.seats) if (contenders & ~s.won) >> seat & 1]
    return ("team_" if s.variant.teams else "") + _decided(s, rivals)


def _decided(s: Northgard, rivals: list[list[int]]) -> str:
    """NOR-16.1 to NOR-16.4: what the winners had, or had more of than the best of their rivals."""
    winners = s.winners()
    if len(winners) > (2 if s.variant.teams else 1):
        return "shared"
    if not rivals:
        return "strongholds"
    best = standing(s, winners[0])
    first = next(n for n, (own, other) in enumerate(zip(best, max(rivals), strict=True)) if own != other)
    if first:
        return _TIE_BREAKS[first - 1]
    return "strongholds_fame" if s.is_stronghold_victory else "fame"


def owned(s: Northgard, seat: int) -> list[int]:
    """The cards that belong to a seat, wherever they are; removed ones do not."""
    entries = range(DECK * seat, DECK * seat + s.deck_size[seat])
    return [s.cards[entry] for entry in entries if s.zones[entry] not in (REMOVED, UPGRADE_LEFT)]
