"""Winter: what it takes of the Food, what armies eat, and who starves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem as sign
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Outcome, Party, Piece, Scene, Wing
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import KIND_IDS, KINGDOM_IDS, OWNER_IDS
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.scenes.hosts import Unit
from meadhall.games.bretwalda.scenes.speech import Speech, sentence


def winter(told: Sequence[Told], say: Speech) -> Scene | None:
    """The Winter that a passage tells of; nothing before the first army is fed."""
    seen = _Winter(say)
    for each in told:
        seen.hear(each)
    return seen.scene()


class _Winter:
    """What has been seen of a Winter."""

    def __init__(self, say: Speech) -> None:
        self._say: Final = say
        self._removed = 0
        self._starved: Final[dict[Unit, int]] = {}
        self._fed: Final[list[tuple[str, list[int]]]] = []
        """Each Kingdom with the Food that it lost and ate, and how many units starved."""
        self._beats: Final[list[Beat]] = []

    def hear(self, told: Told) -> None:
        """Follow a line of the log: each Kingdom is seen once, when its army is fed."""
        if told.line is log.WINTER_FOOD_REMOVED:
            self._removed = told.number("food")
        elif told.line is log.STARVED:
            unit = told.number("owner"), told.number("kind")
            self._starved[unit] = self._starved.get(unit, 0) + 1
        elif told.line is log.ARMY_FED:
            self._feed(told.number("kingdom"), told.number("food"))

    def scene(self) -> Scene | None:
        """All that has been seen."""
        if not self._beats:
            return None
        title = self._say.say("scene-winter")
        parties = [Party(self._say.name("winter"), glyph=sign("bre-winter", 15), ink="strip")]
        rows = [
            (self._say.say(f"scene-{what}"), [str(numbers[n]) for _, numbers in self._fed])
            for n, what in enumerate(("food-lost", "food-eaten", "starving"))
        ]
        heads, lines = [name for name, _ in self._fed], [beat.sentence for beat in self._beats]
        outcome = Outcome(title, sign("bre-winter", 15), heads, rows, lines)
        return Scene(title, self._say.say("scene-hunger"), "", scenes.WINTER, parties, self._beats, outcome)

    def _feed(self, kingdom: int, eaten: int) -> None:
        say, name = self._say, KINGDOM_IDS[kingdom]
        pieces = [Piece("kingdom", use(f"bre-shield-{name}"), say.name(name))]
        if eaten:
            pieces.append(Piece("eaten", use("bre-food"), say.say("scene-eaten"), scenes.LEAVES, eaten))
        if self._removed:
            pieces.append(Piece("removed", use("bre-food"), say.say("scene-removed"), scenes.FALLEN, self._removed))
        pieces += [
            Piece(
                f"starved-{OWNER_IDS[owner]}-{KIND_IDS[kind]}",
                piece(KIND_IDS[kind], OWNER_IDS[owner]),
                say.name(KIND_IDS[kind]),
                scenes.FALLEN,
                number,
            )
            for (owner, kind), number in self._starved.items()
        ]
        said = [say.say("scene-fed", removed=self._removed, eaten=eaten, **say.thing("kingdom", name))]
        for owner in dict.fromkeys(owner for owner, _ in self._starved):
            said.append(say.lost(owner, [(kind, n) for (each, kind), n in self._starved.items() if each == owner]))
        kind = scenes.LOSSES if self._starved else scenes.MOMENT
        reason = say.say("scene-starved") if self._starved else ""
        rules = ["BRE-14.11", "BRE-14.12"]
        self._beats.append(Beat(kind, say.name(name), sentence(said), [Wing(pieces)], reason, rules))
        self._fed.append((say.name(name), [self._removed, eaten, sum(self._starved.values())]))
        self._removed = 0
        self._starved.clear()
