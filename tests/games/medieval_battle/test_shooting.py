"""Chapter 9: shooting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.medieval_battle.maps import flat, flat_large
from tests.games.medieval_battle.telling import Table, battle

_FULL = "HC LC MA HI LI PK AR LB"


def _shot(shooter: str, target: str, terrain: str = "") -> Table:
    """Yellow at (1,2) shoots at Red at (2,2)."""
    position = f"Y {shooter[:2]} (1,2){shooter[2:]}; R {target[:2]} (2,2){target[2:]}"
    return battle(flat(terrain), position).plays("activate:1,2", "shoot:2,2")


@pytest.mark.parametrize(
    ("shooter", "targets"),
    [("LB", {"2,2", "3,2", "2,3", "1,4"}), ("AR", {"2,2"}), ("MA", {"2,2"}), ("HC", set()), ("LI", set())],
)
def test_how_far_bows_reach(shooter: str, targets: set[str]) -> None:
    """MED-9.1"""
    position = f"Y {shooter} (1,2); R HI (2,2); R HI (3,2); R HI (2,3); R LI (1,4); R LI (4,1); R PK (2,-1); Y PK (0,2)"
    assert battle(flat(), position).plays("activate:1,2").of_kind("shoot") == targets


def test_the_shooter_loses_nobody() -> None:
    """MED-9.2"""
    _shot("AR 1k", "HC", "(2,2)=R").hits(0).is_at("Y AR (1,2) 1k 2mp; R HC (2,2)")
    _shot("LB", "LI").hits(1).is_at("Y LB (1,2) 2mp; R LI (2,2) 1k")


def test_the_target_cannot_withdraw() -> None:
    """MED-9.3"""
    _shot("LB", "LC").turn_of("red").is_at("R LC (2,2) 1k 5mp")


@pytest.mark.parametrize(
    ("shooter", "target", "terrain", "losses"),
    [
        ("AR 1k", "HC", "(2,2)=F", 0),
        ("LB 1k", "LI", "(2,2)=R", 0),
        ("AR", "HI", "", 0),
        ("LB", "LI", "", 1),
        ("LB", "LI", "(1,2)=R", 1),
        ("LB", "LI 1k", "(1,2)=R", 2),
        ("LB", "LI 1k", "(1,2)=M", 2),
    ],
)
def test_shots_are_read_in_the_defenders_row(shooter: str, target: str, terrain: str, losses: int) -> None:
    """MED-9.4, MED-RUL-20: from -2 to +2 these are 0, 0, 1, 1 and 2."""
    _shot(shooter, target, terrain).hits(losses)


def test_numbers_and_height() -> None:
    """MED-9.5"""
    _shot("AR", "HI").hits(0)
    _shot("AR", "HI 1k").hits(1).is_at("(2,2) empty; Y AR (1,2) 2mp")
    _shot("AR", "HI", "(1,2)=R").hits(1)
    _shot("AR", "HI", "(1,2)=M").hits(1)
    _shot("LB 1k", "LI").hits(0)
    _shot("LB 1k", "LI 1k").hits(1)
    _shot("LB", "LI", "(2,2)=M").hits(0)
    _shot("LB", "LI", "(1,2)=F").hits(1)


def test_forest_covers_its_own_people_only() -> None:
    """MED-9.6"""
    _shot("LB", "LI", "(2,2)=F").hits(0)
    _shot("LB", "HC", "(2,2)=F").hits(0)
    _shot("LB", "HC", "(1,2)=F").hits(1)
    _shot("LB", "LI", "(1,2)=R, (2,2)=F").hits(1)


@pytest.mark.parametrize("target", _FULL.split())
def test_the_shooting_cards(target: str) -> None:
    """MED-9.7, MED-RUL-8"""
    armour = target in ("HC", "HI")
    _shot("LB", target).hits(1)
    for bow in ("AR", "MA"):
        _shot(bow, target).hits(0 if armour else 1)
        _shot(bow, target, "(1,2)=R").hits(1)


def _sees(terrain: str, target: str = "(2,2)", position: str = "", **options: Any) -> bool:
    table = battle(flat(terrain), f"Y LB (0,2); R LI {target}; {position}", **options).plays("activate:0,2")
    return target.strip("()") in table.of_kind("shoot")


@pytest.mark.parametrize(
    ("shooter", "middle", "is_seen"),
    [
        ("P", "P", True),
        ("P", "F", False),
        ("P", "R", True),
        ("P", "M", False),
        ("F", "F", False),
        ("F", "M", False),
        ("R", "F", True),
        ("R", "R", True),
        ("R", "M", False),
        ("M", "F", True),
        ("M", "R", True),
        ("M", "M", False),
    ],
)
def test_what_blocks_the_view(shooter: str, middle: str, is_seen: bool) -> None:
    """MED-9.8"""
    assert _sees(f"(0,2)={shooter}, (1,2)={middle}") == is_seen


@pytest.mark.parametrize("target", ["P", "F", "R", "M"])
def test_the_height_of_the_target_does_not_matter(target: str) -> None:
    """MED-RUL-21"""
    assert not _sees(f"(1,2)=F, (2,2)={target}")
    assert _sees(f"(0,2)=R, (1,2)=F, (2,2)={target}")


def test_along_the_side_of_two_hexes_both_must_block() -> None:
    """MED-9.9, MED-RUL-22"""
    assert _sees("(1,2)=M", "(1,3)")
    assert _sees("(0,3)=M", "(1,3)")
    assert not _sees("(1,2)=M, (0,3)=F", "(1,3)")


def test_neither_units_nor_what_is_off_the_board_block() -> None:
    """MED-9.9"""
    assert _sees("", position="R HC (1,2)")
    assert _sees("", position="Y HC (1,2)")
    beyond = battle(flat_large("(6,-5)=M"), "Y LB (7,-6); R LI (5,-5)").plays("activate:7,-6")
    assert beyond.of_kind("shoot") == {"5,-5"}
    strict = battle(flat_large("(6,-5)=M"), "Y LB (7,-6); R LI (5,-5)", los_edge_rule="either").plays("activate:7,-6")
    assert strict.of_kind("shoot") == set()


def test_adjacent_targets_are_always_seen() -> None:
    """MED-9.10"""
    table = battle(flat("(0,2)=F, (1,2)=M, (0,3)=F"), "Y LB (0,2); R LI (1,2); R PK (0,3)").plays("activate:0,2")
    assert table.of_kind("shoot") == {"1,2", "0,3"}


def test_shooting_ends_the_turn_and_nobody_moves_up() -> None:
    """MED-9.11"""
    table = battle(flat(), "Y LB (0,2); R LI (1,2) 1k; R HC (3,2)").plays("activate:0,2", "shoot:1,2")
    table.turn_of("red").is_at("Y LB (0,2) 2mp; (1,2) empty")


def test_a_shot_that_cannot_hurt_is_legal() -> None:
    """MED-RUL-36"""
    table = battle(flat("(2,2)=F"), "Y AR (1,2) 1k; R HC (2,2)").plays("activate:1,2").has("shoot:2,2")
    table.plays("shoot:2,2").hits(0).turn_of("red").is_at("Y AR (1,2) 1k 2mp; R HC (2,2)")


def test_nobody_shoots_at_a_tabor() -> None:
    """MED-RUL-24"""
    table = battle(flat(), "Y LB (0,2); R TB (1,2); R LI (2,2)").plays("activate:0,2")
    assert table.of_kind("shoot") == {"2,2"}
    assert table.of_kind("attack") == {"1,2"}
