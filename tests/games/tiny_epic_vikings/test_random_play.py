"""Random play: games of all sizes and options come to an end, sound at every position."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.engine.codec import encode_state
from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.games.tiny_epic_vikings.content import DATA, ERAS
from meadhall.games.tiny_epic_vikings.hidden import observe, redeal
from meadhall.games.tiny_epic_vikings.invariants import check
from meadhall.games.tiny_epic_vikings.sense import evaluate
from meadhall.games.tiny_epic_vikings.setup import new_game
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.variant import Variant

_GAMES = 12
_OPTIONS = DATA["option"]

sizes = pytest.mark.parametrize("players", [1, 2, 3, 4])


def _variant(players: int, number: int) -> Variant:
    """The usual options for number 0, any others else."""
    rng = Rng(number, players)
    return Variant(
        players,
        **{row["id"]: row["values"][rng.below(len(row["values"]))] if number else row["default"] for row in _OPTIONS},
    )


def _play(players: int, number: int, journal: list[tuple[int, int]]) -> Iterator[Vikings]:
    """Every position of a random game; seats that choose at once do so in any order."""
    s = new_game(_variant(players, number))
    rng = Rng(number)
    while open_decisions := waiting(s):
        yield s
        decision = open_decisions[rng.below(len(open_decisions))]
        option = pick(s, decision, decision.options(s), rng)
        journal.append((decision.seat, option))
        carry_out(s, decision, option)
    yield s


@sizes
def test_random_games_are_sound_at_every_position_and_end_after_three_eras(players: int) -> None:
    """TEV-2.1, TEV-14.1, TEV-15.5: no card, piece or favour is lost, and somebody wins, if only the solo enemy."""
    for number in range(_GAMES):
        for s in _play(players, number, []):
            assert check(s) == []
        assert s.is_over
        assert s.era == ERAS
        assert len(s.scores()) == players
        assert s.winners() or players == 1


@sizes
def test_the_choices_of_a_game_lead_to_the_same_end_again(players: int) -> None:
    """TEV-2.1: nothing but the choices decides what happens, and clones go their own way."""
    for number in range(_GAMES):
        journal: list[tuple[int, int]] = []
        *_, end = _play(players, number, journal)
        s = new_game(_variant(players, number))
        for seat, option in journal:
            s = s.clone()
            decision = next(each for each in waiting(s) if each.seat == seat)
            assert option in decision.options(s)
            carry_out(s, decision, option)
        assert encode_state(s) == encode_state(end)


@sizes
def test_what_is_dealt_anew_looks_the_same_and_depends_on_the_view_alone(players: int) -> None:
    """TEV-3.2, TEV-3.5, TEV-16.8, TEV-18.3: a seat cannot tell its own position from one dealt anew."""
    for number in range(_GAMES // 2):
        for n, s in enumerate(_play(players, number, [])):
            if n % 9:
                continue
            for seat in [*range(players), NOBODY]:
                t = redeal(s, seat, Rng(n))
                assert check(t) == []
                assert observe(t, seat) == observe(s, seat)
                assert encode_state(redeal(t, seat, Rng(1))) == encode_state(redeal(s, seat, Rng(1)))


@sizes
def test_the_evaluation_is_a_chance_for_each_seat(players: int) -> None:
    """TEV-15.5: and certain at the end."""
    for s in _play(players, 1, []):
        chances = evaluate(s)
        assert len(chances) == players
        assert all(0 <= chance <= 1 for chance in chances)
    assert chances == [1 / len(s.winners()) if seat in s.winners() else 0 for seat in range(players)]
