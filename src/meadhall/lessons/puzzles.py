"""Puzzles: a position from a real game in which one choice is clearly best, played like a lesson of one step.

`lessons/puzzles.json` of a game holds what `meadhall puzzles` has found; `[[type]]` of `lessons/puzzles.toml` says by
which decisions, or by being won, a puzzle is of a type, which the text `puzzle-<type>` asks for.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final

from meadhall.analysis.reasons import Change, Teller
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.lessons.lesson import EXACTLY, Condition, Lesson, Step
from meadhall.lessons.written import Kept
from meadhall.words import words

PREFIX: Final = "puzzle-"
_EASIEST: Final = 1000
_HARDEST: Final = 2000
_PERCENT: Final = 100


@dataclass(frozen=True)
class Puzzle(Lesson):
    """A position in which one choice is clearly best."""

    kind: str
    """Its type among the game's."""
    best: str
    odds: float
    """The chance to win after it."""
    wrong: tuple[tuple[str, float], ...]
    rating: int
    """How hard it is, by how many small searches find it: more is harder."""
    why: tuple[Change, ...]

    @cached_property
    def match(self) -> Match:
        """The match where the puzzle begins, to read in and not to play on."""
        return self.game.at(dict(self.written.position), trusted=True)

    def says(self, key: str, language: str) -> str:
        """A text of this puzzle: made of the type, the position and what the searches have found."""
        texts, match = words("meadhall.lessons", language), self.match
        assert self.seat is not None
        names = words(self.game.package, language)
        side = self.game.sides(match.state)[self.seat]
        if key == "":
            return texts.say("puzzle-title", number=self.number)
        if key == ".goal":
            asked = words(f"{self.game.package}.lessons", language).say(f"puzzle-{self.kind}")
            return texts.say("puzzle-goal", side=names.name(side) if side else "", asked=asked)
        if key == "-step-1":
            return match.prompt(self.seat, language)
        if key == ".done":
            reasons = Teller(self.game, match.state, self.seat, language).reasons(list(self.why))
            why = "; ".join(each.text for each in reasons if each.is_good)
            option, chance = match.label(self.best, language, self.seat), _percent(self.odds)
            return texts.say("puzzle-done" if why else "puzzle-done-plain", option=option, chance=chance, why=why)
        return ""

    def answer(self, option: str, language: str) -> str:
        """Why another choice is worse."""
        texts = words("meadhall.lessons", language)
        chances = dict(self.wrong)
        label = self.match.label(option, language, self.seat)
        worst = min(chances.values(), default=0.0)
        key = "puzzle-wrong" if option in chances else "puzzle-wrong-unsure"
        chance = _percent(chances.get(option, worst))
        return texts.say(key, option=label, chance=chance, best=_percent(self.odds))

    def beaten(self, language: str) -> tuple[str, ...]:
        """What the other choices would have led to, the best of them first."""
        texts = words("meadhall.lessons", language)
        labels = [(self.match.label(option, language, self.seat), chance) for option, chance in self.wrong]
        return tuple(texts.say("puzzle-other", option=label, chance=_percent(chance)) for label, chance in labels)


def _percent(chance: float) -> int:
    return round(_PERCENT * chance)


def _kind(types: list[dict[str, Any]], row: Mapping[str, Any]) -> str:
    """The first type that a puzzle is of; the last of a game takes all."""
    for each in types:
        if row["decision"] in each.get("decisions", [row["decision"]]) and (row["is_won"] or not each.get("won")):
            return str(each["id"])
    return str(types[-1]["id"])


def _puzzle(game: Game, number: int, row: Mapping[str, Any], types: list[dict[str, Any]]) -> Puzzle:
    return Puzzle(
        id=f"{PREFIX}{number}",
        number=number,
        game=game,
        side="",
        minutes=2,
        rules=(),
        written=Kept(row["position"]),
        seat=row["seat"],
        chance=(),
        replies=(),
        habits=(),
        opponent="karl",
        goal=Condition(),
        steps=(Step((EXACTLY + row["best"],)),),
        others=(),
        remarks=(),
        kind=_kind(types, row),
        best=row["best"],
        odds=row["chance"],
        wrong=tuple((option, chance) for option, chance in row["wrong"]),
        rating=round(_HARDEST - (_HARDEST - _EASIEST) * row["found"]),
        why=tuple(Change(*each) for each in row["why"]),
    )


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if nobody has looked for them."""
    folder = files(game.package).joinpath("lessons")
    file = folder.joinpath("puzzles.json")
    if not file.is_file():
        return ()
    types = tomllib.loads(folder.joinpath("puzzles.toml").read_text("utf-8"))["type"]
    rows = json.loads(file.read_text("utf-8"))
    return tuple(_puzzle(game, number, row, types) for number, row in enumerate(rows, 1))
