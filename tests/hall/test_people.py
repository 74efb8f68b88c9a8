"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hall.support import ME, RIGHT, WRONG, Player, Server, code, running


def test_a_guest_plays_at_once(ada: Player) -> None:
    assert ada.http.get("/api/me").json()["person"]["is_guest"] is True
    assert ada.open(ME, ME)


def test_a_guest_who_comes_again_takes_the_new_name_and_stays_the_same(ada: Player) -> None:
    before = ada.http.get("/api/me").json()["person"]
    after = ada.post("/api/guests", name="  Ada   Byron ").json()["person"]
    assert (after["id"], after["name"]) == (before["id"], "Ada Byron")


@pytest.mark.parametrize("name", ["", " ", "x" * 31, "<b>", "a\x00b", "a\nb\tc<", "\u202eevil", "-", "😀"])
def test_a_name_must_be_one_that_can_be_shown(server: Server, name: str) -> None:
    assert code(Player(server.address).post("/api/guests", name=name)) in [(422, "bad-name"), (422, "malformed")]


def test_a_stranger_may_look_but_change_nothing(server: Server) -> None:
    stranger = Player(server.address)
    assert stranger.http.get("/api/me").json() == {"person": None, "csrf": ""}
    assert code(stranger.post("/api/tables", game="saga", seats=[ME, ME])) == (401, "who-are-you")


def test_an_account_keeps_the_guest_that_one_was(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    guest = ada.http.get("/api/me").json()["person"]["id"]
    ada.greet(ada.post("/api/accounts", name="Ada Lovelace", password=RIGHT))
    assert ada.http.get("/api/me").json()["person"] == {"id": guest, "name": "Ada Lovelace", "is_guest": False}
    elsewhere = Player(server.address)
    elsewhere.greet(elsewhere.post("/api/sessions", name="ada  LOVELACE", password=RIGHT))
    assert elsewhere.look(table)["my_seats"] == [0, 1]


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(server: Server, bo: Player) -> None:
    bo.greet(bo.post("/api/accounts", name="Bo Bo", password=RIGHT))
    stranger = Player(server.address)
    wrong = stranger.post("/api/sessions", name="Bo Bo", password=WRONG)
    unknown = stranger.post("/api/sessions", name="Nobody", password=WRONG)
    assert code(wrong) == (403, "wrong-password")
    assert wrong.content == unknown.content


def test_a_name_is_taken_once_however_it_is_written(server: Server) -> None:
    first, second = Player(server.address), Player(server.address)
    assert first.post("/api/accounts", name="Straße", password=RIGHT).status_code == 201
    assert code(second.post("/api/accounts", name="STRASSE", password=WRONG)) == (409, "name-taken")


def test_a_name_that_grows_too_long_when_compared_is_refused(server: Server) -> None:
    assert code(Player(server.address).post("/api/accounts", name="ΐ" * 30, password=RIGHT)) == (
        422,
        "bad-name",
    )


def test_a_password_must_not_be_short(server: Server) -> None:
    assert code(Player(server.address).post("/api/accounts", name="Cy", password=RIGHT[:7])) == (422, "short-password")


def test_the_cookie_is_for_this_site_and_not_for_scripts(server: Server) -> None:
    cookie = Player(server.address).post("/api/guests", name="Ada").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_leaving_ends_the_session_for_good(server: Server, ada: Player) -> None:
    key = ada.http.cookies["meadhall_session"]
    assert ada.http.delete("/api/sessions").json()["person"] is None
    thief = Player(server.address)
    thief.http.cookies["meadhall_session"] = key
    assert thief.http.get("/api/me").json()["person"] is None


def test_logging_in_ends_the_session_that_one_had(server: Server, ada: Player) -> None:
    key = ada.http.cookies["meadhall_session"]
    ada.greet(ada.post("/api/accounts", name="Ada Rotated", password=RIGHT))
    thief = Player(server.address)
    thief.http.cookies["meadhall_session"] = key
    assert thief.http.get("/api/me").json()["person"] is None


def test_a_token_acts_for_its_person_without_cookie_and_csrf(server: Server, ada: Player) -> None:
    program = Player(server.address, ada.token())
    assert program.http.get("/api/me").json()["person"] == ada.http.get("/api/me").json()["person"]
    assert program.open(ME, ME)


def test_tokens_can_be_forgotten_one_or_all(server: Server, ada: Player) -> None:
    one, other = Player(server.address, ada.token()), Player(server.address, ada.token())
    one.http.delete("/api/sessions")
    assert one.http.get("/api/me").json()["person"] is None
    assert ada.http.delete("/api/tokens").json() == {"forgotten": 1}
    assert other.http.get("/api/me").json()["person"] is None
    assert ada.http.get("/api/me").json()["person"] is not None


def test_a_token_is_no_cookie_and_a_session_no_token(server: Server, ada: Player) -> None:
    as_cookie = Player(server.address)
    as_cookie.http.cookies["meadhall_session"] = ada.token()
    assert as_cookie.http.get("/api/me").json()["person"] is None
    as_token = Player(server.address, ada.http.cookies["meadhall_session"])
    assert as_token.http.get("/api/me").json()["person"] is None


def test_behind_https_the_cookie_stays_there(tmp_path: Path) -> None:
    with running(tmp_path / "hall.db", tmp_path / "log", is_secure=True) as server:
        answer = Player(server.address).post("/api/guests", name="Ada")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
