"""A live table: what the database holds of it, and the match that its records lead to."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.errors import Refusal, forbidden, stale

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

HUMAN: Final = "human"
BOT: Final = "bot"
FREE: Final = "free"


@dataclass
class Seat:
    """Who sits where: a person, a bot of a level, or nobody yet."""

    kind: str
    person: str | None
    name: str
    level: str


@dataclass
class Live:
    """A table in memory; `n` is the number of records that it has taken in.

    The match that is here is never played on: what is chosen is tried on a copy, which takes its place once it is in
    the database. So whoever looks sees what has happened, and nothing that might still fail.
    """

    id: str
    game: Game
    options: dict[str, Any]
    players: int
    seed: int
    owner: str | None
    is_public: bool
    rematch: str | None
    updated: float
    seats: list[Seat]
    hints: bool | None = None
    """Whether players may ask for hints; None leaves it to who plays."""
    n: int = 0
    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rewound: int = 0
    """The latest record that took something back; what was told since then still stands."""
    looked: float = 0.0
    """When the database was last asked what other nodes have done, by the clock that only goes on."""

    @property
    def status(self) -> str:
        """Whether it waits for players, is played at, or over."""
        if self.match is None:
            return OPEN
        return OVER if self.match.over else RUNNING

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints: as the table says, else where one plays against bots."""
        if self.hints is not None:
            return self.hints
        return sum(seat.kind != BOT for seat in self.seats) == 1

    def begun(self) -> Match:
        """The match; a refusal if the table is still waiting for players."""
        if self.match is None:
            raise Refusal(409, "not-begun")
        return self.match

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds, several in a hot-seat game."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.person == person]

    def viewer(self, person: str | None, wanted: int | None) -> int:
        """The seat with whose eyes a person looks: the one asked for, the one that decides, the first, or none."""
        mine = self.seats_of(person)
        if wanted is not None:
            if wanted != NOBODY and wanted not in mine:
                raise forbidden()
            return wanted
        deciding = [seat for seat in (self.match.seats if self.match else []) if seat in mine]
        return (deciding or mine or [NOBODY])[0]

    def own_seat(self, person: str, seat: int | None) -> int:
        """The seat for which a person may act, or a refusal."""
        mine = self.seats_of(person)
        chosen = self.viewer(person, None) if seat is None else seat
        if chosen not in mine:
            raise forbidden()
        return chosen

    def bots_seat(self, seat: int | None) -> int:
        """The seat for which a bot may act, or a refusal."""
        if seat is None or self.seats[seat].kind != BOT:
            raise forbidden()
        return seat

    def expect(self, n: int) -> None:
        """Refuse what was decided on another position."""
        if n != self.n:
            raise stale()

    def note(self, n: int, is_shorter: bool) -> None:
        """Count a record that was taken in; one after which the journal is shorter takes something back."""
        self.n = n + 1
        if is_shorter:
            self.rewound = n

    def bot_seat(self) -> int | None:
        """A bot that should choose now."""
        if self.status != RUNNING or self.match is None:
            return None
        return next((seat for seat in self.match.seats if self.seats[seat].kind == BOT), None)


def begin(game: Game, options: dict[str, Any], players: int, seed: int) -> Match:
    """A match at its first real decision."""
    return game.new(seed, options, players)


def take_in(live: Live, rows: list[Any]) -> None:
    """Bring the match to where further records lead."""
    if not rows:
        return
    further = _played_on(live.match, rows[0]) if live.match is not None and len(rows) == 1 else None
    length = len(live.match.entries) if live.match is not None else 0
    live.match = further or _replayed(live, rows)
    for row in rows:
        live.note(row.n, row.kept < length)
        length = row.kept + len(row.lines.splitlines())


def _played_on(match: Match, row: Any) -> Match | None:
    """The match after one more choice, the usual news from another node; None if the record is something else."""
    lines = row.lines.splitlines()
    if row.kept != len(match.entries) or not lines:
        return None
    seat, name = _choice(lines[0])
    further = match.copy()
    try:
        further.choose(name, seat)
    except MeadhallError:
        return None
    return further if lines_of(further, row.kept) == row.lines else None


def _replayed(live: Live, rows: list[Any]) -> Match:
    choices = [(entry.seat, entry.name) for entry in live.match.entries] if live.match else []
    for row in rows:
        choices = choices[: row.kept] + [_choice(line) for line in row.lines.splitlines()]
    match = begin(live.game, live.options, live.players, live.seed)
    match.replay(choices)
    return match


def _choice(line: str) -> tuple[int, str]:
    seat, _, name = line.partition(" ")
    return -1 if seat == "*" else int(seat), name


def lines_of(match: Match, since: int) -> str:
    """The journal's entries from `since` on, as records hold them."""
    return "\n".join(f"{'*' if entry.seat < 0 else entry.seat} {entry.name}" for entry in match.entries[since:])


def find_game(slug: str) -> Game:
    """The game, or a refusal."""
    if slug not in _games():
        raise Refusal(404, "no-game", game=slug)
    return _games()[slug]


@cache
def _games() -> dict[str, Game]:
    """All games, looked for once."""
    return {slug: meadhall.game(slug) for slug in meadhall.games()}
