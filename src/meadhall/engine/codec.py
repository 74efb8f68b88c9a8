"""A position as plain data and back: every field of the state and every step of its stack."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final

from meadhall.engine.errors import BadPosition, shown
from meadhall.engine.numbers import numbers
from meadhall.engine.state import State
from meadhall.engine.steps import Chance, Decision, Step, Together

_LIMIT: Final = 1 << 31
_COMPILED_NAMES: Final[dict[type[Any], list[str]]] = {}
"""They are asked for at every step of a stack, and looked up once for each class."""
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
    names = _compiled_names(type(thing))
    return [*names, *[name for name in getattr(thing, "__dict__", ()) if name not in names]]


def _compiled_names(kind: type[Any]) -> list[str]:
    if kind not in _COMPILED_NAMES:
        names = [name for each in reversed(kind.__mro__) for name in each.__dict__.get("__mypyc_attrs__", ())]
        _COMPILED_NAMES[kind] = [name for name in dict.fromkeys(names) if name != "__dict__"]
    return _COMPILED_NAMES[kind]


def asked_of(kind: type[Step]) -> set[str]:
    """The names of what a decision of a kind is about, beside its seat."""
    told = getattr(kind.__init__, "__annotations__", {})
    return {*_compiled_names(kind), *told} - {"seat", "return"}


def encode_step(step: Step) -> list[Any]:
    """A step as its name and its fields."""
    if isinstance(step, Together):
        return ["Together", [encode_step(decision) for decision in step.decisions]]
    return [type(step).__name__, *values_of(step)]


def values_of(step: Step) -> list[Any]:
    """What a step's constructor takes to make the same step."""
    return [getattr(step, name) for name in _written(step)]


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
        raise BadPosition(f"The position has a step {shown(name)} that this game does not know.")
    if kind is Together:
        if len(values) != 1 or not isinstance(values[0], list):
            raise BadPosition("Decisions that are open together must be a list.")
        return Together([_decision(item, classes) for item in values[0]])
    try:
        if not _fit(kind, values):
            raise TypeError(name)
        step = kind(*values)
        if [type(getattr(step, field)) for field in _written(step)] != [type(value) for value in values]:
            raise TypeError(name)
        return step
    except TypeError as error:
        raise BadPosition(f"The position's step '{name}' does not have the fields it needs.") from error


def _fit(kind: type[Step], values: list[Any]) -> bool:
    """Whether the values are of the kinds that the fields have.

    A compiled step refuses a field of the wrong kind by itself; an interpreted one would take anything.
    """
    if not all(isinstance(value, bool) or _is_small(value) for value in values):
        return False
    told = getattr(kind.__init__, "__annotations__", {})
    kinds = [told[name] for name in told if name != "return"]
    return all(isinstance(value, bool) == (each == "bool") for value, each in zip(values, kinds, strict=False))


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
            fields[name] = value if isinstance(value, int) else list(value)
    return {"state": fields, "todo": [encode_step(step) for step in s.todo]}


def decode_state(s: State, data: Any, classes: dict[str, type[Step]]) -> None:
    """Fill a fresh state with what `encode_state` wrote; the fresh state says which fields there are, and how long."""
    fields, todo = (data.get("state"), data.get("todo")) if isinstance(data, dict) else (None, None)
    if not isinstance(fields, dict) or not isinstance(todo, list):
        raise BadPosition("A position must have the parts 'state' and 'todo'.")
    expected = [name for name in field_names(s) if name not in _NOT_ENCODED]
    for name in expected:
        if name not in fields:
            raise BadPosition(f"The position's state lacks field '{name}'.")
    for name in fields:
        if name not in expected:
            raise BadPosition(f"The position's state has an unknown field {shown(name)}.")
    for name in expected:
        setattr(s, name, _checked(name, fields[name], getattr(s, name)))
    s.todo = [decode_step(step, classes) for step in todo]


def _checked(name: str, value: Any, fresh: Any) -> Any:
    """The value, if it is of the kind and length of the fresh state's."""
    if not isinstance(fresh, int):
        if isinstance(value, list) and len(value) == len(fresh) and all(_is_small(item) for item in value):
            return list(value) if isinstance(fresh, list) else numbers(value)
        raise BadPosition(f"The position's field '{name}' must be a list of {len(fresh)} whole numbers.")
    if type(value) is not type(fresh) or not (isinstance(value, bool) or _is_small(value)):
        raise BadPosition(f"The position's field '{name}' must be of the kind '{type(fresh).__name__}'.")
    return value


def _is_small(value: Any) -> bool:
    return type(value) is int and abs(value) < _LIMIT
