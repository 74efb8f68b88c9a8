"""Stories of Tiny Epic Vikings: a position is told, things happen, and the story says what becomes of them.

    table = told("R boat southwest_sound; R res 2/4/2; R hand dagny_fairwind")
    table.leads("dagny_fairwind").sails("southwest_sound", "serpent_fox").plays("deploy", "deploy", "deploy")
    table.is_at("R res 2/1/2; R 3 serpent; R sheet 3/3/2; R holds serpent; fury 1/0/0")

The notation of positions is that of the game; options are named as in the game. Draws are choices like all others
and come in their order: `card:gro_gullwing` after a lone fighter's reveal is the invaders' card. What is forced happens
by itself. Unless told otherwise there are three players in era 1, and it is Red's turn.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine.driver import waiting
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY, Chance
from meadhall.games.tiny_epic_vikings import setup
from meadhall.games.tiny_epic_vikings.content import CARD_IDS, CLAN_IDS, DATA
from meadhall.games.tiny_epic_vikings.fields import DECK, ENEMY_DECK
from meadhall.games.tiny_epic_vikings.hidden import knows_card
from meadhall.games.tiny_epic_vikings.invariants import check
from meadhall.games.tiny_epic_vikings.notation import canonical, laid, tell_like
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.variant import Variant
from tests.laws.stories import Notation, Story

_DEFAULTS: Final[dict[str, Any]] = {row["id"]: row["default"] for row in DATA["option"]}


class Table(Story[Vikings]):
    """A position of Tiny Epic Vikings, and the story that is told from it."""

    _notation: ClassVar = Notation(check, tell_like, canonical)

    # What happens

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

    def plays_on(self, seed: int = 1, until: str = "") -> Table:
        """Everybody chooses at random, until something is asked, or to the end."""
        rng = Rng(seed)
        while self.is_asking and self.question != until:
            self._choose_any(rng)
        return self

    # What is asked

    def asked(self) -> list[str]:
        """Who may choose now: several clans when they choose at once."""
        return [CLAN_IDS[decision.seat] for decision in waiting(self.s)]

    def offers(self, *options: str) -> Table:
        """Exactly this may be chosen, but for what is offered by the way."""
        assert sorted(option for option in self.options if option not in self.asides) == sorted(options)
        return self

    @property
    def asides(self) -> list[str]:
        """What is offered by the way."""
        decision = self._decision()
        return [decision.vocabulary.name(option) for option in decision.asides(self.s)]

    def offers_by_the_way(self, *options: str) -> Table:
        """Exactly this is offered by the way."""
        assert sorted(self.asides) == sorted(options)
        return self

    def turn_of(self, clan: str) -> Table:
        """A player is about to play a card."""
        return self.asks("play_card", of=clan)

    def offers_to(self, clan: str) -> list[str]:
        """What a clan may choose where all choose at once."""
        decision = next(each for each in waiting(self.s) if each.seat == CLAN_IDS.index(clan))
        return sorted(self._options(decision))

    # What is

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

    def who_knows(self, card: str) -> list[str]:
        """Which clans know where a card is; `nobody` stands for spectators."""
        seats = {**self._seats(), "nobody": NOBODY}
        return [clan for clan, seat in seats.items() if knows_card(self.s, seat, CARD_IDS.index(card))]

    # Within

    def _seats(self) -> dict[str, int]:
        return {clan: seat for seat, clan in enumerate(CLAN_IDS[: self.s.variant.players])}


def variant_of(players: int, **options: Any) -> Variant:
    """The options of a game: the usual ones but for these."""
    return Variant(players, **{**_DEFAULTS, **options})


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
    position_told = {"table": position, "turn": turn, "phase": phase, "era": era}
    return Table(laid(position_told, {**_DEFAULTS, **options}, players), faults=faults)
