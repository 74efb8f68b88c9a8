"""A lesson as a game's folder has it: a position, steps, what else may be tried, and what is to be reached.

`lessons/<number>_<id>.toml` of a game holds everything but words, which are in `lessons/en.ftl` and `pl.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from meadhall.engine.game import Game
from meadhall.lessons.written import Kept, Written, written
from meadhall.words import Words, words

ANY_WAY: Final = "any"
EXACTLY: Final = "="
"""Before an option that is called by the game's own name, not in its notation."""


@dataclass(frozen=True)
class Condition:
    """Something to be reached; nothing that is left open matters."""

    tables: tuple[str, ...] = ()
    """Positions in the game's notation, one of which holds."""
    won: str = ""
    """How the learner has won, or `any`."""
    asked: str = ""
    """The decision that waits for the learner."""

    @property
    def is_open(self) -> bool:
        """Whether nothing is to be reached."""
        return not (self.tables or self.won or self.asked)


@dataclass(frozen=True)
class Step:
    """What the learner is asked to do next."""

    choose: tuple[str, ...] = ()
    """The choices that do it, one after another: names in the game's notation, with `*` for anything and `|` between
    those of which one is enough. Without any, the step is free: whatever is chosen is right, until it is done."""
    any_order: bool = False
    until: Condition = Condition()
    """Of a free step, or of one that may be done in another way: when it is done."""
    spot: tuple[str, ...] = ()
    """The things of the picture that are lit, three at most."""
    holds: str = ""
    """What the words say of the position, in the game's notation, to be checked."""


@dataclass(frozen=True)
class Other:
    """Something else that may be tried, and is answered."""

    option: str
    step: int = 0
    """Counted from 1; 0 for any."""
    is_good: bool = False
    """Whether it is as good as what was asked: the way goes on."""
    completes: bool = False
    """Of a good one, whether the step is done by it."""
    leads: str = ""
    """What the words say comes of it, in the game's notation, to be checked."""


@dataclass(frozen=True)
class Remark:
    """What the coach says in a free step where something is asked."""

    at: str
    """The decision."""
    when: str = ""
    """A position in the game's notation that must hold."""


@dataclass(frozen=True)
class Lesson:
    """One lesson."""

    id: str
    number: int
    game: Game
    side: str
    minutes: int
    rules: tuple[str, ...]
    written: Written | Kept
    seat: int | None
    """Where the learner sits, if not where the side does."""
    chance: tuple[str, ...]
    """What chance gives, as soon as it can, each once; else what comes is drawn, the same for everybody."""
    replies: tuple[str, ...]
    """What others choose, as soon as they can, each once."""
    habits: tuple[str, ...]
    """What others choose where they have no reply, as often as they can, the first that they can."""
    opponent: str
    """The bot that chooses for others where nothing is said."""
    goal: Condition
    steps: tuple[Step, ...]
    others: tuple[Other, ...]
    remarks: tuple[Remark, ...]

    def words(self, language: str) -> Words:
        """The texts of the game's lessons."""
        return words(f"{self.game.package}.lessons", language)

    def says(self, key: str, language: str) -> str:
        """A text of this lesson, empty if there is none: `.goal`, `-step-1`, `-step-1.deed`, `-other-2`."""
        texts, full = self.words(language), f"lesson-{self.id}{key}"
        return texts.say(full) if texts.has(full) else ""


def _condition(row: Mapping[str, Any], key: str) -> Condition:
    told = row.get(key, ())
    if isinstance(told, Mapping):
        tables = told.get("table", ())
        tables = (tables,) if isinstance(tables, str) else tuple(tables)
        return Condition(tables, told.get("won", ""), told.get("asked", ""))
    return Condition((told,) if isinstance(told, str) else tuple(told))


def _step(row: Mapping[str, Any]) -> Step:
    return Step(
        tuple(row.get("choose", ())),
        row.get("any_order", False),
        _condition(row, "until"),
        tuple(row.get("spot", ())),
        row.get("holds", ""),
    )


def _lesson(game: Game, id_: str, number: int, row: Mapping[str, Any]) -> Lesson:
    return Lesson(
        id=id_,
        number=number,
        game=game,
        side=row.get("side", ""),
        minutes=row["minutes"],
        rules=tuple(row["rules"]),
        written=written(row),
        seat=row.get("seat"),
        chance=tuple(row.get("chance", ())),
        replies=tuple(row.get("replies", ())),
        habits=tuple(row.get("habits", ())),
        opponent=row.get("opponent", "thrall"),
        goal=_condition(row, "goal"),
        steps=tuple(_step(each) for each in row["step"]),
        others=tuple(
            Other(
                each["option"],
                each.get("step", 0),
                each.get("good", False) or each.get("completes", False),
                each.get("completes", False),
                each.get("leads", ""),
            )
            for each in row.get("other", ())
        ),
        remarks=tuple(Remark(each["at"], each.get("when", "")) for each in row.get("remark", ())),
    )


@cache
def _path(game: Game) -> tuple[Lesson, ...]:
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    names = sorted(each.name.removesuffix(".toml") for each in folder.iterdir() if each.name[:1].isdigit())
    found = [tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8")) for name in names]
    ids = [name.partition("_")[2] for name in names]
    return tuple(_lesson(game, id_, n, row) for n, (id_, row) in enumerate(zip(ids, found, strict=True), 1))


def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are taught."""
    return _path(game)
