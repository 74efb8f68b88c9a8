"""The notation of positions, read and written.

A position is a list of clauses, parted by semicolons. R, Y, B, G are Red, Yellow, Blue and Green, seats 0 to 3, and E
is the enemy of games for one and two. Islands, docks, fjords, cards, favours and gods have their ids.

    R 3 fox                         settlers on an island
    R temple fox                    a temple on an island (`R no temple fox`)
    R boat south_sound fox_wolf     boats in fjords and docks: the first one is the boat set aside at the start, the
                                    others have been built (or `nowhere`)
    R holds fox wolf                all island runes held (or `nothing`)
    R res 2/4/2                     wood, food and steel; the enemy's markers
    R raided 2                      raided villages that are not yet dedicated
    R hand astrid_goldhand          all cards of a zone (or `empty`): hand, row (face up, from left to right), down
                                    (face down, at the right of the row), entered (the same by Enter a battle),
                                    favours; of the enemy row, battle (face up), down, deck, favours
    R sheet 6/3/2                   settlers, boats and temples on the clan sheet
    R runes 3/0/1                   active runes: Wealth, Secrets, Nature's Fury
    R influence fox 5
    E played 2                      cards that the solo enemy has played in this era
    gods frigg/odin/thor            who stands for Wealth, Secrets and Nature's Fury
    fury 1/0/0                      of these three
    upper golden_ring storm_wrack   favour cards of a row, from left to right (or `empty`); lower
    deck gro_gullwing               all cards of a zone (or `empty`): deck, discard, unseen (discards of the neutral
                                    enemy), invaders, open (the open pile of the solo draft)
    battle R B for golden_ring from upper left
                                    the pending battle: its starter, others who joined, the prize and its place (or
                                    `battle none`)
    bonus 2                         of the solo enemy's pending battle
    village fox_walrus              (or `no village fox_walrus`)
    dedicated ded_harvest 3         villages on a space of the era sheet or on a god
    chief raven_wolf                the chief's boat
    marker R                        the chieftain marker

Sheets, runes and influence follow from the rest and can only be asked for. What is not told: resources 2/2/2 (the
enemy's are 0), all villages standing, Red with the marker, Frigg, Odin and Thor, no Fury, no boats on the map, the
chief at raven_wolf, a card in every hand while turns are taken, favour rows filled with what is not won, all other
cards in the deck; when the deck is told, in the discard pile, and when that is told too, with the invaders.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.tiny_epic_vikings.content import (
    BOAT_INFLUENCE,
    BOATS,
    BOATS_ON_SHEET,
    CARD_IDS,
    CARDS,
    ENEMY,
    ENEMY_BOATS,
    ENEMY_SETTLERS,
    ENEMY_TEMPLES,
    FAVOUR_IDS,
    FAVOURS,
    FLEET,
    GOD_IDS,
    NONE,
    RESOURCES,
    RIGHT,
    ROW_IDS,
    ROW_LENGTH,
    RUNES,
    SETTLERS,
    SPACE_IDS,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, ISLAND_IDS, ISLANDS, OUT, PLACE_IDS, SHEET
from meadhall.games.tiny_epic_vikings.state import (
    DECK,
    DISCARD,
    DOWN,
    ENEMY_BATTLE,
    ENEMY_DECK,
    ENEMY_DOWN,
    ENEMY_ROW,
    ENTERED,
    HAND,
    INVADERS,
    LONGEST_ROW,
    OPEN,
    PRIZE,
    ROW,
    SEEN_PILE,
    UNSEEN,
    UNUSED,
    WON,
    Vikings,
)
from tests.laws.stories import clauses_of

LETTERS: Final = "RYBGE"
ENDS: Final = ["upper left", "upper right", "lower left", "lower right"]
ZONES: Final = {"deck": DECK, "discard": DISCARD, "unseen": UNSEEN, "invaders": INVADERS, "open": OPEN}
_HELD: Final = {"hand": HAND, "row": ROW, "down": DOWN, "entered": ENTERED}
_OF_ENEMY: Final = {"row": ENEMY_ROW, "battle": ENEMY_BATTLE, "down": ENEMY_DOWN, "deck": ENEMY_DECK}
_GODS: Final = ["frigg", "odin", "thor"]


def zone_of(clan: int, zone: str) -> int:
    """The place of a clan's cards."""
    return _OF_ENEMY[zone] if clan == ENEMY else _HELD[zone] + clan


# From the notation to the table


def lay_position(s: Vikings, position: str, has_hands: bool) -> None:
    """Put a position on the table; what is not told is as usual."""
    clauses = clauses_of(position)
    _lay_sheets(s)
    for clause in clauses:
        words = clause.split()
        if words[0] in tuple(LETTERS):
            _lay_of_clan(s, LETTERS.index(words[0]), words[1:])
        else:
            _lay_of_table(s, words)
    _lay_chief(s)
    _lay_other_cards(s, clauses, has_hands)
    _lay_other_favours(s, {clause.split()[0] for clause in clauses})
    s.changed = 0


def _lay_sheets(s: Vikings) -> None:
    for dock in s.variant.map.docks:
        s.villages[dock] = int(s.variant.map.has_village[dock])
    s.god_of[:] = [GOD_IDS.index(god) for god in _GODS]
    s.chieftain = 0
    for clan in range(s.variant.players):
        s.settlers_left[clan], s.boats_left[clan], s.temples_left[clan] = SETTLERS, BOATS_ON_SHEET, TEMPLES
        s.boat_at[FLEET * clan + 1 : FLEET * clan + BOATS] = [SHEET] * BOATS_ON_SHEET
        s.resources[RESOURCES * clan : RESOURCES * clan + RESOURCES] = [2] * RESOURCES
    if s.variant.is_solo:
        s.settlers_left[ENEMY], s.boats_left[ENEMY], s.temples_left[ENEMY] = ENEMY_SETTLERS, ENEMY_BOATS, ENEMY_TEMPLES
        s.boat_at[FLEET * ENEMY : FLEET * ENEMY + ENEMY_BOATS] = [SHEET] * ENEMY_BOATS


def _lay_of_clan(s: Vikings, clan: int, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    assert clan in s.variant.clans, f"{LETTERS[clan]} takes no part."
    if what.isdigit() or what in ("temple", "boat", "holds"):
        _lay_pieces(s, clan, words)
    elif what == "res":
        s.resources[RESOURCES * clan : RESOURCES * clan + RESOURCES] = [int(number) for number in rest[0].split("/")]
    elif what == "raided":
        s.raided[clan] = int(rest[0])
    elif what == "played":
        s.enemy_played = int(rest[0])
    elif what == "favours":
        for favour in rest:
            s.favour_at[FAVOUR_IDS.index(favour)] = WON + clan
    elif rest != ["empty"]:
        for card in rest:
            _lay_card(s, clan, CARD_IDS.index(card), what)


def _lay_pieces(s: Vikings, clan: int, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if what == "temple":
        s.add_temple(clan, ISLAND_IDS.index(rest[0]))
        if s.temples_left[clan]:
            s.temples_left[clan] -= 1
    elif what == "boat":
        for place in rest:
            _lay_boat(s, clan, PLACE_IDS.index(place))
    elif what == "holds":
        for island in rest:
            s.holder[ISLAND_IDS.index(island)] = clan
    else:
        s.add_settlers(clan, ISLAND_IDS.index(rest[0]), int(what))
        if s.settlers_left[clan]:
            s.settlers_left[clan] -= int(what)


def _lay_boat(s: Vikings, clan: int, place: int) -> None:
    if clan != ENEMY and s.boat_at[FLEET * clan] == OUT:
        s.move_boat(FLEET * clan, place)
    else:
        s.launch(clan, place)


def _lay_card(s: Vikings, clan: int, card: int, zone: str) -> None:
    assert s.where[card] == DECK, f"The card '{CARD_IDS[card]}' is told twice."
    s.where[card] = zone_of(clan, zone)
    if zone == "row" or (clan != ENEMY and zone != "hand"):
        s.add_to_row(clan, card)
    if clan == ENEMY and zone in ("deck", "down"):
        s.pack[card] = SEEN_PILE


def _lay_of_table(s: Vikings, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if what == "gods":
        s.god_of[:] = [GOD_IDS.index(god) for god in rest[0].split("/")]
    elif what == "fury":
        s.fury[:] = [int(number) for number in rest[0].split("/")]
    elif what in ROW_IDS or what in ZONES:
        for card in rest if rest != ["empty"] else []:
            _lay_in_row_or_pile(s, what, card)
    elif what == "battle":
        _lay_battle(s, rest)
    elif what == "bonus":
        s.bonus = int(rest[0])
    elif what == "no":
        s.villages[DOCK_IDS.index(rest[1])] = 0
    elif what == "dedicated":
        s.dedicated[target_of(s, rest[0])] = int(rest[1])
    elif what == "chief":
        s.chief = DOCK_IDS.index(rest[0])
    else:
        assert what == "marker", f"Nobody understands '{' '.join(words)}'."
        s.chieftain = LETTERS.index(rest[0])


def _lay_in_row_or_pile(s: Vikings, what: str, card: str) -> None:
    if what in ZONES:
        s.where[CARD_IDS.index(card)] = ZONES[what]
    else:
        s.lay_favour(FAVOUR_IDS.index(card), 2 * ROW_IDS.index(what) + RIGHT)


def _lay_battle(s: Vikings, words: list[str]) -> None:
    clans = [LETTERS.index(word) for word in words[: words.index("for")]]
    s.starter = clans[0]
    s.fighters = sum(1 << clan for clan in clans)
    s.prize = FAVOUR_IDS.index(words[words.index("for") + 1])
    s.favour_at[s.prize] = PRIZE
    s.prize_place = ENDS.index(" ".join(words[words.index("from") + 1 :]))


def target_of(s: Vikings, name: str) -> int:
    """The place of a dedication target: a space of the era sheet, or the rune of a god."""
    if name in SPACE_IDS:
        return SPACE_IDS.index(name)
    return len(SPACE_IDS) + s.god_of.index(GOD_IDS.index(name))


def _lay_chief(s: Vikings) -> None:
    if s.variant.is_solo:
        s.chief = DOCK_IDS.index("raven_wolf") if s.chief == NONE else s.chief
        s.change_influence(ENEMY, s.variant.map.dock_island[s.chief], BOAT_INFLUENCE)


def _lay_other_cards(s: Vikings, clauses: list[str], has_hands: bool) -> None:
    """A card for each hand that is not told; the others stay in the deck, unless that is told."""
    told = {word: clause.split()[1:] for clause in clauses for word in [clause.split()[0]] if word in ZONES}
    free = [n for n in range(CARDS) if s.where[n] == DECK and CARD_IDS[n] not in told.get("deck", [])]
    for clan in range(s.variant.players):
        if has_hands and not any(clause.startswith(f"{LETTERS[clan]} hand") for clause in clauses):
            s.where[free.pop()] = HAND + clan
    if "deck" in told:
        for card in free:
            s.where[card] = INVADERS if "discard" in told else DISCARD


def _lay_other_favours(s: Vikings, told: set[str]) -> None:
    """What is neither won nor fought for lies in the rows that are not told."""
    unused = [favour for favour in range(FAVOURS) if s.favour_at[favour] == UNUSED]
    left = unused[: max(0, len(unused) + 2 * s.variant.favours_in_row - FAVOURS)]
    for row, name in enumerate(ROW_IDS):
        if name not in told:
            count = s.variant.favours_in_row if name == "upper" and "lower" not in told else len(left)
            for favour in left[:count]:
                s.lay_favour(favour, 2 * row + RIGHT)
            left = left[count:]


# From the table to the notation


def tell_like(s: Vikings, clause: str) -> str:
    """What is on the table, told like a clause."""
    words = clause.split()
    if words[0] in tuple(LETTERS):
        return " ".join([words[0], _tell_of_clan(s, LETTERS.index(words[0]), words[1:])])
    return _tell_of_table(s, words)


def _tell_of_clan(s: Vikings, clan: int, words: list[str]) -> str:
    what = words[0]
    if what.isdigit():
        return f"{s.settlers[ISLANDS * clan + ISLAND_IDS.index(words[1])]} {words[1]}"
    if what in ("temple", "no"):
        return f"{'temple' if s.has_temple(clan, ISLAND_IDS.index(words[-1])) else 'no temple'} {words[-1]}"
    if what == "boat":
        boats = s.boat_at[FLEET * clan : FLEET * clan + FLEET]
        return " ".join(["boat", *(sorted(PLACE_IDS[place] for place in boats if place >= 0) or ["nowhere"])])
    if what == "holds":
        held = [name for name, holder in zip(ISLAND_IDS, s.holder, strict=True) if holder == clan]
        return " ".join(["holds", *(sorted(held) or ["nothing"])])
    if what == "favours":
        won = [name for name, at in zip(FAVOUR_IDS, s.favour_at, strict=True) if at == WON + clan]
        return " ".join(["favours", *(sorted(won) or ["empty"])])
    if what in ("res", "raided", "played", "sheet", "runes", "influence"):
        return _tell_numbers(s, clan, words)
    return " ".join([what, *(_tell_cards(s, clan, what) or ["empty"])])


def _tell_numbers(s: Vikings, clan: int, words: list[str]) -> str:
    what = words[0]
    if what == "influence":
        return f"influence {words[1]} {s.influence[ISLANDS * clan + ISLAND_IDS.index(words[1])]}"
    if what == "raided":
        return f"raided {s.raided[clan]}"
    if what == "played":
        return f"played {s.enemy_played}"
    if what == "res":
        numbers = s.resources[RESOURCES * clan : RESOURCES * clan + RESOURCES]
    elif what == "runes":
        numbers = [s.count_runes(clan, rune) for rune in range(RUNES)]
    else:
        numbers = [s.settlers_left[clan], s.boats_left[clan], s.temples_left[clan]]
    return f"{what} {'/'.join(map(str, numbers))}"


def _tell_cards(s: Vikings, clan: int, zone: str) -> list[str]:
    cards = s.cards_at(zone_of(clan, zone))
    if zone == "row":
        row = s.rows[ROW_LENGTH * clan : ROW_LENGTH * clan + s.row_size[clan]]
        return [CARD_IDS[card] for card in row if card in cards]
    return sorted(CARD_IDS[card] for card in cards)


def _tell_of_table(s: Vikings, words: list[str]) -> str:
    what = words[0]
    if what == "gods":
        return f"gods {'/'.join(GOD_IDS[god] for god in s.god_of)}"
    if what == "fury":
        return f"fury {'/'.join(map(str, s.fury))}"
    if what in ROW_IDS:
        first = LONGEST_ROW * ROW_IDS.index(what)
        row = s.favour_rows[first : first + s.favour_count[ROW_IDS.index(what)]]
        return " ".join([what, *([FAVOUR_IDS[favour] for favour in row] or ["empty"])])
    if what in ZONES:
        return " ".join([what, *(sorted(CARD_IDS[card] for card in s.cards_at(ZONES[what])) or ["empty"])])
    if what == "battle":
        return _tell_battle(s)
    if what == "bonus":
        return f"bonus {s.bonus}"
    if what in ("village", "no"):
        return f"{'village' if s.villages[DOCK_IDS.index(words[-1])] else 'no village'} {words[-1]}"
    if what == "dedicated":
        return f"dedicated {words[1]} {s.dedicated[target_of(s, words[1])]}"
    if what == "chief":
        return f"chief {DOCK_IDS[s.chief]}"
    assert what == "marker", f"Nobody understands '{' '.join(words)}'."
    return f"marker {LETTERS[s.chieftain]}"


def _tell_battle(s: Vikings) -> str:
    if s.starter == NONE:
        return "battle none"
    others = [LETTERS[clan] for clan in s.variant.clans if s.fighters >> clan & 1 and clan != s.starter]
    return " ".join(["battle", LETTERS[s.starter], *others, "for", FAVOUR_IDS[s.prize], "from", ENDS[s.prize_place]])


def canonical(clause: str) -> str:
    """A clause in the form in which the table is told: what has no order is sorted."""
    words = clause.split()
    if words[0] in tuple(LETTERS) and words[1] in ("boat", "holds", "favours", "hand", "battle", "deck"):
        return " ".join([*words[:2], *sorted(words[2:])])
    if words[0] in ZONES:
        return " ".join([words[0], *sorted(words[1:])])
    return clause
