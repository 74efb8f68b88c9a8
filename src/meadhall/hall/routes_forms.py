"""The API of the form of a new table: what can be chosen, by which pictures, and what fits together."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.choices import choice_picture, fit_item, form_item, level_items
from meadhall.hall.errors import not_found
from meadhall.hall.live import find_game
from meadhall.hall.routes_games import DRAWN, PICTURE, Language

router = APIRouter(prefix="/api/games", tags=["games"])
_KEPT: Final = {"Cache-Control": "max-age=3600"}


@router.get("/{slug}/form", responses=problems(404))
def form(slug: str, request: Request, language: Language) -> dict[str, Any]:
    """What can be chosen for a new table of the game, and the levels of bots."""
    return {
        "game": form_item(find_game(slug), language),
        "levels": level_items(language, request.app.state.settings.is_alone),
    }


@router.post("/{slug}/fit", responses=described(200, answers.Fit) | problems(403, 404))
def fit(slug: str, form: forms.Agreement, language: Language) -> dict[str, Any]:
    """Whether options fit together and the number of players, and which other values would not, with the reason."""
    return fit_item(find_game(slug), form.options, form.players, language)


@router.get("/{slug}/choices/{choice}.svg", response_class=Response, responses=DRAWN | problems(404))
def picture(slug: str, choice: str, language: Language) -> Response:
    """The picture of something that is picked before the game."""
    drawn = choice_picture(find_game(slug).slug, choice, language)
    if not drawn:
        raise not_found()
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE | _KEPT)
