"""Laws 5 and 6: the journal and the position are written and read back."""

from __future__ import annotations

import json

from meadhall.engine.chance import draw
from meadhall.engine.codec import decode_state
from meadhall.engine.driver import carry_out, playout, waiting
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.steps import Chance
from meadhall.laws.support import (
    choose_any,
    data,
    everything,
    finished_match,
    new_match,
    new_state,
    numbers,
    play,
    positions,
    replay,
)


def test_a_journal_replays_to_an_equal_match(game: Game) -> None:
    """Law 5."""
    for n in numbers(10):
        match = finished_match(game, n)
        assert everything(replay(game, match.journal)) == everything(match)


def test_a_journal_replays_at_any_moment_and_is_played_on_alike(game: Game) -> None:
    """Law 5: chance depends on the seed and the journal's length alone."""
    for n in numbers(5):
        match = play(new_match(game, n), Rng(n, 2), 7 * n)
        again = replay(game, match.journal)
        assert everything(again) == everything(match)
        assert everything(play(again, Rng(n, 5))) == everything(play(match, Rng(n, 5)))


def test_a_journal_that_starts_at_a_position_replays_too(game: Game) -> None:
    """Law 5."""
    for n in numbers(5):
        start = play(new_match(game, n), Rng(n, 2), 5 * n)
        match = play(game.at(start.position(), seed=n), Rng(n, 5), 10)
        assert everything(replay(game, match.journal)) == everything(match)


def test_the_same_choices_from_the_same_seed_make_the_same_match(game: Game) -> None:
    """Law 5."""
    for n in numbers(5):
        assert everything(finished_match(game, n)) == everything(finished_match(game, n))


def test_chance_is_played_from_the_seed_and_the_number_of_the_entry_alone(game: Game) -> None:
    """Law 5: so nobody finds better luck by taking back and choosing again."""
    for n in numbers(5):
        match = finished_match(game, n)
        s = new_state(game, n)
        for number, entry in enumerate(match.entries):
            decision = next(each for each in waiting(s) if each.seat == entry.seat)
            if isinstance(decision, Chance) and not entry.is_forced:
                options = decision.options(s)
                weights = decision.weights(s) or [1] * len(options)
                assert options[draw(n, number, weights)] == entry.option
            carry_out(s, decision, entry.option)
        assert data(s) == data(match.state)


def test_every_position_survives_being_written_and_read(game: Game) -> None:
    """Law 6: at every position, in mid-action too, through JSON text; and what was read plays on alike."""
    for n in numbers(3):
        for s in positions(game, n):
            text = json.dumps(data(s))
            t = new_state(game, n)
            decode_state(t, json.loads(text), game.steps)
            assert data(t) == data(s)
            u = s.clone()
            playout(u, Rng(n), 20)
            playout(t, Rng(n), 20)
            assert data(t) == data(u)


def test_any_position_of_a_match_can_be_gone_on_from(game: Game) -> None:
    """Law 6."""
    for n in numbers(3):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            if rng.below(5) == 0:
                again = game.at(json.loads(json.dumps(match.position())), seed=n)
                assert again.position() == match.position()
                assert again.options() == match.options()
            choose_any(match, rng)


def test_an_encoded_position_does_not_change_when_play_goes_on(game: Game) -> None:
    """Law 6."""
    for n in numbers(3):
        match = play(new_match(game, n), Rng(n, 2), 10)
        position = match.position()
        text = json.dumps(position)
        play(match, Rng(n, 5))
        assert json.dumps(position) == text
