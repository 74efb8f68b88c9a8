"""BRE-2, VAN-2: setup, from the options to the first state."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.options import BY_THE_BOOK, Misfit
from meadhall.engine.steps import Chance, Decision, Step, Together
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.annals import held_chronicles, looked_at_chronicles, put_under
from meadhall.games.bretwalda.britain import britain
from meadhall.games.bretwalda.cards import COPIES, IS_EXPANSION_CARD, IS_EXPANSION_CHRONICLE
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BUILDINGS,
    BUILDINGS_PER_KINGDOM,
    CAPITAL_AREA,
    CARDS,
    CHRONICLES,
    CHRONICLES_DEALT,
    DANES,
    DATA,
    FIRST_MINOR,
    HUNTER,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    KINGDOMS,
    LIMIT,
    MINOR_LIMIT,
    MINORS,
    NEUTRAL,
    NONE,
    RULERS_OF,
    SEA_IDS,
    SHIP,
    START_GOLD,
    START_LORDSHIP,
    VASSAL_ROUNDS,
    VIKING,
    VIKINGS,
)
from meadhall.games.bretwalda.fields import LOOKED_AT
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.rules.chronicles import DrawChronicle
from meadhall.games.bretwalda.rules.lordship import DrawCards
from meadhall.games.bretwalda.rules.rounds import PlayRound
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.variant import Variant
from meadhall.games.bretwalda.vocabularies import CHRONICLE, KINGDOM, RULER_CARD

AUTO: Final = "auto"
USUAL: Final = "usual"


def kingdom_sets() -> list[str]:
    """The sets of Kingdoms that can be played, as they are written in the option `kingdoms`."""
    return ["+".join(names) for row in DATA["player_setups"] for names in row["allowed"]]


def variant_of(options: dict[str, Any], players: int) -> Variant:
    """The options of a table as the rules use them; those that do not fit together are refused."""
    row = next(row for row in DATA["player_setups"] if row["players"] == players)
    names = row["default"] if options["kingdoms"] == AUTO else options["kingdoms"].split("+")
    if names not in row["allowed"]:
        raise Misfit("kingdoms", players=players)
    kingdoms = [KINGDOM_IDS.index(name) for name in names]
    target = options["dalc_target"]
    return Variant(
        britain=britain(sum(1 << kingdom for kingdom in kingdoms)),
        kingdoms=kingdoms,
        seat_assignment=options["seat_assignment"],
        ruler_choice=options["ruler_choice"],
        dalc_target=row["dalc_target"] if target == USUAL else int(target),
        raid_parties=row["raid_parties"],
        is_alternating=options["action_mode"] == "alternating",
        only_winner_draws=options["battle_draw"] == "winner",
        danes_burn=options["danes_burn"],
        winter_no_food=options["winter_no_food"],
        auto_food=options["auto_food"],
        negotiation=options["negotiation"] == "simple",
        minor_kingdoms=options["vk_minor_kingdoms"],
        hunters=options["vk_hunters"],
        expansion_lordship=options["vk_lordship"],
        expansion_chronicles=options["vk_chronicle"],
        expansion_seasons=options["vk_seasons"],
        vassal_rounds=[*VASSAL_ROUNDS[:-1], options["vassal_last_marker"]],
        switch_clears_marker=options["vassal_switch_clears_marker"],
        plays_by_the_book=options["rulings"] == BY_THE_BOOK,
    )


def start(options: dict[str, Any], players: int) -> Bretwalda:
    """The state before anything has happened, for the options of a table."""
    return new_game(variant_of(options, players))


def new_game(variant: Variant) -> Bretwalda:
    """The state before anything has happened: the board set up, Kingdoms and cards still to be dealt."""
    s = Bretwalda(variant)
    _fill_decks(s)
    _fill_pools(s)
    for kingdom in variant.kingdoms:
        _place_kingdom(s, kingdom)
    _place_minor_kingdoms(s)
    _place_neutral_units(s)
    s.then(AssignKingdoms(), AssignRulers(), DealCards(), PlayRound())
    return s


def _fill_decks(s: Bretwalda) -> None:
    """BRE-2.2, VAN-2.1: the decks, without Chronicles that cannot be met on this map."""
    for card in range(CARDS):
        if s.variant.expansion_lordship or not IS_EXPANSION_CARD[card]:
            s.deck[card] = COPIES[card]
            s.deck_size += COPIES[card]
    for card in range(CHRONICLES):
        is_in = s.variant.expansion_chronicles or not IS_EXPANSION_CHRONICLE[card]
        if is_in and s.variant.britain.chronicles[card]:
            s.chronicle_at[card] = 0


def _fill_pools(s: Bretwalda) -> None:
    """BRE-2.3, BRE-2.5, VAN-2.5: all units and buildings beside the board."""
    s.pool[KINDS * DANES + VIKING] = VIKINGS
    for kingdom in s.variant.kingdoms:
        for kind in range(KINDS):
            if kind != HUNTER or s.variant.hunters:
                s.pool[KINDS * kingdom + kind] = LIMIT[kind]
        for building in range(BUILDINGS):
            s.supply[BUILDINGS * kingdom + building] = BUILDINGS_PER_KINGDOM[building]


def _place_kingdom(s: Bretwalda, kingdom: int) -> None:
    """BRE-2.8: start units, Ships, Food, Control markers and Gold."""
    row = DATA["kingdoms"][kingdom]
    for place in row["start_units"]:
        for name in place["units"]:
            s.place_unit(AREA_IDS.index(place["area"]), kingdom, KIND_IDS.index(name))
    for sea in row["start_ships"]:
        s.ships[KINGDOMS * SEA_IDS.index(sea) + kingdom] += 1
        s.pool[KINDS * kingdom + SHIP] -= 1
    for place in row["start_food"]:
        s.food[AREA_IDS.index(place["area"])] = place["food"]
    for name in row["start_areas"]:
        area = AREA_IDS.index(name)
        if area != CAPITAL_AREA[kingdom]:
            s.marker[area] = kingdom
    s.gold[kingdom] = START_GOLD[kingdom]
    s.ruler[kingdom] = RULERS_OF[kingdom][0]


def _place_minor_kingdoms(s: Bretwalda) -> None:
    """VAN-2.2, VAN-2.7: each Minor Kingdom of the map with three units on its home areas and two beside the board."""
    if not s.variant.minor_kingdoms:
        return
    for minor in range(MINORS):
        if s.variant.britain.homes[minor]:
            s.living |= 1 << minor
            for kind in range(KINDS):
                s.pool[KINDS * (FIRST_MINOR + minor) + kind] = MINOR_LIMIT[kind]
            for place in DATA["minor_kingdoms"][minor]["start_units"]:
                for name in place["units"]:
                    s.place_unit(AREA_IDS.index(place["area"]), FIRST_MINOR + minor, KIND_IDS.index(name))


def _place_neutral_units(s: Bretwalda) -> None:
    """BRE-2.4, VAN-2.2: neutral units on areas in play, except home areas of Minor Kingdoms."""
    for place in DATA["neutral_setup"]:
        area = AREA_IDS.index(place["area"])
        if s.variant.britain.in_play[area] and not s.is_living_home(area):
            for name in place["units"]:
                s.add_force(area, NEUTRAL, ONE[KIND_IDS.index(name)])


# Seats


class AssignKingdoms(Step):
    """BRE-1.1, option `seat_assignment`: every seat gets a Kingdom, by choice or by lot."""

    def run(self, s: Bretwalda) -> None:
        for seat in range(s.variant.players):
            if s.kingdom_at[seat] == NONE:
                if s.variant.seat_assignment == "choose":
                    s.then(ChooseKingdom(seat), self)
                else:
                    s.then(DrawKingdom(seat), self)
                return


def free_kingdoms(s: Bretwalda) -> list[int]:
    """The Kingdoms in play that nobody leads yet."""
    return sorted(kingdom for kingdom in s.variant.kingdoms if s.seat_of[kingdom] == NONE)


def seat_kingdom(s: Bretwalda, seat: int, kingdom: int) -> None:
    """A seat leads a Kingdom from now on."""
    s.kingdom_at[seat] = kingdom
    s.seat_of[kingdom] = seat
    s.tell(log.KINGDOM_TAKEN, kingdom, seat)


class ChooseKingdom(Decision):
    """D-S1, BRE-1.1: which Kingdom a seat leads."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "BRE-1.1"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return free_kingdoms(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        seat_kingdom(s, self.seat, option)


class DrawKingdom(Chance):
    """BRE-1.1: the Kingdom of a seat is drawn."""

    vocabulary: ClassVar[Vocabulary] = KINGDOM
    rule: ClassVar[str] = "BRE-1.1"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place
        """The seat."""

    def options(self, s: Bretwalda) -> list[int]:
        return free_kingdoms(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        seat_kingdom(s, self.place, option)


class AssignRulers(Step):
    """BRE-8.1, option `ruler_choice`: the first, one chosen, or one drawn, in seat order."""

    def run(self, s: Bretwalda) -> None:
        for seat in range(s.variant.players - 1, -1, -1):
            kingdom = s.kingdom_at[seat]
            if s.variant.ruler_choice == "choose":
                s.then(ChooseRuler(seat))
            elif s.variant.ruler_choice == "random":
                s.then(DrawRuler(kingdom))


def crown(s: Bretwalda, kingdom: int, ruler: int) -> None:
    """A Ruler leads a Kingdom."""
    s.ruler[kingdom] = ruler
    s.tell(log.RULER_TAKEN, kingdom, ruler)


class ChooseRuler(Decision):
    """D-S2, BRE-8.1: which of the two Rulers leads the Kingdom."""

    vocabulary: ClassVar[Vocabulary] = RULER_CARD
    rule: ClassVar[str] = "BRE-8.1"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return RULERS_OF[s.kingdom_at[self.seat]][:]

    def choose(self, s: Bretwalda, option: int) -> None:
        crown(s, s.kingdom_at[self.seat], option)


class DrawRuler(Chance):
    """BRE-8.1: the Ruler is drawn."""

    vocabulary: ClassVar[Vocabulary] = RULER_CARD
    rule: ClassVar[str] = "BRE-8.1"

    def __init__(self, kingdom: int) -> None:
        super().__init__()
        self.kingdom: Final = kingdom

    def options(self, s: Bretwalda) -> list[int]:
        return RULERS_OF[self.kingdom][:]

    def choose(self, s: Bretwalda, option: int) -> None:
        crown(s, self.kingdom, option)


# Cards


class DealCards(Step):
    """BRE-2.8, BRE-2.9: Lordship cards, then Chronicles, in seat order; each player puts one Chronicle back."""

    def run(self, s: Bretwalda) -> None:
        s.then(DiscardChronicles(), BuryChronicles())
        for seat in range(s.variant.players - 1, -1, -1):
            for _ in range(CHRONICLES_DEALT):
                s.then(DrawChronicle(s.kingdom_at[seat]))
        for seat in range(s.variant.players - 1, -1, -1):
            s.then(DrawCards(s.kingdom_at[seat], START_LORDSHIP))


class DiscardChronicles(Step):
    """D-S3, BRE-2.9: all players choose at once."""

    def run(self, s: Bretwalda) -> None:
        decisions: list[Decision] = [DiscardChronicle(seat) for seat in range(s.variant.players)]
        s.then(Together(decisions))


class DiscardChronicle(Decision):
    """D-S3, BRE-2.9: which of the Chronicles dealt goes under the deck; nobody else ever learns it."""

    vocabulary: ClassVar[Vocabulary] = CHRONICLE
    rule: ClassVar[str] = "BRE-2.9"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return held_chronicles(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        s.chronicle_at[option] = LOOKED_AT - kingdom
        s.tell(log.CHRONICLE_DISCARDED, kingdom)
        s.tell(log.CHRONICLE_DISCARDED_CARD, kingdom, option, audience=self.audience(s))

    def audience(self, s: Bretwalda) -> int:
        return 1 << self.seat


class BuryChronicles(Step):
    """BRE-2.9: once all have chosen, the cards go under the deck in seat order."""

    def run(self, s: Bretwalda) -> None:
        for seat in range(s.variant.players):
            put_under(s, looked_at_chronicles(s, s.kingdom_at[seat]))
