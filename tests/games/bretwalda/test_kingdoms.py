"""Chapter 8: Kingdoms, Rulers, tiles and buildings."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import DANES, DATA, KINGDOM_IDS, RULERS_OF, TILE_COLOUR, TILES, WESSEX
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"


def _draws(table: Table, kingdom: int) -> int:
    """How many cards a Kingdom gets when all draws fall as they fall."""
    before = table.s.hand_size[kingdom]
    table.lets_chance_decide().passes()
    while table.is_asking and table.question == "draw_lordship":
        table.lets_chance_decide().passes()
    return table.s.hand_size[kingdom] - before


# Rulers


def test_each_kingdom_has_two_rulers() -> None:
    """BRE-8.1"""
    assert [len(rulers) for rulers in RULERS_OF] == [2, 2, 2, 2]
    owners = [KINGDOM_IDS.index(row["kingdom"]) for row in DATA["rulers"]]
    assert [[owners[ruler] for ruler in rulers] for rulers in RULERS_OF] == [[0, 0], [1, 1], [2, 2], [3, 3]]


def test_the_ability_of_a_ruler_works_while_he_is_on_the_board() -> None:
    """BRE-8.1, BRE-16.12"""
    told("N led_by eanred", turn="N").plays("action:collection").is_at("2 food in eoforwic")
    told("N led_by eanred; N ruler in gyrwe", turn="N").plays("action:collection").is_at("2 food in eoforwic")
    killed = told("N led_by eanred; N thegn in eoforwic; N pool ruler", turn="N")
    killed.plays("action:collection").is_at("1 food in eoforwic")
    told("N led_by eardwulf", turn="N").plays("action:collection").is_at("1 food in eoforwic")


def test_a_killed_ruler_is_recruited_again_and_his_ability_returns() -> None:
    """BRE-8.1, BRE-16.12: for 3 Gold."""
    table = told("N led_by eanred; N thegn in eoforwic; N pool ruler; N gold 3", turn="N")
    table.plays("action:fyrd", "recruit:ruler").is_at("N gold 0; N ruler thegn in eoforwic")
    table.plays("action:collection").is_at("2 food in eoforwic")


# Tiles


def test_each_kingdom_has_eight_tiles_in_three_colours() -> None:
    """BRE-8.2"""
    colours = [set(TILE_COLOUR[TILES * kingdom : TILES * kingdom + TILES]) for kingdom in range(len(KINGDOM_IDS))]
    assert (TILES, colours) == (8, [{0, 1, 2}] * 4)


def test_a_tile_is_bought_in_development_and_stays_active() -> None:
    """BRE-8.2, BRE-15.11, BRE-RUL-14"""
    table = told("W gold 6").plays("action:development", "tile:wessex_reeves")
    table.is_at("W tiles wessex_reeves; W gold 3").plays("done", "action:collection").is_at("W gold 6")
    told("W gold 2; W tiles wessex_reeves").plays("action:development").lacks("tile:wessex_reeves")
    told("W tiles empty").plays("action:collection").is_at("W gold 2")


def test_equal_effects_of_tiles_and_ruler_add_up() -> None:
    """BRE-8.2"""
    table = told("N led_by eanred; N tiles northumbria_estates", turn="N")
    table.plays("action:collection").is_at("3 food in eoforwic")
    won = "N 3 thegn in loidis; danes viking in loidis; N tiles northumbria_war_band"
    for ruler, cards in (("eardwulf", 3), ("eanred", 2)):
        assert _draws(battle("loidis", "N", f"{won}; N led_by {ruler}").rolls(1, 1, 1, 0), 0) == cards


def test_more_than_five_tiles_can_be_active() -> None:
    """BRE-8.2"""
    tiles = ["free_ceorls", "reeves", "burhs", "war_band", "estates", "envoys"]
    table = told(f"W gold 9; W tiles {' '.join('wessex_' + tile for tile in tiles)}")
    table.plays("action:development", "tile:wessex_chapel").is_at("W gold 7")
    assert int(table.s.tiles[2]).bit_count() == 7


# Units of the Vassal


def test_tiles_for_your_units_do_not_touch_the_vassals() -> None:
    """BRE-8.3: two units of the Kingdom need no Food, but every unit of the Vassal does."""
    position = f"E led_by aethelstan; E vassal cantware; cantware thegn in lundenwic; {NO_CARDS}"
    winter = told(f"{position}; 1 food in rendlaesham", turn="E", phase="season", year_round=4)
    winter.plays("season_card:mild_winter").is_at("cantware none in lundenwic; E ruler in rendlaesham")


def test_a_battle_ability_needs_a_unit_of_the_kingdom_in_the_battle() -> None:
    """BRE-8.3: the extra card of a victory, the extra die of an attack, the cancelled hit of a defence."""
    tiles = "N tiles northumbria_war_band northumbria_wardens; N led_by eanred; N vassal alt_clut"
    vassals = f"{tiles}; alt_clut thegn in loidis; danes viking in loidis"
    assert _draws(battle("loidis", "N", vassals).rolls(1, 0), 0) == 1
    both = f"{tiles}; alt_clut thegn in loidis; N ceorl in loidis; danes viking in loidis"
    assert _draws(battle("loidis", "N", both).rolls(0, 1, 0), 0) == 2


def test_the_dragon_banner_gives_a_white_die_to_attackers_of_the_kingdom() -> None:
    """BRE-8.3, BRE-16.4"""
    tiles = f"W tiles wessex_dragon_banner; W vassal defnas; danes viking in wiltun; {NO_CARDS}"
    table = battle("wiltun", "W", f"{tiles}; W thegn in wiltun").rolls(0, 0, 0)
    table.plays("continue").rolls(1, 0, 0).is_at("W thegn in wiltun; danes none in wiltun")
    assert [numbers[:4] for numbers in table.heard("dice_rolled")] == [[WESSEX, 1, 1, 0], [DANES, 0, 1, 0]] * 2
    battle("wiltun", "W", f"{tiles}; defnas thegn in wiltun").rolls(1, 0).is_at("danes none in wiltun")
    defending = battle("wiltun", "danes", f"{tiles}; W thegn in wiltun")
    defending.rolls(0, 1).is_at("danes none in wiltun")


def test_wardens_cancel_a_hit_in_the_first_round_of_a_defence_of_the_kingdom() -> None:
    """BRE-8.3, BRE-16.5"""
    tiles = f"N tiles northumbria_wardens; N vassal alt_clut; danes viking in loidis; {NO_CARDS}"
    table = battle("loidis", "danes", f"{tiles}; N ceorl in loidis").rolls(1, 0)
    table.is_at("N ceorl in loidis").plays("continue").rolls(1, 0).is_at("N none in loidis")
    battle("loidis", "danes", f"{tiles}; alt_clut ceorl in loidis").rolls(1, 0).is_at("alt_clut none in loidis")
    battle("loidis", "N", f"{tiles}; N ceorl in loidis").rolls(0, 1).is_at("N none in loidis")


# Buildings


def test_there_are_four_buildings_three_of_each_and_each_costs_3_gold() -> None:
    """BRE-8.4, BRE-8.6"""
    table = told("W gold 3; W marker in bathum")
    table.is_at("W supply 3 abbey; W supply 3 granary; W supply 3 mead_hall; W supply 3 port")
    table.plays("action:development")
    assert table.of_kind("build") == {"abbey", "granary", "mead_hall", "port"}
    table.plays("build:port").is_at("W gold 0; W port in wintanceaster; W supply 2 port")
    assert told("W gold 2; W marker in bathum").plays("action:development").of_kind("build") == set()


@pytest.mark.parametrize(
    ("buildings", "gold", "food"),
    [
        ("", 2, 1),
        ("W abbey in wintanceaster", 3, 1),
        ("W granary in wintanceaster", 2, 2),
        ("W mead_hall in wintanceaster", 2, 1),
        ("W port in wintanceaster", 3, 1),
        ("W port in wintanceaster; W ship in suthsae", 4, 1),
        ("W port in wintanceaster; W 2 ship in suthsae", 4, 1),
        ("W port in wintanceaster; W ship in westsae; E ship in suthsae", 3, 1),
    ],
)
def test_buildings_add_to_what_their_area_yields(buildings: str, gold: int, food: int) -> None:
    """BRE-8.5, BRE-15.2, BRE-15.3"""
    table = told(buildings).plays("action:collection").is_at(f"W gold {gold}; {food} food in wintanceaster")
    table.asks("choose_action", of="W")


def test_a_mead_hall_gives_a_card_in_fyrd() -> None:
    """BRE-8.5, BRE-15.5"""
    table = told("W mead_hall in wintanceaster; deck tribute raid").plays("action:fyrd")
    table.asks("draw_lordship", of="chance").plays("lordship:tribute").asks("choose_fyrd", of="W")
    table.is_at("W hand tribute")


def test_a_building_belongs_to_who_controls_its_area() -> None:
    """BRE-8.6"""
    table = told("W ceorl in bathum; W marker in bathum; M abbey in bathum; M mead_hall in bathum; deck tribute raid")
    table.plays("action:collection").is_at("W gold 5").plays("action:fyrd", "lordship:raid").is_at("W hand raid")


def test_nothing_is_built_at_the_start() -> None:
    """BRE-8.6, BRE-RUL-20: the Granary of East Anglia's Capital in the examples was built during play."""
    table = told("", turn="E", start=True)
    assert sum(table.s.buildings) == 0
    table.is_at("no granary in rendlaesham; E supply 3 granary")
