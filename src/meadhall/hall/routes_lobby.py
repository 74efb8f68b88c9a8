"""The API of the lists of tables: what one finds on coming in, what waits, what was; and small pictures of tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from meadhall.hall import answers
from meadhall.hall.answers import described, problems
from meadhall.hall.listed import eyes_of
from meadhall.hall.lobby import Lobby
from meadhall.hall.routes_games import Language
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.routes_tables import TheHouse
from meadhall.hall.shown import picture_of

router = APIRouter(prefix="/api", tags=["tables"])
_PAGE: Final = 12
_SVG: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


async def _lobby(request: Request, house: TheHouse, person: Visitor, language: Language) -> Lobby:
    return Lobby(house, request.app.state.attendance, person.id if person else None, language)


TheLobby = Annotated[Lobby, Depends(_lobby)]
Most = Annotated[int, Query(ge=1, le=50, description="How many public tables of each kind.")]
Page = Annotated[int, Query(ge=0, le=100_000, description="From 0 on, the latest first.")]
Sought = Annotated[str, Query(max_length=40)]
Status = Annotated[str, Query(pattern="^(|running|over|closed)$", description="`running`, `over` or `closed`.")]


@router.get("/tables", responses=described(200, answers.Lobby))
async def list_tables(lobby: TheLobby, most: Most = 20) -> dict[str, Any]:
    """My tables that are not over, those that wait for me first; the public ones; who else is in the hall."""
    return await lobby.lists(most)


@router.get("/turns", responses=described(200, answers.Turns) | problems(401))
async def turns(lobby: TheLobby, _: Member) -> dict[str, Any]:
    """The tables that wait for me, the oldest first."""
    return {"tables": await lobby.turns()}


@router.get("/history", responses=described(200, answers.History) | problems(401))
async def history(
    lobby: TheLobby, _: Member, page: Page = 0, game: Sought = "", opponent: Sought = "", status: Status = ""
) -> dict[str, Any]:
    """All tables that I have or had, page by page; by game, by letters of an opponent's name, by status."""
    wish = {"game": game, "opponent": opponent.strip(), "status": status}
    found, count = await lobby.former(_PAGE, page, wish)
    return {"tables": found, "count": count, "pages": -(-count // _PAGE)}


@router.get("/tables/{table}/picture.svg", response_class=Response, responses=_SVG | problems(404, 409, 410))
async def glimpse(table: str, house: TheHouse, person: Visitor, language: Language) -> Response:
    """The table as my seat sees it, without the definitions, to be shown small; who looks so is not at the table."""
    live = await house.live(table)
    match = live.begun()
    eyes = eyes_of(live, person.id if person else None)
    picture = await asyncio.to_thread(picture_of, live, match, eyes, language, "wide-bare")
    return Response(picture, media_type="image/svg+xml")
