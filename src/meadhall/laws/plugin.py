"""`pytest --meadhall-laws NAME`: the laws over an installed game, in the folder of the package that brings it.

Golden playthroughs are looked for in `tests/golden` there. What the laws try themselves with is left out.
"""

from __future__ import annotations

from pathlib import Path

import pytest

_PARAMETERS = {"game", "lesson"}
"""What a law is tried on."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Name the games."""
    parser.addoption(
        "--meadhall-laws",
        action="append",
        default=[],
        metavar="NAME",
        help="run the laws of meadhall over an installed game (may be given more than once)",
    )


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Choose the games before anything asks which there are."""
    named: list[str] = early_config.known_args_namespace.meadhall_laws
    if not named:
        return
    from meadhall.engine.errors import MeadhallError  # late: most runs of pytest have nothing to do with games
    from meadhall.laws import support

    support.CHOSEN[:] = named
    try:
        support.the_games()
    except MeadhallError as error:
        raise pytest.UsageError(str(error)) from error


def pytest_configure(config: pytest.Config) -> None:
    """Look at the laws if games are named, and at nothing else unless it is named too."""
    if not config.getoption("--meadhall-laws"):
        return
    here = str(Path(__file__).parent)
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = []
    config.args.append(here)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what tries the laws themselves, or the house."""
    if not config.getoption("--meadhall-laws"):
        return
    here = Path(__file__).parent
    aside = [item for item in items if item.path.is_relative_to(here) and not _is_of_a_game(item)]
    config.hook.pytest_deselected(items=aside)
    items[:] = [item for item in items if item not in aside]


def _is_of_a_game(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    return called is not None and bool(_PARAMETERS & set(called.params))
