"""What the program imports is declared, and what is installed is pinned."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.requirements import needed

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OPTIONAL = {"arena": ["arena"], "laws": ["laws"], "rl": ["rl", "spiel"]}
"""Packages of ours that need more than the program does, and the extras that bring it."""


def _names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


def _imported(node: ast.AST) -> Iterator[str]:
    """The packages that a module imports when it runs."""
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        for each in node.orelse:
            yield from _imported(each)
        return
    if isinstance(node, ast.Import):
        yield from (each.name.partition(".")[0] for each in node.names)
    elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
        yield node.module.partition(".")[0]
    for child in ast.iter_child_nodes(node):
        yield from _imported(child)


def test_whatever_is_imported_is_declared() -> None:
    brought = packages_distributions()
    undeclared = set()
    for file in (ROOT / "src").rglob("*.py"):
        part = file.relative_to(ROOT / "src" / "meadhall").parts[0]
        declared = _names(PROJECT["dependencies"] + needed(PROJECT, OPTIONAL.get(part, [])))
        for name in set(_imported(ast.parse(file.read_text("utf-8")))) - set(sys.stdlib_module_names) - {"meadhall"}:
            if not declared & {canonicalize_name(each) for each in brought.get(name, [name])}:
                undeclared.add((part, name))
    assert undeclared == set()


def test_everything_that_is_installed_is_pinned_to_a_version_that_fits() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = [line.partition("==") for line in lines if not line.startswith("#")]
    versions = {canonicalize_name(name): version for name, _, version in pinned}
    for each in map(Requirement, PROJECT["dependencies"] + needed(PROJECT, ["test", "postgres"])):
        assert each.specifier.contains(versions[canonicalize_name(each.name)]), each
