"""Chapter 26: the strength of the solo enemy in battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tiny_epic_vikings.solo import QUIET, ROWS, challenge, challenged, enemy_plays, human_turn
from tests.games.tiny_epic_vikings.told import told


def test_the_enemy_pays_no_steel() -> None:
    """TEV-26.4, TEV-19.4: nine for nothing."""
    table = challenge("astrid_goldhand", "hild_the_veiled", "E res 0/0/2", end="lower:left").fought(red=4, enemy=9)
    table.is_at("E favours sealed_saga; E res 1/0/2")


_OLD_WEALTH = "E 1 walrus; E holds walrus; E row dagny_fairwind astrid_goldhand; E battle leif_ploughman"


@pytest.mark.parametrize(
    ("card", "position", "strength", "of_the_era"),
    [
        ("bjorn_the_broad", "", 3, 4),
        ("bjorn_the_broad", "E row dagny_fairwind; E battle astrid_goldhand", 3, 6),
        ("bjorn_the_broad", _OLD_WEALTH, 3, 8),
        ("knut_the_bountiful", "E row dagny_fairwind", 2, 6),
        ("magnhild_the_hoarder", "E row dyri_fogwalker brand_firehair", 2, 5),
        ("olaf_hallbuilder", "E row dyri_fogwalker", 2, 3),
        ("eirik_silvertongue", "E res 0/0/3", 4, 4),
        ("svein_cairnkeeper", "E res 2/0/0", 2, 2),
        ("inga_pathfinder", "E res 0/2/0", 4, 4),
    ],
)
def test_runes_and_markers_boost_the_enemy(card: str, position: str, strength: int, of_the_era: int) -> None:
    """TEV-26.4, TEV-RUL-35: in the human's battle only the rune of its battle card, or marker positions.

    With the option islands, its leader row and its battle row count, too.
    """
    challenge("gro_gullwing", card, position).fought(red=3, enemy=strength)
    challenge("gro_gullwing", card, position, enemy_strength_runes="era").fought(red=3, enemy=of_the_era)


_READINGS: dict[str, dict[str, Any]] = {
    "by the book": {},
    "of the house": {"rulings": "house"},
    "of the era": {"enemy_strength_runes": "era"},
}
"""Which runes boost the enemy. The house counted what the enemy plays and reveals in the turn of the battle itself."""


@pytest.mark.parametrize(("reading", "runes"), [("by the book", 2), ("of the house", 1), ("of the era", 4)])
def test_the_leader_card_of_its_turn_boosts_a_battle_of_the_enemy(reading: str, runes: int) -> None:
    """TEV-RUL-35, TEV-26.4: Leif and Bjorn were laid in the same turn; not Dagny, and an island is no card."""
    position = f"{QUIET}; {ROWS}; E res 0/0/3; E row dagny_fairwind; R hand gro_gullwing njal_barnlord"
    table = enemy_plays("leif_ploughman", position, **_READINGS[reading]).draws("bjorn_the_broad")
    table.fork().plays("join:gro_gullwing").fought(red=3, enemy=2 + runes + 1)
    table.plays("decline").draws("floki_driftwood").fought(enemy=2 + runes + 1, invaders=2)


@pytest.mark.parametrize(("reading", "runes"), [("by the book", 1), ("of the house", 2), ("of the era", 3)])
def test_a_card_laid_in_an_earlier_turn_does_not_boost_the_enemy(reading: str, runes: int) -> None:
    """TEV-RUL-35: the human declines and starts a battle in the same turn, in which Dagny was only turned up."""
    position = "R hand gro_gullwing njal_barnlord"
    table = challenged("dagny_fairwind", position, **_READINGS[reading]).plays("decline").draws("floki_driftwood")
    table.fights_with("gro_gullwing").plays("favour:upper:left").draws("bjorn_the_broad").fought(red=3, enemy=2 + runes)


@pytest.mark.parametrize(("reading", "runes"), [("by the book", 2), ("of the house", 1), ("of the era", 4)])
def test_a_battle_card_laid_in_the_humans_turn_is_boosted_by_those_laid_then(reading: str, runes: int) -> None:
    """TEV-RUL-35: Dagny fought and won a sack that began Bjorn's battle; Olaf, played later, does not count."""
    table = challenge("floki_driftwood", "dagny_fairwind", "E res 0/0/3", **_READINGS[reading]).plays("skip")
    table.draws("bjorn_the_broad", "olaf_hallbuilder").plays("join:njal_barnlord").fought(red=2, enemy=2 + runes + 1)


@pytest.mark.parametrize(("reading", "runes"), [("by the book", 2), ("of the house", 1), ("of the era", 5)])
def test_a_card_laid_and_revealed_in_one_turn_boosts_the_next_of_that_turn(reading: str, runes: int) -> None:
    """TEV-RUL-35, TEV-RUL-61: Dagny's sack begins Astrid's battle, and that one's sack begins Bjorn's."""
    rows = "upper whispering_stone thunderhead full_granary; lower sealed_saga kings_tribute frozen_runes buried_silver"
    pending = "E down dagny_fairwind; battle E for golden_ring from upper left; E res 0/0/4"
    position = f"{QUIET}; {rows}; {pending}; R hand floki_driftwood njal_barnlord"
    table = human_turn(position, solo_profile="hard", **_READINGS[reading]).plays("decline")
    table.draws("gunnar_farfarer", "astrid_goldhand").fights_with("floki_driftwood").fought(red=2, enemy=4 + 2)
    table.plays("skip").draws("bjorn_the_broad", "olaf_hallbuilder")
    table.plays("join:njal_barnlord").fought(red=2, enemy=2 + runes + 3)


def test_what_is_laid_after_the_last_turn_of_an_era_belongs_to_it() -> None:
    """TEV-RUL-35, TEV-RUL-49: Mord counts Leikny, whom the enemy has just played, and himself."""
    rows = ROWS.replace("golden_ring ", "", 1)
    pending = "E down dagny_fairwind; battle E for golden_ring from upper left; E res 0/0/5"
    table = told(f"{QUIET}; {rows}; R hand empty; E played 3; {pending}", turn="enemy", players=1)
    table.draws("leikny_whaler", "floki_driftwood", "mord_wolfcoat", "alva_whisperer").fought(enemy=5, invaders=4)


def test_the_own_rune_of_the_enemys_card_may_be_excluded() -> None:
    """TEV-RUL-4, TEV-RUL-35"""
    table = challenge("gro_gullwing", "bjorn_the_broad", own_card_rune_counts=False, enemy_strength_runes="era")
    table.fought(red=3, enemy=3)
    table = challenge("gro_gullwing", "bjorn_the_broad", own_card_rune_counts=False)
    table.fought(red=3, enemy=2)


def test_the_bonus_of_the_icon_is_added() -> None:
    """TEV-26.4, TEV-25.8: in the enemy's battles only."""
    table = challenged("dagny_fairwind", "bonus 2; R hand gro_gullwing njal_barnlord").plays("join:gro_gullwing")
    table.fought(red=3, enemy=5)
    challenged("dagny_fairwind", "bonus 2").plays("decline").draws("gro_gullwing").fought(enemy=5, invaders=3)


def test_runes_of_battle_cards_are_active_and_they_are_not_counted_as_played() -> None:
    """TEV-26.8, TEV-19.3"""
    table = challenge("gro_gullwing", "hild_the_veiled", "E played 2").is_at("E runes 1/1/0; E played 2; E row empty")
    table.plays("skip").asks("draw_enemy_card", of="chance").is_at("E played 3")


def test_a_face_down_battle_card_is_no_active_rune() -> None:
    """TEV-19.3"""
    challenged("hild_the_veiled").is_at("E runes 1/0/0")
