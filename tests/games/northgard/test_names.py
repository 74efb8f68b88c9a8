"""Places by their names: people read no code of an area and no coordinate of a cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import meadhall
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.games.northgard.content import AREA_IDS, CELL_IDS, NONE
from meadhall.games.northgard.notation import BOARD_B, BOARD_M
from meadhall.games.northgard.picture import picture
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.text import describe
from meadhall.laws.support import LANGUAGES, LAYOUTS
from meadhall.laws.svg import parsed
from meadhall.words import Words, words
from tests.games.northgard.told import told

_CODE: Final = re.compile(r"\b\d{1,2}[a-d]\b|-?\d+,-?\d+|\bt\d\d\b|\bseat_\d")
_SVG: Final = "{http://www.w3.org/2000/svg}"
_PICTURES: Final = 23
"""Every so many choices the picture and the position in words are looked at."""


def _words(language: str) -> Words:
    return words("meadhall.games.northgard", language)


def _shown(svg: str) -> list[str]:
    """All that can be read in a picture, with eyes or ears."""
    root = parsed(svg)
    written = [each.text or "" for tag in ("text", "title") for each in root.iter(_SVG + tag)]
    return written + [each.attrib["aria-label"] for each in root.iter() if "aria-label" in each.attrib]


def _read(match: Match, language: str, n: int) -> Iterator[str]:
    """What somebody reads at a position."""
    seat = match.seat if match.seat is not None else NOBODY
    yield match.prompt(seat, language)
    yield match.prompt(NOBODY, language)
    yield from (match.label(option, language) for option in match.options())
    if n % _PICTURES == 0:
        yield from (line for _, lines in match.game.describe(match.state, seat, language) for line in lines)
        yield from _shown(match.picture(seat, language, LAYOUTS[n % len(LAYOUTS)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_option_log_line_description_or_picture_has_a_code(language: str) -> None:
    """NOR-20.1, NOR-20.6: in whole games, with Creatures too."""
    for seed, players in ((1, 3), (2, 5)):
        match = meadhall.game("northgard").new(seed, {"creatures": seed == 2}, players)
        rng = Rng(seed, 3)
        n = 0
        while not match.over:
            assert [text for text in _read(match, language, n) if _CODE.search(text)] == []
            options = match.options()
            match.choose(options[rng.below(len(options))])
            n += 1
        assert [line for line in match.log(language=language) if _CODE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_and_every_place_for_a_tile_has_a_name_of_its_own(language: str) -> None:
    """NOR-20.1, NOR-20.6: names of areas are short enough for the board."""
    areas = [_words(language).name(area) for area in AREA_IDS]
    cells = [_words(language).name(cell) for cell in CELL_IDS]
    assert len({*areas, *cells}) == len(areas) + len(cells)
    assert max(map(len, areas)) <= 10
    assert not any(_CODE.search(name) for name in [*areas, *cells])


def test_places_for_tiles_are_counted_from_the_starting_tile() -> None:
    """NOR-20.1: x grows to the east, y to the south."""
    assert _words("en").name("-1,-2") == "2 north, 1 west of the starting tile"
    assert _words("en").name("3,0") == "3 east of the starting tile"
    assert _words("pl").name("-1,-2") == "2 pola na północ i 1 na zachód od kafla startowego"
    assert _words("pl").name("0,5") == "5 pól na południe od kafla startowego"


def test_polish_names_are_declined() -> None:
    """NOR-8.1: one goes from one place to another, and fights in it."""
    says = _words("pl")
    for area in AREA_IDS:
        assert says.name(area, "gen") == says.name(area) + "u"
        assert says.name(area, "loc")[-1] in "ue"
    assert says.option("move_to", "territory:0a") == "Rusz do Askheimu"
    assert says.option("pick_fight", "combat:0c") == "Walka w Eiklundzie"


def test_a_territory_bears_the_name_of_its_oldest_area_in_prompt_log_words_and_board() -> None:
    """NOR-20.6: the area of the tile that was laid first, wherever its figures stand."""
    table = told(BOARD_M, "R 2 T(0,0)e; R hand start_move").plays("play:start_move", "territory:T(0,0)e")
    anchor = table.territory("T(0,0)e")
    name = _words("en").name(AREA_IDS[anchor])
    assert [*table.s.territory].count(anchor) > 1
    assert name in _shown(picture(table.s, 0, "en", "wide"))
    lines = [line for _, part in describe(table.s, 0, "en") for line in part]
    assert any(line.startswith(f"{name}: ") for line in lines)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_held_or_can_be_touched_is_lettered_on_the_board(layout: str) -> None:
    """NOR-1.2: in a crowd too."""
    match = meadhall.game("northgard").new(4, {}, 5)
    rng = Rng(4, 3)
    for n in range(200):
        options = match.options()
        match.choose(options[rng.below(len(options))])
        if n % 40 == 0:
            s, seat = match.state, match.seat
            assert isinstance(s, Northgard)
            assert seat is not None
            written = [each.text for each in parsed(match.picture(seat, "pl", layout)).iter(_SVG + "text")]
            touched = {option.split(":")[1] for option in match.options() if option.startswith("territory:")}
            held = {AREA_IDS[area] for area in range(len(AREA_IDS)) if s.owner[area] != NONE}
            assert [name for name in touched | held if _words("pl").name(name) not in written] == []


def test_an_empty_place_is_told_with_its_neighbours() -> None:
    """NOR-20.11: on the board, where it is touched, and in the position in words."""
    table = told(BOARD_B, "Y 1 T(0,0)e; R 1 T(0,-1)n; tiles t11; R hand start_explore").plays("play:start_explore")
    table.asks("place_tile", of="red")
    beside = f"of {_words('en').name(AREA_IDS[table.territory('T(0,-1)n')])}"
    lines = [line for _, part in describe(table.s, 0, "en") for line in part]
    assert any(line.startswith("1 north, 1 east of the starting tile: ") and beside in line for line in lines)
    assert any("1 north, 1 east of the starting tile: " in text for text in _shown(picture(table.s, 0, "en", "parts")))
