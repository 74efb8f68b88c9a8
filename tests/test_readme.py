"""The examples of the README, of the documentation and of the package's docstring work as they are written."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import meadhall

ROOT = Path(__file__).parents[1]
PAGES = [path for path in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))] if path.exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_work(page: Path) -> None:
    """Every `>>>` gives what is written under it."""
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


def test_the_examples_of_the_package_work() -> None:
    """Those of the docstring of `meadhall`, of which there are some."""
    result = doctest.testmod(meadhall)
    assert result.failed == 0
    assert result.attempted > 0
