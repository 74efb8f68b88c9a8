"""News by WebSocket: that something happened, and to pages that say how they look, what has changed as they may see."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from meadhall.engine.steps import NOBODY
from meadhall.hall.attendance import HALL
from meadhall.hall.ears import Ear
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import address_of, came_from, check_origin, too_many_sockets, who
from meadhall.hall.live import Live
from meadhall.hall.looks import Wish
from meadhall.hall.news import LOBBY, Item
from meadhall.hall.people import Person
from meadhall.hall.routes_tables import wish_of
from meadhall.hall.version import version

router = APIRouter()
_Tell = Callable[[Item], Awaitable[None]]
_HEARTBEAT: Final = 25.0
_HEARD: Final = 100
"""Messages after which somebody who talks where only listening is of use is shown out."""


async def _serve(socket: WebSocket, queue: asyncio.Queue[Item], tell: _Tell) -> None:
    """Pass news on until the other side leaves."""
    reader = asyncio.create_task(_read(socket))
    reader.add_done_callback(lambda _: _wake(queue))
    try:
        while not reader.done():
            try:
                async with asyncio.timeout(_HEARTBEAT):
                    item = await queue.get()
            except TimeoutError:
                await socket.send_json({"what": "heartbeat"})
                continue
            if not reader.done():
                await tell(item)
    finally:
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)


def _wake(queue: asyncio.Queue[Item]) -> None:
    """Have whoever waits for news look up: the other side has left."""
    if queue.empty():
        queue.put_nowait({"what": "left"})


async def _read(socket: WebSocket) -> None:
    """Returns when the other side has left; what it says is not heeded."""
    for _ in range(_HEARD):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    await socket.close(1008)


@contextlib.asynccontextmanager
async def _accepted(socket: WebSocket, seated: Collection[str] = ()) -> AsyncIterator[bool]:
    """Let a listener in for as long as it stays; one too many is told so, by a code that the page knows.

    Those who sit at the table hear when one of them comes or goes.
    """
    try:
        check_origin(socket, socket.app.state.settings.origins)
    except Refusal:
        await socket.close(1008)
        yield False
        return
    known, address = await who(socket), address_of(socket)
    person, sockets = known.id if known is not None else None, socket.app.state.sockets
    if not sockets.let_in(person, address):
        await socket.accept()
        await socket.close(**too_many_sockets(socket, "too-many-sockets"))
        yield False
        return
    try:
        await socket.accept()
        async with socket.app.state.attendance.at(socket.path_params.get("table", HALL), known, person in seated):
            yield True
    finally:
        sockets.let_out(person, address)


def told_to(eyes: int, item: Item) -> Item | None:
    """News of a table as a viewer may know them; None if they are not for the viewer."""
    if item.get("only") not in (None, eyes):
        return None
    counts = item.get("n")
    return {"what": item["what"]} | ({"n": counts[eyes if eyes >= 0 else -1]} if counts else {})


@router.websocket("/api/tables/{table}/news")
async def table_news(socket: WebSocket, table: str, wish: Annotated[Wish, Depends(wish_of)], since: int = -1) -> None:
    """News of a table; the first says where it is: `moved`, if something happened since record `since`, else `here`.

    A page that names itself is told with each what has changed for it, and nothing where nothing has.
    """
    house, ears = socket.app.state.house, socket.app.state.ears
    try:
        live = await house.live(table)
    except Refusal:
        await socket.close(1008)
        return
    person = await who(socket)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        async with _accepted(socket, live.people) as is_welcome:
            if not is_welcome:
                return
            with socket.app.state.news.listen(table) as queue:
                async with socket.app.state.presence.listening(live, person.id if person else None):
                    # Asked only now that news are heard, so that nothing falls between.
                    live = await house.live(table)
                    if not wish.page:
                        n = live.n_for(_eyes(socket, table, person))
                        await socket.send_json({"n": n, "what": "here" if n == since else "moved"})
                        await _serve(socket, queue, partial(_tell_program, socket, table, person))
                        return
                    with ears.listening(Ear(table, person, wish, came_from(socket))) as ear:
                        await socket.send_json({"what": "here", "version": version()} | await _news(socket, ear))
                        await _serve(socket, queue, partial(_tell_page, socket, queue, ear))


def _eyes(socket: WebSocket, table: str, person: Person | None) -> int:
    """With whose eyes somebody hears of a table: who sat down since they came, or got up, hears as who they are now."""
    live: Live | None = socket.app.state.house.archive.kept(table)
    return live.viewer(person.id if person else None, None) if live is not None else NOBODY


async def _tell_program(socket: WebSocket, table: str, person: Person | None, item: Item) -> None:
    told = told_to(_eyes(socket, table, person), item)
    if told is not None:
        await socket.send_json(told)


async def _tell_page(socket: WebSocket, queue: asyncio.Queue[Item], ear: Ear, item: Item) -> None:
    """Tell a page what has changed for it, of all that has happened by now."""
    happened = [item, *[queue.get_nowait() for _ in range(queue.qsize())]]
    async with ear.lock:  # what the page is being answered just now is no news to it
        eyes = ear.eyes if ear.eyes is not None else _eyes(socket, ear.table, ear.person)
        heard = [each["what"] for each in happened if told_to(eyes, each) and not _is_seen(ear, each)]
    told = await _news(socket, ear) if heard else None
    if told:
        await socket.send_json({"what": heard[-1]} | told)


def _is_seen(ear: Ear, item: Item) -> bool:
    """Whether what was done at a table is in what the page has been sent."""
    if item["what"] not in ("moved", "undone") or ear.eyes is None:
        return False
    told = told_to(ear.eyes, item)
    return told is None or told["n"] <= ear.n


async def _news(socket: WebSocket, ear: Ear) -> dict[str, Any]:
    """What has changed for a page; where that cannot be found out, the page shall look, and hears why."""
    try:
        look = await socket.app.state.ears.tell(await socket.app.state.house.live(ear.table), ear)
    except (Refusal, SQLAlchemyError, OSError):
        return {"what": "look"}
    return {"look": look} if look is not None else {}


@router.websocket("/api/lobby/news")
async def lobby_news(socket: WebSocket) -> None:
    """News of the lobby: tables opened, begun, over."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        async with _accepted(socket) as is_welcome:
            if is_welcome:
                with socket.app.state.news.listen(LOBBY) as queue:
                    await _serve(socket, queue, socket.send_json)
