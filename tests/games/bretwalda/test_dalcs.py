"""Chapter 6: Dalcs."""

from __future__ import annotations

from meadhall.engine.steps import NOBODY
from meadhall.games.bretwalda.content import AREA_IDS, PRINTED_DALC
from meadhall.games.bretwalda.hidden import observe
from tests.games.bretwalda.told import battle, told

NO_CARDS = "deck empty; discards empty"


def test_a_printed_dalc_counts_as_long_as_the_area_is_controlled() -> None:
    """BRE-6.1: the Capital's own Dalc counts as well."""
    assert {AREA_IDS[area] for area in range(len(AREA_IDS)) if PRINTED_DALC[area]} >= {"bathum", "wintanceaster"}
    table = told("W thegn in wiltun; M marker in bathum").is_at("W dalcs 1; M dalcs 2")
    table.plays("action:movement").moves("wiltun", "bathum").is_at("W dalcs 2; M dalcs 1")


def test_a_dalc_that_nobody_controls_counts_for_nobody() -> None:
    """BRE-6.1"""
    told("danes viking in bathum; W marker in bathum").is_at("W dalcs 1; N dalcs 1; M dalcs 1; E dalcs 1")


def test_an_abbey_is_a_dalc_for_who_controls_its_area() -> None:
    """BRE-6.2, BRE-RUL-10"""
    table = told("W gold 3; W marker in wiltun").plays("action:development").is_at("W dalcs 1")
    table.plays("build:abbey", "area:wiltun").is_at("W dalcs 2; W supply 2 abbey")
    told("W thegn in wiltun; W abbey in bathum; M marker in bathum").is_at("W dalcs 1; M dalcs 3")


def test_a_kingdom_has_three_abbeys() -> None:
    """BRE-6.2, BRE-RUL-10, BRE-8.6"""
    built = "W abbey in wintanceaster; W abbey in wiltun; W marker in wiltun; W marker in oxnaford; W gold 9"
    told(built).plays("action:development").has("build:abbey")
    third = f"{built}; W abbey in bathum; W marker in bathum"
    told(third).is_at("W dalcs 5").plays("action:development").lacks("build:abbey").has("build:mead_hall")


def test_danes_can_burn_an_abbey() -> None:
    """BRE-6.2, BRE-RUL-10"""
    position = f"danes viking in wiltun; W ceorl in wiltun; W marker in wiltun; W abbey in wiltun; {NO_CARDS}"
    table = battle("wiltun", "danes", position).is_at("W dalcs 2").rolls(1, 0)
    table.is_at("W dalcs 1; no abbey in wiltun; W supply 3 abbey")


def test_a_completed_chronicle_is_a_dalc_for_good() -> None:
    """BRE-6.3, BRE-10.4: also when its condition no longer holds."""
    table = told("W chronicles golden_hoard; W gold 12; chronicle_deck roman_legacy", year_round=1)
    table.plays("skip", "skip").asks("end_turn", of="W").plays("complete:golden_hoard")
    table.is_at("W dalcs 2; W completed golden_hoard; W gold 12")
    told("W completed golden_hoard; W gold 0").is_at("W dalcs 2")


def test_dalcs_are_public_and_recounted_after_every_change() -> None:
    """BRE-6.4: the Victory track shows them seat by seat."""
    table = told("W 2 thegn in wiltun; M marker in bathum; E completed golden_hoard")
    assert table.s.scores() == [1, 2, 1, 2]
    table.plays("action:movement").moves("wiltun", "bathum", "thegn")
    assert table.s.scores() == [1, 1, 2, 2]
    table.moves("wiltun", "cerotesege")
    assert table.s.scores() == [1, 1, 3, 2]
    assert observe(table.s, NOBODY)["dalcs"] == observe(table.s, 0)["dalcs"] == [1, 1, 3, 2]
