"""A live table: what the database holds of it, and the match that its records lead to."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import meadhall
from meadhall.engine.chance import Seed
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY, Decision
from meadhall.hall.absence import NEVER, Absence
from meadhall.hall.dice import seed_of
from meadhall.hall.errors import Refusal, forbidden, stale
from meadhall.hall.gestures import Gestures
from meadhall.hall.tally import Mark
from meadhall.lessons import Puzzle, Rehearsal, lesson_called, rehearsal

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
ASIDE: Final = "aside"
"""Of a table that was damaged, or could never begin, and was set aside by the doctor."""

HUMAN: Final = "human"
BOT: Final = "bot"
FREE: Final = "free"


@dataclass(slots=True)
class Seat:
    """Who sits where: a person, a bot of a level, or nobody yet.

    A bot that plays for somebody has the person too, who may take the seat back unless they have resigned.
    """

    kind: str
    person: str | None
    name: str
    level: str
    share: str | None = None
    """What the person's browser has added to the dice; empty while it is still to come, None if nothing will."""
    asked: float | None = None
    """Since when the seat has to choose, at tables with a clock."""
    resigned: bool | None = None
    passes: bool | None = None
    """Whether the house answers where the seat has nothing to choose; it does unless it was told not to."""

    def is_left_by(self, person: str | None) -> bool:
        """Whether a bot plays for a person who may come back."""
        return self.kind == BOT and person is not None and self.person == person and not self.resigned


@dataclass(frozen=True, slots=True)
class Event:
    """What happened at a table besides the game."""

    kind: str
    seat: int
    name: str
    n: int = 0
    """The record to which it belongs."""
    length: int = 0
    """Entries of the journal after it."""
    others: str = ""
    """Who agreed, or who did not."""
    level: str = ""
    at: float = 0.0


@dataclass(frozen=True)
class Takeback:
    """What somebody asks the others: to go back to where the journal had `kept` entries."""

    seat: int
    person: str
    kept: int
    n: int
    """The records of the table when it was asked."""


@dataclass(slots=True)
class Live:
    """A table in memory; `n` is the number of records that it has taken in.

    The match that is here is never played on: what is chosen is tried on a copy, which takes its place once it is in
    the database. So whoever looks sees what has happened, and nothing that might still fail.
    """

    id: str
    game: Game
    options: dict[str, Any]
    players: int
    dice: str | None
    former_seed: str
    owner: str | None
    is_public: bool
    rematch: str | None
    updated: float
    seats: list[Seat]
    hints: bool | None = None
    """Whether players may ask for hints; None leaves it to who plays."""
    absence: Absence = NEVER
    takeback: Takeback | None = None
    events: list[Event] = field(default_factory=list)
    n: int = 0
    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rewound: dict[int, int] = field(default_factory=dict)
    """By viewer, how many records there were when something was last taken back; what was told since still stands."""
    gestures: Gestures = field(default_factory=Gestures)
    quiet: Counter[int] = field(default_factory=Counter)
    """By seat, the records that only it knows of."""
    cannot_begin: bool = False
    """Whether it waits for a game whose options do not fit together; such tables were opened by older houses."""
    looked: float = 0.0
    """When the database was last asked what other nodes have done, by the clock that only goes on."""
    mark: Mark | None = None
    """Where the tally of what is written stood when it was asked; None where there is none."""
    used: float = 0.0
    """When it was last asked for, by the same clock."""
    opened_from: str | None = None
    """The mark of the address from which it was opened."""
    closing: str | None = None
    """Why it was closed before its end, if it was."""
    lesson: str | None = None
    """The lesson that is learnt here."""
    position: dict[str, Any] | None = None
    """Where the game begins, if not at its beginning."""
    looked_at: float | None = None
    """When it was last noted that somebody looks at a game of bots."""
    deeds: dict[int, tuple[int, str]] = field(default_factory=dict)
    """What each seat did last at this node, and on which position: done twice by a nervous finger it counts once."""

    @property
    def seed(self) -> Seed:
        """What the table's chance is given by, once everybody has added to it who will."""
        return seed_of(self.dice, self.former_seed, [seat.share or "" for seat in self.seats])

    @property
    def is_complete(self) -> bool:
        """Whether nobody is missing, and nothing that is to be added to the dice."""
        return all(seat.kind != FREE and seat.share != "" for seat in self.seats)

    @property
    def status(self) -> str:
        """Whether it waits for players, is played at, over, or closed before that."""
        if self.closing is not None:
            return CLOSED
        if self.match is None:
            return OPEN
        return OVER if self.match.over or self.is_given_up else RUNNING

    @property
    def is_given_up(self) -> bool:
        """Whether the game has ended because so many resigned."""
        return given_up(self.seats)

    @property
    def winners(self) -> list[int]:
        """The seats that have won: by the rules, or because the others resigned; empty before the end."""
        if self.match is None or self.match.over or not self.is_given_up:
            return self.match.winners if self.match is not None else []
        return staying(self.seats)

    @property
    def deciding(self) -> list[int]:
        """The seats that may choose now."""
        return self.match.seats if self.match is not None and self.status == RUNNING else []

    @property
    def people(self) -> set[str]:
        """Those who sit at the table and play."""
        return {seat.person for seat in self.seats if seat.kind == HUMAN and seat.person is not None}

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints: as the table says, else where one plays against bots."""
        if self.is_sought:
            return False
        if self.hints is not None:
            return self.hints
        return sum(seat.kind != BOT for seat in self.seats) == 1

    @property
    def is_sought(self) -> bool:
        """Whether somebody is still to find here what is best, so that nobody may say it."""
        match = self.match
        if not isinstance(match, Rehearsal) or not isinstance(match.lesson, Puzzle):
            return False
        return not match.progress.is_reached

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
        deciding = [seat for seat in self.deciding if seat in mine]
        return (deciding or mine or [NOBODY])[0]

    def own_seat(self, person: str, seat: int | None) -> int:
        """The seat for which a person may act, or a refusal."""
        mine = self.seats_of(person)
        chosen = self.viewer(person, None) if seat is None else seat
        if chosen not in mine:
            raise forbidden()
        return chosen

    def house_seat(self, seat: int | None) -> int:
        """The seat for which the house may act, as a bot or for somebody who has nothing to choose, or a refusal."""
        if seat is None or (self.seats[seat].kind != BOT and seat != self.passing_seat()):
            raise forbidden()
        return seat

    def n_for(self, seat: int) -> int:
        """How many records there are, as far as a viewer knows."""
        return self.n - self.quiet.total() + self.quiet[seat]

    def item(self, what: str, only: int | None = None) -> dict[str, Any]:
        """News of the table: how many records there are for each seat and, last, for spectators."""
        return {"what": what, "n": [self.n_for(seat) for seat in [*range(self.players), NOBODY]], "only": only}

    def expect(self, n: int, seat: int) -> None:
        """Refuse what a seat decided on another position."""
        self.expect_open()
        if n != self.n_for(seat):
            raise stale()

    def expect_open(self) -> None:
        """Refuse what can be done no more at a table that was closed."""
        if self.status == CLOSED:
            raise Refusal(409, "closed")

    def note(self, n: int, is_shorter: bool, quiet: int | None) -> None:
        """Count a record that was taken in, known to one seat alone if it is quiet.

        One after which less is left of the journal takes something back.
        """
        self.n = n + 1
        if quiet is not None:
            self.quiet[quiet] += 1
        if is_shorter:
            told = [quiet] if quiet is not None else [NOBODY, *range(self.players)]
            self.rewound |= {seat: self.n_for(seat) for seat in told}

    def passing_seat(self) -> int | None:
        """A seat for which the house should answer now, since it has nothing to choose and nobody may know that.

        After something was taken back the seat is asked, or it could never take back more.
        """
        if self.match is None or self.status != RUNNING:
            return None
        passed_on = [each.seat for each in self.match.open_decisions() if self.is_passed_on(self.match, each)]
        return next((seat for seat in passed_on if self.rewound.get(seat) != self.n_for(seat)), None)

    def is_passed_on(self, match: Match, decision: Decision) -> bool:
        """Whether somebody has nothing to choose where nobody may know that, and lets the house answer."""
        return passes_on(self.seats[decision.seat], match, decision)

    def bot_seat(self) -> int | None:
        """A bot that should choose now."""
        return next((seat for seat in self.deciding if self.seats[seat].kind == BOT), None)


def passes_on(seat: Seat, match: Match, decision: Decision) -> bool:
    """Whether who sits on a seat has nothing to choose where nobody may know that, and lets the house answer."""
    if seat.kind != HUMAN or seat.passes is False or not decision.is_secret(match.state):
        return False
    return len(decision.options(match.state)) == 1


def real_choice(match: Match, seat: int) -> int | None:
    """How many entries of the journal are before a seat's latest choice; None if it made none, or is making it."""
    if match.is_committing:
        return None
    for n in range(len(match.entries) - 1, -1, -1):
        if match.entries[n].seat == seat and not match.entries[n].is_by_itself:
            return n
    return None


def staying(seats: list[Seat]) -> list[int]:
    """The seats that have not resigned."""
    return [n for n, seat in enumerate(seats) if not seat.resigned]


def given_up(seats: list[Seat]) -> bool:
    """Whether a game ends because somebody resigned: one seat is left, or none that a person could play on."""
    if not any(seat.resigned for seat in seats):
        return False
    left = staying(seats)
    return len(left) <= 1 or all(seats[n].person is None for n in left)


def begin(live: Live) -> Match:
    """The match of a table at its first real decision."""
    if live.lesson is not None:
        return rehearsal(lesson_called(live.game, live.lesson))
    if live.position is not None:
        return live.game.at(live.position, live.seed, trusted=True)
    return live.game.new(live.seed, live.options, live.players)


def take_in(live: Live, rows: list[Any]) -> None:
    """Bring the match to where further records lead."""
    if not rows:
        return
    further = _played_on(live.match, rows[0]) if live.match is not None and len(rows) == 1 else None
    length = len(live.match.entries) if live.match is not None else 0
    live.match = further or _replayed(live, rows)
    for row in rows:
        live.gestures.note(row.seat, row.kept, row.lines)
        live.note(row.n, row.kept < length, row.seat if row.is_quiet else None)
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
    match = begin(live)
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
