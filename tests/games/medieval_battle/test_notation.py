"""What the notation says of a position beside what lies on the table, and what it refuses."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.games.medieval_battle.notation import NOTATION
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import battle

TABLE = battle(
    flat("(2,-1)=M, (1,-1)=R"),
    "Y LB (2,-1) 3mp; Y LC (-1,0) 1k 2mp; Y reserve HC; R HC (2,0) 2mp; R PK (0,0) 0mp; flag (0,0) R; flag (4,0) Y",
)
"""The mountain is out of reach of horses, and hides nothing from who stands on it."""


@pytest.mark.parametrize(
    "clause",
    [
        "points R 2",
        "points Y >=1",
        "moves Y 6",
        "moves Y <=6",
        "kept Y 1",
        "turns 11",
        "ground M (2,-1)",
        "zone R (0,1) (1,0)",
        "not zone R (2,-1)",
        "reach (-1,0) (-2,1) 1",
        "reach (2,0) (2,-1) none",
        "melee (2,-1) (2,0) -1",
        "melee (2,0) (2,-1) +1",
        "shot (2,-1) (2,0) 1",
        "shot (2,-1) (-1,0) none",
        "ways (0,0) 0",
        "not ways (2,0) 0",
    ],
)
def test_it_says_what_is_true(clause: str) -> None:
    assert NOTATION.holds(TABLE.s, clause)
    denied = clause.removeprefix("not ") if clause.startswith("not ") else f"not {clause}"
    assert not NOTATION.holds(TABLE.s, denied)


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("Y HC (9,9)", "There is no hex"),
        ("Y HC here", "There is no hex"),
        ("Y XX (0,0)", "There is no unit type"),
        ("B HC (0,0)", "An army is R or Y"),
        ("Y HC (0,0) tired", "Nobody understands"),
        ("Y LC (0,0); R LC (0,0)", "Two units stand on"),
        ("flag (1,1) Y", "There is no flag on"),
        ("Y LB (0,1); Y LB (0,2); Y LB (0,3)", "no more counters of LB"),
    ],
)
def test_it_refuses_what_cannot_be_laid(clause: str, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        battle(flat(), clause)


def test_of_nobody_nothing_is_said() -> None:
    with pytest.raises(BadPosition, match="Nobody stands on"):
        NOTATION.holds(TABLE.s, "ways (3,3) 1")
