"""Failed assertions of the telling language show what differs."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.laws.stories", "tests.games.bretwalda.told")
