"""`meadhall games`: which games there are, and what can be agreed on before each."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import meadhall
from meadhall.cli.languages import LanguageOption, texts
from meadhall.engine.game import Game, GameOption
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
        console.print(_options(game, names, say))


def _options(game: Game, names: Words, say: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(say.say("games-option"), no_wrap=True)
    table.add_column(say.say("games-values"))
    table.add_column(say.say("games-text"), ratio=1)
    for option in game.options:
        text = Text.assemble((names.say(f"option-name-{option.name}"), "bold"), ". ")
        text.append(names.say(f"option-text-{option.name}"))
        table.add_row(Text(option.name, "cyan"), _values(option), text)
    return table


def _values(option: GameOption) -> Text:
    """What may be chosen, the default first and in bold."""
    default = str(option.default).lower()
    if option.kind == "int":
        return Text.assemble((default, "bold"), f" ({option.least}–{option.most})")
    values = option.values or ("true", "false")
    return Text.assemble((default, "bold"), *[f"\n{value}" for value in values if value != default])
