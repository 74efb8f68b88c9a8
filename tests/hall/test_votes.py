"""More than two at a table: a bot takes over for one who is absent when all of the others agree."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest import mock

import httpx

from meadhall.hall import live as lives
from meadhall.hall.live import BOT, HUMAN, Live, Seat
from meadhall.hall.people import Person
from tests.hall.inside import Inside, inside
from tests.toy import GAME


async def _sit(hall: Inside, *people: Person) -> Live:
    """A table of the toy game, at which all bid at once."""
    places = [Seat(HUMAN, person.id, person.name, "") for person in people]
    return await hall.house.live(await hall.house.open_table(people[0], GAME.slug, {}, places, True))


async def _vote(client: httpx.AsyncClient, live: Live, seat: int) -> int:
    answer = await client.post(f"/api/tables/{live.id}/replacements", json={"seat": seat, "level": "thrall"})
    return answer.status_code


async def _votes(client: httpx.AsyncClient, live: Live) -> dict[str, int]:
    found: dict[str, int] = (await client.get(f"/api/tables/{live.id}?picture=false")).json()["replacement_votes"]
    return found


def test_a_vote_is_complete_when_all_others_have_agreed(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, absent_seconds=0.0) as hall:
            (ada, first), (bo, second), (cy, absent) = [await hall.guest(name) for name in ("Ada", "Bo", "Cy")]
            live = await _sit(hall, ada, bo, cy)
            assert live.begun().seats == [0, 1, 2]
            assert await _vote(first, live, 2) == 201
            assert await _vote(first, live, 2) == 201  # twice is still once
            assert await _votes(second, live) == {"2": 1}
            assert live.seats[2].kind == HUMAN
            assert await _vote(second, live, 2) == 201
            assert (live.seats[2].kind, live.seats[2].name) == (BOT, "Cy")
            assert await _vote(first, live, 2) == 409
            for _ in range(200):
                if 2 not in live.begun().seats:
                    break
                await asyncio.sleep(0.05)
            assert live.begun().seats == [0, 1]
            answer = await absent.post(
                f"/api/tables/{live.id}/choices", json={"n": live.n, "option": "bid:0", "seat": 2}
            )
            assert answer.status_code == 403

    with mock.patch.object(lives, "_games", return_value={GAME.slug: GAME}):
        asyncio.run(play())


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, absent_seconds=0.0) as hall:
            (ada, first), (bo, second), (cy, absent) = [await hall.guest(name) for name in ("Ada", "Bo", "Cy")]
            live = await _sit(hall, ada, bo, cy)
            assert await _vote(first, live, 2) == 201
            live.updated -= 60
            answer = await absent.post(
                f"/api/tables/{live.id}/choices", json={"n": live.n, "option": "bid:0", "seat": 2}
            )
            assert answer.status_code == 200
            assert await _votes(first, live) == {}
            assert await _vote(second, live, 2) == 409
            assert live.seats[2].kind == HUMAN

    with mock.patch.object(lives, "_games", return_value={GAME.slug: GAME}):
        asyncio.run(play())
