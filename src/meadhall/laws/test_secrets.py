"""Law 9: view, options, log and picture leak nothing (the redeal law)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any
from unittest import mock

import pytest

from meadhall.engine.driver import playout
from meadhall.engine.game import Game
from meadhall.engine.log import Told
from meadhall.engine.plates import Ribbon
from meadhall.engine.rng import Rng
from meadhall.engine.scenes import FIELD, MOMENT, Beat, Scene
from meadhall.laws import secrets
from meadhall.laws.secrets import dealt_anew, leaks, loose_talk, picture_leaks, stage_leaks, twins
from meadhall.laws.support import data, hides_something, numbers, players, some_positions, viewers


def test_what_a_seat_sees_and_may_choose_does_not_depend_on_what_it_cannot_know(game: Game) -> None:
    """Law 9."""
    for n in numbers(12):
        for s in some_positions(game, n, 12):
            for seat in viewers(game, n):
                assert leaks(game, s, dealt_anew(game, s, seat, n), seat) == []


def test_no_picture_shows_what_its_viewer_cannot_know(game: Game) -> None:
    """Law 9."""
    for n in numbers(4):
        for s in some_positions(game, n, 30):
            for seat in viewers(game, n):
                assert picture_leaks(game, s, dealt_anew(game, s, seat, n), seat) == []


def test_no_line_of_the_log_tells_what_its_reader_cannot_know(game: Game) -> None:
    """Law 9."""
    for n in numbers(20):
        for s in some_positions(game, n, 4):
            for seat in viewers(game, n):
                assert list(loose_talk(game, s, dealt_anew(game, s, seat, n), seat)) == []


def test_a_redeal_depends_on_the_view_alone(game: Game) -> None:
    """Law 9: what was hidden in the position that is dealt anew makes no difference."""
    for n in numbers(20):
        for s in some_positions(game, n, 5):
            for seat in viewers(game, n):
                t = game.redeal(s, seat, Rng(1))
                assert data(game.redeal(t, seat, Rng(2))) == data(game.redeal(s, seat, Rng(2)))


def test_what_a_seat_may_not_learn_makes_no_difference_to_it(game: Game) -> None:
    """Law 9: not to its view, nor to what it is dealt anew, however long the secret is kept."""
    if not hides_something(game):
        pytest.skip(f"In {game.slug} nothing is hidden.")
    pairs = 0
    for n in numbers(10):
        for s in some_positions(game, n, 2):
            for seat in viewers(game, n):
                for one, other in islice(twins(s, seat, Rng(n)), 30):
                    assert leaks(game, one, other, seat) == []
                    assert data(dealt_anew(game, one, seat, n)) == data(dealt_anew(game, other, seat, n))
                    pairs += 1
    assert pairs > 100


def test_no_scene_shows_what_its_viewer_may_not_learn(game: Game) -> None:
    """Law 9: not a byte of it, from the secret choice on, as long as nothing shows it."""
    for n in numbers(3):
        story: list[Told] = []
        for s in some_positions(game, n, 6, story):
            for seat in viewers(game, n):
                assert list(islice(stage_leaks(game, s, seat, story, Rng(n)), 1)) == []


def test_a_redeal_is_a_position_that_can_be_played(game: Game) -> None:
    """Law 9, and law 8 for what was dealt anew."""
    for n in numbers(10):
        for s in some_positions(game, n, 10):
            for seat in viewers(game, n):
                t = dealt_anew(game, s, seat, n)
                assert game.faults(t, players(game, n)) == []
                playout(t, Rng(n), game.longest)
                assert t.todo == []
                assert game.faults(t, players(game, n)) == []


def test_a_redeal_changes_something_when_something_is_hidden(game: Game) -> None:
    """Law 9: else it would hold of a redeal that does nothing."""
    if not hides_something(game):
        pytest.skip(f"In {game.slug} nothing is hidden.")
    for seat in range(players(game, 0)):
        assert any(data(dealt_anew(game, s, seat, 1)) != data(s) for s in some_positions(game, 0, 2))


def _leaky_observe(s: Any, seat: int) -> dict[str, Any]:
    return {"best_bid": max(s.bids), "round": s.round}


def _leaky_describe(s: Any, seat: int, language: str) -> list[tuple[str, list[str]]]:
    return [(language, [str(s.hands)])] if language == "pl" else []


def _leaky_picture(s: Any, seat: int, language: str, layout: str) -> str:
    return f"<svg>{s.deck if layout == 'parts' else ''}</svg>"


def _leaky_ribbon(s: Any, seat: int, language: str) -> Ribbon:
    return Ribbon(str(s.deck))


def _leaky_redeal(s: Any, seat: int, rng: Rng) -> Any:
    t = s.clone()
    for other in s.seats:
        if other != seat and s.bids[other] > 0:
            t.bids[other] -= 1
    return t


@pytest.mark.parametrize(
    ("broken", "law", "caught"),
    [
        ({"observe": _leaky_observe}, leaks, "observe"),
        ({"describe": _leaky_describe}, leaks, "describe pl"),
        ({"picture": _leaky_picture}, picture_leaks, "picture en parts"),
        ({"ribbon": _leaky_ribbon}, picture_leaks, "ribbon pl"),
        ({"observe": _leaky_observe}, loose_talk, "place_bid/bid:0"),
    ],
)
def test_a_leak_is_caught(broken: dict[str, Any], law: Callable[..., Any], caught: str, toy: Game) -> None:
    """Law 9 can fail: a toy game that shows too much breaks it."""
    leaky = replace(toy, **broken)
    found: list[str] = []
    for n in range(6):
        for s in some_positions(leaky, n, 1):
            found += law(leaky, s, dealt_anew(leaky, s, 0, n), 0)
    assert caught in found


def _outspoken_scene(told: Sequence[Told], seat: int, language: str) -> Scene:
    said = " ".join(f"{each.line.key} {each.numbers}" for each in told)
    return Scene("", "", "", FIELD, [], [Beat(MOMENT, language, said, [])])


def test_a_scene_of_lines_that_its_viewer_may_not_read_is_caught(toy: Game) -> None:
    """Law 9 can fail: a stage that is given every line betrays bids and cards, one that is given its own does not."""
    game = replace(toy, scene=_outspoken_scene)
    test_no_scene_shows_what_its_viewer_may_not_learn(game)
    with mock.patch.object(secrets, "readable", lambda story, _seat: list(story)), pytest.raises(AssertionError):
        test_no_scene_shows_what_its_viewer_may_not_learn(game)


def test_a_redeal_that_looks_at_hidden_things_is_caught(toy: Game) -> None:
    """Law 9 can fail: dealing anew by changing what was hidden a little depends on it."""
    with pytest.raises(AssertionError):
        test_a_redeal_depends_on_the_view_alone(replace(toy, redeal=_leaky_redeal))
