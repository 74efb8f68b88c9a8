"""Tracks and windows: where things lie."""

from __future__ import annotations

import pytest

from meadhall.drawing.layouts import Window
from meadhall.drawing.tracks import Track
from tests.drawing.support import elements, texts


def test_the_spaces_of_a_track_fill_its_box_and_markers_stand_in_their_middles() -> None:
    track = Track((100, 50, 430, 40), 11, 3, 14, first=0)
    spaces = [each for each in elements(track.draw()) if each.tag == "rect"]
    assert float(spaces[0].attrib["x"]) == 100
    assert float(spaces[-1].attrib["x"]) + track.each == pytest.approx(530, abs=0.1)
    for number, space in enumerate(spaces):
        x, y = track.middle(number)
        assert x == pytest.approx(float(space.attrib["x"]) + track.each / 2, abs=0.1)
        assert y == 70


def test_covered_spaces_show_no_number_and_tinted_ones_have_their_colour() -> None:
    drawn = Track((0, 0, 200, 30), 5, 2, 14).draw({2, 5}, range(1, 3), "saxon-light")
    assert texts(drawn) == ["1", "3", "4"]
    assert [each.attrib["fill"] for each in elements(drawn) if each.tag == "rect"] == [
        *["var(--saxon-light)"] * 2,
        *["var(--parchment)"] * 3,
    ]


def test_a_window_shows_its_part_of_the_map_in_its_box() -> None:
    window = Window((100, 50, 400, 200), 8, 16, 800)
    assert list(window.box) == [8, 16, 800, 400]
    corners = [window.at((100, 50)), window.at((500, 250))]
    assert corners == [(8, 16), (808, 416)]
    assert window.transform() == "translate(-192.00 -84.00) scale(2.0000)"
