"""Views: what is asked of whom, and what can be touched."""

from __future__ import annotations

import pytest

from meadhall.drawing.layouts import manner
from meadhall.engine.steps import NOBODY
from meadhall.laws.toy.prompts import about
from tests.drawing.support import bidding, elements, view_of

ALL = [f"bid:{coins}" for coins in range(6)]


def test_of_simultaneous_decisions_a_seat_sees_its_own() -> None:
    s = bidding()
    for seat, name in ((0, "Ann"), (1, "Bob")):
        view = view_of(s, seat)
        assert view.is_mine
        assert list(view.options) == ALL
        assert view.prompt(about) == f"How much do you bid, {name}?"


def test_who_is_not_asked_waits_and_can_touch_nothing() -> None:
    """Law 16: nothing but legal options can be touched."""
    view = view_of(bidding(), NOBODY)
    assert not view.is_mine
    assert view.prompt(about) == "Ann is bidding"
    (thing, _) = elements(view.thing("coin", "A coin", "", "", ["bid:1"]))
    assert "role" not in thing.attrib
    assert view.left() == []


def test_a_thing_with_one_legal_option_is_its_element_and_speaks_its_label() -> None:
    """Law 16."""
    view = view_of(bidding())
    thing = elements(view.thing("coin", "A coin", "", "", ["bid:1", "bid:99"], data_thing="coin"))[0]
    assert thing.attrib["data-option"] == "bid:1"
    assert thing.attrib["aria-label"] == "Bid 1"
    assert thing.attrib["data-thing"] == "coin"
    assert thing[0].text == "A coin"
    assert view.left() == [option for option in ALL if option != "bid:1"]


def test_a_thing_that_takes_part_in_several_options_leaves_each_its_own_element() -> None:
    """Law 16."""
    view = view_of(bidding())
    thing = elements(view.thing("purse", "Coins", "", "", ["bid:1", "bid:2"]))[0]
    assert thing.attrib["data-options"] == "bid:1 bid:2"
    assert thing.attrib["aria-label"] == "Coins"
    assert view.left() == ALL


def test_only_what_can_be_touched_glows() -> None:
    view = view_of(bidding())
    glow = '<circle class="halo"/>'
    assert glow in view.thing("a", "A", "", glow, ["bid:3"])
    assert glow not in view.thing("b", "B", "", glow, ["bid:6"])


def test_texts_may_have_arguments() -> None:
    assert view_of(bidding()).say("text-seat", coins=1, cards=2) == "one coin, 2 cards"


@pytest.mark.parametrize(
    ("layout", "known"),
    [
        ("wide", ("wide", False)),
        ("wide-bare", ("wide", True)),
        ("parts", ("parts", False)),
        ("parts-turned", ("parts", False)),
    ],
)
def test_a_layout_may_be_bare_of_its_prompt(layout: str, known: tuple[str, bool]) -> None:
    assert manner(layout) == known
