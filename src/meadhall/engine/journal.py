"""The journal: the list of choices that is the game, as text and back."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.chance import Former, Seal, Seed
from meadhall.engine.errors import BadJournal

_FIRST_LINE: Final = "meadhall journal 2"
_FORMER_LINE: Final = "meadhall journal 1"
"""Of journals whose draws a smaller generator made."""
_DIGITS: Final = 18
_SEED_DIGITS: Final = 160
_CHANCE: Final = "*"


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: who decided what, and how."""

    seat: int
    decision: str
    option: int
    name: str
    audience: int
    is_forced: bool
    """Whether there was one option; who may not know that must not be told."""
    is_revealing: bool
    is_secret: bool
    """Whether it is for nobody else to know if there were several options."""
    is_by_itself: bool
    """Whether the match played it, since nothing was to be chosen."""
    is_partial: bool
    """Whether the seat went on with a commitment that others learn of when it is whole."""

    def is_known_to(self, seat: int) -> bool:
        """Whether a seat knows that something was chosen."""
        return not self.is_partial or seat == self.seat

    def is_nothing_to(self, seat: int) -> bool:
        """Whether it was no choice, as far as a seat can know."""
        if seat == self.seat:
            return self.is_by_itself
        return self.is_partial or (self.is_by_itself and not self.is_secret)


@dataclass
class Journal:
    """What a journal's text says, before any rule has been asked about it."""

    slug: str
    version: int
    players: int
    seed: Seed
    options: dict[str, Any]
    choices: list[tuple[int, str]] = field(default_factory=list)
    position: dict[str, Any] | None = None
    """Where the journal starts, if not at the beginning of a game."""

    def __str__(self) -> str:
        """The journal as text: a head, an empty line, then one choice a line, seat and option; `*` is chance."""
        head = [
            _FORMER_LINE if isinstance(self.seed, Former) else _FIRST_LINE,
            f"game: {self.slug} {self.version}",
            f"players: {self.players}",
            *_chance_lines(self.seed),
            f"options: {_written(self.options)}",
        ]
        if self.position is not None:
            head.append(f"position: {_written(self.position)}")
        lines = [f"{_CHANCE if seat < 0 else seat} {name}" for seat, name in self.choices]
        return "\n".join([*head, "", *lines, ""])


def _chance_lines(seed: Seed) -> list[str]:
    """What the head says of chance: a seed, or what the house was bound to, what the players added, and the secret."""
    if not isinstance(seed, Seal):
        return [f"seed: {_written(seed) if isinstance(seed, str) else seed}"]
    told = [f"commitment: {seed.commitment}", f"shares: {_written(list(seed.shares))}"]
    return [*told, f"secret: {seed.secret.hex()}"] if seed.secret else told


def _written(value: Any) -> str:
    """JSON in one line without the sign that begins a remark."""
    return json.dumps(value, sort_keys=True).replace("#", "\\u0023")


def read_journal(text: str) -> Journal:
    """The journal that a text holds; `#` begins a remark."""
    lines = [line.split("#")[0].rstrip() for line in text.splitlines()]
    if not lines or lines[0] not in (_FIRST_LINE, _FORMER_LINE):
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
        seed=Former(_whole(head, "seed")) if lines[0] == _FORMER_LINE else _seed(head),
        options=_data(head, "options"),
        choices=choices,
        position=_data(head, "position") if "position" in head else None,
    )


def _choice(number: int, line: str) -> tuple[int, str]:
    seat, _, name = line.partition(" ")
    if not name or not (seat == _CHANCE or _is_number(seat)):
        raise BadJournal(f"Line {number} of the journal is no choice: it must be a seat (or *) and an option.")
    return -1 if seat == _CHANCE else int(seat), name


def _is_number(text: str) -> bool:
    """Whether it is a whole number from 0 on, of a length that a number in a journal may have."""
    return text.isascii() and text.isdecimal() and len(text) <= _DIGITS


def _value(head: dict[str, str], name: str) -> str:
    if name not in head:
        raise BadJournal(f"The journal's head lacks '{name}:'.")
    return head[name]


def _game(head: dict[str, str]) -> tuple[str, int]:
    slug, _, version = _value(head, "game").partition(" ")
    if not _is_number(version):
        raise BadJournal("The journal's 'game:' must be a game and its version, as in 'saga 1'.")
    return slug, int(version)


def _whole(head: dict[str, str], name: str) -> int:
    value = _value(head, name)
    if not _is_number(value):
        raise BadJournal(f"The journal's '{name}:' must be a whole number.")
    return int(value)


def _seed(head: dict[str, str]) -> Seed:
    if "commitment" in head:
        return _seal(head)
    text = _value(head, "seed")
    if text.removeprefix("-").isdecimal() and text.isascii() and len(text) <= _SEED_DIGITS:
        return int(text)
    value = _json(head, "seed")
    if not isinstance(value, str):
        raise BadJournal("The journal's 'seed:' must be a whole number or a text in quotation marks.")
    return value


def _seal(head: dict[str, str]) -> Seal:
    shares = _json(head, "shares")
    if not isinstance(shares, list) or not all(isinstance(share, str) and _is_hex(share) for share in shares):
        raise BadJournal("The journal's 'shares:' must be a list of texts of hexadecimal digits.")
    for name in ("commitment", "secret"):
        if not _is_hex(head.get(name, "")):
            raise BadJournal(f"The journal's '{name}:' must be hexadecimal digits.")
    return Seal(bytes.fromhex(head.get("secret", "")), head["commitment"], tuple(shares))


def _is_hex(text: str) -> bool:
    return re.fullmatch(r"(?:[0-9a-f]{2}){0,64}", text) is not None


def _json(head: dict[str, str], name: str) -> Any:
    text = _value(head, name)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadJournal(f"The journal's '{name}:' is not JSON: {error}.") from error


def _data(head: dict[str, str], name: str) -> dict[str, Any]:
    value = _json(head, name)
    if not isinstance(value, dict):
        raise BadJournal(f"The journal's '{name}:' must be a JSON object.")
    return value
