"""What is written down of the fields of positions follows from where they are declared."""

from __future__ import annotations

from tools.fields import files, observations


def test_what_follows_from_the_fields_is_written_down_as_they_are_now() -> None:
    """`make fields` has nothing left to write."""
    for path, text in (files() | observations()).items():
        assert path.read_text("utf-8") == text, f"{path} is not up to date: run `make fields`."
