"""Chapter 13: leaders."""

from __future__ import annotations

import pytest

from meadhall.games.saga.content import DATA
from tests.games.saga.telling import GAME, told

_EFFECTS = {
    row["id"].partition("_")[2].replace("sea_king", "sea-king").capitalize(): row["effect"] for row in DATA["leaders"]
}


@pytest.mark.parametrize("name", [name for name, effect in _EFFECTS.items() if effect["type"] == "strength"])
@pytest.mark.parametrize("ground", ["area_has_burh", "area_has_no_burh"])
def test_a_revealed_leader_is_as_strong_as_the_data_says(name: str, ground: str) -> None:
    """SAG-13.1, SAG-13.2, SAG-13.5, SAG-13.6"""
    effect = _EFFECTS[name]
    units = f"S1w V {name}" if name == "Stormer" else f"S {name} V1w"
    table = told(f"kent {'burh ' if ground == 'area_has_burh' else ''}{units}").begin("battles")
    table.choose(f"reveal:{{{name}}}")
    strength = table.strengths[1 if name == "Stormer" else 0]
    assert strength == effect["value" if effect["condition"] == ground else "otherwise"]


def test_the_berserker_kills_as_many_as_the_data_says() -> None:
    """SAG-13.8"""
    table = told("kent S8w V3w+Berserker").begin("battles").choose("reveal:{Berserker}")
    kills = 0
    while not table.is_done and "unit:warrior" in table.options:
        table.choose("unit:warrior")
        kills += 1
    assert kills == _EFFECTS["Berserker"]["max_enemy_units"]


@pytest.mark.parametrize(
    ("name", "number"),
    [("Warden", "value"), ("Stormer", "value"), ("Ealdorman", "value"), ("Berserker", "max_enemy_units")],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_words_about_a_leader_say_the_number_of_the_data(name: str, number: str, language: str) -> None:
    """SAG-13.2, SAG-13.5, SAG-13.6, SAG-13.8"""
    side = "viking" if name in ("Stormer", "Berserker") else "saxon"
    text = GAME.words(language).say(f"text-{side}_{name.lower()}")
    assert f" {_EFFECTS[name][number]} " in text


def test_whoever_calls_brings_or_sends_a_unit_may_decline_as_the_data_says() -> None:
    """SAG-13.3, SAG-13.4, SAG-13.7, SAG-RUL-19, SAG-RUL-28"""
    assert [name for name in ("Marshal", "Envoy", "Sea-king") if not _EFFECTS[name]["optional"]] == []
    assert "none" in told("kent S Marshal V2w; wessex S1w").begin("battles").choose("reveal:{Marshal}").options
    assert "none" in told("kent S Envoy V2w").begin("battles").choose("reveal:{Envoy}").options
    sailing = told("kent S2w V Sea-king; scand_north V1w").begin("battles").choose("reveal:{Sea-king}")
    assert "none" in sailing.options


def test_an_ability_works_only_in_the_battle_in_which_it_is_revealed() -> None:
    """SAG-13.1"""
    table = told("essex burh S2w V Stormer; mercia burh S1w+Warden V1w").begin("battles").choose("area:essex", "pass")
    assert table.strengths == (2, 1)
    table.asks("reveal_leader", of="saxon").choose("reveal:{Warden}")
    assert table.strengths == (3, 1)


def test_the_warden_is_strong_at_a_burh() -> None:
    """SAG-13.2"""
    assert told("kent burh S Warden V3w").begin("battles").choose("reveal:{Warden}").strengths == (2, 3)
    assert told("kent S Warden V3w").begin("battles").choose("reveal:{Warden}").strengths == (1, 3)


def test_the_marshal_calls_an_unbound_unit_from_next_door() -> None:
    """SAG-13.3, SAG-RUL-19"""
    table = told("kent S Marshal V2w; essex S2w+Envoy V2w; sussex S1w V1w; wessex S1w; mercia S1w").begin("battles")
    table.choose("area:kent", "reveal:{Marshal}").asks("pull_unit", of="saxon")
    table.offers("unit:essex:warrior", "unit:essex:{Envoy}", "unit:wessex:warrior", "none")
    table.fork().choose("none").is_at("essex S2w+Envoy V2w; wessex S1w")
    table.choose("unit:essex:warrior").is_at("essex S1w+Envoy V2w")
    assert table.strengths == (2, 2)


def test_the_envoy_sends_a_viking_of_the_battle_away() -> None:
    """SAG-13.4, SAG-RUL-28"""
    table = told("kent S Envoy V1w+Stormer; essex V1w").begin("battles").choose("pass", "reveal:{Envoy}")
    table.asks("exile_unit", of="saxon").offers("unit:warrior", "unit:{Stormer}", "none").choose("unit:{Stormer}")
    assert (table.strengths, table.battle_winner) == ((1, 1), "saxon")
    table.is_at("kent S Envoy; longship V Stormer; essex V2w")


def test_the_envoy_without_a_target_does_nothing() -> None:
    """SAG-13.4"""
    table = told("kent S1w+Envoy V Berserker").begin("battles").choose("reveal:{Berserker}", "stop", "reveal:{Envoy}")
    assert table.strengths == (2, 0)
    table.is_at("kent S1w+Envoy; longship empty")


def test_the_ealdorman_is_strong_without_a_burh() -> None:
    """SAG-13.5"""
    assert told("kent S Ealdorman V3w").begin("battles").choose("reveal:{Ealdorman}").strengths == (3, 3)
    assert told("kent burh S Ealdorman V3w").begin("battles").choose("reveal:{Ealdorman}").strengths == (1, 3)


def test_the_stormer_is_strong_at_a_burh() -> None:
    """SAG-13.6"""
    assert told("kent burh S1w V Stormer").begin("battles").choose("reveal:{Stormer}").strengths == (1, 2)
    assert told("kent S1w V Stormer").begin("battles").choose("reveal:{Stormer}").strengths == (1, 1)


def test_the_sea_king_brings_a_unit_from_scandinavia() -> None:
    """SAG-13.7, SAG-RUL-19: not from the Longship, and without a raid target."""
    table = told("kent S2w V Sea-king; scand_north V2w; scand_south V Stormer; longship V1w").begin("battles")
    table.choose("reveal:{Sea-king}").asks("bring_unit", of="viking")
    table.offers("unit:scand_north:warrior", "unit:scand_south:{Stormer}", "none")
    assert table.fork().choose("none").strengths == (2, 1)
    assert table.choose("unit:scand_north:warrior").strengths == (2, 2)
    table.is_at("scand_north V1w; longship V1w")


def test_the_berserker_falls_and_takes_two_saxons_with_him() -> None:
    """SAG-13.8, SAG-RUL-22"""
    table = told("kent S2w+Warden V2w+Berserker").begin("battles").choose("reveal:{Berserker}")
    table.asks("kill_unit", of="viking").offers("unit:warrior", "unit:{Warden}", "stop").is_at("removed Berserker")
    table.fork().choose("stop").asks("reveal_leader", of="saxon").is_at("kent S2w+Warden V2w")
    table.choose("unit:{Warden}").offers("unit:warrior", "stop").choose("unit:warrior")
    assert table.strengths == (1, 2)


def test_the_berserker_may_kill_a_leader_who_stands_alone() -> None:
    """SAG-13.8"""
    table = told("kent S Warden V1w+Berserker").begin("battles").choose("reveal:{Berserker}")
    table.offers("unit:{Warden}", "stop").choose("unit:{Warden}")
    assert (table.strengths, table.battle_winner) == ((0, 1), "viking")
    table.is_at("kent V1w; removed Warden Berserker")


def test_the_plunderer_may_plunder_after_a_won_battle() -> None:
    """SAG-13.9, SAG-RUL-20"""
    table = told("kent burh S2w V3w+Plunderer; coins 3/2/10").begin("battles").choose("reveal:{Plunderer}", "force:1:-")
    table.asks("plunder_after_battle", of="viking").offers("yes", "no").is_at("kent burh V2w+Plunderer")
    table.fork().choose("no").is_at("kent burh V2w+Plunderer; coins 3/2/10; longship empty")
    table.choose("yes").is_at("kent empty; longship V2w+Plunderer; coins 3/4/8; burh_pos 1; burhs_in_supply 5")


def test_the_plunderer_needs_a_victory_a_burh_and_a_reveal() -> None:
    """SAG-13.9"""
    lost = told("kent burh S3w V2w+Plunderer; essex S1w").begin("battles").choose("reveal:{Plunderer}")
    assert lost.battle_winner == "saxon"
    lost.choose("force:1:-", "area:longship").is_at("kent burh S2w; longship V1w+Plunderer")
    assert lost.is_done
    assert told("kent burh S1w V2w+Plunderer").begin("battles").choose("pass").is_done
    assert told("kent S1w V2w+Plunderer").begin("battles").choose("reveal:{Plunderer}").is_done


def test_a_leader_called_into_battle_may_be_revealed_anew() -> None:
    """SAG-13.10, SAG-RUL-18: the Warden has been revealed in an earlier battle of this phase."""
    table = told("essex burh S2w+Warden V1w; mercia burh S Marshal V3w").begin("battles").choose("area:essex")
    table.choose("reveal:{Warden}").is_at("essex burh S2w+Warden").choose("reveal:{Marshal}", "unit:essex:{Warden}")
    table.asks("reveal_leader", of="saxon").offers("reveal:{Warden}", "pass").choose("reveal:{Warden}")
    assert table.strengths == (3, 3)


def test_an_exiled_leader_adds_no_strength() -> None:
    """SAG-13.11"""
    table = told("kent burh S2w+Envoy V1w+Stormer; essex burh").begin("battles").choose("reveal:{Stormer}")
    assert table.strength("viking") == 3
    table.choose("reveal:{Envoy}", "unit:{Stormer}")
    assert table.strengths == (3, 1)
