"""Stories of SAGA: a position is told, things happen, and the story says what is asked and what becomes of it.

    table = told("essex S4w V2w; kent burh S1w V2w").begin("saxon_move")
    table.choose("route:land:essex:kent").offers("force:1:-", "force:2:-")

The notation of positions is the game's own. The Vikings sit at seat 0.
"""

from __future__ import annotations

from typing import Any, Final

import meadhall
from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.log import Told
from meadhall.engine.rng import Rng
from meadhall.engine.scenes import Scene
from meadhall.engine.steps import NOBODY, Chance, Decision, Step, decision_key
from meadhall.games.saga.content import (
    ABILITY_IDS,
    AREA_IDS,
    COIN,
    EXTRA_MOVE,
    FREE_WARRIOR,
    SAXON,
    SIDE_IDS,
    SLOT_IDS,
    STEP_OR_COIN,
    TILE_IDS,
    TOKEN_IDS,
    VICTORY_IDS,
    VIKING,
)
from meadhall.games.saga.notation import (
    CARRIED_BY,
    LEADER_NAMES,
    canonical,
    clauses_of,
    handle,
    in_order,
    tell_like,
    with_handles,
    with_leaders,
)
from meadhall.games.saga.rules.action_resolution import ChooseTile, ResolveActions
from meadhall.games.saga.rules.battles import BeginBattles, strength
from meadhall.games.saga.rules.bonus_actions import UseBonus
from meadhall.games.saga.rules.end_phase import EndPhase
from meadhall.games.saga.rules.movement import Move
from meadhall.games.saga.rules.rounds import PlayRound
from meadhall.games.saga.rules.saxon_actions import BuildBurh, CallFyrd, CollectIncome, PayTribute
from meadhall.games.saga.rules.tile_selection import SelectTiles
from meadhall.games.saga.rules.viking_actions import PlunderBurh, RecruitSize, ScoutToken
from meadhall.games.saga.state import Saga
from meadhall.telling import Passages

SEATS: Final = {"saxon": 1, "viking": 0, "nobody": NOBODY}
"""Seats are not numbered like sides, so that a rule that mixes them up is noticed."""

GAME: Final = meadhall.game("saga")

_STEPS: Final[dict[str, Step]] = {
    "round": PlayRound(),
    "selection": SelectTiles(),
    "actions": ResolveActions(),
    "battles": BeginBattles(),
    "end_phase": EndPhase(),
    "saxon_move": Move(SEATS["saxon"], SAXON),
    "saxon_build": BuildBurh(SEATS["saxon"]),
    "saxon_fyrd": CallFyrd(SEATS["saxon"], False),
    "saxon_income": CollectIncome(SEATS["saxon"], 0),
    "saxon_tribute": PayTribute(SEATS["saxon"]),
    "viking_move": Move(SEATS["viking"], VIKING),
    "viking_scout": ScoutToken(SEATS["viking"]),
    "viking_recruit": RecruitSize(SEATS["viking"]),
    "viking_plunder": PlunderBurh(SEATS["viking"], False),
    "bonus_saxon_step_or_coin": UseBonus(SEATS["saxon"], STEP_OR_COIN),
    "bonus_saxon_coin": UseBonus(SEATS["saxon"], COIN),
    "bonus_viking_warrior": UseBonus(SEATS["viking"], FREE_WARRIOR),
    "bonus_viking_move": UseBonus(SEATS["viking"], EXTRA_MOVE),
}


class Table:
    """A position, and the story that is told from it; every position on the way must be sound."""

    def __init__(self, s: Saga, heard: list[Told] | None = None) -> None:
        self.s = s
        self._heard: list[Told] = heard or []
        s.ear = self._heard
        self._settle()

    # What happens

    def begin(self, *steps: str) -> Table:
        """Start these actions or phases, one after another; afterwards nothing is left to do."""
        for name in reversed(steps):
            self.s.todo.append(_STEPS[name])
        return self._settle()

    def opens(self, side: str, tile: str) -> Table:
        """The side owns this tile alone and begins to resolve it."""
        self.s.tile_owner[TILE_IDS.index(tile)] = SIDE_IDS.index(side)
        self.s.todo.append(ChooseTile(SEATS[side], SIDE_IDS.index(side)))
        return self._settle()

    def choose(self, *options: str) -> Table:
        """Make these choices, one after another; what is forced happens by itself."""
        for option in options:
            decision = self._decision()
            assert not isinstance(decision, Chance), f"It is chance that decides {decision_key(decision)}."
            self._answer(decision, option)
        return self

    def chance(self, *options: str) -> Table:
        """Let dice and draws fall like this."""
        for option in options:
            decision = self._decision()
            assert isinstance(decision, Chance), f"It is not chance that decides {decision_key(decision)}."
            self._answer(decision, option)
        return self

    def end_tiles(self) -> Table:
        """Nobody does anything with the tiles that are open or still to be opened."""
        while self.question in ("choose_tile", "tile_menu"):
            self.choose("end_tile" if self.question == "tile_menu" else self.options[0])
        return self

    def fork(self) -> Table:
        """The same position again, for another end of the story."""
        return Table(self.s.clone(), self._heard[:])

    # What is asked

    @property
    def question(self) -> str:
        """The key of the decision that waits; empty if none does."""
        decisions = waiting(self.s)
        return decision_key(decisions[0]) if decisions else ""

    @property
    def options(self) -> list[str]:
        """What may be chosen, leaders by ability."""
        decision = self._decision()
        names = [decision.vocabulary.name(option) for option in decision.options(self.s)]
        return [with_leaders(name, [*self.s.ability]) for name in names]

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return not waiting(self.s)

    def asks(self, question: str, of: str) -> Table:
        """The decision that waits is this one, of this side (or of chance)."""
        decision = self._decision()
        asked = "chance" if isinstance(decision, Chance) else SIDE_IDS[self.s.side_of(decision.seat)]
        assert (decision_key(decision), asked) == (question, of)
        return self

    def offers(self, *options: str) -> Table:
        """Exactly this may be chosen."""
        assert sorted(self.options) == sorted(map(in_order, options))
        return self

    # What is

    def is_at(self, position: str) -> Table:
        """All that is mentioned is as told."""
        clauses = clauses_of(position)
        assert [tell_like(self.s, clause) for clause in clauses] == [canonical(clause) for clause in clauses]
        return self

    @property
    def strengths(self) -> tuple[int, int]:
        """Saxon and Viking strength in the latest battle."""
        return self._battles()[-1][1], self._battles()[-1][2]

    def strength(self, side: str) -> int:
        """The strength of a side in the battle being fought."""
        return strength(self.s, SIDE_IDS.index(side), self.s.battle)

    @property
    def battle_winner(self) -> str:
        """The side that won the latest battle."""
        return SIDE_IDS[self._battles()[-1][3]]

    @property
    def victory(self) -> str:
        """Why the game was won; empty while it goes on."""
        return VICTORY_IDS[self.s.reason()] if self.s.victories else ""

    def controls(self, side: str) -> set[str]:
        """The areas of England that the side controls."""
        return {area for n, area in enumerate(AREA_IDS) if self.s.is_controlled(SIDE_IDS.index(side), n)}

    @property
    def pool(self) -> set[str]:
        """The raid targets in the pool."""
        return {token for n, token in enumerate(TOKEN_IDS) if self.s.pool() >> n & 1}

    def believes(self, slot: str) -> set[str]:
        """The raid targets that the Saxons can believe in for a slot."""
        return {token for n, token in enumerate(TOKEN_IDS) if self.s.beliefs[SLOT_IDS.index(slot)] >> n & 1}

    def view(self, side: str) -> dict[str, Any]:
        """What a side, or nobody in particular, may know."""
        return GAME.observe(self.s, SEATS[side])

    def knows(self, side: str, leader: str) -> bool:
        """Whether the side knows which piece this leader is."""
        return bool(self.view(side)["ability"][handle(leader)] == LEADER_NAMES.index(leader))

    def redeals(self, side: str, number: int = 200) -> list[Table]:
        """The position as it may be for all that the side knows, dealt again and again."""
        deals = [GAME.redeal(self.s, SEATS[side], Rng(seed)) for seed in range(number)]
        return [Table(deal) for deal in deals if isinstance(deal, Saga)]

    @property
    def who_learns(self) -> set[str]:
        """Who may learn what is chosen now."""
        audience = self._decision().audience(self.s)
        return {side for side, seat in SEATS.items() if audience < 0 or (seat >= 0 and audience >> seat & 1)}

    def log(self, side: str) -> list[str]:
        """The story so far in the side's log."""
        speech = GAME.words("en")
        return [speech.line(each.line, each.numbers, GAME.names) for each in self._heard_by(side)]

    def lines(self, side: str) -> list[str]:
        """The keys of the lines in the side's log."""
        return [each.line.key for each in self._heard_by(side)]

    def scenes(self, side: str = "nobody", language: str = "en") -> list[Scene]:
        """What the side has watched so far."""
        passages = Passages(self._heard_by(side), [SAXON, VIKING]).all
        found = [GAME.scene(each.told, SEATS[side], language) for each in passages]
        return [each for each in found if each is not None]

    # Within

    def _heard_by(self, side: str) -> list[Told]:
        return [each for each in self._heard if each.is_told_to(SEATS[side])]

    def _decision(self) -> Decision:
        decisions = waiting(self.s)
        assert decisions, "Nothing is to be decided."
        return decisions[0]

    def _answer(self, decision: Decision, option: str) -> None:
        assert in_order(option) in self.options
        carry_out(self.s, decision, decision.vocabulary.id(with_handles(option)))
        self._settle()

    def _settle(self) -> Table:
        """Make every choice that is none, and look at the table after each."""
        while True:
            decisions = waiting(self.s)
            assert GAME.check(self.s) == []
            if not decisions or decisions[0].is_secret(self.s):
                return self
            options = decisions[0].options(self.s)
            if len(options) > 1:
                return self
            carry_out(self.s, decisions[0], options[0])

    def _battles(self) -> list[list[int]]:
        return [each.numbers for each in self._heard if each.line.key == "strengths"]


def told(position: str, **options: bool | int | str) -> Table:
    """The table with this position on it."""
    s = GAME.notation.laid({"table": position}, GAME.full_options(options), 2)
    assert isinstance(s, Saga)
    return Table(s).is_at(position)


def new_game(**options: bool | int | str) -> Table:
    """A game before anything has happened; the story tells how chance falls."""
    state = GAME.start(GAME.full_options(options), 2)
    assert isinstance(state, Saga)
    return Table(state)


def set_up(landing: str = "kent", burh: str = "essex", **options: bool | int | str) -> Table:
    """A game with these raid targets drawn, Envoy and Sea-king aside, and the Viking leaders still to be placed."""
    dealt = ["ability:" + ABILITY_IDS[CARRIED_BY.index(number)] for number in (0, 1, 2, 4, 5, 6)]
    table = new_game(viking_seat="seat_0", **options)
    table.chance(f"token:target_{landing}", f"token:target_{burh}", *dealt)
    return table.chance("aside:{Envoy}", "aside:{Sea-king}")


def first_round(**options: bool | int | str) -> Table:
    """A game at the beginning of round 1: Vikings in Kent, the second burh in Essex."""
    table = set_up("kent", "essex", **options)
    return table.choose("place_leader:{Stormer}:scand_north", "place_leader:{Berserker}:scand_central")
