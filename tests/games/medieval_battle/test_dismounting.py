"""Chapter 14: dismounting, an optional rule."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.content import COUNTERS, FIRST_COUNTER, HEAVY_INFANTRY
from tests.games.medieval_battle.notation import at, flat
from tests.games.medieval_battle.telling import battle


def test_before_or_after_moving_but_not_in_between() -> None:
    """MED-14.1, MED-14.4"""
    table = battle(flat(), "Y LC (1,2) 5mp", dismount=True).plays("activate:1,2").has("dismount")
    before = table.fork().plays("dismount").is_at("Y LI (1,2) 2mp").stage("READY").lacks("dismount")
    before.plays("step:1,1", "step:1,0").turn_of("red").is_at("Y LI (1,0) 0mp")
    after = table.plays("step:1,1", "dismount").turn_of("red").is_at("Y LI (1,1) 2mp")
    after.is_at("(1,2) empty")


def test_not_while_passing_through_a_friend() -> None:
    """MED-14.1"""
    battle(flat(), "Y LC (0,2); Y PK (1,2)", dismount=True).plays("activate:0,2", "step:1,2").lacks("dismount")


def test_without_the_option_nobody_dismounts() -> None:
    """MED-14.1"""
    battle(flat(), "Y LC (1,2)").plays("activate:1,2").lacks("dismount")


@pytest.mark.parametrize(("rider", "foot"), [("HC", "HI"), ("LC", "LI"), ("MA", "AR")])
@pytest.mark.parametrize("knights", [1, 2])
def test_what_riders_become(rider: str, foot: str, knights: int) -> None:
    """MED-14.2"""
    table = battle(flat(), f"Y {rider} (1,2) {knights}k 4mp", dismount=True).plays("activate:1,2", "dismount")
    table.is_at(f"Y {foot} (1,2) {knights}k 2mp")


@pytest.mark.parametrize("kind", ["HI", "LI", "PK", "AR", "LB"])
def test_foot_units_do_not_dismount(kind: str) -> None:
    """MED-14.2"""
    battle(flat(), f"Y {kind} (1,2)", dismount=True).plays("activate:1,2").lacks("dismount")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_points_of_the_foot_unit(before: int, after: int) -> None:
    """MED-14.3"""
    table = battle(flat(), f"Y LC (1,2) {before}mp", dismount=True).plays("activate:1,2")
    if before:
        table.plays("dismount")
    table.is_at(f"Y LI (1,2) {after}mp")


def test_on_foot_the_turn_goes_on_with_everything_that_foot_can_do() -> None:
    """MED-14.4, MED-RUL-33"""
    table = battle(flat("(2,1)=M"), "Y MA (1,2) 5mp; R LI (2,2)", dismount=True).plays("activate:1,2").lacks("step:2,1")
    table.plays("dismount").has("step:2,1", "shoot:2,2", "attack:2,2", "end").plays("step:2,1").turn_of("red")
    shot = battle(flat(), "Y MA (1,2) 5mp; R LI (2,2)", dismount=True).plays("activate:1,2", "dismount", "shoot:2,2")
    shot.hits(1).turn_of("red").is_at("Y AR (1,2) 1mp")
    alone = battle(flat(), "Y MA (1,2); R LI (2,2)", dismount=True).plays("activate:1,2", "dismount", "end")
    alone.turn_of("red")


def test_a_counter_must_be_free() -> None:
    """MED-14.5"""
    two = "Y HI (0,2); Y HI (0,3) 1k"
    for third in ("Y HI (1,3)", "Y HI beside S1", "Y reserve HI"):
        battle(flat(), f"Y HC (1,2); {two}; {third}", dismount=True).plays("activate:1,2").lacks("dismount")
    battle(flat(), f"Y HC (1,2); {two}; R HI (4,1)", dismount=True).plays("activate:1,2").has("dismount")


def test_a_counter_of_the_fallen_is_free_again() -> None:
    """MED-14.5"""
    position = "Y HC (1,1); Y HI (0,2); Y HI (0,3); Y HI (1,2) 1k 0mp; R HC (2,2)"
    table = battle(flat(), position, turn="red", dismount=True)
    fallen = table.s.unit_at[at("(1,2)")]
    table.plays("activate:2,2", "attack:1,2").is_at("R HC (1,2) 3mp").plays("activate:1,1", "dismount")
    assert table.s.unit_at[at("(1,1)")] == fallen


def test_the_lowest_numbered_counter_is_taken_and_the_mount_leaves() -> None:
    """MED-14.5"""
    table = battle(flat(), "Y HI (0,2); Y HC (1,2); Y HC (0,3)", dismount=True)
    mount = table.s.unit_at[at("(1,2)")]
    table.plays("activate:1,2", "dismount", "end")
    assert table.s.unit_at[at("(1,2)")] == COUNTERS + FIRST_COUNTER[HEAVY_INFANTRY] + 1
    assert (table.s.place[mount], table.s.knights[mount], table.s.points[mount]) == (-1, 0, 0)


def test_for_all_purposes_it_is_a_foot_unit_now() -> None:
    """MED-14.6, MED-RUL-31"""
    table = battle(flat(), "Y HC (1,2) 1k; Y HI (0,2) 1k; R LI (4,1); R LI (3,1)", dismount=True)
    assert table.s.value_on_board(1) == 5
    table.plays("activate:1,2", "dismount").lacks("dismount").has("merge:0,2")
    assert table.s.value_on_board(1) == 4
    table.plays("end", "pass", "regroup").is_at("Y HI (1,2) 1k 2mp")
    table.plays("pass", "activate:1,2").lacks("dismount")


def test_zones_change_with_the_type() -> None:
    """MED-14.6, MED-6.1"""
    table = battle(flat("(2,2)=M"), "Y HC (1,2)", dismount=True).plays("activate:1,2")
    assert not table.s.is_in_zone(1, at("(2,2)"))
    table.plays("dismount", "end")
    assert table.s.is_in_zone(1, at("(2,2)"))


def test_a_unit_without_points_may_be_activated_to_dismount() -> None:
    """MED-RUL-33"""
    table = battle(flat(), "Y HC (1,2) 0mp; R LI (4,1)", dismount=True).plays("activate:1,2").turn_of("red")
    table.is_at("Y HI (1,2) 0mp")


def test_after_moving_there_is_no_attack_on_foot() -> None:
    """MED-RUL-33"""
    table = battle(flat(), "Y MA (0,2) 5mp; R LI (2,2)", dismount=True).plays("activate:0,2", "step:1,2", "dismount")
    table.turn_of("red").is_at("Y AR (1,2) 2mp; R LI (2,2)")
