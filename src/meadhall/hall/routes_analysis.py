"""The API of hints and of the analysis of finished games."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from meadhall.hall import answers, forms
from meadhall.hall.analyses import Analyses
from meadhall.hall.answers import described, problems
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import came_from
from meadhall.hall.routes_games import Language
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.routes_tables import Table, TheLimits
from meadhall.hall.turns import Asker

router = APIRouter(prefix="/api/tables", tags=["tables"])


async def _analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


async def _asker(request: Request, person: Visitor) -> Asker:
    """For whom is thought: who asks, or else everybody who asks from there without a name."""
    return Asker(person.id if person is not None else came_from(request), came_from(request), is_awaited=True)


TheAsker = Annotated[Asker, Depends(_asker)]
TheAnalyses = Annotated[Analyses, Depends(_analyses)]


@router.post("/{table}/hints", responses=described(200, answers.Hint) | problems(401, 403, 404, 409, 410))
async def hint(
    form: forms.Hint,
    live: Table,
    request: Request,
    limits: TheLimits,
    person: Member,
    asker: TheAsker,
    language: Language,
) -> dict[str, Any]:
    """What my seat might choose on the position `n`, best first, judged by what the seat may know."""
    live.begun()
    seat = live.own_seat(person.id, form.seat)
    if not live.gives_hints:
        raise Refusal(403, "no-hints")
    live.expect(form.n, seat)
    if seat not in live.deciding:
        raise Refusal(409, "illegal")
    limits.hints.check(person.id)
    milliseconds = request.app.state.settings.hint_milliseconds
    found = await request.app.state.thinkers.advise(live, seat, language, milliseconds, asker)
    if found is None:
        raise Refusal(503, "no-advice")
    return {"n": form.n, "suggestions": found}


_ANALYSIS = described(200, answers.Analysis) | problems(404, 409, 410)


@router.get("/{table}/analysis", responses=_ANALYSIS)
async def look(live: Table, analyses: TheAnalyses, asker: TheAsker, language: Language) -> dict[str, Any]:
    """What decided a finished game: chances, luck, turning points, and the mistakes found by now."""
    return await analyses.look(live, language, asker)


@router.post("/{table}/analysis", responses=_ANALYSIS | problems(401, 403, 404, 409, 410))
async def begin(
    live: Table, analyses: TheAnalyses, limits: TheLimits, person: Member, asker: TheAsker, language: Language
) -> dict[str, Any]:
    """Have the mistakes of a finished game looked for; look again for what is found."""
    limits.hints.check(person.id)
    return await analyses.begin(live, language, asker)
