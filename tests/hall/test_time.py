"""Nothing that is sent to a seat tells by when, how often or how long what the others hold."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import meadhall
from meadhall.laws.toy import GAME
from meadhall.laws.toy.rules import OfferCurse
from tests.hall.seats import toys
from tests.hall.time_law import GAMES, law


@pytest.mark.parametrize("slug", meadhall.games())
def test_nothing_that_is_sent_depends_on_what_others_hold(slug: str, tmp_path: Path) -> None:
    assert asyncio.run(law(meadhall.game(slug), GAMES, tmp_path)).moments > 10


def test_a_question_that_is_answered_by_itself_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: whoever has no curse would be passed over at once."""
    monkeypatch.setattr(OfferCurse, "is_secret", lambda _decision, _state: False)
    with toys(), pytest.raises(AssertionError):
        asyncio.run(law(GAME, 120, tmp_path))
