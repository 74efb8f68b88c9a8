"""`python -m tests.laws.figures`: what the laws of time and of options look at, in figures, for every game.

`MEADHALL_SOAK` plays that many times more games, as for the laws themselves.
"""

from __future__ import annotations

from rich.console import Console

from meadhall.engine.game import Game
from meadhall.laws.secrets import dealt_anew
from meadhall.laws.support import all_games, numbers, some_positions, viewers
from meadhall.laws.test_options import begins, combinations, single_changes
from meadhall.laws.test_time import GAMES, ONE_IN, tell_tales


def main() -> None:
    """Keep both laws, and say how often."""
    console = Console(highlight=False, soft_wrap=True)
    for game in all_games():
        positions, pairs = _time(game)
        single = [begins(game, *each) for each in single_changes(game)]
        random = [begins(game, *each) for each in combinations(game)]
        console.print(
            f"{game.slug}: {positions} positions in {pairs} pairs of worlds; options: {len(single)} single changes, "
            f"{single.count(True)} begin; {len(random)} combinations, {random.count(True)} begin; "
            "all others are refused with a sentence"
        )


def _time(game: Game) -> tuple[int, int]:
    """How many positions the law of time looks at, and how many worlds it compares with them."""
    positions = pairs = 0
    for n in numbers(GAMES):
        for s in some_positions(game, n, ONE_IN):
            positions += 1
            for seat in viewers(game, n):
                assert tell_tales(s, dealt_anew(game, s, seat, n), seat) == []
                pairs += 1
    return positions, pairs


if __name__ == "__main__":
    main()
