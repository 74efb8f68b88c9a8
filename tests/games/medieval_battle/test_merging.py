"""Chapter 10: merging."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.notation import at
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import battle


@pytest.mark.parametrize(
    ("mover", "other", "is_possible"),
    [
        ("Y LI (1,2) 1k", "Y LI (2,2) 1k", True),
        ("Y LI (1,2)", "Y LI (2,2) 1k", False),
        ("Y LI (1,2) 1k", "Y LI (2,2)", False),
        ("Y LI (1,2) 1k", "Y PK (2,2) 1k", False),
        ("Y AR (1,2) 1k", "Y LB (2,2) 1k", False),
        ("Y LI (1,2) 1k", "R LI (2,2) 1k", False),
        ("Y LI (1,2) 1k 0mp", "Y LI (2,2) 1k 0mp", False),
    ],
)
def test_two_reduced_units_of_one_type_and_army_merge(mover: str, other: str, is_possible: bool) -> None:
    """MED-10.1"""
    table = battle(flat(), f"{mover}; {other}; R PK (3,-2)")
    if "activate:1,2" in table.options:
        table.plays("activate:1,2")
    assert ("merge:2,2" in table.options) == is_possible


def test_a_merge_costs_the_last_step() -> None:
    """MED-10.1"""
    field = flat("(2,2)=M")
    battle(field, "Y LI (1,2) 1k 1mp; Y LI (2,2) 1k").plays("activate:1,2").lacks("merge:2,2")
    battle(field, "Y LI (1,2) 1k 2mp; Y LI (2,2) 1k").plays("activate:1,2").has("merge:2,2")


def test_a_merge_within_an_enemy_zone() -> None:
    """MED-10.1, MED-6.4: into a zone it may go, but not after having been stopped by one."""
    battle(flat(), "Y LI (1,2) 1k; Y LI (2,2) 1k; R HC (3,2)").plays("activate:1,2").has("merge:2,2")
    stopped = battle(flat(), "Y LI (0,3) 1k; Y LI (2,2) 1k; R HC (1,4)").plays("activate:0,3", "step:1,3")
    stopped.stage("STOPPED").lacks("merge:2,2")


def test_the_movers_counter_goes() -> None:
    """MED-10.2"""
    table = battle(flat(), "Y LI (1,2) 1k; Y LI (2,2) 1k")
    stays = table.s.unit_at[at("(2,2)")]
    table.plays("activate:1,2", "merge:2,2").is_at("Y LI (2,2) 2k 2mp; (1,2) empty")
    assert table.s.unit_at[at("(2,2)")] == stays
    assert len([unit for unit in table.s.place if unit >= 0]) == 3


@pytest.mark.parametrize(("mover", "other", "left"), [(3, 1, 1), (1, 3, 0), (2, 2, 1), (3, 0, 0), (3, 2, 2), (3, 3, 2)])
def test_the_smaller_number_of_points_is_left(mover: int, other: int, left: int) -> None:
    """MED-10.3"""
    table = battle(flat(), f"Y LI (1,2) 1k {mover}mp; Y LI (2,2) 1k {other}mp").plays("activate:1,2", "merge:2,2")
    table.is_at(f"Y LI (2,2) 2k {left}mp")


def test_a_merge_ends_the_turn() -> None:
    """MED-10.4"""
    table = battle(flat(), "Y LC (1,2) 1k; Y LC (2,2) 1k; R PK (4,1)").plays("activate:1,2", "merge:2,2")
    table.turn_of("red").is_at("Y LC (2,2) 2k 4mp")


def test_a_merge_out_of_a_friends_hex() -> None:
    """MED-10.1, MED-5.7"""
    table = battle(flat(), "Y LC (0,2) 1k 5mp; Y PK (1,2); Y LC (2,2) 1k 5mp").plays("activate:0,2", "step:1,2")
    table.plays("merge:2,2").turn_of("red").is_at("Y LC (2,2) 2k 2mp; Y PK (1,2) 1mp; (0,2) empty")
    assert set(table.s.transit) == {-1}
