"""What several commands take: a game, a seed, a seat, options of a game."""

from __future__ import annotations

import secrets
from difflib import get_close_matches
from typing import Annotated, Final

import typer

import meadhall
from meadhall.cli.failure import Failure
from meadhall.engine.chance import checked_seed
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue

_YES: Final = ("true", "yes", "on", "tak", "1")
_SEED_DIGITS: Final = 150
_NO: Final = ("false", "no", "off", "nie", "0")


def whole(given: str | int) -> int:
    """A whole number from 0 on, as an argument or a default gives it."""
    text = str(given)
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise Failure("bad-number", text=text)
    return int(text)


def seed_of(text: str | None) -> int | str | None:
    """A seed, as an argument gives it: a whole number, or else a text."""
    if text is None:
        return None
    digits = text.removeprefix("-")
    seed = int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= _SEED_DIGITS else text
    try:
        checked_seed(seed)
    except MeadhallError:
        raise Failure("bad-seed", text=text[:80]) from None
    return seed


def league_seed(given: str | int) -> int:
    """The seed of the first of many games, whose numbers follow each other."""
    from meadhall.arena.leagues import SEED_LIMIT  # late: most commands need no arena

    text = str(given)
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) < SEED_LIMIT):
        raise Failure("bad-league-seed", text=text, most=str(SEED_LIMIT - 1))
    return int(text)


def fresh_seed() -> int:
    """A seed for a game that nobody has asked to repeat; short, so that it can be told."""
    return secrets.randbelow(1_000_000)


def game_of(slug: str) -> Game:
    """The game of that name."""
    known = meadhall.games()
    wanted = slug.lower()
    if wanted not in known:
        near = get_close_matches(wanted, known, 1)
        if near:
            raise Failure("bad-game-near", name=slug, near=near[0])
        raise Failure("bad-game", name=slug, names=", ".join(known))
    return meadhall.game(wanted)


def players_of(game: Game, players: int | None) -> int | None:
    """A number of players that the game is for, or None for the usual one."""
    if players is not None and players not in game.players:
        raise Failure("bad-players", players=players, allowed=", ".join(map(str, game.players)))
    return players


def seat_number(seat: int | None, players: int) -> int | None:
    """A seat that the game has, or None."""
    if seat is not None and seat >= players:
        raise Failure("bad-seat", seat=seat, most=players - 1)
    return seat


def options_of(game: Game, given: list[str]) -> dict[str, OptionValue]:
    """The options that arguments `name=value` give."""
    by_name = {option.name: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise Failure("bad-option-form", text=text)
        if name not in by_name:
            names = get_close_matches(name, by_name, 3) or sorted(by_name)
            raise Failure("bad-option-name", name=name, game=game.slug, names=", ".join(names))
        chosen[name] = _value(by_name[name], value)
    return chosen


def agreement(
    game: Game, preset: str | None, given: list[str], players: int | None
) -> tuple[dict[str, OptionValue], int | None]:
    """The options that a preset and arguments `name=value` give, and how many play, if anything says so."""
    options, count = options_of(game, given), players_of(game, players)
    if preset is None:
        return options, count
    by_name = {each.name: each for each in game.presets}
    if preset not in by_name:
        raise Failure("bad-preset", name=preset, game=game.slug, names=", ".join(by_name))
    found = by_name[preset]
    if found.players and count not in (None, found.players):
        raise Failure("preset-players", name=preset, players=found.players)
    return {**found.options, **options}, found.players or count


def _value(option: GameOption, text: str) -> OptionValue:
    value: OptionValue = text
    if option.kind == "bool":
        value = text.lower() in _YES if text.lower() in (*_YES, *_NO) else text
    elif option.kind in ("int", "seed") and text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 20:
        value = int(text)
    if option.allows(value):
        return value
    if option.kind == "bool":
        raise Failure("bad-option-bool", name=option.name, value=text)
    if option.kind in ("int", "seed"):
        raise Failure("bad-option-int", name=option.name, value=text, least=option.least, most=option.most)
    raise Failure("bad-option-choice", name=option.name, value=text, values=", ".join(option.values))


GameArgument = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
SeedOption = Annotated[str | None, typer.Option("--seed", metavar="SEED", show_default=False)]
LeagueSeed = Annotated[int | None, typer.Option("--seed", metavar="N", parser=league_seed, show_default=False)]
PlayersOption = Annotated[int | None, typer.Option("--players", metavar="N", parser=whole, show_default=False)]
GameOptions = Annotated[list[str] | None, typer.Option("--option", "-O", metavar="NAME=VALUE", show_default=False)]
PresetOption = Annotated[str | None, typer.Option("--preset", metavar="NAME", show_default=False)]
SeatOption = Annotated[int | None, typer.Option("--seat", metavar="N", parser=whole, show_default=False)]
