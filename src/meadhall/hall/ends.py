"""Where a way ends: why, in a sentence; and before any page can be served, a page with nothing to load besides."""

from __future__ import annotations

import html
from typing import Any, Final

from meadhall.hall.errors import Refusal
from meadhall.words import words

_NO_PAGES: Final = frozenset({"api", "static", "healthz", "metrics", "openapi.json"})
"""How addresses begin at which there are no pages."""
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{sentence}</p>
<p><a href="/">{home}</a></p>
</main>
</body>
</html>
"""


def asks_for_page(scope: Any) -> bool:
    """Whether somebody looks for a page, not for an answer of the API or a file."""
    first = scope["path"].split("/")[1:2]
    return scope["method"] in ("GET", "HEAD") and not _NO_PAGES.issuperset(first)


def sentence_of(refusal: Refusal, language: str) -> str:
    """A refusal in words."""
    details = {name: value for name, value in refusal.details.items() if name != "detail"}
    return words("meadhall.hall", language).say(f"error-{refusal.code}", **details)


def end_page(sentence: str, language: str) -> str:
    """A page that says a sentence, and has the way home."""
    say = words("meadhall.hall", language).say
    told = {"title": say("page-end"), "sentence": sentence, "home": say("page-home")}
    return _PAGE.format(language=language, **{name: html.escape(text) for name, text in told.items()})
