"""The match of a lesson: chance and the others keep to what it says, and it knows how far the learner has come."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import Final

from meadhall.engine.driver import waiting
from meadhall.engine.match import Match
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Decision, decision_key
from meadhall.lessons.lesson import ANY_WAY, EXACTLY, Condition, Lesson, Other

_SEED: Final = "lesson"
_GENERIC: Final = -1


@dataclass(frozen=True)
class Progress:
    """How far a learner has come."""

    step: int = 0
    """Steps that are done."""
    done: tuple[int, ...] = ()
    """Of the step that goes on, which of its choices are made."""
    off: int | None = None
    """Which of the lesson's other choices led away from its way, or `_GENERIC` for one of which nothing is said."""
    good: int = 0
    """How much of the journal is on the way."""
    tried: int | None = None
    """Which of the others was chosen last, if it was a good one."""
    is_reached: bool = False
    """Whether the goal is."""
    left: tuple[tuple[str, ...], tuple[str, ...]] = field(default=((), ()))
    """What chance is still to give, and what others are still to choose."""


class Rehearsal(Match):
    """A match of a lesson, in which whatever is tried is really done, and can always be taken back."""

    def __init__(self, lesson: Lesson) -> None:
        game = lesson.game
        self.lesson: Final = lesson
        self._start: Final = Progress(left=(lesson.chance, lesson.replies))
        self.progress = self._start
        s, options, players = lesson.written.laid(game)
        sides = game.sides(s)
        self.learner: Final = lesson.seat if lesson.seat is not None else sides.index(lesson.side)
        super().__init__(game, options, players, _SEED, s, game.position_of(s, options, players))

    @property
    def is_off(self) -> bool:
        """Whether the learner has left the way, and has to take something back."""
        return self.progress.off is not None

    @property
    def stray(self) -> str:
        """The choice by which the learner left the way; empty if they are on it."""
        strayed = self.entries[self.progress.good :] if self.is_off else []
        return next((each.name for each in strayed if each.seat == self.learner), "")

    @property
    def other(self) -> Other | None:
        """What the learner did instead of what was asked, if the lesson has an answer to it."""
        off = self.progress.off if self.progress.off is not None else self.progress.tried
        return None if off is None or off == _GENERIC else self.lesson.others[off]

    @property
    def other_number(self) -> int:
        """The number of that answer, from 1; 0 if there is none."""
        return self.lesson.others.index(self.other) + 1 if self.other is not None else 0

    def take_back(self) -> None:
        """Go back to where the learner left the way."""
        self.entries = self.entries[: self.progress.good]
        self._restart()
        self._advance()

    def wanted(self) -> list[str]:
        """The options that would now be right: those of the next choice of the step, empty if it is free."""
        if self.over or self.is_off or self.progress.is_reached or self.learner not in self.seats:
            return []
        left = self._left_of_step()
        names = self.options(self.learner)
        return [name for name in names if any(self.is_meant(self.state, told, name) for told in left)]

    def is_meant(self, s: State, told: str, name: str) -> bool:
        """Whether an option is one of those that a lesson tells, or a puzzle by the game's own name."""
        if told.startswith(EXACTLY):
            return name == told.removeprefix(EXACTLY)
        option = self.game.notation.option
        return any(fnmatchcase(name, option(s, each.strip())) for each in told.split("|"))

    def holds(self, condition: Condition) -> bool:
        """Whether something has been reached."""
        if condition.won:
            is_won = self.over and self.learner in self.winners
            return is_won and condition.won in (ANY_WAY, self.game.way_won(self.state))
        if condition.asked and not any(
            each.seat == self.learner and decision_key(each) == condition.asked for each in waiting(self.state)
        ):
            return False
        tables = condition.tables
        return not tables or any(self.game.notation.all_hold(self.state, each) for each in tables)

    # Within

    def _left_of_step(self) -> list[str]:
        if self.progress.step >= len(self.lesson.steps):
            return []
        step = self.lesson.steps[self.progress.step]
        left = [told for n, told in enumerate(step.choose) if n not in self.progress.done]
        return left if step.any_order else left[:1]

    def _restart(self) -> None:
        self.progress = self._start
        super()._restart()

    def _play(self, decision: Decision, option: int, is_forced: bool) -> None:
        name, before, is_mine = decision.vocabulary.name(option), self.state.clone(), decision.seat == self.learner
        super()._play(decision, option, is_forced)
        if is_mine:
            self.progress = self._after(before, name, is_forced)
        else:
            self.progress = self._without(before, decision, name)
        self._note_what_is_reached()

    def _after(self, before: State, name: str, is_forced: bool) -> Progress:
        """How far the learner has come after a choice; one that was forced never leads off the way."""
        now = self.progress if is_forced else replace(self.progress, tried=None)
        if now.off is not None or now.is_reached or now.step >= len(self.lesson.steps):
            return now
        step = self.lesson.steps[now.step]
        for n, told in enumerate(step.choose):
            if n not in now.done and self.is_meant(before, told, name):
                done = (*now.done, n)
                is_whole = len(done) == len(step.choose)
                return replace(now, step=now.step + is_whole, done=() if is_whole else done, good=len(self.entries))
            if not step.any_order and n not in now.done:
                break
        if is_forced:
            return now
        for n, other in enumerate(self.lesson.others):
            if other.step in (0, now.step + 1) and self.is_meant(before, other.option, name):
                if not other.is_good:
                    return replace(now, off=n)
                on = replace(now, tried=n, good=len(self.entries))
                return replace(on, step=now.step + 1, done=()) if other.completes else on
        return now if not step.choose else replace(now, off=_GENERIC)

    def _without(self, before: State, decision: Decision, name: str) -> Progress:
        """What was said of chance and the others, without what has now come."""
        chance, replies = self.progress.left
        if decision.seat == CHANCE:
            left = (self._less(before, chance, name), replies)
        else:
            left = (chance, self._less(before, replies, name))
        return replace(self.progress, left=left)

    def _less(self, s: State, told: tuple[str, ...], name: str) -> tuple[str, ...]:
        for n, each in enumerate(told):
            if self.is_meant(s, each, name):
                return told[:n] + told[n + 1 :]
        return told

    def _note_what_is_reached(self) -> None:
        now = self.progress
        if now.is_reached:
            return
        if self.holds(self.lesson.goal) and not self.lesson.goal.is_open:
            # However it was reached, the way there was good.
            now = replace(now, step=len(self.lesson.steps), off=None, good=len(self.entries), is_reached=True)
        elif now.off is None:
            while now.step < len(self.lesson.steps) and self._is_done(now.step):
                now = replace(now, step=now.step + 1, done=(), good=len(self.entries))
            is_last = now.step == len(self.lesson.steps) and self.lesson.goal.is_open
            now = replace(now, is_reached=is_last)
            if self.over and not is_last:
                now = replace(now, off=_GENERIC)
        self.progress = now

    def _is_done(self, number: int) -> bool:
        until = self.lesson.steps[number].until
        return not until.is_open and self.holds(until)

    def _advance(self) -> None:
        """Let chance and the others go on, as far as the lesson says what they do."""
        super()._advance()
        while not self.progress.is_reached:
            for decision in self.open_decisions():
                option = self._reply(decision)
                if option is not None:
                    self._play(decision, option, False)
                    super()._advance()
                    break
            else:
                return

    def _reply(self, decision: Decision) -> int | None:
        if decision.seat == self.learner:
            return None
        _, replies = self.progress.left
        return self._told_of(decision, decision.options(self.state), (*replies, *self.lesson.habits))

    def _drawn(self, decision: Decision, options: list[int]) -> int:
        chance, _ = self.progress.left
        told = self._told_of(decision, options, chance)
        return told if told is not None else super()._drawn(decision, options)

    def _told_of(self, decision: Decision, options: list[int], told: tuple[str, ...]) -> int | None:
        """The first option that is told of."""
        names = {decision.vocabulary.name(option): option for option in options}
        for each in told:
            for name, option in names.items():
                if self.is_meant(self.state, each, name):
                    return option
        return None


def rehearsal(lesson: Lesson) -> Rehearsal:
    """The match of a lesson, where it begins."""
    return Rehearsal(lesson)
