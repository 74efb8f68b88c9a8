"""Answers about puzzles."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class PuzzleItem(Answer):
    """A puzzle in a list."""

    game: str
    game_title: str
    id: str
    number: int
    goal: str
    picture: str = Field(description="Where its board is drawn small.")
    rating: int = Field(description="How hard it is, by how those who tried it did.")
    solved: int = Field(description="How many solved it at their first try.")
    tried: int = Field(description="How many have solved it, tried something wrong, or given it up.")
    tries: int = Field(description="How many choices I have tried, the best one among them if I found it.")
    is_solved: bool
    was_shown: bool = Field(description="Whether I was shown the solution.")


class PuzzlesOfGame(Answer):
    """The puzzles of a game."""

    game: str
    game_title: str
    puzzles: list[PuzzleItem]


class DayItem(Answer):
    """A day of the last seven."""

    day: str = Field(description="Its date, in UTC.")
    is_solved: bool = Field(description="Whether I solved a puzzle on it.")


class Today(Answer):
    """Today's puzzle, and how I do."""

    today: PuzzleItem | None = Field(description="The puzzle of this day, the same for everybody.")
    streak: int = Field(description="Days in a row on which I solved a puzzle.")
    week: list[DayItem]
    rating: int


class Puzzles(Today):
    """All puzzles, and how I do."""

    games: list[PuzzlesOfGame]


class NextPuzzle(Answer):
    """Which puzzle comes next."""

    game: str
    id: str


class Standing(PuzzleItem):
    """How I stand with a puzzle."""

    gain: int | None = Field(description="What my first outcome with it has changed of my rating; none before it.")
    my_rating: int
    next: NextPuzzle | None
