"""The manual of a game: its rules in our words, by rule id, from `manual/<language>.md`."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.placeholders import filled

_RULE: Final = re.compile(r"\*\*([A-Z]+-[A-Z0-9]+(?:[.-][A-Z0-9]+)*)\*\* ")
_ROW: Final = re.compile(r"^\| *([^|]+?) *\| *(.+?) *\|$", re.MULTILINE)
_LETTERS_WITHOUT_PARTS: Final = str.maketrans("łŁøØðÐ", "lLoOdD")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the title of its chapter, and its text in Markdown, without the id."""

    id: str
    chapter: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """One chapter: its title, the whole of its text in Markdown, and the rules in it."""

    title: str
    text: str
    rules: tuple[Rule, ...]


class Manual:
    """A manual as its text in Markdown gives it.

    The line `# ...` is its title, each line `## ...` begins a chapter, and each paragraph
    that begins with `**ID** ` is the rule of that id. The last chapter explains words, in the
    rows of its tables.
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text
        head, *rest = re.split(r"^## ", text, flags=re.MULTILINE)
        self.title: Final = head.partition("\n")[0].removeprefix("# ").strip()
        self.introduction: Final = head.partition("\n")[2].strip()
        self.chapters: Final = [_chapter(part) for part in rest]
        self.rules: Final = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}
        self.terms: Final = _terms(self.chapters[-1]) if self.chapters else []

    def find(self, name: str) -> Rule | None:
        """The rule of that id, in any case and also without the game's prefix: `sag-4.2`, `4.2`."""
        wanted = name.strip().upper()
        if wanted in self.rules:
            return self.rules[wanted]
        return next((rule for rule in self.rules.values() if rule.id.partition("-")[2] == wanted), None)

    def near(self, name: str) -> list[str]:
        """The ids of at most three rules that may have been meant."""
        wanted = name.strip().upper()
        short = {rule.partition("-")[2]: rule for rule in self.rules}
        found = get_close_matches(wanted, self.rules, 3, 0.6) or get_close_matches(wanted, short, 3, 0.5)
        return [short.get(each, each) for each in found]

    def search(self, words: str) -> list[Rule]:
        """The rules that hold all the words, or longer words that begin like them, whatever the case and accents.

        Then come the words that are explained, each as if it were a rule of that name.
        """
        wanted = folded(words).split()
        if not wanted:
            return []
        found = []
        for rule in [*self.rules.values(), *self.terms]:
            held = folded(f"{rule.id} {rule.chapter} {rule.text}")
            if all(re.search(rf"\b{re.escape(word)}", held) for word in wanted):
                found.append(rule)
        return found


def folded(text: str) -> str:
    """A text without case and accents, of the same length, so that people find it however they write it."""
    return "".join(_plain(letter) for letter in text.translate(_LETTERS_WITHOUT_PARTS))


def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0].lower()
    return base if len(base) == 1 else letter


def _chapter(part: str) -> Chapter:
    title, _, body = part.partition("\n")
    title = title.strip()
    rules = []
    for paragraph in re.split(r"\n\s*\n", body.strip()):
        begins = _RULE.match(paragraph)
        if begins:
            rules.append(Rule(begins[1], title, paragraph[begins.end() :].strip()))
    return Chapter(title, body.strip(), tuple(rules))


def _terms(chapter: Chapter) -> list[Rule]:
    """The words that a chapter explains, by the rows of its tables without their heads."""
    rows: list[tuple[str, str]] = _ROW.findall(chapter.text)
    rules = [n for n, (first, _) in enumerate(rows) if not first.strip("-:")]
    heads = {*rules, *[n - 1 for n in rules]}
    return [
        Rule(term, chapter.title, text.replace(" | ", ": ")) for n, (term, text) in enumerate(rows) if n not in heads
    ]


def written(game: Game, language: str) -> str:
    """The manual of a game as it is written, with its placeholders; of a game without one, what it is about."""
    path = files(game.package).joinpath("manual", f"{language}.md")
    if not files(game.package).joinpath("manual").is_dir():
        say = game.words(language).say
        return f"# {say('title')}\n\n{say('tagline')}\n"
    if not path.is_file():
        raise MeadhallError(f"The manual of {game.slug} does not exist in the language '{language}'.")
    return path.read_text("utf-8")


@cache
def manual(game: Game, language: str) -> Manual:
    """The manual of a game, read once, with what it leaves to the game filled in."""
    return Manual(filled(written(game, language), game, language))


def balance_report(slug: str, language: str) -> str | None:
    """The report on the fairness of a game in Markdown, in the language or else in English; None if there is none.

    It is `docs/balance` of the checkout, which an installed program carries with it.
    """
    for folder in (files("meadhall").joinpath("balance"), Path(__file__).parents[2] / "docs" / "balance"):
        for name in (f"{slug}.{language}.md", f"{slug}.md"):
            if folder.joinpath(name).is_file():
                return folder.joinpath(name).read_text("utf-8")
    return None
