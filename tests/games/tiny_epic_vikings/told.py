"""Stories of Tiny Epic Vikings: a position is told, things happen, and the story says what becomes of them.

    table = told("R boat southwest_sound; R res 2/4/2; R hand dagny_fairwind")
    table.leads("dagny_fairwind").sails("southwest_sound", "serpent_fox").plays("deploy", "deploy", "deploy")
    table.is_at("R res 2/1/2; R 3 serpent; R sheet 3/3/2; R holds serpent; fury 1/0/0")

The notation of positions is that of `notation.py`; options are named as in the game. Draws are choices like all others
and come in their order: `card:gro_gullwing` after a lone fighter's reveal is the invaders' card. What is forced happens
by itself. Unless told otherwise there are three players in era 1, and it is Red's turn.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.log import Told
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY, Chance, Decision, Step, decision_key
from meadhall.games.tiny_epic_vikings import setup
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS, DATA, ENEMY, ERAS
from meadhall.games.tiny_epic_vikings.hidden import knows_card
from meadhall.games.tiny_epic_vikings.invariants import check
from meadhall.games.tiny_epic_vikings.rules.cleanup import CleanUp, FightLastBattle
from meadhall.games.tiny_epic_vikings.rules.draft import Draft
from meadhall.games.tiny_epic_vikings.rules.eras import PlayEra
from meadhall.games.tiny_epic_vikings.rules.scoring import ScoreGame
from meadhall.games.tiny_epic_vikings.rules.solo_draft import SoloDraft
from meadhall.games.tiny_epic_vikings.rules.solo_turns import (
    CleanUpSolo,
    EndSoloTurns,
    PlaySoloEra,
    PlaySoloTurns,
    TakeEnemyTurn,
    TakeHumanTurn,
)
from meadhall.games.tiny_epic_vikings.rules.turns import PlayTurns, TakeTurn
from meadhall.games.tiny_epic_vikings.state import DECK, ENEMY_DECK, Vikings
from meadhall.games.tiny_epic_vikings.variant import Variant
from tests.games.tiny_epic_vikings.notation import canonical, clauses_of, lay_position, tell_like

PHASES: Final = ["draft", "turns", "cleanup"]
_DEFAULTS: Final[dict[str, Any]] = {row["id"]: row["default"] for row in DATA["option"]}


class Table:
    """A position, and the story that is told from it; every position on the way must be sound."""

    def __init__(self, s: Vikings, heard: list[Told] | None = None, faults: list[str] | None = None) -> None:
        self.s = s
        self._heard: list[Told] = heard or []
        self._faults: Final = faults or []
        s.ear = self._heard
        self._settle()

    # What happens

    def plays(self, *options: str) -> Table:
        """Make these choices, one after another."""
        for option in options:
            assert option in self.options
            self._choose(self._decision(), option)
        return self

    def leads(self, card: str) -> Table:
        """Play a card face up and perform its leader action."""
        return self.plays(f"up:{card}", "do")

    def shows(self, card: str) -> Table:
        """Play a card face up and skip its leader action."""
        return self.plays(f"up:{card}", "skip")

    def fights_with(self, card: str) -> Table:
        """Play a card face down; the only card of a hand is not chosen."""
        self.plays("down")
        if self.question == "play_face_down":
            self.plays(f"card:{card}")
        return self

    def sails(self, *places: str) -> Table:
        """Sail the boat at the first place to the others, one by one; what follows from docking is asked then."""
        return self.plays(f"boat:{places[0]}", *[f"to:{place}" for place in places[1:]])

    def draws(self, *cards: str) -> Table:
        """These cards are drawn or dealt, in this order; the last card of a deck comes by itself."""
        for card in cards:
            if self.is_asking and isinstance(self._decision(), Chance):
                self.plays(f"card:{card}")
            else:
                assert self.s.where[CARD_IDS.index(card)] not in (DECK, ENEMY_DECK)
        return self

    def keeps(self, **cards: str) -> Table:
        """Everybody keeps a card of the draft, at once: `keeps(red="a", yellow="b", blue="c")`."""
        for side, card in cards.items():
            decision = next(each for each in waiting(self.s) if each.seat == CLAN_IDS.index(side))
            assert f"card:{card}" in self._options(decision)
            self._choose(decision, f"card:{card}")
        return self

    def lets_chance_decide(self, seed: int = 1) -> Table:
        """Draws fall as they fall, until a player is asked."""
        rng = Rng(seed)
        while self.is_asking and isinstance(self._decision(), Chance):
            decision = self._decision()
            carry_out(self.s, decision, pick(self.s, decision, decision.options(self.s), rng))
            self._settle()
        return self

    def plays_on(self, seed: int = 1, until: str = "") -> Table:
        """Everybody chooses at random, until something is asked, or to the end."""
        rng = Rng(seed)
        while self.is_asking and self.question != until:
            decision = self._decision()
            carry_out(self.s, decision, pick(self.s, decision, decision.options(self.s), rng))
            self._settle()
        return self

    def fork(self) -> Table:
        """The same position again, for another end of the story."""
        return Table(self.s.clone(), self._heard[:], self._faults)

    # What is asked

    @property
    def is_asking(self) -> bool:
        """Whether anything is to be decided."""
        return bool(waiting(self.s))

    @property
    def question(self) -> str:
        """The decision that waits, or nothing when the game is over."""
        return decision_key(self._decision()) if self.is_asking else ""

    @property
    def options(self) -> list[str]:
        """What may be chosen."""
        return self._options(self._decision())

    def asks(self, question: str, of: str) -> Table:
        """The decision that waits is this one, of this clan (or of chance)."""
        decision = self._decision()
        asked = "chance" if isinstance(decision, Chance) else CLAN_IDS[decision.seat]
        assert (decision_key(decision), asked) == (question, of)
        return self

    def asked(self) -> list[str]:
        """Who may choose now: several clans when they choose at once."""
        return [CLAN_IDS[decision.seat] for decision in waiting(self.s)]

    def turn_of(self, clan: str) -> Table:
        """A player is about to play a card."""
        return self.asks("play_card", of=clan)

    def offers(self, *options: str) -> Table:
        """Exactly this may be chosen."""
        assert sorted(self.options) == sorted(options)
        return self

    def offers_to(self, clan: str) -> list[str]:
        """What a clan may choose where all choose at once."""
        decision = next(each for each in waiting(self.s) if each.seat == CLAN_IDS.index(clan))
        return sorted(self._options(decision))

    def has(self, *options: str) -> Table:
        """This may be chosen, among other things."""
        assert [option for option in options if option not in self.options] == []
        return self

    def lacks(self, *options: str) -> Table:
        """Nothing of this may be chosen."""
        assert [option for option in options if option in self.options] == []
        return self

    # What is

    def is_at(self, position: str) -> Table:
        """All that is mentioned is as told."""
        clauses = clauses_of(position)
        assert [tell_like(self.s, clause) for clause in clauses] == [canonical(clause) for clause in clauses]
        return self

    def fought(self, **strengths: int) -> Table:
        """The strengths of the latest battle, in which nobody else competed; `invaders` is their card's."""
        begun = max(n for n, key in enumerate(self.lines()) if key == "battle_fought")
        since = self._heard[begun:]
        found = {CLAN_IDS[each.numbers[0]]: each.numbers[2] for each in since if each.line.key == "strength"}
        for each in since:
            if each.line.key == "invaders_revealed":
                found["invaders"] = each.numbers[1]
        assert found == strengths
        return self

    def in_era(self, era: int) -> Table:
        """The raven is on this era."""
        assert self.s.era == era
        return self

    def ends(self, *winners: str) -> Table:
        """The game is over, and these have won."""
        assert not self.is_asking
        assert [CLAN_IDS[clan] for clan in self.s.best_clans()] == list(winners)
        assert [CLAN_IDS[seat] for seat in self.s.winners()] == [clan for clan in winners if clan != "enemy"]
        return self

    def scores(self, **points: int) -> Table:
        """The victory points of clans as things stand."""
        assert {clan: self.s.points(CLAN_IDS.index(clan)) for clan in points} == points
        return self

    # What is known

    def heard(self, key: str, by: str = "") -> list[list[int]]:
        """The numbers of all lines of a kind in the log, or in a clan's log (`nobody`: a spectator's)."""
        return [each.numbers for each in self._heard if each.line.key == key and self._hears(each, by)]

    def lines(self, by: str = "") -> list[str]:
        """The keys of all lines in the log, or in a clan's log."""
        return [each.line.key for each in self._heard if self._hears(each, by)]

    def who_learns(self) -> list[str]:
        """Which clans may learn what is chosen now; `nobody` stands for spectators."""
        audience = self._decision().audience(self.s)
        seats = CLAN_IDS[: self.s.variant.players]
        if audience < 0:
            return [*seats, "nobody"]
        return [clan for seat, clan in enumerate(seats) if audience >> seat & 1]

    def who_knows(self, card: str) -> list[str]:
        """Which clans know where a card is; `nobody` stands for spectators."""
        seats = {clan: seat for seat, clan in enumerate(CLAN_IDS[: self.s.variant.players])} | {"nobody": NOBODY}
        return [clan for clan, seat in seats.items() if knows_card(self.s, seat, CARD_IDS.index(card))]

    # Within

    def _hears(self, each: Told, by: str) -> bool:
        return not by or each.is_told_to(NOBODY if by == "nobody" else CLAN_IDS.index(by))

    def _decision(self) -> Decision:
        decisions = waiting(self.s)
        assert decisions, "Nothing is to be decided."
        return decisions[0]

    def _options(self, decision: Decision) -> list[str]:
        return [decision.vocabulary.name(option) for option in decision.options(self.s)]

    def _choose(self, decision: Decision, option: str) -> None:
        carry_out(self.s, decision, decision.vocabulary.id(option))
        self._settle()

    def _settle(self) -> None:
        """Make every choice that is none, and look at the table after each."""
        while True:
            decisions = waiting(self.s)
            assert check(self.s) == self._faults
            if not decisions:
                return
            options = decisions[0].options(self.s)
            assert options == sorted(set(options))
            assert options
            if len(options) > 1:
                return
            carry_out(self.s, decisions[0], options[0])


def variant_of(players: int, **options: Any) -> Variant:
    """The options of a game: the usual ones but for these."""
    return Variant(**{**_DEFAULTS, "players": players, **options})


def new_game(players: int = 3, **options: Any) -> Table:
    """A game before anything has happened."""
    return Table(setup.new_game(variant_of(players, **options)))


def told(
    position: str = "",
    turn: str = "red",
    phase: str = "turns",
    era: int = 1,
    players: int = 3,
    faults: list[str] | None = None,
    **options: Any,
) -> Table:
    """A game with this position: the turn of a clan, or the beginning of the draft or of the cleanup (or the scoring).

    Where a story needs a position that no game can reach, `faults` are what is wrong with it.
    """
    s = Vikings(variant_of(players, **options))
    s.era = era
    lay_position(s, position, has_hands=phase == "turns")
    clan = CLAN_IDS.index(turn)
    steps = _solo_steps(s, clan) if s.variant.is_solo else _steps(s, clan)
    s.then(*steps[PHASES.index(phase)])
    return Table(s, faults=faults)


def _steps(s: Vikings, clan: int) -> list[list[Step]]:
    """What is left of the era from each phase on; of the turns, from that of a clan."""
    last: list[Step] = [CleanUp(), PlayEra()] if s.era < ERAS else [ScoreGame()]
    return [[Draft(), PlayTurns(), FightLastBattle(), *last], [TakeTurn(clan), FightLastBattle(), *last], last]


def _solo_steps(s: Vikings, clan: int) -> list[list[Step]]:
    last: list[Step] = [CleanUpSolo(), PlaySoloEra()] if s.era < ERAS else [ScoreGame()]
    turn: Step = TakeEnemyTurn() if clan == ENEMY else TakeHumanTurn()
    return [[SoloDraft(), PlaySoloTurns(), EndSoloTurns(), *last], [turn, EndSoloTurns(), *last], last]
