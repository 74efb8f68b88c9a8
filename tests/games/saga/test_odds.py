"""The chance to win a battle, as each side can reckon it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from meadhall.games.saga.content import AREA_IDS, NONE, SAXON, VIKING
from meadhall.games.saga.hidden import unveil
from meadhall.games.saga.odds import win_chance
from tests.games.saga.telling import Table, told

KENT = AREA_IDS.index("kent")


def _chances(table: Table, area: int = KENT) -> list[Fraction | None]:
    """What the Saxons and the Vikings reckon that the Vikings' chance is."""
    return [win_chance(table.s, side, area) for side in (SAXON, VIKING)]


def test_without_leaders_strength_decides_and_a_tie_is_the_saxons() -> None:
    """SAG-10.7, SAG-10.8"""
    table = told("kent S1w V2w; essex S1w V1w").begin("battles").asks("choose_battle", of="viking")
    assert _chances(table) == [1, 1]
    assert _chances(table, AREA_IDS.index("essex")) == [0, 0]


def test_a_side_reckons_with_every_leader_that_it_has_not_seen() -> None:
    """SAG-13.1 to SAG-13.4: against two warriors the Ealdorman and the Envoy win, the Warden and the Marshal lose."""
    assert _chances(told("kent S Ealdorman V2w").begin("battles")) == [0, Fraction(1, 2)]
    assert _chances(told("kent S Warden V2w").begin("battles")) == [1, Fraction(1, 2)]


def test_what_was_shown_is_reckoned_with_as_it_is() -> None:
    """SAG-10.6, SAG-13.4"""
    table = told("kent S Ealdorman+Warden V4w").begin("battles")
    assert _chances(table) == [0, Fraction(1, 2)]
    table.choose("reveal:{Warden}")  # which leaves the Marshal, the Envoy, and the Ealdorman, who alone makes it a tie
    assert _chances(table) == [0, Fraction(2, 3)]


def test_a_unit_that_can_be_called_counts() -> None:
    """SAG-13.3, SAG-13.7"""
    assert _chances(told("kent S Marshal V2w; essex S1w").begin("battles"))[SAXON] == 0
    assert _chances(told("kent S Marshal V2w; mercia S1w").begin("battles"))[SAXON] == 1
    assert _chances(told("kent S2w V1w+Sea-king; scand_north V1w").begin("battles"))[VIKING] == 1
    assert _chances(told("kent S2w V1w+Sea-king").begin("battles"))[VIKING] == 0


def test_spectators_reckon_only_when_everything_is_shown() -> None:
    """SAG-10.3"""
    s = told("kent S Ealdorman V2w").begin("battles").s
    assert win_chance(s, NONE, KENT) is None
    assert win_chance(unveil(s), NONE, KENT) == 0


@pytest.mark.parametrize("position", ["kent S1w V2w", "kent S3w V2w; essex S1w V1w"])
def test_a_battle_that_is_not_about_to_be_decided_has_no_chances(position: str) -> None:
    """SAG-10.1, SAG-11.1"""
    assert _chances(told(position)) == [None, None]
    fought = told("kent S4w V4w+Stormer; essex S1w").begin("battles").choose("pass")
    fought.asks("choose_losses", of="viking")
    assert _chances(fought) == [None, None]
