"""Clashes and great moments as one watches them: every beat comes from the log, and says what decided."""

from __future__ import annotations

import pytest

from meadhall.engine import scenes
from meadhall.engine.scenes import Beat, Scene
from meadhall.engine.steps import NOBODY
from meadhall.games.medieval_battle import GAME
from meadhall.telling import Passages
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle


def _scenes(table: Table, language: str = "en") -> list[Scene]:
    passages = Passages(table.told("nobody"), [0, 1]).all
    found = [GAME.scene(each.told, NOBODY, language) for each in passages]
    return [each for each in found if each is not None]


def _scene(table: Table, language: str = "en") -> Scene:
    return _scenes(table, language)[-1]


def _labels(scene: Scene) -> list[str]:
    return [beat.label for beat in scene.beats]


def _beat(scene: Scene, label: str) -> Beat:
    return next(beat for beat in scene.beats if beat.label == label)


def _attack(position: str, terrain: str = "") -> Table:
    return battle(flat(terrain), position).plays("activate:1,2", "attack:2,2")


def _counted(beat: Beat) -> list[list[tuple[str, int, bool]]]:
    return [[(item.label, item.number, item.is_decisive) for item in wing.items] for wing in beat.wings]


def test_a_melee_is_told_from_the_attack_to_the_losses_and_marks_what_decided() -> None:
    scene = _scene(_attack("Y HI (1,2); R LI (2,2) 0mp", "(2,2)=R"))
    assert (scene.title, scene.about, scene.place, scene.ground) == ("Melee on H8", "Rocky hills", "2,2", scenes.HILLS)
    assert [party.name for party in scene.parties] == ["Heavy infantry", "Light infantry"]
    assert _labels(scene) == ["Attack", "Hold or withdraw", "Card", "Factors", "Losses"]
    assert _beat(scene, "Hold or withdraw").reason == "It had nowhere to withdraw to."
    factors = _beat(scene, "Factors")
    assert _counted(factors) == [[("Card", 1, False)], [("Height", 1, True)]]
    assert factors.reason == "The difference: Height. Without it: Attack wins (losses: attacker 0, defender 1)."
    fallen = [[piece.state for piece in wing.pieces] for wing in _beat(scene, "Losses").wings]
    assert fallen == [[scenes.STANDS, scenes.STANDS, scenes.FALLEN]] * 2
    assert scene.outcome is not None
    assert scene.outcome.title == "Even fight"
    assert scene.outcome.rows[0] == ("Knights", ["2 → 1", "2 → 1"])


def test_the_same_melee_in_polish() -> None:
    scene = _scene(_attack("Y HI (1,2); R LI (2,2) 0mp", "(2,2)=R"), "pl")
    assert scene.title == "Walka wręcz na H8"
    assert _labels(scene) == ["Atak", "Walka czy odwrót", "Karta", "Czynniki", "Straty"]
    assert scene.outcome is not None
    assert scene.outcome.title == "Starcie wyrównane"


def test_while_the_defender_thinks_the_scene_is_open_and_says_what_holding_would_cost() -> None:
    scene = _scene(_attack("Y HC (1,2); R LC (2,2)"))
    assert _labels(scene) == ["Attack"]
    assert scene.outcome is None
    assert scene.beats[-1].reason == "If the defender holds: Attack wins (losses: attacker 0, defender 1)."


def test_a_withdrawal_and_a_pursuit_are_two_scenes() -> None:
    table = _attack("Y HC (1,2) 4mp; R LC (2,2) 5mp").plays("retreat:3,2", "attack:3,2", "hold")
    first, second = _scenes(table)
    assert _labels(first) == ["Attack", "Hold or withdraw", "Advance"]
    assert [piece.state for piece in first.beats[1].wings[1].pieces] == [scenes.LEAVES] * 2
    assert first.outcome is not None
    assert first.outcome.title == "Red's light cavalry withdrew"
    assert second.title == "Melee on H9"


def test_without_advantages_nothing_is_decisive() -> None:
    factors = _beat(_scene(_attack("Y HC (1,2); R LC (2,2) 0mp")), "Factors")
    assert _counted(factors) == [[("Card", 1, False)], [("No advantage", 0, False)]]
    assert factors.reason == "No advantage shifts the card."


def test_an_advantage_that_changes_no_loss_is_not_decisive() -> None:
    factors = _beat(_scene(_attack("Y HC (1,2); R LC (2,2) 1k 0mp")), "Factors")
    assert _counted(factors)[0] == [("Card", 1, False), ("Numbers", 1, False)]


@pytest.mark.parametrize(
    ("scale", "target", "title", "losses"),
    [
        ("calculator", "R LC (2,2)", "Shot in vain", "2 → 2"),
        ("calculator", "R AR (2,2) 1k", "Shot: one knight falls", "1 → 0"),
        ("ladder", "R AR (2,2) 1k", "Shot: one knight falls", "1 → 0"),
    ],
)
def test_a_shot_is_reckoned_by_its_card(scale: str, target: str, title: str, losses: str) -> None:
    field = flat("(2,2)=F")
    scene = _scene(battle(field, f"Y LB (1,2); {target}", shooting_scale=scale).plays("activate:1,2", "shoot:2,2"))
    assert _labels(scene) == ["Shot", "Card", "Factors", "Losses"]
    assert scene.outcome is not None
    assert scene.outcome.title == title
    assert scene.outcome.rows[0][1] == ["2 → 2", losses]


def test_a_wagon_train_is_first_exposed_and_then_destroyed() -> None:
    exposed, destroyed = (_scene(_attack(f"Y LC (1,2); R TB (2,2) {points}mp")) for points in (1, 0))
    assert exposed.title == "Attack on the wagon train"
    assert exposed.outcome is not None
    assert exposed.outcome.lines == ["The next blow destroys it, unless its army regroups first."]
    assert destroyed.beats[1].wings[1].pieces[0].state == scenes.FALLEN
    assert destroyed.beats[1].reason == "Victory points: Red 0, Yellow 3; 5 win."


def test_a_flag_reached_without_a_blow_is_a_moment_and_one_that_was_fought_for_belongs_to_the_clash() -> None:
    table = battle(flat(), "Y HC (0,-1) 4mp; R LC (4,-2)").plays("activate:0,-1", "step:0,0", "end")
    moment = _scene(table)
    assert [beat.kind for beat in moment.beats] == [scenes.MOMENT]
    assert moment.outcome is not None
    assert moment.outcome.lines == ["Victory points: Red 0, Yellow 2; 5 win."]
    table = battle(flat(), "Y HC (0,-1) 4mp; R AR (0,0) 1k 0mp").plays("activate:0,-1", "attack:0,0")
    clash = _scene(table)
    assert clash.about.startswith("flag ")
    assert _labels(clash)[-3:] == ["Losses", "Advance", "Flag"]


def test_the_end_counts_flags_and_wagon_trains_and_says_how_it_was_won() -> None:
    table = battle(flat(), "Y LC (1,2); R TB (2,2) 0mp").plays("activate:1,2", "attack:2,2", "pass", "pass")
    end = _scene(table)
    assert [beat.kind for beat in end.beats] == [scenes.COMPARE, scenes.MOMENT]
    assert end.beats[0].banner == "0 : 3"
    assert end.outcome is not None
    assert end.outcome.title == "Yellow won the battle"
    assert end.outcome.lines == ["Both armies passed, one after the other."]
