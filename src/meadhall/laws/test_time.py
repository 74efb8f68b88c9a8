"""The law of time: whether a seat is asked, or its choice is played by itself, tells nobody what it holds."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.engine.driver import waiting
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, decision_key
from meadhall.laws.secrets import dealt_anew
from meadhall.laws.support import numbers, some_positions, viewers
from meadhall.laws.toy.rules import OfferCurse

GAMES: Final = 16
ONE_IN: Final = 3
"""In about one of so many positions, fewer in long games, worlds are compared."""


def tell_tales(s: State, t: State, seat: int) -> list[str]:
    """The decisions of others that would be played by themselves in one of two positions that a seat cannot tell apart.

    Or that call themselves secret in one of them alone.
    """
    found = []
    for here, there in zip(waiting(s), waiting(t), strict=True):
        assert decision_key(here) == decision_key(there)
        if here.is_secret(s) != there.is_secret(t):
            found.append(f"{decision_key(here)} is secret or not")
        if here.seat in (seat, CHANCE) or here.is_secret(s):
            continue
        if (len(here.options(s)) == 1) != (len(there.options(t)) == 1):
            found.append(f"{decision_key(here)} is forced or not")
    return found


def test_no_forced_choice_tells_what_a_seat_holds(game: Game) -> None:
    for n in numbers(GAMES):
        for s in some_positions(game, n, ONE_IN):
            for seat in viewers(game, n):
                assert tell_tales(s, dealt_anew(game, s, seat, n), seat) == []


def test_a_forced_choice_that_tells_something_is_caught(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OfferCurse, "is_secret", lambda _decision, _state: False)
    found: list[str] = []
    for n in range(20):
        for s in some_positions(toy, n, 1):
            found += tell_tales(s, dealt_anew(toy, s, 0, n), 0)
    assert "offer_curse is forced or not" in found
