"""The texts of the command line: the same in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

from meadhall.words import LANGUAGES


def _messages(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the arguments that its text uses."""
    text = files("meadhall.cli").joinpath(f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    english, polish = (_messages(language) for language in LANGUAGES)
    assert english == polish


def test_every_text_is_used() -> None:
    folder = files("meadhall.cli")
    code = "".join(each.read_text("utf-8") for each in folder.iterdir() if each.name.endswith(".py"))
    texts = folder.joinpath("en.ftl").read_text("utf-8")
    made = ("help-", "undo-", "source-")
    unused = [
        key
        for key in _messages("en")
        if f'"{key}"' not in code and f"{{ {key} }}" not in texts and not key.startswith(made)
    ]
    assert [key for key in unused if not key.startswith("doctor-")] == []
    # What the doctor finds is named where it is found.
    hall = "".join(each.read_text("utf-8") for each in files("meadhall.hall").iterdir() if each.name.endswith(".py"))
    found = [key.removeprefix("doctor-").removeprefix("damage-") for key in unused if key.startswith("doctor-")]
    assert [each for each in found if f'"{each}"' not in hall] == []
