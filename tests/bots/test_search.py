"""What the search is made of: nodes that back up, chains that are looked through, a clock that is asked."""

from __future__ import annotations

import gc

import pytest

import meadhall
from meadhall.bots.chains import Chains
from meadhall.bots.mcts import MctsBot
from meadhall.bots.sight import Sight, considered, decision_after
from meadhall.bots.tree import Node
from meadhall.engine.driver import carry_out, next_decision
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE
from meadhall.laws.support import all_games

_MOST = 400
"""Positions of a chain that a test looks through by itself."""


def _grown(worths: list[list[float]], seat: int) -> Node:
    node = Node()
    node.note(seat, len(worths))
    for key, worth in enumerate(worths):
        child = node.child(key)
        child.worth = worth
        child.visits = 1
    return node


def test_everybody_plays_for_themselves() -> None:
    """Max^n: the worth of a choice of seat 1 is, for all three seats, that of seat 1's best continuation."""
    node = _grown([[0.5, 0.3, 0.2], [0.1, 0.4, 0.5], [0.8, 0.1, 0.1]], 1)
    node.back_up()
    assert node.worth == [0.1, 0.4, 0.5]


def test_chance_is_averaged() -> None:
    node = _grown([[1.0, 0.0], [0.0, 1.0]], CHANCE)
    node.children[0].visits = 3
    node.back_up()
    assert node.worth == [0.75, 0.25]


def test_options_that_are_not_there_in_every_world_are_averaged() -> None:
    """Nobody can count on an option that only some worlds have."""
    node = _grown([[1.0, 0.0], [0.0, 1.0]], 0)
    node.note(0, 1)
    node.back_up()
    assert node.worth == [0.5, 0.5]


def test_what_can_be_chosen_is_what_is_best_on_average_over_worlds() -> None:
    """A choice that is splendid in one world and bad in the other is not taken for splendid in both."""
    node = _grown([[0.9, 0.1], [0.6, 0.4]], 0)
    node.back_up()
    other = _grown([[0.1, 0.9], [0.7, 0.3]], 0)
    other.back_up()
    node.absorb(other)
    assert node.worth == pytest.approx([0.65, 0.35])
    assert node.children[0].worth == pytest.approx([0.5, 0.5])


def test_where_worlds_give_other_options_each_goes_by_its_own_best() -> None:
    """The other seat knows its cards: it takes the best of those that it has."""
    node = _grown([[0.2, 0.8], [0.6, 0.4]], 1)
    node.back_up()
    other = Node()
    other.note(1, 1)
    other.child(7).worth = [0.5, 0.5]
    other.back_up()
    node.absorb(other)
    assert sorted(node.children) == [0, 1, 7]
    assert node.worth == pytest.approx([0.35, 0.65])


def test_a_third_world_weighs_a_third() -> None:
    node = _grown([[0.9, 0.1]], 0)
    for chance in (0.3, 0.6):
        node.absorb(_grown([[chance, 1.0 - chance]], 0))
    assert node.worth == pytest.approx([0.6, 0.4])


def _ends(s: State, seat: int, found: list[State]) -> bool:
    """The ends of all chains of a seat; False if there are too many, or chance is among them."""
    decision = decision_after(s, seat)
    if decision is None or decision.seat != seat:
        if decision is not None and len(considered(s, decision)) == 1 and decision.seat != CHANCE:
            carry_out(s, decision, considered(s, decision)[0])
            return _ends(s, seat, found)
        found.append(s)
        return len(found) <= _MOST and (decision is None or decision.seat != CHANCE)
    for option in considered(s, decision):
        t = s.clone()
        carry_out(t, decision, option)
        if not _ends(t, seat, found):
            return False
    return True


def _middles(game: Game, count: int) -> list[Match]:
    """Matches in which somebody has something to choose."""
    found = []
    for n in range(count):
        match = game.new(seed=n)
        rng = Rng(n, 5)
        for _ in range(10 + 7 * n):
            if match.over:
                break
            options = match.options()
            match.choose(options[rng.below(len(options))])
        if not match.over and len(match.options()) > 1:
            found.append(match)
    return found


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_position_is_worth_its_best_chain(slug: str) -> None:
    """All chains are found, though many ways lead to one position."""
    game = meadhall.game(slug)
    compared = 0
    for match in _middles(game, 60):
        seat = match.seats[0]
        ends: list[State] = []
        if not _ends(match.state.clone(), seat, ends):
            continue
        root = Node()
        Chains(game.evaluate, Rng(1)).grow(root, match.state.clone(), seat)
        assert root.worth[seat] == pytest.approx(max(game.evaluate(end)[seat] for end in ends))
        compared += len(ends) > 5
    assert compared > 0


def test_the_search_ends_when_its_clock_says_so() -> None:
    """Readings of a clock that goes on by a second each: at the start, after two looks, then, after two iterations."""
    game = meadhall.game("saga")
    match = game.new(seed=1)
    readings = iter(range(10))
    mind = MctsBot(1, milliseconds=3300, clock=lambda: float(next(readings)))
    mind.search(Sight(match.state, match.seats[0], game.redeal, game.evaluate, game.observe))
    assert mind.iterations_done == 2
    assert next(readings) == 5


def test_nobody_looks_for_cycles_while_a_bot_thinks() -> None:
    """Afterwards it is as before, also if the evaluation fails."""

    def evaluate(s: object) -> list[float]:
        swept.append(gc.isenabled())
        if len(swept) > 50:
            raise ValueError("that was enough")
        return [0.5, 0.5]

    game = meadhall.game("saga")
    match = game.new(seed=1)
    swept: list[bool] = []
    sight = Sight(match.state, match.seats[0], game.redeal, evaluate, game.observe)
    assert gc.isenabled()
    with pytest.raises(ValueError, match="that was enough"):
        MctsBot(1, iterations=1000).choose(sight)
    assert gc.isenabled()
    assert len(swept) > 50
    assert not any(swept)


def test_a_seat_thinks_about_its_own_choice_where_several_choose_at_once() -> None:
    """Of the decisions that wait together the search takes that of its seat, and others only when it has none."""
    game = next(game for game in all_games() if game.slug == "tribute")
    s = game.new(seed=2, players=3).state
    first = next_decision(s)
    assert first is not None
    own = decision_after(s, 2)
    assert own is not None
    assert (first.seat, own.seat) == (0, 2)
    carry_out(s, own, own.options(s)[0])
    following = decision_after(s, 2)
    assert following is not None
    assert following.seat == 0
