"""Answers about who asks, and the node that is asked."""

from __future__ import annotations

from pydantic import Field

from meadhall.hall.answers.common import Answer


class Known(Answer):
    """A person."""

    id: str
    name: str
    is_guest: bool


class Me(Answer):
    """Who I am."""

    person: Known | None
    csrf: str = Field(description="To be sent back in `X-CSRF` with every change, if not by token.")
    is_alone: bool = Field(description="Whether the hall is open in this browser alone: nobody else can come.")


class Token(Answer):
    """A key for a program."""

    token: str


class Forgotten(Answer):
    """How many tokens are worthless now."""

    forgotten: int


class Health(Answer):
    """This node can serve."""

    status: str
    version: str
