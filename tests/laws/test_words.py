"""Law 12, of the house: its own texts."""

from __future__ import annotations

from pathlib import Path

import meadhall
from meadhall.laws.test_words import genders


def test_no_polish_text_says_whether_a_man_or_a_woman_reads_it() -> None:
    """Law 12."""
    assert genders(Path(meadhall.__file__).parent) == {}
