"""Chapter 15: where the points come from, what breaks ties, and what decided."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine.game import ScoreRow
from meadhall.games.tiny_epic_vikings.content import ENEMY
from meadhall.games.tiny_epic_vikings.state import Vikings

_TIE_BREAKS = ("islands_held", "favours_held", "temples", "boats", "resources")


def way_won(s: Vikings) -> str:
    """What decided: points, or the last tie-break that the winner needed against anybody; in the solo game who won."""
    return way_of({clan: s.standing(clan) for clan in s.variant.clans if clan != ENEMY or s.variant.is_solo})


def way_of(standings: Mapping[int, list[int]]) -> str:
    """What decided between these standings of clans: points and all that breaks ties, in its order."""
    own = max(standings.values())
    best = [clan for clan, standing in standings.items() if standing == own]
    if len(best) > 1:
        return "shared"
    needed = 0
    for clan, other in standings.items():
        if clan != best[0]:
            needed = max(needed, next(n for n in range(len(own)) if own[n] != other[n]))
    if ENEMY in standings:
        return ("solo_lost" if best[0] == ENEMY else "solo_won") + ("_tie" if needed else "")
    return _TIE_BREAKS[needed - 1] if needed else "points"


def score_sheet(s: Vikings) -> list[ScoreRow]:
    """Points of islands and of favours, their sum, those of the solo enemy, and the tie-breaks (TEV-15.2, TEV-15.5)."""
    clans = range(s.variant.players)
    standings = [s.standing(clan) for clan in clans]
    rows: list[ScoreRow] = [
        ("islands", [s.island_points(clan) for clan in clans]),
        ("favours", [s.favour_points(clan) for clan in clans]),
        ("points", [standing[0] for standing in standings]),
    ]
    if s.variant.is_solo:
        rows += [
            ("enemy_islands", [s.island_points(ENEMY)]),
            ("enemy_favours", [s.favour_points(ENEMY)]),
            ("enemy_points", [s.points(ENEMY)]),
        ]
    for n, name in enumerate(_TIE_BREAKS):
        rows.append((name, [standing[n + 1] for standing in standings]))
    return rows
