"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import views
from meadhall.drawing.layouts import manner
from meadhall.games.saga.content import ABILITY_IDS, HANDLE_IDS, NONE
from meadhall.games.saga.hidden import knows_token, shows_ability
from meadhall.games.saga.picture.places import FURNITURE, LAYOUTS, Layout
from meadhall.games.saga.state import Saga
from meadhall.words import words


class View(views.View[Saga, Layout]):
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Saga, seat: int, language: str, layout: str) -> None:
        name, is_bare = manner(layout)
        super().__init__(s, seat, words("meadhall.games.saga", language), LAYOUTS[name], is_bare)
        self.side: Final = s.side_of(seat)
        self.furniture: Final = FURNITURE[name]

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
