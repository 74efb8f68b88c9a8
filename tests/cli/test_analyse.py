"""`meadhall analyse`: what decided a game, on a terminal, in plain text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall as house
from meadhall.bots import bot
from meadhall.cli.findings import sparkline
from meadhall.engine.advice import Advice, Reason
from meadhall.engine.match import Match
from tests.cli.conftest import Meadhall, Terminal


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, in which somebody who plays at random meets a sound player."""
    game = house.game("saga")
    match = game.new(seed=4)
    bots = [bot("karl", game, 1), bot("random", game, 2)]
    while not match.over:
        bots[match.seats[0]].play(match, match.seats[0])
    file = tmp_path_factory.mktemp("analyse") / "finished.journal"
    file.write_text(match.journal, "utf-8")
    return file


def test_everything_that_was_found_is_told(meadhall: Meadhall, journal: Path) -> None:
    told = meadhall("analyse", str(journal), "--iterations", "8")
    assert told.code == 0
    for heading in ("Win chances", "Turning points", "Luck", "Mistakes", "Winner: Player"):
        assert heading in told.output
    match = house.replay(journal.read_text())
    assert f"After {len(match.entries)} entries: " in told.output
    assert "100%" in told.output


def test_it_is_told_in_polish_too(meadhall: Meadhall, journal: Path) -> None:
    told = meadhall("analyse", str(journal), "--iterations", "8", "--lang", "pl").output
    for heading in ("Szanse na zwycięstwo", "Punkty zwrotne", "Szczęście", "Błędy", "Zwycięstwo: Gracz"):
        assert heading in told
    assert "Player" not in told


def test_json_has_it_all_and_repeats_itself(meadhall: Meadhall, journal: Path) -> None:
    first = meadhall("analyse", str(journal), "--iterations", "8", "--json")
    told = json.loads(first.output)
    match = house.replay(journal.read_text())
    assert (told["game"], told["entries"], told["winners"]) == ("saga", len(match.entries), match.winners)
    assert len(told["chances"]) == len(match.entries) + 1
    assert told["chances"][-1] == [float(seat in match.winners) for seat in (0, 1)]
    assert {"luck", "strokes", "turning_points", "mistakes", "seats"} <= told.keys()
    assert meadhall("analyse", str(journal), "--iterations", "8", "--json").output == first.output


def test_mistakes_come_with_what_would_have_been_better(meadhall: Meadhall, journal: Path) -> None:
    told = json.loads(meadhall("analyse", str(journal), "--iterations", "60", "--json").output)
    assert told["mistakes"]
    gravest = told["mistakes"][0]
    plain = meadhall("analyse", str(journal), "--iterations", "60").output
    assert f"Chosen: {gravest['chosen']}; Better: {gravest['best']}; Lost: −" in plain


def test_a_terminal_shows_a_graph(terminal: Callable[..., Terminal], journal: Path) -> None:
    shown = terminal("analyse", str(journal), "--iterations", "2").see("Mistakes")
    assert "▁" in shown
    assert "█" in shown
    assert "Looking for mistakes" in shown


def test_a_game_that_goes_on_and_standard_input_can_be_analysed(meadhall: Meadhall, journal: Path) -> None:
    beginning = "\n".join(journal.read_text().splitlines()[:40]) + "\n"
    told = meadhall("analyse", "-", "--iterations", "4", typed=beginning)
    assert told.code == 0
    assert "The game is not over yet." in told.output


def test_what_cannot_be_analysed_is_said_in_a_sentence(meadhall: Meadhall, journal: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("no journal")
    for arguments, sentence in (
        ([str(tmp_path / "missing")], "there is no such file"),
        ([str(other)], "cannot be played: This is no journal"),
        ([str(journal), "--milliseconds", "0"], "can be given 1 to 600,000 milliseconds"),
        ([str(journal), "--iterations", "99999999"], "up to 600,000 iterations"),
        ([str(journal), "--milliseconds", "soon"], "not a whole number"),
        ([], "FILE is missing"),
    ):
        refused = meadhall("analyse", *arguments)
        assert refused.code == 2
        assert sentence in refused.sentence
        assert refused.output == ""


def test_a_sparkline_goes_from_the_lowest_bar_to_the_highest() -> None:
    assert sparkline([0.0, 0.5, 1.0], 3) == "▁▅█"
    assert len(sparkline([0.3], 20)) == 20
    assert sparkline([n / 99 for n in range(100)], 8) == "▁▂▃▄▅▆▇█"


def test_a_player_can_ask_for_advice(meadhall: Meadhall) -> None:
    for language, words in (("en", ("Chance to win: ", "Option: ")), ("pl", ("Szansa na zwycięstwo: ", "Możliwość: "))):
        told = meadhall("play", "saga", "--seed", "7", "--seat", "all", "--lang", language, typed="\na\nq\n\n")
        assert told.code == 0
        assert all(word in told.output for word in words)
        assert told.output.count(words[0]) <= 3


@pytest.mark.parametrize(
    ("is_equal", "reasons", "said"),
    [
        (False, (Reason("coins (+2)", True),), "A: coins (+2)"),
        (False, (), "A looks best, though it shows only later."),
        (True, (Reason("coins (+2)", True),), "These are equally good: choose what you like."),
    ],
)
def test_advice_begins_in_words_and_says_what_is_just_as_good(
    meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch, is_equal: bool, reasons: tuple[Reason, ...], said: str
) -> None:
    best = Advice("a", "A", 0.6, 9, True, reasons)
    other = Advice("b", "B", 0.6 if is_equal else 0.3, 5, is_equal, ())
    monkeypatch.setattr(Match, "adviser", lambda *_: [best, other])
    told = meadhall("play", "saga", "--seed", "7", "--seat", "all", typed="\na\nq\n\n").output
    lines = told.splitlines()
    place = next(n for n, line in enumerate(lines) if said in line)
    assert "Option: A" in lines[place + 1]
    assert ("just as good" in lines[place + 2]) == is_equal
    assert ("30%" in lines[place + 2]) != is_equal
