"""Where the components of a game come from: every `source` in its `content.toml`."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.cli.languages import texts
from meadhall.engine.game import Game
from meadhall.words import Words

_STYLES: Final = {"rulebook": "green", "public": "cyan", "reconstructed": "yellow"}


class Component(NamedTuple):
    """A thing, or a part of it, whose origin is stated."""

    table: str
    id: str
    part: str
    source: str


def components(content: dict[str, Any]) -> list[Component]:
    """Everything with a `source`: rows of tables, parts of rows, and what a `<part>_source` names."""
    found: list[Component] = []
    for table, value in content.items():
        rows = value if isinstance(value, list) else [value]
        for number, row in enumerate(rows, start=1):
            if isinstance(row, dict):
                name = str(row.get("id", number)) if isinstance(value, list) else ""
                found += [Component(table, name, part, source) for part, source in _sources(row)]
    return found


def _sources(row: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """The sources in a row, each with the part of the row that it is about."""
    prefix = f"{path}." if path else ""
    for key, value in row.items():
        if key == "source":
            yield path, str(value)
        elif key.endswith("_source"):
            yield prefix + key.removesuffix("_source"), str(value)
        elif isinstance(value, dict):
            yield from _sources(value, prefix + key)
        elif isinstance(value, list):
            for number, each in enumerate(value, start=1):
                if isinstance(each, dict):
                    yield from _sources(each, f"{prefix}{key}.{each.get('id', number)}")


def show_sources(game: Game, language: str, console: Console) -> None:
    """A table of all components and the sums by source."""
    say = texts(language)
    content = tomllib.loads(files(game.package).joinpath("content.toml").read_text("utf-8"))
    found = components(content)
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for heading in ("sources-table", "sources-id", "sources-part"):
        table.add_column(say.say(heading), overflow="fold")
    table.add_column(say.say("sources-source"), no_wrap=True)
    last = ""
    for each in found:
        shown = "" if each.table == last else each.table
        last = each.table
        origin = Text(_source_name(each.source, say), _STYLES.get(each.source, ""))
        table.add_row(Text(shown, "bold"), Text(each.id), Text(each.part, "dim"), origin)
    console.print(table)
    for source, count in Counter(each.source for each in found).most_common():
        console.print(
            Text(say.say("sources-count", source=_source_name(source, say), count=count), _STYLES.get(source, ""))
        )
    console.print(say.say("sources-total", count=len(found)), style="bold", markup=False)


def _source_name(source: str, say: Words) -> str:
    key = f"source-{source}"
    return say.say(key) if say.has(key) else source
