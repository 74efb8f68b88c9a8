"""Law 16, where an option is a seed."""

from __future__ import annotations

import meadhall
from meadhall.engine.options import DRAWN


def test_a_seed_that_is_left_to_be_drawn_follows_from_that_of_the_match() -> None:
    """Law 16: and differs from game to game, and stands in the journal."""
    game = meadhall.game("medieval_battle")
    seeds = [game.new(seed, {"map": "random"}).settings["map_seed"] for seed in (1, 1, 2, 3)]
    assert seeds[0] == seeds[1]
    assert len(set(seeds)) == 3
    assert DRAWN not in seeds
    assert game.new(1).settings["map_seed"] == DRAWN
