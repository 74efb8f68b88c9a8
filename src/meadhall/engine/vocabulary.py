"""What may be said: the options of a decision, by number inside and by name outside."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import UnknownOption


class Vocabulary:
    """A fixed list of option names; an option's id is its place in the list.

    Ids name a thing (an area, a card, an amount), never a position among the options
    that happen to be legal, so an id means the same in every position of a game.
    """

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self._ids: Final = {name: number for number, name in enumerate(names)}
        if len(self._ids) != len(names):
            raise ValueError("A vocabulary must not name two options alike.")

    def __len__(self) -> int:
        return len(self.names)

    def name(self, option: int) -> str:
        """The name of an option id."""
        if 0 <= option < len(self.names):
            return self.names[option]
        raise UnknownOption("There is no option " + str(option) + " in a vocabulary of " + str(len(self.names)) + ".")

    def id(self, name: str) -> int:
        """The id of an option name."""
        option = self._ids.get(name)
        if option is None:
            raise UnknownOption("There is no option called '" + name + "' here.")
        return option
