"""What the weights of a sense should be: `python benchmarks/weights.py saga --games 1500`.

Bots play each other for two, and at some positions of every game it is written down what each weight counts there. The
weights under which the winners were least surprising are what the evaluation should use (a logistic regression). What
the side alone is worth is fitted with them and shown last, so that no weight has to stand for it. Put the weights into
the game's `sense.py` and do it again: with others the bots play other games. Whether the new ones are better is for
`meadhall arena` to say.
"""

from __future__ import annotations

import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from numpy.typing import NDArray

import meadhall
from meadhall.bots import SeatBot
from meadhall.bots.greedy import GreedyBot
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.state import State

_ONE_IN = 5
"""Of so many real decisions one is looked at."""
_BLUNDERS = 0.05
"""So that unusual positions are seen too."""
_CAUTION = 3.0
"""What is rarely seen keeps a small weight."""
_STEPS = 30
_FOR_CHECKING = 4
"""Every fourth game is not used for the fit, only to say how good it is."""

_REST = "(what no weight says)"

Numbers = NDArray[np.float64]
Played = tuple[list[list[float]], list[str], float]
"""What each weight counts at some positions, the sides of both seats, and whether the first one won."""


def counts(game: Game, s: State) -> list[float]:
    """How much the log-odds of the first seat grow with each weight, and what no weight changes.

    Worths are linear in the weights.
    """
    kept = list(game.weights)
    found: list[float] = []
    before = worth(game, s)
    for n in range(len(kept)):
        game.weights[n] = kept[n] + 1.0
        found.append(worth(game, s) - before)
        game.weights[n] = kept[n]
    chance = game.evaluate(s)[0]
    return [*found, math.log(chance / (1.0 - chance)) - before]


def worth(game: Game, s: State) -> float:
    """What the features say for the first seat."""
    return sum(each[3] for each in game.features(s, 0))


def play(slug: str, number: int) -> Played:
    """Some positions of one game."""
    game = meadhall.game(slug)
    match = game.new(seed=number, players=2)
    bots = [SeatBot(game, GreedyBot(2 * number + seat, depth=3, worlds=1, blunders=_BLUNDERS)) for seat in range(2)]
    rng = Rng(number, 7)
    seen: list[list[float]] = []
    while not match.over:
        if rng.below(_ONE_IN) == 0 and game.features(match.state, 0) and 0.0 < game.evaluate(match.state)[0] < 1.0:
            seen.append(counts(game, match.state))
        bots[match.seats[0]].play(match, match.seats[0])
    return seen, game.sides(match.state), (0 in match.winners) / max(len(match.winners), 1)


def fit(rows: Numbers, won: Numbers) -> Numbers:
    """The weights with the least surprise, by Newton's method."""
    spread = rows.std(axis=0) + 1e-9
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    for _ in range(_STEPS):
        chances = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - chances) - _CAUTION * weights
        bend = (scaled * (chances * (1.0 - chances))[:, None]).T @ scaled + _CAUTION * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return np.asarray(weights / spread)


def surprise(rows: Numbers, won: Numbers, weights: Numbers) -> float:
    """The mean surprise about who won, in natural units."""
    odds = rows @ weights
    return float(np.mean(np.logaddexp(0.0, odds) - won * odds))


def table(games: list[Played], sides: list[str]) -> tuple[Numbers, Numbers]:
    """All positions of games as rows, with what belongs to the sides at the end, each with the result of its game."""
    rows: list[list[float]] = []
    results: list[float] = []
    for seen, (own, other), won in games:
        rows += [[*row, *[float((own == side) - (other == side)) for side in sides]] for row in seen]
        results += [won] * len(seen)
    return np.array(rows), np.array(results)


def main() -> None:
    """Play, fit, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    games: list[Played] = []
    with ProcessPoolExecutor(given.processes) as pool:
        series = [pool.submit(play, given.game, given.seed + number) for number in range(given.games)]
        for done, result in enumerate(series, start=1):
            games.append(result.result())
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{done} of {given.games} games")
    game = meadhall.game(given.game)
    sides = sorted({side for _, both, _ in games for side in both})
    now = np.array([*game.weights, 1.0, *[0.0] * len(sides)])
    rows, won = table(games[::_FOR_CHECKING], sides)
    fitted = fit(*table([each for n, each in enumerate(games) if n % _FOR_CHECKING], sides))
    lines = [
        f"{given.game}: {sum(len(seen) for seen, _, _ in games)} positions of {given.games} games",
        f"surprise about games not fitted to: {surprise(rows, won, fitted):.3f}, now {surprise(rows, won, now):.3f}",
    ]
    for name, old, new in zip([*game.weight_names, _REST, *sides], now, fit(*table(games, sides)), strict=True):
        lines.append(f"  {name:28} {new:8.3f}  now {old:8.3f}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
