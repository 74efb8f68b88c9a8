"""The table taken apart: plates, the ribbon of the year, and a board that stays where it is while the map grows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest

import meadhall
from meadhall.engine.plates import Plate
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.games.northgard import GAME
from meadhall.games.northgard.notation import BOARD_A, BOARD_M, BOARD_S
from meadhall.games.northgard.picture.ground import Land
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.state import Northgard
from meadhall.laws.support import LANGUAGES
from meadhall.laws.svg import parsed
from tests.games.northgard.told import told

_LEGIBLE = 11.9


def _values(plate: Plate) -> list[str]:
    return [number.value for number in plate.numbers]


def test_a_plate_shows_stock_units_fame_and_strongholds_and_hides_the_fame_of_others() -> None:
    """NOR-13.4: tokens lie face down."""
    s = told(BOARD_M, "R 4 T(0,0)e; R stock 2/1/0; R fame 7; P 2 T(1,0)e; P fame 3").s
    mine, other, *_ = GAME.plates(s, 0, "en")
    assert (_values(mine), _values(other)[3]) == (["2", "1", "0", "4"], "2")
    assert [number.label for number in mine.numbers] == ["Food", "Wood", "Lore", "Units"]
    assert [bar.value for bar in mine.bars] == ["7", "0/3"]
    assert other.bars[0].value == "hidden"
    assert GAME.plates(s, 0, "pl")[1].bars[0].value == "ukryta"
    assert [plate.bars[0].value for plate in GAME.plates(s, NOBODY, "en")] == ["hidden"] * 3


def test_strongholds_are_counted_towards_victory() -> None:
    """NOR-16.2"""
    s = told(BOARD_S, "R 1 T(0,0)e; R 1 T(0,0)s; forge (1,0)n; fortress (0,1)n").s
    bar = GAME.plates(s, 1, "en")[0].bars[1]
    assert (bar.done, bar.whole, bar.value) == (2, 3, "2/3")


def test_a_plate_says_who_holds_how_many_cards() -> None:
    """NOR-5.8: who passed has none."""
    s = told(BOARD_M, "R hand spy capture; P passed").s
    assert [plate.note for plate in GAME.plates(s, 0, "pl")] == ["2 karty", "Pas", "0 kart"]


def test_the_ribbon_says_what_winter_would_cost_the_viewer() -> None:
    """NOR-14.2: by their units; a spectator has none."""
    s = told(BOARD_A, "R 13 T(0,0)e; R stock 3/9/9; P 2 T(0,0)w").s
    assert GAME.ribbon(s, 0, "en").next == "Winter: 4 food and 2 wood, you have 3 and 9"
    assert GAME.ribbon(s, 0, "pl").next == "Zima: 4 żywności i 2 drewna, masz 3 i 9"
    assert GAME.ribbon(s, 1, "pl").next == "Zima nic cię nie będzie kosztować"
    assert GAME.ribbon(s, NOBODY, "en").next == ""


def test_the_ribbon_has_a_creature_phase_only_where_there_are_creatures() -> None:
    """NOR-18.1"""
    plain, wild = told(BOARD_A, "").s, told(BOARD_A, "", creatures=True).s
    assert [(each.label, each.state) for each in GAME.ribbon(plain, 0, "en").pennants] == [
        ("Actions", "now"), ("Harvest", "coming"), ("Winter", "coming"), ("End of year", "coming"),
    ]  # fmt: skip
    assert "Creatures" in [each.label for each in GAME.ribbon(wild, 0, "en").pennants]


def test_the_board_stays_where_it_is_while_the_map_grows() -> None:
    """NOR-20.1: only what must be seen of it changes."""
    small, large = (View(told(board, "").s, 0, "en", "parts").window for board in (BOARD_M, BOARD_S))
    assert small.transform() == large.transform()
    assert small.box != large.box


def test_all_places_for_a_tile_are_seen_on_the_board() -> None:
    """NOR-20.11"""
    match = meadhall.game("northgard").new(4, {}, 2)
    rng = Rng(4, 3)
    while not any(option.startswith("cell:") for option in match.options()):
        match.choose(match.options()[rng.below(len(match.options()))])
    seat = match.seat
    assert seat is not None
    assert isinstance(match.state, Northgard)
    x, y, width, height = View(match.state, seat, "en", "parts").window.part
    for found in re.finditer(
        r'id="cell-[^>]*>.*?<rect x="([-\d.]+)" y="([-\d.]+)"', GAME.picture(match.state, seat, "en", "parts")
    ):
        assert x <= float(found[1]) <= x + width - 94
        assert y <= float(found[2]) <= y + height - 94


def test_a_map_turned_by_a_quarter_shows_the_same_things_upright_in_a_box_that_lies_across() -> None:
    """NOR-20.1: a page asks for it where it fits better; what was at the top is at the right."""
    match = meadhall.game("northgard").new(4, {}, 3)
    rng = Rng(4, 3)
    for n in range(160):
        if match.over:
            break
        if n % 8 == 0:
            assert isinstance(match.state, Northgard)
            seat = match.seat or 0
            upright, turned = (View(match.state, seat, "en", layout) for layout in ("parts", "parts-turned"))
            assert upright.window.box[2:] == pytest.approx(turned.window.box[3:1:-1])
            one, other = (Land(match.state, view.layout) for view in (upright, turned))
            for territory in one.areas:
                x, y = one.stand(territory)
                assert other.stand(territory) == pytest.approx((-y, x))
            drawn = [parsed(GAME.picture(match.state, seat, "en", layout)) for layout in ("parts", "parts-turned")]
            for name in ("data-option", "data-options", "aria-label"):
                assert (
                    len({tuple(sorted(each.attrib[name] for each in svg.iterfind(f".//*[@{name}]"))) for svg in drawn})
                    == 1
                )
            turns = [each.attrib["data-turns"] for svg in drawn for each in svg.iterfind(".//*[@data-turns]")]
            assert turns == ["parts-turned", "parts"]
        match.choose(match.options()[rng.below(len(match.options()))])


def _letters(element: Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """All texts below an element with the size at which they are seen."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if element.tag.endswith("}text"):
        yield float(element.attrib["font-size"]) * scale, element.text or ""
    for child in element:
        yield from _letters(child, scale)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letters_of_cards_displays_scenes_and_mats_are_too_small(language: str) -> None:
    """They are shown as large as they are drawn."""
    match = meadhall.game("northgard").new(6, {"creatures": True}, 4)
    rng = Rng(6, 3)
    for n in range(240):
        if match.over:
            break
        options = match.options()
        if n % 12 == 0:
            root = parsed(GAME.picture(match.state, match.seat or 0, language, "parts"))
            for each in root:
                if each.get("data-part") not in (None, "board"):
                    assert [letters for letters in _letters(each) if letters[0] < _LEGIBLE] == []
        match.choose(options[rng.below(len(options))])
