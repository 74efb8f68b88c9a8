"""Words for people: every text of a game in the reader's language, from its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from meadhall.engine.errors import MeadhallError
from meadhall.engine.log import Line

LANGUAGES: Final = ("en", "pl")

Argument = int | str

_COORDINATES: Final = re.compile(r"(-?\d+),(-?\d+)")
"""Places that have no name but where they are: columns to the east and rows to the south of the first place."""
_SQUARE: Final = re.compile(r"[a-z]\d{1,2}")
"""The squares of a board by column and row, as `f6`."""

_KNOWN: Final = 8192
"""Texts that are kept: the same are said again and again."""


class Words:
    """The texts of one package in one language.

    Things have names: the message `name-<id>`, whose attributes are further forms, for
    instance the cases of Polish nouns. Wherever a thing is an argument of a text, its
    name is `$thing` and its forms are `$thing_gen`, `$thing_loc` and so on; its id is
    `$thing_id`, for selectors. Places with coordinates for an id are called by `name-at`,
    which says where they lie; squares such as `f6` that have no name of their own by
    `name-square`, which gets `$square`.
    """

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise MeadhallError(f"There is no language '{language}'; choose one of {', '.join(LANGUAGES)}.")
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        text = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))
        self._forms: Final[dict[str, dict[str, str]]] = {}

    def has(self, key: str) -> bool:
        """Whether there is a text of this key; `message.attribute` asks for an attribute."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, key: str, **arguments: Argument | float) -> str:
        """The text of a key; unknown keys and missing arguments are errors, never shown half-made."""
        return _said(self, key, *arguments.items())

    def made(self, key: str, arguments: dict[str, Argument | float]) -> str:
        """The same, made anew."""
        message, _, attribute = key.partition(".")
        if not self.has(key):
            raise MeadhallError(f"There is no text '{key}' in the language '{self.language}'.")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MeadhallError(f"The text '{key}' in the language '{self.language}' is broken: {errors[0]}")
        return str(text)

    def forms(self, thing: str) -> dict[str, str]:
        """The name of a thing under "", and its other forms under theirs."""
        known = self._forms.get(thing)
        if known is None:
            at = _COORDINATES.fullmatch(thing)
            known = self._placed(int(at[1]), int(at[2])) if at else self._named(thing)
            self._forms[thing] = known
        return known

    def _named(self, thing: str) -> dict[str, str]:
        key, given = f"name-{thing}", dict[str, Argument]()
        if _SQUARE.fullmatch(thing) and not self.has(key):
            key, given = "name-square", {"square": thing}
        known = {"": self.say(key, **given)}
        for form in self._bundle.get_message(key).attributes:
            known[form] = self.say(f"{key}.{form}", **given)
        return known

    def _placed(self, x: int, y: int) -> dict[str, str]:
        vertical, horizontal = "north" if y < 0 else "south", "west" if x < 0 else "east"
        return {"": self.say("name-at", rows=abs(y), vertical=vertical, columns=abs(x), horizontal=horizontal)}

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing, in a form that its text has, else in the plain one."""
        forms = self.forms(thing)
        return forms.get(form, forms[""])

    def names(self, things: list[str], form: str = "") -> str:
        """Several names as a list in words: "A, B and C"."""
        return self.joined([self.name(thing, form) for thing in things])

    def joined(self, texts: Sequence[str]) -> str:
        """Several texts as a list in words."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("list-and", list=", ".join(texts[:-1]), last=texts[-1])

    def thing(self, argument: str, things: list[str]) -> dict[str, Argument]:
        """The arguments that a thing, or several, give to a text."""
        return dict(_given(self, argument, tuple(things)))

    def option(self, decision: str, option: str) -> str:
        """The label of an option.

        An option `head:a:b` is said by the message `option-head` with the arguments `$a`
        and `$b`: numbers as numbers, ids joined by `+` as names, `-` as none. A decision
        may say it in its own way: the attribute `head` of its message `decision-<key>`.
        """
        head, *parts = option.split(":")
        arguments: dict[str, Argument] = {}
        for letter, part in zip("abcd", parts, strict=False):
            if part.isdigit():
                arguments[letter] = int(part)
            else:
                arguments |= self.thing(letter, [] if part == "-" else part.split("+"))
        own = f"decision-{decision}.{head}"
        return self.say(own if self.has(own) else f"option-{head}", **arguments)

    def prompt(self, decision: str, is_mine: bool, about: dict[str, Argument]) -> str:
        """What the decision asks: of the one who decides, or, for the others, what they wait for."""
        return self._asked(f"decision-{decision}" if is_mine else f"decision-{decision}.waiting", about)

    def whole(self, decision: str, about: dict[str, Argument]) -> str:
        """What a row of such decisions asks, whose answers are given at once."""
        return self._asked(f"decision-{decision}.whole", about)

    def _asked(self, key: str, about: dict[str, Argument]) -> str:
        arguments: dict[str, Argument] = {}
        for name, value in about.items():
            arguments |= {name: value} if isinstance(value, int) else self.thing(name, [value])
        return self.say(key, **arguments)

    def warning(self, key: str, about: dict[str, Argument]) -> str:
        """What is said before a choice: ids of things, joined by `+`, are called by their names."""
        arguments: dict[str, Argument] = {}
        for name, value in about.items():
            things = value.split("+") if isinstance(value, str) else []
            is_named = things and all(_COORDINATES.fullmatch(each) or self.has(f"name-{each}") for each in things)
            arguments |= self.thing(name, things) if is_named else {name: value}
        return self.say(f"warning-{key}", **arguments)

    def line(self, line: Line, numbers: Sequence[int], names: dict[str, list[str]]) -> str:
        """A log line; `names` are the ids behind the numbers of each kind, a kind in the plural is a mask."""
        return self.say(f"log-{line.key}", **self.told(line, numbers, names))

    def told(self, line: Line, numbers: Sequence[int], names: dict[str, list[str]]) -> dict[str, Argument]:
        """The arguments that the numbers of a log line give to its texts."""
        arguments: dict[str, Argument] = {}
        for (name, kind), number in zip(line.fields, numbers, strict=False):
            if kind == "number":
                arguments[name] = number
            elif kind in names:
                arguments |= self.thing(name, [names[kind][number]])
            else:
                ids = names[kind.removesuffix("s")]
                arguments |= self.thing(name, [thing for n, thing in enumerate(ids) if number >> n & 1])
        return arguments


@lru_cache(_KNOWN)
def _said(texts: Words, key: str, *arguments: tuple[str, Argument | float]) -> str:
    """A text, kept because making it is slow."""
    return texts.made(key, dict(arguments))


@lru_cache(_KNOWN)
def _given(texts: Words, argument: str, things: tuple[str, ...]) -> dict[str, Argument]:
    """The arguments that things give to a text."""
    names = list(things)
    arguments: dict[str, Argument] = {f"{argument}_id": "+".join(names) or "none", argument: texts.names(names)}
    for form in {form for thing in names for form in texts.forms(thing) if form}:
        arguments[f"{argument}_{form}"] = texts.names(names, form)
    return arguments


@cache
def words(package: str, language: str) -> Words:
    """The texts of a package, read once."""
    return Words(package, language)
