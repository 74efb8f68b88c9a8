"""What the lessons say in numbers that no clause can tell, and the other ways that they allow."""

from __future__ import annotations

import pytest

from meadhall.bots import bot
from meadhall.games.bretwalda.notation import area_of, kingdom_of
from meadhall.games.bretwalda.odds import battle_odds
from meadhall.lessons import Rehearsal, lesson_called, rehearsal
from tests.games.bretwalda.told import GAME, laid


def _on(match: Rehearsal, options: list[str]) -> Rehearsal:
    """The learner makes these choices; others play when they are asked."""
    for option in ["", *options]:
        if option:
            match.choose(option, match.learner)
        while not match.over and not match.progress.is_reached and match.learner not in match.seats:
            bot(match.lesson.opponent, GAME, seed=1).play(match, match.seats[0])
    return match


def _lesson(id_: str, *options: str) -> Rehearsal:
    return _on(rehearsal(lesson_called(GAME, id_)), list(options))


@pytest.mark.parametrize(
    ("force", "chance"),
    [("thegn", 1 / 2), ("thegn ceorl", 13 / 14), ("ealdorman ceorl", 0.995), ("ruler thegn ceorl", 0.999)],
)
def test_the_chances_of_never_alone(force: str, chance: float) -> None:
    """BRE-16.4"""
    s = laid(f"W {force} in cerotesege; neutral ceorl in cerotesege")
    assert battle_odds(s, area_of("cerotesege"), kingdom_of("W")).won == pytest.approx(chance, abs=0.001)


@pytest.mark.parametrize(
    ("options", "hungry"),
    [
        (["skip", "skip"], 3),
        (["action:collection", "action:fyrd", "recruit:ceorl", "area:wintanceaster", "done"], 1),
    ],
)
def test_who_starves_in_the_winter_of_bread_before_winter(options: list[str], hungry: int) -> None:
    """BRE-14.12"""
    match = _lesson("bread_before_winter", *options, "steward")
    for _ in range(hungry):
        assert match.decision == "starve"
        _on(match, [match.options()[0]])
    assert match.decision != "starve"
    assert match.is_off


@pytest.mark.parametrize(
    "options",
    [
        ["skip"],
        ["action:fyrd", "done"],
        ["action:fyrd", "recruit:ship", "done"],
        ["action:fyrd", "upgrade:ceorl:thegn", "area:bathum", "upgrade:ceorl:thegn", "area:cisseceaster", "done"],
        ["action:development", "build:abbey", "area:bathum", "tile:wessex_reeves", "clockwise"],
    ],
)
def test_other_ways_to_feed_all(options: list[str]) -> None:
    """BRE-14.12"""
    match = _lesson("bread_before_winter", "action:collection", *options)
    assert match.decision == "remove_food"
    assert _on(match, ["steward"]).progress.is_reached
    assert not match.is_off


@pytest.mark.parametrize(
    ("lesson", "options"),
    [
        (
            "land_that_pays",
            "action:movement sail:suthsae:westsae from:wintanceaster to:oxnaford take:0 take:1 from:wiltun "
            "to:gleawanceaster done action:collection",
        ),
        (
            "a_small_ally",
            "action:movement done from:lundenwic to:cerotesege done action:fyrd muster:ceorl area:cantwareburg "
            "muster:thegn area:rofaesceaster",
        ),
        (
            "what_the_chronicle_says",
            "action:collection action:movement done from:wiltun to:oxnaford done complete:golden_hoard",
        ),
    ],
)
def test_other_ways_to_the_goal(lesson: str, options: str) -> None:
    """BRE-13.4"""
    match = _lesson(lesson, *options.split())
    assert match.progress.is_reached
    assert match.progress.step == len(match.lesson.steps)
