"""Where a lesson or a puzzle is found, and what comes after it."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.errors import MeadhallError, shown
from meadhall.engine.game import Game
from meadhall.lessons.lesson import Lesson, lessons
from meadhall.lessons.puzzles import PREFIX, Puzzle, puzzles


def lesson_called(game: Game, id_: str) -> Lesson:
    """The lesson or puzzle of that id; an unknown one raises and says which lessons there are."""
    for lesson in puzzles(game) if id_.startswith(PREFIX) else lessons(game):
        if lesson.id == id_:
            return lesson
    names = ", ".join(lesson.id for lesson in lessons(game)) or "none"
    raise MeadhallError(f"{game.slug} has no lesson {shown(id_)}; it has {names}.")


def path_of(lesson: Lesson) -> Sequence[Lesson]:
    """The lessons, or puzzles, among which one stands."""
    return puzzles(lesson.game) if isinstance(lesson, Puzzle) else lessons(lesson.game)
