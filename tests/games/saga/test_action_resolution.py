"""Chapter 5: the resolution of action tiles."""

from __future__ import annotations

from tests.games.saga.telling import told

_MIXED = "kent S2w V1w; mercia burh S1w V2w; scand_north V1w; coins 3/2/10;"


def test_the_owner_of_sword_and_axe_resolves_both_tiles_first() -> None:
    """SAG-5.1"""
    table = told(_MIXED + "viking tile_2 tile_3; saxon tile_1 tile_4").begin("actions").asks("choose_tile", of="viking")
    table.choose("choose_tile:tile_2", "end_tile").asks("tile_menu", of="viking").choose("end_tile")
    table.asks("choose_tile", of="saxon")


def test_a_tile_is_resolved_completely_before_the_other() -> None:
    """SAG-5.2"""
    table = told(_MIXED + "saxon tile_2 tile_3; viking tile_1 tile_4").begin("actions").asks("choose_tile", of="saxon")
    table.offers("choose_tile:tile_2", "choose_tile:tile_3").choose("choose_tile:tile_3")
    table.offers("action:saxon_fyrd", "action:saxon_income", "end_tile").choose(
        "action:saxon_income", "income:mercia:coin"
    )
    table.offers("action:saxon_fyrd", "end_tile").choose("end_tile")
    table.offers("action:saxon_build", "action:saxon_income", "end_tile")


def test_only_the_own_half_is_used() -> None:
    """SAG-5.3"""
    told(_MIXED).opens("viking", "tile_3").offers("bonus", "action:viking_scout", "action:viking_plunder", "end_tile")
    told(_MIXED).opens("saxon", "tile_3").offers("action:saxon_fyrd", "action:saxon_income", "end_tile")


def test_first_the_bonus_then_each_action_at_most_once() -> None:
    """SAG-5.4"""
    table = told(_MIXED).opens("saxon", "tile_4").choose("bonus").is_at("coins 4/2/9")
    table.offers("action:saxon_move", "action:saxon_tribute", "end_tile")
    table.choose("action:saxon_tribute", "area:kent").is_at("coins 3/3/9; kent S2w; longship V1w")
    table.offers("action:saxon_move", "end_tile").choose("action:saxon_move", "route:land:kent:essex", "force:2:-")
    assert table.is_done
    table.is_at("essex S2w")


def test_the_bonus_is_lost_with_the_first_action() -> None:
    """SAG-5.5, SAG-5.4"""
    table = told(_MIXED).opens("viking", "tile_2")
    table.offers("bonus", "action:viking_recruit", "action:viking_plunder", "end_tile")
    table.choose("action:viking_recruit", "one", "unit:warrior", "area:scand_south")
    table.offers("action:viking_plunder", "end_tile")


def test_a_whole_tile_may_be_left_out() -> None:
    """SAG-5.6"""
    table = told(_MIXED).opens("saxon", "tile_1").choose("end_tile").is_at(_MIXED.strip(";"))
    assert table.is_done


def test_on_the_saxon_half_of_tile_two_one_action_drops_the_other() -> None:
    """SAG-5.7"""
    table = told(_MIXED).opens("saxon", "tile_2").offers("action:saxon_build", "action:saxon_income", "end_tile")
    table.choose("action:saxon_build").is_at("kent burh S2w V1w; coins 2/2/11")
    assert table.is_done


def test_a_resolved_tile_is_marked() -> None:
    """SAG-5.8"""
    table = told(_MIXED).opens("saxon", "tile_1")
    assert table.s.resolved == 0
    assert table.choose("end_tile").view("nobody")["resolved"] == 0b0001


def test_the_battles_begin_when_both_are_done() -> None:
    """SAG-5.9"""
    table = told(_MIXED + "viking tile_2 tile_3; saxon tile_1 tile_4").begin("actions", "battles")
    table.choose("choose_tile:tile_2", "end_tile", "end_tile", "choose_tile:tile_1", "end_tile")
    assert "battles_begin" not in table.lines("nobody")
    table.asks("tile_menu", of="saxon").choose("end_tile").asks("choose_battle", of="viking")


def test_what_cannot_be_done_is_not_offered() -> None:
    """SAG-5.4: without coins there is no Tribute, no Fyrd and no Recruit."""
    position = "kent S2w V1w; mercia burh S1w V1w; scand_north V1w; coins 0/0/15"
    told(position).opens("saxon", "tile_4").offers("bonus", "action:saxon_move", "end_tile")
    told(position).opens("saxon", "tile_3").offers("action:saxon_income", "end_tile")
    told(position).opens("viking", "tile_4").offers("action:viking_move", "end_tile")
    told(position).opens("viking", "tile_2").offers("bonus", "end_tile")


def test_a_tile_with_nothing_to_do_ends_by_itself() -> None:
    """SAG-5.4"""
    table = told("kent V1w; coins 0/0/15").opens("saxon", "tile_2")
    assert table.is_done
    assert table.s.resolved == 0b0010
