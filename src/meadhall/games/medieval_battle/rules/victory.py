"""Chapter 13: flags, victory, and the end of the game."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    COUNTERS,
    NONE,
    OUT,
    POINTS_TO_WIN,
    RED,
    TABOR_POINTS,
    UNITS,
    YELLOW,
)
from meadhall.games.medieval_battle.fields import READY
from meadhall.games.medieval_battle.state import Battle

BY_POINTS: Final = 0
BY_EXHAUSTION: Final = 1
BY_PASSES: Final = 2
DRAW: Final = 2


class CountVictory(Step):
    """MED-13.2, MED-13.6, MED-13.7: at the end of every turn, flags, then points, then passes, then exhaustion."""

    def run(self, s: Battle) -> None:
        s.active = NONE
        s.stage = READY
        s.began_in_zone = False
        s.has_dismounted = False
        _take_flags(s)
        points = [s.victory_points(RED), s.victory_points(YELLOW)]
        enough = POINTS_TO_WIN[s.variant.field.size]
        if points[RED] >= enough or points[YELLOW] >= enough:
            # Both can only reach it in one turn; then the one whose turn it was breaks the last tie (MED-RUL-29).
            ahead = better_army(s)
            _end(s, s.turn if ahead == DRAW else ahead, BY_POINTS)
        elif s.passes >= 2:
            _end(s, better_army(s), BY_PASSES)
        elif _is_exhausted(s):
            _end(s, better_army(s), BY_EXHAUSTION)


def _take_flags(s: Battle) -> None:
    """MED-13.2 to MED-13.4: who stands on a flag controls it until somebody else does."""
    field = s.variant.field
    has_taken = False
    for n in range(len(field.flags)):
        unit = s.unit_at[field.flags[n]]
        if unit != NONE and s.flag_owner[n] != unit // COUNTERS:
            s.flag_owner[n] = unit // COUNTERS
            s.tell(log.FLAG_TAKEN, unit // COUNTERS, field.flag_names[n], field.flags[n], field.flag_points[n])
            has_taken = True
    if has_taken:
        tell_points(s)


def tell_points(s: Battle) -> None:
    """Tell how far both armies are after a flag or a wagon train changed it."""
    if s.ear is not None:
        enough = POINTS_TO_WIN[s.variant.field.size]
        s.tell(log.POINTS, s.victory_points(RED), s.victory_points(YELLOW), enough)


def _is_exhausted(s: Battle) -> bool:
    """MED-13.7b: no time tokens, and no movement points on the board."""
    if s.tokens[RED] or s.tokens[YELLOW]:
        return False
    for unit in range(UNITS):
        if s.place[unit] >= 0 and s.points[unit] > 0:
            return False
    return True


def better_army(s: Battle) -> int:
    """MED-13.8: more points, then more recruit value on the board, else nobody."""
    ahead = s.victory_points(RED) - s.victory_points(YELLOW)
    if ahead == 0:
        ahead = s.value_on_board(RED) - s.value_on_board(YELLOW)
    if ahead == 0:
        return DRAW
    return RED if ahead > 0 else YELLOW


def _end(s: Battle, outcome: int, reason: int) -> None:
    s.outcome = outcome
    s.reason = reason
    s.tell(log.BATTLE_OVER, outcome, reason, s.victory_points(RED), s.victory_points(YELLOW))
    _count(s)
    s.todo.clear()


def _count(s: Battle) -> None:
    """Tell where the points of both armies come from, and who has won."""
    if s.ear is None:
        return
    s.tell(log.COUNT_BEGINS, s.reason)
    for side in (RED, YELLOW):
        wagons = TABOR_POINTS if s.place[s.tabor(1 - side)] == OUT else 0
        s.tell(log.COUNTED, side, s.victory_points(side) - wagons, wagons, s.value_on_board(side))
    if s.outcome == DRAW:
        s.tell(log.DRAWN)
    else:
        s.tell(log.WON, s.outcome)
