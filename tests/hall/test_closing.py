"""Tables that are closed before their end: by their owner, or because nobody is there."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from meadhall.engine.rng import Rng
from meadhall.hall.errors import Refusal
from meadhall.hall.live import BOT, Seat
from meadhall.hall.schema import tables
from tests.hall.inside import Inside, inside
from tests.hall.support import ME, OPEN, THRALL, Player, Server, code

BOTS = [Seat(BOT, None, "Karl", "karl")] * 2


def _listed(player: Player) -> list[str]:
    lists = player.http.get("/api/tables").json()
    return [each["id"] for name in lists for each in lists[name]]


def _close(player: Player, table: str) -> Any:
    return player.post(f"/api/tables/{table}/close")


def test_an_open_table_is_closed_by_its_owner_alone_and_listed_no_more(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    assert table in _listed(bo)
    assert code(_close(bo, table)) == (403, "forbidden")
    assert ada.look(table)["closing"] == {"why": "", "is_asked": False, "missing": [], "may": True}
    assert _close(ada, table).json() == {"closed": True}
    assert table not in _listed(ada) + _listed(bo)
    seen = bo.look(table)
    assert (seen["status"], seen["closing"]["why"], seen["closing"]["may"]) == ("closed", "owner", False)
    assert code(bo.post(f"/api/tables/{table}/join")) == (409, "closed")
    assert code(_close(ada, table)) == (409, "cannot-close")


def test_at_a_closed_table_nothing_is_chosen_any_more_and_bots_stand_up(server: Server, ada: Player) -> None:
    table = ada.open(ME, THRALL)
    seen = ada.my_turn(table)
    assert _close(ada, table).json() == {"closed": True}
    assert code(ada.choose(table, seen["n"], seen["options"][0]["option"])) == (409, "closed")
    assert code(ada.post(f"/api/tables/{table}/undo", n=seen["n"])) == (409, "closed")
    assert code(ada.post(f"/api/tables/{table}/hints", n=seen["n"])) == (409, "closed")
    after = ada.look(table)
    assert (after["status"], after["is_mine"], after["options"], after["deciding"]) == ("closed", False, [], [])
    assert after["n"] == seen["n"]
    assert [each["event"] for each in server.logged() if each.get("table") == table][-1] == "closed"


def test_where_others_play_each_of_them_agrees_first(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    eve = server.player("Eve")
    assert not bo.look(table)["closing"]["may"]
    assert code(_close(bo, table)) == (403, "forbidden")
    assert ada.look(table)["closing"] == {"why": "", "is_asked": False, "missing": ["Bo"], "may": True}
    assert _close(ada, table).json() == {"closed": False}
    assert ada.look(table)["closing"] == {"why": "", "is_asked": True, "missing": ["Bo"], "may": False}
    assert code(_close(eve, table)) == (403, "forbidden")
    assert ada.look(table)["status"] == "running"
    assert bo.look(table)["closing"]["may"]
    assert _close(bo, table).json() == {"closed": True}
    assert ada.look(table)["closing"]["why"] == "owner"


def test_a_finished_game_is_not_closed(ada: Player) -> None:
    table = ada.open(ME, THRALL)
    ada.play(table, Rng(4, 0))
    assert not ada.look(table)["closing"]["may"]
    assert code(_close(ada, table)) == (409, "cannot-close")
    assert table in _listed(ada)


def test_a_choice_that_another_node_makes_while_a_table_is_closed_does_not_open_it_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, _ = await hall.guest("Ada")
            live = await hall.table(person, person)
            async with hall.house.database.begin() as connection:
                await connection.execute(update(tables).values(status="closed", closing="owner"))
            assert live.status == "running"
            seat = live.begun().seats[0]
            with pytest.raises(Refusal, match="closed"):
                await hall.house.choose(live, person, seat, live.begun().options(seat)[0], live.n)
            assert (await hall.house.live(live.id)).status == "closed"

    asyncio.run(play())


async def _age(hall: Inside, table: str, **ages: float) -> None:
    """Let a table be older, by so many seconds."""
    now = time.time()
    async with hall.house.database.begin() as connection:
        values = {name: now - age for name, age in ages.items()}
        await connection.execute(update(tables).where(tables.c.id == table).values(**values))
    hall.house.archive.forget(table)


async def _why(hall: Inside, table: str) -> str | None:
    await hall.app.state.closing.expire()
    hall.house.archive.forget(table)
    return (await hall.house.live(table)).closing


def test_a_table_that_waits_too_long_for_players_is_closed_and_one_that_began_never(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, open_days=2.0) as hall:
            person, _ = await hall.guest("Ada")
            places = [Seat("human", person.id, "Ada", ""), Seat("free", None, "", "")]
            waiting = await hall.opening.open_table(person, "saga", {}, places, True)
            begun = (await hall.table(person, person)).id
            for table in (waiting, begun):
                await _age(hall, table, created=1.9 * 86400)
            assert await _why(hall, waiting) is None
            for table in (waiting, begun):
                await _age(hall, table, created=2.1 * 86400, updated=500 * 86400)
            assert await _why(hall, waiting) == "players"
            assert await _why(hall, begun) is None

    asyncio.run(play())


def test_a_game_of_bots_at_which_nobody_looks_is_closed_and_one_that_is_watched_or_over_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, unwatched_minutes=10.0, bot_pause=1000.0) as hall:
            person, client = await hall.guest("Ada")
            alone, seen, heard, over = [await hall.opening.open_table(person, "saga", {}, BOTS, True) for _ in range(4)]
            for table in (alone, seen, heard, over):
                await _age(hall, table, created=590)
            assert await _why(hall, alone) is None
            for table in (alone, seen, heard, over):
                await _age(hall, table, created=610)
            assert (await client.get(f"/api/tables/{seen}")).status_code == 200
            async with hall.house.database.begin() as connection:
                await connection.execute(update(tables).where(tables.c.id == over).values(status="over"))
            with hall.house.news.listen(heard):
                assert await _why(hall, alone) == "bots"
                assert [await _why(hall, table) for table in (seen, heard, over)] == [None, None, None]
            await client.aclose()

    asyncio.run(play())


def test_the_house_looks_for_tables_without_people_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, unwatched_minutes=0.0001, sweep_seconds=0.05, bot_pause=1000.0) as hall:
            person, _ = await hall.guest("Ada")
            table = await hall.opening.open_table(person, "saga", {}, BOTS, True)
            async with asyncio.timeout(30):
                while (await hall.house.live(table)).status != "closed":
                    await asyncio.sleep(0.05)

    asyncio.run(play())
