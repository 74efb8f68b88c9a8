"""Answers about what is pointed at: things, signs, and what to think of before a choice."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class WarnedItem(Answer):
    """What to think of before an option is chosen."""

    option: str
    is_grave: bool = Field(description="Whether it would lose the game, or cost what cannot be had again.")
    texts: list[str]


class Warnings(Answer):
    """What to think of before I choose; of options that are not here there is nothing to say."""

    n: int = Field(description="The position that it is for.")
    warnings: list[WarnedItem]


class RowItem(Answer):
    """One thing that is said of another."""

    text: str
    glyph: str = Field(description="A small SVG before it, or nothing.")
    note: str = Field(description="A second line.")
    mark: str = Field(description="A word at its end.")
    things: list[str] = Field(description="What it names, to be asked about in turn.")


class SectionItem(Answer):
    """What belongs together under one heading."""

    heading: str
    rows: list[RowItem]


class InspectedItem(Answer):
    """All that I may know of a thing."""

    thing: str
    name: str
    kind: str
    about: str
    glyph: str
    seat: int = Field(description="Whose it is; -2 if nobody's.")
    sections: list[SectionItem]
    rules: list[str] = Field(description="The ids of rules that speak of it.")
    lines: list[int] = Field(description="For each line of the log that names it, the entries of the journal before.")


class SignItem(Answer):
    """A sign of the table, and what it means."""

    glyph: str
    text: str


class Signs(Answer):
    """The legend."""

    signs: list[SignItem]
