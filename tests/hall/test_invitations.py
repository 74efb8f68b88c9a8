"""Invitations: who may give them, how long they hold, calling them back, and what stands in the way of sitting down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.hall.support import ME, OPEN, Player, Server, code, running


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall on this machine only, whose other address stands for the home network."""
    folder: Path = tmp_path_factory.mktemp("home")
    with running(folder / "hall.db", folder / "log", home_address="127.0.0.2") as started:
        yield started


def _obstacle(player: Player, table: str, word: str = "") -> str:
    return str(player.http.get(f"/api/tables/{table}/welcome", params={"invitation": word}).json()["obstacle"])


def test_an_invitation_that_is_called_back_is_worthless_and_another_holds(ada: Player, bo: Player) -> None:
    table = ada.open(ME, OPEN)
    former = ada.look(table)["invitation"]
    assert _obstacle(bo, table, former) == ""
    assert ada.http.delete(f"/api/tables/{table}/invitation").json() == {"done": True}
    now = ada.look(table)["invitation"]
    assert now != former
    assert _obstacle(bo, table, former) == "expired"
    assert code(bo.post(f"/api/tables/{table}/join", invitation=former)) == (403, "invitation-void")
    assert bo.http.get(f"/table/{table}?invitation={former}").status_code == 410
    assert bo.post(f"/api/tables/{table}/join", invitation=now).status_code == 200
    assert bo.http.get(f"/table/{table}?invitation={former}").status_code == 200  # who sits there is at home


def test_only_those_who_may_invite_see_the_invitation_and_only_the_owner_calls_it_back(ada: Player, bo: Player) -> None:
    private, public = ada.open(ME, OPEN), ada.open(ME, OPEN, public=True)
    assert code(bo.http.get(f"/api/tables/{private}/invitation")) == (403, "forbidden")
    assert code(bo.http.delete(f"/api/tables/{public}/invitation")) == (403, "not-owner")
    seen = bo.http.get(f"/api/tables/{public}/invitation").json()
    assert seen["word"] == ada.look(public)["invitation"]
    assert seen["until"] > 0


def test_what_stands_in_the_way_of_sitting_down_is_told_beforehand(ada: Player, bo: Player) -> None:
    private, public, full = ada.open(ME, OPEN), ada.open(ME, OPEN, public=True), ada.open(ME, ME)
    assert [_obstacle(bo, table) for table in (private, public, full)] == ["private", "", "full"]
    assert _obstacle(bo, private, "nonsense") == "expired"
    assert _obstacle(ada, private) == ""
    ada.post(f"/api/tables/{public}/close")
    assert _obstacle(bo, public) == "closed"
    assert bo.http.get(f"/table/{public}").status_code == 410


def test_the_invitation_of_one_table_is_none_to_another(ada: Player, bo: Player) -> None:
    one, other = ada.open(ME, OPEN), ada.open(ME, OPEN)
    assert _obstacle(bo, one, ada.look(other)["invitation"]) == "expired"


def test_the_door_to_the_home_network_is_opened_and_closed(home: Server) -> None:
    """Links and codes are for others only while it is open; what came in by it ends with it."""
    ada = home.player("Ada")
    table, address = ada.open(ME, OPEN), home.address.replace("127.0.0.1", "127.0.0.2")
    before = ada.http.get(f"/api/tables/{table}/invitation").json()
    assert (before["link"], before["code"]) == ("", "")
    assert before["network"] == {"address": "", "is_open": False, "has_network": True, "may": True}
    for _ in range(2):
        opened = ada.post("/api/network", open=True).json()
        assert opened == {"address": address, "is_open": True, "has_network": True, "may": True}
        given = ada.http.get(f"/api/tables/{table}/invitation").json()
        assert given["link"] == f"{address}/table/{table}?invitation={given['word']}"
        drawn = ElementTree.fromstring(given["code"])  # noqa: S314 (our own server's)
        left, top, width, height = drawn.attrib["viewBox"].split()
        assert (left, top) == ("0", "0")
        assert width == height
        friend = Player(address)
        friend.http.headers["Origin"] = address
        friend.enter("Bo")
        assert friend.http.get(given["link"]).status_code == 200
        ada.post("/api/network", open=False)
        with pytest.raises(Exception, match=r"refused|disconnected|closed|reset"):
            friend.http.get("/healthz")
    assert ada.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("header", [{"X-Forwarded-For": "192.168.1.9"}, {"Host": "evil.example"}])
def test_only_the_person_at_the_machine_opens_the_door(home: Server, header: dict[str, str]) -> None:
    """Neither somebody who comes through a proxy, nor a page of another site under a name of its own."""
    ada = home.player("Ada")
    assert ada.http.get("/api/network", headers=header).json()["may"] is False
    refused = ada.http.post("/api/network", json={"open": True}, headers=header)
    assert code(refused) == (403, "not-at-this-machine")
    assert code(Player(home.address).post("/api/network", open=True)) == (401, "who-are-you")


def test_a_hall_that_others_reach_by_a_name_invites_under_that_name(ada: Player) -> None:
    table = ada.open(ME, OPEN)
    given = ada.http.get(f"/api/tables/{table}/invitation", headers={"Host": "hall.example:8080"}).json()
    assert given["link"].startswith("http://hall.example:8080/table/")


def test_an_open_door_does_not_keep_the_hall_from_ending(tmp_path: Path) -> None:
    with running(tmp_path / "hall.db", tmp_path / "log", home_address="127.0.0.2") as server:
        ada = server.player("Ada")
        assert ada.post("/api/network", open=True).json()["is_open"]
        Player(server.address.replace("127.0.0.1", "127.0.0.2")).enter("Bo")
        assert server.stop() == 0
