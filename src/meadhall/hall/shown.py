"""What a viewer is shown of a table: exactly what the viewer's seat may know, in the viewer's language."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.match import Match
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, NOBODY, Decision
from meadhall.hall.live import HUMAN, OVER, Live
from meadhall.hall.log import last_line, log_part
from meadhall.words import Words, words

ALL: Final = -3
"""The viewer after the end, from whom nothing is hidden."""


def hall_words(language: str) -> Words:
    """The texts of the hall."""
    return words("meadhall.hall", language)


def seat_items(live: Live, person: str | None, language: str) -> list[dict[str, Any]]:
    """The seats: who sits there and what they play."""
    sides = live.game.sides(live.match.state) if live.match else [""] * live.players
    say = live.game.words(language)
    return [
        {
            "seat": n,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "is_me": seat.kind == HUMAN and seat.person is not None and seat.person == person,
            "side": say.name(side) if side else "",
            "side_id": side,
            "emblem": live.game.emblem(side) if side else "",
        }
        for n, (seat, side) in enumerate(zip(live.seats, sides, strict=True))
    ]


def summary(live: Live, person: str | None, language: str) -> dict[str, Any]:
    """A table as the lobby lists it."""
    match = live.match
    mine = live.seats_of(person)
    return {
        "id": live.id,
        "game": live.game.slug,
        "game_title": live.game.words(language).say("title"),
        "status": live.status,
        "seats": seat_items(live, person, language),
        "updated": live.updated,
        "is_my_turn": match is not None and any(seat in mine for seat in match.seats),
        "waiting": match.prompt(NOBODY, language) if match is not None and not match.over else "",
        "result": _result_line(live, language),
    }


def _result_line(live: Live, language: str) -> str:
    return last_line(live.match, language) if live.match is not None and live.status == OVER else ""


def table_item(
    live: Live, person: str | None, seat: int, language: str, layout: str, with_picture: bool = True, mark: str = ""
) -> dict[str, Any]:
    """Everything that the table's page shows now; of the log what follows a mark."""
    item: dict[str, Any] = {
        **summary(live, person, language),
        "n": live.n,
        "viewer": seat,
        "my_seats": live.seats_of(person),
        "is_owner": person is not None and person == live.owner,
        "rematch": live.rematch,
        "options_chosen": _chosen(live, language),
    }
    match = live.match
    if match is None:
        return item
    eyes = NOBODY if seat == ALL else seat
    log = log_part(live, match, eyes, language, mark)
    return item | log | _position(live, match, seat, language, layout, with_picture)


def _position(live: Live, match: Match, seat: int, language: str, layout: str, with_picture: bool) -> dict[str, Any]:
    state = live.game.unveil(match.state) if seat == ALL else match.state
    eyes = NOBODY if seat == ALL else seat
    is_mine = seat in match.seats
    decision = _decision(match, seat)
    return {
        "length": len(match.entries),
        "known": _known(match, seat),
        "deciding": match.seats,
        "is_mine": is_mine,
        "prompt": match.prompt(eyes, language),
        "rule": type(decision).rule if decision is not None else "",
        "options": [
            {"option": option, "label": match.label(option, language, seat)}
            for option in (match.options(seat) if is_mine else [])
        ],
        "hints": live.gives_hints and is_mine,
        "undo": _undo(match, seat, language),
        "described": described(live, state, eyes, language),
        "picture": _picture(live, state, eyes, language, layout) if with_picture else "",
        "over": match.over,
        "winners": match.winners,
        "scores": match.scores,
        "score_sheet": [{"label": label, "numbers": numbers} for label, numbers in match.score_sheet(language)],
    }


def _picture(live: Live, state: State, seat: int, language: str, layout: str) -> str:
    """The picture without the definitions, which the page has loaded once."""
    return live.game.picture(state, seat, language, layout).replace(live.game.definitions(), "", 1)


def _decision(match: Match, seat: int) -> Decision | None:
    open_decisions = match.open_decisions()
    mine = [each for each in open_decisions if each.seat == seat]
    return next(iter(mine or open_decisions), None)


def described(live: Live, state: State, seat: int, language: str) -> list[dict[str, Any]]:
    """The position in words."""
    return [{"heading": heading, "lines": lines} for heading, lines in live.game.describe(state, seat, language)]


def _known(match: Match, seat: int) -> int:
    """How much of the journal a seat knows: up to its latest real choice and what followed from that by itself."""
    real = [n for n, entry in enumerate(match.entries) if entry.seat != CHANCE and not entry.is_forced]
    mine = [n for n in real if match.entries[n].seat == seat]
    later = [n for n in real if mine and n > mine[-1]]
    return later[0] if later else len(match.entries)


def _undo(match: Match, seat: int, language: str) -> dict[str, Any]:
    reason = "nothing" if seat < 0 else "over" if match.over else match.why_not_undo(seat)
    return {"can": reason is None, "why": hall_words(language).say(f"error-undo-{reason}") if reason else ""}


def _chosen(live: Live, language: str) -> list[str]:
    """The game's options that differ from the usual, in words."""
    say = live.game.words(language)
    chosen = []
    for option in live.game.options:
        value = live.options.get(option.name, option.default)
        if value != option.default:
            said = str(value) if option.kind in ("int", "text") else say.say(option.value_key(value))
            chosen.append(f"{say.say(f'option-name-{option.name}')}: {said}")
    return chosen


def moment(live: Live, match: Match, seat: int, language: str, layout: str) -> dict[str, Any]:
    """A position of the past, of a match that was replayed up to there."""
    state = live.game.unveil(match.state) if seat == ALL else match.state
    eyes = NOBODY if seat == ALL else seat
    return {
        "at": len(match.entries),
        "picture": _picture(live, state, eyes, language, layout),
        "described": described(live, state, eyes, language),
        "prompt": match.prompt(NOBODY, language),
    }
