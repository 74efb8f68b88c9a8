"""Taking back past what undo allows: all other people must agree, bots always do, and it is a record like an undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import meadhall
from meadhall.engine.rng import Rng
from meadhall.hall.live import BOT, Seat
from tests.hall.inside import inside
from tests.hall.seats import ask, guests, look, sit, toys
from tests.hall.support import ME, OPEN, THRALL, Player, code

KARL = Seat(BOT, None, "Karl", "karl")


def _two(ada: Player, bo: Player) -> tuple[str, Player, Player]:
    """A table, who decides there first, and the other."""
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    return (table, ada, bo) if ada.look(table)["is_mine"] else (table, bo, ada)


def _past_undo(table: str, who: Player, other: Player) -> dict[str, Any]:
    """Play at random until somebody has chosen and can no longer take it back; the table as they see it."""
    rng = Rng(4, 0)
    while True:
        for each in (who, other):
            seen = each.look(table)
            if seen["is_mine"]:
                each.choose(table, seen["n"], seen["options"][rng.below(len(seen["options"]))]["option"])
        seen = who.look(table)
        if seen["undo"]["can_ask"] and not seen["undo"]["can"] and not seen["is_mine"]:
            return seen


def test_what_undo_does_not_allow_is_taken_back_when_the_other_agrees(ada: Player, bo: Player) -> None:
    table, who, other = _two(ada, bo)
    seen = _past_undo(table, who, other)
    assert who.post(f"/api/tables/{table}/takebacks", n=seen["n"]).json() == {"done": False}
    told = who.look(table)["takeback"]
    assert (told["is_mine"], told["wanted"], told["agreed"], told["asked"]) == (True, False, 0, 1)
    told = other.look(table)["takeback"]
    assert (told["is_mine"], told["wanted"], told["seat"]) == (False, True, seen["viewer"])
    assert who.look(table)["length"] == seen["length"]
    answer = other.post(f"/api/tables/{table}/takebacks/answers", n=told["n"], agrees=True)
    assert answer.json() == {"done": True}
    after = who.look(table)
    assert (after["is_mine"], after["takeback"]) == (True, None)
    assert after["length"] < seen["length"]
    assert after["events"][-1]["kind"] == "takeback"
    assert after["n"] == seen["n"] + 1
    who.play(table, Rng(1, 0), 1)


def test_the_journal_after_a_takeback_replays_and_says_so(ada: Player, bo: Player) -> None:
    table, who, other = _two(ada, bo)
    seen = _past_undo(table, who, other)
    who.post(f"/api/tables/{table}/takebacks", n=seen["n"])
    other.post(f"/api/tables/{table}/takebacks/answers", n=seen["n"], agrees=True)
    who.play(table, Rng(1, 0), 1)
    other.post(f"/api/tables/{table}/resign")
    length = who.look(table)["length"]
    text = who.http.get(f"/api/tables/{table}/journal").text
    remarks = [line for line in text.splitlines() if line.startswith("#")]
    assert [("took back" in each, "resigned" in each.casefold()) for each in remarks] == [
        (True, False),
        (False, True),
        (False, True),
    ]
    assert len(meadhall.replay(text).entries) == length
    assert meadhall.verify(text).holds


def test_who_does_not_agree_is_named_and_nothing_is_taken_back(ada: Player, bo: Player) -> None:
    table, who, other = _two(ada, bo)
    seen = _past_undo(table, who, other)
    who.post(f"/api/tables/{table}/takebacks", n=seen["n"])
    refused = other.post(f"/api/tables/{table}/takebacks/answers", n=seen["n"], agrees=False)
    assert refused.json() == {"done": False}
    after = who.look(table)
    assert (after["takeback"], after["length"]) == (None, seen["length"])
    assert "did not agree" in after["events"][-1]["text"]
    late = other.post(f"/api/tables/{table}/takebacks/answers", n=seen["n"], agrees=True)
    assert code(late) == (409, "takeback-gone")


def test_a_question_lapses_when_somebody_plays_on_or_takes_it_back(ada: Player, bo: Player) -> None:
    table, who, other = _two(ada, bo)
    seen = _past_undo(table, who, other)
    who.post(f"/api/tables/{table}/takebacks", n=seen["n"])
    assert code(other.post(f"/api/tables/{table}/takebacks", n=seen["n"])) == (409, "takeback-open")
    playing = other.look(table)
    other.choose(table, playing["n"], playing["options"][0]["option"])
    assert who.look(table)["takeback"] is None
    n = who.look(table)["n"]
    assert who.post(f"/api/tables/{table}/takebacks", n=n).json() == {"done": False}
    who.post(f"/api/tables/{table}/takebacks/answers", n=n, agrees=False)
    after = who.look(table)
    assert (after["takeback"], after["events"]) == (None, [])


def test_only_those_who_play_there_ask_and_answer(ada: Player, bo: Player) -> None:
    table, who, other = _two(ada, bo)
    n = who.look(table)["n"]
    assert code(who.post(f"/api/tables/{table}/takebacks", n=n)) == (409, "undo-nothing")
    assert code(other.post(f"/api/tables/{table}/takebacks", n=n, seat=0 if other is bo else 1)) == (403, "forbidden")
    seen = _past_undo(table, who, other)
    assert code(who.post(f"/api/tables/{table}/takebacks", n=seen["n"] - 1)) == (409, "stale")
    who.post(f"/api/tables/{table}/takebacks", n=seen["n"])
    assert who.post(f"/api/tables/{table}/takebacks/answers", n=seen["n"], agrees=True).json() == {"done": False}
    other.post(f"/api/tables/{table}/resign")
    assert code(who.post(f"/api/tables/{table}/takebacks", n=who.look(table)["n"])) == (409, "undo-over")


def test_bots_always_agree(ada: Player) -> None:
    table = ada.open(ME, THRALL)
    ada.play(table, Rng(2, 0), 6)
    seen = ada.my_turn(table)
    while True:
        answer = ada.post(f"/api/tables/{table}/takebacks", n=seen["n"])
        if answer.status_code == 409:
            break
        assert answer.json() == {"done": True}
        seen = ada.my_turn(table)
    assert code(answer) == (409, "undo-nothing")
    assert ada.look(table)["events"][0]["text"] == "Ada took back a choice."
    ada.play(table, Rng(2, 0), 2)


def test_among_more_everybody_has_to_agree_while_bots_play_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            (ada, first), (bo, second), (cy, third), (_, eve) = await guests(hall, "Ada", "Bo", "Cy", "Eve")
            live = await sit(hall, ada, bo, cy, more=(KARL,))
            with mock.patch.object(hall.house, "after_change"):  # the bot moves when it is told to
                assert await ask(first, live, "choices", n=live.n, option="bid:1", seat=0) == (200, "")
                kept, n = len(live.begun().entries) - 1, live.n
                assert await ask(first, live, "takebacks", n=n) == (201, "")
                assert await ask(eve, live, "takebacks/answers", n=n, agrees=True) == (403, "forbidden")
                assert await ask(second, live, "takebacks/answers", n=n, agrees=True) == (200, "")
                await hall.house.choose_for(live, 3, "bid:0", live.n)
                seen = await look(third, live)
                assert (seen["takeback"]["agreed"], seen["takeback"]["asked"], seen["takeback"]["wanted"]) == (
                    1,
                    2,
                    True,
                )
                assert await ask(third, live, "takebacks/answers", n=n, agrees=True) == (200, "")
            assert len(live.begun().entries) == kept
            assert live.deciding == [0, 1, 2, 3]
            assert sorted(live.events[-1].others.split(", ")) == ["Bo", "Cy"]
            fresh = await hall.house.archive._load(live.id)
            assert (fresh.begun().journal, fresh.takeback, fresh.n) == (live.begun().journal, None, live.n)

    with toys():
        asyncio.run(play())
