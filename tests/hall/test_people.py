"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.hall.inside import inside
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
    assert stranger.http.get("/api/me").json() == {"person": None, "csrf": "", "is_alone": False}
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


@pytest.mark.parametrize("name", ["Sigrún", "SIGRÚN", " sigrún ", "Sigru\u0301n", "ＳＩＧＲÚＮ"])
def test_a_guest_cannot_carry_an_account_s_name_however_it_is_written(server: Server, ada: Player, name: str) -> None:
    Player(server.address).post("/api/accounts", name="Sigrún", password=RIGHT)
    assert code(Player(server.address).post("/api/guests", name=name)) == (409, "name-taken")
    assert code(ada.post("/api/guests", name=name)) == (409, "name-taken")
    seats = [ME, {"kind": "guest", "name": name}]
    assert code(ada.post("/api/tables", game="saga", seats=seats)) == (409, "name-taken")
    assert ada.http.get("/api/me").json()["person"]["name"] == "Ada"


def test_somebody_at_the_same_screen_who_is_given_no_name_is_numbered_but_not_as_an_account_is(server: Server) -> None:
    Player(server.address).post("/api/accounts", name="Thorgerd 2", password=RIGHT)
    thorgerd = server.player("Thorgerd")
    seats = [ME, {"kind": "guest"}]
    assert code(thorgerd.post("/api/tables", game="saga", seats=seats)) == (409, "name-taken")
    assert thorgerd.open(ME, {"kind": "guest", "name": "Hild"})
    long = server.player("Aethelflaed Lady of the Mercia")
    names = [seat["name"] for seat in long.look(long.open(*seats))["seats"]]
    assert names == ["Aethelflaed Lady of the Mercia", "Aethelflaed Lady of the Me 2"]


def test_an_account_keeps_its_name_and_may_sit_under_it(server: Server) -> None:
    owner = Player(server.address)
    owner.greet(owner.post("/api/accounts", name="Hallgerd", password=RIGHT))
    assert code(owner.post("/api/guests", name="Gunnar")) == (409, "account-keeps-name")
    assert owner.post("/api/guests", name="HALLGERD").json()["person"]["name"] == "HALLGERD"
    assert owner.open({"kind": "me", "name": "Hallgerd"}, ME)


def test_a_guest_whose_name_becomes_an_account_s_gets_a_number(server: Server) -> None:
    guests = [server.player(name) for name in ("Njal", "NJAL", "Njalson")]
    owner = Player(server.address)
    owner.greet(owner.post("/api/accounts", name="Njal", password=RIGHT))
    names = [each.http.get("/api/me").json()["person"]["name"] for each in [*guests, owner]]
    assert names == ["Njal 2", "Njal 2", "Njalson", "Njal"]


def test_passwords_are_counted_for_a_name_however_it_is_written(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with inside(tmp_path, logins_per_minute=6) as hall:
            ways = ["Strasse", "STRASSE", "Straße", " straße ", "ＳＴＲＡＳＳＥ"]
            tried = []
            for n, name in enumerate(ways):
                transport = httpx.ASGITransport(hall.app, client=(f"10.0.0.{n}", 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://hall") as guesser:
                    answer = await guesser.post("/api/sessions", json={"name": name, "password": WRONG})
                tried.append(answer.status_code)
            return tried

    assert asyncio.run(play()) == [403] * 3 + [429] * 2


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
