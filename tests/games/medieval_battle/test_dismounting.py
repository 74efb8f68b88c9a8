"""Chapter 14: dismounting, an optional rule."""

from __future__ import annotations

import pytest

from meadhall.bots.sight import considered
from meadhall.engine.driver import waiting
from meadhall.engine.match import Match
from meadhall.games.medieval_battle import GAME
from meadhall.games.medieval_battle.content import COUNTERS, FIRST_COUNTER, HEAVY_INFANTRY
from meadhall.games.medieval_battle.notation import at
from meadhall.games.medieval_battle.rules.turns import TakeTurn
from tests.games.medieval_battle.maps import flat
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


# Before the turn's play


def test_every_mounted_unit_on_the_board_may_dismount_before_the_turns_play() -> None:
    """MED-14.1, MED-RUL-33: also without points; not foot, not off the board, not the enemy's."""
    position = "Y HC (0,2) 0mp; Y LC (3,2); Y MA (2,2); Y LI (1,2); Y HC beside S1; R LC (4,1)"
    table = battle(flat(), position, dismount=True)
    assert table.of_kind("dismount") == {"0,2", "3,2", "2,2"}
    assert battle(flat(), position).of_kind("dismount") == set()
    assert battle(flat(), position, dismount=True, rulings="house").of_kind("dismount") == set()


def test_dismounting_before_the_play_costs_no_turn() -> None:
    """MED-14.1, MED-14.4, MED-4.2: the whole turn is left, and the unit itself may be activated as foot."""
    table = battle(flat(), "Y LC (1,2) 5mp; Y PK (0,2); R LI (4,1)", dismount=True).plays("dismount:1,2")
    table.turn_of("yellow").is_at("Y LI (1,2) 2mp").has("activate:1,2", "activate:0,2", "regroup", "pass")
    table.fork().plays("regroup").turn_of("red").is_at("Y LI (1,2) 3mp")
    table.plays("activate:1,2").lacks("dismount", "end").plays("step:1,1", "step:1,0").turn_of("red")


def test_a_pass_after_dismounting_is_a_pass() -> None:
    """MED-14.4, MED-13.7"""
    table = battle(flat(), "Y LC (1,2); R LC (4,1)", dismount=True).plays("dismount:1,2", "pass").turn_of("red")
    table.fork().plays("pass").ends("red", "two_passes")
    table.plays("dismount:4,1", "pass").ends("draw", "two_passes")


def test_counters_run_out_while_units_dismount() -> None:
    """MED-14.5"""
    table = battle(flat(), "Y HC (0,2); Y HC (1,2); Y HI (0,3); Y reserve HI", dismount=True)
    table.has("dismount:0,2", "dismount:1,2").plays("dismount:0,2")
    assert table.of_kind("dismount") == set()


def test_the_activated_unit_may_still_dismount_before_or_after_its_movement() -> None:
    """MED-14.1, MED-RUL-33"""
    table = battle(flat(), "Y LC (1,2) 5mp; Y HC (0,2)", dismount=True).plays("dismount:0,2", "activate:1,2")
    table.fork().plays("dismount").stage("READY").is_at("Y LI (1,2) 2mp").has("end")
    table.plays("step:1,1", "dismount").turn_of("red").is_at("Y LI (1,1) 2mp; Y HI (0,2) 2mp")


def test_dismounting_before_the_play_is_offered_by_the_way() -> None:
    """MED-RUL-33: bots do not search it, and nobody is asked who would not be asked anyway."""
    table = battle(flat(), "Y HC (1,2) 0mp; Y TB (-1,6) exposed; tokens 0/0; R LI (4,1)", dismount=True)
    decision = waiting(table.s)[0]
    assert [decision.vocabulary.name(option) for option in decision.asides(table.s)] == ["dismount:1,2"]
    table.offers("activate:1,2", "dismount:1,2", "pass")
    assert considered(table.s, decision) == [decision.vocabulary.id(name) for name in ("activate:1,2", "pass")]
    without = battle(flat(), "Y HC (1,2)", dismount=True, rulings="house")
    assert waiting(without.s)[0].asides(without.s) == []


def test_dismounting_can_be_taken_back_unless_it_shows_a_secret_counter() -> None:
    """MED-14.5, MED-RUL-4: that a counter is free tells the enemy that it is not in reserve."""
    position = "Y HC (1,2); Y reserve LI; R LI (4,1)"
    known = battle(flat(), position, dismount=True)
    assert not known.reveals("dismount:1,2")
    assert not known.plays("activate:1,2").reveals("dismount")
    secret = battle(flat(), position, dismount=True, army_reveal="on_placement")
    assert secret.reveals("dismount:1,2")
    assert not secret.reveals("activate:1,2")
    assert secret.plays("activate:1,2").reveals("dismount")


def test_a_fallen_units_counter_shows_nothing_new() -> None:
    """MED-14.5, MED-RUL-4"""
    position = "Y HC (1,1); Y HI (1,2) 1k 0mp; R HC (2,2); Y reserve LI"
    table = battle(flat(), position, turn="red", dismount=True, army_reveal="on_placement")
    table.plays("activate:2,2", "attack:1,2").is_at("R HC (1,2) 3mp").turn_of("yellow")
    assert not table.reveals("dismount:1,1")


def test_a_match_takes_a_dismounting_back() -> None:
    """MED-RUL-33"""
    match = _battle_of_riders()
    seat = match.seats[0]
    before, options = match.position(), match.options(seat)
    [dismounting, *_] = [option for option in options if option.startswith("dismount:")]
    assert dismounting in match.asides(seat)
    match.choose(dismounting, seat)
    assert match.seats == [seat]
    assert dismounting not in match.options(seat)
    match.undo(seat)
    assert (match.position(), match.options(seat)) == (before, options)


def _battle_of_riders() -> Match:
    """A match at the first turn of the battle, with riders on the board."""
    match = GAME.new(1, {"dismount": True, "army_mode": "preset_fixed", "army_red": "a20_horse"}, preset="dismounting")
    while not isinstance(match.open_decisions()[0], TakeTurn):
        match.choose(match.options()[0])
    return match


@pytest.mark.parametrize("layout", ["wide", "parts"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_boot_beside_each_rider_is_one_touch(layout: str, language: str) -> None:
    """MED-RUL-33: shown to whom it concerns, and only with the option."""
    table = battle(flat(), "Y HC (0,2) 4mp; Y LC (3,2); Y PK (1,2); R LC (4,1)", dismount=True)
    own = GAME.picture(table.s, table.seat("yellow"), language, layout)
    assert {name for name in table.options if f'data-option="{name}"' in own} == set(table.options)
    assert own.count('id="dismount-') == 2
    assert "#mb-boot" not in GAME.picture(table.s, table.seat("red"), language, layout)
    house = battle(flat(), "Y HC (0,2) 4mp", dismount=True, rulings="house")
    assert "#mb-boot" not in GAME.picture(house.s, house.seat("yellow"), language, layout)
