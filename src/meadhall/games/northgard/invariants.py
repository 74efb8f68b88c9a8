"""What holds of every position: figures, tokens, tiles and cards are where they can be, and counts agree."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.codec import field_names
from meadhall.engine.stacks import steps_of
from meadhall.engine.steps import Chance, Step
from meadhall.games.northgard.content import (
    AREAS,
    BUILDING_TOKENS,
    BUILDINGS,
    CARDS,
    CREATURES,
    DECK,
    FORTRESS,
    MOST_SEATS,
    NONE,
    SLOT_OF,
    TILES,
    UNITS,
    UNREST,
    UNREST_CARDS,
)
from meadhall.games.northgard.fields import ACTIONS, DRAW_PILE, DRAWN, GONE, LAID, TOP
from meadhall.games.northgard.placement import FIRST_TILE, SECOND_TILE
from meadhall.games.northgard.rules.building import fits_slot
from meadhall.games.northgard.rules.end_of_year import EndOfYear
from meadhall.games.northgard.rules.moving import EndMove
from meadhall.games.northgard.rules.retreats import RetreatCount
from meadhall.games.northgard.rules.turns import CardResolved
from meadhall.games.northgard.setup import SetupTile
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import lay

_IN_STEPS: Final = {
    "seat": (0, MOST_SEATS - 1),
    "player": (0, MOST_SEATS - 1),
    "victim": (0, MOST_SEATS - 1),
    "receiver": (0, MOST_SEATS - 1),
    "attacker": (NONE, MOST_SEATS - 1),
    "territory": (0, AREAS - 1),
    "area": (0, AREAS - 1),
    "only": (NONE, AREAS - 1),
    "card": (0, CARDS - 1),
    "building": (0, BUILDINGS - 1),
    "old": (0, BUILDINGS - 1),
    "creature": (0, CREATURES - 1),
    "purpose": (0, 4),
    "part": (0, 1),
    "number": (0, 1),
    "mode": (0, 1),
    "gift": (0, 9),
    "given": (0, 2),
    "received": (0, 2),
    "discards": (0, 3),
    "tops": (0, 3),
    "count": (0, DECK),
    "left": (0, AREAS),
    "losses": (0, UNITS + 1),
    "winner": (NONE, 1),
    "done": (0, 15),
}
"""The fields of steps; those that are not here are true or false."""
_AT_REST: Final = {
    "card": NONE,
    "mover": NONE,
    "points": 0,
    "origin": NONE,
    "target": NONE,
    "entered": 0,
    "declared": 0,
    "recruited_in": 0,
    "transit_at": NONE,
}
_SEATS: Final = ("bear_seat", "snake_seat", "first", "active", "drawer", "mover", "attacker", "defender", "stolen_from")
_SEAT_MASKS: Final = ("passed", "sighted", "conquerors", "won")
_SEATS_IN_STEPS: Final = ("seat", "player", "victim", "receiver", "attacker")


def check(s: Northgard) -> list[str]:
    """Every fault of a position, in a sentence each."""
    faults = [*_steps(s.todo), *_seats(s), *_action(s)]
    return faults or [*_map(s), *_figures(s), *_buildings(s), *_cards(s), *_creatures(s)]


def _seats(s: Northgard) -> list[str]:
    """Only those who sit at the table have, know, hold or do anything."""
    seats = s.variant.seats
    for name in _SEATS:
        if getattr(s, name) >= seats:
            return [f"The number '{name}' must be a seat from 0 to {seats - 1}."]
    for name in _SEAT_MASKS:
        if getattr(s, name) > s.everyone():
            return [f"The mask '{name}' must be one of the seats 0 to {seats - 1}."]
    if any(owner >= seats for owner in s.owner) or any(seen > s.everyone() for seen in s.seen):
        return ["Territories belong to seats of the game, and only these know anything of cards."]
    if any(clan != NONE for clan in s.clan[seats:]) or any(s.deck_size[seats:]):
        return ["Only seats of the game have a clan and cards."]
    if NONE in s.clan[:seats] and any(isinstance(step, EndOfYear) for step in s.todo):
        return ["Every seat has a clan once the year has begun."]
    for step in steps_of(s.todo):
        for name in _SEATS_IN_STEPS:
            if getattr(step, name, 0) >= seats:
                return [f"The field '{name}' of the step {type(step).__name__} must be a seat from 0 to {seats - 1}."]
    return []


def _action(s: Northgard) -> list[str]:
    """What belongs to a running action is there only while one runs, and a group on its way only among partners."""
    is_retreating = any(isinstance(step, RetreatCount) for step in s.todo)
    if is_retreating and s.target == NONE:
        return ["Who retreats goes somewhere."]
    if not any(isinstance(step, CardResolved) for step in s.todo):
        for name, rest in _AT_REST.items():
            if getattr(s, name) != rest and not (name == "target" and is_retreating):
                return [f"The number '{name}' must be {rest} while no card is carried out."]
    moves = sum(isinstance(step, EndMove) for step in s.todo)
    if moves > 1 or (moves and s.mover == NONE):
        return ["One move is carried out at a time, by whoever is on the move."]
    is_on_its_way = s.transit_units > 0 or s.transit_kaija
    if is_on_its_way != (s.transit_at != NONE):
        return ["A group that is on its way must be somewhere."]
    if is_on_its_way and (s.mover == NONE or not s.variant.teams or s.owner[s.transit_at] != s.partner(s.mover)):
        return ["Only partners let a group pass through."]
    return []


def _map(s: Northgard) -> list[str]:
    """Territories are what comes of laying the tiles one after another."""
    tiles = s.laid[: s.laid_count]
    if len(set(tiles)) != len(tiles) or NONE in tiles or any(tile != NONE for tile in s.laid[s.laid_count :]):
        return ["A tile is laid once."]
    if any((s.depth[tile] == LAID) != (tile in tiles) for tile in range(TILES)):
        return ["A tile is laid, drawn, in a hand or in the pile."]
    if any(s.cell_of[tile] == NONE for tile in tiles) or len({s.cell_of[tile] for tile in tiles}) != len(tiles):
        return ["Every laid tile has a cell of its own."]
    fresh = Northgard(s.variant)
    for tile in tiles:
        lay(fresh, tile, s.cell_of[tile], s.turned[tile])
    for name in ("territory", "tiles_in", "free_sides", "printed", "borders", "order_of"):
        if getattr(fresh, name) != getattr(s, name):
            return [f"The field '{name}' must be what the laid tiles make it."]
    if s.tile != NONE and s.cell != NONE and s.depth[s.tile] > DRAWN:
        return ["The tile that is being laid must be in hand."]
    return []


def _figures(s: Northgard) -> list[str]:
    faults = []
    on_map = [0] * MOST_SEATS
    for territory in range(AREAS):
        owner = s.owner[territory]
        if s.territory[territory] != territory and (owner != NONE or s.units[territory] or s.intruders[territory]):
            faults.append("Figures stand at the anchors of territories.")
        if (owner == NONE) != (s.figures(territory) == 0):
            faults.append("A territory is controlled by whoever has figures there.")
        if owner != NONE:
            on_map[owner] += s.units[territory]
        if s.intruders[territory]:
            if s.mover == NONE or s.mover == owner or owner == NONE:
                faults.append("Intruders belong to a player on the move, in a territory of another.")
            else:
                on_map[s.mover] += s.intruders[territory]
    if s.transit_at != NONE and s.mover != NONE:
        on_map[s.mover] += s.transit_units
    for seat in range(MOST_SEATS):
        if on_map[seat] + s.reserve[seat] != UNITS:
            faults.append(f"Seat {seat} must have {UNITS} units on the map and in reserve.")
    return [*faults, *_special_tokens(s)]


def _special_tokens(s: Northgard) -> list[str]:
    faults = []
    if s.kaija_at != NONE and (s.bear_seat == NONE or s.territory[s.kaija_at] != s.kaija_at):
        faults.append("Kaija belongs to the Bear, and stands at the anchor of a territory.")
    elif s.phase == ACTIONS and s.mover == NONE and s.kaija_at != NONE and s.has_intruding_kaija(s.kaija_at):
        faults.append("Kaija is in a territory of another only while somebody is on the move.")
    if s.scorched_at != NONE and (s.snake_seat == NONE or s.territory[s.scorched_at] == NONE):
        faults.append("Scorched Earth belongs to the Snake, and lies on the map.")
    for seat, clan in ((s.bear_seat, 0), (s.snake_seat, 4)):
        if (seat == NONE) != (clan not in s.clan) or (seat != NONE and s.clan[seat] != clan):
            faults.append("Bear and Snake are the seats of these clans.")
    return faults


def _buildings(s: Northgard) -> list[str]:
    built = [0] * AREAS
    free = [0] * AREAS
    used = [0] * BUILDINGS
    for area in range(AREAS):
        territory = s.territory[area]
        building = s.building_on[area]
        if territory == NONE:
            if building != NONE or s.slotless[area]:
                return ["Buildings stand on laid tiles."]
            continue
        if building != NONE:
            if SLOT_OF[area] == NONE or not fits_slot(building, SLOT_OF[area]):
                return ["A building stands on a slot that fits it."]
            used[building] += 1
            built[territory] += 1 << 3 * building
        elif SLOT_OF[area] != NONE:
            free[territory] += 1 << 6 * SLOT_OF[area]
        built[territory] += s.slotless[area]
        for small in range(FORTRESS):
            used[small] += s.slotless[area] >> 3 * small & 7
    if [used[n] + s.tokens[n] for n in range(BUILDINGS)] != BUILDING_TOKENS:
        return ["Building tokens are on the map or in the supply."]
    if built != [*s.built] or free != [*s.free_slots]:
        return ["The buildings and free slots of territories must be those of their areas."]
    return []


def _cards(s: Northgard) -> list[str]:
    faults = []
    owned = [0] * CARDS
    for seat in range(s.variant.seats):
        entries = range(DECK * seat, DECK * seat + s.deck_size[seat])
        if any(s.cards[entry] == NONE for entry in entries):
            faults.append(f"Every card of seat {seat} must be a card.")
            continue
        for entry in entries:
            owned[s.cards[entry]] += 1
        tops = sorted(s.zones[entry] - TOP for entry in entries if s.zones[entry] >= TOP)
        if tops != list(range(s.tops[seat])):
            faults.append(f"The cards on top of the draw pile of seat {seat} must lie in order.")
        if any(s.zones[entry] == DRAW_PILE and s.seen[entry] for entry in entries):
            faults.append("Nobody knows where a card of a draw pile lies.")
    if owned[UNREST] + s.unrest_left != UNREST_CARDS:
        faults.append(f"There are {UNREST_CARDS} Unrest cards.")
    if any(owned[card] and s.offers[card] not in (0, GONE) for card in range(CARDS)):
        faults.append("A card that somebody owns is not on offer.")
    return faults


def _creatures(s: Northgard) -> list[str]:
    line = [creature for creature in s.line if creature != NONE]
    if [*s.line[: len(line)]] != line:
        return ["The line of creatures has no gaps."]
    on_map = sorted(creature for creature in range(CREATURES) if s.creature_at[creature] >= 0)
    is_waiting = len(line) == len(on_map) + 1 and sorted(line[:-1]) == on_map
    if sorted(line) != on_map and not is_waiting:
        return ["The creatures of the line are those on the map."]
    if any(s.territory[s.creature_at[creature]] == NONE for creature in on_map):
        return ["Creatures stand on laid tiles."]
    return []


def _steps(steps: list[Step]) -> list[str]:
    """Every field of a waiting step must be in its range."""
    faults = []
    for step in steps_of(steps):
        if isinstance(step, SetupTile) and step.purpose not in (FIRST_TILE, SECOND_TILE):
            faults.append("A tile of the setup is somebody's first or second one.")
        for name in field_names(step):
            if name == "seat" and isinstance(step, Chance):
                continue
            number: Any = getattr(step, name)
            if isinstance(number, bool):
                continue
            least, most = _IN_STEPS.get(name, (0, 0))
            if not least <= number <= most:
                faults.append(f"The field '{name}' of the step {type(step).__name__} must be from {least} to {most}.")
    return faults
