"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from meadhall.drawing import views
from meadhall.drawing.layouts import manner
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    COUNTERS,
    KIND_IDS,
    KIND_OF,
    MOVEMENT,
    NONE,
    RESERVE,
    TABOR,
)
from meadhall.games.medieval_battle.hidden import knows_army
from meadhall.games.medieval_battle.picture.places import LAYOUTS, Layout
from meadhall.games.medieval_battle.reach import Way, ways
from meadhall.games.medieval_battle.rules.turns import Act
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.wording import words


class View(views.View[Battle, Layout]):
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Battle, seat: int, language: str, layout: str) -> None:
        name, is_bare = manner(layout)
        texts = words(language)
        super().__init__(s, seat, texts, LAYOUTS[name][s.variant.field.size], is_bare)
        self.side: Final = s.side_of(seat)

    @cached_property
    def ways(self) -> dict[int, Way]:
        """Where the active unit can go in several steps."""
        return ways(self.s) if self.is_mine and isinstance(self.decision, Act) else {}

    # Eyes

    def knows(self, side: int) -> bool:
        """Whether the viewer knows what an army holds in reserve."""
        return knows_army(self.s, self.side, side)

    def in_hand(self) -> int:
        """The unit about to be placed, if the viewer may know it, else NONE."""
        unit = self.s.in_hand
        if unit == NONE:
            return NONE
        is_known = self.knows(unit // COUNTERS) or self.s.place[unit] != RESERVE
        return unit if is_known else NONE

    def about_kind(self, kind: int) -> str:
        """The name of a unit type and what it does."""
        return f"{self.name(KIND_IDS[kind])}. {self.say('text-' + KIND_IDS[kind])}"

    def about_unit(self, unit: int) -> str:
        """The tooltip of a unit that everybody sees."""
        s, kind = self.s, KIND_OF[unit]
        army = self.name(ARMY_IDS[unit // COUNTERS])
        name = f"{self.name(KIND_IDS[kind])} ({army})"
        if kind == TABOR:
            state = self.say("picture-fortified" if s.points[unit] else "picture-exposed")
            return f"{name}: {state} {self.say('text-' + KIND_IDS[kind])}"
        state = self.say("picture-unit", knights=s.knights[unit], points=s.points[unit], most=MOVEMENT[kind])
        return f"{name}: {state} {self.say('text-' + KIND_IDS[kind])}"
