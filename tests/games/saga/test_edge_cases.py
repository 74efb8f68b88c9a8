"""The edge cases of the manual, told as they stand there."""

from __future__ import annotations

import pytest

from tests.games.saga.telling import first_round, set_up, told


def test_the_table_after_setup() -> None:
    """SAG-TV-1"""
    table = set_up(landing="kent", burh="essex")
    table.choose("place_leader:{Stormer}:scand_north", "place_leader:{Berserker}:scand_central")
    table.is_at(
        "kent V2w; essex, mercia burh S1w; northumbria, east_anglia, sussex, wessex S1w;"
        "scand_north V1w+Stormer; scand_central V1w+Berserker; scand_south V1w+Plunderer;"
        "coins 3/2/10; burh_pos 3; round_pos 10; slot_north empty; slot_central empty; slot_south empty;"
        "initiative viking; supply S6w+Warden+Marshal+Ealdorman V7w; burhs_in_supply 3; aside Envoy Sea-king"
    )
    assert len(table.pool) == 5


def test_the_initiative_flips_but_not_the_order_of_this_selection() -> None:
    """SAG-TV-2"""
    table = told("mercia burh S1w; kent V2w; coins 3/2/10; initiative viking").begin("round")
    table.choose("pick_tile:tile_2", "pick_tile:tile_4").is_at("initiative saxon")
    table.asks("pick_tile", of="saxon").choose("pick_tile:tile_1").is_at("viking tile_2 tile_3")
    table.asks("choose_tile", of="viking").end_tiles().asks("pick_tile", of="saxon").is_at("round 3")


def test_an_action_forfeits_the_bonus() -> None:
    """SAG-TV-3"""
    table = told("mercia burh S2w V1w; coins 3/2/10").opens("saxon", "tile_1")
    table.offers("bonus", "action:saxon_move", "action:saxon_fyrd", "end_tile")
    table.choose("action:saxon_move", "route:land:mercia:wessex").is_at("mercia burh S1w V1w; wessex S1w")
    table.offers("action:saxon_fyrd", "end_tile")


def test_build_or_income_but_not_both() -> None:
    """SAG-TV-3"""
    table = told("mercia burh S2w; kent S1w; coins 3/2/10").opens("saxon", "tile_2")
    table.offers("action:saxon_build", "action:saxon_income", "end_tile")
    table.choose("action:saxon_income", "income:mercia:coin")
    assert table.is_done
    table.is_at("coins 4/2/9; burh_pos 2; kent S1w")


def test_equal_numbers_bind_each_other() -> None:
    """SAG-TV-4"""
    table = told("essex S2w V2w; northumbria S1w; sussex V1w")
    table.fork().begin("saxon_move").is_at("northumbria empty; mercia S1w")
    table.begin("viking_move").offers("route:land:sussex:kent", "route:land:sussex:wessex")
    surplus = told("essex S2w+Envoy V2w").begin("saxon_move").choose("route:land:essex:kent")
    surplus.offers("force:1:-", "force:0:{Envoy}")


def test_a_face_up_target_may_be_replaced() -> None:
    """SAG-TV-5"""
    table = told("slot_south target_kent up; slot_north target_essex down; scand_south V2w").begin("viking_move")
    table.offers("route:scandinavia:scand_south:scand_central", "route:sail:scand_south", "route:sail_draw:scand_south")
    table.choose("route:sail_draw:scand_south").asks("draw_target", of="chance")
    table.offers("token:target_northumbria", "token:target_east_anglia", "token:target_sussex")
    table.chance("token:target_sussex").is_at("slot_south target_sussex up")
    assert "target_kent" in table.pool
    table.offers("force:1:-", "force:2:-")


def test_a_face_down_target_cannot_be_redrawn() -> None:
    """SAG-TV-6"""
    table = told("slot_north target_kent down; scand_north V1w").begin("viking_move")
    table.offers("route:sail:scand_north", "route:scandinavia:scand_north:scand_central")


def test_three_recruits_are_two_when_supply_runs_out() -> None:
    """SAG-TV-7"""
    home = "scand_north, scand_central, scand_south V2w; removed Plunderer; coins 3/2/10;"
    table = told(home + "kent V5w+Stormer+Sea-king; supply V1w+Berserker").begin("viking_recruit")
    table.choose("three").is_at("coins 3/0/12").choose("unit:warrior")
    table.offers("area:scand_north", "area:scand_central", "area:scand_south").choose("area:scand_central")
    table.asks("recruit_area", of="viking").offers("area:scand_north", "area:scand_south").choose("area:scand_south")
    assert table.is_done
    table.is_at("scand_central V3w; scand_south V2w+Berserker; coins 3/0/12")
    alone = told(home + "kent V6w+Stormer+Sea-king; supply V0w+Berserker").begin("viking_recruit")
    alone.asks("recruit_area", of="viking").is_at("coins 3/1/11")


def test_tribute_to_the_last_vikings_wins() -> None:
    """SAG-TV-8"""
    table = told("kent S1w V2w; mercia burh S1w; scand_north V1w; coins 3/2/10")
    table.begin("saxon_tribute", "battles", "end_phase").is_at("longship V2w; coins 2/3/10; kent S1w")
    assert "battle_begins" not in table.lines("nobody")
    assert table.victory == "saxon_no_vikings"


def test_the_saxons_win_if_both_qualify() -> None:
    """SAG-TV-9"""
    table = told("mercia, essex burh S1w; kent burh V1w; coins 3/8/4; round_pos 4; burh_pos 4").begin("end_phase")
    assert table.victory == "saxon_track"


def test_the_inland_coin_comes_after_the_test() -> None:
    """SAG-TV-10"""
    table = told("mercia V1w; kent S1w; coins 3/7/5").begin("end_phase").is_at("coins 3/8/4")
    assert table.victory == ""
    assert table.begin("end_phase").victory == "viking_coins"


@pytest.mark.parametrize(("round_pos", "reason"), [(5, "viking_coins"), (4, "saxon_track")])
def test_the_inland_coin_counts_at_once_if_the_whole_phase_is_tested(round_pos: int, reason: str) -> None:
    """SAG-TV-10"""
    position = f"mercia V1w; kent, essex burh S1w; coins 3/7/5; burh_pos 3; round_pos {round_pos}"
    assert told(position, victory_check="whole_phase").begin("end_phase").is_at("coins 3/8/4").victory == reason


def test_a_winner_without_survivors_still_drives_the_loser_away() -> None:
    """SAG-TV-11"""
    table = told("sussex S Ealdorman V2w; kent, wessex S1w; aside Warden").begin("battles")
    table.choose("reveal:{Ealdorman}")
    assert (table.strengths, table.battle_winner) == ((3, 2), "saxon")
    table.is_at("sussex empty; longship V1w; removed Ealdorman; supply S10w+Warden V11w")


def test_the_berserker_alone() -> None:
    """SAG-TV-12"""
    table = told("kent S2w V Berserker; aside Plunderer; supply S10w").begin("battles").choose("reveal:{Berserker}")
    table.choose("unit:warrior", "unit:warrior")
    assert (table.strengths, table.battle_winner) == ((0, 0), "saxon")
    table.is_at("kent empty; removed Berserker; supply S12w V12w+Plunderer")


def test_the_plunderer_empties_england() -> None:
    """SAG-TV-13"""
    table = told("essex burh S1w V2w+Plunderer; kent S1w; coins 3/5/7").begin("battles", "end_phase")
    table.choose("reveal:{Plunderer}").asks("plunder_after_battle", of="viking").offers("yes", "no")
    assert (table.strengths, table.battle_winner) == ((1, 3), "viking")
    table.is_at("essex burh V2w+Plunderer; supply S11w V10w; burh_pos 2")
    declined = table.fork().choose("no").is_at("essex burh V2w+Plunderer; coins 3/5/7; burh_pos 2")
    assert declined.victory == ""
    table.choose("yes").is_at("essex empty; longship V2w+Plunderer; coins 3/7/5; burh_pos 1")
    assert table.victory == "saxon_no_vikings"


def test_a_retreating_viking_must_join_his_own() -> None:
    """SAG-TV-14"""
    table = told("essex S2w V2w; kent S1w; east_anglia V1w").begin("battles")
    assert (table.strengths, table.battle_winner) == ((2, 2), "saxon")
    table.is_at("essex S1w; east_anglia V2w; longship empty; supply S10w V10w")


def test_a_leader_without_retreat_is_lost() -> None:
    """SAG-TV-15"""
    table = told(
        "mercia S3w V Stormer+Plunderer; northumbria burh; east_anglia, essex, wessex S1w; aside Berserker"
    ).begin("battles")
    table.choose("pass")
    assert (table.strengths, table.battle_winner) == ((3, 2), "saxon")
    table.offers("force:0:{Stormer}", "force:0:{Plunderer}").choose("force:0:{Plunderer}")
    table.is_at("mercia S2w; removed Stormer Plunderer; supply S7w V12w+Berserker+Sea-king")


def test_saxons_without_retreat_are_removed() -> None:
    """SAG-TV-16"""
    table = told("northumbria S4w V5w; mercia V1w").begin("battles")
    assert (table.strengths, table.battle_winner) == ((4, 5), "viking")
    table.is_at("northumbria V3w; mercia V1w; supply S12w V8w")


def test_an_empty_bank() -> None:
    """SAG-TV-17"""
    table = told("essex burh V1w; mercia burh S1w; kent burh; coins 8/6/1; aside Warden").begin("viking_plunder")
    table.is_at("coins 8/7/0; essex empty; longship V1w").begin("saxon_income")
    leaders = ["{Marshal}", "{Envoy}", "{Ealdorman}"]
    table.offers(*[f"income:{area}:{kind}" for area in ("mercia", "kent") for kind in ["warrior", *leaders]])
    table.choose("income:mercia:warrior").is_at("coins 7/7/1; mercia burh S2w")
    table.offers("income:kent:coin", *[f"income:kent:{kind}" for kind in ["warrior", *leaders]], "stop")


@pytest.mark.parametrize(("second", "fourth", "north", "south"), [("north", "north", 3, 2), ("south", "south", 2, 3)])
def test_four_warriors_come_home(second: str, fourth: str, north: int, south: int) -> None:
    """SAG-TV-18"""
    table = told("scand_central V3w; scand_south V1w; longship V4w; kent V1w; mercia S1w").begin("end_phase")
    table.is_at("scand_north V1w").offers("area:scand_north", "area:scand_south").choose(f"area:scand_{second}")
    table.is_at("scand_north, scand_south V2w; longship V1w")
    table.offers("area:scand_north", "area:scand_south").choose(f"area:scand_{fourth}")
    table.is_at(f"scand_north V{north}w; scand_central V3w; scand_south V{south}w; longship empty")


def test_the_marshal_may_call_the_envoy_from_a_pending_battle() -> None:
    """SAG-TV-19"""
    table = told("mercia S Marshal V1w; wessex S1w+Envoy V1w").begin("battles").choose("area:mercia")
    table.choose("reveal:{Marshal}").offers("unit:wessex:warrior", "unit:wessex:{Envoy}", "none")
    table.choose("unit:wessex:{Envoy}").asks("reveal_leader", of="saxon").offers("reveal:{Envoy}", "pass")


def test_the_owner_chooses_his_losses() -> None:
    """SAG-TV-20"""
    table = told("mercia burh S1w+Warden V3w+Stormer").begin("battles").choose("reveal:{Stormer}", "reveal:{Warden}")
    assert (table.strengths, table.battle_winner) == ((3, 5), "viking")
    table.asks("choose_losses", of="viking").offers("force:1:-", "force:0:{Stormer}").choose("force:1:-")
    table.is_at("mercia burh V2w+Stormer; removed Warden; supply S12w V10w")


def test_income_under_occupation() -> None:
    """SAG-TV-21"""
    table = told("mercia burh V3w; coins 1/6/8").begin("saxon_income").choose("income:mercia:warrior")
    table.is_at("mercia burh S1w V3w; coins 0/6/9").begin("battles")
    assert table.strengths == (1, 3)


def test_the_sea_king_brings_nobody_inland() -> None:
    """SAG-TV-22"""
    table = told("wessex S1w V Sea-king; scand_north V1w").begin("battles").choose("reveal:{Sea-king}")
    assert (table.strengths, table.battle_winner) == ((1, 1), "saxon")
    table.asks("choose_retreat", of="viking").offers("area:mercia", "area:essex", "area:kent", "area:sussex")
    table.is_at("wessex S1w V Sea-king; scand_north V1w")


def test_who_has_no_leader_is_skipped() -> None:
    """SAG-TV-23"""
    table = told("essex S1w V Stormer+Plunderer").begin("battles").choose("reveal:{Stormer}")
    table.asks("reveal_leader", of="viking").offers("reveal:{Plunderer}", "pass")


def test_who_has_passed_is_not_asked_again() -> None:
    """SAG-TV-23"""
    table = told("essex S1w+Marshal V Stormer; mercia S Envoy").begin("battles")
    table.asks("reveal_leader", of="viking").choose("pass")
    table.asks("reveal_leader", of="saxon").choose("reveal:{Marshal}", "unit:mercia:{Envoy}")
    table.asks("reveal_leader", of="saxon").offers("reveal:{Envoy}", "pass")


def test_three_builds_win_in_round_five() -> None:
    """SAG-TV-24"""
    table = first_round(track_length=10)
    tests = []
    for built in ("northumbria", "east_anglia", "sussex", "", ""):
        table.choose("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3", "choose_tile:tile_2")
        if built:
            table.choose("action:saxon_build", f"area:{built}")
        assert table.victory == ""
        tests.append(table.s.round_pos)
        table.end_tiles()
    assert tests == [10, 9, 8, 7, 6]
    assert table.victory == "saxon_track"
    table.is_at("round 5; burh_pos 6")


def test_after_the_battles_control_is_presence() -> None:
    """SAG-TV-25"""
    table = told(
        "kent burh V1w; sussex, essex, east_anglia, wessex V1w; mercia, northumbria burh S1w;"
        "coins 3/3/9; round_pos 7; burh_pos 4"
    ).begin("battles", "end_phase")
    assert "battle_begins" not in table.lines("nobody")
    assert table.victory == "viking_five_areas"
