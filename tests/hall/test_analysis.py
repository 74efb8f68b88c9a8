"""The analysis of finished games: chances at once, mistakes when somebody asks for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.hall.answers import Analysis
from meadhall.laws.svg import parsed
from tests.hall.support import ME, THRALL, Player, Server, code, eventually

GOLDEN = Path(__file__).parents[1] / "golden"
JOURNAL = (GOLDEN / "saga-2.journal").read_text("utf-8")


@pytest.fixture
def table(ada: Player) -> str:
    """A finished game of Ada's."""
    return str(ada.post("/api/journals", text=JOURNAL).json()["id"])


def _look(player: Player, table: str, **query: Any) -> dict[str, Any]:
    answer = player.http.get(f"/api/tables/{table}/analysis", params=query)
    assert answer.status_code == 200, answer.text
    Analysis.model_validate(answer.json())
    return dict(answer.json())


def test_the_course_of_a_finished_game_is_there_at_once(ada: Player, table: str) -> None:
    found = _look(ada, table)
    match = meadhall.replay(JOURNAL)
    assert len(found["chances"]) == len(match.entries) + 1
    assert found["chances"][-1] == [float(seat in match.winners) for seat in (0, 1)]
    assert found["mistakes"] == []
    assert found["progress"] is None


def test_the_graph_has_a_line_for_each_seat(ada: Player, table: str) -> None:
    found = _look(ada, table)
    lines = [each for each in parsed(found["graph"]) if each.get("class") == "chance"]
    assert {each.get("data-side") for each in lines} == {"viking", "saxon"}
    assert len({each.get("stroke-dasharray") for each in lines}) == 2
    turns = [int(each.get("data-n", "")) for each in parsed(found["graph"]) if each.get("data-n")]
    assert turns == [point["n"] for point in found["turning_points"]]


def test_mistakes_are_looked_for_once_somebody_asks_and_then_kept(server: Server, ada: Player, table: str) -> None:
    begun = ada.post(f"/api/tables/{table}/analysis")
    assert begun.status_code == 200, begun.text
    assert begun.json()["progress"] is not None
    found = eventually(lambda: (seen := _look(ada, table))["progress"] == 1.0 and seen, 120)
    assert isinstance(found, dict)
    match = meadhall.replay(JOURNAL)
    for mistake in found["mistakes"]:
        assert mistake["best_option"] in match.first(mistake["n"]).options(mistake["seat"])
    again = ada.post(f"/api/tables/{table}/analysis").json()
    assert (again["progress"], again["mistakes"]) == (1.0, found["mistakes"])
    polish = _look(server.player("Bo"), table, lang="pl")
    assert [each["n"] for each in polish["mistakes"]] == [each["n"] for each in found["mistakes"]]
    assert all(one["best"] for one in polish["mistakes"])


def test_a_game_that_goes_on_is_not_analysed(ada: Player) -> None:
    """It would tell what is hidden."""
    table = ada.open(ME, THRALL)
    assert code(ada.http.get(f"/api/tables/{table}/analysis")) == (409, "not-over")
    assert code(ada.post(f"/api/tables/{table}/analysis")) == (409, "not-over")


def test_who_has_no_name_may_look_but_not_set_the_search_going(server: Server, table: str) -> None:
    stranger = Player(server.address)
    assert _look(stranger, table)["progress"] is None
    assert stranger.post(f"/api/tables/{table}/analysis").status_code in (401, 403)
