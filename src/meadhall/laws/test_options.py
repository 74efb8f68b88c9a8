"""Law 16: whatever options are chosen, the game begins or a sentence says what does not fit, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import DRAWN, Misfit, OptionValue
from meadhall.engine.rng import Rng
from meadhall.laws.support import LANGUAGES, scaled

COMBINATIONS = scaled(500)


def _values(game: Game, name: str) -> tuple[OptionValue, ...]:
    """What a form offers for an option: all values, the ends of numbers, some texts."""
    option = next(each for each in game.options if each.name == name)
    if option.kind == "bool":
        return (True, False)
    if option.kind == "int":
        return tuple(sorted({option.least, option.most, (option.least + option.most) // 2}))
    if option.kind == "seed":
        return (DRAWN, option.least, option.most)
    if option.kind == "seats":
        some = option.values
        return ("", some[0], ",".join(some[:2]), f"{some[0]},{some[0]}", ",".join(some), f",{some[1]}")
    if option.kind == "text":
        return (option.default, "nonsense", "A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A", "x" * 200, "#", "||||")
    return option.values


def single_changes(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every number of players with every value of every option, the others as usual."""
    for players in game.players:
        for option in game.options:
            for value in _values(game, option.name):
                yield players, {option.name: value}


def combinations(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Random values of all options."""
    rng = Rng(1)
    for _ in range(COMBINATIONS):
        chosen: dict[str, OptionValue] = {}
        for option in game.options:
            values = _values(game, option.name)
            chosen[option.name] = values[rng.below(len(values))]
        yield game.players[rng.below(len(game.players))], chosen


def begins(game: Game, players: int, options: dict[str, OptionValue]) -> bool:
    """Whether a game with these options begins; if not, a sentence must say why."""
    full = game.full_options(options)
    try:
        game.check_options(full, players)
    except MeadhallError:
        for language in LANGUAGES:
            with pytest.raises(MeadhallError, match=r"^[^a-z{][^{]*\.$") as refusal:
                game.check_options(full, players, language)
            assert not isinstance(refusal.value, Misfit)
        return False
    match = game.new(3, options, players)
    assert match.options() or match.over
    return True


def test_every_single_change_begins_or_says_what_does_not_fit(game: Game) -> None:
    """Law 16."""
    results = [begins(game, players, options) for players, options in single_changes(game)]
    assert results.count(True) > results.count(False)


def test_random_combinations_begin_or_say_what_does_not_fit(game: Game) -> None:
    """Law 16."""
    results = [begins(game, players, options) for players, options in combinations(game)]
    assert any(results)


def test_values_that_do_not_fit_are_named_before_they_are_chosen(game: Game) -> None:
    """Law 16: what `misfits` names is refused, what it does not name begins."""
    for players in game.players:
        usual = game.full_options(None)
        misfits = game.misfits(usual, players)
        for option in game.options:
            if option.kind not in ("bool", "choice"):
                assert option.name not in misfits
                continue
            for value in _values(game, option.name):
                texts = [each for each in game.options if each.kind in ("text", "seats")]
                if any(each.needs.get(option.name) == value for each in texts):
                    assert value not in misfits.get(option.name, {}), "it is chosen first, and its text written then"
                    continue
                is_named = value in misfits.get(option.name, {})
                assert is_named != begins(game, players, {option.name: value})


def test_options_need_only_options_that_there_are(game: Game) -> None:
    """Law 16."""
    by_name = {option.name: option for option in game.options}
    for option in game.options:
        assert all(by_name[name].allows(value) for name, value in option.needs.items())
