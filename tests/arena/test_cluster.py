"""A real Dask cluster of separate processes plays a league, and loses a worker on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.crews import Cluster
from meadhall.arena.leagues import League
from meadhall.arena.playing import play_all
from meadhall.arena.records import Record
from meadhall.arena.running import Interruption, played
from meadhall.arena.store import Results
from meadhall.engine.errors import MeadhallError
from tests.cli.conftest import Meadhall

LEAGUE = League("saga", ("random", "mcts:3it"), players=2, games=14)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process with a nanny that replaces it."""
    import dask
    from distributed import LocalCluster

    quiet = {"distributed.logging.distributed": "critical", "distributed.admin.system-monitor.gil.enabled": False}
    with dask.config.set(quiet):
        local: Any = LocalCluster
        with local(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50) as found:
            yield found


def test_a_killed_worker_loses_no_game_and_none_counts_twice(cluster: Any) -> None:
    found: dict[int, Record] = {}
    killed = 0
    for records in played(LEAGUE, range(14), Cluster(cluster.scheduler_address), Interruption()):
        for record in records:
            assert record.number not in found
            found[record.number] = record
        if not killed:
            killed = _kill_one_that_plays(cluster)
    assert killed
    assert [found[number].digest for number in range(14)] == [each.digest for each in play_all(LEAGUE, range(14))]


def _kill_one_that_plays(cluster: Any) -> int:
    """Kill a worker in the middle of a game; 0 if all were idle just then."""
    playing = [worker.address for worker in cluster.scheduler.workers.values() if worker.processing]
    for nanny in cluster.workers.values():
        if nanny.worker_address in playing:
            pid = int(nanny.pid)
            os.kill(pid, signal.SIGKILL)
            return pid
    return 0


def test_workers_of_another_version_are_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.__version__", "999")
    with pytest.raises(MeadhallError, match=r"has meadhall .*; meadhall 999 is needed"):
        Cluster(cluster.scheduler_address)


def test_the_command_plays_on_a_cluster(cluster: Any, meadhall: Meadhall, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    league = ("arena", "saga", "random", "thrall", "-n", "6", "-o", str(file))
    done = meadhall(*league, "--cluster", cluster.scheduler_address)
    assert done.code == 0
    assert "6 games of 6" in done.output
    here = play_all(League("saga", ("random", "thrall"), 2, 6), range(6))
    assert [record.digest for record in Results([file])] == [record.digest for record in here]
