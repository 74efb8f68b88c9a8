"""How positions are spoiled: numbers, lists, steps, kinds of things, options and players."""

from __future__ import annotations

import marshal
import random
from collections.abc import Callable
from typing import Any, Final

from tests.fuzz.bank import Bank

Position = dict[str, Any]
_EXTREMES: Final = (-(1 << 70), -(1 << 31), -(1 << 31) + 1, -2, -1, (1 << 31) - 1, 1 << 31, 1 << 62, 10**5000)
_ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    1,
    2.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "\ud800",
    "\n\u2028#",
    "ł" * 1000,
    [],
    {},
    [[]],
    {"": {}},
    [0] * 1000,
    10**5000,
)
_BITS: Final = 32
_DEEP: Final = 1000


def spoiled(bank: Bank, rng: random.Random) -> Position:
    """A position of the bank with one thing or a few changed."""
    position: Position = _copy(rng.choice(bank.positions))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        kind = rng.choices(_KINDS, _WEIGHTS)[0]
        try:
            kind(position, bank, rng)
        except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError):
            continue  # what an earlier change has left is not of the kind that this one changes
    return position


def _copy(data: Any) -> Any:
    """A copy of plain data, several times as fast as `deepcopy`."""
    return marshal.loads(marshal.dumps(data))  # noqa: S302  it was written a moment ago


def _number(position: Position, _: Bank, rng: random.Random) -> None:
    """A number of the state becomes another."""
    fields = position["state"]
    name = rng.choice(sorted(fields))
    if isinstance(fields[name], list):
        at = rng.randrange(len(fields[name]))
        fields[name][at] = _other(fields[name][at], rng)
    elif isinstance(fields[name], bool):
        fields[name] = not fields[name]
    else:
        fields[name] = _other(fields[name], rng)


def _other(number: int, rng: random.Random) -> int:
    if rng.random() < 0.4:
        return number + rng.choice((-2, -1, 1, 2))
    if rng.random() < 0.4:
        return number ^ 1 << rng.randrange(_BITS)
    if rng.random() < 0.7:
        return rng.randrange(-1, 60)
    return rng.choice(_EXTREMES)


def _pair(position: Position, _: Bank, rng: random.Random) -> None:
    """Two numbers of a list change places, or one goes down as much as another goes up."""
    fields = position["state"]
    name = rng.choice([name for name in sorted(fields) if isinstance(fields[name], list) and len(fields[name]) > 1])
    first, second = rng.sample(range(len(fields[name])), 2)
    if rng.random() < 0.5:
        fields[name][first], fields[name][second] = fields[name][second], fields[name][first]
    else:
        fields[name][first] += 1
        fields[name][second] -= 1


def _length(position: Position, _: Bank, rng: random.Random) -> None:
    """A list of the state has another length."""
    fields = position["state"]
    name = rng.choice([name for name in sorted(fields) if isinstance(fields[name], list)])
    fields[name] = rng.choice((fields[name][:-1], [*fields[name], 0], [], fields[name] * 2))


def _field(position: Position, bank: Bank, rng: random.Random) -> None:
    """A field of the state is as it was in another moment, or is missing, or has another name."""
    fields = position["state"]
    name = rng.choice(sorted(fields))
    if rng.random() < 0.8:
        fields[name] = _copy(rng.choice(bank.positions)["state"][name])
        return
    value = fields.pop(name)
    if rng.random() < 0.5:
        fields[rng.choice(("", "todo", "ear", "\ud800", name + "s"))] = value


def _step_number(position: Position, _: Bank, rng: random.Random) -> None:
    """A number in a step becomes another."""
    steps = [step for step in _flat(position["todo"]) if len(step) > 1]
    step = rng.choice(steps)
    at = rng.randrange(1, len(step))
    step[at] = not step[at] if isinstance(step[at], bool) else _other(step[at], rng)


def _flat(steps: list[Any]) -> list[Any]:
    """The steps of a stack, those that are open together one by one."""
    return [each for step in steps for each in (step[1] if step[0] == "Together" else [step])]


def _order(position: Position, _: Bank, rng: random.Random) -> None:
    """Steps change places, are there twice, or are missing."""
    todo = position["todo"]
    at = rng.randrange(len(todo))
    how = rng.randrange(4)
    if how == 0:
        other = rng.randrange(len(todo))
        todo[at], todo[other] = todo[other], todo[at]
    elif how == 1:
        todo.insert(rng.randrange(len(todo) + 1), _copy(todo[at]))
    elif how == 2:
        del todo[at]
    elif len(todo) < _DEEP:
        todo += _copy(todo) * rng.choice((1, 1, 3, _DEEP))


def _other_steps(position: Position, bank: Bank, rng: random.Random) -> None:
    """Steps come from another moment: one of them, or all."""
    other = _copy(rng.choice(bank.positions)["todo"])
    todo = position["todo"]
    how = rng.randrange(4)
    if how == 0:
        position["todo"] = other
    elif how == 1:
        todo.append(rng.choice(other))
    elif how == 2:
        todo.insert(rng.randrange(len(todo) + 1), rng.choice(other))
    else:
        todo[rng.randrange(len(todo))] = rng.choice(other)


def _new_step(position: Position, bank: Bank, rng: random.Random) -> None:
    """A step that might be there or not, with numbers that might fit."""
    name = rng.choice(sorted(bank.game.steps))
    numbers = [rng.choice((0, 0, 1, 1, 2, 3, rng.randrange(-1, 30), True, False)) for _ in range(rng.randrange(6))]
    step = [name, *(numbers if name != "Together" else [_flat(position["todo"])])]
    position["todo"].insert(rng.choice((0, len(position["todo"]))), step)


def _together(position: Position, bank: Bank, rng: random.Random) -> None:
    """Steps are open together that are not."""
    steps = _flat(position["todo"]) + _flat(_copy(rng.choice(bank.positions)["todo"]))
    position["todo"].append(["Together", rng.sample(steps, min(rng.randrange(4), len(steps)))])


def _kind(position: Position, _: Bank, rng: random.Random) -> None:
    """Something anywhere is of another kind, or missing."""
    holder, key = rng.choice(_places(position))
    if rng.random() < 0.2:
        del holder[key]
    else:
        holder[key] = _copy(rng.choice(_ODD))


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Everything inside some JSON: what holds it, and by which key."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [place for key, value in inner for place in [(data, key), *_places(value)]]


def _options(position: Position, bank: Bank, rng: random.Random) -> None:
    """An option has another value, allowed or not, or is missing; or there are more or fewer players."""
    if rng.random() < 0.2:
        position["players"] = rng.choice((*bank.game.players, 0, -1, 9, 2.0, "2", True, 10**5000))
        return
    name = rng.choice(sorted(position["options"]))
    option = next(each for each in bank.game.options if each.name == name)
    values = [
        True,
        False,
        -1,
        option.least,
        option.most,
        *option.values,
        *_ODD,
        rng.choice(bank.positions)["options"][name],
    ]
    if rng.random() < 0.1:
        del position["options"][name]
    else:
        position["options"][name] = rng.choice(values)


_SPOILING: Final[dict[Callable[[Position, Bank, random.Random], None], int]] = {
    _number: 24,
    _pair: 12,
    _length: 2,
    _field: 10,
    _step_number: 14,
    _order: 10,
    _other_steps: 12,
    _new_step: 5,
    _together: 3,
    _kind: 4,
    _options: 6,
}
_KINDS: Final = list(_SPOILING)
_WEIGHTS: Final = list(_SPOILING.values())


def odd_value(rng: random.Random) -> Any:
    """Something that is hardly ever right."""
    return _copy(rng.choice(_ODD))
