"""Looks as changes: with answers, by news and by asking, each exactly what the viewer would see whole."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from unittest import mock

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from meadhall.engine.steps import NOBODY
from meadhall.hall.cuttings import Cuttings
from meadhall.hall.ears import Ear, Ears
from meadhall.hall.live import Live
from meadhall.hall.log import _LOGS, log_part
from meadhall.hall.looks import Looks, Wish
from meadhall.hall.people import Person
from meadhall.hall.remembered import Former, Remembered
from meadhall.hall.splices import check_of, joined
from meadhall.hall.version import version
from tests.hall.inside import inside
from tests.hall.support import ME, OPEN, Player, Server

_LAYOUT = "wide-bare"
_BESIDE = {"updated", "log", "log_start", "sentences", "sentence_start"}
"""What may differ between a look that was put together and one that came whole."""


def after(old: dict[str, Any], look: dict[str, Any]) -> dict[str, Any]:
    """What a page has after a look, as the page puts it together."""
    if "since" not in look:
        return look
    assert look["since"] == old["stamp"]
    new: dict[str, Any] = old | look["changed"] | {"stamp": look["stamp"]}
    if "picture" in look:
        new["picture"] = joined(old["picture"], look["picture"])
        assert check_of(new["picture"]) == look["check"]
    return new


class Page:
    """Somebody's page: what it has, how it asks."""

    def __init__(self, player: Player, server: Server, table: str, name: str) -> None:
        self._player = player
        self._server = server
        self._path = f"/api/tables/{table}"
        self._name = name
        self.has: dict[str, Any] = {}
        self.look()

    @property
    def query(self) -> dict[str, Any]:
        known = {"has": self.has["stamp"], "mark": self.has.get("log_mark", "")} if self.has else {}
        return {"lang": "en", "layout": _LAYOUT, "page": self._name, "described": "false"} | known

    def take(self, look: dict[str, Any]) -> dict[str, Any]:
        self.has = after(self.has, look)
        return look

    def look(self, **query: Any) -> dict[str, Any] | None:
        """What is new; nothing if nothing is."""
        answer = self._player.http.get(self._path, params=self.query | query)
        return self.take(answer.json()) if answer.status_code == 200 else None

    def post(self, what: str, **form: Any) -> dict[str, Any]:
        answer = self._player.http.post(f"{self._path}/{what}", params=self.query, json=form)
        assert answer.status_code < 300, answer.text
        return self.take(answer.json()["look"])

    def choose(self) -> dict[str, Any]:
        form = {"n": self.has["n"], "seat": self.has["viewer"], "option": self.has["options"][0]["option"]}
        return self.post("choices", **form)

    def whole(self) -> dict[str, Any]:
        """The table as it comes to who names nothing."""
        query = {"lang": "en", "layout": _LAYOUT, "described": "false"}
        return dict(self._player.http.get(self._path, params=query).json())

    def is_right(self) -> bool:
        """Whether what was put together is what would have come whole."""
        whole = self.whole()
        return {n: v for n, v in self.has.items() if n not in _BESIDE} == {
            n: v for n, v in whole.items() if n not in _BESIDE
        }

    @contextmanager
    def listening(self) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self._player.http.cookies.items())
        address = self._server.address.replace("http", "ws") + f"{self._path}/news?{httpx.QueryParams(self.query)}"
        with connect(address, additional_headers={"Cookie": cookie}, close_timeout=1) as socket:
            yield socket


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next news."""
    return dict(json.loads(socket.recv(timeout=20)))


@pytest.fixture
def two(server: Server, ada: Player, bo: Player) -> tuple[Page, Page]:
    """Two at a table, each with a page."""
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    return Page(ada, server, table, "page-of-ada"), Page(bo, server, table, "page-of-bo")


def test_a_choice_is_answered_with_what_has_changed(two: tuple[Page, Page]) -> None:
    for _ in range(12):
        for page in two:
            page.look()
            if page.has["is_mine"]:
                change = page.choose()
                assert "since" in change
                assert len(json.dumps(change)) < len(page.has["picture"]) / 2
            assert page.is_right()


def test_who_has_the_latest_look_is_told_nothing(two: tuple[Page, Page]) -> None:
    page, other = two
    assert page.look() is None
    other.post("chat", text="hello")
    change = page.look()
    assert change is not None
    assert set(change["changed"]) == {"chat"}
    assert page.has["chat"][-1]["text"] == "hello"
    assert page.look() is None


def test_the_position_in_words_comes_only_to_who_reads_it(two: tuple[Page, Page]) -> None:
    page, _ = two
    assert page.has["described"] == []
    change = page.look(described="true")
    assert change is not None
    assert set(change["changed"]) == {"described"}
    assert page.has["described"]
    assert page.look() is not None
    assert page.has["described"] == []


def test_what_the_house_has_forgotten_comes_whole(two: tuple[Page, Page]) -> None:
    page, other = two
    for stamp in ("0123456789abcdef", other.has["stamp"]):
        answer = page.look(has=stamp)
        assert answer is not None
        assert "since" not in answer
        assert page.is_right()


def test_news_tell_others_what_has_changed_and_the_doer_nothing_again(two: tuple[Page, Page]) -> None:
    doer, other = two if two[0].has["is_mine"] else two[::-1]
    with doer.listening() as mine, other.listening() as theirs:
        for page, socket in ((doer, mine), (other, theirs)):
            first = heard(socket)
            assert (first["what"], first["version"]) == ("here", version())
            assert [each.name for each in socket.protocol.extensions] == ["permessage-deflate"]
            page.take(first["look"])
        assert doer.take(heard(mine)["look"])["changed"].keys() == {"here"}
        doer.choose()
        news = heard(theirs)
        assert news["what"] == "moved"
        assert "since" in other.take(news["look"])
        assert other.is_right()
        other.post("chat", text="well done")
        news = heard(mine)
        assert news["what"] == "chat"
        doer.take(news["look"])
        assert set(news["look"]["changed"]) == {"chat"}
        assert doer.is_right()


def test_who_comes_back_is_told_at_once_what_was_missed(two: tuple[Page, Page]) -> None:
    doer, other = two if two[0].has["is_mine"] else two[::-1]
    doer.choose()
    with other.listening() as socket:
        assert "since" in other.take(heard(socket)["look"])
        assert other.is_right()


def test_a_page_that_looks_otherwise_hears_otherwise(two: tuple[Page, Page]) -> None:
    doer, other = two if two[0].has["is_mine"] else two[::-1]
    with other.listening() as socket:
        heard(socket)
        assert "since" not in (other.look(lang="pl") or {"since": ""})
        doer.choose()
        assert "since" in other.take(heard(socket)["look"])
        assert other.look(lang="pl") is None


def test_nobody_is_told_of_somebody_elses_page(two: tuple[Page, Page]) -> None:
    """Who calls a page by the name of another's changes nothing there."""
    doer, other = two if two[0].has["is_mine"] else two[::-1]
    with other.listening() as socket:
        other.take(heard(socket)["look"])
        name, doer._name = doer._name, other._name
        doer.look(has="")
        doer.choose()
        doer._name = name
        assert "since" in other.take(heard(socket)["look"])
        assert other.is_right()


def test_looks_are_sent_small_but_no_secrets_are(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    small = ada.http.get(f"/api/tables/{table}")
    assert small.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in small.headers["vary"].lower()
    assert "content-encoding" not in ada.http.get("/api/me").headers
    waiting = ada.http.get(f"/api/tables/{ada.open(ME, OPEN)}")
    assert waiting.json()["invitation"]
    assert waiting.headers["content-encoding"] == "identity"
    assert (
        httpx.get(f"{server.address}/api/games", headers={"Accept-Encoding": "identity"}).headers.get(
            "content-encoding"
        )
        is None
    )


def test_what_depends_on_the_program_alone_is_kept_for_ever(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        page = browser.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert browser.get("/games", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
        assert f"/static/{version()}/main.js" in page.text
        kept = ["/static/{}/main.js", "/api/words?lang=pl&v={}", "/api/games?lang=en&v={}"]
        kept += ["/api/games/saga/definitions.svg?v={}", "/api/games/saga/picture.svg?lang=en&v={}"]
        for path in kept:
            answer = browser.get(path.format(version()))
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"], path
            other = browser.get(path.format("0" * len(version())))
            assert other.content == answer.content
            assert other.headers["cache-control"] == "no-cache"
            again = browser.get(path.format("0" * len(version())), headers={"If-None-Match": other.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert all(f"v={version()}" in game["picture"] for game in browser.get("/api/games").json()["games"])
        assert browser.get("/api/me").headers["meadhall-version"] == version()
        assert browser.get("/api/me").headers["cache-control"] == "no-store"
        assert browser.get(f"/static/{version()}/nothing.js").status_code == 404


def test_only_so_much_is_remembered_and_the_longest_unused_is_forgotten() -> None:
    remembered, cuttings = Remembered(100_000), Cuttings()
    for n in range(200):
        viewer = ("table", f"person {n % 40}", 0, "en", "wide")
        remembered.keep(viewer, Former(str(n), {}, cuttings.cut("<g x/>" * n), None))
        assert remembered.size <= 100_000
        assert remembered.find(viewer, str(n)) is not None
    assert remembered.find(("table", "person 0", 0, "en", "wide"), "160") is None
    latest = ("table", "person 39", 0, "en", "wide")
    found = remembered.find(latest, "199")
    assert found is not None
    assert found.picture == cuttings.cut("<g x/>" * 199)
    assert remembered.find(latest, "39") is None


def test_a_log_that_was_read_before_is_read_on_as_if_it_were_read_anew(tmp_path: Path) -> None:
    async def play() -> int:
        async with inside(tmp_path) as hall:
            (ada, as_ada), (bo, as_bo) = await hall.guest("Ada"), await hall.guest("Bo")
            async with as_ada, as_bo:
                live, undone = await hall.table(ada, bo), 0
                for n in range(24):
                    seat = live.deciding[0]
                    options, who = live.begun().options(seat), (ada, bo)[seat]
                    await hall.house.choose(live, who, seat, options[n % len(options)], live.n_for(seat))
                    if n % 3 == 0 and live.begun().why_not_undo(seat) is None:
                        await hall.house.undo(live, who, seat, live.n_for(seat), False)
                        undone += 1
                    for eyes in (0, 1, NOBODY):
                        read_on = log_part(live, live.begun(), eyes, "en", "")
                        del _LOGS[live.id, eyes]
                        assert read_on == log_part(live, live.begun(), eyes, "en", "")
                return undone

    assert asyncio.run(play()) > 2


def test_while_a_page_waits_for_its_answer_it_hears_nothing(tmp_path: Path) -> None:
    async def play() -> list[bool]:
        async with inside(tmp_path) as hall:
            (ada, as_ada), (bo, as_bo) = await hall.guest("Ada"), await hall.guest("Bo")
            async with as_ada, as_bo:
                live = await hall.table(ada, bo)
                ears = hall.app.state.ears
                with ears.listening(Ear(live.id, ada, Wish("en", page="mine"))) as ear:
                    async with ears.held(live, ada, ear.wish):
                        telling = asyncio.create_task(ears.tell(live, ear))
                        await asyncio.sleep(0)
                        held = not telling.done()
                    told = await telling is not None
                    async with ears.held(live, bo, ear.wish) as others:
                        return [held, told, others is not ear, await ears.tell(live, ear) is None]

    assert asyncio.run(play()) == [True] * 4


def test_who_asks_is_answered_before_others_hear_of_it_who_do_not_wait_for_ever(tmp_path: Path) -> None:
    async def play(patience: float) -> bool:
        async with inside(tmp_path) as hall:
            (ada, as_ada), (bo, as_bo) = await hall.guest("Ada"), await hall.guest("Bo")
            async with as_ada, as_bo:
                live = await hall.table(ada, bo)
                ears = hall.app.state.ears
                with ears.listening(Ear(live.id, bo, Wish("en", page="theirs"))) as ear:
                    with mock.patch("meadhall.hall.ears._PATIENCE", patience):
                        telling = asyncio.create_task(ears.tell(live, ear))
                        async with ears.held(live, ada, Wish("en", page="mine")):
                            await asyncio.wait({telling}, timeout=0.0 if patience else None)
                            for _ in range(20):
                                await asyncio.sleep(0)
                            is_told = telling.done()
                    assert await telling is not None
                    return is_told

    assert not asyncio.run(play(600.0))
    assert asyncio.run(play(0.0))


class _SlowLooks:
    """Looks that take a while, and note who has got one."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def look(self, _live: Live, _person: Person | None, wish: Wish) -> None:
        await asyncio.sleep(0.002)
        self.told.append(wish.page)


@pytest.mark.parametrize("are_players", [True, False])
def test_many_pages_of_one_address_keep_nobody_else_waiting(are_players: bool) -> None:
    async def play() -> list[str]:
        looks, live = _SlowLooks(), mock.Mock()
        live.seats_of.return_value = [0] if are_players else []
        ears = Ears(cast("Looks", looks))
        many = [Ear("table", None, Wish("en", page=str(n)), "theirs") for n in range(40)]
        telling = [asyncio.create_task(ears.tell(live, each)) for each in many]
        await asyncio.sleep(0)
        await ears.tell(live, Ear("table", None, Wish("en", page="mine"), "mine"))
        await asyncio.gather(*telling)
        return looks.told

    told = asyncio.run(play())
    assert len(told) == 41
    assert told.index("mine") <= 2


def test_who_plays_is_told_though_many_look_on() -> None:
    async def play() -> list[str]:
        looks, live = _SlowLooks(), mock.Mock()
        live.seats_of.side_effect = lambda person: [0] if person == "bo" else []
        ears = Ears(cast("Looks", looks))
        many = [Ear("table", None, Wish("en", page=str(n)), f"address {n}") for n in range(40)]
        telling = [asyncio.create_task(ears.tell(live, each)) for each in many]
        await asyncio.sleep(0)
        bo = Person("bo", "Bo", None, "", is_token=False)
        await ears.tell(live, Ear("table", bo, Wish("en", page="bo"), "his"))
        await asyncio.gather(*telling)
        return looks.told

    assert asyncio.run(play()).index("bo") <= 2
