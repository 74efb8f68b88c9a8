"""Law 14: golden playthroughs are unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.engine.game import Game
from meadhall.engine.journal import read_journal
from tests.golden import COUNT, FOLDER, FORMER, journal_path, outcome, outcome_path, told
from tests.laws.support import all_games, replay


@pytest.mark.parametrize("n", range(1, COUNT + 1))
def test_a_golden_game_replays_to_what_came_of_it(game: Game, n: int) -> None:
    """Law 14: if the rules were meant to change, `python -m tests.golden.regenerate` writes it anew."""
    match = replay(game, journal_path(game, n).read_text("utf-8"))
    assert match.over
    assert outcome(match) == outcome_path(game, n).read_text("utf-8")


@pytest.mark.parametrize("n", range(1, COUNT + 1))
def test_a_golden_journal_is_written_as_it_was_read(game: Game, n: int) -> None:
    """Law 14."""
    text = journal_path(game, n).read_text("utf-8")
    assert replay(game, text).journal == text


@pytest.mark.parametrize("path", sorted(FORMER.glob("*.journal")), ids=lambda path: path.stem)
def test_a_game_of_the_first_version_replays_to_what_came_of_it(path: Path) -> None:
    """Law 14: by the readings of that time, whatever is the default now; choices, scores and log are the same."""
    text = path.read_text("utf-8")
    match = meadhall.replay(text)
    assert match.over
    assert read_journal(match.journal).choices == read_journal(text).choices
    assert told(outcome(match)) == told(path.with_suffix(".outcome").read_text("utf-8"))


def test_golden_games_are_played_with_different_options(game: Game) -> None:
    """Law 14."""
    heads = {journal_path(game, n).read_text("utf-8").split("options:")[1].split("\n")[0] for n in range(1, COUNT + 1)}
    assert len(heads) > 1


def test_every_golden_game_belongs_to_a_game() -> None:
    """Law 14."""
    known = {journal_path(game, n) for game in all_games() for n in range(1, COUNT + 1)}
    assert set(FOLDER.glob("*.journal")) == known
