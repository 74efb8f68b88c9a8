"""What is said before a choice that loses something: for each warning a choice that tells it, and one that does not."""

from __future__ import annotations

from meadhall.engine.driver import waiting
from meadhall.engine.inspected import Warned
from meadhall.games.medieval_battle import GAME
from meadhall.games.medieval_battle.notation import SIDES
from meadhall.words import LANGUAGES
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle, deployment, new_game

PLAIN = flat()


def warned(table: Table, option: str, by: str = "yellow") -> list[Warned]:
    """What is said of an option of a side's decision, with a text in every language."""
    before = table.s.clone()
    seat = before.seat_of(SIDES.index(by))
    decision = next(each for each in waiting(before) if each.seat == seat)
    assert type(decision) in GAME.warned
    after = table.fork().plays(option, by=by).s
    found = GAME.warn(before, after, decision, decision.vocabulary.id(option))
    for each in found:
        assert all(GAME.words(language).say(f"warning-{each.key}", **each.arguments) for language in LANGUAGES)
    return found


def keys(table: Table, option: str, by: str = "yellow") -> list[str]:
    """The keys of what is said of an option."""
    return [each.key for each in warned(table, option, by)]


def test_a_second_pass_that_does_not_win_is_grave() -> None:
    """MED-13.7, MED-13.8"""
    losing = battle(PLAIN, "Y PK (0,2); R HC (0,-3); flag (4,0) R").plays("pass")
    found = warned(battle(PLAIN, "Y PK (0,2); R HC (0,-3); flag (4,0) Y", turn="yellow").plays("pass"), "pass", "red")
    assert [(each.key, each.is_grave) for each in found] == [("second_pass", True)]
    assert keys(losing, "pass", "red") == []
    even = battle(PLAIN, "Y PK (0,2); R PK (0,-3)").plays("pass")
    assert keys(even, "pass", "red") == ["second_pass"]


def test_the_first_pass_ends_nothing() -> None:
    """MED-4.4"""
    assert keys(battle(PLAIN, "Y PK (0,3); R HC (0,-3); flag (4,0) R"), "pass") == []


def test_it_is_said_when_the_enemy_can_win_next_turn() -> None:
    """MED-13.6: three points, and the central flag within reach."""
    position = "Y PK (-3,4); R LC (3,-2); flag (4,0) R; flag (-4,4) R; flag (0,-4) R"
    assert keys(battle(PLAIN, position), "pass") == ["enemy_can_win"]
    assert keys(battle(PLAIN, position.replace("R LC (3,-2)", "R PK (3,-2)")), "pass") == []
    assert keys(battle(PLAIN, position.replace("flag (0,-4) R", "flag (0,-4) Y")), "pass") == []


def test_an_exposed_wagon_train_within_reach_can_win_for_the_enemy_too() -> None:
    """MED-13.5, MED-12.5"""
    position = "Y TB (-1,5) exposed; Y PK (-3,4); R LC (1,3); flag (0,0) R"
    assert "enemy_can_win" not in keys(battle(PLAIN, position.replace("exposed", "")), "pass")
    assert "enemy_can_win" not in keys(battle(PLAIN, position.replace("flag (0,0) R", "")), "pass")
    assert "enemy_can_win" in keys(battle(PLAIN, position), "pass")


def test_wagons_that_leave_their_ring_are_in_danger() -> None:
    """MED-12.1, MED-12.5"""
    table = battle(PLAIN, "Y TB (-1,4); R LC (1,1); R PK (3,-3)").plays("activate:-1,4")
    found = warned(table, "step:-1,3")
    assert ("wagons_exposed", True) in [(each.key, each.is_grave) for each in found]
    far = battle(PLAIN, "Y TB (-1,4); R PK (3,-3)").plays("activate:-1,4")
    assert "wagons_exposed" not in keys(far, "step:-1,3")


def test_wagons_that_are_passed_through_are_in_danger() -> None:
    """MED-12.7"""
    table = battle(PLAIN, "Y TB (-1,4); Y LC (-2,5); R LC (1,1)").plays("activate:-2,5")
    assert "wagons_exposed" in keys(table, "step:-1,4")
    assert "wagons_exposed" not in keys(table, "step:-2,4")


def test_an_attack_against_the_scale_is_warned_of() -> None:
    """MED-8.2"""
    table = battle(PLAIN, "Y LC (0,1); R PK (0,0); R PK (3,-3)").plays("activate:0,1")
    found = warned(table, "attack:0,0")
    assert [each.key for each in found] == ["scale_against"]
    fair = battle(PLAIN, "Y HC (0,1); R HC (0,0) 0mp; R PK (3,-3)").plays("activate:0,1")
    assert keys(fair, "attack:0,0") == []


def test_who_can_step_back_may_slip_away() -> None:
    """MED-7.2"""
    table = battle(PLAIN, "Y HC (0,1); R AR (0,0)").plays("activate:0,1")
    assert keys(table, "attack:0,0") == ["can_slip_away"]
    spent = battle(PLAIN, "Y HC (0,1); R AR (0,0) 0mp").plays("activate:0,1")
    assert keys(spent, "attack:0,0") == []


def test_wagons_are_struck_without_the_scale() -> None:
    """MED-12.5"""
    table = battle(PLAIN, "Y LC (0,1); R TB (0,0); R PK (3,-3)").plays("activate:0,1")
    assert keys(table, "attack:0,0") == []


def test_a_shot_that_cannot_hurt_is_warned_of() -> None:
    """MED-9.4 to MED-9.7"""
    hidden = battle(flat("(0,0)=F"), "Y AR (0,1); R HI (0,0); R PK (3,-3)").plays("activate:0,1")
    assert "harmless_shot" in keys(hidden, "shoot:0,0")
    open_ = battle(PLAIN, "Y AR (0,1); R LI (0,0); R PK (3,-3)").plays("activate:0,1")
    assert "harmless_shot" not in keys(open_, "shoot:0,0")


def test_a_unit_that_ends_where_it_cannot_step_back_is_warned() -> None:
    """MED-7.2: archers without points, and cavalry that can reach them."""
    position = "Y AR (0,1) 1mp; R HC (0,-2); R PK (3,-3)"
    table = battle(PLAIN, position).plays("activate:0,1")
    assert "no_way_out" in keys(table, "step:0,0")
    rested = battle(PLAIN, position.replace("1mp", "3mp")).plays("activate:0,1", "step:0,0")
    assert "no_way_out" not in keys(rested, "end")
    harmless = battle(PLAIN, position.replace("R HC (0,-2); ", "")).plays("activate:0,1")
    assert "no_way_out" not in keys(harmless, "step:0,0")


def test_a_zone_of_control_stops_who_has_points_left() -> None:
    """MED-6.4, MED-6.5"""
    table = battle(PLAIN, "Y LC (0,3); R PK (0,0); R PK (3,-3)").plays("activate:0,3")
    assert "must_stop" not in keys(table, "step:0,2")
    table.plays("step:0,2")
    assert "must_stop" in keys(table, "step:0,1")
    last = battle(PLAIN, "Y LC (0,2) 1mp; R PK (0,0); R PK (3,-3)").plays("activate:0,2")
    assert "must_stop" not in keys(last, "step:0,1")


def test_regrouping_with_most_points_unspent_wastes_an_hourglass() -> None:
    """MED-11.1, MED-0.4: points of the tabor count with the others."""
    assert "points_still_there" in keys(battle(PLAIN, "Y LC (0,3); R PK (0,-3)"), "regroup")
    assert "points_still_there" not in keys(battle(PLAIN, "Y LC (0,3) 1mp; R PK (0,-3)"), "regroup")


def test_standing_where_only_the_defender_loses_is_warned_of() -> None:
    """MED-7.1, MED-8.2"""
    lost = battle(PLAIN, "Y HC (0,1); R AR (0,0)").plays("activate:0,1", "attack:0,0")
    assert keys(lost, "hold", "red") == ["lost_if_held"]
    safe = battle(PLAIN, "Y LC (0,1); R PK (0,0)").plays("activate:0,1", "attack:0,0")
    assert keys(safe, "hold", "red") == []


def test_a_retreat_with_the_last_point_can_be_followed() -> None:
    """MED-7.7"""
    position = "Y HC (0,1) {points}mp; R AR (0,0) {left}mp"
    table = battle(PLAIN, position.format(points=3, left=1)).plays("activate:0,1", "attack:0,0")
    assert keys(table, "retreat:0,-1", "red") == ["can_be_followed"]
    rested = battle(PLAIN, position.format(points=3, left=2)).plays("activate:0,1", "attack:0,0")
    assert keys(rested, "retreat:0,-1", "red") == []
    tired = battle(PLAIN, position.format(points=1, left=1)).plays("activate:0,1", "attack:0,0")
    assert keys(tired, "retreat:0,-1", "red") == []


def test_points_that_could_still_buy_something_are_lost() -> None:
    """MED-2.7: said with the last of the eight types."""
    table = new_game().recruits("red", "3-3-1-0-0-0-1")
    assert keys(table, "count:0", "red") == ["points_unspent"]
    assert keys(table, "count:1", "red") == []
    early = new_game().recruits("red", "3-3-1-0-0-0")
    assert keys(early, "count:0", "red") == []


def test_who_finishes_deploying_places_nobody_before_the_battle() -> None:
    """MED-3.7"""
    table = deployment("1-0-0-0-0-0-0-0", "1-0-0-0-0-0-0-0")
    table.plays(table.options[0])
    table.plays(table.options[0])
    assert keys(table, "finish", "red") == ["deployment_over"]
    assert keys(table, "deploy:heavy_cavalry", "red") == []
