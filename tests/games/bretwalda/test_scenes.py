"""Scenes: battles, raids, Winters and the end as one watches them, beat by beat."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Outcome, Scene
from meadhall.engine.steps import NOBODY
from meadhall.games.bretwalda.notation import area_of, kingdom_of
from meadhall.games.bretwalda.odds import battle_odds
from meadhall.games.bretwalda.rules.conquest import CheckConquest
from meadhall.games.bretwalda.rules.sea_battles import FightSeaBattle
from meadhall.games.bretwalda.scenes.chances import Strength, odds_of
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.telling import Passages, played
from tests.games.bretwalda.told import Table, battle, told

_HERE = "streoneshalh"
_NO_CARDS = "deck empty; discards empty"


def _all_scenes(table: Table, language: str = "en", seat: int = NOBODY) -> list[Scene]:
    game = meadhall.game("bretwalda")
    heard: list[Told] = [each for each in table.s.ear or [] if each.is_told_to(seat)]
    passages = Passages(heard, played(game.sides(table.s), game.names)).all
    found = [game.scene(passage.told, seat, language) for passage in passages]
    return [scene for scene in found if scene is not None]


def _watch(table: Table, language: str = "en") -> Scene:
    """The last scene."""
    return _all_scenes(table, language)[-1]


def _labels(scene: Scene) -> list[str]:
    return [beat.label for beat in scene.beats]


def _outcome(scene: Scene) -> Outcome:
    assert scene.outcome is not None
    return scene.outcome


def _seen(beat: Beat, side: int) -> list[tuple[str, str, int]]:
    """What stands on a side: caption, state, number."""
    return [(piece.caption, piece.state, piece.number) for piece in beat.wings[side].pieces]


def test_a_battle_is_watched_from_the_line_up_to_its_end() -> None:
    """VAN-7.2, BRE-16.4, BRE-16.6: Hunters, dice, wounds; while it goes on it has no outcome."""
    table = battle(_HERE, "W", f"W hunter thegn in {_HERE}; danes 2 viking in {_HERE}; {_NO_CARDS}")
    line_up = _watch(table)
    assert (line_up.title, line_up.place, line_up.outcome) == (f"Battle in {_HERE.title()}", _HERE, None)
    assert _labels(line_up) == ["Line-up"]
    assert line_up.beats[0].sentence == "Wessex (2) against the Danes (2)."
    table.rolls(1).rolls(0, 1)
    scene = _watch(table)
    assert _labels(scene) == ["Line-up", "Hunters", "Wounds", "Dice", "Wounds"]
    hunters, shot, dice, wounds = scene.beats[1:]
    assert hunters.sentence == "The Hunters of Wessex hit once."
    assert [die.is_hit for die in hunters.wings[0].dice] == [True]
    assert shot.sentence == "The Danes lost a Viking."
    assert _seen(shot, 1) == [("Viking", scenes.STANDS, 1), ("Viking", scenes.FALLEN, 1)]
    assert dice.sentence == "Wessex rolled no sword; the Danes rolled 1 sword."
    assert [wing.total for wing in dice.wings] == ["0", "1"]
    assert [wing.total for wing in wounds.wings] == ["0", "1"]
    assert scene.outcome is None
    table.rolls(1, 0)
    outcome = _outcome(_watch(table))
    assert outcome.title == f"Wessex won in {_HERE.title()}"
    assert outcome.rows[1:] == [
        ("Wounds dealt", ["2", "1"]),
        ("Fell", ["1 Hunter", "2 Vikings"]),
        ("Remain", ["1 Thegn", "nobody"]),
    ]
    assert f"Wessex took control of {_HERE.title()}." in outcome.lines


def test_the_same_battle_is_told_in_polish() -> None:
    table = battle(_HERE, "W", f"W thegn in {_HERE}; danes viking in {_HERE}; {_NO_CARDS}").rolls(1, 0)
    scene = _watch(table, "pl")
    assert _labels(scene) == ["Szyk", "Kości", "Rany"]
    said = ["Wessex wyrzuca 1 miecz; Danowie wyrzucają same puste ścianki.", "Straty Danów: Wiking."]
    assert [beat.sentence for beat in scene.beats[1:]] == said
    assert _outcome(scene).title == f"Wessex wygrywa w {_HERE.title()}"


def test_the_odds_of_a_line_up_are_those_of_the_game() -> None:
    """They are worked out from what was told alone; Bishops, Rulers, Hunters, wounds and Cities count."""
    armies = [
        (_HERE, "W", f"W hunter 2 thegn bishop in {_HERE}; M ealdorman 3 ceorl hunter in {_HERE}"),
        ("wiltun", "danes", "W ruler 2 ceorl in wiltun; danes 4 viking in wiltun"),
        ("lundenwic", "M", "M ealdorman 2 thegn in lundenwic; W thegn bishop ceorl in lundenwic"),
        (_HERE, "W", f"N thegn ceorl in {_HERE}; W 3 thegn in {_HERE}; N tiles northumbria_wardens"),
        (_HERE, "M", f"M ruler thegn in {_HERE}; M led_by coenwulf; W 3 thegn in {_HERE}"),
        (_HERE, "W", f"W thegn in {_HERE}; N 2 thegn in {_HERE}; W tiles wessex_dragon_banner"),
    ]
    for area, attacker, position in armies:
        table = battle(area, attacker, f"{position}; {_NO_CARDS}")
        s: Bretwalda = table.s
        expected = battle_odds(s, area_of(area), s.sides[0])
        won, lost, _ = expected.percents
        beat = _watch(table).beats[0]
        assert [wing.total for wing in beat.wings] == [f"{won}%", f"{lost}%"]
        assert beat.odds is not None
        assert beat.odds[:3] == pytest.approx((expected.won, expected.nobody, expected.lost), abs=1e-6)


def test_equal_sides_have_equal_odds() -> None:
    one = Strength(((2, 1), (2, 1)))
    odds = odds_of(one, one)
    assert abs(odds.won - odds.lost) < 1e-9
    assert odds.nobody > 0


def test_a_wounded_leader_shows_it_and_changes_the_odds() -> None:
    """BRE-12.3: an Ealdorman bears one wound."""
    table = battle(_HERE, "W", f"W ealdorman in {_HERE}; danes viking in {_HERE}; {_NO_CARDS}").rolls(0, 1)
    scene = _watch(table)
    whole, hurt = scene.beats[0].wings[0].pieces[0], scene.beats[-1].wings[0].pieces[0]
    assert whole.id == hurt.id
    assert whole.drawing != hurt.drawing
    assert scene.beats[0].reason != scene.beats[-1].reason
    assert scene.beats[0].odds != scene.beats[-1].odds
    assert scene.beats[-1].odds is not None


def test_a_card_is_seen_with_what_it_says_and_its_swords_can_decide() -> None:
    """BRE-16.3, BRE-16.5: without the sword of Spear Charge the Viking would live."""
    position = f"W thegn in {_HERE}; danes viking in {_HERE}; W hand spear_charge; {_NO_CARDS}"
    table = battle(_HERE, "W", position).plays("pass", "card:spear_charge").rolls(0, 0)
    scene = _watch(table)
    assert _labels(scene) == ["Line-up", "Cards", "Dice", "Hits", "Wounds"]
    card, hits = scene.beats[1], scene.beats[3]
    assert card.sentence == "Wessex played “Spear Charge”."
    assert card.reason == "In a round of a land battle: +1 sword."
    assert ("Spear Charge", scenes.SHOWN, 1) in _seen(card, 0)
    assert hits.banner == "1 : 0"
    assert [(item.label, item.number, item.is_decisive) for item in hits.wings[0].items] == [("Cards", 1, True)]


def test_no_card_is_in_a_scene_before_it_is_played() -> None:
    """Whoever watches sees the same, and nothing of a hand."""
    position = f"W thegn in {_HERE}; M thegn in {_HERE}; M hand shield_wall; {_NO_CARDS}"
    table = battle(_HERE, "W", position)
    for seat in (NOBODY, *range(4)):
        scene = _all_scenes(table, seat=seat)[-1]
        assert "Shield Wall" not in repr(scene)
        assert "shield_wall" not in repr(scene)
        assert scene == _watch(table)
    table.passes_until("play_during_battle", of="M").plays("card:shield_wall")
    assert "Shield Wall" in repr(_watch(table))


def test_cancelled_swords_are_not_counted() -> None:
    """BRE-16.5: two swords less by a Shield Wall."""
    position = f"W 3 thegn in {_HERE}; M thegn in {_HERE}; M hand shield_wall; {_NO_CARDS}"
    table = battle(_HERE, "W", position).plays("pass", "card:shield_wall").rolls(1, 1, 1, 0)
    hits = next(beat for beat in _watch(table).beats if beat.kind == scenes.COMPARE)
    assert hits.banner == "1 : 0"
    assert [(item.label, item.number) for item in hits.wings[0].items] == [("Dice (−2)", 1)]


def test_who_retreats_is_seen_leaving() -> None:
    """BRE-16.9"""
    position = "W thegn in glaestingabyrig; M 2 thegn in glaestingabyrig; W marker in wiltun"
    table = battle("glaestingabyrig", "W", f"{position}; {_NO_CARDS}", before="M").rolls(0, 0, 0)
    table.asks("retreat", of="W").plays("retreat:wiltun")
    scene = _watch(table)
    assert scene.beats[-1].kind == scenes.LEAVE
    assert _seen(scene.beats[-1], 0) == [("Thegn", scenes.LEAVES, 1)]
    assert _outcome(scene).rows[-1] == ("Remain", ["withdrew: 1 Thegn", "2 Thegns"])


def test_ships_sink_in_a_battle_at_sea() -> None:
    """BRE-17.1"""
    steps = [FightSeaBattle(0, kingdom_of("W"))]
    table = told(f"W 2 ship in {_sea()}; M ship in {_sea()}; {_NO_CARDS}", steps=list(steps)).rolls(1, 0, 1)
    scene = _watch(table)
    assert (scene.ground, _labels(scene)) == (scenes.SEA, ["Line-up", "Dice", "Sunk"])
    assert _outcome(scene).rows[1] == ("Ships sunk", ["1", "1"])


def _sea() -> str:
    return meadhall.game("bretwalda").names["sea"][0]


def test_a_raid_is_sighted_and_lands() -> None:
    """BRE-14.4, BRE-14.6: it has an outcome once nobody is at sea."""
    table = told("deck empty; discards empty", phase="round", year_round=2)
    while not table.heard("danes_landed"):
        table.plays(table.options[0])
    scene = next(each for each in _all_scenes(table) if each.title == "The Danes raid")
    assert _labels(scene)[:2] == ["Sighted", "Landing"]
    assert (scene.beats[0].kind, scene.beats[1].kind) == (scenes.REVEAL, scenes.MOMENT)


def test_winter_shows_each_kingdom_once() -> None:
    """BRE-14.11, BRE-14.12: what it loses, eats, and who starves."""
    table = told("W 2 ceorl in wiltun; W marker in wiltun; deck empty; discards empty", phase="round", year_round=4)
    while len(table.heard("army_fed")) < 4:
        table.plays(table.options[0])
    scene = next(each for each in _all_scenes(table) if each.ground == scenes.WINTER)
    assert sorted(_labels(scene)) == ["East Anglia", "Mercia", "Northumbria", "Wessex"]
    hungry = next(beat for beat in scene.beats if beat.label == "Wessex")
    assert hungry.kind == scenes.LOSSES
    assert hungry.sentence.startswith("Wessex lost no Food to the Winter and fed nobody; Wessex lost ")


def test_the_end_says_by_what_it_was_won() -> None:
    """BRE-3.2: the Dalcs of all Kingdoms, and what decided."""
    table = told("", phase="end", year_round=12)
    while table.is_asking:
        table.plays(table.options[0])
    scene = _watch(table)
    assert _labels(scene) == ["Bretwalda", "Dalcs"]
    assert len(scene.parties) == 4
    assert _outcome(scene).rows[-1][0] == "Dalcs"
    assert _outcome(scene).title.endswith("is Bretwalda")


def test_the_fall_of_a_minor_kingdom_is_a_scene_of_its_own() -> None:
    """VAN-8.1, VAN-8.4: with its home areas, and who takes them."""
    homes = ["lundenwic", "rofaesceaster", "cantwareburg"]
    position = "; ".join(f"W thegn in {home}" for home in homes)
    scene = _watch(told(f"{position}; {_NO_CARDS}", steps=[CheckConquest()]))
    assert (scene.title, scene.place) == ("The fall of Cantware", homes[0])
    assert _seen(scene.beats[0], 0)[0] == ("Cantware", scenes.FALLEN, 1)
    assert [line for line in _outcome(scene).lines if line.startswith("Wessex took control")] == [
        f"Wessex took control of {home.title()}." for home in homes
    ]
