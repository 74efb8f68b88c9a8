"""What the evaluation sees of a battle."""

from __future__ import annotations

from meadhall.games.medieval_battle.content import RED, YELLOW
from meadhall.games.medieval_battle.sense import FEATURES, features
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import battle

_RING = "R LI (3,2); R LI (1,2); R LI (2,1); R PK (2,3); R PK (3,1); R PK (1,3)"


def _seen(position: str, side: int, turn: str, feature: str) -> float:
    return features(battle(flat(), position, turn=turn).s, side)[FEATURES.index(feature)]


def test_enemies_threaten_a_tabor_as_far_as_their_points_reach() -> None:
    assert _seen("R TB (2,2); Y LC (-2,2) 4mp; Y LC (-2,3) 3mp", RED, "yellow", "tabor_in_reach") == 1
    assert _seen("R TB (2,2); Y LC (-2,2) 3mp; Y LC (-2,3) 3mp", RED, "yellow", "tabor_in_reach") == 0


def test_a_tabor_with_its_own_army_all_around_is_not_threatened() -> None:
    assert _seen(f"R TB (2,2); Y LC (-2,2) 5mp; {_RING}", RED, "yellow", "tabor_in_reach") == 0


def test_an_exposed_tabor_is_at_the_mercy_of_an_enemy_on_turn() -> None:
    position = "R TB (2,2) exposed; Y LC (-2,2) 5mp"
    assert _seen(position, RED, "yellow", "tabor_at_mercy") == 1
    assert _seen(position, RED, "red", "tabor_at_mercy") == 0
    assert _seen(position, RED, "red", "exposed_tabor_in_reach") == 1
    assert _seen(position, YELLOW, "red", "exposed_tabor_in_reach") == 0
