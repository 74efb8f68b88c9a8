"""Golden playthroughs of the games of the house, and what is particular about some of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from meadhall.engine.game import Game
from meadhall.laws.golden import COUNT, playthrough

FOLDER: Final = Path(__file__).parent
FORMER: Final = FOLDER / "former"
"""Playthroughs of the first version of each game: journals, scores and last positions as they were recorded then.

The logs beside them are in today's words.
"""
_LAST: Final[dict[str, dict[str, Any]]] = {
    "bretwalda": {"seed": 7},
    "medieval_battle": {"readings": {"dismount": True}},
    "saga": {"seed": 1},
}
"""What the last playthrough of a game needs, to come to all that a test asks of it."""


def position_path(journal: Path) -> Path:
    """Where the last position of a playthrough of the first version is, as that version wrote it."""
    return journal.with_suffix(".position")


def told(outcome_text: str) -> list[str]:
    """The scores and the log of an outcome, as a spectator reads them."""
    return outcome_text.splitlines()[1:]


def playthroughs(game: Game) -> dict[Path, str]:
    """The files of all playthroughs of a game, made anew."""
    made: dict[Path, str] = {}
    for n in range(1, COUNT + 1):
        made |= playthrough(game, n, **_LAST.get(game.slug, {}))
    return made
