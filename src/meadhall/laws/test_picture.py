"""Law 16: every legal option can be touched in the picture, with an accessible name."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from meadhall.drawing.keeping import forget
from meadhall.engine.driver import waiting
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY
from meadhall.laws.support import LANGUAGES, LAYOUTS, data, numbers, some_positions, viewers
from meadhall.laws.svg import parsed

_LENGTHS = ("width", "height", "r", "rx", "ry", "textLength", "font-size")
SVG = "{http://www.w3.org/2000/svg}"


def _drawings(game: Game, games: int, one_in: int) -> Iterator[tuple[State, int, ElementTree.Element]]:
    """Positions, viewers, and the picture of each, in every language and layout."""
    for n in numbers(games):
        for s in some_positions(game, n, one_in):
            for seat in viewers(game, n):
                for language in LANGUAGES:
                    for layout in LAYOUTS:
                        yield s, seat, parsed(game.picture(s, seat, language, layout))


def _legal(s: State, seat: int) -> set[str]:
    mine = [decision for decision in waiting(s) if decision.seat == seat]
    return {decision.vocabulary.name(option) for decision in mine for option in decision.options(s)}


def test_every_legal_option_can_be_touched_by_hand_or_keyboard_and_nothing_else(game: Game) -> None:
    """Law 16: each has an element of its own with a name; others may take part in several."""
    for s, seat, svg in _drawings(game, 4, 20):
        legal = _legal(s, seat)
        single: set[str] = set()
        several: set[str] = set()
        for element in svg.iter():
            if "data-option" in element.attrib or "data-options" in element.attrib:
                single.update(element.get("data-option", "").split())
                several.update(element.get("data-options", "").split())
                assert element.get("aria-label", "").strip()
                assert element.get("role") == "button"
                assert element.get("tabindex") == "0"
        assert single == legal
        assert several <= legal


def test_no_two_elements_have_the_same_id_and_every_reference_is_to_one(game: Game) -> None:
    """Law 16: the browser moves pieces by their ids."""
    for _, _, svg in _drawings(game, 2, 30):
        ids = [element.get("id") for element in svg.iter() if "id" in element.attrib]
        assert len(set(ids)) == len(ids)
        for element in svg.iter():
            if "href" in element.attrib:
                assert element.attrib["href"].removeprefix("#") in ids


def test_a_picture_is_one_svg_with_a_size_and_needs_nothing_from_elsewhere(game: Game) -> None:
    """Law 16."""
    for _, _, svg in _drawings(game, 2, 30):
        assert svg.tag == SVG + "svg"
        assert len(svg.get("viewBox", "").split()) == 4
        assert not any(element.tag in (SVG + "script", SVG + "image") for element in svg.iter())
        assert not any("style" in element.attrib for element in svg.iter()), "the page's policy would block it"


def test_no_length_in_a_picture_is_negative(game: Game) -> None:
    """Law 16: a browser draws nothing of it, and complains."""
    for _, _, svg in _drawings(game, 2, 30):
        lengths = [each.get(name, "0") for each in svg.iter() for name in _LENGTHS]
        assert [each for each in lengths if each.startswith("-")] == []


def test_a_picture_holds_the_definitions_once(game: Game) -> None:
    """Law 16: a page may keep them for all its pictures."""
    for s in some_positions(game, 0, 20):
        for layout in LAYOUTS:
            assert game.picture(s, 0, "en", layout).count(game.definitions()) == 1


def test_a_board_that_cannot_be_turned_is_drawn_as_ever(game: Game) -> None:
    """Law 16: whoever asks for a turned board gets one that everything can be touched on."""
    for s in some_positions(game, 1, 3):
        upright = game.picture(s, 0, "en", "parts")
        assert ('data-turns="parts-turned"' in upright) == (upright != game.picture(s, 0, "en", "parts-turned"))


def test_drawing_changes_nothing(game: Game) -> None:
    """Law 16, and law 3 for pictures."""
    for s in some_positions(game, 1, 10):
        before = data(s)
        for layout in LAYOUTS:
            game.picture(s, 0, "pl", layout)
        assert data(s) == before


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_picture_is_the_same_each_time(game: Game, layout: str) -> None:
    """Law 16."""
    for s in some_positions(game, 2, 10):
        assert game.picture(s, 0, "en", layout) == game.picture(s.clone(), 0, "en", layout)


def test_what_was_kept_of_other_pictures_is_what_would_be_drawn_anew(game: Game) -> None:
    """Law 16: pictures are made of drawings that were made before, of this position or another."""
    for n in numbers(1):
        for s in some_positions(game, n, 60):
            drawn = [game.picture(s, seat, "en", "parts") for seat in (0, NOBODY)]
            forget()
            assert [game.picture(s, seat, "en", "parts") for seat in (0, NOBODY)] == drawn
