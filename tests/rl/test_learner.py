"""The example that learns: it does, from observations and features of options."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

LEARNER = Path(__file__).parents[2] / "examples" / "learner.py"


@pytest.fixture
def learner() -> Any:
    """The example as a module, at a small size."""
    spec = importlib.util.spec_from_file_location("learner", LEARNER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
