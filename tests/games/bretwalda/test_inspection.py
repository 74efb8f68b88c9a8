"""What the table answers to somebody who points at a thing."""

from __future__ import annotations

import re
from typing import Final

import pytest

from meadhall.engine.inspected import Inspected
from meadhall.engine.steps import NOBODY
from meadhall.games.bretwalda.inspection import inspect
from meadhall.games.bretwalda.notation import kingdom_of
from meadhall.games.bretwalda.picture import picture
from meadhall.games.bretwalda.picture.legend import signs
from meadhall.laws.support import LANGUAGES
from tests.games.bretwalda.told import Table, battle, told

HEADINGS: Final = {
    "en": ["Holds it", "Gives", "Who could reach it", "Why not now", "How far you are"],
    "pl": ["Trzyma", "Daje", "Kto może tu dotrzeć", "Dlaczego nie teraz", "Twój postęp"],
}
HOLDS, GIVES, REACH, WHY_NOT, PROGRESS = range(5)


def _seat(table: Table, letter: str) -> int:
    return table.s.seat_of[kingdom_of(letter)] if letter else NOBODY


def _asked(table: Table, thing: str, letter: str = "W", language: str = "en") -> Inspected:
    found = inspect(table.s, _seat(table, letter), thing, language)
    assert found is not None
    return found


def _rows(found: Inspected, heading: int, language: str = "en") -> list[str]:
    """The rows under a heading: what they say, their notes, their marks."""
    return [
        " | ".join(part for part in (row.text, row.note, row.mark) if part)
        for section in found.sections
        if section.heading == HEADINGS[language][heading]
        for row in section.rows
    ]


# Areas


def test_an_area_tells_who_holds_it_what_it_gives_and_who_could_come() -> None:
    """BRE-5.10, BRE-15.2, BRE-16.13: with the exact chance to hold it."""
    position = "W ealdorman ceorl in bathum; W marker in bathum; W abbey in bathum; M ruler 2 thegn in gleawanceaster"
    found = _asked(told(position), "bathum")
    assert (found.name, found.seat) == ("Bathum", 2)
    assert _rows(found, HOLDS) == ["Wessex (you) | by its units", "Wessex (you): Ealdorman, Ceorl"]
    gives = _rows(found, GIVES)
    assert gives[:3] == ["3 Gold", "2 Dalcs", "The defender rolls 1 white die more"]
    assert gives[-1] == "2 building slots, free: 1"
    comer = _rows(found, REACH)[0]
    assert re.fullmatch(r"Mercia from Gleawanceaster, 1 step \| Ruler, 2 Thegns · you hold \d+% \| this round", comer)


def test_an_area_is_told_in_polish() -> None:
    """BRE-5.3, BRE-15.1: a marker holds it, and it pays nothing while it stands empty."""
    found = _asked(told("W marker in wiltun"), "wiltun", language="pl")
    assert found.kind.startswith("Wieś")
    assert _rows(found, HOLDS, "pl") == ["Wessex (ty) | znacznikiem Kontroli"]
    assert "nic nie płaci" in _rows(found, GIVES, "pl")[0]
    assert "Wessex z Wintanceaster, 1 krok | Władca | teraz" in _rows(found, REACH, "pl")


def test_danes_and_bands_are_among_those_who_could_come() -> None:
    """BRE-14.4, BRE-14.8: by sea in Summer, from beside the area in Autumn; not after the last of these."""
    table = told("W ceorl in cisseceaster; neutral thegn in haestingas")
    rows = _rows(_asked(table, "cisseceaster"), REACH)
    assert any(row.startswith("Neutral units from Haestingas | Thegn · you hold") for row in rows)
    assert any(row.startswith("Danes from the sea") and row.endswith("1 time in 12 | Summer") for row in rows)
    late = told("W ceorl in cisseceaster; neutral thegn in haestingas", year_round=12)
    assert not [row for row in _rows(_asked(late, "cisseceaster"), REACH) if "Wessex" not in row]


def test_alt_clut_is_an_area_and_a_minor_kingdom() -> None:
    """VAN-3.3"""
    found = _asked(told("W vassal alt_clut", start=True), "alt_clut")
    assert "home of Alt Clut" in found.kind
    assert {"Gives", "Serves", "Home areas"} <= {section.heading for section in found.sections}


@pytest.mark.parametrize(
    ("choices", "area", "reason"),
    [
        ("action:development build:granary", "bathum", "A Granary needs a Food symbol"),
        ("action:development build:abbey", "tamoworthig", "Enemies stand here"),
        ("action:development build:abbey", "wiltun", "No building slot is free"),
        ("action:fyrd recruit:thegn", "wiltun", "Units are recruited in your Capital and in Cities"),
        ("action:movement from:wintanceaster", "eoforwic", "Too far for these units in one Movement"),
        ("action:movement from:wintanceaster", "wiltun", ""),
    ],
)
def test_an_area_tells_why_it_cannot_be_chosen(choices: str, area: str, reason: str) -> None:
    """BRE-4.6, BRE-15.7, BRE-15.10, BRE-15.15"""
    markers = "W marker in cisseceaster; W marker in bathum; W marker in wiltun"
    table = told(f"{markers}; W gold 9; W granary in wiltun; W ceorl in bathum").plays(*choices.split())
    assert _rows(_asked(table, area), WHY_NOT) == ([reason] if reason else [])


@pytest.mark.parametrize(
    ("rulings", "reasons"), [("by_the_book", ["The Harbour marker here is a Port already"]), ("house", [])]
)
def test_a_harbour_marker_tells_why_no_port_is_built_beside_it(rulings: str, reasons: list[str]) -> None:
    """VAN-5.3, BRE-4.6, BRE-RUL-8: by the former ruling one may be."""
    position = "W marker in gleawanceaster; W marker in wiltun; harbour_marker in wiltun; W gold 9"
    table = told(position, rulings=rulings).plays("action:development", "build:port").has("area:gleawanceaster")
    assert _rows(_asked(table, "wiltun"), WHY_NOT) == reasons


# Units


def test_a_ceorl_without_a_leader_tells_why_it_stays() -> None:
    """BRE-12.6: and with one, where it can go."""
    alone = _asked(told("W ceorl in wiltun"), "ceorl:wessex:wiltun")
    assert _rows(alone, WHY_NOT) == ["Ceorls march only behind a Ruler, an Ealdorman or a Thegn"]
    led = _asked(told("W ceorl thegn in wiltun"), "ceorl:wessex:wiltun")
    assert _rows(led, WHY_NOT) == []
    assert "bathum" in [thing for section in led.sections for row in section.rows for thing in row.things]


def test_a_unit_beside_the_board_tells_its_price_and_why_it_cannot_be_had() -> None:
    """BRE-15.6: Gold is missing, and Fyrd is not under way."""
    assert _rows(_asked(told("W gold 1"), "ealdorman:wessex"), WHY_NOT) == ["This is done in Fyrd", "3 Gold too little"]
    recruiting = told("W gold 4").plays("action:fyrd")
    assert _rows(_asked(recruiting, "ealdorman:wessex"), WHY_NOT) == []


def test_an_army_tells_its_dice() -> None:
    """BRE-12.2"""
    found = _asked(told("W ruler 2 thegn in wintanceaster"), "army:wessex:wintanceaster")
    said = [row.text for section in found.sections for row in section.rows]
    assert {"2 red dice", "1 gold die", "eats 3 Food in Winter"} <= set(said)


# Cards


def test_a_chronicle_tells_how_far_one_is_to_who_holds_it_only() -> None:
    """BRE-10.1: to the others it says what it says wherever it lies."""
    held = told("W chronicles golden_hoard; W gold 9")
    assert _rows(_asked(held, "golden_hoard"), PROGRESS) == ["Gold | 9/12"]
    elsewhere = told("W gold 9")
    for letter in ("M", ""):
        assert _asked(held, "golden_hoard", letter) == _asked(elsewhere, "golden_hoard", letter)


def test_a_card_in_hand_is_not_known_to_others() -> None:
    """BRE-9.5: unless they have seen it."""
    held = told("W hand ambush")
    assert _asked(held, "ambush").kind == "Lordship card, in your hand"
    assert _asked(held, "ambush", "M") == _asked(told(""), "ambush", "M")
    seen = _asked(told("W hand ambush; W seen M ambush"), "ambush", "M")
    assert ["wessex"] in [row.things for section in seen.sections for row in section.rows]


# Actions and options


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ("W used fyrd", "fyrd", "Taken already this round; each action once"),
        ("W used fyrd movement", "collection", "Both actions of this round are taken"),
        ("", "collection", ""),
    ],
)
def test_an_action_tells_why_it_cannot_be_taken(position: str, action: str, reason: str) -> None:
    """BRE-13.4"""
    assert _rows(_asked(told(position), f"{action}:wessex"), WHY_NOT) == ([reason] if reason else [])


def test_an_action_of_somebody_who_waits_names_whose_turn_it_is() -> None:
    """BRE-13.4"""
    assert _rows(_asked(told(""), "fyrd:mercia", "M"), WHY_NOT) == ["It is the turn of Wessex"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_answer_as_the_things_that_they_mean_or_for_themselves(language: str) -> None:
    """BRE-16.9: what is done, and to what; fighting on tells the chances."""
    table = told("W thegn in wiltun").plays("action:movement")
    assert "Wiltun" in _asked(table, "move_from/from:wiltun", language=language).name
    fight = battle("cerotesege", "W", "W thegn in cerotesege; neutral thegn in cerotesege").rolls(0, 0)
    on = _asked(fight, "retreat/continue", language=language)
    assert "%" in on.sections[0].rows[0].text
    march = told("W thegn in wiltun; neutral ceorl in glaestingabyrig").plays("action:movement", "from:wiltun")
    assert "%" in _asked(march, "move_to/to:glaestingabyrig", language=language).sections[0].rows[0].text
    assert "BRE-16.9" in on.rules
    assert inspect(fight.s, 2, "retreat/no_such_option", language) is None


# Everything


@pytest.mark.parametrize(
    "thing",
    ["", "nothing", "thegn:nobody", "thegn:wessex:nowhere", "abbey:nowhere", "round:13", "army:wessex:wiltun:1", "a/b"],
)
def test_what_is_no_thing_has_no_answer(thing: str) -> None:
    """Law 12: whatever is asked for."""
    assert inspect(told("").s, 2, thing, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_a_table_with_a_little_of_all_answers(language: str) -> None:
    """LOOK: buildings, markers, Food, armies, fleets, cards and dice."""
    realm = "W hand raid; W chronicles offas_dyke; W abbey in bathum; town_marker in wiltun; danes 2 viking in oxnaford"
    fight = battle("bathum", "W", "W 2 ealdorman in bathum; E 2 ceorl in bathum").rolls(0, 0, 0, 0, 0)
    for table in (told(realm, start=True), fight):
        svg = picture(table.s, 2, language, "parts")
        things = {thing for things in re.findall(r'data-thing="([^"]*)"', svg) for thing in things.split()}
        assert [thing for thing in sorted(things) if inspect(table.s, 2, thing, language) is None] == []
        assert {"ceorl:wessex:bathum", "gold_die"} & things
        assert {"gold:wessex", "dalcs:mercia", "fyrd:wessex", "round:1", "chronicle_deck"} <= things


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_shows_every_sign_once(language: str) -> None:
    """LOOK"""
    legend = signs(language)
    assert 10 <= len(legend) <= 30
    assert len({meaning for _, meaning in legend}) == len({glyph for glyph, _ in legend}) == len(legend)
