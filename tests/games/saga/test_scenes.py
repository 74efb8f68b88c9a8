"""Battles, great deeds and the end as one watches them: every beat comes from the log, and says what decided."""

from __future__ import annotations

import pytest

from meadhall.engine import scenes
from meadhall.engine.scenes import Beat, Scene
from tests.games.saga.telling import first_round, told


def _labels(scene: Scene) -> list[str]:
    return [beat.label for beat in scene.beats]


def _counted(beat: Beat) -> list[list[tuple[str, int, bool]]]:
    return [[(item.label, item.number, item.is_decisive) for item in wing.items] for wing in beat.wings]


def _pieces(beat: Beat) -> list[list[tuple[str, str]]]:
    return [[(piece.caption, piece.state) for piece in wing.pieces] for wing in beat.wings]


def test_a_battle_is_told_from_the_line_up_to_the_losses() -> None:
    """SAG-10.8, SAG-11.1"""
    (scene,) = told("kent S2w V1w+Stormer").begin("battles").choose("pass", "force:1:-", "area:longship").scenes()
    assert (scene.title, scene.place, scene.ground) == ("Battle in Kent", "kent", scenes.LANDING)
    assert [party.side for party in scene.parties] == ["saxon", "viking"]
    assert _labels(scene)[:2] == ["Line-up", "Strength"]
    assert scene.beats[1].banner == "2 : 2"
    assert scene.beats[1].sentence == "Equal: a tie goes to the Saxons."
    assert scene.outcome is not None
    assert scene.outcome.rows[0] == ("Strength", ["2", "2"])


def test_the_leader_who_decides_a_battle_is_marked_and_named() -> None:
    """SAG-10.8"""
    (scene,) = told("kent burh S Warden V1w").begin("battles").choose("reveal:{Warden}").scenes()
    strength = next(beat for beat in scene.beats if beat.kind == scenes.COMPARE)
    assert [item.is_decisive for item in strength.wings[0].items] == [False]
    (scene,) = told("kent burh S Warden V2w").begin("battles").choose("reveal:{Warden}").scenes()
    strength = next(beat for beat in scene.beats if beat.kind == scenes.COMPARE)
    assert [item.is_decisive for item in strength.wings[0].items] == [True]
    assert strength.sentence.endswith("decides it: without what he adds, the Anglo-Saxons had lost.")


def test_a_leader_who_is_revealed_stands_in_the_light_before_his_warriors() -> None:
    """SAG-10.6"""
    (scene,) = told("kent S3w+Warden V1w").begin("battles").choose("reveal:{Warden}").scenes()
    reveal = next(beat for beat in scene.beats if beat.kind == scenes.REVEAL)
    captions, states = zip(*_pieces(reveal)[0], strict=True)
    assert captions[0].endswith(": Warden")
    assert states == (scenes.SHOWN, *[scenes.STANDS] * 3)
    after = scene.beats[scene.beats.index(reveal) + 1 :]
    assert scenes.SHOWN not in {state for beat in after for wing in _pieces(beat) for _, state in wing}


def test_a_leader_who_was_not_revealed_is_a_stranger_on_the_stage() -> None:
    """SAG-10.6: for his own side too, since a scene is the same for everybody."""
    table = told("kent S1w V Stormer").begin("battles")
    for side in ("nobody", "saxon", "viking"):
        (scene,) = table.scenes(side)
        assert _pieces(scene.beats[0])[1] == [("Knut: unknown", scenes.STANDS)]
        assert scene.outcome is None


def test_vikings_land_where_their_raid_target_says() -> None:
    """SAG-8.2, SAG-8.4"""
    table = told("scand_north V3w; mercia S1w").begin("viking_move").choose("route:sail_draw:scand_north")
    (scene,) = table.chance("token:target_kent").choose("force:2:-").scenes()
    assert (scene.title, scene.place, scene.ground) == ("The Vikings land in Kent", "kent", scenes.LANDING)
    assert scene.beats[0].reason == "The Vikings drew a raid target for the northern slot: Kent."
    assert _pieces(scene.beats[0])[1] == [("2 warriors", scenes.COMES), ("", scenes.COMES)]
    assert scene.outcome is not None


def test_the_first_vikings_land_before_the_first_round() -> None:
    """SAG-2.5"""
    assert first_round().scenes()[0].title == "The Vikings land in Kent"


def test_burhs_that_are_built_and_plundered_are_watched() -> None:
    """SAG-7.2, SAG-8.10"""
    (scene,) = told("essex S1w; coins 3/0/12").begin("saxon_build").scenes()
    assert (scene.title, scene.ground) == ("A burh rises in Essex", scenes.SHORE)
    (scene,) = told("kent burh V1w; essex S1w; coins 3/0/12").begin("viking_plunder").scenes()
    assert scene.title == "Plunder in Kent"
    assert _pieces(scene.beats[0]) == [
        [("Burh", scenes.FALLEN)],
        [("1 warrior", scenes.STANDS), ("2 coins", scenes.COMES)],
    ]


@pytest.mark.parametrize(
    ("position", "title", "rule", "decisive"),
    [
        (
            "mercia burh S1w; kent V1w; coins 3/2/10; burh_pos 2; round_pos 2",
            "The Anglo-Saxons",
            "SAG-3.2",
            "Rounds left",
        ),
        ("mercia S1w; coins 3/2/10; scand_north V2w", "The Anglo-Saxons", "SAG-3.3", "Units"),
        ("kent, sussex, essex, wessex, mercia V1w; northumbria S1w", "The Vikings", "SAG-3.4", "Areas"),
        ("kent V1w; essex S1w; coins 2/8/5", "The Vikings", "SAG-3.5", "Coins"),
    ],
)
def test_the_end_says_how_the_game_was_won(position: str, title: str, rule: str, decisive: str) -> None:
    """SAG-3.1 to SAG-3.5"""
    scene = told(position).begin("end_phase").scenes()[-1]
    assert scene.title == f"{title} have won"
    assert [beat.kind for beat in scene.beats] == [scenes.MOMENT, scenes.COMPARE]
    assert rule in scene.beats[0].rules
    assert [label for items in _counted(scene.beats[1]) for label, _, is_decisive in items if is_decisive] == [decisive]
    assert scene.outcome is not None
    assert len(scene.outcome.rows) == 4
    assert told(position).begin("end_phase").scenes(language="pl")[-1].outcome is not None
