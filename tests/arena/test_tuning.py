"""Weights are tuned by self-play: what is spoilt is found and mended, and nothing is left changed."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

import meadhall
from meadhall.arena.contestants import contestant
from meadhall.arena.leagues import League
from meadhall.arena.playing import play, play_all
from meadhall.arena.records import Record
from meadhall.arena.sequential import BETTER, OPEN, WORSE, SequentialTest
from meadhall.arena.tuning import ALL, Plan, Tuning, read_tuning
from meadhall.arena.weighing import weighed
from meadhall.cli import tuning as command
from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import State
from tests.arena.test_running import Here
from tests.cli.conftest import Meadhall

SAGA = meadhall.game("saga")
OWN = list(SAGA.weights)
WEIGHT = "spaces_between_markers"
SPOILT = f"karl:1x1/{WEIGHT}=-0.5"
"""Believes that the Vikings had better have no rounds left, though they need them to win."""


def _plan(games: int = 60) -> Plan:
    begin = tuple(contestant(SPOILT).weights(SAGA))
    return Plan("saga", SPOILT, (WEIGHT,), begin, 2, games, seed=9, varied={"tile_set": ("a", "b")})


def _finished(tuning: Tuning, batch: int = 2) -> Tuning:
    """Carry out a tuning, some games at a time."""
    while tuning.proposal is not None:
        league = tuning.league()
        left = [number for number in range(league.games) if number not in tuning.shares]
        for begin in range(0, len(left), batch):
            if tuning.see(play_all(league, left[begin : begin + batch])) is not None:
                break
    return tuning


def _trials(tuning: Tuning) -> list[tuple[object, ...]]:
    return [tuple(vars(trial).values()) for trial in tuning.trials]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files without a folder land here."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process, which is faster for a few of them."""
    monkeypatch.setattr(command, "crew_of", lambda *_: Here({}))


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_evaluation_reads_the_weights_of_the_contract(slug: str) -> None:
    """Compiled or not: soon most of them have mattered in a random game, and none does when it is put back."""
    game = meadhall.game(slug)
    assert len(game.weights) == len(game.weight_names) == len(set(game.weight_names))
    match = game.new(3, players=2)
    bots = [contestant("random").seated(game, seed) for seed in range(2)]
    mattering: set[int] = set()
    while len(mattering) <= len(game.weights) / 2:
        assert not match.over
        bots[match.seats[0]].play(match, match.seats[0])
        usual = game.evaluate(match.state)
        for n in set(range(len(game.weights))) - mattering:
            changed = [3 * weight + 1 if k == n else weight for k, weight in enumerate(game.weights)]
            with weighed(game, changed):
                if game.evaluate(match.state) != usual:
                    mattering.add(n)
        assert game.evaluate(match.state) == usual


def test_weights_are_put_back_even_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    class _Broken(Exception):
        pass

    def fail(*_: object) -> int:
        seen.append(SAGA.weights[0])
        raise _Broken

    friend = contestant("karl/viking_coins=7").seated(SAGA, 0)
    match = SAGA.new(1)
    friend.choose(match.state, match.seats[0])
    assert SAGA.weights == OWN
    monkeypatch.setattr("meadhall.bots.SeatBot.choose", fail)
    with pytest.raises(_Broken):
        friend.choose(match.state, match.seats[0])
    assert seen == [7.0]
    assert SAGA.weights == OWN


def test_bots_of_one_game_judge_by_their_own_weights() -> None:
    """A bot that is named with the game's own weight plays as the plain one; with another it plays otherwise."""
    same = f"karl:1x1/viking_areas={SAGA.weights[3]!r}"
    other = "karl:1x1/viking_areas=-0.6"
    digests = {}
    for name in ("karl:1x1", same, other):
        league = League("saga", (name, "karl:1x2"), players=2, games=2)
        digests[name] = [record.digest for record in play_all(league, range(2))]
    assert digests["karl:1x1"] == digests[same]
    assert digests["karl:1x1"] != digests[other]


def test_a_weight_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(MeadhallError, match="saga has no weight 'horns'; it has viking_coins, "):
        League("saga", ("karl/horns=1",), players=2, games=1).check()
    for name in ("karl/hand", "karl/hand=x", "karl/hand=1.2.3", "jarl:1x1", "karl:0x1"):
        with pytest.raises(MeadhallError):
            contestant(name)


def test_a_round_of_duplicate_games_has_one_seed_and_every_seat() -> None:
    """With the same bots in all seats its games are the same."""
    league = League("saga", ("random", "thrall"), players=2, games=4, is_gauntlet=True, is_duplicate=True)
    tasks = [league.task(number) for number in range(4)]
    assert [task.seed for task in tasks] == [0, 0, 1, 1]
    assert [task.seats.index("random") for task in tasks] == [0, 1, 0, 1]
    assert tasks[0].bot_seeds == tasks[1].bot_seeds != tasks[2].bot_seeds
    same = League(
        "saga", ("random", "random/leaders_ahead=-1.0"), players=2, games=2, is_gauntlet=True, is_duplicate=True
    )
    assert len({play(same.task(number)).digest for number in range(2)}) == 1


def test_the_sequential_test_tells_better_from_worse_and_waits_in_between() -> None:
    for part, verdict in ((1.0, BETTER), (0.0, WORSE), (0.5, WORSE)):
        test = SequentialTest(players=2, most=100)
        assert test.verdict == OPEN
        for _ in range(60):
            test.add(part)
        assert test.verdict == verdict
    test = SequentialTest(players=2, most=100)
    for part in (1.0, 0.5, 0.0, 1.0, 1.0, 0.0, 0.5, 1.0):
        test.add(part)
        assert test.verdict == OPEN


@pytest.fixture(scope="module")
def whole() -> Tuning:
    """A tuning that was never interrupted."""
    return _finished(Tuning(_plan()))


def test_a_spoilt_weight_is_found_and_mended(whole: Tuning) -> None:
    """Without a trace in the game itself."""
    place = SAGA.weight_names.index(WEIGHT)
    assert list(SAGA.weights) == OWN
    assert whole.weights == [*OWN[:place], 0.5, *OWN[place + 1 :]]
    assert [(trial.before, trial.after) for trial in whole.trials if trial.is_kept] == [(-0.5, 0.5)]
    last = whole.trials[-1]
    assert (last.weight, last.games) == (ALL, 60)
    assert last.tally.interval[0] > 0.5


def test_a_tuning_that_is_gone_on_with_ends_as_if_it_had_never_stopped(whole: Tuning, folder: Path) -> None:
    """And however its games come in."""
    stopped = Tuning(_plan())
    while not stopped.trials:
        stopped.see(play_all(stopped.league(), range(0, 60, 2)))
        stopped.see(play_all(stopped.league(), range(1, 60, 2)))
    stopped.see(play_all(stopped.league(), [4, 1, 0]))
    stopped.write(folder / "t.json")
    again = read_tuning(folder / "t.json", _plan())
    assert again.shares.keys() == {4, 1, 0}
    assert _trials(_finished(again, batch=7)) == _trials(whole)
    with pytest.raises(MeadhallError, match="keeps another tuning"):
        read_tuning(folder / "t.json", _plan(games=80))
    (folder / "t.json").write_text("{}")
    with pytest.raises(MeadhallError, match="keeps no tuning"):
        read_tuning(folder / "t.json", _plan())


def test_a_round_with_a_game_that_failed_does_not_count() -> None:
    tuning = Tuning(_plan(games=4))
    seats = tuning.league().contestants
    failed = Record(0, 0, {}, seats, error="it broke")
    others = [
        Record(number, number // 2, {}, seats if number % 2 == 0 else seats[::-1], winners=[0], scores=[1, 0])
        for number in (1, 2, 3)
    ]
    tuning.see([failed, *others[:2]])
    trial = tuning.see(others[2:])
    assert trial is not None
    assert (trial.failed, trial.games, trial.wins, trial.verdict) == (1, 2, 1.0, OPEN)


@pytest.mark.usefixtures("here")
def test_the_command_shows_trials_and_the_list_to_paste(meadhall: Meadhall, folder: Path) -> None:
    given = ("tune", "saga", "--bot", SPOILT, "-w", WEIGHT, "-n", "60", "--seed", "9")
    done = meadhall(*given)
    assert done.code == 0
    assert "Changes of weights" in done.output
    assert f'    ("{WEIGHT}", 0.5),' in done.output
    assert done.output.count('    ("') == len(SAGA.weights)
    assert f"{WEIGHT}: -0.5 → 0.5" in done.complaint
    assert "What is known is in tune-saga.json." in done.complaint
    kept = json.loads((folder / "tune-saga.json").read_text())
    assert kept["plan"]["varied"] == {"tile_set": ["a", "b"]}
    assert "is there already" in meadhall(*given).sentence
    again = meadhall(*given, "--resume", "--lang", "pl")
    assert again.code == 0
    assert "Zmiany wag" in again.output
    assert json.loads((folder / "tune-saga.json").read_text()) == kept


@pytest.mark.usefixtures("here")
def test_what_is_no_better_changes_nothing(meadhall: Meadhall) -> None:
    done = meadhall("tune", "saga", "-w", "no_vikings", "-n", "2")
    assert done.code == 0
    assert "the weights stay as they are" in done.output


@pytest.mark.usefixtures("here")
def test_an_interruption_keeps_what_is_known(meadhall: Meadhall, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Tuning.see

    def interrupted(self: Tuning, records: list[Record]) -> object:
        if not self.shares:
            os.kill(os.getpid(), signal.SIGINT)
        return seen(self, records)

    with monkeypatch.context() as busy:
        busy.setattr(Tuning, "see", interrupted)
        stopped = meadhall("tune", "saga", "-w", "leaders_ahead", "-n", "8")
    assert stopped.code == 130
    assert "0 changes were tried; all is kept in tune-saga.json" in stopped.complaint
    assert 1 <= len(json.loads((folder / "tune-saga.json").read_text())["shares"]) < 8
    assert meadhall("tune", "saga", "-w", "leaders_ahead", "-n", "8", "--resume").code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("-w", "horns"), "saga has no weight ‘horns’; it has viking_coins, "),
        (("-w", "leaders_ahead", "-w", "leaders_ahead"), "The weight ‘leaders_ahead’ is named twice."),
        (("--step", "1"), "A step is a factor from 1.05 to 10.0."),
        (("--bot", "karl/horns=1"), "saga has no weight 'horns'"),
        (("--bot", "loki"), "There is no bot ‘loki’"),
        (("-o", "."), "cannot be written: it is a folder"),
    ],
)
def test_bad_input_is_one_sentence_and_writes_nothing(
    meadhall: Meadhall, folder: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    refused = meadhall("tune", "saga", *arguments)
    assert refused.code == 2
    assert sentence in refused.sentence
    assert list(folder.iterdir()) == []


def test_the_state_of_a_game_knows_nothing_of_weights() -> None:
    """A bot's weights are its own affair: positions after the same choices are the same."""
    plain, changed = SAGA.new(5), SAGA.new(5)
    friend = contestant("karl:1x1/viking_coins=9").seated(SAGA, 0)
    seat = changed.seats[0]
    option = changed.option_name(friend.choose(changed.state, seat), seat)
    for match in (plain, changed):
        match.choose(option, seat)
    assert isinstance(changed.state, State)
    assert plain.position() == changed.position()
