"""Rulings that no other chapter shows."""

from __future__ import annotations

import pytest

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle.content import DATA, IS_MOUNTED, KIND_OF, MOVEMENT, UNITS
from meadhall.games.medieval_battle.notation import ABBREVIATIONS
from meadhall.games.medieval_battle.rules.turns import TakeTurn
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import PASS
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import battle, new_game

_SPENT = "R TB (-5,-1) exposed; tokens 0/0; Y LI (1,2) 1mp;"


def test_how_fast_units_are() -> None:
    """MED-RUL-7"""
    speeds = dict(zip(ABBREVIATIONS, MOVEMENT, strict=True))
    assert speeds == {"HC": 4, "LC": 5, "MA": 5, "HI": 2, "LI": 3, "PK": 2, "AR": 3, "LB": 3, "TB": 1}


def test_nine_cards() -> None:
    """MED-RUL-8"""
    kinds = [card["kind"] for card in DATA["card"]]
    assert (kinds.count("melee"), kinds.count("shooting")) == (7, 2)
    assert len(kinds) == DATA["tokens"]["cards_per_set"]
    foot, short = ({"archers", "longbowmen"}, {"archers", "mounted_archers"})
    assert [set(card["used_by"]) for card in DATA["card"] if len(card["used_by"]) > 1] == [foot, short]


@pytest.mark.parametrize("unit", ["LI (2,2) 0mp", "TB (2,2) exposed"])
def test_zones_depend_on_terrain_alone(unit: str) -> None:
    """MED-RUL-10: an occupied hex is controlled like an empty one."""
    table = battle(flat(), f"Y LC (0,2); Y PK (1,2); R {unit}").plays("activate:0,2")
    table.lacks("step:1,2")


def test_a_tabor_takes_flags() -> None:
    """MED-RUL-25"""
    table = battle(flat(), "Y TB (1,0); R TB (3,0) exposed").plays("activate:1,0", "step:0,0").is_at("flag (0,0) Y")
    table.scores(0, 2)


def test_a_fortified_tabor_keeps_the_game_going() -> None:
    """MED-RUL-25, MED-RUL-32"""
    table = battle(flat(), _SPENT + "Y TB (-1,6) fortified").plays("activate:1,2", "step:2,2").goes_on()
    table.turn_of("yellow").offers("activate:-1,6", "pass")
    table.fork().plays("activate:-1,6", "step:-1,5").ends("yellow", "exhaustion")
    table.plays("pass").ends("yellow", "two_passes")


@pytest.mark.parametrize(
    ("more", "scores", "outcome"),
    [
        ("flag (-4,4) Y; R HC (5,0)", (5, 6), "yellow"),
        ("R HC (5,0)", (5, 5), "red"),
        ("Y HC (2,3)", (5, 5), "yellow"),
        ("R PK (5,0)", (5, 5), "yellow"),
    ],
)
def test_both_reach_the_threshold_in_one_turn(more: str, scores: tuple[int, int], outcome: str) -> None:
    """MED-RUL-29: more points, then value on the board, then the player whose turn it was."""
    position = "Y LC (2,0); Y TB destroyed; flag (0,0) Y; R LI (3,0); R TB (3,1) exposed; flag (0,-4) R"
    table = battle(flat(), f"{position}; {more}").plays("activate:2,0", "attack:3,0", "retreat:4,0")
    table.plays("attack:3,1").scores(*scores).ends(outcome, "victory_points")
    assert table.s.value_on_board(0) - table.s.value_on_board(1) == {"R PK (5,0)": 0, "Y HC (2,3)": -4}.get(more, 2)


def test_red_too_wins_a_full_tie_in_its_own_turn() -> None:
    """MED-RUL-29"""
    position = "R LC (2,0); R TB destroyed; flag (0,0) R; Y LI (3,0); Y PK (5,0); Y TB (3,1) exposed; flag (0,-4) Y"
    table = battle(flat(), position, turn="red").plays("activate:2,0", "attack:3,0", "retreat:4,0", "attack:3,1")
    table.scores(5, 5).ends("red", "victory_points")


def test_annihilation_is_no_victory() -> None:
    """MED-RUL-38"""
    table = battle(flat(), "Y LC (1,2); R AR (2,2) 1k 0mp").plays("activate:1,2", "attack:2,2").turn_of("red")
    table.is_at("Y LC (2,2) 4mp").scores(0, 0).has("activate:-5,-1", "regroup", "pass")


@pytest.mark.parametrize("seed", range(3))
def test_every_turn_but_a_pass_uses_something_up(seed: int) -> None:
    """MED-RUL-39: so every game ends within the bound."""
    rng = Rng(seed)
    s = new_game(army_mode="preset_fixed", dismount=True, time_tokens=3).s
    before: tuple[int, int] | None = None
    while decisions := waiting(s):
        options = decisions[0].options(s)
        if isinstance(decisions[0], TakeTurn):
            assert before is None or _left(s) < before
            before = _left(s) if options[:-1] else None
            options = options[:-1] or [PASS]
        carry_out(s, decisions[0], pick(s, decisions[0], options, rng))
    assert s.turns <= 4 * ((3 + 1) * (52 + 1) + 3 + 8) + 2


def _left(s: Battle) -> tuple[int, int]:
    """Tokens, then movement points and mounts: what a game is made of."""
    on_board = [unit for unit in range(UNITS) if s.place[unit] >= 0 or s.place[unit] <= -3]
    return sum(s.tokens), sum(s.points[unit] + IS_MOUNTED[KIND_OF[unit]] for unit in on_board)


def test_a_victorious_attacker_takes_the_flag_it_advances_to() -> None:
    """MED-RUL-43"""
    table = battle(flat(), "Y HC (3,0); R AR (4,0) 0mp; flag (4,0) R").plays("activate:3,0", "attack:4,0")
    table.is_at("Y HC (4,0) 3mp; flag (4,0) Y")


def test_an_attacker_that_advances_off_a_flag_does_not_take_it() -> None:
    """MED-RUL-43"""
    table = battle(flat(), "Y HC (4,0); R AR (3,0) 0mp").plays("activate:4,0", "attack:3,0")
    table.is_at("Y HC (3,0) 3mp; flag (4,0) nobody")


def test_the_inner_modules_of_the_border_march_are_not_turned() -> None:
    """MED-RUL-44, MED-TV-23: a ready-made map of ours, set so that neither army is better off."""
    row = next(row for row in DATA["map_preset"] if row["id"] == "lrg_border_march")
    assert [(inner["face"], inner["rotation"]) for inner in row["inner"]] == [("II", 0), ("IV", 0)]
