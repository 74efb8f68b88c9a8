"""What came of many games: shown in the terminal, and written as HTML, Markdown and Parquet."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from meadhall.cli.failure import Failure, why
from meadhall.cli.group import complain
from meadhall.cli.languages import texts

if TYPE_CHECKING:
    from meadhall.arena.outcomes import Outcome
    from meadhall.arena.store import Results

Html = Annotated[Path | None, typer.Option("--html", metavar="FILE.html", show_default=False)]
Parquet = Annotated[Path | None, typer.Option("--parquet", metavar="FILE.parquet", show_default=False)]
Markdown = Annotated[Path | None, typer.Option("--markdown", metavar="FILE.md", show_default=False)]


@dataclass(frozen=True)
class Reports:
    """The files that are wanted."""

    html: Path | None
    parquet: Path | None
    markdown: Path | None

    def check(self) -> None:
        """Find out before the first game what could not be written after the last."""
        for path in (self.html, self.parquet, self.markdown):
            if path is not None:
                check_writable(path)
        if self.parquet is not None:
            from meadhall.arena.parquet import need_arrow

            need_arrow()

    def write(self, results: Results, outcome: Outcome, language: str) -> None:
        """Write what is wanted, and say so."""
        from meadhall.arena.fairness import markdown_report
        from meadhall.arena.parquet import write_parquet
        from meadhall.arena.report import html_report

        if self.html is not None:
            _write(self.html, html_report(outcome, language))
        if self.markdown is not None:
            _write(self.markdown, markdown_report(outcome, language))
        if self.parquet is not None:
            write_parquet(results, self.parquet)
        for path in (self.html, self.markdown, self.parquet):
            if path is not None:
                complain(texts(language).say("report-written", file=str(path)), "green")


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written."""
    folder = path.resolve().parent
    if path.is_dir():
        raise Failure("report-unwritable", file=str(path), why="EISDIR")
    if not folder.is_dir():
        raise Failure("report-unwritable", file=str(path), why="ENOENT")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise Failure("report-unwritable", file=str(path), why="EACCES")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Failure("report-unwritable", file=str(path), why=why(error)) from error


def show(outcome: Outcome, language: str, concludes: bool) -> None:
    """Tables on standard output; where fairness is asked for, all of them, and what lies outside."""
    from meadhall.arena.fairness import conclusion
    from meadhall.arena.sections import sections
    from meadhall.arena.tables import ranking_table, section_table

    console = Console(highlight=False)
    names = outcome.names(language)
    for fact in outcome.facts(language):
        console.print(fact, markup=False)
    if not outcome.standings.games:
        return
    if not concludes:
        console.print(ranking_table(outcome.standings, outcome.ranking(), outcome.ratings, names))
    for section in sections(outcome.standings, names):
        if concludes or not section.key.startswith("trait-"):
            console.print(section_table(section, names))
    if concludes:
        first, *others = conclusion(outcome, language)
        console.print(Text(first, "bold yellow" if others else "bold green"))
        for each in others:
            console.print(f"- {each}", markup=False)
