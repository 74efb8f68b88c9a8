"""Every game of the house is played in the browser: to the end at a desk, on a phone and by keys for a while.

With MEADHALL_SOAK all of it goes to the end: `MEADHALL_SOAK=1 pytest tests/browser/test_games.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import meadhall
from meadhall.words import words
from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
_GAMES = [slug for slug in meadhall.games() if slug != "saga"]
"""SAGA is played by touch in `test_playing.py`."""
_IS_SOAK = bool(os.environ.get("MEADHALL_SOAK"))
_WHOLE = 1500


def _title(slug: str, language: str) -> str:
    return words(meadhall.game(slug).package, language).say("title")


@pytest.mark.parametrize("slug", _GAMES)
def test_a_game_is_played_to_the_end_at_a_desk(hall: Hall, visit: Visit, slug: str) -> None:
    """By touching what glows in the picture; then there are scores."""
    guest = visit(hall.address)
    guest.play_now(card=f'.game[aria-label="{_title(slug, "en")}"]')
    guest.play(most=_WHOLE)
    assert guest.is_over
    assert guest.page.locator(".scores").is_visible()


@pytest.mark.parametrize("slug", _GAMES)
def test_a_game_is_played_on_a_phone(hall: Hall, visit: Visit, slug: str) -> None:
    """In Polish, by taps, in one column that never needs to be pushed sideways."""
    guest = visit(hall.address, width=390, height=844, locale="pl-PL", touch=True)
    guest.play_now(card=f'.game[aria-label="{_title(slug, "pl")}"]')
    guest.play(most=_WHOLE if _IS_SOAK else 30)
    assert guest.is_over or (guest.n > 20 and not _IS_SOAK)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_game_is_played_by_keys_alone(hall: Hall, visit: Visit, slug: str) -> None:
    guest = visit(hall.address)
    guest.play_now(card=f'.game[aria-label="{_title(slug, "en")}"]')
    guest.play(most=_WHOLE if _IS_SOAK else 10, by=guest.type)
    assert guest.is_over or (guest.n > 7 and not _IS_SOAK)
