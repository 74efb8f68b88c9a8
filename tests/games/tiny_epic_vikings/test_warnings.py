"""What is said before a choice that loses something, or leaves something within reach."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.inspected import Warned
from meadhall.games.tiny_epic_vikings import GAME
from meadhall.games.tiny_epic_vikings.warnings import WARNED, warn
from tests.games.tiny_epic_vikings.solo import human_turn
from tests.games.tiny_epic_vikings.told import Table, told


def _warnings(table: Table, option: str) -> list[Warned]:
    decision = waiting(table.s)[0]
    assert isinstance(decision, WARNED)
    number = next(each for each in decision.options(table.s) if decision.vocabulary.name(each) == option)
    after = table.s.clone()
    carry_out(after, decision, number)
    found = warn(table.s, after, decision, number)
    for each in found:
        assert all(GAME.words(language).has(f"warning-{each.key}") for language in ("en", "pl"))
    return found


def _keys(table: Table, option: str) -> list[str]:
    return [each.key for each in _warnings(table, option)]


# Landing


def _docked(position: str) -> Table:
    """Red docks at Fox Isle with Sail 3."""
    table = told(f"R boat south_sound; R hand dagny_fairwind; no village fox_walrus; {position}").leads(
        "dagny_fairwind"
    )
    return table.sails("south_sound", "fox_walrus").asks("deploy_settler", of="red")


def test_whoever_lands_nobody_cannot_take_the_rune() -> None:
    """TEV-11.2"""
    table = _docked("")
    assert _keys(table, "done") == ["no_land_force"]
    assert _keys(table, "deploy") == []
    assert _keys(table.plays("deploy"), "done") == []


def test_equal_numbers_drive_nobody_out() -> None:
    """TEV-7.3: one more would; with two fewer it would not."""
    table = _docked("R 1 fox; Y 2 fox; R res 2/3/2")
    assert _keys(table, "done") == []
    assert _keys(table.plays("deploy"), "done") == ["one_more"]
    assert _keys(table.plays("deploy"), "done") == []


# Runes that are lost


def test_a_boat_that_leaves_may_cost_the_rune() -> None:
    """TEV-11.4"""
    position = "R boat fox_wolf; R {} fox; R holds fox; Y 2 fox; R hand dagny_fairwind"
    assert _warnings(told(position.format(1)).leads("dagny_fairwind"), "boat:fox_wolf") == [
        Warned("rune_lost", {"island": "fox"})
    ]
    assert _keys(told(position.format(2)).leads("dagny_fairwind"), "boat:fox_wolf") == []


def test_a_settler_that_leaves_may_cost_the_rune() -> None:
    """TEV-11.6"""
    position = "R {} fox; R holds fox; R hand jorunn_the_trader"
    assert _keys(told(position.format(1)).leads("jorunn_the_trader"), "explore:fox:wolf") == ["rune_lost"]
    table = told(position.format(2)).leads("jorunn_the_trader")
    assert _keys(table, "explore:fox:wolf") == []
    assert _keys(table, "stop") == []


def test_a_settler_that_is_called_back_may_cost_the_rune() -> None:
    """TEV-7.2, TEV-11.6"""
    position = "R {} fox; R holds fox; R hand gro_gullwing alva_whisperer"
    assert _keys(told(position.format(1)), "recall:fox") == ["rune_lost"]
    assert _keys(told(position.format(2)), "recall:fox") == []


# Cards


def test_an_action_that_is_open_is_not_skipped_without_a_word() -> None:
    """TEV-4.4"""
    assert _keys(told("R boat south_sound; R hand gro_gullwing").plays("up:gro_gullwing"), "skip") == ["skipped"]
    idle = told("R hand jorunn_the_trader").plays("up:jorunn_the_trader")
    assert _keys(idle, "skip") == []
    full = told("R res 7/7/7; R hand njal_barnlord").plays("up:njal_barnlord")
    assert _keys(full, "skip") == []


def test_another_card_first_would_open_the_rune_action() -> None:
    """TEV-2.5, TEV-12.1"""
    table = told("R hand jora_softfoot jorunn_the_trader brand_firehair")
    assert _warnings(table, "up:jorunn_the_trader") == [Warned("another_first", {"card": "jora_softfoot"})]
    assert _keys(told("R hand jorunn_the_trader brand_firehair"), "up:jorunn_the_trader") == []
    assert _keys(told("R 1 wolf; R holds wolf; R hand jora_softfoot jorunn_the_trader"), "up:jorunn_the_trader") == []


def test_a_card_that_cannot_be_paid_does_not_fight() -> None:
    """TEV-5.7"""
    hand = "R hand halfdan_ringgiver gro_gullwing"
    poor = told(f"{hand}; R res 2/2/2").plays("down")
    assert _warnings(poor, "card:halfdan_ringgiver") == [Warned("no_steel", {"has": 2, "steel": 3})]
    assert _keys(told(f"{hand}; R res 2/2/3").plays("down"), "card:halfdan_ringgiver") == []
    assert _keys(told("R hand halfdan_ringgiver; R res 2/2/2"), "down") == ["no_steel"]


def test_a_weak_card_is_told_against_the_unseen_ones() -> None:
    """TEV-5.15: unless somebody else is in the battle."""
    hand = "R hand freydis_the_seeress halfdan_ringgiver; R res 2/2/3"
    table = told(hand).plays("down")
    [weak] = _warnings(table, "card:freydis_the_seeress")
    assert weak.key == "weak"
    assert 50 < int(weak.arguments["share"]) <= 100
    assert _keys(table, "card:halfdan_ringgiver") == []
    joined = told(f"{hand}; Y down orm_stonereader; battle Y for golden_ring from upper left").plays("down")
    assert _keys(joined, "card:freydis_the_seeress") == []


def test_the_solo_human_never_meets_the_invaders() -> None:
    """TEV-26.7"""
    table = human_turn("E 2 raven; E holds raven; R hand freydis_the_seeress gro_gullwing").plays("down")
    assert _keys(table, "card:freydis_the_seeress") == []


def test_a_fourth_favour_card_sends_an_old_one_back() -> None:
    """TEV-5.9"""
    held = "R hand halfdan_ringgiver gro_gullwing; R favours golden_ring full_granary{}"
    assert _keys(told(held.format(" sealed_saga")), "down") == ["fourth_favour"]
    assert _keys(told(held.format("")), "down") == []
    assert _keys(told(held.format(" sealed_saga"), fourth_favour="any"), "down") == []


# Resources


@pytest.mark.parametrize(("resources", "keys"), [("7/6/5", ["overflow"]), ("7/5/5", [])])
def test_what_a_harvest_brings_above_seven_is_lost(resources: str, keys: list[str]) -> None:
    """TEV-2.3, TEV-9.1: Harvest 4 needs room for four."""
    table = told(f"R res {resources}; R hand njal_barnlord").plays("up:njal_barnlord")
    assert _keys(table, "do") == keys


def test_what_a_collection_brings_above_seven_is_lost() -> None:
    """TEV-2.3, TEV-12.7: one wood and two steel."""
    table = told("R res 2/2/6; R 1 stag; R 1 fox; R holds stag fox; R hand rolf_ironbeam").shows("rolf_ironbeam")
    assert _warnings(table, "do") == [Warned("overflow", {"lost": 1})]


def test_the_bonus_of_boats_needs_room_too() -> None:
    """TEV-9.2: one boat has been built, and gives steel when the harvest is done."""
    table = told("R boat south_sound west_sound; R res 2/2/6; R hand knut_the_bountiful").leads("knut_the_bountiful")
    assert _keys(table, "take:steel") == ["overflow"]
    assert _keys(table, "take:wood") == []


# Villages


def _dedicating(position: str, **options: Any) -> Table:
    table = told(f"R raided 1; R hand gro_gullwing; {position}", **options).shows("gro_gullwing")
    return table.asks("dedicate_village", of="red")


def test_a_god_who_pays_nothing_is_not_angered_against_oneself() -> None:
    """TEV-13.2, TEV-15.2"""
    table = _dedicating("R 1 raven; R holds raven; fury 3/2/0")
    assert _warnings(table, "dedicate:odin") == [Warned("wrong_god", {"points": 2})]
    assert _keys(table, "dedicate:frigg") == []
    assert _keys(table, "dedicate:thor") == []


def test_in_the_last_turn_resources_are_to_be_spent() -> None:
    """TEV-15.5"""
    [grave] = _warnings(_dedicating("R res 2/1/1", era=3), "none")
    assert (grave.key, grave.is_grave) == ("spend_now", True)
    assert _keys(_dedicating("R res 1/1/1", era=3), "none") == []
    assert _keys(_dedicating("R res 2/1/1", era=2), "none") == []
    last = told("R boat south_sound; R hand gro_gullwing; R res 2/2/2", era=3).plays("up:gro_gullwing")
    assert _keys(last, "skip") == ["skipped", "spend_now"]
