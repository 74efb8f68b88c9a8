"""Law 15: presets are named sets of options that fit together, and the rulebook is the first of them."""

from __future__ import annotations

import pytest

from meadhall.engine.game import Game
from meadhall.engine.options import BY_THE_BOOK, HOUSE_RULES
from meadhall.engine.rng import Rng
from meadhall.laws.support import LANGUAGES, has_manual, play
from meadhall.manual import manual


def test_the_first_preset_is_the_rulebook_and_the_second_the_house(game: Game) -> None:
    """Law 15: nothing differs by the book; by the house rules of a game with a past something does."""
    if not game.presets:
        pytest.skip(f"{game.slug} has no presets.")
    assert game.presets[0].name == BY_THE_BOOK
    assert game.agreed(None, preset=BY_THE_BOOK) == game.agreed(None)
    if game.oldest:
        assert game.presets[1].name == HOUSE_RULES
        assert game.agreed(None, preset=HOUSE_RULES) != game.agreed(None)


def test_a_preset_names_only_what_it_changes(game: Game) -> None:
    """Law 15."""
    usual = game.full_options(None)
    for preset in game.presets:
        assert game.full_options(dict(preset.options)) == {**usual, **preset.options}
        assert [name for name, value in preset.options.items() if usual[name] == value] == []


def test_every_preset_can_be_played_by_those_it_is_for(game: Game) -> None:
    """Law 15: a few choices of a game for each number of players that it names, or that the game names."""
    for preset in game.presets:
        for players in (preset.players,) if preset.players else game.players:
            match = play(game.new(5, players=players, preset=preset.name), Rng(5), 20)
            assert match.players == players
            assert {name: match.settings[name] for name in preset.options} == dict(preset.options)


def test_presets_differ_from_each_other(game: Game) -> None:
    """Law 15."""
    meant = [(preset.players, sorted(preset.options.items())) for preset in game.presets]
    assert all(meant.count(each) == 1 for each in meant)


def test_every_preset_says_its_name_and_in_one_sentence_what_it_changes(game: Game) -> None:
    """Law 15."""
    for language in LANGUAGES:
        say = game.words(language).say
        names = [say(f"preset-name-{preset.name}") for preset in game.presets]
        assert len(set(names)) == len(names)
        for preset in game.presets:
            sentence = say(f"preset-text-{preset.name}")
            assert sentence.endswith(".")
            assert sentence.count(". ") == 0


def test_the_manual_lists_the_presets(game: Game) -> None:
    """Law 15."""
    if not has_manual(game):
        pytest.skip(f"{game.slug} has no manual.")
    for language in LANGUAGES:
        text = manual(game, language).text
        assert "{presets}" not in text
        for preset in game.presets:
            say = game.words(language).say
            assert f"**{say(f'preset-name-{preset.name}')}**: {say(f'preset-text-{preset.name}')}" in text
