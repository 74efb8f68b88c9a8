"""What is read of tables besides their games is kept until news say that it is something else now."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.hall.heard import Heard
from meadhall.hall.news import News


class Shelf:
    """Something that changes, and how often it was read."""

    def __init__(self, is_server: bool = False) -> None:
        self.news, self.now, self.reads = News(), "first", 0
        database: Any = SimpleNamespace(is_server=is_server)
        self.heard = Heard[str](database, self.news, "chat")

    async def _read(self) -> str:
        self.reads += 1
        return self.now

    def look(self, table: str = "one") -> str:
        return asyncio.run(self.heard.of(table, self._read))


def test_it_is_read_once_and_again_after_news_of_it() -> None:
    shelf = Shelf()
    assert [shelf.look(), shelf.look()] == ["first", "first"]
    assert shelf.reads == 1
    shelf.now = "second"
    for topic, kind in (("one", "moved"), ("two", "chat")):
        shelf.news.spread(topic, {"what": kind})
        assert shelf.look() == "first"
    shelf.news.spread("one", {"what": "chat"})
    assert shelf.look() == "second"


def test_all_is_read_again_where_news_may_have_been_lost() -> None:
    shelf = Shelf()
    shelf.look()
    shelf.now = "second"
    shelf.news.spread_to_all({"what": "look"})
    assert shelf.look() == "second"


def test_what_was_overtaken_by_news_while_it_was_read_is_not_kept() -> None:
    shelf = Shelf()

    async def overtaken() -> str:
        shelf.news.spread("one", {"what": "chat"})
        return "first"

    assert asyncio.run(shelf.heard.of("one", overtaken)) == "first"
    shelf.now = "second"
    assert shelf.look() == "second"


@pytest.mark.parametrize("is_server", [False, True])
def test_nodes_on_one_server_read_it_each_time(is_server: bool) -> None:
    shelf = Shelf(is_server)
    shelf.look()
    shelf.look()
    assert shelf.reads == (2 if is_server else 1)
