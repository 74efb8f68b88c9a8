"""Chapter 8: melee."""

from __future__ import annotations

import pytest

from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle

_CLASSES = "HC LC MA HI LI PK FA"
_CARDS = {
    "HC": (0, 1, 2, 1, 2, -1, 2),
    "LC": (0, 0, 1, 0, 1, -1, 2),
    "MA": (-1, -1, 0, -1, 0, -2, 1),
    "HI": (0, 1, 1, 0, 1, 1, 2),
    "LI": (-1, -1, 0, -1, 0, 1, 1),
    "PK": (0, 1, 1, -1, 0, 0, 1),
    "FA": (-2, -2, -1, -2, -1, -1, 0),
}
_LOSSES = {-2: "2/0", -1: "1/0", 0: "1/1", 1: "0/1", 2: "0/2"}
_COLUMNS = [
    (attacker, defender, _CARDS["FA" if attacker in ("AR", "LB") else attacker][_CLASSES.split().index(named)])
    for attacker in ["HC", "LC", "MA", "HI", "LI", "PK", "AR", "LB"]
    for defender, named in zip(["HC", "LC", "MA", "HI", "LI", "PK", "AR", "LB"], [*_CLASSES.split(), "FA"], strict=True)
]


def _fight(attacker: str, defender: str, terrain: str = "") -> Table:
    """Yellow at (1,2) attacks Red at (2,2), who cannot withdraw."""
    position = f"Y {attacker[:2]} (1,2){attacker[2:]}; R {defender[:2]} (2,2){defender[2:]} 0mp"
    return battle(flat(terrain), position).plays("activate:1,2", "attack:2,2")


@pytest.mark.parametrize(("attacker", "defender", "column"), _COLUMNS)
def test_the_cards(attacker: str, defender: str, column: int) -> None:
    """MED-8.1, MED-8.2, MED-8.11, MED-8.12, MED-RUL-8"""
    _fight(attacker, defender).clash(column, _LOSSES[column])


def test_the_cards_follow_armour() -> None:
    """MED-RUL-9"""
    assert all(heavy >= light for heavy, light in zip(_CARDS["HC"], _CARDS["LC"], strict=True))
    pikes = _CLASSES.split().index("PK")
    assert all(_CARDS[rider][pikes] < 0 < _CARDS["LI"][pikes] for rider in ("HC", "LC", "MA"))
    assert all(column <= 0 for column in _CARDS["FA"])


def test_every_advantage_shifts_one_column() -> None:
    """MED-8.3"""
    _fight("LI", "LI").clash(0, "1/1")
    _fight("LI", "LI 1k").clash(1, "0/1")
    _fight("LI", "LI 1k", "(1,2)=R").clash(2, "0/2")
    _fight("LI 1k", "LI", "(1,2)=R").clash(0, "1/1")
    _fight("LI", "HC 1k", "(1,2)=M, (2,2)=R").clash(2, "0/2")
    _fight("LI 1k", "LI", "(2,2)=R").clash(-2, "2/0")


@pytest.mark.parametrize(
    ("one", "other", "column"), [("LI", "LI 1k", 1), ("LI 1k", "LI", -1), ("LI 1k", "LI 1k", 0), ("LI", "LI", 0)]
)
def test_two_knights_against_one(one: str, other: str, column: int) -> None:
    """MED-8.4"""
    _fight(one, other).clash(column, _LOSSES[column])


@pytest.mark.parametrize(
    ("terrain", "column"),
    [
        ("(1,2)=R", 1),
        ("(1,2)=M", 1),
        ("(1,2)=M, (2,2)=R", 1),
        ("(1,2)=F", 0),
        ("(2,2)=F", 0),
        ("(2,2)=R", -1),
        ("(2,2)=M", -1),
        ("(1,2)=R, (2,2)=M", -1),
        ("(1,2)=R, (2,2)=R", 0),
        ("(1,2)=M, (2,2)=M", 0),
        ("(1,2)=R, (2,2)=F", 1),
    ],
)
def test_who_stands_higher(terrain: str, column: int) -> None:
    """MED-8.5: one column, by however much."""
    _fight("LI", "LI", terrain).clash(column, _LOSSES[column])


@pytest.mark.parametrize(
    ("attacker", "defender", "terrain", "column"),
    [
        ("LC", "LI", "(2,2)=F", 0),
        ("LC", "LI", "(1,2)=R, (2,2)=R", 0),
        ("HI", "LC", "(2,2)=F", 2),
        ("LI", "LC", "(1,2)=R, (2,2)=R", 0),
        ("LI", "LC", "(1,2)=F", -1),
        ("LC", "HC", "(2,2)=F", 0),
        ("LI", "LI", "(2,2)=F", 0),
        ("LC", "LI", "(1,2)=F", 1),
    ],
)
def test_ground_bad_for_horses_favours_whoever_is_on_foot(
    attacker: str, defender: str, terrain: str, column: int
) -> None:
    """MED-8.6, MED-RUL-18"""
    _fight(attacker, defender, terrain).clash(column, _LOSSES[column])


def test_mountains_are_high_but_not_bad_for_horses() -> None:
    """MED-8.6: a rider attacked from a mountain has no other disadvantage."""
    _fight("LI", "LC", "(1,2)=M").clash(0, "1/1")


@pytest.mark.parametrize(
    ("attacker", "defender", "terrain", "column"),
    [("HC", "AR 1k", "(1,2)=R", 2), ("AR 1k", "HC", "", -2), ("MA 1k", "PK", "(2,2)=R", -2)],
)
def test_the_card_stays_on_the_calculator(attacker: str, defender: str, terrain: str, column: int) -> None:
    """MED-8.7, MED-RUL-19"""
    _fight(attacker, defender, terrain).clash(column, _LOSSES[column])


def test_losses_fall_at_the_same_time() -> None:
    """MED-8.7"""
    _fight("LI 1k", "LI 1k").clash(0, "1/1").is_at("(1,2) empty; (2,2) empty")


def test_survivors_keep_their_hexes() -> None:
    """MED-8.8"""
    _fight("LI", "LI").is_at("Y LI (1,2) 1k 2mp; R LI (2,2) 1k 0mp")
    _fight("LI", "HI").clash(-1, "1/0").is_at("Y LI (1,2) 1k 2mp; R HI (2,2) 0mp")
    _fight("AR", "HI").clash(-2, "2/0").is_at("(1,2) empty; R HI (2,2) 0mp")


def test_the_victor_takes_the_hex() -> None:
    """MED-8.9"""
    _fight("LC", "AR", "(1,2)=R").is_at("Y LC (2,2) 4mp; (1,2) empty")
    _fight("LI", "LI 1k").clash(1, "0/1").is_at("Y LI (2,2) 2mp; (1,2) empty")
    _fight("HC", "LI 1k").is_at("Y HC (2,2) 3mp; (1,2) empty")


def test_nobody_pays_twice_for_the_hex() -> None:
    """MED-8.9, MED-5.5"""
    _fight("LC", "AR 1k", "(2,2)=F").clash(2, "0/2").is_at("Y LC (2,2) 3mp")


def test_melee_ends_the_turn() -> None:
    """MED-8.10"""
    for defender in ("AR", "LI", "PK"):
        table = battle(flat(), f"Y LC (1,2); R {defender} (2,2) 0mp; R LI (3,2)").plays("activate:1,2", "attack:2,2")
        table.turn_of("red")
