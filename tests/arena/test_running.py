"""Games are played elsewhere: none is lost, and none counts twice."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Executor, Future
from contextlib import closing

import pytest

from meadhall.arena import crews
from meadhall.arena.crews import Crew, Processes
from meadhall.arena.leagues import League
from meadhall.arena.playing import play_all
from meadhall.arena.records import Record
from meadhall.arena.running import Interruption, played
from meadhall.engine.errors import MeadhallError

LEAGUE = League("saga", ("random", "thrall"), players=2, games=16)


class Here(Crew):
    """Plays at once in this process; some of what it is given breaks."""

    def __init__(self, breaking: dict[int, int]) -> None:
        self.breaking = breaking
        """How often a batch with the game breaks."""
        self.has_ended = False
        self.given: list[int] = []

    def executor(self) -> Executor:
        raise NotImplementedError

    @property
    def size(self) -> int:
        return 1

    def submit(self, league: League, numbers: list[int]) -> Future[list[Record]]:
        future: Future[list[Record]] = Future()
        self.given += numbers
        for number in numbers:
            if self.breaking.get(number, 0) > 0:
                self.breaking[number] -= 1
                future.set_exception(OSError("the worker died"))
                return future
        future.set_result(play_all(league, numbers))
        return future

    def mend(self) -> bool:
        return True

    def end(self) -> None:
        self.has_ended = True


def _numbers(crew: Crew, interruption: Interruption | None = None) -> list[int]:
    games = played(LEAGUE, range(16), crew, interruption or Interruption())
    return [record.number for records in games for record in records]


def test_all_games_are_played_once() -> None:
    crew = Here({})
    assert sorted(_numbers(crew)) == list(range(16))
    assert crew.has_ended


def test_what_broke_is_played_again_after_the_others() -> None:
    numbers = _numbers(Here({0: 1, 7: 2}))
    assert sorted(numbers) == list(range(16))
    assert numbers[0] != 0


def test_a_game_on_which_everything_breaks_holds_up_no_other() -> None:
    seen: list[int] = []
    games = played(LEAGUE, range(16), Here({5: 1000}), Interruption())
    with pytest.raises(MeadhallError, match=r"lost again and again, game 5: the worker died"):
        seen.extend(record.number for records in games for record in records)
    assert sorted(seen) == [number for number in range(16) if number != 5]


def test_an_interruption_ends_it_soon_and_is_heard_only_within() -> None:
    before = signal.getsignal(signal.SIGINT)
    crew = Here({})
    with Interruption() as interruption:
        games = played(LEAGUE, range(16), crew, interruption)
        next(games)
        os.kill(os.getpid(), signal.SIGINT)
        assert sum(len(records) for records in games) < 15
    assert interruption.has_come
    assert crew.has_ended
    assert signal.getsignal(signal.SIGINT) == before


def test_who_asks_twice_is_in_a_hurry() -> None:
    with Interruption():
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)


def test_processes_play_the_same_games_and_a_killed_one_loses_none() -> None:
    killed = 0
    found: dict[int, Record] = {}
    with closing(played(LEAGUE, range(16), Processes(2), Interruption())) as games:
        for records in games:
            for record in records:
                assert record.number not in found
                found[record.number] = record
            if not killed:
                worker = multiprocessing.active_children()[0]
                worker.kill()
                killed += 1
    assert killed
    assert [found[number].digest for number in range(16)] == [each.digest for each in play_all(LEAGUE, range(16))]
    for child in multiprocessing.active_children():
        child.join(10)
    assert multiprocessing.active_children() == []


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "_TIMEOUT", 0.3)
    with pytest.raises(MeadhallError, match="There is no Dask scheduler at tcp://127"):
        crews.Cluster("tcp://127.0.0.1:9")
    with pytest.raises(MeadhallError, match="There is no Dask scheduler at nonsense"):
        crews.Cluster("nonsense://x")
