"""How each engine is measured: random decisions, copies of a position, simulations of a search."""

from __future__ import annotations

import copy
import os
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final

import meadhall

Figures = dict[str, Any]
_MIDDLE: Final = 40
"""Copies are made of a position after so many decisions."""
_ROLLOUTS: Final = 20
_SIMULATIONS: Final = 50
_BATCH: Final = 256
_TABLES: Final = 512
_SOURCE: Final = random.Random(1)  # noqa: S311  (games, not secrets)


def rows() -> dict[str, Callable[[float], Figures]]:
    """What is measured, by name."""
    found: dict[str, Callable[[float], Figures]] = {}
    for slug in meadhall.games():
        found[f"meadhall {slug}"] = partial(_ours, slug)
    for slug in meadhall.games():
        found[f"meadhall {slug}, stepper"] = partial(_stepper, slug)
    found["meadhall saga, stepper on two cores"] = _two_cores
    for name in ("backgammon", "gin_rummy", "chess"):
        found[f"OpenSpiel {name}, C++"] = partial(_spiel_native, name)
        found[f"OpenSpiel {name}, Python"] = partial(_spiel_python, name)
    found["catanatron"] = _catanatron
    for name in ("gin-rummy", "limit-holdem"):
        found[f"RLCard {name}"] = partial(_rlcard, name)
    for name in ("backgammon", "chess"):
        found[f"pgx {name}, batches of {_BATCH}"] = partial(_pgx, name)
    return found


def _rate(work: Callable[[], float], seconds: float) -> float:
    """Units of work a second of processor time; the first call is not counted."""
    work()
    begin = time.process_time()
    done = 0.0
    while True:
        done += work()
        spent = time.process_time() - begin
        if spent >= seconds:
            return done / spent


def _copies(make: Callable[[], Any], seconds: float) -> float:
    """Microseconds for a copy."""

    def work() -> int:
        for _ in range(10):
            make()
        return 10

    return 1e6 / _rate(work, seconds)


# Ours


def _ours(slug: str, seconds: float) -> Figures:
    from meadhall.bots.mcts import FULL_PLAYOUT, MctsBot
    from meadhall.bots.sight import Sight
    from meadhall.engine.driver import playout
    from meadhall.engine.rng import Rng

    game = meadhall.game(slug)
    match = game.new(seed=7)
    rng = Rng(1)
    middle = match.state.clone()
    playout(middle, Rng(7), _MIDDLE)
    sight = Sight(match.state, match.seats[0], game.redeal, game.evaluate, game.observe)

    def play() -> int:
        return playout(game.start(match.settings, match.players), rng, game.longest)

    def search() -> int:
        bot = MctsBot(1, iterations=_SIMULATIONS, rollout=FULL_PLAYOUT)
        bot.choose(sight)
        return bot.iterations_done

    return {
        "decisions_per_second": _rate(play, seconds),
        "copy_microseconds": _copies(middle.clone, seconds),
        "simulations_per_second": _rate(search, seconds),
        "is_compiled": meadhall.is_compiled(),
    }


def _stepper(slug: str, seconds: float) -> Figures:
    """With observations, masks and rewards in arrays at every step."""
    from meadhall.rl import stepper

    many = stepper(slug, _TABLES)

    def step() -> int:
        before = many.decisions_made
        many.step_at_random()
        return many.decisions_made - before

    return {"decisions_per_second": _rate(step, seconds), "rows_per_second": _rate(lambda: _rows(many), seconds)}


def _rows(many: Any) -> int:
    many.step_at_random()
    return len(many.arrays.seats)


def _two_cores(seconds: float) -> Figures:
    """Two processes, each on a core: by processor time, as if they had nobody beside them, and by the clock."""
    from meadhall.rl import stepper

    many = stepper("saga", 2 * _TABLES, processes=2)
    workers = [each.pid for each in active_children() if each.pid is not None]
    many.step_at_random(20)
    before, begin = many.decisions_made, time.perf_counter()
    used = [_processor_time(pid) for pid in workers]
    while time.perf_counter() - begin < max(seconds, 1.0):
        many.step_at_random(10)
    spent = time.perf_counter() - begin
    busiest = max(_processor_time(pid) - then for pid, then in zip(workers, used, strict=True))
    made = many.decisions_made - before
    many.close()
    return {"decisions_per_second": made / busiest, "decisions_per_second_by_the_clock": made / spent}


def _processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


# OpenSpiel


def _spiel_middle(game: Any) -> Any:
    state = game.new_initial_state()
    for _ in range(_MIDDLE):
        before = state.clone()
        _spiel_choose(state)
        if state.is_terminal():
            return before
    while state.is_chance_node():
        _spiel_choose(state)
    return state


def _spiel_choose(state: Any) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(_SOURCE.choices([each for each, _ in outcomes], [chance for _, chance in outcomes])[0])
    else:
        state.apply_action(_SOURCE.choice(state.legal_actions()))


def _spiel_game(game: Any) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        _spiel_choose(state)
        decisions += 1
    return decisions


def _spiel_python(name: str, seconds: float) -> Figures:
    game = import_module("pyspiel").load_game(name)
    middle = _spiel_middle(game)
    return {
        "decisions_per_second": _rate(lambda: _spiel_game(game), seconds),
        "copy_microseconds": _copies(middle.clone, seconds),
    }


def _spiel_native(name: str, seconds: float) -> Figures:
    """Rollouts of the C++ evaluator from the first choice, called by the search bot; their length is that of games."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        _spiel_choose(state)
    length = sum(_spiel_game(game) for _ in range(_ROLLOUTS)) / _ROLLOUTS

    def search(rollouts: int, simulations: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1, False).step(state)
        return rollouts * simulations

    return {
        "decisions_per_second": _rate(lambda: search(_ROLLOUTS, 1), seconds) * length,
        "simulations_per_second": _rate(lambda: search(1, _SIMULATIONS), seconds),
    }


# Others


def _catanatron(seconds: float) -> Figures:
    """Four players; its package holds no tree search, so a simulation is a copy played out at random."""
    catanatron = import_module("catanatron")
    colours = list(catanatron.Color)

    def begin() -> Any:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game = begin()
        game.play()
        return len(game.state.actions)

    first, middle = begin(), begin()
    for _ in range(_MIDDLE):
        middle.play_tick()

    def simulate() -> int:
        first.copy().play()
        return 1

    return {
        "decisions_per_second": _rate(play, seconds),
        "copy_microseconds": _copies(middle.copy, seconds),
        "simulations_per_second": _rate(simulate, seconds),
    }


def _rlcard(name: str, seconds: float) -> Figures:
    """It copies nothing by itself, so a copy is one of `copy.deepcopy`; it has no tree search."""
    rlcard = import_module("rlcard")
    agents = import_module("rlcard.agents")
    env = rlcard.make(name)
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    env.reset()

    return {
        "copy_microseconds": _copies(lambda: copy.deepcopy(env.game), seconds),
        "decisions_per_second": _rate(play, seconds),
    }


def _pgx(name: str, seconds: float) -> Figures:
    """Batches stepped by compiled code, finished games begun anew; states are never copied, and search is elsewhere."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def choose_and_step(state: Any, key: Any) -> Any:
        key, source, dice = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(source, logits)
        return step(state, actions, jax.random.split(dice, _BATCH)), key

    advance = jax.jit(choose_and_step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), _BATCH))
    here = {"state": state, "key": jax.random.PRNGKey(1)}

    def work() -> int:
        for _ in range(10):
            here["state"], here["key"] = advance(here["state"], here["key"])
        jax.block_until_ready(here["state"].rewards)
        return 10 * _BATCH

    return {"decisions_per_second": _rate(work, seconds)}
