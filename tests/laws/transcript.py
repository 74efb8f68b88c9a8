"""Games of the house as text, for law 11: which engine this is, then journals, positions and evaluations.

Run as a program by two interpreters, of which one has the compiled engine.
"""

from __future__ import annotations

import json
import sys

import meadhall
from meadhall.engine.driver import playout
from meadhall.engine.rng import Rng
from meadhall.laws.support import data, finished_match, new_state, players, positions


def transcript(slug: str, n: int) -> str:
    """Game number n of a game: a match with its journal, and what each position of a game without one comes to."""
    game = meadhall.game(slug)
    match = finished_match(game, n)
    lines = [match.journal, json.dumps(match.position(), sort_keys=True)]
    for s in positions(game, n):
        seat = n % players(game, n)
        lines.append(json.dumps([data(game.redeal(s, seat, Rng(n))), game.evaluate(s), game.observe(s, seat)]))
    s = new_state(game, n)
    lines.append(json.dumps([playout(s, Rng(n), game.longest), data(s)]))
    return "\n".join(lines)


def main(games: int) -> None:
    """Write the kind of engine, then the games."""
    sys.stdout.write("compiled\n" if meadhall.is_compiled() else "interpreted\n")
    for slug in meadhall.games():
        for n in range(games):
            sys.stdout.write(transcript(slug, n) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
