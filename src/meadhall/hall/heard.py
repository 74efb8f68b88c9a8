"""What was read of tables besides their games, kept until news say that it is something else now."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from meadhall.hall.database import Database
from meadhall.hall.news import Item, News

_MOST: Final = 4096

T = TypeVar("T")


class Heard(Generic[T]):
    """One thing of each table, which changes with one kind of news alone.

    It is kept only where no news can be lost: nodes on one PostgreSQL read it each time.
    """

    def __init__(self, database: Database, news: News, kind: str) -> None:
        self._kind: Final = kind
        self._most: Final = 0 if database.is_server else _MOST
        self._kept: Final[OrderedDict[str, T]] = OrderedDict()
        self._heard = 0
        news.watch(self._hear)

    async def of(self, table: str, read: Callable[[], Awaitable[T]]) -> T:
        """What is known of a table, read if it is not."""
        if table in self._kept:
            return self._kept[table]
        before = self._heard
        found = await read()
        if before == self._heard:
            self._kept[table] = found
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return found

    def _hear(self, table: str | None, item: Item) -> None:
        """Forget what changed at a table; all of it if it is not known where."""
        if table is None:
            self._kept.clear()
        elif item["what"] == self._kind:
            self._kept.pop(table, None)
        else:
            return
        self._heard += 1
