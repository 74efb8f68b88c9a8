"""Bots play legally, reproducibly, to the end, better than chance, and see only what their seat may see."""

from __future__ import annotations

import itertools

import pytest

import meadhall
from meadhall.bots import LEVELS, SeatBot, bot
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.mcts import FULL_PLAYOUT, MctsBot
from meadhall.bots.sight import Bot, Sight
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.laws.support import all_games, choose_any, scaled

pytestmark = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def _random_matches(game: Game, count: int) -> list[Match]:
    """Matches at different points, each waiting for a seat with something to choose."""
    found = []
    for n in range(count):
        match = game.new(seed=n, players=game.players[n % len(game.players)])
        rng = Rng(n, 9)
        for _ in range(rng.below(60)):
            if match.over:
                break
            options = match.options()
            match.choose(options[rng.below(len(options))])
        if not match.over:
            found.append(match)
    return found


def _minds(seed: int) -> list[Bot]:
    return [
        GreedyBot(seed),
        GreedyBot(seed, depth=1, worlds=1, blunders=0.3),
        MctsBot(seed, iterations=3),
        MctsBot(seed, iterations=10, rollout=FULL_PLAYOUT),
    ]


def test_a_choice_does_not_depend_on_what_is_hidden_from_the_seat(game: Game) -> None:
    """The same bot on the real state and on one with everything hidden dealt anew takes the same option."""
    differing = 0
    for n, match in enumerate(_random_matches(game, scaled(8))):
        seat = match.seats[0]
        other = game.redeal(match.state, seat, Rng(n, 3))
        next_seat = (seat + 1) % match.players
        differing += game.observe(other, next_seat) != game.observe(match.state, next_seat)
        for mind, twin in zip(_minds(n), _minds(n), strict=True):
            real = Sight(match.state, seat, game.redeal, game.evaluate, game.observe)
            dealt = Sight(other, seat, game.redeal, game.evaluate, game.observe)
            assert mind.choose(real) == twin.choose(dealt)
    assert differing > 0, "Nothing hidden ever differed, so nothing was shown."


def _bots(level: str, match: Match) -> list[SeatBot]:
    return [bot(level, match.game, seed=seat, iterations=2) for seat in range(match.players)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_the_same_again(game: Game, level: str) -> None:
    journals = []
    for _ in range(2):
        match = game.new(seed=3)
        bots = _bots(level, match)
        for _ in range(12):
            if not match.over:
                bots[match.seats[0]].play(match, match.seats[0])
        journals.append(match.journal)
    assert journals[0] == journals[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_to_the_end(game: Game, level: str) -> None:
    """Careless bots a whole game, the others its last choices."""
    match = game.new(seed=3)
    rng = Rng(4)
    positions = []
    while not match.over:
        positions.append(match.position())
        choose_any(match, rng)
    match = game.at(positions[0 if level in ("random", "thrall") else -min(12, len(positions))], seed=5)
    bots = _bots(level, match)
    while not match.over:
        bots[match.seats[0]].play(match, match.seats[0])


def test_thinking_changes_nothing(game: Game) -> None:
    for match in _random_matches(game, 5):
        before = match.position()
        for level in LEVELS:
            bot(level, game, iterations=3).choose(match.state, match.seats[0])
        assert match.position() == before


def test_mcts_keeps_to_its_number_of_iterations(game: Game) -> None:
    for match in _random_matches(game, 5):
        if len(match.options()) > 1:
            mind = MctsBot(1, iterations=7)
            mind.choose(Sight(match.state, match.seats[0], game.redeal, game.evaluate, game.observe))
            assert mind.iterations_done == 7


def test_a_clear_choice_takes_less_than_the_time_given(game: Game) -> None:
    """A lead that the rest of the time can hardly make up is enough. The clock goes on by 1 ms at every look."""
    chosen = 0
    searched = 0
    for match in _random_matches(game, 4):
        if len(match.options()) > 1:
            sight = Sight(match.state, match.seats[0], game.redeal, game.evaluate, game.observe)
            hasty, thorough = (MctsBot(1, 40, clock=itertools.count(0.0, 0.001).__next__) for _ in range(2))
            hasty.choose(sight)
            thorough.search(sight)
            chosen += hasty.iterations_done
            searched += thorough.iterations_done
    assert 0 < chosen < searched


def test_an_unknown_level_is_refused(game: Game) -> None:
    with pytest.raises(MeadhallError, match="There is no bot 'loki'; there are random, greedy"):
        bot("loki", game)


def test_a_bot_is_not_asked_when_it_is_not_its_turn(game: Game) -> None:
    match = game.new(seed=1)
    waiting = [seat for seat in range(match.players) if seat not in match.seats]
    for seat in waiting:
        with pytest.raises(MeadhallError, match=f"Nothing waits for seat {seat} to decide"):
            bot("random", game).choose(match.state, seat)


def test_evaluation_is_a_chance_for_each_seat(game: Game) -> None:
    for match in _random_matches(game, 12):
        chances = game.evaluate(match.state)
        assert len(chances) == match.players
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_greedy_beats_random_most_of_the_time(game: Game) -> None:
    """A smoke test with a wide margin; `meadhall arena` measures."""
    if game.slug not in meadhall.games():
        pytest.skip("The toy's evaluation is not made for play.")
    wins = 0
    players = next(count for count in game.players if count > 1)
    for n in range(4):
        match = game.new(seed=n, players=players)
        levels = ["random"] * match.players
        levels[n % match.players] = "greedy"
        bots = [bot(level, game, seed=n) for level in levels]
        while not match.over:
            bots[match.seats[0]].play(match, match.seats[0])
        wins += n % match.players in match.winners
    assert wins >= 3
