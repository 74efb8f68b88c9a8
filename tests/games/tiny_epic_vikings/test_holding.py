"""Who will hold an island, as the evaluation sees it."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.content import CLAN_IDS
from meadhall.games.tiny_epic_vikings.holding import TURNS, chance_to_hold
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS
from tests.games.tiny_epic_vikings.told import told

RED, YELLOW = CLAN_IDS.index("red"), CLAN_IDS.index("yellow")
BEAR = ISLAND_IDS.index("bear")


def _chance(position: str, clan: int, left: float) -> float:
    return chance_to_hold(told(position).s, clan, BEAR, left)


def test_nobody_is_ahead_on_an_empty_island() -> None:
    assert _chance("", RED, 5.0) == _chance("", YELLOW, 5.0) > 0.2


def test_an_island_held_after_the_last_turn_is_scored() -> None:
    position = "R 1 bear; R holds bear; Y 1 bear"
    assert _chance(position, RED, 0.0) == 1.0
    assert _chance(position, YELLOW, 0.0) == 0.0


def test_holding_an_island_means_much_late_and_nothing_early() -> None:
    """With the same forces there."""
    position = "R 1 bear; Y 1 bear; R holds bear"
    late = _chance(position, RED, 0.5) - _chance(position, YELLOW, 0.5)
    early = _chance(position, RED, 12.0) - _chance(position, YELLOW, 12.0)
    assert late > 0.2
    assert 0.0 <= early < 0.01


def test_having_landed_means_much_late_and_little_early() -> None:
    late = _chance("R 1 bear", RED, 0.5) - _chance("R 1 bear", YELLOW, 0.5)
    early = _chance("R 1 bear", RED, 12.0) - _chance("R 1 bear", YELLOW, 12.0)
    assert late > 0.5
    assert 0.0 < early < 0.2


def test_a_temple_makes_an_island_safer_than_settlers() -> None:
    assert _chance("R 1 bear; R temple bear; R holds bear", RED, 5.0) > _chance("R 3 bear; R holds bear", RED, 5.0)


@pytest.mark.parametrize("left", [0.0, 0.5, 3.0, TURNS])
def test_the_chances_of_all_clans_are_no_more_than_one(left: float) -> None:
    s = told("R 2 bear; R holds bear; Y temple bear; Y 1 bear").s
    chances = [chance_to_hold(s, clan, BEAR, left) for clan in s.variant.clans]
    assert 0.5 < sum(chances) <= 1.0


def test_more_settlers_would_raise_the_chance() -> None:
    s = told("R 1 bear; Y 2 bear; Y holds bear").s
    assert chance_to_hold(s, RED, BEAR, 2.0, settlers=3) > chance_to_hold(s, RED, BEAR, 2.0)


def test_the_neutral_enemy_does_not_come_back_for_an_island() -> None:
    seal = ISLAND_IDS.index("seal")
    guarded = "E 2 seal; E temple seal; R 3 seal; R temple seal"
    contested = told(guarded, players=2).s
    held = told(f"{guarded}; R holds seal", players=2).s
    assert chance_to_hold(contested, RED, seal, 6.0) < 0.3
    assert chance_to_hold(held, RED, seal, 6.0) > 0.6
