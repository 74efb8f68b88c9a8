"""The dice of both sides as they lie on the stage."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import use
from meadhall.engine.log import Told
from meadhall.engine.scenes import Die
from meadhall.games.bretwalda.content import COLOURS, DIE_IDS, FACES, HITS
from meadhall.games.bretwalda.scenes.speech import Speech

_SHOWN: Final = ("blank", "one", "two")
"""What a line about dice calls those with 0, 1 and 2 swords."""
_BLANK: Final = '<path d="M-4.6 0H4.6" stroke="#2c1c0e" stroke-width="2.4" stroke-linecap="round"/>'


class Throw:
    """The last roll of both sides: how many dice of a colour show how many swords."""

    def __init__(self) -> None:
        self.is_seen = False
        """Whether it has been watched, so that dice that are told next are those of another."""
        self._dice: Final[list[dict[tuple[int, int], int]]] = [{}, {}]

    def show(self, side: int, told: Told) -> None:
        """The dice of a colour of a side lie there."""
        if self.is_seen:
            self.is_seen = False
            for dice in self._dice:
                dice.clear()
        for swords, name in enumerate(_SHOWN):
            self._dice[side][told.number("die"), swords] = told.number(name)

    def turn(self, side: int, colour: int, face: int, to: int) -> tuple[int, int]:
        """A die is turned from a face to another; how many swords it showed, and shows."""
        before, after = HITS[FACES * colour + face - 1], HITS[FACES * colour + to - 1]
        dice = self._dice[side]
        dice[colour, before] -= 1
        dice[colour, after] = dice.get((colour, after), 0) + 1
        return before, after

    def has_dice(self, side: int) -> bool:
        """Whether a side has rolled at all."""
        return any(self._dice[side].values())

    def swords(self, side: int) -> int:
        """The swords on the dice of a side."""
        return sum(swords * number for (_, swords), number in self._dice[side].items())

    def dice(self, side: int, say: Speech) -> list[Die]:
        """The dice of a side, those with most swords first."""
        found: list[Die] = []
        for (colour, swords), number in sorted(self._dice[side].items(), key=lambda each: _rank(each[0])):
            drawn = use(f"bre-die-{DIE_IDS[colour]}") + (use(f"bre-pips-{swords}") if swords else _BLANK)
            found += [Die(drawn, swords > 0, f"{say.name(DIE_IDS[colour])}: {swords}")] * number
        return found


def _rank(die: tuple[int, int]) -> tuple[int, int]:
    colour, swords = die
    return -swords, COLOURS - colour
