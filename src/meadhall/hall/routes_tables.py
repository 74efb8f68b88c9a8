"""The API of tables: opening, joining, looking, choosing, taking back, talking, replaying."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import select

from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.errors import Refusal, forbidden
from meadhall.hall.house import House
from meadhall.hall.limits import Limits
from meadhall.hall.live import BOT, FREE, HUMAN, OPEN, OVER, RUNNING, Live, Seat
from meadhall.hall.people import Person, clean_name
from meadhall.hall.routes_games import Language
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.schema import seats, tables
from meadhall.hall.shown import ALL, moment, summary, table_item

router = APIRouter(prefix="/api/tables", tags=["tables"])
journals = APIRouter(prefix="/api", tags=["tables"])


# What a route needs is asked for by coroutines: FastAPI would send plain functions to a thread and back.


async def _house(request: Request) -> House:
    found: House = request.app.state.house
    return found


async def _limits(request: Request) -> Limits:
    found: Limits = request.app.state.limits
    return found


async def _live(table: str, request: Request) -> Live:
    found: Live = await request.app.state.house.live(table)
    return found


TheHouse = Annotated[House, Depends(_house)]
TheLimits = Annotated[Limits, Depends(_limits)]
Table = Annotated[Live, Depends(_live)]
Layout = Annotated[str, Query(pattern="^(wide|tall)(-bare)?$")]
SeatAsked = Annotated[
    int | None, Query(ge=-3, le=15, description="With whose eyes: a seat of mine, -2 as a spectator, -3 after the end.")
]
Since = Annotated[int | None, Query(description="A table's `n`: 204 if no record has come since.")]
Mark = Annotated[str, Query(max_length=40, description="A table's `log_mark`: of the log only what follows it comes.")]
Stamp = Annotated[str | None, Query(max_length=40, description="A table's `stamp`: 204 if it is still the same.")]


_TABLE = described(200, answers.TableItem) | problems(403, 404, 410)
_CHANGED = problems(401, 403, 404, 409, 410)


@router.get("", responses=described(200, answers.Lobby))
async def list_tables(house: TheHouse, person: Visitor, language: Language) -> dict[str, Any]:
    """My tables, and the public ones that are open, running or over."""
    mine: list[str] = []
    async with house.database.connect() as connection:
        if person is not None:
            held = select(seats.c.table).where(seats.c.person == person.id)
            question = select(tables.c.id).where(tables.c.id.in_(held)).order_by(tables.c.updated.desc()).limit(30)
            mine = list((await connection.execute(question)).scalars())
        shown: dict[str, list[str]] = {}
        for status in (OPEN, RUNNING, OVER):
            where = (tables.c.status == status, tables.c.is_public)
            question = select(tables.c.id).where(*where).order_by(tables.c.updated.desc()).limit(20)
            shown[status] = [each for each in (await connection.execute(question)).scalars() if each not in mine]
    me = person.id if person else None

    async def items(ids: list[str]) -> list[dict[str, Any]]:
        found = []
        for each in ids:
            await asyncio.sleep(0)  # many tables take a while; others are answered in between
            with contextlib.suppress(Refusal):  # one that cannot be played any more does not hide the others
                found.append(summary(await house.live(each), me, language))
        return found

    return {"mine": await items(mine), **{status: await items(ids) for status, ids in shown.items()}}


@router.post("", status_code=201, responses=described(201, answers.NewTable) | problems(401, 403, 404))
async def open_table(form: forms.NewTable, house: TheHouse, limits: TheLimits, person: Member) -> dict[str, str]:
    """Open a table; it begins at once if no seat is open."""
    limits.tables.check(person.id)
    places = [_place(place, person, n) for n, place in enumerate(form.seats)]
    return {"id": await house.open_table(person, form.game, form.options, places, form.public, form.hints)}


def _place(place: forms.Place, person: Person, seat: int) -> Seat:
    if place.kind == "bot":
        return Seat(BOT, None, place.level.capitalize(), place.level)
    if place.kind == "open":
        return Seat(FREE, None, "", "")
    name = clean_name(place.name) if place.name else person.name if place.kind == "me" else f"{person.name} {seat + 1}"
    return Seat(HUMAN, person.id, name, "")


@router.get("/{table}", responses=_TABLE | {204: {"description": "Nothing has happened since."}})
async def look(
    live: Table,
    house: TheHouse,
    person: Visitor,
    language: Language,
    seat: SeatAsked = None,
    layout: Layout = "wide",
    since: Since = None,
    stamp: Stamp = None,
    mark: Mark = "",
    picture: Annotated[bool, Query(description="Whether the picture comes along; bots need none.")] = True,
) -> Any:
    """The table as I may see it; 204 if nothing has happened."""
    if since is not None and since == live.n:
        return Response(status_code=204)
    me = person.id if person else None
    eyes = _eyes(live, me, seat)
    beside = await house.beside(live) | {"replaceable": house.replaceable(live)}
    current = _stamp(live, beside)
    if stamp == current:
        return Response(status_code=204)
    item = table_item(live, me, eyes, language, layout, picture, mark) | beside | {"stamp": current}
    if live.status == OPEN and me is not None and (me == live.owner or live.is_public):
        item["invitation"] = await house.invitation(live)
    return JSONResponse(item)


def _stamp(live: Live, beside: dict[str, Any]) -> str:
    """A word that changes with everything that can be seen at the table."""
    seen = repr((live.n, live.seats, live.rematch, beside))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


def _eyes(live: Live, person: str | None, seat: int | None) -> int:
    """With whose eyes one looks; everything can be seen once the game is over."""
    if seat == ALL or (seat is None and live.status == OVER and not live.seats_of(person)):
        if live.status != OVER:
            raise forbidden()
        return ALL
    if live.status == OVER and seat is not None and 0 <= seat < live.players:
        return seat
    return live.viewer(person, seat)


@router.post("/{table}/choices", responses=described(200, answers.Reached) | _CHANGED)
async def choose(form: forms.Choice, live: Table, house: TheHouse, person: Member) -> dict[str, int]:
    """Choose an option for my seat, on the position `n`; 409 if that is no longer the position."""
    return {"n": await house.choose(live, person, form.seat, form.option, form.n)}


@router.post("/{table}/undo", responses=described(200, answers.Reached) | _CHANGED)
async def undo(form: forms.Undo, live: Table, house: TheHouse, person: Member) -> dict[str, int]:
    """Take back my latest choice, or my whole turn."""
    return {"n": await house.undo(live, person, form.seat, form.n, form.turn)}


@router.post("/{table}/join", responses=described(200, answers.Seated) | _CHANGED)
async def join(form: forms.Join, live: Table, house: TheHouse, person: Member) -> dict[str, int]:
    """Sit down on a free seat."""
    return {"seat": await house.join(live, person, form.invitation)}


@router.post("/{table}/chat", status_code=201, responses=described(201, answers.Said) | _CHANGED)
async def say(form: forms.Words, live: Table, house: TheHouse, limits: TheLimits, person: Member) -> dict[str, bool]:
    """Say something at the table."""
    limits.words.check(person.id)
    await house.say(live, person, form.text)
    return {"said": True}


@router.post("/{table}/replacements", status_code=201, responses=described(201, answers.Agreed) | _CHANGED)
async def replace(form: forms.Replacement, live: Table, house: TheHouse, person: Member) -> dict[str, bool]:
    """Agree that a bot takes over an absent player's seat."""
    await house.replace(live, person, form.seat, form.level)
    return {"agreed": True}


@router.post("/{table}/rematch", status_code=201, responses=described(201, answers.NewTable) | _CHANGED)
async def rematch(live: Table, house: TheHouse, limits: TheLimits, person: Member) -> dict[str, str]:
    """Play again."""
    limits.tables.check(person.id)
    return {"id": await house.rematch(live, person)}


@router.get("/{table}/moments/{at}", responses=described(200, answers.Moment) | problems(403, 404, 409, 410))
async def look_back(
    at: int, live: Table, person: Visitor, language: Language, seat: SeatAsked = None, layout: Layout = "wide"
) -> Any:
    """The position after `at` entries of the journal, as I may see it."""
    match = live.begun()
    if not 0 <= at <= len(match.entries):
        raise Refusal(404, "not-found")
    eyes = _eyes(live, person.id if person else None, seat)
    # The game is played again up to there, which may take a while.
    return JSONResponse(await asyncio.to_thread(lambda: moment(live, match.first(at), eyes, language, layout)))


_JOURNAL: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/{table}/journal", response_class=Response, responses=_JOURNAL | problems(404, 409, 410))
async def journal(live: Table) -> Response:
    """The journal of a finished game; it holds all that was hidden, so not before the end."""
    match = live.begun()
    if live.status != OVER:
        raise Refusal(409, "not-over")
    name = f'attachment; filename="{live.game.slug}-{live.id}.journal"'
    return Response(match.journal, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@journals.post("/journals", status_code=201, responses=described(201, answers.NewTable) | problems(401, 403, 404))
async def import_journal(form: forms.JournalText, house: TheHouse, limits: TheLimits, person: Member) -> dict[str, str]:
    """Put a journal on a table of my own."""
    limits.tables.check(person.id)
    return {"id": await house.import_journal(person, form.text)}
