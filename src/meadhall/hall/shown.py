"""What a viewer is shown of a table: exactly what the viewer's seat may know, in the viewer's language."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.log import Told
from meadhall.engine.match import Match
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY, Decision
from meadhall.hall.live import HUMAN, OVER, Live
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
    return live.match.log(NOBODY, language)[-1] if live.match is not None and live.status == OVER else ""


def table_item(
    live: Live, person: str | None, seat: int, language: str, layout: str, with_picture: bool = True
) -> dict[str, Any]:
    """Everything that the table's page shows now."""
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
    return item | _position(live, match, seat, language, layout, with_picture)


def _position(live: Live, match: Match, seat: int, language: str, layout: str, with_picture: bool) -> dict[str, Any]:
    state = live.game.unveil(match.state) if seat == ALL else match.state
    eyes = NOBODY if seat == ALL else seat
    is_mine = seat in match.seats
    decision = _decision(match, seat)
    return {
        "length": len(match.entries),
        "deciding": match.seats,
        "is_mine": is_mine,
        "prompt": match.prompt(eyes, language),
        "rule": type(decision).rule if decision is not None else "",
        "options": [
            {"option": option, "label": match.label(option, language, seat)}
            for option in (match.options(seat) if is_mine else [])
        ],
        "undo": _undo(match, seat, language),
        "log": log_items(live, match, eyes, language),
        "described": described(live, state, eyes, language),
        "picture": _picture(live, state, eyes, language, layout) if with_picture else "",
        "over": match.over,
        "winners": match.winners,
        "scores": match.scores,
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
            chosen.append(
                f"{say.say(f'option-name-{option.name}')}: {option_value(live, option.name, value, language)}"
            )
    return chosen


def option_value(live: Live, name: str, value: Any, language: str) -> str:
    """The value of a game's option in words."""
    if type(value) is int:
        return str(value)
    text = str(value).lower() if isinstance(value, bool) else value
    return live.game.words(language).say(f"option-value-{name}-{text}")


def log_items(live: Live, match: Match, seat: int, language: str) -> list[dict[str, Any]]:
    """The log as the viewer may read it: text, level, who did it, which things it names."""
    say = live.game.words(language)
    sides = live.game.sides(match.state)
    return [
        {
            "n": n,
            "text": say.line(told.line, told.numbers, live.game.names),
            "level": told.line.level,
            "seat": _seat_of(live, told, sides),
            "things": _things(live, told),
        }
        for n, told in match.told(seat)
    ]


def _named(live: Live, told: Told) -> list[tuple[str, str]]:
    """The kinds and ids of the things that a line names."""
    found: list[tuple[str, str]] = []
    for (_, kind), number in zip(told.line.fields, told.numbers, strict=False):
        if kind in live.game.names:
            found.append((kind, live.game.names[kind][number]))
        elif kind != "number":
            ids = live.game.names[kind.removesuffix("s")]
            found += [(kind.removesuffix("s"), ids[n]) for n in range(len(ids)) if number >> n & 1]
    return found


def _things(live: Live, told: Told) -> list[str]:
    return [thing for kind, thing in _named(live, told) if kind != "seat"]


def _seat_of(live: Live, told: Told, sides: list[str]) -> int | None:
    """The seat that a line is about: the first side that it names."""
    for kind, thing in _named(live, told):
        if kind == "side" and thing in sides:
            return sides.index(thing)
    return None


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
