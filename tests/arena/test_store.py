"""The file of a league: nothing lost, nothing twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.arena.leagues import League
from meadhall.arena.playing import play_all
from meadhall.arena.store import Results, Store
from meadhall.engine.errors import MeadhallError
from tests.arena.conftest import MakeRecord

LEAGUE = League("saga", ("one", "two"), players=2, games=10)


def _file(path: Path, made: MakeRecord, numbers: list[int]) -> Path:
    store = Store(path, LEAGUE)
    for number in numbers:
        store.add([made(number)])
    store.close()
    return path


def test_games_come_back_in_the_order_of_their_numbers(tmp_path: Path, made: MakeRecord) -> None:
    results = Results([_file(tmp_path / "a", made, [3, 1, 2, 0])])
    assert [record.number for record in results] == [0, 1, 2, 3]
    assert list(results)[3] == made(3)
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
    store.add([made(2)])
    store.close()
    assert list(Results([path])) == [made(0), made(1), made(2)]


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
    store.add([replace(made(0), error="broken"), made(1), replace(made(2), error="broken")])
    store.close()
    assert Results([path]).numbers == {1}
    store = Store(path, LEAGUE)
    store.add([made(0)])
    store.close()
    assert Results([path]).numbers == {0, 1}
    assert [record.number for record in Results([path]).failures()] == [2]
