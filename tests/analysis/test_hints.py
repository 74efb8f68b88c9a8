"""Hints: complete, in order, reproducible, and blind to what the seat may not see."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.analysis import decisions_of, hint
from meadhall.bots.sight import decision_of
from meadhall.engine.driver import carry_out, next_decision
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.saga import GAME as SAGA
from meadhall.laws.support import finished_match, new_match, numbers, play

_FEW = 12


def _middle(game: Game, n: int) -> Match:
    """A position in the middle of game number n, or of another if that one is soon over."""
    for number in (n, n + 10, n + 20):
        for choices in (25, 3):
            match = play(new_match(game, number), Rng(number, 2), choices)
            if not match.over:
                return match
    return new_match(game, 0)


def test_a_hint_that_has_no_time_still_tells_chances(game: Game) -> None:
    """One iteration only looks at the options; what it saw is told, not that all is lost. Rollouts must be tried."""
    iterations = _FEW if game.rollout else 1
    for n in numbers(2):
        match = _middle(game, n)
        for seat in match.seats:
            best = max(advice.chance for advice in match.hint(seat=seat, iterations=iterations))
            assert best > 0.0 or game.evaluate(match.state)[seat] == 0.0


def test_a_hint_weighs_every_option_best_first(game: Game) -> None:
    for n in numbers(2):
        match = _middle(game, n)
        for seat in match.seats:
            found = match.hint(seat=seat, iterations=_FEW)
            assert sorted(advice.option for advice in found) == sorted(match.options(seat))
            assert [advice.chance for advice in found] == sorted((each.chance for each in found), reverse=True)
            assert all(0.0 <= advice.chance <= 1.0 for advice in found)
            assert (len(found) > 1) <= sum(advice.visits for advice in found) <= _FEW
            assert [advice.is_equal for advice in found] == sorted((each.is_equal for each in found), reverse=True)
            assert all(advice.is_equal == (found[0].chance - advice.chance < 0.015) for advice in found)
            assert [advice.label for advice in found] == [match.label(each.option, "en", seat) for each in found]


def test_a_hint_changes_nothing_and_repeats_itself(game: Game) -> None:
    match = _middle(game, 1)
    before = match.position()
    assert match.hint(iterations=_FEW) == match.hint(iterations=_FEW)
    assert match.position() == before


def test_a_hint_does_not_depend_on_what_is_hidden(game: Game) -> None:
    """The same for every world that the seat cannot tell from the real one."""
    for n in numbers(3):
        match = _middle(game, n)
        seat = match.seats[-1]
        other = match.copy()
        other.state = game.redeal(match.state, seat, Rng(n, 9))
        other.state.ear = []
        assert other.hint(seat=seat, iterations=_FEW) == match.hint(seat=seat, iterations=_FEW)


def test_hints_speak_both_languages() -> None:
    match = _middle(SAGA, 3)
    english, polish = match.hint(iterations=_FEW), match.hint(iterations=_FEW, language="pl")
    assert [each.option for each in english] == [each.option for each in polish]
    assert all(one.label != other.label for one, other in zip(english, polish, strict=True))


def test_a_choice_that_wins_at_once_comes_first() -> None:
    """Wherever the last choices of a game could have won it, whatever is hidden, the hint says so."""
    found = 0
    for n in range(12):
        match = finished_match(SAGA, n)
        for count in decisions_of(match)[-6:]:
            past = match.first(count)
            seat = match.entries[count].seat
            wins = [option for option in past.options(seat) if _wins(past, seat, option)]
            if wins and len(wins) < len(past.options(seat)):
                advice = past.hint(seat=seat, iterations=80)
                assert advice[0].chance > 0.9
                assert advice[0].chance == max(each.chance for each in advice if each.option in wins)
                found += 1
    assert found


def _wins(match: Match, seat: int, option: str) -> bool:
    """Whether an option ends the game with a win at once, in several worlds that the seat cannot tell apart."""
    for stream in range(4):
        s = SAGA.redeal(match.state, seat, Rng(7, stream))
        decision = decision_of(s, seat)
        carry_out(s, decision, decision.vocabulary.id(option))
        if next_decision(s) is not None or seat not in s.winners():
            return False
    return True


def test_a_budget_in_milliseconds_is_kept() -> None:
    match = _middle(SAGA, 2)
    assert sum(advice.visits for advice in match.hint(30)) > 0


def test_there_is_no_hint_after_the_end_or_for_who_waits(game: Game) -> None:
    assert finished_match(game, 0).hint() == []
    match = _middle(SAGA, 0)
    with pytest.raises(IllegalChoice, match="not for seat"):
        match.hint(seat=1 - match.seats[0], iterations=5)


def test_the_house_gives_the_hints_of_a_match() -> None:
    match = _middle(SAGA, 4)
    assert Match.adviser is not None
    assert match.seat is not None
    assert match.hint(iterations=_FEW) == hint(match, match.seat, 0, _FEW)
    assert isinstance(match.hint(iterations=_FEW)[0], meadhall.Advice)


def test_without_the_house_a_match_says_that_nobody_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "adviser", None)
    with pytest.raises(meadhall.MeadhallError, match="Nobody is here"):
        _middle(SAGA, 4).hint()
