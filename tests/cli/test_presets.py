"""Presets on the command line."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import meadhall as house
from meadhall.cli.sources import components
from tests.cli.conftest import Meadhall


def test_a_game_is_played_by_a_preset(meadhall: Meadhall, tmp_path: Path) -> None:
    """Single options change it, and the number of players is that of the preset."""
    file = tmp_path / "game.journal"
    played = meadhall("play", "northgard", "--preset", "team_game", "-O", "length=long", "--journal", str(file))
    assert played.complaint == ""
    match = house.replay(file.read_text("utf-8"))
    assert (match.players, match.settings["teams"], match.settings["length"]) == (4, True, "long")


def test_a_journal_that_was_begun_otherwise_is_not_taken_for_the_preset(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    meadhall("play", "saga", "--journal", str(file))
    resumed = meadhall("play", "saga", "--preset", "house_rules", "--journal", str(file))
    assert resumed.code == 2
    assert "rulings" in resumed.sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "saga has no preset ‘chess’; it has by_the_book, house_rules, quick."),
        ("pl", "saga nie ma zestawu ‘chess’; są: by_the_book, house_rules, quick."),
    ],
)
def test_an_unknown_preset_is_answered_with_those_there_are(meadhall: Meadhall, language: str, sentence: str) -> None:
    for command in ("play", "arena", "balance", "tune"):
        failed = meadhall(command, "saga", "--preset", "chess", "--lang", language)
        assert (failed.code, failed.sentence) == (2, sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The preset team_game is for 4 players; leave out --players."),
        ("pl", "Zestaw team_game jest dla 4 graczy; pomiń --players."),
    ],
)
def test_a_preset_for_others_is_refused(meadhall: Meadhall, language: str, sentence: str) -> None:
    failed = meadhall("play", "northgard", "--preset", "team_game", "--players", "3", "--lang", language)
    assert (failed.code, failed.sentence) == (2, sentence)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_list_of_games_names_every_preset_with_what_it_changes(meadhall: Meadhall, language: str) -> None:
    shown = " ".join(meadhall("games", "--lang", language).output.split())
    for slug in house.games():
        for preset in house.game(slug).presets:
            assert preset.name in shown
            assert house.game(slug).words(language).say(f"preset-name-{preset.name}").split()[0] in shown


def test_every_preset_is_listed_with_its_source() -> None:
    for slug in house.games():
        game = house.game(slug)
        content = tomllib.loads(files(game.package).joinpath("content.toml").read_text("utf-8"))
        sources = {each.id: each.source for each in components(content) if each.table == "preset"}
        assert list(sources) == [preset.name for preset in game.presets]
        assert (sources["by_the_book"], sources["house_rules"]) == ("rulebook", "reconstructed")
