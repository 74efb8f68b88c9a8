"""`meadhall arena`, `balance` and `standings`, as people type them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.arena.store import Results
from meadhall.cli import contests
from meadhall.laws.svg import parsed
from tests.cli.conftest import COMMAND, Meadhall

ROOT = Path(__file__).parents[2]
QUICK = ("random", "thrall")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files without a folder land here."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process, which is faster for a few of them."""
    from tests.arena.test_running import Here

    monkeypatch.setattr(contests, "crew_of", lambda *_: Here({}))


def _games(path: Path) -> list[dict[str, object]]:
    """What a file says of its games, but for the times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [{key: value for key, value in line.items() if key != "times"} for line in lines]


def test_a_league_is_played_by_processes_and_shown(meadhall: Meadhall, folder: Path) -> None:
    done = meadhall("arena", "saga", *QUICK, "-n", "6", "-j", "1")
    assert done.code == 0
    assert "6 games of 6, for 2 players" in done.output
    for text in ("Standings", "random", "thrall", "Rating", "By seat", "Anglo-Saxons"):
        assert text in done.output
    assert "The games are in arena-saga.jsonl" in done.complaint
    assert len(Results([folder / "arena-saga.jsonl"])) == 6


@pytest.mark.usefixtures("here")
def test_a_league_alone_is_sensible(meadhall: Meadhall, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "_USUAL_GAMES", 5)
    assert meadhall("arena", "saga").code == 0
    league = Results([folder / "arena-saga.jsonl"]).league
    assert league.contestants == ("random", "thrall", "karl")
    assert league.games == 6


@pytest.mark.usefixtures("here")
def test_parts_put_together_are_the_whole(meadhall: Meadhall, folder: Path) -> None:
    common = ("arena", "saga", *QUICK, "-n", "7", "--seed", "5", "--vary", "tile_set")
    meadhall(*common, "-o", "whole.jsonl")
    for part in ("1/2", "2/2"):
        assert meadhall(*common, "--shard", part).code == 0
    merged = meadhall("standings", "arena-saga-2of2.jsonl", "arena-saga-1of2.jsonl", "-o", "merged.jsonl")
    assert "7 games of 7" in merged.output
    assert _games(folder / "merged.jsonl") == _games(folder / "whole.jsonl")
    assert meadhall("standings", "merged.jsonl").output.count("set B") == 2


@pytest.mark.usefixtures("here")
def test_a_file_is_not_written_over_but_gone_on_with(meadhall: Meadhall, folder: Path) -> None:
    meadhall("arena", "saga", *QUICK, "-n", "3")
    before = (folder / "arena-saga.jsonl").read_bytes()
    refused = meadhall("arena", "saga", *QUICK, "-n", "5")
    assert refused.code == 2
    assert refused.sentence == (
        "arena-saga.jsonl is there already; --resume goes on with it, --output names another file."
    )
    assert (folder / "arena-saga.jsonl").read_bytes() == before
    assert "holds another league" in meadhall("arena", "saga", "karl", "--resume").sentence
    assert meadhall("arena", "saga", *QUICK, "-n", "5", "--resume").code == 0
    after = (folder / "arena-saga.jsonl").read_bytes()
    assert after.splitlines()[1:4] == before.splitlines()[1:]
    assert len(_games(folder / "arena-saga.jsonl")) == 5


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(folder: Path) -> None:
    """With a real program and its process."""
    file = folder / "games.jsonl"
    command = [*COMMAND, "arena", "saga", "thrall", "-o", str(file)]
    program = subprocess.Popen(
        [*command, "-n", "100000", "-j", "1"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert time.monotonic() < end
            assert program.poll() is None
            time.sleep(0.05)
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does: the workers get it too
        said, complained = program.communicate(timeout=30)
    finally:
        program.kill()
        program.communicate()
    assert program.returncode == 130
    assert "Traceback" not in complained
    done = len(Results([file]))
    assert 2 <= done < 100_000
    assert f"{done:,} of 100,000 games are kept in {file}" in complained
    assert f"{done:,} games of 100,000" in said
    kept = file.read_bytes().splitlines()[1 : done + 1]
    more = done + 2
    again = [*command, "-n", str(more), "-j", "1", "--resume"]
    subprocess.run(again, cwd=ROOT, check=True, capture_output=True, timeout=60)
    assert Results([file]).numbers >= set(range(more))
    assert set(kept) <= set(file.read_bytes().splitlines())


@pytest.mark.usefixtures("here")
def test_reports_are_written(meadhall: Meadhall, folder: Path) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    files = ("--html", "r.html", "--parquet", "g.parquet", "--markdown", "b.md")
    for language in ("en", "pl"):
        done = meadhall(
            "balance", "saga", "--bot", "random", "-n", "30", *files, "-o", f"{language}.jsonl", "--lang", language
        )
        assert done.code == 0
        page = (folder / "r.html").read_text()
        pictures = page.split("<figure>")[1:]
        assert len(pictures) >= 5
        for picture in pictures:
            parsed(picture[: picture.index("</svg>") + 6])
        assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
        table = parquet.read_table("g.parquet").to_pylist()
        assert len(table) == 60
        assert sum(row["won"] for row in table) == pytest.approx(30)
        assert {row["side"] for row in table} == {"saxon", "viking"}
        report = (folder / "b.md").read_text()
        assert "`meadhall balance saga --bot random --players 2 --games 30`" in report
    assert "# Czy SAGA daje równe szanse?" in report
    assert "Przywódca" in report


@pytest.mark.usefixtures("here")
def test_balance_names_what_lies_outside(meadhall: Meadhall) -> None:
    """Random Vikings hardly ever win."""
    said = " ".join(meadhall("balance", "saga", "--bot", "random", "-n", "40").output.split())
    assert "things lie outside:" in said
    assert "- By side: Anglo-Saxons won" in said


@pytest.mark.usefixtures("here")
def test_a_game_that_fails_is_told_and_tried_again(meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("meadhall.arena.playing._PATIENCE", 0.001)
        failed = meadhall("arena", "saga", "random", "-n", "2")
    assert failed.code == 1
    assert "2 games failed, the first of them game 0: MeadhallError: The game has not ended" in " ".join(
        failed.output.split()
    )
    assert meadhall("arena", "saga", "random", "-n", "2", "--resume").code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("arena", "sagga"), "did you mean ‘saga’"),
        (("arena", "saga", "loki"), "There is no bot ‘loki’; there are random, greedy"),
        (("arena", "saga", "mcts:5"), "a budget is written jarl:300ms"),
        (("arena", "saga", "karl", "karl"), "The bot ‘karl’ is named twice; alone it plays against itself."),
        (("arena", "saga", "-n", "0"), "A league has at least one game."),
        (("arena", "saga", "-n", "many"), "‘many’ is not a whole number"),
        (("arena", "saga", "--players", "5"), "This game is not for 5"),
        (("arena", "saga", "--shard", "3/2"), "A part is written I/N, such as 2/8 for the second of eight, not ‘3/2’."),
        (("arena", "saga", "-j", "0"), "Games can be played in 1 to 1024 processes, not in 0."),
        (("arena", "saga", "-j", "1", "--cluster", "tcp://x:1"), "Give --processes or --cluster, not both."),
        (("arena", "saga", "-O", "tile_set=z"), "The option tile_set must be one of a, b"),
        (("arena", "saga", "--vary", "runes"), "saga has no option ‘runes’"),
        (("arena", "saga", "--vary", "track_length"), "--vary track_length=A,B"),
        (("arena", "saga", "--html", "no/such/r.html"), "no/such/r.html cannot be written: there is no such file"),
        (("arena", "saga", "-o", "."), "cannot be written: it is a folder"),
        (("arena", "saga", "--markdown", "b.md"), "A report on fairness is for one bot against itself"),
        (("arena", "saga", "karl", "--gauntlet"), "a gauntlet a second one"),
        (("balance", "saga", "--bot", "loki"), "There is no bot ‘loki’"),
        (("standings", "nothing.jsonl"), "nothing.jsonl cannot be read: there is no such file or folder."),
    ],
)
def test_bad_input_is_one_sentence_and_writes_nothing(
    meadhall: Meadhall, folder: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    refused = meadhall(*arguments)
    assert refused.code == 2
    assert sentence in refused.sentence
    assert list(folder.iterdir()) == []


def test_what_is_not_installed_is_said_before_the_first_game(
    meadhall: Meadhall, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pyarrow", "pyarrow.parquet", "distributed"):
        monkeypatch.setitem(sys.modules, module, None)
    assert "pip install 'meadhall[arena]'" in meadhall("arena", "saga", "--parquet", "g.parquet").sentence
    assert "pip install 'meadhall[arena]'" in meadhall("arena", "saga", "--cluster", "tcp://x:1").sentence
    assert list(folder.iterdir()) == []


@pytest.mark.usefixtures("here")
def test_without_openskill_there_are_no_ratings_but_all_else(
    meadhall: Meadhall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    done = meadhall("arena", "saga", *QUICK, "-n", "4", "--html", "r.html")
    assert done.code == 0
    assert "Rating" not in done.output
    assert "Standings" in done.output


def test_other_commands_do_not_load_what_only_the_arena_needs() -> None:
    code = (
        "import sys, meadhall.cli.app; print([m for m in sys.modules if m.split('.')[0] in ('distributed','pyarrow')])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
