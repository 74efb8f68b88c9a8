"""The edge cases of the manual, told as they stand there."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.battlefield import preset
from meadhall.games.medieval_battle.content import DATA, SIZE_IDS
from meadhall.games.medieval_battle.hexes import HEX_OF
from meadhall.games.medieval_battle.notation import at
from tests.games.medieval_battle.maps import flat, flat_large, names
from tests.games.medieval_battle.telling import battle


def test_four_columns_too_many_are_two() -> None:
    """MED-TV-1"""
    table = battle(flat("(1,2)=R"), "Y HC (1,2); R LB (2,2) 1k 0mp").plays("activate:1,2", "attack:2,2")
    table.clash(2, "0/2").is_at("Y HC (2,2) 3mp; (1,2) empty").turn_of("red")


def test_five_columns_too_few_are_two() -> None:
    """MED-TV-2"""
    table = battle(flat("(2,2)=R"), "Y MA (1,2) 1k; R PK (2,2) 0mp").plays("activate:1,2", "attack:2,2")
    table.clash(-2, "2/0").is_at("(1,2) empty; R PK (2,2) 0mp").turn_of("red")


def test_both_can_fall() -> None:
    """MED-TV-3"""
    table = battle(flat(), "Y LI (1,2) 1k; R LI (2,2) 1k 0mp").plays("activate:1,2", "attack:2,2")
    table.clash(0, "1/1").is_at("(1,2) empty; (2,2) empty").turn_of("red")


@pytest.mark.parametrize(
    ("terrain", "defender", "column", "losses"),
    [
        ("(2,2)=F", "LC", 0, "1/1"),
        ("(2,2)=F", "LI", 0, "1/1"),
        ("(1,2)=F", "LI", 1, "0/1"),
        ("(2,2)=R", "AR", 0, "1/1"),
    ],
)
def test_ground_bad_for_horses(terrain: str, defender: str, column: int, losses: str) -> None:
    """MED-TV-4"""
    table = battle(flat(terrain), f"Y LC (1,2); R {defender} (2,2)").plays("activate:1,2", "attack:2,2", "hold")
    table.clash(column, losses)


def test_through_the_pikemen() -> None:
    """MED-TV-5"""
    field = flat("(2,1)=F, (1,3)=F")
    table = battle(field, "Y LI (1,2) 3mp; Y PK (2,2) 2mp").plays("activate:1,2", "step:2,2").stage("TRANSIT")
    assert table.s.points[table.s.active] == 1
    table.plays("step:3,2").is_at("Y LI (3,2) 0mp; Y PK (2,2) 1mp; (1,2) empty").turn_of("red")
    for position in (
        "Y LI (1,2) 3mp; Y PK (2,2) 0mp",
        "Y LI (1,2) 3mp; Y PK (2,2) 2mp; R PK (3,1)",
        "Y LI (1,2) 2mp; Y PK (2,2) 2mp",
    ):
        battle(field, position).plays("activate:1,2").lacks("step:2,2").has("step:1,1")


def test_out_of_a_zone_and_on() -> None:
    """MED-TV-6"""
    table = battle(flat(), "Y LC (1,2) 5mp; R PK (2,2)").plays("activate:1,2")
    for hex_ in ("(2,1)", "(1,3)"):
        table.fork().plays(*names("step", hex_)).stage("STOPPED").offers("attack:2,2", "end")
    for hex_ in ("(1,1)", "(0,2)", "(0,3)"):
        table.fork().plays(*names("step", hex_)).stage("MOVING")
    table.plays(*names("step", "(0,2) (-1,2) (-2,2) (-3,2)")).is_at("Y LC (-3,2) 1mp").stage("MOVING")
    held = battle(flat(), "Y LC (1,2) 5mp; R PK (2,2)", zoc_exit="one_hex").plays("activate:1,2", "step:0,2")
    held.turn_of("red").is_at("Y LC (0,2) 4mp")


def test_with_their_backs_to_the_edge() -> None:
    """MED-TV-7"""
    one = battle(flat(), "Y AR (6,-4) 1mp; R LI (5,-4)", turn="red").plays("activate:5,-4", "attack:6,-4")
    one.asks("offer_retreat", of="yellow").offers("retreat:6,-3", "flee", "hold")
    two = battle(flat(), "Y AR (6,-4) 1mp; R LI (6,-5); R LI (6,-3)", turn="red")
    assert two.s.is_in_zone(0, at("(7,-5)"))
    assert two.s.is_in_zone(0, at("(7,-4)"))
    two.plays("activate:6,-5", "attack:6,-4").clash(1, "0/1").is_at("Y AR (6,-4) 1k 1mp").turn_of("yellow")


def test_a_pursuit_to_the_end() -> None:
    """MED-TV-8"""
    table = battle(flat(), "Y LC (-1,2) 5mp; R AR (0,2) 2mp").plays("activate:-1,2", "attack:0,2", "retreat:1,2")
    table.stage("PURSUIT").is_at("Y LC (0,2) 4mp; R AR (1,2) 1mp").offers("attack:1,2", "end")
    table.plays("attack:1,2", "retreat:2,2").is_at("Y LC (1,2) 3mp; R AR (2,2) 0mp")
    table.plays("attack:2,2").clash(2, "0/2").is_at("Y LC (2,2) 2mp; (1,2) empty").turn_of("red")


def test_two_reduced_units_become_one() -> None:
    """MED-TV-9"""
    table = battle(flat(), "Y LI (0,2) 1k 3mp; Y LI (2,2) 1k 1mp").plays("activate:0,2", "step:1,2")
    assert table.s.points[table.s.active] == 2
    table.plays("merge:2,2").is_at("Y LI (2,2) 2k 1mp; (1,2) empty; (0,2) empty").turn_of("red")


@pytest.mark.parametrize(
    ("terrain", "is_seen"),
    [("(1,2)=F", False), ("(1,2)=F, (0,2)=R", True), ("(1,2)=M, (0,2)=M", False), ("(1,2)=R", True)],
)
def test_sight_over_one_hex(terrain: str, is_seen: bool) -> None:
    """MED-TV-10"""
    table = battle(flat(terrain), "Y LB (0,2); R LI (2,2)").plays("activate:0,2")
    assert table.of_kind("shoot") == ({"2,2"} if is_seen else set())


@pytest.mark.parametrize(
    ("terrain", "is_seen"),
    [
        ("(1,2)=F", True),
        ("(0,3)=F", True),
        ("(1,2)=F, (0,3)=F", False),
        ("(1,2)=F, (0,3)=M", False),
        ("(1,2)=F, (0,3)=M, (0,2)=R", True),
    ],
)
def test_sight_between_two_hexes(terrain: str, is_seen: bool) -> None:
    """MED-TV-11"""
    table = battle(flat(terrain), "Y LB (0,2); R LI (1,3)").plays("activate:0,2")
    assert table.of_kind("shoot") == ({"1,3"} if is_seen else set())
    strict = battle(flat(terrain), "Y LB (0,2); R LI (1,3)", los_edge_rule="either").plays("activate:0,2")
    assert strict.of_kind("shoot") == set()


def test_a_withdrawal_onto_a_flag() -> None:
    """MED-TV-12"""
    table = battle(flat(), "Y LC (2,0) 5mp; R LI (3,0) 3mp").plays("activate:2,0", "attack:3,0", "retreat:4,0", "end")
    table.is_at("Y LC (3,0) 4mp; R LI (4,0) 2mp; flag (4,0) R").scores(1, 0).turn_of("red")


def test_a_long_way_home() -> None:
    """MED-TV-13"""
    table = battle(flat_large(), "R LI (-5,1); Y AR (-5,2); Y TB (11,-1)", turn="red")
    table.plays("activate:-5,1", "attack:-5,2", "flee").is_at("Y AR beside S2 2mp")
    table.plays("regroup").is_at("Y AR beside S1 3mp").plays("pass", "regroup").is_at("Y AR beside S4 3mp")
    table.plays("pass", "regroup").asks("return_unit", of="yellow").has("return:archers:2:slot_4")


@pytest.mark.parametrize(
    ("shooter", "target", "terrain", "losses"),
    [
        ("AR", "HI", "", 0),
        ("AR", "HI 1k", "", 1),
        ("AR", "HI", "(1,2)=R", 1),
        ("AR", "LI", "(1,2)=R, (2,2)=F", 1),
        ("LB", "HC", "", 1),
        ("LB", "HC", "(2,2)=F", 0),
        ("LB", "HC 1k", "(2,2)=F", 1),
        ("LB 1k", "HC", "", 0),
        ("LB 1k", "HC", "(1,2)=M", 1),
    ],
)
def test_nine_shots(shooter: str, target: str, terrain: str, losses: int) -> None:
    """MED-TV-14"""
    position = f"Y {shooter[:2]} (1,2){shooter[2:]}; R {target[:2]} (2,2){target[2:]}"
    battle(flat(terrain), position).plays("activate:1,2", "shoot:2,2").hits(losses)


def test_forest_costs_two_and_mountains_are_closed_to_riders() -> None:
    """MED-TV-15"""
    battle(flat("(2,2)=F"), "Y LC (1,2) 1mp; R AR (2,2)").plays("activate:1,2").lacks("attack:2,2")
    battle(flat("(2,2)=F"), "Y LC (1,2) 2mp; R AR (2,2)").plays("activate:1,2").has("attack:2,2")
    table = battle(flat("(2,2)=M"), "Y LC (1,2) 5mp; R AR (2,2)").plays("activate:1,2").lacks("attack:2,2")
    assert table.s.is_in_zone(0, at("(1,2)"))


def test_through_the_tabor() -> None:
    """MED-TV-16"""
    table = battle(flat(), "Y TB (1,2) fortified; Y LI (0,2) 3mp").plays("activate:0,2", "step:1,2", "step:2,2")
    table.is_at("Y LI (2,2) 0mp; Y TB (1,2) exposed").turn_of("red")
    battle(flat(), "Y TB (1,2) exposed; Y LI (0,2) 3mp").plays("activate:0,2").lacks("step:1,2")


_SPENT = "R TB (-5,-1) exposed; Y TB (-1,6) exposed; tokens 0/0; Y LI (1,2) 1mp;"


@pytest.mark.parametrize(
    ("position", "scores", "outcome"),
    [
        ("flag (0,0) R; flag (-4,4) R; flag (0,-4) R; R LI (-3,0) 0mp", (4, 0), "red"),
        ("flag (0,0) Y; flag (-4,4) Y; flag (0,-4) Y; R HC (-3,0) 0mp", (0, 4), "yellow"),
        (
            "flag (0,0) R; flag (4,0) Y; flag (0,-4) Y; R HC (-3,0) 0mp; R HC (-3,1) 0mp; R HC (-3,2) 1k 0mp;"
            "Y HC (3,0) 0mp; Y HC (3,1) 0mp; Y LI (3,2) 0mp",
            (2, 2),
            "red",
        ),
        (
            "flag (0,0) R; flag (4,0) Y; flag (0,-4) Y; R HC (-3,0) 0mp; R HC (-3,1) 1k 0mp; R LC (-3,2) 0mp;"
            "Y HC (3,0) 0mp; Y HC (3,1) 0mp; Y HI (3,2) 0mp",
            (2, 2),
            "yellow",
        ),
        (
            "flag (0,0) R; flag (4,0) Y; flag (0,-4) Y; R HC (-3,0) 0mp; R HC (-3,1) 0mp; R HC (-3,2) 0mp;"
            "Y HC (3,0) 0mp; Y HC (3,1) 0mp; Y HI (3,2) 0mp",
            (2, 2),
            "draw",
        ),
    ],
)
def test_the_last_points_are_spent(position: str, scores: tuple[int, int], outcome: str) -> None:
    """MED-TV-17"""
    table = battle(flat(), _SPENT + position).plays("activate:1,2", "step:2,2")
    table.scores(*scores).ends(outcome, "exhaustion")


def test_only_successive_passes_end_the_game() -> None:
    """MED-TV-18"""
    table = battle(flat(), "R LI (1,2); Y LI (3,2)", turn="red").plays("pass", "regroup", "pass").goes_on()
    table.plays("pass").ends("draw", "two_passes")


def test_nobody_returns_without_a_tabor() -> None:
    """MED-TV-19"""
    position = "R TB destroyed; R AR beside S2 0mp; R reserve LI; R PK (1,2) 0mp"
    table = battle(flat(), position, turn="red").plays("regroup").turn_of("yellow")
    table.is_at("R PK (1,2) 2mp; R AR beside S2; R reserve LI; tokens 4/5")


def test_nobody_returns_where_there_is_no_room() -> None:
    """MED-TV-20"""
    corner = battle(flat(), "R TB (6,-5); R LI (5,-5); R LI (5,-4); R LI (6,-4); R reserve AR AR", turn="red")
    corner.plays("regroup").turn_of("yellow").is_at("R reserve AR AR; tokens 4/5")
    middle = "R LI (2,-2); R LI (3,-3); R LI (4,-3); Y LI (4,-2); R PK (3,-1); Y PK (2,-1)"
    table = battle(flat(), f"R TB (3,-2); {middle}; R reserve AR AR", turn="red")
    table.plays("regroup").turn_of("yellow").is_at("R reserve AR AR")


def test_regrouping_saves_the_tabor() -> None:
    """MED-TV-21"""
    table = battle(flat(), "Y TB (2,2); R HC (1,2)", turn="red").plays("activate:1,2", "attack:2,2")
    table.is_at("Y TB (2,2) exposed").plays("regroup").is_at("Y TB (2,2) fortified")
    table.plays("activate:1,2", "attack:2,2").is_at("Y TB (2,2) exposed; R HC (1,2) 2mp").scores(0, 0).goes_on()


def test_no_counter_is_left_to_dismount() -> None:
    """MED-TV-22"""
    infantry = "Y HI (0,2); Y HI (0,3)"
    battle(flat(), f"Y HC (1,2); {infantry}", dismount=True).plays("activate:1,2").has("dismount")
    battle(flat(), f"Y HC (1,2); {infantry}; Y HI (0,5)", dismount=True).plays("activate:1,2").lacks("dismount")


@pytest.mark.parametrize("name", [row["id"] for row in DATA["map_preset"]])
def test_ready_made_maps_are_put_together_right(name: str) -> None:
    """MED-TV-23"""
    row = next(row for row in DATA["map_preset"] if row["id"] == name)
    field = preset(SIZE_IDS.index(row["size"]), name)
    order = [HEX_OF[each["q"], each["r"]] for each in DATA["layout"][row["size"]]["hexes"]]
    assert "".join("PFRM"[field.terrain[hex_]] for hex_ in order) == row["terrain"]
    assert sorted(order) == field.hexes


def test_longbowmen_shoot_three_times() -> None:
    """MED-TV-24"""
    table = battle(flat("(0,2)=M"), "Y LB (0,2); R HI (1,2); R HI (2,2); R HI (0,4)")
    for target, left in (("(1,2)", 2), ("(2,2)", 1), ("(0,4)", 0)):
        table.plays("activate:0,2", *names("shoot", target)).hits(1)
        table.is_at(f"Y LB (0,2) {left}mp; R HI {target} 1k").plays("pass")
    table.lacks("activate:0,2")


_BESIDE_A_FOREST = "R LI (0,1) 3mp; Y TB (2,1)"


def test_a_tabor_has_no_zone_in_a_forest() -> None:
    """MED-TV-25: whom the pikemen stopped attacks the pikemen only; in the first version the tabor too."""
    field, position, entering = flat("(1,1)=F"), f"{_BESIDE_A_FOREST}; Y PK (1,0)", ("activate:0,1", "step:1,1")
    book = battle(field, position, turn="red").plays(*entering).stage("STOPPED").is_at("R LI (1,1) 1mp")
    book.offers("attack:1,0", "end")
    house = battle(field, position, turn="red", rulings="house").plays(*entering).stage("STOPPED")
    house.offers("attack:1,0", "attack:2,1", "end")
    alone = battle(field, _BESIDE_A_FOREST, turn="red").plays(*entering).stage("MOVING")
    alone.has("attack:2,1")


def test_two_units_dismount_and_a_third_moves_in_the_same_turn() -> None:
    """MED-TV-26: in the first version to dismount was all that a turn was good for."""
    position = "Y HC (0,2) 4mp; Y LC (3,2) 1mp; Y PK (1,2)"
    book = battle(flat(), position, dismount=True).has("dismount:0,2", "dismount:3,2").lacks("dismount:1,2")
    book.plays("dismount:0,2").turn_of("yellow").plays("dismount:3,2").turn_of("yellow")
    book.is_at("Y HI (0,2) 2mp; Y LI (3,2) 0mp").plays("activate:1,2", "step:1,1", "end").turn_of("red")
    book.is_at("Y HI (0,2) 2mp; Y LI (3,2) 0mp; Y PK (1,1) 1mp")
    house = battle(flat(), position, dismount=True, rulings="house").lacks("dismount:0,2", "dismount:3,2")
    house.plays("activate:0,2", "dismount", "end").turn_of("red")
