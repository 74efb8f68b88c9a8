"""Journals in files."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import meadhall
from meadhall.cli.failure import Failure, why
from meadhall.engine.errors import MeadhallError
from meadhall.engine.journal import Journal, read_journal
from meadhall.engine.match import Match


def load_journal(path: Path) -> Journal:
    """What a journal's file says; `-` is standard input."""
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Failure("journal-unreadable", file=str(path), why=why(error)) from error
    try:
        return read_journal(text)
    except MeadhallError as error:
        raise Failure("journal-broken", file=str(path), why=str(error).rstrip(".")) from error


def load_match(path: Path, choices: int | None = None) -> Match:
    """The match that a journal's file tells, or only its first choices and what follows from them by itself."""
    journal = load_journal(path)
    if choices is not None:
        journal.choices = journal.choices[:choices]
    try:
        return meadhall.replay(str(journal))
    except MeadhallError as error:
        raise Failure("journal-broken", file=str(path), why=str(error).rstrip(".")) from error


def save_match(match: Match, path: Path) -> None:
    """Write the journal; a file that is already there is replaced whole or not at all."""
    draft = path.parent / f".{path.name}.{os.getpid()}"
    try:
        draft.write_text(match.journal, "utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise Failure("journal-unwritable", file=str(path), why=why(error)) from error
