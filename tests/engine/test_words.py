"""Words: texts by key, things by name, options and log lines in the reader's language."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.log import Line
from meadhall.words import LANGUAGES, Words, words


@pytest.fixture
def english() -> Words:
    """The toy's English."""
    return words("meadhall.laws.toy", "en")


@pytest.fixture
def polish() -> Words:
    """The toy's Polish."""
    return words("meadhall.laws.toy", "pl")


@pytest.mark.parametrize("language", ["", "de", "EN", "../en"])
def test_an_unknown_language_is_refused_by_naming_those_there_are(language: str) -> None:
    with pytest.raises(MeadhallError, match=f"There is no language '{language}'; choose one of en, pl"):
        words("meadhall.laws.toy", language)


def test_an_unknown_text_is_refused(english: Words) -> None:
    for key in ("nonsense", "name-horn.acc", "decision-place_bid.nonsense", "", "."):
        with pytest.raises(MeadhallError, match=f"There is no text '{key}' in the language 'en'"):
            english.say(key)


def test_a_text_whose_arguments_are_missing_is_never_shown_half_made(english: Words) -> None:
    with pytest.raises(MeadhallError, match="The text 'option-bid' in the language 'en' is broken"):
        english.say("option-bid")


def test_a_text_knows_whether_it_is_there(english: Words) -> None:
    asked = ["title", "decision-place_bid", "decision-place_bid.waiting", "nonsense", "title.waiting"]
    assert [english.has(key) for key in asked] == [True, True, True, False, False]


def test_things_have_names_and_forms(english: Words, polish: Words) -> None:
    assert polish.forms("crown") == {"": "korona", "acc": "koronę"}
    assert (polish.name("crown", "acc"), polish.name("crown", "gen"), english.name("crown", "acc")) == (
        "koronę",
        "korona",
        "crown",
    )
    with pytest.raises(MeadhallError, match="There is no text 'name-sword' in the language 'en'"):
        english.name("sword")


def test_several_names_are_listed_in_words(english: Words, polish: Words) -> None:
    assert english.names([]) == ""
    assert english.names(["horn"]) == "horn"
    assert english.names(["horn", "ring"]) == "horn and ring"
    assert english.names(["horn", "ring", "crown"]) == "horn, ring and crown"
    assert polish.names(["horn", "crown"], "acc") == "róg i koronę"


def test_a_thing_gives_its_id_name_and_forms_to_a_text(polish: Words) -> None:
    assert polish.thing("a", ["crown"]) == {"a_id": "crown", "a": "korona", "a_acc": "koronę"}
    assert polish.thing("a", []) == {"a_id": "none", "a": ""}
    assert polish.thing("a", ["horn", "crown"])["a_id"] == "horn+crown"


def test_options_are_said_with_their_numbers_and_things(english: Words, polish: Words) -> None:
    assert english.option("place_bid", "bid:3") == "Bid 3"
    assert english.option("offer_curse", "keep") == "Do nothing"
    assert polish.option("offer_curse", "play:curse") == "Zagraj klątwę"
    with pytest.raises(MeadhallError, match="There is no text 'option-dance' in the language 'en'"):
        english.option("place_bid", "dance")


def test_prompts_are_for_the_one_who_decides_or_for_those_who_wait(english: Words) -> None:
    assert english.prompt("place_bid", True, {"seat": "seat_1"}) == "How much do you bid, Bob?"
    assert english.prompt("place_bid", False, {"seat": "seat_1"}) == "Bob is bidding"


def test_lines_of_the_log_name_things_masks_and_numbers(toy: Game, english: Words) -> None:
    line = Line("bids", ["seats", "coins:number"])
    assert english.line(line, [0b101, 4, 0, 0, 0], toy.names) == "The highest bid is 4, by Ann and Cid."
    assert english.line(Line("drawn_card", ["card"]), [2], toy.names) == "It is the crown."


def test_polish_plurals_are_done_properly(polish: Words) -> None:
    said = [polish.say("text-seat", coins=coins, cards=1).split(",")[0] for coins in (0, 1, 2, 5, 12, 22)]
    assert said == ["0 monet", "1 moneta", "2 monety", "5 monet", "12 monet", "22 monety"]


def test_texts_are_read_once() -> None:
    for language in LANGUAGES:
        assert words("meadhall.laws.toy", language) is words("meadhall.laws.toy", language)
