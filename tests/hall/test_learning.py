"""Lessons in the hall: a table of its own for each, whose coach follows what the learner does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

import meadhall
from meadhall.bots import bot
from meadhall.hall.live import BOT, HUMAN, Seat
from meadhall.lessons import lessons
from tests.hall.inside import inside
from tests.hall.support import code

_LESSON = lessons(meadhall.game("saga"))[0]
_FIRST = _LESSON.id


async def _look(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/tables/{table}?picture=false")).json()
    return found


async def _do(client: httpx.AsyncClient, table: str, what: str, **form: Any) -> httpx.Response:
    look = await _look(client, table)
    return await client.post(f"/api/tables/{table}/{what}", json={"n": look["n"], **form})


async def _path(client: httpx.AsyncClient) -> dict[str, Any]:
    paths = (await client.get("/api/lessons")).json()["paths"]
    return next(each for each in paths if each["game"] == "saga")


def test_a_lesson_is_learnt_at_a_table_of_its_own(tmp_path: Path) -> None:
    async def learn() -> None:
        async with inside(tmp_path) as hall:
            _, client = await hall.guest("Ada")
            table = (await client.post(f"/api/games/saga/lessons/{_FIRST}")).json()["id"]
            coach = (await _look(client, table))["coach"]
            assert coach["title"] == _LESSON.says("", "en")
            assert [each["state"] for each in coach["deeds"]] == ["now", "to_come"]
            assert (await _do(client, table, "choices", option=coach["wanted"][0])).status_code == 200
            # What is tried besides is done, said why not, and taken back, though a battle was fought over it.
            assert (await _do(client, table, "choices", option="force:1:-")).status_code == 200
            coach = (await _look(client, table))["coach"]
            assert coach["off"] == _LESSON.says("-other-1", "en")
            assert coach["wanted"] == []
            assert (await _do(client, table, "back")).status_code == 200
            coach = (await _look(client, table))["coach"]
            assert (coach["off"], coach["wanted"]) == ("", ["force:2:-"])
            assert not (await _path(client))["lessons"][0]["is_done"]
            assert (await _do(client, table, "show")).status_code == 200
            coach = (await _look(client, table))["coach"]
            assert coach["closing"]
            assert (await _path(client))["lessons"][0]["is_done"]

    asyncio.run(learn())


def test_who_comes_back_goes_on_with_the_lesson_and_another_one_takes_its_place(tmp_path: Path) -> None:
    async def learn() -> None:
        async with inside(tmp_path) as hall:
            _, client = await hall.guest("Ada")
            table = (await client.post(f"/api/games/saga/lessons/{_FIRST}")).json()["id"]
            assert (await client.post(f"/api/games/saga/lessons/{_FIRST}")).json()["id"] == table
            assert (await _path(client))["lessons"][0]["is_begun"]
            path = [each["id"] for each in (await _path(client))["lessons"]]
            other = (await client.post(f"/api/games/saga/lessons/{path[-1]}")).json()["id"]
            assert other != table
            assert (await _look(client, table))["status"] == "closed"
            # No list of games has them, and no quota counts them.
            lists = (await client.get("/api/tables")).json()
            assert not any(lists[each] for each in ("mine", "open", "running", "lately", "over"))
            assert (await client.get("/api/history")).json()["count"] == 0
            assert (await client.get("/api/turns")).json() == {"tables": []}

    asyncio.run(learn())


def test_a_lesson_survives_a_restart_with_what_was_reached(tmp_path: Path) -> None:
    async def learn() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            table = (await client.post(f"/api/games/saga/lessons/{_FIRST}")).json()["id"]
            await _do(client, table, "show")
        async with inside(tmp_path) as hall:
            token = await hall.people.new_session(person.id, is_token=True)
            client = hall.client({"Authorization": f"Bearer {token}"})
            coach = (await _look(client, table))["coach"]
            assert [each["state"] for each in coach["deeds"]] == ["done", "now"]

    asyncio.run(learn())


def test_nobody_else_hears_the_coach_or_takes_anything_back(tmp_path: Path) -> None:
    async def learn() -> None:
        async with inside(tmp_path) as hall:
            _, ada = await hall.guest("Ada")
            _, bo = await hall.guest("Bo")
            table = (await ada.post(f"/api/games/saga/lessons/{_FIRST}")).json()["id"]
            assert (await _look(bo, table))["coach"] is None
            assert code(await _do(bo, table, "show")) == (403, "forbidden")
            assert code(await _do(ada, table, "back")) == (409, "undo-nothing")

    asyncio.run(learn())


def test_what_is_no_lesson_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            assert (await client.post("/api/games/saga/lessons/chess")).status_code == 404
            assert (await client.post("/api/games/chess/lessons/first")).status_code == 404
            assert (await hall.client().post(f"/api/games/saga/lessons/{_FIRST}")).status_code == 401
            live = await hall.table(person, person)
            assert code(await _do(client, live.id, "show")) == (409, "no-lesson")
            assert (await _look(client, live.id))["coach"] is None

    asyncio.run(ask())


def test_my_turn_is_explained_to_me_alone(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as hall:
            person, ada = await hall.guest("Ada")
            other, bo = await hall.guest("Bo")
            live = await hall.table(person, other)
            clients = [ada, bo]
            [seat] = live.deciding
            told = (await clients[seat].get(f"/api/tables/{live.id}/explained")).json()
            assert told["goals"]
            assert {option for kind in told["kinds"] for option in kind["options"]} == set(live.begun().options())
            assert all(kind["labels"] for kind in told["kinds"])
            assert code(await clients[1 - seat].get(f"/api/tables/{live.id}/explained")) == (409, "illegal")
            assert (await hall.client().get(f"/api/tables/{live.id}/explained")).status_code == 401

    asyncio.run(ask())


def test_a_finished_game_is_played_on_from_any_moment_against_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            text = _finished()
            over = (await client.post("/api/journals", json={"text": text})).json()["id"]
            form = {"at": 20, "seat": 1, "level": "thrall"}
            table = (await client.post(f"/api/tables/{over}/again", json=form)).json()["id"]
            live, past = await hall.house.live(table), meadhall.replay(text).first(20)
            assert live.begun().position() == past.position()
            assert [seat.kind for seat in live.seats] == ["bot", "human"]
            assert (await client.get("/api/tables")).json()["mine"][0]["id"] == table
            # Its journal begins there too.
            assert meadhall.replay(live.begun().journal).position() == past.position()
            running = (await hall.table(person, person)).id
            assert code(await client.post(f"/api/tables/{running}/again", json=form)) == (409, "not-over")
            for wrong in ({"at": 10_000}, {"seat": 7}):
                assert (await client.post(f"/api/tables/{over}/again", json=form | wrong)).status_code == 404
            refused = await client.post(f"/api/tables/{over}/again", json=form | {"level": "king"})
            assert code(refused) == (422, "bad-level")

    asyncio.run(play())


def _finished() -> str:
    match = meadhall.game("saga").new(seed=5)
    while not match.over:
        bot("random", match.game, seed=len(match.entries)).play(match, match.seats[0])
    return match.journal


def test_a_bot_says_why_it_did_something_as_far_as_one_may_know(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            places = [Seat(HUMAN, person.id, "Ada", ""), Seat(BOT, None, "Thrall", "thrall")]
            hall.house.after_change = lambda _table: None
            table = await hall.opening.open_table(person, "saga", {"viking_seat": "seat_1"}, places, False)
            for _ in range(40):
                live = await hall.house.live(table)
                match = live.begun()
                seat = match.seats[0]
                choice = match.option_name(bot("thrall", match.game).choose(match.state, seat), seat)
                if live.seats[seat].kind == BOT:
                    await hall.house.choose_for(live, seat, choice, live.n_for(seat))
                else:
                    await hall.house.choose(live, person, seat, choice, live.n_for(seat))
            until = (await client.get(f"/api/tables/{table}")).json()["length"]
            form = {"bot": 1, "since": 0, "until": until}
            told = (await client.get(f"/api/tables/{table}/why", params=form)).json()["reasons"]
            assert told
            assert all(each["text"] for each in told)
            assert code(await client.get(f"/api/tables/{table}/why", params=form | {"bot": 0})) == (409, "no-bot")
            assert (await client.get(f"/api/tables/{table}/why", params=form | {"until": 10_000})).status_code == 404

    asyncio.run(ask())
