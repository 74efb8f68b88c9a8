"""What the weights of a sense should be: `python benchmarks/weights.py saga --games 1500`.

Bots play each other for two, and at some positions of every game it is written down what each weight counts there. The
weights under which the winners were least surprising are what the evaluation should use (a logistic regression). What a
side is worth beyond what the evaluation says is fitted with them and shown last, so that no weight has to stand for it.
Put the weights into the game's `sense.py` and do it again: with others the bots play other games. Whether the new ones
are better is for `meadhall arena` to say.
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
_NUDGE = 0.001
"""A weight is changed by so much to see what it does, and chances nearer to 0 or 1 are not looked at."""
_CAUTION = 3.0
"""What is rarely seen keeps a small weight."""
_STEPS = 30
_SMALL = 1e-6
_FOR_CHECKING = 4
"""Every fourth game is not used for the fit, only to say how good it is."""

Numbers = NDArray[np.float64]
Played = tuple[list[list[float]], list[str], float]
"""What each weight counts at some positions, and last what none changes; both sides; whether the first seat won."""
Table = tuple[Numbers, Numbers, Numbers]
"""What each weight and each side counts, in a row for every position; what nothing changes there; who won."""


def counts(game: Game, s: State) -> list[float]:
    """How much the log-odds of the first seat grow with each weight, in which they are linear; and the rest of them."""
    kept = list(game.weights)
    found: list[float] = []
    odds = log_odds(game, s)
    for n in range(len(kept)):
        game.weights[n] = kept[n] + _NUDGE
        found.append((log_odds(game, s) - odds) / _NUDGE)
        game.weights[n] = kept[n]
    return [*found, odds - sum(weight * count for weight, count in zip(kept, found, strict=True))]


def log_odds(game: Game, s: State) -> float:
    """What the evaluation says for the first seat of two."""
    chance = game.evaluate(s)[0]
    return math.log(chance / (1.0 - chance))


def play(slug: str, number: int) -> Played:
    """Some positions of one game."""
    game = meadhall.game(slug)
    match = game.new(seed=number, players=2)
    bots = [SeatBot(game, GreedyBot(2 * number + seat, depth=3, worlds=1, blunders=_BLUNDERS)) for seat in range(2)]
    rng = Rng(number, 7)
    seen: list[list[float]] = []
    while not match.over:
        if rng.below(_ONE_IN) == 0 and _NUDGE < game.evaluate(match.state)[0] < 1.0 - _NUDGE:
            seen.append(counts(game, match.state))
        bots[match.seats[0]].play(match, match.seats[0])
    return seen, game.sides(match.state), (0 in match.winners) / max(len(match.winners), 1)


def fit(begin: Numbers, rows: Numbers, rest: Numbers, won: Numbers) -> Numbers:
    """The weights with the least surprise, by Newton's method; a step that leads to more is made shorter."""
    spread = rows.std(axis=0)
    spread[spread < _SMALL] = 1.0
    scaled = rows / spread

    def cost(weights: Numbers) -> float:
        return len(won) * surprise(weights, scaled, rest, won) + _CAUTION / 2.0 * float(weights @ weights)

    weights = begin * spread
    for _ in range(_STEPS):
        chances = 1.0 / (1.0 + np.exp(-rest - scaled @ weights))
        slope = scaled.T @ (won - chances) - _CAUTION * weights
        bend = (scaled * (chances * (1.0 - chances))[:, None]).T @ scaled + _CAUTION * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        while cost(weights + step) > cost(weights) and np.abs(step).max() > _SMALL:
            step /= 2.0
        weights = weights + step
    return np.asarray(weights / spread)


def surprise(weights: Numbers, rows: Numbers, rest: Numbers, won: Numbers) -> float:
    """The mean surprise about who won, in natural units."""
    odds = rest + rows @ weights
    return float(np.mean(np.logaddexp(0.0, odds) - won * odds))


def table(games: list[Played], sides: list[str]) -> Table:
    """All positions of games, each with the result of its game."""
    rows: list[list[float]] = []
    rest: list[float] = []
    results: list[float] = []
    for seen, (own, other), won in games:
        of_sides = [float((own == side) - (other == side)) for side in sides]
        rows += [[*row[:-1], *of_sides] for row in seen]
        rest += [row[-1] for row in seen]
        results += [won] * len(seen)
    return np.array(rows), np.array(rest), np.array(results)


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
    now = np.array([*game.weights, *[0.0] * len(sides)])
    others = table(games[::_FOR_CHECKING], sides)
    fitted = fit(now, *table([each for n, each in enumerate(games) if n % _FOR_CHECKING], sides))
    lines = [
        f"{given.game}: {sum(len(seen) for seen, _, _ in games)} positions of {given.games} games",
        f"surprise about games not fitted to: {surprise(fitted, *others):.3f}, now {surprise(now, *others):.3f}",
    ]
    for name, old, new in zip([*game.weight_names, *sides], now, fit(now, *table(games, sides)), strict=True):
        lines.append(f"  {name:28} {new:8.3f}  now {old:8.3f}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
