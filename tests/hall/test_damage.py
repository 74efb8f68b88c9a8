"""What is damaged in the database hides one table, never the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from meadhall.hall.doctor import examined
from meadhall.hall.doctor_rows import Finding
from meadhall.hall.live import HUMAN, Seat
from meadhall.hall.schema import tables
from meadhall.hall.settings import database_url
from tests.hall.damaging import EVERYWHERE, ON_SQLITE, damage, played, relax
from tests.hall.inside import Inside, inside
from tests.hall.postgres import postgres
from tests.hall.support import code


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a database of either kind that keeps any nonsense."""
    if request.param == "sqlite":
        yield database_url(str(tmp_path_factory.mktemp("damage") / "hall.db"))
        return
    with postgres() as url:
        yield database_url(url)


def test_whatever_is_damaged_hides_one_table_and_never_the_lobby(address: str, tmp_path: Path) -> None:
    ways = EVERYWHERE | (ON_SQLITE if address.startswith("sqlite") else {})

    async def play() -> None:
        await relax(address)
        async with inside(tmp_path, database=address) as hall:
            person, client = await hall.guest("Ada")
            sound = await played(hall, await hall.table(person, person))
            broken = {way: await played(hall, await hall.table(person, person)) for way in ways}
            async with hall.house.database.begin() as connection:
                for way, live in broken.items():
                    await damage(connection, live.id, ways[way])
            for live in broken.values():
                hall.house.archive.forget(live.id)
            for language in ("en", "pl"):
                lobby = await client.get("/api/tables", headers={"Accept-Language": language})
                assert [each["id"] for each in lobby.json()["mine"]] == [sound.id]
                for way, live in broken.items():
                    answer = await client.get(f"/api/tables/{live.id}", headers={"Accept-Language": language})
                    assert code(answer) == (410, "damaged"), way
            seen = await client.get(f"/api/tables/{sound.id}")
            assert (seen.status_code, seen.json()["n"]) == (200, 4)
            strangers = (await hall.client().get("/api/tables")).json()
            assert [each["id"] for each in strangers["running"]] == [sound.id]
            await client.aclose()

    asyncio.run(play())


def test_damage_that_another_node_would_see_later_hides_the_table_then(tmp_path: Path) -> None:
    async def play() -> None:
        with postgres() as url:
            async with inside(tmp_path, database=database_url(url)) as hall:
                person, client = await hall.guest("Ada")
                live = await played(hall, await hall.table(person, person))
                assert (await client.get(f"/api/tables/{live.id}")).status_code == 200
                async with hall.house.database.begin() as connection:
                    await damage(connection, live.id, EVERYWHERE["a seat that is missing"])
                assert code(await client.get(f"/api/tables/{live.id}")) == (410, "damaged")
                await client.aclose()

    asyncio.run(play())


def test_a_table_whose_options_do_not_fit_is_shown_as_one_that_cannot_begin_and_can_be_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            other, friend = await hall.guest("Bo")
            places = [Seat(HUMAN, person.id, "Ada", ""), Seat("free", None, "", "")]
            table = await hall.opening.open_table(person, "medieval_battle", {}, places, True)
            live = await hall.house.live(table)
            misfits = live.game.misfits(live.options, 2)
            name, values = next((name, list(each)) for name, each in misfits.items() if each)
            async with hall.house.database.begin() as connection:
                options = {**live.options, name: values[0]}
                await connection.execute(update(tables).where(tables.c.id == table).values(options=options))
            hall.house.archive.forget(table)
            seen = (await client.get("/api/tables")).json()["mine"]
            assert [(each["status"], each["obstacle"]) for each in seen] == [("open", seen[0]["obstacle"])]
            assert seen[0]["obstacle"].startswith("This game can never begin: ")
            polish = (await client.get(f"/api/tables/{table}", headers={"Accept-Language": "pl"})).json()
            assert polish["obstacle"].startswith("Ta gra nigdy się nie zacznie: ")
            assert code(await friend.post(f"/api/tables/{table}/join", json={})) == (409, "cannot-begin")
            assert [each.what for each in await _wrong(hall)] == ["cannot-begin"]
            assert (await client.post(f"/api/tables/{table}/close")).json() == {"closed": True}
            assert (await client.get("/api/tables")).json()["mine"] == []
            assert await _wrong(hall) == []
            assert other.id
            await asyncio.gather(client.aclose(), friend.aclose())

    asyncio.run(play())


async def _wrong(hall: Inside) -> list[Finding]:
    """What the doctor finds."""
    return [each async for each in examined(hall.house.database, False, lambda _done, _total: None)]
