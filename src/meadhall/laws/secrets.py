"""The redeal law's checker: by what could a seat tell two positions apart that differ only in what it cannot know?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import Any

from meadhall.drawing import stages
from meadhall.engine.ahead import runs, ways
from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.game import Game
from meadhall.engine.log import Told
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, decision_key
from meadhall.laws.support import LANGUAGES, LAYOUTS
from meadhall.telling import Passages, played


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
    """The pictures, and what stands beside them or is proposed there, that differ for the seat."""
    beside = [
        f"{name} {language}"
        for language in LANGUAGES
        for name, shown in _beside(game)
        if shown(s, seat, language) != shown(t, seat, language)
    ]
    return beside + [
        f"picture {language} {layout}"
        for language in LANGUAGES
        for layout in LAYOUTS
        if game.picture(s, seat, language, layout) != game.picture(t, seat, language, layout)
    ]


def _beside(game: Game) -> list[tuple[str, Callable[[Any, int, str], Any]]]:
    return [
        ("plates", game.plates),
        ("ribbon", game.ribbon),
        ("sheet", game.sheet),
        ("plans", game.plans),
        ("ways", partial(_ways, game)),
        ("runs", lambda s, seat, _language: runs(game, s, seat)),
    ]


def _ways(game: Game, s: State, seat: int, _language: str) -> list[Any]:
    return [(way.thing, way.names) for way in ways(game, s, seat)]


def _asked(game: Game, s: State, seat: int) -> list[Any]:
    """What is being decided, about what, and what the seat itself may choose."""
    return [
        (each.seat, decision_key(each), game.about(s, each, seat), _offered(s, each) if each.seat == seat else None)
        for each in waiting(s)
    ]


def _offered(s: State, decision: Decision) -> list[Any]:
    """What may be chosen, and what that is made of."""
    return [(option, decision.counts(s, option), decision.ends(s, option)) for option in decision.options(s)]


def news(game: Game, s: State, decision: Decision, option: int, seat: int) -> list[Any]:
    """What the seat hears and then sees when somebody chooses; the state given is not changed."""
    after = s.clone()
    ear: list[Told] = []
    after.ear = ear
    twin = next(each for each in waiting(after) if each.seat == decision.seat)
    carry_out(after, twin, option)
    heard = [(told.line.key, told.numbers) for told in ear if told.is_told_to(seat)]
    return [heard, game.observe(after, seat), [(each.seat, decision_key(each)) for each in waiting(after)]]


_LATEST = 2
"""So many passages are watched: what is told now belongs to the last, or returns to the one before."""

_STEPS = 8
"""So many choices are made side by side."""


def readable(story: Sequence[Told], seat: int) -> list[Told]:
    """The lines that the seat may read."""
    return [each for each in story if each.is_told_to(seat)]


def watched(game: Game, s: State, story: Sequence[Told], seat: int) -> list[str]:
    """What the seat sees on the stage of the latest passages of a story, byte by byte."""
    passages = Passages(readable(story, seat), played(game.sides(s), game.names)).all[-_LATEST:]
    scenes = [game.scene(each.told, seat, language) for each in passages for language in LANGUAGES]
    return [
        repr(scene) + "".join(stages.beat_of(scene, beat, layout) for beat in scene.beats for layout in stages.ROOMS)
        for scene in scenes
        if scene is not None
    ]


def stage_leaks(game: Game, s: State, seat: int, story: Sequence[Told], rng: Rng) -> Iterator[str]:
    """The scenes by which the seat could tell what is hidden from it, or what somebody else has secretly chosen."""
    same, dealt = s.clone(), game.redeal(s, seat, rng)
    same.ear, dealt.ear = [], []
    *_, later = islice(side_by_side(same, dealt, seat, rng), _STEPS)
    for one, other in chain([later], twins(s, seat, rng)):
        here, there = (watched(game, each, [*story, *(each.ear or [])], seat) for each in (one, other))
        if here != there:
            yield " / ".join(sorted({*here} ^ {*there}))


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
        one.ear, other.ear = [], []
        for state, option in ((one, options[0]), (other, options[-1])):
            carry_out(state, next(each for each in waiting(state) if each.seat == decision.seat), option)
        yield from side_by_side(one, other, seat, rng)


def side_by_side(one: State, other: State, seat: int, rng: Rng) -> Iterator[tuple[State, State]]:
    """Two positions that the seat cannot tell apart, while the same open choices are made in both."""
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
