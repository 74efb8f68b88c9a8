"""Law 17: every decision says its shape, and its options are made of things that have names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.engine.driver import waiting
from meadhall.engine.game import Game
from meadhall.engine.shapes import AMOUNTS, CARD, MOST_VERBS, ORDER, PLACE, ROUTE, SET, SHAPES, YES_NO
from meadhall.engine.state import State
from meadhall.engine.steps import Chance, Decision, decision_key
from meadhall.laws.support import LANGUAGES, new_match, numbers, some_positions
from meadhall.laws.toy import GAME as TOY
from meadhall.laws.toy.rules import PlaceBid


def _asked(game: Game, games: int, one_in: int) -> Iterator[tuple[State, Decision, list[int]]]:
    """Decisions of players in some positions, with the options that are no asides."""
    for n in numbers(games):
        for s in some_positions(game, n, one_in):
            for decision in waiting(s):
                if decision.seat >= 0:
                    asides = decision.asides(s)
                    yield s, decision, [option for option in decision.options(s) if option not in asides]


def faults(s: State, decision: Decision, options: list[int]) -> list[str]:
    """What is wrong with the shape of a decision in a position."""
    shape = type(decision).shape
    counts = [decision.counts(s, option) for option in options]
    ends = [decision.ends(s, option) for option in options]
    verbs = [n for n in range(len(options)) if not counts[n] and ends[n] == ("", "")]
    meant = [tuple(sorted(each.items())) for each in counts if each]
    found = []
    if len(verbs) > MOST_VERBS:
        found.append(f"{len(verbs)} verbs")
    if shape == YES_NO and len(options) > 2:
        found.append(f"{len(options)} answers")
    if shape not in (SET, AMOUNTS) and meant:
        found.append("counts")
    if shape not in (PLACE, CARD, ORDER, ROUTE) and set(ends) != {("", "")}:
        found.append("ends")
    if shape in (PLACE, CARD, ORDER) and any(start for start, _ in ends):
        found.append("beginnings")
    if len(set(meant)) != len(meant):
        found.append("alike")
    if any(number < 0 for each in counts for number in each.values()):
        found.append("less than none")
    if len({tuple(each) for each in counts if each}) > 1:
        found.append("other things in other options")
    return found


def test_every_decision_of_a_player_has_a_shape(game: Game) -> None:
    """Law 17: dice and draws have none."""
    for kind in game.decisions.values():
        assert kind.shape in ([""] if issubclass(kind, Chance) else SHAPES), kind


def test_the_options_of_every_decision_are_as_its_shape_says(game: Game) -> None:
    """Law 17: few verbs, at most two answers to yes or no, and no two options of a set or of amounts alike."""
    for s, decision, options in _asked(game, 12, 3):
        assert faults(s, decision, options) == [], decision_key(decision)


def test_what_options_are_made_of_has_a_name(game: Game) -> None:
    """Law 17: in both languages, so that it can be shown and heard."""
    things = {
        thing
        for s, decision, _ in _asked(game, 12, 3)
        for option in decision.options(s)
        for thing in [*decision.counts(s, option), *decision.ends(s, option)]
        if thing
    }
    if not things:
        pytest.skip(f"In {game.slug} every option is a word.")
    for language in LANGUAGES:
        assert all(game.words(language).name(thing).strip() for thing in things)


@pytest.mark.parametrize(
    ("broken", "found"),
    [
        ({"counts": lambda *_: {"coin": 1}}, ["alike"]),
        ({"counts": lambda _self, _s, option: {"coin": -option}}, ["less than none"]),
        ({"shape": YES_NO}, ["6 answers", "counts"]),
        ({"ends": lambda *_: ("", "ring")}, ["ends"]),
    ],
)
def test_a_decision_that_is_not_as_its_shape_says_is_caught(
    broken: dict[str, object], found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Law 17 can fail: a toy game in which bids are shown wrongly breaks it."""
    s = new_match(TOY, 0).state
    bid = waiting(s)[0]
    assert decision_key(bid) == "place_bid"
    options = bid.options(s)
    assert faults(s, bid, options) == []
    for name, value in broken.items():
        monkeypatch.setattr(PlaceBid, name, value)
    assert faults(s, bid, options) == found


def test_a_bar_with_too_many_verbs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 17 can fail: bids that mean no coins would each be a verb."""
    s = new_match(TOY, 0).state
    bid = waiting(s)[0]
    monkeypatch.setattr(PlaceBid, "counts", lambda *_: {})
    assert faults(s, bid, bid.options(s)) == []
    assert faults(s, bid, [0, *bid.options(s)]) == ["7 verbs"]
