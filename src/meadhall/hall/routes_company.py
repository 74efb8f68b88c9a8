"""The API of what goes on at a table besides the game: talking, muting, closing."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.closing import Closing
from meadhall.hall.routes_people import Member
from meadhall.hall.routes_tables import Table, TheLimits, TheWatcher
from meadhall.hall.talking import Talk

router = APIRouter(prefix="/api/tables", tags=["tables"])
_CHANGED = problems(401, 403, 404, 409, 410)


@router.post("/{table}/chat", status_code=201, responses=described(201, answers.Said) | _CHANGED)
async def say(
    form: forms.Words, live: Table, request: Request, limits: TheLimits, person: Member, watcher: TheWatcher
) -> Response:
    """Say something at the table, from my seat or as a spectator who has looked at it."""
    limits.words.check(person.id)
    talk: Talk = request.app.state.talk
    return await watcher.after(live, "said", lambda: talk.say(live, person, form.text), 201)


@router.post("/{table}/mutes", status_code=201, responses=described(201, answers.Muted) | _CHANGED)
async def mute(form: forms.Mute, live: Table, request: Request, person: Member, watcher: TheWatcher) -> Response:
    """Let whoever said something at my table say no more there, or again."""
    talk: Talk = request.app.state.talk
    return await watcher.after(live, "muted", lambda: talk.mute(live, person, form.saying, form.muted), 201)


@router.post("/{table}/close", responses=described(200, answers.Closed) | _CHANGED)
async def close(live: Table, request: Request, person: Member, watcher: TheWatcher) -> Response:
    """Close my table before the end, once all others who play there have asked for the same."""
    closing: Closing = request.app.state.closing
    return await watcher.after(live, "closed", lambda: closing.close(live, person))
