"""Where each number of a view goes: views are nested and their lists grow, observations are flat and of one length."""

from __future__ import annotations

from typing import Any, Final

PAD: Final = -1
"""What stands where a list has nothing."""
_SPARE: Final = 4


class Shape:
    """The shape of a part of a view: a number, a list of parts alike, or named parts.

    A shape learns from examples. A list that was always of one length has room for just that; any other has room for
    half as much again as the longest example and a little more, and what is longer still is cut.
    """

    def __init__(self) -> None:
        self.size = 0
        """How many numbers it takes in an observation; 0 until something was learned."""
        self.is_list = False
        self.room = 0
        """Of a list: how many parts it has room for."""
        self.item: Shape | None = None
        """Of a list of lists or of named parts: the shape of each."""
        self.keys: list[str] = []
        self.parts: list[Shape] = []
        self._least = -1
        self._most = 0

    def learn(self, value: Any) -> None:
        """Make room for an example."""
        if isinstance(value, dict):
            for key, part in value.items():
                if key not in self.keys:
                    self.keys.append(key)
                    self.parts.append(Shape())
                self.parts[self.keys.index(key)].learn(part)
        elif isinstance(value, list):
            self._learn_list(value)
        self._measure()

    def _learn_list(self, items: list[Any]) -> None:
        if not self.is_list and self.size:
            self._least = self._most = 1
        self.is_list = True
        count = len(items)
        self._least = count if self._least < 0 else min(self._least, count)
        self._most = max(self._most, count)
        self.room = self._most if self._least == self._most else self._most + self._most // 2 + _SPARE
        for item in items:
            if isinstance(item, (list, dict)):
                if self.item is None:
                    self.item = Shape()
                self.item.learn(item)

    def _measure(self) -> None:
        if self.keys:
            self.size = sum([part.size for part in self.parts])
        elif self.is_list:
            self.size = self.room * (self.item.size if self.item is not None else 1)
        else:
            self.size = 1

    def fill(self, out: list[Any], value: Any) -> None:
        """Add the numbers of a value to an observation, and pads up to the size."""
        if self.is_list:
            self._fill_list(out, value if isinstance(value, list) else [value])
        elif self.keys:
            parts: dict[str, Any] = value
            n = 0
            for key in self.keys:
                self.parts[n].fill(out, parts[key])
                n += 1
        else:
            out.append(value)

    def _fill_list(self, out: list[Any], items: list[Any]) -> None:
        count = len(items)
        room = self.room
        if count > room:
            items = items[:room]
            count = room
        item = self.item
        if item is None:
            out.extend(items)
            if count < room:
                out.extend([PAD] * (room - count))
        else:
            for each in items:
                item.fill(out, each)
            if count < room:
                out.extend([PAD] * ((room - count) * item.size))

    def holds(self, value: Any) -> bool:
        """Whether nothing of a value would be cut."""
        if isinstance(value, dict):
            return all([key in self.keys and self.parts[self.keys.index(key)].holds(part) for key, part in value.items()])
        if not isinstance(value, list):
            return True
        item = self.item
        return len(value) <= self.room and (item is None or all([item.holds(each) for each in value]))
