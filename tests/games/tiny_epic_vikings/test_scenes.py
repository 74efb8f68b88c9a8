"""What one watches: the beats of battles, of the enemy's turns and of great moments, and that they tell no secret."""

from __future__ import annotations

import pytest

from meadhall.engine.scenes import COMPARE, LEAVE, Beat, Scene
from meadhall.engine.steps import NOBODY
from meadhall.games.tiny_epic_vikings import GAME
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS
from meadhall.games.tiny_epic_vikings.picture.vikings import fighting_face
from meadhall.telling import Passage, Passages, played
from meadhall.words import LANGUAGES
from tests.games.tiny_epic_vikings.fights import lone_fight
from tests.games.tiny_epic_vikings.solo import challenge, enemy_plays
from tests.games.tiny_epic_vikings.told import Table, told

_FOR_TRIBUTE = "battle R Y for kings_tribute from upper left"
_RUNES_DECIDE = f"R row astrid_goldhand; R down bjorn_the_broad; Y down dagny_fairwind; {_FOR_TRIBUTE}"
"""Red has 2 and 2 runes of Wealth, Yellow 3."""


def _passages(table: Table, seat: int = NOBODY) -> list[Passage]:
    heard = [each for each in table.s.ear or [] if each.is_told_to(seat)]
    return Passages(heard, played(GAME.sides(table.s), GAME.names)).all


def _turn_of(table: Table, clan: str) -> Scene | None:
    """What is watched of the latest turn of a clan."""
    turn = [passage.told for passage in _passages(table) if passage.side == CLAN_IDS.index(clan)][-1]
    return GAME.scene(turn, NOBODY, "en")


def _watched(table: Table, opening: str, seat: int = NOBODY, language: str = "en", until: str = "") -> Scene:
    """The latest scene that begins with a line of this kind, or what was seen of it before another kind of line."""
    lines = [passage.told for passage in _passages(table, seat) if passage.told[0].line.key == opening][-1]
    keys = [each.line.key for each in lines]
    scene = GAME.scene(lines[: keys.index(until)] if until else lines, seat, language)
    assert scene is not None
    return scene


def _labels(scene: Scene) -> list[str]:
    return [beat.label for beat in scene.beats]


def _compared(scene: Scene) -> Beat:
    return next(beat for beat in scene.beats if beat.kind == COMPARE)


# Battles


def test_a_battle_is_watched_from_face_down_cards_to_the_fury_of_the_losers_god() -> None:
    """TEV-5.4, TEV-5.8, TEV-5.10, TEV-5.11"""
    table = told(_RUNES_DECIDE).asks("use_boon", of="yellow")
    assert _watched(table, "battle_fought").outcome is None
    assert _labels(_watched(table, "battle_fought")) == ["Face down", "Reveal", "Strength", "Spoils"]
    scene = _watched(table.plays("skip"), "battle_fought")
    assert scene.title == "Battle for “King's Tribute”"
    assert [party.name for party in scene.parties] == ["Red", "Yellow"]
    assert [beat.sentence for beat in scene.beats] == [
        "Red and Yellow fight for “King's Tribute”.",
        "Turned up: Red with Bjorn the Broad and Yellow with Dagny Fairwind.",
        "Red is stronger: 4 against 3.",
        "Red won the battle, and with it “King's Tribute”!",
        "The Fury of Frigg rose by 1 to 1.",
    ]
    assert scene.outcome is not None
    assert scene.outcome.title == "Red won “King's Tribute”"
    assert ("Strength", ["4", "3"]) in scene.outcome.rows
    assert "Red gained 1 steel." in scene.outcome.lines


def test_a_battle_is_watched_in_polish() -> None:
    """TEV-5.4"""
    scene = _watched(told(_RUNES_DECIDE).plays("skip"), "battle_fought", language="pl")
    assert scene.title == "Bitwa o Królewską Daninę"
    assert [beat.sentence for beat in scene.beats][:3] == [
        "Czerwony i Żółty walczą o Królewską Daninę.",
        "Karty odkryte. Walczą: Czerwony kartą Bjorn Barczysty i Żółty kartą Dagny Pomyślny Wiatr.",
        "Czerwony ma większą siłę: 4 do 3.",
    ]
    assert scene.outcome is not None
    assert scene.outcome.title == "Czerwony zdobył Królewską Daninę"


def test_runes_without_which_the_winner_would_not_have_won_are_marked() -> None:
    """TEV-5.5"""
    beat = _compared(_watched(told(_RUNES_DECIDE), "battle_fought"))
    assert beat.banner == "4 : 3"
    piled = [[(item.label, item.number, item.is_decisive) for item in wing.items] for wing in beat.wings]
    assert piled == [[("Bjorn", 2, False), ("Wealth", 2, True)], [("Dagny", 3, False)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_sees_the_card_of_another_before_it_is_turned_up(language: str) -> None:
    """TEV-5.1, TEV-5.4: neither its name nor its id nor its face; its owner does."""
    table = told(_RUNES_DECIDE)
    for seat, own, other in ((0, "bjorn_the_broad", "dagny_fairwind"), (1, "dagny_fairwind", "bjorn_the_broad")):
        seen = repr(_watched(table, "battle_fought", seat, language, until="battle_card"))
        name, face = GAME.words(language).name(other), fighting_face(CARD_IDS.index(other))
        assert not [secret for secret in (other, name, face) if secret in seen]
        assert GAME.words(language).name(own) in seen
    hidden = repr(_watched(table, "battle_fought", NOBODY, language, until="battle_card"))
    assert not [card for card in CARD_IDS if GAME.words(language).name(card) in hidden]


def test_a_card_that_everybody_saw_entering_is_known_face_down() -> None:
    """TEV-12.6"""
    hands = "Y hand dufa_wavebreaker; B hand alva_whisperer"
    table = told(f"R row hild_the_veiled; R hand eirik_silvertongue gro_gullwing; {hands}")
    table.shows("eirik_silvertongue").plays("do", "favour:upper:left").shows("dufa_wavebreaker")
    table.shows("alva_whisperer").asks("draw_invader", of="chance")
    assert "Eirik Silvertongue" in repr(_watched(table, "battle_fought", until="battle_card"))


def test_who_cannot_pay_is_seen_leaving_and_the_invaders_come() -> None:
    """TEV-5.7, TEV-RUL-7"""
    position = f"R res 0/0/0; R down halfdan_ringgiver; Y down alva_whisperer; {_FOR_TRIBUTE}"
    table = told(position, sole_payer="invaders").draws("floki_driftwood")
    scene = _watched(table, "battle_fought")
    assert _labels(scene) == ["Face down", "Reveal", "Steel", "Invaders", "Strength", "Spoils", "Fury"]
    assert [party.name for party in scene.parties] == ["Red", "Yellow", "Invaders"]
    assert scene.beats[2].kind == LEAVE
    assert scene.beats[2].wings[0].pieces
    assert not scene.beats[3].wings[0].pieces
    assert [wing.total for wing in _compared(scene).wings] == ["", "4", "2"]
    assert scene.outcome is not None
    assert ("Steel paid", ["–", "0", "0"]) in scene.outcome.rows


def test_the_only_one_who_can_pay_wins_unopposed() -> None:
    """TEV-5.7, TEV-RUL-7"""
    scene = _watched(
        told(f"R res 0/0/0; R down halfdan_ringgiver; Y down alva_whisperer; {_FOR_TRIBUTE}"), "battle_fought"
    )
    assert _compared(scene).sentence == "Yellow has strength 4, and nobody else competes."
    assert _compared(scene).banner == "– : 4"


def test_a_lone_fighter_is_beaten_by_the_invaders() -> None:
    """TEV-5.14 to TEV-5.16"""
    table = lone_fight("floki_driftwood", "alva_whisperer").plays("skip")
    scene = _watched(table, "battle_fought")
    assert _labels(scene) == ["Face down", "Reveal", "Invaders", "Strength", "Prize", "Fury"]
    assert scene.beats[3].sentence == "The invaders are stronger: 4 against 2."
    assert scene.outcome is not None
    assert scene.outcome.title == "The invaders won; nobody gets “King's Tribute”"


# The solo enemy


def test_the_enemys_card_is_seen_before_the_humans() -> None:
    """TEV-26.2, TEV-26.7"""
    table = challenge("alva_whisperer", "dagny_fairwind")
    scene = _watched(table, "battle_fought", 0)
    assert _labels(scene)[:4] == ["Face down", "Reveal", "Reveal", "Strength"]
    assert scene.beats[1].sentence == "The enemy fights with Dagny Fairwind."
    assert scene.beats[3].sentence == "Red is stronger: 4 against 3."


def test_a_turn_of_the_enemy_is_watched_with_the_cause_of_each_thing() -> None:
    """TEV-19.2, TEV-20.2, TEV-21.1"""
    scene = _turn_of(enemy_plays("astrid_goldhand"), "enemy")
    assert scene is not None
    assert scene.title == "The enemy’s turn"
    assert scene.beats[0].sentence == "The enemy played Astrid Goldhand."
    assert {beat.label for beat in scene.beats} >= {"Card", "Sail", "Settlers"}
    assert scene.beats[1].reason == "The enemy's action: Sail 2."


# Great moments


def test_an_island_that_is_stolen_is_watched_and_a_usual_turn_is_not() -> None:
    """TEV-11.4"""
    position = "R temple raven; R 1 raven; R holds raven; B boat east_sound; B res 2/3/2; B hand dagny_fairwind"
    table = told(position, turn="blue").leads("dagny_fairwind").sails("east_sound", "raven_bear")
    assert _turn_of(table, "blue") is None
    scene = _turn_of(table.plays("deploy", "deploy", "deploy", "leave"), "blue")
    assert scene is not None
    assert (scene.title, scene.place) == ("Raven Isle changes hands", "raven")
    assert [party.name for party in scene.parties] == ["Blue", "Red"]


def test_an_era_ends_with_the_furies_and_the_islands_of_all() -> None:
    """TEV-14.3"""
    table = told("gods odin/frigg/thor; fury 3/1/0; Y 1 fox; Y holds fox", phase="cleanup")
    scene = _watched(table, "fury_stands")
    assert scene.title == "End of era 1"
    assert [beat.sentence for beat in scene.beats] == [
        "The Fury of the gods: Odin 3, Frigg 1 and Thor 0.",
        "Yellow has the chieftain marker.",
    ]
    assert [wing.total for wing in scene.beats[1].wings] == ["0", "1", "0"]


def test_the_game_ends_with_what_decided_it() -> None:
    """TEV-15.2, TEV-15.5"""
    table = told(
        "gods odin/frigg/thor; fury 9/5/1; R 1 raven; R holds raven; Y favours kings_tribute", "red", "cleanup", 3
    )
    scene = _watched(table, "god_ranked")
    assert _labels(scene) == ["Fury", "Points", "Victory"]
    assert scene.beats[1].sentence == "The points: Red 6, Yellow 6 and Blue 0."
    assert scene.outcome is not None
    assert scene.outcome.title == "Red won the game"
    assert scene.outcome.lines == ["The points were equal, and the most island runes decided."]
