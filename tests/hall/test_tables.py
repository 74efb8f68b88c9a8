"""Opening tables, sitting down at them, finding them again."""

from __future__ import annotations

import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.rng import Rng
from meadhall.laws.support import finished_match
from tests.hall.support import ME, OPEN, THRALL, Player, Server, code, running

JARL = {"kind": "bot", "level": "jarl"}


def test_a_table_without_open_seats_begins_at_once(ada: Player) -> None:
    seen = ada.look(ada.open(ME, THRALL))
    assert seen["status"] == "running"
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "bot"]
    assert seen["my_seats"] == [0]


def test_a_table_with_an_open_seat_waits(ada: Player) -> None:
    table = ada.open(ME, OPEN)
    seen = ada.look(table)
    assert seen["status"] == "open"
    assert code(ada.choose(table, 0, "pass")) == (409, "not-begun")
    assert code(ada.http.get(f"/api/tables/{table}/moments/0")) == (409, "not-begun")
    assert code(ada.http.get(f"/api/tables/{table}/journal")) == (409, "not-begun")


@pytest.mark.parametrize(
    ("form", "refusal"),
    [
        ({"game": "chess", "seats": [ME, ME]}, (404, "no-game")),
        ({"game": "saga", "seats": [ME]}, (422, "bad-players")),
        ({"game": "saga", "seats": [ME] * 5}, (422, "bad-players")),
        ({"game": "saga", "seats": [ME, {"kind": "bot", "level": "odin"}]}, (422, "bad-level")),
        ({"game": "saga", "seats": [ME, {"kind": "bot", "level": "mcts"}]}, (422, "bad-level")),
        ({"game": "saga", "seats": [ME, {"kind": "cat"}]}, (422, "malformed")),
        ({"game": "saga", "seats": [ME, ME], "options": {"speed": 7}}, (422, "bad-option")),
        ({"game": "saga", "seats": [ME, ME], "preset": "chess"}, (422, "bad-option")),
        ({"game": "northgard", "seats": [ME, ME, ME], "preset": "team_game"}, (422, "bad-option")),
        ({"game": "saga", "seats": [ME, {"kind": "guest", "name": "<b>"}]}, (422, "bad-name")),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(ada: Player, form: dict[str, object], refusal: tuple[int, str]) -> None:
    before = ada.http.get("/api/tables").json()["mine"]
    assert code(ada.post("/api/tables", **form)) == refusal
    assert ada.http.get("/api/tables").json()["mine"] == before


def test_a_table_is_opened_by_a_preset_and_single_options_change_it(ada: Player) -> None:
    opened = ada.post("/api/tables", game="saga", seats=[ME, THRALL], preset="house_rules", options={"track_length": 8})
    assert opened.status_code == 201, opened.text
    chosen = ada.look(opened.json()["id"])["options_chosen"]
    house = meadhall.game("saga").preset("house_rules").options
    assert len(chosen) == len(house) + 1
    assert "Length of the round track: 8" in chosen


def test_a_table_of_the_first_version_of_a_game_is_played_on_as_it_began(tmp_path: Path) -> None:
    """Its options are those of that time; what had no option then is as the house played it."""
    database = tmp_path / "hall.sqlite"
    with running(database, tmp_path / "log") as server:
        table = server.player("Ada").open(ME, ME, preset="house_rules")
    with sqlite3.connect(database) as connection:
        (options,) = connection.execute("SELECT options FROM tables").fetchone()
        old = {name: value for name, value in json.loads(options).items() if name != "rulings"}
        connection.execute("UPDATE tables SET version = 1, options = ?", (json.dumps(old),))
    with running(database, tmp_path / "log") as server:
        seen = server.player("Bo").http.get(f"/api/tables/{table}").json()
    assert seen["options_chosen"] == ["Rulings without an option of their own: as the house played before"]


def test_a_table_says_which_options_are_unusual(ada: Player) -> None:
    """In words, whatever kind of option it is."""
    options = {"clan_assignment": "fixed", "fixed_clans": "wolf,bear", "creatures": True}
    opened = ada.post("/api/tables", game="northgard", seats=[ME, THRALL], options=options)
    assert opened.status_code == 201, opened.text
    chosen = ada.look(opened.json()["id"])["options_chosen"]
    assert len(chosen) == 3
    assert any(line.endswith(": Wolf Clan, Bear Clan") for line in chosen)


def test_hot_seat_players_look_with_the_eyes_of_who_decides(ada: Player, bo: Player) -> None:
    table = ada.open(ME, {"kind": "guest", "name": "Grandma"})
    rng = Rng(1, 0)
    viewers = set()
    for _ in range(60):
        seen = ada.look(table)
        viewers.add(seen["viewer"])
        assert seen["viewer"] in seen["deciding"]
        options = seen["options"]
        ada.choose(table, seen["n"], options[rng.below(len(options))]["option"], seen["viewer"])
    assert viewers == {0, 1}
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Grandma"]
    assert seen["my_seats"] == [0, 1]
    assert ada.look(table, seat=0)["viewer"] == 0
    assert bo.look(table)["my_seats"] == []


def test_a_public_table_is_found_and_anybody_sits_down_once(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    assert table in [each["id"] for each in bo.http.get("/api/tables").json()["open"]]
    assert bo.post(f"/api/tables/{table}/join").status_code == 200
    assert bo.post(f"/api/tables/{table}/join").json() == {"seat": 1}
    assert bo.look(table)["status"] == "running"
    assert code(server.player("Cy").post(f"/api/tables/{table}/join")) == (409, "no-free-seat")
    assert table in [each["id"] for each in server.player("Dee").http.get("/api/tables").json()["running"]]


def test_a_private_table_is_found_by_its_players_only_and_needs_an_invitation(ada: Player, bo: Player) -> None:
    table, other = ada.open(ME, OPEN), ada.open(ME, OPEN)
    lists = bo.http.get("/api/tables").json()
    assert table not in [each["id"] for name in lists for each in lists[name]]
    assert table in [each["id"] for each in ada.http.get("/api/tables").json()["mine"]]
    assert "invitation" not in bo.look(table)
    invitation = ada.look(table)["invitation"]
    for forged in (None, "", "x", table, ada.look(other)["invitation"], invitation[:-1], invitation + "a", "é.é"):
        refused = bo.post(f"/api/tables/{table}/join", invitation=forged)
        assert code(refused) == (403, "invitation-void" if forged else "not-invited")
    assert bo.post(f"/api/tables/{table}/join", invitation=invitation).json() == {"seat": 1}
    assert ada.look(table)["status"] == "running"


def test_of_many_who_sit_down_at_once_each_free_seat_takes_one_and_the_game_begins_once(
    server: Server, ada: Player
) -> None:
    table = ada.open(OPEN, OPEN, public=True)
    people = [server.player(f"Guest {n}") for n in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda each: each.post(f"/api/tables/{table}/join"), people))
    assert sorted(each.json()["seat"] for each in answers if each.status_code == 200) == [0, 1]
    assert [each.status_code for each in answers].count(409) == 6
    assert (ada.look(table)["n"], ada.look(table)["status"]) == (1, "running")


def test_one_person_in_two_tabs_takes_one_seat(ada: Player, bo: Player) -> None:
    table = ada.open(OPEN, OPEN, public=True)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: bo.post(f"/api/tables/{table}/join"), range(4)))
    assert {each.json()["seat"] for each in answers} == {0}


def test_chat_is_heard_at_the_table_and_trimmed(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    bo.look(table)
    assert bo.post(f"/api/tables/{table}/chat", text="  Skål! <b>&\n ").status_code == 201
    assert code(bo.post(f"/api/tables/{table}/chat", text=" \n ")) == (422, "empty")
    assert code(bo.post(f"/api/tables/{table}/chat", text="x" * 501)) == (422, "malformed")
    said = ada.look(table)["chat"]
    assert [(each["name"], each["text"]) for each in said] == [("Bo", "Skål! <b>&")]


def test_a_page_that_polls_learns_of_chat_seats_and_choices(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)

    def changed(stamp: str) -> int:
        return ada.http.get(f"/api/tables/{table}", params={"stamp": stamp, "picture": False}).status_code

    bo.look(table)
    stamp = ada.look(table)["stamp"]
    assert changed(stamp) == 204
    for change in (
        lambda: bo.post(f"/api/tables/{table}/chat", text="hello"),
        lambda: bo.post(f"/api/tables/{table}/join"),
        lambda: _choose_any(ada, bo, table),
    ):
        change()
        assert changed(stamp) == 200
        stamp = ada.look(table)["stamp"]
        assert changed(stamp) == 204


def _choose_any(ada: Player, bo: Player, table: str) -> None:
    who = next(each for each in (ada, bo) if each.look(table)["is_mine"])
    seen = who.look(table)
    assert who.choose(table, seen["n"], seen["options"][0]["option"]).status_code == 200


# After the end


def test_a_journal_can_be_put_on_a_table_looked_at_and_taken_home_again(ada: Player, bo: Player) -> None:
    match = finished_match(meadhall.game("saga"), 3)
    table = ada.post("/api/journals", text=match.journal).json()["id"]
    seen = ada.look(table)
    assert (seen["status"], seen["winners"], seen["scores"]) == ("over", match.winners, match.scores)
    assert bo.http.get(f"/api/tables/{table}/journal").text == match.journal
    assert bo.look(table)["viewer"] == -3
    moment = bo.http.get(f"/api/tables/{table}/moments/10").json()
    assert moment["at"] == 10
    assert code(bo.http.get(f"/api/tables/{table}/moments/{len(match.entries) + 1}")) == (404, "not-found")
    assert code(ada.post(f"/api/tables/{table}/undo", n=seen["n"])) == (409, "undo-over")
    assert code(ada.choose(table, seen["n"], "pass")) == (422, "illegal")


def test_an_unfinished_journal_is_played_on_alone(ada: Player) -> None:
    match = meadhall.game("saga").new(seed=5)
    match.choose(match.options()[0])
    table = ada.post("/api/journals", text=match.journal).json()["id"]
    seen = ada.look(table)
    assert seen["is_mine"]
    assert ada.choose(table, seen["n"], seen["options"][0]["option"]).status_code == 200


def _saga(**head: str) -> str:
    full = {"game": "saga 1", "players": "2", "seed": "1", "options": "{}"} | head
    return "\n".join(["meadhall journal 2", *[f"{name}: {value}" for name, value in full.items()], "", ""])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        _saga(game="saga 999"),
        _saga(game="saga " + "9" * 5000),
        _saga(players="9"),
        _saga(players="9" * 5000),
        _saga(seed="9" * 5000),
        _saga(options="[" * 100_000),
        _saga(options='{"a": ' * 50_000),
        _saga(options='{"speed": 1}'),
        _saga(position="{}"),
        _saga() + "0 win",
        _saga() + "9" * 5000 + " win",
    ],
)
def test_a_bad_journal_is_refused_with_a_reason(ada: Player, text: str) -> None:
    answer = ada.post("/api/journals", text=text)
    assert code(answer) == (422, "bad-journal")
    assert answer.json()["detail"]


def test_a_journal_of_an_unknown_game_is_refused(ada: Player) -> None:
    assert code(ada.post("/api/journals", text=_saga(game="chess 1"))) == (404, "no-game")


def test_a_rematch_is_one_table_for_all_one_seat_further(server: Server, ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    assert code(ada.post(f"/api/tables/{table}/rematch")) == (409, "not-over")
    assert code(server.player("Eve").post(f"/api/tables/{table}/rematch")) == (403, "forbidden")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda each: each.play(table, Rng(2, 0)), (ada, bo)))
        answers = list(pool.map(lambda each: each.post(f"/api/tables/{table}/rematch"), (ada, bo, ada, bo)))
    assert len({each.json()["id"] for each in answers}) == 1
    again = answers[0].json()["id"]
    assert [seat["name"] for seat in ada.look(again)["seats"]] == ["Bo", "Ada"]
    assert ada.look(table)["rematch"] == again
    lists = ada.http.get("/api/tables").json()
    assert [each["id"] for each in lists["mine"]] == [again]
    assert [each["id"] for each in lists["lately"]] == [table]


def test_a_rematch_is_played_to_the_end_and_can_be_followed_by_another(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    names = [["Ada", "Bo"], ["Bo", "Ada"], ["Ada", "Bo"]]
    for game, seated in enumerate(names):
        assert [seat["name"] for seat in ada.look(table)["seats"]] == seated
        with ThreadPoolExecutor(2) as pool:
            first, second = pool.map(lambda each: each.play(table, Rng(game, 0)), (ada, bo))  # noqa: B023
        assert first["status"] == second["status"] == "over"
        assert [each["rematch"] for each in (first, second)] == [None, None]
        again = ada.post(f"/api/tables/{table}/rematch").json()["id"]
        assert bo.look(table)["rematch"] == again
        assert bo.post(f"/api/tables/{table}/rematch").json()["id"] == again
        table = again


# Absence


@pytest.mark.parametrize(
    ("absence", "rule", "text"),
    [
        (None, "never", "Nobody’s seat"),
        ({"rule": "never"}, "never", "Nobody’s seat"),
        ({"rule": "away", "minutes": 1}, "away", "for one minute may"),
        ({"rule": "clock", "minutes": 4320}, "clock", "Each choice has 3 days."),
    ],
)
def test_the_rule_for_absence_is_chosen_when_the_table_is_opened_and_told(
    ada: Player, absence: dict[str, object] | None, rule: str, text: str
) -> None:
    seen = ada.look(ada.open(ME, THRALL, absence=absence))["absence"]
    assert (seen["rule"], seen["replaceable"]) == (rule, [])
    assert text in seen["text"]


def test_a_rule_for_absence_that_cannot_be_is_refused(ada: Player) -> None:
    for absence in ({"rule": "soon"}, {"rule": "away", "minutes": 0}, {"rule": "clock", "minutes": 10**6}, {}):
        answer = ada.post("/api/tables", game="saga", seats=[ME, THRALL], absence=absence)
        assert code(answer) == (422, "malformed")


def test_a_rematch_has_the_same_rule_for_absence(ada: Player) -> None:
    table = ada.open(ME, THRALL, absence={"rule": "clock", "minutes": 1440})
    assert ada.post(f"/api/tables/{table}/resign", seat=0).status_code == 200
    again = ada.post(f"/api/tables/{table}/rematch").json()["id"]
    seen = ada.look(again)
    assert (seen["status"], seen["absence"]["rule"], seen["absence"]["minutes"]) == ("running", "clock", 1440)
    assert [seat["resigned"] for seat in seen["seats"]] == [False, False]


# Running


def test_health_and_figures_are_told(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    seen = ada.look(table)
    ada.choose(table, seen["n"], seen["options"][0]["option"], seen["viewer"])
    assert ada.http.get("/healthz").json() == {"status": "ok", "version": meadhall.__version__}
    figures = ada.http.get("/metrics").text
    assert re.search(r'meadhall_choices_total{by="person",game="saga"} [1-9]', figures)
    assert 'route="/api/tables/{table}"' in figures
    assert table not in figures
    assert "meadhall_tables_in_memory" in figures


def test_the_log_tells_who_chose_when_but_not_what(server: Server, ada: Player) -> None:
    table = ada.open(ME, ME)
    for _ in range(5):
        seen = ada.look(table)
        ada.choose(table, seen["n"], seen["options"][0]["option"], seen["viewer"])
    told = [each for each in server.logged() if each.get("table") == table]
    assert [each["n"] for each in told if each["event"] == "chosen"] == [1, 2, 3, 4, 5]
    known = {"event", "table", "n", "seat", "bot", "level", "timestamp", "game", "players"}
    assert all(set(each) <= known for each in told)
