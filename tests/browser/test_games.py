"""Every other game of the house is played in the browser: to the end at a desk, and for a while on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meadhall
from meadhall.words import words
from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
_GAMES = [slug for slug in meadhall.games() if slug != "saga"]
"""SAGA is played by everybody in `test_playing.py`."""


def _title(slug: str, language: str) -> str:
    return words(meadhall.game(slug).package, language).say("title")


@pytest.mark.parametrize("slug", _GAMES)
def test_a_game_is_played_to_the_end_at_a_desk(hall: Hall, visit: Visit, slug: str) -> None:
    """By touching what glows in the picture; then there are scores."""
    guest = visit(hall.address)
    guest.play_now(card=f'.game[aria-label="{_title(slug, "en")}"]')
    guest.play(most=1500)
    assert guest.is_over
    assert guest.page.locator(".scores").is_visible()


@pytest.mark.parametrize("slug", _GAMES)
def test_a_game_is_played_on_a_phone(hall: Hall, visit: Visit, slug: str) -> None:
    """In Polish, by taps, in one column that never needs to be pushed sideways."""
    guest = visit(hall.address, width=390, height=844, locale="pl-PL", touch=True)
    guest.play_now(card=f'.game[aria-label="{_title(slug, "pl")}"]')
    guest.play(most=30)
    assert guest.n > 20 or guest.is_over
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
