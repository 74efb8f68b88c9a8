"""Setup: clans, first player, resources, the first tiles and units (chapter 3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.options import Misfit, parts_of
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import (
    ACHIEVEMENT_SET,
    BEAR,
    CARDS,
    CLAN_IDS,
    CLANS,
    GROUP,
    INITIAL_CARD,
    NONE,
    RESOURCES,
    SET_OF,
    SNAKE,
    START,
    START5,
    STARTING_CARDS,
    STARTING_RESOURCES,
    TILES,
    TILES_IN_HAND,
    UPGRADE_CARDS,
    cell_at,
)
from meadhall.games.northgard.fields import DRAW_PILE, IN_BOX, IN_HAND, UPGRADE_LEFT, WAITING
from meadhall.games.northgard.placement import FIRST_TILE, SECOND_TILE, has_placement
from meadhall.games.northgard.rules.creatures import CALM, appear
from meadhall.games.northgard.rules.recruiting import add_units
from meadhall.games.northgard.rules.tiles import PlaceTile
from meadhall.games.northgard.rules.year import Year
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import lay, territories_on
from meadhall.games.northgard.variant import Variant
from meadhall.games.northgard.vocabularies import CARD, CLAN, COUNT, SEAT, TERRITORY, TILE, WITH_KAIJA, figures_of

FIVE: Final = 5


def start(options: dict[str, Any], players: int) -> Northgard:
    """The state before anything has happened, for the options of a table."""
    return new_game(variant_of(options, players))


def new_game(variant: Variant) -> Northgard:
    """The state before anything has happened."""
    s = Northgard(variant)
    s.then(TakeClans(0), DrawFirstPlayer(), PrepareTable(), SetupRound(0), SetupRound(1), BeginYears())
    return s


def variant_of(options: dict[str, Any], players: int) -> Variant:
    """The options of a table as the rules use them; those that do not fit together are refused."""
    if options["teams"] and players != 4:
        raise Misfit("teams")
    if options["more_creatures"] and not options["creatures"]:
        raise Misfit("more-creatures")
    chosen = dict(options)
    is_fixed = options["clan_assignment"] == "fixed"
    chosen["fixed_clans"] = _fixed_clans(parts_of(options["fixed_clans"]), players) if is_fixed else []
    return Variant(players, **chosen)


def _fixed_clans(names: list[str], players: int) -> list[int]:
    """The clans of the seats; those of seats that are left out follow in the order of the clans."""
    named = [NONE if not name else CLAN_IDS.index("clan_" + name) for name in names]
    taken = [clan for clan in named if clan != NONE]
    if len(set(taken)) < len(taken):
        raise Misfit("clans-differ")
    if any(clan != NONE for clan in named[players:]):
        raise Misfit("clans-seats", players=players)
    free = [clan for clan in range(CLANS) if clan not in taken]
    clans = (named + [NONE] * players)[:players]
    return [free.pop(0) if clan == NONE else clan for clan in clans]


# Clans and the first player


class TakeClans(Step):
    """NOR-3.5, option `clan_assignment`: the clan of each seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if self.seat == 0:
            s.tell(log.SETUP_BEGINS)
        if self.seat + 1 < s.variant.seats:
            s.then(TakeClans(self.seat + 1))
        if s.variant.clan_assignment == "random":
            s.then(DrawClan(self.seat))
        elif s.variant.clan_assignment == "choose":
            s.then(ChooseClan(self.seat))
        else:
            take_clan(s, self.seat, s.variant.fixed_clans[self.seat])


def free_clans(s: Northgard) -> list[int]:
    """The clans that nobody has taken."""
    return [clan for clan in range(CLANS) if clan not in s.clan]


def take_clan(s: Northgard, seat: int, clan: int) -> None:
    """NOR-3.5: a seat plays a clan, with its cards: seven to draw from, two upgrades aside."""
    s.clan[seat] = clan
    if clan == BEAR:
        s.bear_seat = seat
    elif clan == SNAKE:
        s.snake_seat = seat
    s.tell(log.CLAN_TAKEN, seat, clan)
    for card in STARTING_CARDS:
        s.add_card(seat, card, DRAW_PILE, 0)
    s.add_card(seat, INITIAL_CARD[clan], DRAW_PILE, 0)
    s.add_card(seat, UPGRADE_CARDS[2 * clan], UPGRADE_LEFT, s.everyone())
    s.add_card(seat, UPGRADE_CARDS[2 * clan + 1], UPGRADE_LEFT, s.everyone())


class DrawClan(Chance):
    """NOR-3.5: a clan at random."""

    vocabulary: ClassVar[Vocabulary] = CLAN
    rule: ClassVar[str] = "NOR-3.5"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def options(self, s: Northgard) -> list[int]:
        return free_clans(s)

    def choose(self, s: Northgard, option: int) -> None:
        take_clan(s, self.player, option)


class ChooseClan(Decision):
    """D-CLAN, NOR-3.5: a clan that nobody has taken."""

    vocabulary: ClassVar[Vocabulary] = CLAN
    rule: ClassVar[str] = "NOR-3.5"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return free_clans(s)

    def choose(self, s: Northgard, option: int) -> None:
        take_clan(s, self.seat, option)


class DrawFirstPlayer(Chance):
    """NOR-3.6, NOR-RUL-4: who begins."""

    vocabulary: ClassVar[Vocabulary] = SEAT
    rule: ClassVar[str] = "NOR-3.6"

    def options(self, s: Northgard) -> list[int]:
        return list(range(s.variant.seats))

    def choose(self, s: Northgard, option: int) -> None:
        s.first = option
        s.tell(log.FIRST_PLAYER, s.clan[option])


# The table


class PrepareTable(Step):
    """NOR-3.3, NOR-3.4, NOR-3.7, NOR-3.8, NOR-3.9: achievements, first tiles, resources, creatures, hands of tiles."""

    def run(self, s: Northgard) -> None:
        lay(s, START, cell_at(0, 0), 0)
        if s.variant.seats == FIVE:
            lay(s, START5, cell_at(1, 0), 0)
        for away in range(s.variant.seats):
            seat = (s.first + away) % s.variant.seats
            for resource in range(RESOURCES):
                s.gain(seat, resource, STARTING_RESOURCES[RESOURCES * away + resource])
        if s.variant.creatures:
            s.low_creatures = s.variant.seats + 1
        for away in range(s.variant.seats - 1, -1, -1):
            s.then(DealTiles((s.first + away) % s.variant.seats, TILES_IN_HAND))
        for _ in range(s.variant.seats):
            s.then(DrawAchievement())


class DrawAchievement(Chance):
    """NOR-3.3: an Achievement card, face up."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "NOR-3.3"

    def options(self, s: Northgard) -> list[int]:
        return [card for card in range(CARDS) if SET_OF[card] == ACHIEVEMENT_SET and s.offers[card] == IN_BOX]

    def choose(self, s: Northgard, option: int) -> None:
        s.offers[option] = WAITING
        s.tell(log.ACHIEVEMENT_SHOWN, option)


class DealTiles(Step):
    """NOR-3.9: tiles for a hand, one after another."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def run(self, s: Northgard) -> None:
        if self.count:
            s.then(DealTile(self.player), DealTiles(self.player, self.count - 1))


class DealTile(Chance):
    """NOR-3.9: a tile that only its holder sees."""

    vocabulary: ClassVar[Vocabulary] = TILE
    rule: ClassVar[str] = "NOR-3.9"

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def options(self, s: Northgard) -> list[int]:
        return [tile for tile in range(TILES) if s.depth[tile] == 0]

    def choose(self, s: Northgard, option: int) -> None:
        s.depth[option] = IN_HAND - self.player
        s.tell(log.TILE_DEALT, s.clan[self.player], option, audience=1 << self.player)

    def audience(self, s: Northgard) -> int:
        return 1 << self.player


def tiles_in_hand(s: Northgard, seat: int) -> list[int]:
    """The tiles that a player holds during setup."""
    return [tile for tile in range(TILES) if s.depth[tile] == IN_HAND - seat]


# The first tiles and units


class SetupRound(Step):
    """NOR-3.10, NOR-3.11: from the first player clockwise, a tile and three figures each."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: Northgard) -> None:
        for away in range(s.variant.seats - 1, -1, -1):
            s.then(SetupTurn((s.first + away) % s.variant.seats, self.number))


class SetupTurn(Step):
    """NOR-3.10, NOR-RUL-7: a tile of the hand; a hand of which nothing fits is shown and dealt anew."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def run(self, s: Northgard) -> None:
        s.active = self.seat
        hand = tiles_in_hand(s, self.seat)
        purpose = FIRST_TILE if self.number == 0 else SECOND_TILE
        for tile in hand:
            if has_placement(s, tile, self.seat, purpose):
                s.then(SetupTile(self.seat, purpose))
                return
        s.tell(log.HAND_SHOWN, s.clan[self.seat])
        for tile in hand:
            s.depth[tile] = 0
            s.tell(log.TILE_SHOWN, s.clan[self.seat], tile)
        s.then(DealTiles(self.seat, len(hand)), self)


class SetupTile(Decision):
    """D-SETUP-TILE, NOR-3.10, NOR-3.11: which tile of the hand is placed."""

    vocabulary: ClassVar[Vocabulary] = TILE
    rule: ClassVar[str] = "NOR-3.10"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose

    def options(self, s: Northgard) -> list[int]:
        return [tile for tile in tiles_in_hand(s, self.seat) if has_placement(s, tile, self.seat, self.purpose)]

    def choose(self, s: Northgard, option: int) -> None:
        s.tile = option
        s.then(PlaceTile(self.seat, self.purpose), SettleTile(self.seat))


class SettleTile(Step):
    """NOR-18.3: a lair brings a creature, which does nothing yet; then units come."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        s.then(SetupUnits(self.seat))
        appear(s, s.tile, CALM)


class SetupUnits(Decision):
    """D-SETUP-UNITS, NOR-3.10, NOR-3.11: the territory of the new tile in which the group stands."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-3.10"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return [territory for territory in territories_on(s, s.tile) if s.owner[territory] == NONE]

    def choose(self, s: Northgard, option: int) -> None:
        s.tile = NONE
        if s.can_take_kaija(self.seat):
            s.then(SetupKaija(self.seat, option))
        else:
            settle_group(s, self.seat, option, GROUP)


def settle_group(s: Northgard, seat: int, territory: int, units: int) -> None:
    """NOR-3.10: a group of units comes to a territory."""
    add_units(s, seat, territory, units)
    s.tell(log.UNITS_SETTLED, s.clan[seat], units, territory)


class SetupKaija(Decision):
    """D-SETUP-KAIJA, NOR-17.2: three units, or two and Kaija."""

    vocabulary: ClassVar[Vocabulary] = COUNT
    rule: ClassVar[str] = "NOR-17.2"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory: Final = territory

    def options(self, s: Northgard) -> list[int]:
        return [GROUP, WITH_KAIJA + GROUP - 1]

    def choose(self, s: Northgard, option: int) -> None:
        has_kaija = option >= WITH_KAIJA
        settle_group(s, self.seat, self.territory, GROUP - 1 if has_kaija else GROUP)
        if has_kaija:
            s.kaija_at = self.territory
            s.tell(log.KAIJA_SETTLED, s.clan[self.seat], self.territory)

    def counts(self, s: Northgard, option: int) -> dict[str, int]:
        return figures_of(option, self.options(s))


class BeginYears(Step):
    """NOR-3.12, NOR-3.14: unused tiles go back, the pile is shuffled again, and the first year begins."""

    def run(self, s: Northgard) -> None:
        for tile in range(TILES):
            if s.depth[tile] <= IN_HAND:
                s.depth[tile] = 0
        s.active = NONE
        s.then(Year())
