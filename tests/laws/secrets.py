"""The redeal law's checker: by what could a seat tell two positions apart that differ only in what it cannot know?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.game import Game
from meadhall.engine.log import Told
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, decision_key
from tests.laws.support import LANGUAGES, LAYOUTS


def leaks(game: Game, s: State, t: State, seat: int) -> list[str]:
    """The ways in which the two positions differ for the seat, pictures left out."""
    found = []
    if game.observe(s, seat) != game.observe(t, seat):
        found.append("observe")
    if _asked(game, s, seat) != _asked(game, t, seat):
        found.append("options")
    found += [f"describe {each}" for each in LANGUAGES if game.describe(s, seat, each) != game.describe(t, seat, each)]
    return found


def picture_leaks(game: Game, s: State, t: State, seat: int) -> list[str]:
    """The pictures that differ for the seat."""
    return [
        f"picture {language} {layout}"
        for language in LANGUAGES
        for layout in LAYOUTS
        if game.picture(s, seat, language, layout) != game.picture(t, seat, language, layout)
    ]


def _asked(game: Game, s: State, seat: int) -> list[Any]:
    """What is being decided, about what, and what the seat itself may choose."""
    return [
        (each.seat, decision_key(each), game.about(s, each, seat), each.options(s) if each.seat == seat else None)
        for each in waiting(s)
    ]


def news(game: Game, s: State, decision: Decision, option: int, seat: int) -> list[Any]:
    """What the seat hears and then sees when somebody chooses; the state given is not changed."""
    after = s.clone()
    ear: list[Told] = []
    after.ear = ear
    twin = next(each for each in waiting(after) if each.seat == decision.seat)
    carry_out(after, twin, option)
    heard = [(told.line.key, told.numbers) for told in ear if told.is_told_to(seat)]
    return [heard, game.observe(after, seat), [(each.seat, decision_key(each)) for each in waiting(after)]]


def learns(decision: Decision, s: State, seat: int) -> bool:
    """Whether the seat may learn what is chosen."""
    audience = decision.audience(s)
    return audience < 0 or (seat >= 0 and audience >> seat & 1 == 1)


def loose_talk(game: Game, s: State, t: State, seat: int) -> Iterator[str]:
    """The choices after which the seat could tell the two positions apart, though nothing was to be shown.

    A choice that the seat may learn is made in both, where it is legal; for one that it may not
    learn, whatever is chosen must sound and look the same.
    """
    for decision, twin in zip(waiting(s), waiting(t), strict=True):
        here = [option for option in decision.options(s) if not decision.reveals(s, option)]
        there = [option for option in twin.options(t) if not twin.reveals(t, option)]
        if learns(decision, s, seat):
            pairs = [(option, option) for option in here if option in there]
        else:
            pairs = [(here[0], option) for option in there if here]
        for option, other in pairs:
            if news(game, s, decision, option, seat) != news(game, t, twin, other, seat):
                yield f"{decision_key(decision)}/{decision.vocabulary.name(option)}"


def twins(s: State, seat: int, rng: Rng) -> Iterator[tuple[State, State]]:
    """Pairs of positions that differ by a choice of somebody else that the seat may not learn.

    First right after the two options of that choice, then while the same open choices are made in both.
    """
    for decision in waiting(s):
        options = [option for option in decision.options(s) if not decision.reveals(s, option)]
        if learns(decision, s, seat) or len(options) < 2:
            continue
        one, other = s.clone(), s.clone()
        for state, option in ((one, options[0]), (other, options[-1])):
            carry_out(state, next(each for each in waiting(state) if each.seat == decision.seat), option)
        yield one, other
        while (choice := _open_choice(one, other, seat, rng)) is not None:
            chooser, option = choice
            for state in (one, other):
                carry_out(state, next(each for each in waiting(state) if each.seat == chooser), option)
            yield one, other


def _open_choice(one: State, other: State, seat: int, rng: Rng) -> tuple[int, int] | None:
    """A seat and an option that is legal in both positions, that the seat may learn, and that shows nothing."""
    for here, there in zip(waiting(one), waiting(other), strict=True):
        both = [
            option
            for option in here.options(one)
            if option in there.options(other) and not here.reveals(one, option) and not there.reveals(other, option)
        ]
        if both and learns(here, one, seat):
            return here.seat, both[rng.below(len(both))]
    return None


def dealt_anew(game: Game, s: State, seat: int, seed: int) -> State:
    """The position with what the seat cannot know dealt anew."""
    return game.redeal(s, seat, Rng(seed, 4))
