"""What a bot may look at: its own options, and worlds that agree with what its seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.driver import next_decision, waiting
from meadhall.engine.errors import MeadhallError
from meadhall.engine.native import native
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, Together

Evaluate = Callable[[Any], list[float]]
Redeal = Callable[[Any, int, Rng], State]
Observe = Callable[[Any, int], dict[str, Any]]


class Sight:
    """A seat's look at a state.

    The state itself stays within: bots get options, which the seat may see, and worlds, in
    which everything that the seat cannot see has been dealt anew. So no choice of a bot can
    depend on what is hidden from its seat.
    """

    def __init__(self, state: State, seat: int, redeal: Redeal, evaluate: Evaluate, observe: Observe) -> None:
        self.seat: Final = seat
        self.evaluate: Final = evaluate
        self._redeal: Final = redeal
        self._observe: Final = observe
        self._state: Final = state

    def options(self) -> list[int]:
        """What the seat may choose now, as far as it is worth a thought."""
        return considered(self._state, decision_of(self._state, self.seat))

    def seen(self) -> dict[str, Any]:
        """All that the seat may know."""
        return self._observe(self._state, self.seat)

    def seen_in(self, world: State) -> dict[str, Any]:
        """All that the seat would know if a world were so."""
        return self._observe(world, self.seat)

    def world(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the real one."""
        return self._redeal(self._state, self.seat, rng)


def decision_of(s: State, seat: int) -> Decision:
    """The decision that waits for the seat."""
    for decision in waiting(s):
        if decision.seat == seat:
            return decision
    raise MeadhallError("Nothing waits for seat " + str(seat) + " to decide.")


def considered(s: State, decision: Decision) -> list[int]:
    """The options of a decision without those that are only offered by the way, and without follies."""
    options = decision.options(s)
    asides = decision.asides(s)
    if asides:
        options = [option for option in options if option not in asides]
    follies = decision.follies(s)
    if follies:
        options = [option for option in options if option not in follies]
    return options


def decision_after(s: State, seat: int) -> Decision | None:
    """The decision to look at after one of a seat's: its own if it has one among those that wait, else the first."""
    decision = next_decision(s)
    if decision is not None and decision.seat != seat:
        step = s.todo[-1]
        if isinstance(step, Together):
            for other in step.decisions:
                if other.seat == seat:
                    return other
    return decision


@native(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat."""

    def choose(self, sight: Sight) -> int:
        """One of the sight's options."""
        raise NotImplementedError

    def is_midway(self) -> bool:
        """Whether it keeps thoughts for its next choice, which is worth less if another bot makes it."""
        return False
