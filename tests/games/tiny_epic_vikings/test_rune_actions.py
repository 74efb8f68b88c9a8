"""Chapter 12: rune actions."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.tiny_epic_vikings.content import DATA
from tests.games.tiny_epic_vikings.fights import NO_FAVOURS
from tests.games.tiny_epic_vikings.told import Table, told


def _using(card: str, position: str, **options: Any) -> Table:
    """Red plays a card face up, skips its leader action and performs its rune action."""
    table = told(f"{position}; R hand {card}", **options).shows(card)
    return table.asks("use_rune_action", of="red").plays("do")


# Requirements


def test_a_rune_action_needs_its_rune() -> None:
    """TEV-EX-10, TEV-12.1, TEV-4.4"""
    without = told("R hand leif_ploughman").leads("leif_ploughman").plays("take:wood", "take:wood", "take:wood")
    without.turn_of("yellow")
    table = told("R 1 wolf; R holds wolf; R hand leif_ploughman").leads("leif_ploughman")
    table.plays("take:wood", "take:wood", "take:wood").asks("use_rune_action", of="red").plays("do")
    table.plays("explore:wolf:raven", "explore:raven:seal").turn_of("yellow").is_at("R 1 seal")


def test_held_islands_and_played_cards_count_together() -> None:
    """TEV-12.1, TEV-2.5, TEV-2.7: three Wealth are an island, a card and the card itself."""
    told("R 1 raven; R holds raven; R row dagny_fairwind; R hand frida_keelwright").shows("frida_keelwright").asks(
        "use_rune_action", of="red"
    )
    told("R 1 raven; R holds raven; R hand frida_keelwright").shows("frida_keelwright").turn_of("yellow")
    told("R 1 raven; R row dagny_fairwind; R hand frida_keelwright").shows("frida_keelwright").turn_of("yellow")


def test_a_card_face_down_does_not_count() -> None:
    """TEV-2.5, TEV-RUL-4"""
    table = told("R hand astrid_goldhand dagny_fairwind; Y hand alva_whisperer; B hand dyri_fogwalker")
    table.fights_with("astrid_goldhand").plays("favour:upper:left").is_at("R runes 0/0/0")
    table.shows("alva_whisperer").shows("dyri_fogwalker").draws("floki_driftwood").is_at("R runes 1/0/0")
    table.shows("dagny_fairwind").asks("use_rune_action", of="red")


def test_the_card_itself_does_not_count_if_the_table_agreed_so() -> None:
    """TEV-RUL-4: neither for what it needs nor for what it collects."""
    row = "R row njal_barnlord"
    told(f"{row}; R hand dagny_fairwind", own_card_rune_counts=False).shows("dagny_fairwind").turn_of("yellow")
    two = "R row njal_barnlord gunnar_farfarer"
    _using("dagny_fairwind", two, own_card_rune_counts=False).turn_of("yellow").is_at("R res 2/4/2; R runes 3/0/0")
    any_three = "R row njal_barnlord floki_driftwood"
    told(f"{any_three}; R hand sigurd_treasurer", own_card_rune_counts=False).shows("sigurd_treasurer").turn_of(
        "yellow"
    )
    told(f"{any_three}; R hand sigurd_treasurer").shows("sigurd_treasurer").asks("use_rune_action", of="red")


def test_rune_actions_are_main_actions_or_one_of_six_others() -> None:
    """TEV-12.2"""
    main = {"sail", "explore", "harvest", "build"}
    others = {"temple_explore", "smite", "draw_replace", "enter_battle", "collect", "exchange"}
    assert {card["rune_action"]["action"] for card in DATA["viking"]} == main | others


@pytest.mark.parametrize(
    ("card", "position", "question"),
    [
        ("inga_pathfinder", "R 1 fox; R holds fox; R boat south_reach", "choose_boat"),
        ("leif_ploughman", "R 1 wolf; R holds wolf", "explore_island"),
        ("astrid_goldhand", "R 1 raven; R holds raven", "harvest_resource"),
        ("frida_keelwright", "R 1 raven; R holds raven; R row dagny_fairwind", "build_unit"),
        ("bodil_runecarver", "R temple raven; R holds raven", "move_temple"),
        ("dufa_wavebreaker", "R 1 wolf; R holds wolf; Y 1 fox", "smite_settler"),
        ("gunnar_farfarer", "R 1 fox; R holds fox", "draw_card"),
        ("eirik_silvertongue", "R 1 wolf; R holds wolf", "choose_favour"),
        ("jorunn_the_trader", "R 1 wolf; R holds wolf", "exchange_resources"),
    ],
)
def test_every_kind_of_rune_action(card: str, position: str, question: str) -> None:
    """TEV-12.2"""
    assert _using(card, position).question == question


# Explore with a temple


def test_a_temple_goes_to_an_adjacent_island_without_an_own_temple() -> None:
    """TEV-TV-15, TEV-12.3, TEV-10.4"""
    table = _using("bodil_runecarver", "R temple raven; R temple wolf; R holds raven wolf; Y temple seal")
    table.has("temple:raven:bear", "temple:raven:eagle", "temple:raven:seal").lacks("temple:raven:wolf")
    table.fork().plays("skip").turn_of("yellow").is_at("R temple raven")
    table.plays("temple:raven:eagle").is_at("R no temple raven; R temple eagle; R temple wolf; R holds eagle wolf")


# Smite


def test_smiting_returns_settlers_of_others_from_anywhere() -> None:
    """TEV-12.4"""
    table = _using("dufa_wavebreaker", "R 1 wolf; R holds wolf; Y 2 fox; B 1 stag; B 1 wolf")
    table.offers("smite:yellow:fox", "smite:blue:stag", "smite:blue:wolf", "stop").plays("smite:yellow:fox")
    table.turn_of("yellow").is_at("Y 1 fox; Y sheet 5/3/2; B 1 stag; R 1 wolf")


def test_two_are_smitten_of_one_clan_or_of_two() -> None:
    """TEV-12.4: or fewer."""
    table = _using("bjorn_the_broad", "R 1 raven; R holds raven; R row astrid_goldhand; Y 2 fox; B 1 stag")
    table.fork().plays("smite:yellow:fox", "smite:yellow:fox").turn_of("yellow").is_at("Y 0 fox; Y sheet 6/3/2")
    table.fork().plays("smite:yellow:fox", "smite:blue:stag").turn_of("yellow").is_at("Y 1 fox; B 0 stag")
    table.plays("smite:yellow:fox", "stop").turn_of("yellow").is_at("Y 1 fox; B 1 stag")


# Draw and replace


def test_a_card_is_drawn_and_any_card_discarded() -> None:
    """TEV-12.5: the drawn one too; everybody sees the discard, only the drawer what was drawn."""
    table = told("R 1 fox; R holds fox; R hand gunnar_farfarer orm_stonereader").shows("gunnar_farfarer").plays("do")
    table.asks("draw_card", of="chance")
    assert table.who_learns() == ["red"]
    table.draws("logi_brewer").asks("discard_card", of="red").offers("card:orm_stonereader", "card:logi_brewer")
    table.fork().plays("card:logi_brewer").is_at("R hand orm_stonereader; discard logi_brewer").turn_of("yellow")
    table.plays("card:orm_stonereader").is_at("R hand logi_brewer; discard orm_stonereader")
    assert table.who_knows("logi_brewer") == ["red"]
    assert table.who_knows("orm_stonereader") == ["red", "yellow", "blue", "nobody"]


def test_the_only_card_in_hand_is_the_drawn_one_and_goes() -> None:
    """TEV-RUL-27"""
    table = _using("gunnar_farfarer", "R 1 fox; R holds fox").draws("logi_brewer").turn_of("yellow")
    table.is_at("R hand empty; discard logi_brewer")


def test_an_empty_deck_is_made_of_the_discards_before_drawing() -> None:
    """TEV-RUL-27, TEV-5.20: and without a card anywhere nothing happens."""
    position = "R 1 fox; R holds fox; deck empty"
    table = _using("gunnar_farfarer", f"{position}; discard gro_gullwing jora_softfoot")
    table.asks("draw_card", of="chance").offers("card:gro_gullwing", "card:jora_softfoot").is_at("discard empty")
    _using("gunnar_farfarer", f"{position}; discard empty").turn_of("yellow").is_at("R hand empty; discard empty")


# Enter a battle


def test_a_played_card_enters_a_battle() -> None:
    """TEV-TV-11, TEV-12.6: everybody knows its strength."""
    table = told(
        "B 1 fox; B holds fox; B boat south_sound; B hand arnbjorg_stormcaller floki_driftwood; R hand gro_gullwing;"
        "Y hand alva_whisperer",
        turn="blue",
    )
    table.leads("arnbjorg_stormcaller").sails("south_sound", "fox_wolf").plays("done").is_at("B runes 0/0/2")
    table.asks("use_rune_action", of="blue").plays("do").asks("choose_favour", of="blue")
    table.plays("favour:upper:left").is_at("battle B for full_granary from upper left; B entered arnbjorg_stormcaller")
    table.is_at("B row empty; B runes 0/0/1")
    assert table.who_knows("arnbjorg_stormcaller") == ["red", "yellow", "blue", "nobody"]
    table.turn_of("red").shows("gro_gullwing").shows("alva_whisperer").draws("dagny_fairwind")
    table.fought(blue=5, invaders=3).is_at("B favours full_granary; B runes 0/0/2")


def test_entering_joins_a_pending_battle() -> None:
    """TEV-12.6, TEV-5.1"""
    table = _using(
        "eirik_silvertongue",
        "R 1 wolf; R holds wolf; B down alva_whisperer; battle B for kings_tribute from upper left",
    )
    table.turn_of("yellow").is_at("battle B R for kings_tribute from upper left; R entered eirik_silvertongue")


def test_nobody_enters_a_battle_without_a_prize() -> None:
    """TEV-TV-11, TEV-RUL-28"""
    table = told(
        "B 1 fox; B holds fox; B hand arnbjorg_stormcaller; upper empty; lower empty", turn="blue", faults=NO_FAVOURS
    )
    table.plays("skip").asks("use_leader_action", of="red").is_at("B row arnbjorg_stormcaller; B entered empty")


# Collect and exchange


@pytest.mark.parametrize(
    ("card", "position", "after"),
    [
        ("sigurd_treasurer", "R row gro_gullwing floki_driftwood", "3/3/3"),
        ("rolf_ironbeam", "R row gro_gullwing", "3/2/4"),
        ("dagny_fairwind", "R row njal_barnlord", "2/4/2"),
        ("dagny_fairwind", "R row njal_barnlord; R 1 raven; R holds raven", "2/5/2"),
        ("dyri_fogwalker", "R row alva_whisperer gro_gullwing", "4/2/2"),
        ("einar_hailbringer", "R row gro_gullwing floki_driftwood alva_whisperer", "2/2/5"),
    ],
)
def test_printed_resources_and_those_for_runes_are_collected(card: str, position: str, after: str) -> None:
    """TEV-12.7"""
    _using(card, position).turn_of("yellow").is_at(f"R res {after}")


def test_any_amount_of_one_resource_becomes_another() -> None:
    """TEV-TV-13, TEV-12.8, TEV-2.3"""
    table = _using("jorunn_the_trader", "R 1 wolf; R holds wolf; R res 5/4/0")
    table.offers(
        "skip",
        *[f"exchange:wood:food:{amount}" for amount in (1, 2, 3)],
        *[f"exchange:wood:steel:{amount}" for amount in (1, 2, 3, 4, 5)],
        *[f"exchange:food:wood:{amount}" for amount in (1, 2)],
        *[f"exchange:food:steel:{amount}" for amount in (1, 2, 3, 4)],
    )
    table.fork().plays("skip").turn_of("yellow").is_at("R res 5/4/0")
    table.plays("exchange:wood:steel:4").turn_of("yellow").is_at("R res 1/4/4")
