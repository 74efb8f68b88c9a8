"""Answers about learning a game."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.analysis import Why
from meadhall.hall.answers.boards import BarItem
from meadhall.hall.answers.common import Answer
from meadhall.hall.answers.things import SignItem


class LessonItem(Answer):
    """A lesson in a list."""

    id: str
    number: int
    title: str
    goal: str
    minutes: int
    is_done: bool
    is_begun: bool = Field(description="Whether I am in the middle of it.")


class PathItem(Answer):
    """The lessons of a game."""

    game: str
    game_title: str
    lessons: list[LessonItem]
    next: str = Field(description="The first lesson that I have not come to the end of, or the first of all.")


class Paths(Answer):
    """All lessons."""

    paths: list[PathItem]


class DeedItem(Answer):
    """A step of a lesson."""

    text: str
    state: str = Field(description="`done`, `now` or `to_come`.")


class CoachItem(Answer):
    """What the coach says at the table of a lesson."""

    lesson: str
    is_puzzle: bool
    title: str
    number: int
    count: int = Field(description="How many lessons the game has.")
    goal: str
    deeds: list[DeedItem]
    text: str = Field(description="What is asked for now: why, and what to touch.")
    told: str = Field(description="What is to be said of what has just happened.")
    off: str = Field(description="Why what was tried is to be taken back by `back`; empty while one is on the way.")
    closing: str = Field(description="The last word, once the goal is reached.")
    beaten: list[str] = Field(description="Once a puzzle is done: what the other choices would have led to.")
    spot: list[str] = Field(description="The things of the picture that are lit.")
    bubble: str = Field(description="What stands beside the first of them.")
    wanted: list[str] = Field(description="The options that are asked for; `show` takes the first.")
    next: str = Field(description="The lesson after this one.")


class BoxItem(Answer):
    """One box of the illustrated page."""

    id: str
    title: str
    text: str
    alt: str = Field(description="What the figure shows.")
    rules: list[str]
    lesson: str
    ratio: float | None = Field(description="Width by height of the figure `guide/<id>.svg`; none if there is none.")


class Guide(Answer):
    """How to play, on one page."""

    title: str
    intro: str
    goals: list[str]
    boxes: list[BoxItem]
    signs: list[SignItem]


class KindItem(Answer):
    """Choices of one kind."""

    labels: list[str] = Field(description="Some of them, in words.")
    more: int = Field(description="How many there are besides.")
    text: str = Field(description="What the first of them does, and what it is for.")
    options: list[str]


class Explained(Answer):
    """What a friend at the table would say of my turn; what good players do now is asked for by `hints`."""

    goals: list[str]
    bars: list[BarItem] = Field(description="How far I have come.")
    question: str
    rule: str
    kinds: list[KindItem]


class Reasons(Answer):
    """Why somebody did something."""

    reasons: list[Why]
