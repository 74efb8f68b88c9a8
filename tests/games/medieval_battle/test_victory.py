"""Chapter 13: flags, victory and the end."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle import GAME
from meadhall.games.medieval_battle.scores import score_sheet
from tests.games.medieval_battle.maps import flat, flat_large
from tests.games.medieval_battle.telling import battle, deployment

_SPENT = "R TB (-5,-1) exposed; Y TB (-1,6) exposed; tokens 0/0; Y LI (1,2) 1mp;"
_END = ("activate:1,2", "step:2,2")


def test_what_flags_are_worth() -> None:
    """MED-13.1"""
    battle(flat(), "flag (0,0) Y; flag (4,0) R; flag (-4,4) R").scores(2, 2)
    battle(flat_large(), "flag (0,0) Y; flag (6,0) Y; flag (10,-4) R; flag (6,4) Y").scores(1, 5)


def test_nobody_has_points_before_the_tabors_stand() -> None:
    """MED-13.5: a tabor that is not on the board yet has not been destroyed."""
    table = deployment("0-0-0-0-1-0-0-0", "0-0-0-0-1-0-0-0").scores(0, 0).plays("hex:-5,-1").scores(0, 0)
    assert table.view("yellow")["points"] == [0, 0]


def test_the_score_sheet_tells_where_points_come_from() -> None:
    """MED-13.1, MED-13.5, MED-13.8"""
    table = battle(flat(), "flag (0,0) Y; flag (4,0) R; flag (-4,4) R; Y LI (1,0); R LI (-3,4); R TB destroyed")
    assert score_sheet(table.s) == [
        ("central_flags", [2, 0]),
        ("edge_flags", [0, 2]),
        ("tabor", [3, 0]),
        ("points", [5, 2]),
        ("value", [1, 1]),
    ]


@pytest.mark.parametrize(
    ("position", "choices", "way"),
    [
        ("Y LI (1,0); R TB destroyed", ("activate:1,0", "step:0,0", "end"), "victory_points"),
        (_SPENT, _END, "exhaustion"),
        ("Y LI (1,0); R LI (4,1)", ("pass", "pass"), "two_passes"),
    ],
)
def test_the_way_in_which_a_battle_ended_is_told_in_a_sentence(
    position: str, choices: tuple[str, ...], way: str
) -> None:
    """MED-13.6, MED-13.7"""
    table = battle(flat(), position.strip(";")).plays(*choices)
    assert GAME.way_won(table.s) == way
    for language in ("en", "pl"):
        assert GAME.words(language).say(f"won-{way}").endswith(".")


def test_who_stands_on_a_flag_at_the_end_of_a_turn_takes_it() -> None:
    """MED-13.2"""
    table = battle(flat(), "Y LI (1,0); R LI (-3,4)").plays("activate:1,0", "step:0,0").is_at("flag (0,0) nobody")
    table.plays("end").is_at("flag (0,0) Y").scores(0, 2)
    table.plays("activate:-3,4", "step:-4,4", "end").is_at("flag (-4,4) R").scores(1, 2)


def test_who_shot_or_fought_takes_the_flag_if_alive() -> None:
    """MED-13.2"""
    battle(flat(), "Y LB (4,0); R LI (3,0)").plays("activate:4,0", "shoot:3,0").is_at("flag (4,0) Y")
    battle(flat(), "Y LI (4,0); R LI (3,0) 0mp").plays("activate:4,0", "attack:3,0").is_at(
        "flag (4,0) Y; Y LI (4,0) 1k 2mp"
    )
    lost = battle(flat(), "Y AR (4,0); R HI (3,0) 0mp").plays("activate:4,0", "attack:3,0")
    lost.is_at("(4,0) empty; flag (4,0) nobody")


def test_moving_over_a_flag_takes_nothing() -> None:
    """MED-13.3"""
    table = battle(flat(), "Y LI (1,0)").plays("activate:1,0", "step:0,0", "step:-1,0", "end")
    table.is_at("flag (0,0) nobody; Y LI (-1,0) 1mp")


def test_control_lasts_until_the_enemy_takes_it() -> None:
    """MED-13.4"""
    table = battle(flat(), "Y LI (4,0); R LI (3,1); flag (4,0) Y").plays("activate:4,0", "step:5,-1", "end")
    table.is_at("flag (4,0) Y; (4,0) empty").plays("activate:3,1", "step:4,0", "end").is_at("flag (4,0) R").scores(1, 0)


def test_three_points_for_a_tabor() -> None:
    """MED-13.5"""
    battle(flat(), "Y TB destroyed; R LI (1,2)").scores(3, 0)
    battle(flat(), "R TB destroyed; Y LI (1,2)").scores(0, 3)


@pytest.mark.parametrize(
    ("flags", "is_won"), [("flag (4,0) Y; flag (0,-4) Y; flag (-4,4) Y", True), ("flag (4,0) Y", False)]
)
def test_five_points_win_the_standard_map(flags: str, is_won: bool) -> None:
    """MED-13.6"""
    table = battle(flat(), f"Y LI (1,0); {flags}").plays("activate:1,0", "step:0,0", "end")
    if is_won:
        table.scores(0, 5).ends("yellow", "victory_points")
        assert table.s.winners() == [table.seat("yellow")]
    else:
        table.scores(0, 3).turn_of("red")


@pytest.mark.parametrize(
    ("flags", "score"), [("flag (6,0) Y; flag (0,-4) Y", 5), ("flag (6,0) Y; flag (0,-4) Y; flag (6,4) Y", 6)]
)
def test_six_points_win_the_large_map(flags: str, score: int) -> None:
    """MED-13.6"""
    table = battle(flat_large(), f"Y LI (1,0); {flags}").plays("activate:1,0", "step:0,0", "end").scores(0, score)
    if score == 6:
        table.ends("yellow", "victory_points")
    else:
        table.turn_of("red")


def test_victory_can_come_in_the_enemys_turn() -> None:
    """MED-13.6, MED-RUL-28"""
    position = "Y LC (2,0); R LI (3,0); flag (0,0) R; flag (0,-4) R; flag (-4,4) R"
    table = battle(flat(), position).plays("activate:2,0", "attack:3,0", "retreat:4,0", "end")
    table.scores(5, 0).ends("red", "victory_points")


def test_the_points_come_before_the_passes() -> None:
    """MED-13.6, MED-13.7: five points win although the last two turns were passes."""
    table = battle(flat(), "flag (0,0) Y; flag (4,0) Y; flag (0,-4) Y; flag (-4,4) Y; R LI (1,2)", turn="red")
    table.s.passes = 1
    table.plays("pass").ends("yellow", "victory_points")


def test_exhaustion_ends_the_game() -> None:
    """MED-13.7"""
    battle(flat(), _SPENT).plays(*_END).ends("yellow", "exhaustion")
    battle(flat(), _SPENT.replace("0/0", "1/0")).plays(*_END).goes_on()
    battle(flat(), _SPENT.replace("0/0", "0/1")).plays(*_END).turn_of("yellow").has("regroup")
    battle(flat(), _SPENT + "R LI (4,1) 1mp").plays(*_END).goes_on()
    battle(flat(), _SPENT + "R LI beside S1 2mp; Y reserve HC").plays(*_END).ends("yellow", "exhaustion")


def test_a_possible_dismounting_does_not_prolong_the_game() -> None:
    """MED-13.7"""
    battle(flat(), _SPENT + "R HC (4,1) 0mp", dismount=True).plays(*_END).ends("red", "exhaustion")


def test_two_passes_in_succession_end_the_game() -> None:
    """MED-13.7"""
    table = battle(flat(), "Y LI (1,2); R LI (4,1)").plays("pass").turn_of("red").goes_on()
    table.plays("activate:4,1", "step:4,0", "end").plays("pass").goes_on().plays("pass").ends("red", "two_passes")


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        ("flag (4,0) R; Y HC (1,2)", "red"),
        ("flag (0,0) Y; flag (4,0) R; R HC (1,2)", "yellow"),
        ("Y HC (1,2) 1k; R LI (4,1); R LI (3,1)", "yellow"),
        ("Y HC (1,2) 1k; R LI (4,1); R LC (3,1)", "draw"),
        ("Y LC (1,2); R LI (4,1); R LC (3,1) 1k", "red"),
        ("Y LI (1,2); Y reserve HC HC; Y HC beside S1; R LI (4,1); R LI (3,1)", "red"),
    ],
)
def test_points_then_value_on_the_board_decide(position: str, outcome: str) -> None:
    """MED-13.8, MED-RUL-30, MED-RUL-31"""
    table = battle(flat(), position).plays("pass", "pass").ends(outcome, "two_passes")
    winners = {"red": [1], "yellow": [0], "draw": [0, 1]}[outcome]
    assert table.s.winners() == winners


def test_a_destroyed_tabor_counts_at_the_end() -> None:
    """MED-13.8, MED-13.5"""
    battle(flat(), "R TB destroyed; R HC (1,2); flag (0,0) R").plays("pass", "pass").ends("yellow", "two_passes")
