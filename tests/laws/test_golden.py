"""Law 14: golden playthroughs are unchanged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

import meadhall
from meadhall.engine.game import Game
from meadhall.engine.journal import read_journal
from tests.golden import COUNT, FOLDER, FORMER, journal_path, outcome, outcome_path, position_path, told
from tests.laws.support import all_games, replay

_GONE: Final = {"northgard": {"result"}}
"""Fields of positions of the first version that are no more: scores and ranking say now how a game ended."""
_BY_THE_BOOK: Final = {
    "bretwalda": "steward",
    "medieval_battle": "dismount",
    "northgard": "clan:clan_bear",
    "saga": "none",
    "tiny_epic_vikings": "recall:raven",
}
"""A choice that the readings of the first version did not know."""


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


@pytest.mark.parametrize("path", sorted(FORMER.glob("*.journal")), ids=lambda path: path.stem)
def test_a_game_of_the_first_version_ends_in_the_position_in_which_it_ended_then(path: Path) -> None:
    """Law 14: every field that the first version wrote, but those that are no more."""
    match = meadhall.replay(path.read_text("utf-8"))
    then = json.loads(position_path(path).read_text("utf-8"))
    now = json.loads(json.dumps(match.position()["state"]))
    gone = _GONE.get(match.game.slug, set())
    assert then.keys() - now.keys() == gone
    assert {field: now[field] for field in then.keys() - gone} == {field: then[field] for field in then.keys() - gone}


@pytest.mark.parametrize("slug", sorted(_BY_THE_BOOK))
def test_the_last_golden_game_makes_a_choice_that_only_the_words_of_the_book_give(slug: str) -> None:
    """Law 14."""
    choices = read_journal(journal_path(meadhall.game(slug), COUNT).read_text("utf-8")).choices
    assert any(option == _BY_THE_BOOK[slug] for _, option in choices)


def test_golden_games_are_played_with_different_options(game: Game) -> None:
    """Law 14."""
    heads = {journal_path(game, n).read_text("utf-8").split("options:")[1].split("\n")[0] for n in range(1, COUNT + 1)}
    assert len(heads) > 1


def test_every_golden_game_belongs_to_a_game() -> None:
    """Law 14."""
    known = {journal_path(game, n) for game in all_games() for n in range(1, COUNT + 1)}
    assert set(FOLDER.glob("*.journal")) == known
