"""The components: how many, how they are called, and what the supply holds."""

from __future__ import annotations

import pytest

from meadhall.games.northgard import cards, content
from meadhall.games.northgard.content import BUILDING_IDS, CARD_IDS, CLAN_IDS, COPIES, DATA, SET_OF, TILE_IDS
from meadhall.games.northgard.notation import BOARD_A, BOARD_M
from tests.games.northgard.told import new_game, told

_CONSTANTS: dict[str, list[str]] = {
    "FOOD WOOD LORE": content.RESOURCE_IDS,
    "FOOD_SILO WOODCUTTER_LODGE DEFENSE_TOWER TRAINING_CAMP MENHIR FORTRESS FORGE ALTAR_OF_KINGS": BUILDING_IDS,
    "BEAR BOAR GOAT RAVEN SNAKE STAG WOLF": [clan.removeprefix("clan_") for clan in CLAN_IDS],
    "BROWN_BEAR DRAUGR FALLEN_VALKYRIE": [name.removeprefix("creature_") for name in content.CREATURE_KIND_IDS],
    "START START5": TILE_IDS,
    "START_RECRUIT START_MOVE START_EXPLORE START_BUILD DEFENSIVE_STRATEGY UNREST": CARD_IDS,
}


@pytest.mark.parametrize("names", _CONSTANTS)
def test_constants_are_places_in_the_lists_of_ids(names: str) -> None:
    """NOR-1.4"""
    for name in names.split():
        assert _CONSTANTS[names][getattr(content, name)] == name.lower()


def test_how_many_of_everything() -> None:
    """NOR-1.5, NOR-3.1, NOR-3.2, NOR-3.3"""
    copies = [sum(COPIES[card] for card in range(content.CARDS) if SET_OF[card] == kind) for kind in range(6)]
    assert copies == [6, 21, 16, 36, 7, 10]
    assert (content.UNITS, content.CLANS, content.CREATURES, content.TILES, content.AREAS) == (14, 7, 9, 35, 103)
    assert content.BUILDING_TOKENS == [7] * 8
    assert [row["tokens"] for row in DATA["resource"]] == [30, 25, 20]
    assert sum(row["value"] * row["count"] for row in DATA["fame_token"]) == 5 * 50 + 10 * 10 + 15 * 5 + 35
    kinds = [row["creature"] for row in DATA["creature_card"]]
    assert [kinds.count(row["id"]) for row in DATA["creature"]] == [3, 2, 2, 2]


def test_what_is_printed_on_the_tiles() -> None:
    """NOR-20.3, NOR-RUL-3: slots, icons, lairs and borders of all 35 tiles."""
    areas = [area for row in DATA["tile"] for area in row["areas"]]
    slots = [slot["kind"] for area in areas for slot in area["slots"]]
    assert [slots.count(kind) for kind in ("small", "carved", "large")] == [45, 8, 14]
    assert max(len(area["slots"]) for area in areas) == 1
    assert [sum(area[kind] for area in areas) for kind in ("food", "wood", "lore")] == [12, 11, 8]
    assert sum(area["lair"] for area in areas) == 11
    rough = [border["rough"] for row in DATA["tile"] for border in row["borders"]]
    assert (rough.count(False), rough.count(True)) == (76, 21)
    assert sum(area["food"] for area in DATA["tile"][content.START5]["areas"]) == 1


def test_six_starting_cards_with_a_double_feast() -> None:
    """NOR-RUL-43, NOR-3.5"""
    names = [CARD_IDS[card] for card in content.STARTING_CARDS]
    assert names == ["start_recruit", "start_move", "start_explore", "start_build", "start_feast", "start_feast"]
    assert cards.N[content.START_RECRUIT] == cards.N[content.START_MOVE] == 1
    told(BOARD_M, "R 1 T(0,0)n; R hand start_recruit").plays("play:start_recruit").is_at("R 2 T(0,0)n; R reserve 12")


def test_every_clan_has_one_initial_card_and_two_upgrades() -> None:
    """NOR-3.5"""
    for clan, row in enumerate(DATA["clan"]):
        own = [content.INITIAL_CARD[clan], *content.UPGRADE_CARDS[2 * clan : 2 * clan + 2]]
        assert [CARD_IDS[card] for card in own] == [row["initial_card"], *row["upgrade_cards"]]
        assert all(CARD_IDS[card].startswith(row["id"]) for card in own)
    assert len({*content.INITIAL_CARD, *content.UPGRADE_CARDS}) == 21


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_supply_at_the_beginning(players: int) -> None:
    """NOR-3.1, NOR-1.5"""
    s = new_game(players, clan_assignment="random").lets_chance_decide().s
    assert ([*s.tokens], s.unrest_left, [*s.reserve[:players]]) == ([7] * 8, 10, [14] * players)


def test_resources_and_fame_never_run_out() -> None:
    """NOR-1.5, NOR-RUL-40: more food than there are tokens, and more fame."""
    table = told(BOARD_M, "R stock 30/25/20; P stock 30/25/20; R fame 400; P fame 400; R hand fishing lore_mastery")
    table.plays("play:fishing", "play:lore_mastery").is_at("R stock 33/25/22; P stock 30/25/20")
    harvest = told(BOARD_A, "R stock 30/25/20; R fame 460; R 1 T(0,0)w", phase="harvest")
    harvest.is_at("R stock 31/25/20; R fame 462")


def test_tokens_and_units_do_run_out() -> None:
    """NOR-1.5: a Menhir without tokens, a fifteenth unit."""
    story = "R 1 T(1,0)n; R stock 0/1/0; R hand start_build"
    told(BOARD_A, story).plays("play:start_build").has("build:T(1,0)n:menhir", "build:T(1,0)n:food_silo")
    without = told(BOARD_A, f"{story}; tokens menhir 0").plays("play:start_build")
    without.has("build:T(1,0)n:food_silo").lacks("build:T(1,0)n:menhir")
    told(BOARD_M, "R 14 T(0,0)n; R hand start_recruit").lacks("play:start_recruit")


def test_resources_are_gained_before_everybody_s_eyes() -> None:
    """NOR-1.5: spectators read it in the log."""
    table = told(BOARD_M, "R hand fishing").plays("play:fishing")
    assert table.heard("collected", by="nobody") == [[content.GOAT, 3, content.FOOD, 0, 0]]


def test_a_card_beats_the_rules() -> None:
    """NOR-1.1: a second Food Silo with Goat Clan, one without a slot with Amenities, exploring from anywhere."""
    twice = "R 1 T(0,0)w; food_silo (-1,0)n; R stock 0/1/0"
    second = "build:T(0,0)w:food_silo"
    told(BOARD_A, f"{twice}; R hand start_build").plays("play:start_build").lacks(second)
    told(BOARD_A, f"{twice}; R hand goat_clan").plays("play:goat_clan").has(second)
    full = "R 1 T(0,0)s; food_silo (0,1)n; R stock 0/1/0"
    told(BOARD_A, f"{full}; R hand start_build").lacks("play:start_build")
    told(BOARD_A, f"{full}; R hand amenities").plays("play:amenities").has("build:T(0,0)s:defense_tower")
    closed = "R 1 T(0,0)e; P 1 T(0,0)n"
    told(BOARD_M, f"{closed}; R hand start_explore").lacks("play:start_explore")
    told(BOARD_M, f"{closed}; R hand huginn_muninn").has("play:huginn_muninn")
