"""What a manual leaves to the game to say, in braces: its presets, options and their values by name, its figures.

| placeholder | becomes |
|---|---|
| `{presets}` | the presets as a list, with a sentence each |
| `{name:recall}`, `{values:recall}` | the name of an option; what may be chosen, the default in bold |
| `{option:recall}`, `{option:recall=own_turn}` | the same name in quotation marks, with a value if one is given |
| `{value:recall=own_turn}` | the name of a value in quotation marks |
| `{figure:tiles}` | a figure of the page that tells the game, as a picture of Markdown whose address is its id |
"""

from __future__ import annotations

import re
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption
from meadhall.lessons.guide import figures, guide_says

_PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::([\w-]+)(?:=(\w+))?)?\}")
_QUOTED: Final = {"en": '"{}"', "pl": "„{}”"}


def filled(text: str, game: Game, language: str) -> str:
    """A text with all its placeholders filled; one that the game does not know is an error."""
    return _PLACEHOLDER.sub(lambda found: _filling(found[1], found[2] or "", found[3] or "", game, language), text)


def _filling(kind: str, name: str, value: str, game: Game, language: str) -> str:
    say = game.words(language).say
    if kind == "presets":
        return "\n".join(
            f"- **{say(f'preset-name-{each.name}')}**: {say(f'preset-text-{each.name}')}" for each in game.presets
        )
    if kind == "figure":
        if name not in figures(game):
            raise MeadhallError(f"The manual of {game.slug} shows an unknown figure '{name}'.")
        return f"![{guide_says(game, f'{name}.alt', language)}]({name})"
    option = next((each for each in game.options if each.name == name), None)
    if option is None:
        raise MeadhallError(f"The manual of {game.slug} names an unknown option '{name}'.")
    title = say(f"option-name-{name}")
    if kind == "name":
        return title
    if kind == "values":
        return _values(game, option, language)
    if kind == "value":
        title = _value(game, option, value, language)
    elif kind != "option":
        raise MeadhallError(f"The manual of {game.slug} has an unknown placeholder '{kind}'.")
    elif value:
        title = f"{title}: {_value(game, option, value, language)}"
    return _QUOTED[language].format(title)


def _values(game: Game, option: GameOption, language: str) -> str:
    """What may be chosen, the default in bold."""
    if option.kind == "int":
        return f"{option.least}–{option.most}, **{option.default}**"
    values = option.values or ("true", "false")
    default = str(option.default).lower()
    names = {value: _value(game, option, value, language) for value in values}
    return "; ".join(f"**{name}**" if value == default else name for value, name in names.items())


def _value(game: Game, option: GameOption, value: str, language: str) -> str:
    if option.kind == "int" and value.isdigit() and option.least <= int(value) <= option.most:
        return value
    known = option.values or (("true", "false") if option.kind == "bool" else ())
    if value not in known:
        raise MeadhallError(f"The manual of {game.slug} names '{value}', which '{option.name}' never is.")
    return game.words(language).say(option.value_key(value))
