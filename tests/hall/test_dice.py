"""The dice of a table: bound before anybody adds to them, secret until the end, checked by everybody after it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import meadhall
from meadhall.engine.chance import Former, Seal, commitment_of
from meadhall.engine.journal import read_journal
from meadhall.engine.rng import Rng
from tests.hall.support import ME, OPEN, THRALL, Player, code, running

SHARE = "0a" * 32


def test_the_house_is_bound_before_anybody_adds_to_the_dice_and_nothing_is_thrown_until_all_have(
    ada: Player, bo: Player
) -> None:
    table = ada.open(ME, OPEN, public=True, adds_luck=True)
    commitment = ada.look(table)["dice"]["commitment"]
    assert len(commitment) == 64
    assert bo.post(f"/api/tables/{table}/join", adds_luck=True).status_code == 200
    for player in (ada, bo):
        seen = player.look(table)
        assert (seen["status"], seen["dice"]) == ("open", {"commitment": commitment, "shares": [], "wanted": True})
    assert ada.post(f"/api/tables/{table}/luck", share=SHARE).status_code == 200
    assert ada.look(table)["dice"] == {"commitment": commitment, "shares": [0], "wanted": False}
    assert ada.look(table)["status"] == "open"
    assert bo.post(f"/api/tables/{table}/luck", share="0b" * 32).status_code == 200
    seen = bo.look(table)
    assert (seen["status"], seen["dice"]["shares"]) == ("running", [0, 1])
    assert seen["dice"]["commitment"] == commitment


def test_what_was_added_stays(ada: Player) -> None:
    """A second try changes nothing, and strangers add nothing."""
    table = ada.open(ME, OPEN, public=True, adds_luck=True)
    assert ada.post(f"/api/tables/{table}/luck", share=SHARE).json() == {"added": True}
    assert ada.post(f"/api/tables/{table}/luck", share="0c" * 32).json() == {"added": False}
    stranger = Player(str(ada.http.base_url)).enter("Cid")
    assert code(stranger.post(f"/api/tables/{table}/luck", share=SHARE)) == (403, "forbidden")
    assert code(ada.post(f"/api/tables/{table}/luck", share="xyz")) == (422, "malformed")
    stranger.post(f"/api/tables/{table}/join")
    ada.play(table, Rng(1), 0)
    assert ada.look(table)["dice"]["shares"] == [0]


def test_after_the_end_the_secret_is_told_and_the_dice_hold(ada: Player) -> None:
    """In the journal stand the commitment that all saw, the shares, and a secret with which every draw comes out."""
    table = ada.open(ME, ME, adds_luck=True)
    ada.post(f"/api/tables/{table}/luck", share=SHARE)
    commitment = ada.look(table)["dice"]["commitment"]
    assert code(ada.http.get(f"/api/tables/{table}/dice")) == (409, "not-over")
    ada.play(table, Rng(3))
    journal = ada.http.get(f"/api/tables/{table}/journal").text
    seed = read_journal(journal).seed
    assert isinstance(seed, Seal)
    assert (seed.commitment, commitment_of(seed.secret), seed.shares[0]) == (commitment, commitment, SHARE)
    assert meadhall.verify(journal).holds
    checked = ada.http.get(f"/api/tables/{table}/dice").json()
    assert checked["holds"]
    assert checked["draws"] > 0
    assert checked["shares"][0] == SHARE
    assert "2 players added" in checked["sentence"] or "one player added" in checked["sentence"]


def test_no_answer_of_a_running_table_holds_the_secret(ada: Player, tmp_path: Path) -> None:
    database = tmp_path / "hall.sqlite"
    with running(database, tmp_path / "log") as server:
        player = server.player("Ada")
        table = player.open(ME, THRALL)
        with sqlite3.connect(database) as connection:
            (dice,) = connection.execute("SELECT dice FROM tables").fetchone()
        secret = json.loads(dice)["secret"]
        assert len(secret) == 64
        player.play(table, Rng(1), 5)
        for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/moments/3"):
            assert secret not in player.http.get(path).text
        assert secret not in Path(tmp_path / "log").read_text("utf-8")


def test_no_two_tables_have_the_same_dice(ada: Player) -> None:
    seals = {ada.look(ada.open(ME, ME))["dice"]["commitment"] for _ in range(5)}
    assert len(seals) == 5


def test_a_rematch_waits_for_those_who_added_to_the_dice(ada: Player) -> None:
    table = ada.open(ME, ME, adds_luck=True)
    ada.post(f"/api/tables/{table}/luck", share=SHARE)
    ada.play(table, Rng(3))
    again = ada.post(f"/api/tables/{table}/rematch").json()["id"]
    seen = ada.look(again)
    assert (seen["status"], seen["dice"]["wanted"]) == ("open", True)
    ada.post(f"/api/tables/{again}/luck", share="0d" * 32)
    assert ada.look(again)["status"] == "running"


def test_a_table_of_an_older_house_goes_on_with_the_dice_that_it_began_with(tmp_path: Path) -> None:
    database = tmp_path / "hall.sqlite"
    with running(database, tmp_path / "log") as server:
        table = server.player("Ada").open(ME, ME)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET seed = '5', dice = NULL")
        connection.execute("DELETE FROM records")
        connection.execute("UPDATE tables SET status = 'running'")
        match = meadhall.game("saga").new(Former(5))
        lines = "\n".join(match.journal.split("\n\n")[1].splitlines())
        connection.execute("INSERT INTO records VALUES (?, 0, -1, 0, ?, 0, NULL)", (table, lines))
    with running(database, tmp_path / "log") as server:
        seen = server.player("Bo").http.get(f"/api/tables/{table}").json()
    assert (seen["status"], seen["length"], seen["dice"]["commitment"]) == ("running", len(match.entries), "")
