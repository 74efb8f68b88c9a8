"""What the table answers to somebody who points at a thing: all that they may know of it."""

from __future__ import annotations

from typing import Any

from meadhall.engine.inspected import Row
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.errors import Refusal
from meadhall.hall.live import Live
from meadhall.hall.log import lines_about
from meadhall.hall.shown import ALL, seen


def inspected(live: Live, match: Match, seat: int, thing: str, language: str) -> dict[str, Any]:
    """What is said of a thing in a position, and where the log names it; a refusal if nothing is."""
    state, eyes = seen(live, match, seat)
    found = live.game.inspect(state, eyes, thing, language)
    if found is None:
        raise Refusal(404, "no-answer")
    sections = [{"heading": heading, "rows": [_row(each) for each in rows]} for heading, rows in found.sections]
    lines = lines_about(live, match, NOBODY if seat == ALL else seat, thing)
    return found._asdict() | {"thing": thing, "sections": sections, "rules": list(found.rules), "lines": lines}


def _row(row: Row) -> dict[str, Any]:
    return row._asdict() | {"things": list(row.things)}
