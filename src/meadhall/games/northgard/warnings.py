"""What a good teacher would say before a choice: what it loses, or what it leaves that is within reach."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Warned
from meadhall.engine.steps import Decision
from meadhall.games.northgard.cards import BUILD, KIND, PICK_ACTIONS
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDINGS,
    CARD_IDS,
    CLAN_IDS,
    FOOD,
    FORTRESS,
    KAIJA_POINTS,
    LARGE_SLOT,
    LORE,
    NONE,
    REMOVE_COST,
    REPLACE_COST,
    RESOURCES,
    START_BUILD,
    STRONGHOLDS,
    TEAM_STRONGHOLDS,
    TRADE_GIVE,
    UPGRADE_COST,
    WINTER_FOOD,
    WINTER_WOOD,
    WOOD,
)
from meadhall.games.northgard.odds import combat_shares
from meadhall.games.northgard.placement import EXPLORING, legal_rotations
from meadhall.games.northgard.position import HAND, UPGRADE_LEFT
from meadhall.games.northgard.rules.building import Build, builds, can_build, cost_of
from meadhall.games.northgard.rules.combat import scorched_points
from meadhall.games.northgard.rules.harvest import Trade
from meadhall.games.northgard.rules.harvest_yield import harvest_yield
from meadhall.games.northgard.rules.moving import MoveCount, MoveTo
from meadhall.games.northgard.rules.recruiting import RecruitFigure
from meadhall.games.northgard.rules.scoring import achievement, count_strongholds
from meadhall.games.northgard.rules.tiles import PlaceTile, TurnTile
from meadhall.games.northgard.rules.turns import Continue, Turn, displayed
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import area_facing, beyond, lay, territories_of, territories_on, tile_on
from meadhall.games.northgard.vocabularies import (
    END_TURN,
    KAIJA,
    NO_BUILDING,
    NO_TRADE,
    PASS,
    REMOVE,
    REPLACE,
    UPGRADE,
    WITH_KAIJA,
)

WARNED: Final = (RecruitFigure, Trade, MoveTo, MoveCount, Turn, Continue, PlaceTile, TurnTile, Build)


def warn(before: Northgard, after: Northgard, decision: Decision, option: int) -> list[Warned]:
    """What to say before a seat chooses an option of its decision."""
    seat = decision.seat
    if isinstance(decision, RecruitFigure):
        return _of_recruit(before, seat, option)
    if isinstance(decision, Trade):
        return _of_trade(before, seat) if option == NO_TRADE else []
    if isinstance(decision, MoveTo):
        origin = before.origin
        is_own = before.owner[origin] == seat
        units = before.units[origin] if is_own else before.intruders[origin]
        return _of_attack(before, seat, option, units, False)
    if isinstance(decision, MoveCount):
        return _of_leaving(before, seat, option)
    if isinstance(decision, Turn):
        return _of_turn(before, seat, option)
    if isinstance(decision, Continue):
        return _of_rivals(before, seat, False) if option == END_TURN else []
    if isinstance(decision, PlaceTile):
        return _of_place(before, decision, option)
    if isinstance(decision, TurnTile):
        return _of_rotation(before, after, decision, option)
    return _of_build(before, seat, option)


# Winter


def _of_recruit(s: Northgard, seat: int, option: int) -> list[Warned]:
    """A unit above a band of winter, if stock and next harvest do not pay for it (NOR-14.1); Kaija eats nothing."""
    units = s.count_units(seat)
    if option >= KAIJA:
        return []
    for resource, costs in ((FOOD, WINTER_FOOD), (WOOD, WINTER_WOOD)):
        if costs[units + 1] > costs[units]:
            lands = territories_of(s, seat)
            if option not in lands:
                lands.append(option)
            coming = sum([harvest_yield(s, territory, resource) for territory in lands])
            if s.has(seat, resource) + coming < costs[units + 1]:
                return [Warned("winter_band", {})]
    return []


def _of_trade(s: Northgard, seat: int) -> list[Warned]:
    """Hunger that trades of three for one would still prevent (NOR-14.3): an Unrest card is not got rid of again."""
    units = s.count_units(seat)
    costs = [WINTER_FOOD[units], WINTER_WOOD[units], 0]
    missing = 0
    spare = 0
    for resource in range(RESOURCES):
        left = s.has(seat, resource) - costs[resource]
        missing += max(0, -left)
        spare += max(0, left)
    return [Warned("hunger", {}, is_grave=True)] if missing and spare >= TRADE_GIVE * missing else []


# Moving


def _of_attack(s: Northgard, seat: int, target: int, units: int, has_kaija: bool) -> list[Warned]:
    """Poor odds of figures, with those there already and a food for each, against a defender who spends no food."""
    owner = s.owner[target]
    if owner in (NONE, seat) or not s.is_enemy(seat, owner) or s.figures(target) == 0:
        return []
    units += s.intruders[target]
    has_kaija = has_kaija or s.has_intruding_kaija(target)
    figures = units + (1 if has_kaija else 0)
    points = units + (KAIJA_POINTS if has_kaija else 0) + scorched_points(s, seat, target)
    food = min(figures, s.has(seat, FOOD))
    chance = combat_shares(s, target, figures, points + food, s.card)[0]
    return [Warned("poor_odds", {"chance": round(100 * chance), "food": food})] if chance < 0.5 else []


def _of_leaving(s: Northgard, seat: int, option: int) -> list[Warned]:
    """A force that is too weak, and a land that its last figure leaves though it has a building or is closed."""
    has_kaija = option >= WITH_KAIJA
    units = option - WITH_KAIJA if has_kaija else option
    found = _of_attack(s, seat, s.target, units, has_kaija)
    origin = s.origin
    is_last = s.owner[origin] == seat and units + (1 if has_kaija else 0) == s.figures(origin)
    if is_last and s.built[origin]:
        found.append(Warned("land_left", {"territory": AREA_IDS[origin]}))
    elif is_last and s.is_closed(origin):
        found.append(Warned("fame_left", {"territory": AREA_IDS[origin]}))
    return found


# Turns


def _of_turn(s: Northgard, seat: int, option: int) -> list[Warned]:
    if option == PASS:
        return _of_rivals(s, seat, True) + _of_own_stronghold(s, seat)
    found: list[Warned] = []
    if REPLACE <= option < UPGRADE:
        found += _of_lore(s, seat, option)
    return found + _of_achievements(s, seat)


def _aim(s: Northgard) -> int:
    return TEAM_STRONGHOLDS if s.variant.teams else STRONGHOLDS


def _strongholds(s: Northgard, seat: int) -> int:
    """The strongholds that count for a player: a team's together (NOR-16.1)."""
    own = count_strongholds(s, seat)
    return own + count_strongholds(s, s.partner(seat)) if s.variant.teams else own


def _of_rivals(s: Northgard, seat: int, is_last: bool) -> list[Warned]:
    """An opponent who has enough strongholds, or lacks one and can still build it; the first of them is told."""
    if not s.variant.has_stronghold_victory:
        return []
    for other in range(s.variant.seats):
        if not s.is_enemy(seat, other):
            continue
        lacking = _aim(s) - _strongholds(s, other)
        if lacking <= 0 or (lacking == 1 and not s.has_passed(other) and _can_build_one(s, other)):
            is_grave = is_last and lacking <= 0
            return [Warned("rival_strongholds", {"side": CLAN_IDS[s.clan[other]]}, is_grave)]
    return []


def _can_build_one(s: Northgard, seat: int) -> bool:
    """Whether a closed land without a large building has a slot for one that could be paid for."""
    wood = s.has(seat, WOOD)
    for territory in territories_of(s, seat):
        if s.is_closed(territory) and not s.count_large(territory):
            for building in range(FORTRESS, BUILDINGS):
                if can_build(s, territory, building, START_BUILD, wood):
                    return True
    return False


def _of_own_stronghold(s: Northgard, seat: int) -> list[Warned]:
    """To pass with a card in hand that builds the last stronghold gives a victory away."""
    if not s.variant.has_stronghold_victory or _aim(s) - _strongholds(s, seat) != 1:
        return []
    for card in s.cards_in(seat, HAND):
        terms = card if KIND[card] == BUILD else START_BUILD if KIND[card] == PICK_ACTIONS else NONE
        for pair in builds(s, seat, terms, NONE, False) if terms != NONE else []:
            territory = pair // BUILDINGS
            if pair % BUILDINGS >= FORTRESS and s.is_closed(territory) and not s.count_large(territory):
                return [Warned("own_stronghold", {}, is_grave=True)]
    return []


def _of_lore(s: Northgard, seat: int, option: int) -> list[Warned]:
    """Lore for a card that was enough for an upgrade, and is not any more."""
    cost = REPLACE_COST if option < REMOVE else REMOVE_COST
    lore = s.has(seat, LORE)
    is_lost = lore >= UPGRADE_COST > lore - cost and s.count_cards(seat, UPGRADE_LEFT) > 0
    return [Warned("upgrade_lore", {})] if is_lost else []


def _of_achievements(s: Northgard, seat: int) -> list[Warned]:
    """In the last year: the Achievement that is worth most to the seat is worth most to an opponent too.

    Only if losing it would cost fame, and the opponent can still pass before the seat does.
    """
    if s.year != s.variant.years:
        return []
    cards = displayed(s)
    best = _best(s, seat, cards)
    if best == NONE:
        return []
    for other in range(s.variant.seats):
        if s.is_enemy(seat, other) and not s.has_passed(other) and _best(s, other, cards) == best:
            return [Warned("best_achievement", {"card": CARD_IDS[best]})]
    return []


def _best(s: Northgard, seat: int, cards: list[int]) -> int:
    """The card that is worth more than all others to a player; NONE if none is."""
    worths = [achievement(s, seat, card) for card in cards]
    most = max(worths, default=0)
    return cards[worths.index(most)] if len(cards) > 1 and worths.count(most) == 1 else NONE


# Exploring


def _closes_own(s: Northgard, seat: int, cell: int, turned: int) -> bool:
    """Whether the tile in hand would close a land of the seat's, laid like this."""
    t = s.clone()
    lay(t, t.tile, cell, turned)
    for territory in territories_on(t, t.tile):
        if t.owner[territory] == seat and t.is_closed(territory):
            return True
    return False


def _can_close(s: Northgard, seat: int, cell: int) -> bool:
    """Whether some land of the seat's has no open side but towards a cell: only there can a tile close one."""
    facing: dict[int, int] = {}
    for side in range(4):
        tile = tile_on(s, beyond(cell, side))
        if tile != NONE:
            territory = s.territory[area_facing(s, tile, (side + 2) % 4)]
            facing[territory] = facing.get(territory, 0) + 1
    return any(s.owner[each] == seat and s.free_sides[each] == sides for each, sides in facing.items())


def _closing(s: Northgard, seat: int, cell: int) -> list[int]:
    """The rotations of the tile in hand that close a land of the seat's on a cell."""
    if not _can_close(s, seat, cell):
        return []
    return [turned for turned in legal_rotations(s, s.tile, cell, EXPLORING) if _closes_own(s, seat, cell, turned)]


def _of_place(s: Northgard, decision: PlaceTile, option: int) -> list[Warned]:
    """A cell where the tile closes no own land, while it would on another."""
    seat = decision.seat
    if decision.purpose != EXPLORING or _closing(s, seat, option):
        return []
    is_possible = any(_closing(s, seat, cell) for cell in decision.options(s) if cell != option)
    return [Warned("could_close", {})] if is_possible else []


def _of_rotation(before: Northgard, after: Northgard, decision: TurnTile, option: int) -> list[Warned]:
    """A rotation that closes no own land, while another on this cell would; or one that closes an opponent's only."""
    seat = decision.seat
    closing = _closing(before, seat, before.cell) if decision.purpose == EXPLORING else [option]
    if option in closing:
        return []
    found = [Warned("could_close", {})] if closing else []
    for territory in territories_on(after, before.tile):
        owner = after.owner[territory]
        if after.is_closed(territory) and owner != NONE and after.is_enemy(seat, owner):
            found.append(Warned("closes_rival", {"side": CLAN_IDS[after.clan[owner]]}))
            break
    return found


# Building


def _of_build(s: Northgard, seat: int, option: int) -> list[Warned]:
    """Wood for a small building that was enough for a large one on closed land, and is not any more."""
    building = option % BUILDINGS
    if option == NO_BUILDING or building >= FORTRESS:
        return []
    wood = s.has(seat, WOOD)
    large = cost_of(FORTRESS, s.card)
    if not wood - cost_of(building, s.card) < large <= wood:
        return []
    for territory in territories_of(s, seat):
        if s.is_closed(territory) and s.count_free_slots(territory, LARGE_SLOT):
            return [Warned("great_wood", {})]
    return []
