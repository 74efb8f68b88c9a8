"""Mining: many games of bots are looked through for puzzles, by processes side by side, and what is found is kept.

A file holds which games have been looked through and what was found in them, so that the search can be taken up again;
the best of it, chosen for variety, is what a game has in its package.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.analysis.puzzles import Effort, puzzles_of_a_game
from meadhall.processes import deaf_to_interrupts, end_pool, pool_of, serve_the_parent

_OF_A_GAME: Final = 3
"""Puzzles from one game at most: those that follow each other are alike."""
_OF_A_KIND: Final = 0.4
"""The part of all puzzles that one decision may have at most."""

Row = dict[str, Any]


def looked_through(slug: str, seed: int, level: str, effort: Effort) -> tuple[int, list[Row]]:
    """The puzzles of one game of bots, as data."""
    return seed, [each.as_data() for each in puzzles_of_a_game(meadhall.game(slug), seed, level, effort)]


class Mine:
    """What has been found in the games of bots of one game, in a file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        self.looked: Final[set[int]] = set(kept.get("looked", ()))
        self.found: Final[list[Row]] = list(kept.get("found", ()))

    def add(self, seed: int, found: list[Row]) -> None:
        """A game has been looked through."""
        self.looked.add(seed)
        self.found.extend(row | {"seed": seed} for row in found)
        half = self.file.with_suffix(".part")
        half.write_text(json.dumps({"looked": sorted(self.looked), "found": self.found}), "utf-8")
        half.replace(self.file)

    def best(self, most: int) -> list[Row]:
        """So many puzzles at most, from many games and of many kinds, the easiest first."""
        chosen: list[Row] = []
        positions: set[str] = set()
        games: Counter[int] = Counter()
        kinds: Counter[str] = Counter()
        # What everybody finds and what nobody finds is worth least.
        for row in sorted(self.found, key=lambda row: (abs(row["found"] - 0.5), row["seed"])):
            if len(chosen) == most:
                break
            is_new = (where := json.dumps(row["position"])) not in positions
            if is_new and games[row["seed"]] < _OF_A_GAME and kinds[row["decision"]] < max(1, _OF_A_KIND * most):
                chosen.append(row)
                positions.add(where)
                games[row["seed"]] += 1
                kinds[row["decision"]] += 1
        chosen.sort(key=lambda row: (-row["found"], row["seed"]))
        return [{name: value for name, value in row.items() if name != "seed"} for row in chosen]


def dig(
    mine: Mine,
    slug: str,
    seeds: Iterator[int],
    level: str,
    effort: Effort,
    processes: int,
    tell: Callable[[int, int], object],
    is_enough: Callable[[], bool],
) -> None:
    """Look games through until there are no more or it is enough; what is under way then is given up."""
    count = processes or os.cpu_count() or 1
    with deaf_to_interrupts():
        pool = pool_of(count, serve_the_parent)
        fresh = (seed for seed in seeds if seed not in mine.looked)
        under_way: set[Future[tuple[int, list[Row]]]] = set()
        with contextlib.ExitStack() as stack:
            stack.callback(end_pool, pool)
            while not is_enough():
                for seed in islice(fresh, count - len(under_way)):
                    under_way.add(pool.submit(looked_through, slug, seed, level, effort))
                if not under_way:
                    return
                done, under_way = wait(under_way, timeout=1.0, return_when=FIRST_COMPLETED)
                for each in done:
                    mine.add(*each.result())
                    tell(len(mine.looked), len(mine.found))
