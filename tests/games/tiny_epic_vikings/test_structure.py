"""Chapter 2: eras, resources and runes."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import BadPosition
from meadhall.games.tiny_epic_vikings import GAME
from tests.games.tiny_epic_vikings.told import new_game, told

# Eras and points


def test_a_game_has_three_eras_of_draft_turns_and_cleanup() -> None:
    """TEV-2.1, TEV-14.1: every player takes 15 turns."""
    table = new_game().plays_on()
    order = [key for key in table.lines() if key in ("era_begins", "draft_begins", "turns_begin", "era_ends")]
    era = ["era_begins", "draft_begins", "turns_begin"]
    assert order == [*era, "era_ends", *era, "era_ends", *era]
    assert [numbers[0] for numbers in table.heard("draft_begins")] == [4, 5, 6]
    assert [numbers[0] for numbers in table.heard("turn_begins")].count(1) == 15
    assert len(table.heard("clan_scored")) == 3


def test_an_era_has_one_round_of_turns() -> None:
    """TEV-4.1: in a second one leader rows grew longer than they can be."""
    position = GAME.new(1, players=3).position()
    todo = [["PlayEra"], ["TakeTurn", 1], ["CleanUp"], ["FightLastBattle"], ["TakeTurn", 1], ["UseLeaderAction", 0]]
    with pytest.raises(BadPosition, match="The step TakeTurn must come directly before FightLastBattle"):
        GAME.at(position | {"todo": todo})


def test_only_runes_score() -> None:
    """TEV-2.2: not settlers, boats, temples, villages or resources."""
    riches = "R res 7/7/7; R 5 fox; R temple fox; R boat fox_wolf wolf_fox; R raided 3"
    told(f"{riches}; Y 1 wolf; Y holds wolf", phase="cleanup", era=3).scores(red=0, yellow=2, blue=0).ends("yellow")
    told(f"{riches}; B favours sealed_saga", phase="cleanup", era=3).scores(red=0, yellow=0, blue=2).ends("blue")


# Resources


def test_what_is_gained_above_seven_is_lost() -> None:
    """TEV-2.3, TEV-5.8"""
    table = told("R res 6/7/2; R down orm_stonereader; battle R for full_granary from upper left")
    table.draws("floki_driftwood").is_at("R res 7/7/2; R favours full_granary").turn_of("red")


def test_nothing_is_spent_that_is_not_there() -> None:
    """TEV-2.3: without food nobody is deployed, without steel nothing raided, without wood nothing built."""
    table = told("R res 1/0/0; R boat southwest_sound; R 1 fox; R hand frida_keelwright; R row sigurd_treasurer")
    table.leads("frida_keelwright").sails("southwest_sound", "wolf_fox").turn_of("yellow")
    table = told("R res 1/2/2; R boat southwest_sound; R 1 fox; R hand olaf_hallbuilder")
    table.leads("olaf_hallbuilder").is_at("R res 1/2/2; R boat southwest_sound").turn_of("yellow")


# Runes


def test_islands_held_and_cards_face_up_are_active_runes() -> None:
    """TEV-EX-19, TEV-2.5, TEV-2.8, TEV-RUL-4"""
    position = "R 1 serpent; R holds serpent; R row astrid_goldhand dagny_fairwind; R favours kings_tribute"
    table = told(f"{position}; R down alva_whisperer; battle R for golden_ring from upper left", turn="yellow")
    table.is_at("R runes 3/0/0").scores(red=2 + 2)


def test_active_runes_are_not_spent() -> None:
    """TEV-2.6, TEV-2.7"""
    table = told("R row astrid_goldhand; R hand dagny_fairwind njal_barnlord; R res 2/2/2")
    table.shows("dagny_fairwind").asks("use_rune_action", of="red").plays("do").is_at("R res 2/4/2; R runes 2/0/0")


def test_a_rune_ends_with_the_control_of_its_island() -> None:
    """TEV-2.6, TEV-2.9"""
    table = told("R 1 wolf; R holds wolf; R hand halfdan_ringgiver").is_at("R runes 0/1/0")
    table.leads("halfdan_ringgiver").plays("explore:wolf:fox").is_at("R runes 1/0/1; R holds fox")


def test_the_runes_of_cards_end_with_the_era() -> None:
    """TEV-2.6, TEV-14.2"""
    table = told("R row astrid_goldhand; R 1 fox; R holds fox", phase="cleanup").is_at("R runes 0/0/1; R row empty")
    table.in_era(2)


def test_active_runes_make_cards_stronger() -> None:
    """TEV-2.7, TEV-5.5"""
    table = told(
        "R row astrid_goldhand; R 1 raven; R holds raven; R down knut_the_bountiful; R hand njal_barnlord;"
        "battle R for kings_tribute from upper left"
    )
    table.draws("floki_driftwood").fought(red=6, invaders=2)


def test_the_runes_of_favours_are_never_active() -> None:
    """TEV-2.8: they score, but a rune action does not see them."""
    table = told("R favours hoard_of_hedeby kings_tribute golden_ring; R hand astrid_goldhand").is_at("R runes 0/0/0")
    table.shows("astrid_goldhand").turn_of("yellow")


def test_settlers_and_temples_alone_are_no_runes() -> None:
    """TEV-2.9: only who holds the island has its rune."""
    table = told("R 1 raven; R temple wolf; Y 6 wolf; Y holds wolf; B 2 raven; B holds raven; R hand leif_ploughman")
    table.is_at("R runes 0/0/0; Y runes 0/1/0; B runes 1/0/0").shows("leif_ploughman").turn_of("yellow")
