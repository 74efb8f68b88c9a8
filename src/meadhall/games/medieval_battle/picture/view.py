"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from meadhall.drawing.elements import Value, attributes, escape, group, title
from meadhall.drawing.touch import touchable
from meadhall.engine.driver import waiting
from meadhall.engine.steps import decision_key
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    COUNTERS,
    KIND_IDS,
    KIND_OF,
    MOVEMENT,
    NONE,
    RESERVE,
    TABOR,
)
from meadhall.games.medieval_battle.hidden import knows_army
from meadhall.games.medieval_battle.picture.places import LAYOUTS
from meadhall.games.medieval_battle.prompts import about
from meadhall.games.medieval_battle.reach import Way, ways
from meadhall.games.medieval_battle.rules.turns import Act
from meadhall.games.medieval_battle.state import Battle
from meadhall.words import Argument, words

_PACKAGE: Final = "meadhall.games.medieval_battle"


@cache
def _label(language: str, key: str, option: str) -> str:
    """The words of an option, kept because making them is slow."""
    return words(_PACKAGE, language).option(key, option)


@cache
def _say(language: str, key: str) -> str:
    return words(_PACKAGE, language).say(key)


@cache
def _tell(language: str, key: str, *arguments: tuple[str, Argument]) -> str:
    return words(_PACKAGE, language).say(key, **dict(arguments))


class View:
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Battle, seat: int, language: str, layout: str) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.side: Final = s.side_of(seat)
        self.language: Final = language
        self.words: Final = words(_PACKAGE, language)
        self.layout: Final = LAYOUTS[layout][s.variant.field.size]
        decisions = waiting(s)
        mine = [decision for decision in decisions if decision.seat == seat]
        self.decision: Final = mine[0] if mine else decisions[0] if decisions else None
        self.is_mine: Final = bool(mine)
        self.key: Final = decision_key(self.decision) if self.decision is not None else ""
        names = [mine[0].vocabulary.name(option) for option in mine[0].options(s)] if mine else []
        self.options: Final = dict.fromkeys(names)
        self.ways: Final[dict[int, Way]] = ways(s) if mine and isinstance(mine[0], Act) else {}
        """Where the active unit can go in several steps."""
        self._placed: Final[set[str]] = set()

    # Words

    def say(self, key: str) -> str:
        """A text without arguments."""
        return _say(self.language, key)

    def tell(self, key: str, **arguments: Argument) -> str:
        """A text with arguments."""
        return _tell(self.language, key, *arguments.items())

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing."""
        return self.words.name(thing, form)

    def label(self, option: str) -> str:
        """The words of an option of mine."""
        return _label(self.language, self.key, option)

    def prompt(self) -> str:
        """What is asked of the viewer, or for whom they wait."""
        decision = self.decision
        if decision is None:
            return self.say("picture-over")
        return self.words.prompt(self.key, self.is_mine, about(self.s, decision, self.seat))

    # Eyes

    def knows(self, side: int) -> bool:
        """Whether the viewer knows what an army holds in reserve."""
        return knows_army(self.s, self.side, side)

    def in_hand(self) -> int:
        """The unit about to be placed, if the viewer may know it, else NONE."""
        unit = self.s.in_hand
        if unit == NONE:
            return NONE
        is_known = self.knows(unit // COUNTERS) or self.s.place[unit] != RESERVE
        return unit if is_known else NONE

    def about_kind(self, kind: int) -> str:
        """The name of a unit type and what it does."""
        return f"{self.name(KIND_IDS[kind])}. {self.say('text-' + KIND_IDS[kind])}"

    def about_unit(self, unit: int) -> str:
        """The tooltip of a unit that everybody sees."""
        s, kind = self.s, KIND_OF[unit]
        army = self.name(ARMY_IDS[unit // COUNTERS])
        name = f"{self.name(KIND_IDS[kind])} ({army})"
        if kind == TABOR:
            state = self.say("picture-fortified" if s.points[unit] else "picture-exposed")
            return f"{name}: {state} {self.say('text-' + KIND_IDS[kind])}"
        state = self.tell("picture-unit", knights=s.knights[unit], points=s.points[unit], most=MOVEMENT[kind])
        return f"{name}: {state} {self.say('text-' + KIND_IDS[kind])}"

    # Hands

    def legal(self, options: Iterable[str]) -> list[str]:
        """Those of the options that the viewer may choose now."""
        return [option for option in options if option in self.options]

    def thing(
        self, id_: str, tip: str, content: str, glow: str, options: list[str], place: str = "", **data: Value
    ) -> str:
        """Something with a tooltip; touchable, with its glow, if it stands for options that are legal now.

        `data_thing` is the id by which the log names it; pieces that have one are seen to glide.
        """
        legal = self.legal(options) if self.options else []
        if not legal:
            return group(title(tip) + content, id=id_, transform=place or None, **data)
        if len(legal) == 1:
            self._placed.add(legal[0])
            return touchable(glow + content, legal, self.label(legal[0]), id_, tip, place, **data)
        return touchable(glow + content, legal, tip, id_, tip, place, **data)

    def place(self, option: str) -> None:
        """Remember that an option has an element of its own."""
        self._placed.add(option)

    def left(self) -> list[str]:
        """The options that have no element of their own yet."""
        return [option for option in self.options if option not in self._placed]


def chain(content: str, options: list[str], label: str, id_: str, tip: str) -> str:
    """Something that stands for several options, taken one after the other."""
    named = attributes({"id": id_, "data-chain": " ".join(options)})
    return (
        f'<g class="touch chain"{named} role="button" tabindex="0" aria-label="{escape(label)}">'
        f"{title(tip)}{content}</g>"
    )
