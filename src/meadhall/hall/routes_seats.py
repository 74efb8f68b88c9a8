"""The API of seats: a bot for somebody who is away, coming back, resigning, leaving, taking back by consent."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.routes_people import Member
from meadhall.hall.routes_tables import Table, TheWatcher
from meadhall.hall.seating import Seating
from meadhall.hall.takebacks import Takebacks

router = APIRouter(prefix="/api/tables", tags=["seats"])
_CHANGED = problems(401, 403, 404, 409, 410)


async def _seating(request: Request) -> Seating:
    found: Seating = request.app.state.seating
    return found


async def _takebacks(request: Request) -> Takebacks:
    found: Takebacks = request.app.state.takebacks
    return found


TheSeating = Annotated[Seating, Depends(_seating)]
TheTakebacks = Annotated[Takebacks, Depends(_takebacks)]


@router.post("/{table}/replacements", status_code=201, responses=described(201, answers.Agreed) | _CHANGED)
async def replace(
    form: forms.Replacement, live: Table, seating: TheSeating, person: Member, watcher: TheWatcher
) -> Response:
    """Agree that a bot takes over the seat of somebody who is away by the table's rule."""
    return await watcher.after(live, "agreed", lambda: seating.replace(live, person, form.seat, form.level), 201)


@router.post("/{table}/return", responses=described(200, answers.Done) | _CHANGED)
async def come_back(live: Table, seating: TheSeating, person: Member, watcher: TheWatcher) -> Response:
    """Take my seat back from the bot that plays for me."""
    return await watcher.after(live, "done", lambda: seating.come_back(live, person))


@router.post("/{table}/passing", responses=described(200, answers.Done) | _CHANGED)
async def let_pass(form: forms.Passing, live: Table, seating: TheSeating, person: Member) -> dict[str, bool]:
    """Say whether the house shall answer for my seat where it has nothing to choose; nobody else is told."""
    await seating.let_pass(live, person, form.seat, form.passes)
    return {"done": True}


@router.post("/{table}/resign", responses=described(200, answers.Done) | _CHANGED)
async def resign(
    form: forms.Resignation, live: Table, seating: TheSeating, person: Member, watcher: TheWatcher
) -> Response:
    """Give a seat of mine up for good."""
    return await watcher.after(live, "done", lambda: seating.resign(live, person, form.seat, form.level))


@router.post("/{table}/leave", responses=described(200, answers.Done) | _CHANGED)
async def leave(form: forms.Leaving, live: Table, seating: TheSeating, person: Member, watcher: TheWatcher) -> Response:
    """Get up from the table: before the game my seat is free again, later it is resigning."""
    return await watcher.after(live, "done", lambda: seating.leave(live, person, form.level))


@router.post("/{table}/levels", responses=described(200, answers.Done) | _CHANGED)
async def change_level(form: forms.NewLevel, live: Table, seating: TheSeating, person: Member) -> dict[str, bool]:
    """Let a bot play better or worse: where I am alone with bots, or at my table before anybody has chosen."""
    await seating.change_level(live, person, form.seat, form.level)
    return {"done": True}


@router.post("/{table}/takebacks", status_code=201, responses=described(201, answers.Done) | _CHANGED)
async def ask(
    form: forms.Takeback, live: Table, takebacks: TheTakebacks, person: Member, watcher: TheWatcher
) -> Response:
    """Ask to take back my latest choice, whatever has happened since; done at once if all others are bots."""
    return await watcher.after(live, "done", lambda: takebacks.ask(live, person, form.seat, form.n), 201)


@router.post("/{table}/takebacks/answers", responses=described(200, answers.Done) | _CHANGED)
async def answer(
    form: forms.Answer, live: Table, takebacks: TheTakebacks, person: Member, watcher: TheWatcher
) -> Response:
    """Agree to what somebody asks to take back, or not; who asked takes the question back by not agreeing."""
    return await watcher.after(live, "done", lambda: takebacks.answer(live, person, form.n, form.agrees))
