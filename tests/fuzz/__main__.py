"""`python -m tests.fuzz`: spoils positions and journals, as many as one has time for, and says what came of them."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from meadhall.laws.support import all_games
from tests.fuzz.running import BATCH, Outcome, found_game, run
from tests.fuzz.trials import PARTS, case_of, tried

_CASES: Final = 50_000


def main() -> int:
    """Try cases of every game that is named, or one case to see what becomes of it."""
    given = _arguments()
    if given.case:
        return _one(*given.case)
    failed = 0
    for slug in given.games or [game.slug for game in all_games()]:
        for kind in PARTS if given.kind is None else (given.kind,):
            outcome = _many(slug, kind, given)
            failed += len(outcome.failures)
            print(f"{slug}, {kind}s, seed {given.seed}, {outcome}", flush=True)
            for failure in outcome.failures:
                print(failure, flush=True)
    return 1 if failed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("games", nargs="*", help="games to try, by default all")
    parser.add_argument("--cases", type=int, default=_CASES, help="how many of each game, three positions a journal")
    parser.add_argument("--kind", choices=PARTS, help="only positions or only journals")
    parser.add_argument("--seed", type=int, default=0, help="other seeds give other cases")
    parser.add_argument("--looks", type=float, default=1.0, help="in which part of the cases everything is looked at")
    parser.add_argument("--pictures", type=float, default=1.0, help="in which part pictures are drawn too")
    parser.add_argument("--workers", type=int, default=1, help="how many processes at once")
    parser.add_argument("--case", nargs=4, metavar=("GAME", "KIND", "SEED", "CASE"), help="one case, in this process")
    return parser.parse_args()


def _many(slug: str, kind: str, given: argparse.Namespace) -> Outcome:
    total = Outcome()
    cases = given.cases if given.kind is not None else PARTS[kind] * given.cases // sum(PARTS.values())
    with ThreadPoolExecutor(given.workers) as pool:
        runs = [
            pool.submit(run, slug, kind, given.seed, start, min(BATCH, cases - start), given.looks, given.pictures)
            for start in range(0, cases, BATCH)
        ]
        for each in runs:
            total.add(each.result())
    return total


def _one(slug: str, kind: str, seed: str, case: str) -> int:
    game = found_game(slug)
    print(ascii(case_of(game, kind, int(seed), int(case))))
    print("sound" if tried(game, kind, int(seed), int(case)) else "refused")
    return 0


if __name__ == "__main__":
    sys.exit(main())
