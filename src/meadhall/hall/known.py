"""What was read of the database and belongs to no table, known until something of that kind is written."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from meadhall.hall.database import Database
from meadhall.hall.tally import Mark

_MOST: Final = 4096

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Known(Generic[K, T]):
    """One thing of each key; where nobody can tell what was written it is read each time."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._known: Final[OrderedDict[K, tuple[Mark | None, T]]] = OrderedDict()

    async def of(self, key: K, read: Callable[[], Awaitable[T]]) -> T:
        """What is known by a key, read if it may have changed."""
        mark = self._database.mark()
        found = self._known.get(key)
        if found is not None and mark is not None and found[0] == mark:
            return found[1]
        made = await read()
        self._known[key] = mark, made
        if len(self._known) > _MOST:
            self._known.popitem(last=False)
        return made
