"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from meadhall.drawing import views
from meadhall.drawing.layouts import manner
from meadhall.games.saga.content import ABILITY_IDS, HANDLE_IDS, NONE, SAXON, SIDE_IDS, VIKING
from meadhall.games.saga.hidden import knows_token, shows_ability
from meadhall.games.saga.odds import win_chance
from meadhall.games.saga.picture.places import LAYOUTS, Layout
from meadhall.games.saga.state import Saga
from meadhall.words import words


@cache
def _leaders_in(option: str) -> tuple[int, ...]:
    """The leaders that an option names."""
    named = [thing for part in option.split(":") for thing in part.split("+")]
    return tuple(HANDLE_IDS.index(thing) for thing in named if thing in HANDLE_IDS)


class View(views.View[Saga, Layout]):
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Saga, seat: int, language: str, layout: str) -> None:
        name, is_bare = manner(layout)
        super().__init__(s, seat, words("meadhall.games.saga", language), LAYOUTS[name], is_bare)
        self.side: Final = s.side_of(seat)
        self._chances: Final[dict[int, Fraction | None]] = {}

    # Eyes

    def ability(self, handle: int) -> str:
        """The id of a leader's ability if the viewer may know it, else nothing."""
        return ABILITY_IDS[self.s.ability[handle]] if shows_ability(self.s, self.side, handle) else ""

    def token_in(self, slot: int) -> int:
        """The raid target in a slot if the viewer may know it, else NONE."""
        return self.s.slots[slot] if knows_token(self.s, self.side, slot) else NONE

    def initial(self, handle: int) -> str:
        """The letter on a leader's helmet."""
        return self.name(HANDLE_IDS[handle])[0]

    def about_leader(self, handle: int) -> str:
        """The tooltip of a leader."""
        ability = self.ability(handle)
        known = f"{self.name(ability)}. {self.say('text-' + ability)}" if ability else self.say("word-unknown")
        return f"{self.name(HANDLE_IDS[handle])}: {known}"

    def label(self, option: str) -> str:
        """The words of an option of mine, with what the viewer knows of the leaders in it."""
        text = super().label(option)
        known = [self.name(ability) for ability in map(self.ability, _leaders_in(option)) if ability]
        return f"{text} ({', '.join(known)})" if known else text

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
        said = self.say("picture-chance-about", **names, saxon_percent=saxons, viking_percent=vikings)
        return f". {said}"
