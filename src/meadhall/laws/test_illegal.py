"""Law 15: illegal options raise a clear error and change nothing."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import IllegalChoice
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.laws.support import choose_any, everything, finished_match, new_match, numbers


def test_an_illegal_option_is_refused_by_naming_the_legal_ones(game: Game) -> None:
    """Law 15: every option of every vocabulary that is not legal now."""
    names = sorted({name for kind in game.decisions.values() for name in kind.vocabulary.names})
    for n in numbers(3):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            before = everything(match)
            for seat in match.seats:
                legal = match.options(seat)
                wrong = names[rng.below(len(names))]
                for option in ["", "nonsense", legal[0].upper(), wrong]:
                    if option not in legal:
                        with pytest.raises(IllegalChoice) as refusal:
                            match.choose(option, seat)
                        assert f"'{option}' cannot be chosen now" in str(refusal.value)
                        assert all(name in str(refusal.value) for name in legal)
            assert everything(match) == before
            choose_any(match, rng)


def test_a_seat_that_is_not_asked_cannot_choose(game: Game) -> None:
    """Law 15."""
    for n in numbers(3):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            before = everything(match)
            for seat in {-2, -1, *range(match.players), match.players} - set(match.seats):
                with pytest.raises(IllegalChoice, match=f"It is not for seat {seat} to decide now, but for seat"):
                    match.choose(match.options()[0], seat)
            assert everything(match) == before
            choose_any(match, rng)


def test_nothing_can_be_chosen_after_the_end(game: Game) -> None:
    """Law 15."""
    match = finished_match(game, 0)
    before = everything(match)
    with pytest.raises(IllegalChoice, match="The game is over"):
        match.choose("anything")
    with pytest.raises(IllegalChoice, match="The game is over"):
        match.label("anything")
    assert everything(match) == before
