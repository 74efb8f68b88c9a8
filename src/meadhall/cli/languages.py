"""Which language to speak: `--lang`, else MEADHALL_LANG, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import typer

from meadhall.cli.failure import Failure
from meadhall.words import LANGUAGES, Words, words

_VARIABLES: Final = ("MEADHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def texts(language: str) -> Words:
    """The texts of the command line."""
    return words("meadhall.cli", language)


def default_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for."""
    asked = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return next((language for language in LANGUAGES if asked.lower().startswith(language)), "en")


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for.

    It is looked up before the arguments are understood, so that what is wrong with them can
    be said in it.
    """
    asked = default_language(os.environ)
    for number, argument in enumerate(arguments):
        if argument == "--pl":
            asked = "pl"
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        elif argument == "--lang" and number + 1 < len(arguments):
            asked = arguments[number + 1]
    return asked if asked in LANGUAGES else default_language(os.environ)


def known_language(value: str) -> str:
    """The language of an option `--lang`, empty for the default."""
    if value and value not in LANGUAGES:
        raise Failure("bad-language", language=value, languages=", ".join(LANGUAGES))
    return value or default_language(os.environ)


LanguageOption = Annotated[str, typer.Option("--lang", metavar="en|pl", callback=known_language, show_default=False)]
