"""Chapter 7: withdrawal and pursuit."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.notation import at
from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.telling import battle


def test_the_defender_may_withdraw_instead_of_fighting() -> None:
    """MED-7.1"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2)").plays("activate:1,2", "attack:2,2")
    table.asks("offer_retreat", of="red").offers(*names("retreat", "(3,2) (3,1) (2,3)"), "hold")
    table.plays("retreat:3,1").is_at("R LI (3,1) 2mp; Y LC (2,2) 4mp")
    assert "fought" not in table.lines("nobody")


def test_the_way_out_is_empty_open_affordable_and_uncontrolled() -> None:
    """MED-7.2, MED-RUL-14"""
    attack = ("activate:1,2", "attack:2,2")
    base = "Y LI (1,2); R HC (2,2) 1mp"
    battle(flat(), base).plays(*attack).offers(*names("retreat", "(3,2) (3,1) (2,3)"), "hold")
    battle(flat("(3,2)=F"), base).plays(*attack).lacks("retreat:3,2")
    battle(flat("(3,2)=M"), "Y LI (1,2); R HC (2,2)").plays(*attack).lacks("retreat:3,2")
    battle(flat(), base + "; R PK (3,2)").plays(*attack).offers(*names("retreat", "(3,1) (2,3)"), "hold")
    battle(flat(), base + "; Y PK (4,0)").plays(*attack).offers(*names("retreat", "(3,2) (2,3)"), "hold")
    battle(flat(), base + "; Y TB (4,1)").plays(*attack).offers("retreat:2,3", "hold")


def test_the_attacker_counts_where_it_stands() -> None:
    """MED-7.2, MED-RUL-14: not where it is about to go."""
    table = battle(flat(), "Y LC (1,2); R LI (2,2)").plays("activate:1,2", "attack:2,2")
    assert table.s.is_in_zone(1, at("(2,1)"))
    table.lacks("retreat:2,1", "retreat:1,3").has("retreat:3,2")


def test_flight_needs_a_way_off_the_board_without_enemy_control() -> None:
    """MED-7.3"""
    attack = ("activate:5,-4", "attack:6,-4")
    battle(flat(), "R LI (5,-4); Y AR (6,-4) 1mp", turn="red").plays(*attack).has("flee")
    one = battle(flat(), "R LI (5,-4); Y AR (6,-4) 1mp; R LI (6,-5)", turn="red").plays(*attack)
    one.has("flee")
    assert one.s.is_in_zone(0, at("(7,-5)"))
    both = battle(flat(), "R LI (5,-4); Y AR (6,-4) 1mp; R LI (6,-5); R LI (6,-3)", turn="red").plays(*attack)
    both.clash(1, "0/1")
    broke = battle(flat(), "R LI (5,-4); Y AR (6,-4) 0mp", turn="red").plays(*attack)
    broke.clash(1, "0/1").is_at("Y AR (6,-4) 1k 0mp")


def test_flight_over_the_edge_of_the_standard_map() -> None:
    """MED-7.3, MED-1.13: where the large map would go on."""
    table = battle(flat(), "R LI (5,0); Y AR (6,-1) 1mp", turn="red").plays("activate:5,0", "attack:6,-1")
    table.has("flee").plays("flee").is_at("Y AR beside S1 0mp; R LI (6,-1) 2mp")


@pytest.mark.parametrize(("attacker", "hex_", "slot"), [("(5,-4)", "(6,-4)", 1), ("(-4,5)", "(-5,5)", 2)])
def test_a_fled_unit_is_noted_beside_its_sector(attacker: str, hex_: str, slot: int) -> None:
    """MED-7.4"""
    table = battle(flat(), f"R LI {attacker}; Y LI {hex_} 1k", turn="red")
    table.plays(*names("activate", attacker), *names("attack", hex_), "flee")
    table.is_at(f"Y LI beside S{slot} 1k 2mp; R LI {hex_} 2mp")


def test_flight_from_a_supplementary_module_is_noted_beside_its_slot() -> None:
    """MED-7.4, MED-RUL-26"""
    table = battle(flat(), "R LI (0,-4); Y LI (0,-5)", turn="red").plays("activate:0,-4", "attack:0,-5", "flee")
    table.is_at("Y LI beside S3 2mp")


def test_a_tabor_never_withdraws() -> None:
    """MED-7.5"""
    table = battle(flat(), "Y LC (1,2); R TB (2,2)").plays("activate:1,2", "attack:2,2").turn_of("red")
    table.is_at("R TB (2,2) exposed; Y LC (1,2) 4mp")


def test_the_attacker_must_take_the_vacated_hex() -> None:
    """MED-7.6, MED-RUL-15"""
    table = battle(flat("(2,2)=F"), "Y LC (1,2) 5mp; R LI (2,2)").plays("activate:1,2", "attack:2,2", "retreat:3,2")
    table.is_at("Y LC (2,2) 3mp; (1,2) empty; R LI (3,2) 2mp").stage("PURSUIT")


def test_a_pursuer_may_turn_on_somebody_else() -> None:
    """MED-7.7"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2); R AR (2,1) 1mp; R TB (1,3)")
    table.plays("activate:1,2", "attack:2,2", "retreat:3,2").offers(*names("attack", "(3,2) (2,1) (1,3)"), "end")
    table.plays("attack:2,1").asks("offer_retreat", of="red").plays("retreat:2,0").is_at("Y LC (2,1) 3mp")
    table.offers("attack:2,0", "end").plays("attack:2,0").clash(2, "0/2").is_at("Y LC (2,0) 2mp").turn_of("red")


def test_a_pursuer_pays_again_and_stops_when_it_cannot() -> None:
    """MED-7.7"""
    table = battle(flat("(3,2)=F"), "Y LC (1,2) 2mp; R LI (2,2)").plays("activate:1,2", "attack:2,2", "retreat:3,2")
    table.turn_of("red").is_at("Y LC (2,2) 1mp; R LI (3,2) 1mp")


def test_a_pursuer_may_stop() -> None:
    """MED-7.8"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2)").plays("activate:1,2", "attack:2,2", "retreat:3,2")
    table.offers("attack:3,2", "end").plays("end").turn_of("red").is_at("Y LC (2,2) 4mp")


def test_melee_if_the_defender_cannot_or_will_not_withdraw() -> None:
    """MED-7.9"""
    battle(flat(), "Y LC (1,2); R LI (2,2)").plays("activate:1,2", "attack:2,2", "hold").clash(1, "0/1")
    battle(flat(), "Y LC (1,2); R LI (2,2) 0mp").plays("activate:1,2", "attack:2,2").clash(1, "0/1")


def test_melee_in_pursuit_ends_the_turn() -> None:
    """MED-7.9, MED-8.10"""
    table = battle(flat(), "Y LC (1,2) 5mp; R LI (2,2); R PK (4,1)").plays("activate:1,2", "attack:2,2", "retreat:3,2")
    table.plays("attack:3,2", "hold").clash(1, "0/1").turn_of("red").is_at("Y LC (2,2) 3mp; R LI (3,2) 1k 2mp")
    assert table.s.attacker == table.s.defender == -1


def test_archers_may_shoot_after_an_advance() -> None:
    """MED-RUL-17"""
    table = battle(flat(), "Y MA (1,2); R LI (2,2)").plays("activate:1,2", "attack:2,2", "retreat:3,2")
    table.plays("shoot:3,2").hits(1).turn_of("red").is_at("Y MA (2,2) 3mp; R LI (3,2) 1k 2mp")


def test_no_free_steps_after_an_advance() -> None:
    """MED-RUL-16"""
    table = battle(flat(), "R LI (5,-4); Y AR (6,-4)", turn="red").plays("activate:5,-4", "attack:6,-4", "flee")
    table.turn_of("yellow").is_at("R LI (6,-4) 2mp")


def test_a_pursuer_may_strike_a_tabor() -> None:
    """MED-RUL-34"""
    table = battle(flat(), "Y LC (1,2); R LI (2,2); R TB (3,1)").plays("activate:1,2", "attack:2,2", "retreat:3,2")
    table.plays("attack:3,1").turn_of("red").is_at("R TB (3,1) exposed; Y LC (2,2) 3mp")
    weak = battle(flat(), "Y LC (1,2); R LI (2,2); R TB (3,1) exposed")
    weak.plays("activate:1,2", "attack:2,2", "retreat:3,2", "attack:3,1").turn_of("red")
    weak.is_at("R TB destroyed; Y LC (3,1) 3mp").scores(0, 3)
