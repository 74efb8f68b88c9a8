"""Chapter 11: influence, control and Fury."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.told import told

# Influence


@pytest.mark.parametrize(
    ("pieces", "influence"),
    [
        ("R 3 fox", 3),
        ("R temple fox", 4),
        ("R boat fox_wolf", 2),
        ("R boat fox_wolf fox_walrus fox_serpent", 6),
        ("R boat south_sound", 0),
        ("R boat wolf_fox", 0),
        ("R 2 fox; R temple fox; R boat fox_wolf", 8),
    ],
)
def test_the_influence_of_pieces(pieces: str, influence: int) -> None:
    """TEV-11.1"""
    told(pieces).is_at(f"R influence fox {influence}")


def test_a_boat_in_a_fjord_counts_nowhere() -> None:
    """TEV-11.1: Blue's boat in the fjord does not help against one settler."""
    table = told("R 1 raven; R hand halfdan_ringgiver; B boat south_sound southwest_sound south_reach")
    table.leads("halfdan_ringgiver").plays("explore:raven:wolf").is_at("R holds wolf; B influence wolf 0")


# Taking a rune


def test_the_first_on_an_island_takes_its_rune() -> None:
    """TEV-EX-8, TEV-11.3, TEV-11.5"""
    table = told("R boat west_sound; R hand astrid_goldhand").leads("astrid_goldhand").sails("west_sound", "raven_wolf")
    table.plays("deploy", "done").is_at("R influence raven 3; R holds raven; gods frigg/odin/thor; fury 1/0/0")


def test_boats_alone_never_take_a_rune() -> None:
    """TEV-TV-4, TEV-11.2, TEV-11.3: and who has land forces but not the most does not either."""
    table = told("R boat bear_raven south_sound; B 1 bear; R hand astrid_goldhand").leads("astrid_goldhand")
    table.sails("south_sound", "bear_wolf").plays("done", "leave")
    table.is_at("R influence bear 4; B influence bear 1; R holds nothing; B holds nothing; fury 0/0/0")


def test_a_temple_is_a_land_force() -> None:
    """TEV-11.2"""
    table = told("R temple raven; R row astrid_goldhand; R hand njal_barnlord").shows("njal_barnlord").plays("do")
    table.plays("temple:raven:wolf").is_at("R holds wolf; fury 0/1/0")


def test_a_tie_changes_nothing() -> None:
    """TEV-TV-2, TEV-11.7: neither who holds an island nor that nobody does."""
    held = told("R 3 fox; R holds fox; B 3 wolf; B holds wolf; B hand jorunn_the_trader", turn="blue")
    held.leads("jorunn_the_trader").plays("explore:wolf:fox", "explore:wolf:fox", "explore:wolf:fox")
    held.is_at("R 3 fox; B 3 fox; R holds fox; B holds nothing; fury 0/0/0")
    free = told("R 2 fox; Y boat fox_wolf; B 2 wolf; B holds wolf; B hand jorunn_the_trader", turn="blue")
    free.leads("jorunn_the_trader").plays("explore:wolf:fox", "explore:wolf:fox", "stop")
    free.is_at("R 2 fox; B 2 fox; R holds nothing; B holds nothing; fury 0/0/0")


# When


def test_a_rune_is_taken_in_passing() -> None:
    """TEV-TV-28, TEV-11.3, TEV-RUL-13: wolf is taken on the way, and goes back when the action is complete."""
    position = "R 2 raven; R holds raven; R hand inga_pathfinder"
    table = told(position).leads("inga_pathfinder").plays("explore:raven:wolf").is_at("R holds raven wolf; fury 0/1/0")
    table.plays("explore:wolf:fox").is_at("R holds raven fox; fury 0/1/1")
    assert table.lines().index("island_lost") > table.lines().index("island_taken")
    table = told(position, rune_take="after_action").leads("inga_pathfinder")
    table.plays("explore:raven:wolf").is_at("R holds raven; fury 0/0/0").plays("explore:wolf:fox")
    table.is_at("R holds raven fox; fury 0/0/1")


def test_who_passes_through_leaves_a_free_rune_to_another() -> None:
    """TEV-RUL-13, TEV-RUL-16: Red leaves wolf for a step and comes back; after the action it would be a tie again."""
    position = "R 1 wolf; B 1 wolf; R hand jorunn_the_trader"
    steps = ("explore:wolf:fox", "explore:fox:wolf")
    table = told(position).leads("jorunn_the_trader").plays(steps[0]).is_at("R holds fox; B holds wolf; fury 0/1/1")
    table.plays(steps[1], "stop").is_at("R 1 wolf; R holds nothing; B holds wolf; fury 0/1/1")
    former = told(position, rune_take="after_action").leads("jorunn_the_trader").plays(*steps, "stop")
    former.is_at("R holds nothing; B holds nothing; fury 0/0/0")


def test_what_comes_and_goes_within_an_action_counts_only_for_free_runes() -> None:
    """TEV-RUL-13, TEV-11.4: raven is not given back meanwhile; with `rune_take` = `after_action` nothing happens."""
    position = "R 1 raven; R holds raven; R hand jorunn_the_trader"
    table = told(position).leads("jorunn_the_trader").plays("explore:raven:wolf", "explore:wolf:raven")
    table.is_at("R holds raven wolf; fury 0/1/0").plays("stop").is_at("R holds raven; fury 0/1/0")
    table = told(position, rune_take="after_action").leads("jorunn_the_trader")
    table.plays("explore:raven:wolf", "explore:wolf:raven").is_at("R holds raven; fury 0/0/0").plays("stop")
    table.is_at("R holds raven; fury 0/0/0")


def test_nothing_is_stolen_in_the_middle_of_an_action() -> None:
    """TEV-RUL-13, TEV-11.4: Blue is stronger on fox for a moment, and on wolf in the end."""
    table = told("R 1 fox; R 1 wolf; R holds fox wolf; B 3 raven; B holds raven; B hand jorunn_the_trader", turn="blue")
    table.leads("jorunn_the_trader").plays("explore:raven:wolf", "explore:raven:wolf").is_at("R holds fox wolf")
    table.plays("stop").is_at("B 2 wolf; R 0 wolf; R holds fox; B holds raven wolf; fury 0/1/0")


def test_a_boat_that_leaves_lets_another_take_a_free_rune_at_once() -> None:
    """TEV-RUL-13, TEV-RUL-16: also one who does not play."""
    position = "R boat bear_raven; R hand gunnar_farfarer; B 1 bear"
    table = told(position).leads("gunnar_farfarer").sails("bear_raven", "whale_tail").asks("sail_boat", of="red")
    table.is_at("B holds bear; fury 0/0/1")
    table = told(position, rune_take="after_action").leads("gunnar_farfarer").sails("bear_raven", "whale_tail")
    table.is_at("B holds nothing; fury 0/0/0").plays("stop").is_at("B holds bear; fury 0/0/1")


def test_a_boat_that_enters_takes_a_free_rune_before_anybody_deploys() -> None:
    """TEV-RUL-13, TEV-RUL-14: Yellow's boat counts no more as soon as Red's takes its dock."""
    position = "R 1 wolf; R boat south_sound; Y boat wolf_fox; R hand astrid_goldhand"
    table = told(position).leads("astrid_goldhand").sails("south_sound", "wolf_fox").asks("leave_dock", of="yellow")
    table.is_at("R influence wolf 3; Y influence wolf 0; R holds wolf; fury 0/1/0")
    told(position, rune_take="after_action").leads("astrid_goldhand").sails("south_sound", "wolf_fox").is_at(
        "R holds nothing; fury 0/0/0"
    )


def test_settlers_that_are_smitten_or_driven_off_free_the_way_at_once() -> None:
    """TEV-RUL-13: the losses of an attack are one change."""
    table = told("R hand bjorn_the_broad; R row astrid_goldhand dagny_fairwind; Y 3 fox; B 1 fox; B boat fox_wolf")
    table.shows("bjorn_the_broad").plays("do").is_at("Y holds nothing; B holds nothing").plays("smite:yellow:fox")
    table.is_at("B holds fox; fury 0/0/1").asks("smite_settler", of="red")
    both = "Y 1 fox; Y temple fox; B 1 fox; B temple fox"
    table = told(f"R boat south_sound; R res 2/4/2; R hand dagny_fairwind; {both}").leads("dagny_fairwind")
    table.sails("south_sound", "fox_walrus").plays("deploy", "deploy").is_at("R holds nothing").plays("deploy")
    table.asks("raid_village", of="red").is_at("Y 0 fox; B 0 fox; R influence fox 5; R holds fox; fury 0/0/1")


def test_a_temple_takes_a_free_rune_where_it_comes_to_stand() -> None:
    """TEV-RUL-13, TEV-12.3: and lets one go where it has stood, when the action is complete."""
    table = told("R temple raven; R holds raven; R row astrid_goldhand; R hand njal_barnlord").shows("njal_barnlord")
    table.plays("do", "temple:raven:wolf").is_at("R holds wolf; fury 0/1/0")
    keys = [key for key in table.lines() if key in ("temple_moved", "island_taken", "island_lost")]
    assert keys == ["temple_moved", "island_taken", "island_lost"]


def test_settlers_are_told_one_by_one_where_a_rune_may_be_taken_at_once() -> None:
    """TEV-RUL-13: the log says who landed before it says who took the rune."""
    position = "R boat west_sound; R hand astrid_goldhand"
    book = told(position).leads("astrid_goldhand").sails("west_sound", "raven_wolf").plays("deploy", "deploy")
    keys = ("settlers_deployed", "island_taken")
    assert [key for key in book.lines() if key in keys] == ["settlers_deployed", "island_taken", "settlers_deployed"]
    house = told(position, rune_take="after_action").leads("astrid_goldhand").sails("west_sound", "raven_wolf")
    assert [key for key in house.plays("deploy", "deploy").lines() if key in keys] == list(keys)


def test_control_is_checked_between_the_two_actions_of_a_card() -> None:
    """TEV-RUL-13, TEV-11.4"""
    table = told("R 1 serpent; R hand inga_pathfinder; R boat south_sound").leads("inga_pathfinder")
    table.plays("explore:serpent:fox", "stop").is_at("R holds fox; fury 0/0/1").asks("use_rune_action", of="red")
    table.plays("do").sails("south_sound", "wolf_bear").plays("deploy", "done").is_at("R holds fox wolf; fury 0/1/1")


# Stealing a rune


def test_more_influence_steals_a_rune() -> None:
    """TEV-EX-9, TEV-11.4, TEV-11.5, TEV-7.3"""
    table = told(
        "R temple raven; R 1 raven; R holds raven; fury 1/0/0; B boat east_sound; B res 2/3/2; B hand dagny_fairwind",
        turn="blue",
    )
    table.leads("dagny_fairwind").sails("east_sound", "raven_bear").plays("deploy", "deploy", "deploy", "leave")
    table.is_at("R 0 raven; B 3 raven; B influence raven 5; R influence raven 4; B holds raven; R holds nothing")
    table.is_at("fury 2/0/0")


def test_pushing_a_boat_away_changes_control() -> None:
    """TEV-TV-1, TEV-11.4, TEV-RUL-14"""
    table = told(
        "R 1 wolf; R boat wolf_fox; R holds wolf; B 2 wolf; B boat south_sound; B hand astrid_goldhand", turn="blue"
    )
    table.leads("astrid_goldhand").sails("south_sound", "wolf_fox").asks("leave_dock", of="red")
    table.offers("fjord:southwest_sound", "fjord:south_sound").plays("fjord:south_sound").plays("done", "leave")
    table.is_at("R 1 wolf; B 2 wolf; B influence wolf 4; R influence wolf 1; B holds wolf; fury 0/1/0")


def test_boats_alone_never_steal_a_rune() -> None:
    """TEV-11.2, TEV-11.4"""
    table = told("R 1 fox; R holds fox; B boat south_sound fox_wolf; B hand astrid_goldhand", turn="blue")
    table.leads("astrid_goldhand").sails("south_sound", "fox_walrus").plays("done", "leave")
    table.is_at("B influence fox 4; R holds fox; B holds nothing; fury 0/0/0")


def test_a_thief_must_be_the_highest_of_all() -> None:
    """TEV-RUL-15: unless the table agreed that it is enough to be above the holder."""
    position = "R 1 fox; R holds fox; Y boat fox_wolf fox_walrus; B 3 wolf; B holds wolf; B hand inga_pathfinder"
    steps = ["explore:wolf:fox", "explore:wolf:fox"]
    highest = told(f"{position}; B 1 fox", turn="blue").leads("inga_pathfinder").plays(*steps)
    highest.is_at("R influence fox 0; Y influence fox 4; B influence fox 3; B holds wolf; R holds nothing; fury 0/0/0")
    above = told(f"{position}; B 1 fox", turn="blue", steal_requires_highest=False)
    above.leads("inga_pathfinder").plays(*steps).is_at("B holds wolf fox; R holds nothing; fury 0/0/1")


def test_of_several_above_the_holder_the_highest_steals_and_on_a_tie_nobody() -> None:
    """TEV-RUL-15: with `steal_requires_highest` off."""
    position = "R 2 fox; R holds fox; Y 3 fox; B 1 fox; B 3 wolf; B holds wolf; B hand jorunn_the_trader"
    tied = told(position, turn="blue", steal_requires_highest=False).leads("jorunn_the_trader")
    tied.plays("explore:wolf:fox", "explore:wolf:fox", "stop").is_at("Y 3 fox; B 3 fox; R holds fox; fury 0/0/0")
    best = told(f"{position}; Y boat fox_wolf", turn="blue", steal_requires_highest=False).leads("jorunn_the_trader")
    best.plays("explore:wolf:fox", "explore:wolf:fox", "stop").is_at("Y holds fox; R holds nothing; fury 0/0/1")


def test_as_much_as_the_holder_is_not_above_the_holder() -> None:
    """TEV-RUL-15, TEV-11.7: with `steal_requires_highest` off, too."""
    position = "R 2 fox; R boat fox_wolf; R holds fox; B 2 wolf; B holds wolf; B 1 fox; B boat fox_walrus"
    table = told(f"{position}; B hand halfdan_ringgiver", turn="blue", steal_requires_highest=False)
    table.leads("halfdan_ringgiver").plays("explore:wolf:fox").is_at(
        "R influence fox 4; B influence fox 4; R holds fox; fury 0/0/0"
    )


def test_a_rune_can_come_to_a_clan_that_does_not_play() -> None:
    """TEV-TV-18, TEV-RUL-16, TEV-12.4"""
    position = (
        "R 3 eagle; R holds eagle; G 1 eagle; G boat eagle_raven; B hand magnhild_the_hoarder; B 1 fox; B holds fox"
    )
    table = told(position, turn="blue", players=4).shows("magnhild_the_hoarder").plays("do", "smite:red:eagle")
    table.is_at("R 2 eagle; G influence eagle 3; G holds eagle; R holds nothing; fury 0/1/0").turn_of("green")


# Losing a rune


def test_a_holder_without_land_forces_keeps_the_rune_while_there_is_influence() -> None:
    """TEV-TV-3, TEV-RUL-17, TEV-11.6"""
    table = told(
        "R 1 stag; R boat stag_bear; R holds stag; B 1 fox; B holds fox; B hand magnhild_the_hoarder;"
        "R hand astrid_goldhand",
        turn="blue",
    )
    table.shows("magnhild_the_hoarder").plays("do", "smite:red:stag").turn_of("red").is_at("R holds stag")
    table.leads("astrid_goldhand").sails("stag_bear", "east_sound").plays("stop")
    table.is_at("R holds nothing; R influence stag 0; fury 0/0/0")


def test_a_rune_without_a_holder_can_be_taken_again() -> None:
    """TEV-11.6, TEV-11.3, TEV-11.5: and the god is furious again."""
    table = told("R 1 wolf; R holds wolf; fury 0/1/0; R hand jorunn_the_trader; Y 1 fox; Y hand halfdan_ringgiver")
    table.leads("jorunn_the_trader").plays("explore:wolf:raven", "stop").is_at("R holds raven; fury 1/1/0")
    table.leads("halfdan_ringgiver").plays("explore:fox:wolf").is_at("Y holds wolf; fury 1/2/0")
