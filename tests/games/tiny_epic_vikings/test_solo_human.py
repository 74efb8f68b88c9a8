"""Chapter 23: what changes for the human in the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.driver import waiting
from meadhall.games.tiny_epic_vikings import GAME
from tests.games.tiny_epic_vikings.solo import START, human_turn
from tests.games.tiny_epic_vikings.told import Table, told


def test_a_boat_of_the_enemy_goes_back_to_its_sheet() -> None:
    """TEV-23.1: without asking anybody; its influence is gone."""
    table = human_turn(f"{START}; E boat wolf_raven raven_bear; R boat whale_tail; R hand dagny_fairwind")
    table.is_at("E influence wolf 2; E sheet 10/4/4").leads("dagny_fairwind").sails("whale_tail", "wolf_raven")
    table.asks("deploy_settler", of="red").is_at("R boat wolf_raven; E boat raven_bear; E sheet 10/5/4")
    table.is_at("E influence wolf 0; R influence wolf 2")


def test_the_chiefs_boat_shares_its_dock() -> None:
    """TEV-23.1"""
    table = human_turn(f"{START}; R boat whale_tail; R hand dagny_fairwind").leads("dagny_fairwind")
    table.sails("whale_tail", "raven_wolf").asks("deploy_settler", of="red")
    table.is_at("chief raven_wolf; R boat raven_wolf; E influence raven 4; R influence raven 2")


def test_a_boat_beside_the_chiefs_is_sent_back() -> None:
    """TEV-23.1: and the chief's stays."""
    table = human_turn(f"{START}; E boat raven_wolf; R boat whale_tail; R hand dagny_fairwind").leads("dagny_fairwind")
    table.sails("whale_tail", "raven_wolf").is_at("chief raven_wolf; E boat nowhere; E influence raven 4")


_THREE_AGAINST_TWO = f"{START}; R boat whale_tail; R res 2/3/2; R hand dagny_fairwind"


def _lands(settlers: int, position: str = _THREE_AGAINST_TWO, **options: Any) -> Table:
    """Red docks at raven_bear, where the enemy has two settlers, and deploys so many."""
    table = human_turn(position, **options).leads("dagny_fairwind").sails("whale_tail", "raven_bear")
    table.plays(*["deploy"] * settlers)
    return table if settlers == 3 else table.plays("done")


@pytest.mark.parametrize(("choice", "after"), [("attack", "E 1 raven; E sheet 11/6/4"), ("no", "E 2 raven")])
def test_with_more_settlers_the_human_may_attack(choice: str, after: str) -> None:
    """TEV-23.2, TEV-RUL-69: one goes back to the enemy's sheet, or all of them stay."""
    table = _lands(3).asks("solo_attack", of="red").offers("attack", "no").is_at("E 2 raven; R 3 raven")
    table.plays(choice).is_at(f"{after}; R 3 raven").asks("raid_village", of="red")
    assert ("settler_driven_off" in table.lines()) == (choice == "attack")


def test_by_the_rulings_of_the_house_an_attack_is_no_choice() -> None:
    """TEV-RUL-69"""
    table = _lands(3, rulings="house").asks("raid_village", of="red").is_at("E 1 raven; E sheet 11/6/4; R 3 raven")
    assert "settler_driven_off" in table.lines()


def test_against_players_an_attack_is_no_choice() -> None:
    """TEV-RUL-69, TEV-7.3: nor against the neutral enemy of the game for two."""
    table = told("Y 2 raven; R boat whale_tail; R res 2/3/2; R hand dagny_fairwind").leads("dagny_fairwind")
    table.sails("whale_tail", "raven_bear").plays("deploy", "deploy", "deploy").is_at("Y 1 raven; R 3 raven")
    table = told("E 2 walrus; R boat south_sound; R res 2/3/2; R hand dagny_fairwind", players=2)
    table.leads("dagny_fairwind").sails("south_sound", "walrus_wolf").plays("deploy", "deploy", "deploy")
    table.is_at("E 1 walrus; R 3 walrus")


@pytest.mark.parametrize("settlers", [0, 1, 2])
def test_without_more_settlers_nobody_is_asked(settlers: int) -> None:
    """TEV-23.2: equals drive nobody off."""
    _lands(settlers).asks("raid_village", of="red").is_at(f"E 2 raven; R {settlers} raven")


def test_who_adds_no_settler_does_not_attack() -> None:
    """TEV-23.2: though there are more of them already."""
    _lands(0, f"{_THREE_AGAINST_TWO}; R 3 raven").asks("raid_village", of="red").is_at("E 2 raven; R 3 raven")


def test_where_the_enemy_has_no_settler_nobody_is_asked() -> None:
    """TEV-23.2: a temple cannot be attacked."""
    position = "E temple raven; E holds raven; R boat whale_tail; R res 2/3/2; R hand dagny_fairwind"
    _lands(3, position).asks("raid_village", of="red").is_at("E temple raven; R 3 raven")


_EXPLORED = "E 1 raven; E 1 bear; E 2 eagle; R 3 wolf; R 1 bear; R 2 eagle; R hand jorunn_the_trader"


def _explores(*steps: str, **options: Any) -> Table:
    return human_turn(_EXPLORED, **options).leads("jorunn_the_trader").plays(*steps)


def test_explorers_may_attack_once_on_each_island() -> None:
    """TEV-23.2, TEV-RUL-69: raven, to which two came, and bear; each is asked about by itself."""
    table = _explores("explore:wolf:raven", "explore:wolf:raven", "explore:wolf:bear").asks("solo_attack", of="red")
    first = _asked_about(table)
    table.plays("attack").asks("solo_attack", of="red")
    second = _asked_about(table)
    assert {first, second} == {"raven", "bear"}
    table.plays("no").is_at(f"E 0 {first}; E 1 {second}; E 2 eagle; E sheet 9/6/4; R 2 raven; R 2 bear; R 2 eagle")
    table.asks("draw_enemy_card", of="chance")


def _asked_about(table: Table) -> str:
    """The island that the decision is about."""
    return str(GAME.about(table.s, waiting(table.s)[0], 0)["island"])


def test_explorers_attack_everywhere_by_the_rulings_of_the_house() -> None:
    """TEV-RUL-69"""
    table = _explores("explore:wolf:raven", "explore:wolf:raven", "explore:wolf:bear", rulings="house")
    table.is_at("E 0 raven; E 0 bear; E 2 eagle; E sheet 10/6/4").asks("draw_enemy_card", of="chance")


def test_settlers_that_are_spared_still_count_for_the_enemy() -> None:
    """TEV-RUL-69, TEV-11.3: raven is stolen only if one of them is driven off."""
    position = f"{START}; E boat raven_seal; R 3 raven; R boat whale_tail; R res 2/1/2; R hand dagny_fairwind"
    for choice, influence, holder in (("attack", 5, "R"), ("no", 6, "E")):
        table = human_turn(position).leads("dagny_fairwind").sails("whale_tail", "raven_bear").plays("deploy", choice)
        table.plays("leave").is_at(f"R influence raven 6; E influence raven {influence}; {holder} holds raven")


def test_smiting_returns_settlers_to_the_enemys_sheet() -> None:
    """TEV-23.2, TEV-12.4"""
    table = human_turn(f"{START}; R row alva_whisperer; R hand dufa_wavebreaker").shows("dufa_wavebreaker")
    table.plays("do").offers("smite:enemy:raven", "stop").plays("smite:enemy:raven").is_at("E 1 raven; E sheet 11/6/4")
