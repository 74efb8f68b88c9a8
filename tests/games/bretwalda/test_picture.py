"""The picture: words that have room, on the whole table and on its parts; plates and ribbon."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

import pytest

from meadhall.drawing.lettering import width
from meadhall.engine.steps import NOBODY
from meadhall.games.bretwalda.content import CHRONICLE_IDS, KINGDOM_IDS, LORDSHIP_IDS, TILE_IDS, TILES
from meadhall.games.bretwalda.notation import LETTERS, kingdom_of
from meadhall.games.bretwalda.picture import picture
from meadhall.games.bretwalda.picture.hands import CARD
from meadhall.games.bretwalda.picture.plates import plates, ribbon
from meadhall.laws.support import LANGUAGES, LAYOUTS
from meadhall.laws.svg import parsed
from meadhall.words import words
from tests.games.bretwalda.told import Table, battle, laid, told

SVG: Final = "{http://www.w3.org/2000/svg}"


def _written(position: str, letter: str, language: str, layout: str, id_: str) -> list[ElementTree.Element]:
    """The texts on a thing, as a Kingdom sees it."""
    s = laid(position)
    svg = parsed(picture(s, s.seat_of[kingdom_of(letter)], language, layout))
    return [text for thing in svg.iter() if thing.get("id") == id_ for text in thing.iter(f"{SVG}text")]


def _parts(position: str, letter: str, language: str) -> list[ElementTree.Element]:
    """The parts of a table, as a Kingdom sees them."""
    s = laid(position)
    svg = parsed(picture(s, s.seat_of[kingdom_of(letter)], language, "parts"))
    return [part for part in svg if part.get("data-part")]


def _is_whole(text: ElementTree.Element) -> bool:
    """Whether nothing of a text is cut off and its letters are not squeezed."""
    return "…" not in (text.text or "") and "textLength" not in text.attrib


def _width(text: ElementTree.Element) -> float:
    return width(text.text or "", float(text.attrib["font-size"]), text.attrib["class"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_is_a_part_has_room_for_all_its_words_in_letters_that_can_be_read(language: str) -> None:
    """BRE-9.4, BRE-10.1: whatever is held; here it is everything."""
    everything = f"W hand {' '.join(LORDSHIP_IDS)}; W chronicles {' '.join(CHRONICLE_IDS)}"
    cards = [part for part in _parts(everything, "W", language) if part.get("data-part") == "card"]
    written = [text for card in cards for text in card.iter(f"{SVG}text")]
    assert len(cards) == len(LORDSHIP_IDS) + len(CHRONICLE_IDS)
    assert [text.text for text in written if not _is_whole(text) or _width(text) > CARD[2] - 22] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_beside_the_board_has_letters_smaller_than_twelve(language: str) -> None:
    """LOOK: whatever lies there; cards to choose from and a battle, too."""
    tables = [
        laid(f"W hand {' '.join(LORDSHIP_IDS)}; W chronicles {' '.join(CHRONICLE_IDS)}"),
        battle("bathum", "W", "W 2 ealdorman in bathum; E 2 ceorl in bathum; W hand raid").s,
    ]
    for s in tables:
        svg = parsed(picture(s, s.seat_of[kingdom_of("W")], language, "parts"))
        parts = [part for part in svg if part.get("data-part") not in (None, "board", "verb", "note")]
        assert {"card", "display", "mat", "track"} <= {part.get("data-part") for part in parts}
        written = [text for part in parts for text in part.iter(f"{SVG}text")]
        assert [text.text for text in written if float(text.attrib["font-size"]) < 12] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desk_three_cards_have_room_for_all_their_words(language: str) -> None:
    """BRE-9.4: whichever they are; of many cards the tooltips tell the rest."""
    for n in range(0, len(LORDSHIP_IDS), 3):
        written = _written(f"W hand {' '.join(LORDSHIP_IDS[n : n + 3])}", "W", language, "wide", "hand")
        assert [text.text for text in written if not _is_whole(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_desk_every_title_can_be_read_however_many_cards_there_are(language: str) -> None:
    """BRE-9.4: as where one of all that were discarded is chosen; the tooltips tell the rest."""
    for held in (LORDSHIP_IDS[:9], LORDSHIP_IDS[:18], LORDSHIP_IDS):
        written = _written(f"W hand {' '.join(held)}", "W", language, "wide", "hand")
        assert [text.text for text in written if float(text.get("textLength", 99)) < 0.7 * _width(text)] == []
        said = " ".join(text.text or "" for text in written)
        names = words("meadhall.games.bretwalda", language).name
        assert [card for card in held if names(card) not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("letter", LETTERS)
def test_every_active_tile_shows_its_whole_name(letter: str, layout: str, language: str) -> None:
    """BRE-8.2: with its mark below."""
    first = TILES * kingdom_of(letter)
    tiles = TILE_IDS[first : first + TILES]
    for tile in tiles:
        written = _written(f"{letter} tiles {' '.join(tiles)}", letter, language, layout, f"tile-{tile}")
        name = words("meadhall.games.bretwalda", language).name(tile)
        assert " ".join(text.text or "" for text in written) == f"{name} ✓"


# Paying Food


def _paying() -> Table:
    """Wessex has Food on two areas and loses one token to the Winter; Mercia has some, too."""
    position = "W marker in wiltun; 3 food in wiltun; 1 food in wintanceaster; 4 food in tamoworthig"
    table = told(f"{position}; deck empty; discards empty", phase="season", year_round=4)
    return table.plays("season_card:mild_winter").asks("remove_food", of="W")


def _drawn(table: Table, letter: str, language: str, layout: str) -> ElementTree.Element:
    s = table.s
    return parsed(picture(s, s.seat_of[kingdom_of(letter)], language, layout))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_steward_is_the_only_button_and_areas_with_food_are_touched_on_the_map(layout: str, language: str) -> None:
    """VAN-RUL-30: the areas say what would be left."""
    svg = _drawn(_paying(), "W", language, layout)
    touched = {thing.get("data-option"): thing.get("id") for thing in svg.iter() if thing.get("data-option")}
    assert touched == {
        "area:wiltun": "area-wiltun",
        "area:wintanceaster": "area-wintanceaster",
        "steward": "part-verb-steward" if layout == "parts" else "button-steward",
    }
    written = [text.text for text in svg.iter(f"{SVG}text")]
    assert (written.count("3 → 2"), written.count("1 → 0"), written.count("4 → 3")) == (1, 1, 0)
    said = [*written, *(thing.get("data-text") for thing in svg.iter())]
    assert words("meadhall.games.bretwalda", language).option("remove_food", "steward") in said


def test_the_others_see_no_more_than_who_pays() -> None:
    """VAN-RUL-30"""
    svg = _drawn(_paying(), "M", "en", "wide")
    assert [thing.get("data-option") for thing in svg.iter() if thing.get("data-option")] == []
    assert not any("→" in (text.text or "") for text in svg.iter(f"{SVG}text"))


# Mats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", LETTERS)
def test_the_banner_of_who_decides_has_room_for_all_that_stands_on_it(letter: str, language: str) -> None:
    """BRE-13.2: name, crown, pennant, that all wait for it, and its place in player order, side by side."""
    s = told("", turn=letter).s
    svg = parsed(picture(s, s.seat_of[kingdom_of(letter)], language, "wide"))
    name = KINGDOM_IDS[kingdom_of(letter)]
    banner = next(thing for thing in svg.iter() if thing.get("id") == f"banner-{name}")
    title = next(banner.iter(f"{SVG}text"))
    pill, place, *_ = [box for box in banner.iter(f"{SVG}rect") if box.get("class") == "badge"]
    ends = float(title.attrib["x"]) + min(_width(title), float(title.get("textLength", 999)))
    assert ends + 58 <= float(pill.attrib["x"])
    assert float(pill.attrib["x"]) + float(pill.attrib["width"]) < float(place.attrib["x"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letter", LETTERS)
def test_the_name_of_a_tile_ends_above_its_price(letter: str, language: str) -> None:
    """BRE-8.2: the coin is 7 units high from its middle."""
    first = TILES * kingdom_of(letter)
    for tile in TILE_IDS[first : first + TILES]:
        *name, price = _written("", letter, language, "wide", f"tile-{tile}")
        below = 0.22 * float(name[-1].attrib["font-size"])
        assert float(name[-1].attrib["y"]) + below < float(price.attrib["y"]) - 4.7 - 7


# Plates and the ribbon


@pytest.mark.parametrize(
    ("language", "order", "winter"),
    [
        ("en", ["Pretender", "2nd", "3rd", "4th"], "Winter: 3 units eat, you have 2 Food"),
        ("pl", ["Pretendent", "2.", "3.", "4."], "Zima: zjedzą 3 jednostki, masz 2 Żywności"),
    ],
)
def test_plates_count_what_a_kingdom_has_and_the_ribbon_says_what_winter_will_eat(
    language: str, order: list[str], winter: str
) -> None:
    """BRE-3.2, BRE-13.2, BRE-14.12: a Ruler and two Ceorls eat; in the ribbon only their player is told."""
    s = told("W 2 ceorl in wiltun; W marker in wiltun; 2 food in wiltun; W gold 7; W hand raid", year_round=3).s
    seat = s.seat_of[kingdom_of("W")]
    plate = plates(s, seat, language)[seat]
    assert [number.value for number in plate.numbers] == ["7", "2/3", "1"]
    assert (plate.bars[0].done, plate.bars[0].whole) == (s.dalcs()[kingdom_of("W")], s.variant.dalc_target)
    assert sorted(each.note for each in plates(s, seat, language)) == sorted(order)
    assert ribbon(s, seat, language).next == winter
    assert "3" not in ribbon(s, NOBODY, language).next


def test_the_ribbon_shows_which_phase_is_on_and_what_follows() -> None:
    """BRE-13.1, BRE-3.3"""
    turn = ribbon(told("", year_round=4).s, 0, "en")
    assert [(each.label, each.state) for each in turn.pennants][2:] == [("Actions", "now"), ("Spring", "coming")]
    paying = ribbon(_paying().s, 0, "en")
    assert [each.state for each in paying.pennants] == ["done", "now", "coming", "coming"]
    last = ribbon(told("", year_round=12).s, 0, "en")
    assert (last.title, last.pennants[-1].label) == ("Winter, year 3", "End")
