"""The door of a hall that is open in one browser alone: what its page asks for is answered without a network.

The server is the same as everywhere, asked by ASGI; the browser's worker hands in what the page sends, and takes what
comes back. So there is no second copy of anything, and every answer is what a hall on the network would give.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import unquote

import anyio.to_thread

from meadhall.hall.app import create_app
from meadhall.hall.database import ALONE
from meadhall.hall.settings import Settings

_HOST: Final = "hall"
_KEPT: Final = ("content-type", "content-disposition", "meadhall-version")
"""Headers that the page heeds; the others speak to a network that there is not."""
_SCRIPT: Final = b'<script src="/site/socket.js"></script></head>'
"""By this the page hears its news without a network."""
_THOUGHT: Final[dict[str, Any]] = {"bot_milliseconds": 300, "hint_milliseconds": 500, "analysis_milliseconds": 50}
"""While somebody thinks, nobody is answered."""
_PLENTY: Final = 1_000_000
"""Nobody can ask too much of what is their own."""


@dataclass(frozen=True)
class Answer:
    """What comes back."""

    status: int
    headers: dict[str, str]
    body: bytes


async def _at_once(work: Callable[..., Any], *given: Any, **_: Any) -> Any:
    """What a thread would do, where there are none."""
    return work(*given)


class Door:
    """Stands before the hall whose database and cookies lie in a folder."""

    def __init__(self, folder: str) -> None:
        anyio.to_thread.run_sync = cast("Any", _at_once)
        self._jar: Final = Path(folder) / "cookies.json"
        self._database: Final = Path(folder) / "hall.db"
        self._cookies: Final[dict[str, str]] = json.loads(self._jar.read_text("utf-8")) if self._jar.exists() else {}
        self._app: Final = create_app(settings_in(folder))
        self._house: Final = contextlib.AsyncExitStack()

    @property
    def changes(self) -> str:
        """A word that is another one whenever there is something new to be kept."""
        return " ".join(str(each.stat().st_mtime_ns) for each in (self._database, self._jar) if each.exists())

    async def open(self) -> None:
        """Open the hall: from now on it answers."""
        await self._house.enter_async_context(self._app.router.lifespan_context(self._app))

    async def close(self) -> None:
        """Close it again."""
        await self._house.aclose()

    async def answer(self, method: str, target: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """What the hall answers to a request."""
        scope = self._scope("http", target, {**headers, "content-length": str(len(body))}) | {"method": method}
        asked: list[dict[str, Any]] = [{"type": "http.request", "body": body}]
        told: list[MutableMapping[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            told.append(message)

        await self._app(scope, receive, send)
        given = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in told[0]["headers"]]
        self._bake([value for name, value in given if name == "set-cookie"])
        kept = {name: value for name, value in given if name in _KEPT}
        whole = b"".join(each.get("body", b"") for each in told[1:])
        if kept.get("content-type", "").startswith("text/html"):
            whole = whole.replace(b"</head>", _SCRIPT, 1)
        return Answer(told[0]["status"], kept, whole)

    def listen(self, target: str, tell: Callable[[str], Any]) -> Listener:
        """Have news told, as a WebSocket would bring them: texts, and an empty one when there are no more."""
        return Listener(self._app, self._scope("websocket", target, {}) | {"subprotocols": []}, tell)

    def _scope(self, kind: str, target: str, headers: Mapping[str, str]) -> dict[str, Any]:
        path, _, query = target.partition("?")
        sent = {
            **headers,
            "host": _HOST,
            "cookie": "; ".join(f"{name}={value}" for name, value in self._cookies.items()),
        }
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "server": (_HOST, 80),
            "client": ("127.0.0.1", 0),
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items()],
        }

    def _bake(self, cookies: list[str]) -> None:
        """Keep what a browser would; it takes no cookies from answers that no network brought."""
        if not cookies:
            return
        for each in cookies:
            for name, morsel in SimpleCookie(each).items():
                self._cookies.pop(name, None)
                if morsel.value:
                    self._cookies[name] = morsel.value
        self._jar.write_text(json.dumps(self._cookies), "utf-8")


class Listener:
    """Somebody who hears news until they leave."""

    def __init__(self, app: Any, scope: dict[str, Any], tell: Callable[[str], Any]) -> None:
        self._tell: Final = tell
        self._left: Final = asyncio.Event()
        self._is_in = False
        self._task: Final = asyncio.create_task(app(scope, self._receive, self._send))

    def leave(self) -> None:
        """Hear no more."""
        self._left.set()

    async def _receive(self) -> dict[str, Any]:
        if not self._is_in:
            self._is_in = True
            return {"type": "websocket.connect"}
        await self._left.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def _send(self, message: dict[str, Any]) -> None:
        if self._left.is_set():
            return
        if message["type"] == "websocket.send":
            self._tell(message["text"])
        elif message["type"] == "websocket.close":
            self._tell("")


def settings_in(folder: str) -> Settings:
    """How a hall is run that is open in one browser alone."""
    bounds: dict[str, Any] = dict.fromkeys(
        ("requests_per_minute", "address_requests_per_minute", "tables_per_minute", "hints_per_minute"), _PLENTY
    )
    bounds |= dict.fromkeys(("previews_per_minute", "tables_per_person", "tables_per_address"), _PLENTY)
    bounds |= dict.fromkeys(("thinking_per_person", "thinking_per_address"), _PLENTY)
    return Settings(f"{ALONE}:///{folder}/hall.db", workers=0, is_alone=True, answer_seconds=0.0, **_THOUGHT, **bounds)
