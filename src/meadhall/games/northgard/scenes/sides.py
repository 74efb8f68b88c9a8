"""The sides of a fight as far as it has been told: figures, what helps them, food, dice, and what all that counts."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem
from meadhall.engine import scenes
from meadhall.engine.scenes import Die, Item, Party, Piece
from meadhall.games.northgard.content import (
    CHOICE_FACE,
    CLAN_IDS,
    CREATURE_IDS,
    CREATURE_KIND,
    CREATURE_KIND_IDS,
    CREATURE_VALUE,
    FACE_CASUALTIES,
    FACE_IDS,
    FACE_POINTS,
    KAIJA_POINTS,
    NONE,
)
from meadhall.games.northgard.picture.pieces import creature_token
from meadhall.words import Words

_UNITS: Final = 4
"""As many units stand side by side; more are one with a number."""
_FIGURE: Final = 1.35


class Help(NamedTuple):
    """What adds combat points to figures."""

    sign: str
    label: str
    points: int


class Side:
    """A clan, or a creature, in a fight."""

    def __init__(self, clan: int, creature: int = NONE) -> None:
        self.clan: Final = clan
        self.creature: Final = creature
        self.units = 0
        self.has_kaija = False
        self.helps: Final[list[Help]] = []
        self.has_walls = False
        self.face = NONE
        self.is_point = True
        """What a free face was taken for."""
        self.is_read = False
        self.axes: list[bool] = []
        """Whether Axe Throwers were taken for a point."""
        self.towers = 0
        self.score = NONE
        self.losses = 0
        self.fell = 0
        self._is_massed = False
        """Whether its units are one piece with a number, to the end if they were many."""

    @property
    def figures(self) -> int:
        """How many can fall."""
        return self.units + self.has_kaija

    def name(self, say: Words, form: str = "") -> str:
        """What it is called."""
        return say.name(CLAN_IDS[self.clan] if self.creature == NONE else CREATURE_IDS[self.creature], form)

    def glyph(self) -> str:
        """Its emblem."""
        return emblem(self._symbol(), 16)

    def sign(self) -> str:
        """Its emblem as it lies between the sides."""
        return use(self._symbol(), 0, 0, 1.1)

    def _symbol(self) -> str:
        return f"nor-emblem-{CLAN_IDS[self.clan]}" if self.creature == NONE else f"nor-{CREATURE_IDS[self.creature]}"

    def party(self, say: Words, note: str = "") -> Party:
        """Who it is, and what it does here."""
        if self.creature != NONE:
            return Party(self.name(say), note, self.glyph(), ink="viking-dark")
        return clan_party(self.clan, say, note)

    def points(self) -> int:
        """What it counts before the dice."""
        if self.creature != NONE:
            return CREATURE_VALUE[self.creature]
        return self.units + KAIJA_POINTS * self.has_kaija + sum(each.points for each in self.helps)

    def die_points(self) -> int:
        """What its die adds."""
        if self.face == NONE:
            return 0
        return FACE_POINTS[self.face] + (1 if self.face == CHOICE_FACE and self.is_point else 0)

    def items(self, say: Words) -> list[Item]:
        """What it counts, all of it."""
        if self.creature != NONE:
            found = [
                Item(use(self._symbol()), say.name(CREATURE_KIND_IDS[CREATURE_KIND[self.creature]]), self.points())
            ]
        else:
            found = [Item(use(f"nor-unit-{CLAN_IDS[self.clan]}"), say.say("word-units"), self.units)]
            found.append(Item(use("nor-kaija"), say.say("word-kaija"), KAIJA_POINTS * self.has_kaija))
            found += [Item(use(each.sign), each.label, each.points) for each in self.helps]
            found.append(Item(use("nor-point"), say.name("axe_throwers"), sum(self.axes)))
        if self.face != NONE:
            found.append(Item(use(f"nor-die-{FACE_IDS[self.face]}"), say.say("scene-die"), self.die_points()))
        return [each for each in found if each.number > 0]

    def dice(self, say: Words) -> list[Die]:
        """Its die, if it has fallen."""
        if self.face == NONE:
            return []
        is_hit = FACE_POINTS[self.face] + FACE_CASUALTIES[self.face] > 0 or self.face == CHOICE_FACE
        return [Die(use(f"nor-die-{FACE_IDS[self.face]}"), is_hit, say.name(FACE_IDS[self.face]))]

    def pieces(self, say: Words, state: str = scenes.STANDS, fallen: tuple[int, int] = (0, 0)) -> list[Piece]:
        """Its figures, and those (units, Kaija) who have just fallen."""
        if self.creature != NONE:
            drawing = f'<g transform="scale({_FIGURE})">{creature_token(self.creature)}</g>'
            return [Piece(f"creature-{self.creature}", drawing, self.name(say), state)]
        self._is_massed |= self.units > _UNITS
        abreast = 0 if self._is_massed else _UNITS
        found = unit_pieces(self.clan, self.units, say, state, abreast)
        if self.has_kaija:
            found.append(_kaija(say, state))
        found += unit_pieces(self.clan, fallen[0], say, scenes.FALLEN, abreast)
        found += [_kaija(say, scenes.FALLEN)] * fallen[1]
        if self.has_walls:
            found.append(Piece(f"walls-{self.clan}", use("nor-fortress", 0, 0, 1.4), say.say("scene-walls")))
        return found


def clan_party(clan: int, say: Words, note: str = "") -> Party:
    """A clan as one of those who meet."""
    name = CLAN_IDS[clan]
    return Party(say.name(name), note, emblem(f"nor-emblem-{name}", 16), ink=f"{name}-dark", side=name)


def unit_pieces(clan: int, count: int, say: Words, state: str = scenes.STANDS, abreast: int = _UNITS) -> list[Piece]:
    """So many units of a clan, as many of them side by side."""
    name = CLAN_IDS[clan]
    drawing = use(f"nor-unit-{name}", 0, 0, _FIGURE)
    said = say.say("scene-units", count=count)
    if count > abreast:
        return [Piece(f"{name}-{state or 'units'}", drawing, said, state, count)]
    return [Piece(f"{name}-{state or 'unit'}-{n}", drawing, said if n == 0 else "", state) for n in range(count)]


def _kaija(say: Words, state: str) -> Piece:
    return Piece("kaija", use("nor-kaija", 0, 0, _FIGURE), say.say("word-kaija"), state)
