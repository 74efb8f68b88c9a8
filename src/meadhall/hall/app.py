"""The server: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections.abc import AsyncIterator
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import meadhall
from meadhall.hall import (
    answers,
    metrics,
    pages,
    routes_analysis,
    routes_answers,
    routes_choices,
    routes_company,
    routes_forms,
    routes_games,
    routes_invitations,
    routes_learning,
    routes_lobby,
    routes_news,
    routes_people,
    routes_puzzles,
    routes_seats,
    routes_tables,
)
from meadhall.hall.analyses import Analyses
from meadhall.hall.answers import described
from meadhall.hall.attendance import Attendance
from meadhall.hall.caching import Kept, Statics
from meadhall.hall.clocks import set_right
from meadhall.hall.closing import Closing
from meadhall.hall.database import Database, create_database
from meadhall.hall.driving import Driver
from meadhall.hall.ears import Ears
from meadhall.hall.ends import asks_for_page, sentence_of
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import RETRY_SECONDS, Gate, language_of
from meadhall.hall.heads import Heads
from meadhall.hall.health import Health
from meadhall.hall.house import House
from meadhall.hall.learning import Learning
from meadhall.hall.limits import Limits, Marks
from meadhall.hall.looks import Looks
from meadhall.hall.network import Network, is_loopback
from meadhall.hall.news import News, SharedNews
from meadhall.hall.opening import Opening
from meadhall.hall.pages import STATIC
from meadhall.hall.people import People
from meadhall.hall.presence import Presence
from meadhall.hall.puzzle_lists import PuzzleLists
from meadhall.hall.quotas import SocketQuotas, TableQuotas
from meadhall.hall.repeats import REPEATS
from meadhall.hall.seating import Seating
from meadhall.hall.settings import Settings
from meadhall.hall.siblings import SiblingNews
from meadhall.hall.solving import Solving
from meadhall.hall.takebacks import Takebacks
from meadhall.hall.talking import Talk
from meadhall.hall.thinking import Thinkers

_log = structlog.get_logger()
_ABOUT: Final = """The table for Viking-age board games, as its own page uses it, and bots may.

A program says who it is with `Authorization: Bearer <token>`; a page with its cookie and, to change something, the
word `csrf` of `GET /api/me` in the header `X-CSRF`. Every refusal has a `code` for programs and a `message` for people.
"""


def create_app(settings: Settings | None = None, line: socket.socket | None = None) -> FastAPI:
    """The hall as an ASGI application; its line to other processes, if it is served by several."""
    given = settings or Settings()
    app = FastAPI(
        title="Meadhall",
        version=meadhall.__version__,
        description=_ABOUT,
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings, app.state.limits, app.state.is_closing, app.state.line = given, Limits(given), False, line
    app.add_middleware(Kept)
    app.state.network = Network(given)
    app.add_middleware(Heads)
    app.add_middleware(Gate, limits=app.state.limits, is_secure=given.is_secure)
    app.add_middleware(metrics.Timed)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _unavailable)
    app.add_exception_handler(OSError, _unavailable)
    for router in (
        routes_choices.router,  # found first, since it is asked most
        routes_people.router,
        routes_games.router,
        routes_lobby.router,
        routes_forms.router,
        routes_tables.router,
        routes_tables.journals,
        routes_learning.router,
        routes_puzzles.router,
        routes_answers.router,
        routes_seats.router,
        routes_invitations.router,
        pages.previews,
        routes_company.router,
        routes_analysis.router,
        routes_news.router,
    ):
        app.include_router(router)
    app.add_api_route("/healthz", _healthz, tags=["running"], responses=described(200, answers.Health))
    app.add_api_route("/metrics", _metrics, tags=["running"], include_in_schema=False)
    app.include_router(pages.router)
    app.mount("/static", Statics(directory=STATIC), name="static")
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = create_database(settings.database, settings.processes > 1)
    await database.prepare()
    news = _news(settings, database, app.state.line)
    await news.start()
    thinkers = Thinkers(settings.workers, settings.bot_milliseconds, settings)
    thinkers.start()
    house, presence = House(database, news), Presence(database)
    app.state.opening = Opening(house, TableQuotas(settings))
    driver = Driver(house, thinkers, settings.bot_pause, settings.answer_seconds)
    house.after_change = driver.go_on
    app.state.people, app.state.news, app.state.house = People(database), news, house
    app.state.presence, app.state.seating, app.state.takebacks = presence, Seating(house, presence), Takebacks(house)
    app.state.thinkers, app.state.analyses = thinkers, Analyses(thinkers, settings.analysis_milliseconds)
    app.state.marks, app.state.sockets = Marks(await database.secret()), SocketQuotas(settings)
    app.state.talk, app.state.closing = Talk(house), Closing(house, settings)
    app.state.attendance = Attendance(database, news)
    app.state.puzzle_lists = PuzzleLists(database)
    app.state.learning = Learning(house, app.state.opening, Solving(database))
    seen_besides = (app.state.seating, app.state.takebacks, app.state.talk, app.state.closing, app.state.attendance)
    app.state.ears = Ears(Looks(house, *seen_besides, app.state.learning))
    metrics.watch(lambda: news.count, lambda: len(house.archive), lambda: driver.count)
    await driver.sweep()
    sweeper = asyncio.create_task(driver.sweep_again_and_again(settings.sweep_seconds))
    app.state.health = Health(database)
    keepers = [
        sweeper,
        *[
            asyncio.create_task(each)
            for each in (
                _keep_house(app.state.people, presence, database, house),
                presence.write_again_and_again(),
                app.state.attendance.write_again_and_again(),
                app.state.closing.expire_again_and_again(settings.sweep_seconds),
                REPEATS.tell_again_and_again(),
            )
        ],
    ]
    _log.info("the hall is open", database=database.engine.dialect.name)
    try:
        yield
    finally:
        sweeper.cancel()
        for keeper in keepers:
            keeper.cancel()
        # Waited for: a connection that is left in the middle of something keeps a thread, and so the process, for ever.
        await asyncio.gather(*keepers, return_exceptions=True)
        await app.state.analyses.stop()
        await app.state.health.stop()
        await driver.stop()
        await house.close()
        thinkers.stop()
        await news.stop()
        await database.dispose()
        _log.info("the hall is closed")


def _news(settings: Settings, database: Database, line: socket.socket | None) -> News:
    """How this process tells others what happens, and hears of it."""
    if database.is_server:
        return SharedNews(settings.database)
    return SiblingNews(line) if line is not None else News()


async def _keep_house(people: People, presence: Presence, database: Database, house: House) -> None:
    """What is done once in a while: forget old sessions, set times right that have not come yet, let go of tables that
    nobody uses, and look for garbage that only the long search finds.

    `serve` has that search done only here, since with thousands of tables in memory it holds everybody up.
    """
    while True:
        try:
            await people.forget_old_sessions()
            await presence.forget_old()
            await set_right(database)
        except (SQLAlchemyError, OSError):
            _log.warning("old sessions could not be forgotten; it will be tried again")
        await asyncio.sleep(_KEEPING)
        house.archive.forget_unused(_KEEPING)
        gc.collect()


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    if asks_for_page(request.scope):
        return pages.refused(request, refusal)
    body: dict[str, Any] = {"code": refusal.code, "message": sentence_of(refusal, language_of(request))}
    if "detail" in refusal.details:
        body["detail"] = refusal.details["detail"]
    return JSONResponse(body, refusal.status, {"Retry-After": RETRY_SECONDS} if refusal.status == 429 else None)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()]
    # The names of unknown fields may hold what is no text.
    detail = "; ".join(faults)[:_DETAIL].encode("utf-8", "replace").decode()
    return await _refused(request, Refusal(422, "malformed", detail=detail))


async def _not_served(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    return await _refused(request, Refusal(error.status_code, _FRAMEWORK_CODES.get(error.status_code, "malformed")))


async def _unavailable(request: Request, error: Exception) -> Response:
    """The database fails; it may come back."""
    _log.error("the database failed", path=request.url.path, why=f"{type(error).__name__}: {error}")
    return await _refused(request, Refusal(503, "unavailable"))


_FRAMEWORK_CODES: Final = {404: "not-found", 405: "no-method", 413: "too-big"}
_DETAIL: Final = 2000
_KEEPING: Final = 900.0


async def _healthz(request: Request) -> dict[str, str]:
    """Whether this node can serve: it reaches its database."""
    await request.app.state.health.check()
    return {"status": "ok", "version": meadhall.__version__}


async def _metrics(request: Request) -> Response:
    """Figures for Prometheus on this machine; others could count by them how often somebody chose in secret."""
    if request.client is None or not is_loopback(request.client.host):
        raise Refusal(403, "not-at-this-machine")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
