"""The house answers for somebody who has nothing to choose, so that nobody learns that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from meadhall.engine.journal import read_journal
from meadhall.hall.live import BOT, HUMAN, Live, Seat
from meadhall.hall.passing import Commitments, delay
from tests.hall.inside import Inside, inside
from tests.hall.seats import ask, guests, look, sit, toys

DEALT = """meadhall journal 2
game: tribute 2
players: 3
seed: 1
options: {"curses": true, "purse": "full", "rounds": 2}

* card:horn
* card:curse
* card:ring
"""
"""Of three the second holds the curse."""
BOTS = (Seat(BOT, None, "Karl", "karl"), Seat(BOT, None, "Jarl", "jarl"))


@asynccontextmanager
async def _bidding(folder: Path, *names: str, **settings: Any) -> AsyncIterator[tuple[Inside, Live, list[Any]]]:
    """A table at which the first will be asked for a curse that it does not have, and then the second, who has it."""
    with toys():
        async with inside(folder, **settings) as hall:
            people = await guests(hall, *names)
            live = await sit(hall, *[person for person, _ in people], more=BOTS[: 3 - len(names)])
            match = live.begun().first(0)
            match.replay(read_journal(f"{DEALT}1 bid:2\n2 bid:3\n").choices)
            live.match = match
            yield hall, live, [client for _, client in people]


def _choices(live: Live) -> list[tuple[int, str]]:
    return [(entry.seat, entry.name) for entry in live.begun().entries if entry.decision == "offer_curse"]


def test_who_has_nothing_to_choose_is_answered_for_and_who_has_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with _bidding(tmp_path, "Ada", "Bo", "Cy") as (_, live, (ada, bo, _cy)):
            assert await ask(ada, live, "choices", n=live.n, option="bid:1", seat=0) == (200, "")
            async with asyncio.timeout(30):
                while live.deciding != [1]:
                    await asyncio.sleep(0.01)
            assert _choices(live) == [(0, "keep")]
            assert (await look(bo, live))["options"][1]["option"] == "play:curse"

    asyncio.run(play())


def test_who_wants_to_answer_alone_is_asked_and_nobody_else_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with _bidding(tmp_path, "Ada", "Bo", "Cy") as (hall, live, (ada, bo, _cy)):
            before = await look(bo, live)
            with hall.house.news.listen(live.id) as queue:
                assert await ask(ada, live, "passing", passes=False) == (200, "")
                assert queue.empty()
            assert await look(bo, live) == before
            assert [seat["passes"] for seat in before["seats"]] == [None, True, None]
            assert [seat["passes"] for seat in (await look(ada, live))["seats"]] == [False, None, None]
            assert await ask(ada, live, "choices", n=live.n, option="bid:1", seat=0) == (200, "")
            assert (live.deciding, live.passing_seat()) == ([0], None)
            assert await ask(ada, live, "passing", passes=True) == (200, "")
            assert live.passing_seat() == 0 or live.deciding == [1]

    asyncio.run(play())


def test_the_only_person_among_bots_is_answered_for_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with _bidding(tmp_path, "Ada", bot_pause=1000.0) as (_, live, (ada,)):
            assert await ask(ada, live, "choices", n=live.n, option="bid:1", seat=0) == (200, "")
            assert (_choices(live), live.n) == ([(0, "keep")], 2)

    asyncio.run(play())


def test_an_answer_that_was_taken_back_is_not_given_again_by_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with _bidding(tmp_path, "Ada", "Bo", "Cy", answer_seconds=1000.0) as (_, live, (ada, _bo, _cy)):
            await ask(ada, live, "choices", n=live.n, option="bid:1", seat=0)
            assert live.passing_seat() == 0
            assert await ask(ada, live, "choices", n=live.n, option="keep", seat=0) == (200, "")
            assert await ask(ada, live, "undo", n=live.n, seat=0) == (200, "")
            assert (live.deciding, live.passing_seat()) == ([0], None)
            assert await ask(ada, live, "choices", n=live.n, option="keep", seat=0) == (200, "")

    asyncio.run(play())


def test_a_secret_answer_takes_as_long_for_one_who_holds_something_as_for_one_who_does_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with _bidding(tmp_path, "Ada", "Bo", "Cy", answer_seconds=1000.0) as (_, live, (ada, _bo, _cy)):
            assert delay(live, 0, 0.5, 1.0) == 0.5
            await ask(ada, live, "choices", n=live.n, option="bid:1", seat=0)
            without = [delay(live, 0, 0.5, 1.0) for _ in range(200)]
            await ask(ada, live, "choices", n=live.n, option="keep", seat=0)
            having = [delay(live, 1, 0.5, 1.0) for _ in range(200)]
            for times in (without, having):
                assert 0.7 <= min(times) < 0.8
                assert 1.2 < max(times) <= 1.3

    asyncio.run(play())


ARMIES = ("count:3 count:3 count:2 count:0 count:0 count:0 count:0 count:0", "count:2 " + "count:1 " * 7)
"""One that leaves no points after the third type, and one that is chosen to the last."""


def _rests(live: Live, army: str) -> list[float]:
    """How long a bot rests before each of its own choices of an army."""
    match, commitments, rests = live.begun().copy(), Commitments(1.0), []
    for option in army.split():
        if len(match.options(1)) == 1:
            break
        rests.append(commitments.rest(live, match, 1, option))
        match.choose(option, 1)
        if not match.is_committing or 1 not in match.seats:
            break
    return rests


def test_a_bot_s_commitment_is_whole_after_a_time_that_does_not_depend_on_its_parts(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, answer_seconds=1000.0) as hall:
            ada, _ = await hall.guest("Ada")
            places = [Seat(HUMAN, ada.id, "Ada", ""), BOTS[0]]
            live = await hall.house.live(await hall.opening.open_table(ada, "medieval_battle", {}, places, True))
            few, many = [[_rests(live, army) for _ in range(200)] for army in ARMIES]
            assert len(few[0]) < len(many[0])
            for rests in (few, many):
                assert not any(rest for each in rests for rest in each[:-1])
                last = [each[-1] for each in rests]
                assert 4.8 < min(last) < 5.5
                assert 8.5 < max(last) <= 9.1

    asyncio.run(play())


def test_a_bot_goes_on_with_its_commitment_at_once_and_makes_it_whole_after_a_while(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path, answer_seconds=0.2) as hall:
            ada, client = await hall.guest("Ada")
            begin = asyncio.get_running_loop().time()
            places = [Seat(HUMAN, ada.id, "Ada", ""), Seat(BOT, None, "Thrall", "thrall")]
            live = await hall.house.live(await hall.opening.open_table(ada, "medieval_battle", {}, places, True))
            assert (await look(client, live))["deciding"] == [0, 1]
            async with asyncio.timeout(30):
                while live.deciding != [0]:
                    await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() - begin >= 0.2 * 7 * 0.7

    asyncio.run(play())
