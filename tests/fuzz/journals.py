"""How journals are spoiled: lines, signs, heads, and the positions in heads."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

from tests.fuzz.bank import Bank
from tests.fuzz.spoiling import odd_value, spoiled

_SIGNS: Final = (
    "",
    "\0",
    "\t",
    "\n",
    "\r",
    "\x1c",
    "\x85",
    "\u2028",
    "\ud800",
    "#",
    "*",
    "-",
    '"',
    "{",
    "0",
    "٣",
    "²",
    "ł",
)
_VALUES: Final = (
    "",
    "0",
    "-1",
    "9" * 18,
    "9" * 5000,
    "-" + "9" * 5000,
    "1e999",
    "NaN",
    "null",
    '"\\ud800"',
    '"' + "x" * 5000 + '"',
    "[" * 100_000,
    '{"a":' * 100_000,
    '{"a": ' + "9" * 5000 + "}",
    "0" * 64,
    '["00", "\\ud800"]',
)
_SLUGS: Final = ("saga", "northgard", "nothing", "\ud800", "..", "x" * 5000)
_HEADS: Final = ("game", "players", "seed", "options", "position", "commitment", "shares", "secret", "version", "")


def spoiled_journal(bank: Bank, rng: random.Random) -> str:
    """A journal of the bank with one thing or a few changed."""
    text = rng.choice(bank.journals)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        lines = text.split("\n")
        rng.choices(_KINDS, _WEIGHTS)[0](lines, bank, rng)
        text = "\n".join(lines)
    return text


def _line(lines: list[str], bank: Bank, rng: random.Random) -> None:
    """A line is missing, there twice, elsewhere, or from another journal."""
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        del lines[at]
    elif how == 1:
        lines.insert(other, lines[at])
    elif how == 2:
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = rng.choice(rng.choice(bank.journals).split("\n"))


def _sign(lines: list[str], _: Bank, rng: random.Random) -> None:
    """A sign is another, or there is one more or one less."""
    at = rng.randrange(len(lines))
    where = rng.randrange(len(lines[at]) + 1)
    lines[at] = lines[at][:where] + rng.choice(_SIGNS) + lines[at][where + rng.randrange(2) :]


def _cut(lines: list[str], _: Bank, rng: random.Random) -> None:
    """The journal ends early."""
    at = rng.randrange(len(lines))
    lines[at + 1 :] = []
    lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]


def _choice(lines: list[str], _: Bank, rng: random.Random) -> None:
    """A choice is another one that somebody made, or another seat's."""
    begin = lines.index("") + 1 if "" in lines else 0
    if begin >= len(lines):
        return
    at = rng.randrange(begin, len(lines))
    if rng.random() < 0.6:
        lines[at] = rng.choice(lines[begin:])
    else:
        seat, name = [*lines[at].split(" ", 1), ""][:2]
        lines[at] = (
            f"{rng.choice(('*', '0', '1', '7', '-1', '9' * 5000, seat))} {rng.choice((name, '', '*', 'x' * 5000))}"
        )


def _head(lines: list[str], _: Bank, rng: random.Random) -> None:
    """A line of the head says something else, or there is one more."""
    line = f"{rng.choice(_HEADS)}: {rng.choice(_VALUES)}"
    known = [n for n, each in enumerate(lines[:8]) if each.split(":")[0] == line.split(":")[0]]
    if known:
        lines[known[0]] = line
    else:
        lines.insert(min(2, len(lines)), line)


def _first(lines: list[str], _: Bank, rng: random.Random) -> None:
    """It says to be of another form or game or version."""
    if rng.random() < 0.5:
        lines[0] = f"meadhall journal {rng.choice((1, 2, 3, 'x'))}"
    elif len(lines) > 1:
        lines[1] = f"game: {rng.choice(_SLUGS)} {rng.randrange(4)}"


def _data(lines: list[str], _: Bank, rng: random.Random) -> None:
    """Something in the data of the head is something else."""
    found = [n for n, line in enumerate(lines[:8]) if line.startswith(("options: {", "position: {"))]
    if not found:
        return
    at = rng.choice(found)
    name, text = lines[at].split(": ", 1)
    try:
        value: dict[str, Any] = json.loads(text)
        value[rng.choice(sorted(value))] = odd_value(rng)
        lines[at] = f"{name}: {json.dumps(value)}"
    except (ValueError, RecursionError):
        return  # spoiled before, or a number that has too many digits to be written


def _position(lines: list[str], bank: Bank, rng: random.Random) -> None:
    """It begins at a position that is spoiled itself."""
    try:
        line = f"position: {json.dumps(spoiled(bank, rng))}"
    except ValueError:
        return
    known = [n for n, each in enumerate(lines[:8]) if each.startswith("position:")]
    lines[slice(*([known[0], known[0] + 1] if known else [2, 2]))] = [line]
    if rng.random() < 0.7 and "" in lines:
        lines[lines.index("") :] = [""]


_SPOILING: Final[dict[Callable[[list[str], Bank, random.Random], None], int]] = {
    _line: 20,
    _sign: 12,
    _cut: 8,
    _choice: 15,
    _head: 12,
    _first: 3,
    _data: 10,
    _position: 10,
}
_KINDS: Final = list(_SPOILING)
_WEIGHTS: Final = list(_SPOILING.values())
