"""Chapter 11: cards that copy others."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.notation import BOARD_A
from tests.games.northgard.told import told

_SNAKE = "snake goat boar"


def test_legendary_heroes_repeat_what_was_played() -> None:
    """NOR-TV-30, NOR-11.19"""
    table = told(BOARD_A, "R 1 T(0,0)n; R hand legendary_heroes; R played fishing; R spent warriors")
    table.plays("play:legendary_heroes").is_at("R stock 3/0/0; R played fishing legendary_heroes").turn_of("purple")


def test_a_cancelled_card_was_not_played() -> None:
    """NOR-11.19, NOR-11.20"""
    position = "R hand fishing legendary_heroes; P hand defensive_strategy"
    told(BOARD_A, position).plays("play:fishing", "cancel").turn_of("red").lacks("play:legendary_heroes")


def test_what_somebody_else_played_is_no_legend() -> None:
    """NOR-11.19"""
    told(BOARD_A, "R 1 T(0,0)n; R hand legendary_heroes; P 1 T(0,0)e; P played fishing").lacks("play:legendary_heroes")


def test_enemy_secrets_are_those_of_neighbours() -> None:
    """NOR-11.19: waited and spent cards included; nobody else's, nor what is discarded or in hand."""
    position = "R 1 T(0,0)n; R hand enemy_secrets; R played spy; R deck bribery; P 1 T(0,0)e; P played fishing;"
    position += (
        "P spent lore_mastery; P hand wood_monopoly; P discard wood_monopoly; Y 1 T(0,0)s; Y played wood_monopoly"
    )
    table = told(BOARD_A, position).plays("play:enemy_secrets").asks("copy", of="red")
    table.offers("copy:purple:fishing", "copy:purple:lore_mastery").plays("copy:purple:lore_mastery")
    table.is_at("R stock 0/0/2; P spent lore_mastery; R played spy enemy_secrets").turn_of("purple")


def test_rough_borders_do_not_keep_secrets() -> None:
    """NOR-11.19"""
    position = "R 1 T(0,0)w; R hand enemy_secrets; P 1 T(-1,-1)s; P played fishing"
    told(BOARD_A, position).plays("play:enemy_secrets").is_at("R stock 3/0/0")


def test_an_effect_is_copied_and_not_the_flash() -> None:
    """NOR-11.18, NOR-5.2: Enemy Secrets stays the main card, Legendary Heroes a Flash card."""
    position = "R 1 T(0,0)n; R hand enemy_secrets start_recruit; P 1 T(0,0)e; P played fishing"
    told(BOARD_A, position).plays("play:enemy_secrets").turn_of("purple")
    position = "R 1 T(0,0)n; R hand legendary_heroes start_recruit militia; R played start_recruit"
    table = told(BOARD_A, position).plays("play:legendary_heroes").is_at("R 2 T(0,0)n")
    table.asks("continue", of="red").has("play:start_recruit")


@pytest.mark.parametrize(
    "card", ["enemy_secrets", "legendary_heroes", "snake_stolen_lore", "defensive_strategy", "unrest", "ach_warlord"]
)
def test_what_nobody_can_copy(card: str) -> None:
    """NOR-11.18, NOR-RUL-23: no chains."""
    position = f"R 1 T(0,0)n; R hand enemy_secrets; P 1 T(0,0)e; P played {card}; P spent {card}"
    told(BOARD_A, position).lacks("play:enemy_secrets")


def test_what_one_cannot_do_is_not_copied() -> None:
    """NOR-11.18"""
    position = "R 1 T(0,0)e; R hand enemy_secrets; P 1 T(0,0)s; P played improved_tools market_place scouts"
    told(BOARD_A, position).lacks("play:enemy_secrets")
    table = told(BOARD_A, f"{position}; R stock 0/1/0").plays("play:enemy_secrets").asks("build", of="red")
    table.plays("build:T(0,0)e:food_silo").is_at("food_silo (1,0)s; R stock 1/0/0; P stock 0/0/0")


def test_points_and_bonuses_are_copied() -> None:
    """NOR-11.18: with one's own units."""
    position = "R 3 T(0,0)w; R hand enemy_secrets; P 1 T(0,0)s; P played grizzled_warriors"
    table = told(BOARD_A, position).plays("play:enemy_secrets").moves("T(0,0)w", "T(0,0)s", 3)
    table.plays("die:axe2", "die:axe2").scored("red", 7, losses=0)


def test_kaija_is_woken_only_for_her_clan() -> None:
    """NOR-11.18: the recruiting is for everybody."""
    position = "R 1 T(0,0)n; R hand enemy_secrets; P 1 T(0,0)e; P played bear_awakens"
    table = told(BOARD_A, position, clans="goat bear boar").plays("play:enemy_secrets")
    table.plays("unit:T(0,0)n")
    table.is_at("R 3 T(0,0)n")
    assert not table.s.is_kaija_awake


def test_the_token_is_moved_only_by_the_snake() -> None:
    """NOR-11.18, NOR-RUL-23"""
    position = "R 2 T(0,0)n; R hand enemy_secrets; P 1 T(0,0)e; P played snake_clan; scorched (0,0)e"
    table = told(BOARD_A, position, clans="goat snake boar").plays("play:enemy_secrets").asks("move_from", of="red")
    table.moves("T(0,0)n", "T(0,0)w", 1).turn_of("purple")


def test_a_snake_repeating_snake_clan_moves_the_token_after_it() -> None:
    """NOR-11.18, NOR-RUL-23: and not before it."""
    position = "R 2 T(0,0)n; R hand legendary_heroes; R played snake_clan; scorched (0,0)e"
    table = told(BOARD_A, position, clans=_SNAKE).plays("play:legendary_heroes").asks("move_from", of="red")
    table.moves("T(0,0)n", "T(0,0)w", 1).asks("scorch", of="red")


def test_stolen_lore_is_that_of_the_scorched() -> None:
    """NOR-11.19, NOR-RUL-23: the token may be placed before it, for it is a clan card."""
    position = (
        "R 1 T(0,0)n; R hand snake_stolen_lore; P 1 T(0,0)e; P played fishing; Y 1 T(0,0)w; Y spent wood_monopoly"
    )
    table = told(BOARD_A, position, clans=_SNAKE).plays("play:snake_stolen_lore").asks("scorch", of="red")
    table.fork().plays("territory:T(0,0)e").is_at("R stock 3/0/0; scorched (0,0)e")
    table.fork().plays("territory:T(0,0)w").is_at("R stock 0/3/0; scorched (0,0)w")
    table.plays("finish").is_at("R stock 0/0/0").turn_of("purple")


def test_stolen_lore_needs_somebody_to_steal_from() -> None:
    """NOR-11.19"""
    position = "R 1 T(0,0)n; R hand snake_stolen_lore; P 1 T(0,0)s; P played fishing"
    told(BOARD_A, position, clans=_SNAKE).lacks("play:snake_stolen_lore")
    table = told(BOARD_A, f"{position}; scorched (0,0)s", clans=_SNAKE).plays("play:snake_stolen_lore")
    table.plays("finish").is_at("R stock 3/0/0")


def test_a_copied_card_is_not_a_played_one() -> None:
    """NOR-11.18, NOR-11.19: what was copied cannot be repeated."""
    position = "R 1 T(0,0)n; R hand enemy_secrets legendary_heroes; P 1 T(0,0)e; P played fishing"
    table = told(BOARD_A, position).plays("play:enemy_secrets").turn_of("purple").plays("pass", "pass").turn_of("red")
    table.is_at("R stock 3/0/0").lacks("play:legendary_heroes")


def test_copying_is_not_reacted_to() -> None:
    """NOR-RUL-22, NOR-RUL-23: only the copying card itself is."""
    position = "R 1 T(0,0)n; R hand enemy_secrets; P 1 T(0,0)e; P played fishing; P hand defensive_strategy"
    table = told(BOARD_A, position).plays("play:enemy_secrets").asks("react", of="purple")
    table.plays("allow").turn_of("purple").is_at("R stock 3/0/0; P hand defensive_strategy")
