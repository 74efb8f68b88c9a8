"""Lettering: text keeps within its room."""

from __future__ import annotations

from meadhall.drawing.lettering import LEADING, paragraph, width

TEXT = "Each opponent with no more warriors than you in a neighbouring area loses one unit of its own choice."


def test_a_paragraph_is_as_large_as_its_room_allows() -> None:
    assert paragraph(TEXT, 13, 1000, 100, 10)[0] == 13
    size, lines = paragraph(TEXT, 13, 120, 76, 8)
    assert 8 < size < 13
    assert " ".join(lines) == TEXT
    assert len(lines) * size * LEADING <= 76


def test_what_has_no_room_in_a_paragraph_is_cut_off_with_an_ellipsis() -> None:
    size, lines = paragraph(TEXT, 13, 90, 30, 10)
    assert size == 10
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert TEXT.startswith(" ".join(lines).removesuffix("…"))
    assert all(width(line, size) <= 90 for line in lines)
