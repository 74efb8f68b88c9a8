"""The position in words."""

from __future__ import annotations

from meadhall.template.state import Row
from meadhall.words import words


def describe(s: Row, _seat: int, language: str) -> list[tuple[str, list[str]]]:
    """How many stones are left."""
    say = words(__package__, language)
    return [(say.say("title"), [say.say("text-stones", stones=s.stones)])]
