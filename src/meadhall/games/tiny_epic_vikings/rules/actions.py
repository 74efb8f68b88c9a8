"""Which step or decision carries out an effect: leader and rune actions, dedications and boons are all data."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings.content import (
    BUILD,
    COLLECT,
    DRAW_REPLACE,
    EFFECT_ACTION,
    EFFECT_VALUE,
    ENTER_BATTLE,
    EXCHANGE,
    EXPLORE,
    FURY_SHIFT,
    HARVEST,
    SAIL,
    SMITE,
    TEMPLE_EXPLORE,
)
from meadhall.games.tiny_epic_vikings.rules.building import BuildUnit
from meadhall.games.tiny_epic_vikings.rules.control import CheckControl
from meadhall.games.tiny_epic_vikings.rules.exploring import ExploreIsland
from meadhall.games.tiny_epic_vikings.rules.fury import ShiftFury
from meadhall.games.tiny_epic_vikings.rules.harvesting import harvest
from meadhall.games.tiny_epic_vikings.rules.rune_actions import (
    ExchangeResources,
    MoveTemple,
    SmiteSettler,
    collect,
    draw_and_replace,
    enter_with_played_card,
)
from meadhall.games.tiny_epic_vikings.rules.sailing import ChooseBoat
from meadhall.games.tiny_epic_vikings.state import Vikings


def perform(s: Vikings, seat: int, effect: int) -> None:
    """TEV-12.2: carry out an effect for a seat, then check control (TEV-RUL-13)."""
    s.then(CheckControl())
    _begin(s, seat, effect)


class PerformEffect(Step):
    """One effect of a boon, in its turn; control is checked when the boon is complete."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect

    def run(self, s: Vikings) -> None:
        _begin(s, self.seat, self.effect)


def _begin(s: Vikings, seat: int, effect: int) -> None:
    action = EFFECT_ACTION[effect]
    value = EFFECT_VALUE[effect]
    if action == SAIL:
        s.then(ChooseBoat(seat, value))
    elif action == EXPLORE:
        s.then(ExploreIsland(seat, value, 0))
    elif action == HARVEST:
        harvest(s, seat, value)
    elif action == BUILD:
        s.then(BuildUnit(seat))
    elif action == TEMPLE_EXPLORE:
        s.then(MoveTemple(seat))
    elif action == SMITE:
        s.then(SmiteSettler(seat, value))
    elif action == DRAW_REPLACE:
        draw_and_replace(s, seat)
    elif action == ENTER_BATTLE:
        enter_with_played_card(s, seat)
    elif action == COLLECT:
        collect(s, seat, effect)
    elif action == EXCHANGE:
        s.then(ExchangeResources(seat))
    elif action == FURY_SHIFT:
        s.then(ShiftFury(seat, value))
