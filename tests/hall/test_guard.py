"""What every request passes: limits, origins, CSRF, headers, and what is malformed."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.hall.support import ME, RIGHT, WRONG, Player, Server, code, running


def test_a_change_without_the_csrf_word_is_refused(ada: Player) -> None:
    del ada.http.headers["X-CSRF"]
    assert code(ada.post("/api/tables", game="saga", seats=[ME, ME])) == (403, "bad-csrf")
    wrong = ada.http.post("/api/tables", json={"game": "saga", "seats": [ME, ME]}, headers={b"X-CSRF": b"wr\xf6ng"})
    assert code(wrong) == (403, "bad-csrf")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://[", "file://"])
def test_a_change_from_another_site_is_refused(ada: Player, origin: str) -> None:
    ada.http.headers["Origin"] = origin
    assert code(ada.post("/api/tables", game="saga", seats=[ME, ME])) == (403, "bad-origin")
    assert code(ada.post("/api/guests", name="Eve")) == (403, "bad-origin")


def test_a_change_from_our_own_page_passes(server: Server, ada: Player) -> None:
    ada.http.headers["Origin"] = server.address
    assert ada.post("/api/tables", game="saga", seats=[ME, ME]).status_code == 201


def test_news_are_not_told_to_another_site(server: Server, ada: Player) -> None:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{ada.open(ME, ME)}/news"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://evil.example"))
    with connect(address, origin=Origin(server.address)):
        pass


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/games/saga/definitions.svg", 200),
        ("GET", "/static/index.html", 200),
        ("GET", "/healthz", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/nothing", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/guests", 422),
        ("POST", "/api/tables", 401),
        ("GET", "/table/abc", 404),
    ],
)
def test_every_answer_has_the_security_headers(server: Server, method: str, path: str, status: int) -> None:
    answer = Player(server.address).http.request(method, path, json={"game": "saga", "seats": [ME, ME]})
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_what_is_personal_is_kept_in_no_cache(ada: Player) -> None:
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"


def test_too_many_requests_are_refused_in_the_reader_s_language(tmp_path: Path) -> None:
    with running(tmp_path / "hall.db", tmp_path / "log", address_requests_per_minute=40) as server:
        player = Player(server.address, language="pl")
        answers = [player.http.get("/api/me") for _ in range(30)]
        refused = next(each for each in answers if each.status_code == 429)
        assert refused.json() == {"code": "too-much", "message": "Za dużo naraz; odczekaj chwilę."}
        assert refused.headers["retry-after"]
        assert "content-security-policy" in refused.headers


def test_passwords_names_tables_and_chat_have_limits_of_their_own(tmp_path: Path) -> None:
    few = dict.fromkeys([f"{what}_per_minute" for what in ("words", "tables", "newcomers", "logins")], 6)
    with running(tmp_path / "hall.db", tmp_path / "log", **few) as server:
        ada = server.player("Ada")
        table = ada.open(ME, ME)

        def first_refusal(path: str, **body: object) -> tuple[int, str]:
            answers = [ada.post(path, **body) for _ in range(5)]
            assert answers[0].status_code != 429
            return code(answers[-1])

        assert first_refusal(f"/api/tables/{table}/chat", text="hello") == (429, "too-much")
        assert first_refusal("/api/tables", game="saga", seats=[ME, ME]) == (429, "too-much")
        assert first_refusal("/api/sessions", name="Ada", password=WRONG) == (429, "too-much")
        newcomers = [Player(server.address).post("/api/guests", name="Bo") for _ in range(5)]
        assert code(newcomers[-1]) == (429, "too-much")
        assert ada.http.get("/api/me").status_code == 200


def test_a_big_body_is_refused_whether_it_says_so_or_not(ada: Player) -> None:
    big = b'{"text": "' + b"x" * 600_000 + b'"}'
    json = {"Content-Type": "application/json"}
    assert code(ada.http.post("/api/journals", content=big, headers=json)) == (413, "too-big")
    assert code(ada.http.post("/api/journals", content=iter([big]), headers=json)) == (413, "too-big")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"\\ud800": 1, "name": "Ada"}',
        b'{"name": "Ada", "more": 1}',
        b'{"name": 1}',
        b'{"name": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"name": NaN}',
    ],
)
def test_what_is_malformed_gets_a_sentence(ada: Player, body: bytes) -> None:
    answer = ada.http.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "malformed"


def test_a_body_of_another_type_is_refused(ada: Player) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense", ""):
        answer = ada.http.post("/api/guests", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert code(answer) == (422, "malformed")


def test_control_characters_are_refused_everywhere(ada: Player) -> None:
    table = ada.open(ME, ME)
    asked = [
        ada.post(f"/api/tables/{table}/chat", text="a\x00b"),
        ada.post("/api/tokens", label="\x00"),
        ada.post("/api/accounts", name="A\x00", password=RIGHT),
        ada.post("/api/sessions", name="A\x00", password=RIGHT),
        ada.http.get("/api/tables/%00%00%00"),
        ada.http.get(f"/api/tables/{table}%00"),
        ada.http.get("/api/games/%00/manual"),
    ]
    assert {answer.status_code for answer in asked} == {404, 422}


def test_huge_numbers_are_refused(ada: Player) -> None:
    table = ada.open(ME, ME)
    assert ada.choose(table, 10**30, "pass").status_code == 422
    assert ada.choose(table, 0, "pass", 10**30).status_code == 422
    assert ada.http.get(f"/api/tables/{table}/moments/{10**30}").status_code == 404
    assert ada.http.get(f"/api/tables/{table}", params={"since": "9" * 5000}).status_code == 422
    assert ada.post("/api/tables", game="saga", seats=[ME, ME], options={"x": 10**400}).status_code == 422


def test_errors_speak_both_languages(server: Server) -> None:
    english, polish = Player(server.address), Player(server.address, language="pl,en;q=0.5")
    assert english.http.get("/api/tables/nothing").json()["message"] == "There is no such thing here."
    assert polish.http.get("/api/tables/nothing").json()["message"] == "Tego tu nie ma."
    assert english.http.get("/api/tables/nothing?lang=pl").json()["message"] == "Tego tu nie ma."


def test_every_refusal_has_a_text_in_both_languages() -> None:
    import re

    from meadhall.engine import match
    from meadhall.hall import __file__ as hall
    from meadhall.words import LANGUAGES, words

    code = "".join(each.read_text() for each in Path(hall).parent.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*\d+, "([a-z-]+)"', code)) | set(re.findall(r'\d+: "([a-z-]+)"', code))
    codes |= set(re.findall(r'refuse\(scope, \d+, "([a-z-]+)"', code))
    codes |= {f"undo-{value}" for name, value in vars(match).items() if name.startswith("UNDO_")}
    assert len(codes) > 20
    for language in LANGUAGES:
        assert all(words("meadhall.hall", language).has(f"error-{each}") for each in codes)
