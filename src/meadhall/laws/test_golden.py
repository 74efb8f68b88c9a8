"""Law 14: golden playthroughs are unchanged."""

from __future__ import annotations

import pytest

from meadhall.engine.game import Game
from meadhall.laws.golden import COUNT, journal_path, outcome, outcome_path
from meadhall.laws.support import replay


def _recorded(game: Game, n: int) -> str:
    """The journal of a playthrough; where there is none, a sentence says how it is made."""
    path = journal_path(game, n)
    if not path.exists():
        pytest.fail(f"There is no golden playthrough {path}; `python -m meadhall.laws.golden {game.slug}` writes it.")
    return path.read_text("utf-8")


@pytest.mark.parametrize("n", range(1, COUNT + 1))
def test_a_golden_game_replays_to_what_came_of_it(game: Game, n: int) -> None:
    """Law 14: if the rules were meant to change, `python -m meadhall.laws.golden` writes it anew."""
    match = replay(game, _recorded(game, n))
    assert match.over
    assert outcome(match) == outcome_path(game, n).read_text("utf-8")


@pytest.mark.parametrize("n", range(1, COUNT + 1))
def test_a_golden_journal_is_written_as_it_was_read(game: Game, n: int) -> None:
    """Law 14."""
    text = _recorded(game, n)
    assert replay(game, text).journal == text


def test_golden_games_are_played_with_different_options(game: Game) -> None:
    """Law 14."""
    if not game.options:
        pytest.skip(f"{game.slug} has no options.")
    heads = {_recorded(game, n).split("options:")[1].split("\n")[0] for n in range(1, COUNT + 1)}
    assert len(heads) > 1
