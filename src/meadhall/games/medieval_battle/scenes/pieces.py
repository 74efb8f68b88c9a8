"""What stands and lies on the stage: counters and their knights, a row of a card, the calculator."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import rectangle, shifted, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.pages import emblem
from meadhall.drawing.palette import colour
from meadhall.engine import scenes
from meadhall.engine.scenes import Party, Piece
from meadhall.games.medieval_battle.content import (
    ARCHERS,
    ARMY_IDS,
    FULL,
    KIND_IDS,
    KINDS,
    LONGBOWMEN,
    MELEE,
    SHOOTING,
    SHOOTING_LADDER,
    TABOR,
)
from meadhall.games.medieval_battle.picture.calculator import strip
from meadhall.games.medieval_battle.picture.clashes import Reckoning
from meadhall.games.medieval_battle.picture.counters import blank, plain_figure
from meadhall.games.medieval_battle.picture.tables import CLASSES, column_cell
from meadhall.words import Words

_WIDE: Final = 376.0
"""The width of what lies between the sides, of which two make one of the stage."""
_SMALL: Final = 0.66
"""How much smaller a counter is than on the board, where it is higher than pieces usually are."""


class Fighter:
    """A unit in a clash, as far as it has been told."""

    def __init__(self, id_: str, side: int, kind: int, hex_: int) -> None:
        self.id: Final = id_
        self.side: Final = side
        self.kind: Final = kind
        self.hex = hex_
        self.terrain = 0
        self.before = FULL
        self.knights = FULL
        self.is_fortified = False

    def pieces(self, say: Words, state: str = scenes.STANDS, fallen: int = 0) -> list[Piece]:
        """The counter, with its knights beside it, and those who have just fallen."""
        body = _SMALL_PALISADE if self.is_fortified else ""
        body += shifted(blank(self.side, self.kind), 0, 0, _SMALL)
        is_gone = self.kind != TABOR and self.knights == 0
        unit = Piece(f"unit-{self.id}", body, say.name(KIND_IDS[self.kind]), scenes.FALLEN if is_gone else state)
        if self.kind == TABOR:
            return [unit]
        said = say.say("scene-knights", number=self.knights)
        knights = [Piece(f"knights-{self.id}", _HELMETS[self.knights], said, state)] if self.knights else []
        lost = [Piece(f"knight-{self.id}-{n}", _HELMETS[1], state=scenes.FALLEN) for n in range(fallen)]
        return [unit, *knights, *lost]

    def party(self, say: Words, note: str) -> Party:
        """Who it is, and what it does here."""
        name, army = say.name(KIND_IDS[self.kind]), ARMY_IDS[self.side]
        return Party(name, note, army_glyph(self.side), ink=army_ink(self.side), side=army)


_HELMETS: Final = ["", use("mb-head", 0, 4, 1.55), use("mb-head", -7.5, 4, 1.55) + use("mb-head", 7.5, 4, 1.55)]
"""So many knights."""
_SMALL_PALISADE: Final = use("mb-palisade", 0, 0, _SMALL)


def army_glyph(side: int) -> str:
    """The shield of an army."""
    return emblem(f"mb-emblem-{ARMY_IDS[side]}", 16)


def army_ink(side: int) -> str:
    """The colour of an army that is dark enough for light letters."""
    return f"{ARMY_IDS[side]}-dark"


def flag_of(side: int, points: int) -> str:
    """A flag in the colours of who controls it, with a pennant for each point."""
    return use(f"mb-flag-{ARMY_IDS[side]}-{points}", 0, 16, 0.95)


def card_row(say: Words, attacker: int, target: int, is_shot: bool, is_ladder: bool) -> str:
    """The card of a type as a row: what it says against every class, that of the target marked."""
    numbers = MELEE if not is_shot else SHOOTING_LADDER if is_ladder else SHOOTING
    title = say.say("scene-card-shooting" if is_shot else "scene-card-melee", **say.thing("kind", [KIND_IDS[attacker]]))
    left, each = -_WIDE / 2 + 9, (_WIDE - 18) / len(CLASSES)
    parts = [_sheet(-54, 108), line(title, 0, -35, fit(title, 16, _WIDE - 30, 13, "head"), "head", "middle")]
    for n, kind in enumerate(CLASSES):
        x = left + n * each
        parts.append(plain_figure(kind, x + each / 2, -8, 0.8))
        parts.append(column_cell(x, 14, each, 28, numbers[KINDS * attacker + kind], 16))
        if kind == (ARCHERS if target == LONGBOWMEN else target):
            parts.append(rectangle(x, -27, each, 73, 6, fill="none", stroke=colour("viking-red"), stroke_width=3))
    return shifted("".join(parts), 0, 0, 0.5)


def calculator(say: Words, reckoning: Reckoning, title: str) -> str:
    """The clash calculator with the card, where it was shifted to, and what comes of it."""
    note = say.say("scene-strip-shot" if reckoning.is_shot else "scene-strip")
    half = _WIDE / 2 - 13
    named = line(title, -half, -44, fit(title, 17, half, 13, "head"), "head")
    said = line(note, half, -44, fit(note, 13, half, 12.2), "plain soft", "end")
    drawn = _sheet(-62, 102) + named + said + strip(reckoning, -_WIDE / 2 + 9, -13, _WIDE - 18, 46)
    return shifted(drawn, 0, 5.5, 0.5)


def _sheet(top: float, height: float) -> str:
    """Parchment between the sides."""
    fill, stroke = colour("parchment"), colour("ink")
    return rectangle(-_WIDE / 2, top, _WIDE, height, 10, fill=fill, stroke=stroke, stroke_width=2)
