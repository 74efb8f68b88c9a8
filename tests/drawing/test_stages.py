"""What is drawn on a stage leaves room for the names of those who meet."""

from __future__ import annotations

import re

import pytest

from meadhall.drawing.elements import circle
from meadhall.drawing.stages import ROOMS, beat_of
from meadhall.engine.scenes import (
    COMPARE,
    FIELD,
    LEAVES,
    LINE_UP,
    REVEAL,
    SHOWN,
    THROW,
    Beat,
    Die,
    Party,
    Piece,
    Scene,
    Wing,
)

_MAN = circle(0, 0, 15)
_DIE = 12
"""Half of what a die takes, before it is made larger or smaller."""


def _drawn(layout: str, parties: int, kind: str, wing: Wing) -> str:
    beat = Beat(kind, "Dice", "Dice fall.", [wing] * parties)
    scene = Scene("Battle", "", "", FIELD, [Party(f"No. {n}") for n in range(parties)], [beat])
    return beat_of(scene, beat, layout)


@pytest.mark.parametrize("layout", ROOMS)
@pytest.mark.parametrize("crowd", [1, 5, 9])
@pytest.mark.parametrize("count", [1, 4, 5, 6, 12])
def test_dice_lie_below_the_names_however_many_fight(layout: str, crowd: int, count: int) -> None:
    men = [Piece(f"man-{n}", _MAN) for n in range(crowd)]
    drawn = _drawn(layout, 2, THROW, Wing(men, [Die(_MAN, is_hit=True)] * count, total="5"))
    dice = re.findall(r'translate\((\S+) (\S+)\)" class="die"><g transform="translate\(0 0\) scale\(([^)]*)\)', drawn)
    assert len(dice) == 2 * count
    assert all(float(y) - _DIE * float(scale) >= ROOMS[layout].head for _, y, scale in dice)


@pytest.mark.parametrize("layout", ROOMS)
@pytest.mark.parametrize("parties", [2, 3, 4])
def test_what_counts_stands_below_the_names(layout: str, parties: int) -> None:
    """Those of more than two stand in a row of their own below the title."""
    room = ROOMS[layout]
    drawn = _drawn(layout, parties, COMPARE, Wing(total="5"))
    discs = [float(y) - room.total for y in re.findall(rf'cy="([^"]*)" r="{room.total:g}"', drawn)]
    assert len(discs) == parties
    assert min(discs) >= (room.heads if parties > 2 else room.head)


def test_whoever_is_shown_shines_and_nobody_else() -> None:
    for kind, state in ((LINE_UP, ""), (REVEAL, SHOWN), (LINE_UP, LEAVES)):
        assert ("rays" in _drawn("wide", 2, kind, Wing([Piece("a", _MAN, state=state)]))) == (state == SHOWN)
