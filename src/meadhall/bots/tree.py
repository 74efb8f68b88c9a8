"""The tree of a search: what is known of each choice, and what that makes the choices before it worth."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import CHANCE

_UNKNOWN: Final = -2
_DIFFERS: Final = -1


class Node:
    """What is known of a choice: how often it was tried, how often it could have been, and what came of it."""

    def __init__(self) -> None:
        self.visits = 0
        self.chances = 0
        """Iterations in which the choice was legal: in other worlds it may not be."""
        self.value = 0.0
        """The sum of results for the seat that makes the choice."""
        self.worth: list[float] = []
        """Each seat's chance if everybody goes on with the best choice known so far (max^n); empty if never weighed."""
        self.seat = _UNKNOWN
        """Who decides next."""
        self.width = 0
        """How many options there are next, or that this differs from world to world."""
        self.children: dict[int, Node] = {}
        self._looks = 1
        """Worlds in which it was weighed."""
        self._is_absorbed = False

    def is_leaf(self) -> bool:
        """Whether nobody has looked further yet."""
        return self.seat == _UNKNOWN

    def note(self, seat: int, count: int) -> None:
        """Remember who decides next and among how many options, and whether that is the same in all worlds."""
        if self.seat == _UNKNOWN:
            self.seat = seat
            self.width = count if seat != CHANCE else _DIFFERS
        elif self.width != count or self.seat != seat:
            self.width = _DIFFERS

    def child(self, key: int) -> Node:
        """The node of a choice, new if need be."""
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child

    def absorb(self, other: Node) -> None:
        """Take in what the same choice looks like in another world; the other node is used up.

        A choice without further ones is worth the average over worlds, and so is one after which there are others in
        every world. Else the best on average is what can be chosen, since nobody knows which world it is.
        """
        if other is self or other._is_absorbed:
            return
        other._is_absorbed = True
        if not other.is_leaf():
            self.note(other.seat, other.width)
        for key, theirs in other.children.items():
            mine = self.children.get(key)
            if mine is None:
                self.children[key] = theirs
            else:
                mine.absorb(theirs)
        if self.children and self.width != _DIFFERS and len(self.children) <= self.width:
            self.back_up()
        elif other.worth:
            self.worth = [
                (self.worth[n] * self._looks + other.worth[n]) / (self._looks + 1) for n in range(len(other.worth))
            ]
        self._looks += 1

    def back_up(self) -> None:
        """Reckon the worth from the children's: the best for whoever decides, the average where chance or worlds do."""
        if len(self.children) > self.width:
            self.width = _DIFFERS
        if self.width == _DIFFERS:
            self._average()
            return
        seat = self.seat
        best = -1.0
        for child in self.children.values():
            worth = child.worth
            if worth and worth[seat] > best:
                best = worth[seat]
                self.worth = worth

    def _average(self) -> None:
        total = 0
        sums: list[float] = []
        for child in self.children.values():
            worth = child.worth
            if child.visits and worth:
                total += child.visits
                if not sums:
                    sums = [0.0] * len(worth)
                for n in range(len(sums)):
                    sums[n] += worth[n] * child.visits
        if total:
            self.worth = [part / total for part in sums]
