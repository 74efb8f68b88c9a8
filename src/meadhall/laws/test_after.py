"""Laws 4, 5 and 9 for what is shown after the end: the past of a match, and everything unveiled."""

from __future__ import annotations

import pytest

from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.laws.secrets import dealt_anew, leaks
from meadhall.laws.support import (
    LANGUAGES,
    choose_any,
    data,
    everything,
    finished_match,
    hides_something,
    new_match,
    numbers,
    players,
    some_positions,
)
from meadhall.laws.svg import parsed


def test_an_unveiled_position_is_another_in_which_nothing_is_hidden(game: Game) -> None:
    """Law 9: nothing is left to be dealt anew, not even for a spectator."""
    for n in numbers(10):
        for s in some_positions(game, n, 5):
            before = data(s)
            shown = game.unveil(s)
            assert data(s) == before
            assert game.check(shown) == []
            assert leaks(game, shown, dealt_anew(game, shown, NOBODY, n), NOBODY) == []
            assert data(dealt_anew(game, shown, NOBODY, n)) == data(shown)


def test_an_unveiled_position_shows_the_truth(game: Game) -> None:
    """Law 9: positions that differ in something hidden look different when it is shown."""
    if not hides_something(game):
        pytest.skip(f"In {game.slug} nothing is hidden.")
    different = 0
    for n in numbers(10):
        for s in some_positions(game, n, 5):
            t = dealt_anew(game, s, NOBODY, n)
            if data(t) != data(s):
                different += 1
                assert game.observe(game.unveil(t), NOBODY) != game.observe(game.unveil(s), NOBODY)
    assert different > 10


def test_a_score_sheet_is_for_finished_matches_and_has_a_number_for_each_seat(game: Game) -> None:
    """Law 12: its rows have names in both languages."""
    for n in numbers(3):
        match = finished_match(game, n)
        rows = game.score_sheet(match.state)
        assert all(len(numbers) == match.players for _, numbers in rows)
        for language in LANGUAGES:
            assert [counted for _, counted in match.score_sheet(language)] == [counted for _, counted in rows]
            assert all(label.strip() for label, _ in match.score_sheet(language))
        assert new_match(game, n).score_sheet() == []


def test_what_is_watched_for_fairness_is_told_for_each_seat_by_names(game: Game) -> None:
    """Law 12: kinds and things have names in both languages."""
    for n in numbers(3):
        match = finished_match(game, n)
        for kind, things in game.traits(match).items():
            assert len(things) == match.players
            for language in LANGUAGES:
                assert game.words(language).say(f"trait-{kind}").strip()
                assert all(game.words(language).name(thing).strip() for held in things for thing in held)


def test_options_that_are_watched_are_options(game: Game) -> None:
    """Every value may be chosen, though not with every other."""
    by_name = {option.name: option for option in game.options}
    for name, values in game.watched.items():
        assert all(by_name[name].allows(value) for value in values)


def test_the_past_of_a_match_can_be_visited(game: Game) -> None:
    """Law 5: the first entries of a finished match lead to where they led when they were made."""
    for n in numbers(3):
        match = new_match(game, n)
        rng = Rng(n, 2)
        past = {len(match.entries): everything(match)}
        while not match.over:
            choose_any(match, rng)
            past[len(match.entries)] = everything(match)
        last = everything(match)
        for count, then in past.items():
            assert everything(match.first(count)) == then
        assert everything(match) == last


def test_every_seat_plays_a_side_that_has_a_name_and_an_emblem(game: Game) -> None:
    """Law 12."""
    for n in numbers(5):
        sides = game.sides(finished_match(game, n).state)
        assert len(set(sides)) == len(sides) == players(game, n)
        for side in sides:
            assert all(game.words(language).name(side) for language in LANGUAGES)
            emblem = parsed(game.emblem(side))
            assert emblem.tag == "svg"
            assert all(f'id="{use.attrib["href"][1:]}"' in game.definitions() for use in emblem.iter("use"))


def test_sides_are_open_or_known_and_never_change_once_known(game: Game) -> None:
    """Law 4."""
    for n in numbers(5):
        known: list[str] = [""] * players(game, n)
        for s in some_positions(game, n, 1):
            sides = game.sides(s)
            assert len(sides) == players(game, n)
            assert all(before in ("", now) for before, now in zip(known, sides, strict=True))
            known = sides
