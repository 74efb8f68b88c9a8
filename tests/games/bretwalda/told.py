"""Stories of Bretwalda: a position is told, things happen, and the story says what becomes of them.

    table = told("W thegn 2 ceorl in wiltun; M ceorl in glaestingabyrig; M marker in glaestingabyrig")
    table.plays("action:movement").moves("wiltun", "glaestingabyrig").plays("done")
    table.rolls(1, 0, 0, 0).is_at("W thegn 2 ceorl in glaestingabyrig; W marker in glaestingabyrig")

The notation of positions is that of `notation.py`; options are named as in the game. Dice and draws are choices like
all others and come in their order: `rolls` tells the swords of Battle dice, first the attacker's (white, red, gold),
then the defender's. What is forced happens by itself, but for what a player is always asked: cards, and the end of a
turn.

Unless told otherwise the seats are those of the Kingdoms in order, whose turn it is is also Pretender, play goes
clockwise, the board is empty but for each Ruler in his Capital, no Minor Kingdom has an overlord, nobody has Gold or
cards, and the Season card turned up has no effect on turns.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import meadhall
from meadhall.engine.steps import Decision, Step
from meadhall.games.bretwalda import setup
from meadhall.games.bretwalda.content import (
    DATA,
    FACES,
    HITS,
    KINGDOMS,
    NONE,
    RED,
)
from meadhall.games.bretwalda.groups import SLOT_KIND, SLOT_WHOSE
from meadhall.games.bretwalda.invariants import check
from meadhall.games.bretwalda.notation import (
    LETTERS,
    area_of,
    canonical,
    kingdom_of,
    letter_of,
    owner_of,
    tell_like,
    units_of,
)
from meadhall.games.bretwalda.rules.battles import FightLandBattle
from meadhall.games.bretwalda.rules.dice import RollDie
from meadhall.games.bretwalda.rules.movement import MoveGroup
from meadhall.games.bretwalda.rules.raids import RollCoastGuard
from meadhall.games.bretwalda.rules.rounds import PlayRound
from meadhall.games.bretwalda.rules.seasons import SeasonPhase
from meadhall.games.bretwalda.rules.turns import ActionPhase, EndActionPhase, EndActionPhases, EndTurn, TakeTurn
from meadhall.games.bretwalda.rules.victory import CheckVictory
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.windows import CardWindow
from tests.laws.stories import Notation, Story

GAME: Final = meadhall.game("bretwalda")
DEFAULTS: Final[dict[str, Any]] = {row["id"]: row["default"] for row in DATA["option"]}
READINGS: Final = ["by_the_book", "house"]
"""The values of the option `rulings`: as the rulebook has it, and as the house played before."""


class Table(Story[Bretwalda]):
    """A position of Bretwalda, and the story that is told from it."""

    _notation: ClassVar = Notation(check, tell_like, canonical)
    _always_asked: ClassVar[tuple[type[Decision], ...]] = (CardWindow, EndTurn, EndActionPhase)

    # What happens

    def moves(self, origin: str, target: str, units: str = "all", vassals: str = "") -> Table:
        """A group marches: all that may, or these units of the Kingdom and of its Vassal (`thegn 2 ceorl`)."""
        self.plays(f"from:{origin}")
        if self.question == "move_to":
            self.plays(f"to:{target}")
        if units == "all" and self.question == "move_group":
            return self.plays("all")
        wanted = [units_of("" if units == "all" else units), units_of(vassals)]
        while self.question == "move_group":
            decision = self._decision()
            assert isinstance(decision, MoveGroup)
            self.plays(f"take:{wanted[SLOT_WHOSE[decision.slot]].get(SLOT_KIND[decision.slot], 0)}")
        return self

    def rolls(self, *swords: int) -> Table:
        """Battle dice, or those of the coast guard, show so many swords."""
        for number in swords:
            decision = self._decision()
            assert isinstance(decision, RollDie | RollCoastGuard), f"No die is to be rolled, but {self.question}."
            first = FACES * (decision.colour if isinstance(decision, RollDie) else RED)
            face = next(face for face in range(FACES) if HITS[first + face] == number)
            self.plays(f"face:{face + 1}")
        return self

    def passes(self) -> Table:
        """Nobody plays a card, until something else is asked."""
        while self.is_asking and isinstance(self._decision(), CardWindow):
            self.plays("pass")
        return self

    def passes_until(self, question: str, of: str = "") -> Table:
        """Nobody plays a card, until this is asked (of this Kingdom)."""
        while self.question != question or of not in ("", self.asked):
            assert isinstance(self._decision(), CardWindow), f"{self.question} is asked before {question}."
            self.plays("pass")
        return self

    # What is asked

    @property
    def asked(self) -> str:
        """The letter of the Kingdom that decides, `chance` for chance, seats before they have a Kingdom as numbers."""
        return self._decides(self._decision())

    # What is

    def ends(self, *ranking: str) -> Table:
        """The game is over, and these are the places from the first one on."""
        assert not self.is_asking
        assert self.s.is_over
        assert [letter_of(kingdom) for kingdom in self.s.ranking if kingdom != NONE] == list(ranking)
        assert self.s.winners() == [self.s.seat_of[kingdom_of(ranking[0])]]
        return self

    # Within

    def _seats(self) -> dict[str, int]:
        seats = {letter: self.s.seat_of[kingdom_of(letter)] for letter in LETTERS}
        return {letter: seat for letter, seat in seats.items() if seat != NONE}


def new_game(players: int = 4, **options: Any) -> Table:
    """A game before anything has happened."""
    return Table(setup.new_game(setup.variant_of({**DEFAULTS, **options}, players)))


def laid(position: str = "", players: int = 4, start: bool = False, **options: Any) -> Bretwalda:
    """A position in which nothing is to happen; with `start` the clauses change the start position."""
    return _laid({"table": position, "start": start}, players, options)


def _laid(told: dict[str, Any], players: int, options: dict[str, Any]) -> Bretwalda:
    s = GAME.notation.laid(told, DEFAULTS | options, players)
    assert isinstance(s, Bretwalda)
    return s


def told(
    position: str = "",
    turn: str = "W",
    phase: str = "turn",
    year_round: int = 1,
    players: int = 4,
    start: bool = False,
    steps: list[Step] | None = None,
    **options: Any,
) -> Table:
    """A game at this position: the turn of a player, or the beginning of a `round`, `season`, the `actions`, the `end`.

    `steps` happen instead, and then nothing more.
    """
    if phase in ("round", "season") and "season_card" not in position:
        position += "; season_card none"
    s = _laid({"table": position, "start": start, "turn": turn, "round": year_round}, players, options)
    if phase == "round":
        s.round -= 1
        s.then(PlayRound())
    elif steps is not None:
        for step in reversed(steps):
            s.then(step)
    else:
        first = [*s.order].index(kingdom_of(turn))
        turns: list[Step] = [TakeTurn(kingdom) for kingdom in s.order[first : s.variant.players]]
        before: dict[str, list[Step]] = {
            "season": [SeasonPhase(), ActionPhase()],
            "actions": [ActionPhase()],
            "turn": [*turns, EndActionPhases(0)],
            "end": [EndActionPhases(0)],
        }
        for step in reversed([*before[phase], CheckVictory(), PlayRound()]):
            s.then(step)
    return Table(s)


def battle(area: str, attacker: str, position: str, before: str = "nobody", **options: Any) -> Table:
    """A land battle in an area, outside all turns: who attacks, and who controlled the area before."""
    s = _laid({"table": position, "turn": LETTERS[0]}, 4, options)
    side = owner_of(attacker)
    if side < KINGDOMS:
        s.before[area_of(area)] = NONE if before == "nobody" else kingdom_of(before)
    s.then(FightLandBattle(area_of(area), side, NONE))
    return Table(s)
