"""The worked examples of the manual, told as they stand there."""

from __future__ import annotations

import pytest

from meadhall.games.medieval_battle.content import FROM_FLAGS, RECRUIT_COST
from meadhall.games.medieval_battle.notation import ABBREVIATIONS, at
from tests.games.medieval_battle.maps import flat, names
from tests.games.medieval_battle.soundness import away
from tests.games.medieval_battle.telling import Table, battle, deployment, new_game

_HILLS_BY_THE_MOUNTAIN = "(3,-2)=M, (4,-2)=R"
_RETREATS = ["retreat:3,2", "retreat:3,1", "retreat:2,3"]


def _the_ride() -> Table:
    table = battle(flat(_HILLS_BY_THE_MOUNTAIN), "Y HC (2,-3) 4mp; R LB (2,-1) 3mp", turn="yellow")
    for hex_ in ("(3,-3)", "(4,-3)", "(4,-2)"):
        assert not table.s.is_in_zone(0, at(hex_))
    table.plays("activate:2,-3", "step:3,-3").is_at("Y HC (3,-3) 3mp").stage("MOVING")
    table.plays("step:4,-3").is_at("Y HC (4,-3) 2mp").stage("MOVING")
    return table.plays("step:4,-2").is_at("Y HC (4,-2) 0mp; (2,-3) empty; R LB (2,-1) 3mp").turn_of("red")


def _the_shot() -> Table:
    table = _the_ride().plays("activate:2,-1", "step:3,-2").is_at("R LB (3,-2) 1mp")
    table.has("shoot:4,-2").plays("shoot:4,-2").hits(1)
    return table.is_at("R LB (3,-2) 0mp; Y HC (4,-2) 1k 0mp").turn_of("yellow")


def test_an_army_of_eleven_units_for_twenty_points() -> None:
    """MED-EX-1"""
    table = new_game().recruits("red", "2-1-1-2-1-1")
    assert table.options_of("red") == ["count:0", "count:1", "count:2", "count:3"]
    table.fork().plays("count:3", by="red").is_at("R reserve HC HC LC MA HI HI LI PK AR AR AR").offers(
        "count:0", "count:1", "count:2", "count:3"
    )
    table.plays("count:2", by="red")
    assert table.options_of("red") == ["count:0", "count:1"]
    table.plays("count:1", by="red").is_at("R reserve HC HC LC MA HI HI LI PK AR AR LB")
    assert (table.s.count_reserves(0), table.s.cost_of_army(0)) == (11, 20)


def test_what_units_cost() -> None:
    """MED-EX-2"""
    costs = dict(zip(ABBREVIATIONS, RECRUIT_COST, strict=True))
    assert costs == {"HC": 3, "LC": 2, "MA": 2, "HI": 2, "LB": 2, "LI": 1, "AR": 1, "PK": 1, "TB": 0}
    nobody = deployment("0-0-0-0-0-0-0-0", "0-0-0-0-0-0-0-0").asks("place_tabor", of="red")
    nobody.plays(nobody.options[0]).asks("place_tabor", of="yellow")


def test_heavy_cavalry_rides_up_the_hills() -> None:
    """MED-EX-3"""
    _the_ride()


def test_longbowmen_climb_and_shoot_down() -> None:
    """MED-EX-4"""
    _the_shot()


def test_archers_with_one_point_cannot_withdraw() -> None:
    """MED-EX-5"""
    field = flat("(3,2)=F, (3,1)=R, (2,3)=M")
    poor = battle(field, "Y LC (1,2); R AR (2,2) 1mp").plays("activate:1,2", "attack:2,2")
    poor.clash(2, "0/2").turn_of("red")
    able = battle(field, "Y LC (1,2); R AR (2,2) 2mp").plays("activate:1,2", "attack:2,2")
    able.asks("offer_retreat", of="red").offers(*_RETREATS, "hold")


def test_riders_have_no_zone_on_a_mountain_and_cannot_attack_there() -> None:
    """MED-EX-6"""
    table = _the_shot()
    assert not table.s.is_in_zone(1, at("(3,-2)"))
    table.plays("regroup", "pass", "activate:4,-2").lacks("attack:3,-2").is_at("Y HC (4,-2) 1k 4mp")


def test_longbowmen_on_the_mountain_stop_the_ride() -> None:
    """MED-EX-7"""
    table = battle(flat(_HILLS_BY_THE_MOUNTAIN), "Y HC (2,-3) 4mp; R LB (3,-2) 3mp")
    table.plays("activate:2,-3", "step:3,-3").turn_of("red").is_at("Y HC (3,-3) 3mp; R LB (3,-2)")
    chased = battle(flat(_HILLS_BY_THE_MOUNTAIN), "Y HC (2,-3) 4mp; R LB (3,-2) 3mp; R LI (4,-4)")
    chased.plays("activate:2,-3", "step:3,-3").stage("STOPPED").offers("attack:4,-4", "end")


def test_the_mountain_beside_the_cavalry_is_a_way_out() -> None:
    """MED-EX-8"""
    table = battle(flat("(2,1)=M"), "Y LC (1,2); R AR (2,2) 3mp").plays("activate:1,2", "attack:2,2")
    table.offers(*_RETREATS, "retreat:2,1", "hold").lacks("retreat:1,3")
    for hex_, left in (("(3,2)", 2), ("(3,1)", 2), ("(2,3)", 2), ("(2,1)", 1)):
        table.fork().plays(*names("retreat", hex_)).is_at(f"R AR {hex_} {left}mp; Y LC (2,2) 4mp")


@pytest.mark.parametrize(
    ("defenders", "column", "losses"),
    [("PK", -1, "1/0"), ("LC HC HI", 0, "1/1"), ("LI MA", 1, "0/1"), ("AR LB", 2, "0/2")],
)
def test_light_cavalry_attacks_everybody(defenders: str, column: int, losses: str) -> None:
    """MED-EX-9"""
    for defender in defenders.split():
        table = battle(flat(), f"Y LC (1,2); R {defender} (2,2)").plays("activate:1,2", "attack:2,2", "hold")
        table.clash(column, losses)


def test_light_infantry_from_the_mountain() -> None:
    """MED-EX-10"""
    table = battle(flat("(1,2)=M, (2,2)=R"), "Y LI (1,2) 3mp; R HC (2,2)").plays("activate:1,2", "attack:2,2", "hold")
    table.clash(1, "0/1").is_at("Y LI (1,2) 1mp; R HC (2,2) 1k 4mp").turn_of("red")


def test_the_heavy_cavalry_could_have_withdrawn() -> None:
    """MED-EX-11"""
    table = battle(flat("(1,2)=M, (2,2)=R"), "Y LI (1,2); R HC (2,2) 4mp").plays("activate:1,2", "attack:2,2")
    table.asks("offer_retreat", of="red").offers(*_RETREATS, "hold")


@pytest.mark.parametrize("target", ["HC", "LC", "MA", "HI", "LI", "PK", "AR", "LB"])
@pytest.mark.parametrize("shooter", ["MA 2k", "MA 1k", "AR 2k", "AR 1k", "LB 2k", "LB 1k"])
def test_one_advantage_saves_a_full_target(shooter: str, target: str) -> None:
    """MED-EX-12"""
    kind, knights = shooter.split()
    heights = ["(2,2)=R", "(2,2)=F", "(1,2)=F, (2,2)=F", "(1,2)=F, (2,2)=R"]
    if target not in ("HC", "LC", "MA"):
        heights.append("(1,2)=R, (2,2)=M")
    for terrain in heights:
        table = battle(flat(terrain), f"Y {kind} (1,2) {knights}; R {target} (2,2)")
        table.plays("activate:1,2", "shoot:2,2").hits(0).is_at(f"R {target} (2,2)")


def test_archers_flee_and_come_back() -> None:
    """MED-EX-13"""
    table = battle(flat(), "R LI (5,-4) 3mp; Y AR (6,-4) 3mp; Y TB (-3,6)", turn="red")
    table.plays("activate:5,-4", "attack:6,-4", "flee").is_at("Y AR beside S1 2mp; R LI (6,-4) 2mp")
    table.turn_of("yellow").plays("regroup").is_at("Y AR beside S2 3mp; tokens 5/4").turn_of("red")
    table.plays("pass", "regroup").asks("return_unit", of="yellow").is_at("tokens 5/3")
    table.offers("return:archers:2:slot_2", "done").plays("return:archers:2:slot_2").has("hex:-3,5")
    table.plays("hex:-3,5").is_at("Y AR (-3,5) 3mp").turn_of("red")


def test_where_the_tabors_may_stand() -> None:
    """MED-EX-14"""
    field = flat("(-5,0)=F, (6,-3)=R")
    table = deployment("0-0-0-0-0-0-0-0", "0-0-0-0-0-0-0-0", field).asks("place_tabor", of="red")
    far = [hex_ for hex_ in field.hexes if all(away(hex_, flag) >= FROM_FLAGS for flag in field.flags)]
    plains = {hex_ for hex_ in far if field.terrain[hex_] == 0}
    assert {at(name) for name in table.of_kind("hex")} == plains
    table.plays("hex:-5,-1").asks("place_tabor", of="yellow")
    assert {at(name) for name in table.of_kind("hex")} == {hex_ for hex_ in plains if away(hex_, at("(-5,-1)")) >= 3}


def test_the_centre_and_the_tabor_win() -> None:
    """MED-EX-15"""
    table = battle(flat(), "Y HC (1,2); R TB (2,2) exposed; flag (0,0) Y").scores(0, 2)
    table.plays("activate:1,2", "attack:2,2").scores(0, 5).ends("yellow", "victory_points")


@pytest.mark.parametrize(
    ("rider", "foot"), [("HC 4mp", "HI 2mp"), ("LC 3mp", "LI 1mp"), ("MA 1mp", "AR 0mp"), ("LC 5mp", "LI 2mp")]
)
def test_riders_dismount(rider: str, foot: str) -> None:
    """MED-EX-16"""
    before, after = rider.split(), foot.split()
    table = battle(flat(), f"Y {before[0]} (1,2) {before[1]}", dismount=True)
    table.plays("activate:1,2", "dismount").is_at(f"Y {after[0]} (1,2) {after[1]}")


def test_two_attacks_destroy_a_tabor() -> None:
    """MED-EX-17"""
    table = battle(flat(), "Y HC (1,2) 4mp; R TB (2,2) fortified").plays("activate:1,2", "attack:2,2")
    table.is_at("Y HC (1,2) 3mp; R TB (2,2) exposed").scores(0, 0).turn_of("red").plays("pass")
    table.plays("activate:1,2", "attack:2,2").is_at("Y HC (2,2) 2mp; R TB destroyed; (1,2) empty").scores(0, 3)


def test_a_tabor_that_moved_falls_to_one_attack() -> None:
    """MED-EX-17"""
    table = battle(flat(), "Y HC (1,2); R TB (3,2)", turn="red").plays("activate:3,2", "step:2,2")
    table.is_at("R TB (2,2) exposed").turn_of("yellow").plays("activate:1,2", "attack:2,2")
    table.is_at("Y HC (2,2) 3mp; R TB destroyed").scores(0, 3)


def test_only_who_ends_on_a_flag_takes_it() -> None:
    """MED-EX-18"""
    table = battle(flat(), "Y LI (3,0); Y PK (4,1)").plays("activate:3,0", "step:4,0", "step:5,0", "end")
    table.is_at("flag (4,0) nobody").scores(0, 0).plays("pass").plays("activate:4,1", "step:4,0", "end")
    table.is_at("flag (4,0) Y").scores(0, 1).plays("pass", "activate:4,0", "step:3,0").turn_of("red")
    table.is_at("(4,0) empty; flag (4,0) Y").scores(0, 1)
