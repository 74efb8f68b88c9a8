"""What is said at tables, by whom, and who may say no more."""

from __future__ import annotations

from typing import Any

from tests.hall.support import ME, OPEN, Player, Server, code


def _say(player: Player, table: str, text: str = "hello") -> Any:
    return player.post(f"/api/tables/{table}/chat", text=text)


def test_who_sits_or_watches_may_talk_and_is_marked_as_what_they_are(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    eve = server.player("Eve")
    assert code(_say(eve, table)) == (403, "not-at-table")
    assert eve.look(table)["may_chat"]
    assert [_say(each, table).status_code for each in (ada, bo, eve)] == [201] * 3
    said = [(each["name"], each["role"], each["seat"]) for each in ada.look(table)["chat"]]
    assert said == [("Ada", "seat", 0), ("Bo", "seat", 1), ("Eve", "spectator", None)]


def test_a_stranger_reads_and_does_not_talk(server: Server, ada: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    stranger = Player(server.address)
    assert not stranger.look(table)["may_chat"]
    assert code(_say(stranger, table)) == (401, "who-are-you")


def test_the_owner_mutes_at_their_table_and_nobody_else_does(server: Server, ada: Player, bo: Player) -> None:
    table, other = ada.open(ME, OPEN, public=True), ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    bo.look(other)
    eve = server.player("Eve")
    eve.look(table)
    for each in (ada, bo, eve):
        assert _say(each, table).status_code == 201
    lines = {each["name"]: each for each in ada.look(table)["chat"]}
    assert {name: each["may_mute"] for name, each in lines.items()} == {"Ada": False, "Bo": True, "Eve": True}
    assert not any(each["may_mute"] for each in bo.look(table)["chat"])

    def mute(who: Player, at: str, name: str, **form: bool) -> Any:
        return who.post(f"/api/tables/{at}/mutes", saying=lines[name]["id"], **form)

    assert code(mute(bo, table, "Eve")) == (403, "not-owner")
    assert code(mute(ada, table, "Ada")) == (403, "forbidden")
    assert code(mute(ada, other, "Bo")) == (404, "not-found")
    for name, who in (("Bo", bo), ("Eve", eve)):
        assert mute(ada, table, name).json() == {"muted": True}
        assert code(_say(who, table)) == (403, "muted")
        assert not who.look(table)["may_chat"]
    assert [each["is_muted"] for each in ada.look(table)["chat"]] == [False, True, True]
    assert not any(each["is_muted"] for each in eve.look(table)["chat"])
    assert _say(bo, other).status_code == 201
    assert mute(ada, table, "Bo", muted=False).json() == {"muted": False}
    assert _say(bo, table).status_code == 201
    assert code(_say(eve, table)) == (403, "muted")
