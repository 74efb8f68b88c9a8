"""What programs choose from in a game: the key of every decision, its rule, what it asks, its options."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from meadhall.cli.languages import texts
from meadhall.engine.game import Game


def option_heads(names: list[str]) -> dict[str, list[str]]:
    """The options of a vocabulary by what stands before their first colon."""
    heads: dict[str, list[str]] = {}
    for name in names:
        heads.setdefault(name.partition(":")[0], []).append(name)
    return heads


def show_decisions(game: Game, language: str, console: Console) -> None:
    """A table of all decisions; of each kind of option one, and of how many."""
    say = texts(language)
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for heading in ("decisions-key", "decisions-rule", "decisions-question", "decisions-options"):
        table.add_column(say.say(heading), overflow="fold")
    asked = _questions(game, language)
    for key, decision in sorted(game.decisions.items()):
        options = Text("\n").join(
            Text.assemble(of_a_kind[0], (f"  ({len(of_a_kind)})" if len(of_a_kind) > 1 else "", "dim"))
            for of_a_kind in option_heads(list(decision.vocabulary.names)).values()
        )
        table.add_row(Text(key, "bold"), Text(decision.rule, "cyan"), Text(asked[key]), options)
    console.print(table)


@cache
def _questions(game: Game, language: str) -> dict[str, str]:
    """What each decision asks; what depends on the position is left out."""
    resource = FluentParser().parse(files(game.package).joinpath(f"{language}.ftl").read_text("utf-8"))
    messages = {each.id.name: each.value for each in resource.body if isinstance(each, Message)}
    return {key: _plain(messages[f"decision-{key}"]) for key in game.decisions}


def _plain(pattern: Pattern | None) -> str:
    text = ""
    for part in pattern.elements if pattern else ():
        if isinstance(part, TextElement):
            text += part.value
        elif isinstance(part.expression, SelectExpression):
            text += _plain(next(each.value for each in part.expression.variants if each.default))
        else:
            text += "…"
    return text
