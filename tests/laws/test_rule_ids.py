"""Law 13: every rule id of the manual is cited by a test, and no test cites an unknown one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.game import Game

TESTS = Path(__file__).parents[1]

pytestmark = pytest.mark.parametrize("game", [meadhall.game(slug) for slug in meadhall.games()], ids=meadhall.games())


def _pattern(game: Game) -> str:
    return game.prefix + r"-(?:[A-Z]+-?)?\d+(?:\.\d+)?"


def manual_ids(game: Game, language: str) -> list[str]:
    """The ids of the manual's rules, in order: those that begin a paragraph in bold."""
    text = files(game.package).joinpath("manual", f"{language}.md").read_text("utf-8")
    return re.findall(rf"^\*\*({_pattern(game)})\*\* ", text, re.MULTILINE)


def cited_ids(game: Game) -> Iterator[tuple[str, str]]:
    """The ids that docstrings of the game's test functions name, each with where."""
    for path in sorted(TESTS.joinpath("games", game.slug).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for rule in re.findall(_pattern(game), ast.get_docstring(node) or ""):
                    yield rule, f"{path.name}::{node.name}"


def rules_of_decisions(game: Game) -> Iterator[tuple[str, str]]:
    """The rule that each decision says it carries out."""
    for key, kind in game.decisions.items():
        yield kind.rule, key


def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    """Law 13."""
    cited = {rule for rule, _ in cited_ids(game)}
    assert [rule for rule in manual_ids(game, "en") if rule not in cited] == []


def test_no_test_cites_an_unknown_rule(game: Game) -> None:
    """Law 13."""
    known = set(manual_ids(game, "en"))
    assert [where for rule, where in cited_ids(game) if rule not in known] == []


def test_every_decision_names_a_rule_of_the_manual(game: Game) -> None:
    """Law 13: the rule that its prompt links to."""
    known = set(manual_ids(game, "en"))
    assert [key for rule, key in rules_of_decisions(game) if rule not in known] == []


def test_both_manuals_hold_the_same_rules_in_the_same_order_once_each(game: Game) -> None:
    """Law 13."""
    ids = manual_ids(game, "en")
    assert ids
    assert len(set(ids)) == len(ids)
    assert manual_ids(game, "pl") == ids


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_manual_refers_only_to_rules_that_it_holds(game: Game, language: str) -> None:
    """Law 13."""
    text = files(game.package).joinpath("manual", f"{language}.md").read_text("utf-8")
    assert sorted(set(re.findall(_pattern(game), text)) - set(manual_ids(game, language))) == []
