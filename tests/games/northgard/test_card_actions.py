"""Chapter 11: cards that recruit, explore, build and draw in their own way."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M
from tests.games.northgard.told import Table, told

# Exploring


def test_huginn_and_muninn_explore_from_anywhere() -> None:
    """NOR-11.23"""
    position = "R 1 T(0,0)e; P 1 T(1,0)n; R hand huginn_muninn start_explore; tiles t13"
    table = told(BOARD_M, position).lacks("play:start_explore").plays("play:huginn_muninn")
    table.asks("place_tile", of="red").offers(*(f"cell:{cell}" for cell in _AROUND_M))


_AROUND_M = ["0,-1", "-1,0", "0,1", "1,-1", "2,0", "1,1"]


def test_rangers_may_explore_twice() -> None:
    """NOR-11.23"""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand rangers; tiles t13 > t11 > t05").plays("play:rangers")
    table.lays("t13", "(0,-1)", 0).asks("explore_again", of="red").offers("no", "yes")
    table.fork().plays("no").turn_of("purple").is_at("tiles t11 > t05")
    table.plays("yes").asks("place_tile", of="red").plays("cell:0,-2", "rotation:0").turn_of("purple").is_at(
        "tiles t05"
    )


def test_rangers_stop_without_a_tile() -> None:
    """NOR-11.23, NOR-9.4"""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand rangers; tiles t13").plays("play:rangers")
    table.lays("t13", "(0,-1)", 0).turn_of("purple")


@pytest.mark.parametrize("card", ["upgraded_scout_camp", "raven_clan"])
def test_two_tiles_to_choose_from(card: str) -> None:
    """NOR-11.23, NOR-9.3"""
    table = told(BOARD_M, f"R 1 T(0,0)n; R hand {card}; tiles t13 > t11 > t05", clans="raven goat boar")
    table.plays(f"play:{card}").asks("explore_tile", of="red").offers("tile:t13", "tile:t11")
    table.lays("t11", "(0,-1)", 0).is_at("tiles t05 > t13")


def test_scouts_explore_beside_the_main_card() -> None:
    """NOR-11.23, NOR-5.2"""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand scouts start_recruit; tiles t11 > t05").plays("play:scouts")
    table.lays("t11", "(0,-1)", 0).asks("continue", of="red").has("play:start_recruit")


def test_lay_of_the_land_collects_the_tile() -> None:
    """NOR-11.24: of all its areas, before it is placed, whoever they will belong to."""
    position = "R 1 T(0,0)n; R hand boar_lay_of_land; tiles t06 > t13 > t26 > t05"
    table = told(BOARD_M, position, clans="boar goat raven").plays("play:boar_lay_of_land")
    table.offers("tile:t06", "tile:t13", "tile:t26")
    table.fork().plays("tile:t13").is_at("R stock 0/1/0").asks("turn_tile", of="red")
    table.fork().plays("tile:t26").is_at("R stock 1/1/0")
    table.plays("tile:t06").is_at("R stock 0/1/1").asks("turn_tile", of="red")


def test_annexation_explores_before_or_after_the_move() -> None:
    """NOR-11.23, NOR-9.1"""
    position = "R 2 T(0,0)n; R hand stag_annexation; tiles t13 > t11"
    table = told(BOARD_M, position, clans="stag goat boar").plays("play:stag_annexation")
    table.offers("explore_first", "move_first")
    first = table.fork().plays("explore_first").lays("t13", "(0,-1)", 0).asks("move_from", of="red")
    first.moves("T(0,0)n", "T(0,0)e", 1).turn_of("purple").is_at("tiles t11")
    table.plays("move_first").moves("T(0,0)n", "T(0,0)w", 2).asks("explore_again", of="red")
    table.fork().plays("no").turn_of("purple")
    table.plays("yes").lays("t13", "(-1,0)", 0).turn_of("purple")


# Building


def _builds(table: Table) -> set[str]:
    """Territories and buildings that may be built."""
    return table.of_kind("build")


def test_carpentry_mastery_builds_twice() -> None:
    """NOR-11.25: at most one of them large."""
    position = "R 1 T(-1,-1)n; R 1 T(0,0)n; R stock 0/9/0; R hand carpentry_mastery; tokens food_silo 7"
    table = told(BOARD_A, position).plays("play:carpentry_mastery").lacks("finish")
    table.plays("build:T(-1,-1)n:forge").is_at("forge (-1,-1)n; R stock 2/6/0").asks("build", of="red").has("finish")
    table.lacks("build:T(-1,-1)n:fortress").has("build:T(-1,-1)n:food_silo")
    table.fork().plays("finish").turn_of("purple")
    table.plays("build:T(-1,-1)n:food_silo").is_at("food_silo (-1,-2)n; R stock 3/5/0").turn_of("purple")


def test_carpentry_mastery_builds_no_second_large_building() -> None:
    """NOR-11.25: not even on another large slot."""
    position = "R 1 T(-1,-1)n; R 1 T(-1,-3)n; R stock 0/9/0; R hand carpentry_mastery"
    table = told(BOARD_A, position).plays("play:carpentry_mastery").has("build:T(-1,-3)n:forge")
    table.plays("build:T(-1,-1)n:fortress").lacks("build:T(-1,-3)n:forge")
    assert {name.split(":")[1] for name in _builds(table)} <= {
        "food_silo",
        "woodcutter_lodge",
        "defense_tower",
        "training_camp",
    }


@pytest.mark.parametrize("card", ["simple_living", "boar_clan"])
def test_one_wood_less(card: str) -> None:
    """NOR-11.25: never less than none."""
    position = f"R 1 T(-1,-1)n; R hand {card}"
    table = told(BOARD_A, position, clans="boar goat raven").plays(f"play:{card}")
    table.plays("build:T(-1,-1)n:food_silo").is_at("food_silo (-1,-2)n; R stock 0/0/0")
    table = told(BOARD_A, f"{position}; R stock 0/2/0", clans="boar goat raven").plays(f"play:{card}")
    table.plays("build:T(-1,-1)n:altar_of_kings").is_at("altar_of_kings (-1,-1)n; R stock 0/0/0")


def test_amenities_take_no_slot() -> None:
    """NOR-11.26"""
    position = "R 1 T(2,0)w; R 1 T(-1,-1)n; R stock 0/3/0; R hand amenities"
    table = told(BOARD_A, position, clans="boar goat raven").plays("play:amenities").asks("build", of="red")
    table.has("build:T(2,0)w:menhir", "build:T(-1,-1)n:menhir", "build:T(-1,-1)n:forge").lacks("build:T(2,0)w:forge")
    table.fork().plays("build:T(-1,-1)n:forge").is_at("forge (-1,-1)n; R stock 0/0/0")
    table.plays("build:T(2,0)w:menhir").is_at("slotless menhir T(2,0)w; R stock 0/2/0; tokens menhir 6")


def test_amenities_heed_cost_and_kind() -> None:
    """NOR-11.26, NOR-7.3"""
    position = "R 1 T(0,0)e; food_silo (1,0)s; R hand amenities"
    told(BOARD_A, position).lacks("play:amenities")
    table = told(BOARD_A, f"{position}; R stock 0/1/0").plays("play:amenities").lacks("build:T(0,0)e:food_silo")
    table.has("build:T(0,0)e:menhir", "build:T(0,0)e:defense_tower").plays("build:T(0,0)e:defense_tower")
    table.is_at("food_silo (1,0)s; slotless defense_tower T(0,0)e")


def test_goat_clan_builds_the_same_again() -> None:
    """NOR-11.27, NOR-7.3"""
    position = "R 1 T(0,0)w; food_silo (-1,0)n; R stock 0/1/0; R hand goat_clan start_build"
    table = told(BOARD_A, position)
    table.fork().plays("play:start_build").lacks("build:T(0,0)w:food_silo")
    table.plays("play:goat_clan", "build:T(0,0)w:food_silo").is_at("food_silo (-1,0)n; food_silo (-1,1)n")


def test_industrious_villagers_replace_a_building() -> None:
    """NOR-11.28, NOR-17.7: free of charge, by one of the same size; it is no build."""
    position = "R 1 T(0,0)w; R 1 T(-1,-1)n; fortress (-1,-1)n; food_silo (-1,0)n; R stock 0/1/0; P 1 T(0,0)s"
    table = told(BOARD_A, f"{position}; training_camp (0,1)n; R hand industrious_villagers")
    table.plays("play:industrious_villagers", "build:T(0,0)w:woodcutter_lodge").is_at("R stock 1/0/0")
    table.asks("replace_building", of="red").offers("slot:(-1,-1)n", "slot:(-1,0)n", "slot:(-1,1)n", "finish")
    table.fork().plays("finish").turn_of("purple")
    large = table.fork().plays("slot:(-1,-1)n").offers("building:forge", "building:altar_of_kings")
    large.plays("building:forge").is_at("forge (-1,-1)n; tokens fortress 7; tokens forge 6; R stock 1/0/0")
    table.plays("slot:(-1,0)n").offers("building:woodcutter_lodge", "building:defense_tower", "building:training_camp")
    table.plays("building:woodcutter_lodge").is_at("woodcutter_lodge (-1,0)n; woodcutter_lodge (-1,1)n; R stock 1/0/0")


def test_a_menhir_replaces_on_stone_or_without_a_slot() -> None:
    """NOR-11.28, NOR-7.2"""
    position = "R 1 T(1,0)n; food_silo (2,0)e; slotless defense_tower T(1,0)n; R stock 0/1/0"
    table = told(BOARD_A, f"{position}; R hand industrious_villagers").plays("play:industrious_villagers")
    table.plays("build:T(1,0)n:training_camp").is_at("training_camp (1,0)n")
    table.fork().plays("slot:(2,0)e").has("building:menhir")
    table.fork().plays("slot:(1,0)n").lacks("building:menhir")
    table.plays("slotless:T(1,0)n:defense_tower").has("building:menhir").lacks("building:fortress").plays(
        "building:menhir"
    )
    table.is_at("slotless menhir T(1,0)n; tokens menhir 6; tokens defense_tower 7")


def test_villagers_replace_beside_a_brown_bear() -> None:
    """NOR-11.28, NOR-18.18: and only tokens that are left."""
    position = (
        "R 1 T(0,0)w; R 1 T(0,0)e; food_silo (-1,0)n; brown_bear_beige (0,0)w; R stock 0/1/0; tokens training_camp 0"
    )
    table = told(BOARD_A, f"{position}; R hand industrious_villagers", creatures=True)
    table.plays("play:industrious_villagers").lacks("build:T(0,0)w:woodcutter_lodge")
    table.plays("build:T(0,0)e:woodcutter_lodge", "slot:(-1,0)n")
    table.offers("building:woodcutter_lodge", "building:defense_tower")


def test_glory_of_the_clan_after_the_build() -> None:
    """NOR-11.29"""
    position = "R 1 T(0,0)w; R 1 T(0,0)e; R stock 0/1/0; R hand stag_glory"
    table = told(BOARD_A, position, clans="stag goat boar").plays("play:stag_glory")
    table.offers("collect_first:T(0,0)w", "build_first").plays("build_first")
    nothing = table.fork().plays("build:T(0,0)e:defense_tower").turn_of("purple")
    nothing.is_at("R stock 0/0/0")
    table.plays("build:T(0,0)w:woodcutter_lodge", "slot:(-1,0)n").asks("glory_collect", of="red").offers("no", "yes")
    table.fork().plays("no").is_at("R stock 0/0/0")
    table.plays("yes").is_at("R stock 1/1/0; R fame 0").turn_of("purple")


def test_glory_of_the_clan_before_the_build() -> None:
    """NOR-11.29, NOR-RUL-28: what was collected pays, and the build is then there."""
    board = "(0,0) start r0; (0,-1) t11 r0; (-1,0) t13 r0"
    position = "R 1 T(0,-1)n; R 1 T(0,0)w; R hand stag_glory start_build"
    table = told(board, position, clans="stag goat boar").lacks("play:start_build").plays("play:stag_glory")
    table.asks("build", of="red").is_at("R stock 0/1/0")
    assert {name.split(":")[0] for name in _builds(table)} == {"T(0,-1)n"}
    table.plays("build:T(0,-1)n:food_silo").is_at("R stock 0/0/0; food_silo (0,-1)n").turn_of("purple")


def test_a_wolf_spoils_the_glory() -> None:
    """NOR-11.29, NOR-RUL-54, NOR-18.17"""
    position = "R 1 T(0,0)w; R stock 0/1/0; wolf_beige (0,0)w; R hand stag_glory"
    table = told(BOARD_A, position, clans="stag goat boar", creatures=True).plays("play:stag_glory")
    table.asks("build", of="red").plays("build:T(0,0)w:food_silo", "slot:(-1,0)n", "yes").is_at("R stock 1/0/0")


# Recruiting


def test_osmosis() -> None:
    """NOR-11.30: one in each of up to three territories that are open or have wood printed on them."""
    position = "R 1 T(0,0)n; R 1 T(-1,1)s; R 1 T(0,0)e; R 1 T(2,2)s; R 1 T(2,2)m; R hand boar_osmosis; P 1 T(0,0)w"
    table = told(BOARD_A, position, clans="boar goat raven").plays("play:boar_osmosis")
    table.offers("unit:T(0,0)n", "unit:T(-1,1)s", "unit:T(2,2)s", "unit:T(2,2)m").plays("unit:T(-1,1)s")
    table.lacks("unit:T(-1,1)s").has("finish").plays("unit:T(0,0)n", "unit:T(2,2)s").turn_of("purple")
    table.is_at("R 2 T(-1,1)s; R 2 T(0,0)n; R 2 T(2,2)s; R 1 T(2,2)m; R 1 T(0,0)e")


def test_a_lodge_is_no_wood_printed_on_a_tile() -> None:
    """NOR-11.30"""
    position = "R 1 T(0,0)e; woodcutter_lodge (1,0)s; R hand boar_osmosis woodcutters"
    table = told(BOARD_A, position, clans="boar goat raven").lacks("play:boar_osmosis").plays("play:woodcutters")
    table.is_at("R 2 T(0,0)e")


def test_call_to_war() -> None:
    """NOR-11.30: one in every territory beside an enemy, by any border."""
    position = "R 1 T(0,0)n; R 1 T(0,0)w; R 1 T(2,2)s; P 1 T(-1,-1)s; R hand wolf_call_to_war"
    table = told(BOARD_A, position, clans="wolf goat boar").plays("play:wolf_call_to_war")
    table.offers("unit:T(0,0)n", "unit:T(0,0)w").plays("unit:T(0,0)n").offers("unit:T(0,0)w", "finish")
    table.plays("unit:T(0,0)w").is_at("R 2 T(0,0)n; R 2 T(0,0)w; R 1 T(2,2)s").turn_of("purple")


@pytest.mark.parametrize(
    ("card", "position", "cap"),
    [
        ("hunters", "R 1 T(2,0)w; R 1 T(0,0)s", 2),
        ("hunters", "R 1 T(0,0)w; food_silo (-1,0)n; R 1 T(0,0)s", 2),
        ("woodcutters", "R 1 T(0,1)e; R 1 T(0,0)s", 1),
        ("loremasters", "R 1 T(-1,-1)s; R 1 T(0,0)s", 2),
    ],
)
def test_as_many_as_there_are_icons(card: str, position: str, cap: int) -> None:
    """NOR-11.30: at most; icons of tiles and buildings."""
    table = told(BOARD_A, f"{position}; R hand {card}").plays(f"play:{card}")
    if cap > 1:
        table.asks("recruit_figure", of="red").has("finish").fork().plays("finish").is_at("R reserve 11")
        table.plays(table.options[0])
    table.is_at(f"R reserve {12 - cap}; R 1 T(0,0)s").turn_of("purple")


def test_camps_help_them_too() -> None:
    """NOR-11.30, NOR-6.5"""
    position = "R 1 T(0,0)w; training_camp (-1,0)n; R hand hunters"
    told(BOARD_A, position).plays("play:hunters").is_at("R 3 T(0,0)w")


def test_raven_mercenaries() -> None:
    """NOR-11.31"""
    position = "R 1 T(0,0)e; R stock 1/1/0; R hand raven_mercenaries"
    table = told(BOARD_A, position, clans="raven goat boar").plays("play:raven_mercenaries").lacks("unit:T(0,0)e")
    table.plays("unit:T(2,2)s").offers("unit:T(2,2)s", "finish").plays("unit:T(2,2)s")
    table.asks("hire_more", of="red").offers("no", "yes").fork().plays("no").is_at("R 2 T(2,2)s; R stock 1/1/0")
    table.plays("yes").plays(table.options[0]).is_at("R 3 T(2,2)s; R stock 0/0/0; R reserve 10")


def test_poor_ravens_hire_nobody() -> None:
    """NOR-11.31"""
    position = "R 1 T(0,0)e; R stock 1/0/0; R hand raven_mercenaries"
    table = told(BOARD_A, position, clans="raven goat boar").plays("play:raven_mercenaries")
    table.plays("unit:T(2,2)s", "unit:T(2,2)s").turn_of("purple")


def test_resourceful_people() -> None:
    """NOR-11.32"""
    position = "R hand goat_resourceful; R deck spy capture; R discard militia; R stock 2/1/1"
    table = told(BOARD_B, position).plays("play:goat_resourceful").plays("card:spy").asks("pay_for_draw", of="red")
    table.is_at("R hand spy capture").fork().plays("no").is_at("R hand spy capture; R stock 2/1/1")
    table.plays("yes", "resource:food", "resource:wood", "resource:lore")
    table.is_at("R hand spy capture militia; R stock 1/0/0; R discard empty")


@pytest.mark.parametrize("rest", ["R stock 2/0/0; R discard militia", "R stock 9/9/9"])
def test_nobody_pays_for_no_card(rest: str) -> None:
    """NOR-11.32: nor without three resources."""
    table = told(BOARD_B, f"R hand goat_resourceful; R deck spy spy; {rest}").plays("play:goat_resourceful")
    table.turn_of("purple")
