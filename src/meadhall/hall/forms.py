"""What the API takes: the bodies of requests, each with its limits."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

_PLAIN: Final = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"
"""Text without control characters, of which databases do not take all."""

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=_PLAIN)]
Level = Annotated[str, Field(max_length=16, pattern=_PLAIN, description="`thrall`, `karl` or `jarl`.")]
Seat = Annotated[int, Field(ge=0, le=15)]
Moment = Annotated[int, Field(ge=0, le=10_000_000, description="The table's `n` that the page or bot has seen.")]


class Form(BaseModel):
    """A body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(Form):
    """Somebody who wants to play under a name."""

    name: Name


class Account(Form):
    """A name and a password."""

    name: Name
    password: Annotated[str, Field(min_length=1, max_length=200, pattern=_PLAIN)]


class Token(Form):
    """A key for a program, such as a bot."""

    label: Annotated[str, Field(max_length=40, pattern=_PLAIN)] = ""


class Place(Form):
    """One seat of a new table: `me`, `bot` (with a level), `open`, or `guest`, another player at this screen."""

    kind: Annotated[str, Field(pattern="^(me|bot|open|guest)$")]
    level: Level = ""
    name: Annotated[str, Field(max_length=40, pattern=_PLAIN)] = ""


class NewTable(Form):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40, description="As in `GET /api/games`.")]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=50)
    seats: Annotated[list[Place], Field(min_length=1, max_length=8)]
    public: bool = False
    hints: bool | None = Field(None, description="Whether players may ask for hints; else only among bots.")


class Choice(Form):
    """A choice, and the position that it answers."""

    n: Moment
    option: Annotated[
        str,
        Field(max_length=200, description="One of the table's `options`, or a chain of choices with spaces between."),
    ]
    seat: Seat | None = None


class Hint(Form):
    """Asking what might be chosen, on a position."""

    n: Moment
    seat: Seat | None = None


class Undo(Form):
    """Taking back one choice, or all of the turn."""

    n: Moment
    turn: bool = False
    seat: Seat | None = None


class Join(Form):
    """Sitting down, with an invitation if the table is private."""

    invitation: Annotated[str, Field(max_length=200)] | None = None


class Words(Form):
    """Something said at the table."""

    text: Annotated[str, Field(min_length=1, max_length=500, pattern=_PLAIN)]


class Replacement(Form):
    """Agreeing that a bot takes over a seat."""

    seat: Seat
    level: Level = "karl"


class JournalText(Form):
    """A journal to be put on a table."""

    text: Annotated[str, Field(max_length=400_000)]
