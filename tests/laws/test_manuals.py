"""Law 13, of the prose of manuals: no ids of the program, links that lead somewhere, figures, words and signs."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.hall.texts import manual_chapters
from meadhall.laws.support import LANGUAGES
from meadhall.lessons.guide import figures
from meadhall.manual import Manual, manual, written
from meadhall.placeholders import filled

SAGA = meadhall.game("saga")

_PLACEHOLDER = re.compile(r"\{[^}\n]*\}")
_FIGURE = re.compile(r"!\[[^]]+\]\(([\w-]+)\)")
_FEWEST_FIGURES = 4

GAMES = [meadhall.game(slug) for slug in meadhall.games()]
each_manual = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES for language in LANGUAGES],
    ids=[f"{game.slug}-{language}" for game in GAMES for language in LANGUAGES],
)


@each_manual
def test_no_id_of_the_program_stands_in_the_prose(game: Game, language: str) -> None:
    """Ids stand in placeholders only, which become words.

    So nothing is set as code, and no word has an underscore.
    """
    text = _FIGURE.sub("", _PLACEHOLDER.sub("", written(game, language)))
    assert re.findall(r".*`.*", text) == []
    assert re.findall(r"\S*\w_\w\S*", text) == []
    read = manual(game, language).text
    assert "`" not in read
    assert _PLACEHOLDER.findall(read) == []


@each_manual
def test_every_link_leads_to_a_rule_and_every_rule_to_itself(game: Game, language: str) -> None:
    html = "".join(chapter["html"] for chapter in manual_chapters(game, language))
    rules = manual(game, language).rules
    assert re.findall(r'<p id="rule-([^"]*)" class="numbered"><a class="id"', html) == list(rules)
    linked = re.findall(rf'<a (?:class="id" )?href="/learn/{game.slug}#rules=([^"]*)">([^<]*)</a>', html)
    assert all(rule == text and rule in rules for rule, text in linked)
    assert len(linked) == html.count("#rules=")
    assert len(linked) > 1.2 * len(rules)
    assert " style=" not in html


@each_manual
def test_figures_stand_at_the_examples_with_words_for_who_does_not_see_them(game: Game, language: str) -> None:
    shown = _FIGURE.findall(manual(game, language).text)
    assert len(shown) >= _FEWEST_FIGURES
    assert len(set(shown)) == len(shown)
    assert set(shown) <= set(figures(game))
    assert shown == _FIGURE.findall(manual(game, LANGUAGES[0]).text)
    html = "".join(chapter["html"] for chapter in manual_chapters(game, language))
    drawn = re.findall(r'<img data-src="([^"]*)" alt="([^"]+)" width="(\d+)" height="(\d+)"', html)
    assert [address for address, *_ in drawn] == [
        f"/api/games/{game.slug}/guide/{name}.svg?lang={language}" for name in shown
    ]


@each_manual
def test_the_last_chapter_explains_words_and_a_search_finds_them(game: Game, language: str) -> None:
    book = manual(game, language)
    assert book.chapters[-1].title == {"en": "Words and signs", "pl": "Słowa i znaki"}[language]
    assert len(book.terms) > 30
    for term in book.terms:
        assert term.id
        assert term in book.search(re.sub(r"\W+", " ", term.id))
    assert game.signs(language)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{name:exile_target}", "Power of the Envoy"),
        ("{option:exile_target}", '"Power of the Envoy"'),
        ("{option:exile_target=any_unit}", '"Power of the Envoy: any unit"'),
        ("{value:exile_target=any_unit}", '"any unit"'),
        ("{values:exile_target}", "**any unit**; warriors only"),
        ("{values:track_length}", "8–12, **10**"),
        ("{option:track_length=9}", '"Length of the round track: 9"'),
        ("{values:coins_limited}", "**only 15 coins**; no limit"),
    ],
)
def test_a_placeholder_becomes_words(text: str, words: str) -> None:
    assert filled(f"({text})", SAGA, "en") == f"({words})"


def test_a_figure_becomes_a_picture_with_its_words() -> None:
    assert re.fullmatch(r"!\[[^]]+\]\(bound\)", filled("{figure:bound}", SAGA, "pl"))


@pytest.mark.parametrize(
    "text",
    ["{option:weather}", "{option:tile_set=c}", "{value:track_length=13}", "{colour:tile_set}", "{figure:weather}"],
)
def test_a_placeholder_that_the_game_does_not_know_is_refused(text: str) -> None:
    with pytest.raises(MeadhallError):
        filled(text, SAGA, "en")


def test_the_words_of_the_last_chapter_are_the_rows_of_its_tables() -> None:
    book = Manual("# G\n\n## Words\n\n| Word | Meaning |\n|---|---|\n| hall | a house |\n| mead | mjód | a drink |\n")
    assert [(each.id, each.chapter, each.text) for each in book.terms] == [
        ("hall", "Words", "a house"),
        ("mead", "Words", "mjód: a drink"),
    ]
    assert [each.id for each in book.search("drink")] == ["mead"]
