"""Cards: how they lie, what their faces say, and what their backs do not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.drawing.hands import Card, back, face, pile, row_of_cards, spread
from tests.drawing.support import bidding, elements, options, texts, view_of


def test_cards_lie_side_by_side_while_there_is_room() -> None:
    assert spread(3, 400, 100) == [0, 108, 216]
    assert spread(1, 50, 100) == [0]
    assert spread(0, 50, 100) == []


@pytest.mark.parametrize("count", [4, 9, 20])
def test_cards_without_room_overlap_evenly_and_end_at_the_right_edge(count: int) -> None:
    lefts = spread(count, 400, 100)
    assert lefts[0] == 0
    assert lefts[-1] + 100 == pytest.approx(400)
    steps = [right - left for left, right in pairwise(lefts)]
    assert steps == pytest.approx([steps[0]] * (count - 1))


def test_a_row_of_cards_can_be_touched_for_what_they_stand_for() -> None:
    """Law 16."""
    view = view_of(bidding())
    cards = [
        Card(f"card-{n}", f"Card {n}", face(f"Bid {n}", "#333", [], "", 100, 140), [f"bid:{n}"]) for n in (4, 5, 6)
    ]
    drawn = row_of_cards(view, cards, (10, 20, 500, 70), 100, 140)
    assert options(drawn) == ["bid:4", "bid:5"]
    places = [each.attrib["transform"] for each in elements(drawn) if each.get("id", "").startswith("card-")]
    assert places == ["translate(10 20) scale(0.5)", "translate(64 20) scale(0.5)", "translate(118 20) scale(0.5)"]


def test_the_words_of_a_face_keep_within_the_card() -> None:
    long = "Take one unit from any area that borders an area of yours and put it into your own supply. " * 4
    drawn = face("A long title that needs two lines", "#333", ["", ""], long, 110, 150, "Spring")
    lines = [each for each in elements(drawn) if each.tag == "text"]
    assert "".join(each.text or "" for each in lines[:-1]).endswith("…")
    assert lines[-1].text == "Spring"
    assert all(float(each.attrib["y"]) < 150 for each in lines)
    assert max(float(each.attrib["y"]) for each in lines[:-1]) < 150 - 21


def test_a_back_says_nothing_and_a_pile_says_how_many() -> None:
    hidden = back("#333", 100, 140)
    assert texts(hidden) == []
    assert texts(pile(7, hidden, 100, 140)) == ["7"]
    assert texts(pile(0, "", 100, 140)) == []
