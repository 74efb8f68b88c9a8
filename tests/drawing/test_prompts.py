"""The prompt, its buttons and its notes."""

from __future__ import annotations

import pytest

from meadhall.drawing.buttons import Button
from meadhall.drawing.layouts import Layout
from meadhall.drawing.notes import LARGE, SMALL, Note, draw_notes
from meadhall.drawing.prompts import Prompt
from meadhall.drawing.trays import ColumnTray, RowTray, Tray
from tests.drawing.support import WIDE, bidding, elements, options, texts, view_of

NOTES = [Note("", "Coins that you bid are paid only if nobody bids more."), Note("", "A curse undoes a purchase.")]
ALL = [f"bid:{coins}" for coins in range(6)]


def _prompt(kind: type[Tray], layout: Layout, is_bare: bool = False) -> Prompt:
    """A purse stands for a bid of 2; the others are left for buttons."""
    view = view_of(bidding(), 0, layout, is_bare)
    view.thing("purse", "Two coins", "", "", ["bid:2"])
    buttons = [Button(option, view.label(option), view.label(option)) for option in view.left()]
    return Prompt(view, "How much?", [("Round 1", 15)], kind(view, buttons, NOTES))


@pytest.mark.parametrize("kind", [RowTray, ColumnTray])
def test_options_that_are_nothing_on_the_board_are_buttons_with_their_number_among_all(kind: type[Tray]) -> None:
    """Law 16: each legal option has an element of its own."""
    drawn = _prompt(kind, WIDE).wide(WIDE.prompt)
    assert options(drawn) == [option for option in ALL if option != "bid:2"]
    assert [text for text in texts(drawn) if text.isdigit()] == ["1", "2", "4", "5", "6"]
    assert "How much?" in texts(drawn)
    assert "Round 1" in texts(drawn)


@pytest.mark.parametrize("kind", [RowTray, ColumnTray])
def test_a_page_is_given_buttons_with_what_they_lead_to_and_notes_as_parts(kind: type[Tray]) -> None:
    drawn = elements(_prompt(kind, WIDE).parts())
    verbs = [each for each in drawn if each.get("data-part") == "verb"]
    assert [each.attrib["data-option"] for each in verbs] == [option for option in ALL if option != "bid:2"]
    assert all(each.get("role") == "button" and each.get("aria-label") for each in verbs)
    assert [each.get("data-text") for each in drawn if each.get("data-part") == "note"] == [one.text for one in NOTES]


def test_a_bare_picture_leaves_the_prompt_out() -> None:
    wide = _prompt(RowTray, WIDE, is_bare=True).wide(WIDE.prompt)
    assert "How much?" not in texts(wide)
    assert options(wide)


def test_notes_are_as_large_as_there_is_room() -> None:
    roomy, _ = draw_notes(NOTES, SMALL, (0, 0, 400, 200), [17, 14, 11])
    tight, used = draw_notes(NOTES, SMALL, (0, 0, 200, 75), [17, 14, 11])
    assert 'font-size="17"' in roomy
    assert 'font-size="11"' in tight
    assert " ".join(texts(tight)) == " ".join(note.text for note in NOTES)
    assert used <= 75


def test_notes_without_room_are_left_out() -> None:
    drawn, used = draw_notes(NOTES, LARGE, (0, 0, 600, 40), [13.5])
    assert texts(drawn) == [NOTES[0].text]
    assert used == 30
