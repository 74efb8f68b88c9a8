"""Previews: where a chain of choices would lead, before it is made, as far as its seat can know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from meadhall.engine.ahead import HIDDEN, MINE, follow, own, worlds
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.game import Game
from meadhall.engine.log import Told
from meadhall.engine.outlook import Outlook
from meadhall.engine.state import State
from meadhall.hall.asked import question

_NOTHING: Final[dict[str, Any]] = {
    "prompt": "",
    "rule": "",
    "shape": "",
    "options": [],
    "pieces": [],
    "run": [],
    "whole": "",
    "decision": "",
    "is_warned": False,
}


@dataclass(frozen=True)
class _Walk:
    """How far a chain goes in one world, and what the seat hears on the way."""

    ends_at: str
    asked: dict[str, Any]
    told: list[tuple[str, list[int]]]
    heard: list[Told]
    changes: list[dict[str, Any]]
    outlook: Outlook


def preview(game: Game, s: State, seat: int, names: list[str], language: str) -> dict[str, Any]:
    """Where a seat's chain ends, what is asked there, what the log would say, which numbers on plates would change, and
    what the game reckons with; an illegal chain raises.

    It is tried in worlds that are dealt anew, and what is said of it is what holds in all of them.
    """
    if not names:
        raise IllegalChoice("Nothing was chosen.")
    walks = [_walk(game, each, seat, names, language) for each in worlds(game, s, seat)]
    first, *others = walks
    is_clear = all((each.ends_at, each.asked) == (first.ends_at, first.asked) for each in others)
    say = game.words(language)
    told = [
        say.line(each.line, each.numbers, game.names)
        for key, each in zip(first.told, first.heard, strict=True)
        if all(key in other.told for other in others)
    ]
    return {
        "ends_at": first.ends_at if is_clear else HIDDEN,
        **(first.asked if is_clear else _NOTHING),
        "told": told,
        "changes": [each for each in first.changes if all(each in other.changes for other in others)],
        "odds": first.outlook.odds if all(each.outlook.odds == first.outlook.odds for each in others) else None,
        "outlook": [each for each in first.outlook.lines if all(each in other.outlook.lines for other in others)],
    }


def _walk(game: Game, s: State, seat: int, names: list[str], language: str) -> _Walk:
    ear: list[Told] = []
    s.ear = ear
    shown = _numbers(game, s, seat, language)
    ends_at, before, decision, option = follow(s, seat, names)
    asked = question(game, s, own(s, seat), language) if ends_at == MINE else _NOTHING
    heard = [each for each in ear if each.is_told_to(seat)]
    is_made = not decision.reveals(before, option)
    outlook = game.outlook(before, s, decision, option, language) if is_made else Outlook()
    changes = _changes(shown, _numbers(game, s, seat, language))
    return _Walk(ends_at, asked, [(each.line.key, each.numbers) for each in heard], heard, changes, outlook)


def _numbers(game: Game, s: State, seat: int, language: str) -> dict[tuple[int, str], tuple[str, int | None]]:
    """What stands on the plates, by player and label; of ways to victory also how far each has come."""
    found: dict[tuple[int, str], tuple[str, int | None]] = {}
    for plate in game.plates(s, seat, language):
        found |= {(plate.seat, each.label): (each.value, None) for each in plate.numbers}
        found |= {(plate.seat, each.label): (each.value, each.done) for each in plate.bars}
    return found


def _changes(
    before: dict[tuple[int, str], tuple[str, int | None]], after: dict[tuple[int, str], tuple[str, int | None]]
) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "label": label, "before": value, "after": after[seat, label][0], "done": after[seat, label][1]}
        for (seat, label), (value, _) in before.items()
        if (seat, label) in after and after[seat, label][0] != value
    ]
