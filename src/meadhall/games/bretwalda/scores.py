"""BRE-6, BRE-3.4: where Dalcs come from, and what breaks ties."""

from __future__ import annotations

from meadhall.engine.game import ScoreRow
from meadhall.games.bretwalda.realm import place_in_order
from meadhall.games.bretwalda.rules.victory import WAYS, dalc_sources, tie_breakers, way_of
from meadhall.games.bretwalda.state import Bretwalda


def way_won(s: Bretwalda) -> str:
    """BRE-3.2 to BRE-3.4: whether the target was reached or the last round played; among equals, what broke the tie."""
    return WAYS[way_of(s)]


def score_sheet(s: Bretwalda) -> list[ScoreRow]:
    """The Dalcs by where they come from, their sum, and what breaks ties, in that order."""
    kingdoms = s.kingdom_at[: s.variant.players]
    sources = [dalc_sources(s, kingdom) for kingdom in kingdoms]
    rows: list[ScoreRow] = [
        (name, [each[n] for each in sources]) for n, name in enumerate(("areas", "abbeys", "chronicles"))
    ]
    rows.append(("dalcs", [sum(each) for each in sources]))
    keys = [tie_breakers(s, kingdom) for kingdom in kingdoms]
    rows += [(name, [key[n] for key in keys]) for n, name in enumerate(("dalc_areas", "buildings", "gold"))]
    rows.append(("place", [place_in_order(s, kingdom) for kingdom in kingdoms]))
    return rows
