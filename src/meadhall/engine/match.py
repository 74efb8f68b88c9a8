"""A match: a state, the journal that led to it, and chance played from a seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Final, Self

from meadhall.engine.advice import Advice
from meadhall.engine.chance import Seal, Seed, draw
from meadhall.engine.driver import carry_out, run_steps, waiting
from meadhall.engine.errors import BadJournal, BadPosition, CannotUndo, IllegalChoice, MeadhallError, shown
from meadhall.engine.game import Game, ScoreRow
from meadhall.engine.journal import Entry, Journal
from meadhall.engine.log import Told
from meadhall.engine.options import OptionValue
from meadhall.engine.ranking import Ranking, places
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, EVERYONE, NOBODY, Chance, Decision, Step, Together, decision_key

UNDO_NOTHING: Final = "nothing"
UNDO_CHANCE: Final = "chance"
UNDO_REVEALED: Final = "revealed"
UNDO_OTHERS: Final = "others"

_UNDO_SENTENCES: Final = {
    UNDO_NOTHING: "Seat {} has nothing to take back.",
    UNDO_CHANCE: "Seat {} cannot take back its last choice: chance has answered it.",
    UNDO_REVEALED: "Seat {} cannot take back its last choice: something hidden has been shown.",
    UNDO_OTHERS: "Seat {} cannot take back its last choice: another seat has chosen since.",
}


class Match:
    """A game being played.

    Chance is played by the match: the outcome at entry n of the journal depends on the seed
    and n alone, and only who has the seed can tell it. Choices with one option are recorded and played at once, unless
    that would tell others what they may not know.
    """

    adviser: ClassVar[Callable[[Match, int, int, int, str], list[Advice]] | None] = None
    """Who gives hints: bots think above the engine, so the house puts them here."""

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        players: int,
        seed: Seed,
        state: State | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.settings: Final = options
        """The game's options that this match is played with."""
        self.players: Final = players
        self.seed: Final = seed
        self.entries: list[Entry] = []
        self._position: Final = position
        self._beginning: Final = state if state is not None else game.begun(options, players)
        self._told: list[tuple[int, Told]] = []
        self.state = self._beginning
        self._restart()
        self._advance()

    # What is

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.todo

    @property
    def seat(self) -> int | None:
        """The seat that decides now: the first of them, when several do at once; None after the end."""
        open_decisions = self.open_decisions()
        return open_decisions[0].seat if open_decisions else None

    @property
    def seats(self) -> list[int]:
        """All seats that may decide now."""
        return [decision.seat for decision in self.open_decisions()]

    @property
    def decision(self) -> str | None:
        """The key of the decision that waits, such as `pick_tile`; None after the end."""
        open_decisions = self.open_decisions()
        return decision_key(open_decisions[0]) if open_decisions else None

    @property
    def is_committing(self) -> bool:
        """Whether seats commit themselves at once and in parts, each for itself."""
        group = _group(self.state)
        return group is not None and any(each.is_secret(self.state) for each in self.open_decisions())

    @property
    def scores(self) -> list[int] | None:
        """The final scores by seat; None until the game is over."""
        return self.state.scores() if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        return self.state.winners() if self.over else []

    @property
    def ranking(self) -> Ranking | None:
        """Each seat's place and the way in which the game was won; None until the game is over."""
        return Ranking(self.game.way_won(self.state), places(self.state)) if self.over else None

    def verdict(self, language: str = "en") -> str:
        """How the game was won, in a sentence; empty until it is over."""
        way = self.game.way_won(self.state) if self.over else ""
        return self.game.words(language).say(f"won-{way}") if way else ""

    def score_sheet(self, language: str = "en") -> list[ScoreRow]:
        """The rows of the score sheet, by their names; empty until the game is over."""
        say = self.game.words(language).say
        return (
            [(say(f"score-{row}"), numbers) for row, numbers in self.game.score_sheet(self.state)] if self.over else []
        )

    def options(self, seat: int | None = None) -> list[str]:
        """The names of what may be chosen now, by the seat that decides or by another that may decide at once."""
        if self.over:
            return []
        decision = self._decision_of(seat)
        return [decision.vocabulary.name(option) for option in decision.options(self.state)]

    def shape(self, seat: int | None = None) -> str:
        """By which gesture the waiting decision is answered: one of `engine.shapes.SHAPES`; empty after the end."""
        return "" if self.over else type(self._decision_of(seat)).shape

    def asides(self, seat: int | None = None) -> list[str]:
        """The names of those options that are only offered by the way: no answer to what is asked."""
        if self.over:
            return []
        decision = self._decision_of(seat)
        return [decision.vocabulary.name(option) for option in decision.asides(self.state)]

    def listed(self, seat: int | None = None) -> list[str]:
        """The options in the order in which people are shown them: what is only offered by the way comes last."""
        return sorted(self.options(seat), key=self.asides(seat).__contains__)

    def open_decisions(self) -> list[Decision]:
        """The decisions that wait: none after the end, several when they are simultaneous."""
        return waiting(self.state)

    def option_name(self, option: int, seat: int | None = None) -> str:
        """The name of an option id of the decision that waits."""
        return self._decision_of(seat).vocabulary.name(option)

    def view(self, seat: int = NOBODY) -> dict[str, Any]:
        """All that a seat may know, as plain data; a spectator's view without one."""
        self._check_viewer(seat)
        open_decisions = self.open_decisions()
        return {
            "game": self.game.slug,
            "seat": seat,
            "n": len(self.entries) - (0 if self.over else len(self.unknown_to(seat))),
            "waiting": [{"seat": each.seat, "decision": decision_key(each)} for each in open_decisions],
            "options": self.options(seat) if seat in [each.seat for each in open_decisions] else [],
            "over": self.over,
            "scores": self.scores,
            "winners": self.winners,
            "board": self.game.observe(self.state, seat),
        }

    def unknown_to(self, seat: int) -> list[int]:
        """The entries of the journal of which a seat knows nothing: parts of what another commits itself to."""
        return [n for n, entry in enumerate(self.entries) if entry.is_partial and entry.seat != seat]

    def picture(self, seat: int = NOBODY, language: str = "en", layout: str = "wide") -> str:
        """The table as a seat may see it: one SVG in which every legal option can be touched."""
        self._check_viewer(seat)
        return self.game.picture(self.state, seat, language, layout)

    def _repr_svg_(self) -> str:
        return self.picture()

    def prompt(self, seat: int = NOBODY, language: str = "en") -> str:
        """What is asked of the seat, or for what it waits; empty after the end."""
        self._check_viewer(seat)
        open_decisions = self.open_decisions()
        if not open_decisions:
            return ""
        mine = [each for each in open_decisions if each.seat == seat]
        decision = (mine or open_decisions)[0]
        about = self.game.about(self.state, decision, seat)
        return self.game.words(language).prompt(decision_key(decision), bool(mine), about)

    def label(self, option: str, language: str = "en", seat: int | None = None) -> str:
        """An option of the waiting decision in words."""
        return self.game.words(language).option(decision_key(self._decision_of(seat)), option)

    def hint(
        self, budget: int = 1000, seat: int | None = None, language: str = "en", iterations: int = 0
    ) -> list[Advice]:
        """What a seat may choose, best first, with win chances and reasons in words; none after the end.

        The search has so many milliseconds, or iterations if that is given, and sees what the seat may see.
        """
        if self.over:
            return []
        adviser = Match.adviser
        if adviser is None:
            raise MeadhallError("Nobody is here to give hints; `import meadhall` brings somebody.")
        return adviser(self, self._decision_of(seat).seat, budget, iterations, language)

    def log(self, seat: int = NOBODY, language: str = "en", since: int = 0) -> list[str]:
        """What has happened, as the seat may know it, from entry `since` of the journal on."""
        speech = self.game.words(language)
        return [speech.line(told.line, told.numbers, self.game.names) for _, told in self.told(seat, since)]

    def told(self, seat: int = NOBODY, since: int = 0) -> list[tuple[int, Told]]:
        """The log lines for the seat, each with the number of journal entries before it."""
        self._check_viewer(seat)
        return [(n, told) for n, told in self._told if n >= since and told.is_told_to(seat)]

    # What is done

    def choose(self, option: str, seat: int | None = None) -> None:
        """Make a choice by name; an illegal one raises and changes nothing."""
        if self.over:
            raise IllegalChoice("The game is over; nothing can be chosen any more.")
        decision = self._decision_of(seat)
        names = self.options(decision.seat)
        if option not in names:
            legal = ", ".join(names)
            raise IllegalChoice(f"{shown(option)} cannot be chosen now; seat {decision.seat} may choose {legal}.")
        self._play(decision, decision.vocabulary.id(option), len(names) == 1)
        self._advance()

    def choose_all(self, options: list[str], seat: int | None = None) -> None:
        """Make a chain of choices of one seat, one after the other; what was forced in between counts as made.

        A chain ends where chance answers, something hidden is shown or another seat chooses: whether what follows is
        legal there would tell what came, and who does not like it could choose otherwise. If a choice is illegal,
        those before it stand: who wants all or nothing plays on a copy.
        """
        if not options:
            raise IllegalChoice("Nothing was chosen.")
        left = list(options)
        while left:
            before = len(self.entries)
            self.choose(left.pop(0), seat)
            choice, *answers = self.entries[before:]
            is_clear = not choice.is_revealing
            for entry in answers:
                if left and is_clear and entry.name == left[0] and entry.seat == choice.seat:
                    left.pop(0)
                is_clear = is_clear and entry.is_nothing_to(choice.seat) and not entry.is_revealing
            if left and not is_clear:
                raise IllegalChoice("A chain of choices cannot go on past chance, another seat, or what was hidden.")

    def undo(self, seat: int | None = None) -> None:
        """Take back the latest choice of a seat, by default of the one that chose last."""
        who = seat if seat is not None else self._last_chooser()
        kept = self._undo_point(who)
        since = self.entries[kept:]
        # What others have committed themselves to in the meantime is theirs.
        self.entries = self.entries[:kept] + [entry for entry in since if not entry.is_known_to(who)]
        self._restart()
        self._advance()

    def undo_turn(self, seat: int | None = None) -> None:
        """Take back all that the seat can take back."""
        self.undo(seat)
        while self.why_not_undo(seat) is None:
            self.undo(seat)

    def why_not_undo(self, seat: int | None = None) -> str | None:
        """None if `undo` would work, else one of the `UNDO_*` reasons."""
        try:
            self._undo_point(seat if seat is not None else self._last_chooser())
        except CannotUndo as refusal:
            return refusal.reason
        return None

    # What is written

    @property
    def journal(self) -> str:
        """The whole match as text; `meadhall.replay` reads it back."""
        choices = [(entry.seat, entry.name) for entry in self.entries]
        game = self.game
        seed = self.seed
        if isinstance(seed, Seal) and not self.over:
            seed = replace(seed, secret=b"")  # whoever reads it before the end could foretell what comes
        return str(Journal(game.slug, game.version, self.players, seed, self.settings, choices, self._position))

    def position(self) -> dict[str, Any]:
        """The position, hidden things and waiting steps included, as plain data; `Game.at` reads it back."""
        return self.game.position_of(self.state, self.settings, self.players)

    def first(self, count: int) -> Match:
        """Another match that has come as far as the first `count` entries of this one, and waits there."""
        past = Match(self.game, self.settings, self.players, self.seed, self._beginning.clone(), self._position)
        past.entries = self.entries[:count]
        past._restart()
        return past

    def check_draws(self) -> tuple[int, list[int]]:
        """How many draws could have come out otherwise, and the numbers of entries that are not what the seed gives."""
        past = self.first(0)
        draws, odd = 0, []
        for number, entry in enumerate(self.entries):
            decision = next(each for each in past.open_decisions() if each.seat == entry.seat)
            options = decision.options(past.state)
            if entry.seat == CHANCE and len(options) > 1:
                draws += 1
                if past._drawn(decision, options) != entry.option:
                    odd.append(number)
            past._play(decision, entry.option, entry.is_forced)
        return draws, odd

    def copy(self) -> Self:
        """Another match at the same position, with the same journal and log, that goes its own way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.entries = self.entries[:]
        other._told = self._told[:]
        other.state = self.state.clone()
        other.state.ear = []
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A match travels as its journal, which is all of it."""
        choices = [(entry.seat, entry.name) for entry in self.entries]
        return _played, (self.game, self.settings, self.players, self.seed, self._position, choices)

    def replay(self, choices: list[tuple[int, str]]) -> None:
        """Begin anew and make these choices, chance's too, each of which must be legal."""
        self.entries = []
        self._restart()
        for number, (seat, name) in enumerate(choices, start=1):
            open_decisions = {each.seat: each for each in self.open_decisions()}
            if seat not in open_decisions:
                raise BadJournal(f"Choice {number} of the journal, {shown(name)}, is not for seat {seat} to make.")
            decision = open_decisions[seat]
            options = decision.options(self.state)
            if name not in [decision.vocabulary.name(option) for option in options]:
                raise BadJournal(f"Choice {number} of the journal, {shown(name)}, is not legal there.")
            self._play(decision, decision.vocabulary.id(name), len(options) == 1)
        self._advance()

    # Within

    def _decision_of(self, seat: int | None) -> Decision:
        open_decisions = self.open_decisions()
        if not open_decisions:
            raise IllegalChoice("The game is over; nothing is to be decided.")
        if seat is None:
            return open_decisions[0]
        for decision in open_decisions:
            if decision.seat == seat:
                return decision
        raise IllegalChoice(f"It is not for seat {shown(seat)} to decide now, but for seat {open_decisions[0].seat}.")

    def _check_viewer(self, seat: int) -> None:
        if seat != NOBODY and seat not in range(self.players):
            raise MeadhallError(f"There is no seat {shown(seat)}; the seats are 0 to {self.players - 1}.")

    def _play(self, decision: Decision, option: int, is_forced: bool) -> None:
        audience = decision.audience(self.state)
        # The last card of a deck can only be this one, and yet whoever draws it learns something.
        is_last_card = is_forced and decision.seat == CHANCE and audience != EVERYONE
        is_revealing = is_last_card or decision.reveals(self.state, option)
        is_secret = decision.is_secret(self.state)
        group = _group(self.state)
        carry_out(self.state, decision, option)
        entry = Entry(
            seat=decision.seat,
            decision=decision_key(decision),
            option=option,
            name=decision.vocabulary.name(option),
            audience=audience,
            is_forced=is_forced,
            is_revealing=is_revealing,
            is_secret=is_secret,
            is_by_itself=is_forced and (group is not None or not is_secret),
            is_partial=audience != EVERYONE and group is not None and self._goes_on(group, decision.seat),
        )
        self.entries.append(entry)
        self._listen()

    def _goes_on(self, below: Step, seat: int) -> bool:
        """Whether a seat is still asked by those that were open at once, above a step."""
        return _group(self.state) is below and seat in self.seats

    def _listen(self) -> None:
        """Take what the state has told since last time, with the journal's number."""
        ear = self.state.ear
        assert ear is not None
        self._told += [(len(self.entries), told) for told in ear]
        ear.clear()

    def _advance(self) -> None:
        """Play chance and forced choices until a seat has something to decide."""
        while True:
            for decision in self.open_decisions():
                options = decision.options(self.state)
                if decision.seat == CHANCE:
                    self._play(decision, self._drawn(decision, options), len(options) == 1)
                    break
                if len(options) == 1 and (_group(self.state) is not None or not decision.is_secret(self.state)):
                    self._play(decision, options[0], True)
                    break
            else:
                return

    def _drawn(self, decision: Decision, options: list[int]) -> int:
        """What chance gives at this entry of the journal."""
        if len(options) == 1:
            return options[0]
        weights = decision.weights(self.state) if isinstance(decision, Chance) else []
        return options[draw(self.seed, len(self.entries), weights or [1] * len(options))]

    def _restart(self) -> None:
        """Bring state and log to where the journal's entries lead."""
        entries, self.entries = self.entries, []
        self._told = []
        self.state = self._beginning.clone()
        self.state.ear = []
        try:
            run_steps(self.state)
        except (IndexError, TypeError) as error:
            raise BadPosition("The position's steps cannot be carried out.") from error
        self._listen()
        for entry in entries:
            decision = next(each for each in self.open_decisions() if each.seat == entry.seat)
            self._play(decision, entry.option, entry.is_forced)

    def _undo_point(self, who: int) -> int:
        """The length of the journal before the seat's latest real choice.

        What was no choice, or is not known to the seat, told it nothing new, so it does not stand in the way.
        """
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.is_revealing:
                self._refuse(UNDO_REVEALED, who)
            if entry.is_nothing_to(who):
                continue
            if entry.seat == CHANCE:
                self._refuse(UNDO_CHANCE if self._has_chosen(who) else UNDO_NOTHING, who)
            if entry.seat != who:
                self._refuse(UNDO_OTHERS if self._has_chosen(who) else UNDO_NOTHING, who)
            return number
        return self._refuse(UNDO_NOTHING, who)

    def _has_chosen(self, seat: int) -> bool:
        return any(entry.seat == seat and not entry.is_by_itself for entry in self.entries)

    def _last_chooser(self) -> int:
        for entry in reversed(self.entries):
            if not entry.is_by_itself and entry.seat != CHANCE:
                return entry.seat
        return 0

    def _refuse(self, reason: str, seat: int) -> int:
        raise CannotUndo(reason, _UNDO_SENTENCES[reason].format(seat))


def _group(s: State) -> Step | None:
    """What those that are open at once have below them, by which they are told from others; None if there are none."""
    return s.todo[-2] if len(s.todo) > 1 and isinstance(s.todo[-1], Together) else None


def _played(
    game: Game,
    settings: dict[str, OptionValue],
    players: int,
    seed: Seed,
    position: dict[str, Any] | None,
    choices: list[tuple[int, str]],
) -> Match:
    """The match that was pickled."""
    match = Match(game, settings, players, seed) if position is None else game.at(position, seed, trusted=True)
    match.replay(choices)
    return match
