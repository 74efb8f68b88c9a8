"""How often one bot beats others, seats rotated: `python benchmarks/strength.py saga mcts greedy --games 100`.

Bots think by the time of the processor, so that the figures hold on a machine that others use too.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import meadhall
from meadhall.bots import LEVELS, bot


def play(slug: str, players: int, levels: tuple[str, str], milliseconds: int, number: int) -> float:
    """The first bot's result in game `number`, all others being of the second level: 1 for a win, 0 for a loss."""
    game = meadhall.game(slug)
    match = game.new(seed=number // players, players=players)
    mine = number % players
    bots = [
        bot(levels[seat != mine], game, players * number + seat, milliseconds, clock=time.thread_time)
        for seat in range(players)
    ]
    while not match.over:
        seat = match.seats[0]
        bots[seat].play(match, seat)
    return (mine in match.winners) / max(1, len(match.winners))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a win rate."""
    z = 1.96
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def standing(wins: float, games: int) -> str:
    """A win rate with its interval, in words."""
    low, high = wilson(wins, games)
    return f"{wins:g} of {games} games: {wins / games:.1%} (95 %: {low:.1%} to {high:.1%})"


def main() -> None:
    """Play the series and print the first bot's win rate with its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", choices=LEVELS)
    parser.add_argument("second", choices=LEVELS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--milliseconds", type=int, default=300)
    parser.add_argument("--players", type=int, default=0, help="the least number that the game allows if not given")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    players = given.players or meadhall.game(given.game).players[0]
    wins = 0.0
    with ProcessPoolExecutor(given.processes) as pool:
        series = [
            pool.submit(play, given.game, players, (given.first, given.second), given.milliseconds, number)
            for number in range(given.games)
        ]
        for done, result in enumerate(series, start=1):
            wins += result.result()
            if sys.stderr.isatty() or done == given.games:
                sys.stderr.write(f"\r{given.first} beats {given.second} in {standing(wins, done)}")
    sys.stderr.write("\n")


if __name__ == "__main__":
    main()
