"""The worked examples of the manual, told as they stand there."""

from __future__ import annotations

from tests.games.saga.telling import Table, told

_BATTLE_PHASE = (
    "northumbria S1w V1w; mercia burh S Marshal V1w+Plunderer; wessex S1w; essex burh S2w+Envoy V3w+Stormer+Sea-king;"
    "east_anglia, kent, sussex S1w; scand_north, scand_central, scand_south V1w;"
    "aside Ealdorman Berserker; supply S5w+Warden V4w"
)


def test_the_first_selection_of_tiles() -> None:
    """SAG-EX-1"""
    table = told("round 0; mercia burh S2w V1w; kent S1w; essex V2w; scand_north V1w; coins 3/2/10").begin("round")
    table.asks("pick_tile", of="viking").choose("pick_tile:tile_1")
    table.asks("pick_tile", of="saxon").choose("pick_tile:tile_2", "pick_tile:tile_3")
    table.is_at("round 1; viking tile_1 tile_4; saxon tile_2 tile_3; initiative viking")
    table.asks("choose_tile", of="saxon").choose("choose_tile:tile_2")
    table.offers("action:saxon_build", "action:saxon_income", "end_tile").choose("end_tile")
    table.offers("action:saxon_fyrd", "action:saxon_income", "end_tile").choose("end_tile")
    table.asks("choose_tile", of="viking").choose("choose_tile:tile_1")
    table.offers("action:viking_move", "action:viking_scout", "end_tile").choose("end_tile")
    table.offers("action:viking_move", "action:viking_recruit", "end_tile")


def test_two_of_four_saxons_are_bound_in_essex() -> None:
    """SAG-EX-2"""
    table = told("essex S4w V2w; kent burh S1w V2w").begin("saxon_move")
    table.choose("route:land:essex:kent").asks("choose_force", of="saxon")
    table.offers("force:1:-", "force:2:-").choose("force:2:-")
    table.is_at("essex S2w V2w; kent burh S3w V2w")
    assert table.is_done


def test_a_burh_is_built_in_northumbria() -> None:
    """SAG-EX-3"""
    table = told("northumbria S1w; mercia, sussex burh; coins 3/2/10; burh_pos 3").begin("saxon_build")
    table.is_at("northumbria burh S1w; mercia, sussex burh; coins 2/2/11; burh_pos 4; burhs_in_supply 2")
    table.begin("saxon_move").is_at("northumbria burh; mercia burh S1w")


def test_the_fyrd_rises_in_two_burhs() -> None:
    """SAG-EX-4"""
    table = told("northumbria burh V2w; mercia burh V1w+Stormer; coins 4/2/9; supply V9w").begin("saxon_fyrd")
    table.choose("area:northumbria", "area:northumbria", "area:mercia")
    assert table.is_done
    table.is_at("northumbria burh; mercia burh V Stormer; coins 1/2/12; supply V12w")


def test_income_gives_a_coin_and_the_warden() -> None:
    """SAG-EX-5"""
    table = told("mercia, essex burh; coins 3/2/10; supply S12w+Warden").begin("saxon_income")
    table.choose("income:mercia:coin").is_at("coins 4/2/9")
    table.choose("income:essex:{Warden}").is_at("coins 3/2/10; essex burh S Warden; mercia burh")
    assert table.is_done
    assert not table.knows("viking", "Warden")


def test_tribute_clears_east_anglia() -> None:
    """SAG-EX-6"""
    table = told("east_anglia S2w V1w+Stormer; coins 2/2/11").begin("saxon_tribute")
    table.is_at("east_anglia S2w; longship V1w+Stormer; coins 1/3/11")
    table.begin("saxon_move").choose("route:land:east_anglia:essex").offers("force:1:-", "force:2:-")


def test_sailing_with_a_scouted_target() -> None:
    """SAG-EX-7"""
    table = told("scand_north V2w+Stormer; slot_north target_northumbria down; northumbria burh S1w")
    assert table.view("saxon")["slots"] == [-1, -1, -1]
    assert table.view("saxon")["slots_filled"] == [True, False, False]
    table.begin("viking_move").choose("route:sail:scand_north").is_at("slot_north target_northumbria up")
    table.asks("choose_force", of="viking").choose("force:2:{Stormer}")
    table.is_at("northumbria burh S1w V2w+Stormer; scand_north empty; slot_north target_northumbria up")


def test_sailing_with_a_random_target() -> None:
    """SAG-EX-8"""
    table = told("scand_central V2w; essex S1w V1w").begin("viking_move").choose("route:sail_draw:scand_central")
    table.asks("draw_target", of="chance").chance("token:target_essex")
    table.offers("force:1:-", "force:2:-").choose("force:2:-")
    table.is_at("essex S1w V3w; scand_central empty; slot_central target_essex up")
    assert table.controls("viking") == {"essex"}
    assert table.pool == {"target_northumbria", "target_east_anglia", "target_kent", "target_sussex"}


def test_scouting_for_northumbria() -> None:
    """SAG-EX-9"""
    table = told("northumbria burh")
    assert len(table.pool) == 5
    table.begin("viking_scout").choose("token:target_northumbria", "slot:slot_north")
    table.is_at("slot_north target_northumbria down; slot_central empty; slot_south empty")
    assert table.pool == {"target_east_anglia", "target_essex", "target_kent", "target_sussex"}
    assert table.view("saxon")["slots_filled"] == [True, False, False]
    assert table.view("saxon")["slots"] == [-1, -1, -1]


def test_three_recruits_for_two_coins() -> None:
    """SAG-EX-10"""
    table = told(
        "scand_central V1w; scand_south V1w+Stormer; kent V8w; removed Sea-king Plunderer;"
        "supply V2w+Berserker; coins 3/2/10"
    )
    table.begin("viking_recruit").choose("three").is_at("coins 3/0/12")
    table.asks("recruit_unit", of="viking").choose("unit:warrior")
    table.is_at("scand_north V1w; scand_central V1w; scand_south V1w+Stormer")
    table.choose("unit:{Berserker}").offers("area:scand_north", "area:scand_central").choose("area:scand_central")
    assert table.is_done
    table.is_at("scand_north V2w; scand_central V1w+Berserker; scand_south V1w+Stormer; supply V0w; coins 3/0/12")


def test_two_burhs_are_plundered() -> None:
    """SAG-EX-11"""
    table = told(
        "northumbria burh S1w V2w+Stormer; essex burh V2w; mercia burh S2w V1w; coins 4/1/10; burh_pos 4"
    ).begin("viking_plunder")
    table.offers("area:northumbria", "area:essex").choose("area:northumbria")
    table.asks("choose_bound", of="viking").offers("force:1:-", "force:0:{Stormer}").choose("force:1:-")
    table.offers("area:essex", "stop").choose("area:essex")
    assert table.is_done
    table.is_at("northumbria S1w V1w; essex empty; mercia burh S2w V1w; longship V3w+Stormer; coins 4/5/6; burh_pos 2")


def test_a_tie_in_northumbria_sends_the_viking_to_the_longship() -> None:
    """SAG-EX-12"""
    table = told(_BATTLE_PHASE).begin("battles").asks("choose_battle", of="viking")
    table.offers("area:northumbria", "area:mercia", "area:essex").choose("area:northumbria")
    assert (table.strengths, table.battle_winner) == ((1, 1), "saxon")
    table.is_at("northumbria S1w; longship V1w; supply S5w V4w")


def test_the_marshal_holds_mercia() -> None:
    """SAG-EX-13"""
    table = _mercia_is_fought(told(_BATTLE_PHASE).begin("battles").choose("area:northumbria"))
    assert (table.strengths, table.battle_winner) == ((2, 2), "saxon")
    table.is_at("mercia burh S Marshal; wessex V Plunderer; supply S6w V5w")
    assert table.s.revealed == 0


def test_the_envoy_exiles_the_stormer_from_essex() -> None:
    """SAG-EX-14"""
    table = _mercia_is_fought(told(_BATTLE_PHASE).begin("battles").choose("area:northumbria"))
    table.asks("reveal_leader", of="viking").choose("reveal:{Stormer}")
    assert table.strength("viking") == 6
    table.asks("reveal_leader", of="saxon").choose("reveal:{Envoy}")
    table.asks("exile_unit", of="saxon").offers("unit:warrior", "unit:{Stormer}", "unit:{Sea-king}", "none")
    table.choose("unit:{Stormer}").is_at("longship V1w+Stormer")
    table.asks("reveal_leader", of="viking").offers("reveal:{Sea-king}", "pass").choose("pass")
    assert (table.strengths, table.battle_winner) == ((3, 4), "viking")
    table.asks("choose_losses", of="viking").offers("force:1:-", "force:0:{Sea-king}").choose("force:1:-")
    table.asks("choose_losses", of="saxon").offers("force:2:-", "force:1:{Envoy}").choose("force:2:-")
    table.asks("choose_retreat", of="saxon").offers("area:east_anglia", "area:kent", "area:mercia").choose("area:kent")
    assert table.is_done
    assert not table.knows("saxon", "Sea-king")
    table.is_at(
        "northumbria S1w; mercia burh S Marshal; wessex V Plunderer; essex burh V2w+Sea-king; kent S1w+Envoy;"
        "east_anglia, sussex S1w; longship V1w+Stormer; supply S8w V6w"
    )


def _mercia_is_fought(table: Table) -> Table:
    table.choose("area:mercia").asks("reveal_leader", of="viking").offers("reveal:{Plunderer}", "pass")
    table.choose("reveal:{Plunderer}").asks("reveal_leader", of="saxon").choose("reveal:{Marshal}")
    table.asks("pull_unit", of="saxon")
    table.offers("unit:northumbria:warrior", "unit:east_anglia:warrior", "unit:wessex:warrior", "none")
    table.choose("unit:wessex:warrior").is_at("mercia burh S1w+Marshal V1w+Plunderer; wessex empty")
    table.asks("choose_losses", of="viking").choose("force:1:-")
    return table.asks("choose_losses", of="saxon").choose("force:1:-")
