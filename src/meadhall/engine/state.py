"""A game is a state and a stack of things still to be done to it."""

from __future__ import annotations

from typing import Any

from meadhall.engine.log import Line, Told
from meadhall.engine.native import native
from meadhall.engine.steps import EVERYONE, Step


@native(allow_interpreted_subclasses=True)
class Agreed:
    """What a game is played by; each game reads its options into a `Variant` of its own, which is one of these."""

    def __init__(self) -> None:
        self.terms: tuple[str, dict[str, Any], int] = ("", {}, 0)
        """The game's package, its full options and the number of players: whoever begins it writes them down."""


@native(allow_interpreted_subclasses=True)
class State:
    """The position of a game: fields of plain ints and flat lists of ints, and the stack `todo`.

    The game is over when nothing is left to do. The last item of `todo` comes next.
    """

    def __init__(self) -> None:
        self.todo: list[Step] = []
        self.ear: list[Told] | None = None

    def then(
        self,
        first: Step,
        second: Step | None = None,
        third: Step | None = None,
        fourth: Step | None = None,
        fifth: Step | None = None,
        sixth: Step | None = None,
    ) -> None:
        """Do these next, in this order, before anything already waiting."""
        todo = self.todo
        if second is not None:
            if third is not None:
                if fourth is not None:
                    if fifth is not None:
                        if sixth is not None:
                            todo.append(sixth)
                        todo.append(fifth)
                    todo.append(fourth)
                todo.append(third)
            todo.append(second)
        todo.append(first)

    def tell(
        self, line: Line, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, audience: int = EVERYONE
    ) -> None:
        """Tell the log, if somebody listens; in simulations nobody does."""
        ear = self.ear
        if ear is not None:
            ear.append(Told(line, [a, b, c, d, e], audience))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """What is pickled is the position as plain data, with what was agreed at the beginning."""
        from meadhall.engine.game import packed  # late: a game builds on states

        return packed(self)

    def clone(self) -> State:
        """A state that evolves identically and independently, and to which nobody listens."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat; final once the game is over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        raise NotImplementedError
