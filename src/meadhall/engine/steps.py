"""Steps and decisions: the two kinds of thing that wait on a state's stack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine.native import native
from meadhall.engine.vocabulary import Vocabulary

CHANCE: Final = -1
"""The seat of dice and draws."""

NOBODY: Final = -2
"""A viewer without a seat: a spectator, who sees only what is public."""

EVERYONE: Final = -1
"""The audience of all seats and spectators; other audiences are masks of seats."""


@native(allow_interpreted_subclasses=True)
class Step:
    """Something the rules do by themselves.

    Steps are immutable, so clones share them; their constructors take exactly the
    fields they keep, in that order, so that the codec can write and read them.
    """

    def run(self, s: Any) -> None:
        """Do it; whatever it causes is pushed with `s.then`."""
        raise NotImplementedError


@native(allow_interpreted_subclasses=True)
class Decision(Step):
    """Something a seat must choose.

    `options` are ids of the vocabulary, sorted, and asking for them changes nothing.
    `choose` is called with one of them, after the decision has left the stack.
    """

    vocabulary: ClassVar[Vocabulary]
    rule: ClassVar[str] = ""
    confirm: ClassVar[bool] = False
    """True: a single option is not played by the driver but confirmed by the seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Any) -> list[int]:
        """What may be chosen now; never empty while the decision waits."""
        raise NotImplementedError

    def choose(self, s: Any, option: int) -> None:
        """Carry the choice out."""
        raise NotImplementedError

    def audience(self, s: Any) -> int:
        """Who may learn which option was chosen: EVERYONE or a mask of seats."""
        return EVERYONE

    def reveals(self, s: Any, option: int) -> bool:
        """Whether this choice shows somebody something hidden, so that nobody may undo it."""
        return False


@native(allow_interpreted_subclasses=True)
class Chance(Decision):
    """A decision of the seat CHANCE: dice and draws."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def weights(self, s: Any) -> list[int]:
        """The weight of each option, in their order; empty means all alike."""
        return []


class Together(Step):
    """Decisions of different seats that are open at once and may be answered in any order.

    Each must only store a commitment; the step below the group reveals them.
    """

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions: Final = decisions

    def without(self, decision: Decision) -> Together:
        """The group once this decision has been answered."""
        return Together([other for other in self.decisions if other is not decision])


def decision_key(decision: Decision | type[Decision]) -> str:
    """The name of a decision in texts and journals: its class in snake case, `PickTile` as `pick_tile`."""
    kind = decision if isinstance(decision, type) else type(decision)
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in kind.__name__).lstrip("_")
