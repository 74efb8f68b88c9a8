"""Choosing and taking back: what is granted, what is refused, and that refusals change nothing."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import meadhall
from meadhall.engine.rng import Rng
from meadhall.hall.answers import Lobby, Moment, TableItem
from tests.hall.support import ME, OPEN, THRALL, Player, Server, code, eventually


def _two_seats(ada: Player, bo: Player) -> str:
    """A table of two people."""
    table = ada.open(ME, OPEN, public=True)
    bo.post(f"/api/tables/{table}/join")
    return table


def _decider(table: str, *people: Player) -> tuple[Player, dict[str, Any]]:
    """Who decides, and what they see."""
    seen = [(each, each.look(table)) for each in people]
    return next((who, view) for who, view in seen if view["is_mine"])


def test_a_choice_moves_the_table_on_by_one_record(ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    who, seen = _decider(table, ada, bo)
    answer = who.choose(table, seen["n"], seen["options"][0]["option"])
    assert answer.json()["n"] == answer.json()["look"]["n"] == seen["n"] + 1
    assert who.look(table, described=False) == answer.json()["look"]


def test_a_stale_choice_is_refused_and_changes_nothing(ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    who, seen = _decider(table, ada, bo)
    assert who.choose(table, seen["n"], seen["options"][0]["option"]).status_code == 200
    after = who.look(table)
    for n in (seen["n"], seen["n"] - 1, seen["n"] + 5):
        assert code(who.choose(table, n, seen["options"][-1]["option"])) == (409, "stale")
        assert code(who.post(f"/api/tables/{table}/undo", n=n)) == (409, "stale")
    assert who.look(table) == after


def test_of_the_same_choice_sent_many_times_at_once_one_counts(ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    for _ in range(5):
        who, seen = _decider(table, ada, bo)
        with ThreadPoolExecutor(8) as pool:
            option = seen["options"][-1]["option"]
            answers = list(pool.map(lambda _: who.choose(table, seen["n"], option), range(8)))  # noqa: B023
        assert [each.json()["n"] for each in answers] == [seen["n"] + 1] * 8
        assert who.look(table)["n"] == seen["n"] + 1


def test_taking_back_twice_on_one_position_takes_back_once(ada: Player) -> None:
    table = ada.open(ME, ME)
    rng = Rng(3, 4)
    while not ada.look(table)["undo"]["can"]:
        ada.play(table, rng, 1)
    seen = ada.look(table)
    form = {"n": seen["n"], "seat": seen["viewer"]}
    answers = [ada.post(f"/api/tables/{table}/undo", **form) for _ in range(2)]
    assert [each.json()["n"] for each in answers] == [seen["n"] + 1] * 2
    assert ada.look(table)["n"] == seen["n"] + 1


def test_an_illegal_choice_is_refused_names_the_legal_ones_and_changes_nothing(ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    who, seen = _decider(table, ada, bo)
    for option in ("win", "x" * 200, "pick:\u202e", "0", f"{seen['options'][0]['option']} win"):
        answer = who.choose(table, seen["n"], option)
        assert code(answer) == (422, "illegal")
        if " " not in option:
            assert all(each["option"] in answer.json()["detail"] for each in seen["options"])
    assert code(who.choose(table, seen["n"], "")) == (422, "illegal")
    assert who.look(table) == seen


def test_nobody_chooses_or_takes_back_for_somebody_else(server: Server, ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    who, seen = _decider(table, ada, bo)
    other = bo if who is ada else ada
    option = seen["options"][0]["option"]
    seat = seen["viewer"]
    assert code(other.choose(table, seen["n"], option, seat)) == (403, "forbidden")
    assert code(other.choose(table, seen["n"], option)) == (422, "illegal")
    assert code(server.player("Eve").choose(table, seen["n"], option, seat)) == (403, "forbidden")
    assert code(server.player("Eve").choose(table, seen["n"], option)) == (403, "forbidden")
    assert code(other.post(f"/api/tables/{table}/undo", n=seen["n"], seat=seat)) == (403, "forbidden")
    assert who.look(table) == seen


def test_nobody_looks_with_somebody_else_s_eyes(server: Server, ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    for who, seats in ((ada, (1, -1, -3, 5)), (bo, (0, -1, -3)), (server.player("Eve"), (0, 1, -3))):
        for seat in seats:
            assert code(who.http.get(f"/api/tables/{table}?seat={seat}")) == (403, "forbidden")
            assert code(who.http.get(f"/api/tables/{table}/moments/0?seat={seat}")) == (403, "forbidden")
    assert ada.look(table, seat=-2)["viewer"] == -2


def test_a_choice_can_be_taken_back_and_a_whole_turn_too(ada: Player) -> None:
    table = ada.open(ME, ME)
    rng = Rng(4, 0)
    undone = {False: 0, True: 0}
    for _ in range(120):
        before = ada.look(table)
        option = before["options"][rng.below(len(before["options"]))]["option"]
        ada.choose(table, before["n"], option, before["viewer"])
        after = ada.look(table, seat=before["viewer"])
        turn = rng.below(2) == 1
        answer = ada.post(f"/api/tables/{table}/undo", n=after["n"], seat=before["viewer"], turn=turn)
        if answer.status_code == 200:
            undone[turn] += 1
            back = ada.look(table, seat=before["viewer"])
            assert back["n"] == after["n"] + 1
            if not turn:
                assert back["options"] == before["options"]
        else:
            assert code(answer)[1].startswith("undo-")
            assert not after["undo"]["can"]
            assert after["undo"]["why"] == answer.json()["message"]
    assert min(undone.values()) > 2


def test_bots_move_on_by_themselves(ada: Player) -> None:
    table = ada.open(THRALL, THRALL)
    seen = eventually(lambda: (found := ada.look(table))["status"] == "over" and found, 120)
    assert seen
    assert ada.look(table)["winners"]


def test_a_whole_game_against_a_bot_and_its_journal_only_after_the_end(server: Server, ada: Player) -> None:
    table = ada.open(ME, THRALL, public=True)
    eve = server.player("Eve")
    ada.play(table, Rng(9, 0), choices=10)
    for who in (ada, eve):
        assert code(who.http.get(f"/api/tables/{table}/journal")) == (409, "not-over")
    seen = ada.play(table, Rng(10, 0))
    assert seen["status"] == "over"
    match = meadhall.replay(eve.http.get(f"/api/tables/{table}/journal").text)
    assert match.over
    assert (match.winners, match.scores) == (seen["winners"], seen["scores"])
    assert eve.look(table)["viewer"] == -3
    assert eve.look(table, seat=0)["viewer"] == 0


def test_moments_show_the_past_as_one_may_see_it(server: Server, ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    for _ in range(30):
        who, seen = _decider(table, ada, bo)
        assert who.choose(table, seen["n"], seen["options"][-1]["option"]).status_code == 200
    length = ada.look(table)["length"]
    for at in (0, length // 2, length):
        for who in (ada, bo, server.player("Eve")):
            answer = who.http.get(f"/api/tables/{table}/moments/{at}")
            assert Moment(**answer.json()).at == at
    assert code(ada.http.get(f"/api/tables/{table}/moments/{length + 1}")) == (404, "not-found")
    assert code(ada.http.get(f"/api/tables/{table}/moments/-1")) == (404, "not-found")


def test_what_is_answered_is_what_is_described(ada: Player, bo: Player) -> None:
    table = _two_seats(ada, bo)
    ada.post(f"/api/tables/{table}/chat", text="hello")
    for who in (ada, bo):
        TableItem(**json.loads(who.http.get(f"/api/tables/{table}").text))
    TableItem(**ada.look(ada.open(ME, OPEN)))
    Lobby(**ada.http.get("/api/tables").json())


def test_the_language_can_change_in_the_middle_of_a_game(ada: Player) -> None:
    table = ada.open(ME, ME)
    english, polish = ada.look(table, lang="en"), ada.look(table, lang="pl")
    assert english["prompt"] != polish["prompt"]
    assert [each["option"] for each in english["options"]] == [each["option"] for each in polish["options"]]


def test_what_follows_a_mark_makes_the_log_whole_whatever_happened_since(ada: Player, bo: Player) -> None:
    """Choices of both, what was taken back, another seat's eyes, another language."""
    table, rng = ada.open(ME, {"kind": "guest", "name": "Grandma"}), Rng(4, 0)
    known: dict[str, Any] = ada.look(table)
    starts = []
    for step in range(200):
        seen = ada.look(table)
        if seen["status"] == "over":
            break
        can_undo = seen["undo"]["can"] and step % 7 == 0
        deed = {"turn": False} if can_undo else {"option": seen["options"][rng.below(len(seen["options"]))]["option"]}
        answer = ada.post(
            f"/api/tables/{table}/{'undo' if can_undo else 'choices'}", n=seen["n"], seat=seen["viewer"], **deed
        )
        assert answer.status_code == 200
        query = {"seat": 0, "lang": "pl" if step % 11 == 0 else "en"}
        part = ada.look(table, mark=known["log_mark"], **query)
        starts.append((can_undo, part["log_start"]))
        lines = known["log"][: part["log_start"]] + part["log"]
        sentences = known["sentences"][: part["sentence_start"]] + part["sentences"]
        known = part | {"log": lines, "sentences": sentences}
        whole = ada.look(table, **query)
        assert (lines, sentences) == (whole["log"], whole["sentences"])
    assert any(undone for undone, _ in starts)
    assert all(start == 0 for undone, start in starts if undone)
    assert max(start for _, start in starts) > 20
    for mark in ("nonsense", known["log_mark"].split(".")[0] + ".99999", bo.look(table)["log_mark"]):
        assert ada.look(table, seat=0, mark=mark)["log_start"] == 0


def test_all_that_happened_since_my_latest_choice_is_news_to_me(ada: Player, bo: Player) -> None:
    """What chance answered and what followed by itself too."""
    table, rng = _two_seats(ada, bo), Rng(6, 0)
    chosen: list[int] = []
    told: list[int] = []
    for _ in range(60):
        who, seen = _decider(table, ada, bo)
        news = [line["n"] for line in seen["log"] if line["n"] > seen["known"]]
        if who is ada:
            assert [seen["known"]] == (chosen[-1:] or [0])
            told += news
            if chosen and seen["length"] == chosen[-1]:
                assert news == []
        option = seen["options"][rng.below(len(seen["options"]))]["option"]
        assert who.choose(table, seen["n"], option).status_code == 200
        if who is ada:
            chosen.append(seen["length"] + 1)
        if ada.look(table)["status"] == "over":
            break
    assert len(chosen) > 10
    assert told


@pytest.mark.parametrize("game", ["saga", "medieval_battle"])
def test_the_log_calls_those_at_the_table_by_their_names(ada: Player, game: str) -> None:
    """Where the game itself knows seats only; also in Polish, and in lines and sentences alike."""
    table = ada.open(ME, THRALL, game=game)
    names = [seat["name"] for seat in ada.look(table)["seats"]]
    for lang, unknown in (("en", "Player 1"), ("pl", "racz 1")):
        look = ada.look(table, lang=lang)
        lines, sentences = ([each["text"] for each in look[part]] for part in ("log", "sentences"))
        assert any(all(name in text for name in names) for text in lines)
        assert any(all(name in text for name in names) for text in sentences)
        assert not any(unknown in text for text in [*lines, *sentences])
