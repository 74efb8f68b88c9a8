"""Golden playthroughs: whole games with what came of them, and how they are made."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from meadhall.engine.game import Game
from meadhall.engine.match import Match
from tests.laws.support import finished_match

FOLDER: Final = Path(__file__).parent
FORMER: Final = FOLDER / "former"
"""Playthroughs of the first version of each game, as they were recorded then."""
COUNT: Final = 5
"""How many playthroughs a game has, the first with the usual options, each other with others."""


def journal_path(game: Game, n: int) -> Path:
    """Where the journal of playthrough n is."""
    return FOLDER / f"{game.slug}-{n}.journal"


def outcome_path(game: Game, n: int) -> Path:
    """Where its outcome is."""
    return FOLDER / f"{game.slug}-{n}.outcome"


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
    match = finished_match(game, n - 1)
    return {journal_path(game, n): match.journal, outcome_path(game, n): outcome(match)}
