"""Chapter 6: zones of control."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle import GAME
from meadhall.games.medieval_battle.content import TABOR
from meadhall.games.medieval_battle.notation import at
from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.telling import Table, battle

_AROUND = "(3,2) (3,1) (2,1) (1,2) (1,3) (2,3)"
_ROUGH = "(3,2)=F, (3,1)=R, (2,1)=M"


def _zone(table: Table, side: int) -> set[int]:
    return {place for place in range(len(table.s.zones) // 2) if table.s.is_in_zone(side, place)}


@pytest.mark.parametrize("kind", ["HC", "LC", "MA", "HI", "LI", "PK", "AR", "LB", "TB"])
def test_a_zone_is_where_the_unit_could_stand(kind: str) -> None:
    """MED-6.1, MED-RUL-10"""
    table = battle(flat(_ROUGH), f"R {kind} (2,2); Y LI (1,2)" + ("" if kind == "TB" else "; R TB (-5,5)"))
    closed = {"HC": "(2,1)", "LC": "(2,1)", "MA": "(2,1)", "TB": "(3,2) (3,1) (2,1)"}.get(kind, "")
    expected = {at(hex_) for hex_ in _AROUND.split()} - {at(hex_) for hex_ in closed.split()}
    near = {at(hex_) for hex_ in _AROUND.split()}
    assert _zone(table, 0) & near == expected
    assert at("(2,2)") not in _zone(table, 0)


def test_a_zone_moves_with_its_unit() -> None:
    """MED-6.1"""
    table = battle(flat(), "Y HC (2,2); Y TB (-5,5); R LI (2,-1)")
    table.plays("activate:2,2", "step:1,2", "end")
    assert _zone(table, 1) >= {at(hex_) for hex_ in ["(2,2)", "(2,1)", "(1,1)", "(0,2)", "(0,3)", "(1,3)"]}
    assert not _zone(table, 1) & {at("(3,2)"), at("(3,1)"), at("(2,3)")}


def test_zones_reach_beyond_the_edge() -> None:
    """MED-6.2"""
    table = battle(flat(), "Y HC (6,-4)")
    assert _zone(table, 1) >= {at("(7,-5)"), at("(7,-4)")}


@pytest.mark.parametrize("unit", ["LI (2,2) 1k", "LI (2,2) 0mp", "TB (2,2) exposed", "TB (2,2) fortified"])
def test_weak_units_have_zones_too(unit: str) -> None:
    """MED-6.3"""
    table = battle(flat(), f"Y LC (0,2); R {unit}").plays("activate:0,2", "step:1,2").stage("STOPPED")
    table.offers("attack:2,2", "end")


def test_who_enters_a_zone_must_stop() -> None:
    """MED-6.4, MED-6.5"""
    table = battle(flat(), "Y LC (0,2) 5mp; R PK (2,2)").plays("activate:0,2", "step:1,2").stage("STOPPED")
    table.is_at("Y LC (1,2) 4mp").offers("attack:2,2", "end")
    archers = battle(flat(), "Y AR (0,2); R PK (2,2)").plays("activate:0,2", "step:1,2")
    archers.offers("attack:2,2", "shoot:2,2", "end")


def test_a_fallen_unit_controls_nothing() -> None:
    """MED-6.1"""
    table = battle(flat(), "Y HC (1,2); R AR (2,2) 0mp; R TB (-5,5)").plays("activate:1,2", "attack:2,2")
    assert not _zone(table, 0) & {at(hex_) for hex_ in _AROUND.split()}


def test_one_hex_at_most_within_zones() -> None:
    """MED-6.6"""
    table = battle(flat(), "Y LC (1,2) 5mp; R PK (2,2)").plays("activate:1,2").has("step:2,1", "step:1,3")
    table.plays("step:2,1").stage("STOPPED").is_at("Y LC (2,1) 4mp").offers("attack:2,2", "end")


def test_leaving_all_zones_is_free() -> None:
    """MED-6.6, MED-RUL-11"""
    table = battle(flat(), "Y LC (1,2) 5mp; R PK (2,2)").plays("activate:1,2", *names("step", "(1,1) (1,0) (2,-1)"))
    table.stage("MOVING").is_at("Y LC (2,-1) 2mp")
    back = battle(flat(), "Y LC (1,2) 5mp; R PK (2,2)").plays("activate:1,2", "step:1,1", "step:1,2")
    back.stage("STOPPED")


_BESIDE_A_MOUNTAIN = "R PK (2,2); R HC (2,1); R TB (1,3); R LI (3,-2)"


def test_a_stopped_unit_attacks_only_enemies_in_whose_zone_it_stands() -> None:
    """MED-6.4, MED-6.7, MED-RUL-12: riders and tabors have no zone on the mountain; by the house's rules all went."""
    entering = ("activate:0,2", "step:1,2")
    position = f"Y LI (0,2); {_BESIDE_A_MOUNTAIN}"
    book = battle(flat("(1,2)=M"), position).plays(*entering).stage("STOPPED")
    book.offers("attack:2,2", "end")
    house = battle(flat("(1,2)=M"), position, rulings="house").plays(*entering).stage("STOPPED")
    house.offers("attack:2,2", "attack:2,1", "attack:1,3", "end")


def test_in_the_zones_of_several_enemies_any_of_them_may_be_attacked() -> None:
    """MED-6.7"""
    position = "Y LI (0,2); R PK (2,2); R HC (2,1); R TB (1,3)"
    table = battle(flat(), position).plays("activate:0,2", "step:1,2").stage("STOPPED")
    table.offers("attack:2,2", "attack:2,1", "attack:1,3", "end")


def test_a_unit_that_has_not_been_stopped_attacks_any_adjacent_enemy() -> None:
    """MED-6.7, MED-RUL-12: in whosever zone it begins its turn, and beside enemies without a zone there."""
    ready = battle(flat("(1,2)=M"), f"Y LI (1,2); {_BESIDE_A_MOUNTAIN}").plays("activate:1,2").stage("READY")
    ready.has("attack:2,2", "attack:2,1", "attack:1,3")
    moving = battle(flat("(1,2)=M"), "Y LI (0,2); R HC (2,1); R TB (1,3)").plays("activate:0,2", "step:1,2")
    moving.stage("MOVING").has("attack:2,1", "attack:1,3")


def test_a_pursuing_unit_attacks_any_adjacent_enemy() -> None:
    """MED-6.7, MED-7.7, MED-RUL-12"""
    table = battle(flat("(2,2)=F"), "Y LI (1,2) 3mp; R LI (2,2); R TB (3,1); R PK (2,3)")
    table.plays("activate:1,2", "attack:2,2", "retreat:3,2").stage("PURSUIT")
    assert not table.s.is_open_to(TABOR, at("(2,2)"))
    table.offers("attack:3,2", "attack:3,1", "attack:2,3", "end")


@pytest.mark.parametrize(("rulings", "is_shown"), [("by_the_book", False), ("house", True)])
def test_the_picture_shows_only_attacks_that_a_zone_allows(rulings: str, is_shown: bool) -> None:
    """MED-6.4, MED-RUL-12: a way to a hex where the pikemen stop the unit does not end in an attack on the tabor."""
    position = "R LI (0,1) 3mp; Y TB (2,1); Y PK (1,0)"
    table = battle(flat("(1,1)=F, (1,2)=M"), position, turn="red", rulings=rulings).plays("activate:0,1")
    drawn = GAME.picture(table.s, table.seat("red"), "en", "wide")
    assert ("step:1,1 attack:2,1" in drawn) == is_shown


def test_a_unit_held_outside_all_zones_attacks_any_adjacent_enemy() -> None:
    """MED-RUL-11, MED-RUL-12: it was stopped by the option `zoc_exit`, and by nobody's zone."""
    position = "Y LC (1,2); R PK (2,2); R TB (-1,2)"
    table = battle(flat("(0,2)=F"), position, zoc_exit="one_hex").plays("activate:1,2", "step:0,2").stage("STOPPED")
    table.offers("attack:-1,2", "end")


def test_an_attack_after_a_shift_within_zones() -> None:
    """MED-RUL-12"""
    table = battle(flat(), "Y LC (1,2); R PK (2,2); R AR (3,0)").plays("activate:1,2", "step:2,1")
    table.offers("attack:2,2", "attack:3,0", "end").plays("attack:3,0", "hold").clash(2, "0/2")


def test_only_the_enemys_zones_count() -> None:
    """MED-6.4"""
    table = battle(flat(), "Y LC (0,2); Y PK (2,2); Y LI (1,1)").plays("activate:0,2", "step:1,2").stage("MOVING")
    table.has("step:1,3")
