"""The file of a league: a heading and a line of JSON for each game, written as they are played."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from meadhall.arena.leagues import League, league_of, longest
from meadhall.arena.plausible import fault_of
from meadhall.arena.records import Record, record_of
from meadhall.engine.errors import MeadhallError

_FORM: Final = 1
"""Raised when old files can no longer be read."""


class Results:
    """The games in one file or several, each counted once, in the order of their numbers.

    Only where each game stands is kept in memory. A last line that was cut off does not count.
    """

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths: Final = list(paths)
        self._places: Final[dict[int, tuple[Path, int]]] = {}
        """Where the games that were played to the end stand."""
        self._failed: Final[dict[int, tuple[Path, int]]] = {}
        self.league: Final = longest([self._read(path) for path in self.paths])

    def _read(self, path: Path) -> League:
        """Find the games of a file, which must be of the same league as those before it."""
        with path.open("rb") as file:
            league = _heading(path, file.readline())
            if path != self.paths[0] and not league.is_same_but_longer(_heading_of(self.paths[0])):
                raise MeadhallError(f"{path} and {self.paths[0]} hold different leagues and cannot be put together.")
            while True:
                place = file.tell()
                line = file.readline()
                if not line.endswith(b"\n"):
                    break
                facts = _facts(path, line, league)
                known = self._failed if facts["error"] else self._places
                known.setdefault(facts["number"], (path, place))
        return league

    @property
    def numbers(self) -> set[int]:
        """The games that were played to the end."""
        return set(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Record]:
        """The games that were played to the end."""
        return (record_of(json.loads(line)) for line in _lines(self._places))

    def failures(self) -> list[Record]:
        """The games that failed whenever they were tried."""
        left = {number: place for number, place in self._failed.items() if number not in self._places}
        return [record_of(json.loads(line)) for line in _lines(left)]

    def write(self, path: Path, league: League | None = None) -> None:
        """Write all games in order into one file, at once: whoever looks sees the old file or the new one."""
        beside = path.with_name(path.name + ".part")
        left = {number: place for number, place in self._failed.items() if number not in self._places}
        with beside.open("wb") as file:
            file.write(_heading_line(league or self.league))
            for line in _lines({**self._places, **left}):
                file.write(line)
        beside.replace(path)


class Store:
    """The file of a league that is being played."""

    def __init__(self, path: Path, league: League) -> None:
        """Begin a file, or go on with one that holds the same league, whose last line may have been cut off."""
        self.path: Final = path
        self.done: Final[set[int]] = set()
        """The games that were played to the end before."""
        if path.exists():
            held = Results([path])
            if not held.league.is_same_but_longer(league):
                raise MeadhallError(f"{path} holds another league: {told(held.league)}.")
            self.done.update(held.numbers)
            _mend(path)
            if held.league.games < league.games:
                Results([path]).write(path, league)
        else:
            path.write_bytes(_heading_line(league))
        self._file: Final = path.open("ab")

    def add(self, records: Iterable[Record]) -> None:
        """Keep games that were played."""
        self._file.write(b"".join(_line(record.line()) for record in records))
        self._file.flush()

    def close(self) -> None:
        """Put the games into the order of their numbers, now that nothing more comes."""
        self._file.close()
        Results([self.path]).write(self.path)


def told(league: League) -> str:
    """A league in words, for people who mixed up files."""
    options = "".join(f", {name}={value}" for name, value in league.options.items())
    if league.former:
        options += f", by the rules of version {league.former}"
    return f"{league.slug} for {league.players} with {', '.join(league.contestants)}, seed {league.seed}{options}"


def _line(facts: dict[str, Any]) -> bytes:
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _heading_line(league: League) -> bytes:
    return _line({"arena": _FORM, "league": league.heading()})


def _heading_of(path: Path) -> League:
    with path.open("rb") as file:
        return _heading(path, file.readline())


def _heading(path: Path, line: bytes) -> League:
    try:
        facts = json.loads(line)
        if facts["arena"] == _FORM:
            return league_of(facts["league"])
    except (ValueError, TypeError, KeyError, AttributeError):
        pass
    raise MeadhallError(f"{path} is no file of the arena: its first line tells no league.")


def _facts(path: Path, line: bytes, league: League) -> dict[str, Any]:
    try:
        facts: dict[str, Any] = json.loads(line)
        record = record_of(facts)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise MeadhallError(f"{path} holds a line that tells no game: {line[:60]!r}.") from None
    try:
        fault = fault_of(record, league)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        fault = "a value is not of its kind"
    if fault:
        raise MeadhallError(f"{path} holds a game that cannot have been played ({line[:60]!r}): {fault}.")
    return facts


def _lines(places: dict[int, tuple[Path, int]]) -> Iterator[bytes]:
    """The lines of games, by number."""
    files: dict[Path, BinaryIO] = {}
    try:
        for number in sorted(places):
            path, place = places[number]
            if path not in files:
                files[path] = path.open("rb")
            files[path].seek(place)
            yield files[path].readline()
    finally:
        for file in files.values():
            file.close()


def _mend(path: Path) -> None:
    """Cut off a last line without its end."""
    with path.open("rb+") as file:
        content_end = file.seek(0, os.SEEK_END)
        while content_end:
            begin = max(0, content_end - 65536)
            file.seek(begin)
            found = file.read(content_end - begin).rfind(b"\n")
            if found >= 0:
                content_end = begin + found + 1
                break
            content_end = begin
        file.truncate(content_end)
