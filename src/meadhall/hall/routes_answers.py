"""The API of what a table answers: what a thing is, what is to be watched, and what to think of before a choice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi import Path as InPath

from meadhall.engine.errors import IllegalChoice
from meadhall.engine.steps import NOBODY
from meadhall.hall import answers
from meadhall.hall.answers import described, problems
from meadhall.hall.counting import counted, entries, unknown
from meadhall.hall.errors import Refusal, not_found
from meadhall.hall.inspecting import inspected
from meadhall.hall.log import scenes_of
from meadhall.hall.looks import eyes_of
from meadhall.hall.routes_games import Language
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.routes_tables import SeatAsked, Table, TheLimits
from meadhall.hall.scenes import LAYOUTS
from meadhall.hall.shown import ALL
from meadhall.hall.warned import warnings_of

router = APIRouter(prefix="/api/tables", tags=["tables"])

Thing = Annotated[
    str, InPath(max_length=200, description="A `data-thing` of the picture, or an option as `decision/option`.")
]
At = Annotated[int | None, Query(ge=0, description="The position after so many entries of the journal; else the last.")]
SceneAsked = Annotated[str, InPath(max_length=20, description="The `id` of a sentence's scene.")]
Stage = Annotated[str, Query(pattern=f"^({'|'.join(LAYOUTS)})$", description="For a desk, or for a phone.")]
Chain = Annotated[str, Query(max_length=200, description="Options of mine, taken one after the other before that.")]


@router.get(
    "/{table}/things/{thing:path}", responses=described(200, answers.InspectedItem) | problems(403, 404, 409, 410)
)
async def inspect(
    thing: Thing, live: Table, person: Visitor, language: Language, seat: SeatAsked = None, at: At = None
) -> dict[str, Any]:
    """What I may know of a thing."""
    match = live.begun()
    eyes = eyes_of(live, person.id if person else None, seat)
    hidden = unknown(live, eyes)
    if at is not None and at > counted(len(match.entries), hidden):
        raise not_found()

    def asked() -> dict[str, Any]:
        past = match if at is None else match.first(entries(at, hidden))
        return inspected(live, past, eyes, thing, language)

    return await asyncio.to_thread(asked)


@router.get("/{table}/scenes/{scene}", responses=described(200, answers.SceneItem) | problems(403, 404, 409, 410))
async def watch(
    scene: SceneAsked,
    live: Table,
    person: Visitor,
    language: Language,
    seat: SeatAsked = None,
    layout: Stage = "wide",
) -> dict[str, Any]:
    """A clash or a great moment, beat by beat, as far as it has come and I may know."""
    match = live.begun()
    eyes = eyes_of(live, person.id if person else None, seat)
    found = scenes_of(live, match, NOBODY if eyes == ALL else eyes).find(scene, language, layout)
    if found is None:
        raise not_found()
    return found


@router.get("/{table}/warnings", responses=described(200, answers.Warnings) | problems(401, 403, 404, 409, 410))
async def warn(
    n: int,
    live: Table,
    limits: TheLimits,
    person: Member,
    language: Language,
    seat: SeatAsked = None,
    chain: Chain = "",
) -> dict[str, Any]:
    """What to think of before I choose on the position `n`, or after a chain of choices there; nothing is chosen."""
    match = live.begun()
    mine = live.own_seat(person.id, seat)
    live.expect(n, mine)
    if live.is_given_up:
        raise Refusal(409, "over")
    limits.previews.check(person.id)
    try:
        found = await asyncio.to_thread(warnings_of, live.game, match.state, mine, chain.split(), language)
    except IllegalChoice as error:
        raise Refusal(422, "illegal", detail=str(error)) from error
    return {"n": n, "warnings": found}
