"""The contract between a game and the house: everything a game must give, and what must hold of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from meadhall.engine import defaults
from meadhall.engine.chance import Seed, checked_seed, number_apart
from meadhall.engine.codec import decode_state, encode_state, step_classes
from meadhall.engine.errors import BadJournal, BadPosition, MeadhallError, shown
from meadhall.engine.fields import UNDECLARED, Fields, Piece
from meadhall.engine.inspected import Inspected, Warned
from meadhall.engine.intents import Plan, Sheet
from meadhall.engine.log import Line, Told
from meadhall.engine.notation import UNWRITTEN, Notation
from meadhall.engine.numbers import Numbers
from meadhall.engine.options import DRAWN, HOUSE_RULES, GameOption, Misfit, OptionValue, Preset
from meadhall.engine.outlook import Outlook
from meadhall.engine.plates import Plate, Ribbon
from meadhall.engine.rng import Rng
from meadhall.engine.scenes import Scene
from meadhall.engine.state import Agreed, State
from meadhall.engine.steps import Decision, Step, decision_key
from meadhall.engine.trials import faults_of, refuse_unplayable, refuse_unsound

if TYPE_CHECKING:
    from meadhall.engine.match import Match

ScoreRow = tuple[str, list[int | None]]
"""A row of a score sheet: its id, and a number for each seat, or None where it does not concern the seat."""
Feature = tuple[str, int, float, float]
"""Something a player would look at: its id, whose it is, its number, and what it is worth to the seat that asks."""

Traits = dict[str, list[list[str]]]
"""For each kind of thing that helps or hinders, such as `leader`: the ids of those that each seat had."""


class Speech(Protocol):
    """The texts of a game in one language."""

    def has(self, key: str) -> bool:
        """Whether there is a text of a key."""

    def say(self, key: str, **arguments: int | str) -> str:
        """The text of a key."""

    def name(self, thing: str, form: str = "") -> str:
        """The name of a thing."""

    def option(self, decision: str, option: str) -> str:
        """The label of an option."""

    def prompt(self, decision: str, is_mine: bool, about: dict[str, str | int]) -> str:
        """What a decision asks, of the one who decides or for those who wait."""

    def whole(self, decision: str, about: dict[str, str | int]) -> str:
        """What a row of such decisions asks, whose answers are given at once."""

    def warning(self, key: str, about: dict[str, str | int]) -> str:
        """What is said before a choice."""

    def joined(self, texts: list[str]) -> str:
        """Several texts as a list in words."""

    def line(self, line: Line, numbers: list[int], names: dict[str, list[str]]) -> str:
        """A line of the log."""

    def told(self, line: Line, numbers: list[int], names: dict[str, list[str]]) -> dict[str, int | str]:
        """What the numbers of a line of the log give to its texts."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its declaration and its functions.

    A position is a `State`: fields that the game names, and a stack `todo` of steps. The
    house never looks into the fields; it runs steps, asks decisions for their options and
    tells them what was chosen. What must hold (and is tested for every game by `meadhall.laws`):

    - a waiting decision has at least one option; options are unique, sorted, in its
      vocabulary, and asking for them changes nothing;
    - a state's future depends on nothing but the state and the choices: no clock, no random
      source, no global; dice and draws are decisions of the seat CHANCE;
    - `clone` gives an equal, independent state; `encode` and `decode` give an equal state
      at every position, in mid-action too;
    - `observe(s, seat)` depends only on what the seat may know; `redeal(s, seat, rng)`
      re-deals everything else: same view, options, log and picture for the seat, and a
      result that depends only on the view and the random source, never on what was hidden;
    - what machines see, the fields that may be known and `known(s, seat)`, tells a seat what it may choose, and no more
      than it may know;
    - `evaluate(s)` gives each seat's chance to win, from 0 to 1, at any position;
    - `check(s)` finds no fault at any position that play can reach, and one of the `foundations` waits there below
      all other steps, which wait in the `order`, or the game `has_ended`;
    - random play ends within `longest` decisions.
    """

    slug: str
    version: int
    """Raised when the rules or the fields of a position change."""
    prefix: str
    """How its rule ids begin."""
    package: str
    players: tuple[int, ...]
    minutes: int
    longest: int
    rules: tuple[ModuleType, ...]
    """The modules that define its steps and decisions."""
    start: Callable[[dict[str, OptionValue], int], State]
    """The state before anything has happened, for full options and a number of players.

    Options that do not fit together are refused with a `Misfit`; whoever begins a game asks `begun`, which tells why.
    """
    picture: Callable[[Any, int, str, str], str]
    """An SVG for a seat, in a language and a layout: `wide` is the whole table, `wide-bare` the same without a prompt,
    `parts` the board, cards, mats and verbs each for itself, for a page that has its own places for them, and
    `parts-turned` the same with the board turned by a quarter, if it can be."""
    describe: Callable[[Any, int, str], list[tuple[str, list[str]]]]
    """The position in words: headings and lines, for terminals and screen readers."""
    words: Callable[[str], Speech]
    definitions: Callable[[], str]
    """The styles and drawings that all pictures share; each picture begins with them, and a page may keep them once."""
    options: tuple[GameOption, ...] = ()
    observe: Callable[[Any, int], dict[str, Any]] = defaults.all_of
    """What a seat (or NOBODY) may know, as plain data, built from an allow-list."""
    redeal: Callable[[Any, int, Rng], State] = defaults.as_it_is
    """A clone in which all that the seat cannot know is dealt anew, respecting what it may infer."""
    evaluate: Callable[[Any], list[float]] = defaults.even_chances
    rollout: int = 0
    """How many random decisions a search plays before it asks the evaluation: none where random play tells nothing."""
    check: Callable[[Any], list[str]] = defaults.nothing_wrong
    """What is wrong with a position, in sentences: pieces missing, counts that do not add up."""
    about: Callable[[Any, Decision, int], dict[str, str | int]] = defaults.about_nothing
    """What a decision is about as far as a seat may know, for its prompt: numbers and ids of things, by name."""
    names: dict[str, list[str]] = field(default_factory=dict)
    """For each kind of number in log lines: the ids behind the numbers."""
    unveil: Callable[[Any], State] = defaults.lying_open
    """A clone in which nothing is hidden, for the table after the end."""
    sides: Callable[[Any], list[str]] = defaults.seats_as_sides
    """For each seat, the id of what it plays: a side, a clan, a kingdom; empty while that is open."""
    emblem: Callable[[str], str] = defaults.plain_emblem
    """The small SVG by which a side is known beside its colour; it uses the definitions."""
    foundations: tuple[type[Step], ...] = ()
    """The steps that lead to the end of the game: one of them waits below all others; none if that is not known."""
    has_ended: Callable[[Any], bool] = defaults.says_so
    """Whether the state says that the game is over; nothing is left to do then, and only then."""
    fields: Fields = UNDECLARED
    """What its positions hold. Each field is in its range at every position; `check` finds what else is wrong."""
    order: Mapping[type[Step], tuple[type[Step], ...]] = field(default_factory=dict)
    """Which steps can wait directly below a step; below those that are not named, any."""
    oldest: int = 0
    """The oldest version whose journals still replay, by the preset `house_rules`; 0 if only those of this one do."""
    presets: tuple[Preset, ...] = ()
    """Named sets of options; the first changes nothing."""
    usual_players: int = 0
    """How many play when nobody says how many; 0 for as few as possible."""
    weight: int = 1
    """How much there is to learn, from 1 to 5; lists of games begin with the lightest."""
    cover: tuple[int, int, int, int] = (0, 0, 1440, 900)
    """The part of the wide picture by which the game is known when it is small: left, top, width and height."""
    knowledge: Callable[[Any], Sequence[Piece]] = defaults.no_knowledge
    """The pieces of `known`, in games that begin with a position."""
    known: Callable[[Any, int], Numbers] = defaults.nothing_known
    """What a seat knows of fields that are nobody's to know as they stand, for machines that look at many tables at
    once: counts by kind, one number after another, its own first; no more than `observe` tells."""
    plates: Callable[[Any, int, str], list[Plate]] = defaults.no_plates
    """What a page shows of each player beside the board, for a viewer in a language, in the order of seats."""
    ribbon: Callable[[Any, int, str], Ribbon] = defaults.no_ribbon
    """The round, its phases and what comes next, for a viewer in a language."""
    scene: Callable[[Sequence[Told], int, str], Scene | None] = defaults.no_scene
    """What is to be watched in the lines of one passage of the log, as a viewer may read them, in a language; None if
    they are told by the log alone. A clash that is not decided yet gives a scene without an outcome."""
    sheet: Callable[[Any, int, str], Sheet | None] = defaults.nothing_at_once
    """The numbers that a seat decides on from here on without anybody between, in a language; None if it is not asked
    for such."""
    plans: Callable[[Any, int, str], list[Plan]] = defaults.no_plans
    """What a seat that decides could do next, as players of the game would, in a language; from what it may know."""
    inspect: Callable[[Any, int, str, str], Inspected | None] = defaults.inspect_nothing
    """What a viewer may know of a thing, in a language: of an id of `data-thing` in the picture, or of an option as
    `decision/option`. None if there is nothing to say."""
    signs: Callable[[str], list[tuple[str, str]]] = defaults.no_signs
    """The legend, in a language: the small SVG of each sign of the table, and what it means."""
    starts: tuple[type[Decision], ...] = ()
    """The decisions that ask where a route begins, or what to do: what is asked for next may be touched instead where
    it belongs to one answer alone."""
    strides: tuple[type[Decision], ...] = ()
    """The decisions that ask for a route step by step: its end may be touched at once. Whichever way of so few steps
    leads there, one arrives alike."""
    outlook: Callable[[Any, Any, Decision, int, str], Outlook] = defaults.no_outlook
    """What comes of an option of a decision beside what is told, for its seat, in a language: from the position before
    it and the one after it, both dealt anew. What holds in all such positions is said."""
    warned: Collection[type[Decision]] = ()
    """The decisions of which `warn` may have something to say."""
    warn: Callable[[Any, Any, Decision, int], list[Warned]] = defaults.warn_of_nothing
    """What to say to a seat before it chooses an option of its decision: of the position before it, and of the one
    after it in which somebody must decide again. Both come from `redeal`, so that nothing is said that the seat could
    not know; only what holds however it was dealt is told."""
    score_sheet: Callable[[Any], list[ScoreRow]] = defaults.no_sheet
    """What decided a finished game, as far as it can be counted: the parts of the score, in the rulebook's order, each
    called by the text `score-<id>`."""
    way_won: Callable[[Any], str] = defaults.no_way
    """How a finished game was won: an id, told by the text `won-<id>`."""
    traits: Callable[[Match], Traits] = defaults.no_traits
    """What the seats of a finished match had besides their sides, to be watched for fairness: leaders, cards, armies.
    A kind is called by the text `trait-<kind>`, a thing by its name."""
    watched: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """Options that are drawn anew for every game when fairness is measured, with the values to draw from. Draws that do
    not fit together are drawn again."""
    features: Callable[[Any, int], list[Feature]] = defaults.no_features
    """What the evaluation looks at, for a seat: its own things and those of the others; nothing while sides are open.

    The text `sense-<id>` calls a feature. One with an attribute `off` is a sentence, which holds or no longer does;
    one without is a number, which grows or shrinks."""
    pictured_choices: Collection[str] = ()
    """What is picked before the game by a picture of its own: sides, or values of options that are pictured."""
    choice_picture: Callable[[str, str], str] = defaults.no_picture
    """The SVG of one of those, in a language; what is drawn is a part of the game's own table."""
    certainty: float = 1.0
    """How much surer one may be than the evaluation: the power to which its odds are raised to be win chances."""
    notation: Notation = UNWRITTEN
    """How its positions are written down by hand."""
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
    def has_secret_questions(self) -> bool:
        """Whether some decision waits for its seat even where the seat has nothing to choose."""
        return any(kind.is_secret is not Decision.is_secret for kind in self.decisions.values())

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
                raise MeadhallError(f"{self.slug} has no option {shown(name)}; it has {', '.join(sorted(by_name))}.")
            if not by_name[name].allows(value):
                raise MeadhallError(f"The option '{name}' must be {by_name[name].allowed}, not {shown(value)}.")
            full[name] = value
        return full

    def begun(self, options: dict[str, OptionValue], players: int, language: str = "en") -> State:
        """The state before anything has happened; what does not fit together is refused with a sentence."""
        try:
            s = self.start(options, players)
        except Misfit as misfit:
            sentence = self.words(language).say(f"misfit-{misfit.key}", **misfit.arguments)
            raise MeadhallError(sentence) from misfit
        agreed = getattr(s, "variant", None)
        if isinstance(agreed, Agreed):
            agreed.terms = (self.package, options, players)
        return s

    def check_options(self, options: dict[str, OptionValue], players: int, language: str = "en") -> None:
        """Refuse full options that do not fit together, or not the number of players, with a sentence."""
        self.begun(options, players, language)

    def misfits(
        self, options: dict[str, OptionValue], players: int, language: str = "en"
    ) -> dict[str, dict[OptionValue, str]]:
        """For each option, the values that do not fit the others as they are, each with the reason.

        Numbers and texts are left out: there are too many of them. So are values that ask for a text of their own,
        which can only be written once they are chosen.
        """
        found: dict[str, dict[OptionValue, str]] = {}
        for option in self.options:
            for value in (True, False) if option.kind == "bool" else option.values if option.kind == "choice" else ():
                if self._asks_for_text(option.name, value):
                    continue
                try:
                    self.check_options({**options, option.name: value}, players, language)
                except MeadhallError as error:
                    found.setdefault(option.name, {})[value] = str(error)
        return found

    def _asks_for_text(self, name: str, value: OptionValue) -> bool:
        """Whether some text means something only with this value of an option."""
        return any(option.kind in ("text", "seats") and option.needs.get(name) == value for option in self.options)

    def past_options(self, version: int, options: dict[str, Any]) -> dict[str, OptionValue]:
        """The full options of a match that was begun under that version of the game.

        Those that did not exist then are as the house played at that time.
        """
        if version == self.version:
            return self.full_options(options)
        if not self.oldest or not self.oldest <= version < self.version:
            raise BadJournal(f"This journal is of version {version} of {self.slug}, which is now {self.version}.")
        by_name = {option.name: option for option in self.options}
        now = {name: by_name[name].now(value) if name in by_name else value for name, value in options.items()}
        return self.full_options({**self.preset(HOUSE_RULES).options, **now})

    def preset(self, name: str) -> Preset:
        """The preset of that name; an unknown one raises and says which there are."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        names = ", ".join(preset.name for preset in self.presets)
        raise MeadhallError(f"{self.slug} has no preset {shown(name)}; it has {names or 'none'}.")

    def agreed(
        self, options: dict[str, Any] | None, players: int | None = None, preset: str | None = None
    ) -> tuple[dict[str, OptionValue], int]:
        """The full options and the number of players: what is said, else what the preset says, else what is usual."""
        if preset is None:
            return self.full_options(options), self._players(players)
        found = self.preset(preset)
        if found.players and players not in (None, found.players):
            raise MeadhallError(f"The preset '{preset}' is for {found.players} players, not for {players}.")
        return self.full_options({**found.options, **(options or {})}), self._players(found.players or players)

    def with_seeds(self, options: dict[str, OptionValue], draw: Callable[[str], int]) -> dict[str, OptionValue]:
        """The options with every seed drawn that is left to that and matters; `draw` gives a number for a name."""
        drawn = dict(options)
        for option in self.options:
            if option.kind == "seed" and drawn[option.name] == DRAWN and option.matters(drawn):
                drawn[option.name] = draw(option.name) % (option.most + 1)
        return drawn

    def new(
        self,
        seed: Seed = 0,
        options: dict[str, Any] | None = None,
        players: int | None = None,
        preset: str | None = None,
    ) -> Match:
        """A new match, played up to its first real decision; chance follows the seed, a whole number or a text.

        Options that are given change those of the preset.
        """
        from meadhall.engine.match import Match  # a match knows its game, so a game can only ask for one late

        checked = checked_seed(seed)
        full, count = self.agreed(options, players, preset)
        drawn = self.with_seeds(full, lambda name: number_apart(checked, name))
        return Match(self, drawn, count, checked)

    def at(self, position: dict[str, Any], seed: Seed = 0, trusted: bool = False) -> Match:
        """A match that goes on from a position that `Match.position` gave.

        One that is not trusted is played out a few times before it is believed: it may come from anywhere.
        """
        from meadhall.engine.match import Match

        if not isinstance(position, dict) or position.get("game") != self.slug:
            raise BadPosition(f"This is no position of {self.slug}: it must be an object with game: {self.slug}.")
        if position.get("version") != self.version:
            raise BadPosition(
                f"This position is of version {shown(position.get('version'))} of {self.slug}, not {self.version}."
            )
        options = position.get("options")
        if not isinstance(options, dict):
            raise BadPosition("The position's 'options' must be an object.")
        players = self._players(position.get("players"))
        full = self.full_options(options)
        s = self.begun(full, players)
        decode_state(s, position, self.steps)
        refuse_unsound(self, s, players)
        if not trusted:
            refuse_unplayable(self, s, players)
        return Match(self, full, players, checked_seed(seed), s, self.position_of(s, full, players))

    def position_of(self, s: State, options: dict[str, OptionValue], players: int) -> dict[str, Any]:
        """A position as plain data that `at` reads back: the state, hidden things and waiting steps included."""
        head = {"game": self.slug, "version": self.version, "players": players}
        return head | {"options": dict(options)} | encode_state(s)

    def faults(self, s: State, players: int) -> list[str]:
        """What is wrong with a position and its stack, in sentences."""
        return faults_of(self, s, players)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A game travels as the name of its package: it is where it arrives."""
        return _game_in, (self.package,)

    def _players(self, players: Any) -> int:
        if players is None:
            return self.usual_players or self.players[0]
        if players not in self.players:
            allowed = " or ".join(map(str, self.players))
            raise MeadhallError(f"{self.slug} is for {allowed} players, not {shown(players)}.")
        return int(players)


def _game_in(package: str) -> Game:
    """The game that a package declares."""
    game: Game = import_module(package).GAME
    return game


def packed(s: State) -> tuple[object, ...]:
    """How a state is made again elsewhere: from its game, what was agreed, and the position as plain data."""
    agreed = getattr(s, "variant", None)
    package, options, players = agreed.terms if isinstance(agreed, Agreed) else ("", {}, 0)
    if not package:
        raise MeadhallError("A state can only be pickled if its game was begun by `Game.begun`, `new` or `at`.")
    return _unpacked, (_game_in(package), options, players, encode_state(s))


def _unpacked(game: Game, options: dict[str, OptionValue], players: int, data: dict[str, Any]) -> State:
    s = game.begun(options, players)
    decode_state(s, data, game.steps)
    return s
