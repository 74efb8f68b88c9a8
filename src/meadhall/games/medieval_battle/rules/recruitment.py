"""Chapter 2: recruitment, secret and by both armies at once."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    BUDGET,
    COUNTERS_OF,
    KIND_IDS,
    LONGBOW_LIMIT,
    LONGBOWMEN,
    PRESET_COUNTS,
    PRESET_SIZE,
    RECRUIT_COST,
    RED,
    TABOR,
    YELLOW,
)
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import COUNT, PRESET


class Recruit(Step):
    """MED-2.1, MED-2.9: both armies choose in secret, or get their presets."""

    def run(self, s: Battle) -> None:
        s.tell(log.RECRUITMENT_BEGINS)
        s.then(RevealArmies())
        for side in (RED, YELLOW):
            if s.variant.army_mode == "preset_fixed":
                take_preset(s, side, s.variant.army_presets[side])
            elif s.variant.army_mode == "preset_choice":
                s.together(ChoosePreset(s.seat_of(side), side))
            else:
                s.together(RecruitUnits(s.seat_of(side), side, 0))


def take_preset(s: Battle, side: int, preset: int) -> None:
    """Recruit a ready-made army."""
    for kind in range(TABOR):
        s.recruit(side, kind, PRESET_COUNTS[preset][kind])
    s.recruiting[side] = TABOR


class RecruitUnits(Decision):
    """D-REC, MED-2.2 to MED-2.8: how many units of a type, within budget and counters."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "MED-2.2"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, side: int, kind: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.kind: Final = kind

    def options(self, s: Battle) -> list[int]:
        return list(range(most_recruits(s, self.side, self.kind) + 1))

    def choose(self, s: Battle, option: int) -> None:
        s.recruit(self.side, self.kind, option)
        s.recruiting[self.side] = self.kind + 1
        s.tell(log.RECRUITED, self.side, self.kind, option, audience=1 << self.seat)
        if self.kind + 1 < TABOR:
            s.together(RecruitUnits(self.seat, self.side, self.kind + 1))

    def is_secret(self, s: Battle) -> bool:
        """Whether points are left."""
        return True

    def audience(self, s: Battle) -> int:
        return 1 << self.seat

    def reveals(self, s: Battle, option: int) -> bool:
        return self.kind + 1 == TABOR and _is_other_ready(s, self.side)

    def counts(self, s: Battle, option: int) -> dict[str, int]:
        return {KIND_IDS[self.kind]: option}


def _is_other_ready(s: Battle, side: int) -> bool:
    """Whether both armies, or at least their sizes, are shown as soon as this one is ready."""
    return s.recruiting[1 - side] == TABOR


def most_recruits(s: Battle, side: int, kind: int) -> int:
    """MED-2.3 to MED-2.7: as many as the points left, the counters and the limit on longbowmen allow."""
    size = s.variant.field.size
    most = (BUDGET[size] - s.cost_of_army(side)) // RECRUIT_COST[kind]
    if kind == LONGBOWMEN:
        most = min(most, LONGBOW_LIMIT[size])
    return min(most, COUNTERS_OF[kind])


class ChoosePreset(Decision):
    """D-REC, MED-2.9: one of the ready-made armies of the map's size."""

    vocabulary: ClassVar[Vocabulary] = PRESET
    rule: ClassVar[str] = "MED-2.9"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def options(self, s: Battle) -> list[int]:
        return [preset for preset in range(len(PRESET_SIZE)) if PRESET_SIZE[preset] == s.variant.field.size]

    def choose(self, s: Battle, option: int) -> None:
        take_preset(s, self.side, option)
        s.tell(log.PRESET_CHOSEN, self.side, option, audience=1 << self.seat)

    def audience(self, s: Battle) -> int:
        return 1 << self.seat

    def reveals(self, s: Battle, option: int) -> bool:
        return _is_other_ready(s, self.side)


class RevealArmies(Step):
    """MED-2.1, option `army_reveal`: the armies are shown, or only how many units they have."""

    def run(self, s: Battle) -> None:
        s.is_recruited = True
        s.are_armies_known = not s.variant.is_revealed_on_placement or s.variant.army_mode == "preset_fixed"
        for side in (RED, YELLOW):
            s.tell(log.ARMY_READY, side, s.count_reserves(side))
            if s.are_armies_known:
                for kind in range(TABOR):
                    if s.count_reserve(side, kind):
                        s.tell(log.ARMY_HAS, side, kind, s.count_reserve(side, kind))
