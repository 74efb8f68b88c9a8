"""What may be chosen, and where it would lead."""

from __future__ import annotations

from typing import Final

from pydantic import Field

from meadhall.engine.shapes import SHAPES
from meadhall.hall.answers.common import Answer

SHAPE: Final = f"By which gesture is chosen: {', '.join(f'`{shape}`' for shape in SHAPES)}; empty if nothing is."
DECISION: Final = "The key of what the viewer is asked; `decision/option` is a thing that can be asked about."
RUN: Final = "The sets that can be built where one is asked for them piece by piece."
WHOLE: Final = "What is asked for by the `run`; empty where there is none."
WARNED: Final = "Whether `warnings` may have something to say before the viewer chooses."


class Option(Answer):
    """Something that may be chosen."""

    option: str = Field(description="To be sent back.")
    label: str = Field(description="To be shown.")
    is_aside: bool = Field(description="Whether it is only offered by the way, and no answer to what is asked.")
    counts: dict[str, int] | None = Field(
        description="Of a set or of amounts: how many it means of each of the `pieces`; none if it is a verb."
    )
    ends: list[str] | None = Field(
        description="Ids of the things where it begins and where it ends, empty where that is fixed; none for a verb."
    )


class Piece(Answer):
    """A thing of which options mean so many each."""

    piece: str = Field(description="Its id in `counts`.")
    label: str
    most: int = Field(description="The most of it that an option means.")
    thing: str = Field(description="The thing on the board that it is, by the id of `data-thing`.")
    glyph: str = Field(description="How it is drawn, a small SVG; empty for what is no thing.")


class Run(Answer):
    """A set that is asked for piece by piece, answered at once."""

    option: str = Field(description="A chain of options, to be sent back.")
    counts: dict[str, int] = Field(description="How many it means of each of the `pieces`.")


class Undo(Answer):
    """Whether my latest choice can be taken back, and why not."""

    can: bool
    why: str
    can_ask: bool = Field(description="Whether there is a choice of mine that I may ask the others to take back.")


class ChangeOnPlate(Answer):
    """A number on a plate that a choice would change."""

    seat: int
    label: str
    before: str
    after: str
    done: int | None = Field(description="How far a way to victory would have come; none for plain numbers.")


class Preview(Answer):
    """Where a chain of choices would lead, as far as its seat can know."""

    n: int = Field(description="The position that it is for.")
    ends_at: str = Field(
        description="What comes next: `mine` if I am asked again, `chance`, `other` for another seat, `over`, or "
        "`secret` if something hidden would be shown, or decides."
    )
    prompt: str = Field(description="What I am asked next; this and what follows are empty where something else comes.")
    rule: str
    shape: str = Field(description=SHAPE)
    options: list[Option]
    pieces: list[Piece]
    run: list[Run] = Field(description=RUN)
    whole: str = Field(description=WHOLE)
    decision: str = Field(description=DECISION)
    is_warned: bool = Field(description=WARNED)
    told: list[str] = Field(description="What the log would say.")
    changes: list[ChangeOnPlate] = Field(description="The numbers on plates that would change.")
    odds: list[int] | None = Field(
        description="How a fight may end for me, in percent: I win, neither is left or has won, I lose; none where no "
        "fight comes of it, or it cannot be reckoned."
    )
    outlook: list[str] = Field(description="What else comes of it, in sentences.")
