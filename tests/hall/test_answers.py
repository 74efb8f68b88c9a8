"""Everything answers: what the hall says of a thing, what it warns of, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.engine.ahead import warnings
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.steps import NOBODY
from meadhall.hall.answers import InspectedItem, Signs, Warnings
from meadhall.hall.live import Live
from meadhall.laws.support import new_match
from meadhall.laws.toy import GAME
from meadhall.laws.toy.state import NONE
from tests.hall.inside import inside
from tests.hall.seats import guests, look, sit, toys

Asking = Callable[[httpx.AsyncClient, httpx.AsyncClient, Live], Awaitable[Any]]


def _at_a_toy(folder: Path, ask: Asking) -> Any:
    """What comes of asking at a table of two, by one who sits there and by one who watches."""

    async def asked() -> Any:
        with toys():
            async with inside(folder) as hall:
                (ada, as_ada), (bo, _) = await guests(hall, "Ada", "Bo")
                live = await sit(hall, ada, bo)
                async with as_ada, hall.client() as watching:
                    return await ask(as_ada, watching, live)

    return asyncio.run(asked())


async def _thing(client: httpx.AsyncClient, live: Live, thing: str, **wish: Any) -> httpx.Response:
    return await client.get(f"/api/tables/{live.id}/things/{thing}", params=wish)


def test_a_thing_is_told_with_the_eyes_of_who_asks(tmp_path: Path) -> None:
    async def ask(as_ada: httpx.AsyncClient, watching: httpx.AsyncClient, live: Live) -> Any:
        return [(await _thing(each, live, "seat_0", lang="pl")).json() for each in (as_ada, watching)]

    mine, theirs = [InspectedItem.model_validate(each) for each in _at_a_toy(tmp_path, ask)]
    assert (mine.thing, mine.name, mine.seat) == ("seat_0", "Ania", 0)
    assert [len(each.sections[0].rows) for each in (mine, theirs)] == [2, 1]
    assert mine.sections[0].rows[0].things == ["coin"]


def test_the_lines_of_the_log_that_name_a_thing_are_those_that_the_viewer_may_read(tmp_path: Path) -> None:
    """A card that was drawn in secret is named by a line of its owner's alone."""

    async def ask(as_ada: httpx.AsyncClient, watching: httpx.AsyncClient, live: Live) -> Any:
        (card,) = (await _thing(as_ada, live, "seat_0")).json()["sections"][0]["rows"][1]["things"]
        return [(await _thing(each, live, card)).json()["lines"] for each in (as_ada, watching)]

    assert _at_a_toy(tmp_path, ask) == [[1], []]


def test_a_thing_of_the_past_is_told_as_it_was(tmp_path: Path) -> None:
    async def ask(as_ada: httpx.AsyncClient, _watching: httpx.AsyncClient, live: Live) -> Any:
        before = await _thing(as_ada, live, "seat_0", at=0)
        beyond = await _thing(as_ada, live, "seat_0", at=len(live.begun().entries) + 1)
        return before.json(), beyond.status_code

    found, beyond = _at_a_toy(tmp_path, ask)
    assert len(found["sections"][0]["rows"]) == 1
    assert found["lines"] == []
    assert beyond == 404


def test_what_is_not_there_and_what_is_not_mine_is_refused(tmp_path: Path) -> None:
    async def ask(as_ada: httpx.AsyncClient, watching: httpx.AsyncClient, live: Live) -> Any:
        return [
            await _thing(as_ada, live, "nothing/of%20the%20kind"),
            await _thing(as_ada, live, "seat_0", seat=1),
            await _thing(watching, live, "seat_0", seat=0),
            await as_ada.get(f"/api/tables/{live.id}/warnings?n={live.n + 1}"),
            await as_ada.get(f"/api/tables/{live.id}/warnings?n={live.n}&chain=nothing"),
            await as_ada.get(f"/api/tables/{live.id}/warnings?n={live.n}&seat=1"),
            await watching.get(f"/api/tables/{live.id}/warnings?n={live.n}"),
        ]

    codes = [(each.status_code, each.json()["code"]) for each in _at_a_toy(tmp_path, ask)]
    assert codes == [
        (404, "no-answer"),
        (403, "forbidden"),
        (403, "forbidden"),
        (409, "stale"),
        (422, "illegal"),
        (403, "forbidden"),
        (401, "who-are-you"),
    ]


def test_warnings_come_with_their_words_and_the_grave_ones_first(tmp_path: Path) -> None:
    async def ask(as_ada: httpx.AsyncClient, _watching: httpx.AsyncClient, live: Live) -> Any:
        seen = await look(as_ada, live)
        return seen, (await as_ada.get(f"/api/tables/{live.id}/warnings?n={seen['n']}&lang=en")).json()

    seen, answer = _at_a_toy(tmp_path, ask)
    assert seen["is_warned"]
    (found,) = Warnings.model_validate(answer).warnings
    assert (found.option, found.is_grave) == ("bid:5", True)
    assert found.texts == ["You would have no coins left.", "Not even the crown is worth more than 4."]


def test_warnings_of_what_is_asked_next_follow_a_chain() -> None:
    """In a duel the first bid leads away from the seat, so nothing is said of what would come then."""
    match = new_match(GAME, 0)
    assert list(warnings(GAME, match.state, 0, [])) == ["bid:5"]
    assert warnings(GAME, match.state, 0, ["bid:1"]) == {}
    with pytest.raises(IllegalChoice):
        warnings(GAME, match.state, 0, ["bid:9"])
    with pytest.raises(IllegalChoice):
        warnings(GAME, match.state, NOBODY, [])
    assert GAME.observe(match.state, 0)["bids"] == [NONE] * match.players


def test_the_legend_of_a_game_can_be_kept(tmp_path: Path) -> None:
    async def ask(as_ada: httpx.AsyncClient, _watching: httpx.AsyncClient, _live: Live) -> Any:
        return await as_ada.get(f"/api/games/{GAME.slug}/signs?lang=pl")

    answer = _at_a_toy(tmp_path, ask)
    assert [each.text for each in Signs.model_validate(answer.json()).signs] == ["moneta"]
    assert answer.headers["ETag"]
