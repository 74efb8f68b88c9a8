"""Laws 2, 5, 6, 7 and 8 together: choosing, undoing, saving and loading in any order."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from meadhall.engine.driver import playout
from meadhall.engine.errors import CannotUndo
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.laws.support import data, everything, new_match, play, replay, scaled


class Table(RuleBasedStateMachine):
    """A match with everything that people do to it, in any order."""

    game: ClassVar[Game]
    match: Match
    history: dict[int, dict[str, Any]]
    """The position at each length of the journal."""

    @initialize(n=st.integers(0, 200))
    def sit_down(self, n: int) -> None:
        """Begin a game."""
        self._take(new_match(self.game, n))

    def _take(self, match: Match) -> None:
        self.match = match
        self.history = {}
        self._remember()

    def _remember(self) -> None:
        self.history[len(self.match.entries)] = self.match.position()

    @precondition(lambda self: not self.match.over)
    @rule(which=st.integers(0, 1 << 16))
    def choose(self, which: int) -> None:
        """Any seat that may decide makes any choice."""
        seats = self.match.seats
        seat = seats[which % len(seats)]
        options = self.match.options(seat)
        self.match.choose(options[which // len(seats) % len(options)], seat)
        self._remember()

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 1 << 16), choices=st.integers(5, 25))
    def play_on(self, seed: int, choices: int) -> None:
        """Many choices, to come to the later parts of the game."""
        rng = Rng(seed)
        for _ in range(choices):
            play(self.match, rng, 1)
            self._remember()

    @rule(back=st.booleans(), seat=st.integers(-1, 3))
    def undo(self, back: bool, seat: int) -> None:
        """Somebody takes back a choice, or all they can; or is refused, and nothing changes."""
        who = None if seat < 0 or seat >= self.match.players else seat
        undo = self.match.undo_turn if back else self.match.undo
        reason = self.match.why_not_undo(who)
        if reason is None:
            undo(who)
            assert self.match.position() == self.history[len(self.match.entries)]
        else:
            before = everything(self.match)
            with pytest.raises(CannotUndo) as refusal:
                undo(who)
            assert refusal.value.reason == reason
            assert everything(self.match) == before

    @rule(seed=st.integers(0, 1 << 16))
    def save_and_load_the_position(self, seed: int) -> None:
        """The match goes on from what was written, without its past."""
        position = self.match.position()
        self._take(self.game.at(json.loads(json.dumps(position)), seed))
        assert self.match.position() == position

    @rule()
    def save_and_load_the_journal(self) -> None:
        """The match goes on from its journal."""
        before = everything(self.match)
        self.match = replay(self.game, self.match.journal)
        assert everything(self.match) == before

    @rule(seed=st.integers(0, 1 << 16))
    def look_ahead(self, seed: int) -> None:
        """A clone is played to its end, as bots do."""
        before = everything(self.match)
        ahead = self.match.state.clone()
        playout(ahead, Rng(seed), self.game.longest)
        assert ahead.todo == []
        assert self.game.check(ahead) == []
        assert everything(self.match) == before

    @invariant()
    def nothing_is_lost(self) -> None:
        """Law 8."""
        assert self.game.check(self.match.state) == []

    @invariant()
    def there_is_something_to_choose(self) -> None:
        """Law 2."""
        assert self.match.over or all(self.match.options(seat) for seat in self.match.seats)
        assert (self.match.scores is not None) == self.match.over

    @invariant()
    def the_journal_is_the_game(self) -> None:
        """Law 5."""
        assert data(replay(self.game, self.match.journal).state) == data(self.match.state)


def test_a_table_stays_sound_whatever_people_do(game: Game) -> None:
    """Laws 2, 5, 6, 7 and 8."""
    machine = type(f"TableOf{game.slug.title()}", (Table,), {"game": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=scaled(20),
            stateful_step_count=25,
        ),
    )
