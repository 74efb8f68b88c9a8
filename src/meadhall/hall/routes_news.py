"""News by WebSocket: that something happened, not what; the page then looks, and sees what it may."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from meadhall.hall.errors import Refusal
from meadhall.hall.guard import check_origin
from meadhall.hall.news import LOBBY

router = APIRouter()
_HEARTBEAT: Final = 25.0
_HEARD: Final = 100
"""Messages after which somebody who talks where only listening is of use is shown out."""


async def _serve(socket: WebSocket, queue: asyncio.Queue[dict[str, Any]]) -> None:
    """Pass news on until the other side leaves."""
    reader = asyncio.create_task(_read(socket))
    try:
        while not reader.done():
            waiter = asyncio.create_task(queue.get())
            done, _ = await asyncio.wait({reader, waiter}, timeout=_HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
            if waiter in done:
                await socket.send_json(waiter.result())
            else:
                waiter.cancel()
                if not done:
                    await socket.send_json({"what": "heartbeat"})
    finally:
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)


async def _read(socket: WebSocket) -> None:
    """Returns when the other side has left; what it says is not heeded."""
    for _ in range(_HEARD):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    await socket.close(1008)


async def _accept(socket: WebSocket) -> bool:
    try:
        check_origin(socket, socket.app.state.settings.origins)
    except Refusal:
        await socket.close(1008)
        return False
    await socket.accept()
    return True


@router.websocket("/api/tables/{table}/news")
async def table_news(socket: WebSocket, table: str, since: int = -1) -> None:
    """News of a table; the first says where it is: `moved`, if something happened since record `since`, else `here`."""
    house = socket.app.state.house
    try:
        await house.live(table)
    except Refusal:
        await socket.close(1008)
        return
    if not await _accept(socket):
        return
    with contextlib.suppress(WebSocketDisconnect, RuntimeError), socket.app.state.news.listen(table) as queue:
        # Asked only now that news are heard, so that nothing falls between.
        n = (await house.live(table)).n
        await socket.send_json({"n": n, "what": "here" if n == since else "moved"})
        await _serve(socket, queue)


@router.websocket("/api/lobby/news")
async def lobby_news(socket: WebSocket) -> None:
    """News of the lobby: tables opened, begun, over."""
    if await _accept(socket):
        with contextlib.suppress(WebSocketDisconnect, RuntimeError), socket.app.state.news.listen(LOBBY) as queue:
            await _serve(socket, queue)
