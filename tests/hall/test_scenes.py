"""What is watched at a table: whoever may read a passage of the log may watch it, and sees the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import meadhall
from meadhall.hall.answers import SceneItem, SceneSummary
from tests.clashes import clash
from tests.hall.inside import inside


async def _scene(client: httpx.AsyncClient, table: str, scene: str, **wish: Any) -> httpx.Response:
    return await client.get(f"/api/tables/{table}/scenes/{scene}", params=wish)


def _fought(folder: Path, slug: str) -> dict[str, Any]:
    """What is said of a clash that has just ended: to who fought, to who looks on, and after a mistaken question."""
    found = clash(meadhall.game(slug))

    async def fight() -> dict[str, Any]:
        async with inside(folder) as hall:
            (_, ada), watching = await hall.guest("Ada"), hall.client()
            async with ada, watching:
                table = (await ada.post("/api/journals", json={"text": found.journal})).json()["id"]
                path = f"/api/tables/{table}"
                before = (await ada.get(path, params={"seat": found.seat, "picture": False})).json()
                form = {"n": before["n"], "seat": found.seat, "option": found.option}
                (await ada.post(f"{path}/choices", json=form)).raise_for_status()
                seen = (await ada.get(path, params={"seat": found.seat, "picture": False})).json()
                scenes = [each["scene"] for each in seen["sentences"] if each["scene"]]
                last = [each for each in scenes if each["outcome"]][-1]
                mine = [
                    (await _scene(ada, table, last["id"], seat=found.seat, lang=lang)).json() for lang in ("en", "pl")
                ]
                theirs = [
                    (await _scene(watching, table, last["id"], layout=layout)).json() for layout in ("wide", "narrow")
                ]
                wrong = [(await _scene(watching, table, name)).status_code for name in ("999999", "-1", "x")]
                odd = (await _scene(watching, table, last["id"], layout="round")).status_code
                return {"last": last, "mine": mine, "theirs": theirs, "wrong": [*wrong, odd]}

    return asyncio.run(fight())


def _facts(scene: SceneItem) -> dict[str, Any]:
    """All but the pictures: a card that is face down to others is seen by who has put it there."""
    told = scene.model_dump()
    return told | {"beats": [each | {"picture": ""} for each in told["beats"]]}


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_clash_is_watched_alike_by_who_fought_and_who_looks_on(slug: str, tmp_path: Path) -> None:
    told = _fought(tmp_path, slug)
    summary = SceneSummary.model_validate(told["last"])
    mine, polish = [SceneItem.model_validate(each) for each in told["mine"]]
    theirs, narrow = [SceneItem.model_validate(each) for each in told["theirs"]]
    assert _facts(mine) == _facts(theirs)
    assert (mine.id, mine.title, len(mine.beats)) == (summary.id, summary.title, summary.beats)
    assert mine.outcome == summary.outcome
    assert mine.outcome is not None
    assert polish.title != mine.title
    assert (
        [each.kind for each in polish.beats]
        == [each.kind for each in narrow.beats]
        == [each.kind for each in mine.beats]
    )
    assert narrow.box != mine.box
    assert all(each.picture and each.sentence for each in mine.beats)
    for scene in (mine, polish, narrow):  # a page forbids styles that are written into elements
        assert "style=" not in scene.ground + "".join(each.picture for each in scene.beats)
    assert told["wrong"] == [404, 404, 404, 422]
