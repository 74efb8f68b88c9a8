"""The API of invitations: the link, its QR code, how long it lasts, calling it back; and the door to the network."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.errors import Refusal, forbidden
from meadhall.hall.invitations import code_of
from meadhall.hall.live import FREE, OPEN, Live
from meadhall.hall.network import Network
from meadhall.hall.people import Person
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.routes_tables import Table, TheHouse

router = APIRouter(prefix="/api", tags=["invitations"])
_DAY = 86400.0


async def _network(request: Request) -> Network:
    found: Network = request.app.state.network
    return found


TheNetwork = Annotated[Network, Depends(_network)]


@router.get(
    "/tables/{table}/invitation",
    responses=described(200, answers.Invitation) | problems(401, 403, 404, 409, 410),
)
async def invitation(
    live: Table, house: TheHouse, network: TheNetwork, request: Request, person: Member
) -> dict[str, Any]:
    """The invitation to a table that waits for players, for those who may give it."""
    _expect_host(live, person)
    base, word = network.base(request), await house.invitations.word(live.id)
    link = f"{base}/table/{live.id}?invitation={word}" if base else ""
    until = await house.invitations.opened(live.id) + request.app.state.settings.open_days * _DAY
    return {
        "word": word,
        "link": link,
        "code": code_of(link) if link else "",
        "until": until,
        "network": network.state(request),
    }


@router.delete(
    "/tables/{table}/invitation",
    responses=described(200, answers.Done) | problems(401, 403, 404, 409, 410),
)
async def call_back(live: Table, house: TheHouse, person: Member) -> dict[str, bool]:
    """Make the invitation worthless; another takes its place."""
    if person.id != live.owner:
        raise Refusal(403, "not-owner")
    _expect_host(live, person)
    await house.invitations.call_back(live.id)
    await house.tell(live, "seats")
    return {"done": True}


@router.get("/tables/{table}/welcome", responses=described(200, answers.Welcome) | problems(404, 410))
async def welcome(
    live: Table,
    house: TheHouse,
    person: Visitor,
    word: Annotated[str, Query(alias="invitation", max_length=200)] = "",
) -> dict[str, str]:
    """Whether somebody could sit down, and if not, why."""
    return {"obstacle": await obstacle(live, house, person, word)}


async def obstacle(live: Live, house: TheHouse, person: Person | None, word: str) -> str:
    """Why somebody cannot sit down: `closed`, `full`, `expired` or `private`; empty if they can, or sit already."""
    me = person.id if person else None
    if live.seats_of(me):
        return ""
    if live.status != OPEN:
        return live.status if live.closing else "full"
    if not any(seat.kind == FREE for seat in live.seats):
        return "full"
    if live.is_public or (me is not None and me == live.owner) or await house.invitations.holds(live.id, word):
        return ""
    return "expired" if word else "private"


def _expect_host(live: Live, person: Person) -> None:
    """Refuse who may not invite to a table, and tables to which nobody can be invited."""
    if person.id != live.owner and not live.is_public:
        raise forbidden()
    live.expect_open()
    if live.status != OPEN:
        raise Refusal(409, "no-free-seat")


@router.get("/network", responses=described(200, answers.Reach))
async def reach(network: TheNetwork, request: Request) -> dict[str, Any]:
    """Where others in the home network find the hall."""
    return network.state(request)


@router.post("/network", responses=described(200, answers.Reach) | problems(401, 403, 409))
async def turn(form: forms.Door, network: TheNetwork, request: Request, person: Member) -> dict[str, Any]:
    """Open the hall to the home network, or close it again; for who sits at this machine."""
    await network.turn(request, form.open)
    return network.state(request)
