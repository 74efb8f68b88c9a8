"""Running the stack: up to the next decision, through a choice, to the end of the game."""

from __future__ import annotations

from typing import Final

from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Chance, Decision, Together

# No rules do so much between two decisions; only a position whose stack makes no sense goes round in circles.
MOST_STEPS: Final = 20_000


def run_steps(s: State) -> None:
    """Run what the rules do by themselves, until a decision waits or the game is over."""
    next_decision(s)


def waiting(s: State) -> list[Decision]:
    """The decisions that are open now: none when the game is over, several when they are simultaneous."""
    run_steps(s)
    if not s.todo:
        return []
    step = s.todo[-1]
    if isinstance(step, Together):
        return step.decisions[:]
    assert isinstance(step, Decision)
    return [step]


def carry_out(s: State, decision: Decision, option: int) -> None:
    """Answer one of the waiting decisions with a legal option, and run on to the next."""
    step = s.todo.pop()
    if isinstance(step, Together):
        s.todo.append(step.without(decision))
    decision.choose(s, option)
    run_steps(s)


def next_decision(s: State) -> Decision | None:
    """The first of the waiting decisions, or None when the game is over."""
    for _ in range(MOST_STEPS):
        if not s.todo:
            return None
        step = s.todo[-1]
        if isinstance(step, Decision):
            return step
        if isinstance(step, Together):
            if step.decisions:
                return step.decisions[0]
            s.todo.pop()
        else:
            s.todo.pop()
            step.run(s)
    raise RuntimeError(f"The rules went on for {MOST_STEPS} steps without a decision.")


def pick(s: State, decision: Decision, options: list[int], rng: Rng) -> int:
    """A random option: by weight for CHANCE, all alike for seats."""
    count = len(options)
    if count == 1:
        return options[0]
    if isinstance(decision, Chance):
        weights = decision.weights(s)
        if weights:
            return options[rng.weighted(weights)]
    return options[rng.below(count)]


def playout(s: State, rng: Rng, limit: int) -> int:
    """Play random options to the end of the game, at most `limit` decisions; how many there were."""
    played = 0
    while played < limit:
        decision = next_decision(s)
        if decision is None:
            break
        option = pick(s, decision, decision.options(s), rng)
        step = s.todo.pop()
        if isinstance(step, Together):
            s.todo.append(step.without(decision))
        decision.choose(s, option)
        played += 1
    return played
