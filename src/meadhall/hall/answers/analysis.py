"""Hints, and what decided a finished game."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class Why(Answer):
    """What an option changes, and whether that is good for who chooses."""

    text: str
    is_good: bool


class Suggestion(Answer):
    """An option as a search sees it."""

    option: str
    label: str
    chance: float = Field(description="To win after it, from 0 to 1.")
    visits: int = Field(description="How often the search tried it.")
    is_equal: bool = Field(description="Whether it is as good as the best, as far as the search can tell.")
    reasons: list[Why]


class Hint(Answer):
    """What might be chosen, best first."""

    n: int = Field(description="The position that it is for.")
    suggestions: list[Suggestion]


class TurningPoint(Answer):
    """Choices that changed much; gains and luck are for each seat."""

    n: int = Field(description="Entries of the journal after it.")
    seat: int | None = Field(description="Who chose; none if it was chance alone.")
    text: str
    gains: list[float]
    luck: list[float]


class Mistake(Answer):
    """A choice that was clearly not the best."""

    n: int = Field(description="Entries of the journal before it.")
    seat: int
    chosen: str
    best: str
    best_option: str
    chance: float = Field(description="To win after the best choice.")
    loss: float = Field(description="How much less it is after the one that was made.")
    reasons: list[Why]


class Outcome(Answer):
    """How often something came, and how often it was to be expected."""

    label: str
    seen: int
    expected: float


class Throws(Answer):
    """All throws of one kind."""

    label: str
    count: int
    outcomes: list[Outcome]


class Analysis(Answer):
    """What decided a finished game."""

    chances: list[list[float]] = Field(description="Of each seat, after no entry of the journal, after one, and so on.")
    luck: list[float] = Field(description="For each seat, what chance brought beyond what was to be expected.")
    strokes: int = Field(description="How often chance answered.")
    throws: list[Throws] = Field(description="Dice, and draws like dice, beside what was to be expected.")
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    progress: float | None = Field(description="How much of the search for mistakes is done; none if it has not begun.")
    graph: str = Field(description="The chances as a picture.")
