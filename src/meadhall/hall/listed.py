"""A table as the lists of the house show it: in a few words, and only what the person who looks may know."""

from __future__ import annotations

from typing import Any

from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.live import HUMAN, OVER, RUNNING, Live
from meadhall.hall.presence import due
from meadhall.hall.shown import summary


def listed(live: Live, person: str | None, language: str, here: set[str]) -> dict[str, Any]:
    """A table in a list, given who is at it now."""
    asked = asked_seat(live, person)
    return {
        **summary(live, person, language),
        "stage": _stage(live.match, language) if live.match is not None and live.status == RUNNING else "",
        "question": question(live, asked, language) if asked is not None else "",
        "due": due(live).get(asked) if asked is not None else None,
        "deciding": live.deciding,
        "here": seats_here(live, here),
        "outcome": _outcome(live, person),
    }


def asked_seat(live: Live, person: str | None) -> int | None:
    """The first seat of a person's that may choose now."""
    mine = live.seats_of(person)
    return next((seat for seat in live.deciding if seat in mine), None)


def eyes_of(live: Live, person: str | None) -> int:
    """With whose eyes a person sees a table from afar: their seat's; where several share a screen, nobody's."""
    mine = live.seats_of(person)
    return mine[0] if len(mine) == 1 else NOBODY


def question(live: Live, asked: int, language: str) -> str:
    """What a seat is asked; where several share a screen, as anybody may read it."""
    eyes = eyes_of(live, live.seats[asked].person)
    return live.begun().prompt(eyes, language)


def seats_here(live: Live, here: set[str]) -> list[int]:
    """The seats of people who are at the table now."""
    return [n for n, seat in enumerate(live.seats) if seat.kind == HUMAN and seat.person in here]


def _stage(match: Match, language: str) -> str:
    """The round and phase that the game has come to, as everybody may know."""
    heads: dict[int, str] = {}
    say = match.game.words(language)
    for _, told in reversed(match.told(NOBODY)):
        level = told.line.level
        if level == 1 or (level == 2 and not heads):
            heads[level] = say.line(told.line, told.numbers, match.game.names)
        if level == 1:
            break
    return " · ".join(heads[level] for level in sorted(heads))


def _outcome(live: Live, person: str | None) -> str:
    """Whether a person has won or lost here; empty if it is not over, or they held all seats of several."""
    mine = {n for n, seat in enumerate(live.seats) if person is not None and seat.person == person}
    if live.status != OVER or not mine or (live.players > 1 and len(mine) == live.players):
        return ""
    return "won" if mine & set(live.winners) else "lost"
