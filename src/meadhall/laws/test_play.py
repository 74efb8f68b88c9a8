"""Laws 1, 2, 3, 8 and 10: random games go well from the first decision to the scores."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from meadhall.engine.driver import playout, waiting
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.steps import CHANCE, Chance, decision_key
from meadhall.laws.support import (
    LANGUAGES,
    any_choice,
    curious_positions,
    data,
    finished_match,
    new_match,
    new_state,
    numbers,
    play,
    players,
    positions,
    some_positions,
)


def test_random_games_end_within_the_declared_bound(game: Game) -> None:
    """Law 1."""
    for n in numbers(200):
        s = new_state(game, n)
        assert playout(s, Rng(n), game.longest + 1) <= game.longest
        assert s.todo == []


def test_a_waiting_decision_has_an_option_and_a_seat(game: Game) -> None:
    """Law 2."""
    for n in numbers(15):
        for s in positions(game, n):
            seats = [decision.seat for decision in waiting(s)]
            assert len(set(seats)) == len(seats)
            assert set(seats) <= {CHANCE, *range(players(game, n))}
            for decision in waiting(s):
                assert decision.options(s)


def test_options_are_unique_sorted_and_in_the_vocabulary(game: Game) -> None:
    """Law 3."""
    for n in numbers(15):
        for s in positions(game, n):
            for decision in waiting(s):
                options = decision.options(s)
                assert all(one < other for one, other in pairwise(options))
                assert 0 <= options[0] <= options[-1] < len(decision.vocabulary)


def test_what_is_offered_by_the_way_is_legal_and_never_all_that_there_is(game: Game) -> None:
    """Law 3: asides are some of the options, in their order; without them there is still an answer."""
    for n in numbers(15):
        for s in positions(game, n):
            for decision in waiting(s):
                options, asides = decision.options(s), decision.asides(s)
                assert asides == [option for option in options if option in asides]
                assert len(asides) < len(options)
                assert not asides or decision.seat != CHANCE


def test_chance_has_a_positive_weight_for_each_option_or_none_at_all(game: Game) -> None:
    """Law 3."""
    for n in numbers(15):
        for s in positions(game, n):
            for decision in waiting(s):
                assert isinstance(decision, Chance) == (decision.seat == CHANCE)
                if isinstance(decision, Chance) and decision.weights(s):
                    assert len(decision.weights(s)) == len(decision.options(s))
                    assert min(decision.weights(s)) > 0


def test_asking_changes_nothing(game: Game) -> None:
    """Law 3."""
    for n in numbers(10):
        for s in some_positions(game, n, 1):
            before = data(s)
            for decision in waiting(s):
                for option in decision.options(s):
                    decision.audience(s)
                    decision.reveals(s, option)
                game.about(s, decision, decision.seat)
            game.evaluate(s)
            game.check(s)
            for seat in range(players(game, n)):
                game.observe(s, seat)
                game.describe(s, seat, "en")
                game.redeal(s, seat, Rng(n))
            assert data(s) == before


def test_no_piece_card_or_coin_is_lost_or_made(game: Game) -> None:
    """Law 8."""
    for n in numbers(15):
        for s in positions(game, n):
            assert game.faults(s, players(game, n)) == []


def test_there_are_no_scores_before_the_end(game: Game) -> None:
    """Law 10."""
    for n in numbers(5):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            assert match.scores is None
            assert match.winners == []
            assert match.ranking is None
            assert match.verdict() == ""
            assert match.state.winners() == []
            play(match, rng, 1)


def test_scores_are_final_at_the_end_and_the_winners_are_ranked_first(game: Game) -> None:
    """Law 10."""
    for n in numbers(20):
        match = finished_match(game, n)
        scores = match.scores
        assert scores is not None
        assert len(scores) == match.players
        assert match.winners or match.players == 1, "only an automaton can beat all seats"
        ranking = match.ranking
        assert ranking is not None
        assert [seat for seat, place in enumerate(ranking.places) if place == 1] == match.winners
        others = [seat for seat in range(match.players) if seat not in match.winners]
        assert sorted(others, key=ranking.places.__getitem__) == sorted(others, key=lambda seat: -scores[seat])
        assert all(match.verdict(language).strip() for language in LANGUAGES) or not ranking.way
        assert any_choice(match.state, Rng(n)) is None
        assert match.scores == scores
        assert (match.seat, match.seats, match.decision, match.options(), match.prompt()) == (None, [], None, [], "")


def test_the_evaluation_is_a_chance_for_each_seat_and_certain_at_the_end(game: Game) -> None:
    """Law 10."""
    for n in numbers(10):
        for s in positions(game, n):
            chances = game.evaluate(s)
            assert len(chances) == players(game, n)
            assert all(0 <= chance <= 1 for chance in chances)
            if not s.todo:
                share = 1 / max(1, len(s.winners()))
                assert chances == [share if seat in s.winners() else 0 for seat in range(len(chances))]


def test_curious_games_come_to_every_decision(game: Game) -> None:
    """Law 2: there is no decision that play cannot reach."""
    missed = set(game.decisions)
    tried: Counter[tuple[str, str]] = Counter()
    for n in numbers(600):
        for s in curious_positions(game, n, tried):
            missed -= {decision_key(decision) for decision in waiting(s)}
        if not missed:
            break
    assert missed == set()
