"""Hints at a table: for whom, on which position, and without what is hidden."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from unittest import mock

from meadhall.hall.answers import Hint
from meadhall.hall.database import create_database
from meadhall.hall.settings import database_url
from meadhall.hall.thinking import Thinkers
from tests.hall.inside import inside
from tests.hall.support import ME, OPEN, THRALL, Player, Server, code

GUEST = {"kind": "guest", "name": "Guest"}


def _ask(player: Player, table: str, seen: dict[str, Any], **form: Any) -> Any:
    return player.post(f"/api/tables/{table}/hints", **{"n": seen["n"], **form})


def test_who_plays_against_bots_gets_a_hint_for_every_option(ada: Player) -> None:
    table = ada.open(ME, THRALL)
    seen = ada.my_turn(table)
    assert seen["hints"]
    answer = _ask(ada, table, seen)
    assert answer.status_code == 200, answer.text
    hint = Hint.model_validate(answer.json())
    assert hint.n == seen["n"]
    assert sorted(each.option for each in hint.suggestions) == sorted(each["option"] for each in seen["options"])
    labels = {each["option"]: each["label"] for each in seen["options"]}
    assert all(each.label == labels[each.option] for each in hint.suggestions)
    assert ada.look(table)["n"] == seen["n"]


def test_a_hint_comes_in_the_language_of_who_asks(ada: Player) -> None:
    table = ada.open(ME, THRALL)
    seen = ada.my_turn(table, lang="pl")
    answer = ada.http.post(f"/api/tables/{table}/hints", json={"n": seen["n"]}, params={"lang": "pl"})
    labels = {each["option"]: each["label"] for each in seen["options"]}
    assert {each["option"]: each["label"] for each in answer.json()["suggestions"]} == labels


def test_against_people_there_are_no_hints_unless_the_table_says_so(ada: Player, bo: Player) -> None:
    for form, is_allowed in (({}, False), ({"hints": True}, True), ({"hints": False}, False)):
        table = ada.open(ME, OPEN, public=True, **form)
        bo.post(f"/api/tables/{table}/join")
        who = ada if ada.look(table)["is_mine"] else bo
        seen = who.look(table)
        assert seen["hints"] == is_allowed
        answer = _ask(who, table, seen)
        assert answer.status_code == 200 if is_allowed else code(answer) == (403, "no-hints")


def test_players_at_one_screen_get_no_hints_unless_the_table_says_so(ada: Player) -> None:
    assert not ada.my_turn(ada.open(ME, GUEST))["hints"]
    assert ada.my_turn(ada.open(ME, GUEST, hints=True))["hints"]


def test_a_table_against_bots_can_do_without_hints(ada: Player) -> None:
    table = ada.open(ME, THRALL, hints=False)
    seen = ada.my_turn(table)
    assert not seen["hints"]
    assert code(_ask(ada, table, seen)) == (403, "no-hints")


def test_a_hint_is_for_the_position_and_the_seat_that_ask(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True, hints=True)
    bo.post(f"/api/tables/{table}/join")
    who, other = (ada, bo) if ada.look(table)["is_mine"] else (bo, ada)
    seen = who.look(table)
    assert code(_ask(who, table, seen, n=seen["n"] + 1)) == (409, "stale")
    assert code(_ask(other, table, seen, seat=seen["viewer"])) == (403, "forbidden")
    assert code(_ask(other, table, seen)) == (409, "illegal")
    assert code(_ask(server.player("Eve"), table, seen)) == (403, "forbidden")
    assert code(_ask(Player(server.address), table, seen))[0] in (401, 403)
    assert not other.look(table)["hints"]


def test_hints_are_rationed(tmp_path: Path) -> None:
    async def asked() -> list[int]:
        async with inside(tmp_path, hints_per_minute=2) as hall:
            person, client = await hall.guest("Ada")
            live = await hall.table(person, person)
            live.hints = True
            form = {"n": live.n, "seat": live.begun().seats[0]}
            with mock.patch.object(Thinkers, "advise", return_value=[]):
                return [(await client.post(f"/api/tables/{live.id}/hints", json=form)).status_code for _ in range(2)]

    assert asyncio.run(asked()) == [200, 429]


def test_a_hint_that_does_not_come_is_said_so(tmp_path: Path) -> None:
    async def asked() -> tuple[int, str]:
        async with inside(tmp_path) as hall:
            person, client = await hall.guest("Ada")
            live = await hall.table(person, person)
            live.hints = True
            form = {"n": live.n, "seat": live.begun().seats[0]}
            with mock.patch.object(Thinkers, "advise", return_value=None):
                return code(await client.post(f"/api/tables/{live.id}/hints", json=form))

    assert asyncio.run(asked()) == (503, "no-advice")


def test_an_older_database_learns_of_hints(tmp_path: Path) -> None:
    file = tmp_path / "old.db"

    async def prepare() -> None:
        database = create_database(database_url(str(file)))
        await database.prepare()
        await database.dispose()

    asyncio.run(prepare())
    with sqlite3.connect(file) as old:
        old.execute("ALTER TABLE tables DROP COLUMN hints")
        old.execute("UPDATE meta SET value = '1' WHERE name = 'version'")
    asyncio.run(prepare())
    with sqlite3.connect(file) as new:
        assert "hints" in [column[1] for column in new.execute("PRAGMA table_info(tables)")]
        assert new.execute("SELECT value FROM meta WHERE name = 'version'").fetchone() != ("1",)
