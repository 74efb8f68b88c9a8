"""One side of a battle as it is watched: who stands there, who is wounded, and who has fallen."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, path, shifted
from meadhall.engine import scenes
from meadhall.engine.scenes import Piece
from meadhall.games.bretwalda.content import BISHOP, HEALTH, KIND_IDS, OWNER_IDS, SHIP
from meadhall.games.bretwalda.picture.armies import RANKS
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.scenes.chances import Strength
from meadhall.games.bretwalda.scenes.speech import Speech

_ABREAST: Final = 5
"""As many units stand side by side; of more, those of one type are one piece with a number."""
_ORDER: Final = [*RANKS, SHIP]
_HEART: Final = "M0 3C-5-.6-3-4.2 0-1.8C3-4.2 5-.6 0 3Z"

Unit = tuple[int, int]
"""An owner and a type."""


class Host:
    """What has been seen of a side so far."""

    def __init__(self, side: int, role: str) -> None:
        self.side: Final = side
        self.role: Final = role
        self.name: Final = OWNER_IDS[side]
        self.fell: Final[dict[Unit, int]] = {}
        """All who have fallen."""
        self.wounds = 0
        """All wounds that it has dealt."""
        self.went = ""
        """Those who left the battle, in words."""
        self.is_blessed = False
        self.dice = 0
        """White dice that it rolls more."""
        self.swords = 0
        """What its Ruler adds in the first round."""
        self.cancels = 0
        """What it cancels in the first round."""
        self.fewer = 0
        self.city = 0
        self._units: Final[dict[Unit, int]] = {}
        self._damage: Final[dict[Unit, int]] = {}
        self._is_massed = False

    # What happens

    def add(self, owner: int, kind: int, number: int) -> None:
        """Units join it."""
        self._units[owner, kind] = self._units.get((owner, kind), 0) + number
        self._is_massed |= self.total > _ABREAST

    def take(self, owner: int, kind: int, number: int = 1) -> None:
        """Units leave it."""
        self._units[owner, kind] -= number

    def hurt(self, owner: int, kind: int) -> None:
        """A unit bears a wound."""
        self._damage[owner, kind] = self._damage.get((owner, kind), 0) + 1

    def kill(self, owner: int, kind: int) -> None:
        """A unit falls."""
        self.take(owner, kind)
        self._damage.pop((owner, kind), None)
        self.fell[owner, kind] = self.fell.get((owner, kind), 0) + 1

    # What is

    @property
    def total(self) -> int:
        """How many units stand."""
        return sum(self._units.values())

    @property
    def units(self) -> list[tuple[Unit, int]]:
        """The units that stand, the highest rank first."""
        standing = [(unit, number) for unit, number in self._units.items() if number]
        return sorted(standing, key=lambda each: (_ORDER.index(each[0][1]), each[0][0]))

    def has(self, owner: int) -> bool:
        """Whether units of an owner have ever stood here."""
        return owner == self.side or any(owner == each for each, _ in self._units)

    def strength(self) -> Strength:
        """What decides how it fares from here on."""
        units: list[Unit] = []
        for (owner, kind), number in self._units.items():
            damage = self._damage.get((owner, kind), 0)
            units += [(kind, HEALTH[kind] - (damage if n == 0 else 0)) for n in range(number)]
        has_bishop = any(kind == BISHOP for kind, _ in units)
        return Strength(tuple(sorted(units)), has_bishop and not self.is_blessed, self.dice, self.city, self.fewer)

    # What is seen

    def pieces(self, say: Speech, fallen: dict[Unit, int], state: str = scenes.STANDS) -> list[Piece]:
        """Those who stand, in a state, and those who fall just now."""
        seen: list[Piece] = []
        for unit, number in self.units:
            seen += self._pieces(say, unit, 0, number, state)
        for unit, number in fallen.items():
            seen += self._pieces(say, unit, self._units.get(unit, 0), number, scenes.FALLEN)
        return seen

    def _pieces(self, say: Speech, unit: Unit, first: int, number: int, state: str) -> list[Piece]:
        owner, kind = unit
        id_ = f"{self.role}-{OWNER_IDS[owner]}-{KIND_IDS[kind]}"
        said = say.name(KIND_IDS[kind])
        if self._is_massed:
            id_ += "-fallen" if state == scenes.FALLEN else ""
            return [Piece(id_, self._drawing(unit, first, state), said, state, number)]
        return [
            Piece(f"{id_}-{n}", self._drawing(unit, n, state), said if n == first else "", state)
            for n in range(first, first + number)
        ]

    def _drawing(self, unit: Unit, n: int, state: str) -> str:
        """A unit with a heart for each wound that it can bear, if that is more than one."""
        owner, kind = unit
        drawn = piece(KIND_IDS[kind], OWNER_IDS[owner])
        if HEALTH[kind] == 1 or state == scenes.FALLEN:
            return drawn
        whole = HEALTH[kind] - (self._damage.get(unit, 0) if n == 0 else 0)
        hearts = [
            shifted(
                path(_HEART, fill="#c22f28" if heart < whole else "#5a4a3c", stroke="#fff8e6", stroke_width=0.7),
                7 * heart - 3.5 * (HEALTH[kind] - 1),
                17.2,
                0.85,
            )
            for heart in range(HEALTH[kind])
        ]
        return drawn + group("".join(hearts))
