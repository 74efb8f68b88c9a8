"""How often each side and each seat wins: `python benchmarks/balance.py medieval_battle --games 200`.

Bots of one level play a number of games for every value of a choice of the game: for Medieval Battle every ready-made
map. `--set` fixes other options: `--set colours=random` lets the seats change sides.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import meadhall
from meadhall.bots import LEVELS, bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from strength import wilson

_USUAL_CHOICE = {"medieval_battle": "map"}
_NAMING_NOTHING = ("usual", "random", "custom")
"""Values that stand for others."""


def standing(wins: float, games: int) -> str:
    """A win rate with its interval, in words."""
    low, high = wilson(wins, games)
    return f"{wins:g} of {games} games: {wins / games:.1%} (95 %: {low:.1%} to {high:.1%})"


def play(slug: str, options: dict[str, Any], players: int, level: str, milliseconds: int, number: int) -> list[str]:
    """The sides and seats that win game `number`, as `side red` and `seat 1`; several if they share it."""
    game = meadhall.game(slug)
    match = game.new(seed=number, options=options, players=players)
    bots = [bot(level, game, players * number + seat, milliseconds) for seat in range(players)]
    while not match.over:
        seat = match.seats[0]
        bots[seat].play(match, seat)
    sides = game.sides(match.state)
    return [name for seat in match.winners for name in (f"side {sides[seat]}", f"seat {seat + 1}")]


def fitting(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options, with one other choice added if they need it: a large map needs the large size."""
    trials = [options]
    for option in game.options:
        if option.name not in options:
            trials += [{**options, option.name: value} for value in option.values]
    for trial in trials:
        try:
            game.new(options=trial)
        except MeadhallError:
            continue
        return trial
    raise MeadhallError(f"{game.slug} cannot be played with {options}.")


def report(pool: ProcessPoolExecutor, given: argparse.Namespace, options: dict[str, Any], title: str) -> None:
    """Play the games of one value and print who won how often."""
    players = given.players or meadhall.game(given.game).players[0]
    series = [
        pool.submit(play, given.game, options, players, given.level, given.milliseconds, number)
        for number in range(given.games)
    ]
    wins: defaultdict[str, float] = defaultdict(float)
    for game in series:
        winners = game.result()
        for name in winners:
            wins[name] += 2 / len(winners)  # every winner is named twice: by side and by seat
    sys.stdout.write(f"{title}\n")
    for name in sorted(wins):
        sys.stdout.write(f"  {name:<14} {standing(wins[name], given.games)}\n")
    sys.stdout.flush()


def main() -> None:
    """Play every value of the choice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--choice", default="", help="the option whose values are compared")
    parser.add_argument("--values", nargs="*", default=[], help="only these of its values")
    parser.add_argument("--set", nargs="*", default=[], help="other choices, as colours=random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=0, help="the least number that the game allows if not given")
    parser.add_argument("--level", choices=LEVELS, default="greedy")
    parser.add_argument("--milliseconds", type=int, default=300)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    game = meadhall.game(given.game)
    fixed = dict(each.split("=", 1) for each in given.set)
    choice = given.choice or _USUAL_CHOICE.get(given.game, "")
    with ProcessPoolExecutor(given.processes) as pool:
        if not choice:
            report(pool, given, fitting(game, fixed), given.game)
            return
        values = next(option.values for option in game.options if option.name == choice)
        for value in given.values or [value for value in values if value not in _NAMING_NOTHING]:
            report(pool, given, fitting(game, {**fixed, choice: value}), f"{choice} {value}")


if __name__ == "__main__":
    main()
