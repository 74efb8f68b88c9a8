"""Pages and their previews: what a shared link says of itself, and `HEAD` wherever there is `GET`."""

from __future__ import annotations

import html
import re
from pathlib import Path

import httpx
import pytest

from meadhall.hall.shown import hall_words
from tests.hall.support import ME, OPEN, Player, Server, running


def _preview(answer: httpx.Response) -> dict[str, str]:
    """What a page says of itself."""
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', answer.text)
    return {name: html.unescape(content) for name, content in found}


def test_a_public_table_is_known_by_who_plays_and_by_what_spectators_see(ada: Player) -> None:
    table = ada.open(ME, {"kind": "guest", "name": "Bo"}, public=True)
    page = ada.http.get(f"/table/{table}")
    told = _preview(page)
    assert told["title"] == "SAGA"
    assert told["description"] == "At the table: Ada, Bo."
    first = httpx.get(told["image"])
    assert first.headers["content-type"] == "image/svg+xml"
    assert first.text.startswith("<svg")
    assert "data-option" not in first.text
    seen = ada.my_turn(table)
    ada.choose(table, seen["n"], seen["options"][0]["option"])
    assert httpx.get(told["image"]).text != first.text


def test_a_private_table_shows_only_what_the_game_looks_like(ada: Player) -> None:
    table = ada.open(ME, ME)
    page = Player(str(ada.http.base_url), language="pl").http.get(f"/table/{table}")
    told = _preview(page)
    assert told["description"] == "Prywatny stół."
    assert "Ada" not in page.text
    cover = ada.http.get("/api/games/saga/picture.svg", params={"lang": "pl"}).text
    assert httpx.get(told["image"]).text == cover


def test_names_cannot_break_out_of_a_preview(ada: Player) -> None:
    """Such names are refused anyway; the page does not rely on that."""
    table = ada.open(ME, OPEN, public=True)
    assert _preview(ada.http.get(f"/table/{table}"))["description"] == "At the table: Ada. A seat is free."
    answer = ada.http.get("/table/%22%3E%3Cscript%3E")
    assert answer.status_code == 404
    assert "<script>" not in answer.text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_pages_speak_the_reader_s_language(server: Server, language: str) -> None:
    page = Player(server.address, language=language).http.get("/new/northgard")
    assert f'<html lang="{language}">' in page.text
    assert _preview(page)["title"].startswith(hall_words(language).say("page-new-table"))
    assert httpx.get(_preview(page)["image"]).status_code == 200


_NOWHERE = {"en": "There is nothing at this address.", "pl": "Pod tym adresem nic nie ma."}


@pytest.mark.parametrize("language", _NOWHERE)
def test_where_there_is_nothing_the_document_says_so_itself(server: Server, language: str) -> None:
    """To browsers that run no scripts, and to those who are sent the link."""
    for path in ("/nothing", "/table/abcdefghij", "/new/chess", "/apiary"):
        page = Player(server.address, language=language).http.get(path)
        assert page.status_code == 404
        assert _NOWHERE[language] in _preview(page)["description"]
        assert f"<p>{_NOWHERE[language]}" in page.text.partition("<noscript>")[2]
    whole = Player(server.address, language=language).http.get("/")
    assert _NOWHERE[language] not in whole.text


def test_a_table_that_is_closed_or_to_which_a_link_leads_no_more_says_so_itself(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN)
    page = bo.http.get(f"/table/{table}", params={"invitation": "nonsense"})
    assert page.status_code == 410
    assert "This invitation no longer holds" in _preview(page)["description"]
    assert ada.http.get(f"/table/{table}").status_code == 200
    assert ada.post(f"/api/tables/{table}/close").json() == {"closed": True}
    page = bo.http.get(f"/table/{table}")
    assert page.status_code == 410
    assert "<p>This table has been closed.</p>" in page.text.partition("<noscript>")[2]


def test_who_asks_for_a_page_is_refused_by_a_page_with_the_way_home(tmp_path: Path) -> None:
    with running(tmp_path / "hall.db", tmp_path / "log", address_requests_per_minute=20) as hall:
        http = Player(hall.address, language="pl").http
        refused = [each for each in [http.get("/table/abcdefghij") for _ in range(12)] if each.status_code == 429]
        assert refused[0].headers["content-type"].startswith("text/html")
        assert "<p>Za dużo naraz; odczekaj chwilę.</p>" in refused[0].text
        assert '<html lang="pl">' in refused[0].text
        assert '<a href="/">' in refused[0].text
        assert "content-security-policy" in refused[0].headers
        assert http.head("/").status_code == 429
        assert http.get("/api/me").json()["code"] == "too-much"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/saga",
        "/nothing",
        "/healthz",
        "/metrics",
        "/openapi.json",
        "/static/icon.svg",
        "/static/nothing.js",
        "/api/games",
        "/api/games/saga/form",
        "/api/games/saga/picture.svg",
        "/api/games/saga/choices/viking.svg",
        "/api/games/saga/choices/nobody.svg",
        "/api/me",
        "/api/nothing",
    ],
)
def test_head_answers_as_get_does_without_the_body(server: Server, path: str) -> None:
    http = Player(server.address).http
    whole, head = http.get(path), http.head(path)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""
    assert whole.content != b""


def test_head_works_at_tables_too(ada: Player) -> None:
    table = ada.open(ME, OPEN)
    for path in (f"/table/{table}", f"/api/tables/{table}", f"/api/tables/{table}/preview.svg"):
        assert ada.http.head(path).status_code == 200
        assert ada.http.head(path).content == b""
