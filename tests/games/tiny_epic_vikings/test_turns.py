"""Chapter 4: turns."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.tiny_epic_vikings.content import DATA
from tests.games.tiny_epic_vikings.told import told

# Order


def test_turns_go_clockwise_from_the_chieftain() -> None:
    """TEV-4.1"""
    table = told("marker Y", phase="draft").lets_chance_decide()
    while table.question == "draft_card":
        table.plays(table.options[0])
    for clan in ("yellow", "blue", "red", "yellow"):
        table.turn_of(clan).plays(table.options[0], "skip")
        if table.question == "use_rune_action":
            table.plays("skip")


def test_the_starters_battle_is_resolved_before_the_starter_plays() -> None:
    """TEV-4.2, TEV-5.3: and nobody else's turn does it."""
    table = told(
        "R down alva_whisperer; R hand gro_gullwing; Y hand dyri_fogwalker logi_brewer; B hand grim_starreader;"
        "battle R for kings_tribute from upper left",
        turn="yellow",
    )
    table.fights_with("dyri_fogwalker").turn_of("blue").is_at("Y down dyri_fogwalker; R down alva_whisperer")
    table.shows("grim_starreader")
    table.asks("use_boon", of="yellow").is_at("Y row dyri_fogwalker; R row alva_whisperer; Y down empty")
    table.plays("skip").turn_of("red").is_at("R favours kings_tribute; R res 2/2/3")


# Playing a card


def test_exactly_one_card_is_played_to_the_right_of_the_row() -> None:
    """TEV-4.3"""
    table = told("R row gro_gullwing; R hand astrid_goldhand dufa_wavebreaker")
    table.offers("up:astrid_goldhand", "up:dufa_wavebreaker", "down").shows("dufa_wavebreaker")
    table.is_at("R row gro_gullwing dufa_wavebreaker; R hand astrid_goldhand").turn_of("yellow")


def test_a_card_can_be_played_face_down_instead() -> None:
    """TEV-4.3: it gives no action."""
    table = told("R row gro_gullwing; R hand astrid_goldhand dufa_wavebreaker").fights_with("astrid_goldhand")
    table.asks("choose_favour", of="red").plays("favour:lower:left").turn_of("yellow")
    table.is_at("R row gro_gullwing; R down astrid_goldhand; R hand dufa_wavebreaker")


def test_the_leader_action_comes_first_and_may_give_the_rune_for_the_rune_action() -> None:
    """TEV-4.4, TEV-12.1: the requirement is looked at then, not before."""
    table = told("R 1 seal; R hand jorunn_the_trader").leads("jorunn_the_trader")
    table.plays("explore:seal:raven", "explore:raven:wolf", "stop").is_at("R holds wolf")
    table.asks("use_rune_action", of="red").plays("do").asks("exchange_resources", of="red")


def test_either_action_may_be_skipped() -> None:
    """TEV-4.4: the rune action does not need the leader action."""
    table = told("R 1 wolf; R holds wolf; R res 0/0/0; R hand leif_ploughman").plays("up:leif_ploughman")
    table.asks("use_leader_action", of="red").offers("do", "skip").plays("skip")
    table.asks("use_rune_action", of="red").offers("do", "skip")
    table.fork().plays("skip").turn_of("yellow").is_at("R res 0/0/0; R 1 wolf")
    table.plays("do", "explore:wolf:fox", "stop").is_at("R 1 fox")


def test_a_leader_action_may_cost_the_rune_for_the_rune_action() -> None:
    """TEV-4.4, TEV-12.1"""
    table = told("R 1 wolf; R holds wolf; R hand jorunn_the_trader").leads("jorunn_the_trader")
    table.plays("explore:wolf:fox", "stop").is_at("R holds fox").turn_of("yellow")


def test_a_village_is_dedicated_at_the_end_of_the_turn_or_not() -> None:
    """TEV-4.5, TEV-13.1"""
    table = told("R raided 1; R hand gro_gullwing").shows("gro_gullwing").asks("dedicate_village", of="red")
    table.plays("none").turn_of("yellow").is_at("R raided 1")


# Cards


@pytest.mark.parametrize("card", DATA["viking"], ids=lambda card: str(card["id"]))
def test_a_leader_has_one_main_action(card: dict[str, Any]) -> None:
    """TEV-RUL-3, TEV-4.6"""
    table = told(f"R hand {card['id']}; R 1 fox; R boat south_sound; R res 4/2/2").leads(card["id"])
    assert table.question in ("choose_boat", "explore_island", "harvest_resource", "build_unit")
    assert len(table.heard("action_taken")) == 1
