"""What a decision asks of its seat, for pages: its shape, its options, and what they are made of."""

from __future__ import annotations

from typing import Any

from meadhall.engine import shapes
from meadhall.engine.ahead import Way, is_warned, runs, ways
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, decision_key


def question(game: Game, s: State, decision: Decision, language: str) -> dict[str, Any]:
    """All of it, as the seat that decides is asked."""
    options = options_of(game, s, decision, language)
    about = game.about(s, decision, decision.seat)
    return {
        "prompt": game.words(language).prompt(decision_key(decision), True, about),
        "rule": type(decision).rule,
        "shape": type(decision).shape,
        "options": options,
        **built(game, s, decision, options, language),
        "decision": decision_key(decision),
        "is_warned": is_warned(game, decision),
    }


def options_of(game: Game, s: State, decision: Decision, language: str) -> list[dict[str, Any]]:
    """What may be chosen; what is only offered by the way comes last."""
    say, key, asides = game.words(language), decision_key(decision), decision.asides(s)
    items = []
    for option in sorted(decision.options(s), key=asides.__contains__):
        name, ends = decision.vocabulary.name(option), decision.ends(s, option)
        items.append(
            {
                "option": name,
                "label": say.option(key, name),
                "is_aside": option in asides,
                "counts": decision.counts(s, option) or None,
                "ends": list(ends) if any(ends) else None,
            }
        )
    return items


def built(game: Game, s: State, decision: Decision, options: list[dict[str, Any]], language: str) -> dict[str, Any]:
    """Of which pieces a set is built, or amounts: how they are called and drawn, and the most of each; and where the
    set is asked for piece by piece, the question for all of it, and chains of answers."""
    run: list[dict[str, Any]] = [
        {"option": " ".join(each.names), "counts": each.counts} for each in runs(game, s, decision.seat)
    ]
    most: dict[str, int] = {}
    for item in run or options:
        for piece, number in (item["counts"] or {}).items():
            most[piece] = max(most.get(piece, 0), number)
    say = game.words(language)
    pieces = [
        {"piece": piece, "label": say.name(piece), "most": number, **_looks(game, s, decision, piece, language)}
        for piece, number in most.items()
    ]
    whole = say.whole(decision_key(decision), game.about(s, decision, decision.seat)) if run else ""
    return {"pieces": pieces, "run": run, "whole": whole}


def _looks(game: Game, s: State, decision: Decision, piece: str, language: str) -> dict[str, str]:
    """Where a piece lies, and how it is drawn where one is asked about it; nothing for what is no thing."""
    if decision.shape not in (shapes.SET, shapes.AMOUNTS):
        return {"thing": "", "glyph": ""}
    found = game.inspect(s, decision.seat, piece, language)
    return {"thing": decision.lies(s, piece), "glyph": found.glyph if found else ""}


def _said_of(game: Game, way: Way, language: str) -> str:
    """Where a way leads, and first of all what is done, where that was asked."""
    say = game.words(language)
    first, last = (say.option(decision_key(way.decisions[n]), way.names[n]) for n in (0, -1))
    return f"{first}: {last}" if way.decisions[0].shape != shapes.ROUTE else last


def at_once(game: Game, s: State, seat: int, language: str) -> dict[str, Any]:
    """What the seat that decides may choose in one go: a sheet to fill in, ways by their ends, plans to follow."""
    sheet = game.sheet(s, seat, language)
    parts = (
        {"amounts": [each._asdict() for each in sheet.amounts], "ready": [each._asdict() for each in sheet.ready]}
        if sheet
        else {}
    )
    return {
        "sheet": sheet._asdict() | parts if sheet else None,
        "ways": [
            {
                "thing": each.thing,
                "chain": " ".join(each.names),
                "label": _said_of(game, each, language),
            }
            for each in ways(game, s, seat)
        ],
        "plans": [each._asdict() | {"chain": " ".join(each.chain)} for each in game.plans(s, seat, language)],
    }
