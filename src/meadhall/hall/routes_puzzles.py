"""The API of puzzles: lists of them, their pictures, and how one stands; they are opened and played like lessons."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from meadhall.hall import answers
from meadhall.hall.answers import described, problems
from meadhall.hall.puzzle_lists import PuzzleLists, puzzle_called, small_picture
from meadhall.hall.routes_games import DRAWN, PICTURE, Language
from meadhall.hall.routes_people import Visitor

router = APIRouter(prefix="/api", tags=["learning"])


async def _lists(request: Request) -> PuzzleLists:
    found: PuzzleLists = request.app.state.puzzle_lists
    return found


TheLists = Annotated[PuzzleLists, Depends(_lists)]


@router.get("/puzzles", responses=described(200, answers.Puzzles))
async def all_puzzles(lists: TheLists, person: Visitor, language: Language) -> dict[str, Any]:
    """Today's puzzle, my streak and rating, and the puzzles of every game."""
    return await lists.all(person.id if person else None, language)


@router.get("/puzzles/today", responses=described(200, answers.Today))
async def today(lists: TheLists, person: Visitor, language: Language) -> dict[str, Any]:
    """Today's puzzle, my streak and rating."""
    return await lists.today(person.id if person else None, language)


@router.get("/puzzles/{slug}/{name}", responses=described(200, answers.Standing) | problems(404))
async def standing(slug: str, name: str, lists: TheLists, person: Visitor, language: Language) -> dict[str, Any]:
    """How I stand with a puzzle, how others do, and which one comes next."""
    return await lists.standing(person.id if person else None, puzzle_called(slug, name), language)


@router.get("/games/{slug}/puzzles/{name}.svg", response_class=Response, responses=DRAWN | problems(404))
def picture(
    slug: str,
    name: str,
    language: Language,
    night: Annotated[bool, Query(description="Whether drawn by night.")] = False,
) -> Response:
    """A small picture of the board of a puzzle."""
    drawn = small_picture(slug, name, language, night)
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE)
