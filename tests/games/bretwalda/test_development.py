"""Chapter 15: the action Development."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.driver import waiting
from tests.games.bretwalda.told import Table, told


def _develops(position: str, turn: str = "W") -> Table:
    return told(position, turn=turn).plays("action:development")


def test_a_building_goes_to_the_capital_or_under_a_marker() -> None:
    """BRE-15.10: units alone are not enough; it costs 3 Gold."""
    position = "W gold 3; W marker in wiltun; W marker in bathum; M thegn in bathum; W thegn in exanceaster"
    table = _develops(position).plays("build:abbey").asks("place_building", of="W")
    table.offers("area:wintanceaster", "area:wiltun").plays("area:wiltun").is_at("W abbey in wiltun; W gold 0")


@pytest.mark.parametrize("enemy", ["danes viking", "neutral ceorl", "gwynedd ceorl"])
def test_nothing_is_built_where_enemies_are(enemy: str) -> None:
    """BRE-15.10"""
    table = _develops(f"W gold 3; W marker in wiltun; {enemy} in wiltun; W ruler in bathum; W marker in bathum")
    table.plays("build:abbey").offers("area:wintanceaster", "area:bathum")


def test_at_most_one_building_and_one_tile_in_an_action() -> None:
    """BRE-15.10, BRE-15.11, BRE-RUL-14: in either order."""
    table = _develops("W gold 20").plays("build:abbey").is_at("W abbey in wintanceaster; W gold 17")
    assert table.of_kind("build") == set()
    assert table.of_kind("tile") == {
        f"wessex_{tile}"
        for tile in ("free_ceorls", "reeves", "burhs", "dragon_banner", "war_band", "estates", "envoys", "chapel")
    }
    table.plays("tile:wessex_dragon_banner").is_at("W tiles wessex_dragon_banner; W gold 13")
    table.asks("choose_action", of="W")
    table = _develops("W gold 20").plays("tile:wessex_burhs")
    assert (table.of_kind("tile"), len(table.of_kind("build"))) == (set(), 4)


@pytest.mark.parametrize(("gold", "dear"), [(2, False), (3, True)])
def test_a_tile_costs_what_is_printed(gold: int, dear: bool) -> None:
    """BRE-15.11"""
    table = _develops(f"W gold {gold}").has("tile:wessex_estates")
    assert ("tile:wessex_reeves" in table.options) == dear
    table.plays("tile:wessex_estates")
    assert table.s.gold[2] == gold - 2


def test_development_may_end_with_nothing_done() -> None:
    """BRE-15.10, BRE-15.11"""
    _develops("W gold 9").plays("done").asks("choose_action", of="W").is_at("W gold 9")
    _develops("W gold 1").asks("choose_action", of="W")


def test_a_building_comes_from_the_own_supply() -> None:
    """BRE-15.10, BRE-8.6: three Granaries built, none left, though others have theirs."""
    built = "W granary in wiltun; W granary in cisseceaster; W granary in glaestingabyrig; W marker in cerotesege"
    _develops(f"W gold 9; {built}").lacks("build:granary").has("build:abbey")


def test_the_prompt_names_what_is_left_of_a_development() -> None:
    """BRE-15.10, BRE-15.11"""

    def asked(table: Table) -> str:
        (decision,) = waiting(table.s)
        things = game.about(table.s, decision, decision.seat)
        return game.words("en").prompt("choose_development", True, things)

    game = meadhall.game("bretwalda")
    table = _develops("W gold 20; W hand royal_writ; deck raid levy evade")
    assert asked(table) == "Development: put up one building, buy one Kingdom tile, or finish"
    assert asked(table.plays("build:abbey")) == "Development: buy one Kingdom tile, or finish"
    assert asked(table.plays("tile:wessex_burhs")) == "Development: play a card, or finish"
    assert asked(_develops("W gold 20").plays("tile:wessex_burhs")) == "Development: put up one building, or finish"
