"""Law 12: every decision has its prompt, option labels and log texts in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import meadhall
from meadhall.engine.driver import waiting
from meadhall.engine.game import Game
from meadhall.engine.log import Line
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY, decision_key
from meadhall.laws.support import LANGUAGES, choose_any, finished_match, new_match, numbers, positions, viewers

_TO_A_MAN_OR_A_WOMAN = re.compile(r"\b\w+(?:łeś|łaś|łbyś|łabyś)\b|\bpowin(?:ieneś|naś)\b", re.IGNORECASE)
"""Polish forms of the second person that say who is addressed."""


def _messages(game: Game, language: str) -> list[Message]:
    resource = FluentParser().parse(files(game.package).joinpath(f"{language}.ftl").read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    return [entry for entry in resource.body if isinstance(entry, Message)]


def lines(game: Game) -> dict[str, Line]:
    """Every log line that the game's modules define, by key."""
    package = __import__(game.package, fromlist=["GAME"])
    modules: list[ModuleType] = [
        __import__(found.name, fromlist=["GAME"]) for found in walk_packages(package.__path__, game.package + ".")
    ]
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Line)]
    return {line.key: line for line in found}


def test_both_languages_say_the_same_things_once_each(game: Game) -> None:
    """Law 12."""
    ids = {language: [message.id.name for message in _messages(game, language)] for language in LANGUAGES}
    for language in LANGUAGES:
        assert len(set(ids[language])) == len(ids[language])
    assert set(ids["en"]) == set(ids["pl"])


def test_every_decision_has_a_prompt_and_words_for_those_who_wait(game: Game) -> None:
    """Law 12."""
    for language in LANGUAGES:
        said = {message.id.name: message for message in _messages(game, language)}
        for key in game.decisions:
            assert said[f"decision-{key}"].value is not None
            assert "waiting" in [attribute.id.name for attribute in said[f"decision-{key}"].attributes]


def test_every_option_of_every_vocabulary_has_a_label(game: Game) -> None:
    """Law 12."""
    for language in LANGUAGES:
        for key, kind in game.decisions.items():
            for option in kind.vocabulary.names:
                assert game.words(language).option(key, option).strip()


def test_every_line_of_the_log_has_a_text_and_every_text_a_line(game: Game) -> None:
    """Law 12: for the first thing of each kind, and for all of them in a mask."""
    found = lines(game)
    for language in LANGUAGES:
        for line in found.values():
            for number in (0, 1):
                assert game.words(language).line(line, [number] * 5, game.names).strip()
        said = {message.id.name for message in _messages(game, language) if message.id.name.startswith("log-")}
        assert said == {f"log-{key}" for key in found}


def test_every_thing_has_a_name(game: Game) -> None:
    """Law 12."""
    for language in LANGUAGES:
        for things in game.names.values():
            for thing in things:
                assert game.words(language).name(thing).strip()


def test_every_decision_that_is_reached_can_be_asked(game: Game) -> None:
    """Law 12: of the one who decides, for those who wait, and with labels that differ."""
    for n in numbers(6):
        for s in positions(game, n):
            for decision in waiting(s):
                key, options = decision_key(decision), decision.options(s)
                own = game.about(s, decision, decision.seat)
                public = game.about(s, decision, NOBODY)
                for language in LANGUAGES:
                    words = game.words(language)
                    assert words.prompt(key, True, own).strip()
                    assert words.prompt(key, False, public).strip()
                    labels = [words.option(key, decision.vocabulary.name(option)) for option in options]
                    assert all(label.strip() for label in labels)
                    assert len(set(labels)) == len(labels)


def test_every_prompt_of_a_match_is_for_its_reader(game: Game) -> None:
    """Law 12."""
    for n in numbers(3):
        match = new_match(game, n)
        rng = Rng(n, 2)
        while not match.over:
            for language in LANGUAGES:
                asked = {match.prompt(seat, language) for seat in match.seats}
                assert match.prompt(NOBODY, language) not in asked
                for seat in match.seats:
                    assert all(match.label(option, language, seat) for option in match.options(seat))
            choose_any(match, rng)


def test_every_log_can_be_read_by_everybody(game: Game) -> None:
    """Law 12."""
    for n in numbers(6):
        match = finished_match(game, n)
        for seat in viewers(game, n):
            for language in LANGUAGES:
                texts = match.log(seat, language)
                assert texts
                assert all(text.strip() for text in texts)
                assert len(texts) == len(match.told(seat))
                assert match.log(seat, language, since=len(match.entries) + 1) == []


def test_every_game_introduces_itself(game: Game) -> None:
    """Law 12: in the lobby and in lists."""
    if game.slug in meadhall.games():
        for language in LANGUAGES:
            for key in ("title", "subtitle", "tagline", "pitch"):
                assert game.words(language).say(key).strip()
            assert len(game.words(language).say("pitch").split()) <= 10


def test_no_polish_text_says_whether_a_man_or_a_woman_reads_it(game: Game) -> None:
    """Law 12: texts and manuals."""
    assert genders(Path(str(files(game.package)))) == {}


def genders(folder: Path) -> dict[str, list[str]]:
    """The forms that say it, by the files of a folder."""
    texts = sorted(folder.rglob("pl.*"))
    assert {".ftl"} <= {path.suffix for path in texts} <= {".ftl", ".md"}
    found = {str(path): _TO_A_MAN_OR_A_WOMAN.findall(path.read_text("utf-8")) for path in texts}
    return {path: forms for path, forms in found.items() if forms}
