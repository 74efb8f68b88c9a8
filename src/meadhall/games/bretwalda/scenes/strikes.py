"""What the sides of a battle do to each other at once: hits, of what they are made, wounds, and who falls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.engine.scenes import Item
from meadhall.games.bretwalda.content import DIE_IDS, KIND_IDS, RED, RULER
from meadhall.games.bretwalda.odds import Odds
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.scenes.hosts import Host, Unit
from meadhall.games.bretwalda.scenes.speech import Speech, sentence

_SOURCES: Final = ("dice", "cards", "ruler")
"""Where hits come from."""


class Strike:
    """What has been told of a strike that is not yet seen."""

    def __init__(self) -> None:
        self.dealt: Final = [0, 0]
        """The wounds that each side deals."""
        self.falling: Final[list[dict[Unit, int]]] = [{}, {}]
        """Who falls on each side."""
        self.said: Final[list[str]] = []
        """What else is said of it."""
        self.hurt: Final[dict[Unit, str]] = {}
        """What is said of those who bear a wound."""
        self.counted: Final[list[list[int]]] = [[], []]
        """Of what the hits of each side are made, what is cancelled last; empty if they are dice alone."""
        self.needed: Final = [0, 0]
        """How many hits of each side would leave nobody on the other."""

    @property
    def has_wounds(self) -> bool:
        """Whether anybody is wounded, or wounds are averted."""
        return any(self.dealt) or any(map(bool, self.falling)) or bool(self.said or self.hurt)

    def fall(self, side: int, unit: Unit) -> None:
        """A unit of a side falls, whatever it bore before."""
        self.hurt.pop(unit, None)
        self.falling[side][unit] = self.falling[side].get(unit, 0) + 1

    def losses(self, say: Speech) -> str:
        """What each owner loses, and who bears a wound; empty if nobody does."""
        said: list[str] = []
        for falling in self.falling:
            for owner in dict.fromkeys(owner for owner, _ in falling):
                kinds = [(kind, number) for (each, kind), number in falling.items() if each == owner]
                said.append(say.lost(owner, kinds))
        return " ".join([*([sentence(said)] if said else []), *self.hurt.values(), *self.said])

    def hits(self, side: int, rolled: int) -> int:
        """The hits of a side whose dice show so many swords."""
        *numbers, cancelled = self.counted[side] or [rolled, 0]
        return max(0, sum(numbers) - cancelled)

    def items(self, side: int, host: Host, rolled: int, say: Speech) -> list[Item]:
        """Swords of dice, cards and Ruler, without those that are cancelled; what leaves no enemy alive decides."""
        *numbers, left = self.counted[side] or [rolled, 0]
        total = self.hits(side, rolled)
        items: list[Item] = []
        for source, number in zip(_SOURCES, numbers, strict=False):
            lost = min(left, number)
            left -= lost
            if number:
                label = say.say(f"scene-from-{source}", cancelled=lost)
                is_decisive = source != "dice" and total >= self.needed[side] > total - (number - lost)
                items.append(Item(_drawing(source, host), label, number - lost, is_decisive))
        return items

    def clear(self) -> None:
        """It has been seen."""
        self.said.clear()
        self.hurt.clear()
        for side in range(2):
            self.dealt[side] = 0
            self.falling[side].clear()
            self.counted[side].clear()


def _drawing(source: str, host: Host) -> str:
    if source == "ruler":
        return piece(KIND_IDS[RULER], host.name)
    return use("bre-lordship") if source == "cards" else use(f"bre-die-{DIE_IDS[RED]}") + use("bre-pips-1")


def remaining(host: Host, say: Speech) -> str:
    """Those who stand, in words; empty if nobody does."""
    return _listed([(kind, number) for (_, kind), number in host.units], say)


def rows_of(hosts: Sequence[Host], before: Odds | None, dealt: str, say: Speech) -> list[tuple[str, list[str]]]:
    """What decided a battle: the chances before it, what was dealt, who fell and who remains."""
    nobody = say.say("scene-nobody")
    fell = [_listed([(kind, number) for (_, kind), number in host.fell.items()], say) for host in hosts]
    remain = [remaining(host, say) or (say.say("scene-gone", units=host.went) if host.went else "") for host in hosts]
    rows = [(say.say("scene-chance-before"), [f"{each}%" for each in before.percents[:2]])] if before else []
    return [
        *rows,
        (dealt, [str(host.wounds) for host in hosts]),
        (say.say("scene-fell"), [each or nobody for each in fell]),
        (say.say("scene-remain"), [each or nobody for each in remain]),
    ]


def _listed(kinds: Sequence[tuple[int, int]], say: Speech) -> str:
    return ", ".join(say.units(kind, number) for kind, number in kinds)
