"""Chapter 15: where the points come from, and what breaks ties."""

from __future__ import annotations

from meadhall.engine.game import ScoreRow
from meadhall.games.tiny_epic_vikings.state import Vikings

_TIE_BREAKS = ("islands_held", "favours_held", "temples", "boats", "resources")


def score_sheet(s: Vikings) -> list[ScoreRow]:
    """Points of islands and of favours, their sum, and the tie-breaks in their order (TEV-15.2, TEV-15.5)."""
    clans = range(s.variant.players)
    standings = [s.standing(clan) for clan in clans]
    rows: list[ScoreRow] = [
        ("islands", [s.island_points(clan) for clan in clans]),
        ("favours", [s.favour_points(clan) for clan in clans]),
        ("points", [standing[0] for standing in standings]),
    ]
    for n, name in enumerate(_TIE_BREAKS):
        rows.append((name, [standing[n + 1] for standing in standings]))
    return rows
