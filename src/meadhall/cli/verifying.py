"""`meadhall verify`: whether the dice of a journal were honest."""

from __future__ import annotations

import typer
from rich.console import Console

from meadhall.analysis import told_verification, verification
from meadhall.cli.journals import load_match
from meadhall.cli.languages import LanguageOption
from meadhall.cli.replaying import JournalArgument


def verify(file: JournalArgument, lang: LanguageOption = "") -> None:
    """Recompute every draw of a journal; exit with 1 if something does not hold."""
    found = verification(load_match(file))
    Console(highlight=False).print(
        told_verification(found, lang), style="green" if found.holds else "red", markup=False, soft_wrap=True
    )
    if not found.holds:
        raise typer.Exit(1)
