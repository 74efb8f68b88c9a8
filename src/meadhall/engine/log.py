"""The log: what happened, as numbers; the text is made for the reader in the reader's language."""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0
"""An ordinary line."""
ROUND: Final = 1
"""A line that opens a round."""
PHASE: Final = 2
"""A line that opens a phase of a round."""


class Line:
    """One kind of log line: its key in the texts and what each of its numbers names.

    `fields` are written `name:kind`, or just `kind` where the name would be the same:
    `Line("moved", ["side", "warriors:number", "origin:space", "destination:space"])`.
    """

    def __init__(self, key: str, fields: list[str], level: int = PLAIN) -> None:
        self.key: Final = key
        self.fields: Final = [_field(field) for field in fields]
        self.level: Final = level


class Told:
    """A log line that was told, and the mask of seats that may read it."""

    def __init__(self, line: Line, numbers: list[int], audience: int) -> None:
        self.line: Final = line
        self.numbers: Final = numbers
        self.audience: Final = audience

    def is_told_to(self, seat: int) -> bool:
        """Whether the seat may read this line; NOBODY reads what everyone may."""
        if self.audience < 0:
            return True
        return seat >= 0 and self.audience >> seat & 1 == 1


def _field(text: str) -> tuple[str, str]:
    name, _, kind = text.partition(":")
    return name, kind or name
