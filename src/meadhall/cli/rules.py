"""`meadhall rules`: the manual of a game, a rule of it, a search, the sources of its components, its decisions."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from meadhall.cli.arguments import GameArgument, game_of
from meadhall.cli.decisions import show_decisions
from meadhall.cli.failure import Failure
from meadhall.cli.languages import LanguageOption, texts
from meadhall.cli.screen import Screen
from meadhall.cli.sources import show_sources
from meadhall.engine.game import Game
from meadhall.manual import Manual, Rule, balance_report, folded, manual

RuleArgument = Annotated[str, typer.Argument(metavar="RULE-ID", show_default=False)]
SearchOption = Annotated[str, typer.Option("--search", metavar="WORDS", show_default=False)]
SourcesOption = Annotated[bool, typer.Option("--sources")]
DecisionsOption = Annotated[bool, typer.Option("--decisions")]
BalanceOption = Annotated[bool, typer.Option("--balance")]
PolishOption = Annotated[bool, typer.Option("--pl")]

_FIGURE: Final = re.compile(r"!\[([^]]*)\]\([^)]*\)")
"""In words in the terminal."""


def rules(
    game: GameArgument,
    rule: RuleArgument = "",
    search: SearchOption = "",
    sources: SourcesOption = False,
    decisions: DecisionsOption = False,
    balance: BalanceOption = False,
    lang: LanguageOption = "",
    polish: PolishOption = False,
) -> None:
    """Show the manual or a part of it."""
    found = game_of(game)
    language = "pl" if polish else lang
    console = Console(highlight=False)
    if sources:
        show_sources(found, language, console)
        return
    if decisions:
        show_decisions(found, language, console)
        return
    if rule and search:
        raise Failure("rule-and-search", words=f"{search} {rule}")
    report = balance_report(found.slug, language)
    if balance:
        if report is None:
            raise Failure("no-balance", game=found.slug)
        with _pager(console):
            console.print(Markdown(report))
        return
    book = manual(found, language)
    if rule:
        _print_rule(console, _known(book, rule, found))
    elif search:
        _print_found(console, book.search(search), search, language)
    else:
        with _pager(console):
            console.print(Markdown(_FIGURE.sub(r"*\1*", book.text)))
            if report is not None:
                console.print("\n" + texts(language).say("rules-balance", game=found.slug), style="cyan", markup=False)


def show_rule(screen: Screen, name: str) -> None:
    """A rule in the middle of a game; a wrong id gets the same sentence, and the game goes on."""
    try:
        found = _known(manual(screen.game, screen.language), name, screen.game)
    except Failure as failure:
        screen.tell(failure.key, "yellow", **failure.arguments)
        return
    _print_rule(screen.console, found)


def _known(book: Manual, name: str, game: Game) -> Rule:
    found = book.find(name)
    if found is not None:
        return found
    near = book.near(name)
    if near:
        raise Failure("bad-rule-near", rule=name, near=", ".join(near))
    raise Failure("bad-rule", rule=name, game=game.slug, example=next(iter(book.rules), ""))


def _print_rule(console: Console, rule: Rule) -> None:
    console.print(Text.assemble((rule.id, "bold cyan"), (f"  {rule.chapter}", "dim")))
    console.print(Padding(Markdown(rule.text), (0, 2)))


def _print_found(console: Console, found: list[Rule], words: str, language: str) -> None:
    say = texts(language)
    if not found:
        console.print(say.say("search-nothing", words=words), markup=False)
        raise typer.Exit(1)
    console.print(say.say("search-found", count=len(found), words=words), style="bold", markup=False)
    for rule in found:
        console.print()
        console.print(Text.assemble((rule.id, "bold cyan"), (f"  {rule.chapter}", "dim")))
        console.print(Padding(_marked(rule.text, words), (0, 2)))


def _marked(text: str, words: str) -> Text:
    """A rule's text with the words that were looked for in colour."""
    made = Text(text.replace("`", "").replace("**", ""))
    held = folded(made.plain)
    for word in folded(words).split():
        for place in re.finditer(rf"\b{re.escape(word)}\w*", held):
            made.stylize("bold yellow", *place.span())
    return made


def _pager(console: Console) -> AbstractContextManager[object]:
    """A pager where somebody sits in front of the text; `less` keeps its colours."""
    if not console.is_terminal:
        return nullcontext()
    os.environ.setdefault("LESS", "-FRX")
    return console.pager(styles=shutil.which("less") is not None)
