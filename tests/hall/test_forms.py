"""What the form of a new table gets to show: cards with names, gifts, emblems and pictures, in both languages."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.hall.choices import choice_picture, fit_item, form_item

LANGUAGES = ("en", "pl")
MOST_WORDS = 5


def _cards(slug: str, language: str) -> list[tuple[str, dict[str, Any]]]:
    """The cards of a game, each with the value that it is for."""
    options = form_item(meadhall.game(slug), language)["options"]
    return [(str(each["value"]), card) for option in options for each in option["values"] for card in each["cards"]]


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_gift_has_at_most_five_words_and_every_side_an_emblem(slug: str) -> None:
    game = meadhall.game(slug)
    for language in LANGUAGES:
        for value, card in _cards(slug, language):
            assert card["label"]
            assert len(card["gift"].split()) <= MOST_WORDS, card["gift"]
            for emblem in card["emblems"]:
                symbol = re.search(r'href="#([^"]+)"', emblem)
                assert symbol is not None
                assert f'id="{symbol[1]}"' in game.definitions(), (value, emblem)
    english, polish = _cards(slug, "en"), _cards(slug, "pl")
    assert [bool(card["gift"]) for _, card in english] == [bool(card["gift"]) for _, card in polish]


def test_sides_clans_kingdoms_and_battlefields_are_pictured() -> None:
    shown = {slug: [card for _, card in _cards(slug, "en")] for slug in meadhall.games()}
    assert {card["label"]: bool(card["picture"]) for card in shown["saga"]} == {
        "drawn at random": True,
        "Vikings": True,
        "Anglo-Saxons": True,
    }
    assert sum(len(card["emblems"]) == 1 and card["gift"] != "" for card in shown["northgard"]) == 7
    assert sum(card["picture"] != "" for card in shown["medieval_battle"]) == 7
    assert sum(card["picture"] != "" and len(card["emblems"]) > 1 for card in shown["bretwalda"]) == 8


@pytest.mark.parametrize(
    ("slug", "choice"),
    [("saga", "viking"), ("saga", "random"), ("medieval_battle", "lrg_border_march"), ("bretwalda", "mercia+wessex")],
)
def test_a_cut_holds_every_drawing_that_it_uses_and_little_else(slug: str, choice: str) -> None:
    drawn = choice_picture(slug, choice, "en")
    ElementTree.fromstring(drawn)  # noqa: S314 (our own)
    elements = re.sub("<style>.*?</style>", "", drawn, flags=re.S)
    asked = set(re.findall(r'(?:href="#|url\(#)([^")]+)', elements))
    assert asked <= set(re.findall(r'id="([^"]+)"', drawn))
    assert len(drawn) < 120_000


def test_what_a_seat_cannot_have_is_told_for_that_seat() -> None:
    options = {"clan_assignment": "choose", "fixed_clans": "goat"}
    found = fit_item(meadhall.game("northgard"), options, 3, "en")
    assert found["problem"] == ""
    taken = {(each["seat"], each["value"]) for each in found["misfits"] if each["option"] == "fixed_clans"}
    assert taken == {(1, "goat"), (2, "goat")}
