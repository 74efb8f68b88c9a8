"""What a player can ask for instead of choosing: one letter, sometimes with a word after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BARE: Final = "autlbhkq?"
"""Orders that take nothing."""
WITH_WORD: Final = "rgsi"
"""Orders that take a rule, a language, a file or a thing."""

_LONG: Final = {
    "advice": "a",
    "undo": "u",
    "turn": "t",
    "log": "l",
    "board": "b",
    "rule": "r",
    "look": "i",
    "signs": "k",
    "help": "h",
    "?": "h",
    "language": "g",
    "save": "s",
    "quit": "q",
    "exit": "q",
}


@dataclass(frozen=True)
class Order:
    """A letter and the word after it."""

    letter: str
    word: str


def order_of(answer: str) -> Order | None:
    """The order that an answer gives, or None if it must be a choice."""
    asked = answer.strip()
    if asked.startswith("?") and len(asked) > 1:
        return Order("i", asked[1:].strip())
    first, _, rest = asked.partition(" ")
    letter = _LONG.get(first.lower(), first.lower())
    if len(letter) != 1 or (letter in BARE and rest) or letter not in BARE + WITH_WORD:
        return None
    return Order(letter, rest.strip())
