"""Scenes in a terminal: after the lines that tell of a clash, what decided it and what came of it in a few more."""

from __future__ import annotations

from meadhall.engine.match import Match
from meadhall.engine.scenes import COMPARE, LINE_UP, Outcome, Scene
from meadhall.telling import Passage, Passages, played


def outcomes(match: Match, seat: int, language: str, since: int) -> dict[int, Outcome]:
    """How scenes ended that have ended since an entry of the journal, by the number of the line after which to tell it.

    A clash has ended when it is decided, a great moment when something else begins. What has no numbers is told by its
    lines alone, and no line is told twice.
    """
    game, entries = match.game, match.told(seat)
    passages = Passages([each for _, each in entries], played(game.sides(match.state), game.names))
    first = sum(n < since for n, _ in entries)
    last = {number: line for line, number in enumerate(passages.of) if number >= 0 and line >= first - 1}
    found = {}
    for number, line in last.items():
        passage = passages.all[number]
        known = [each for (_, each), of in zip(entries[:first], passages.of, strict=False) if of == number]
        before = game.scene(known, seat, language) if known else None
        now = game.scene(passage.told, seat, language)
        had_ended = known and _has_ended(before, passages.of[first - 1] == number)
        outcome = _numbers_of(now)
        if now is None or outcome is None or had_ended:
            continue
        if _has_ended(now, passages.of[-1] == number and not match.over):
            said = _lines_of(match, passage, language)
            lines = [each for each in [*_reasons(now), *outcome.lines] if each and each not in said]
            found[line] = outcome._replace(lines=list(dict.fromkeys(lines)))
    return found


def _has_ended(scene: Scene | None, goes_on: bool) -> bool:
    """Whether it is known how a scene ends; `goes_on` says that nothing else has begun since."""
    return scene is not None and _numbers_of(scene) is not None and (scene.beats[0].kind == LINE_UP or not goes_on)


def _numbers_of(scene: Scene | None) -> Outcome | None:
    """How a scene ended, if there are numbers that decided it."""
    outcome = scene.outcome if scene is not None else None
    return outcome if outcome is not None and outcome.rows else None


def _reasons(scene: Scene) -> list[str]:
    """What was said when both sides were compared for the last time."""
    compared = [beat for beat in scene.beats if beat.kind == COMPARE]
    return [compared[-1].sentence, compared[-1].reason] if compared else []


def _lines_of(match: Match, passage: Passage, language: str) -> set[str]:
    speech = match.game.words(language)
    return {speech.line(each.line, each.numbers, match.game.names) for each in passage.told}


def in_lines(outcome: Outcome) -> list[str]:
    """What decided it, and what it has changed."""
    rows = [
        f"{label}: " + " · ".join(f"{head} {cell}" for head, cell in zip(outcome.heads, cells, strict=False) if cell)
        for label, cells in outcome.rows
    ]
    return [*rows, *outcome.lines]
