"""A position as plain data and back: every field of the state and every step of its stack."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final

from meadhall.engine.errors import BadPosition
from meadhall.engine.state import State
from meadhall.engine.steps import Chance, Decision, Step, Together

_LIMIT: Final = 1 << 31
_NOT_ENCODED: Final = ("todo", "ear", "variant")


def step_classes(modules: Iterable[ModuleType]) -> dict[str, type[Step]]:
    """The steps and decisions that the modules define, by name, and `Together`."""
    classes: dict[str, type[Step]] = {"Together": Together}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                classes[name] = thing
    return classes


def field_names(thing: State | Step) -> list[str]:
    """The fields of a state or step, those of its base classes first, compiled or not.

    Compiled classes keep a list of theirs; what interpreted ones have is in the instance.
    """
    names: list[str] = []
    for kind in reversed(type(thing).__mro__):
        names += [name for name in kind.__dict__.get("__mypyc_attrs__", ()) if name not in names and name != "__dict__"]
    return names + [name for name in getattr(thing, "__dict__", {}) if name not in names]


def encode_step(step: Step) -> list[Any]:
    """A step as its name and its fields."""
    if isinstance(step, Together):
        return ["Together", [encode_step(decision) for decision in step.decisions]]
    return [type(step).__name__, *[getattr(step, name) for name in _written(step)]]


def _written(step: Step) -> list[str]:
    """The fields that a step's constructor takes; the seat of chance goes without saying."""
    return [name for name in field_names(step) if name != "seat" or not isinstance(step, Chance)]


def decode_step(data: Any, classes: dict[str, type[Step]]) -> Step:
    """The step that `encode_step` wrote."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise BadPosition("A position's steps must be lists that begin with a name.")
    name, *values = data
    kind = classes.get(name)
    if kind is None:
        raise BadPosition(f"The position has a step '{name}' that this game does not know.")
    if kind is Together:
        if len(values) != 1 or not isinstance(values[0], list):
            raise BadPosition("Decisions that are open together must be a list.")
        return Together([_decision(item, classes) for item in values[0]])
    try:
        # A compiled step refuses a field of the wrong kind by itself; an interpreted one would take anything.
        if not all(isinstance(value, bool) or _is_small(value) for value in values):
            raise TypeError(name)
        step = kind(*values)
        if len(_written(step)) != len(values):
            raise TypeError(name)
        return step
    except TypeError as error:
        raise BadPosition(f"The position's step '{name}' does not have the fields it needs.") from error


def _decision(data: Any, classes: dict[str, type[Step]]) -> Decision:
    step = decode_step(data, classes)
    if not isinstance(step, Decision):
        raise BadPosition("Only decisions can be open together.")
    return step


def encode_state(s: State) -> dict[str, Any]:
    """The fields of a state and its stack, as data that JSON can hold."""
    fields: dict[str, Any] = {}
    for name in sorted(field_names(s)):
        if name not in _NOT_ENCODED:
            value = getattr(s, name)
            fields[name] = list(value) if isinstance(value, list) else value
    return {"state": fields, "todo": [encode_step(step) for step in s.todo]}


def decode_state(s: State, data: Any, classes: dict[str, type[Step]]) -> None:
    """Fill a fresh state with what `encode_state` wrote; the fresh state says which fields there are, and how long."""
    fields, todo = (data.get("state"), data.get("todo")) if isinstance(data, dict) else (None, None)
    if not isinstance(fields, dict) or not isinstance(todo, list):
        raise BadPosition("A position must have the parts 'state' and 'todo'.")
    expected = [name for name in field_names(s) if name not in _NOT_ENCODED]
    for name in sorted(set(expected) ^ set(fields)):
        raise BadPosition(f"The position's state {'lacks' if name in expected else 'has an unknown'} field '{name}'.")
    for name in expected:
        setattr(s, name, _checked(name, fields[name], getattr(s, name)))
    s.todo = [decode_step(step, classes) for step in todo]


def _checked(name: str, value: Any, fresh: Any) -> Any:
    """The value, if it is of the kind and length of the fresh state's."""
    if isinstance(fresh, list):
        if isinstance(value, list) and len(value) == len(fresh) and all(_is_small(item) for item in value):
            return list(value)
        raise BadPosition(f"The position's field '{name}' must be a list of {len(fresh)} whole numbers.")
    if type(value) is not type(fresh) or not (isinstance(value, bool) or _is_small(value)):
        raise BadPosition(f"The position's field '{name}' must be of the kind '{type(fresh).__name__}'.")
    return value


def _is_small(value: Any) -> bool:
    return type(value) is int and abs(value) < _LIMIT
