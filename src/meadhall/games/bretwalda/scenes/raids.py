"""Summer: raiding parties are sighted, pass the coast guard, and land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem as sign
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Outcome, Party, Piece, Scene, Wing
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import AREA_IDS, AREA_TYPE, DANES, KIND_IDS, OWNER_IDS, SEA_IDS, SHIP, VIKING
from meadhall.games.bretwalda.picture import emblem
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.scenes.places import SETTLEMENTS
from meadhall.games.bretwalda.scenes.speech import Speech

_DANES: Final = OWNER_IDS[DANES]


def raid(told: Sequence[Told], say: Speech) -> Scene:
    """The raids that a passage tells of."""
    seen = _Raids(say)
    for each in told:
        seen.hear(each)
    return seen.scene()


class _Raids:
    """What has been seen of the raids of a Summer: the coast on one side, the Danes at sea on the other."""

    def __init__(self, say: Speech) -> None:
        self._say: Final = say
        self._place = ""
        self._area = 0
        self._vikings = 0
        self._killed = 0
        self._is_at_sea = False
        self._landed = 0
        self._slain = 0
        self._lost = 0
        """All who landed or were killed by the coast guard, and the Food that they took."""
        self._beats: Final[list[Beat]] = []
        self._came: Final[list[str]] = []

    def hear(self, told: Told) -> None:
        """Follow a line of the log."""
        if told.line is log.DANES_SIGHTED:
            self._place, self._area = SEA_IDS[told.number("sea")], told.number("area")
            self._vikings, self._killed, self._is_at_sea = told.number("vikings"), 0, True
            self._add(scenes.REVEAL, "sighted", told, [], [self._ship()], ["BRE-14.4"])
        elif told.line is log.RAID_REDIRECTED:
            self._area = told.number("area")
            self._add(scenes.REVEAL, "storm", told, [], [self._ship()], ["BRE-14.4"])
        elif told.line is log.COAST_GUARD:
            self._killed += 1
        elif told.line is log.DANES_LANDED:
            self._place = AREA_IDS[told.number("area")]
            self._land(scenes.MOMENT, told)
        elif told.line is log.DANES_TURNED_AWAY:
            self._land(scenes.LOSSES, told)
        elif told.line is log.AREA_SACKED:
            self._sack(told)

    def scene(self) -> Scene:
        """All that has been seen; there is an outcome whenever nobody is at sea any more."""
        say = self._say
        parties = [
            Party(say.say("scene-coast"), glyph=sign("bre-village", 15), ink="strip"),
            Party(say.name(_DANES), say.say("scene-raiders"), emblem(_DANES), ink=f"{_DANES}-dark"),
        ]
        title, about = say.say("scene-raid"), say.name("summer")
        outcome = None if self._is_at_sea else self._outcome(title)
        return Scene(title, about, self._place, scenes.SHORE, parties, self._beats, outcome)

    def _outcome(self, title: str) -> Outcome:
        say = self._say
        counted = {"landed": self._landed, "killed": self._slain, "food-lost": self._lost}
        rows = [(say.say(f"scene-{what}"), [str(number)]) for what, number in counted.items()]
        return Outcome(title, emblem(_DANES), [say.name(_DANES)], rows, self._came)

    def _land(self, kind: str, told: Told) -> None:
        """A party comes ashore, or what the coast guard has left of it does not."""
        self._is_at_sea = False
        self._vikings -= self._killed
        self._landed += self._vikings
        self._slain += self._killed
        guard = self._say.say("scene-guarded", vikings=self._killed) if self._killed else ""
        rules = ["BRE-14.5", "BRE-14.6"] if self._killed else ["BRE-14.6"]
        drawn = piece(KIND_IDS[VIKING], _DANES)
        dead = Piece("killed", drawn, self._say.name(KIND_IDS[VIKING]), scenes.FALLEN, self._killed)
        self._came.append(self._say.line(told))
        self._add(
            kind, "landing", told, self._ashore(), [self._ship(), *([dead] if self._killed else [])], rules, guard
        )

    def _sack(self, told: Told) -> None:
        food = told.number("food")
        self._lost += food
        wheat = [Piece("food", use("bre-food"), self._say.name("food"), scenes.FALLEN, food)] if food else []
        self._area = told.number("area")
        self._came.append(self._say.line(told))
        self._add(scenes.LOSSES, "sacked", told, [*wheat, *self._ashore()], [self._ship()], ["BRE-5.6"])

    def _add(
        self,
        kind: str,
        label: str,
        told: Told,
        ashore: list[Piece],
        at_sea: list[Piece],
        rules: list[str],
        reason: str = "",
    ) -> None:
        name = AREA_IDS[self._area]
        home = Piece(f"area-{name}", use(SETTLEMENTS[AREA_TYPE[self._area]]), self._say.name(name))
        said = self._say.line(told)
        wings = [Wing([*ashore, home]), Wing(at_sea)]
        self._beats.append(Beat(kind, self._say.say(f"beat-{label}"), said, wings, reason, rules))

    def _ship(self) -> Piece:
        """The drakkar, with all who are on it while they are at sea."""
        number = self._vikings if self._is_at_sea else 1
        said = self._say.units(VIKING, number) if self._is_at_sea else ""
        return Piece("ship", piece(KIND_IDS[SHIP], _DANES), said, scenes.COMES if self._is_at_sea else "", number)

    def _ashore(self) -> list[Piece]:
        if not self._vikings:
            return []
        said = self._say.name(KIND_IDS[VIKING])
        return [Piece("vikings", piece(KIND_IDS[VIKING], _DANES), said, scenes.COMES, self._vikings)]
