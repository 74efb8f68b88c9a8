"""What the form of a new table shows of a game: presets, and options with the pictures by which they are picked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from meadhall.bots import NAMED_LEVELS
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue, Preset, parts_of
from meadhall.hall.live import find_game
from meadhall.hall.shown import hall_words
from meadhall.hall.version import version

_PICTURES: Final = 64


def form_item(game: Game, language: str) -> dict[str, Any]:
    """Everything that the form of a game needs."""
    say = game.words(language)
    return {
        "slug": game.slug,
        "title": say.say("title"),
        "tagline": say.say("tagline"),
        "pitch": say.say("pitch"),
        "players": list(game.players),
        "usual_players": game.usual_players or game.players[0],
        "minutes": game.minutes,
        "weight": game.weight,
        "cut": list(game.cover),
        "presets": [_preset_item(game, preset, language) for preset in game.presets],
        "options": [_option_item(game, option, language) for option in game.options],
        "picture": f"/api/games/{game.slug}/picture.svg?lang={language}&v={version()}",
    }


_SEARCHING: Final = "jarl"


def level_items(language: str, is_alone: bool) -> list[dict[str, str]]:
    """The levels of bots; in a browser, where nothing is compiled, the one that searches is not worth its time."""
    say = hall_words(language)
    return [
        {"level": level, "label": say.say(f"level-{level}"), "text": say.say(f"level-{level}.text")}
        for level in NAMED_LEVELS
        if not (is_alone and level == _SEARCHING)
    ]


def _preset_item(game: Game, preset: Preset, language: str) -> dict[str, Any]:
    say = game.words(language)
    return {
        "name": preset.name,
        "label": say.say(f"preset-name-{preset.name}"),
        "text": say.say(f"preset-text-{preset.name}"),
        "players": preset.players,
        "minutes": preset.minutes or game.minutes,
        "options": dict(preset.options),
    }


def _option_item(game: Game, option: GameOption, language: str) -> dict[str, Any]:
    say = game.words(language)
    values: list[Any] = [True, False] if option.kind == "bool" else list(option.values)
    return {
        "name": option.name,
        "label": say.say(f"option-name-{option.name}"),
        "text": say.say(f"option-text-{option.name}"),
        "kind": option.kind,
        "default": option.default,
        "least": option.least,
        "most": option.most,
        "needs": dict(option.needs),
        "players": list(option.players),
        "is_rare": option.is_rare,
        "is_pictured": option.is_pictured,
        "values": [_value_item(game, option, value, language) for value in values],
    }


def _value_item(game: Game, option: GameOption, value: OptionValue, language: str) -> dict[str, Any]:
    """A value and, if it is picked by a picture, its card: one for each seat where it says who plays what."""
    label = game.words(language).say(option.value_key(value))
    item: dict[str, Any] = {"value": value, "label": label, "cards": []}
    if option.is_pictured:
        sides, emblems = option.sides.get(str(value), ()), option.emblems.get(str(value), ())
        item["cards"] = [_card(game, side, label, (side,), language) for side in sides] or [
            _card(game, str(value), label, emblems, language)
        ]
    return item


def _card(game: Game, choice: str, label: str, sides: tuple[str, ...], language: str) -> dict[str, Any]:
    """By what something is picked: its name, what it is good for, emblems, a picture."""
    say, key = game.words(language), f"gift-{choice.replace('+', '-')}"
    address = f"/api/games/{game.slug}/choices/{choice.replace('+', '%2B')}.svg?lang={language}&v={version()}"
    return {
        "label": say.name(choice) if say.has(f"name-{choice}") else label,
        "gift": say.say(key) if say.has(key) else "",
        "emblems": [game.emblem(side) for side in sides],
        "picture": address if choice in game.pictured_choices else "",
    }


@lru_cache(_PICTURES)
def choice_picture(slug: str, choice: str, language: str) -> str:
    """The picture of a choice; empty if there is none."""
    game = find_game(slug)
    return game.choice_picture(choice, language) if choice in game.pictured_choices else ""


def fit_item(game: Game, options: dict[str, Any], players: int, language: str) -> dict[str, Any]:
    """Whether options fit together and the number of players, and which other values would not, with the reason."""
    try:
        full, count = game.agreed(options, players)
    except MeadhallError as error:
        return {"problem": str(error), "misfits": []}
    misfits = [
        {"option": name, "value": value, "reason": reason, "seat": None}
        for name, values in game.misfits(full, count, language).items()
        for value, reason in values.items()
    ]
    for option in game.options:
        if option.kind == "seats" and option.is_pictured:
            misfits += _seat_misfits(game, option, full, count, language)
    return {"problem": _problem(game, full, count, language), "misfits": misfits}


def _seat_misfits(
    game: Game, option: GameOption, full: dict[str, OptionValue], players: int, language: str
) -> list[dict[str, Any]]:
    """For each seat the values that it cannot have while the others have theirs."""
    parts = [*parts_of(str(full[option.name])), *[""] * players][:players]
    found: list[dict[str, Any]] = []
    for seat in range(players):
        for value in option.values:
            tried = ",".join([*parts[:seat], value, *parts[seat + 1 :]])
            reason = _problem(game, {**full, **option.needs, option.name: tried}, players, language)
            if reason:
                found.append({"option": option.name, "value": value, "reason": reason, "seat": seat})
    return found


def _problem(game: Game, options: dict[str, OptionValue], players: int, language: str) -> str:
    """Why options do not fit together; empty if they do."""
    try:
        game.check_options(options, players, language)
    except MeadhallError as error:
        return str(error)
    return ""
