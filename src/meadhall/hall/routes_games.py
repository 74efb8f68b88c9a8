"""The API of games: which there are, their options, pictures and manuals, and the texts of the page."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

import meadhall
from meadhall.bots import NAMED_LEVELS
from meadhall.engine.game import Game, GameOption
from meadhall.engine.steps import NOBODY
from meadhall.hall.answers import problems
from meadhall.hall.errors import not_found
from meadhall.hall.guard import language_of
from meadhall.hall.live import find_game
from meadhall.hall.shown import hall_words
from meadhall.hall.texts import balance_page, manual_chapters, page_words

router = APIRouter(prefix="/api", tags=["games"])


LanguageAsked = Annotated[
    str | None, Query(alias="lang", description="`en` or `pl`; else the first of `Accept-Language` that is known.")
]


async def _language(request: Request, _lang: LanguageAsked = None) -> str:
    return language_of(request)


Language = Annotated[str, Depends(_language)]


_DRAWN: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


@router.get("/words", responses=problems())
def all_words(language: Language) -> dict[str, Any]:
    """Every text of the page; what stands in braces is filled in by the page."""
    return {"language": language, "words": page_words(language)}


@router.get("/games", responses=problems())
def games(language: Language) -> dict[str, Any]:
    """The games, and the levels of bots."""
    say = hall_words(language)
    levels = [
        {"level": level, "label": say.say(f"level-{level}"), "text": say.say(f"level-{level}.text")}
        for level in NAMED_LEVELS
    ]
    return {"games": [_game_item(meadhall.game(slug), language) for slug in meadhall.games()], "levels": levels}


def _game_item(game: Game, language: str) -> dict[str, Any]:
    say = game.words(language)
    return {
        "slug": game.slug,
        "title": say.say("title"),
        "tagline": say.say("tagline"),
        "players": list(game.players),
        "usual_players": game.usual_players or game.players[0],
        "minutes": game.minutes,
        "options": [_option_item(game, option, language) for option in game.options],
        "picture": f"/api/games/{game.slug}/picture.svg?lang={language}",
    }


def _option_item(game: Game, option: GameOption, language: str) -> dict[str, Any]:
    say = game.words(language)
    values: list[Any] = [True, False] if option.kind == "bool" else list(option.values)
    return {
        "name": option.name,
        "label": say.say(f"option-name-{option.name}"),
        "text": say.say(f"option-text-{option.name}"),
        "kind": option.kind,
        "default": option.default,
        "least": option.least,
        "most": option.most,
        "values": [{"value": value, "label": say.say(option.value_key(value))} for value in values],
    }


_PICTURE: Final = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""A picture of its own holds its style sheet, and nothing that could run."""


@cache
def _cover(slug: str, language: str) -> str:
    """The table of a game under way, for the lobby."""
    match = find_game(slug).new(seed=7)
    for _ in range(30):
        options = match.options()
        match.choose(options[len(options) // 2])
    return match.picture(NOBODY, language, "wide-bare")


@router.get("/games/{slug}/picture.svg", response_class=Response, responses=_DRAWN | problems(404))
def cover(slug: str, language: Language) -> Response:
    """A picture of the game."""
    return Response(_cover(find_game(slug).slug, language), media_type="image/svg+xml", headers=_PICTURE)


@router.get("/games/{slug}/definitions.svg", response_class=Response, responses=_DRAWN | problems(404))
def definitions(slug: str) -> Response:
    """The styles and drawings that all pictures of the game share."""
    content = f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{find_game(slug).definitions()}</svg>'
    return Response(content, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@router.get("/games/{slug}/manual", responses=problems(404))
def rules(slug: str, language: Language) -> dict[str, Any]:
    """The manual: chapters as HTML, in which each rule is a paragraph with its id."""
    game = find_game(slug)
    return {"title": game.words(language).say("title"), "chapters": manual_chapters(game, language)}


_PAGE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/html": {"schema": {"type": "string"}}}}}


@router.get("/games/{slug}/balance", response_class=Response, responses=_PAGE | problems(404))
def balance(slug: str, language: Language) -> Response:
    """The report on how fair the game is, as a page."""
    page = balance_page(find_game(slug), language)
    if page is None:
        raise not_found()
    return Response(page, media_type="text/html", headers=_PICTURE)
