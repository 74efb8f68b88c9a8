"""The journal: the list of choices that is the game, as text and back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.errors import BadJournal

_FIRST_LINE: Final = "meadhall journal 1"
_CHANCE: Final = "*"


@dataclass(frozen=True)
class Entry:
    """One choice: who decided what, and how."""

    seat: int
    decision: str
    option: int
    name: str
    audience: int
    is_forced: bool
    is_revealing: bool


@dataclass
class Journal:
    """What a journal's text says, before any rule has been asked about it."""

    slug: str
    version: int
    players: int
    seed: int
    options: dict[str, Any]
    choices: list[tuple[int, str]] = field(default_factory=list)
    position: dict[str, Any] | None = None
    """Where the journal starts, if not at the beginning of a game."""

    def __str__(self) -> str:
        """The journal as text: a head, an empty line, then one choice a line, seat and option; `*` is chance."""
        head = [
            _FIRST_LINE,
            f"game: {self.slug} {self.version}",
            f"players: {self.players}",
            f"seed: {self.seed}",
            f"options: {json.dumps(self.options, sort_keys=True)}",
        ]
        if self.position is not None:
            head.append(f"position: {json.dumps(self.position, sort_keys=True)}")
        lines = [f"{_CHANCE if seat < 0 else seat} {name}" for seat, name in self.choices]
        return "\n".join([*head, "", *lines, ""])


def read_journal(text: str) -> Journal:
    """The journal that a text holds; `#` begins a remark."""
    lines = [line.split("#")[0].rstrip() for line in text.splitlines()]
    if not lines or lines[0] != _FIRST_LINE:
        raise BadJournal(f"This is no journal: the first line must be '{_FIRST_LINE}'.")
    head: dict[str, str] = {}
    rest = len(lines)
    for number, line in enumerate(lines[1:], start=1):
        if not line:
            rest = number + 1
            break
        name, colon, value = line.partition(":")
        if not colon:
            raise BadJournal(f"Line {number + 1} of the journal is no 'name: value'.")
        head[name] = value.strip()
    choices = [_choice(number, line) for number, line in enumerate(lines[rest:], start=rest + 1) if line]
    slug, version = _game(head)
    return Journal(
        slug=slug,
        version=version,
        players=_whole(head, "players"),
        seed=_whole(head, "seed"),
        options=_data(head, "options"),
        choices=choices,
        position=_data(head, "position") if "position" in head else None,
    )


def _choice(number: int, line: str) -> tuple[int, str]:
    seat, _, name = line.partition(" ")
    if not name or not (seat == _CHANCE or seat.isdecimal()):
        raise BadJournal(f"Line {number} of the journal is no choice: it must be a seat (or *) and an option.")
    return -1 if seat == _CHANCE else int(seat), name


def _value(head: dict[str, str], name: str) -> str:
    if name not in head:
        raise BadJournal(f"The journal's head lacks '{name}:'.")
    return head[name]


def _game(head: dict[str, str]) -> tuple[str, int]:
    slug, _, version = _value(head, "game").partition(" ")
    if not version.isdecimal():
        raise BadJournal("The journal's 'game:' must be a game and its version, as in 'saga 1'.")
    return slug, int(version)


def _whole(head: dict[str, str], name: str) -> int:
    value = _value(head, name)
    if not value.isdecimal():
        raise BadJournal(f"The journal's '{name}:' must be a whole number.")
    return int(value)


def _data(head: dict[str, str], name: str) -> dict[str, Any]:
    try:
        value = json.loads(_value(head, name))
    except json.JSONDecodeError as error:
        raise BadJournal(f"The journal's '{name}:' is not JSON: {error}.") from error
    if not isinstance(value, dict):
        raise BadJournal(f"The journal's '{name}:' must be a JSON object.")
    return value
