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


AddsLuck = Annotated[
    bool, Field(description="Whether I will add to the dice, by `luck`; the game does not begin before that.")
]


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


class Absence(Form):
    """When others may agree on a bot for somebody: `never`, `away` (minutes without connection), `clock` (a choice)."""

    rule: Annotated[str, Field(pattern="^(never|away|clock)$")]
    minutes: Annotated[int, Field(ge=1, le=43_200)] = 10


class NewTable(Form):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40, description="As in `GET /api/games`.")]
    preset: Annotated[str, Field(max_length=40, description="One of the game's `presets`.")] | None = None
    options: dict[str, bool | int | str] = Field(
        default_factory=dict, max_length=50, description="Those that differ from the preset, or else from the usual."
    )
    seats: Annotated[list[Place], Field(min_length=1, max_length=8)]
    public: bool = False
    adds_luck: AddsLuck = False
    hints: bool | None = Field(None, description="Whether players may ask for hints; else only among bots.")
    absence: Absence | None = Field(None, description="The rule for absence; else `never`.")


class Agreement(Form):
    """Options that may not fit together."""

    players: Annotated[int, Field(ge=1, le=8)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=50)


class Door(Form):
    """Whether the hall shall be open to the home network."""

    open: bool


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
    """Taking back one choice, or a chain that was chosen as one; or all of the turn."""

    n: Moment
    turn: bool = False
    seat: Seat | None = None


class Join(Form):
    """Sitting down, with an invitation if the table is private."""

    invitation: Annotated[str, Field(max_length=200)] | None = None
    adds_luck: AddsLuck = False


class Luck(Form):
    """Random bytes for the dice, drawn after the house has shown its commitment."""

    share: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Words(Form):
    """Something said at the table."""

    text: Annotated[str, Field(min_length=1, max_length=500, pattern=_PLAIN)]


class Mute(Form):
    """Somebody at my table who shall say no more there, or may again: who said this."""

    saying: Annotated[int, Field(ge=0, le=2**31 - 1, description="The `id` of something in the table's `chat`.")]
    muted: bool = True


class Replacement(Form):
    """Agreeing that a bot takes over a seat."""

    seat: Seat
    level: Level = "karl"


class Passing(Form):
    """Whether the house shall answer for a seat of mine where it has nothing to choose."""

    passes: bool
    seat: Seat | None = None


class NewLevel(Form):
    """How well a bot shall play from now on."""

    seat: Seat
    level: Level


class Leaving(Form):
    """Getting up; among more than two a bot of this level goes on."""

    level: Level = "karl"


class Resignation(Leaving):
    """Giving a seat up; among more than two a bot of this level goes on."""

    seat: Seat | None = None


class Takeback(Form):
    """Asking to take back the latest choice of a seat."""

    n: Moment
    seat: Seat | None = None


class Answer(Form):
    """Whether one agrees to what was asked at `n`."""

    n: Moment
    agrees: bool


class JournalText(Form):
    """A journal to be put on a table."""

    text: Annotated[str, Field(max_length=400_000)]


class Lesson(Form):
    """Something done in a lesson besides choosing, on the position `n`."""

    n: Moment
    seat: Seat | None = None


class Again(Form):
    """A finished game that is to be played on from where it stood after `at` entries, from a seat, against bots."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Seat
    level: Level = "karl"
