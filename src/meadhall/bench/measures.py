"""What is measured of a game, on one core: `python -m meadhall.bench.measures saga 1.0 [--pure]` prints it as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work done a second of the processor, whatever else it does; the first call is not counted."""
    work()
    begin = time.process_time()
    done = 0
    while True:
        done += work()
        spent = time.process_time() - begin
        if spent >= seconds:
            return done / spent


_FOUR: Final = 4
"""Games are measured with four players, where four can play."""


def measure(slug: str, seconds: float) -> dict[str, float]:
    """The figures of one game in this process."""
    import meadhall
    from meadhall.bots.mcts import FULL_PLAYOUT, MctsBot
    from meadhall.bots.sight import Sight
    from meadhall.engine.driver import next_decision, playout
    from meadhall.engine.rng import Rng

    game = meadhall.game(slug)
    options = game.full_options(None)
    players = _FOUR if _FOUR in game.players else game.players[0]
    rng = Rng(1)

    def play_out() -> int:
        return sum(playout(game.start(options, players), rng, game.longest) for _ in range(20))

    match = game.new(seed=7, players=players)
    middle = match.state.clone()
    playout(middle, Rng(7), 60)
    decision = next_decision(middle)
    assert decision is not None

    def clone() -> int:
        for _ in range(1000):
            middle.clone()
        return 1000

    def ask() -> int:
        for _ in range(1000):
            decision.options(middle)
        return 1000

    sight = Sight(match.state, match.seats[0], game.redeal, game.evaluate, game.observe)

    def search() -> int:
        bot = MctsBot(1, iterations=50, rollout=FULL_PLAYOUT)
        bot.choose(sight)
        return bot.iterations_done

    def search_shallow() -> int:
        bot = MctsBot(1, iterations=200, rollout=0)
        bot.choose(sight)
        return bot.iterations_done

    def draw() -> int:
        for language in ("en", "pl"):
            game.picture(middle, 0, language, "wide")
        return 2

    return {
        "decisions_per_second": rate(play_out, seconds),
        "clone_microseconds": 1e6 / rate(clone, seconds),
        "options_microseconds": 1e6 / rate(ask, seconds),
        "mcts_playouts_per_second": rate(search, seconds),
        "mcts_evaluations_per_second": rate(search_shallow, seconds),
        "picture_milliseconds": 1e3 / rate(draw, seconds),
    }


def main() -> None:
    """Measure a game, compiled as installed or, with --pure, interpreted."""
    slug, seconds = sys.argv[1], float(sys.argv[2])
    if "--pure" in sys.argv:
        from meadhall.bench.pure import use_sources

        use_sources()
    import meadhall

    figures: dict[str, float | bool] = dict(measure(slug, seconds))
    figures["is_compiled"] = meadhall.is_compiled()
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
