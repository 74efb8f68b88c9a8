"""Law 13: every rule id of the manual is cited by a test, and no test cites an unknown one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.engine.game import Game
from meadhall.laws.support import manual_ids, rule_pattern, the_games

TESTS = Path(__file__).parents[1]

pytestmark = pytest.mark.parametrize("game", the_games(), ids=lambda game: game.slug)


def cited_ids(game: Game) -> Iterator[tuple[str, str]]:
    """The ids that docstrings of the game's test functions name, each with where."""
    for path in sorted(TESTS.joinpath("games", game.slug).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in re.findall(rule_pattern(game), ast.get_docstring(node) or ""):
                    yield rule, f"{path.name}::{node.name}"


def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    """Law 13."""
    cited = {rule for rule, _ in cited_ids(game)}
    assert [rule for rule in manual_ids(game, "en") if rule not in cited] == []


def test_no_test_cites_an_unknown_rule(game: Game) -> None:
    """Law 13."""
    known = set(manual_ids(game, "en"))
    assert [where for rule, where in cited_ids(game) if rule not in known] == []
