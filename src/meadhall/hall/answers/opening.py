"""Answers about opening a table and inviting others."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class NewTable(Answer):
    """A table that was opened."""

    id: str


class MisfitItem(Answer):
    """A value that does not fit the other options as they are."""

    option: str
    value: bool | int | str
    reason: str
    seat: int | None = Field(description="The seat that cannot have it, where every seat has a value of its own.")


class Fit(Answer):
    """Whether options fit together."""

    problem: str = Field(description="Why they do not, in a sentence; empty if they do.")
    misfits: list[MisfitItem]


class Reach(Answer):
    """Where others in the home network find the hall."""

    address: str = Field(description="Empty while they do not.")
    is_open: bool = Field(description="Whether others than this machine reach the hall.")
    has_network: bool = Field(description="Whether this machine is in a network at all.")
    may: bool = Field(description="Whether the asker may open it to the network, and close it again.")


class Invitation(Answer):
    """What lets others sit down at a table."""

    word: str
    link: str = Field(description="Empty while nobody but this machine reaches the hall.")
    code: str = Field(description="The link as a QR code, in SVG.")
    until: float = Field(description="When the table stops waiting for players.")
    network: Reach


class Welcome(Answer):
    """Whether one could sit down at a table."""

    obstacle: str = Field(description="`closed`, `full`, `expired` or `private`; empty if one could, or sits there.")
