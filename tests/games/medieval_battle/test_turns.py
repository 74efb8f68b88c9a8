"""Chapter 4: turns, and the stages of an activation."""

from __future__ import annotations

import pytest

from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.telling import battle, deployment


def test_yellow_begins_and_turns_alternate() -> None:
    """MED-4.1"""
    table = deployment("0-0-0-0-1-0-0-0", "0-0-0-0-1-0-0-0", flat()).plays("hex:-5,-1", "hex:-1,6")
    table.deploys("light_infantry -5,0", "light_infantry 0,5").turn_of("yellow").plays(
        "activate:0,5", "step:0,4", "end"
    )
    table.turn_of("red").plays("regroup").turn_of("yellow").plays("pass").turn_of("red")
    assert table.s.turns == 4


def test_a_turn_is_one_activation_one_regroup_or_a_pass() -> None:
    """MED-4.2"""
    table = battle(flat(), "Y LI (1,2); Y HC (0,3) 0mp; R LI (4,1)")
    table.offers("activate:1,2", "activate:-1,6", "regroup", "pass")
    table.fork().plays("pass").turn_of("red")
    table.fork().plays("regroup").turn_of("red")
    table.plays("activate:1,2", "step:2,1", "end").turn_of("red").offers(
        "activate:4,1", "activate:-5,-1", "regroup", "pass"
    )


@pytest.mark.parametrize(
    ("unit", "action"),
    [("HI", "attack:2,2"), ("AR", "shoot:2,2"), ("LI 1k", "merge:1,1"), ("LB", "shoot:2,2")],
)
def test_one_may_attack_shoot_or_merge_without_moving(unit: str, action: str) -> None:
    """MED-4.2"""
    position = f"Y {unit[:2]} (1,2){unit[2:]}; Y LI (1,1) 1k; R HI (2,2) 0mp"
    battle(flat(), position).plays("activate:1,2", action).turn_of("red")


@pytest.mark.parametrize(
    ("unit", "action"),
    [("LI", "attack:2,2"), ("AR", "shoot:2,2"), ("LI 1k", "merge:1,1"), ("LB", "shoot:2,2")],
)
def test_a_move_may_end_with_one_of_these(unit: str, action: str) -> None:
    """MED-4.2"""
    mover = f"Y {unit[:2]} (0,2){unit[2:]}; Y LI (1,1) 1k; "
    table = battle(flat(), mover + "R HI (2,2) 0mp").plays("activate:0,2")
    table.plays("step:0,1" if "merge" in action else "step:1,2", action).turn_of("red")


def test_only_units_that_can_do_something_are_activated() -> None:
    """MED-4.2"""
    walls = "(0,2)=M, (1,1)=M, (2,1)=M, (1,3)=M, (0,3)=M"
    table = battle(flat(walls + ", (2,2)=M"), "Y LC (1,2); Y TB (-1,6) exposed; Y LI (2,-1) 0mp")
    table.offers("regroup", "pass")
    battle(flat(walls), "Y LC (1,2); R PK (2,2)").has("activate:1,2")
    battle(flat(walls), "Y LC (1,2) 1k; Y LC (2,2) 1k 0mp").has("activate:1,2")
    battle(flat(walls), "Y LC (1,2) 2mp; Y LC (2,2)").lacks("activate:1,2").has("activate:2,2")
    battle(flat(walls), "Y LC (1,2) 3mp; Y LC (2,2)").has("activate:1,2")
    battle(flat(walls + ", (2,2)=F"), "Y LI (1,2) 1mp; R PK (2,2)").lacks("activate:1,2")
    battle(flat(walls + ", (2,2)=F"), "Y AR (1,2) 1mp; R PK (2,2)").has("activate:1,2")


def test_a_withdrawal_is_no_turn() -> None:
    """MED-4.3"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2)").plays("activate:1,2", "attack:2,2")
    table.asks("offer_retreat", of="red").plays("retreat:3,2").asks("act", of="yellow")
    turns = table.s.turns
    table.plays("end").turn_of("red").is_at("R LI (3,2) 2mp")
    assert table.s.turns == turns + 1


def test_passing_changes_nothing() -> None:
    """MED-4.4"""
    position = "Y LI (1,2) 1k 2mp; R LI (2,2) 0mp; tokens 3/2; R TB (-5,-1) exposed; flag (0,0) Y"
    battle(flat(), position).plays("pass").is_at(position).turn_of("red").scores(0, 2)


def test_who_can_do_nothing_passes() -> None:
    """MED-4.4"""
    spent = battle(flat(), "Y LI (1,2) 0mp; Y TB (-1,6) exposed; R LI (4,1); tokens 5/0").turn_of("red")
    assert spent.lines("nobody").count("passed") == 1


# The stages


def test_ready() -> None:
    """MED-4.2: everything but the end is on offer, also in an enemy zone."""
    table = battle(flat(), "Y MA (1,2) 1k; Y MA (1,1) 1k 0mp; R PK (2,2)", dismount=True).plays("activate:1,2")
    table.stage("READY").offers(
        *names("step", "(2,1) (0,2) (0,3) (1,3)"), "attack:2,2", "shoot:2,2", "merge:1,1", "dismount"
    )
    table.plays("dismount").stage("READY").offers(
        *names("step", "(2,1) (0,2) (0,3) (1,3)"), "attack:2,2", "shoot:2,2", "end"
    )


def test_moving() -> None:
    """MED-4.2"""
    position = "Y MA (-1,3) 1k; Y MA (1,1) 1k 0mp; R HC (2,2); Y LI (0,1) 0mp"
    table = battle(flat(), position, dismount=True).plays("activate:-1,3", "step:0,2").stage("MOVING")
    table.offers(*names("step", "(1,2) (0,3) (-1,3) (-1,2)"), "merge:1,1", "dismount", "end")
    table.plays("dismount").turn_of("red").is_at("Y AR (0,2) 1k 2mp")


def test_moving_beside_an_enemy_without_a_zone_there() -> None:
    """MED-4.2, MED-6.1: on a mountain nobody on horseback controls anything."""
    table = battle(flat("(1,2)=M"), "Y LB (0,2); R HC (2,2); Y LI (1,1)").plays("activate:0,2", "step:1,2")
    table.stage("MOVING").has("attack:2,2", "shoot:2,2", "end").is_at("Y LB (1,2) 1mp")


def test_transit() -> None:
    """MED-4.2, MED-5.9: only on, or into a merge."""
    table = battle(flat(), "Y LC (0,2) 1k; Y PK (1,2); Y LC (1,1) 1k; R AR (3,-2)").plays("activate:0,2", "step:1,2")
    table.stage("TRANSIT").offers(*names("step", "(2,2) (2,1) (1,3) (0,3) (1,1)"), "merge:1,1")


def test_nobody_attacks_or_shoots_from_a_friends_hex() -> None:
    """MED-4.2, MED-5.9: not even at a tabor whose zone does not reach into the forest."""
    table = battle(flat("(1,2)=F"), "Y LC (0,2); Y PK (1,2); R TB (2,2)").plays("activate:0,2", "step:1,2")
    table.stage("TRANSIT").offers(*names("step", "(2,1) (1,1) (0,3) (1,3)"))
    bows = battle(flat(), "Y LB (0,2); Y PK (1,2); R LI (3,2)").plays("activate:0,2", "step:1,2").stage("TRANSIT")
    bows.offers(*names("step", "(2,2) (2,1) (1,1) (0,3) (1,3)"))


def test_stopped() -> None:
    """MED-4.2, MED-6.4"""
    table = battle(flat(), "Y MA (0,2) 1k; Y MA (1,1) 1k 0mp; R PK (2,2)", dismount=True)
    table.plays("activate:0,2", "step:1,2").stage("STOPPED").offers("attack:2,2", "shoot:2,2", "dismount", "end")
    table.plays("dismount").turn_of("red").is_at("Y AR (1,2) 1k 2mp")


def test_pursuit() -> None:
    """MED-4.2, MED-7.7"""
    table = battle(flat(), "Y MA (0,2) 1k; Y MA (1,1) 1k; R PK (1,2)", dismount=True)
    table.plays("activate:0,2", "attack:1,2", "retreat:2,2").stage("PURSUIT")
    table.offers("attack:2,2", "shoot:2,2", "dismount", "end").plays("dismount").turn_of("red")
    table.is_at("Y AR (1,2) 1k 2mp; R PK (2,2) 1mp")


def test_the_end_comes_by_itself_when_nothing_else_is_left() -> None:
    """MED-4.2"""
    table = battle(flat(), "Y LI (1,2) 1mp; R LI (4,1)").plays("activate:1,2", "step:1,1").turn_of("red")
    table.is_at("Y LI (1,1) 0mp")
