"""Chapter 16: where total fame comes from."""

from __future__ import annotations

from meadhall.engine.game import ScoreRow
from meadhall.games.northgard.content import (
    DECK,
    FAME_OF,
    RESOURCES_PER_FAME,
    UNREST,
)
from meadhall.games.northgard.position import REMOVED, UPGRADE_LEFT
from meadhall.games.northgard.rules.scoring import achievement, count_strongholds, tie_break
from meadhall.games.northgard.state import Northgard


def score_sheet(s: Northgard) -> list[ScoreRow]:
    """The parts of total fame, their sum, strongholds, and what breaks ties (NOR-16.1, NOR-16.3, NOR-16.4)."""
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
    for n, name in enumerate(("territories", "figures", "buildings")):
        rows.append((name, [each[n] for each in breaks]))
    return rows


def owned(s: Northgard, seat: int) -> list[int]:
    """The cards that belong to a seat, wherever they are; removed ones do not."""
    entries = range(DECK * seat, DECK * seat + s.deck_size[seat])
    return [s.cards[entry] for entry in entries if s.zones[entry] not in (REMOVED, UPGRADE_LEFT)]
