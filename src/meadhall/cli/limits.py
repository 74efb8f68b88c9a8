"""An option of `meadhall serve` for every limit of a hall."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, Any, Final

import typer

from meadhall.cli.arguments import whole
from meadhall.cli.failure import Failure
from meadhall.hall.bounds import Bounds

_MOST: Final = 10**9


def _number(given: str | int) -> int:
    number = whole(given)
    if not 0 < number <= _MOST:
        raise Failure("bad-limit", text=str(given))
    return number


def _amount(given: str | float) -> float:
    try:
        amount = float(given)
    except ValueError:
        amount = 0.0
    if not math.isfinite(amount) or not 0 < amount <= _MOST:
        raise Failure("bad-limit", text=str(given))
    return amount


def with_limits(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that takes any named arguments an option for each limit, instead of those."""
    signature = inspect.signature(command, eval_str=True)
    own = [each for each in signature.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    limits = [_parameter(each.name, each.default) for each in fields(Bounds)]
    vars(command)["__signature__"] = signature.replace(parameters=[*own, *limits])
    command.__annotations__ = {each.name: each.annotation for each in [*own, *limits]}
    return command


def _parameter(name: str, default: Any) -> inspect.Parameter:
    kind, parser = (int, _number) if isinstance(default, int) else (float, _amount)
    option = typer.Option(f"--{name.replace('_', '-')}", metavar="N", parser=parser)
    annotation: Any = Annotated[kind, option]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
