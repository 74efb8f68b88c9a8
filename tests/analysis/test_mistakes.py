"""Mistakes: found where they were made, by what the seat could know, with something better."""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall.analysis import Budget, Mistake, analysed, decisions_of, mistakes, reasons_in_words, told_mistakes
from meadhall.analysis.moments import moments
from meadhall.bots import bot
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.games.saga import GAME as SAGA
from meadhall.laws.golden import COUNT, journal_path
from meadhall.laws.support import LANGUAGES, finished_match

_FEW = Budget(iterations=12)


@pytest.fixture(scope="module")
def uneven() -> Match:
    """A game in which somebody who plays at random meets a sound player."""
    match = SAGA.new(seed=4)
    bots = [bot("karl", SAGA, 1), bot("random", SAGA, 2)]
    while not match.over:
        bots[match.seats[0]].play(match, match.seats[0])
    return match


@pytest.fixture(scope="module")
def found(uneven: Match) -> list[Mistake]:
    """Its mistakes."""
    return mistakes(uneven, _FEW, decisions_of(uneven))


def test_a_blunder_made_on_purpose_is_found() -> None:
    """Where a long search sees a wide gap, the worst option is taken; a shorter search finds out."""
    match = SAGA.new(seed=4)
    bots = [bot("karl", SAGA, 1), bot("karl", SAGA, 2)]
    blunder = -1
    while blunder < 0:
        is_late = len(match.entries) > 50 and len(match.entries) % 3 == 0
        tried = [each for each in match.hint(iterations=120) if each.visits >= 3] if is_late else []
        if tried and tried[0].chance - tried[-1].chance > 0.2:
            blunder = len(match.entries)
            match.choose(tried[-1].option)
        else:
            bots[match.seats[0]].play(match, match.seats[0])
    (found,) = mistakes(match, Budget(iterations=100), [blunder])
    assert (found.n, found.chosen) == (blunder, match.entries[blunder].name)
    assert found.loss > 0.1


def test_a_mistake_names_what_was_chosen_and_what_would_have_been_better(uneven: Match, found: list[Mistake]) -> None:
    assert found
    for each in found:
        entry = uneven.entries[each.n]
        assert (each.seat, each.decision, each.chosen) == (entry.seat, entry.decision, entry.name)
        assert each.best != each.chosen
        assert each.best in uneven.first(each.n).options(each.seat)
        assert 0.04 <= each.loss <= each.chance <= 1.0


def test_a_search_by_iterations_finds_the_same_in_parts_as_in_one(uneven: Match, found: list[Mistake]) -> None:
    part = decisions_of(uneven)[10:40]
    looked: list[int] = []
    assert mistakes(uneven, _FEW, part, looked.append) == [each for each in found if each.n in part]
    assert looked == part


def test_only_real_choices_are_judged(game: Game) -> None:
    match = finished_match(game, 0)
    for n in decisions_of(match):
        assert match.entries[n].seat >= 0
        assert not match.entries[n].is_forced


@pytest.mark.parametrize("slug", ["bretwalda", "medieval_battle", "tiny_epic_vikings"])
def test_what_is_only_offered_by_the_way_is_not_judged(slug: str) -> None:
    """TEV-RUL-21, MED-RUL-33, VAN-RUL-30: a recall, a dismounting, Food from an area of one's own choice."""
    match = meadhall.replay(journal_path(meadhall.game(slug), COUNT).read_text("utf-8"))
    asides = [n for n, s, decision, option in moments(match) if option in decision.asides(s)]
    assert asides
    assert set(asides) <= set(decisions_of(match))
    looked: list[int] = []
    assert mistakes(match, _FEW, asides, looked.append) == []
    assert looked == asides


def test_every_game_can_be_analysed_in_both_languages(game: Game) -> None:
    match = finished_match(game, 0)
    found = mistakes(match, Budget(iterations=12), decisions_of(match)[::25])
    for language in LANGUAGES:
        told = analysed(match, found, language)
        assert json.loads(json.dumps(told)) == told
        assert told["winners"] == match.winners
        assert len(told["seats"]) == match.players
        assert all(point["text"].strip() for point in told["turning_points"])
        for each in told["mistakes"]:
            assert each["chosen"] != each["best"]


def test_the_gravest_mistake_is_told_first(uneven: Match, found: list[Mistake]) -> None:
    told = told_mistakes(uneven, found, "en")
    assert [each["loss"] for each in told] == sorted((each["loss"] for each in told), reverse=True)


def test_reasons_say_what_is_for_and_what_against() -> None:
    reasons = [{"text": "a", "is_good": True}, {"text": "b", "is_good": False}, {"text": "c", "is_good": True}]
    assert reasons_in_words(reasons, "en") == "for it: a, c; against it: b"
    assert reasons_in_words(reasons[1:2], "pl") == "przeciw: b"
    assert reasons_in_words([], "en") == ""
