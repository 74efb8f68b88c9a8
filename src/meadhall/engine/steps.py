"""Steps and decisions: the two kinds of thing that wait on a state's stack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine.native import native
from meadhall.engine.shapes import AMOUNTS, SET, counts_of, ends_of
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

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is made as the step was made: from its fields."""
        from meadhall.engine.codec import values_of  # late: the codec builds on steps

        return type(self), tuple(values_of(self))


@native(allow_interpreted_subclasses=True)
class Decision(Step):
    """Something a seat must choose.

    `options` are ids of the vocabulary, sorted, and asking for them changes nothing.
    `choose` is called with one of them, after the decision has left the stack.
    """

    vocabulary: ClassVar[Vocabulary]
    rule: ClassVar[str] = ""
    shape: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Any) -> list[int]:
        """What may be chosen now; never empty while the decision waits."""
        raise NotImplementedError

    def choose(self, s: Any, option: int) -> None:
        """Carry the choice out."""
        raise NotImplementedError

    def asides(self, s: Any) -> list[int]:
        """Those of the options that are offered by the way: legal and at hand, but no answer to what is asked.

        They alone never make a decision wait. They are shown apart, and bots do not spend their search on them.
        """
        return []

    def follies(self, s: Any) -> list[int]:
        """Those of the options that another beats in every position: the same for more, a fight that no throw wins.

        They are legal, and people may take them; bots and hints leave them out. Without them there is still an answer.
        """
        return []

    def is_secret(self, s: Any) -> bool:
        """Whether to have one option or several would tell others what they may not know; everybody can say if so.

        Such a decision is never played by itself: it waits for its seat, whatever the seat holds. One of several that
        are open at once may, since others learn of it with the whole commitment only.
        """
        return False

    def audience(self, s: Any) -> int:
        """Who may learn which option was chosen: EVERYONE or a mask of seats."""
        return EVERYONE

    def reveals(self, s: Any, option: int) -> bool:
        """Whether this choice shows somebody something hidden, so that nobody may undo it."""
        return False

    def counts(self, s: Any, option: int) -> dict[str, int]:
        """Of a set and of amounts: how many of each thing the option means, 0 of those that it might have meant.

        No two options mean the same. One that means no things at all, such as to stop, is said in words. Pages ask
        this, play never does; unless the decision knows better, an option means one of the thing that it names.
        """
        if self.shape not in (SET, AMOUNTS):
            return {}
        return counts_of(self.vocabulary.name(option), [self.vocabulary.name(each) for each in self.options(s)])

    def lies(self, s: Any, piece: str) -> str:
        """The id of the thing on the table that a piece of a set is: who touches it takes one, or leaves it."""
        return piece

    def ends(self, s: Any, option: int) -> tuple[str, str]:
        """The ids of the things where the option begins and ends; empty where that is fixed, or nowhere.

        What is touched alone, as a place or a card, is an end without a beginning. Pages ask this, play never does;
        unless the decision knows better, it follows from the option's name.
        """
        return ends_of(self.shape, self.vocabulary.name(option))


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
