"""The researcher's door: every game for PettingZoo, for OpenSpiel, and as many tables at once in NumPy arrays.

All three number actions alike (`Game.action_name` gives their names), show a seat only what it may know, and ask it
only where it has a choice. Rewards come at the end: from 1 for the first to -1 for the last. What they need is in the
extras `rl` and `spiel`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from meadhall.engine.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.rl.environment import TableEnv
    from meadhall.rl.stepping import Stepper
    from meadhall.rl.workers import SharedStepper


@contextmanager
def _needing(extra: str) -> Iterator[None]:
    """What is imported within may be missing; then the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MeadhallError(f"{error.name} is not installed here: pip install 'meadhall[{extra}]'.") from error


def aec(
    slug: str, players: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> TableEnv:
    """A PettingZoo AEC environment of a game."""
    with _needing("rl"):
        from meadhall.rl.environment import TableEnv

    return TableEnv(slug, players, options, render_mode)


def register_with_openspiel() -> list[str]:
    """Make every game known to OpenSpiel, for `pyspiel.load_game`; their names there."""
    with _needing("spiel"):
        from meadhall.rl.spiel import register

    return register()


def stepper(
    slug: str,
    tables: int,
    seed: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    processes: int = 1,
) -> Stepper | SharedStepper:
    """So many tables of a game, stepped together, in this process or shared out among several."""
    with _needing("rl"):
        from meadhall.rl.numbering import numbering_of
        from meadhall.rl.stepping import Stepper, new_arrays
        from meadhall.rl.workers import SharedStepper

    numbering = numbering_of(slug, players, options)
    if processes > 1:
        return SharedStepper(numbering, tables, seed, processes)
    return Stepper(numbering, new_arrays(numbering, tables), seed)
