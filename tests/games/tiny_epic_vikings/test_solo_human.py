"""Chapter 23: what changes for the human in the solo game."""

from __future__ import annotations

from tests.games.tiny_epic_vikings.solo import START, human_turn


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


def test_deploying_more_settlers_drives_one_of_the_enemy_off() -> None:
    """TEV-23.2: to the enemy's sheet."""
    table = human_turn(f"{START}; R boat whale_tail; R res 2/3/2; R hand dagny_fairwind").leads("dagny_fairwind")
    table.sails("whale_tail", "raven_bear").plays("deploy", "deploy", "deploy")
    table.is_at("E 1 raven; E sheet 11/6/4; R 3 raven")


def test_equals_drive_nobody_off() -> None:
    """TEV-23.2"""
    table = human_turn(f"{START}; R boat whale_tail; R res 2/2/2; R hand dagny_fairwind").leads("dagny_fairwind")
    table.sails("whale_tail", "raven_bear").plays("deploy", "deploy").is_at("E 2 raven; R 2 raven")


def test_explorers_drive_off_one_settler_on_each_island() -> None:
    """TEV-23.2: once for an island, though two came."""
    position = "E 1 raven; E 1 bear; R 4 wolf; R hand jorunn_the_trader"
    table = human_turn(position).leads("jorunn_the_trader")
    table.plays("explore:wolf:raven", "explore:wolf:raven", "explore:wolf:bear").is_at("E 0 raven; E 1 bear")
    table.is_at("E sheet 11/6/4; R 2 raven; R 1 bear")


def test_smiting_returns_settlers_to_the_enemys_sheet() -> None:
    """TEV-23.2, TEV-12.4"""
    table = human_turn(f"{START}; R row alva_whisperer; R hand dufa_wavebreaker").shows("dufa_wavebreaker")
    table.plays("do").offers("smite:enemy:raven", "stop").plays("smite:enemy:raven").is_at("E 1 raven; E sheet 11/6/4")
