"""The file of a league: nothing lost, nothing twice."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.leagues import League
from meadhall.arena.playing import play_all
from meadhall.arena.records import Record
from meadhall.arena.store import Results, Store
from meadhall.engine.errors import MeadhallError
from tests.arena.conftest import MakeRecord

LEAGUE = League("saga", ("one", "two"), players=2, games=10)


def _file(path: Path, made: MakeRecord, numbers: list[int]) -> Path:
    store = Store(path, LEAGUE)
    for number in numbers:
        store.add([_game(made, number)])
    store.close()
    return path


def _game(made: MakeRecord, number: int) -> Record:
    """A game of the league."""
    return made(number, seats=LEAGUE.seating(number))


def test_games_come_back_in_the_order_of_their_numbers(tmp_path: Path, made: MakeRecord) -> None:
    results = Results([_file(tmp_path / "a", made, [3, 1, 2, 0])])
    assert [record.number for record in results] == [0, 1, 2, 3]
    assert list(results)[3] == _game(made, 3)
    assert results.league == LEAGUE


def test_parts_put_together_are_exactly_the_whole(tmp_path: Path) -> None:
    league = League("saga", ("random", "thrall"), players=2, games=12)
    records = play_all(league, range(12))
    whole = Store(tmp_path / "whole", league)
    whole.add(records)
    whole.close()
    parts = []
    for part in (3, 1, 2):
        store = Store(tmp_path / f"part{part}", league)
        store.add([records[number] for number in reversed(league.part((part, 3)))])
        store.close()
        parts.append(store.path)
    Results(parts).write(tmp_path / "merged")
    assert (tmp_path / "merged").read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_game_in_two_files_counts_once(tmp_path: Path, made: MakeRecord) -> None:
    one, other = _file(tmp_path / "a", made, [0, 1, 2]), _file(tmp_path / "b", made, [1, 2, 3])
    assert [record.number for record in Results([one, other])] == [0, 1, 2, 3]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, made: MakeRecord) -> None:
    path = _file(tmp_path / "a", made, [0, 1, 2])
    path.write_bytes(path.read_bytes()[:-20])
    assert Results([path]).numbers == {0, 1}
    store = Store(path, LEAGUE)
    assert store.done == {0, 1}
    store.add([_game(made, 2)])
    store.close()
    assert list(Results([path])) == [_game(made, 0), _game(made, 1), _game(made, 2)]


def test_a_league_can_grow(tmp_path: Path, made: MakeRecord) -> None:
    path = _file(tmp_path / "a", made, [0, 1])
    Store(path, LEAGUE.with_games(50)).close()
    assert Results([path]).league.games == 50
    Store(path, LEAGUE).close()
    assert Results([path]).league.games == 50
    assert len(Results([path])) == 2


def test_another_league_is_refused_and_its_file_left_alone(tmp_path: Path, made: MakeRecord) -> None:
    path = _file(tmp_path / "a", made, [0])
    before = path.read_bytes()
    with pytest.raises(MeadhallError, match="holds another league: saga for 2 with one, two, seed 0"):
        Store(path, replace(LEAGUE, seed=5))
    assert path.read_bytes() == before
    other = tmp_path / "b"
    Store(other, replace(LEAGUE, seed=5)).close()
    with pytest.raises(MeadhallError, match="different leagues"):
        Results([path, other])


def test_games_by_the_rules_of_an_older_version_are_read_and_never_mixed_with_todays(
    tmp_path: Path, made: MakeRecord
) -> None:
    """The first version wrote no number into its headings."""
    path = _file(tmp_path / "a", made, [0])
    heading, *games = path.read_text("utf-8").splitlines(keepends=True)
    assert '"version":2' in heading
    older = tmp_path / "older"
    older.write_text("".join([heading.replace(',"version":2', ""), *games]), "utf-8")
    assert [record.number for record in Results([older])] == [0]
    Results([older]).write(older)
    with pytest.raises(MeadhallError, match="seed 0, by the rules of version 1"):
        Store(older, LEAGUE)
    with pytest.raises(MeadhallError, match="different leagues"):
        Results([path, older])


@pytest.mark.parametrize("text", ["", "hello\n", "[]\n", '{"arena": 99}\n', '{"arena":1,"league":{"slug":1}}\n'])
def test_what_is_no_file_of_the_arena_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a"
    path.write_text(text)
    with pytest.raises(MeadhallError, match="is no file of the arena"):
        Results([path])


def test_a_line_that_tells_no_game_is_refused(tmp_path: Path, made: MakeRecord) -> None:
    path = _file(tmp_path / "a", made, [0])
    path.write_text(path.read_text() + '{"number": 7}\n')
    with pytest.raises(MeadhallError, match="holds a line that tells no game"):
        Results([path])


def test_a_failed_game_is_not_done_and_is_forgotten_once_it_was_played(tmp_path: Path, made: MakeRecord) -> None:
    path = tmp_path / "a"
    store = Store(path, LEAGUE)
    store.add([replace(_game(made, 0), error="broken"), _game(made, 1), replace(_game(made, 2), error="broken")])
    store.close()
    assert Results([path]).numbers == {1}
    store = Store(path, LEAGUE)
    store.add([_game(made, 0)])
    store.close()
    assert Results([path]).numbers == {0, 1}
    assert [record.number for record in Results([path]).failures()] == [2]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"number": 99}, "the league has no game of that number"),
        ({"number": -1}, "its number is none"),
        ({"number": True}, "its number is none"),
        ({"number": "1"}, "its number is none"),
        ({"number": 10**400}, "the league has no game of that number"),
        ({"seats": ["one", "three"]}, "those who sit there are not those whose turn it was"),
        ({"seats": ["one"]}, "those who sit there are not those whose turn it was"),
        ({"seats": ["two", "one"]}, "those who sit there are not those whose turn it was"),
        ({"seed": 77}, "its seed is not the one that the league gives it"),
        ({"drawn": {"wind": True}}, "its options are not among those that the league draws"),
        ({"winners": [2]}, "somebody won without a seat, or twice"),
        ({"winners": [-1]}, "somebody won without a seat, or twice"),
        ({"winners": [0, 0]}, "somebody won without a seat, or twice"),
        ({"winners": ["0"]}, "somebody won without a seat, or twice"),
        ({"winners": None}, "a value is not of its kind"),
        ({"sides": ["saxon"]}, "it does not tell of every seat"),
        ({"times": []}, "it does not tell of every seat"),
        ({"scores": [1, 2, 3]}, "it does not tell of every seat"),
        ({"traits": {"leader": [[]]}}, "it does not tell of every seat"),
        ({"entries": -5}, "a length, a score or a time cannot be"),
        ({"scores": [1.5, "x"]}, "a length, a score or a time cannot be"),
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused_with_a_sentence(
    tmp_path: Path, made: MakeRecord, change: dict[str, Any], sentence: str
) -> None:
    path = _file(tmp_path / "a", made, [0, 1, 2])
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], json.dumps({**json.loads(lines[3]), **change})]) + "\n")
    with pytest.raises(MeadhallError, match=sentence) as refused:
        Results([path])
    assert "\n" not in str(refused.value)
