"""Law 14, of the past of the house: playthroughs of the first versions, and what the last ones show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

import meadhall
from meadhall.engine.journal import read_journal
from meadhall.laws.golden import COUNT, journal_path, outcome
from meadhall.laws.support import all_games
from tests.golden import FOLDER, FORMER, position_path, told

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


def test_every_golden_game_belongs_to_a_game() -> None:
    """Law 14."""
    known = {journal_path(game, n) for game in all_games() for n in range(1, COUNT + 1)}
    assert {path.name for path in FOLDER.glob("*.journal")} == {path.name for path in known}
