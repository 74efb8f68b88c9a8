"""Texts for the page: templates that it fills in by itself, and manuals as HTML."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, TextElement, VariableReference
from markdown_it import MarkdownIt

from meadhall.engine.game import Game
from meadhall.manual import manual

_RULE: Final = re.compile(r"<p><strong>([A-Z]+-[A-Z0-9.-]+)</strong>")
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def page_words(language: str) -> dict[str, str]:
    """Every text of the hall that needs no grammar: `{ $name }` becomes `{name}` for the page to fill in."""
    resource = FluentParser().parse(files("meadhall.hall").joinpath(f"{language}.ftl").read_text("utf-8"))
    found: dict[str, str] = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            parts = [("", entry.value), *[("." + each.id.name, each.value) for each in entry.attributes]]
            for name, pattern in parts:
                template = _template(pattern)
                if template is not None:
                    found[entry.id.name + name] = template
    return found


def _template(pattern: Pattern | None) -> str | None:
    if pattern is None:
        return None
    text = ""
    for part in pattern.elements:
        if isinstance(part, TextElement):
            text += part.value
        elif isinstance(part, Placeable) and isinstance(part.expression, VariableReference):
            text += "{" + part.expression.id.name + "}"
        else:
            return None
    return text


@cache
def _chapters(package: str, language: str) -> list[dict[str, Any]]:
    book = manual(package, language)
    chapters = [{"title": book.title, "html": _MARKDOWN.render(book.introduction)}]
    for chapter in book.chapters:
        html = _RULE.sub(r'<p id="rule-\1" class="rule"><strong>\1</strong>', _MARKDOWN.render(chapter.text))
        chapters.append({"title": chapter.title, "html": html})
    return chapters


def manual_chapters(game: Game, language: str) -> list[dict[str, Any]]:
    """The chapters of a game's manual: title and HTML, each rule a paragraph `rule-<id>`."""
    return _chapters(game.package, language)
