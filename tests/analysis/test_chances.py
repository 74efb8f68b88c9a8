"""Win chances: as sure as games that were played show the evaluation to be."""

from __future__ import annotations

import pytest

from meadhall.analysis.chances import calibrated, chances
from meadhall.engine.game import Game
from meadhall.laws.support import finished_match, numbers, some_positions


def test_a_certainty_of_one_changes_nothing() -> None:
    for values in ([0.2, 0.8], [0.5, 0.3, 0.2], [0.7, 0.3, 0.7, 0.3], [0.4]):
        assert calibrated(values, 1.0) == pytest.approx(values)


def test_less_certainty_brings_chances_together_and_keeps_their_order() -> None:
    first, second, third = calibrated([0.7, 0.2, 0.1], 0.5)
    assert first + second + third == pytest.approx(1.0)
    assert 0.7 > first > second > 0.2 > third > 0.1
    assert calibrated([0.7, 0.2, 0.1], 2.0)[0] > 0.9


def test_partners_share_a_chance() -> None:
    one, other, partner, rival = calibrated([0.8, 0.2, 0.8, 0.2], 0.5)
    assert (one, other) == (partner, rival)
    assert one + other == pytest.approx(1.0)


def test_what_a_solo_player_lacks_belongs_to_the_opponent() -> None:
    assert calibrated([0.5], 0.3) == pytest.approx([0.5])
    assert 0.5 < calibrated([0.9], 0.5)[0] < 0.9


def test_what_rounding_leaves_is_nobodys() -> None:
    assert sum(calibrated([0.1] * 3 + [0.7 - 1e-15], 0.3)) == pytest.approx(1.0, abs=1e-12)


def test_what_is_certain_stays_certain() -> None:
    assert calibrated([1.0, 0.0], 0.3) == [1.0, 0.0]
    assert calibrated([0.0], 0.3) == [0.0]


def test_an_even_game_stays_even_however_many_play() -> None:
    for count in (2, 3, 4, 5):
        assert calibrated([1 / count] * count, 0.4) == pytest.approx([1 / count] * count)


def test_chances_of_every_game_are_chances(game: Game) -> None:
    for n in numbers(3):
        for s in some_positions(game, n, 20):
            found = chances(game, s)
            assert all(0.0 <= chance <= 1.0 for chance in found)
            assert sum(found) <= max(1.0, len(found) / 2) + 1e-9


def test_who_has_won_is_sure_of_it(game: Game) -> None:
    for n in numbers(3):
        match = finished_match(game, n)
        found = chances(game, match.state)
        for seat in range(match.players):
            assert (found[seat] > 0) == (seat in match.winners)
