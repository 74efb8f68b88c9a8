"""What a friend at the table would say of a turn: what it is all for, and what can be done now."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from meadhall.analysis import reasons_for_a_turn
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY, decision_key
from meadhall.hall.counting import counted, entries, unknown
from meadhall.hall.errors import Refusal, not_found
from meadhall.hall.live import BOT, Live
from meadhall.hall.shown import ALL
from meadhall.lessons.guide import guide_goals
from meadhall.manual import manual

_MOST: Final = 8
"""Kinds of choices that are explained."""
_EXAMPLES: Final = 3


def explained(live: Live, seat: int, language: str) -> dict[str, Any]:
    """The goals of the game with how far a seat has come, and the kinds of choices that it has now."""
    match = live.begun()
    if seat not in live.deciding:
        raise Refusal(409, "illegal")
    decision = next(each for each in match.open_decisions() if each.seat == seat)
    plates = live.game.plates(match.state, seat, language)
    rule = manual(live.game, language).find(type(decision).rule)
    return {
        "goals": guide_goals(live.game, language),
        "bars": [bar._asdict() for plate in plates if plate.seat == seat for bar in plate.bars],
        "question": match.prompt(seat, language),
        "rule": rule.id if rule is not None else "",
        "kinds": _kinds(match, seat, decision_key(decision), language),
    }


def _kinds(match: Match, seat: int, decision: str, language: str) -> list[dict[str, Any]]:
    """What can be chosen, options of a kind together."""
    kinds: dict[str, list[str]] = {}
    for option in match.listed(seat):
        kinds.setdefault(option.partition(":")[0], []).append(option)
    groups = list(kinds.values())
    if len(groups) == 1:
        # Of one kind there is nothing to tell apart: each choice is explained by itself.
        groups = [[option] for option in groups[0]]
    return [_kind(match, seat, decision, group, language) for group in groups[:_MOST]]


def _kind(match: Match, seat: int, decision: str, options: list[str], language: str) -> dict[str, Any]:
    told = match.game.inspect(match.state, seat, f"{decision}/{options[0]}", language)
    return {
        "labels": [match.label(option, language, seat) for option in options[:_EXAMPLES]],
        "more": max(0, len(options) - _EXAMPLES),
        "text": told.about if told is not None else "",
        "options": options,
    }


def told_why(live: Live, viewer: int, seat: int, since: int, until: int, language: str) -> list[dict[str, Any]]:
    """Why a bot did what it did between two moments, as a viewer counts them and may know it."""
    match, eyes = live.begun(), NOBODY if viewer == ALL else viewer
    hidden = unknown(live, eyes)
    if not 0 <= since <= until <= counted(len(match.entries), hidden):
        raise not_found()
    if not 0 <= seat < live.players or live.seats[seat].kind != BOT:
        raise Refusal(409, "no-bot")
    found = reasons_for_a_turn(match, entries(since, hidden), entries(until, hidden), seat, eyes, language)
    return [asdict(each) for each in found]
