"""Chapter 5: movement."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.notation import at
from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.telling import battle


def test_a_step_goes_to_an_adjacent_hex_and_costs_what_that_hex_costs() -> None:
    """MED-5.1"""
    table = battle(flat("(1,2)=M, (2,2)=F, (2,1)=R"), "Y LI (1,2)").plays("activate:1,2")
    table.offers(*names("step", "(2,2) (2,1) (1,1) (0,2) (0,3) (1,3)"))
    for hex_, left in (("2,2", 1), ("2,1", 1), ("1,1", 2), ("0,2", 2)):
        table.fork().plays(f"step:{hex_}").is_at(f"Y LI ({hex_}) {left}mp")


def test_points_may_be_spent_over_several_turns() -> None:
    """MED-5.2"""
    table = battle(flat(), "Y LC (0,2) 5mp").plays("activate:0,2", "step:1,2", "step:1,1", "end")
    table.is_at("Y LC (1,1) 3mp").plays("pass", "activate:1,1", "step:2,1", "end").is_at("Y LC (2,1) 2mp")
    table.plays("pass", "activate:2,1", "step:2,2", "step:1,3").turn_of("red").is_at("Y LC (1,3) 0mp")


def test_what_costs_too_much_cannot_be_entered() -> None:
    """MED-5.3"""
    table = battle(flat("(2,2)=F, (2,1)=R, (1,3)=M"), "Y LI (1,2) 2mp").plays("activate:1,2")
    table.has(*names("step", "(2,2) (2,1) (1,3)"))
    poor = battle(flat("(2,2)=F, (2,1)=R, (1,3)=M"), "Y LI (1,2) 1mp").plays("activate:1,2")
    poor.offers(*names("step", "(1,1) (0,2) (0,3)"))


def test_only_an_attack_leads_to_an_enemy() -> None:
    """MED-5.4"""
    table = battle(flat(), "Y LI (1,2); R TB (2,2); R PK (1,1)").plays("activate:1,2")
    table.lacks("step:2,2", "step:1,1").has("attack:2,2", "attack:1,1")


@pytest.mark.parametrize(("answer", "at_end"), [("hold", "(1,2) 1k 3mp"), ("retreat:3,2", "(2,2) 3mp")])
def test_an_attacker_pays_in_any_case(answer: str, at_end: str) -> None:
    """MED-5.5"""
    table = battle(flat("(2,2)=F"), "Y LC (1,2) 5mp; R LI (2,2)").plays("activate:1,2", "attack:2,2")
    table.is_at("Y LC (1,2) 3mp").plays(answer).is_at(f"Y LC {at_end}")


def test_who_stands_and_fights_pays_nothing() -> None:
    """MED-5.6"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2) 2mp").plays("activate:1,2", "attack:2,2", "hold")
    table.is_at("R LI (2,2) 1k 2mp")


def test_through_friends_both_pay_a_point_more() -> None:
    """MED-5.7"""
    table = battle(flat("(1,2)=F"), "Y LC (0,2) 5mp; Y PK (1,2) 2mp").plays("activate:0,2", "step:1,2")
    assert table.s.points[table.s.active] == 2
    table.plays("step:2,2").is_at("Y LC (2,2) 1mp; Y PK (1,2) 1mp; (0,2) empty").stage("MOVING")


def test_through_two_friends_in_a_row() -> None:
    """MED-5.7"""
    table = battle(flat(), "Y LC (0,2) 5mp; Y PK (1,2) 2mp; Y LI (2,2) 1mp").plays("activate:0,2")
    table.plays("step:1,2", "step:2,2").stage("TRANSIT").plays("step:3,2").turn_of("red")
    table.is_at("Y LC (3,2) 0mp; Y PK (1,2) 1mp; Y LI (2,2) 0mp")


def test_the_way_through_friends_must_have_an_end() -> None:
    """MED-5.7, MED-5.9: a chain of friends is entered only if the unit gets out again."""
    walls = "(2,1)=M, (1,3)=M, (1,1)=M, (0,3)=M"
    chain = "Y PK (1,2); Y LI (2,2)"
    battle(flat(walls), f"Y LC (0,2) 5mp; {chain}").plays("activate:0,2").has("step:1,2")
    battle(flat(walls), f"Y LC (0,2) 4mp; {chain}").plays("activate:0,2").lacks("step:1,2")
    battle(flat(walls), f"Y LC (0,2) 5mp; {chain} 0mp").plays("activate:0,2").lacks("step:1,2")
    blocked = walls + ", (3,2)=M, (3,1)=M, (2,3)=M"
    battle(flat(blocked), f"Y LC (0,2) 5mp; {chain}").plays("activate:0,2").lacks("step:1,2")
    merging = battle(flat(walls), "Y LC (0,2) 1k 3mp; Y PK (1,2); Y LC (2,2) 1k").plays("activate:0,2", "step:1,2")
    merging.turn_of("red").is_at("Y LC (2,2) 2k 0mp; Y PK (1,2) 1mp")


def test_a_way_through_friends_never_turns_back() -> None:
    """MED-5.7: neither to where it began nor over a friend twice; afterwards the hexes are free again."""
    table = battle(flat(), "Y LC (0,2) 5mp; Y PK (1,2)").plays("activate:0,2", "step:1,2").lacks("step:0,2")
    table.plays("step:1,1").has("step:0,2").plays("step:0,2").is_at("Y LC (0,2) 1mp; Y PK (1,2) 1mp")
    two = battle(flat(), "Y LC (0,2) 5mp; Y PK (1,2); Y LI (1,1)").plays("activate:0,2", "step:1,2", "step:1,1")
    two.lacks("step:1,2", "step:0,2")
    merging = battle(flat(), "Y LC (0,2) 1k 5mp; Y LC (1,2) 1k; Y PK (2,2)").plays(
        "activate:0,2", "step:1,2", "step:2,2"
    )
    merging.stage("TRANSIT").lacks("merge:1,2", "step:1,2")


def test_a_friend_without_points_cannot_make_way() -> None:
    """MED-5.7"""
    battle(flat(), "Y LC (0,2) 5mp; Y PK (1,2) 0mp").plays("activate:0,2").lacks("step:1,2")
    battle(flat(), "Y LI (0,2) 1mp; Y PK (1,2)").plays("activate:0,2").lacks("step:1,2")


def test_nobody_passes_where_the_enemy_has_control() -> None:
    """MED-5.8, MED-RUL-13"""
    battle(flat(), "Y LC (0,2); Y PK (1,2); R TB (2,2)").plays("activate:0,2").lacks("step:1,2")
    beside = battle(flat(), "Y LC (0,2); Y PK (1,2); R PK (-1,2)").plays("activate:0,2").has("step:1,2")
    assert beside.s.is_in_zone(0, at("(0,2)"))
    beside.plays("step:1,2", "step:2,2").stage("MOVING").is_at("Y LC (2,2) 2mp")


def test_out_of_a_friend_into_an_enemy_zone() -> None:
    """MED-5.8, MED-6.4"""
    table = battle(flat(), "Y LC (0,2); Y PK (1,2); R AR (3,2)").plays("activate:0,2", "step:1,2", "step:2,2")
    table.stage("STOPPED").offers("attack:3,2", "end").is_at("Y LC (2,2) 2mp")


def test_a_move_ends_on_a_friend_only_to_merge() -> None:
    """MED-5.9, MED-RUL-13: and then without the extra point."""
    table = battle(flat("(1,2)=F"), "Y LC (0,2) 1k 2mp; Y LC (1,2) 1k 5mp").plays("activate:0,2")
    table.has("merge:1,2").lacks("step:1,2").plays("merge:1,2").is_at("Y LC (1,2) 2k 0mp")
    battle(flat(), "Y LC (0,2) 1k 5mp; Y LC (1,2) 1k").plays("activate:0,2").has("merge:1,2", "step:1,2")
    whole = battle(flat(), "Y LC (0,2); Y LC (1,2)").plays("activate:0,2", "step:1,2")
    assert "end" not in whole.options


def test_a_shot_costs_a_point() -> None:
    """MED-5.10"""
    battle(flat(), "Y AR (1,2) 3mp; R LI (2,2)").plays("activate:1,2", "shoot:2,2").is_at("Y AR (1,2) 2mp")
    battle(flat("(2,2)=M"), "Y AR (1,2) 1mp; R LI (2,2)").plays("activate:1,2", "shoot:2,2").is_at("Y AR (1,2) 0mp")


def test_a_withdrawal_costs_what_its_hex_costs() -> None:
    """MED-5.11"""
    table = battle(flat("(6,-3)=F"), "R LI (5,-4); Y AR (6,-4) 3mp", turn="red").plays("activate:5,-4", "attack:6,-4")
    table.fork().plays("retreat:6,-3").is_at("Y AR (6,-3) 1mp")
    table.plays("flee").is_at("Y AR beside S1 2mp")


def test_nobody_leaves_the_board_of_his_own_accord() -> None:
    """MED-5.12"""
    table = battle(flat(), "Y LC (6,-4)").plays("activate:6,-4")
    table.offers(*names("step", "(6,-5) (5,-4) (5,-3) (6,-3)"))
