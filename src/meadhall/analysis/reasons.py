"""Why: what an option changes of the things that the evaluation looks at, in numbers and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meadhall.analysis.chances import chances
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.ranking import sight_of
from meadhall.bots.sight import decision_of
from meadhall.engine.advice import Reason
from meadhall.engine.driver import carry_out, next_decision, pick
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE
from meadhall.words import Words, words

_WORLDS: Final = 4
_CHAIN: Final = 12
"""Own choices after an option that are taken to belong to it."""
_MOST: Final = 3
_WEIGHTY: Final = 0.12
"""A reason of less than this part of the weightiest one is left out."""
_VISIBLE: Final = 0.05
"""A change that is less than this would be written as none."""
_HALF: Final = 0.5


@dataclass(frozen=True)
class Change:
    """By how much a feature changes, whose it is, and what that is worth to the seat that asked."""

    feature: str
    seat: int
    number: float
    worth: float


Outlook = dict[tuple[str, int], tuple[float, float]]
"""The mean number and worth of each feature of each seat."""


def now(game: Game, state: State, seat: int, seed: int) -> Outlook:
    """What a seat can expect of a position as it is, in worlds that it cannot tell apart."""
    return features_in_worlds(game, state, seat, seat, seed)


def features_in_worlds(game: Game, state: State, seat: int, viewer: int, seed: int) -> Outlook:
    """What a position is for a seat, in worlds that a viewer cannot tell apart."""
    return _mean([game.features(game.redeal(state, viewer, Rng(seed, world)), seat) for world in range(_WORLDS)])


def after(game: Game, state: State, seat: int, option: int, seed: int) -> Outlook:
    """What a seat can expect after an option and the own choices that follow from it at once."""
    found = []
    for world in range(_WORLDS):
        rng = Rng(seed, world)
        s = sight_of(game, state, seat).world(rng)
        carry_out(s, decision_of(s, seat), option)
        _follow(game, s, seat, rng)
        found.append(game.features(s, seat))
    return _mean(found)


def _follow(game: Game, s: State, seat: int, rng: Rng) -> None:
    """Play on as far as only the seat and chance decide."""
    mind = GreedyBot(rng.below(1 << 30), depth=1, worlds=1)
    for _ in range(_CHAIN):
        decision = next_decision(s)
        while decision is not None and decision.seat == CHANCE:
            carry_out(s, decision, pick(s, decision, decision.options(s), rng))
            decision = next_decision(s)
        if decision is None or decision.seat != seat:
            return
        carry_out(s, decision, mind.choose(sight_of(game, s, seat)))


def _mean(found: list[list[tuple[str, int, float, float]]]) -> Outlook:
    sums: Outlook = {}
    for features in found:
        for name, seat, number, worth in features:
            before = sums.get((name, seat), (0.0, 0.0))
            sums[name, seat] = (before[0] + number, before[1] + worth)
    return {key: (number / len(found), worth / len(found)) for key, (number, worth) in sums.items()}


def changes(
    game: Game, state: State, seat: int, one: Outlook, other: Outlook, viewer: int | None = None
) -> list[Change]:
    """What is different in the other outlook, the weightiest first; empty if the game has no features there.

    Things of others weigh as much as those others stand in the seat's way, as far as the seat, or a viewer, can tell.
    """
    share = chances(game, game.redeal(state, seat if viewer is None else viewer, Rng(0)))
    rest = max(1.0 - share[seat], _VISIBLE)
    found = []
    for key in one.keys() & other.keys():
        name, owner = key
        weight = 1.0 if owner == seat else min(share[owner] / rest, 1.0)
        number, worth = other[key][0] - one[key][0], other[key][1] - one[key][1]
        if abs(number) >= _VISIBLE:
            found.append(Change(name, owner, number, worth * weight))
    found.sort(key=lambda change: (-abs(change.worth), change.feature, change.seat))
    least = _WEIGHTY * abs(found[0].worth) if found else 0.0
    return [change for change in found if abs(change.worth) > least]


def without_common(found: list[list[Change]]) -> list[list[Change]]:
    """The changes of several options without those that all of them bring alike, which are no reason to choose."""
    if len(found) < 2:
        return found
    numbers = [{(change.feature, change.seat): change.number for change in each} for each in found]
    first = numbers[0]
    common = {
        key
        for key, number in first.items()
        if all(abs(each.get(key, number + 1.0) - number) < _VISIBLE for each in numbers)
    }
    return [[change for change in each if (change.feature, change.seat) not in common] for each in found]


class Teller:
    """Puts changes into words for a seat."""

    def __init__(self, game: Game, state: State, seat: int, language: str) -> None:
        self._names: Final = words(game.package, language)
        self._say: Final = analysis_words(language)
        self._sides: Final = game.sides(state)
        self._seat: Final = seat

    def reasons(self, found: list[Change]) -> list[Reason]:
        """The weightiest changes that can be said."""
        said = [(self._text(change), change.worth > 0) for change in found]
        return [Reason(text, is_good) for text, is_good in said if text][:_MOST]

    def _text(self, change: Change) -> str:
        """The change in words; empty for a sentence that holds only perhaps."""
        key = f"sense-{change.feature}"
        if self._names.has(f"{key}.off"):
            if abs(change.number) < _HALF:
                return ""
            what = self._names.say(key if change.number > 0 else f"{key}.off")
        else:
            sign = "+" if change.number > 0 else "−"
            number = round(abs(change.number), 1)
            size = int(number) if number == int(number) else number
            what = self._say.say("reason-number", what=self._names.say(key), sign=sign, size=size)
        if change.seat == self._seat:
            return what
        return self._say.say("reason-other", who=seat_name(self._names, self._say, self._sides, change.seat), what=what)


def analysis_words(language: str) -> Words:
    """The texts of hints and analysis."""
    return words("meadhall.analysis", language)


def seat_name(names: Words, say: Words, sides: list[str], seat: int) -> str:
    """What a seat plays, or its number while that is open."""
    return names.name(sides[seat]) if sides[seat] else say.say("seat", n=seat + 1)
