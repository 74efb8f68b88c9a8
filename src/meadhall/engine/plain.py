"""Positions of games that are not compiled: a table of fields is all that has to be written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from meadhall.engine.fields import Field, Fields, Setting
from meadhall.engine.options import OptionValue
from meadhall.engine.state import Agreed, State


class Chosen(Agreed):
    """The options of a table by their names, and how many play."""

    def __init__(self, options: Mapping[str, OptionValue], players: int) -> None:
        super().__init__()
        self.options: Final = dict(options)
        self.players: Final = players


class Plain(State):
    """A position that holds what the table `fields` of its class declares; the class names the fields' types."""

    fields: ClassVar[Fields]

    def __init__(self, variant: Chosen, model: Plain | None = None) -> None:
        super().__init__()
        self.variant: Final = variant
        if model is not None:
            self.todo = model.todo[:]
        for field in self.fields:
            value: Any = self._start(field) if model is None else getattr(model, field.name)
            setattr(self, field.name, list(value) if field.by else value)

    def _start(self, field: Field) -> int | list[int]:
        if isinstance(field.start, tuple):
            return list(field.start)
        start = int(self.variant.options[field.start.name] if isinstance(field.start, Setting) else field.start)
        if field.by:
            return [start] * field.size
        return bool(start) if field.is_flag else start

    def clone(self) -> Self:
        return type(self)(self.variant, self)
