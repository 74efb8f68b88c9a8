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
from meadhall.lessons.guide import figures
from meadhall.manual import balance_report, manual
from meadhall.words import words

_MARGIN: Final = re.compile(r"<p><strong><a( [^>]*)>([^<]*)</a></strong> ")
_MENTION: Final = re.compile(r"\b[A-Z]{3}-(?:[A-Z]+-?)?\d+(?:\.\d+)?")
_TAG: Final = re.compile(r"\[((?:R|REC|P|X|I|<a [^>]*>[^<]*</a>)(?:, (?:R|REC|P|X|I|<a [^>]*>[^<]*</a>))*)\]")
_FIGURE: Final = re.compile(r'<p><img src="([\w-]+)" alt="([^"]*)" /></p>')
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")

_REPORT_STYLE: Final = (
    "body{margin:0;background:#f4e8cb;color:#33271a;font:16px/1.5 Georgia,'Liberation Serif',serif}"
    "main{max-width:820px;margin:0 auto;padding:24px 20px 60px;overflow-x:auto}"
    "table{border-collapse:collapse;font-size:14px}th,td{padding:3px 9px;border-bottom:1px solid #b79d6d}"
)


@cache
def page_words(language: str) -> dict[str, str]:
    """Every text of the hall that needs no grammar."""
    return plain_texts("meadhall.hall", language)


def plain_texts(package: str, language: str) -> dict[str, str]:
    """The texts of a package that need no grammar: `{ $name }` becomes `{name}` for the page to fill in."""
    resource = FluentParser().parse(files(package).joinpath(f"{language}.ftl").read_text("utf-8"))
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
def _chapters(game: Game, language: str) -> list[dict[str, Any]]:
    book = manual(game, language)
    parts = [(book.title, book.introduction), *[(each.title, each.text) for each in book.chapters]]
    return [{"title": title, "html": _chapter(game, language, text)} for title, text in parts]


def _chapter(game: Game, language: str, text: str) -> str:
    """A chapter as HTML: rules with their ids apart, links wherever one is named, figures by their addresses."""
    rules = manual(game, language).rules

    def link(found: re.Match[str]) -> str:
        rule = found[0]
        return f'<a href="/learn/{game.slug}#rules={rule}">{rule}</a>' if rule in rules else rule

    def drawn(found: re.Match[str]) -> str:
        address = f"/api/games/{game.slug}/guide/{found[1]}.svg?lang={language}"
        width, height = figures(game)[found[1]].cut[2:]
        size = f'width="{width}" height="{height}"'
        caption = f'<figcaption aria-hidden="true">{found[2]}</figcaption>'
        return f'<figure><img data-src="{address}" alt="{found[2]}" {size} loading="lazy">{caption}</figure>'

    html = _MENTION.sub(link, _MARKDOWN.render(text).replace(' style="text-align:right"', ' class="number"'))
    html = _MARGIN.sub(r'<p id="rule-\2" class="numbered"><a class="id"\1>\2</a> ', html)
    return _FIGURE.sub(drawn, _TAG.sub(r'<small class="source">\1</small>', html))


def manual_chapters(game: Game, language: str) -> list[dict[str, Any]]:
    """The chapters of a game's manual: title and HTML, each rule a paragraph `rule-<id>`.

    Rules are linked wherever they are named. The first chapter ends with a link to the report on the game's fairness,
    if there is one.
    """
    first, *others = _chapters(game, language)
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
