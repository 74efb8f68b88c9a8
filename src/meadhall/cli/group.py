"""How the commands speak: help in the reader's language, and one sentence when something is wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from meadhall.cli.failure import Failure
from meadhall.cli.languages import language_of, texts
from meadhall.engine.errors import MeadhallError
from meadhall.words import Words


class Commands(TyperGroup):
    """The group of all commands.

    Help texts are the messages `help-<command>` and `help-<command>-<parameter>`. What a
    command raises as bad input ends as one red sentence on standard error and exit code 2.
    """

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line and exit with its code."""
        given = sys.argv[1:] if args is None else list(args)
        say = texts(language_of(given))
        self._translate(say)
        try:
            code = super().main(given, prog_name, complete_var, False, windows_expand_args, **extra)
        except Exception as error:
            sentence = _sentence(error, say)
            if sentence is None:
                raise
            complain(sentence)
            code = 2
        if code == 130:
            complain(say.say("interrupted"), "yellow")
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names."""
        if args and args[0] not in self.commands and not args[0].startswith("-") and not ctx.resilient_parsing:
            near = get_close_matches(args[0], self.commands, 1)
            if near:
                raise Failure("usage-command-near", name=args[0], near=near[0])
            raise Failure("usage-command", name=args[0], names=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def _translate(self, say: Words) -> None:
        self.help = say.say("help-main")
        _translate_parameters(self, "main", say)
        for name, command in self.commands.items():
            command.help = say.say(f"help-{name}")
            vars(command)["rich_help_panel"] = say.say("panel-commands")
            _translate_parameters(command, name, say)


def _translate_parameters(command: Any, name: str, say: Words) -> None:
    """Give a command's parameters, its `--help` included, the texts and panels of a language."""
    help_option = command.get_help_option(typer.Context(command))
    for parameter in [*command.params, help_option]:
        own = f"help-{name}-{parameter.name}"
        parameter.help = say.say(own if say.has(own) else f"help-any-{parameter.name}")
        is_argument = parameter.param_type_name == "argument"
        parameter.rich_help_panel = say.say("panel-arguments" if is_argument else "panel-options")
        if getattr(parameter, "is_flag", False):
            parameter.metavar = " "  # else the help shows a type, as if a value had to follow


def complain(sentence: str, style: str = "red") -> None:
    """Say something on standard error."""
    Console(stderr=True).print(sentence, style=style, markup=False, highlight=False, soft_wrap=True)


def _sentence(error: Exception, say: Words) -> str | None:
    """What to tell the reader, or None if the error is the program's own."""
    if isinstance(error, Failure):
        return say.say(error.key, **error.arguments)
    if isinstance(error, MeadhallError):
        return str(error)
    if hasattr(error, "format_message"):
        return _usage_sentence(error, say)
    return None


def _usage_sentence(error: Any, say: Words) -> str:
    """What is wrong with the arguments, of an error that the parser raised."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "meadhall"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say.say("usage-option", option=error.option_name, command=command)
    if kind == "MissingParameter" and error.param is not None:
        is_option = error.param.param_type_name == "option"
        name = error.param.opts[-1] if is_option else error.param.metavar or error.param.name.upper()
        return say.say("usage-missing", name=name, command=command)
    if kind == "BadOptionUsage":
        return say.say("usage-value", option=error.option_name)
    message = " ".join(error.format_message().split()).rstrip(".")
    return say.say("usage-other", message=message, command=command)
