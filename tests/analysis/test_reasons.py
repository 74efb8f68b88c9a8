"""Reasons: the features of an evaluation add up to it, and have words in both languages."""

from __future__ import annotations

import math

import pytest

from meadhall.analysis.reasons import Change, Teller, after, changes, now, without_common
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle import GAME as BATTLE
from meadhall.games.northgard import GAME as NORTHGARD
from meadhall.games.saga import GAME as SAGA
from meadhall.laws.support import LANGUAGES, new_match, numbers, play, some_positions
from meadhall.words import words


def _log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def test_every_feature_has_words_in_both_languages(game: Game) -> None:
    features = {name for n in numbers(2) for s in some_positions(game, n, 40) for name, *_ in game.features(s, 0)}
    for language in LANGUAGES:
        said = words(game.package, language)
        for name in features:
            assert said.say(f"sense-{name}").strip()
    for name in features:
        assert len({words(game.package, language).has(f"sense-{name}.off") for language in LANGUAGES}) == 1


def test_features_are_the_same_things_for_every_seat(game: Game) -> None:
    for n in numbers(2):
        for s in some_positions(game, n, 40):
            seats = range(len(game.evaluate(s)))
            seen = [sorted((name, owner, number) for name, owner, number, _ in game.features(s, p)) for p in seats]
            assert all(each == seen[0] for each in seen)
            assert all(owner in seats for _, owner, _ in seen[0])


def test_sentences_hold_or_do_not(game: Game) -> None:
    said = words(game.package, "en")
    for s in some_positions(game, 0, 20):
        for name, _, number, _ in game.features(s, 0):
            if said.has(f"sense-{name}.off"):
                assert number in (0.0, 1.0)


def test_the_features_of_saga_add_up_to_the_evaluation() -> None:
    """But for what the Vikings lack from the start."""
    starts = set()
    for n in numbers(3):
        for s in some_positions(SAGA, n, 10):
            if s.todo and 0.001 < SAGA.evaluate(s)[0] < 0.999 and SAGA.features(s, 0):
                for seat in (0, 1):
                    worth = sum(each[3] for each in SAGA.features(s, seat))
                    starts.add(round(abs(_log_odds(SAGA.evaluate(s)[seat]) - worth), 6))
    assert starts == {2.65}


def test_the_features_of_medieval_battle_add_up_to_the_evaluation() -> None:
    checked = 0
    for n in numbers(3):
        for s in some_positions(BATTLE, n, 10):
            chance = BATTLE.evaluate(s)[1]
            if s.todo and 0.0 < chance < 1.0 and chance not in (0.98, 1.0 - 0.98) and BATTLE.features(s, 1):
                worth = sum(each[3] for each in BATTLE.features(s, 1))
                assert _log_odds(chance) == pytest.approx(worth, abs=1e-6)
                checked += 1
    assert checked > 10


def test_the_features_of_northgard_order_players_as_the_evaluation_does() -> None:
    for n in numbers(4):
        for s in some_positions(NORTHGARD, n, 40):
            seats = range(len(NORTHGARD.evaluate(s)))
            if not s.todo or not NORTHGARD.features(s, 0) or sum(NORTHGARD.evaluate(s)) > 1.5:
                continue
            worths = [sum(w for _, owner, _, w in NORTHGARD.features(s, seat) if owner == seat) for seat in seats]
            chances = NORTHGARD.evaluate(s)
            assert sorted(seats, key=lambda p: worths[p]) == sorted(seats, key=lambda p: (chances[p], worths[p]))


def test_what_others_gain_is_bad(game: Game) -> None:
    """Of the same change the two seats of a game think the opposite."""
    for s in some_positions(game, 0, 30):
        if len(game.evaluate(s)) == 2:
            mine = {each[:2]: each[3] for each in game.features(s, 0)}
            theirs = {each[:2]: each[3] for each in game.features(s, 1)}
            for key, worth in mine.items():
                assert theirs[key] == pytest.approx(-worth)


def test_changes_are_said_with_numbers_and_sides() -> None:
    match = new_match(SAGA, 0)
    viking = SAGA.sides(match.state).index("viking")
    told = {
        language: Teller(SAGA, match.state, viking, language).reasons(
            [
                Change("viking_coins", viking, 2.0, 0.7),
                Change("saxon_coins", 1 - viking, 1.5, -0.2),
                Change("markers_meet", 1 - viking, 1.0, -2.0),
            ]
        )
        for language in LANGUAGES
    }
    assert [reason.text for reason in told["en"]] == [
        "coins (+2)",
        "Anglo-Saxons: coins (+1.5)",
        "Anglo-Saxons: the round marker meets the burh marker",
    ]
    assert [reason.is_good for reason in told["en"]] == [True, False, False]
    assert told["pl"][1].text == "Anglosasi: monety (+1,5)"


def test_a_sentence_that_no_longer_holds_is_said_so() -> None:
    match = new_match(SAGA, 0)
    teller = Teller(SAGA, match.state, 0, "en")
    ceased, perhaps = Change("no_vikings", 0, -1.0, 3.0), Change("no_vikings", 0, 0.25, -0.7)
    assert [reason.text for reason in teller.reasons([ceased])] == ["again somebody in England"]
    assert teller.reasons([perhaps]) == []


def test_what_every_option_brings_is_no_reason() -> None:
    coins, area, other = Change("c", 0, 2.0, 1.0), Change("a", 0, 1.0, 0.5), Change("a", 0, 2.0, 1.0)
    assert without_common([[coins, area], [coins, other]]) == [[area], [other]]
    assert without_common([[coins, area], [area]]) == [[coins], []]
    assert without_common([[coins]]) == [[coins]]


def test_an_option_is_judged_with_the_choices_that_follow_from_it(game: Game) -> None:
    """And the weightiest change comes first."""
    for n in numbers(2):
        match = play(new_match(game, n), Rng(n, 5), 15)
        if match.over:
            continue
        decision = match.open_decisions()[0]
        before = now(game, match.state, decision.seat, 1)
        for option in decision.options(match.state)[:3]:
            then = after(game, match.state, decision.seat, option, 1)
            found = changes(game, match.state, decision.seat, before, then)
            assert [abs(each.worth) for each in found] == sorted((abs(each.worth) for each in found), reverse=True)
            assert then == after(game, match.state, decision.seat, option, 1)
