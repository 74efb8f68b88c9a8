"""The components: how many, how they are called, and what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.games.bretwalda import cards, content
from meadhall.games.bretwalda.content import DATA, KIND_IDS, LIMIT, MINOR_LIMIT

_CONSTANTS: dict[str, list[str]] = {
    "NORTHUMBRIA MERCIA WESSEX EAST_ANGLIA": content.KINGDOM_IDS,
    "ALT_CLUT CANTWARE DEFNAS GWYNEDD": content.MINOR_IDS,
    "DANES NEUTRAL": content.OWNER_IDS,
    "CEORL HUNTER THEGN BISHOP EALDORMAN RULER SHIP VIKING": KIND_IDS,
    "WHITE RED GOLD": [name.removesuffix("_die") for name in content.DIE_IDS],
    "ABBEY GRANARY MEAD_HALL PORT": content.BUILDING_IDS,
    "SPRING SUMMER AUTUMN WINTER": content.SEASON_IDS,
    "COLLECTION FYRD DEVELOPMENT MOVEMENT": content.ACTION_IDS,
}


@pytest.mark.parametrize("names", _CONSTANTS)
def test_constants_are_places_in_the_lists_of_ids(names: str) -> None:
    """BRE-1.1, BRE-12.1"""
    for name in names.split():
        assert _CONSTANTS[names][getattr(content, name)] == name.lower()


@pytest.mark.parametrize(
    ("number", "table"),
    [
        ("AREAS", "areas"),
        ("SEAS", "seas"),
        ("CARDS", "lordship_cards"),
        ("CHRONICLES", "chronicle_cards"),
        ("KINGDOMS", "kingdoms"),
        ("MINORS", "minor_kingdoms"),
        ("KINDS", "unit_types"),
        ("BUILDINGS", "buildings"),
        ("MARKERS", "markers"),
        ("ACTIONS", "actions"),
        ("SITES", "landing_sites"),
        ("RULERS", "rulers"),
        ("ALL_TILES", "kingdom_tiles"),
        ("UPGRADES", "upgrades"),
    ],
)
def test_numbers_are_the_lengths_of_the_tables(number: str, table: str) -> None:
    """BRE-2.1, BRE-2.2"""
    assert getattr(content, number) == len(DATA[table])


def test_the_units_of_a_kingdom_and_of_a_minor_kingdom() -> None:
    """BRE-12.8, VAN-3.3, VAN-7.1: 22 and 2 Hunters; an Ealdorman, 2 Thegns and 2 Ceorls."""
    units = {"ceorl": 8, "hunter": 2, "thegn": 6, "bishop": 1, "ealdorman": 3, "ruler": 1, "ship": 3}
    assert {name: LIMIT[KIND_IDS.index(name)] for name in units} == units
    assert {KIND_IDS[kind]: number for kind, number in enumerate(MINOR_LIMIT) if number} == {
        "ealdorman": 1,
        "thegn": 2,
        "ceorl": 2,
    }
    assert content.VIKINGS == 18


def test_the_cards_of_the_box() -> None:
    """BRE-2.2, BRE-2.6, VAN-2.1, VAN-2.3, BRE-RUL-35: 5 Season cards for each Season and one more of the expansion."""
    assert sum(cards.COPIES) == 47 + 13
    assert Counter(cards.SEASON_OF_CARD) == {0: 6, 1: 6, 2: 6, 3: 6}
    assert sum(cards.IS_EXPANSION_SEASON) == 4
    assert sum(cards.IS_EXPANSION_CHRONICLE) == 6


def test_the_board_has_its_printed_symbols() -> None:
    """BRE-4.1, BRE-6.1: 4 Capitals and 15 other Cities, 20 Dalcs, 12 home areas."""
    assert Counter(content.AREA_TYPE) == {content.VILLAGE: 28, content.TOWN: 15, content.CAPITAL: 4}
    assert sum(content.PRINTED_DALC) == 20
    assert Counter(content.HOME_OF) == {content.NONE: 35, 0: 3, 1: 3, 2: 3, 3: 3}


def test_markers_of_the_expansion_are_five_of_each_kind() -> None:
    """VAN-5.1"""
    assert content.MARKER_COUNT == [5, 5, 5, 5]


def test_there_is_no_solo_mode_but_bots_take_all_other_seats() -> None:
    """BRE-RUL-21"""
    game = meadhall.game("bretwalda")
    with pytest.raises(MeadhallError, match="is for 2 or 3 or 4 players"):
        game.new(players=1)
    assert game.new(players=2).players == 2
