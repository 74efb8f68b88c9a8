"""Chapter 5, third part: the invaders."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.fights import lone_fight
from tests.games.tiny_epic_vikings.told import told


def test_a_lone_fighter_meets_the_top_card_of_the_deck() -> None:
    """TEV-5.14"""
    table = told("R down orm_stonereader; battle R for kings_tribute from upper left; deck gro_gullwing jora_softfoot")
    table.asks("draw_invader", of="chance").offers("card:gro_gullwing", "card:jora_softfoot")
    table.draws("gro_gullwing").is_at("invaders gro_gullwing; deck jora_softfoot").fought(red=5, invaders=3)


@pytest.mark.parametrize(
    ("pile", "card", "strength"),
    [
        ("jora_softfoot gro_gullwing", "eirik_silvertongue", 4),
        ("jora_softfoot gro_gullwing", "bjorn_the_broad", 4),
        ("jora_softfoot gro_gullwing", "knut_the_bountiful", 4),
        ("empty", "knut_the_bountiful", 0),
        ("empty", "skade_snowhall", 1),
        ("jora_softfoot gro_gullwing", "magnhild_the_hoarder", 3),
        ("jora_softfoot gro_gullwing", "halfdan_ringgiver", 9),
    ],
)
def test_the_strength_of_invaders(pile: str, card: str, strength: int) -> None:
    """TEV-TV-7, TEV-5.15, TEV-RUL-8: they always pay, and count their cards for runes and resources."""
    hands = "R hand leikny_whaler; Y hand rolf_ironbeam; B hand ida_frostbite"
    lone_fight("orm_stonereader", card, f"invaders {pile}; {hands}").fought(red=5, invaders=strength)


def test_the_invaders_own_rune_counts_if_the_table_agreed_so() -> None:
    """TEV-RUL-8: of runes only; for resources it always counts."""
    pile = "invaders jora_softfoot gro_gullwing"
    table = lone_fight("orm_stonereader", "bjorn_the_broad", pile, invader_current_rune_counts=True)
    table.fought(red=5, invaders=5)
    table = lone_fight("orm_stonereader", "eirik_silvertongue", pile, invader_current_rune_counts=True)
    table.fought(red=5, invaders=4)


def test_invaders_whose_card_has_no_boost_are_no_stronger_for_those_before_them() -> None:
    """TEV-RUL-72"""
    for pile in ("empty", "jora_softfoot", "jora_softfoot gro_gullwing"):
        lone_fight("orm_stonereader", "halfdan_ringgiver", f"invaders {pile}").fought(red=5, invaders=9)


def test_stronger_invaders_keep_the_favour_card() -> None:
    """TEV-5.16: their own god stays calm."""
    table = lone_fight("dagny_fairwind", "alva_whisperer", "upper storm_wrack").fought(red=3, invaders=4)
    table.is_at("upper kings_tribute storm_wrack; R favours empty").asks("use_boon", of="red").plays("do")
    table.turn_of("red").is_at("R res 3/3/3; fury 1/0/0")


def test_weaker_invaders_make_their_own_god_furious() -> None:
    """TEV-5.17: and get no boon."""
    table = lone_fight("orm_stonereader", "dagny_fairwind").fought(red=5, invaders=3).turn_of("red")
    table.is_at("R favours kings_tribute; R res 2/2/3; fury 1/0/0")


def test_a_tie_with_the_invaders_is_lost_by_both() -> None:
    """TEV-TV-8, TEV-5.18"""
    table = lone_fight(
        "brand_firehair",
        "bjorn_the_broad",
        "R row dufa_wavebreaker; invaders jora_softfoot gro_gullwing; upper storm_wrack; B 1 fox; B holds fox",
    )
    table.fought(red=4, invaders=4).is_at("upper kings_tribute storm_wrack")
    table.asks("use_boon", of="red").plays("do").asks("smite_settler", of="red").plays("stop")
    table.turn_of("red").is_at("fury 1/0/1; R favours empty")


def test_invaders_stay_for_the_whole_game() -> None:
    """TEV-5.19, TEV-5.15: their pile makes later ones stronger."""
    table = told("invaders gro_gullwing jora_softfoot; R row orm_stonereader", phase="cleanup")
    table.in_era(2).is_at("invaders gro_gullwing jora_softfoot; discard orm_stonereader")
    table.lacks("card:gro_gullwing", "card:jora_softfoot")


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """TEV-5.20"""
    table = told(
        "R down orm_stonereader; battle R for kings_tribute from upper left; deck empty;"
        "discard gro_gullwing jora_softfoot"
    )
    table.asks("draw_invader", of="chance").offers("card:gro_gullwing", "card:jora_softfoot").is_at("discard empty")


def test_the_last_card_of_the_deck_still_fights() -> None:
    """TEV-5.14, TEV-5.20: the discards are not shuffled before it is drawn."""
    table = told("R down orm_stonereader; battle R for kings_tribute from upper left; deck gro_gullwing")
    table.fought(red=5, invaders=3).is_at("invaders gro_gullwing; deck empty").turn_of("red")


def test_without_any_card_the_lone_fighter_wins() -> None:
    """TEV-5.20: and no god of invaders grows furious."""
    table = told("R down floki_driftwood; battle R for kings_tribute from upper left; deck empty; discard empty")
    table.turn_of("red").is_at("R favours kings_tribute; fury 0/0/0; R res 2/2/3")
