"""The pages that the games write themselves: their manuals with figures, and a look at each table."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import meadhall
from meadhall.engine.game import Game
from meadhall.lessons.guide import figure
from meadhall.manual import manual
from meadhall.words import LANGUAGES

_FIGURE: Final = re.compile(r"!\[([^\]]*)\]\(([\w-]+)\)")
_MIDDLE: Final = 40
"""After so many choices a table is shown."""


def write_pages(folder: Path) -> None:
    """Write them anew."""
    shutil.rmtree(folder, ignore_errors=True)
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        for slug in meadhall.games():
            game = meadhall.game(slug)
            (folder / language / f"{slug}.md").write_text(_manual(game, language, folder / language), "utf-8")
    for slug in meadhall.games():
        (folder / f"{slug}.svg").write_text(_table(meadhall.game(slug)), "utf-8")


def _manual(game: Game, language: str, folder: Path) -> str:
    book = manual(game, language)

    def drawn(found: re.Match[str]) -> str:
        name = f"{game.slug}-{found[2]}.svg"
        (folder / name).write_text(figure(game, found[2], language, False), "utf-8")
        return f"![{found[1]}]({name})"

    parts = [f"# {book.title}", book.introduction, *[f"## {each.title}\n\n{each.text}" for each in book.chapters]]
    return _FIGURE.sub(drawn, "\n\n".join(parts)) + "\n"


def _table(game: Game) -> str:
    """The table in the middle of a game, as a spectator sees it."""
    match = game.new(seed=7)
    for n in range(_MIDDLE):
        if match.over:
            break
        options = match.options(match.seat)
        match.choose(options[n % len(options)], match.seat)
    return match.picture(language="en")
