"""Lessons in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meadhall as house
from meadhall.lessons import lessons
from meadhall.lessons.puzzles import puzzles
from tests.cli.conftest import Meadhall
from tests.hall.few_puzzles import few_puzzles

_FIRST = lessons(house.game("saga"))[0]
SHOWN = "w\n" * 200


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path / ".local" / "share" / "meadhall" / "lessons.json"


def test_the_paths_are_listed_with_what_is_done(meadhall: Meadhall) -> None:
    shown = meadhall("learn").output
    for slug in house.games():
        for lesson in lessons(house.game(slug)):
            assert f"{lesson.number}. {lesson.says('', 'en')}" in shown
    meadhall("learn", "saga", typed="w\nw\n")
    assert f"✓ 1. {_FIRST.says('', 'en')}" in meadhall("learn").output


def test_what_leads_elsewhere_is_seen_answered_and_taken_back(meadhall: Meadhall) -> None:
    shown = meadhall("learn", "saga", typed="1\n1\n2\n").output
    assert _FIRST.says("-other-1", "en") in shown
    assert shown.index(_FIRST.says("-other-1", "en")) < shown.index(_FIRST.says(".done", "en"))


def test_enter_begins_the_next_lesson_and_anything_else_leaves(meadhall: Meadhall) -> None:
    following = lessons(house.game("saga"))[1].says(".goal", "en")
    assert following in meadhall("learn", "saga", "1", typed="w\nw\n\n").output
    assert following not in meadhall("learn", "saga", "1", typed="w\nw\nno\n").output


def test_a_lesson_is_taken_up_where_it_was_left(meadhall: Meadhall, home: Path) -> None:
    left = meadhall("learn", "saga", typed="w\nq\n")
    assert "Your progress is kept" in left.output
    assert "Choose the units that move from Kent to Essex" in meadhall("learn", "saga", typed="q\n").output
    home.write_text(json.dumps({"middle": {f"saga {_FIRST.id}": [[0, "fly"]]}}), "utf-8")
    assert "Choose where to move" in meadhall("learn", "saga", typed="q\n").output
    home.write_text("nonsense", "utf-8")
    assert "Choose where to move" in meadhall("learn", "saga", typed="q\n").output


@pytest.mark.parametrize("slug", house.games())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_lesson_of_every_game_can_be_shown_to_its_end(meadhall: Meadhall, slug: str, language: str) -> None:
    shown = meadhall("learn", slug, "1", "--lang", language, typed=SHOWN).output
    assert lessons(house.game(slug))[0].says(".done", language) in shown


def test_what_is_no_lesson_gets_a_sentence(meadhall: Meadhall) -> None:
    refused = meadhall("learn", "saga", "chess")
    assert (refused.code, "two_against_one" in refused.sentence) == (2, True)


def test_a_file_that_cannot_be_written_is_told_of(meadhall: Meadhall, home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.mkdir()
    refused = meadhall("learn", "saga", typed="w\n")
    assert (refused.code, "cannot be kept" in refused.sentence) == (2, True)


def test_puzzles_are_listed_and_played_like_lessons(meadhall: Meadhall, tmp_path: Path) -> None:
    with few_puzzles(tmp_path / "puzzles", saga=2):
        first, second = puzzles(house.game("saga"))
        assert f"2. {second.says('.goal', 'en')}" in meadhall("learn", "saga", "puzzles").output
        shown = meadhall("learn", "saga", "puzzle-1", typed="w\n\nq\n").output
        assert shown.index(first.says(".done", "en")) < shown.index(second.says("", "en"))
        assert "✓ 1." in meadhall("learn", "saga", "puzzles").output
        assert "puzzle-1 to puzzle-2" in meadhall("learn", "saga", "puzzle-7").sentence
        assert "no puzzles" in meadhall("learn", "northgard", "puzzles").sentence
