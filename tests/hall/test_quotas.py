"""How much one person and one address may have at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.hall.bounds import Bounds
from meadhall.hall.limits import Limits
from meadhall.words import LANGUAGES, words
from tests.hall.inside import inside
from tests.hall.support import ME, OPEN, THRALL, Player, Server, code, eventually, running

BOUNDS = {
    "tables_per_person": 3,
    "tables_per_address": 4,
    "bot_tables_per_person": 1,
    "bot_tables_per_address": 2,
    "sockets_per_person": 2,
    "sockets_per_address": 3,
    "bot_pause": 30.0,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall with little room."""
    folder = tmp_path_factory.mktemp("strict")
    with running(folder / "hall.db", folder / "log", **BOUNDS) as server:
        yield server


def _at(server: Server, address: str, name: str) -> Player:
    """A guest who comes from an address, by a reverse proxy on this machine."""
    player = Player(server.address)
    player.http.headers["X-Forwarded-For"] = address
    return player.enter(name)


def _opened(player: Player, *seats: dict[str, str]) -> httpx.Response:
    return player.post("/api/tables", game="saga", seats=list(seats))


def test_a_person_and_an_address_have_so_many_tables_at_a_time_and_more_when_some_are_closed(strict: Server) -> None:
    ada, bo = _at(strict, "10.0.0.1", "Ada"), _at(strict, "10.0.0.1", "Bo")
    tables = [_opened(ada, ME, OPEN).json()["id"] for _ in range(3)]
    refused = _opened(ada, ME, OPEN)
    assert code(refused) == (409, "too-many-tables")
    assert "3" in refused.json()["message"]
    assert _opened(bo, ME, OPEN).status_code == 201
    assert code(_opened(bo, ME, OPEN)) == (409, "too-many-tables-here")
    assert _opened(_at(strict, "10.0.0.2", "Cy"), ME, OPEN).status_code == 201
    assert ada.post(f"/api/tables/{tables[0]}/close").json() == {"closed": True}
    assert _opened(bo, ME, OPEN).status_code == 201


def test_games_of_bots_among_themselves_are_counted_apart(strict: Server) -> None:
    eve, mal, sly = (_at(strict, "10.0.0.3", name) for name in ("Eve", "Mal", "Sly"))
    assert _opened(eve, THRALL, THRALL).status_code == 201
    assert code(_opened(eve, THRALL, THRALL)) == (409, "too-many-bot-tables")
    assert _opened(eve, ME, THRALL).status_code == 201
    assert _opened(mal, THRALL, THRALL).status_code == 201
    assert code(_opened(sly, THRALL, THRALL)) == (409, "too-many-bot-tables-here")


def test_many_tables_that_are_opened_at_once_are_counted_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, tables_per_person=3) as hall:
            _, client = await hall.guest("Ada")
            form = {"game": "saga", "seats": [ME, OPEN]}
            answers = await asyncio.gather(*[client.post("/api/tables", json=form) for _ in range(8)])
            assert sorted(each.status_code for each in answers) == [201] * 3 + [409] * 5
            await client.aclose()

    asyncio.run(play())


def _listen(stack: ExitStack, server: Server, player: Player) -> ClientConnection:
    cookie = f"meadhall_session={player.http.cookies['meadhall_session']}"
    headers = {"Cookie": cookie, "X-Forwarded-For": player.http.headers["X-Forwarded-For"], "Accept-Language": "pl"}
    address = f"{server.address.replace('http', 'ws')}/api/lobby/news"
    return stack.enter_context(connect(address, additional_headers=headers, close_timeout=1))


def _is_shown_out(socket: ClientConnection) -> bool:
    """Whether a listener is told that it is one too many, by the code that the page knows."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == words("meadhall.hall", "pl").say("error-too-many-sockets")
    return closed.value.rcvd.code == 4429


def test_a_person_and_an_address_have_so_many_sockets_and_room_again_when_one_goes(strict: Server) -> None:
    ada, bo = _at(strict, "10.0.0.4", "Ada"), _at(strict, "10.0.0.4", "Bo")
    with ExitStack() as stack:
        first, _ = _listen(stack, strict, ada), _listen(stack, strict, ada)
        assert _is_shown_out(_listen(stack, strict, ada))
        _listen(stack, strict, bo)
        assert _is_shown_out(_listen(stack, strict, bo))
        before = _listeners(strict)
        first.close()
        eventually(lambda: _listeners(strict) == before - 1)
        _listen(stack, strict, bo)
        eventually(lambda: _listeners(strict) == before)


def _listeners(server: Server) -> float:
    figures = httpx.get(f"{server.address}/metrics").text
    return float(figures.split("\nmeadhall_listeners ")[1].split()[0])


def test_the_page_knows_the_code_and_the_sentences_fit_into_it() -> None:
    from meadhall.hall import guard

    news = Path(guard.__file__).with_name("static") / "news.js"
    assert f"SHOWN_OUT = {guard.SHOWN_OUT};" in news.read_text()
    for language in LANGUAGES:
        for each in ("too-many-sockets", "too-much"):
            assert len(words("meadhall.hall", language).say(f"error-{each}").encode()) <= 123


def test_requests_count_by_session_and_more_generously_by_address() -> None:
    limits = Limits(Bounds(requests_per_minute=20, address_requests_per_minute=60))
    assert [limits.allow_request("Ada", "club") for _ in range(11)] == [True] * 10 + [False]
    assert [limits.allow_request("Bo", "club") for _ in range(11)] == [True] * 10 + [False]
    assert sum(limits.allow_request(f"made up {n}", "club") for n in range(50)) == 10
    assert sum(limits.allow_request("", "alone") for _ in range(50)) == 30


def test_a_session_that_asks_too_much_is_refused_and_another_at_its_address_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, requests_per_minute=20) as hall:
            _, ada = await hall.guest("Ada")
            _, bo = await hall.guest("Bo")
            answers = [await ada.get("/api/me") for _ in range(12)]
            assert code(answers[-1]) == (429, "too-much")
            assert answers[-1].headers["retry-after"]
            assert (await bo.get("/api/me")).status_code == 200
            await ada.aclose()
            await bo.aclose()

    asyncio.run(play())
