"""What the hall refuses, each with a status and a text in the reader's language (`error-<code>`)."""

from __future__ import annotations


class Refusal(Exception):
    """A request that cannot be granted; nothing has changed."""

    def __init__(self, status: int, code: str, **details: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.details = details


def not_found() -> Refusal:
    """There is no such thing."""
    return Refusal(404, "not-found")


def forbidden() -> Refusal:
    """It is somebody else's."""
    return Refusal(403, "forbidden")


def closing() -> Refusal:
    """The hall has been told to end."""
    return Refusal(503, "closing")


def stale() -> Refusal:
    """The position has changed since the question was asked."""
    return Refusal(409, "stale")
