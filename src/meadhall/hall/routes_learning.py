"""The API of learning: lessons, what one does in them besides choosing, and the illustrated page of a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from meadhall.engine.errors import MeadhallError
from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.errors import not_found
from meadhall.hall.explaining import explained, told_why
from meadhall.hall.learning import Learning
from meadhall.hall.live import find_game
from meadhall.hall.looks import eyes_of
from meadhall.hall.routes_games import DRAWN, PICTURE, Language
from meadhall.hall.routes_people import Member, Visitor
from meadhall.hall.routes_tables import SeatAsked, Table, TheLimits, TheOpening, TheWatcher
from meadhall.lessons.guide import boxes, figure, guide_goals, guide_says

router = APIRouter(prefix="/api", tags=["learning"])
Moment = Annotated[int, Query(ge=0, description="Entries of the journal, as I count them.")]
_AGAIN = problems(401, 403, 404, 409, 410)


async def _learning(request: Request) -> Learning:
    found: Learning = request.app.state.learning
    return found


TheLearning = Annotated[Learning, Depends(_learning)]


@router.get("/lessons", responses=described(200, answers.Paths))
async def paths(learning: TheLearning, person: Visitor, language: Language) -> dict[str, Any]:
    """The lessons of every game, and how far I have come."""
    return {"paths": await learning.paths(person.id if person else None, language)}


@router.post(
    "/games/{slug}/lessons/{name}",
    status_code=201,
    responses=described(201, answers.NewTable) | problems(401, 403, 404, 409),
)
async def open_lesson(
    slug: str,
    name: str,
    learning: TheLearning,
    limits: TheLimits,
    person: Member,
) -> dict[str, str]:
    """The table of a lesson: the one that I am in the middle of, or a new one."""
    limits.tables.check(person.id)
    return {"id": await learning.open(person, slug, name)}


@router.post("/tables/{table}/back", responses=described(200, answers.Reached) | problems(401, 403, 404, 409, 410))
async def go_back(
    form: forms.Lesson, live: Table, learning: TheLearning, person: Member, watcher: TheWatcher
) -> Response:
    """In a lesson: go back to where I left the way."""
    return await watcher.choose(live, lambda: learning.go_back(live, person, form.n))


@router.post("/tables/{table}/show", responses=described(200, answers.Reached) | problems(401, 403, 404, 409, 410))
async def show(form: forms.Lesson, live: Table, learning: TheLearning, person: Member, watcher: TheWatcher) -> Response:
    """In a lesson: make the choice that is asked for."""
    return await watcher.choose(live, lambda: learning.show(live, person, form.n))


@router.get(
    "/tables/{table}/explained", responses=described(200, answers.Explained) | problems(401, 403, 404, 409, 410)
)
async def explain(
    live: Table, limits: TheLimits, person: Member, language: Language, seat: SeatAsked = None
) -> dict[str, Any]:
    """What my turn is about: the goals, and the kinds of choices that I have."""
    limits.previews.check(person.id)
    return await asyncio.to_thread(explained, live, live.own_seat(person.id, seat), language)


@router.get("/tables/{table}/why", responses=described(200, answers.Reasons) | _AGAIN)
async def why(
    live: Table,
    limits: TheLimits,
    person: Member,
    language: Language,
    bot: Annotated[int, Query(description="The seat of a bot.")],
    since: Moment,
    until: Moment,
    seat: SeatAsked = None,
) -> dict[str, Any]:
    """Why a bot did what it did between two moments of the journal, as far as I can tell."""
    limits.previews.check(person.id)
    eyes = eyes_of(live, person.id, seat)
    return {"reasons": await asyncio.to_thread(told_why, live, eyes, bot, since, until, language)}


@router.post("/tables/{table}/again", status_code=201, responses=described(201, answers.NewTable) | _AGAIN)
async def play_again(
    form: forms.Again, live: Table, opening: TheOpening, limits: TheLimits, person: Member
) -> dict[str, str]:
    """A new table that begins where a finished game stood after `at` entries: I play a seat of it, bots the others."""
    limits.tables.check(person.id)
    return {"id": await opening.open_again(live, person, form.at, form.seat, form.level)}


@router.get("/games/{slug}/guide", responses=described(200, answers.Guide) | problems(404))
def guide(slug: str, language: Language) -> dict[str, Any]:
    """How to play, on one page."""
    game = find_game(slug)
    return {
        "title": game.words(language).say("title"),
        "intro": guide_says(game, "intro", language),
        "goals": guide_goals(game, language),
        "boxes": [
            {
                "id": each.id,
                "title": guide_says(game, each.id, language),
                "text": guide_says(game, f"{each.id}.text", language),
                "alt": guide_says(game, f"{each.id}.alt", language),
                "rules": list(each.rules),
                "lesson": each.lesson,
                "ratio": each.figure.cut[2] / each.figure.cut[3] if each.figure else None,
            }
            for each in boxes(game)
        ],
        "signs": [{"glyph": glyph, "text": text} for glyph, text in game.signs(language)],
    }


@router.get("/games/{slug}/guide/{box}.svg", response_class=Response, responses=DRAWN | problems(404))
def guide_figure(
    slug: str,
    box: str,
    language: Language,
    night: Annotated[bool, Query(description="Whether drawn by night.")] = False,
) -> Response:
    """The figure of a box."""
    try:
        drawn = figure(find_game(slug), box, language, night)
    except MeadhallError as error:
        raise not_found() from error
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE)
