"""What is said before a choice that loses something: for each warning a choice that tells it, and one that does not."""

from __future__ import annotations

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.inspected import Warned
from meadhall.games.saga import GAME
from meadhall.games.saga.notation import with_handles
from meadhall.words import LANGUAGES
from tests.games.saga.telling import Table, told

HOME = "; scand_north V1w+Stormer; scand_central V1w+Berserker; scand_south V1w+Sea-king; aside Plunderer"


def warned(table: Table, option: str) -> list[Warned]:
    """What is said of an option of the waiting decision, with a text in every language."""
    before = table.s.clone()
    decision = waiting(before)[0]
    assert type(decision) in GAME.warned
    number = decision.vocabulary.id(with_handles(option))
    assert number in decision.options(before)
    after = before.clone()
    carry_out(after, waiting(after)[0], number)
    found = GAME.warn(before, after, decision, number)
    for each in found:
        assert all(GAME.words(language).say(f"warning-{each.key}", **each.arguments) for language in LANGUAGES)
    return found


def keys(table: Table, option: str) -> list[str]:
    """The keys of what is said of an option."""
    return [each.key for each in warned(table, option)]


def graves(table: Table, option: str) -> list[str]:
    """The keys of what is said twice."""
    return [each.key for each in warned(table, option) if each.is_grave]


def test_a_plunder_that_leaves_no_viking_in_england_is_grave() -> None:
    """SAG-8.10, SAG-3.3"""
    table = told("essex burh V2w; kent burh V1w; mercia S2w" + HOME).begin("viking_plunder").choose("area:essex")
    assert graves(table, "area:kent") == ["no_viking"]
    assert keys(table, "stop") == []
    both = told("essex burh V2w; sussex V1w; kent burh V1w; mercia S2w" + HOME).begin("viking_plunder")
    assert keys(both, "area:essex") == []


def test_a_plunder_that_asks_for_no_area_warns_when_it_is_chosen() -> None:
    """SAG-5.4, SAG-8.10: with one burh the action is the whole choice."""
    table = told("essex burh V2w; mercia S2w; coins 3/4/8" + HOME).opens("viking", "tile_2")
    assert graves(table, "action:viking_plunder") == ["no_viking"]
    staying = told("essex burh V2w; sussex V2w; mercia S2w; coins 3/4/8" + HOME).opens("viking", "tile_2")
    assert graves(staying, "action:viking_plunder") == []


def test_a_move_that_is_left_may_bring_vikings_back_to_england() -> None:
    """SAG-8.10: another tile with a Move, and somebody at home to sail."""
    position = "essex burh V2w; kent burh V1w; mercia S2w; viking tile_4"
    table = told(position + HOME).begin("viking_plunder").choose("area:kent")
    assert keys(table, "area:essex") == ["no_viking_unless_landing"]
    assert graves(table, "area:essex") == []
    nobody_home = told(position).begin("viking_plunder").choose("area:kent")
    assert graves(nobody_home, "area:essex") == ["no_viking"]


def test_one_viking_left_is_in_danger_while_saxons_can_come() -> None:
    """SAG-8.10: a Saxon beside him, or next to him with a Move."""
    beside = told("essex burh V3w S1w; kent burh V1w" + HOME).begin("viking_plunder").choose("area:kent")
    assert keys(beside, "area:essex") == ["one_viking"]
    position = "essex burh V3w; mercia burh V2w; kent V1w; sussex S1w"
    coming = told(position + "; saxon tile_4" + HOME).begin("viking_plunder").choose("area:mercia")
    assert keys(coming, "area:essex") == ["one_viking"]
    resting = told(position + "; saxon tile_3" + HOME).begin("viking_plunder").choose("area:mercia")
    assert keys(resting, "area:essex") == []


def test_the_longship_is_no_retreat_for_the_last_vikings() -> None:
    """SAG-11.5"""
    position = "kent S3w V2w; wessex, mercia S1w; east_anglia S1w; essex empty; sussex empty"
    table = told(position).begin("battles").asks("choose_retreat", of="viking")
    assert graves(table, "area:longship") == ["no_viking"]
    assert keys(table, "area:essex") == []
    others = told(position.replace("wessex, mercia S1w", "wessex S1w; northumbria V1w")).begin("battles")
    assert keys(others, "area:longship") == []


def test_the_plunderer_must_not_take_the_last_vikings_away() -> None:
    """SAG-13.9"""
    table = told("essex burh S1w V3w+Plunderer; mercia S1w").begin("battles").choose("reveal:{Plunderer}")
    table.asks("plunder_after_battle", of="viking")
    assert graves(table, "yes") == ["no_viking"]
    assert keys(table, "no") == []
    with_others = told("essex burh S1w V3w+Plunderer; mercia S1w; sussex V2w").begin("battles")
    assert keys(with_others.choose("reveal:{Plunderer}"), "yes") == []


def test_a_tribute_may_be_the_coin_that_wins_for_the_vikings() -> None:
    """SAG-7.9, SAG-3.5"""
    position = "essex S1w V2w; kent S1w V1w; mercia burh S1w; coins 2/7/6; round_pos 8"
    assert graves(told(position).begin("saxon_tribute"), "area:essex") == ["last_coin"]
    assert keys(told(position.replace("7/6", "6/7")).begin("saxon_tribute"), "area:essex") == []
    assert keys(told(position.replace("round_pos 8", "round_pos 2")).begin("saxon_tribute"), "area:essex") == []
    last = told(position.replace("kent S1w V1w", "kent S1w")).opens("saxon", "tile_4")
    assert "last_coin" not in keys(last, "action:saxon_tribute")


def test_recruits_may_cost_the_coins_that_would_win() -> None:
    """SAG-8.9, SAG-3.5: what can still be plundered counts."""
    position = "essex burh V2w; kent V1w; mercia S2w; coins 3/6/6; viking tile_3" + HOME
    table = told(position).begin("viking_recruit")
    assert keys(table, "one") == ["coins_in_reach"]
    assert keys(told(position.replace("3/6/6", "2/7/6")).begin("viking_recruit"), "one") == []
    assert keys(told(position.replace("3/6/6", "2/7/6")).begin("viking_recruit"), "three") == ["coins_in_reach"]
    assert keys(told(position.replace("tile_3", "tile_1")).begin("viking_recruit"), "one") == []
    menu = told(position).opens("viking", "tile_2").choose("choose_tile:tile_2")
    assert "coins_in_reach" in keys(menu, "action:viking_recruit")


def test_a_march_into_a_tie_is_warned_of() -> None:
    """SAG-6.8, SAG-10.8"""
    position = "kent V3w; essex S2w; sussex empty; wessex S1w" + HOME
    table = told(position).begin("viking_move").choose("route:land:kent:essex")
    assert keys(table, "force:2:-") == ["battle_lost"]
    assert keys(table, "force:3:-") == []
    empty = told(position).begin("viking_move").choose("route:land:kent:sussex")
    assert keys(empty, "force:1:-") == []


def test_a_leader_may_still_turn_a_battle() -> None:
    """SAG-6.8: with an own leader there nothing is said."""
    table = told("kent V2w+Plunderer; essex S3w").begin("viking_move").choose("route:land:kent:essex")
    assert keys(table, "force:2:-") == ["battle_lost"]
    assert keys(table, "force:1:{Plunderer}") == []


def test_the_march_of_the_only_unit_warns_with_its_way() -> None:
    """SAG-6.7, SAG-6.8: nobody is asked who goes."""
    table = told("kent V1w; essex S1w; sussex empty" + HOME).begin("viking_move")
    assert keys(table, "route:land:kent:essex") == ["battle_lost"]
    assert keys(table, "route:land:kent:sussex") == []


def test_saxons_are_not_told_that_they_win_ties() -> None:
    """SAG-6.8"""
    table = told("kent S2w; essex V2w").begin("saxon_move").choose("route:land:kent:essex")
    assert keys(table, "force:1:-") == []


def test_an_action_forfeits_the_bonus() -> None:
    """SAG-5.4, SAG-5.5"""
    table = told("essex burh V2w; kent V2w; mercia S2w; coins 3/2/10" + HOME).opens("viking", "tile_2")
    assert keys(table, "action:viking_recruit") == ["bonus_lost"]
    assert keys(table, "bonus") == []
    assert keys(table, "end_tile") == []
    used = (
        told("kent V2w; mercia S2w; coins 3/2/10" + HOME).opens("viking", "tile_2").choose("bonus", "area:scand_north")
    )
    assert keys(used, "action:viking_recruit") == []


def test_a_bonus_that_cannot_be_used_is_not_lost() -> None:
    """SAG-5.4: the bank has no coin."""
    table = told("essex burh S1w V2w; kent S1w; coins 9/6/0").opens("saxon", "tile_4")
    assert "bonus_lost" not in keys(table, "action:saxon_move")


def test_the_saxons_should_not_leave_two_moves_to_vikings_near_five_areas() -> None:
    """SAG-4.2, SAG-3.4: the Vikings have tile 1; tiles 3 and 4 hold a Move too."""
    position = "kent, sussex, essex V1w; mercia, wessex S2w; initiative viking"
    table = told(position).begin("selection").choose("pick_tile:tile_1", "pick_tile:tile_3")
    assert keys(table, "pick_tile:tile_2") == ["five_areas"]
    assert keys(table, "pick_tile:tile_4") == []
    first = told(position).begin("selection").choose("pick_tile:tile_1")
    assert keys(first, "pick_tile:tile_2") == ["five_areas"]
    assert keys(first, "pick_tile:tile_3") == []
    few = told(position.replace("kent, sussex", "kent")).begin("selection")
    assert keys(few.choose("pick_tile:tile_1", "pick_tile:tile_3"), "pick_tile:tile_2") == []


def test_vikings_who_stand_together_should_not_leave_tribute_to_the_saxons() -> None:
    """SAG-4.2, SAG-7.9"""
    position = "kent V2w; essex S1w; mercia S1w; initiative viking"
    table = told(position).begin("selection")
    assert keys(table, "pick_tile:tile_1") == ["tribute"]
    assert keys(table, "pick_tile:tile_4") == []
    assert keys(told(position + "; northumbria V1w").begin("selection"), "pick_tile:tile_1") == []
    alone = told(position.replace("essex S1w; ", "")).begin("selection")
    assert keys(alone, "pick_tile:tile_1") == []


def test_who_picks_again_has_not_left_tribute_yet() -> None:
    """SAG-4.2: of their two picks the second settles it."""
    position = "kent V2w; essex S1w; mercia S1w; initiative saxon"
    table = told(position).begin("selection").choose("pick_tile:tile_1")
    assert keys(table, "pick_tile:tile_2") == []
    assert keys(table.choose("pick_tile:tile_2"), "pick_tile:tile_3") == ["tribute"]


def test_a_burh_that_vikings_can_reach_may_be_plundered_at_once() -> None:
    """SAG-7.2, SAG-8.10: the Vikings still have Plunder, and a Move with tile 3."""
    position = "essex S1w; kent V2w; northumbria S2w; mercia burh S3w; coins 3/2/10"
    table = told(position + "; viking tile_3").begin("saxon_build")
    assert keys(table, "area:essex") == ["burh_in_danger"]
    assert keys(table, "area:northumbria") == []
    assert keys(told(position + "; viking tile_4").begin("saxon_build"), "area:essex") == []


def test_saxons_reckon_with_landings_that_they_cannot_rule_out() -> None:
    """SAG-7.2: what lies face down could be Northumbria, what lies face up elsewhere could not."""
    position = "northumbria S1w; mercia burh S3w; sussex S2w; scand_north V2w; coins 3/2/10; viking tile_3; kent V1w; "
    hidden = told(position + "slot_north target_kent down").begin("saxon_build")
    assert keys(hidden, "area:northumbria") == ["burh_in_danger"]
    seen = told(position + "slot_south target_northumbria up; slot_north target_kent down").begin("saxon_build")
    assert keys(seen, "area:northumbria") == []


def test_a_leader_should_not_fall_for_a_warrior() -> None:
    """SAG-11.1, SAG-11.3"""
    table = told("kent V3w+Stormer S2w; mercia S1w").begin("battles").choose("pass").asks("choose_losses", of="viking")
    assert graves(table, "force:0:{Stormer}") == ["leader_lost"]
    assert keys(table, "force:1:-") == []
