"""Several nodes on one PostgreSQL: they play one game, and when one dies, play goes on."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.sync.client import connect

import meadhall
from meadhall.engine.rng import Rng
from tests.hall.postgres import postgres, programs
from tests.hall.support import ME, OPEN, RIGHT, THRALL, Player, Server, code, eventually, running

Nodes = tuple[Server, Server]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def nodes(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    logs = tmp_path_factory.mktemp("nodes")
    with (
        running(database, logs / "one", sweep_seconds=1.0) as one,
        running(database, logs / "two", sweep_seconds=1.0) as two,
    ):
        yield one, two


def _elsewhere(player: Player, server: Server) -> Player:
    """The same person, at another node."""
    return Player(server.address, player.token())


def _play_by_news(server: Server, player: Player, table: str, seed: int) -> int:
    """Play to the end, looking only when there are news; how many there were."""
    rng, heard = Rng(seed, 0), 0
    with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/news") as socket:
        while True:
            news = json.loads(socket.recv(timeout=60))
            heard += 1
            assert set(news) <= {"n", "what"}
            seen = player.look(table)
            assert seen["n"] >= news.get("n", 0)
            while seen["is_mine"]:
                option = seen["options"][rng.below(len(seen["options"]))]["option"]
                answer = player.choose(table, seen["n"], option)
                assert answer.status_code == 200, answer.text
                seen = player.look(table)
            if seen["status"] == "over":
                return heard


def test_players_on_different_nodes_play_one_game_to_the_end(nodes: Nodes) -> None:
    one, two = nodes
    ada, bo = one.player("Ada"), two.player("Bo")
    table = ada.open(ME, OPEN)
    assert bo.post(f"/api/tables/{table}/join", invitation=ada.look(table)["invitation"]).json() == {"seat": 1}
    with ThreadPoolExecutor(2) as pool:
        playing = [pool.submit(_play_by_news, node, who, table, 5) for node, who in ((one, ada), (two, bo))]
        assert all(each.result() > 3 for each in playing)
    journals = {who.http.get(f"/api/tables/{table}/journal").text for who in (ada, bo)}
    assert len(journals) == 1
    assert meadhall.replay(journals.pop()).over
    again = {who.post(f"/api/tables/{table}/rematch").json()["id"] for who in (ada, bo)}
    assert len(again) == 1


def test_of_two_choices_on_two_nodes_at_once_one_counts(nodes: Nodes) -> None:
    one, two = nodes
    here = one.player("Ada")
    there = _elsewhere(here, two)
    table = here.open(ME, ME)
    with ThreadPoolExecutor(2) as pool:
        for turn in range(15):
            seen = here.look(table)
            assert there.look(table, seat=seen["viewer"])["options"] == seen["options"]
            asked = [
                pool.submit(who.choose, table, seen["n"], seen["options"][-1]["option"], seen["viewer"])
                for who in ((here, there) if turn % 2 else (there, here))
            ]
            assert sorted(each.result().status_code for each in asked) == [200, 409]
            assert here.look(table)["n"] == there.look(table)["n"] == seen["n"] + 1


def test_a_node_that_is_behind_looks_before_it_answers_and_before_it_refuses(nodes: Nodes) -> None:
    one, two = nodes
    here = one.player("Ada")
    there = _elsewhere(here, two)
    table = here.open(ME, ME)
    there.look(table)
    for _ in range(3):
        seen = here.look(table)
        here.choose(table, seen["n"], seen["options"][0]["option"], seen["viewer"])
    seen = here.look(table)
    chosen = (table, seen["n"], seen["options"][0]["option"], seen["viewer"])
    assert there.choose(*chosen).json()["n"] == seen["n"] + 1
    assert code(here.choose(*chosen)) == (409, "stale")
    assert here.http.get(f"/api/tables/{table}?since={seen['n'] + 1}").status_code == 204


def test_strangers_who_sit_down_on_different_nodes_at_once_begin_one_game(nodes: Nodes) -> None:
    one, two = nodes
    owner, ada, bo = one.player("Owner"), one.player("Ada"), two.player("Bo")
    for _ in range(5):
        table = owner.open(OPEN, OPEN, public=True)
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda who: who.post(f"/api/tables/{table}/join"), (ada, bo)))  # noqa: B023
        assert sorted(each.json()["seat"] for each in answers) == [0, 1]
        assert owner.look(table)["status"] == "running"
        assert bo.look(table)["n"] == 1


def test_what_postgresql_does_not_take_is_refused(nodes: Nodes) -> None:
    ada = nodes[0].player("Ada")
    table = ada.open(ME, ME)
    answers = [
        ada.post(f"/api/tables/{table}/chat", text="a\x00b"),
        ada.post("/api/tokens", label="\x00"),
        ada.post("/api/accounts", name="ΐ" * 30, password=RIGHT),
        ada.post("/api/sessions", name="\x00", password=RIGHT),
        ada.http.get("/api/tables/%00"),
        ada.http.get(f"/api/tables/{'é' * 10}"),
    ]
    assert [each.status_code for each in answers] == [422, 422, 422, 422, 404, 404]


def test_when_a_node_is_killed_play_goes_on_at_the_other_and_it_can_come_back(nodes: Nodes) -> None:
    one, two = nodes
    ada, bo = one.player("Ada"), two.player("Bo")
    ada_there = _elsewhere(ada, two)
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    bots = [ada.open(ME, THRALL) for _ in range(3)]
    only_bots = ada.open(THRALL, THRALL)
    for each in bots:
        ada.play(each, Rng(1, 0), 4)
    eventually(lambda: ada.look(only_bots)["n"] > 5)
    before = {each: ada.look(each)["n"] for each in [table, *bots, only_bots]}
    one.kill()
    for each, n in before.items():
        assert ada_there.look(each)["n"] >= n
    for each in bots:
        ada_there.play(each, Rng(2, 0), 6)
        assert ada_there.look(each)["n"] >= before[each] + 6
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda who: who.play(table, Rng(3, 0)), (ada_there, bo)))
    assert bo.look(table)["status"] == "over"
    eventually(lambda: ada_there.look(only_bots)["status"] == "over", 60)
    one.start()
    back = Player(one.address, ada_there.token())
    assert back.look(table)["status"] == "over"
    n = back.look(bots[0])["n"]
    back.play(bots[0], Rng(4, 0), 3)
    eventually(lambda: n < ada_there.look(bots[0])["n"] == back.look(bots[0])["n"])


# Seats


AWAY = {"rule": "away", "minutes": 10}


_PASSES = """UPDATE presence SET seen = seen - 3600 WHERE "table" = :'table' AND person = :'person'"""


def _an_hour_passes_without(player: Player, database: str, table: str) -> None:
    """In which somebody was not at the table."""
    person = player.http.get("/api/me").json()["person"]["id"]
    psql = [str(programs() / "psql"), database, "-v", f"table={table}", "-v", f"person={person}"]
    done = subprocess.run(psql, input=_PASSES, text=True, check=True, capture_output=True)
    assert done.stdout.strip() == "UPDATE 1"


def test_presence_and_votes_are_shared_and_a_seat_is_taken_back_at_any_node(nodes: Nodes, database: str) -> None:
    one, two = nodes
    ada, bo = one.player("Ada"), two.player("Bo")
    table = ada.open(ME, OPEN, public=True, absence=AWAY)
    bo.post(f"/api/tables/{table}/join")
    _an_hour_passes_without(bo, database, table)
    assert ada.look(table)["absence"]["replaceable"] == [1]
    cookie = "; ".join(f"{name}={value}" for name, value in bo.http.cookies.items())
    news = f"{two.address.replace('http', 'ws')}/api/tables/{table}/news"
    with connect(news, additional_headers={"Cookie": cookie}):
        eventually(lambda: ada.look(table)["absence"]["replaceable"] == [])
        assert code(ada.post(f"/api/tables/{table}/replacements", seat=1)) == (409, "not-absent")
    eventually(lambda: "meadhall_listeners 0.0" in bo.http.get("/metrics").text)
    _an_hour_passes_without(bo, database, table)
    assert ada.post(f"/api/tables/{table}/replacements", seat=1).status_code == 201
    assert bo.look(table)["seats"][1]["can_return"]
    assert bo.post(f"/api/tables/{table}/return").status_code == 200
    for who in (ada, bo):
        seen = who.look(table)
        assert [seat["kind"] for seat in seen["seats"]] == ["human", "human"]
        assert [each["kind"] for each in seen["events"]] == ["replaced", "returned"]
    assert bo.my_turn(table) if 1 in bo.look(table)["deciding"] else ada.my_turn(table)


def test_who_is_at_another_node_is_here(nodes: Nodes) -> None:
    one, two = nodes
    ada, bo = one.player("Ada"), two.player("Bo")
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    cookie = "; ".join(f"{name}={value}" for name, value in bo.http.cookies.items())
    news = f"{two.address.replace('http', 'ws')}/api/tables/{table}/news"
    with connect(news, additional_headers={"Cookie": cookie}):
        assert eventually(lambda: ada.look(table)["here"]) == [1]
        assert "Bo" in ada.http.get("/api/tables").json()["here"]
    assert [each["id"] for each in (ada if ada.look(table)["is_mine"] else bo).http.get("/api/turns").json()["tables"]]


def test_votes_given_at_two_nodes_count_together(nodes: Nodes, database: str) -> None:
    one, two = nodes
    ada, bo, cy = one.player("Ada"), two.player("Bo"), one.player("Cy")
    seats = [ME, OPEN, OPEN]
    table = str(ada.post("/api/tables", game="bretwalda", seats=seats, public=True, absence=AWAY).json()["id"])
    for each in (bo, cy):
        assert each.post(f"/api/tables/{table}/join").status_code == 200
    _an_hour_passes_without(cy, database, table)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda who: who.post(f"/api/tables/{table}/replacements", seat=2), (ada, bo)))
    assert {each.status_code for each in answers} <= {201, 409}
    assert [seat["kind"] for seat in ada.look(table)["seats"]] == ["human", "human", "bot"]
    assert len(bo.look(table)["events"]) == 1


def test_what_is_asked_back_at_one_node_is_agreed_to_at_the_other_and_resigning_is_seen_at_both(nodes: Nodes) -> None:
    one, two = nodes
    ada, bo = one.player("Ada"), two.player("Bo")
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    who, other = (ada, bo) if ada.look(table)["is_mine"] else (bo, ada)
    seen = who.look(table)
    who.choose(table, seen["n"], seen["options"][0]["option"])
    asked = who.look(table)
    assert who.post(f"/api/tables/{table}/takebacks", n=asked["n"]).json() == {"done": False}
    assert other.look(table)["takeback"]["wanted"]
    answer = other.post(f"/api/tables/{table}/takebacks/answers", n=asked["n"], agrees=True)
    assert answer.json() == {"done": True}
    assert (who.look(table)["length"], who.look(table)["is_mine"]) == (seen["length"], True)
    other.post(f"/api/tables/{table}/resign")
    assert who.look(table)["winners"] == [who.look(table)["my_seats"][0]]
    assert code(who.choose(table, who.look(table)["n"], seen["options"][0]["option"])) == (409, "over")


def test_who_leaves_at_one_node_while_the_last_sits_down_at_the_other_leaves_no_game_without_players(
    nodes: Nodes,
) -> None:
    one, two = nodes
    ada, bo = one.player("Ada"), two.player("Bo")
    for _ in range(8):
        table = ada.open(ME, OPEN, public=True)
        with ThreadPoolExecutor(2) as pool:
            left = pool.submit(ada.post, f"/api/tables/{table}/leave")
            joined = pool.submit(bo.post, f"/api/tables/{table}/join")
            assert (left.result().status_code, joined.result().status_code) == (200, 200)
        for who in (ada, bo):
            seen = who.look(table)
            names = sorted(seat["name"] for seat in seen["seats"])
            assert (seen["status"], names) in [("open", ["", "Bo"]), ("over", ["Ada", "Bo"])]


def test_news_come_again_after_the_database_was_away(tmp_path: Path) -> None:
    with (
        postgres() as address,
        running(address, tmp_path / "one") as one,
        running(address, tmp_path / "two") as two,
    ):
        here = one.player("Ada")
        there = _elsewhere(here, two)
        table = here.open(ME, ME)
        with connect(f"{two.address.replace('http', 'ws')}/api/tables/{table}/news?since=1") as socket:
            assert json.loads(socket.recv(timeout=20))["what"] == "here"
            psql = [str(programs() / "psql"), address, "-c"]
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            subprocess.run([*psql, ended], check=True, capture_output=True)
            seen = eventually(lambda: here.look(table) if here.http.get("/healthz").status_code == 200 else None)
            assert here.choose(table, seen["n"], seen["options"][0]["option"], seen["viewer"]).status_code == 200
            assert json.loads(socket.recv(timeout=20))["what"] in ("look", "moved")
            assert there.look(table)["n"] == 2
