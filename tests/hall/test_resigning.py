"""Resigning and leaving: it is told, it ends the game or a bot goes on, and what was played can be replayed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest import mock

import pytest

import meadhall
from meadhall.engine.rng import Rng
from meadhall.hall.live import BOT, FREE, HUMAN, Seat
from tests.hall.inside import inside
from tests.hall.seats import ask, guests, look, sit, toys
from tests.hall.support import ME, OPEN, THRALL, Player, code

KARL = Seat(BOT, None, "Karl", "karl")


def _in_the_middle(ada: Player, game: str, choices: int = 12) -> str:
    """A table of a game at which one person plays all seats, after some choices."""
    usual = next(each for each in ada.http.get("/api/games").json()["games"] if each["slug"] == game)["usual_players"]
    table = str(ada.post("/api/tables", game=game, seats=[ME] * usual).json()["id"])
    rng = Rng(3, 0)
    made = 0
    while made < choices:
        seen = ada.look(table)
        # Where there is nothing to choose the house answers, perhaps in this very moment.
        if len(seen["options"]) > 1:
            option = seen["options"][rng.below(len(seen["options"]))]["option"]
            assert ada.choose(table, seen["n"], option, seen["viewer"]).status_code == 200
            made += 1
    return table


def test_among_two_the_other_wins_and_the_result_is_told_everywhere(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    n = ada.look(table)["n"]
    assert bo.post(f"/api/tables/{table}/resign", level="thrall").json() == {"done": True}
    for who in (ada, bo):
        seen = who.look(table)
        assert (seen["status"], seen["over"], seen["n"], seen["is_mine"]) == ("over", True, n + 1, False)
        assert (seen["winners"], seen["places"], seen["deciding"], seen["options"]) == ([0], [1, 2], [], [])
        assert seen["verdict"] == seen["result"] == "Resigned: Bo. Winner: Ada."
        assert [seat["resigned"] for seat in seen["seats"]] == [False, True]
        assert [(each["kind"], each["seat"]) for each in seen["events"]] == [("resigned", 1)]
        lists = who.http.get("/api/tables").json()
        assert [each["result"] for each in lists["lately"] if each["id"] == table] == [seen["result"]]
    assert "Zwycięstwo: Ada" in ada.look(table, lang="pl")["result"]
    refused = [
        bo.choose(table, n + 1, "pass"),
        ada.post(f"/api/tables/{table}/resign"),
        bo.post(f"/api/tables/{table}/leave"),
    ]
    assert [code(each) for each in refused] == [(409, "over")] * 3
    assert code(ada.post(f"/api/tables/{table}/undo", n=n + 1)) == (409, "undo-over")
    again = ada.post(f"/api/tables/{table}/rematch").json()["id"]
    assert [seat["name"] for seat in bo.look(again)["seats"]] == ["Bo", "Ada"]


def test_only_one_s_own_seat_can_be_given_up_and_only_while_the_game_goes_on(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    assert code(ada.post(f"/api/tables/{table}/resign")) == (409, "not-begun")
    bo.post(f"/api/tables/{table}/join")
    assert code(ada.post(f"/api/tables/{table}/resign", seat=1)) == (403, "forbidden")
    assert code(ada.post(f"/api/tables/{table}/resign", level="odin")) == (422, "bad-level")
    assert ada.look(table)["status"] == "running"


@pytest.mark.parametrize("game", meadhall.games())
def test_the_journal_of_a_game_that_was_given_up_replays_to_where_it_was_left_and_says_so(
    game: str, ada: Player, bo: Player
) -> None:
    table = _in_the_middle(ada, game)
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    after = ada.look(table, lang="pl", picture=True, layout="parts")
    assert (after["status"], after["winners"]) == ("over", [])
    assert bo.look(table, picture=True)["viewer"] == -3
    text = bo.http.get(f"/api/tables/{table}/journal").text
    assert "# Ada resigned." in text.splitlines()
    assert "# Everybody resigned." in text.splitlines()
    match = meadhall.replay(text)
    assert (len(match.entries), match.over) == (after["length"], False)
    assert meadhall.verify(text).holds
    assert bo.http.get(f"/api/tables/{table}/dice").json()["holds"]
    assert bo.post("/api/journals", text=text).status_code == 201
    moment = bo.http.get(f"/api/tables/{table}/moments/{after['length'] // 2}")
    assert moment.status_code == 200


def test_a_game_that_was_given_up_is_analysed(ada: Player) -> None:
    table = _in_the_middle(ada, "saga")
    ada.post(f"/api/tables/{table}/resign", seat=0)
    length = ada.look(table)["length"]
    found = ada.http.get(f"/api/tables/{table}/analysis")
    assert (found.status_code, len(found.json()["chances"])) == (200, length + 1)


def test_against_bots_alone_the_bots_win(ada: Player) -> None:
    table = ada.open(ME, THRALL)
    ada.post(f"/api/tables/{table}/resign")
    seen = ada.look(table)
    assert (seen["status"], seen["winners"]) == ("over", [1])


def test_among_more_a_bot_goes_on_until_one_is_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            (ada, first), (bo, second), (cy, third) = await guests(hall, "Ada", "Bo", "Cy")
            live = await sit(hall, ada, bo, cy)
            with mock.patch.object(hall.house, "after_change"):  # the bots do not move
                assert await ask(third, live, "resign", level="thrall") == (200, "")
                assert (live.seats[2].kind, live.seats[2].level, live.status) == (BOT, "thrall", "running")
                assert await ask(third, live, "return") == (409, "not-yours-to-take")
                assert await ask(third, live, "resign") == (403, "forbidden")
                seen = await look(third, live)
                assert seen["events"][0]["text"] == "Cy resigned; a bot (Thrall) plays on."
                assert [seat["can_return"] for seat in seen["seats"]] == [False] * 3
                assert await ask(second, live, "leave") == (200, "")
            seen = await look(first, live)
            assert (seen["status"], seen["winners"], seen["places"]) == ("over", [0], [1, 2, 2])
            assert seen["result"] == "Resigned: Bo, Cy. Winner: Ada."
            live = await hall.house.archive._load(live.id)
            assert (live.status, live.winners, live.n) == ("over", [0], 3)

    with toys():
        asyncio.run(play())


def test_when_only_bots_of_the_house_are_left_they_win_and_nothing_is_played_for_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            ((ada, first),) = await guests(hall, "Ada")
            live = await sit(hall, ada, more=(KARL, KARL))
            assert await ask(first, live, "resign") == (200, "")
            assert (live.status, live.winners, live.bot_seat()) == ("over", [1, 2], None)

    with toys():
        asyncio.run(play())


def test_a_game_goes_on_for_somebody_who_was_replaced_and_may_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as hall:
            (ada, first), (bo, _) = await guests(hall, "Ada", "Bo")
            live = await sit(hall, ada, bo, more=(KARL,))
            live.seats[1] = Seat(BOT, bo.id, "Bo", "karl")
            assert await ask(first, live, "resign") == (200, "")
            assert live.status == "running"

    with toys():
        asyncio.run(play())


def test_before_the_game_a_seat_that_is_left_is_free_again(ada: Player, bo: Player) -> None:
    table = str(ada.post("/api/tables", game="bretwalda", seats=[ME, OPEN, OPEN], public=True).json()["id"])
    assert code(bo.post(f"/api/tables/{table}/leave")) == (403, "forbidden")
    assert bo.post(f"/api/tables/{table}/join", adds_luck=True).json() == {"seat": 1}
    assert bo.post(f"/api/tables/{table}/leave").json() == {"done": True}
    seen = ada.look(table)
    assert [seat["kind"] for seat in seen["seats"]] == [HUMAN, FREE, FREE]
    assert [each["text"] for each in seen["events"]] == ["Bo left before the game began."]
    assert bo.post(f"/api/tables/{table}/join").json() == {"seat": 1}
    assert ada.post(f"/api/tables/{table}/leave").json() == {"done": True}
    assert [seat["kind"] for seat in bo.look(table)["seats"]] == [FREE, HUMAN, FREE]
