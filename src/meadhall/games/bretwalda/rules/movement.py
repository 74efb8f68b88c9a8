"""BRE-15.12 to BRE-15.18, VAN-4.7: the action Movement."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import MOVEMENT_CARDS, NO_SEA, SHIP_MOVE_BONUS
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREAS,
    KIND_IDS,
    KINGDOMS,
    MOVE,
    MOVEMENT,
    NONE,
    OPEN,
    OPEN_COST,
    SEAS,
    SHIP,
    SHIP_MOVE,
)
from meadhall.games.bretwalda.fields import CALM, GUIDED, TAKEN
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.groups import GROUP_SLOTS, SLOT_KIND, SLOT_WHOSE, Group, most_points
from meadhall.games.bretwalda.realm import count_ships
from meadhall.games.bretwalda.rules.battles import FightLandBattle
from meadhall.games.bretwalda.rules.conquest import CheckConquest
from meadhall.games.bretwalda.rules.marches import march
from meadhall.games.bretwalda.rules.retreats import has_enemy_ships
from meadhall.games.bretwalda.rules.sea_battles import FightSeaBattle
from meadhall.games.bretwalda.rules.turn_cards import cards_in_turn, play_in_turn
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    ALL,
    AREA,
    FIRST_MOVEMENT_CARD,
    FROM,
    MOVES_DONE,
    SAIL,
    SAIL_DONE,
    SEA,
    TAKE,
    TO,
    units_at,
)
from meadhall.games.bretwalda.ways import FAR, border_costs, embarked_seas, land_costs


class Move(Step):
    """BRE-15.12, BRE-15.13: the sea part, sea battles, then land moves and land battles."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        s.action = MOVEMENT
        s.march_bonus = 0
        s.forget_deeds(GUIDED | TAKEN << self.kingdom)
        s.battles_won[self.kingdom] = 0
        s.food_destroyed[self.kingdom] = 0
        for place in range(2 * AREAS):
            s.moved[place] = 0
            s.came_from[place] = 0
        for sea in range(SEAS):
            s.ships_moved[sea] = 0
        s.then(
            MoveShips(self.kingdom),
            FightAtSea(self.kingdom),
            MoveUnits(self.kingdom),
            FightOnLand(self.kingdom),
            EndMovement(),
        )


class EndMovement(Step):
    """VAN-8.3: the action is over; all its battles are."""

    def run(self, s: Bretwalda) -> None:
        s.action = NONE
        s.march_bonus = 0
        s.forget_deeds(GUIDED)
        s.then(CheckConquest())


# At sea


class MoveShips(Step):
    """BRE-15.13: Ships move one by one; skipped without Ships or if they cannot move (modifier no_sea)."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if count_ships(s, self.kingdom) and not s.modifier(self.kingdom, NO_SEA):
            decision = MoveShip(s.seat_of[self.kingdom])
            if len(decision.options(s)) > 1:
                s.then(decision)


def reachable_seas(s: Bretwalda, kingdom: int, sea: int) -> int:
    """BRE-15.13: the mask of seas that a Ship can reach; a sea with enemy Ships ends its move."""
    points = MOVE[SHIP] + s.ability(kingdom, SHIP_MOVE) + s.modifier(kingdom, SHIP_MOVE_BONUS)
    reached = 1 << sea
    frontier = reached
    for _ in range(points):
        further = 0
        for here in range(SEAS):
            if frontier >> here & 1 and (here == sea or not has_enemy_ships(s, kingdom, here)):
                for there in s.variant.britain.links[here]:
                    further |= 1 << there
        frontier = further & ~reached
        reached |= further
    return reached & ~(1 << sea)


class MoveShip(Decision):
    """D-M1, BRE-15.13: a Ship that has not moved sails to another sea, or the sea part is over."""

    vocabulary: ClassVar[Vocabulary] = SAIL
    rule: ClassVar[str] = "BRE-15.13"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        options: list[int] = []
        for sea in range(SEAS):
            if s.ships[KINGDOMS * sea + kingdom] > s.ships_moved[sea]:
                reached = reachable_seas(s, kingdom, sea)
                for target in range(SEAS):
                    if reached >> target & 1:
                        options.append(SEAS * sea + target)
        options.append(SAIL_DONE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == SAIL_DONE:
            return
        kingdom = s.kingdom_at[self.seat]
        origin = option // SEAS
        target = option % SEAS
        s.ships[KINGDOMS * origin + kingdom] -= 1
        s.ships[KINGDOMS * target + kingdom] += 1
        s.ships_moved[target] += 1
        s.tell(log.SAILED, kingdom, origin, target)
        s.then(MoveShips(kingdom))


def contested_seas(s: Bretwalda, kingdom: int) -> list[int]:
    """The seas in which a Kingdom's Ships have met others."""
    return [sea for sea in range(SEAS) if s.ships[KINGDOMS * sea + kingdom] and has_enemy_ships(s, kingdom, sea)]


class FightAtSea(Step):
    """BRE-15.13, BRE-17.1: sea battles, one after another."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if contested_seas(s, self.kingdom):
            s.then(ChooseSeaBattle(s.seat_of[self.kingdom]), self)


class ChooseSeaBattle(Decision):
    """D-M2, BRE-15.13: which sea battle comes next."""

    vocabulary: ClassVar[Vocabulary] = SEA
    rule: ClassVar[str] = "BRE-15.13"
    shape: ClassVar[str] = shapes.ORDER

    def options(self, s: Bretwalda) -> list[int]:
        return contested_seas(s, s.kingdom_at[self.seat])

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(FightSeaBattle(option, s.kingdom_at[self.seat]))


# On land


class MoveUnits(Step):
    """BRE-15.13: groups move one by one until the player is done."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        s.then(MoveFrom(s.seat_of[self.kingdom]))


class MoveFrom(Decision):
    """D-M3, BRE-15.14: from which area the next group starts; a card; or the land moves are over."""

    vocabulary: ClassVar[Vocabulary] = FROM
    rule: ClassVar[str] = "BRE-15.14"
    shape: ClassVar[str] = shapes.ROUTE

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        ours = s.side_mask(kingdom)
        options: list[int] = []
        for area in s.variant.britain.areas:
            if s.present[area] & ours and s.before[area] == CALM and can_leave(s, kingdom, area):
                options.append(area)
        options.append(MOVES_DONE)
        for card in cards_in_turn(s, kingdom, MOVEMENT_CARDS):
            options.append(FIRST_MOVEMENT_CARD + card)
        return options

    def is_secret(self, s: Bretwalda) -> bool:
        return s.hand_size[s.kingdom_at[self.seat]] > 0

    def choose(self, s: Bretwalda, option: int) -> None:
        if option < MOVES_DONE:
            s.then(MoveTo(self.seat, option), self)
        elif option > MOVES_DONE:
            s.then(self)
            play_in_turn(s, s.kingdom_at[self.seat], option - FIRST_MOVEMENT_CARD)

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option > MOVES_DONE

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        name = self.vocabulary.name(option)
        return shapes.start_of(name) if option < MOVES_DONE else shapes.ends_of(self.shape, name)


def can_leave(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether some legal group of an area can reach another (BRE-15.18: never from a pending battle)."""
    group = Group(s, kingdom, area)
    points = most_points(group)
    if points == NONE:
        return False
    borders = s.variant.britain.borders[area]
    if points >= OPEN_COST and OPEN in borders:
        return True
    price = border_costs(s, kingdom, area)
    for border in borders:
        if price[border] <= points:
            return True
    return embarked_seas(s, kingdom, area) != 0


class MoveTo(Decision):
    """D-M4, BRE-15.15, BRE-15.16: where a group goes: every area that some legal group can reach by land or sea."""

    vocabulary: ClassVar[Vocabulary] = TO
    rule: ClassVar[str] = "BRE-15.15"
    shape: ClassVar[str] = shapes.ROUTE

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area: Final = area

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        costs = land_costs(s, kingdom, self.area, most_points(Group(s, kingdom, self.area)))
        seas = embarked_seas(s, kingdom, self.area)
        coasts = s.variant.britain.sea_masks
        return [
            area
            for area in s.variant.britain.areas
            if area != self.area and (costs[area] != FAR or coasts[area] & seas)
        ]

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        ask_for_group(s, self.seat, self.area, option, way_cost(s, kingdom, self.area, option), 0, 0, 0)

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return AREA_IDS[self.area], AREA_IDS[option]


def way_cost(s: Bretwalda, kingdom: int, origin: int, target: int) -> int:
    """BRE-15.15, BRE-15.16: the points that a group needs for its way; none where Ships carry it."""
    if embarked_seas(s, kingdom, origin) & s.variant.britain.sea_masks[target]:
        return 0
    return land_costs(s, kingdom, origin, most_points(Group(s, kingdom, origin)))[target]


def ask_for_group(
    s: Bretwalda, seat: int, area: int, target: int, need: int, slot: int, own: int, vassals: int
) -> None:
    """Ask for the next unit type that may go along, or move the group if there is none left to ask for."""
    kingdom = s.kingdom_at[seat]
    group = Group(s, kingdom, area)
    while slot < GROUP_SLOTS:
        if group.may_take(slot, need):
            if slot == group.first_slot(need) and group.count_all(need) == 1:
                break
            s.then(MoveGroup(seat, area, target, need, slot, own, vassals))
            return
        slot += 1
    if slot < GROUP_SLOTS:
        own = group.all_of(0, need)
        vassals = group.all_of(1, need)
    move_group(s, kingdom, area, target, own, vassals)


def move_group(s: Bretwalda, kingdom: int, area: int, target: int, own: int, vassals: int) -> None:
    """The group goes; it has used up the extra points of a Forced March."""
    is_landing = embarked_seas(s, kingdom, area) & s.variant.britain.sea_masks[target] != 0
    s.march_bonus = 0
    march(s, kingdom, area, target, own, vassals, is_landing)


_VASSALS: Final = "vassal_"
"""How pieces of a Vassal begin."""


class MoveGroup(Decision):
    """D-M5, BRE-15.14, BRE-12.6: how many units of a type go along; at the first question also all that may."""

    vocabulary: ClassVar[Vocabulary] = TAKE
    rule: ClassVar[str] = "BRE-15.14"
    shape: ClassVar[str] = shapes.SET

    def __init__(self, seat: int, area: int, target: int, need: int, slot: int, own: int, vassals: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.target: Final = target
        self.need: Final = need
        """The points that the way costs."""
        self.slot: Final = slot
        """The unit type asked for, of GROUP_SLOTS."""
        self.own: Final = own
        self.vassals: Final = vassals
        """The forces taken so far."""

    def options(self, s: Bretwalda) -> list[int]:
        group = Group(s, s.kingdom_at[self.seat], self.area)
        options = [
            number
            for number in range(group.available(self.slot) + 1)
            if group.can_complete(self.slot, number, self.own, self.vassals, self.need)
        ]
        if self.slot == group.first_slot(self.need):
            options.append(ALL)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option == ALL:
            group = Group(s, kingdom, self.area)
            own = group.all_of(0, self.need)
            move_group(s, kingdom, self.area, self.target, own, group.all_of(1, self.need))
            return
        force = option * ONE[SLOT_KIND[self.slot]]
        own = self.own + (force if SLOT_WHOSE[self.slot] == 0 else 0)
        vassals = self.vassals + (force if SLOT_WHOSE[self.slot] == 1 else 0)
        ask_for_group(s, self.seat, self.area, self.target, self.need, self.slot + 1, own, vassals)

    def counts(self, s: Bretwalda, option: int) -> dict[str, int]:
        if option == ALL:
            return {}
        kind = KIND_IDS[SLOT_KIND[self.slot]]
        return {kind if SLOT_WHOSE[self.slot] == 0 else _VASSALS + kind: option}

    def lies(self, s: Bretwalda, piece: str) -> str:
        owner = s.owner_of(s.kingdom_at[self.seat], 1 if piece.startswith(_VASSALS) else 0)
        return units_at(piece.removeprefix(_VASSALS), owner, self.area)


class FightOnLand(Step):
    """BRE-15.17: the pending battles, one after another, in the mover's order; conquest does not wait (VAN-RUL-25)."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if pending_battles(s):
            s.then(self)
            if s.variant.plays_by_the_book:
                s.then(CheckConquest())
            s.then(ChooseBattle(s.seat_of[self.kingdom]))


def pending_battles(s: Bretwalda) -> list[int]:
    """The areas in which battles are pending."""
    return [area for area in s.variant.britain.areas if s.before[area] != CALM]


class ChooseBattle(Decision):
    """D-M6, BRE-15.17: which land battle comes next."""

    vocabulary: ClassVar[Vocabulary] = AREA
    rule: ClassVar[str] = "BRE-15.17"
    shape: ClassVar[str] = shapes.ORDER

    def options(self, s: Bretwalda) -> list[int]:
        return pending_battles(s)

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(FightLandBattle(option, s.kingdom_at[self.seat], NONE))
