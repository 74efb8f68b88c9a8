"""Every card, played once: what was chosen, and what came of it."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from meadhall.games.northgard.content import CARD_IDS, DATA, IS_FLASH
from meadhall.games.northgard.fields import PLAYED
from meadhall.games.northgard.notation import BOARD_A
from tests.games.northgard.told import told

_BASE: Final = """R 3 T(0,0)w; R 1 T(0,0)n; R stock 1/3/1; P 2 T(0,0)s; P 1 T(-1,-1)s; P hand warriors;
    P played fishing; R deck spy capture militia; R discard bribery; tiles t13 > t11 > t05 > t17"""


class Played(NamedTuple):
    """What is chosen after a card is played, what it leads to, and what else is on the table."""

    choices: str
    result: str
    more: str = ""


_MOVE: Final = "territory:T(0,0)w territory:T(0,0)e units:1"
_BUILD: Final = "build:T(0,0)w:food_silo slot:(-1,0)n"
_ATTACK: Final = "territory:T(0,0)w territory:T(0,0)s units:3"
_FLEE: Final = "territory:T(0,1)e units:2"

_CARDS: Final = {
    # Starting cards
    "start_recruit": Played("unit:T(0,0)w", "R 4 T(0,0)w; R reserve 9"),
    "start_move": Played(_MOVE, "R 1 T(0,0)e; R 2 T(0,0)w"),
    "start_explore": Played("rotation:0", "tiles t11 > t05 > t17"),
    "start_build": Played(_BUILD, "food_silo (-1,0)n; R stock 1/2/1"),
    "start_feast": Played("recruit unit:T(0,0)n", "R 2 T(0,0)n"),
    # Clan cards
    "bear_clan": Played(
        "territory:T(0,0)w territory:T(0,0)e units_and_kaija:0", "R Kaija T(0,0)e; R stock 2/3/1", "R Kaija T(0,0)w"
    ),
    "bear_awakens": Played("unit:T(0,0)w unit:T(0,0)n", "R 4 T(0,0)w; R 2 T(0,0)n", "R Kaija T(0,0)w"),
    "bear_protector": Played("card:spy", "R hand spy"),
    "boar_clan": Played(_BUILD, "food_silo (-1,0)n; R stock 1/3/1"),
    "boar_osmosis": Played("", "R 2 T(0,0)n; R 3 T(0,0)w"),
    "boar_lay_of_land": Played("tile:t13 rotation:0", "R stock 1/4/2; tiles t17 > t11 t05"),
    "goat_clan": Played("build:T(0,0)w:food_silo", "food_silo (-1,1)n; R stock 2/2/1", "food_silo (-1,0)n"),
    "goat_teamwork": Played(
        "recruit unit:T(0,0)n build build:T(0,0)n:food_silo slot:(0,-1)s", "R 2 T(0,0)n; food_silo (0,-1)s"
    ),
    "goat_resourceful": Played(
        "card:spy card:capture yes resource:food resource:wood resource:wood",
        "R hand spy capture militia; R stock 0/1/1",
    ),
    "raven_clan": Played("tile:t13 rotation:0", "tiles t05 > t17 > t11"),
    "raven_raiding_party": Played("territory:T(-1,-1)s", "T(-1,-1)s neutral; P reserve 12; R stock 1/3/2"),
    "raven_mercenaries": Played(
        "unit:T(0,0)e unit:T(0,0)e yes resource:food resource:lore", "R 3 T(0,0)e; R stock 0/3/0"
    ),
    "snake_clan": Played(f"finish {_MOVE} territory:T(0,0)e", "R 1 T(0,0)e; scorched (0,0)e"),
    "snake_rapacious": Played("finish", "P hand empty; P discard warriors"),
    "snake_stolen_lore": Played("territory:T(0,0)s", "scorched (0,0)s; R stock 4/3/1"),
    "stag_clan": Played("unit:T(0,0)n territory:T(0,0)w", "R 3 T(0,0)n; R 2 T(0,0)w"),
    "stag_glory": Played(f"build_first {_BUILD} yes", "food_silo (-1,0)n; R stock 3/2/1"),
    "stag_annexation": Played(f"explore_first rotation:0 {_MOVE}", "R 1 T(0,0)e; tiles t11 > t05 > t17"),
    "wolf_clan": Played(
        "territory:T(0,0)w territory:T(-1,-1)s units:3 food:0 die:skull2 die:axe2", "R 3 T(-1,-1)s; R stock 2/3/1"
    ),
    "wolf_plunder": Played("territory:T(0,0)s card:spy", "P 1 T(0,0)s; R hand spy"),
    "wolf_call_to_war": Played("unit:T(0,0)w unit:T(0,0)n", "R 4 T(0,0)w; R 2 T(0,0)n"),
    # Early Development
    "negotiation": Played("card:bribery", "R hand bribery; R discard empty"),
    "scouts": Played("rotation:0", "tiles t11 > t05 > t17"),
    "town_hall": Played("unit:T(0,0)w", "R 4 T(0,0)w"),
    "merchant": Played(
        "card:spy card:capture card:spy card:militia", "R hand capture; R discard bribery spy militia; R deck empty"
    ),
    "militia": Played(f"{_MOVE} territory:T(0,0)e territory:T(1,0)n", "R 1 T(1,0)n; R 2 T(0,0)w"),
    "improved_tools": Played(_BUILD, "food_silo (-1,0)n; R stock 1/2/1"),
    "recruitment": Played("unit:T(0,0)w unit:T(0,0)w", "R 5 T(0,0)w"),
    "market_place": Played("card:spy card:capture", "R hand spy capture; R deck militia"),
    "mercenary": Played("unit:T(0,0)e", "R 1 T(0,0)e"),
    "intimidate": Played(
        "territory:T(0,0)w territory:T(0,0)s units:2 finish territory:T(0,1)e food:0 die:choice casualty die:axe3",
        "P 1 T(0,1)e; R 2 T(0,0)s; P reserve 12",
    ),
    "dev_feast": Played(f"move {_MOVE}", "R 1 T(0,0)e"),
    "scout_camp": Played("redraw rotation:0", "tiles t05 > t17 > t13"),
    "shieldbearers": Played(f"{_ATTACK} finish food:0 die:skull2 die:skull2", "R 2 T(0,0)s; P reserve 13"),
    "bodyguard": Played(f"{_ATTACK} food:0 die:axe2 die:axe3 {_FLEE}", "R 3 T(0,0)s; P 2 T(0,1)e"),
    "simple_living": Played(_BUILD, "food_silo (-1,0)n; R stock 1/3/1"),
    "future_sight": Played("card:spy", "R top spy; display bribery", "display spy bribery"),
    # Advanced Development
    "spy": Played("card:capture", "P hand empty; P discard warriors; R hand capture"),
    "fishing": Played("", "R stock 4/3/1"),
    "axe_throwers": Played(f"{_ATTACK} finish food:0 die:axe_skull casualty die:axe3", "R 3 T(0,0)s; P reserve 13"),
    "lore_mastery": Played("", "R stock 1/3/3"),
    "industrious_villagers": Played(
        "build:T(0,0)n:food_silo slot:(0,-1)s slot:(-1,0)n building:defense_tower",
        "food_silo (0,-1)s; defense_tower (-1,0)n; R stock 1/2/1",
        "training_camp (-1,0)n",
    ),
    "enemy_secrets": Played("", "R stock 4/3/1; P played fishing"),
    "hunters": Played("unit:T(0,0)w unit:T(0,0)n", "R 4 T(0,0)w; R 2 T(0,0)n"),
    "outpost": Played("unit:T(0,0)e unit:T(0,0)e", "R 2 T(0,0)e"),
    "hidden_ways": Played("territory:T(0,0)w territory:T(2,2)s units:3", "R 3 T(2,2)s; T(0,0)w neutral"),
    "carpentry_mastery": Played(
        f"{_BUILD} build:T(0,0)n:defense_tower slot:(0,-1)s",
        "food_silo (-1,0)n; defense_tower (0,-1)s; R stock 1/1/1",
    ),
    "conqueror": Played(
        f"play:start_move {_ATTACK} food:0 die:skull2 die:axe2",
        "R 3 T(0,0)s",
        "defense_tower (0,1)n; R hand start_move",
    ),
    "huginn_muninn": Played("cell:3,2 rotation:0", "tiles t11 > t05 > t17"),
    "upgraded_market_place": Played("card:spy card:capture", "R hand spy capture; R deck militia"),
    "grizzled_warriors": Played(
        f"{_ATTACK} finish food:0 die:choice point die:axe3 {_FLEE}", "R 3 T(0,0)s; P 2 T(0,1)e"
    ),
    "upgraded_trading_post": Played("card:spy card:capture card:spy", "R hand capture militia; R discard bribery spy"),
    "ancestral_curse": Played("card:spy", "P hand empty; P discard warriors; R hand spy"),
    "veiled_threats": Played("seat:purple", "P hand empty; P discard warriors; R hand empty"),
    "rangers": Played("rotation:0 yes cell:0,-3 rotation:0", "tiles t05 > t17"),
    "upgraded_scout_camp": Played("tile:t13 rotation:0", "tiles t05 > t17 > t11"),
    "greater_trade_routes": Played("card:spy card:capture card:capture", "R hand spy militia; R top capture"),
    "woodcutters": Played("", "R 4 T(0,0)w", "woodcutter_lodge (-1,0)n"),
    "infiltration": Played(f"{_ATTACK} territory:T(0,0)s territory:T(0,1)e units:3 finish", "R 3 T(0,1)e; P 2 T(0,0)s"),
    "upgraded_town_hall": Played("unit:T(0,0)w unit:T(0,0)n", "R 4 T(0,0)w; R 2 T(0,0)n"),
    "amenities": Played("build:T(0,0)w:menhir", "slotless menhir T(0,0)w; R stock 1/2/1"),
    "wood_monopoly": Played("", "R stock 1/6/1"),
    "bribery": Played("territory:T(0,0)s territory:T(0,1)e units:2", "P 2 T(0,1)e; T(0,0)s neutral"),
    "incursion": Played(
        f"{_MOVE} territory:T(0,0)e territory:T(1,0)n territory:T(1,0)n territory:T(1,0)e territory:T(1,0)e",
        "R 1 T(1,0)n; R 2 T(0,0)w",
    ),
    "heroic_charge": Played(f"{_ATTACK} finish food:0 die:axe2 die:axe3 {_FLEE}", "R 3 T(0,0)s; P 2 T(0,1)e"),
    "trading_post": Played("card:spy card:capture card:spy card:capture", "R hand militia; R top capture"),
    "legendary_heroes": Played("", "R stock 1/3/3", "R played lore_mastery"),
    "allies_from_wild": Played("unit:T(0,0)e unit:T(0,1)e unit:T(0,0)e", "R 2 T(0,0)e; R 1 T(0,1)e"),
    "loremasters": Played("unit:T(-1,-2)s", "R 3 T(-1,-2)s", "R 1 T(-1,-2)s"),
    "warriors": Played(f"{_ATTACK} finish food:0 die:axe2 die:axe3 {_FLEE}", "R 3 T(0,0)s; P 2 T(0,1)e"),
    "cunning_merchant": Played("card:spy card:capture card:spy card:militia", "R hand capture; R top militia spy"),
    "capture": Played("territory:T(0,0)s territory:T(0,0)w", "P 1 T(0,0)s; R 4 T(0,0)w; P reserve 12"),
}

_NEVER: Final = [row["id"] for row in DATA["card"] if row["playable_if"] in ("never", "reaction_only")]


def _clans(card: str) -> str:
    """Red is of the clan that a clan card belongs to; else the Raven, whose power nothing here touches."""
    owner = next((row["id"] for row in DATA["clan"] if card in (row["initial_card"], *row["upgrade_cards"])), "raven")
    return " ".join([owner, *[clan for clan in ("goat", "stag", "boar") if clan != owner][:2]])


def test_no_card_is_forgotten() -> None:
    """NOR-5.3, NOR-10.4: each of the 86 cards is played here, or can never be."""
    assert len(CARD_IDS) == 86
    assert sorted([*_CARDS, *_NEVER]) == sorted(CARD_IDS)


@pytest.mark.parametrize("card", _CARDS)
def test_a_card_does_what_it_says(card: str) -> None:
    """NOR-5.3, NOR-10.4, NOR-11.1, NOR-11.6, NOR-11.23, NOR-11.25, NOR-11.30"""
    played = _CARDS[card]
    table = told(BOARD_A, f"{_BASE}; R hand {card}; {played.more}", clans=_clans(card)).plays(f"play:{card}")
    table.plays(*played.choices.split()).is_at(played.result)
    assert CARD_IDS.index(card) in table.s.cards_in(0, PLAYED)


@pytest.mark.parametrize("card", _CARDS)
def test_only_a_flash_card_leaves_room_for_another(card: str) -> None:
    """NOR-5.2, NOR-1.1"""
    played = _CARDS[card]
    position = f"{_BASE}; R hand {card} start_recruit; {played.more}"
    table = told(BOARD_A, position, clans=_clans(card)).plays(f"play:{card}").plays(*played.choices.split())
    if IS_FLASH[CARD_IDS.index(card)] and card != "conqueror":
        table.asks("continue", of="red").has("play:start_recruit")
    else:
        assert table.question != "continue" or "play:start_recruit" not in table.options


@pytest.mark.parametrize("card", _NEVER)
def test_cards_that_are_never_played(card: str) -> None:
    """NOR-5.3, NOR-5.11, NOR-11.20, NOR-16.5"""
    table = told(BOARD_A, f"{_BASE}; R hand {card}").lacks(f"play:{card}").has(f"wait:{card}")
    table.plays(f"wait:{card}").is_at(f"R spent {card}").turn_of("purple")
