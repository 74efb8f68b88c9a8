"""Fights and great moments as one watches them: every beat comes from the log, and says what decided."""

from __future__ import annotations

from meadhall.engine import scenes
from meadhall.engine.scenes import Beat, Scene
from meadhall.engine.steps import NOBODY
from meadhall.games.northgard import GAME
from meadhall.games.northgard.content import CLAN_IDS
from meadhall.games.northgard.notation import BOARD_A
from meadhall.telling import Passages
from tests.games.northgard.told import Table, told

_STRONGHOLD = "fortress (-1,-1)n; defense_tower (-1,-2)n; P 2 T(-1,-1)n; P stock 2/0/0; R 5 T(0,0)n"


def _scenes(table: Table, language: str = "en") -> list[Scene]:
    passages = Passages(table.told("nobody"), list(range(len(CLAN_IDS)))).all
    found = [GAME.scene(each.told, NOBODY, language) for each in passages]
    return [each for each in found if each is not None]


def _labels(scene: Scene) -> list[str]:
    return [beat.label for beat in scene.beats]


def _counted(beat: Beat) -> list[list[tuple[str, int, bool]]]:
    return [[(item.label, item.number, item.is_decisive) for item in wing.items] for wing in beat.wings]


def _assault(card: str, units: int, *choices: str) -> Table:
    table = told(BOARD_A, f"{_STRONGHOLD}; R hand {card}").plays(f"play:{card}")
    return table.moves("T(0,0)n", "T(-1,-1)n", units).plays(*choices)


def test_a_combat_is_told_from_the_line_up_to_the_retreat_and_marks_the_first_help_that_decided() -> None:
    (scene,) = _scenes(_assault("bodyguard", 4, "food:2", "die:axe_skull", "die:choice", "casualty"))
    assert [party.name for party in scene.parties] == ["Goat Clan", "Raven Clan"]
    assert _labels(scene) == [
        "Line-up", "Food", "Dice", "Dice", "Dice", "Combat points", "Casualties", "Casualties", "Result",
    ]  # fmt: skip
    points = scene.beats[5]
    assert points.banner == "6 : 6"
    assert _counted(points) == [
        [("Units", 4, False), ("Bodyguard", 1, False), ("Die", 1, False)],
        [("Units", 2, False), ("Buildings", 2, True), ("Food", 2, False)],
    ]
    assert points.reason == "Casualties: attacker 2, defender 1."
    assert scene.outcome is not None
    assert scene.outcome.rows[:2] == [("Combat points", ["6", "6"]), ("Fell", ["2", "1"])]
    assert scene.outcome.rows[2][0] == "Chance before"


def test_before_the_first_die_the_scene_is_open_and_tells_the_chances() -> None:
    (scene,) = _scenes(_assault("start_move", 5))
    assert _labels(scene) == ["Line-up"]
    assert scene.outcome is None
    assert scene.beats[0].reason.startswith("Chances: Goat ")
    odds = scene.beats[0].odds
    assert odds is not None
    assert f"Goat {round(100 * odds.first)}%" in scene.beats[0].reason
    assert odds.note.startswith("Exact, if ")
    assert [wing.total for wing in scene.beats[0].wings] == ["5", "4"]
    (polish,) = _scenes(_assault("start_move", 5), "pl")
    assert polish.beats[0].reason.startswith("Szanse: Kozioł ")


def test_casualties_decide_before_points_do() -> None:
    position = f"{_STRONGHOLD}; R stock 2/0/0; R hand start_move"
    table = told(BOARD_A, position).plays("play:start_move").moves("T(0,0)n", "T(-1,-1)n", 5)
    (scene,) = _scenes(table.plays("food:2", "food:2", "die:skull2", "die:axe2"))
    points = next(beat for beat in scene.beats if beat.banner)
    assert points.banner == "7 : 8"
    assert points.sentence == "The Goat Clan wins: the other side has no figures left."


def test_a_creature_is_hunted() -> None:
    position = "wolf_beige (0,1)w; R 5 T(0,1)w; R hand start_move"
    table = told(BOARD_A, position, creatures=True).plays("play:start_move", "finish", "hunt:wolf_beige")
    (scene,) = _scenes(table.plays("die:axe2", "die:axe2"))
    assert _labels(scene) == ["Line-up", "Dice", "Dice", "Combat points", "Result"]
    assert scene.ground == scenes.FOREST
    assert scene.beats[-1].wings[1].pieces[0].state == scenes.FALLEN
    assert scene.outcome is not None
    assert scene.outcome.lines == ["The Goat Clan gained 1 fame for the creature."]


def test_winter_is_told_with_what_everybody_pays_and_who_cannot() -> None:
    table = told(BOARD_A, "R 5 T(0,0)e; R stock 1/0/0; P 4 T(0,0)w; Y 1 T(0,0)s", phase="winter")
    scene = next(each for each in _scenes(table) if each.ground == scenes.WINTER)
    assert [wing.total for wing in scene.beats[0].wings] == ["5", "4", "1"]
    assert _counted(scene.beats[0])[:2] == [[("Food", 1, False)], [("Food", 0, False)]]
    assert scene.beats[1].sentence.startswith("The Raven Clan could not pay")


def test_the_end_counts_the_fame_of_all() -> None:
    table = told(BOARD_A, "R 1 T(0,0)e; R fame 7; P 1 T(0,0)w; Y 1 T(0,0)s", phase="winter", year=7)
    end = _scenes(table)[-1]
    assert [beat.kind for beat in end.beats] == [scenes.COMPARE, scenes.MOMENT]
    assert _counted(end.beats[0])[0][0] == ("Tokens", 7, False)
    assert end.outcome is not None
    assert end.outcome.title == "Victory: Goat Clan"
