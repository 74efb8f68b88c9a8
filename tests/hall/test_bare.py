"""A game that has no manual, lessons or page of figures yet is shown by the hall all the same."""

from __future__ import annotations

import pytest

from meadhall.hall.covers import cover
from meadhall.hall.live import find_game
from meadhall.hall.routes_games import rules
from meadhall.hall.routes_learning import guide
from meadhall.hall.texts import manual_chapters
from meadhall.lessons import lessons, puzzles
from meadhall.template import GAME


@pytest.fixture(autouse=True)
def _brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that `new-game` copies is one of the games."""
    for module in ("covers", "routes_games", "routes_learning"):
        monkeypatch.setattr(
            f"meadhall.hall.{module}.find_game", lambda slug: GAME if slug == GAME.slug else find_game(slug)
        )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_it_has_not_is_left_out(language: str) -> None:
    page = guide(GAME.slug, language)
    assert (page["title"], page["boxes"], page["goals"], page["intro"]) == (
        GAME.words(language).say("title"),
        [],
        [],
        "",
    )
    assert (lessons(GAME), puzzles(GAME)) == ((), ())
    assert rules(GAME.slug, language)["chapters"] == manual_chapters(GAME, language)
    assert cover(GAME.slug, language, is_dark=False).count("<circle") > 3, "a game under way"
