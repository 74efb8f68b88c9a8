"""Chapter 4: the round and the selection of tiles."""

from __future__ import annotations

from tests.games.saga.telling import first_round, told

_QUIET = "mercia S1w; kent V2w; scand_north V1w; coins 3/2/10;"


def test_a_round_has_four_phases() -> None:
    """SAG-4.1"""
    table = told(_QUIET).begin("round").choose("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3").end_tiles()
    phases = ["selection_begins", "actions_begin", "battles_begin", "end_phase_begins", "round_begins"]
    told_phases = [line for line in table.lines("nobody") if line in phases]
    assert told_phases == [
        "round_begins",
        "selection_begins",
        "actions_begin",
        "actions_begin",
        "battles_begin",
        "end_phase_begins",
        "round_begins",
        "selection_begins",
    ]


def test_one_tile_then_two_then_the_last() -> None:
    """SAG-4.2"""
    table = told(_QUIET + "initiative saxon").begin("selection")
    table.asks("pick_tile", of="saxon")
    table.offers("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3", "pick_tile:tile_4").choose(
        "pick_tile:tile_3"
    )
    table.asks("pick_tile", of="viking").offers("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_4")
    table.choose("pick_tile:tile_2").asks("pick_tile", of="viking").offers("pick_tile:tile_1", "pick_tile:tile_4")
    table.choose("pick_tile:tile_1").is_at("saxon tile_3 tile_4; viking tile_1 tile_2")
    assert table.is_done


def test_the_vikings_pick_first_in_round_one() -> None:
    """SAG-4.3"""
    first_round().asks("pick_tile", of="viking").is_at("round 1; first_picker viking")


def test_the_icon_turns_the_initiative_tile_at_once() -> None:
    """SAG-4.4"""
    table = told(_QUIET).begin("selection").choose("pick_tile:tile_2", "pick_tile:tile_4").is_at("initiative saxon")
    table.asks("pick_tile", of="saxon").is_at("first_picker viking").choose("pick_tile:tile_3").is_at(
        "viking tile_1 tile_2"
    )


def test_the_icon_counts_on_the_last_tile_too() -> None:
    """SAG-4.4"""
    table = told(_QUIET + "initiative saxon").begin("selection")
    table.choose("pick_tile:tile_1", "pick_tile:tile_2", "pick_tile:tile_3").is_at(
        "initiative saxon; saxon tile_1 tile_4"
    )


def test_the_icon_leaves_an_initiative_tile_that_already_shows_its_owner() -> None:
    """SAG-4.4"""
    table = told(_QUIET).begin("selection").choose("pick_tile:tile_4").is_at("initiative viking")
    assert "initiative_taken" not in table.lines("nobody")


def test_tiles_and_owners_are_public() -> None:
    """SAG-4.5"""
    table = told(_QUIET).begin("selection").choose("pick_tile:tile_2", "pick_tile:tile_4")
    for viewer in ("saxon", "viking", "nobody"):
        assert table.view(viewer)["tile_owner"] == [-1, 1, -1, 0]
