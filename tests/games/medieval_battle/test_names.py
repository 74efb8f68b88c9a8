"""What people call the places of a battlefield: hexes by their printed codes, flags by their names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import meadhall
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle.battlefield import Battlefield
from meadhall.games.medieval_battle.content import DATA, FLAG_IDS, MAP_IDS, SIZE_IDS
from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.wording import words
from meadhall.words import LANGUAGES
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import battle

_GAME: Final = meadhall.game("medieval_battle")
_COORDINATES: Final = re.compile(r"-?\d+,-?\d")
_SAID: Final = re.compile(r'<title[^>]*>([^<]*)|aria-label="([^"]*)"|<text[^>]*>([^<]*)|data-effect="([^"]*)"')
_LETTERS: Final = ["AA", *"ABCDEFGHIJKL"]


def _played(n: int, most: int = 150) -> Iterator[Match]:
    """A random battle, at some of its positions; everything is tried but giving up."""
    size = SIZE_IDS[n % 2]
    match = _GAME.new(n, {"map_size": size, "map": "random" if n == 2 else "usual", "army_mode": "preset_fixed"})
    rng = Rng(n, 7)
    for number in range(most):
        if match.over:
            break
        options = [name for name in match.options() if name not in ("pass", "flee", "finish")] or match.options()
        match.choose(options[rng.below(len(options))])
        if number % 12 == 0:
            yield match
    yield match


def _field(match: Match) -> Battlefield:
    state = match.state
    assert isinstance(state, Battle)
    return state.variant.field


def _texts(match: Match, language: str) -> Iterator[str]:
    """All that a position says to people."""
    seat = match.seat if match.seat is not None else 0
    yield from (match.prompt(viewer, language) for viewer in (0, 1))
    yield from (match.label(option, language) for option in match.options())
    for heading, lines in _GAME.describe(match.state, seat, language):
        yield from (heading, *lines)
    yield _GAME.ribbon(match.state, seat, language).next
    for layout in ("wide", "parts"):
        for said in _SAID.findall(match.picture(seat, language, layout)):
            yield "".join(said)


@pytest.mark.parametrize("n", range(3))
def test_no_text_for_people_has_a_coordinate(n: int) -> None:
    """MED-1.6: prompts, options, log, description and picture call hexes by their codes, in both languages."""
    match = None
    for match in _played(n):
        for language in LANGUAGES:
            assert [text for text in _texts(match, language) if _COORDINATES.search(text)] == []
    assert match is not None
    for language in LANGUAGES:
        told = match.log(language=language)
        assert [line for line in told if _COORDINATES.search(line)] == []
        assert any(code in line.replace(".", " ").split() for line in told for code in HEX_CODES)


@pytest.mark.parametrize("size", SIZE_IDS)
def test_codes_are_the_rows_from_the_top_and_the_places_from_the_left(size: str) -> None:
    """MED-1.6: A to L on the standard map, a row AA above them on the large one."""
    rows: dict[int, list[int]] = {}
    for row in DATA["layout"][size]["hexes"]:
        rows.setdefault(row["r"], []).append(row["q"])
    letters = _LETTERS[-len(rows) :]
    for letter, (r, places) in zip(letters, sorted(rows.items()), strict=True):
        for number, q in enumerate(sorted(places), 1):
            assert HEX_CODES[HEX_NAMES.index(f"{q},{r}")] == f"{letter}{number}"


def test_every_hex_of_the_picture_bears_its_code_and_every_flag_its_name() -> None:
    """MED-1.6, MED-1.9."""
    match = _GAME.new(1, {"map": "std_sacred_grove"})
    drawn, apart = (
        {text for _, _, text, _ in _SAID.findall(match.picture(0, "pl", layout)) if text}
        for layout in ("wide", "parts")
    )
    field = _field(match)
    named = {hex_: words("pl").name(FLAG_IDS[name]) for hex_, name in zip(field.flags, field.flag_names, strict=True)}
    assert {HEX_CODES[hex_] for hex_ in field.hexes if hex_ not in named} <= drawn
    assert {f"{HEX_CODES[hex_]} {name}" for hex_, name in named.items()} <= drawn
    assert "F6 Leśny Ołtarz" in drawn
    assert {*map(HEX_CODES.__getitem__, field.hexes), *named.values()} <= apart


def test_flags_of_one_map_have_different_names() -> None:
    """MED-1.9: the names of ready-made maps, and beasts on all others."""
    for options in [*[{"map": name} for name in MAP_IDS], {"map": "random"}]:
        size = "large" if options["map"].startswith("lrg") else "standard"
        field = _field(_GAME.new(1, {"map_size": size, **options}))
        for language in LANGUAGES:
            names = [words(language).name(FLAG_IDS[name]) for name in field.flag_names]
            assert len(set(names)) == len(field.flags)


def test_a_taken_flag_is_told_by_its_name() -> None:
    """MED-13.2: the flags of the tests' flat map are those of the crossroads."""
    table = battle(flat(), "Y LI (1,0); R LI (-3,4)").plays("activate:1,0", "step:0,0", "end")
    told = [words("en").line(each.line, each.numbers, _GAME.names) for each in table.s.ear or []]
    assert "Yellow took the flag Waymark on hex F6 (2 victory points)." in told
