"""Looking ahead: what a seat's choices would lead to, tried in worlds that are dealt anew, never on the position.

So whatever is found depends on what the seat sees alone: it tells nothing that the seat could not work out.
"""

from __future__ import annotations

from operator import is_
from typing import Final, NamedTuple

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.errors import IllegalChoice, shown
from meadhall.engine.game import Game
from meadhall.engine.inspected import Warned
from meadhall.engine.rng import Rng
from meadhall.engine.shapes import ROUTE, SET
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, EVERYONE, Decision, Together

_WORLDS: Final = 3

MINE: Final = "mine"
DRAWN: Final = "chance"
OTHER: Final = "other"
OVER: Final = "over"
HIDDEN: Final = "secret"

_PAST: Final = "A chain of choices cannot go on past chance, another seat, or what was hidden."


class Followed(NamedTuple):
    """Where a chain of choices has led in a world, and its last choice that was none of those made by themselves."""

    ends_at: str
    before: State
    decision: Decision
    option: int


def worlds(game: Game, s: State, seat: int) -> list[State]:
    """Some positions that the seat, which must be asked now, cannot tell from this one: always the same ones."""
    if seat not in [each.seat for each in waiting(s)]:
        raise IllegalChoice(f"It is not for seat {seat} to decide now.")
    return [game.redeal(s, seat, Rng(world)) for world in range(_WORLDS)]


def own(s: State, seat: int) -> Decision:
    """What the seat decides."""
    return next(each for each in waiting(s) if each.seat == seat)


def follow(s: State, seat: int, names: list[str]) -> Followed:
    """Make a chain of choices in a world, up to what would be shown; what comes then. An illegal chain raises."""
    left = names[:]
    while True:
        decision = own(s, seat)
        before, option = s.clone(), _named(s, decision, left.pop(0))
        if decision.reveals(s, option):
            ends_at = HIDDEN
        else:
            carry_out(s, decision, option)
            ends_at = _go_on(s, seat, left)
        if not left:
            return Followed(ends_at, before, decision, option)
        if ends_at != MINE:
            raise IllegalChoice(_PAST)


def _named(s: State, decision: Decision, name: str) -> int:
    names = {decision.vocabulary.name(option): option for option in decision.options(s)}
    if name not in names:
        legal = ", ".join(names)
        raise IllegalChoice(f"{shown(name)} cannot be chosen now; seat {decision.seat} may choose {legal}.")
    return names[name]


def _go_on(s: State, seat: int, left: list[str]) -> str:
    """Play what a match would play by itself and what nobody has to be shown for; what it ends at.

    A forced choice of the seat's own that the chain names is taken out of what is left of it.
    """
    while True:
        decisions = waiting(s)
        if not decisions:
            return OVER
        decision = next((each for each in decisions if each.seat == seat), decisions[0])
        options = decision.options(s)
        if not _is_by_itself(s, decision, options, seat):
            return MINE if decision.seat == seat else DRAWN if decision.seat == CHANCE else OTHER
        if left and decision.seat == seat and decision.vocabulary.name(options[0]) == left[0]:
            left.pop(0)
        if decision.reveals(s, options[0]):
            return HIDDEN
        carry_out(s, decision, options[0])


def _is_by_itself(s: State, decision: Decision, options: list[int], seat: int) -> bool:
    """Whether a decision has one option only, and that is no secret of anybody else's."""
    if len(options) > 1:
        return False
    if decision.seat == CHANCE:
        return decision.audience(s) == EVERYONE
    is_group = isinstance(s.todo[-1], Together)
    return decision.seat == seat if is_group else not decision.is_secret(s)


class Way(NamedTuple):
    """What a touch at one thing alone means: the thing, and the choices that lead there."""

    thing: str
    decisions: tuple[Decision, ...]
    """That are answered."""
    names: tuple[str, ...]


def ways(game: Game, s: State, seat: int) -> list[Way]:
    """Where the seat may go with one touch though it is asked several times; tried in one world.

    Where it is asked for a beginning, or what to do at all: the things that belong to one answer alone. Where a route
    is asked for step by step: whatever lies further away, by the fewest steps.
    """
    if not any(each.seat == seat and isinstance(each, game.starts + game.strides) for each in waiting(s)):
        return []
    world = game.redeal(s, seat, Rng(0))
    decision = own(world, seat)
    if isinstance(decision, game.strides):
        return [each for each in _reached(game, world, decision, Way("", (), ())) if len(each.names) > 1]
    found: dict[str, list[Way]] = {}
    answers = {thing for option in decision.options(world) for thing in decision.ends(world, option)}
    for option in decision.options(world):
        for way in _after(game, world, decision, option):
            found.setdefault(way.thing, []).append(way)
    return [way for thing, all_ways in found.items() if thing not in answers for way in _shortest(all_ways)]


def _after(game: Game, s: State, decision: Decision, option: int) -> list[Way]:
    """Where what is asked next leads to, if it is a part of this answer and nothing has happened yet.

    Where a route begins, nothing may have been told; what to do is told, but is not over before its parts are done.
    """
    is_route = decision.shape == ROUTE
    if (is_route and not decision.ends(s, option)[0]) or decision.reveals(s, option):
        return []
    t = s.clone()
    t.ear = []
    carry_out(t, decision, option)
    if not is_route and _go_on(t, decision.seat, []) != MINE:
        return []
    then = next((each for each in waiting(t) if each.seat == decision.seat), None)
    is_part = len(t.todo) >= len(s.todo) and all(map(is_, s.todo[:-1], t.todo))
    if then is None or type(then) is type(decision) or (t.ear if is_route else not is_part):
        return []
    return _reached(game, t, then, Way("", (decision,), (decision.vocabulary.name(option),)))


def _shortest(all_ways: list[Way]) -> list[Way]:
    """The way of the fewest choices, if there is only one."""
    least = min(len(each.names) for each in all_ways)
    found = [each for each in all_ways if len(each.names) == least]
    return found if len(found) == 1 else []


def _reached(game: Game, s: State, decision: Decision, before: Way) -> list[Way]:
    """The ends of a question, and of those after it as long as they ask for more steps of the same route."""
    found: dict[str, Way] = {}
    level = [(s, decision, before)]
    while level:
        further = []
        for t, asked, way in level:
            for thing, option in _ends(t, asked).items():
                if thing in found or asked.reveals(t, option):
                    continue
                step = Way(thing, (*way.decisions, asked), (*way.names, asked.vocabulary.name(option)))
                found[thing] = step
                if isinstance(asked, game.strides):
                    after = t.clone()
                    carry_out(after, asked, option)
                    then = next((each for each in waiting(after) if each.seat == asked.seat), None)
                    if type(then) is type(asked):
                        further.append((after, then, step))
        level = further
    return list(found.values())


def _ends(s: State, decision: Decision) -> dict[str, int]:
    """The things that mean one option alone: where it ends, or begins if the end is asked for later."""
    found: dict[str, list[int]] = {}
    for option in decision.options(s):
        start, end = decision.ends(s, option)
        found.setdefault(end or start, []).append(option)
    return {thing: only for thing, (only, *more) in found.items() if thing and not more}


class Run(NamedTuple):
    """Answers to several questions in a row for parts of one set: so many of each piece."""

    names: tuple[str, ...]
    counts: dict[str, int]


_LONGEST_RUN: Final = 64
"""With more answers than these, each question is asked by itself."""


def runs(game: Game, s: State, seat: int) -> list[Run]:
    """All sets that the seat can build where it is asked for them piece by piece; tried in one world.

    None where one answer is the whole set, or where two ways of answering mean the same.
    """
    if not any(each.seat == seat and each.shape == SET for each in waiting(s)):
        return []
    world = game.redeal(s, seat, Rng(0))
    found = _runs_from(world, own(world, seat), _LONGEST_RUN)
    are_apart = len({tuple(sorted(each.counts.items())) for each in found}) == len(found)
    return found if are_apart and any(len(each.names) > 1 for each in found) else []


def _runs_from(s: State, decision: Decision, most: int) -> list[Run]:
    """The sets that can be built from a question on, up to where another one is asked; none if there are too many."""
    found: list[Run] = []
    for option in decision.options(s):
        counts = decision.counts(s, option)
        if not counts:
            continue  # what is said by a word is no part of the set
        if decision.reveals(s, option):
            return []
        t = s.clone()
        carry_out(t, decision, option)
        name = decision.vocabulary.name(option)
        then = next((each for each in waiting(t) if each.seat == decision.seat), None)
        if type(then) is type(decision):
            rest = _runs_from(t, then, most - len(found))
            if not rest:
                return []
            found += [Run((name, *each.names), {**counts, **each.counts}) for each in rest]
        else:
            found.append(Run((name,), counts))
        if len(found) > most:
            return []
    return found


def warnings(game: Game, s: State, seat: int, names: list[str]) -> dict[str, list[Warned]]:
    """What to say of the options that the seat has after a chain of choices, by their names; an illegal chain raises.

    What holds in all worlds is said. Nothing is, where the chain leads away from the seat or to another question in
    another world.
    """
    dealt = worlds(game, s, seat)
    ends = [follow(each, seat, names).ends_at if names else MINE for each in dealt]
    if ends != [MINE] * len(dealt) or not all(is_warned(game, own(each, seat)) for each in dealt):
        return {}
    first, *others = [_warned(game, each, seat) for each in dealt]
    return {
        option: held
        for option, said in first.items()
        if (held := [each for each in said if all(each in other.get(option, []) for other in others)])
    }


def _warned(game: Game, s: State, seat: int) -> dict[str, list[Warned]]:
    """What is said in one world of each option; what would be shown there counts as shown."""
    decision = own(s, seat)
    found = {}
    for option in decision.options(s):
        after = s.clone()
        carry_out(after, decision, option)
        _go_on(after, seat, [])
        found[decision.vocabulary.name(option)] = game.warn(s, after, decision, option)
    return found


def is_warned(game: Game, decision: Decision) -> bool:
    """Whether there may be something to say before a decision."""
    return isinstance(decision, tuple(game.warned))
