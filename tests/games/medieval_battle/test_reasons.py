"""Why a unit cannot be chosen: the table says the first condition that fails."""

from __future__ import annotations

import pytest

from meadhall.engine.driver import waiting
from meadhall.games.medieval_battle.hexes import HEX_NAMES
from meadhall.games.medieval_battle.reasons import why_no_unit
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle


def _why(table: Table, place: str) -> str:
    """Why the unit on a hex cannot be chosen."""
    return why_no_unit(table.s, waiting(table.s)[0], table.s.unit_at[HEX_NAMES.index(place)])


def test_a_unit_needs_points_and_somewhere_to_go() -> None:
    """MED-4.2, MED-5.1"""
    table = battle(flat("(2,-1)=M, (2,0)=M, (1,1)=M, (0,1)=M, (0,0)=M, (1,-1)=M"), "Y HC (1,0) 3mp; Y LI (4,0) 0mp")
    assert _why(table, "4,0") == "reason-no-points"
    assert _why(table, "1,0") == "reason-hemmed-in"
    assert not {"activate:1,0", "activate:4,0"} & set(table.options)


def test_enemies_are_met_by_a_unit_of_ones_own() -> None:
    """MED-4.2"""
    table = battle(flat(), "Y LI (1,0); Y LI (5,0); R LI (3,0)")
    assert _why(table, "3,0") == "reason-own-unit-first"
    table.plays("activate:1,0")
    assert _why(table, "5,0") == "reason-one-unit"
    assert _why(table, "3,0") == "reason-too-far"


def test_a_zone_of_control_stops_a_unit() -> None:
    """MED-6.4"""
    table = battle(flat(), "Y LI (0,0); R LI (2,0)").plays("activate:0,0")
    assert _why(table, "0,0") == ""
    assert _why(table.plays("step:1,0"), "1,0") == "reason-stopped"


def test_a_stopped_unit_is_told_whose_zone_it_stands_in() -> None:
    """MED-6.4, MED-RUL-12"""
    table = battle(flat("(1,0)=F"), "Y LI (0,0); R LI (2,0); R TB (1,1)").plays("activate:0,0", "step:1,0")
    assert "attack:2,0" in table.options
    assert _why(table, "1,1") == "reason-other-zone"


@pytest.mark.parametrize(
    ("field", "position", "target", "reason"),
    [
        ("(2,0)=F", "Y LI (1,0) 1mp; R LI (2,0)", "2,0", "reason-too-dear"),
        ("(2,0)=M", "Y HC (1,0) 4mp; R LI (2,0)", "2,0", "reason-closed-ground"),
        ("(2,0)=F", "Y LB (1,0) 2mp; R LI (3,0)", "3,0", "reason-no-sight"),
        ("", "Y LB (1,0) 2mp; R TB (3,0)", "3,0", "reason-tabor-not-shot"),
        ("", "Y TB (1,0); R LI (2,0)", "2,0", "reason-tabor-fights-not"),
    ],
)
def test_an_enemy_out_of_reach_has_its_reason(field: str, position: str, target: str, reason: str) -> None:
    """MED-5.1, MED-5.3, MED-9.8, MED-9.10, MED-12.1"""
    table = battle(flat(field), position).plays("activate:1,0")
    assert not {f"attack:{target}", f"shoot:{target}"} & set(table.options)
    assert _why(table, target) == reason
