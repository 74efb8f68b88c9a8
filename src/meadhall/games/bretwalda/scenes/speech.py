"""What is said in scenes: the game's words, and lines of its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.log import Told
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BUILDING_IDS,
    DIE_IDS,
    KIND_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    MINOR_IDS,
    OWNER_IDS,
    SEA_IDS,
)
from meadhall.words import Argument, words

_PACKAGE: Final = "meadhall.games.bretwalda"
_NAMES: Final = {
    "side": OWNER_IDS,
    "kingdom": KINGDOM_IDS,
    "minor": MINOR_IDS,
    "area": AREA_IDS,
    "sea": SEA_IDS,
    "place": [*AREA_IDS, *SEA_IDS],
    "kind": KIND_IDS,
    "die": DIE_IDS,
    "lordship": LORDSHIP_IDS,
    "building": BUILDING_IDS,
}


class Speech:
    """The words of the game in a language, for those who tell a scene."""

    def __init__(self, language: str) -> None:
        self._words: Final = words(_PACKAGE, language)

    def say(self, key: str, **arguments: Argument | float) -> str:
        """A text."""
        return self._words.say(key, **arguments)

    def name(self, thing: str, form: str = "") -> str:
        """What a thing is called."""
        return self._words.name(thing, form)

    def thing(self, argument: str, thing: str) -> dict[str, Argument]:
        """What a thing gives to a text."""
        return self._words.thing(argument, [thing])

    def line(self, told: Told) -> str:
        """A line of the log."""
        return self._words.line(told.line, told.numbers, _NAMES)

    def units(self, kind: int, number: int) -> str:
        """So many units of a type."""
        return self.say("text-number", number=number, **self.thing("thing", KIND_IDS[kind]))

    def lost(self, owner: int, kinds: Sequence[tuple[int, int]]) -> str:
        """That an owner lost so many units of each type, without a full stop."""
        items = [
            self.say("log-unit_killed.item", times=times, **self.thing("kind", KIND_IDS[kind])) for kind, times in kinds
        ]
        return self.say(
            "log-unit_killed.result", items=self._words.joined(items), **self.thing("owner", OWNER_IDS[owner])
        )


def sentence(parts: Sequence[str]) -> str:
    """Parts without full stops as one sentence."""
    text = "; ".join(parts)
    return f"{text[:1].upper()}{text[1:]}."
