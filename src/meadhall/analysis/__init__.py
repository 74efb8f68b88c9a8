"""Hints, and what decided a game: win chances, luck, turning points and mistakes.

>>> import meadhall
>>> match = meadhall.game("saga").new(seed=7, options={"viking_seat": "seat_1"})
>>> advice = match.hint(iterations=50)
>>> sorted(each.option for each in advice) == match.options()
True
>>> advice[0].chance >= advice[-1].chance
True
"""

from __future__ import annotations

from meadhall.analysis.course import Course, course
from meadhall.analysis.deeds import reasons_for_a_turn
from meadhall.analysis.dice import Verification, told_verification, verification
from meadhall.analysis.hints import hint
from meadhall.analysis.mistakes import Mistake, decisions_of, mistakes
from meadhall.analysis.reports import analysed, reasons_in_words, told_course, told_mistakes
from meadhall.analysis.search import Budget

__all__ = [
    "Budget",
    "Course",
    "Mistake",
    "Verification",
    "analysed",
    "course",
    "decisions_of",
    "hint",
    "mistakes",
    "reasons_for_a_turn",
    "reasons_in_words",
    "told_course",
    "told_mistakes",
    "told_verification",
    "verification",
]
