"""What it is worth that bots keep their thoughts: `python benchmarks/thoughts.py --seconds 40`.

Plays one game of jarls for each game. Each choice is made by a bot that keeps its tree in mid-turn, and by a new
one on the same position, whose choice is left aside. Processor time, so that others on the machine count little.
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.bots import SeatBot, bot
from meadhall.bots.mcts import MctsBot
from meadhall.engine.match import Match


def choose(mind: SeatBot, match: Match, seat: int) -> tuple[str, int, float]:
    """What a bot takes, after how many iterations and seconds."""
    assert isinstance(mind.mind, MctsBot)
    begin = time.process_time()
    option = match.option_name(mind.choose(match.state, seat), seat)
    return option, mind.mind.iterations_done, time.process_time() - begin


def measure(slug: str, milliseconds: int, seconds: float) -> list[str]:
    """How many choices, and iterations and milliseconds for each, with and without a kept tree."""
    game = meadhall.game(slug)
    match = game.new(seed=5)

    def jarl(seed: int) -> SeatBot:
        return bot("jarl", game, seed, milliseconds, clock=time.process_time)

    keeping = [jarl(seat) for seat in range(match.players)]
    count, done, took = 0, [0, 0], [0.0, 0.0]
    end = time.monotonic() + seconds
    while not match.over and time.monotonic() < end:
        seat = match.seats[0]
        option = match.options(seat)[0]
        if len(match.options(seat)) > 1:
            count += 1
            for n, mind in enumerate((jarl(1000 + count), keeping[seat])):
                option, iterations, spent = choose(mind, match, seat)
                done[n] += iterations
                took[n] += spent
        match.choose(option, seat)
    shown = [f"{done[n] / count:.0f} in {took[n] / count * 1000:.0f} ms" for n in (1, 0)]
    return [slug, str(count), *shown]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0, help="for each game")
    parser.add_argument("--milliseconds", type=int, default=300)
    given = parser.parse_args()
    table = Table("game", "choices", "iterations, thoughts kept", "begun anew")
    for slug in meadhall.games():
        table.add_row(*measure(slug, given.milliseconds, given.seconds))
    Console().print(table)


if __name__ == "__main__":
    main()
