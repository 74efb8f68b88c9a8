"""What holds of every position: cards, pieces and favours are where they can be, and counts agree."""

from __future__ import annotations

from typing import Final

from meadhall.engine.codec import field_names
from meadhall.engine.steps import Chance, Together
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_INFLUENCE,
    CARDS,
    CLANS,
    EFFECT_ACTION,
    ENEMY,
    ENEMY_SETTLERS,
    ENEMY_TEMPLES,
    FAVOUR_SLOTS,
    FAVOURS,
    FLEET,
    NEUTRAL_SETTLERS,
    NONE,
    ROW_LENGTH,
    RUNES,
    SETTLERS,
    TEMPLE_INFLUENCE,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.fields import (
    DOWN,
    ENEMY_ROW,
    ENTERED,
    HAND,
    IN_ROW,
    LONGEST_ROW,
    PRIZE,
    ROW,
    UNUSED,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, DOCKS, ISLANDS, SHEET
from meadhall.games.tiny_epic_vikings.state import Vikings, count_bits

_MOST_IN_STEPS: Final = {
    "place": 3,
    "left": 9,
    "value": 9,
    "placed": 12,
    "settlers": 9,
    "reached": (1 << ISLANDS) - 1,
    "rune": RUNES - 1,
    "row": 1,
    "effect": len(EFFECT_ACTION) - 1,
    "favour": FAVOURS - 1,
}
"""The most of each field of a step, where it does not depend on the game."""


def check(s: Vikings) -> list[str]:
    """Every fault of a position, in a sentence each."""
    return [
        *_taking_part(s),
        *_cards(s),
        *_clans(s),
        *_boats(s),
        *_influence(s),
        *_gods_and_favours(s),
        *_battle(s),
        *_steps(s),
    ]


def _taking_part(s: Vikings) -> list[str]:
    faults = []
    if s.chieftain >= s.variant.players or s.active not in (NONE, *s.variant.clans):
        faults.append("The chieftain and the active clan must take part in the game.")
    if s.lingers and not 0 <= s.active < s.variant.players:
        faults.append("Only a player can wait before the turn ends, and in the own turn.")
    return faults


def _cards(s: Vikings) -> list[str]:
    """The cards of a leader row are those that say so, and no card belongs to a seat that is not there."""
    faults = []
    for clan in range(CLANS):
        row = [*s.rows[ROW_LENGTH * clan : ROW_LENGTH * clan + ROW_LENGTH]]
        places = (ENEMY_ROW,) if clan == ENEMY else (ROW + clan, DOWN + clan, ENTERED + clan)
        cards = [card for card in range(CARDS) if s.where[card] in places]
        if sorted(row[: s.row_size[clan]]) != cards or any(card != NONE for card in row[s.row_size[clan] :]):
            faults.append(f"The leader row of clan {clan} must hold exactly the cards that lie there.")
        if any(s.where[card] != ROW + clan for card in cards) and s.last_card(clan) != NONE and clan != ENEMY:
            if [card for card in cards if s.where[card] != ROW + clan] != [s.last_card(clan)]:
                faults.append(f"Only the last card in the row of clan {clan} can lie face down.")
    seats = s.variant.players
    if any(at >= HAND and (at - HAND) % 4 >= seats for at in s.where):
        faults.append("Cards belong to clans that take part in the game.")
    return faults


def _clans(s: Vikings) -> list[str]:
    """Settlers and temples are on sheets or on islands of the map, as many as there are."""
    faults = []
    islands = s.variant.map.islands
    solo = s.variant.is_solo
    for clan in range(CLANS):
        settlers = s.settlers[ISLANDS * clan : ISLANDS * clan + ISLANDS]
        total = sum(settlers) + s.settlers_left[clan]
        temples = count_bits(s.temples[clan]) + s.temples_left[clan]
        if any(settlers[n] or s.temples[clan] >> n & 1 for n in range(ISLANDS) if n not in islands):
            faults.append(f"Clan {clan} has pieces on an island that is not on this map.")
        if clan == ENEMY and s.variant.is_for_two:
            most = NEUTRAL_SETTLERS * sum(1 for island in islands if not s.variant.map.is_inner[island])
            if total > most:
                faults.append(f"The neutral enemy has at most {most} settlers.")
            continue
        is_there = clan < s.variant.players or (clan == ENEMY and solo)
        right = [(ENEMY_SETTLERS, ENEMY_TEMPLES)] if clan == ENEMY else [(SETTLERS, TEMPLES)]
        if not is_there or s.era == 0:
            right = [(0, 0), *(right if is_there else [])]
        if (total, temples) not in right:
            faults.append(f"Clan {clan} has more or fewer settlers or temples than it can have.")
        filled = [count_bits(s.boat_slots[clan]), count_bits(s.temple_slots[clan])]
        if filled != ([0, 0] if clan == ENEMY else [s.boats_left[clan], s.temples_left[clan]]):
            faults.append(f"Clan {clan} must have as many boats and temples left as slots of its sheet are filled.")
    if any(s.villages[dock] and not s.variant.map.has_village[dock] for dock in range(DOCKS)):
        faults.append("Villages stand only on docks that have room for one.")
    if solo and s.era > 0 and s.chief not in s.variant.map.docks:
        faults.append("The chief's boat must lie in a dock.")
    return faults


def _boats(s: Vikings) -> list[str]:
    faults = []
    board = s.variant.map
    docked = [NONE] * DOCKS
    for boat in range(CLANS * FLEET):
        place = s.boat_at[boat]
        if place >= DOCK:
            if place - DOCK not in board.docks:
                faults.append(f"Boat {boat} lies in a dock that is not on this map.")
            elif boat != s.adrift:
                docked[place - DOCK] = boat
        elif place >= 0 and place not in board.fjords:
            faults.append(f"Boat {boat} lies in a fjord that is not on this map.")
    if docked != [*s.dock_boat]:
        faults.append("The docks must hold exactly the boats that lie there.")
    for clan in range(CLANS):
        on_sheet = [*s.boat_at[FLEET * clan : FLEET * clan + FLEET]].count(SHEET)
        if s.era > 0 and on_sheet != s.boats_left[clan]:
            faults.append(f"Clan {clan} must have as many boats left as lie on its sheet.")
    if s.boat != NONE and s.boat_at[s.boat] < 0:
        faults.append("The boat that sails must be on the map.")
    if s.adrift != NONE and s.boat_at[s.adrift] < DOCK:
        faults.append("A boat that was pushed out must still be at its dock.")
    return faults


def _influence(s: Vikings) -> list[str]:
    influence = [0] * (CLANS * ISLANDS)
    docks = s.variant.map.dock_island
    for clan in range(CLANS):
        for island in range(ISLANDS):
            place = ISLANDS * clan + island
            influence[place] += s.settlers[place] + TEMPLE_INFLUENCE * (s.temples[clan] >> island & 1)
    for dock in range(DOCKS):
        if s.dock_boat[dock] != NONE and docks[dock] != NONE:
            influence[ISLANDS * (s.dock_boat[dock] // FLEET) + docks[dock]] += BOAT_INFLUENCE
    if s.chief != NONE and docks[s.chief] != NONE:
        influence[ISLANDS * ENEMY + docks[s.chief]] += BOAT_INFLUENCE
    faults = []
    if influence != [*s.influence]:
        faults.append("Influence must be that of the pieces.")
    for island in range(ISLANDS):
        holder = s.holder[island]
        if holder != NONE and (
            island not in s.variant.map.islands
            or holder not in s.variant.clans
            or (holder == ENEMY and s.variant.is_for_two)
        ):
            faults.append("Island runes are held by clans that can hold them.")
        elif holder != NONE and s.changed >> island & 1 == 0 and influence[ISLANDS * holder + island] == 0:
            faults.append("Who holds an island rune must have influence there.")
    return faults


def _gods_and_favours(s: Vikings) -> list[str]:
    faults = []
    gods = [god for god in s.god_of if god != NONE]
    if len(set(gods)) != len(gods) or (s.era > 0 and len(gods) < RUNES):
        faults.append("Each rune must have a god of its own.")
    if not all(villages <= s.variant.dedication_limit for villages in s.dedicated):
        faults.append(f"A target takes at most {s.variant.dedication_limit} villages.")
    rows: list[int] = []
    for row in range(2):
        first = LONGEST_ROW * row
        cards = [*s.favour_rows[first : first + LONGEST_ROW]]
        rows += cards[: s.favour_count[row]]
        if NONE in cards[: s.favour_count[row]] or any(card != NONE for card in cards[s.favour_count[row] :]):
            faults.append("Favour cards lie in their rows without gaps.")
    if sorted(rows) != [favour for favour in range(FAVOURS) if s.favour_at[favour] == IN_ROW]:
        faults.append("The favour rows must hold exactly the cards that lie there.")
    if [s.prize] * (s.prize != NONE) != [favour for favour in range(FAVOURS) if s.favour_at[favour] == PRIZE]:
        faults.append("The prize of a battle must be the favour card laid aside for it.")
    if s.era > 0 and [*s.favour_at].count(UNUSED) != FAVOURS - 2 * s.variant.favours_in_row:
        faults.append("All favour cards of the game must be in a row, won, or fought for.")
    for clan in range(CLANS):
        if clan not in s.variant.clans and s.count_favours(clan):
            faults.append("Favour cards are won by clans that take part in the game.")
        if clan != ENEMY and s.count_favours(clan) > FAVOUR_SLOTS + 1:
            faults.append(f"A clan has at most {FAVOUR_SLOTS} favour cards.")
    return faults


def _battle(s: Vikings) -> list[str]:
    faults = []
    if (s.starter == NONE) != (s.fighters == 0) or (s.starter != NONE and s.fighters >> s.starter & 1 == 0):
        faults.append("A battle has a starter, who fights in it.")
    if s.prize != NONE and (s.starter == NONE or s.prize_place == NONE):
        faults.append("A favour card is fought for only in a battle, and came from the end of a row.")
    for clan in range(CLANS):
        if s.fighters >> clan & 1 == 0:
            continue
        if clan not in s.variant.clans or (clan == ENEMY and not s.variant.is_solo):
            faults.append("Battles are fought by clans that can fight.")
        elif clan != ENEMY and s.row_size[clan] == 0:
            faults.append("Who fights in a battle must have a card in the row.")
    return faults


def _steps(s: Vikings) -> list[str]:
    """Every field of a waiting step must be in its range."""
    board = s.variant.map
    inner = [each for step in s.todo if isinstance(step, Together) for each in step.decisions]
    faults = []
    for step in [*s.todo, *inner]:
        if isinstance(step, Together):
            continue
        for name in field_names(step):
            if name == "seat" and isinstance(step, Chance):
                continue
            value: int = getattr(step, name)
            if name in ("seat", "drawer"):
                is_right = 0 <= value < s.variant.players
            elif name == "island":
                is_right = value in board.islands
            elif name == "dock":
                is_right = value in board.docks
            else:
                is_right = 0 <= value <= _MOST_IN_STEPS[name]
            if not is_right:
                faults.append(f"The field '{name}' of the step {type(step).__name__} is out of its range: {value}.")
    return faults
