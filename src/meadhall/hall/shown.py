"""What a viewer is shown of a table: exactly what the viewer's seat may know, in the viewer's language."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.ahead import is_warned
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.options import GameOption, OptionValue, parts_of
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY, Decision, decision_key
from meadhall.hall.asked import at_once, built, options_of
from meadhall.hall.coached import coach_item
from meadhall.hall.counting import counted, unknown
from meadhall.hall.dice import commitment_in
from meadhall.hall.happened import ending
from meadhall.hall.live import CLOSED, HUMAN, OVER, RUNNING, Live, Seat, real_choice
from meadhall.hall.log import last_line, log_part
from meadhall.hall.sides import sides_of
from meadhall.words import Words, words

ALL: Final = -3
"""The viewer after the end, from whom nothing is hidden."""
_BEGINNING: Final = 100
"""Letters by which the definitions are found in a picture, near its beginning."""
_UNBUILT: Final[dict[str, Any]] = {"pieces": [], "run": [], "whole": ""}
_CLOSED: Final[dict[str, Any]] = {
    "deciding": [],
    "is_mine": False,
    "prompt": "",
    "rule": "",
    "sheet": None,
    "ways": [],
    "plans": [],
    "shape": "",
    "options": [],
    **_UNBUILT,
    "decision": "",
    "is_warned": False,
    "hints": False,
    "undo": {"can": False, "why": ""},
}
"""What a position offers at a table that was closed: nothing."""


def hall_words(language: str) -> Words:
    """The texts of the hall."""
    return words("meadhall.hall", language)


def seat_items(live: Live, person: str | None, language: str) -> list[dict[str, Any]]:
    """The seats: who sits there and what they play."""
    sides = sides_of(live)
    say = live.game.words(language)
    return [
        {
            "seat": n,
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "is_me": _is_held_by(seat, person),
            "resigned": bool(seat.resigned),
            "passes": _passes(live, seat) if _is_held_by(seat, person) else None,
            "can_return": live.status == RUNNING and seat.is_left_by(person),
            "side": say.name(side) if side else "",
            "side_id": side,
            "emblem": live.game.emblem(side) if side else "",
        }
        for n, (seat, side) in enumerate(zip(live.seats, sides, strict=True))
    ]


def _passes(live: Live, seat: Seat) -> bool | None:
    """Whether the house answers for a seat that has nothing to choose; None where that never matters."""
    return seat.passes is not False if live.game.has_secret_questions else None


def _is_held_by(seat: Seat, person: str | None) -> bool:
    return seat.kind == HUMAN and seat.person is not None and seat.person == person


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
        "is_my_turn": any(seat in mine for seat in live.deciding),
        "waiting": match.prompt(NOBODY, language) if match is not None and live.status == RUNNING else "",
        "result": _result_line(live, language),
        "obstacle": _obstacle(live, language),
    }


def _obstacle(live: Live, language: str) -> str:
    """Why the game at a table can never begin; empty if it can, or has."""
    if not live.cannot_begin:
        return ""
    try:
        live.game.check_options(live.options, live.players, language)
    except MeadhallError as error:
        return hall_words(language).say("obstacle", why=str(error))
    return ""


def _result_line(live: Live, language: str) -> str:
    if live.match is None or live.status != OVER:
        return ""
    return last_line(live.match, language) if live.match.over else ending(live, language)


def table_item(
    live: Live, person: str | None, seat: int, language: str, mark: str = "", with_words: bool = True
) -> dict[str, Any]:
    """Everything that the table's page shows now but the picture; of the log what follows a mark."""
    item: dict[str, Any] = {
        **summary(live, person, language),
        "n": live.n_for(seat),
        "viewer": seat,
        "my_seats": live.seats_of(person),
        "is_owner": person is not None and person == live.owner,
        "rematch": live.rematch,
        "options_chosen": _chosen(live, language),
        "dice": _dice(live, person),
    }
    match = live.match
    if match is None:
        return item
    eyes = NOBODY if seat == ALL else seat
    log = log_part(live, match, eyes, language, mark)
    position = _position(live, match, seat, language, with_words)
    return item | log | position | (_CLOSED if live.status == CLOSED else {})


def _position(live: Live, match: Match, seat: int, language: str, with_words: bool) -> dict[str, Any]:
    eyes = NOBODY if seat == ALL else seat
    hidden = unknown(live, eyes)
    is_mine = seat in live.deciding
    decision = _decision(match, seat) if live.status == RUNNING else None
    options = options_of(live.game, match.state, decision, language) if is_mine and decision is not None else []
    return {
        "length": counted(len(match.entries), hidden),
        "known": counted(_known(match, seat), hidden),
        "coach": coach_item(match, seat, language),
        "deciding": live.deciding,
        "is_mine": is_mine,
        "prompt": match.prompt(eyes, language) if live.status == RUNNING else "",
        "rule": type(decision).rule if decision is not None else "",
        "shape": type(decision).shape if decision is not None else "",
        "options": options,
        **(built(live.game, match.state, decision, options, language) if options and decision else _UNBUILT),
        **(at_once(live.game, match.state, seat, language) if options else {"sheet": None, "ways": [], "plans": []}),
        "decision": decision_key(decision) if is_mine and decision is not None else "",
        "is_warned": is_mine and decision is not None and is_warned(live.game, decision),
        "hints": live.gives_hints and is_mine,
        "undo": _undo(live, match, seat, language),
        **_beside_board(live, match, seat, language),
        "described": described(live, match, seat, language) if with_words else [],
        "over": live.status == OVER,
        "winners": live.winners,
        "scores": match.scores,
        "places": _places(live, match),
        "verdict": ending(live, language) if live.is_given_up and not match.over else match.verdict(language),
        "score_sheet": [{"label": label, "numbers": numbers} for label, numbers in match.score_sheet(language)],
    }


def picture_of(live: Live, match: Match, seat: int, language: str, layout: str) -> str:
    """The picture without the definitions, which the page has loaded once."""
    state, eyes = seen(live, match, seat)
    return _without(live.game.picture(state, eyes, language, layout), live.game.definitions())


def _without(text: str, part: str) -> str:
    """A text without a long part, found by how it begins: to look for all of it takes a hundred times as long."""
    at = text.find(part[:_BEGINNING])
    return text[:at] + text[at + len(part) :] if at >= 0 and text.startswith(part, at) else text


def _beside_board(live: Live, match: Match, seat: int, language: str) -> dict[str, Any]:
    """The plates of the players and the ribbon of the round."""
    state, eyes = seen(live, match, seat)
    ribbon = live.game.ribbon(state, eyes, language)
    plates = [
        each._asdict() | {"numbers": [n._asdict() for n in each.numbers], "bars": [b._asdict() for b in each.bars]}
        for each in live.game.plates(state, eyes, language)
    ]
    told = ribbon._asdict() | {"pennants": [each._asdict() for each in ribbon.pennants]}
    return {"plates": plates, "ribbon": told}


def seen(live: Live, match: Match, seat: int) -> tuple[State, int]:
    """The position as a viewer sees it, and with which eyes."""
    return (live.game.unveil(match.state), NOBODY) if seat == ALL else (match.state, seat)


def _decision(match: Match, seat: int) -> Decision | None:
    open_decisions = match.open_decisions()
    mine = [each for each in open_decisions if each.seat == seat]
    return next(iter(mine or open_decisions), None)


def described(live: Live, match: Match, seat: int, language: str) -> list[dict[str, Any]]:
    """The position in words."""
    state, eyes = seen(live, match, seat)
    return [{"heading": heading, "lines": lines} for heading, lines in live.game.describe(state, eyes, language)]


def _known(match: Match, seat: int) -> int:
    """How much of the journal a seat knows: up to its latest real choice; what followed from that is to be told."""
    for n in range(len(match.entries), 0, -1):
        entry = match.entries[n - 1]
        if entry.seat == seat and not entry.is_forced:
            return n
    return 0


def _places(live: Live, match: Match) -> list[int]:
    """Each seat's place after the end; who resigned comes after all others."""
    if match.ranking is not None:
        return match.ranking.places
    won = live.winners
    return [1 if seat in won or not won else 1 + len(won) for seat in range(live.players)] if live.is_given_up else []


def _undo(live: Live, match: Match, seat: int, language: str) -> dict[str, Any]:
    reason = "nothing" if seat < 0 else "over" if live.status == OVER else match.why_not_undo(seat)
    told = hall_words(language).say(f"error-undo-{reason}") if reason else ""
    can_ask = seat >= 0 and live.status == RUNNING and real_choice(match, seat) is not None
    return {"can": reason is None, "why": told, "can_ask": can_ask}


def _dice(live: Live, person: str | None) -> dict[str, Any]:
    """To what the house is bound, and who has added to it."""
    return {
        "commitment": commitment_in(live.seed if live.match is None else live.match.seed),
        "shares": [n for n, seat in enumerate(live.seats) if seat.share],
        "wanted": any(live.seats[n].share == "" for n in live.seats_of(person)),
    }


def _chosen(live: Live, language: str) -> list[str]:
    """The game's options that differ from the usual, in words."""
    say = live.game.words(language)
    chosen = []
    for option in live.game.options:
        value = live.options.get(option.name, option.default)
        if value != option.default and option.matters(live.options):
            said = _said(live.game, option, value, language)
            chosen.append(f"{say.say(f'option-name-{option.name}')}: {said}")
    return chosen


def _said(game: Game, option: GameOption, value: OptionValue, language: str) -> str:
    """A value in words; numbers and texts as they are."""
    say = game.words(language).say
    if option.kind == "seats":
        return ", ".join(say(option.value_key(part)) if part else "–" for part in parts_of(str(value)))
    return str(value) if option.kind in ("int", "seed", "text") else say(option.value_key(value))


def moment(live: Live, match: Match, at: int, seat: int, language: str, layout: str) -> dict[str, Any]:
    """A position of the past, of a match that was replayed up to there, called as the viewer counts."""
    return {
        "at": at,
        "picture": picture_of(live, match, seat, language, layout),
        "described": described(live, match, seat, language),
        "prompt": match.prompt(NOBODY, language),
        **_beside_board(live, match, seat, language),
    }
