"""Where a seat may say that it has done: chains of choices are compared there, however long they could go on."""

from __future__ import annotations

from typing import Final

from meadhall.engine.driver import next_decision
from meadhall.engine.state import State
from meadhall.engine.steps import Decision

NO_STOP: Final = -1
_TRIALS: Final = 6
"""How often a kind of decision is looked through: where one cannot stop now, one perhaps can later."""


class Stops:
    """By kind of decision, the option that ends what the seat is doing: it causes nothing, and the seat is not next."""

    def __init__(self) -> None:
        self._known: Final[dict[object, int]] = {}
        self._trials: Final[dict[object, int]] = {}

    def of(self, s: State, decision: Decision, options: list[int]) -> int:
        """The option that stops here, or NO_STOP."""
        kind = type(decision)
        stop = self._known.get(kind, NO_STOP)
        if stop == NO_STOP:
            trials = self._trials.get(kind, 0)
            if trials == _TRIALS:
                return NO_STOP
            self._trials[kind] = trials + 1
            stop = _found(s, decision, options)
            self._known[kind] = stop
        return stop if stop in options else NO_STOP


def _found(s: State, decision: Decision, options: list[int]) -> int:
    """The option of a decision that is on top of the stack after which nothing is left of what it could have caused."""
    if s.todo[-1] is not decision:
        return NO_STOP
    for option in options:
        t = s.clone()
        t.todo.pop()
        below = len(t.todo)
        decision.choose(t, option)
        if len(t.todo) == below:
            following = next_decision(t)
            if following is None or following.seat != decision.seat:
                return option
    return NO_STOP
