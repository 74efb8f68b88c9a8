"""A few puzzles made for tests: any position will do, and any of its choices is called the best."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import meadhall
from meadhall.bots import bot
from meadhall.engine.match import Match
from meadhall.hall.puzzle_lists import small_picture
from meadhall.lessons.puzzles import puzzles

TYPES = '[[type]]\nid = "win"\nwon = true\n\n[[type]]\nid = "best"\n'
OPTIONS = 3
BEGUN = 30


def row_of(slug: str, seed: int, decision: str = "", *, is_won: bool = False) -> dict[str, Any]:
    """A puzzle as a file holds it, from a game that bots have begun: at a decision, or at any."""
    game = meadhall.game(slug)
    match, mind = game.new(seed, players=2), bot("random", game, seed)
    while not _is_one(match, decision):
        mind.play(match, match.seats[0])
    [seat] = match.seats
    best, *others = match.options(seat)
    return {
        "position": match.position(),
        "seat": seat,
        "decision": match.decision,
        "best": best,
        "chance": 0.71,
        "wrong": [(name, 0.33 - 0.01 * n) for n, name in enumerate(others[:3])],
        "found": 0.5,
        "why": [],
        "is_won": is_won,
    }


def _is_one(match: Match, decision: str) -> bool:
    """Whether a match has gone on for a while, and somebody alone has something to choose."""
    if len(match.entries) < BEGUN or len(match.seats) > 1 or decision not in ("", match.decision):
        return False
    return len(match.options(match.seats[0])) >= OPTIONS


@contextmanager
def few_puzzles(folder: Path, decision: str = "", **counts: int) -> Iterator[None]:
    """As long as this lasts, these games have so many puzzles, and no other game has any."""

    def found(package: str) -> Path:
        return folder / package

    for slug, count in counts.items():
        lessons = folder / meadhall.game(slug).package / "lessons"
        lessons.mkdir(parents=True)
        rows = [row_of(slug, seed, decision, is_won=seed == 1) for seed in range(1, count + 1)]
        (lessons / "puzzles.json").write_text(json.dumps(rows), "utf-8")
        (lessons / "puzzles.toml").write_text(TYPES, "utf-8")
    with mock.patch("meadhall.lessons.puzzles.files", found):
        puzzles.cache_clear()
        small_picture.cache_clear()
        yield
    puzzles.cache_clear()
    small_picture.cache_clear()
