"""Chapter 7: deploying settlers, attacking settlers, raiding villages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tiny_epic_vikings.told import Table, told


def _docking(card: str, position: str, dock: str, **options: Any) -> Table:
    """Red plays a card face up, and a boat in southwest_sound goes to a dock."""
    table = told(f"R boat southwest_sound; R hand {card}; {position}", **options)
    return table.leads(card).sails("southwest_sound", dock)


# Deploying


def test_sail_three_deploys_three_settlers() -> None:
    """TEV-EX-3, TEV-7.1, TEV-11.3"""
    table = _docking("dagny_fairwind", "R res 2/4/2", "serpent_fox").plays("deploy", "deploy")
    table.offers("deploy", "done").plays("deploy").asks("use_rune_action", of="red")
    table.is_at("R res 2/1/2; R 3 serpent; R sheet 3/3/2; R holds serpent; R influence serpent 5; fury 1/0/0")


def test_every_settler_costs_a_food() -> None:
    """TEV-7.1: and without food it ends."""
    table = _docking("gunnar_farfarer", "R res 2/2/2", "serpent_fox").plays("deploy", "deploy")
    table.turn_of("yellow").is_at("R 2 serpent; R res 2/0/2; R sheet 4/3/2")


def test_fewer_may_be_deployed_or_none() -> None:
    """TEV-7.1"""
    _docking("dagny_fairwind", "", "serpent_fox").plays("done").turn_of("yellow").is_at("R 0 serpent; R res 2/2/2")
    table = _docking("dagny_fairwind", "", "serpent_fox").plays("deploy", "done")
    table.is_at("R 1 serpent; R res 2/1/2; R holds serpent")


@pytest.mark.parametrize("recall", ["own_turn", "deploying"])
def test_settlers_are_recalled_when_the_sheet_is_empty(recall: str) -> None:
    """TEV-TV-20, TEV-7.2, TEV-RUL-21: that is a way to go on deploying, not only offered by the way."""
    table = _docking("astrid_goldhand", "R 3 fox; R 3 wolf; R holds fox wolf", "serpent_fox", recall=recall)
    table.offers("done", "recall:fox", "recall:wolf").plays("recall:wolf").offers("deploy", "done")
    table.plays("deploy", "recall:wolf", "deploy").asks("use_rune_action", of="red")
    table.is_at("R 2 serpent; R 1 wolf; R 3 fox; R res 2/0/2; R sheet 0/3/2; R influence wolf 1")


def test_all_other_recalls_while_deploying_are_offered_by_the_way() -> None:
    """TEV-TV-20, TEV-RUL-21: of the island being settled, and while the sheet has settlers; not with `deploying`."""
    position = "R 2 fox; R 3 wolf; R 1 serpent"
    table = _docking("astrid_goldhand", position, "serpent_fox").offers("done", "recall:fox", "recall:wolf")
    table.offers_by_the_way("recall:serpent", "linger").plays("recall:serpent").offers("deploy", "done")
    table.offers_by_the_way("recall:fox", "recall:wolf", "linger").plays("recall:fox", "linger")
    table.offers_by_the_way("recall:fox", "recall:wolf").is_at("R sheet 2/3/2")
    former = _docking("astrid_goldhand", position, "serpent_fox", recall="deploying").offers_by_the_way()
    former.plays("recall:fox").offers("deploy", "done").offers_by_the_way()


def test_a_rune_does_not_go_back_by_a_recall_in_the_middle_of_a_sail() -> None:
    """TEV-RUL-21, TEV-RUL-13: only when the action is complete; but Blue takes a free one at once."""
    table = _docking("astrid_goldhand", "R 1 fox; R holds fox; R 1 wolf; B 1 wolf", "serpent_fox")
    table.plays("recall:fox").is_at("R influence fox 0; R holds fox").plays("recall:wolf")
    table.is_at("R holds fox; B holds wolf; fury 0/1/0").plays("done").is_at("R holds nothing; B holds wolf")


def test_control_is_checked_where_settlers_were_recalled() -> None:
    """TEV-TV-20, TEV-RUL-13: Blue is stronger on wolf in the end."""
    table = _docking("astrid_goldhand", "R 3 fox; R 3 wolf; R holds fox wolf; B 2 wolf", "serpent_fox")
    table.plays("recall:wolf", "deploy", "recall:wolf").is_at("R 1 wolf; R holds fox wolf serpent").plays("deploy")
    table.is_at("R holds fox serpent; B holds wolf; fury 1/1/0")


def test_nobody_was_recalled_while_the_sheet_had_settlers() -> None:
    """TEV-RUL-21: with `recall` = `deploying`."""
    table = _docking("astrid_goldhand", "R 2 fox; R 3 wolf", "serpent_fox", recall="deploying")
    assert sorted(table.options) == ["deploy", "done"]


@pytest.mark.parametrize("recall", ["own_turn", "deploying"])
def test_recalls_alone_make_nobody_be_asked(recall: str) -> None:
    """TEV-RUL-21: without food, or with all settlers on the island being settled."""
    _docking("astrid_goldhand", "R 3 fox; R 3 wolf; R res 2/0/2", "serpent_fox", recall=recall).turn_of("yellow")
    table = _docking("astrid_goldhand", "R 6 serpent; R holds serpent", "serpent_fox", recall=recall)
    table.asks("use_rune_action", of="red")


def test_nobody_was_recalled_from_the_island_being_settled() -> None:
    """TEV-RUL-21: with `recall` = `deploying`."""
    table = _docking("astrid_goldhand", "R 3 serpent; R 3 wolf", "serpent_fox", recall="deploying")
    assert sorted(table.options) == ["done", "recall:wolf"]


# Attacking


def test_more_settlers_drive_one_of_each_other_clan_away() -> None:
    """TEV-EX-4, TEV-7.3, TEV-RUL-18"""
    table = _docking("dagny_fairwind", "R res 2/3/2; Y 2 fox; B 1 fox; Y holds fox", "fox_wolf")
    table.plays("deploy", "deploy", "deploy").is_at("R 3 fox; Y 1 fox; B 0 fox; Y sheet 5/3/2; B sheet 6/3/2")


def test_those_deployed_attack_also_when_more_could_have_come() -> None:
    """TEV-7.3"""
    table = _docking("dagny_fairwind", "R res 2/5/2; Y 1 fox; Y holds fox", "fox_wolf").plays("deploy", "deploy")
    table.is_at("Y 1 fox").plays("done").is_at("R 2 fox; Y 0 fox; Y sheet 6/3/2; R holds fox")


@pytest.mark.parametrize(("before", "after"), [("Y 2 fox; B 3 fox", "Y 2 fox; B 3 fox"), ("Y 3 fox", "Y 3 fox")])
def test_as_many_settlers_of_one_clan_save_all(before: str, after: str) -> None:
    """TEV-7.3, TEV-RUL-18: strictly more than every other clan."""
    table = _docking("dagny_fairwind", f"R res 2/3/2; {before}", "fox_wolf").plays("deploy", "deploy", "deploy")
    table.is_at(f"R 3 fox; {after}")


def test_boats_and_temples_do_not_attack() -> None:
    """TEV-7.3: settlers are counted, not influence."""
    table = _docking("dagny_fairwind", "Y 1 fox; R temple fox", "fox_wolf").plays("deploy", "done")
    table.is_at("R 1 fox; Y 1 fox")


def test_nobody_attacks_without_deploying() -> None:
    """TEV-RUL-18"""
    _docking("dagny_fairwind", "R 3 fox; Y 1 fox; R holds fox", "fox_wolf").plays("done").is_at("Y 1 fox; R 3 fox")


def test_there_is_one_attack_however_many_are_deployed() -> None:
    """TEV-RUL-18"""
    table = _docking("dagny_fairwind", "R 3 fox; R res 2/3/2; Y 2 fox; R holds fox", "fox_wolf")
    table.plays("deploy", "deploy").is_at("Y 2 fox").plays("deploy").is_at("R 6 fox; Y 1 fox")


# Raiding


def test_a_raid_in_the_first_era_costs_one_steel() -> None:
    """TEV-EX-5, TEV-7.4"""
    table = _docking("astrid_goldhand", "", "serpent_wolf").plays("done").asks("raid_village", of="red")
    table.offers("raid", "leave").plays("raid")
    table.is_at("R res 2/2/1; no village serpent_wolf; R raided 1; R boat serpent_wolf")


@pytest.mark.parametrize(("era", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_raids_cost_more_from_era_to_era(era: int, cost: int) -> None:
    """TEV-7.4: and who has less cannot raid."""
    table = _docking("astrid_goldhand", f"R res 2/0/{cost}", "serpent_wolf", era=era).plays("raid")
    table.is_at("R res 2/0/0; R raided 1")
    _docking("astrid_goldhand", f"R res 2/0/{cost - 1}", "serpent_wolf", era=era).turn_of("yellow")


def test_there_is_nothing_to_raid_without_a_village() -> None:
    """TEV-7.4"""
    _docking("astrid_goldhand", "R res 2/0/2; no village serpent_wolf", "serpent_wolf").turn_of("yellow")
    _docking("astrid_goldhand", "R res 2/0/2", "serpent_fox").turn_of("yellow")


def test_a_village_is_raided_only_on_arrival() -> None:
    """TEV-7.4, TEV-RUL-23: not by the boat that is there already."""
    table = told("R boat serpent_wolf; R res 2/2/5; R hand njal_barnlord astrid_goldhand").shows("njal_barnlord")
    table.turn_of("yellow").is_at("village serpent_wolf")


def test_a_raided_village_is_dedicated_in_this_turn_or_later() -> None:
    """TEV-7.5, TEV-13.1"""
    table = _docking("astrid_goldhand", "R hand gro_gullwing; R res 2/0/2; Y hand alva_whisperer", "serpent_wolf")
    table.plays("raid").asks("dedicate_village", of="red")
    table.fork().plays("dedicate:thor").is_at("R raided 0; fury 0/0/2").turn_of("yellow")
    later = table.plays("none").is_at("R raided 1").turn_of("yellow").shows("alva_whisperer")
    later.turn_of("blue").plays(later.options[0], "skip")
    later.turn_of("red").shows("gro_gullwing").asks("dedicate_village", of="red").plays("dedicate:thor")
    later.is_at("R raided 0; fury 0/0/2")
