"""The log as sentences: what a side did in its turn, or what came of a battle, is one sentence made of many lines.

A line says by its `part` to which *passage* it belongs: a turn of a side, or a scene, which a line of its own opens.
The sentence of a passage is made of attributes of the lines' texts:

- `.clause` is the line without its subject, for the turn of a side: "built a burh in Essex";
- `.result` is the line within a scene, or within somebody else's turn, with its subject and without a full stop: "the
  Vikings lost 2 warriors";
- `.scene` is the name of the scene that a line opens: "Battle in Essex";
- `.item` is what lines of one kind have of their own, and `$items` in clause or result are all of it as a list;
- `.many` says more lines of one kind than can be listed.

Lines that differ in nothing but amounts are said once, with the sums of these, and `$times` is how many there were. A
clause about the reader, who is called "you", has `$sz` for the ending of Polish verbs in the second person. Lines that
have no such text are left to those who want to know it all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.game import Speech
from meadhall.engine.log import ANSWERS, BESIDES, OPENS, RETURNS, SCENE, Told

CLAUSES: Final = 3
"""As many clauses a turn has at most."""
ANSWERS_SAID: Final = 2
"""As many results of what others did a turn has at most."""
RESULTS: Final = 8
"""As many results a scene has at most."""
ITEMS: Final = 4
"""As many things are listed in a clause at most."""


class Passage:
    """Lines that one sentence tells: what a side did, or a scene."""

    __slots__ = ("number", "opening", "side", "told")

    def __init__(self, side: int, opening: Told | None) -> None:
        self.side: Final = side
        """The side whose turn it is; -1 if it is nobody's."""
        self.opening: Final = opening
        """The line that opens the scene."""
        self.told: Final[list[Told]] = []
        """All lines from which the sentence is made, that of the phase too."""
        self.number = -1
        """How many passages began before it; -1 while it has no line but headings."""


class Passages:
    """The passages of a log, in the order in which they begin, and to which of them each line belongs."""

    def __init__(self, told: Sequence[Told], players: Sequence[int]) -> None:
        self._players: Final = players
        """The sides that somebody plays; others have turns only if a line opens them."""
        self.all: Final[list[Passage]] = []
        self.of: Final[list[int]] = []
        """For each line the number of the passage that tells it; -1 for headings that no sentence tells."""
        self._phase: Passage | None = None
        """The scene that the phase is."""
        self._turns: dict[int, Passage] = {}
        """What each side has done since the phase began."""
        self._turn: Passage | None = None
        """What was done last in a turn of this phase."""
        self._now: Passage | None = None
        self.go_on(told)

    def go_on(self, told: Sequence[Told]) -> None:
        """Take in the lines that follow."""
        for each in told:
            self.of.append(self._head(each) if each.line.level else self._add(each))

    def _head(self, told: Told) -> int:
        """A phase that goes on with the scene of the one before, or ends all that went on."""
        if told.line.part == RETURNS and self._phase is not None:
            self._phase.told.append(told)
            self._now = self._phase
            return self._phase.number
        self._turns, self._turn = {}, None
        self._phase = self._now = Passage(-1, told) if told.line.part == SCENE else None
        return -1

    def _add(self, told: Told) -> int:
        self._now = passage = self._find(told)
        if passage.side >= 0:
            self._turn = passage
        if passage.number < 0:
            passage.number = len(self.all)
            self.all.append(passage)
        passage.told.append(told)
        return passage.number

    def _find(self, told: Told) -> Passage:
        """The passage of a plain line, a new one if need be."""
        part, side = told.line.part, told.side()
        if part == SCENE:
            return Passage(-1, told)
        if part == OPENS:
            self._phase = None
            self._turns[side] = Passage(side, None)
            return self._turns[side]
        now = (self._phase or self._turn) if part == RETURNS else self._now
        has_turns = side in self._players or side in self._turns
        if now is not None and (now.opening is not None or part == ANSWERS or not has_turns):
            return now
        return self._turns.setdefault(side, Passage(side, None)) if has_turns else Passage(-1, None)


class Sentence:
    """What a passage tells: who or what it is about, and what there is to say of that; either may be empty."""

    def __init__(self, head: str, text: str) -> None:
        self.head: Final = head
        self.text: Final = text

    def __str__(self) -> str:
        return f"{self.head} {self.text}".strip()


class Teller:
    """Makes sentences of passages, in a language; `called` are the names of those who sit at a table, by seat."""

    def __init__(self, words: Speech, names: dict[str, list[str]], called: Sequence[str] = ()) -> None:
        self._words: Final = words
        self._names: Final = names
        self._called: Final = called

    def sentence(self, passage: Passage, who: str, is_you: bool = False) -> Sentence:
        """The sentence of a passage; `who` is the name of the one whose turn it is."""
        if passage.opening is not None:
            return self._scene(passage, passage.opening)
        own = [each for each in passage.told if each.side() == passage.side and passage.side >= 0]
        clauses = self._said(own, "clause", CLAUSES, {"sz": "sz" if is_you else ""})
        others = [each for each in passage.told if each not in own]
        results = self._said(others, "result", ANSWERS_SAID if clauses else RESULTS, {})
        if clauses:
            return Sentence(who, _ended("; ".join([self._words.joined(clauses), *results])))
        if results:
            return Sentence("", _ended(_begun("; ".join(results))))
        return Sentence("", self.line(passage.told[0]))

    def _scene(self, passage: Passage, opening: Told) -> Sentence:
        key = f"log-{opening.line.key}.scene"
        head = self._say(key, opening) if self._words.has(key) else self.line(opening).rstrip(".!")
        results = self._said(passage.told, "result", RESULTS, {})
        return Sentence(f"{head}:", _ended("; ".join(results))) if results else Sentence("", _ended(head))

    def line(self, told: Told) -> str:
        """A line by itself."""
        return self._say(f"log-{told.line.key}", told)

    def _say(self, key: str, told: Told, **more: int | str) -> str:
        return self._words.say(key, **self._arguments(told), **more)

    def _arguments(self, told: Told) -> dict[str, int | str]:
        """What a line gives to its texts: a seat is called by who sits there, in all its forms."""
        arguments = self._words.told(told.line, told.numbers, self._names)
        for (field, kind), number in zip(told.line.fields, told.numbers, strict=False):
            if kind == "seat" and self._called:
                forms = [key for key in arguments if key == field or key.startswith(f"{field}_")]
                arguments |= {key: self._called[number] for key in forms if key != f"{field}_id"}
        return arguments

    def _said(self, told: list[Told], form: str, most: int, more: dict[str, str]) -> list[str]:
        """What the weightiest lines say in a form, in the order in which they came."""
        said: list[tuple[int, str]] = []
        for alike in _alike(told, form == "result"):
            line = alike[0].line
            if self._words.has(f"log-{line.key}.{form}"):
                said += [(line.weight, text) for text in self._of_a_kind(alike, form, more)]
        ranked = sorted(range(len(said)), key=lambda n: (-said[n][0], n))
        weighty = [n for n in sorted(ranked[:most]) if said[n][0] > BESIDES or said[ranked[0]][0] == BESIDES]
        return [said[n][1] for n in weighty]

    def _of_a_kind(self, told: list[Told], form: str, more: dict[str, str]) -> list[str]:
        """What lines of one kind say: each of them or, where they are listed, all of them together."""
        key = f"log-{told[0].line.key}"
        summed = [(told[-1], 1)] if told[0].line.is_latest else _summed(told)
        if not self._words.has(f"{key}.item"):
            return [self._say(f"{key}.{form}", each, times=times, **more) for each, times in summed]
        items = [self._say(f"{key}.item", each, times=times) for each, times in summed[:ITEMS]]
        if len(summed) > ITEMS and self._words.has(f"{key}.many"):
            return [self._say(f"{key}.many", summed[0][0], times=len(told), **more)]
        if len(summed) > ITEMS:
            items.append(self._words.say("list-more", count=len(summed) - ITEMS))
        return [self._say(f"{key}.{form}", summed[0][0], times=len(told), items=self._words.joined(items), **more)]


def played(sides: list[str], names: dict[str, list[str]]) -> list[int]:
    """The numbers of the sides that seats play."""
    return [n for n, side in enumerate(names.get("side", [])) if side in sides]


def _alike(told: list[Told], by_side: bool) -> list[list[Told]]:
    """Lines of each kind, in a scene of each kind and side."""
    found: dict[tuple[str, int], list[Told]] = {}
    for each in told:
        found.setdefault((each.line.key, each.side() if by_side else -1), []).append(each)
    return list(found.values())


def _summed(told: list[Told]) -> list[tuple[Told, int]]:
    """Lines of one kind, of which those that differ in amounts alone are one; each with how many it stands for."""
    fields = told[0].line.fields
    found: dict[tuple[int, ...], list[Told]] = {}
    for each in told:
        things = tuple(number for (_, kind), number in zip(fields, each.numbers, strict=False) if kind != "number")
        found.setdefault(things, []).append(each)
    return [(_sum(alike), len(alike)) for alike in found.values()]


def _sum(told: list[Told]) -> Told:
    if len(told) == 1:
        return told[0]
    kinds = [kind for _, kind in told[0].line.fields]
    numbers = list(told[0].numbers)
    for n, kind in enumerate(kinds):
        if kind == "number":
            numbers[n] = sum(each.numbers[n] for each in told)
    return Told(told[0].line, numbers, told[0].audience)


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."
