"""Puzzles in the hall: tries are counted, people and puzzles rated, and nothing is told before it is found."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

import meadhall
from meadhall.hall.answers import Puzzles, Standing
from meadhall.hall.puzzle_lists import puzzle_of
from meadhall.hall.solving import BEGINNING, gain
from meadhall.lessons import Puzzle, lessons
from meadhall.lessons.puzzles import puzzles
from tests.hall.few_puzzles import few_puzzles
from tests.hall.inside import Inside, inside
from tests.hall.support import code

_DAY = 86400.0
_SAGA = meadhall.game("saga")
_FIRST = "/api/games/saga/lessons/puzzle-1"

Story = Callable[[Inside], Awaitable[None]]


def _told(folder: Path, story: Story) -> None:
    """Something that happens in a hall with three puzzles of one game and two of another."""

    async def tell() -> None:
        async with inside(folder) as hall:
            await story(hall)

    with few_puzzles(folder / "puzzles", saga=3, medieval_battle=2):
        asyncio.run(tell())


def _puzzle(number: int = 1) -> Puzzle:
    return puzzles(_SAGA)[number - 1]


async def _open(client: httpx.AsyncClient, name: str = "puzzle-1") -> str:
    found: str = (await client.post(f"/api/games/saga/lessons/{name}")).json()["id"]
    return found


async def _look(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/tables/{table}?picture=false")).json()
    return found


async def _do(client: httpx.AsyncClient, table: str, what: str, **form: Any) -> httpx.Response:
    look = await _look(client, table)
    return await client.post(f"/api/tables/{table}/{what}", json={"n": look["n"], **form})


async def _try(client: httpx.AsyncClient, table: str, option: str) -> dict[str, Any]:
    """What the coach says of a choice."""
    assert (await _do(client, table, "choices", option=option)).status_code == 200
    coach: dict[str, Any] = (await _look(client, table))["coach"]
    return coach


async def _standing(client: httpx.AsyncClient, name: str = "puzzle-1") -> Standing:
    return Standing.model_validate((await client.get(f"/api/puzzles/saga/{name}")).json())


async def _all(client: httpx.AsyncClient) -> Puzzles:
    return Puzzles.model_validate((await client.get("/api/puzzles")).json())


def test_a_puzzle_solved_at_the_first_try_raises_who_solved_it_and_lowers_the_puzzle(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        coach = await _try(client, await _open(client), _puzzle().best)
        assert coach["closing"] == _puzzle().says(".done", "en")
        assert coach["beaten"] == list(_puzzle().beaten("en"))
        standing, won = await _standing(client), gain(BEGINNING, _puzzle().rating, is_won=True)
        assert (standing.is_solved, standing.tries, standing.solved, standing.tried) == (True, 1, 1, 1)
        assert (standing.gain, standing.my_rating) == (round(won), round(BEGINNING + won))
        assert standing.rating == round(_puzzle().rating - won)

    _told(tmp_path, story)


def test_a_wrong_choice_is_answered_counted_and_taken_back(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        table, ((wrong, _), (other, _), *_) = await _open(client), _puzzle().wrong
        coach = await _try(client, table, wrong)
        assert coach["off"] == _puzzle().answer(wrong, "en")
        assert (await _do(client, table, "back")).status_code == 200
        assert (await _try(client, table, other))["off"]
        assert (await _do(client, table, "back")).status_code == 200
        assert (await _try(client, table, _puzzle().best))["closing"]
        standing = await _standing(client)
        assert (standing.is_solved, standing.tries, standing.solved, standing.tried) == (True, 3, 0, 1)
        assert standing.gain == round(gain(BEGINNING, _puzzle().rating, is_won=False))

    _told(tmp_path, story)


def test_a_wrong_choice_counts_however_it_is_taken_back_and_only_once(tmp_path: Path) -> None:
    """`undo` is no way around `back`, and neither is leaving, or looking again and again."""

    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        table, ((wrong, _), *_) = await _open(client), _puzzle().wrong
        for way in ("undo", "back"):
            assert (await _try(client, table, wrong))["off"]
            await _look(client, table)
            assert (await _do(client, table, way)).status_code == 200
        assert (await _standing(client)).tries == 1
        assert not (await _standing(client)).is_solved

    _told(tmp_path, story)


def test_who_is_shown_the_solution_has_given_up(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        table, ((wrong, _), *_) = await _open(client), _puzzle().wrong
        await _try(client, table, wrong)
        # Also from where a wrong choice has led.
        assert (await _do(client, table, "show")).status_code == 200
        assert (await _look(client, table))["coach"]["closing"] == _puzzle().says(".done", "en")
        standing = await _standing(client)
        assert (standing.was_shown, standing.is_solved, standing.tries) == (True, False, 1)
        assert (standing.solved, standing.tried) == (0, 1)
        # To repeat it then changes nothing any more.
        assert (await _try(client, await _open(client), _puzzle().best))["closing"]
        assert (await _standing(client)).model_dump() == standing.model_dump()
        assert (await _all(client)).streak == 0

    _told(tmp_path, story)


def test_only_the_first_outcome_of_a_person_with_a_puzzle_is_rated(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        await _try(client, await _open(client), _puzzle().best)
        before = await _standing(client)
        await _try(client, await _open(client), _puzzle().wrong[0][0])
        assert await _standing(client) == before
        _, other = await hall.guest("Bo")
        await _try(client := other, await _open(client), _puzzle().wrong[0][0])
        standing = await _standing(other)
        assert (standing.solved, standing.tried) == (1, 2)
        assert standing.rating > before.rating

    _told(tmp_path, story)


def test_nothing_of_the_solution_is_told_before_it_is_found(tmp_path: Path) -> None:
    """Neither by what the page is sent, nor by a hint."""

    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        table = await _open(client)
        look = await _look(client, table)
        coach = look["coach"]
        assert coach["is_puzzle"]
        assert (coach["wanted"], coach["spot"], coach["beaten"], coach["closing"]) == ([], [], [], "")
        assert not look["hints"]
        assert code(await _do(client, table, "hints")) == (403, "no-hints")
        known = [coach, (await _standing(client)).model_dump(), (await _all(client)).model_dump()]
        told = json.dumps(known)
        assert not any(secret in told for secret in (_puzzle().best, "71", *_puzzle().beaten("en")))
        await _try(client, table, _puzzle().wrong[0][0])
        look = await _look(client, table)
        assert not look["hints"]
        assert (look["coach"]["wanted"], look["coach"]["beaten"]) == ([], [])
        assert _puzzle().best not in json.dumps(look["coach"])

    _told(tmp_path, story)


def test_a_puzzle_and_a_lesson_are_open_side_by_side_and_one_puzzle_takes_the_place_of_another(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        lesson = lessons(_SAGA)[0].id
        learning, solving = await _open(client, lesson), await _open(client)
        assert await _open(client, lesson) == learning
        assert await _open(client) == solving
        other = await _open(client, "puzzle-2")
        assert other != solving
        assert (await _look(client, solving))["status"] == "closed"
        assert (await _look(client, learning))["status"] == "running"
        path = next(each for each in (await client.get("/api/lessons")).json()["paths"] if each["game"] == "saga")
        assert [each["id"] for each in path["lessons"] if each["is_begun"]] == [lesson]

    _told(tmp_path, story)


def test_the_next_puzzle_is_one_that_is_not_done_yet(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        seen = []
        name = "puzzle-2"
        for _ in range(3):
            await _try(client, await _open(client, name), _puzzle(int(name[-1])).best)
            following = (await _standing(client, name)).next
            assert following is not None
            seen.append((following.game, following.id))
            name = following.id
        assert seen == [("saga", "puzzle-3"), ("saga", "puzzle-1"), ("medieval_battle", "puzzle-1")]

    _told(tmp_path, story)


def test_today_s_puzzle_goes_through_all_games_and_all_their_puzzles(tmp_path: Path) -> None:
    with few_puzzles(tmp_path, saga=3, medieval_battle=2):
        days = [puzzle_of(day) for day in range(12)]
        names = [(each.game.slug, each.number) for each in days if each is not None]
        assert len({slug for slug, _ in names[:2]}) == 2
        assert len(set(names)) == 5


def test_days_in_a_row_are_counted_and_today_may_still_come(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, client = await hall.guest("Ada")
        told = []
        for day in range(4):
            with mock.patch("meadhall.hall.solving.time.time", return_value=(20_000 + day) * _DAY):
                if day != 3:
                    name = f"puzzle-{day + 1}"
                    await _try(client, await _open(client, name), _puzzle(day + 1).best)
                found = await _all(client)
                told.append((found.streak, [each.is_solved for each in found.week]))
        assert told[2] == (3, [False] * 4 + [True] * 3)
        assert told[3] == (3, [False] * 3 + [True] * 3 + [False])
        with mock.patch("meadhall.hall.solving.time.time", return_value=20_004 * _DAY):
            assert (await _all(client)).streak == 0

    _told(tmp_path, story)


def test_strangers_see_the_puzzles_and_nothing_done(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        _, ada = await hall.guest("Ada")
        await _try(ada, await _open(ada), _puzzle().best)
        found = await _all(hall.client())
        assert found.today is not None
        assert (found.streak, found.rating) == (0, round(BEGINNING))
        assert [each.game for each in found.games] == ["saga", "medieval_battle"]
        first = found.games[0].puzzles[0]
        assert (first.is_solved, first.tries, first.solved, first.tried) == (False, 0, 1, 1)
        assert (await _standing(hall.client())).gain is None
        assert (await hall.client().post(_FIRST)).status_code == 401

    _told(tmp_path, story)


@pytest.mark.parametrize("path", ["puzzles/saga/puzzle-9", "puzzles/chess/puzzle-1", "games/saga/puzzles/first.svg"])
def test_what_is_no_puzzle_is_not_found(tmp_path: Path, path: str) -> None:
    async def story(hall: Inside) -> None:
        assert (await hall.client().get(f"/api/{path}")).status_code == 404

    _told(tmp_path, story)


def test_a_puzzle_has_a_small_picture_of_its_board(tmp_path: Path) -> None:
    async def story(hall: Inside) -> None:
        client = hall.client()
        day, night = [
            (await client.get(f"/api/games/saga/puzzles/puzzle-1.svg?night={night}")).text
            for night in ("false", "true")
        ]
        assert day.startswith("<svg")
        assert "data-option" not in day
        assert day != night

    _told(tmp_path, story)


def test_a_hall_without_puzzles_has_none_today(tmp_path: Path) -> None:
    async def ask() -> None:
        async with inside(tmp_path) as hall:
            found = await _all(hall.client())
            assert (found.today, found.games) == (None, [])

    with few_puzzles(tmp_path):
        asyncio.run(ask())
