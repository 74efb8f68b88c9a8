"""The log: what happened, as numbers; the text is made for the reader in the reader's language."""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0
"""An ordinary line."""
ROUND: Final = 1
"""A line that opens a round."""
PHASE: Final = 2
"""A line that opens a phase of a round."""

JOINS: Final = 0
"""A line of the scene that is going on; else of what its side has done since the phase began."""
OPENS: Final = 1
"""A line with which a turn of its side begins."""
RETURNS: Final = 2
"""A line that ends a scene within another: it belongs to what its side did before, or to the scene of the phase."""
SCENE: Final = 3
"""A line that opens a scene: what follows belongs to it, whoever does it. A phase can be one."""
ANSWERS: Final = 4
"""A line of whatever is going on, though another side does it."""

BESIDES: Final = 1
"""The weight of what a sentence says if nothing weightier has happened."""
USUAL: Final = 2
WEIGHTY: Final = 3
"""The weight of what a sentence never leaves out for something usual."""


class Line:
    """One kind of log line: its key in the texts and what each of its numbers names.

    `fields` are written `name:kind`, or just `kind` where the name would be the same:
    `Line("moved", ["side", "warriors:number", "origin:space", "destination:space"])`.
    Who does it is the first field of the kind `side`. Lines are joined to sentences
    (`meadhall.telling`): `part` says to which, `weight` how much it matters there, and
    `is_latest` that of several such lines only the latest is said.
    """

    def __init__(
        self,
        key: str,
        fields: list[str],
        level: int = PLAIN,
        part: int = JOINS,
        weight: int = USUAL,
        is_latest: bool = False,
    ) -> None:
        self.key: Final = key
        self.fields: Final = [_field(field) for field in fields]
        self.level: Final = level
        self.part: Final = part
        self.weight: Final = weight
        self.is_latest: Final = is_latest
        self.doer: Final = _place(self.fields, "side")
        """Which of the numbers is the side that does it; -1 if it is nobody's doing."""


class Told:
    """A log line that was told, and the mask of seats that may read it."""

    def __init__(self, line: Line, numbers: list[int], audience: int) -> None:
        self.line: Final = line
        self.numbers: Final = numbers
        self.audience: Final = audience

    def side(self) -> int:
        """The side that did it, -1 if none did."""
        doer = self.line.doer
        return self.numbers[doer] if doer >= 0 else -1

    def number(self, name: str) -> int:
        """The number of that name."""
        for n, (field, _) in enumerate(self.line.fields):
            if field == name:
                return self.numbers[n]
        raise KeyError(name)

    def is_told_to(self, seat: int) -> bool:
        """Whether the seat may read this line; NOBODY reads what everyone may."""
        if self.audience < 0:
            return True
        return seat >= 0 and self.audience >> seat & 1 == 1


def _field(text: str) -> tuple[str, str]:
    name, _, kind = text.partition(":")
    return name, kind or name


def _place(fields: list[tuple[str, str]], wanted: str) -> int:
    for n, (_, kind) in enumerate(fields):
        if kind == wanted:
            return n
    return -1
