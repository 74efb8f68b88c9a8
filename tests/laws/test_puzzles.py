"""Law 23: every puzzle stands on a sound position, and what it calls best and wrong are choices there."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.analysis.puzzles import Effort, holds
from meadhall.laws.support import LANGUAGES, scaled
from meadhall.lessons import Puzzle, coaching, puzzles, rehearsal

GAMES = [meadhall.game(slug) for slug in meadhall.games()]
PUZZLES = [puzzle for game in GAMES for puzzle in puzzles(game)]
_LEAST = 20
_CLEAR = 0.1
"""By how much a choice that is clearly best leads at least, as far as searches that begin differently may differ."""

_SMALL = Effort(proof=250)
_LARGE = Effort(proof=1500)
_LARGE_ONES = 3

every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=[f"{each.game.slug}-{each.number}" for each in PUZZLES])


@pytest.mark.parametrize("game", GAMES, ids=meadhall.games())
def test_every_game_has_many_puzzles_each_another(game: meadhall.Game) -> None:
    found = puzzles(game)
    assert len(found) >= _LEAST
    assert len({repr(each.match.position()) for each in found}) == len(found)


@every_puzzle
def test_its_position_is_sound_and_asks_who_is_asked(puzzle: Puzzle) -> None:
    match = rehearsal(puzzle)
    assert match.game.faults(match.state, match.players) == []
    assert match.learner == puzzle.seat
    assert match.learner in match.seats


@every_puzzle
def test_its_best_choice_is_legal_and_the_others_are_and_fall_behind(puzzle: Puzzle) -> None:
    options = rehearsal(puzzle).options(puzzle.seat)
    assert puzzle.best in options
    wrong = [option for option, _ in puzzle.wrong]
    assert wrong
    assert set(wrong) <= set(options) - {puzzle.best}
    assert all(puzzle.odds - chance >= _CLEAR for _, chance in puzzle.wrong)


@every_puzzle
def test_the_best_choice_solves_it_and_any_other_is_answered_and_taken_back(puzzle: Puzzle) -> None:
    match = rehearsal(puzzle)
    before = match.position()
    for option in (option for option in match.options(puzzle.seat) if option != puzzle.best):
        elsewhere = match.copy()
        elsewhere.choose(option, puzzle.seat)
        assert elsewhere.is_off
        assert coaching(elsewhere, "en").off == puzzle.answer(option, "en")
        elsewhere.take_back()
        assert elsewhere.position() == before
    match.choose(puzzle.best, puzzle.seat)
    assert match.progress.is_reached


@every_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_is_asked_and_the_solution_only_once_it_is_found(puzzle: Puzzle, language: str) -> None:
    match = rehearsal(puzzle)
    said = coaching(match, language)
    assert said.title
    assert said.goal.split(": ", 1)[1]
    assert said.text
    assert (said.wanted, said.spot, said.beaten, said.closing) == ((), (), (), "")
    match.choose(puzzle.best, puzzle.seat)
    said = coaching(match, language)
    assert match.game.at(puzzle.match.position()).label(puzzle.best, language, puzzle.seat) in said.closing
    assert len(said.beaten) == len(puzzle.wrong)


@pytest.mark.parametrize("game", GAMES, ids=meadhall.games())
def test_puzzles_stand_up_to_a_search_that_was_not_tried_on_them(game: meadhall.Game) -> None:
    """What a small search misses, most of three larger ones have to see.

    One of each game in every run of the tests, all of them in a soak.
    """
    for puzzle in puzzles(game)[:: max(1, len(puzzles(game)) // scaled(1))]:
        assert puzzle.seat is not None
        asked = (game, puzzle.match.position(), puzzle.seat, puzzle.best)
        if not holds(*asked, _SMALL, seed=puzzle.number):
            seen = [holds(*asked, _LARGE, seed=100 * n + puzzle.number) for n in range(_LARGE_ONES)]
            assert sum(seen) > _LARGE_ONES / 2, puzzle.id
