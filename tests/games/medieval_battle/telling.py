"""Stories of Medieval Battle: a position is told, things happen, and the story says what becomes of it.

    field = flat("(3,-2)=M, (4,-2)=R")
    table = battle(field, "Y HC (2,-3) 4mp; R LB (2,-1) 3mp", turn="yellow")
    table.plays("activate:2,-3", "step:3,-3", "step:4,-3", "step:4,-2").is_at("Y HC (4,-2) 0mp")

The notation of positions is that of the game, that of maps is in `maps.py`. In told battles Yellow sits at seat 0.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.log import Told
from meadhall.engine.notation import clauses_of
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY, Chance, Decision, decision_key
from meadhall.games.medieval_battle import hidden, setup
from meadhall.games.medieval_battle.battlefield import Battlefield
from meadhall.games.medieval_battle.content import NONE, OUTCOME_IDS, RED, VICTORY_IDS, YELLOW
from meadhall.games.medieval_battle.notation import SIDES, canonical, laid_on, tell_like
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.variant import Variant
from tests.games.medieval_battle.soundness import faults

STAGES: Final = ["READY", "MOVING", "TRANSIT", "STOPPED", "PURSUIT"]

DEFAULTS: Final[dict[str, Any]] = {
    "map_size": "standard",
    "map": "usual",
    "map_seed": 0,
    "map_custom": "",
    "colours": "seat_1_red",
    "army_mode": "free",
    "army_red": "usual",
    "army_yellow": "usual",
    "army_reveal": "after_recruitment",
    "dismount": False,
    "zoc_exit": "free",
    "pursuit_free_move": False,
    "tabor_shootable": False,
    "shooting_scale": "calculator",
    "los_edge_rule": "both",
    "los_hills_block": False,
    "time_tokens": 5,
    "rulings": "by_the_book",
}


class Table:
    """A position, and the story that is told from it; every position on the way must be sound."""

    def __init__(self, s: Battle, heard: list[Told] | None = None) -> None:
        self.s = s
        self._heard: list[Told] = heard or []
        s.ear = self._heard
        self._settle()

    # What happens

    def plays(self, *options: str, by: str = "") -> Table:
        """Make these choices, one after another; what is forced happens by itself."""
        for option in options:
            assert option in self.options_of(by)
            decision = self._decision(by)
            carry_out(self.s, decision, decision.vocabulary.id(option))
            self._settle()
        return self

    def recruits(self, side: str, counts: str) -> Table:
        """Recruit so many of each type: HC-LC-MA-HI-LI-PK-AR-LB."""
        for kind, count in enumerate(counts.split("-")):
            asked = [each for each in waiting(self.s) if isinstance(each, RecruitUnits) and each.side == _side(side)]
            if asked and asked[0].kind == kind:
                self.plays(f"count:{count}", by=side)
            else:
                assert count == "0", "That is too much."
        return self

    def deploys(self, *pairs: str) -> Table:
        """Deploy units in turn: `light_infantry -5,0`, or `finish`."""
        for pair in pairs:
            kind, _, hex_ = pair.partition(" ")
            if kind == "finish":
                self.plays("finish")
            else:
                self.plays(f"deploy:{kind}", f"hex:{hex_}")
        return self

    def fork(self) -> Table:
        """The same position again, for another end of the story."""
        return Table(self.s.clone(), self._heard[:])

    # What is asked

    def options_of(self, side: str) -> list[str]:
        """What a side may choose."""
        decision = self._decision(side)
        return [decision.vocabulary.name(option) for option in decision.options(self.s)]

    @property
    def options(self) -> list[str]:
        """What may be chosen."""
        return self.options_of("")

    def asks(self, question: str, of: str) -> Table:
        """The decision that waits is this one, of this side (or of chance)."""
        decision = self._decision("")
        asked = "chance" if isinstance(decision, Chance) else SIDES[self.s.side_of(decision.seat)]
        assert (decision_key(decision), asked) == (question, of)
        return self

    def offers(self, *options: str) -> Table:
        """Exactly this may be chosen."""
        assert sorted(self.options) == sorted(options)
        return self

    def has(self, *options: str) -> Table:
        """This may be chosen, among other things."""
        assert set(options) <= set(self.options)
        return self

    def lacks(self, *options: str) -> Table:
        """Nothing of this may be chosen."""
        assert not set(options) & set(self.options)
        return self

    def of_kind(self, kind: str) -> set[str]:
        """The options of a kind, by their hexes or names."""
        return {name.partition(":")[2] for name in self.options if name.partition(":")[0] == kind}

    # What is

    def is_at(self, position: str) -> Table:
        """All that is mentioned is as told."""
        clauses = clauses_of(position)
        assert [tell_like(self.s, clause) for clause in clauses] == [canonical(clause) for clause in clauses]
        return self

    def stage(self, name: str) -> Table:
        """The activated unit is in this stage."""
        assert STAGES[self.s.stage] == name
        return self

    def turn_of(self, side: str) -> Table:
        """A side begins its turn."""
        return self.asks("take_turn", of=side)

    def clash(self, column: int, losses: str) -> Table:
        """The latest melee was read in this column, with these losses of attacker and defender."""
        numbers = self._told("fought")[-1]
        assert (numbers[1], f"{numbers[2]}/{numbers[3]}") == (column, losses)
        return self

    def hits(self, losses: int) -> Table:
        """The latest shot cost its target so many knights."""
        assert self._told("shot")[-1][4] == losses
        return self

    def scores(self, red: int, yellow: int) -> Table:
        """The victory points of both sides."""
        assert (self.s.victory_points(RED), self.s.victory_points(YELLOW)) == (red, yellow)
        return self

    def ends(self, outcome: str, reason: str) -> Table:
        """The game is over: won by a side or drawn, and for this reason."""
        assert not waiting(self.s)
        assert (OUTCOME_IDS[self.s.outcome], VICTORY_IDS[self.s.reason]) == (outcome, reason)
        return self

    def goes_on(self) -> Table:
        """The game is not over."""
        assert waiting(self.s)
        assert self.s.outcome == NONE
        return self

    # What is known

    def seat(self, side: str) -> int:
        """The seat of a side, or of nobody in particular."""
        return NOBODY if side == "nobody" else self.s.seat_of(_side(side))

    def view(self, side: str) -> dict[str, Any]:
        """What a side, or nobody in particular, may know."""
        return hidden.observe(self.s, self.seat(side))

    def redeals(self, side: str, number: int = 60) -> list[Battle]:
        """The position as it may be for all that the side knows, dealt again and again; all are sound."""
        deals = [hidden.redeal(self.s, self.seat(side), Rng(seed)) for seed in range(number)]
        assert [faults(deal) for deal in deals] == [[]] * number
        return deals

    def who_learns(self, by: str = "") -> set[str]:
        """Who may learn what is chosen now."""
        audience = self._decision(by).audience(self.s)
        return {
            side
            for side in ("red", "yellow", "nobody")
            if audience < 0 or (side != "nobody" and audience >> self.seat(side) & 1)
        }

    @property
    def is_revealing(self) -> bool:
        """Whether what is chosen now shows somebody something hidden."""
        decision = self._decision("")
        return all(decision.reveals(self.s, option) for option in decision.options(self.s))

    def reveals(self, option: str, by: str = "") -> bool:
        """Whether this choice would show somebody something hidden, so that it could not be taken back."""
        decision = self._decision(by)
        assert option in self.options_of(by)
        return decision.reveals(self.s, decision.vocabulary.id(option))

    def lines(self, side: str) -> list[str]:
        """The keys of the lines in the side's log."""
        return [each.line.key for each in self.told(side)]

    def told(self, side: str) -> list[Told]:
        """The side's log."""
        return [each for each in self._heard if each.is_told_to(self.seat(side))]

    # Within

    def _told(self, key: str) -> list[list[int]]:
        return [each.numbers for each in self._heard if each.line.key == key]

    def _decision(self, by: str) -> Decision:
        decisions = waiting(self.s)
        if by:
            decisions = [each for each in decisions if each.seat == self.s.seat_of(_side(by))]
        assert decisions, "Nothing is to be decided."
        return decisions[0]

    def _settle(self) -> None:
        """Make every choice that is none, and look at the table after each."""
        forced: list[Decision] | None = None
        while forced is None or forced:
            decisions = waiting(self.s)
            assert faults(self.s) == []
            forced = [each for each in decisions if len(each.options(self.s)) == 1]
            if forced:
                carry_out(self.s, forced[0], forced[0].options(self.s)[0])


def _side(name: str) -> int:
    return SIDES.index(name)


def battle(field: Battlefield, position: str, turn: str = "yellow", **options: Any) -> Table:
    """A battle on this map with this position, at the beginning of a turn."""
    variant = _on(field, setup.variant_of({**DEFAULTS, **options}))
    s = laid_on(variant, {"table": position, "turn": turn})
    return Table(s).is_at(position)


def _on(field: Battlefield, variant: Variant) -> Variant:
    """The same options on another map."""
    return Variant(
        field,
        colours=variant.colours,
        army_mode=variant.army_mode,
        army_presets=variant.army_presets,
        is_revealed_on_placement=variant.is_revealed_on_placement,
        dismount=variant.dismount,
        leaves_zone_by_one_hex=variant.leaves_zone_by_one_hex,
        pursuit_free_move=variant.pursuit_free_move,
        tabor_shootable=variant.tabor_shootable,
        shoots_by_ladder=variant.shoots_by_ladder,
        either_hex_blocks=variant.either_hex_blocks,
        hills_block=variant.hills_block,
        time_tokens=variant.time_tokens,
        plays_by_the_book=variant.plays_by_the_book,
    )


def new_game(field: Battlefield | None = None, **options: Any) -> Table:
    """A game before anything has been chosen; on a map of its own if one is given."""
    variant = setup.variant_of({**DEFAULTS, **options})
    return Table(setup.new_game(_on(field, variant) if field else variant))


def deployment(red: str, yellow: str, field: Battlefield | None = None, **options: Any) -> Table:
    """A game in which both armies have been recruited and Red is to place its tabor."""
    return new_game(field, **options).recruits("red", red).recruits("yellow", yellow)
