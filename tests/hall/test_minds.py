"""Bots keep their thoughts in the middle of a turn: in the same process, few of them, and only while they hold."""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.engine.match import Match
from meadhall.hall import minds
from meadhall.hall.places import Processes


@pytest.fixture(autouse=True)
def _nobody_has_thought() -> Iterator[None]:
    minds._midway.clear()
    yield
    minds._midway.clear()


def _think(match: Match, table: str = "table", milliseconds: int = 20) -> str:
    return minds.think(table, match.game.slug, match.position(), match.seats[0], "jarl", 1, milliseconds)


def _until_midway(match: Match) -> None:
    """Play on until the bot that chose decides again at once."""
    while not minds._midway:
        assert not match.over
        match.choose(_think(match), match.seats[0])


def test_a_bot_goes_on_in_the_middle_of_its_turn_from_what_it_has_thought() -> None:
    match = meadhall.game("saga").new(seed=4)
    _until_midway(match)
    (mind,) = minds._midway.values()
    kept = mind.mind
    with mock.patch.object(minds, "bot", side_effect=AssertionError("It thinks anew.")):
        option = _think(match)
    assert option in match.options(match.seats[0])
    match.choose(option, match.seats[0])
    assert all(each.mind is kept for each in minds._midway.values())


def test_another_level_another_seat_or_another_table_is_another_bot() -> None:
    match = meadhall.game("saga").new(seed=4)
    _until_midway(match)
    with mock.patch.object(minds, "bot", side_effect=bot) as made:
        _think(match, "another table")
        assert made.call_count == 1
        minds.think("table", "saga", match.position(), match.seats[0], "karl", 1, 20)
        assert made.call_count == 2


def test_few_bots_keep_their_thoughts_and_those_asked_last_do() -> None:
    match = meadhall.game("saga").new(seed=4)
    _until_midway(match)
    (mind,) = minds._midway.values()
    with mock.patch.object(minds, "bot", return_value=mind), mock.patch.object(mind, "choose", return_value=0):
        for n in range(minds._MIDWAY + 1):
            with mock.patch.object(Match, "option_name", return_value=""):
                _think(match, f"table {n}")
    assert [table for table, *_ in minds._midway] == [f"table {n + 1}" for n in range(minds._MIDWAY)]


def test_the_bots_of_a_table_come_back_to_their_process_if_it_is_free() -> None:
    places = Processes(3)
    with places.taken("a") as first, places.taken("b") as second:
        assert first is not second
    with places.taken("b") as again:
        assert again is second
        with places.taken("a") as other:
            assert other is first
        with places.taken("b") as elsewhere:
            assert elsewhere is not second
    with places.taken("b") as latest:
        assert latest is elsewhere
