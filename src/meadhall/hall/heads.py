"""`HEAD` wherever `GET` is answered: the same answer without its body."""

from __future__ import annotations

from typing import Any, Final


class Heads:
    """ASGI middleware that asks for what a `HEAD` is about, and keeps the body back."""

    def __init__(self, app: Any) -> None:
        self._app: Final = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def without_body(message: Any) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        await self._app({**scope, "method": "GET"}, receive, without_body)
