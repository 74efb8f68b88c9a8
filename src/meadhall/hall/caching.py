"""What browsers may keep: for ever what is addressed by the program's version, the rest of it until it changes."""

from __future__ import annotations

import hashlib
from typing import Any, Final
from urllib.parse import parse_qs

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from meadhall.hall.version import version

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_OF_THE_PROGRAM: Final = ("/api/games", "/api/words")
"""Answers that depend on the program alone, and on what is asked."""
_SECRET: Final = ("/api/me", "/api/guests", "/api/accounts", "/api/sessions", "/api/tokens")
"""Answers that hold a secret; its letters could be guessed from how small they become."""
_SMALL: Final = 500
_EFFORT: Final = 6


class Statics(StaticFiles):
    """The files of the page, also under the version: `/static/<version>/main.js` finds what it imports beside it."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """A file; under the version of another program the same one, but not to be kept."""
        first, _, rest = path.replace("\\", "/").partition("/")
        is_versioned = len(first) == len(version()) and bool(rest)
        answer = await super().get_response(rest if is_versioned else path, scope)
        answer.headers["Cache-Control"] = FOR_EVER if first == version() else ASK_AGAIN
        return answer


class Kept:
    """ASGI middleware: says what may be kept, answers 304 to who has it, and makes smaller what is sent."""

    def __init__(self, app: Any) -> None:
        self._app: Final = app
        self._packing: Final = GZipMiddleware(self._kept, _SMALL, _EFFORT)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        is_plain = scope["type"] != "http" or scope["path"] in _SECRET
        await (self._app if is_plain else self._packing)(scope, receive, send)

    async def _kept(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] not in ("GET", "HEAD") or not _is_of_the_program(scope["path"]):
            await self._app(scope, receive, send)
            return
        await self._app(scope, receive, _Keeping(scope, send))


def _is_of_the_program(path: str) -> bool:
    return path.startswith(_OF_THE_PROGRAM) or not path.startswith(("/api/", "/static/", "/metrics", "/healthz"))


class _Keeping:
    """Sends an answer on once it is complete, with its tag; only that it is the same to who has it."""

    def __init__(self, scope: Any, send: Any) -> None:
        self._send: Final = send
        self._known: Final = Headers(scope=scope).get("if-none-match", "")
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        self._lasts: Final = asked.get("v") == [version()] and scope["path"].startswith(_OF_THE_PROGRAM)
        self._start: Any = None
        self._body = b""

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        if self._start is None or self._start["status"] != 200:
            await self._begin()
            await self._send(message)
            return
        self._body += message.get("body", b"")
        if not message.get("more_body", False):
            await self._answer()

    async def _begin(self) -> None:
        if self._start is not None:
            start, self._start = self._start, None
            await self._send(start)

    async def _answer(self) -> None:
        tag = f'W/"{hashlib.sha256(self._body).hexdigest()[:20]}"'
        headers = MutableHeaders(raw=self._start["headers"])
        headers["ETag"] = tag
        headers["Cache-Control"] = FOR_EVER if self._lasts else ASK_AGAIN
        headers.add_vary_header("Accept-Language")
        if tag in [each.strip() for each in self._known.split(",")]:
            self._start["status"], self._body = 304, b""
            del headers["Content-Length"]
        await self._send(self._start)
        await self._send({"type": "http.response.body", "body": self._body})
