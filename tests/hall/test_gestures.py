"""What was chosen in one go is taken back in one go, by one request, whoever else did what in between."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from meadhall.hall.gestures import Gestures
from tests.hall.support import OPEN, Player, code

ARMY = "count:2 count:1 count:1 count:2 count:1 count:1 count:2 count:1"
RIDERS = "count:3 count:3 count:2 count:0 count:0 count:1 count:0 count:0"


def _undo(player: Player, table: str) -> dict[str, Any]:
    answer = player.post(f"/api/tables/{table}/undo", n=player.look(table, picture=False)["n"])
    assert answer.status_code == 200, answer.text
    return player.look(table, picture=False)


def test_an_army_is_taken_back_as_one_and_nobody_learns_more_than_that(ada: Player, bo: Player) -> None:
    """Ada recruits at once, Bo one type; Ada takes all back, and Bo's choice stands."""
    table = ada.open({"kind": "me"}, OPEN, game="medieval_battle", public=True)
    bo.post(f"/api/tables/{table}/join")
    before = ada.look(table, picture=False)
    assert before["sheet"]["purse"] == 20
    assert ada.choose(table, before["n"], ARMY).status_code == 200
    seen = bo.look(table, picture=False)
    assert bo.choose(table, seen["n"], "count:3").status_code == 200
    back = _undo(ada, table)
    for part in ("options", "sheet", "length", "log"):
        assert back[part] == before[part]
    asked = bo.look(table, picture=False)
    assert [each["taken"] for each in asked["sheet"]["amounts"][:2]] == [3, 0]
    assert [each["key"] for each in asked["sheet"]["ready"]] == ["a20_horse"]
    assert len(_undo(bo, table)["sheet"]["ready"]) == 4
    assert ada.choose(table, ada.look(table, picture=False)["n"], RIDERS).status_code == 200
    assert bo.choose(table, bo.look(table, picture=False)["n"], RIDERS).status_code == 200
    assert code(bo.post(f"/api/tables/{table}/undo", n=bo.look(table, picture=False)["n"])) == (409, "undo-revealed")


def test_gestures_are_counted_by_seat_whatever_others_take_back() -> None:
    class Counted:
        """A match of which only the choices are known."""

        def __init__(self, *seats: int) -> None:
            self.entries = [SimpleNamespace(seat=seat) for seat in seats]

        def undo(self, seat: int) -> None:
            last = max(n for n, each in enumerate(self.entries) if each.seat == seat)
            del self.entries[last]

        def why_not_undo(self, seat: int) -> str | None:
            return None if any(each.seat == seat for each in self.entries) else "nothing"

    gestures = Gestures()
    gestures.note(-1, 0, "* die:1")
    gestures.note(0, 1, "0 a\n0 b")
    gestures.note(1, 3, "1 c")
    gestures.note(1, 4, "1 d\n1 e\n1 f")
    gestures.note(0, 1, "1 c\n1 d\n1 e\n1 f")
    match: Any = Counted(-1, 1, 1, 1, 1)
    gestures.take_back(match, 1)
    assert [each.seat for each in match.entries] == [-1, 1]
    gestures.note(1, 2, "")
    gestures.take_back(match, 1)
    assert [each.seat for each in match.entries] == [-1]
