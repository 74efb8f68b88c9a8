"""Positions written down by hand: what cannot be understood is refused in a sentence."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import BadPosition
from tests.games.tiny_epic_vikings.told import told


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("R", "Nobody understands 'R'"),
        ("R cows 3", "R has no 'cows'"),
        ("R row", "Nobody understands 'R row'"),
        ("R hand gro", "There is no card 'gro'"),
        ("R hand gro_gullwing; Y row gro_gullwing", "The card 'gro_gullwing' is told twice"),
        ("R 2 whale", "There is no island 'whale'"),
        ("R boat fox", "There is no fjord or dock 'fox'"),
        ("R res 2/2", "'2/2' should be 3 numbers"),
        ("R favours ring", "There is no favour 'ring'"),
        ("G 2 fox", "G takes no part"),
        ("fury high", "'high' should be 3 numbers"),
        ("gods odin/thor/zeus", "There is no god 'zeus'"),
        ("dedicated loki 1", "There is no god 'loki'"),
        ("marker X", "There is no clan 'X'"),
        ("battle R golden_ring", "Nobody understands 'battle R golden_ring'"),
        ("weather bad", "Nobody understands 'weather bad'"),
    ],
)
def test_what_cannot_be_understood_is_refused(position: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        told(position)


def test_nobody_is_asked_for_what_is_not_in_the_notation() -> None:
    with pytest.raises(BadPosition, match="Nobody understands 'weather bad'"):
        told().is_at("weather bad")
