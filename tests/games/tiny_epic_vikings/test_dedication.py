"""Chapter 13: dedicating raided villages."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.told import Table, told


def _dedicating(position: str = "", players: int = 3) -> Table:
    """Red has a raided village, and has played a card for nothing."""
    table = told(f"R raided 1; R hand gro_gullwing; {position}", players=players).shows("gro_gullwing")
    return table.asks("dedicate_village", of="red")


# When


def test_only_who_has_a_raided_village_dedicates() -> None:
    """TEV-13.1"""
    told("Y raided 1; R hand gro_gullwing").shows("gro_gullwing").turn_of("yellow")


def test_a_village_is_dedicated_after_the_actions_of_the_card() -> None:
    """TEV-13.1: those of a card face up."""
    table = told("R raided 1; R 1 wolf; R holds wolf; R hand leif_ploughman").leads("leif_ploughman")
    table.plays("take:wood", "take:wood", "take:wood").plays("do", "stop").asks("dedicate_village", of="red")


def test_a_village_is_dedicated_after_a_card_face_down_too() -> None:
    """TEV-13.1"""
    table = told("R raided 1; R hand gro_gullwing").plays("down", "favour:upper:left")
    table.asks("dedicate_village", of="red").plays("dedicate:frigg").is_at("fury 2/0/0").turn_of("yellow")


def test_two_villages_take_two_turns() -> None:
    """TEV-TV-12, TEV-13.1, TEV-13.2: once in a turn."""
    table = told("R raided 2; dedicated ded_harvest 3; R hand gro_gullwing alva_whisperer").shows("gro_gullwing")
    table.lacks("dedicate:ded_harvest").plays("dedicate:thor").turn_of("yellow").is_at("fury 0/0/2; R raided 1")


# Where


def test_the_targets_are_four_spaces_and_the_gods_in_play() -> None:
    """TEV-13.2, TEV-2.4, TEV-RUL-48"""
    spaces = ["dedicate:ded_sail", "dedicate:ded_explore", "dedicate:ded_harvest", "dedicate:ded_build"]
    table = _dedicating("gods loki/heimdall/freyja")
    table.offers("none", *spaces, "dedicate:loki", "dedicate:heimdall", "dedicate:freyja")


@pytest.mark.parametrize(("god", "fury"), [("frigg", "2/0/0"), ("odin", "0/2/0"), ("thor", "0/0/2")])
def test_a_god_grows_more_furious_by_two(god: str, fury: str) -> None:
    """TEV-13.2"""
    _dedicating().plays(f"dedicate:{god}").turn_of("yellow").is_at(f"fury {fury}; dedicated {god} 1; R raided 0")


@pytest.mark.parametrize(
    ("space", "choices", "after"),
    [
        (
            "ded_sail",
            ["boat:south_sound", "to:southwest_sound", "to:fox_serpent", "deploy", "done"],
            "R 2 fox; R boat fox_serpent",
        ),
        ("ded_explore", ["explore:fox:wolf", "explore:wolf:raven"], "R 1 raven; R holds raven"),
        ("ded_harvest", ["take:wood", "take:food", "take:steel"], "R res 5/3/3"),
        ("ded_build", ["boat_for:2:south_reach"], "R res 2/2/2; R boat south_reach south_sound"),
    ],
)
def test_a_space_gives_its_action(space: str, choices: list[str], after: str) -> None:
    """TEV-13.2, TEV-RUL-48: Sail 2, Explore 2, Harvest 3 or Build."""
    table = _dedicating("R 1 fox; R boat south_sound; R res 4/2/2").plays(f"dedicate:{space}", *choices)
    table.turn_of("yellow").is_at(f"{after}; dedicated {space} 1; R raided 0")


def test_the_action_of_a_dedication_may_be_skipped() -> None:
    """TEV-RUL-26: the village is spent."""
    table = _dedicating("R 1 fox; R boat south_sound").plays("dedicate:ded_sail", "skip").turn_of("yellow")
    table.is_at("R raided 0; dedicated ded_sail 1; R boat south_sound")


# How many


@pytest.mark.parametrize(("players", "limit"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("target", ["ded_sail", "ded_explore", "ded_harvest", "ded_build", "frigg", "odin", "thor"])
def test_a_target_takes_as_many_villages_as_there_are_players(target: str, players: int, limit: int) -> None:
    """TEV-13.3, TEV-RUL-59: two of a lone player; the neutral enemy is none."""
    _dedicating(f"dedicated {target} {limit - 1}", players).has(f"dedicate:{target}")
    _dedicating(f"dedicated {target} {limit}", players).lacks(f"dedicate:{target}")


def test_villages_stay_where_they_were_dedicated() -> None:
    """TEV-13.3: for the whole game."""
    told("dedicated thor 2; dedicated ded_sail 1", phase="cleanup").in_era(2).is_at(
        "dedicated thor 2; dedicated ded_sail 1"
    )
