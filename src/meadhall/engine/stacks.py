"""What holds of the stack of every position, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.engine.steps import CHANCE, Decision, Step, Together

DEEPEST: Final = 200
"""No game comes near it."""


def steps_of(todo: list[Step]) -> list[Step]:
    """All steps and decisions of a stack, those that are open together one by one."""
    found: list[Step] = []
    for step in todo:
        if isinstance(step, Together):
            found += step.decisions
        else:
            found.append(step)
    return found


def are_within(numbers: list[int], least: int, most: int) -> bool:
    """Whether all numbers of a list are in a range."""
    return not numbers or (least <= min(numbers) and max(numbers) <= most)


def stack_faults(todo: list[Step], players: int) -> list[str]:
    """What is wrong with a stack: it is too deep, or somebody is to decide who cannot."""
    if len(todo) > DEEPEST:
        return [f"No more than {DEEPEST} steps can wait."]
    for step in todo:
        if isinstance(step, Together):
            seats = [decision.seat for decision in step.decisions]
            if CHANCE in seats or len(set(seats)) < len(seats):
                return ["Decisions that are open together are those of different seats."]
    for step in steps_of(todo):
        if isinstance(step, Decision) and step.seat != CHANCE and not 0 <= step.seat < players:
            return [f"There is no seat {step.seat} to decide; the seats are 0 to {players - 1}."]
    return []


def foundation_faults(todo: list[Step], is_over: bool, foundations: tuple[type[Step], ...]) -> list[str]:
    """What is wrong with the end of a stack: the game would end without an outcome, or has one and goes on.

    The foundations are the steps that lead to the end of the game: one of them lies below everything else, only there,
    unless the game does not name them.
    """
    if is_over != (not todo):
        return ["A game is over if and only if nothing is left to do."]
    for place, step in enumerate(todo if foundations else []):
        if (type(step) in foundations) != (place == 0):
            names = " or ".join([kind.__name__ for kind in foundations])
            return [f"The last of the waiting steps must be {names}, and none of these can come before it."]
    return []


def order_faults(todo: list[Step], order: Mapping[type[Step], tuple[type[Step], ...]]) -> list[str]:
    """What is wrong with the order of a stack: for some steps, which ones they wait directly above.

    Of decisions that are open together, that is what their group waits above.
    """
    for place, waiting in enumerate(todo):
        for step in [waiting, *steps_of([waiting])]:
            expected = order.get(type(step))
            if expected is not None and (place == 0 or type(todo[place - 1]) not in expected):
                names = " or ".join([kind.__name__ for kind in expected])
                return [f"The step {type(step).__name__} must come directly before {names}."]
    return []
