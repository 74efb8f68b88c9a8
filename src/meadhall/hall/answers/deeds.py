"""What came of something done at a table."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer
from meadhall.hall.answers.tables import Change, TableItem


class Reached(Answer):
    """Where the table is now, and how it looks."""

    n: int
    look: TableItem | Change | None


class Seated(Answer):
    """The seat that was taken."""

    seat: int


class Said(Answer):
    """It was said."""

    said: bool
    look: TableItem | Change | None = None


class Muted(Answer):
    """Whether they are muted now."""

    muted: bool
    look: TableItem | Change | None = None


class Closed(Answer):
    """Whether the table is closed now; else it waits for the others to agree."""

    closed: bool
    look: TableItem | Change | None = None


class Added(Answer):
    """Whether it was added to the dice, or something else had been before."""

    added: bool


class Checked(Answer):
    """What came of checking the dice."""

    holds: bool
    draws: int = Field(description="How many could have come out otherwise.")
    sentence: str
    shares: list[str] = Field(description="What the seats added to the dice; empty for one that added nothing.")


class Agreed(Answer):
    """The agreement was noted."""

    agreed: bool
    look: TableItem | Change | None = None


class Done(Answer):
    """Whether it is done; what all have to agree to may not be yet."""

    done: bool
    look: TableItem | Change | None = None
