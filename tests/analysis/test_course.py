"""The course of a game: chances after every entry, luck that is fair, turning points that last."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.analysis.chances import chances
from meadhall.analysis.course import _expectation, _lasting, course
from meadhall.analysis.moments import moments
from meadhall.engine.driver import carry_out
from meadhall.engine.game import Game
from meadhall.engine.steps import CHANCE, Chance
from meadhall.laws.support import finished_match, new_match, numbers


def test_the_course_follows_the_journal(game: Game) -> None:
    for n in numbers(2):
        match = finished_match(game, n)
        found = course(match)
        assert len(found.chances) == len(match.entries) + 1
        assert found.chances[-1] == chances(game, match.state)
        middle = len(match.entries) // 2
        assert found.chances[middle] == pytest.approx(chances(game, match.first(middle).state))


def test_moments_are_the_positions_of_the_match(game: Game) -> None:
    match = finished_match(game, 1)
    for n, s, decision, option in moments(match):
        assert (decision.seat, decision.vocabulary.name(option)) == (match.entries[n].seat, match.entries[n].name)
        assert s is not match.state


def test_luck_is_fair(game: Game) -> None:
    """Weighed by how likely they are, the outcomes of chance bring nobody anything."""
    checked = 0
    for _, s, decision, _ in moments(finished_match(game, 0)):
        options = decision.options(s)
        if decision.seat != CHANCE or len(options) < 2 or checked > 20:
            continue
        assert isinstance(decision, Chance)
        weights = decision.weights(s) or [1] * len(options)
        expected = _expectation(game, s, decision)
        luck = [0.0] * len(expected)
        for option, weight in zip(options, weights, strict=True):
            world = s.clone()
            carry_out(world, decision, option)
            for seat, chance in enumerate(chances(game, world)):
                luck[seat] += weight * (chance - expected[seat])
        assert luck == pytest.approx([0.0] * len(luck), abs=1e-9)
        checked += 1
    assert checked or game.slug == "medieval_battle"


def test_every_answer_of_chance_is_a_stroke_of_luck(game: Game) -> None:
    match = finished_match(game, 1)
    found = course(match)
    answers = [n for n, entry in enumerate(match.entries) if entry.seat == CHANCE and not entry.is_forced]
    assert [stroke.n for stroke in found.strokes] == answers
    for seat, luck in enumerate(found.luck):
        assert luck == pytest.approx(sum(stroke.gains[seat] for stroke in found.strokes))
    if match.players == 2:
        assert sum(found.luck) == pytest.approx(0.0)


def test_turning_points_are_few_in_order_and_notable(game: Game) -> None:
    for n in numbers(2):
        match = finished_match(game, n)
        points = course(match).turning_points
        assert len(points) <= 6
        assert [point.n for point in points] == sorted({point.n for point in points})
        for point in points:
            assert 0 < point.n <= len(match.entries)
            assert max(map(abs, point.gains)) >= 0.05
            assert point.seat in range(-1, match.players)


def test_what_is_undone_at_once_is_no_turning_point() -> None:
    assert _lasting([0.3, -0.3], [0.0, 0.0]) == 0.0
    assert _lasting([0.3, -0.3], [-0.2, 0.2]) == 0.0
    assert _lasting([0.3, -0.3], [0.2, -0.2]) == pytest.approx(0.2)
    assert _lasting([0.1, -0.1], [0.5, -0.5]) == pytest.approx(0.1)


def test_a_game_that_goes_on_has_a_course_too(game: Game) -> None:
    match = new_match(game, 0)
    assert len(course(match).chances) == len(match.entries) + 1


def test_throws_are_told_beside_what_was_to_be_expected(game: Game) -> None:
    """As many were expected as came, every kind is told once, and nothing rare or many-sided."""
    for n in numbers(2):
        found = course(finished_match(game, n)).throws
        for each in found:
            assert each.count >= 5
            assert 1 < len(each.names) <= 12
            assert sum(each.expected) == pytest.approx(each.count)
        kinds = [(each.decision, tuple(each.names)) for each in found]
        assert len(set(kinds)) == len(kinds)


def test_every_roll_of_a_battle_is_among_the_throws() -> None:
    """Bretwalda's dice, each kind with its own faces."""
    match = finished_match(meadhall.game("bretwalda"), 1)
    rolled = sum(entry.decision == "roll_die" and not entry.is_forced for entry in match.entries)
    dice = [each for each in course(match).throws if each.decision == "roll_die"]
    assert rolled > 30
    assert rolled - 4 * 3 <= sum(each.count for each in dice) <= rolled
