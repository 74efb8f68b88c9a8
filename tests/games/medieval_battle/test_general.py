"""Chapter 0: general."""

from __future__ import annotations

import pytest

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.engine.steps import Chance
from meadhall.games.medieval_battle.content import MOVEMENT
from meadhall.games.medieval_battle.notation import ABBREVIATIONS
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import battle, new_game


@pytest.mark.parametrize(("colours", "red"), [("seat_1_red", 0), ("seat_1_yellow", 1)])
def test_two_players_lead_two_armies(colours: str, red: int) -> None:
    """MED-0.1"""
    table = new_game(colours=colours)
    assert (table.seat("red"), table.seat("yellow")) == (red, 1 - red)
    assert {decision.seat for decision in waiting(table.s)} == {0, 1}
    assert table.s.side_of(red) == 0
    assert table.s.side_of(1 - red) == 1


def test_a_unit_has_two_knights_then_one_then_none() -> None:
    """MED-0.2"""
    table = battle(flat(), "Y LI (1,2); R LI (2,2) 0mp").plays("activate:1,2", "attack:2,2")
    table.clash(0, "1/1").is_at("Y LI (1,2) 1k 2mp; R LI (2,2) 1k 0mp")
    table.plays("pass", "activate:1,2", "attack:2,2").is_at("(1,2) empty; (2,2) empty")
    assert [*table.s.knights].count(2) == 2


def test_two_losses_destroy_a_full_unit_at_once() -> None:
    """MED-0.2"""
    table = battle(flat(), "Y HC (1,2); R AR (2,2) 0mp").plays("activate:1,2", "attack:2,2")
    table.clash(2, "0/2").is_at("Y HC (2,2) 3mp; (1,2) empty")


@pytest.mark.parametrize("kind", ABBREVIATIONS[:-1])
def test_points_run_from_none_to_the_most_of_the_type(kind: str) -> None:
    """MED-0.3"""
    table = battle(flat(), f"Y {kind} (1,2) 0mp").lacks("activate:1,2").plays("regroup")
    most = MOVEMENT[ABBREVIATIONS.index(kind)]
    table.is_at(f"Y {kind} (1,2) {most}mp").plays("pass", "activate:1,2")
    for hex_ in ["0,2", "-1,2", "-2,2", "-3,2", "-4,2"][:most]:
        table.plays(f"step:{hex_}")
    table.turn_of("red").is_at(f"Y {kind} ({1 - most},2) 0mp")


def test_spent_tokens_never_return() -> None:
    """MED-0.4"""
    table = battle(flat(), "Y LI (1,2); R LI (4,1)").is_at("tokens 5/5")
    for left in (4, 3, 2, 1, 0):
        table.plays("regroup").is_at(f"tokens 5/{left}").plays("pass")
    table.lacks("regroup").plays("activate:1,2", "step:1,1", "end").plays("pass").lacks("regroup").is_at("tokens 5/0")


def test_a_hex_holds_one_unit() -> None:
    """MED-0.5"""
    table = battle(flat(), "Y LI (1,2); Y PK (0,2) 0mp; R HI (2,2)").plays("activate:1,2")
    table.lacks("step:0,2", "step:2,2").has("attack:2,2")
    attacked = battle(flat(), "Y LI (1,2); R AR (2,2); R PK (3,1); R PK (3,2)").plays("activate:1,2", "attack:2,2")
    attacked.offers("retreat:2,3", "hold")


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_left_to_chance(seed: int) -> None:
    """MED-0.6"""
    rng = Rng(seed)
    s = new_game(map="random", map_seed=seed, dismount=True).s
    choices = 0
    while decisions := waiting(s):
        assert not any(isinstance(decision, Chance) for decision in decisions)
        options = decisions[0].options(s)
        carry_out(s, decisions[0], pick(s, decisions[0], options, rng))
        choices += 1
    assert choices > 50
