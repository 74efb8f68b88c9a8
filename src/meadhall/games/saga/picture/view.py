"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Final

from meadhall.drawing.elements import Value, group, title
from meadhall.drawing.touch import touchable
from meadhall.engine.driver import waiting
from meadhall.engine.steps import decision_key
from meadhall.games.saga.content import (
    ABILITY_IDS,
    HANDLE_IDS,
    NONE,
    SAXON,
    SIDE_IDS,
    VIKING,
)
from meadhall.games.saga.hidden import knows_token, shows_ability
from meadhall.games.saga.odds import win_chance
from meadhall.games.saga.picture.places import FURNITURE, LAYOUTS
from meadhall.games.saga.prompts import about
from meadhall.games.saga.state import Saga
from meadhall.words import words

_PACKAGE: Final = "meadhall.games.saga"


@cache
def option_label(language: str, key: str, option: str) -> str:
    """The words of an option, kept because making them is slow."""
    return words(_PACKAGE, language).option(key, option)


@cache
def _say(language: str, key: str) -> str:
    return words(_PACKAGE, language).say(key)


class View:
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Saga, seat: int, language: str, layout: str) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.side: Final = s.side_of(seat)
        self.language: Final = language
        self.words: Final = words(_PACKAGE, language)
        self.layout: Final = LAYOUTS[layout]
        self.furniture: Final = FURNITURE[layout]
        decisions = waiting(s)
        mine = [decision for decision in decisions if decision.seat == seat]
        self.decision: Final = mine[0] if mine else decisions[0] if decisions else None
        self.is_mine: Final = bool(mine)
        self.key: Final = decision_key(self.decision) if self.decision is not None else ""
        names = [mine[0].vocabulary.name(option) for option in mine[0].options(s)] if mine else []
        self.options: Final = dict.fromkeys(names)
        self._placed: Final[set[str]] = set()
        self._chances: Final[dict[int, Fraction | None]] = {}

    # Words

    def say(self, key: str) -> str:
        """A text without arguments."""
        return _say(self.language, key)

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing."""
        return self.words.name(thing, form)

    def label(self, option: str) -> str:
        """The words of an option of mine."""
        return option_label(self.language, self.key, option)

    def prompt(self) -> str:
        """What is asked of the viewer, or for whom they wait, or who has won."""
        decision = self.decision
        if decision is None:
            return self.say("picture-over")
        return self.words.prompt(self.key, self.is_mine, about(self.s, decision, self.seat))

    # Eyes

    def ability(self, handle: int) -> str:
        """The id of a leader's ability if the viewer may know it, else nothing."""
        return ABILITY_IDS[self.s.ability[handle]] if shows_ability(self.s, self.side, handle) else ""

    def token_in(self, slot: int) -> int:
        """The raid target in a slot if the viewer may know it, else NONE."""
        return self.s.slots[slot] if knows_token(self.s, self.side, slot) else NONE

    def about_leader(self, handle: int) -> str:
        """The tooltip of a leader."""
        ability = self.ability(handle)
        known = f"{self.name(ability)}. {self.say('text-' + ability)}" if ability else self.say("word-unknown")
        return f"{self.name(HANDLE_IDS[handle])}: {known}"

    def chance(self, side: int, area: int) -> int | None:
        """A side's chance to win the battle for an area, in percent, where one is about to be decided."""
        if area not in self._chances:
            self._chances[area] = win_chance(self.s, self.side, area)
        vikings = self._chances[area]
        return None if vikings is None else round(100 * (vikings if side == VIKING else 1 - vikings))

    def about_chance(self, area: int) -> str:
        """The chances of both sides in words, after a space, or nothing."""
        saxons, vikings = self.chance(SAXON, area), self.chance(VIKING, area)
        if saxons is None or vikings is None:
            return ""
        names = {"saxons": self.name(SIDE_IDS[SAXON]), "vikings": self.name(SIDE_IDS[VIKING])}
        said = self.words.say("picture-chance-about", **names, saxon_percent=saxons, viking_percent=vikings)
        return f". {said}"

    # Hands

    def legal(self, options: Iterable[str]) -> list[str]:
        """Those of the options that the viewer may choose now."""
        return [option for option in options if option in self.options]

    def thing(
        self, id_: str, tip: str, content: str, glow: str, options: list[str], place: str = "", **data: Value
    ) -> str:
        """Something with a tooltip; touchable, with its glow, if it stands for options that are legal now.

        `data_thing` is the id by which the log names it; `data_stack` and `data_count` say that it is a number of
        equal pieces, which the page lets glide from stack to stack.
        """
        legal = self.legal(options) if self.options else []
        if not legal:
            return group(title(tip) + content, id=id_, transform=place or None, **data)
        if len(legal) == 1:
            self._placed.add(legal[0])
            return touchable(glow + content, legal, self.label(legal[0]), id_, tip, place, **data)
        return touchable(glow + content, legal, tip, id_, tip, place, **data)

    def placed(self, option: str) -> None:
        """Remember that the option has an element of its own."""
        self._placed.add(option)

    def left(self) -> list[str]:
        """The options that have no element of their own yet."""
        return [option for option in self.options if option not in self._placed]
