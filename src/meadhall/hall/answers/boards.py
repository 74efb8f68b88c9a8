"""What stands beside the board and in the log."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer
from meadhall.hall.answers.scenes import OutcomeItem


class NumberItem(Answer):
    """A number on a plate."""

    glyph: str = Field(description="A small SVG.")
    value: str
    label: str


class BarItem(Answer):
    """How far a player has come on a way to victory."""

    label: str
    value: str
    done: int
    whole: int


class PlateItem(Answer):
    """What everybody looks for first in a player."""

    seat: int = Field(description="-1 for an opponent who has no seat.")
    numbers: list[NumberItem]
    bars: list[BarItem]
    note: str
    name: str
    emblem: str


class PennantItem(Answer):
    """A phase of the round."""

    label: str
    state: str = Field(description="`done`, `now` or `coming`.")
    glyph: str


class RibbonItem(Answer):
    """Where the game is, and what comes next."""

    title: str
    about: str
    pennants: list[PennantItem]
    next: str


class Line(Answer):
    """A line of the log."""

    n: int = Field(description="Entries of the journal before it.")
    text: str
    level: int
    seat: int | None = Field(description="Who did it.")
    side: str = Field(description="Which side did it, if nobody plays that.")
    things: list[str]
    turn: int | None = Field(description="The number of the sentence that tells it; a heading has none.")


class SceneSummary(Answer):
    """What can be watched of a passage of the log."""

    id: str = Field(description="To be asked for by `scenes`.")
    title: str
    place: str = Field(description="The thing on the board where it happens; empty if nowhere.")
    beats: int = Field(description="How many there are so far.")
    outcome: OutcomeItem | None = Field(description="How it ended; None as long as it goes on.")
    seats: list[int] = Field(description="Those who took part.")


class Sentence(Answer):
    """What somebody did in a turn, or what came of a battle: several lines of the log in one sentence."""

    seat: int | None
    side: str = Field(description="Whose turn it is, if nobody plays that side.")
    head: str = Field(description="Whom or what it is about; `text` goes on from there.")
    text: str
    scene: SceneSummary | None


class Other(Answer):
    """A side in the log that nobody plays."""

    side_id: str
    side: str
    emblem: str


class ScoreRow(Answer):
    """A row of the score sheet: a number for each seat, or none where it does not concern the seat."""

    label: str
    numbers: list[int | None]


class Part(Answer):
    """A part of the position in words."""

    heading: str
    lines: list[str]


class Moment(Answer):
    """A position of the past."""

    at: int
    picture: str
    described: list[Part]
    prompt: str
    plates: list[PlateItem]
    ribbon: RibbonItem
