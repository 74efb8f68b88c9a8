"""Puzzles are looked for in games of bots: searches must agree, and the best of what is found is chosen for variety."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import meadhall
from meadhall.analysis.mining import Mine
from meadhall.analysis.puzzles import Effort, holds, puzzle_at, share_that_finds
from meadhall.lessons import puzzles

SAGA = meadhall.game("saga")
KNOWN = puzzles(SAGA)[0]
_SMALL = Effort(look=40, proof=80, margin=0.15)


def _row(seed: int, found: float, decision: str = "move", **more: Any) -> dict[str, Any]:
    return {"seed": seed, "found": found, "decision": decision, "position": {"n": [seed, found]}} | more


def test_a_position_with_one_choice_that_is_best_by_far_is_a_puzzle() -> None:
    assert KNOWN.seat is not None
    found = puzzle_at(KNOWN.match, KNOWN.seat, _SMALL, seed=4)
    assert found is not None
    assert found.best == KNOWN.best
    assert found.chance - found.wrong[0][1] >= _SMALL.margin
    assert KNOWN.best not in [option for option, _ in found.wrong]
    assert holds(SAGA, found.position, found.seat, found.best, _SMALL, seed=5)
    assert not holds(SAGA, found.position, found.seat, found.wrong[0][0], _SMALL, seed=5)
    assert 0.0 <= share_that_finds(KNOWN.match, KNOWN.seat, KNOWN.best, seed=1) <= 1.0


def test_a_position_in_which_much_is_good_is_none() -> None:
    match = SAGA.new(seed=1)
    assert puzzle_at(match, match.seats[0], Effort(look=40, proof=80, margin=0.6), seed=1) is None


def test_what_was_found_is_kept_and_the_search_is_taken_up_again(tmp_path: Path) -> None:
    mine = Mine(tmp_path / "found.json")
    mine.add(3, [{"found": 0.5, "decision": "move", "position": {}}])
    again = Mine(tmp_path / "found.json")
    assert (again.looked, [row["seed"] for row in again.found]) == ({3}, [3])


def test_the_best_are_of_many_games_and_kinds_and_never_the_same_twice(tmp_path: Path) -> None:
    mine = Mine(tmp_path / "found.json")
    mine.found.extend(_row(1, n / 100) for n in range(9))
    mine.found.extend(_row(seed, 0.5, "attack") for seed in range(2, 12))
    mine.found.append(_row(99, 0.5, "attack", position={"n": [2, 0.5]}))
    best = mine.best(10)
    assert sum(row["decision"] == "move" for row in best) == 3
    assert sum(row["decision"] == "attack" for row in best) == 4
    assert len({json.dumps(row["position"]) for row in best}) == len(best)
    assert [row["found"] for row in best] == sorted((row["found"] for row in best), reverse=True)
    assert not any("seed" in row for row in best)
