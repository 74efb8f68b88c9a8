"""The texts of standings and reports: the same in both languages, all of them used."""

from __future__ import annotations

import re
from importlib.resources import files

from meadhall.words import LANGUAGES


def _messages(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the arguments that its text uses."""
    text = files("meadhall.arena").joinpath(f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    english, polish = (_messages(language) for language in LANGUAGES)
    assert english == polish


def test_every_text_is_used() -> None:
    code = "".join(each.read_text("utf-8") for each in files("meadhall.arena").iterdir() if each.name.endswith(".py"))
    said = set(re.findall(r"""["']([a-z-]+)["']""", code))
    assert {key.removeprefix("column-") for key in _messages("en")} - said == set()
