"""Positions written down by hand: they are told as they are laid, and what makes no sense is refused."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import BadPosition
from tests.games.saga.telling import GAME, told

HOME = "scand_north V1w+Stormer; scand_central V1w+Berserker; scand_south V1w+Sea-king; aside Plunderer"


def test_a_position_is_told_as_it_is_laid() -> None:
    table = told(f"essex burh S2w+Envoy V3w; kent, sussex S1w; coins 2/3/10; round 4; round_pos 7; {HOME}")
    holds = GAME.notation.all_hold
    assert holds(table.s, "kent S1w; sussex S1w; burh_pos 2; not mercia burh; round >=3; round_pos <=7")
    assert not holds(table.s, "essex burh S2w V3w")


@pytest.mark.parametrize(
    "clause",
    [
        "weather bad",
        "essex some",
        "aside Ragnar",
        "slot_north target_mercia up",
        "saxon tile_5",
        "coins 3/2",
        "round x",
    ],
)
def test_what_nobody_understands_is_refused(clause: str) -> None:
    with pytest.raises(BadPosition, match=f"Nobody understands '{clause}'"):
        told(clause)


def test_one_leader_of_a_side_that_has_lost_none_is_set_aside() -> None:
    told("kent V1w").is_at("aside Warden Stormer")
    with pytest.raises(BadPosition, match="No viking leader is left"):
        told("kent V Stormer+Sea-king+Berserker+Plunderer")


def test_what_cannot_be_told_is_refused() -> None:
    with pytest.raises(BadPosition, match="Nobody understands 'weather'"):
        GAME.notation.holds(told("kent V1w").s, "weather bad")
