"""Positions with choices that nobody who knows the game makes, and bots that do not make them.

`python benchmarks/follies.py GAME --mine tests/bots/follies` found them in games of bots: a victory that is there and
not taken, or given away, a defeat that is chosen, trades and fights for nothing, what the game calls grave itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.engine.match import Match
from meadhall.laws.support import scaled

_SUITES = Path(__file__).with_name("follies")
_ENOUGH = 20

Row = dict[str, Any]


def _suite(slug: str) -> Iterator[tuple[Row, Match]]:
    game = meadhall.game(slug)
    for row in json.loads((_SUITES / f"{slug}.json").read_text("utf-8")):
        yield row, game.at(row["position"], trusted=True)


def _step(level: str) -> int:
    """Every how-manieth position is looked at: all in a soak, fewer where a choice takes long."""
    if scaled(1) > 1 or level == "random":
        return 1
    return (4 if level == "jarl" else 1) * (1 if meadhall.is_compiled() else 4)


def _done(slug: str, level: str) -> list[str]:
    """The follies that a bot does."""
    found = []
    for number, (row, match) in islice(enumerate(_suite(slug)), 0, None, _step(level)):
        friend = bot(level, match.game, seed=number, iterations=30)
        option = match.option_name(friend.choose(match.state, row["seat"]), row["seat"])
        if option in row["foolish"]:
            found.append(f"{number}: {row['kind']}: {option}")
    return found


@pytest.mark.parametrize("slug", meadhall.games())
@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_a_sound_bot_does_nothing_foolish(slug: str, level: str) -> None:
    assert _done(slug, level) == []


@pytest.mark.parametrize("slug", meadhall.games())
def test_no_hint_begins_with_a_folly(slug: str) -> None:
    for row, match in islice(_suite(slug), 1, None, 2 * _step("jarl")):
        assert match.hint(iterations=30, seat=row["seat"])[0].option not in row["foolish"]


@pytest.mark.parametrize("slug", meadhall.games())
def test_follies_are_legal_and_something_else_is_too(slug: str) -> None:
    number = 0
    for row, match in _suite(slug):
        options = match.options(row["seat"])
        assert set(row["foolish"]) < set(options)
        number += 1
    assert number >= _ENOUGH


@pytest.mark.parametrize("slug", meadhall.games())
def test_who_chooses_at_random_does_foolish_things(slug: str) -> None:
    """So the suite can tell a fool."""
    assert len(_done(slug, "random")) >= 3
