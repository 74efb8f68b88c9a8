"""The commands that show something and end."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall as house
from meadhall.laws.svg import parsed
from tests.cli.conftest import Meadhall


@pytest.fixture
def journal(meadhall: Meadhall, tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "finished.journal"
    meadhall("play", "--seed", "5", "--seat", "none", "--bot", "random", "--journal", str(file))
    return file


# replay


def test_replay_tells_the_log_and_the_end(meadhall: Meadhall, journal: Path) -> None:
    told = meadhall("replay", str(journal))
    match = house.replay(journal.read_text())
    assert told.code == 0
    for line in match.log():
        assert line in told.output
    assert "The game is over" in told.output
    assert told.output.rindex("England") > told.output.index("Round 1")
    for label, _ in match.score_sheet():
        assert f"{label}: Player " in told.output


def test_replay_for_a_seat_tells_what_the_seat_may_know(meadhall: Meadhall, journal: Path) -> None:
    secrets = set(house.replay(journal.read_text()).log(0)) - set(house.replay(journal.read_text()).log())
    assert secrets
    assert not any(line in meadhall("replay", str(journal)).output for line in secrets)
    assert all(line in meadhall("replay", str(journal), "--seat", "0").output for line in secrets)


def test_replay_stops_where_it_is_told_to(meadhall: Meadhall, journal: Path) -> None:
    told = meadhall("replay", str(journal), "--to", "30")
    assert "After 3" in told.output
    assert "The game is over" not in told.output
    assert meadhall("replay", str(journal), "--to", "100000").output == meadhall("replay", str(journal)).output


def test_replay_by_steps_waits_for_enter(meadhall: Meadhall, journal: Path) -> None:
    assert "The game is over" in meadhall("replay", str(journal), "--step", typed="\n" * 1000).output
    assert "The game is over" in meadhall("replay", str(journal), "--step", typed="\nx\n").output


def test_replay_reads_standard_input(meadhall: Meadhall, journal: Path) -> None:
    assert "The game is over" in meadhall("replay", "-", typed=journal.read_text()).output


def test_replay_in_polish(meadhall: Meadhall, journal: Path) -> None:
    assert "Koniec gry" in meadhall("replay", str(journal), "--lang", "pl").output


# rules


def test_the_whole_manual_is_shown(meadhall: Meadhall) -> None:
    shown = meadhall("rules", "saga")
    assert shown.code == 0
    assert "SAG-4.2 The side shown on the initiative tile picks one tile" in shown.output
    assert "**" not in shown.output
    assert "\x1b" not in shown.output


@pytest.mark.parametrize("name", ["SAG-4.2", "sag-4.2", "4.2"])
def test_one_rule_is_shown(meadhall: Meadhall, name: str) -> None:
    shown = meadhall("rules", "saga", name).output
    assert shown.startswith("SAG-4.2  4. Round and tile selection")
    assert "SAG-4.3" not in shown


@pytest.mark.parametrize("language", [["--pl"], ["--lang", "pl"]])
def test_one_rule_in_polish(meadhall: Meadhall, language: list[str]) -> None:
    assert meadhall("rules", "saga", "4.2", *language).output.startswith("SAG-4.2  4. Runda i wybór kafli")


def test_a_search_finds_rules_with_all_the_words(meadhall: Meadhall) -> None:
    shown = meadhall("rules", "saga", "--search", "burh marker left").output
    assert "SAG-8.12" in shown
    assert "SAG-1.1 " not in shown
    assert "SAG-7.3" in meadhall("rules", "saga", "--search", "GROD znacznik prawo", "--pl").output


def test_a_search_that_finds_nothing_says_so(meadhall: Meadhall) -> None:
    shown = meadhall("rules", "saga", "--search", "helicopter")
    assert shown.code == 1
    assert "No rule holds the words ‘helicopter’." in shown.output


def test_sources_lists_every_component_with_its_source(meadhall: Meadhall) -> None:
    shown = meadhall("rules", "saga", "--sources").output
    rows = [line.split() for line in shown.splitlines()]
    assert ["areas", "northumbria", "rulebook"] in rows
    assert ["northumbria", "adjacency", "rulebook"] in rows
    assert any(row[1:] == ["saxon", "reconstructed"] for row in rows), "halves of tiles have their own"
    assert any(row[1:2] == ["name"] for row in rows), "so have names"
    assert "public: 1" in shown
    assert "components in all." in shown


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", house.games())
def test_no_source_is_cut_off_in_a_narrow_window(
    meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert "…" not in meadhall("rules", game, "--sources", "--lang", language).output


def test_sources_in_polish(meadhall: Meadhall) -> None:
    assert "wiedza ogólna: 1" in meadhall("rules", "saga", "--sources", "--pl").output


@pytest.mark.parametrize("game", house.games())
def test_every_decision_is_listed_with_its_rule_and_kinds_of_options(
    meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    shown = meadhall("rules", game, "--decisions").output
    rows = [line.split() for line in shown.splitlines()]
    for key, kind in house.game(game).decisions.items():
        assert [row for row in rows if row[:2] == [key, kind.rule] and kind.vocabulary.names[0] in row]


def test_a_question_is_listed_in_words_of_the_language(meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert "Pick an action tile" in meadhall("rules", "saga", "--decisions").output
    assert "Wybierz kafel akcji" in meadhall("rules", "saga", "--decisions", "--pl").output


# draw


def test_draw_writes_a_picture(meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    drawn = meadhall("draw", "saga", "--seed", "3", "-o", str(file))
    assert drawn.code == 0
    assert drawn.complaint.strip() == f"The picture is in {file}."
    assert parsed(file.read_text()).tag.endswith("svg")


def test_draw_to_standard_output_is_the_picture_of_the_match(meadhall: Meadhall) -> None:
    for language in ("en", "pl"):
        drawn = meadhall("draw", "saga", "--seed", "3", "--seat", "1", "--lang", language, "-o", "-")
        assert drawn.output.strip() == house.game("saga").new(3).picture(1, language).strip()


def test_draw_after_moves_is_another_picture_and_always_the_same(meadhall: Meadhall) -> None:
    pictures = [meadhall("draw", "saga", "--moves", moves, "-o", "-").output for moves in ("0", "25", "25", "99999")]
    assert pictures[1] == pictures[2]
    assert len(set(pictures)) == 3


def test_draw_from_a_journal(meadhall: Meadhall, journal: Path) -> None:
    match = house.replay(journal.read_text())
    assert meadhall("draw", "saga", "--journal", str(journal), "-o", "-").output.strip() == match.picture().strip()
    early = meadhall("draw", "saga", "--journal", str(journal), "--moves", "20", "-o", "-").output
    assert early.strip() != match.picture().strip()


# games, version, help


def test_games_are_listed_with_their_options(meadhall: Meadhall) -> None:
    shown = meadhall("games").output
    assert "SAGA: Vikings versus Anglo-Saxons" in shown
    for option in house.game("saga").options:
        assert option.name in shown
    assert "Długość toru rund" in meadhall("games", "--lang", "pl").output


@pytest.mark.parametrize(("language", "word"), [("en", "a text"), ("pl", "tekst")])
def test_an_option_that_is_a_text_is_listed_as_one(meadhall: Meadhall, language: str, word: str) -> None:
    shown = meadhall("games", "--lang", language).output
    values = [" ".join(line.split()[1:]) for line in shown.splitlines() if line.split()[:1] == ["map_custom"]]
    assert [value.startswith(f"{word} ") for value in values] == [True]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_value_of_an_option_is_cut_off_in_a_narrow_window(
    meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert "…" not in meadhall("games", "--lang", language).output


def test_the_version_says_whether_the_engine_is_compiled(meadhall: Meadhall) -> None:
    kind = "compiled by mypyc" if house.is_compiled() else "pure Python"
    assert meadhall("--version").output.startswith(f"meadhall {house.__version__} ({kind}, Python 3.")


def test_help_lists_the_commands(meadhall: Meadhall) -> None:
    shown = meadhall("--help")
    assert shown.code == 0
    for command in ("serve", "play", "replay", "rules", "draw", "games", "bench"):
        assert command in shown.output


@pytest.mark.parametrize("command", ["serve", "play", "replay", "rules", "draw", "games", "bench"])
def test_every_command_has_help_in_both_languages(meadhall: Meadhall, command: str) -> None:
    english, polish = meadhall(command, "--help"), meadhall(command, "--lang", "pl", "--help")
    assert (english.code, polish.code) == (0, 0)
    assert "Show this help." in english.output
    assert "Pokaż tę pomoc." in polish.output
    assert "Show" not in polish.output


def test_bench_measures(meadhall: Meadhall) -> None:
    assert meadhall("bench", "saga", "--json", "--seconds", "0.05").output.strip().startswith("{")


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"MEADHALL_LANG": "pl"}, "Polecenia"),
        ({"LC_ALL": "pl_PL.UTF-8"}, "Polecenia"),
        ({"LC_MESSAGES": "pl_PL.UTF-8", "LANG": "en_GB.UTF-8"}, "Polecenia"),
        ({"LANG": "pl_PL"}, "Polecenia"),
        ({"LANG": "de_DE"}, "Commands"),
        ({"MEADHALL_LANG": "en", "LANG": "pl_PL"}, "Commands"),
        ({}, "Commands"),
    ],
)
def test_the_language_is_that_of_the_environment(
    meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], word: str
) -> None:
    for name in ("MEADHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert word in meadhall("--help").output
