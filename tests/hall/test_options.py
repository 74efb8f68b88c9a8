"""Options of a new table: what does not fit is refused before anything is stored, with a sentence and a cure."""

from __future__ import annotations

from pathlib import Path

import meadhall
from meadhall.engine.options import DRAWN
from meadhall.laws.test_options import single_changes
from tests.hall.support import ME, Player, running


def test_every_single_change_that_does_not_fit_is_refused_with_its_sentence(tmp_path: Path) -> None:
    """A 4xx and nothing stored, not a table that never begins."""
    limits = {"requests_per_minute": 100_000, "tables_per_minute": 100_000}
    with running(tmp_path / "hall.db", tmp_path / "log", **limits) as server:
        ada = server.player("Ada")
        refusals = 0
        for slug in meadhall.games():
            for players, options in single_changes(meadhall.game(slug)):
                fit = ada.post(f"/api/games/{slug}/fit", players=players, options=options).json()
                if fit["problem"]:
                    refused = ada.post("/api/tables", game=slug, seats=[ME] * players, options=options)
                    assert (refused.status_code, refused.json()["detail"]) == (422, fit["problem"])
                    refusals += 1
        assert refusals > 20
        assert ada.http.get("/api/tables").json()["mine"] == []


def test_what_does_not_fit_is_said_in_the_reader_s_language(ada: Player) -> None:
    form = {"players": 2, "options": {"map_size": "large", "map": "std_the_bowl"}}
    english = ada.post("/api/games/medieval_battle/fit", **form).json()
    polish = ada.post("/api/games/medieval_battle/fit?lang=pl", **form).json()
    assert english["problem"] == "This battlefield is not large; choose a large one, or the standard map size."
    assert polish["problem"].startswith("To pole bitwy nie jest duże")
    assert {(each["option"], each["value"]) for each in english["misfits"]} >= {("map", "std_crossroads")}
    assert ("map", "lrg_two_fields") not in {(each["option"], each["value"]) for each in english["misfits"]}


def test_a_random_map_is_another_one_at_every_table(ada: Player) -> None:
    """The house draws the seed and shows it."""
    shown = []
    for _ in range(3):
        opened = ada.post("/api/tables", game="medieval_battle", seats=[ME, ME], options={"map": "random"})
        shown.append(ada.look(opened.json()["id"])["options_chosen"])
    seeds = {each for chosen in shown for each in chosen if each.startswith("Seed of a random battlefield: ")}
    assert len(seeds) == 3
    assert not any(each.endswith(str(DRAWN)) for each in seeds)
