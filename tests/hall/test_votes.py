"""Absence is a rule of the table: who is away by it is replaced when all others agree, and takes the seat back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from meadhall.hall.absence import NEVER, Absence
from meadhall.hall.live import BOT, HUMAN, Live, Seat
from meadhall.hall.presence import absent
from meadhall.hall.schema import presence, seats
from tests.hall.inside import Inside, inside
from tests.hall.seats import AWAY, CLOCK, HOUR, ask, guests, look, sit, toys, turn_back

VOTE = {"seat": 2, "level": "thrall"}


def _play(folder: Path, story: Callable[[Inside], Awaitable[None]]) -> None:
    async def play() -> None:
        async with inside(folder) as hall:
            await story(hall)

    with toys():
        asyncio.run(play())


def test_a_vote_is_complete_when_all_others_have_agreed(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second), (cy, third) = await guests(hall, "Ada", "Bo", "Cy")
        live = await sit(hall, ada, bo, cy, absence=AWAY)
        for each in (first, second, third):
            assert (await look(each, live))["absence"]["replaceable"] == []
        await turn_back(hall, live, HOUR, cy)
        assert (await look(first, live))["absence"]["replaceable"] == [2]
        for _ in range(2):  # twice is still once
            assert await ask(first, live, "replacements", **VOTE) == (201, "")
        assert (await look(second, live))["absence"]["votes"] == {"2": 1}
        assert live.seats[2].kind == HUMAN
        assert await ask(second, live, "replacements", **VOTE) == (201, "")
        assert (live.seats[2].kind, live.seats[2].name, live.seats[2].level) == (BOT, "Cy", "thrall")
        assert await ask(first, live, "replacements", **VOTE) == (409, "no-replacement")
        for _ in range(400):
            if 2 not in live.deciding:
                break
            await asyncio.sleep(0.05)
        assert live.deciding == [0, 1]
        assert await ask(third, live, "choices", n=live.n, option="bid:0", seat=2) == (403, "forbidden")

    _play(tmp_path, story)


def test_the_replaced_person_is_told_and_takes_the_seat_back_from_a_bot_that_is_thinking(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second) = await guests(hall, "Ada", "Bo")
        live = await sit(hall, ada, bo, absence=AWAY)
        await look(second, live)
        await turn_back(hall, live, HOUR, bo)
        thought, chosen = asyncio.Event(), asyncio.Event()

        async def think(_live: Live, _seat: int) -> str:
            thought.set()
            await chosen.wait()
            return "bid:0"

        hall.app.state.thinkers.choose = think
        assert await ask(first, live, "replacements", seat=1) == (201, "")
        await thought.wait()
        seen = await look(second, live)
        assert (seen["my_seats"], [seat["can_return"] for seat in seen["seats"]]) == ([], [False, True])
        assert seen["events"][-1]["text"] == "Bo was away: a bot (Karl) took over the seat. Agreed: Ada."
        mine = (await second.get("/api/tables")).json()["mine"]
        assert [seat["can_return"] for seat in mine[0]["seats"]] == [False, True]
        assert await ask(first, live, "return") == (409, "not-yours-to-take")
        assert await ask(second, live, "return") == (200, "")
        chosen.set()
        await hall.house.finish_all()
        assert (live.seats[1].kind, 1 in live.deciding) == (HUMAN, True)
        assert await ask(second, live, "return") == (409, "not-yours-to-take")
        assert await ask(second, live, "choices", n=live.n, option="bid:1", seat=1) == (200, "")
        assert [each["kind"] for each in (await look(first, live))["events"]] == ["replaced", "returned"]

    _play(tmp_path, story)


def test_who_comes_back_in_time_keeps_the_seat_and_old_votes_are_void(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second), (cy, third) = await guests(hall, "Ada", "Bo", "Cy")
        live = await sit(hall, ada, bo, cy, absence=AWAY)
        for each in (first, second, third):
            await look(each, live)
        await turn_back(hall, live, HOUR, cy)
        assert await ask(first, live, "replacements", **VOTE) == (201, "")
        await look(third, live)
        assert await ask(second, live, "replacements", **VOTE) == (409, "not-absent")
        assert (await look(first, live))["absence"]["votes"] == {}
        await _lets_votes_age(hall, live)
        await turn_back(hall, live, HOUR, cy)
        assert await ask(second, live, "replacements", **VOTE) == (201, "")
        assert (await look(first, live))["absence"]["votes"] == {"2": 1}
        assert live.seats[2].kind == HUMAN

    async def _lets_votes_age(hall: Inside, live: Live) -> None:
        from meadhall.hall.schema import votes

        async with hall.house.database.begin() as connection:
            await connection.execute(update(votes).where(votes.c.table == live.id).values(at=votes.c.at - 2 * HOUR))

    _play(tmp_path, story)


def test_who_is_connected_and_thinking_is_never_replaced(tmp_path: Path) -> None:
    """Whatever the rule: a connection for news is enough, without a single request."""

    async def story(hall: Inside) -> None:
        (ada, first), (bo, second) = await guests(hall, "Ada", "Bo")
        for rule in (NEVER, AWAY, CLOCK, Absence("away", 1), Absence("clock", 1)):
            live = await sit(hall, ada, bo, absence=rule)
            await look(second, live)
            async with hall.app.state.presence.listening(live, bo.id):
                await turn_back(hall, live, 100 * 24 * HOUR, bo)
                expected = "never-replaced" if rule == NEVER else "not-absent"
                assert await ask(first, live, "replacements", seat=1) == (409, expected)
                assert (await look(first, live))["absence"]["replaceable"] == []
            assert (await look(first, live))["absence"]["replaceable"] == ([] if rule == NEVER else [1])

    _play(tmp_path, story)


def test_only_those_who_play_at_the_table_vote_and_not_about_themselves(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second), (_, eve) = await guests(hall, "Ada", "Bo", "Eve")
        live = await sit(hall, ada, bo, absence=AWAY)
        await look(second, live)
        await turn_back(hall, live, HOUR, bo)
        assert await ask(eve, live, "replacements", seat=1) == (403, "forbidden")
        assert await ask(second, live, "replacements", seat=1) == (403, "forbidden")
        assert await ask(first, live, "replacements", seat=1, level="odin") == (422, "bad-level")
        assert await ask(first, live, "replacements", seat=7) == (409, "no-replacement")
        assert await ask(first, live, "replacements", seat=0) == (403, "forbidden")
        assert live.seats[1].kind == HUMAN

    _play(tmp_path, story)


def test_a_clock_gives_every_choice_its_time_and_begins_anew_with_each(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second) = await guests(hall, "Ada", "Bo")
        live = await sit(hall, ada, bo, absence=CLOCK)
        await look(second, live)
        due = (await look(first, live))["absence"]["due"]
        assert set(due) == {"0", "1"}
        assert all(abs(at - time.time() - CLOCK.seconds) < HOUR for at in due.values())
        await turn_back(hall, live, CLOCK.seconds - HOUR, ada, bo)
        assert (await look(first, live))["absence"]["replaceable"] == []
        assert await ask(first, live, "choices", n=live.n, option="bid:0", seat=0) == (200, "")
        await turn_back(hall, live, 2 * HOUR, ada, bo)
        seen = await look(first, live)
        assert (seen["deciding"], seen["absence"]["replaceable"]) == ([1], [1])
        assert set(seen["absence"]["due"]) == {"1"}
        assert await ask(second, live, "choices", n=live.n, option="bid:1", seat=1) == (200, "")
        assert (await look(first, live))["absence"]["replaceable"] == []
        assert min((await look(first, live))["absence"]["due"].values()) > time.time() + CLOCK.seconds - HOUR

    _play(tmp_path, story)


def test_those_who_are_away_themselves_need_not_agree(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second), (cy, third) = await guests(hall, "Ada", "Bo", "Cy")
        live = await sit(hall, ada, bo, cy, absence=AWAY)
        for each in (first, second, third):
            await look(each, live)
        await turn_back(hall, live, HOUR, bo, cy)
        assert (await look(first, live))["absence"]["replaceable"] == [1, 2]
        assert await ask(first, live, "replacements", seat=1) == (201, "")
        assert [seat.kind for seat in live.seats] == [HUMAN, BOT, HUMAN]

    _play(tmp_path, story)


def test_nobody_is_away_before_the_game_has_begun_for_so_long(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (_, second) = await guests(hall, "Ada", "Bo")
        live = await sit(hall, ada, absence=AWAY, more=(Seat("free", None, "", ""),))
        await look(first, live)
        async with hall.house.database.begin() as connection:
            await connection.execute(update(presence).values(seen=presence.c.seen - 24 * HOUR))
        assert await ask(second, live, "join") == (200, "")
        assert (await look(second, live))["status"] == "running"
        assert await ask(second, live, "replacements", seat=0) == (409, "not-absent")

    _play(tmp_path, story)


def test_a_clock_that_jumps_back_a_day_makes_nobody_absent_and_nobody_wait_for_a_day(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, second) = await guests(hall, "Ada", "Bo")
        for rule in (AWAY, CLOCK):
            live = await sit(hall, ada, bo, absence=rule)
            await look(second, live)
            live.seats[1].asked = time.time() + 24 * HOUR
            async with hall.house.database.begin() as connection:
                await connection.execute(update(presence).values(seen=presence.c.seen + 24 * HOUR))
                await connection.execute(update(seats).values(asked=seats.c.asked + 24 * HOUR))
            assert (await look(first, live))["absence"]["replaceable"] == []
            await turn_back(hall, live, rule.seconds + 200, bo)
            assert (await look(first, live))["absence"]["replaceable"] == [1]

    _play(tmp_path, story)


def test_presence_is_written_rarely_and_not_at_all_without_a_rule(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        (ada, first), (bo, _) = await guests(hall, "Ada", "Bo")
        without, live = await sit(hall, ada, bo), await sit(hall, ada, bo, absence=AWAY)
        written: list[int] = []
        write = hall.app.state.presence._write

        async def counted(keys: list[tuple[str, str]]) -> None:
            written.append(len(keys))
            await write(keys)

        hall.app.state.presence._write = counted
        for _ in range(5):
            await look(first, live)
            await look(first, without)
        assert written == [1]
        async with hall.app.state.presence.listening(live, bo.id):
            await hall.app.state.presence.write_listeners()
        await hall.app.state.presence.write_listeners()
        assert written == [1, 1, 1]

    _play(tmp_path, story)


@pytest.mark.parametrize("rule", [AWAY, CLOCK])
def test_who_may_be_replaced_depends_on_connections_and_on_who_is_seen_to_decide_alone(
    rule: Absence, tmp_path: Path
) -> None:
    async def story(hall: Inside) -> None:
        (ada, _), (bo, _) = await guests(hall, "Ada", "Bo")
        live = await sit(hall, ada, bo, absence=rule)
        match = live.begun()
        later = time.time() + rule.seconds + HOUR
        found = []
        for option in match.options(0):
            other = match.copy()
            other.choose(option, 0)
            live.match = other
            found.append((live.deciding, absent(live, {}, later)))
        assert len({str(each) for each in found}) == 1
        assert found[0] == ([1], [0, 1] if rule == AWAY else [1])

    _play(tmp_path, story)
