"""Meadhall: a table for board games of the Viking age.

>>> import meadhall
>>> meadhall.games()
['bretwalda', 'medieval_battle', 'northgard', 'saga', 'tiny_epic_vikings']
>>> game = meadhall.game("saga")
>>> match = game.new(seed=7)
>>> match.over
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import meadhall.games as _games  # imported before `games` is given its second meaning below
from meadhall.engine.advice import Advice
from meadhall.engine.errors import BadJournal, BadPosition, CannotUndo, IllegalChoice, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.journal import read_journal
from meadhall.engine.match import Match

if TYPE_CHECKING:
    from meadhall.analysis import Verification

__version__ = "0.1.0"

__all__ = [
    "Advice",
    "BadJournal",
    "BadPosition",
    "CannotUndo",
    "Game",
    "IllegalChoice",
    "Match",
    "MeadhallError",
    "game",
    "games",
    "is_compiled",
    "replay",
    "verify",
]


def games() -> list[str]:
    """The names of all games."""
    return _games.slugs()


games.__name__ = _games.__name__
"""By this name `import meadhall.games.saga.state as state` finds the modules of the package that is called the same."""


def game(slug: str) -> Game:
    """The game of that name; an unknown one raises and says which there are."""
    return _games.find(slug)


def replay(text: str) -> Match:
    """The match that a journal's text tells, of an older version of the game too, ready to be played on."""
    journal = read_journal(text)
    found = game(journal.slug)
    if journal.position is None:
        options = found.past_options(journal.version, journal.options)
        match = found.new(journal.seed, options, journal.players)
    else:
        match = found.at(journal.position, journal.seed)
    match.replay(journal.choices)
    return match


def verify(text: str) -> Verification:
    """Whether every draw in a journal is what its seed gives, or the secret that the house was bound to."""
    from meadhall.analysis import verification  # late: who checks no dice needs no analysis

    return verification(replay(text))


def _advise(match: Match, seat: int, milliseconds: int, iterations: int, language: str) -> list[Advice]:
    from meadhall.analysis import hint  # late: who asks for no hint needs no bots

    return hint(match, seat, milliseconds, iterations, language)


Match.adviser = _advise


def is_compiled() -> bool:
    """Whether the engine runs as native code."""
    from meadhall.engine import driver

    return not str(driver.__file__).endswith(".py")
