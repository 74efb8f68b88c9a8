"""BRE-6, BRE-3.4: where Dalcs come from, and what breaks ties."""

from __future__ import annotations

from meadhall.engine.game import ScoreRow
from meadhall.games.bretwalda.annals import completed_chronicles
from meadhall.games.bretwalda.cards import F_DALC
from meadhall.games.bretwalda.content import BUILDINGS, CHRONICLE_DALC
from meadhall.games.bretwalda.realm import count_abbeys, count_controlled, count_controlled_buildings
from meadhall.games.bretwalda.state import Bretwalda


def dalc_sources(s: Bretwalda, kingdom: int) -> list[int]:
    """BRE-6.1, BRE-6.2, BRE-6.3: the Dalcs of a Kingdom from areas, Abbeys and Chronicles."""
    abbeys = count_abbeys(s, kingdom)
    chronicles = CHRONICLE_DALC * len(completed_chronicles(s, kingdom))
    return [s.dalcs()[kingdom] - abbeys - chronicles, abbeys, chronicles]


def score_sheet(s: Bretwalda) -> list[ScoreRow]:
    """The Dalcs by where they come from, their sum, and what breaks ties, in that order."""
    kingdoms = s.kingdom_at[: s.variant.players]
    sources = [dalc_sources(s, kingdom) for kingdom in kingdoms]
    rows: list[ScoreRow] = [
        (name, [each[n] for each in sources]) for n, name in enumerate(("areas", "abbeys", "chronicles"))
    ]
    rows.append(("dalcs", [sum(each) for each in sources]))
    rows.append(("dalc_areas", [count_controlled(s, kingdom, F_DALC) for kingdom in kingdoms]))
    rows.append(("buildings", [count_controlled_buildings(s, kingdom, BUILDINGS) for kingdom in kingdoms]))
    rows.append(("gold", [s.gold[kingdom] for kingdom in kingdoms]))
    rows.append(("place", [s.order.index(kingdom) + 1 for kingdom in kingdoms]))
    return rows
