"""Lessons: a game taught by playing it, from positions and words in the game's own folder."""

from __future__ import annotations

from meadhall.lessons.coaching import Coaching, Deed, coaching
from meadhall.lessons.lesson import Lesson, lessons
from meadhall.lessons.paths import lesson_called
from meadhall.lessons.puzzles import Puzzle, puzzles
from meadhall.lessons.rehearsal import Rehearsal, rehearsal

__all__ = [
    "Coaching",
    "Deed",
    "Lesson",
    "Puzzle",
    "Rehearsal",
    "coaching",
    "lesson_called",
    "lessons",
    "puzzles",
    "rehearsal",
]
