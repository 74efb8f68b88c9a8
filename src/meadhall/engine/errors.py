"""What can go wrong, each with a sentence that helps."""

from __future__ import annotations

from typing import Final

_MOST_SHOWN: Final = 80


def shown(value: object) -> str:
    """What somebody wrote, as it may stand in a sentence: short, in one line, and printable.

    Numbers of thousands of digits and lists within lists without end cannot be written at all.
    """
    try:
        told = repr(value)
    except (ValueError, RecursionError):
        return f"something of the kind '{type(value).__name__}'"
    return told if len(told) <= _MOST_SHOWN else told[:_MOST_SHOWN] + "…"


class MeadhallError(ValueError):
    """Bad input: unknown game, option, seat or choice, or a malformed journal or position."""


class UnknownOption(MeadhallError):
    """A name or id that its vocabulary does not hold."""


class IllegalChoice(MeadhallError):
    """A choice that the rules do not offer now; the message names the legal ones."""


class CannotUndo(MeadhallError):
    """Nothing can be taken back; `reason` is one of the `UNDO_*` words."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class BadJournal(MeadhallError):
    """A journal that cannot be read or does not follow the rules."""


class BadPosition(MeadhallError):
    """A position that cannot be read or breaks the game's invariants."""
