"""The lists of tables: what waits, what is open, what can be watched, what was; who is here; how well bots play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import connect

from meadhall.engine.rng import Rng
from tests.hall.support import ME, OPEN, THRALL, Player, Server, code, eventually


def _ids(who: Player, kind: str) -> list[str]:
    return [each["id"] for each in who.http.get("/api/tables", params={"most": 50}).json()[kind]]


@contextmanager
def _here(who: Player, server: Server, path: str) -> Iterator[None]:
    """Somebody listens to news."""
    cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    with connect(server.address.replace("http", "ws") + path, additional_headers={"Cookie": cookie}, close_timeout=1):
        yield


def test_what_waits_for_me_comes_first_and_the_oldest_of_it(server: Server, ada: Player, bo: Player) -> None:
    first, second = ada.open(ME, ME), ada.open(ME, ME)
    open_one = ada.open(ME, OPEN)
    waiting = [first, second]
    assert _ids(ada, "mine") == [*waiting, open_one]
    assert [each["id"] for each in ada.http.get("/api/turns").json()["tables"]] == waiting
    seen = ada.look(first)
    ada.choose(first, seen["n"], seen["options"][0]["option"], seen["viewer"])
    assert _ids(ada, "mine") == [second, first, open_one]
    assert bo.http.get("/api/turns").json() == {"tables": []}
    assert code(Player(server.address).http.get("/api/turns")) == (401, "who-are-you")


def test_the_question_of_a_list_is_that_of_the_table(ada: Player) -> None:
    table = ada.open(ME, THRALL)
    asked = ada.my_turn(table)
    listed = next(each for each in ada.http.get("/api/turns").json()["tables"] if each["id"] == table)
    assert listed["question"] == asked["prompt"]
    assert listed["stage"] == " · ".join(line["text"] for line in asked["log"] if line["level"])
    shared = ada.open(ME, ME)
    (listed,) = [each for each in ada.http.get("/api/turns").json()["tables"] if each["id"] == shared]
    assert listed["question"] == ada.look(shared, seat=-2)["prompt"]  # whose screen it is, is not known from afar


def test_a_small_picture_is_that_of_my_seat_and_of_nobody_for_others(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    assert code(ada.http.get(f"/api/tables/{table}/picture.svg")) == (409, "not-begun")
    bo.post(f"/api/tables/{table}/join")
    pictures = {}
    for name, who in (("ada", ada), ("bo", bo), ("nobody", Player(server.address))):
        small = who.http.get(f"/api/tables/{table}/picture.svg")
        whole = who.look(table, picture=True, layout="wide-bare")
        assert small.text == whole["picture"]
        pictures[name] = small.text
    assert len(set(pictures.values())) == 3
    shared = ada.open(ME, ME)
    small = ada.http.get(f"/api/tables/{shared}/picture.svg")
    assert small.text == ada.look(shared, picture=True, layout="wide-bare", seat=-2)["picture"]


def test_an_open_table_says_which_side_one_gets_where_that_is_known(ada: Player, bo: Player) -> None:
    given = ada.open(ME, OPEN, public=True, options={"viking_seat": "seat_1"})
    drawn = ada.open(ME, OPEN, public=True)
    listed = {each["id"]: each for each in bo.http.get("/api/tables?most=50").json()["open"]}
    assert [seat["side"] for seat in listed[given]["seats"]] == ["Anglo-Saxons", "Vikings"]
    assert [seat["side"] for seat in listed[drawn]["seats"]] == ["", ""]


def test_games_of_people_are_to_be_watched_before_those_of_bots(ada: Player, bo: Player) -> None:
    people = ada.open(ME, ME, public=True)
    seats = [{"kind": "bot", "level": "jarl"}] * 4
    bots = ada.post("/api/tables", game="bretwalda", seats=seats, public=True).json()["id"]
    running = [each["id"] for each in bo.http.get("/api/tables?most=50").json()["running"]]
    ada.post(f"/api/tables/{bots}/close")
    assert running.index(people) < running.index(bots)


def test_my_games_are_found_page_by_page_and_by_game_opponent_and_state(server: Server, ada: Player) -> None:
    friend = server.player("Żaneta")
    tables = [ada.open(ME, OPEN, public=True) for _ in range(13)]
    friend.post(f"/api/tables/{tables[3]}/join")
    ada.post(f"/api/tables/{tables[5]}/close")
    other = ada.post("/api/tables", game="medieval_battle", seats=[ME, OPEN]).json()["id"]

    def found(**wish: str | int) -> list[str]:
        answer = ada.http.get("/api/history", params=wish).json()
        assert (answer["pages"], answer["count"]) == (-(-answer["count"] // 12), answer["count"])
        return [each["id"] for each in answer["tables"]]

    first, second, third = found(), found(page=1), found(page=2)
    assert (len(first), len(second), third) == (12, 2, [])
    assert {*first, *second} == {*tables, other}
    assert first[0] == other
    assert found(game="medieval_battle") == [other]
    assert found(opponent="żan") == found(opponent="Ż") == [tables[3]]
    assert found(opponent="ada") == []
    assert found(opponent="%") == []
    assert found(status="closed") == [tables[5]]
    assert found(status="over") == []
    assert code(Player(server.address).http.get("/api/history")) == (401, "who-are-you")


def test_results_say_who_won_and_shared_screens_do_not(server: Server) -> None:
    ada, bo = server.player("Ada"), server.player("Bo")
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/resign")
    shared = ada.open(ME, ME)
    ada.post(f"/api/tables/{shared}/leave")
    outcomes = {each["id"]: each["outcome"] for each in ada.http.get("/api/tables").json()["lately"]}
    assert outcomes == {table: "lost", shared: ""}
    assert [each["outcome"] for each in bo.http.get("/api/tables").json()["lately"]] == ["won"]


def test_who_is_in_the_hall_and_at_a_table_is_told(server: Server) -> None:
    ada, bo = server.player("Ingrid"), server.player("Sigrun")
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    assert ada.look(table)["here"] == []
    with _here(bo, server, f"/api/tables/{table}/news"):
        assert eventually(lambda: ada.look(table)["here"]) == [1]
        assert eventually(lambda: "Sigrun" in ada.http.get("/api/tables").json()["here"])
        assert "Sigrun" not in bo.http.get("/api/tables").json()["here"]
    eventually(lambda: ada.look(table)["here"] == [])
    with _here(bo, server, "/api/lobby/news"):
        eventually(lambda: "Sigrun" in ada.http.get("/api/tables").json()["here"])
        assert ada.look(table)["here"] == []


def test_who_plays_alone_with_bots_says_how_well_they_play(ada: Player, bo: Player) -> None:
    table = ada.open(ME, THRALL)
    ada.play(table, Rng(3, 0), choices=2)
    assert ada.my_turn(table)["levels"] == {"seats": [1], "all": ["thrall", "karl", "jarl"]}
    assert bo.look(table)["levels"]["seats"] == []
    assert code(bo.post(f"/api/tables/{table}/levels", seat=1, level="karl")) == (403, "no-level")
    assert code(ada.post(f"/api/tables/{table}/levels", seat=0, level="karl")) == (403, "no-level")
    assert code(ada.post(f"/api/tables/{table}/levels", seat=1, level="odin")) == (422, "bad-level")
    assert ada.post(f"/api/tables/{table}/levels", seat=1, level="karl").json() == {"done": True}
    seen = ada.look(table)
    assert (seen["seats"][1]["level"], seen["seats"][1]["name"]) == ("karl", "Karl")
    assert seen["events"][-1]["text"] == "Thrall: the level is Karl from now on, as Ada wished."
    n = seen["n"]
    ada.post(f"/api/tables/{table}/levels", seat=1, level="karl")
    assert ada.look(table)["n"] == n


def test_among_people_the_owner_changes_bots_before_the_first_choice_only(ada: Player, bo: Player) -> None:
    seats = [ME, OPEN, THRALL]
    table = str(ada.post("/api/tables", game="bretwalda", seats=seats, public=True).json()["id"])
    bo.post(f"/api/tables/{table}/join")
    assert (ada.look(table)["levels"]["seats"], bo.look(table)["levels"]["seats"]) == ([2], [])

    def somebody() -> Player | None:
        return next((each for each in (ada, bo) if each.look(table)["is_mine"]), None)

    eventually(somebody).play(table, Rng(5, 0), choices=1)
    assert ada.look(table)["levels"]["seats"] == []
    assert code(ada.post(f"/api/tables/{table}/levels", seat=2, level="karl")) == (403, "no-level")
