"""An analysis of a match in words and numbers, ready to be shown or written."""

from __future__ import annotations

from typing import Any, Final

from meadhall.analysis.course import Course, course
from meadhall.analysis.mistakes import Mistake
from meadhall.analysis.reasons import Teller, analysis_words, seat_name
from meadhall.engine.game import Speech
from meadhall.engine.log import PLAIN
from meadhall.engine.match import Match
from meadhall.engine.steps import CHANCE, NOBODY
from meadhall.words import words


def analysed(match: Match, found: list[Mistake], language: str) -> dict[str, Any]:
    """Everything there is to say of a match whose mistakes have been found."""
    head = {"game": match.game.slug, "entries": len(match.entries), "winners": match.winners}
    told = told_course(match, course(match), language)
    return head | {"seats": seat_names(match, language)} | told | {"mistakes": told_mistakes(match, found, language)}


def told_course(match: Match, found: Course, language: str) -> dict[str, Any]:
    """Chances, luck, throws and turning points, in a language."""
    return {
        "chances": [[round(chance, 4) for chance in each] for each in found.chances],
        "luck": [round(each, 4) for each in found.luck],
        "strokes": len(found.strokes),
        "throws": _told_throws(match.game.words(language), found),
        "turning_points": [
            {
                "n": point.n,
                "seat": None if point.seat == CHANCE else point.seat,
                "text": what_happened(match, point.n, language),
                "gains": [round(gain, 4) for gain in point.gains],
                "luck": [round(gain, 4) for gain in point.luck],
            }
            for point in found.turning_points
        ],
    }


def _told_throws(speech: Speech, found: Course) -> list[dict[str, Any]]:
    return [
        {
            "label": speech.prompt(each.decision, True, each.about),
            "count": each.count,
            "outcomes": [
                {"label": speech.option(each.decision, name), "seen": seen, "expected": round(expected, 1)}
                for name, seen, expected in zip(each.names, each.seen, each.expected, strict=True)
            ],
        }
        for each in found.throws
    ]


def told_mistakes(match: Match, found: list[Mistake], language: str) -> list[dict[str, Any]]:
    """Mistakes, the gravest first, each with what would have been better, in a language."""
    speech = match.game.words(language)
    told = []
    for each in sorted(found, key=lambda mistake: -mistake.loss):
        reasons = Teller(match.game, match.state, each.seat, language).reasons(each.changes)
        told.append(
            {
                "n": each.n,
                "seat": each.seat,
                "chosen": speech.option(each.decision, each.chosen),
                "best": speech.option(each.decision, each.best),
                "best_option": each.best,
                "chance": round(each.chance, 4),
                "loss": round(each.loss, 4),
                "reasons": [{"text": reason.text, "is_good": reason.is_good} for reason in reasons],
            }
        )
    return told


def reasons_in_words(reasons: list[dict[str, Any]], language: str) -> str:
    """What speaks for something and what against it, in one line."""
    say = analysis_words(language)
    sides = [(key, [each["text"] for each in reasons if each["is_good"] == is_good]) for key, is_good in _SIDES]
    return "; ".join(say.say(key, list=", ".join(texts)) for key, texts in sides if texts)


_SIDES: Final = (("reasons-for", True), ("reasons-against", False))


def what_happened(match: Match, n: int, language: str) -> str:
    """What the log says of the entry after which there were n, or else what was chosen."""
    speech = match.game.words(language)
    lines = [
        speech.line(told.line, told.numbers, match.game.names)
        for at, told in match.told(NOBODY, n)
        if at == n and told.line.level == PLAIN
    ]
    if lines:
        return " ".join(lines[:2])
    entry = match.entries[n - 1]
    return speech.option(entry.decision, entry.name)


def seat_names(match: Match, language: str) -> list[str]:
    """What each seat plays."""
    names, say = words(match.game.package, language), analysis_words(language)
    sides = match.game.sides(match.state)
    return [seat_name(names, say, sides, seat) for seat in range(match.players)]
