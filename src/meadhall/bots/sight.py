"""What a bot may look at: its own options, and worlds that agree with what its seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.driver import waiting
from meadhall.engine.errors import MeadhallError
from meadhall.engine.native import native
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Decision

Evaluate = Callable[[Any], list[float]]
Redeal = Callable[[Any, int, Rng], State]


class Sight:
    """A seat's look at a state.

    The state itself stays within: bots get options, which the seat may see, and worlds, in
    which everything that the seat cannot see has been dealt anew. So no choice of a bot can
    depend on what is hidden from its seat.
    """

    def __init__(self, state: State, seat: int, redeal: Redeal, evaluate: Evaluate) -> None:
        self.seat: Final = seat
        self.evaluate: Final = evaluate
        self._redeal: Final = redeal
        self._state: Final = state

    def options(self) -> list[int]:
        """What the seat may choose now."""
        return decision_of(self._state, self.seat).options(self._state)

    def world(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the real one."""
        return self._redeal(self._state, self.seat, rng)


def decision_of(s: State, seat: int) -> Decision:
    """The decision that waits for the seat."""
    for decision in waiting(s):
        if decision.seat == seat:
            return decision
    raise MeadhallError("Nothing waits for seat " + str(seat) + " to decide.")


@native(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat."""

    def choose(self, sight: Sight) -> int:
        """One of the sight's options."""
        raise NotImplementedError
