"""Chapter 12: the wagon train."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.content import MOVEMENT
from meadhall.games.medieval_battle.notation import ABBREVIATIONS
from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.telling import battle


def test_a_fortified_tabor_has_one_point_and_an_exposed_one_none() -> None:
    """MED-12.1"""
    battle(flat(), "Y TB (1,2) fortified").has("activate:1,2")
    battle(flat(), "Y TB (1,2) exposed").lacks("activate:1,2")


def test_a_tabor_that_moves_is_exposed() -> None:
    """MED-12.2"""
    table = battle(flat("(2,2)=F, (2,1)=R, (1,1)=M"), "Y TB (1,2)").plays("activate:1,2")
    table.offers(*names("step", "(0,2) (0,3) (1,3)")).plays("step:0,3").turn_of("red")
    table.is_at("Y TB (0,3) exposed; (1,2) empty")


def test_an_attack_exposes_a_tabor() -> None:
    """MED-12.3"""
    table = battle(flat(), "Y TB (1,2); R AR (2,2) 1k", turn="red").plays("activate:2,2", "attack:1,2")
    table.is_at("Y TB (1,2) exposed; R AR (2,2) 1k 2mp").turn_of("yellow")


def test_a_tabor_has_a_zone_but_does_nothing() -> None:
    """MED-12.4"""
    table = battle(flat(), "Y TB (1,2); R LI (2,2) 1k 0mp").plays("activate:1,2")
    table.offers(*names("step", "(2,1) (1,1) (0,2) (0,3) (1,3)"))
    walls = "(2,1)=M, (1,1)=M, (0,2)=F, (0,3)=R, (1,3)=F"
    battle(flat(walls), "Y TB (1,2); R LI (2,2)").lacks("activate:1,2")
    battle(flat(), "Y LI (0,2); R TB (2,2)").plays("activate:0,2", "step:1,2").stage("STOPPED")


@pytest.mark.parametrize("attacker", ["HC", "LC", "MA", "HI", "LI", "PK", "AR", "LB"])
def test_every_attack_on_a_tabor_succeeds(attacker: str) -> None:
    """MED-12.5"""
    most = MOVEMENT[ABBREVIATIONS.index(attacker)]
    table = battle(flat(), f"Y {attacker} (1,2) 1k; R TB (2,2); R LI (3,2)").plays("activate:1,2", "attack:2,2")
    table.turn_of("red").is_at(f"R TB (2,2) exposed; Y {attacker} (1,2) 1k {most - 1}mp").scores(0, 0)
    assert "fought" not in table.lines("nobody")
    weak = battle(flat(), f"Y {attacker} (1,2) 1k; R TB (2,2) exposed; R LI (3,2)").plays("activate:1,2", "attack:2,2")
    weak.turn_of("red").is_at(f"R TB destroyed; (1,2) empty; Y {attacker} (2,2) 1k {most - 1}mp").scores(0, 3)


def test_the_points_for_a_tabor_stay() -> None:
    """MED-12.5, MED-13.5"""
    table = battle(flat(), "Y HC (1,2); R TB (2,2) exposed; R PK (3,1)").plays("activate:1,2", "attack:2,2")
    table.scores(0, 3).plays("activate:3,1", "attack:2,2", "hold").scores(0, 3).plays("pass", "pass")
    table.ends("yellow", "two_passes")


def test_two_attacks_with_no_regroup_between_destroy_a_tabor() -> None:
    """MED-12.6"""
    table = battle(flat(), "Y HC (1,2); Y HC (2,1); R TB (2,2)").plays("activate:1,2", "attack:2,2")
    other = table.fork().plays("regroup", "activate:2,1", "attack:2,2").is_at("R TB (2,2) exposed; Y HC (2,1) 3mp")
    other.scores(0, 0)
    table.plays("pass", "activate:2,1", "attack:2,2").is_at("R TB destroyed; Y HC (2,2) 3mp; Y HC (1,2) 3mp")


def test_a_tabor_makes_way_once() -> None:
    """MED-12.7, MED-RUL-13"""
    table = battle(flat(), "Y TB (1,2); Y LI (0,2)").plays("activate:0,2", "step:1,2").is_at("Y TB (1,2) exposed")
    table.plays("step:2,2").is_at("Y LI (2,2) 0mp").plays("pass").lacks("activate:1,2")
    battle(flat(), "Y TB (1,2) exposed; Y LI (0,2)").plays("activate:0,2").lacks("step:1,2")
    controlled = battle(flat(), "Y TB (1,2); Y LI (0,2); R LI (2,2)").plays("activate:0,2")
    controlled.lacks("step:1,2")
