"""Chapter 14: winter, and the unrest that hunger brings."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.notation import BOARD_A
from tests.games.northgard.told import told

_OTHERS = "P 1 T(2,2)s; Y 1 T(2,2)m"
"""Nobody needs a second chance, nor anything for the winter."""


@pytest.mark.parametrize(
    ("units", "food", "wood"),
    [
        *[(units, 0, 0) for units in (0, 1, 2, 3)],
        *[(units, 1, 0) for units in (4, 5, 6)],
        *[(units, 2, 0) for units in (7, 8, 9)],
        *[(units, 3, 1) for units in (10, 11, 12)],
        *[(units, 4, 2) for units in (13, 14)],
    ],
)
def test_winter_costs(units: int, food: int, wood: int) -> None:
    """NOR-14.1, NOR-RUL-1"""
    position = f"R {units} T(0,0)e; R stock 9/9/9" if units else "R stock 9/9/9"
    table = told(BOARD_A, f"{position}; {_OTHERS}", phase="winter")
    table.is_at(f"R stock {9 - food}/{9 - wood}/9; unrest 10; R top empty")


def test_units_everywhere_are_counted() -> None:
    """NOR-14.1"""
    told(BOARD_A, f"R 2 T(0,0)e; R 2 T(0,0)w; R stock 1/0/0; {_OTHERS}", phase="winter").is_at("R stock 0/0/0")


def test_winter_begins_with_the_first_player() -> None:
    """NOR-14.1: of the last Unrest card the first player in need has the use."""
    table = told(
        BOARD_A,
        "R 4 T(0,0)e; P 4 T(0,0)w; Y 4 T(0,0)s; marker P; unrest 1; P fame 9; Y fame 9; R fame 9;"
        "P deck spy; Y top spy; R top spy",
        phase="winter",
    )
    table.is_at("unrest 0; P fame 9; Y fame 4; R fame 4")


def test_one_pays_what_one_can() -> None:
    """NOR-14.2: and nothing else instead."""
    table = told(BOARD_A, f"R 13 T(0,0)e; R stock 3/9/9; {_OTHERS}", phase="winter")
    table.is_at("R stock 0/7/9; unrest 9; R hand unrest")


def test_a_shortage_brings_one_unrest() -> None:
    """NOR-TV-13, NOR-14.2, NOR-14.3"""
    position = "R 11 T(0,0)e; R stock 2/0/0; R top fishing; R deck spy capture; P 1 T(2,2)s"
    table = told(BOARD_A, position, phase="winter").asks("second_chance", of="yellow")
    table.is_at("R stock 0/0/0; unrest 9; R top unrest fishing; R deck spy capture").plays("decline")
    table.asks("draw_card", of="chance").is_at("R hand unrest fishing")


def test_without_unrest_fame_and_a_card_are_lost() -> None:
    """NOR-TV-14, NOR-14.4, NOR-RUL-35"""
    position = "R 11 T(0,0)e; R stock 2/0/0; R fame 3; R top fishing; R deck spy; unrest 0; P 1 T(2,2)s"
    table = told(BOARD_A, position, phase="winter").asks("second_chance", of="yellow")
    table.is_at("R stock 0/0/0; R fame 0; R discard fishing; R top empty; R deck spy; unrest 0")


def test_five_fame_are_lost() -> None:
    """NOR-14.4"""
    position = "R 4 T(0,0)e; R fame 7; R deck spy; unrest 0; P 1 T(2,2)s"
    told(BOARD_A, position, phase="winter").is_at("R fame 2; R discard spy; R deck empty; unrest 0")


def test_the_top_card_is_any_card_of_the_pile() -> None:
    """NOR-14.4"""
    position = "R 4 T(0,0)e; R deck spy capture; unrest 0; P 1 T(2,2)s"
    table = told(BOARD_A, position, phase="winter").asks("discard_top", of="chance").offers("card:spy", "card:capture")
    table.plays("card:capture").is_at("R discard capture; R deck spy")


def test_an_empty_pile_is_made_anew_first() -> None:
    """NOR-14.4"""
    position = "R 4 T(0,0)e; R discard spy capture; unrest 0; P 1 T(2,2)s"
    table = told(BOARD_A, position, phase="winter").asks("discard_top", of="chance").plays("card:spy")
    table.is_at("R discard spy; R deck capture")
    told(BOARD_A, "R 4 T(0,0)e; unrest 0; P 1 T(2,2)s", phase="winter").is_at("R discard empty; R fame 0")


def test_kaija_needs_nothing_for_the_winter() -> None:
    """NOR-TV-19, NOR-14.1, NOR-17.3, NOR-RUL-14"""
    for units, food in ((4, 1), (3, 0)):
        position = f"R {units} T(0,0)e; R Kaija T(0,0)e; R stock 3/0/0; {_OTHERS}"
        table = told(BOARD_A, position, phase="winter", clans="bear raven boar")
        table.is_at(f"R stock {3 - food}/0/0; unrest 10")
