"""Words for people: every text of a game in the reader's language, from its Fluent files."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from meadhall.engine.errors import MeadhallError
from meadhall.engine.log import Line

LANGUAGES: Final = ("en", "pl")

Argument = int | str

_COORDINATES: Final = re.compile(r"-?\d+,-?\d+|\d+[a-d]")
"""Places that have no name but where they are: they name themselves."""


class Words:
    """The texts of one package in one language.

    Things have names: the message `name-<id>`, whose attributes are further forms, for
    instance the cases of Polish nouns. Wherever a thing is an argument of a text, its
    name is `$thing` and its forms are `$thing_gen`, `$thing_loc` and so on; its id is
    `$thing_id`, for selectors.
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
            known = {"": thing} if _COORDINATES.fullmatch(thing) else self._named(thing)
            self._forms[thing] = known
        return known

    def _named(self, thing: str) -> dict[str, str]:
        key = f"name-{thing}"
        known = {"": self.say(key)}
        for form in self._bundle.get_message(key).attributes:
            known[form] = self.say(f"{key}.{form}")
        return known

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing, in a form that its text has, else in the plain one."""
        forms = self.forms(thing)
        return forms.get(form, forms[""])

    def names(self, things: list[str], form: str = "") -> str:
        """Several names as a list in words: "A, B and C"."""
        names = [self.name(thing, form) for thing in things]
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", list=", ".join(names[:-1]), last=names[-1])

    def thing(self, argument: str, things: list[str]) -> dict[str, Argument]:
        """The arguments that a thing, or several, give to a text."""
        arguments: dict[str, Argument] = {f"{argument}_id": "+".join(things) or "none", argument: self.names(things)}
        for form in {form for thing in things for form in self.forms(thing) if form}:
            arguments[f"{argument}_{form}"] = self.names(things, form)
        return arguments

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
        arguments: dict[str, Argument] = {}
        for name, value in about.items():
            arguments |= {name: value} if isinstance(value, int) else self.thing(name, [value])
        return self.say(f"decision-{decision}" if is_mine else f"decision-{decision}.waiting", **arguments)

    def line(self, line: Line, numbers: list[int], names: dict[str, list[str]]) -> str:
        """A log line; `names` are the ids behind the numbers of each kind, a kind in the plural is a mask."""
        arguments: dict[str, Argument] = {}
        for (name, kind), number in zip(line.fields, numbers, strict=False):
            if kind == "number":
                arguments[name] = number
            elif kind in names:
                arguments |= self.thing(name, [names[kind][number]])
            else:
                ids = names[kind.removesuffix("s")]
                arguments |= self.thing(name, [thing for n, thing in enumerate(ids) if number >> n & 1])
        return self.say(f"log-{line.key}", **arguments)


@cache
def words(package: str, language: str) -> Words:
    """The texts of a package, read once."""
    return Words(package, language)
