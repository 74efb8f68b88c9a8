"""A position through the eyes of one viewer: what is asked, in which words, and what may be touched."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final, Generic, Protocol, TypeVar

from meadhall.drawing.elements import Value, attributes, title
from meadhall.drawing.keeping import kept, once
from meadhall.drawing.layouts import Layout
from meadhall.drawing.touch import touchable
from meadhall.engine.driver import waiting
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, decision_key

S = TypeVar("S", bound=State)
L = TypeVar("L", bound=Layout)


class Texts(Hashable, Protocol):
    """What a picture needs of the texts of a game in one language; `meadhall.words.Words` has it."""

    @property
    def language(self) -> str:
        """The language of the texts."""

    def say(self, key: str, **arguments: int | str) -> str:
        """The text of a key."""

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing."""

    def names(self, things: list[str], form: str = "") -> str:
        """Several names as a list in words."""

    def thing(self, argument: str, things: list[str]) -> dict[str, int | str]:
        """The arguments that a thing, or several, give to a text."""

    def option(self, decision: str, option: str) -> str:
        """The label of an option."""

    def prompt(self, decision: str, is_mine: bool, about: dict[str, int | str]) -> str:
        """What a decision asks."""


@kept
def _label(texts: Texts, key: str, option: str) -> str:
    """The words of an option, kept because making them is slow."""
    return texts.option(key, option)


@kept
def _say(texts: Texts, key: str, *arguments: tuple[str, int | str]) -> str:
    return texts.say(key, **dict(arguments))


@kept
def _opening(id_: str, tip: str, place: str, *data: tuple[str, Value]) -> str:
    """With what something begins that cannot be touched."""
    return f"<g{attributes({'id': id_, 'transform': place or None, **dict(data)})}>{title(tip)}"


@kept
def _name(texts: Texts, thing: str, form: str) -> str:
    return texts.name(thing, form)


class View(Generic[S, L]):
    """What a seat sees of a position; a game's own view adds all ways in which its picture looks at hidden things."""

    def __init__(self, s: S, seat: int, texts: Texts, layout: L, is_bare: bool) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.words: Final = texts
        self.language: Final = texts.language
        self.layout: Final = layout
        self.is_bare: Final = is_bare
        """Whether the page shows the prompt itself."""
        decisions = waiting(s)
        mine = [decision for decision in decisions if decision.seat == seat]
        self.decision: Final = mine[0] if mine else decisions[0] if decisions else None
        """What the viewer must decide, else what they wait for, else nothing."""
        self.is_mine: Final = bool(mine)
        self.key: Final = decision_key(self.decision) if self.decision is not None else ""
        self.asides: Final = [mine[0].vocabulary.name(option) for option in mine[0].asides(s)] if mine else []
        """Those of the options that are only offered by the way."""
        names = [mine[0].vocabulary.name(option) for option in mine[0].options(s)] if mine else []
        self.options: Final = dict.fromkeys(sorted(names, key=self.asides.__contains__))
        """What the viewer may choose now, in the order of the vocabulary; what is offered by the way comes last."""
        self._placed: Final[set[str]] = set()

    # Words

    def say(self, key: str, **arguments: int | str) -> str:
        """A text."""
        return _say(self.words, key, *arguments.items())

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing."""
        return _name(self.words, thing, form)

    def whose(self, name: str, is_own: bool) -> str:
        """The name of a side, marked if it is the viewer's own."""
        return f"{name} ({self.say('word-you')})" if is_own else name

    def label(self, option: str) -> str:
        """The words of an option of mine."""
        return _label(self.words, self.key, option)

    def prompt(self, about: Callable[[S, Decision, int], dict[str, int | str]]) -> str:
        """What is asked of the viewer, or what they wait for; `about` gives the arguments of the text."""
        decision = self.decision
        if decision is None:
            return self.say("picture-over")
        return self.words.prompt(self.key, self.is_mine, about(self.s, decision, self.seat))

    # Hands

    def legal(self, options: Iterable[str]) -> list[str]:
        """Those of the options that the viewer may choose now."""
        return [option for option in options if option in self.options]

    def thing(
        self,
        id_: str,
        tip: str,
        content: str,
        glow: str = "",
        options: Iterable[str] = (),
        place: str = "",
        **data: Value,
    ) -> str:
        """Something with a tooltip; touchable, with its glow, if it stands for options that are legal now.

        `data_thing` is the id by which the log names it; `data_stack` and `data_count` say that it is a number of
        equal pieces, which the page lets glide from stack to stack.
        """
        legal = self.legal(options) if self.options else []
        if not legal:
            return f"{_opening(id_, tip, place, *data.items())}{content}</g>"
        label = tip
        if len(legal) == 1:
            self._placed.add(legal[0])
            label = self.label(legal[0])
        return touchable(glow + content, legal, label, id_, tip, place, **data)

    def alike(self, what: str, values: Hashable, draw: Callable[[], str]) -> str:
        """Something that is not to be touched, drawn once for all who see the same.

        Besides the texts and the layout it must depend on the values alone, also in what the viewer may know.
        """
        return once((self.words, self.layout, what, values), draw)

    def left(self) -> list[str]:
        """The options that have no element of their own yet; ask when all things are drawn."""
        return [option for option in self.options if option not in self._placed]


AnyView = View[Any, Any]
"""The view of any game."""
