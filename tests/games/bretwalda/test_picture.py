"""The picture: words that have room, on a phone and on a desk."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

import pytest

from meadhall.drawing.lettering import width
from meadhall.games.bretwalda.content import CHRONICLE_IDS, LORDSHIP_IDS, TILE_IDS, TILES
from meadhall.games.bretwalda.picture import picture
from meadhall.games.bretwalda.picture.places import BROAD_CARD
from meadhall.words import words
from tests.games.bretwalda.notation import LETTERS, kingdom_of
from tests.games.bretwalda.told import laid
from tests.laws.support import LANGUAGES, LAYOUTS
from tests.svg import parsed

SVG: Final = "{http://www.w3.org/2000/svg}"


def _written(position: str, letter: str, language: str, layout: str, id_: str) -> list[ElementTree.Element]:
    """The texts on a thing, as a Kingdom sees it."""
    s = laid(position)
    svg = parsed(picture(s, s.seat_of[kingdom_of(letter)], language, layout))
    return [text for thing in svg.iter() if thing.get("id") == id_ for text in thing.iter(f"{SVG}text")]


def _is_whole(text: ElementTree.Element) -> bool:
    """Whether nothing of a text is cut off and its letters are not squeezed."""
    return "…" not in (text.text or "") and "textLength" not in text.attrib


def _width(text: ElementTree.Element) -> float:
    return width(text.text or "", float(text.attrib["font-size"]), text.attrib["class"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_every_card_of_the_hand_has_room_for_all_its_words(language: str) -> None:
    """BRE-9.4, BRE-10.1: whatever is held; here it is everything."""
    everything = f"W hand {' '.join(LORDSHIP_IDS)}; W chronicles {' '.join(CHRONICLE_IDS)}"
    written = _written(everything, "W", language, "tall", "hand")
    assert len(written) > 2 * (len(LORDSHIP_IDS) + len(CHRONICLE_IDS))
    assert [text.text for text in written if not _is_whole(text) or _width(text) > BROAD_CARD - 14] == []


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
