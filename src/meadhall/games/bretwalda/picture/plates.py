"""What a page shows of the Kingdoms beside the map: plates, and the ribbon of the round."""

from __future__ import annotations

from meadhall.drawing.pages import emblem
from meadhall.engine.plates import COMING, Bar, Number, Pennant, Plate, Ribbon, phases
from meadhall.games.bretwalda.content import (
    NONE,
    ROUNDS,
    SEASON_IDS,
    SEASON_OF_ROUND,
    WINTER,
    WINTER_FREE_FOOD,
    YEAR_OF_ROUND,
)
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import count_food, place_in_order
from meadhall.games.bretwalda.rules.seasons import SeasonPhase
from meadhall.games.bretwalda.rules.turns import ActionPhase
from meadhall.games.bretwalda.rules.winter import food_need
from meadhall.games.bretwalda.state import Bretwalda


def plates(s: Bretwalda, seat: int, language: str) -> list[Plate]:
    """The plates of the Kingdoms, in the order of seats; none before these are dealt."""
    view = View(s, seat, language, "parts")
    return [_plate(view, s.kingdom_at[each], each) for each in range(s.variant.players) if s.kingdom_at[each] != NONE]


def _need(s: Bretwalda, kingdom: int) -> int:
    """The Food that the army of a Kingdom eats in Winter."""
    return food_need(s, kingdom, s.ability(kingdom, WINTER_FREE_FOOD))


def _plate(view: View, kingdom: int, seat: int) -> Plate:
    s = view.s
    food, dalcs, target = f"{count_food(s, kingdom)}/{_need(s, kingdom)}", view.dalcs[kingdom], s.variant.dalc_target
    numbers = [
        Number(emblem("coin", 10), str(s.gold[kingdom]), view.say("picture-gold")),
        Number(emblem("bre-food", 13), food, view.say("picture-food")),
        Number(emblem("bre-lordship", 13), str(s.hand_size[kingdom]), view.say("picture-lordship")),
    ]
    bar = Bar(view.say("picture-dalcs"), f"{dalcs}/{target}", min(dalcs, target), target)
    return Plate(seat, numbers, [bar], _note(view, kingdom))


def _note(view: View, kingdom: int) -> str:
    """That a Kingdom has won, or its place in player order; the Pretender has the first."""
    s = view.s
    if s.is_over and s.ranking[0] == kingdom:
        return view.say("picture-winner")
    if s.order[0] == NONE:
        return ""
    if s.pretender == kingdom:
        return view.say("picture-pretender")
    return view.say("picture-place", number=place_in_order(s, kingdom))


# The ribbon


def ribbon(s: Bretwalda, seat: int, language: str) -> Ribbon:
    """The Season and the round, which of its phases is on, and what the next Season brings."""
    view = View(s, seat, language, "parts")
    if s.round == 0:
        return Ribbon(view.say("picture-setup"))
    season = SEASON_IDS[SEASON_OF_ROUND[s.round]]
    title = view.say("picture-season", year=YEAR_OF_ROUND[s.round] + 1, **view.words.thing("season", [season]))
    about = view.say("picture-round", round=s.round)
    if s.is_over:
        return Ribbon(title, about)
    now = _phase(s)
    names = [
        (view.say("picture-phase-order"), ""),
        (view.say("picture-phase-season"), emblem(f"bre-{season}", 13)),
        (view.say("picture-phase-actions"), ""),
    ]
    coming = s.round if now == 0 else s.round + 1
    return Ribbon(title, about, [*phases(names, now), _after(view)], _brings(view, coming))


def _phase(s: Bretwalda) -> int:
    """Which phase of the round is on: player order, Season or actions."""
    if any(isinstance(step, SeasonPhase) for step in s.todo):
        return 0
    return 1 if any(isinstance(step, ActionPhase) for step in s.todo) else 2


def _after(view: View) -> Pennant:
    """What follows the round: the next Season, or the end."""
    following = view.s.round + 1
    if following > ROUNDS:
        return Pennant(view.say("picture-end"), COMING)
    season = SEASON_IDS[SEASON_OF_ROUND[following]]
    return Pennant(view.name(season), COMING, emblem(f"bre-{season}", 13))


def _brings(view: View, round_: int) -> str:
    """What happens in the Season of a round; in Winter to the viewer's own army."""
    s, kingdom = view.s, view.kingdom
    if round_ > ROUNDS:
        return view.say("picture-most-dalcs")
    if SEASON_OF_ROUND[round_] == WINTER and kingdom != NONE:
        return view.say("picture-winter", need=_need(s, kingdom), food=count_food(s, kingdom))
    season = SEASON_IDS[SEASON_OF_ROUND[round_]]
    return f"{view.name(season)}: {view.name(season, 'text')}"
