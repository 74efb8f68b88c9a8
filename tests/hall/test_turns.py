"""Whose bots think first: people's, then everybody's in turn, and nobody's never."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from meadhall.hall import limits, turns
from meadhall.hall.bounds import Bounds
from meadhall.hall.turns import Asker, Turns


class Clock:
    """A clock that goes on when it is told to."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (limits, turns):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


class Queue:
    """Those who ask for a turn of one second, and the order in which they got it; none ends before all have asked."""

    def __init__(self, clock: Clock, places: int = 1, **bounds: int) -> None:
        self.turns = Turns(places, Bounds(**bounds))
        self.served: list[str] = []
        self._clock = clock
        self._asked: list[asyncio.Task[None]] = []
        self._go = asyncio.Event()

    def ask(self, name: str, owner: str, address: str = "", awaited: bool = True) -> asyncio.Task[None]:
        async def think() -> None:
            async with self.turns.turn(Asker(owner, address, awaited)):
                self.served.append(name)
                await self._go.wait()
                self._clock.now += 1.0

        task = asyncio.create_task(think())
        self._asked.append(task)
        return task

    async def ends(self) -> list[str]:
        await asyncio.sleep(0)
        self._go.set()
        await asyncio.gather(*self._asked, return_exceptions=True)
        self._go.clear()
        return self.served


def test_tables_with_people_come_before_those_of_bots_alone(clock: Clock) -> None:
    async def play() -> list[str]:
        queue = Queue(clock)
        for n in range(4):
            queue.ask(f"bots {n}", "Eve", "there", awaited=False)
        await asyncio.sleep(0)
        queue.ask("people", "Ada", "here")
        return await queue.ends()

    assert asyncio.run(play()) == ["bots 0", "people", "bots 1", "bots 2", "bots 3"]


def test_addresses_take_turns_and_owners_at_an_address_do_however_much_each_of_them_asks(clock: Clock) -> None:
    async def play() -> list[str]:
        queue = Queue(clock)
        for name in ("Eve", "Eve", "Eve", "Mal", "Mal"):
            queue.ask(name, name, "there")
        queue.ask("Ada", "Ada", "here")
        queue.ask("Ada", "Ada", "here")
        return await queue.ends()

    assert asyncio.run(play()) == ["Eve", "Ada", "Mal", "Ada", "Eve", "Mal", "Eve"]


def test_who_has_used_up_their_thinking_time_comes_after_the_others_until_some_has_come_back(clock: Clock) -> None:
    async def play(rest: float) -> str:
        queue = Queue(clock, thinking_per_person=4, thinking_per_address=600)
        for _ in range(5):
            queue.ask("spent", "Eve", "there")
        await queue.ends()
        queue.served.clear()
        clock.now += rest
        queue.ask("holder", "Cy", "elsewhere")
        await asyncio.sleep(0)
        queue.ask("people of Eve", "Eve", "there")
        queue.ask("bots of Ada", "Ada", "here", awaited=False)
        await queue.ends()
        return queue.served[1]

    assert asyncio.run(play(0.0)) == "bots of Ada"
    assert asyncio.run(play(20.0)) == "people of Eve"


def test_many_guests_of_one_address_use_up_the_time_of_the_address(clock: Clock) -> None:
    async def play() -> str:
        queue = Queue(clock, thinking_per_person=100, thinking_per_address=4)
        for n in range(5):
            queue.ask("spent", f"guest {n}", "there")
        await queue.ends()
        queue.served.clear()
        queue.ask("holder", "Cy", "elsewhere")
        await asyncio.sleep(0)
        queue.ask("another guest", "guest 7", "there")
        queue.ask("bots of Ada", "Ada", "here", awaited=False)
        await queue.ends()
        return queue.served[1]

    assert asyncio.run(play()) == "bots of Ada"


def test_nobody_starves_however_many_others_come_first(clock: Clock) -> None:
    async def play() -> list[str]:
        queue = Queue(clock, thinking_per_person=1000, thinking_per_address=1000)
        queue.ask("people", "Ada", "here")
        await asyncio.sleep(0)
        queue.ask("bots", "Eve", "there", awaited=False)
        for n in range(30):
            queue.ask("people", f"person {n}", f"place {n}")
        return await queue.ends()

    assert asyncio.run(play()).index("bots") < 8


def test_bots_alone_never_have_the_last_place(clock: Clock) -> None:
    async def play() -> None:
        held = Turns(3, Bounds())
        begun: list[str] = []
        end = asyncio.Event()

        async def think(name: str, awaited: bool) -> None:
            async with held.turn(Asker(name, name, awaited)):
                begun.append(name)
                await end.wait()

        tasks = [asyncio.create_task(think(f"bots {n}", False)) for n in range(4)]
        await asyncio.sleep(0.01)
        assert begun == ["bots 0", "bots 1"]
        tasks.append(asyncio.create_task(think("people", True)))
        await asyncio.sleep(0.01)
        assert begun == ["bots 0", "bots 1", "people"]
        end.set()
        await asyncio.gather(*tasks)
        assert len(begun) == 5

    asyncio.run(play())


def test_who_goes_away_while_waiting_or_thinking_leaves_the_place_to_the_next(clock: Clock) -> None:
    async def play() -> list[str]:
        queue = Queue(clock)
        first = queue.ask("first", "Ada")
        gone = queue.ask("gone", "Bo")
        queue.ask("last", "Cy")
        await asyncio.sleep(0)
        gone.cancel()
        first.cancel()
        return await queue.ends()

    assert asyncio.run(play()) == ["first", "last"]
