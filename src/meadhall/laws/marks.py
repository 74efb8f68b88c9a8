"""Marks of tests that are run for some games only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.engine.game import Game


def _called(thing: Any) -> str:
    return thing.slug if isinstance(thing, Game) else f"{thing.game.slug}-{thing.id}"


def every(name: str, things: Sequence[Any], what: str) -> pytest.MarkDecorator:
    """The mark of a test that is run for each thing; where there is none, the run says so."""
    if things:
        return pytest.mark.parametrize(name, things, ids=_called)
    reason = f"No game that is looked at has {what}."
    return pytest.mark.parametrize(name, [pytest.param(None, marks=pytest.mark.skip(reason=reason))], ids=["none"])
