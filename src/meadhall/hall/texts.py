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
from meadhall.manual import balance_report, manual
from meadhall.words import words

_RULE: Final = re.compile(r"<p><strong>([A-Z]+-[A-Z0-9.-]+)</strong>")
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")

_REPORT_STYLE: Final = (
    "body{margin:0;background:#f4e8cb;color:#33271a;font:16px/1.5 Georgia,'Liberation Serif',serif}"
    "main{max-width:820px;margin:0 auto;padding:24px 20px 60px;overflow-x:auto}"
    "table{border-collapse:collapse;font-size:14px}th,td{padding:3px 9px;border-bottom:1px solid #b79d6d}"
)


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
    """The chapters of a game's manual: title and HTML, each rule a paragraph `rule-<id>`.

    The first ends with a link to the report on the game's fairness, if there is one.
    """
    first, *others = _chapters(game.package, language)
    if balance_report(game.slug, language) is None:
        return [first, *others]
    text = words("meadhall.hall", language).say("manual-balance")
    address = f"/api/games/{game.slug}/balance?lang={language}"
    link = f'<p><a href="{address}" target="_blank" rel="noopener">{text}</a></p>'
    return [{**first, "html": first["html"] + link}, *others]


def balance_page(game: Game, language: str) -> str | None:
    """The report on the game's fairness as a page of its own."""
    report = balance_report(game.slug, language)
    if report is None:
        return None
    title = game.words(language).say("title")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_REPORT_STYLE}</style></head><body><main>{_MARKDOWN.render(report)}</main></body></html>"
    )
