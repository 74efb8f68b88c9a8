"""Which back-up wins where more than two play: `python benchmarks/backups.py northgard --players 4 --games 40`.

With max^n every seat is taken to play for its own chance to win; a paranoid seat takes all others to play against it.
In one half of the games a single paranoid seat plays among seats with max^n, in the other half it is the other way
round; the single one changes seats. The better way wins more than its share of the games when it is alone. Each
choice has the same processor time, so that other work on the machine changes nothing.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import meadhall
from meadhall.arena.intervals import wilson
from meadhall.bots.mcts import MctsBot
from meadhall.bots.sight import Evaluate, Sight
from meadhall.engine.game import Game

_WAYS = ("max^n", "paranoid")


def paranoid(game: Game, seat: int) -> Evaluate:
    """An evaluation by which all others gain what the seat loses."""

    def evaluate(s: object) -> list[float]:
        chances: list[float] = game.evaluate(s)
        own = chances[seat]
        return [own if other == seat else 1.0 - own for other in range(len(chances))]

    return evaluate


def play(slug: str, players: int, milliseconds: int, seed: int, number: int) -> float:
    """How much of a win a single seat has: paranoid in games with an odd number, with max^n in the others."""
    game = meadhall.game(slug)
    single = number // 2 % players
    match = game.new(seed=seed + number // (2 * players), players=players)
    bots = [MctsBot(players * number + seat, milliseconds, clock=time.process_time) for seat in range(players)]
    is_paranoid = [(seat == single) == bool(number % 2) for seat in range(players)]
    evaluations = [paranoid(game, seat) if is_paranoid[seat] else game.evaluate for seat in range(players)]
    while not match.over:
        seat = match.seats[0]
        sight = Sight(match.state, seat, game.redeal, evaluations[seat], game.observe)
        match.choose(match.option_name(bots[seat].choose(sight), seat), seat)
    return (single in match.winners) / max(len(match.winners), 1)


def main() -> None:
    """Play, and say which way won more than its share."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60, help="for each way")
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    won = [0.0, 0.0]
    played = [0, 0]
    with ProcessPoolExecutor(given.processes) as pool:
        series = [
            pool.submit(play, given.game, given.players, given.milliseconds, given.seed, number)
            for number in range(2 * given.games)
        ]
        for number, result in enumerate(series):
            won[number % 2] += result.result()
            played[number % 2] += 1
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{number + 1} of {2 * given.games} games")
    sys.stdout.write(f"{given.game}, {given.players} players, share of a seat {1 / given.players:.0%}\n")
    for n, way in enumerate(_WAYS):
        low, high = wilson(won[n], played[n])
        told = f"{way} alone among {_WAYS[1 - n]}: {won[n]:g} of {played[n]} ({low:.0%} to {high:.0%})"
        sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()
