"""Reading a manual."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.manual import Manual, folded, manual
from meadhall.words import LANGUAGES

TEXT = """# The Game

What it is.

## 1. First

**GAM-1.1** A rule about the gród. [R]

A remark.

**GAM-1.2** Another rule,
on two lines.

| a | table |
|---|---|

## Rulings

**GAM-RUL-01** A ruling about ships.
"""


def test_a_manual_has_a_title_chapters_and_rules() -> None:
    book = Manual(TEXT)
    assert book.title == "The Game"
    assert book.introduction == "What it is."
    assert [chapter.title for chapter in book.chapters] == ["1. First", "Rulings"]
    assert list(book.rules) == ["GAM-1.1", "GAM-1.2", "GAM-RUL-01"]
    assert book.rules["GAM-1.2"].text == "Another rule,\non two lines."
    assert book.rules["GAM-RUL-01"].chapter == "Rulings"
    assert "A remark." in book.chapters[0].text


@pytest.mark.parametrize("name", ["GAM-1.2", "gam-1.2", "1.2", " 1.2 "])
def test_a_rule_is_found_however_its_id_is_written(name: str) -> None:
    found = Manual(TEXT).find(name)
    assert found is not None
    assert found.id == "GAM-1.2"


def test_a_rule_that_is_not_there_has_neighbours() -> None:
    book = Manual(TEXT)
    assert book.find("GAM-1.3") is None
    assert "GAM-1.2" in book.near("GAM-1.3")
    assert book.near("GAM-RUL-1")[0] == "GAM-RUL-01"
    assert book.near("zzzzzzzzzz") == []


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("rule", ["GAM-1.1", "GAM-1.2"]),
        ("GROD", ["GAM-1.1"]),
        ("another lines", ["GAM-1.2"]),
        ("ship", ["GAM-RUL-01"]),
        ("hips", []),
        ("", []),
        ("(", []),
    ],
)
def test_a_search_wants_all_words_whatever_case_and_accents(words: str, ids: list[str]) -> None:
    assert [rule.id for rule in Manual(TEXT).search(words)] == ids


def test_folding_keeps_the_length_so_that_places_stay_where_they_are() -> None:
    text = "Zażółć gęślą jaźń, Þór ﬁ İ ß Æ"
    assert len(folded(text)) == len(text)
    assert folded("ŻÓŁĆ") == "zolc"


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_manuals_of_a_game_have_the_same_rules_in_both_languages(slug: str) -> None:
    english, polish = (manual(meadhall.game(slug), language) for language in LANGUAGES)
    assert list(english.rules) == list(polish.rules)
    assert all(rule.text for rule in [*english.rules.values(), *polish.rules.values()])


@pytest.mark.parametrize("slug", meadhall.games())
def test_every_decision_names_a_rule_of_the_manual(slug: str) -> None:
    game = meadhall.game(slug)
    book = manual(game, "en")
    assert [key for key, decision in game.decisions.items() if decision.rule not in book.rules] == []


def test_a_manual_is_read_once() -> None:
    game = meadhall.game("saga")
    assert manual(game, "en") is manual(game, "en")
    with pytest.raises(MeadhallError, match="does not exist in the language 'de'"):
        manual(game, "de")
