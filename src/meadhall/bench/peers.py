"""OpenSpiel, measured beside us (extra `peers`): random games by its C++ rollouts and through its Python interface."""

from __future__ import annotations

import random
import time
from importlib import import_module
from typing import Any, Final

PEERS: Final = ("backgammon", "gin_rummy")
_ROLLOUTS: Final = 100


def peer_rates(seconds: float) -> dict[str, float]:
    """Decisions a second, chance included, of each peer game and way of playing it; empty where it is not installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return {}
    rates: dict[str, float] = {}
    for name in PEERS:
        game = pyspiel.load_game(name)
        by_python, length = _python_rate(game, seconds)
        rates[f"{name}, C++ rollouts"] = _native_rate(pyspiel, game, seconds) * length
        rates[f"{name}, Python interface"] = by_python
    return rates


def _python_rate(game: Any, seconds: float) -> tuple[float, float]:
    """Decisions a second and decisions a game, with states and actions handled in Python."""
    source = random.Random(1)  # noqa: S311  (games, not secrets)
    begin = time.perf_counter()
    decisions = games = 0
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        games += 1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = source.choices([each for each, _ in outcomes], [chance for _, chance in outcomes])[0]
            else:
                action = source.choice(state.legal_actions())
            state.apply_action(action)
            decisions += 1
    return decisions / (time.perf_counter() - begin), decisions / games


def _native_rate(pyspiel: Any, game: Any, seconds: float) -> float:
    """Whole random games a second inside OpenSpiel's C++ evaluator, called by its search bot with one simulation."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(_ROLLOUTS, 1), 2.0, 1, 1, False, 1, False)
    begin = time.perf_counter()
    steps = 0
    while time.perf_counter() - begin < seconds:
        bot.step(state)
        steps += 1
    return steps * _ROLLOUTS / (time.perf_counter() - begin)
