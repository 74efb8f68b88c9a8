"""`meadhall games`: which games there are, and what can be agreed on before each."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import meadhall
from meadhall.cli.languages import LanguageOption, texts
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption
from meadhall.words import Words, words


def games(lang: LanguageOption = "") -> None:
    """Show every game with its options."""
    console = Console(highlight=False)
    for slug in meadhall.games():
        game = meadhall.game(slug)
        names = words(game.package, lang)
        say = texts(lang)
        console.print(
            Text.assemble((slug, "bold cyan"), "  ", (names.say("title"), "bold"), f": {names.say('subtitle')}")
        )
        players = [str(each) for each in game.players]
        about = say.say(
            "game-facts",
            players=players[0] if len(players) == 1 else f"{players[0]}–{players[-1]}",
            most=game.players[-1],
            minutes=game.minutes,
        )
        console.print(Text(f"{names.say('tagline')} {about}"))
        console.print(_presets(game, names, say))
        console.print(_options(game, names, say))


def _presets(game: Game, names: Words, say: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(say.say("games-preset"), no_wrap=True)
    table.add_column(say.say("games-text"), ratio=1)
    for preset in game.presets:
        text = Text.assemble((names.say(f"preset-name-{preset.name}"), "bold"), ": ")
        text.append(names.say(f"preset-text-{preset.name}"))
        table.add_row(Text(preset.name, "cyan"), text)
    return table


def _options(game: Game, names: Words, say: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(say.say("games-option"), no_wrap=True)
    table.add_column(say.say("games-values"), overflow="fold")
    table.add_column(say.say("games-text"), ratio=1)
    for option in game.options:
        text = Text.assemble((names.say(f"option-name-{option.name}"), "bold"), ": ")
        text.append(names.say(f"option-text-{option.name}"))
        table.add_row(Text(option.name, "cyan"), _values(option, say), text)
    return table


def _values(option: GameOption, say: Words) -> Text:
    """What may be chosen, the default first and in bold."""
    default = str(option.default).lower()
    if option.kind == "int":
        return Text.assemble((default, "bold"), f" ({option.least}–{option.most})")
    if option.kind == "seed":
        return Text.assemble((say.say("games-drawn"), "bold"), f" ({option.least}–{option.most})")
    if option.kind == "seats":
        return Text(say.say("games-seats", values=", ".join(option.values)))
    if option.kind == "text":
        return Text("\n").join([*([Text(default, "bold")] if default else []), Text(say.say("games-any-text"))])
    values = option.values or ("true", "false")
    return Text.assemble((default, "bold"), *[f"\n{value}" for value in values if value != default])
