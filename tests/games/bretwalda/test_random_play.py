"""Random games with any options: how they end, and what holds all the way."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.games.bretwalda import setup
from meadhall.games.bretwalda.content import DATA, HAND_LIMIT, NONE
from meadhall.games.bretwalda.invariants import check
from tests.games.bretwalda.told import DEFAULTS


def _any_options(n: int) -> dict[str, Any]:
    rng = Rng(n, 1)
    options = {row["id"]: row["values"][rng.below(len(row["values"]))] for row in DATA["option"]}
    return DEFAULTS | options


@pytest.mark.parametrize("n", range(6))
def test_games_end_at_the_target_or_after_round_xii_and_nothing_is_lost(n: int) -> None:
    """BRE-3.2, BRE-3.3, BRE-9.2, BRE-12.8: whoever is first in the ranking has most Dalcs."""
    players = 2 + n % 3
    s = setup.new_game(setup.variant_of(_any_options(n), players))
    rng = Rng(n, 2)
    while decisions := waiting(s):
        assert check(s) == []
        assert max(s.hand_size) <= HAND_LIMIT
        decision = decisions[rng.below(len(decisions))]
        carry_out(s, decision, pick(s, decision, decision.options(s), rng))
    assert check(s) == []
    assert s.round == 12 or max(s.dalcs()) >= s.variant.dalc_target
    ranking = [kingdom for kingdom in s.ranking if kingdom != NONE]
    assert sorted(ranking) == sorted(s.variant.kingdoms)
    assert [s.dalcs()[kingdom] for kingdom in ranking] == sorted(s.scores(), reverse=True)
