"""Failed assertions of the telling language show what differs."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.games.medieval_battle.telling",
    "tests.games.medieval_battle.maps",
    "tests.games.medieval_battle.soundness",
)
