"""Answers about what is watched."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class PartyItem(Answer):
    """One of those who meet."""

    name: str
    note: str = Field(description="What it does here.")
    player: str = Field(description="Who plays it; empty if nobody does.")
    glyph: str = Field(description="A small SVG.")
    ink: str = Field(description="The name of its colour in the game's definitions.")


class ChancesItem(Answer):
    """How a clash of two parties may end; the three make 1."""

    first: float
    nobody: float
    second: float
    note: str


class BeatItem(Answer):
    """One thing that happens."""

    kind: str
    label: str
    sentence: str
    reason: str
    rules: list[str]
    odds: ChancesItem | None = Field(description="What may come of it from here on, where dice decide.")
    picture: str = Field(description="What stands before the ground, as a part of an SVG.")


class OutcomeRow(Answer):
    """What was counted, with a text for each party."""

    label: str
    cells: list[str]


class OutcomeItem(Answer):
    """The page on which a scene ends."""

    title: str
    glyph: str
    heads: list[str]
    rows: list[OutcomeRow]
    lines: list[str]


class SceneItem(Answer):
    """A clash or a great moment, beat by beat."""

    id: str
    title: str
    about: str
    place: str
    box: str = Field(description="The view box of ground and pictures.")
    ground: str
    parties: list[PartyItem]
    beats: list[BeatItem]
    outcome: OutcomeItem | None = Field(description="None as long as it goes on.")
