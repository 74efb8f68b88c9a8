"""The API of tables: opening, joining, looking, choosing, taking back, talking, replaying."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from meadhall.analysis import told_verification, verification
from meadhall.engine.errors import IllegalChoice
from meadhall.hall import answers, forms
from meadhall.hall.absence import NEVER, chosen_absence
from meadhall.hall.answers import described, problems
from meadhall.hall.counting import counted, entries, unknown
from meadhall.hall.dice import shares_in
from meadhall.hall.ears import Watcher, sent
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import language_of
from meadhall.hall.happened import journal_of
from meadhall.hall.house import House
from meadhall.hall.limits import Limits
from meadhall.hall.live import BOT, FREE, HUMAN, OVER, Live, Seat
from meadhall.hall.looks import Wish, eyes_of
from meadhall.hall.opening import Opening
from meadhall.hall.people import Person, clean_name, numbered
from meadhall.hall.previews import preview
from meadhall.hall.routes_games import Language, LanguageAsked
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.shown import moment

router = APIRouter(prefix="/api/tables", tags=["tables"])
journals = APIRouter(prefix="/api", tags=["tables"])


# What a route needs is asked for by coroutines: FastAPI would send plain functions to a thread and back.


async def _house(request: Request) -> House:
    found: House = request.app.state.house
    return found


async def _opening(request: Request) -> Opening:
    found: Opening = request.app.state.opening
    return found


async def _limits(request: Request) -> Limits:
    found: Limits = request.app.state.limits
    return found


async def live_of(table: str, request: Request, person: Visitor) -> Live:
    found: Live = await request.app.state.house.live(table)
    await request.app.state.presence.note(found, person.id if person else None)
    return found


TheHouse = Annotated[House, Depends(_house)]
TheOpening = Annotated[Opening, Depends(_opening)]
TheLimits = Annotated[Limits, Depends(_limits)]
Table = Annotated[Live, Depends(live_of)]
Layout = Annotated[str, Query(pattern="^(wide|wide-bare|parts|parts-turned)$")]
SeatAsked = Annotated[
    int | None, Query(ge=-3, le=15, description="With whose eyes: a seat of mine, -2 as a spectator, -3 after the end.")
]
Since = Annotated[int | None, Query(description="A table's `n`: 204 if no record has come since.")]
Mark = Annotated[str, Query(max_length=40, description="A table's `log_mark`: of the log only what follows it comes.")]
Stamp = Annotated[str | None, Query(max_length=40, description="A table's `stamp`: 204 if it is still the same.")]
Has = Annotated[
    str, Query(max_length=40, description="The `stamp` of what a page has: what has changed comes, 204 if nothing has.")
]
Page = Annotated[str, Query(max_length=40, description="A word by which a page calls itself, here and for its news.")]
Drawn = Annotated[bool, Query(description="Whether the picture comes along; bots need none.")]
InWords = Annotated[bool, Query(description="Whether the position in words comes along.")]


async def wish_of(
    connection: HTTPConnection,
    seat: SeatAsked = None,
    layout: Layout = "wide",
    mark: Mark = "",
    has: Has = "",
    page: Page = "",
    picture: Drawn = True,
    described: InWords = True,
    _lang: LanguageAsked = None,
) -> Wish:
    """How somebody wants to see a table."""
    return Wish(language_of(connection), seat, layout, mark, has, picture, described, page)


async def watcher_of(request: Request, person: Visitor, wish: Annotated[Wish, Depends(wish_of)]) -> Watcher:
    return Watcher(request.app.state.ears, person, wish)


TheWatcher = Annotated[Watcher, Depends(watcher_of)]


_TABLE = described(200, answers.Seen) | problems(403, 404, 410)
CHANGED = problems(401, 403, 404, 409, 410)


@router.post("", status_code=201, responses=described(201, answers.NewTable) | problems(401, 403, 404, 409))
async def open_table(
    form: forms.NewTable, opening: TheOpening, limits: TheLimits, request: Request, person: Member, language: Language
) -> dict[str, str]:
    """Open a table; it begins at once if no seat is open."""
    limits.tables.check(person.id)
    places = [_place(place, person, n, form.adds_luck) for n, place in enumerate(form.seats)]
    await request.app.state.people.check_names(person, [place.name for place in places if place.kind == HUMAN])
    absence = chosen_absence(form.absence.rule, form.absence.minutes) if form.absence else NEVER
    opened = opening.open_table(
        person, form.game, form.options, places, form.public, form.hints, form.preset, language, absence
    )
    return {"id": await opened}


def _place(place: forms.Place, person: Person, seat: int, adds_luck: bool) -> Seat:
    if place.kind == "bot":
        return Seat(BOT, None, place.level.capitalize(), place.level)
    if place.kind == "open":
        return Seat(FREE, None, "", "")
    usual = person.name if place.kind == "me" else numbered(person.name, seat + 1)
    name = clean_name(place.name) if place.name else usual
    return Seat(HUMAN, person.id, name, "", "" if adds_luck and place.kind == "me" else None)


@router.get("/{table}", responses=_TABLE | {204: {"description": "Nothing has happened since."}})
async def look(live: Table, watcher: TheWatcher, since: Since = None, stamp: Stamp = None) -> Response:
    """The table as I may see it, or what has changed since what a page `has`; 204 if nothing has happened."""
    if since is not None and since == watcher.count(live):
        return Response(status_code=204)
    item = await watcher.look(live)
    if item is None or item["stamp"] == stamp:
        return Response(status_code=204)
    return sent(item, item)


@router.post("/{table}/previews", responses=described(200, answers.Preview) | CHANGED)
async def look_ahead(
    form: forms.Choice, live: Table, limits: TheLimits, person: Member, language: Language
) -> dict[str, Any]:
    """Where an option, or a chain of them, would lead my seat on the position `n`; nothing is chosen."""
    match = live.begun()
    seat = live.own_seat(person.id, form.seat)
    live.expect(form.n, seat)
    if live.is_given_up:
        raise Refusal(409, "over")
    limits.previews.check(person.id)
    try:
        found = await asyncio.to_thread(preview, live.game, match.state, seat, form.option.split(), language)
    except IllegalChoice as error:
        raise Refusal(422, "illegal", detail=str(error)) from error
    return {"n": form.n, **found}


@router.post("/{table}/undo", responses=described(200, answers.Reached) | CHANGED)
async def undo(form: forms.Undo, live: Table, house: TheHouse, person: Member, watcher: TheWatcher) -> Response:
    """Take back my latest choice, a chain as a whole, or my whole turn."""
    return await watcher.choose(live, lambda: house.undo(live, person, form.seat, form.n, form.turn))


@router.post("/{table}/join", responses=described(200, answers.Seated) | CHANGED)
async def join(form: forms.Join, live: Table, house: TheHouse, person: Member) -> dict[str, int]:
    """Sit down on a free seat."""
    return {"seat": await house.join(live, person, form.invitation, form.adds_luck)}


@router.post("/{table}/luck", responses=described(200, answers.Added) | CHANGED)
async def add_luck(form: forms.Luck, live: Table, house: TheHouse, person: Member) -> dict[str, bool]:
    """Add random bytes of my own to the dice, before the first of them is thrown."""
    return {"added": await house.add_luck(live, person, form.share)}


@router.get("/{table}/dice", responses=described(200, answers.Checked) | problems(404, 409, 410))
async def check_dice(live: Table, language: Language) -> dict[str, Any]:
    """Whether every draw of a finished game is what the key gives to which the house was bound."""
    match = live.begun()
    if live.status != OVER:
        raise Refusal(409, "not-over")
    found = await asyncio.to_thread(verification, match)
    told = {"holds": found.holds, "draws": found.draws, "sentence": told_verification(found, language)}
    return told | {"shares": shares_in(match.seed)}


@router.post("/{table}/rematch", status_code=201, responses=described(201, answers.NewTable) | CHANGED)
async def rematch(live: Table, opening: TheOpening, limits: TheLimits, person: Member) -> dict[str, str]:
    """Play again."""
    limits.tables.check(person.id)
    return {"id": await opening.rematch(live, person)}


@router.get("/{table}/moments/{at}", responses=described(200, answers.Moment) | problems(403, 404, 409, 410))
async def look_back(
    at: int, live: Table, person: Visitor, language: Language, seat: SeatAsked = None, layout: Layout = "wide"
) -> Any:
    """The position after `at` entries of the journal, as I may see it."""
    match = live.begun()
    eyes = eyes_of(live, person.id if person else None, seat)
    hidden = unknown(live, eyes)
    if not 0 <= at <= counted(len(match.entries), hidden):
        raise Refusal(404, "not-found")
    past = entries(at, hidden)
    # The game is played again up to there, which may take a while.
    return JSONResponse(await asyncio.to_thread(lambda: moment(live, match.first(past), at, eyes, language, layout)))


_JOURNAL: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/{table}/journal", response_class=Response, responses=_JOURNAL | problems(404, 409, 410))
async def journal(live: Table) -> Response:
    """The journal of a finished game; it holds all that was hidden, so not before the end."""
    live.begun()
    if live.status != OVER:
        raise Refusal(409, "not-over")
    name = f'attachment; filename="{live.game.slug}-{live.id}.journal"'
    return Response(journal_of(live), media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


@journals.post("/journals", status_code=201, responses=described(201, answers.NewTable) | problems(401, 403, 404, 409))
async def import_journal(
    form: forms.JournalText, opening: TheOpening, limits: TheLimits, person: Member
) -> dict[str, str]:
    """Put a journal on a table of my own."""
    limits.tables.check(person.id)
    return {"id": await opening.import_journal(person, form.text)}
