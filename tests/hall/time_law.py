"""The law of time: until a seat's next real choice nothing that it is sent depends on what the others hold.

Two tables of one hall are in positions that a seat cannot tell apart. The others choose at both, the same where the
seat may learn it and anything where it may not; whatever the seat can ask for, and whatever it is told unasked, is the
same, byte for byte. `python -m tests.hall.time_law` says how much of it was compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import httpx
import structlog
from rich.console import Console
from sqlalchemy import delete

import meadhall
from meadhall.engine.game import Game
from meadhall.engine.journal import Entry
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY, Decision
from meadhall.hall.live import HUMAN, Live, Seat
from meadhall.hall.routes_news import told_to
from meadhall.hall.schema import records
from meadhall.laws.secrets import dealt_anew, learns
from meadhall.laws.support import choose_any, new_match, numbers
from tests.hall.inside import Inside, inside

GAMES: Final = 4
"""Games of each kind that the tests play."""
_ONE_IN: Final = {
    "saga": 15,
    "tiny_epic_vikings": 25,
    "medieval_battle": 12,
    "bretwalda": 130,
    "northgard": 70,
    "tribute": 1,
}
"""In one of so many positions of a game two worlds are followed."""
_STEPS = 8
"""Choices of others for which two worlds are followed."""
_PROBES = 5
"""Own options after which nonsense is tried."""
_PREVIEWS = 2
"""Own options that are looked ahead at."""
_SCENES = 2
"""The latest scenes, which are watched."""


class World:
    """A table at which a match goes on, and what a viewer hears of it."""

    def __init__(self, hall: Inside, live: Live) -> None:
        self._hall = hall
        self.live = live
        self.heard: list[str] = []

    @property
    def match(self) -> Match:
        return self.live.begun()

    async def put(self, match: Match) -> None:
        """Have a match here, as if it had come so far at once; nobody is answered for."""
        async with self._hall.house.database.begin() as connection:
            await connection.execute(delete(records).where(records.c.table == self.live.id, records.c.n > 0))
        self.live.match, self.live.n, self.heard = match, 1, []
        self.live.quiet.clear()
        self.live.deeds.clear()  # a choice on a position of that number was made at another match
        self.live.rewound.clear()
        self.live.seats = [replace(seat, passes=False) for seat in self.live.seats]

    async def choose(self, option: str, seat: int, viewer: int) -> list[Entry]:
        """Let a seat choose while the viewer listens; the entries that this adds."""
        before = len(self.match.entries)
        with self._hall.house.news.listen(self.live.id) as queue:
            person = self.live.seats[seat].person
            await self._hall.house._choose(self.live, person, seat, option, self.live.n_for(seat))
            while not queue.empty():
                self.heard += [json.dumps(item) for item in [told_to(viewer, queue.get_nowait())] if item]
        return self.match.entries[before:]

    async def commit(self, seat: int, viewer: int, rng: Rng, added: list[Entry]) -> list[Entry]:
        """Let a seat go on with what it has begun, until others may know of it; the entries that this adds."""
        more: list[Entry] = []
        while all(entry.is_partial for entry in [*added, *more]):
            options = self.match.options(seat)
            more += await self.choose(options[rng.below(len(options))], seat, viewer)
        return more

    async def sent(self, client: httpx.AsyncClient) -> list[tuple[int, str]]:
        """Whatever the viewer can be sent, without what is the table's own: its name, the time, a sum of all."""
        table = f"/api/tables/{self.live.id}"
        answers = [await client.get(f"{table}?lang={looks}") for looks in ("en&layout=wide", "pl&layout=parts")]
        seen = answers[0].raise_for_status().json()
        asked = [{"n": seen["n"], "option": "nothing of the kind"}, {"n": seen["n"] + 1, "option": "nothing"}]
        if seen["is_mine"]:
            own = [each["option"] for each in seen["options"][:_PROBES]]
            asked += [{"n": seen["n"], "option": f"{option} nothing"} for option in own]
        answers += [await client.post(f"{table}/choices", json=form) for form in asked]
        ahead = [*asked[1:3], *[{"n": seen["n"], "option": each["option"]} for each in seen["options"][:_PREVIEWS]]]
        answers += [await client.post(f"{table}/previews", json=form) for form in ahead]
        answers += [await client.get(f"{table}/{what}") for what in (f"warnings?n={seen['n']}", "things/nothing")]
        scenes = [each["scene"]["id"] for each in seen["sentences"] if each["scene"]]
        answers += [await client.get(f"{table}/scenes/{each}") for each in scenes[-_SCENES:]]
        if not seen["undo"]["can"]:
            answers.append(await client.post(f"{table}/undo", json={"n": seen["n"]}))
        answers += [await client.get(f"{table}/{what}") for what in _from_afar(seen)]
        answers.append(await client.get(f"/table/{self.live.id}"))
        bare = re.compile(rf'{self.live.id}|"updated": ?[0-9.e+]+|"stamp":"[0-9a-f]+"')
        told = [(each.status_code, each.text) for each in answers] + [await self._listed(client)]
        return [(status, bare.sub("", text)) for status, text in told]

    async def _listed(self, client: httpx.AsyncClient) -> tuple[int, str]:
        """How the lists of the house show the table."""
        lists = [(await client.get(f"/api/{each}")).json() for each in ("tables", "history")]
        found = [
            (name, item)
            for each in lists
            for name, items in each.items()
            if isinstance(items, list)
            for item in items
            if isinstance(item, dict) and item["id"] == self.live.id
        ]
        return 200, json.dumps(found)


def _from_afar(seen: dict[str, Any]) -> list[str]:
    """What is shown of a table in small, to others, and of one of its things.

    Positions of the past are not among it: the journal leads to one of the two worlds only.
    """
    things = re.findall(r'data-thing="([^" ]+)', seen["picture"])
    return ["picture.svg", "preview.svg", "dice", "journal", "?seat=-2", *[f"things/{each}" for each in things[-1:]]]


class Hall:
    """Two tables for each number of players, and those who sit at both."""

    def __init__(self, hall: Inside) -> None:
        self._hall = hall
        self.clients: dict[int, httpx.AsyncClient] = {NOBODY: hall.client()}

    async def worlds(self, game: Game, match: Match) -> tuple[World, World]:
        """Two tables with the same dice and the same people."""
        people = [await self._hall.guest(f"Guest {seat}") for seat in range(match.players)]
        self.clients |= {seat: client for seat, (_, client) in enumerate(people)}
        places = [Seat(HUMAN, person.id, person.name, "") for person, _ in people]
        house, owner = self._hall.house, people[0][0]
        tables = [await self._hall.opening.open_table(owner, game.slug, match.settings, places, True) for _ in range(2)]
        here, there = [await house.live(table) for table in tables]
        there.dice = here.dice
        return World(self._hall, here), World(self._hall, there)


@asynccontextmanager
async def _hall(folder: Path) -> AsyncIterator[Hall]:
    async with inside(folder) as hall:
        found = Hall(hall)
        yield found
        for client in found.clients.values():
            await client.aclose()


@dataclass
class Tally:
    """How much the law has compared."""

    worlds: int = 0
    """Positions from which two worlds were followed, each for one seat or a spectator."""
    moments: int = 0
    """How often all that the viewer can be sent was compared on the way."""
    messages: int = 0
    """Answers and news that were the same, byte for byte."""

    def __str__(self) -> str:
        return f"{self.worlds} positions, {self.moments} moments, {self.messages} messages"


async def _compare(hall: Hall, here: World, there: World, viewer: int, tally: Tally) -> None:
    assert here.heard == there.heard
    client = hall.clients[viewer]
    answers = await here.sent(client)
    for one, other in zip(answers, await there.sent(client), strict=True):
        assert one == other
    tally.moments += 1
    tally.messages += len(answers) + len(here.heard)


def _pair(here: World, there: World, viewer: int, rng: Rng) -> tuple[int, str, str] | None:
    """Somebody else who decides, and what they choose at both tables; None if it is for the viewer to choose."""
    others = [(one, other) for one, other in _twins(here, there) if one.seat != viewer]
    if not others:
        return None
    one, other = others[rng.below(len(others))]
    options, twins = _silent(one, here.match), _silent(other, there.match)
    if learns(one, here.match.state, viewer):
        options = twins = [option for option in options if option in twins]
    if not options or not twins:
        return None
    first, second = options[rng.below(len(options))], twins[rng.below(len(twins))]
    if learns(one, here.match.state, viewer):
        second = first
    return one.seat, first, second


def _twins(here: World, there: World) -> list[tuple[Decision, Decision]]:
    return list(zip(here.match.open_decisions(), there.match.open_decisions(), strict=True))


def _silent(decision: Decision, match: Match) -> list[str]:
    """The options by which nothing is shown."""
    options = [each for each in decision.options(match.state) if not decision.reveals(match.state, each)]
    return [decision.vocabulary.name(each) for each in options]


def _is_same_to(viewer: int, one: list[Entry], other: list[Entry]) -> bool:
    """Whether the viewer has learnt the same; it may have been shown something, but never more often."""
    if any(entry.is_revealing for entry in [*one, *other]):
        return False
    for here, there in zip(_known(viewer, one), _known(viewer, other), strict=False):
        assert here[:2] == there[:2]
        if here != there:
            return False
    assert len(_known(viewer, one)) == len(_known(viewer, other))
    return True


def _known(viewer: int, entries: list[Entry]) -> list[tuple[int, str, str]]:
    return [
        (
            each.seat,
            each.decision,
            each.name if each.audience < 0 or (viewer >= 0 and each.audience >> viewer & 1) else "",
        )
        for each in entries
        if each.is_known_to(viewer)
    ]


def _is_told(entry: Entry, viewer: int) -> bool:
    return entry.audience < 0 or (viewer >= 0 and entry.audience >> viewer & 1 == 1)


async def _follow(hall: Hall, here: World, there: World, viewer: int, rng: Rng, tally: Tally) -> None:
    """Let the others go on at both tables for as long as the viewer cannot know which is which."""
    await _compare(hall, here, there, viewer, tally)
    for _ in range(1, _STEPS):
        pair = _pair(here, there, viewer, rng)
        if pair is None:
            return
        seat, one, other = pair
        added = [await here.choose(one, seat, viewer), await there.choose(other, seat, viewer)]
        if all(entry.is_partial for entry in [*added[0], *added[1]]):
            await _compare(hall, here, there, viewer, tally)
        added[0] += await here.commit(seat, viewer, rng, added[0])
        added[1] += await there.commit(seat, viewer, rng, added[1])
        if not _is_same_to(viewer, *added) or here.match.over or there.match.over:
            return
        await _compare(hall, here, there, viewer, tally)


async def law(game: Game, games: int, folder: Path) -> Tally:
    """Play games, and now and then follow two worlds from there; how much of what was sent was compared."""
    tally = Tally()
    one_in = _ONE_IN[game.slug]
    async with _hall(folder) as hall:
        for n in numbers(games):
            match, rng = new_match(game, n), Rng(n, 5)
            here, there = await hall.worlds(game, match)
            while not match.over:
                if rng.below(one_in) == 0:
                    viewer = [NOBODY, *range(match.players)][rng.below(match.players + 1)]
                    twin = match.copy()
                    twin.state = dealt_anew(game, match.state, viewer, n)
                    twin.state.ear = []
                    await here.put(match.copy())
                    await there.put(twin)
                    tally.worlds += 1
                    await _follow(hall, here, there, viewer, rng, tally)
                choose_any(match, rng)
    return tally


def main() -> None:
    """Keep the law for as many games as one has time for, and say how much was compared."""
    parser = argparse.ArgumentParser(prog="python -m tests.hall.time_law", description=main.__doc__)
    parser.add_argument("slugs", nargs="*", default=meadhall.games(), help="games to play, by default all")
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each are played")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    for slug in given.slugs:
        with tempfile.TemporaryDirectory() as folder:
            tally = asyncio.run(law(meadhall.game(slug), given.games, Path(folder)))
        Console(highlight=False).print(f"{slug}: {tally}")


if __name__ == "__main__":
    main()
