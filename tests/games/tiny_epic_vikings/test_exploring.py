"""Chapter 8: exploring with settlers."""

from __future__ import annotations

from tests.games.tiny_epic_vikings.told import Table, told


def _exploring(card: str, position: str) -> Table:
    """Red plays a card face up and explores."""
    return told(f"R hand {card}; {position}").leads(card).asks("explore_island", of="red")


def test_two_steps_are_one_settlers_or_two_settlers() -> None:
    """TEV-EX-6, TEV-8.1, TEV-8.2"""
    table = _exploring("inga_pathfinder", "R 2 raven; R holds raven")
    one = table.fork().plays("explore:raven:wolf", "explore:wolf:fox").is_at("R 1 raven; R 0 wolf; R 1 fox")
    one.is_at("R holds raven fox")
    table.plays("explore:raven:wolf", "explore:raven:wolf").is_at("R 2 wolf; R 0 raven; R holds wolf")


def test_settlers_walk_along_ferry_routes() -> None:
    """TEV-8.1, TEV-6.3: not off the map, and not farther than the next island."""
    table = _exploring("halfdan_ringgiver", "R 1 raven; Y 1 serpent")
    table.offers("explore:raven:bear", "explore:raven:eagle", "explore:raven:seal", "explore:raven:wolf", "stop")
    _exploring("halfdan_ringgiver", "R 1 seal").offers("explore:seal:raven", "explore:seal:serpent", "stop")


def test_exploring_one_is_one_step() -> None:
    """TEV-8.1"""
    _exploring("halfdan_ringgiver", "R 2 seal; R holds seal").plays("explore:seal:raven").asks(
        "use_rune_action", of="red"
    )


def test_exploring_may_stop_early() -> None:
    """TEV-8.2"""
    table = _exploring("jorunn_the_trader", "R 2 raven; R holds raven").plays("explore:raven:wolf", "stop")
    table.is_at("R 1 raven; R 1 wolf; R holds raven wolf")


def test_whoever_has_no_settler_explores_nothing() -> None:
    """TEV-8.1"""
    told("R hand jorunn_the_trader; R temple fox; R boat fox_wolf").leads("jorunn_the_trader").turn_of("yellow")


def test_settlers_attack_where_they_arrive() -> None:
    """TEV-8.3, TEV-RUL-18: with more settlers than each other clan, on every island that was reached."""
    table = _exploring("jorunn_the_trader", "R 2 raven; R 1 fox; Y 1 fox; B 1 wolf; Y 1 bear; R holds raven fox")
    table.plays("explore:raven:wolf", "explore:raven:wolf").is_at("B 1 wolf").plays("explore:wolf:fox")
    table.is_at("R 2 fox; Y 0 fox; R 1 wolf; B 1 wolf; Y 1 bear; Y sheet 5/3/2")


def test_a_tie_is_no_majority() -> None:
    """TEV-8.3"""
    table = _exploring("halfdan_ringgiver", "R 2 raven; Y 1 wolf; B 1 wolf").plays("explore:raven:wolf")
    table.is_at("R 1 wolf; Y 1 wolf; B 1 wolf")


def test_the_islands_left_behind_are_not_attacked() -> None:
    """TEV-RUL-18: only those that somebody walked to."""
    table = _exploring("halfdan_ringgiver", "R 4 raven; Y 1 raven; R holds raven").plays("explore:raven:wolf")
    table.is_at("Y 1 raven; R 3 raven")


def test_an_island_passed_through_is_attacked_by_those_who_are_there() -> None:
    """TEV-RUL-18: a step led to it, and own settlers are still on it."""
    table = _exploring("inga_pathfinder", "R 1 raven; R 2 wolf; Y 1 wolf; R holds wolf")
    table.plays("explore:raven:wolf", "explore:wolf:fox").is_at("R 2 wolf; Y 0 wolf; R 1 fox")


def test_there_is_one_attack_on_an_island_however_many_arrive() -> None:
    """TEV-RUL-18: when all steps are done."""
    table = _exploring("inga_pathfinder", "R 2 raven; R 3 wolf; Y 2 wolf; R holds wolf")
    table.plays("explore:raven:wolf").is_at("Y 2 wolf").plays("explore:raven:wolf").is_at("R 5 wolf; Y 1 wolf")
