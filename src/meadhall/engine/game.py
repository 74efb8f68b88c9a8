"""The contract between a game and the house: everything a game must give, and what must hold of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Protocol

from meadhall.engine.codec import decode_state, step_classes
from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.errors import BadPosition, MeadhallError
from meadhall.engine.log import Line
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Decision, Step, decision_key

if TYPE_CHECKING:
    from meadhall.engine.match import Match

OptionValue = bool | int | str
ScoreRow = tuple[str, list[int | None]]
"""A row of a score sheet: its id, and a number for each seat, or None where it does not concern the seat."""
Feature = tuple[str, int, float, float]
"""Something a player would look at: its id, whose it is, its number, and what it is worth to the seat that asks."""

Traits = dict[str, list[list[str]]]
"""For each kind of thing that helps or hinders, such as `leader`: the ids of those that each seat had."""

_TEXT_LIMIT: Final = 200
_TRIALS: Final = 3
"""How often a position that comes from outside is played out before it is believed."""

SEED_LIMIT: Final = 1 << 53
"""Seeds are below this, so that every JSON reader keeps them whole."""


class Speech(Protocol):
    """The texts of a game in one language."""

    def say(self, key: str, **arguments: int | str) -> str:
        """The text of a key."""

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing."""

    def option(self, decision: str, option: str) -> str:
        """The label of an option."""

    def prompt(self, decision: str, is_mine: bool, about: dict[str, str | int]) -> str:
        """What a decision asks, of the one who decides or for those who wait."""

    def line(self, line: Line, numbers: list[int], names: dict[str, list[str]]) -> str:
        """A line of the log."""


@dataclass(frozen=True)
class GameOption:
    """Something that the players agree on before the game."""

    name: str
    kind: str
    """`bool`, `int`, `choice` or `text`."""
    default: OptionValue
    values: tuple[str, ...] = ()
    """Of a choice."""
    least: int = 0
    most: int = 0
    """Of an int."""

    def allows(self, value: object) -> bool:
        """Whether the value may be chosen."""
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind == "int":
            return type(value) is int and self.least <= value <= self.most
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= _TEXT_LIMIT
        return isinstance(value, str) and value in self.values

    @property
    def allowed(self) -> str:
        """What may be chosen, in words."""
        if self.kind == "bool":
            return "true or false"
        if self.kind == "int":
            return f"a whole number from {self.least} to {self.most}"
        if self.kind == "text":
            return f"a text of at most {_TEXT_LIMIT} characters"
        return "one of " + ", ".join(self.values)

    def value_key(self, value: OptionValue) -> str:
        """The text of a value of a switch or a choice; what a key cannot hold is a dash in it."""
        return f"option-value-{self.name}-{str(value).lower().replace('+', '-')}"


def _no_traits(_match: Match) -> Traits:
    """The traits of a game in which seats differ by nothing but their sides."""
    return {}


def _no_sheet(_s: Any) -> list[ScoreRow]:
    """The score sheet of a game that is won without counting."""
    return []


def _no_features(_s: Any, _seat: int) -> list[Feature]:
    """The features of a game whose evaluation does not explain itself."""
    return []


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its declaration and its functions.

    A position is a `State`: fields that the game names, and a stack `todo` of steps. The
    house never looks into the fields; it runs steps, asks decisions for their options and
    tells them what was chosen. What must hold (and is tested for every game by `tests/laws`):

    - a waiting decision has at least one option; options are unique, sorted, in its
      vocabulary, and asking for them changes nothing;
    - a state's future depends on nothing but the state and the choices: no clock, no random
      source, no global; dice and draws are decisions of the seat CHANCE;
    - `clone` gives an equal, independent state; `encode` and `decode` give an equal state
      at every position, in mid-action too;
    - `observe(s, seat)` depends only on what the seat may know; `redeal(s, seat, rng)`
      re-deals everything else: same view, options, log and picture for the seat, and a
      result that depends only on the view and the random source, never on what was hidden;
    - `observe_numbers(s, seat)`, where a game has it, gives the numbers of `observe(s, seat)`, no more, no fewer;
    - `evaluate(s)` gives each seat's chance to win, from 0 to 1, at any position;
    - `check(s)` finds no fault at any position that play can reach;
    - random play ends within `longest` decisions.
    """

    slug: str
    version: int
    """Raised when old journals would no longer replay."""
    prefix: str
    """How its rule ids begin."""
    package: str
    players: tuple[int, ...]
    minutes: int
    longest: int
    options: tuple[GameOption, ...]
    rules: tuple[ModuleType, ...]
    """The modules that define its steps and decisions."""
    start: Callable[[dict[str, OptionValue], int], State]
    """The state before anything has happened, for full options and a number of players.

    Options that do not fit together are refused with a MeadhallError.
    """
    observe: Callable[[Any, int], dict[str, Any]]
    """What a seat (or NOBODY) may know, as plain data, built from an allow-list."""
    redeal: Callable[[Any, int, Rng], State]
    """A clone in which all that the seat cannot know is dealt anew, respecting what it may infer."""
    evaluate: Callable[[Any], list[float]]
    rollout: int
    """How many random decisions a search plays before it asks the evaluation: none where random play tells nothing."""
    check: Callable[[Any], list[str]]
    """What is wrong with a position, in sentences: pieces missing, counts that do not add up."""
    picture: Callable[[Any, int, str, str], str]
    """An SVG for a seat, in a language and a layout: `wide` or `tall`, or one of these with `-bare`, without the prompt
    and, if tall, the buttons, for a page that shows them itself."""
    describe: Callable[[Any, int, str], list[tuple[str, list[str]]]]
    """The position in words: headings and lines, for terminals and screen readers."""
    about: Callable[[Any, Decision, int], dict[str, str | int]]
    """What a decision is about as far as a seat may know, for its prompt: numbers and ids of things, by name."""
    names: dict[str, list[str]]
    """For each kind of number in log lines: the ids behind the numbers."""
    words: Callable[[str], Speech]
    unveil: Callable[[Any], State]
    """A clone in which nothing is hidden, for the table after the end."""
    sides: Callable[[Any], list[str]]
    """For each seat, the id of what it plays: a side, a clan, a kingdom; empty while that is open."""
    emblem: Callable[[str], str]
    """The small SVG by which a side is known beside its colour; it uses the definitions."""
    definitions: Callable[[], str]
    """The styles and drawings that all pictures share; each picture begins with them, and a page may keep them once."""
    usual_players: int = 0
    """How many play when nobody says how many; 0 for as few as possible."""
    observe_numbers: Callable[[Any, int], list[list[int]]] | None = None
    """`observe` for machines that look at many tables at once: lists that one after another hold its numbers, in its
    order. They may be the state's own, so that nothing is copied: they are read at once and never changed. A game may
    have it whose views are always of one shape."""
    score_sheet: Callable[[Any], list[ScoreRow]] = _no_sheet
    """What decided a finished game, as far as it can be counted: the parts of the score, in the rulebook's order, each
    called by the text `score-<id>`."""
    traits: Callable[[Match], Traits] = _no_traits
    """What the seats of a finished match had besides their sides, to be watched for fairness: leaders, cards, armies.
    A kind is called by the text `trait-<kind>`, a thing by its name."""
    watched: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """Options that are drawn anew for every game when fairness is measured, with the values to draw from. Draws that do
    not fit together are drawn again."""
    features: Callable[[Any, int], list[Feature]] = _no_features
    """What the evaluation looks at, for a seat: its own things and those of the others; nothing while sides are open.

    The text `sense-<id>` calls a feature. One with an attribute `off` is a sentence, which holds or no longer does;
    one without is a number, which grows or shrinks."""
    certainty: float = 1.0
    """How much surer one may be than the evaluation: the power to which its odds are raised to be win chances."""
    weights: list[float] = field(default_factory=list)
    """What the features are worth to `evaluate`: the very list that it reads, so that whoever changes it changes the
    evaluation, and must put it back. Empty if there is none."""
    weight_names: Sequence[str] = ()
    """What each of the weights is called in `sense.py`."""

    @cached_property
    def steps(self) -> dict[str, type[Step]]:
        """Every step and decision of the game, by class name."""
        return step_classes(self.rules)

    @cached_property
    def decisions(self) -> dict[str, type[Decision]]:
        """Every decision of the game, by key, in the order of the flat action numbering."""
        found = {decision_key(kind): kind for kind in self.steps.values() if issubclass(kind, Decision)}
        return {key: found[key] for key in sorted(found)}

    @cached_property
    def _offsets(self) -> dict[str, int]:
        offsets: dict[str, int] = {}
        total = 0
        for key, kind in self.decisions.items():
            offsets[key] = total
            total += len(kind.vocabulary)
        offsets[""] = total
        return offsets

    @property
    def action_count(self) -> int:
        """How many flat actions the game has."""
        return self._offsets[""]

    def action(self, decision: Decision, option: int) -> int:
        """The flat number of an option: the decision's offset and the option's id."""
        return self._offsets[decision_key(decision)] + option

    def action_name(self, action: int) -> str:
        """The decision and option of a flat action, as `pick_tile/pick_tile:tile_1`."""
        for key, kind in self.decisions.items():
            if 0 <= action - self._offsets[key] < len(kind.vocabulary):
                return f"{key}/{kind.vocabulary.name(action - self._offsets[key])}"
        raise MeadhallError(f"{self.slug} has no action {action}; they go from 0 to {self.action_count - 1}.")

    def full_options(self, options: dict[str, Any] | None) -> dict[str, OptionValue]:
        """The options with defaults filled in; a ValueError says what is allowed."""
        full: dict[str, OptionValue] = {option.name: option.default for option in self.options}
        by_name = {option.name: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in by_name:
                raise MeadhallError(f"{self.slug} has no option '{name}'; it has {', '.join(sorted(by_name))}.")
            if not by_name[name].allows(value):
                raise MeadhallError(f"The option '{name}' must be {by_name[name].allowed}, not {value!r}.")
            full[name] = value
        return full

    def new(self, seed: int = 0, options: dict[str, Any] | None = None, players: int | None = None) -> Match:
        """A new match, played up to its first real decision; chance follows the seed."""
        from meadhall.engine.match import Match  # a match knows its game, so a game can only ask for one late

        return Match(self, self.full_options(options), self._players(players), _checked_seed(seed))

    def at(self, position: dict[str, Any], seed: int = 0) -> Match:
        """A match that goes on from a position that `Match.position` gave."""
        from meadhall.engine.match import Match

        if not isinstance(position, dict) or position.get("game") != self.slug:
            raise BadPosition(f"This is no position of {self.slug}: it must be an object with game: {self.slug}.")
        if position.get("version") != self.version:
            raise BadPosition(
                f"This position is of version {position.get('version')} of {self.slug}, not {self.version}."
            )
        options = position.get("options")
        if not isinstance(options, dict):
            raise BadPosition("The position's 'options' must be an object.")
        players = self._players(position.get("players"))
        full = self.full_options(options)
        return Match(self, full, players, _checked_seed(seed), self._decoded(full, players, position), position)

    def _decoded(self, options: dict[str, OptionValue], players: int, position: dict[str, Any]) -> State:
        s = self.start(options, players)
        decode_state(s, position, self.steps)
        try:
            faults = self.check(s)
            if not faults:
                for stream in range(_TRIALS):
                    self._try_out(s.clone(), Rng(0, stream))
        except (ArithmeticError, AssertionError, LookupError, RuntimeError, TypeError, ValueError) as error:
            raise BadPosition("The position cannot be played: its numbers or steps do not fit together.") from error
        if faults:
            raise BadPosition(f"The position breaks the rules: {faults[0]}")
        return s

    def _try_out(self, s: State, rng: Rng) -> None:
        """Play a position to the end at random; one whose stack makes no sense soon shows it."""
        s.ear = []
        for _ in range(self.longest):
            open_decisions = waiting(s)
            if not open_decisions:
                return
            for decision in open_decisions:
                if decision.seat != CHANCE and not 0 <= decision.seat < self.players[-1]:
                    raise IndexError("no such seat")
                self.about(s, decision, decision.seat)
            options = open_decisions[0].options(s)
            for option in options:
                open_decisions[0].vocabulary.name(option)
            carry_out(s, open_decisions[0], pick(s, open_decisions[0], options, rng))
        raise IndexError("no end")

    def _players(self, players: Any) -> int:
        if players is None:
            return self.usual_players or self.players[0]
        if players not in self.players:
            raise MeadhallError(f"{self.slug} is for {' or '.join(map(str, self.players))} players, not {players!r}.")
        return int(players)


def _checked_seed(seed: Any) -> int:
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise MeadhallError(f"A seed must be a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}.")
    return seed
