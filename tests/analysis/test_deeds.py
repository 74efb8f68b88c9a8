"""Why a bot did something is said from what the viewer may know alone."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.analysis.deeds import reasons_between, reasons_for_a_turn
from meadhall.bots import bot
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.state import State

_CHOICES = 90
_WORLDS = 8
_VIEWER = 0
_BOT = 1


def _played(slug: str) -> Match:
    """A game of two bots under way."""
    match = meadhall.game(slug).new(seed=5, players=2)
    minds = [bot("random", match.game, seed=seat) for seat in range(2)]
    while not match.over and len(match.entries) < _CHOICES:
        minds[match.seats[0]].play(match, match.seats[0])
    return match


def _dealt_anew(match: Match, world: int) -> State:
    """A position that the viewer cannot tell from that of a match."""
    return match.game.redeal(match.state, _VIEWER, Rng(world))


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_same_is_said_however_the_rest_is_dealt(slug: str) -> None:
    match = _played(slug)
    earlier = match.first(len(match.entries) // 2)
    said = {
        str(reasons_between(match.game, _dealt_anew(earlier, n), _dealt_anew(match, n), _BOT, _VIEWER, "en"))
        for n in range(_WORLDS)
    }
    assert len(said) == 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_turn_that_has_brought_something_is_explained(language: str) -> None:
    match = _played("saga")
    assert reasons_for_a_turn(match, 20, len(match.entries), _BOT, _VIEWER, language)
    assert reasons_for_a_turn(match, 20, 20, _BOT, _VIEWER, language) == []
