"""Law 4: a clone evolves identically and independently."""

from __future__ import annotations

from meadhall.engine.driver import carry_out, playout, waiting
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.laws.support import any_choice, data, new_state, numbers, positions, some_positions


def test_a_clone_is_equal_and_nobody_listens_to_it(game: Game) -> None:
    """Law 4."""
    for n in numbers(10):
        for s in positions(game, n):
            s.ear = []
            t = s.clone()
            assert data(t) == data(s)
            assert t.ear is None
            s.ear = None


def test_a_clone_evolves_identically(game: Game) -> None:
    """Law 4: both are given the same choices, one after another, to the end."""
    for n in numbers(10):
        s = new_state(game, n)
        rng = Rng(n, 2)
        while (choice := any_choice(s, rng)) is not None:
            t = s.clone()
            decision, option = choice
            twin = next(each for each in waiting(t) if each.seat == decision.seat)
            assert twin.options(t) == decision.options(s)
            carry_out(t, twin, option)
            carry_out(s, decision, option)
            assert data(t) == data(s)
            s = t


def test_a_clone_evolves_independently(game: Game) -> None:
    """Law 4: playing the one to its end leaves the other as it was, in both directions."""
    for n in numbers(10):
        for s in some_positions(game, n, 10):
            before = data(s)
            t, u = s.clone(), s.clone()
            playout(t, Rng(n), game.longest)
            assert data(s) == before
            assert data(u) == before
            playout(u, Rng(n), game.longest)
            assert data(u) == data(t)
