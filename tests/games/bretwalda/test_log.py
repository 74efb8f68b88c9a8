"""The log: what is told stands below the heading it belongs to."""

from __future__ import annotations

import meadhall
from meadhall.engine.log import PLAIN
from meadhall.engine.rng import Rng
from meadhall.games.bretwalda import log


def test_an_action_stands_below_the_heading_of_its_turn_whatever_was_fought_before() -> None:
    """BRE-15.1: no heading of an earlier battle is above it."""
    match = meadhall.game("bretwalda").new(4, {}, 4)
    rng = Rng(4, 3)
    for _ in range(260):
        options = match.options()
        match.choose(options[rng.below(len(options))])
    lines = [told for _, told in match.told()]
    assert any(told.line is log.BATTLE_BEGINS for told in lines)
    heading = lines[0]
    actions = 0
    for told in lines:
        if told.line.level != PLAIN:
            heading = told
        elif told.line in (log.ACTION_TAKEN, log.ACTION_SKIPPED):
            actions += 1
            assert heading.line is log.TURN_BEGINS
            assert heading.numbers[0] == told.numbers[0]
    assert actions > 5
