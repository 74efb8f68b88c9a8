"""What the table answers in the terminal, of a game in which everything does."""

from __future__ import annotations

import pytest

from meadhall.cli.answers import show_signs, show_thing
from meadhall.cli.orders import Order, order_of
from meadhall.cli.screen import Screen
from meadhall.cli.sitting import Sitting
from meadhall.engine.match import Match
from meadhall.laws.toy import GAME


@pytest.fixture
def match() -> Match:
    return GAME.new(1)


def _screen(language: str = "en") -> Screen:
    return Screen(GAME, language, plain=True)


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("?Wessex", Order("i", "Wessex")),
        ("look East Anglia", Order("i", "East Anglia")),
        ("?", Order("h", "")),
        ("signs", Order("k", "")),
    ],
)
def test_things_and_signs_are_asked_for_in_words(answer: str, order: Order) -> None:
    assert order_of(answer) == order


@pytest.mark.parametrize("word", ["seat_0", "ann", "An"])
def test_a_thing_is_told_by_its_id_or_its_name(word: str, match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    show_thing(_screen(), match, 0, word)
    told = capsys.readouterr().out
    assert "== Ann ==" in told
    assert "One of those who bid." in told
    assert "Has:\n  5\n" in told


def test_an_option_is_told_by_its_number(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    show_thing(_screen("pl"), match, 0, "2")
    assert "Monetami się licytuje" in capsys.readouterr().out


def test_who_asks_for_nothing_of_the_kind_hears_what_there_is(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    show_thing(_screen(), match, 0, "a dragon")
    assert "‘a dragon’. Some that do: Ann, Bob, coin." in capsys.readouterr().out


def test_the_legend_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    show_signs(_screen())
    assert capsys.readouterr().out.split("\n")[1:3] == ["== Signs and what they mean ==", "coin"]


def test_a_choice_that_would_lose_much_is_made_when_it_is_made_twice(
    match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    """What comes between is forgotten; what loses little is done at once."""
    sitting = Sitting(match, _screen(), [0, 1], {}, "", None, False)
    for answer in ("bid:5", "h", "bid:5"):
        assert GAME.observe(match.state, 0)["has_bid"] == [False, False]
        sitting._answer(answer, 0)
    told = capsys.readouterr().out
    assert told.count("You would have no coins left.") == 1
    assert "To do it anyway, choose it again." in told
    assert GAME.observe(match.state, 0)["has_bid"] == [True, False]
    sitting._answer("bid:4", 1)
    assert len(match.entries) > 1
