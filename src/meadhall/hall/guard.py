"""What every request passes: size and rate limits, origin and CSRF checks, who is asking, security headers."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import structlog
from fastapi import Request, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from meadhall.hall.ends import asks_for_page, end_page
from meadhall.hall.errors import Refusal
from meadhall.hall.limits import Limits, Marks, network
from meadhall.hall.people import Person
from meadhall.hall.version import version
from meadhall.words import LANGUAGES, words

COOKIE: Final = "meadhall_session"
BODY_LIMIT: Final = 512 * 1024
RETRY_SECONDS: Final = "5"
SHOWN_OUT: Final = 4429
"""The code with which a WebSocket is closed that is too much; the page then tries again much later."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_log = structlog.get_logger()

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_ONLY_SECURE: Final = {"Strict-Transport-Security": "max-age=31536000"}
_NEVER_KEPT: Final = {"Cache-Control": "no-store"}
VERSION: Final = "Meadhall-Version"
"""By this header a page learns that the program behind it is another one now."""


def language_of(connection: HTTPConnection) -> str:
    """The language asked for: by `lang`, else by the browser's list, else English."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse what another site's page sends."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host"):
        raise Refusal(403, "bad-origin")


def session_key(connection: HTTPConnection) -> tuple[str, bool]:
    """The key that came with the request, and whether it is a token, in a header, not a session, in a cookie."""
    header: str = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ").strip(), True
    return connection.cookies.get(COOKIE, ""), False


def address_of(connection: HTTPConnection) -> str:
    """By what an asker is counted who has not said who they are."""
    return network(connection.client.host if connection.client else "?")


def came_from(connection: HTTPConnection) -> str:
    """The mark of the address that somebody asks from."""
    marks: Marks = connection.app.state.marks
    return marks.of(address_of(connection))


async def who(connection: HTTPConnection) -> Person | None:
    """Who is asking, if anybody who is known."""
    key, is_token = session_key(connection)
    found: Person | None = await connection.app.state.people.find(key, is_token) if key else None
    return replace(found, came_from=came_from(connection)) if found is not None else None


# The two ways to say who one is, for the API's description; `who` reads them itself.
_Token = Annotated[Any, Security(HTTPBearer(auto_error=False, description="A token from `POST /api/tokens`."))]
_Session = Annotated[Any, Security(APIKeyCookie(name=COOKIE, auto_error=False))]


async def visitor(request: Request, _token: _Token, _session: _Session) -> Person | None:
    """Who is asking, known or not; what changes something must come from our own page or with a token."""
    person = await who(request)
    if request.method not in _SAFE and (person is None or not person.is_token):
        check_origin(request, request.app.state.settings.origins)
        if person is not None and not _same(request.headers.get("x-csrf", ""), person.csrf):
            raise Refusal(403, "bad-csrf")
    return person


def _same(given: str, right: str) -> bool:
    return secrets.compare_digest(given.encode(), right.encode())


async def member(person: Annotated[Person | None, Security(visitor)]) -> Person:
    """Who is asking; somebody must be."""
    if person is None:
        raise Refusal(401, "who-are-you")
    return person


class Gate:
    """ASGI middleware: limits and headers, without holding up streams; what breaks inside is answered too."""

    def __init__(self, app: Any, limits: Limits, is_secure: bool) -> None:
        self._app: Final = app
        self._limits: Final = limits
        self._headers: Final = HEADERS | (_ONLY_SECURE if is_secure else {})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        is_closing = scope["app"].state.is_closing
        connection = HTTPConnection(scope)
        is_welcome = not is_closing and self._limits.allow_request(session_key(connection)[0], address_of(connection))
        if scope["type"] == "websocket":
            if is_welcome:
                await self._app(scope, receive, send)
            else:
                await (send({"type": "websocket.close", "code": 1012}) if is_closing else _show_out(connection, send))
            return
        of_answers = _NEVER_KEPT | {VERSION: version()} if scope["path"].startswith("/api") else {}
        answer = _Answer(send, self._headers | of_answers)
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if is_closing:
            # Told so, the connection ends, and whoever asks next comes to another node or to none.
            await answer.refuse(scope, 503, "closing", (b"connection", b"close"))
        elif not is_welcome:
            await answer.refuse(scope, 429, "too-much")
        elif not length.isdigit() or int(length) > BODY_LIMIT:
            await answer.refuse(scope, 413, "too-big")
        else:
            await self._pass(scope, _limited(receive), answer)

    async def _pass(self, scope: Any, receive: Any, answer: _Answer) -> None:
        try:
            await self._app(scope, receive, answer)
        except Exception:
            _log.exception("a request broke", method=scope["method"], path=scope["path"])
            if not answer.is_begun:
                await answer.refuse(scope, 500, "broken")


async def _show_out(connection: HTTPConnection, send: Any) -> None:
    """Refuse a WebSocket: a page hears why only after it was let in."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", **too_many_sockets(connection, "too-much")})


def too_many_sockets(connection: HTTPConnection, code: str) -> dict[str, Any]:
    """With what a WebSocket is closed that is one too many: a code for the page, a sentence for people."""
    message = words("meadhall.hall", language_of(connection)).say(f"error-{code}")
    return {"code": SHOWN_OUT, "reason": message}


class _Answer:
    """Sends an answer on, with the headers that every answer has."""

    def __init__(self, send: Any, headers: dict[str, str]) -> None:
        self._send: Final = send
        self._headers: Final = headers
        self.is_begun = False

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.is_begun = True
            given = {name.lower() for name, _ in message["headers"]}
            extra = [(name.lower().encode(), value.encode()) for name, value in self._headers.items()]
            message["headers"] = [*message["headers"], *[each for each in extra if each[0] not in given]]
        await self._send(message)

    async def refuse(self, scope: Any, status: int, code: str, *more: tuple[bytes, bytes]) -> None:
        """A refusal before any route is reached, or after one broke."""
        language = language_of(HTTPConnection(scope))
        message = words("meadhall.hall", language).say(f"error-{code}")
        if asks_for_page(scope):
            kind, body = b"text/html; charset=utf-8", end_page(message, language).encode()
        else:
            told = {"code": code, "message": message}
            kind, body = b"application/json", json.dumps(told, ensure_ascii=False).encode()
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *more]
        if status == 429:
            headers.append((b"retry-after", RETRY_SECONDS.encode()))
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})


def _limited(receive: Any) -> Any:
    """Bodies without an honest length are cut off too."""
    read = 0

    async def limited() -> Any:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > BODY_LIMIT:
            # FastAPI lets only this kind of error through while it reads a body.
            raise HTTPException(413)
        return message

    return limited
