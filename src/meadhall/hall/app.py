"""The server: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import meadhall
from meadhall.hall import answers, metrics, routes_analysis, routes_games, routes_news, routes_people, routes_tables
from meadhall.hall.analyses import Analyses
from meadhall.hall.answers import described
from meadhall.hall.database import create_database
from meadhall.hall.driving import Driver
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import RETRY_SECONDS, Gate, language_of
from meadhall.hall.house import House
from meadhall.hall.limits import Limits
from meadhall.hall.news import News, SharedNews
from meadhall.hall.people import People
from meadhall.hall.settings import Settings
from meadhall.hall.shown import hall_words
from meadhall.hall.thinking import Thinkers

_log = structlog.get_logger()
_STATIC = Path(str(files("meadhall.hall").joinpath("static")))
_ABOUT: Final = """The table for Viking-age board games, as its own page uses it, and bots may.

A program says who it is with `Authorization: Bearer <token>`; a page with its cookie and, to change something, the
word `csrf` of `GET /api/me` in the header `X-CSRF`. Every refusal has a `code` for programs and a `message` for people.
"""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The hall as an ASGI application."""
    given = settings or Settings()
    app = FastAPI(
        title="Meadhall",
        version=meadhall.__version__,
        description=_ABOUT,
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings, app.state.limits = given, Limits(given)
    app.add_middleware(Gate, limiter=app.state.limits.requests, is_secure=given.is_secure)
    app.add_middleware(metrics.Timed)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _unavailable)
    app.add_exception_handler(OSError, _unavailable)
    for router in (
        routes_people.router,
        routes_games.router,
        routes_tables.router,
        routes_tables.journals,
        routes_analysis.router,
        routes_news.router,
    ):
        app.include_router(router)
    app.add_api_route("/healthz", _healthz, tags=["running"], responses=described(200, answers.Health))
    app.add_api_route("/metrics", _metrics, tags=["running"], include_in_schema=False)
    app.add_api_route("/", _page, include_in_schema=False)
    app.add_api_route("/table/{table}", _page, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=_STATIC), name="static")
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = create_database(settings.database)
    await database.prepare()
    news: News = SharedNews(settings.database) if database.is_shared else News()
    await news.start()
    thinkers = Thinkers(settings.workers, settings.bot_milliseconds)
    thinkers.start()
    house = House(database, news, settings.absent_seconds)
    driver = Driver(house, thinkers, settings.bot_pause)
    house.after_change = driver.drive
    app.state.people, app.state.news, app.state.house = People(database), news, house
    app.state.thinkers, app.state.analyses = thinkers, Analyses(thinkers, settings.analysis_milliseconds)
    metrics.watch(lambda: news.count, lambda: len(house.archive), lambda: driver.count)
    await driver.sweep()
    sweeper = asyncio.create_task(driver.sweep_again_and_again(settings.sweep_seconds))
    keeper = asyncio.create_task(_keep_house(app.state.people))
    _log.info("the hall is open", database=database.engine.dialect.name)
    try:
        yield
    finally:
        sweeper.cancel()
        keeper.cancel()
        await app.state.analyses.stop()
        await driver.stop()
        await house.finish_all()
        thinkers.stop()
        await news.stop()
        await database.dispose()
        _log.info("the hall is closed")


async def _keep_house(people: People) -> None:
    """What is done once in a while: forget old sessions, and look for garbage that only the long search finds.

    `serve` has that search done only here, since with thousands of tables in memory it holds everybody up.
    """
    while True:
        try:
            await people.forget_old_sessions()
        except (SQLAlchemyError, OSError):
            _log.warning("old sessions could not be forgotten; it will be tried again")
        await asyncio.sleep(_KEEPING)
        gc.collect()


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    say = hall_words(language_of(request))
    details = {name: value for name, value in refusal.details.items() if name != "detail"}
    body: dict[str, Any] = {"code": refusal.code, "message": say.say(f"error-{refusal.code}", **details)}
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
    async with request.app.state.house.database.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "ok", "version": meadhall.__version__}


async def _metrics() -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def _page() -> Response:
    """The one page."""
    return Response((_STATIC / "index.html").read_text("utf-8"), media_type="text/html; charset=utf-8")
