"""How sure the evaluation may be: `python benchmarks/calibration.py saga --games 200`.

Bots play each other; at some positions of every game the evaluation says each seat's chance, and in the end somebody
wins. The power to which odds must be raised so that the winners were least surprising is what the game declares as its
`certainty`. The last table shows whether it holds: of the positions with a chance of about 70 %, 70 % should be won.
"""

from __future__ import annotations

import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor

import meadhall
from meadhall.analysis.chances import calibrated
from meadhall.bots import LEVELS, bot
from meadhall.engine.rng import Rng

_ONE_IN = 8
"""Of so many real decisions one is looked at: neighbouring positions say the same."""
_BINS = 10
_STEPS = 40

Sample = tuple[list[float], list[int]]
"""What the evaluation said of a position, and who won."""


def play(slug: str, level: str, number: int) -> list[Sample]:
    """Some positions of one game."""
    game = meadhall.game(slug)
    players = game.players[number % len(game.players)]
    match = game.new(seed=number, players=players)
    bots = [bot(level, game, 1000 * number + seat) for seat in range(players)]
    rng = Rng(number, 7)
    seen: list[list[float]] = []
    while not match.over:
        seat = match.seats[0]
        if rng.below(_ONE_IN) == 0:
            seen.append(game.evaluate(match.state))
        bots[seat].play(match, seat)
    return [(values, match.winners) for values in seen]


def surprise(samples: list[Sample], certainty: float) -> float:
    """The mean surprise about who won, in natural units."""
    total = 0.0
    for values, winners in samples:
        chances = calibrated(values, certainty)
        won = sum(chances[seat] for seat in winners) / max(len(winners), 1) if winners else 1.0 - sum(chances)
        total -= math.log(max(won, 1e-6))
    return total / len(samples)


def fit(samples: list[Sample]) -> float:
    """The power with the least surprise, by golden section."""
    low, high = 0.2, 5.0
    golden = (math.sqrt(5) - 1) / 2
    for _ in range(_STEPS):
        left, right = high - golden * (high - low), low + golden * (high - low)
        if surprise(samples, left) < surprise(samples, right):
            high = right
        else:
            low = left
    return (low + high) / 2


def reliability(samples: list[Sample], certainty: float) -> list[tuple[float, float, int]]:
    """For each tenth of chances: the mean chance, how often it came true, and in how many cases."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for values, winners in samples:
        for seat, chance in enumerate(calibrated(values, certainty)):
            share = (seat in winners) / max(len(winners), 1)
            bins[min(int(chance * _BINS), _BINS - 1)].append((chance, share))
    return [(sum(c for c, _ in b) / len(b), sum(w for _, w in b) / len(b), len(b)) for b in bins if b]


def main() -> None:
    """Play, fit, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", choices=LEVELS, default="karl")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    samples: list[Sample] = []
    with ProcessPoolExecutor(given.processes) as pool:
        series = [pool.submit(play, given.game, given.level, number) for number in range(given.games)]
        for done, result in enumerate(series, start=1):
            samples += result.result()
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{done} of {given.games} games")
    certainty = fit(samples)
    now, then = surprise(samples, 1.0), surprise(samples, certainty)
    lines = [
        f"{given.game}: {len(samples)} positions of {given.games} games of {given.level}",
        f"certainty {certainty:.2f}: mean surprise {then:.3f}, by the evaluation as it is {now:.3f}",
    ]
    for said, came, count in reliability(samples, certainty):
        lines.append(f"  said {said:5.1%}  came true {came:5.1%}  of {count}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
