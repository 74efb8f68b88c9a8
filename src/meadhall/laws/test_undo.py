"""Law 7: undo returns to the equal position, and refuses across chance, reveals and other seats."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import CannotUndo
from meadhall.engine.game import Game
from meadhall.engine.match import UNDO_CHANCE, UNDO_NOTHING, UNDO_OTHERS, UNDO_REVEALED
from meadhall.engine.rng import Rng
from meadhall.engine.steps import CHANCE, EVERYONE
from meadhall.laws.support import choose_any, everything, new_match, numbers

_COMMITMENT = 20
"""No commitment that is made in parts, by two at once, is longer; each may take its own parts back."""


def test_a_choice_can_be_taken_back_unless_chance_answered_or_something_was_shown(game: Game) -> None:
    """Law 7: forced choices in between do not stand in the way."""
    taken_back = 0
    for n in numbers(4):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            before, length = everything(match), len(match.entries)
            choose_any(match, rng)
            made, *since = match.entries[length:]
            after = everything(match)
            if made.is_by_itself:
                continue
            shown = any(entry.is_revealing for entry in [made, *since])
            # A card that only somebody sees, be it the last of its deck.
            shown |= any(entry.seat == CHANCE and entry.audience != EVERYONE for entry in since)
            drawn = any(entry.seat == CHANCE and not entry.is_forced for entry in since)
            assert all(entry.is_by_itself or entry.seat == CHANCE for entry in since)
            if shown or drawn:
                with pytest.raises(CannotUndo) as refusal:
                    match.undo(made.seat)
                assert refusal.value.reason in [UNDO_REVEALED] * shown + [UNDO_CHANCE] * drawn
            else:
                match.undo(made.seat)
                taken_back += 1
                assert everything(match) == before
                match.choose(made.name, made.seat)
            assert everything(match) == after
    assert taken_back > 0


def test_nobody_takes_back_what_another_seat_has_chosen_since(game: Game) -> None:
    """Law 7."""
    refused = 0
    for n in numbers(4):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            choose_any(match, rng)
            chosen = [entry for entry in match.entries if not entry.is_by_itself]
            if not chosen or chosen[-1].seat == CHANCE or match.why_not_undo() == UNDO_REVEALED:
                continue
            if any(entry.is_partial for entry in match.entries[-_COMMITMENT:]):
                continue
            before = everything(match)
            for seat in set(range(match.players)) - {chosen[-1].seat}:
                has_chosen = any(entry.seat == seat for entry in chosen)
                with pytest.raises(CannotUndo) as refusal:
                    match.undo(seat)
                assert refusal.value.reason == (UNDO_OTHERS if has_chosen else UNDO_NOTHING)
                refused += 1
            assert everything(match) == before
    assert refused > 0


def test_undoing_the_turn_goes_back_as_far_as_the_seat_may(game: Game) -> None:
    """Law 7: to a position that was there before, from which the seat can take back no more."""
    for n in numbers(4):
        match = new_match(game, n)
        rng = Rng(n, 2)
        history = {len(match.entries): match.position()}
        for _ in range(60):
            if match.over:
                break
            choose_any(match, rng)
            history[len(match.entries)] = match.position()
            is_committing = any(entry.is_partial for entry in match.entries[-_COMMITMENT:])
            if rng.below(4) == 0 and match.why_not_undo() is None and not is_committing:
                seat = next(entry.seat for entry in reversed(match.entries) if not entry.is_by_itself)
                match.undo_turn(seat)
                assert match.position() == history[len(match.entries)]
                assert match.why_not_undo(seat) is not None
