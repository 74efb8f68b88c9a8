"""Answers that a table offers ready-made: sheets to fill in, ways, plans."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class AmountItem(Answer):
    """One of the numbers on a sheet."""

    thing: str
    label: str
    about: str
    fact: str
    cost: int
    taken: int = Field(description="How many are taken already, where that is decided; else 0.")
    options: list[str] = Field(description="The option for none of it, for one, and so on; none where it is decided.")
    glyph: str = Field(description="A small SVG.")


class ReadyItem(Answer):
    """A sheet that is filled in."""

    key: str
    label: str
    about: str
    counts: dict[str, int] = Field(description="How many of each `thing` of the amounts.")


class SheetItem(Answer):
    """Numbers that are asked for one after the other and paid from one purse.

    The options of those that are open, in their order, are a chain that may be chosen if it costs no more than is left.
    """

    title: str
    about: str
    verb: str
    unit: str = Field(description="In what is paid.")
    purse: int = Field(description="What all of it may cost, what is taken already included.")
    amounts: list[AmountItem]
    ready: list[ReadyItem]


class WayItem(Answer):
    """A route whose beginning follows from its end."""

    thing: str = Field(description="The thing where it ends.")
    chain: str = Field(description="Beginning and end, to be sent as `option`.")
    label: str


class PlanItem(Answer):
    """A way to go on that the game proposes; while it is followed, it is chosen again whenever it is offered again."""

    key: str
    label: str
    about: str
    chain: str = Field(description="To be sent as `option`.")
    things: list[str] = Field(description="The things where it leads to in the end.")
