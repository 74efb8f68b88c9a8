"""Tables as lists show them."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class SeatItem(Answer):
    """Who sits where."""

    seat: int
    name: str
    kind: str = Field(description="`human`, `bot` or `free`.")
    level: str
    is_me: bool
    resigned: bool
    passes: bool | None = Field(
        description="Whether the house answers for me where I have nothing to choose; none where that never matters."
    )
    can_return: bool = Field(description="Whether a bot plays there for me, and I may take the seat back.")
    side: str
    side_id: str
    emblem: str


class Summary(Answer):
    """A table as the lobby lists it."""

    id: str
    game: str
    game_title: str
    status: str = Field(description="`open`, `running`, `over`, or `closed` before that.")
    seats: list[SeatItem]
    updated: float
    is_my_turn: bool
    waiting: str
    result: str
    obstacle: str = Field(description="Why the game can never begin; empty if it can, or has.")


class Listed(Summary):
    """A table as the lists show it to me."""

    stage: str = Field(description="The round and phase, while it is played.")
    question: str = Field(description="What I am asked, if it is my turn.")
    due: float | None = Field(description="Until when I have to choose, at a table with a clock.")
    deciding: list[int]
    here: list[int] = Field(description="The seats of people who are at the table now.")
    outcome: str = Field(description="`won` or `lost`, if I played and it is over.")


class Lobby(Answer):
    """The tables that I may see, and who else is here."""

    mine: list[Listed] = Field(description="Mine that are not over; those that wait for me first, the oldest first.")
    open: list[Listed]
    running: list[Listed] = Field(description="Those at which people play first.")
    lately: list[Listed] = Field(description="Mine that are over.")
    over: list[Listed]
    here: list[str] = Field(description="The names of the others who are in the hall.")


class Turns(Answer):
    """The tables that wait for me, the oldest first."""

    tables: list[Listed]


class History(Answer):
    """A page of my tables, the latest first."""

    tables: list[Listed]
    count: int
    pages: int
