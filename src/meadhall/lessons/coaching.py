"""What the coach says: told from the lesson and from how far the learner has come, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.lessons.paths import path_of
from meadhall.lessons.puzzles import Puzzle
from meadhall.lessons.rehearsal import Rehearsal
from meadhall.words import words

DONE = "done"
NOW = "now"
TO_COME = "to_come"


@dataclass(frozen=True)
class Deed:
    """A step in a few words, and whether it is done."""

    text: str
    state: str
    """`done`, `now` or `to_come`."""


@dataclass(frozen=True)
class Coaching:
    """What a page or a terminal shows beside the table of a lesson."""

    lesson: str
    is_puzzle: bool
    """Whether the choice is to be found, so that nothing is lit and nothing is said of it."""
    title: str
    number: int
    count: int
    """How many lessons the game has."""
    goal: str
    deeds: tuple[Deed, ...]
    text: str
    """What the coach says now: why, and what to touch."""
    told: str
    """What is to be said of what has just happened, empty if nothing is."""
    off: str
    """Why what was tried is taken back; empty while the learner is on the way."""
    closing: str
    """The last word, once the goal is reached."""
    beaten: tuple[str, ...]
    """Once a puzzle is done: what the other choices would have led to."""
    spot: tuple[str, ...]
    """The things that are lit."""
    bubble: str
    """What stands beside the first of them, five words at most."""
    wanted: tuple[str, ...]
    """The options that are right now."""
    next: str
    """The lesson after this one, empty after the last."""


def coaching(match: Rehearsal, language: str) -> Coaching:
    """What the coach says in a language."""
    lesson, progress = match.lesson, match.progress
    path = path_of(lesson)
    is_puzzle = isinstance(lesson, Puzzle)
    step = progress.step
    is_over = progress.is_reached
    deeds = tuple(
        Deed(lesson.says(f"-step-{n}.deed", language), DONE if n <= step else NOW if n == step + 1 else TO_COME)
        for n in range(1, len(lesson.steps) + 1)
        if not is_puzzle
    )
    answer = lesson.says(f"-other-{match.other_number}", language) if match.other_number else ""
    off = ""
    if match.is_off:
        off = answer or _elsewhere(match, language)
    told = answer if not match.is_off else ""
    if not told and step and not progress.done:
        told = lesson.says(f"-step-{step}.then", language)
    following = [each.id for each in path if each.number == lesson.number + 1]
    return Coaching(
        lesson=lesson.id,
        is_puzzle=is_puzzle,
        title=lesson.says("", language),
        number=lesson.number,
        count=len(path),
        goal=lesson.says(".goal", language),
        deeds=deeds,
        text="" if is_over else _text(match, language),
        told=told,
        off=off,
        closing=lesson.says(".done", language) if is_over else "",
        beaten=lesson.beaten(language) if is_over and isinstance(lesson, Puzzle) else (),
        spot=() if is_over or match.is_off else lesson.steps[step].spot if step < len(lesson.steps) else (),
        bubble="" if is_over or match.is_off else lesson.says(f"-step-{step + 1}.spot", language),
        wanted=() if is_puzzle else tuple(match.wanted()),
        next=following[0] if following else "",
    )


def _elsewhere(match: Rehearsal, language: str) -> str:
    """Why what was tried is no way, where the lesson has no answer to it."""
    lesson = match.lesson
    if isinstance(lesson, Puzzle):
        return lesson.answer(match.stray, language)
    return words("meadhall.lessons", language).say("coach-not-this-way", goal=lesson.says(".goal", language))


def _text(match: Rehearsal, language: str) -> str:
    """What is said of the step that goes on; in a free one, of what is asked."""
    lesson, step = match.lesson, match.progress.step
    if match.learner in match.seats:
        decision = match.decision
        for n, remark in enumerate(lesson.remarks, 1):
            if remark.at == decision and lesson.game.notation.all_hold(match.state, remark.when):
                return lesson.says(f"-remark-{n}", language)
    return lesson.says(f"-step-{min(step, len(lesson.steps) - 1) + 1}", language)
