"""The API of games: which there are, their options, pictures and manuals, and the texts of the page."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

import meadhall
from meadhall.hall.answers import Signs, described, problems
from meadhall.hall.choices import form_item, level_items
from meadhall.hall.covers import cover
from meadhall.hall.errors import not_found
from meadhall.hall.guard import language_of
from meadhall.hall.live import find_game
from meadhall.hall.texts import balance_page, manual_chapters, page_words

router = APIRouter(prefix="/api", tags=["games"])


LanguageAsked = Annotated[
    str | None, Query(alias="lang", description="`en` or `pl`; else the first of `Accept-Language` that is known.")
]


async def _language(request: Request, _lang: LanguageAsked = None) -> str:
    return language_of(request)


Language = Annotated[str, Depends(_language)]


DRAWN: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


@router.get("/words", responses=problems())
def all_words(language: Language) -> dict[str, Any]:
    """Every text of the page; what stands in braces is filled in by the page."""
    return {"language": language, "words": page_words(language)}


@router.get("/games", responses=problems())
def games(request: Request, language: Language) -> dict[str, Any]:
    """The games, the lightest first, and the levels of bots."""
    lightest_first = sorted(map(meadhall.game, meadhall.games()), key=lambda game: game.weight)
    return {
        "games": [form_item(game, language) for game in lightest_first],
        "levels": level_items(language, request.app.state.settings.is_alone),
    }


PICTURE: Final = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""A picture of its own holds its style sheet, and nothing that could run."""


@router.get("/games/{slug}/picture.svg", response_class=Response, responses=DRAWN | problems(404))
def picture(
    slug: str, language: Language, night: Annotated[bool, Query(description="Whether it is drawn by night.")] = False
) -> Response:
    """A small picture of the game."""
    return Response(cover(find_game(slug).slug, language, night), media_type="image/svg+xml", headers=PICTURE)


@router.get("/games/{slug}/definitions.svg", response_class=Response, responses=DRAWN | problems(404))
def definitions(slug: str) -> Response:
    """The styles and drawings that all pictures of the game share."""
    content = f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{find_game(slug).definitions()}</svg>'
    return Response(content, media_type="image/svg+xml")


@router.get("/games/{slug}/manual", responses=problems(404))
def rules(slug: str, language: Language) -> dict[str, Any]:
    """The manual: chapters as HTML, in which each rule is a paragraph with its id."""
    game = find_game(slug)
    return {"title": game.words(language).say("title"), "chapters": manual_chapters(game, language)}


@router.get("/games/{slug}/signs", responses=described(200, Signs) | problems(404))
def signs(slug: str, language: Language) -> dict[str, Any]:
    """The legend: the signs of the table, and what they mean."""
    return {"signs": [{"glyph": glyph, "text": text} for glyph, text in find_game(slug).signs(language)]}


_PAGE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/html": {"schema": {"type": "string"}}}}}


@router.get("/games/{slug}/balance", response_class=Response, responses=_PAGE | problems(404))
def balance(slug: str, language: Language) -> Response:
    """The report on how fair the game is, as a page."""
    page = balance_page(find_game(slug), language)
    if page is None:
        raise not_found()
    return Response(page, media_type="text/html", headers=PICTURE)
