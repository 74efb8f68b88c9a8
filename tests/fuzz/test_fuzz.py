"""Whatever a position or a journal says, it is refused in a sentence, or it can be looked at and played to the end."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.laws.support import all_games, scaled
from tests.fuzz.running import run
from tests.fuzz.trials import PARTS

_CASES: Final = {kind: 500 * part for kind, part in PARTS.items()}
"""`make fuzz` tries 50,000 a game, and looks at more of them."""
_LOOKS: Final = 0.05
_PICTURES: Final = 0.01


@pytest.mark.parametrize("kind", _CASES)
@pytest.mark.parametrize("slug", [game.slug for game in all_games()])
def test_it_is_refused_in_a_sentence_or_sound(slug: str, kind: str) -> None:
    outcome = run(slug, kind, seed=0, first=0, count=scaled(_CASES[kind]), looks=_LOOKS, pictures=_PICTURES)
    assert outcome.failures == []
    assert outcome.cases == scaled(_CASES[kind])
    assert 0 < outcome.sound < outcome.cases
