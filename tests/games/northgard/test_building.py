"""Chapter 7: the Build action."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.content import BOAR, BUILDING_IDS, GOAT, RAVEN
from meadhall.games.northgard.notation import BOARD_A, BOARD_M
from tests.games.northgard.told import told

_SMALL = ["food_silo", "woodcutter_lodge", "defense_tower", "training_camp"]
_LARGE = ["fortress", "forge", "altar_of_kings"]


def test_what_can_be_built_with_two_wood() -> None:
    """NOR-EX-4, NOR-7.1, NOR-7.2"""
    story = "R 1 T(-1,-1)n; R 1 T(1,0)n; R stock 0/2/0; R hand start_build"
    table = told(BOARD_A, story, clans="wolf raven boar").plays("play:start_build").asks("build", of="red")
    pairs = [f"build:{there}:{name}" for there in ("T(-1,-1)n", "T(1,0)n") for name in _SMALL]
    table.offers(*pairs, "build:T(1,0)n:menhir")
    assert len(table.options) == 9
    combinations = 0
    for pair in table.options:
        chosen = table.fork().plays(pair)
        combinations += len(chosen.options) if chosen.question == "build_slot" else 1
    assert combinations == 13
    silo = table.fork().plays("build:T(1,0)n:food_silo").offers("slot:(2,0)e", "slot:(1,0)n").plays("slot:(1,0)n")
    silo.is_at("food_silo (1,0)n; nothing (2,0)e; R stock 0/1/0; tokens food_silo 6")
    table.plays("build:T(1,0)n:menhir").is_at("menhir (2,0)e; nothing (1,0)n; R stock 0/1/0; tokens menhir 6")


def test_large_buildings_cost_three_wood_and_need_a_large_slot() -> None:
    """NOR-7.1, NOR-7.2"""
    story = "R 1 T(-1,-1)n; R 1 T(1,0)n; R stock 0/3/0; R hand start_build"
    table = told(BOARD_A, story, clans="wolf raven boar").plays("play:start_build")
    table.has(*[f"build:T(-1,-1)n:{name}" for name in _LARGE]).lacks(*[f"build:T(1,0)n:{name}" for name in _LARGE])
    table.lacks("build:T(-1,-1)n:menhir")
    table.plays("build:T(-1,-1)n:forge").is_at("forge (-1,-1)n; nothing (-1,-2)n; R stock 0/0/0; tokens forge 6")


def test_small_buildings_do_not_go_on_a_large_slot() -> None:
    """NOR-7.2: the small slot is taken, the large one free."""
    story = "R 1 T(-1,-1)n; food_silo (-1,-2)n; R stock 0/9/0; R hand start_build"
    told(BOARD_A, story).plays("play:start_build").offers(*[f"build:T(-1,-1)n:{name}" for name in _LARGE])


@pytest.mark.parametrize("story", ["R stock 0/0/0; P stock 0/9/0", "R stock 9/0/9; P stock 0/9/0"])
def test_nobody_builds_without_wood(story: str) -> None:
    """NOR-7.1, NOR-1.6: wood of one's own, and nothing else, even with a partner who has plenty."""
    told(BOARD_A, f"R 1 T(1,0)n; {story}; R hand start_build").lacks("play:start_build")
    partner = story.replace("P stock", "Y stock")
    told(BOARD_A, f"R 1 T(1,0)n; {partner}; R hand start_build", players=4, teams=True).lacks("play:start_build")


def test_one_builds_in_controlled_territories_on_free_slots() -> None:
    """NOR-7.1: neither in neutral nor in enemy ones."""
    story = "R 1 T(0,0)s; P 1 T(0,0)w; R stock 0/9/0; R hand start_build"
    told(BOARD_A, story).plays("play:start_build").offers(*[f"build:T(0,0)s:{name}" for name in _SMALL])
    told(BOARD_A, f"{story}; food_silo (0,1)n").lacks("play:start_build")


def test_a_type_is_built_once_in_a_territory() -> None:
    """NOR-7.3: whoever built it; in another territory it may be built again."""
    story = "R 1 T(0,0)w; R 1 T(0,0)s; food_silo (-1,0)n; R stock 0/1/0; R hand start_build"
    table = told(BOARD_A, story).plays("play:start_build").lacks("build:T(0,0)w:food_silo")
    table.has("build:T(0,0)w:woodcutter_lodge", "build:T(0,0)s:food_silo")


def test_merged_duplicates_all_work() -> None:
    """NOR-7.3: two Food Silos and two Training Camps in one territory."""
    silos = told(BOARD_A, "R 1 T(0,0)w; food_silo (-1,0)n; food_silo (-1,1)n", phase="harvest")
    assert silos.heard("harvested")[0][1:4] == [3, 0, 0]
    camps = "training_camp (-1,0)n; training_camp (-1,1)n"
    told(BOARD_A, f"R 1 T(0,0)w; {camps}; R hand start_recruit").plays("play:start_recruit").is_at("R 4 T(0,0)w")


def test_a_type_without_tokens_is_not_built() -> None:
    """NOR-7.4"""
    story = "R 1 T(0,0)w; R stock 0/1/0; R hand start_build; tokens training_camp 0; tokens food_silo 1"
    table = told(BOARD_A, story).plays("play:start_build").lacks("build:T(0,0)w:training_camp")
    table.plays("build:T(0,0)w:food_silo", "slot:(-1,0)n").is_at("tokens food_silo 0")


def test_conquered_buildings_stay_and_serve_the_new_controller() -> None:
    """NOR-7.5: Purple's Food Silo feeds Red after the combat."""
    story = "R 3 T(0,0)w; P 1 T(0,0)s; food_silo (0,1)n; R hand start_move"
    table = told(BOARD_A, story).plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 3)
    table.plays("die:skull2", "die:axe2").is_at("R 3 T(0,0)s; food_silo (0,1)n; tokens food_silo 6")
    table.plays("pass", "pass", "pass")
    assert sorted(numbers[:2] for numbers in table.heard("harvested")) == [[BOAR, 0], [GOAT, 1], [RAVEN, 0]]


@pytest.mark.parametrize(
    ("building", "gain"),
    [
        ("food_silo (-1,-2)n", [1, 0, 0]),
        ("woodcutter_lodge (-1,-2)n", [0, 1, 0]),
        ("menhir (2,0)e", [0, 0, 1]),
        ("defense_tower (-1,-2)n", [0, 0, 0]),
        ("training_camp (-1,-2)n", [0, 0, 0]),
        ("fortress (-1,-1)n", [0, 0, 0]),
        ("forge (-1,-1)n", [0, 0, 0]),
        ("altar_of_kings (-1,-1)n", [0, 0, 0]),
    ],
)
def test_what_buildings_give_at_harvest(building: str, gain: list[int]) -> None:
    """NOR-7.6: neither territory has icons of its own, and both are open."""
    table = told(BOARD_A, f"R 1 T(-1,-1)n; R 1 T(1,0)n; {building}", phase="harvest")
    assert table.heard("harvested")[0][1:4] == gain
    table.is_at(f"R fame {3 if building.startswith('altar') else 0}")


def test_what_the_other_buildings_do() -> None:
    """NOR-7.6: a Forge a card, a camp a unit, a Fortress two points, a tower a casualty."""
    forge = told(BOARD_A, "R 1 T(-1,-1)n; forge (-1,-1)n; R deck spy spy spy spy spy spy", phase="new_year")
    forge.lets_chance_decide().is_at("R hand spy spy spy spy spy")
    camp = told(BOARD_A, "R 1 T(-1,-1)n; training_camp (-1,-2)n; R hand start_recruit").plays("play:start_recruit")
    camp.is_at("R 3 T(-1,-1)n")
    story = "R 5 T(0,0)n; P 2 T(-1,-1)n; fortress (-1,-1)n; defense_tower (-1,-2)n; R hand start_move"
    table = told(BOARD_A, story).plays("play:start_move").moves("T(0,0)n", "T(-1,-1)n", 5)
    table.plays("die:axe2", "die:axe2").scored("red", 7, losses=1).scored("purple", 6, losses=0)


def test_every_building_is_offered_where_it_fits() -> None:
    """NOR-7.2: all five small ones on a stone slot, which is the only free one."""
    story = "R 1 T(-1,-2)w; R stock 0/9/0; R hand start_build"
    table = told(BOARD_A, story).plays("play:start_build")
    table.offers(*[f"build:T(-1,-2)w:{name}" for name in BUILDING_IDS[:5]])


def test_wood_collected_first_may_pay_for_the_building() -> None:
    """NOR-RUL-28: and then the building must be in that territory."""
    story = "R 1 T(-1,1)w; R 1 T(0,0)s; R hand stag_glory"
    table = told(BOARD_A, story, clans="stag raven boar").plays("play:stag_glory").asks("build", of="red")
    table.is_at("R stock 0/1/1").offers(*[f"build:T(-1,1)w:{name}" for name in _SMALL])
    table.plays("build:T(-1,1)w:food_silo").is_at("food_silo (-2,1)s; R stock 0/0/1")
    told(BOARD_A, "R 1 T(0,0)s; R hand stag_glory", clans="stag raven boar").lacks("play:stag_glory")


def test_wood_of_another_territory_comes_too_late() -> None:
    """NOR-RUL-28: T(0,1)e shows wood but has no slot, so there is nothing to build in it."""
    story = "R 1 T(0,1)e; R 1 T(0,0)s; R hand stag_glory"
    told(BOARD_A, story, clans="stag raven boar").lacks("play:stag_glory")


def test_building_first_leaves_collecting_for_later() -> None:
    """NOR-RUL-28: with wood of one's own the territory built in may be collected afterwards, new Silo included."""
    story = "R 1 T(-1,1)w; R 1 T(0,0)s; R stock 0/1/0; R hand stag_glory"
    table = told(BOARD_A, story, clans="stag raven boar").plays("play:stag_glory")
    table.offers("collect_first:T(-1,1)w", "build_first").plays("build_first", "build:T(-1,1)w:food_silo")
    table.asks("glory_collect", of="red").plays("yes").is_at("R stock 1/1/1")


def test_a_small_board_without_slots() -> None:
    """NOR-7.1: the start tile has no slots at all."""
    told(BOARD_M, "R 1 T(0,0)e; R 1 T(1,0)n; R stock 0/9/0; R hand start_build").lacks("play:start_build")
