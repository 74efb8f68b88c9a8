"""Golden playthroughs: whole games with what came of them, and how they are made."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from tests.laws.support import finished_match, play

FOLDER: Final = Path(__file__).parent
FORMER: Final = FOLDER / "former"
"""Playthroughs of the first version of each game: journals, scores and last positions as they were recorded then.

The logs beside them are in today's words.
"""
COUNT: Final = 6
"""How many playthroughs a game has: first with the usual options, last by the book among several, the others mixed."""
_OPTIONAL_READINGS: Final = {"medieval_battle": {"dismount": True}}
"""What the books leave to the players and the last playthrough of a game allows."""
_SEED: Final = {"saga": 1, "bretwalda": 7}
"""The chance of the last playthrough, where not any will do for what a test asks of it."""


def journal_path(game: Game, n: int) -> Path:
    """Where the journal of playthrough n is."""
    return FOLDER / f"{game.slug}-{n}.journal"


def outcome_path(game: Game, n: int) -> Path:
    """Where its outcome is."""
    return FOLDER / f"{game.slug}-{n}.outcome"


def position_path(journal: Path) -> Path:
    """Where the last position of a playthrough of the first version is, as that version wrote it."""
    return journal.with_suffix(".position")


def told(outcome_text: str) -> list[str]:
    """The scores and the log of an outcome, as a spectator reads them."""
    return outcome_text.splitlines()[1:]


def outcome(match: Match) -> str:
    """What came of a match: a digest of its last position, its scores, and its log as a spectator reads it."""
    position = json.dumps(match.position(), sort_keys=True)
    digest = hashlib.sha256(position.encode()).hexdigest()
    return "\n".join([f"position: {digest}", f"scores: {match.scores}", "", *match.log(language="en"), ""])


def playthrough(game: Game, n: int) -> dict[Path, str]:
    """The files of playthrough n, made anew."""
    match = finished_match(game, n - 1) if n < COUNT else _by_the_book(game)
    return {journal_path(game, n): match.journal, outcome_path(game, n): outcome(match)}


def _by_the_book(game: Game) -> Match:
    """A game of several, by the words of the rulebook, to the end."""
    usual = {option.name: option.default for option in game.options}
    players = next(count for count in game.players if count > 1)
    match = game.new(_SEED.get(game.slug, COUNT), usual | _OPTIONAL_READINGS.get(game.slug, {}), players)
    return play(match, Rng(COUNT, 2))
