"""The pages: one document for all, with the words and the picture that a shared link is known by."""

from __future__ import annotations

import html
import re
from functools import cache
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from meadhall.engine.steps import NOBODY
from meadhall.hall.answers import problems
from meadhall.hall.covers import cover
from meadhall.hall.ends import sentence_of
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import language_of, who
from meadhall.hall.live import CLOSED, FREE, Live, find_game
from meadhall.hall.routes_games import DRAWN, PICTURE, Language
from meadhall.hall.routes_invitations import obstacle
from meadhall.hall.routes_tables import Table
from meadhall.hall.shown import hall_words
from meadhall.hall.version import version

router = APIRouter(include_in_schema=False)
previews = APIRouter(prefix="/api/tables", tags=["tables"])
STATIC: Final = Path(str(files("meadhall.hall").joinpath("static")))
_MARK: Final = "<!-- preview -->"
_END: Final = "<!-- end -->"
"""Where the document says, to browsers that run no scripts, why there is nothing to see."""
_ENTRIES: Final = {"table": "table.js", "new": "newtable.js", "learn": "learn.js", "puzzles": "puzzles.js"}
"""What only some pages need, by the first word of their address."""
_IMPORTED: Final = re.compile(r'^(?:import|export) .*?from "\./([a-z]+\.js)";$', re.MULTILINE)


def _needed(*entries: str) -> list[str]:
    """The modules that some modules begin with, one through another, and themselves."""
    found: set[str] = set()
    asked = [each for each in entries if each]
    while asked:
        name = asked.pop()
        if name not in found:
            found.add(name)
            asked += _IMPORTED.findall((STATIC / name).read_text("utf-8"))
    return sorted(found)


@cache
def _document(kind: str) -> str:
    """The one page: its files are named by the version, so that browsers keep them, and asked for all at once."""
    names = _needed("main.js", _ENTRIES.get(kind, ""))
    modules = "".join(f'<link rel="modulepreload" href="/static/{name}">\n' for name in names)
    text = (STATIC / "index.html").read_text("utf-8").replace("</head>", f"{modules}</head>")
    return text.replace("/static/", f"/static/{version()}/")


def page(request: Request, status: int = 200, title: str = "", text: str = "", picture: str = "") -> Response:
    """The document; its preview says what the link leads to."""
    say = hall_words(language_of(request))
    tagged: dict[str, Any] = {
        "og:site_name": say.say("page-title"),
        "og:type": "website",
        "og:title": title or say.say("page-title"),
        "og:description": text or say.say("page-welcome"),
        "og:image": f"{request.base_url}{picture or 'static/icon.svg'}",
    }
    tags = [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in tagged.items()]
    tags.append(f'<meta name="description" content="{html.escape(tagged["og:description"])}">')
    tags.append(f"<title>{html.escape(tagged['og:title'])}</title>")
    document = _document(request.url.path.split("/")[1]).replace(_MARK, "\n".join(tags))
    why = f"<p>{html.escape(text)}</p>" if status >= HTTPStatus.BAD_REQUEST else ""
    body = document.replace(_END, why).replace('lang="en"', f'lang="{language_of(request)}"', 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(body, status, media_type="text/html; charset=utf-8", headers=headers)


@router.get("/")
@router.get("/watch")
@router.get("/games")
@router.get("/learn")
@router.get("/puzzles")
async def home(request: Request) -> Response:
    """The pages of the house: home, lessons, puzzles, games to watch, my games."""
    return page(request)


@router.get("/new/{slug}")
async def new_table(slug: str, request: Request) -> Response:
    """The form of a new table."""
    say, words = find_game(slug).words(language_of(request)), hall_words(language_of(request))
    title = f"{words.say('page-new-table')}: {say.say('title')}"
    return page(request, 200, title, say.say("tagline"), f"api/games/{slug}/picture.svg")


@router.get("/learn/{slug}")
async def how_to_play(slug: str, request: Request) -> Response:
    """How to play a game: on one page, by its lessons, or by all its rules."""
    say, words = find_game(slug).words(language_of(request)), hall_words(language_of(request))
    title = f"{say.say('title')}: {words.say('page-how-to-play')}"
    return page(request, 200, title, say.say("tagline"), f"api/games/{slug}/picture.svg")


@router.get("/table/{table}")
async def table_page(table: str, request: Request) -> Response:
    """A table; what nobody can sit down at or look at says so by its status too."""
    live: Live = await request.app.state.house.live(table)
    language = language_of(request)
    title = live.game.words(language).say("title")
    picture = f"api/tables/{live.id}/preview.svg?lang={language}"
    end = await _end(live, request)
    if end:
        return page(request, 410, title, hall_words(language).say(f"page-obstacle-{end}"), picture)
    return page(request, 200, title, _company(live, language), picture)


async def _end(live: Live, request: Request) -> str:
    """Why a link leads nowhere any more; empty if it does."""
    if live.status == CLOSED:
        return "closed"
    word = request.query_params.get("invitation", "")
    why = await obstacle(live, request.app.state.house, await who(request), word) if word else ""
    return why if why == "expired" else ""


def _company(live: Live, language: str) -> str:
    """Who plays, as far as everybody may know."""
    say = hall_words(language)
    if not live.is_public:
        return say.say("preview-private")
    names = ", ".join(seat.name for seat in live.seats if seat.kind != FREE)
    is_waiting = any(seat.kind == FREE for seat in live.seats)
    return say.say("preview-open" if is_waiting else "preview-public", names=names)


@previews.get("/{table}/preview.svg", response_class=Response, responses=DRAWN | problems(404, 410))
async def preview(live: Table, language: Language) -> Response:
    """What spectators of a public table see now; of a private one, or before the game, what the game looks like."""
    if live.is_public and live.match is not None:
        drawn = live.match.picture(NOBODY, language, "wide-bare")
    else:
        drawn = cover(live.game.slug, language, is_dark=False)
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE)


def refused(request: Request, refusal: Refusal) -> Response:
    """The page that says why there is nothing to see, with the way home."""
    language = language_of(request)
    say = hall_words(language).say
    why = say("page-nothing") if refusal.status == HTTPStatus.NOT_FOUND else sentence_of(refusal, language)
    return page(request, refusal.status, say("page-end"), why)
