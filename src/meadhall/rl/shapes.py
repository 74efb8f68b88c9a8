"""Where each number of a view goes: views are nested and their lists grow, observations are flat and of one length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter, write_i32_le

from meadhall.engine.errors import MeadhallError

if TYPE_CHECKING:
    from mypy_extensions import i32

PAD: Final = -1
"""What stands where a list has nothing."""
_SPARE: Final = 4

_NUMBER: Final = 0
_LIST: Final = 1
_PARTS: Final = 2


def write_numbers(out: BytesWriter, numbers: list[int]) -> None:
    """Add numbers to an observation."""
    for each in numbers:
        number: i32 = each
        write_i32_le(out, number)


class Shape:
    """The shape of a part of a view: a number, a list of parts alike, or named parts.

    A shape learns from examples. A list that was always of one length has room for just that; any other has room for
    half as much again as the longest example and a little more, and what is longer still is cut.
    """

    def __init__(self) -> None:
        self.size = 0
        """How many numbers it takes in an observation; 0 until something was learned."""
        self.room = 0
        """Of a list: how many parts it has room for."""
        self._kind = _NUMBER
        self._item: Shape | None = None
        """Of a list of lists or of named parts: the shape of each."""
        self._keys: list[str] = []
        self._parts: list[Shape] = []
        self._least = -1
        self._most = 0

    def learn(self, value: Any) -> None:
        """Make room for an example."""
        if isinstance(value, dict):
            self._learn_parts(value)
        elif isinstance(value, list):
            self._learn_list(value)
        self._measure()

    def _learn_parts(self, named: dict[str, Any]) -> None:
        if not self._keys:
            self._kind = _PARTS
            self._keys = list(named)
            self._parts = [Shape() for _ in self._keys]
        elif list(named) != self._keys:
            raise MeadhallError("A view must name the same parts in the same order at every position.")
        for n, part in enumerate(named.values()):
            self._parts[n].learn(part)

    def _learn_list(self, items: list[Any]) -> None:
        if self._kind == _NUMBER and self.size:
            self._least = self._most = 1
        self._kind = _LIST
        count = len(items)
        self._least = count if self._least < 0 else min(self._least, count)
        self._most = max(self._most, count)
        self.room = self._most if self._least == self._most else self._most + self._most // 2 + _SPARE
        for item in items:
            if isinstance(item, (list, dict)):
                if self._item is None:
                    self._item = Shape()
                self._item.learn(item)

    def _measure(self) -> None:
        if self._kind == _PARTS:
            self.size = sum([part.size for part in self._parts])
        elif self._kind == _LIST:
            self.size = self.room * (self._item.size if self._item is not None else 1)
        else:
            self.size = 1

    def fill(self, out: BytesWriter, value: Any) -> None:
        """Add the numbers of a value to an observation, and pads up to the size."""
        if self._kind == _PARTS:
            named: dict[str, Any] = value
            self._fill_parts(out, named)
        elif self._kind == _NUMBER:
            number: i32 = value
            write_i32_le(out, number)
        elif isinstance(value, list):
            self._fill_list(out, value)
        else:
            self._fill_list(out, [value])

    def _fill_parts(self, out: BytesWriter, named: dict[str, Any]) -> None:
        parts = self._parts
        for n, value in enumerate(named.values()):
            part = parts[n]
            if part._kind == _NUMBER:
                number: i32 = value
                write_i32_le(out, number)
            elif isinstance(value, list):
                part._fill_list(out, value)
            else:
                part.fill(out, value)

    def _fill_list(self, out: BytesWriter, items: list[Any]) -> None:
        count = len(items)
        if count > self.room:
            items = items[: self.room]
            count = self.room
        item = self._item
        pads = self.room - count
        if item is None:
            write_numbers(out, items)
        else:
            for each in items:
                item.fill(out, each)
            pads *= item.size
        for _ in range(pads):
            write_i32_le(out, PAD)

    def holds(self, value: Any) -> bool:
        """Whether nothing of a value would be cut."""
        if isinstance(value, dict):
            for n, part in enumerate(value.values()):
                if not self._parts[n].holds(part):
                    return False
        elif isinstance(value, list):
            if len(value) > self.room:
                return False
            for each in value:
                if self._item is not None and not self._item.holds(each):
                    return False
        return True
