"""The notation of positions, read and written: for lessons, figures and tests.

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
    R slots 2,3,4/4,6               the prices of the boats and of the temples that are still on it
    R runes 3/0/1                   active runes: Wealth, Secrets, Nature's Fury
    R influence fox 5
    R cards 4                       cards in hand
    R points 8                      victory points as things stand
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
    era 2

Sheets, slots, runes, influence, numbers of cards, points and the era can only be asked for; boats and temples were
built from the cheapest slots. What is not told: resources 2/2/2 (the enemy's are 0), all villages standing, Red with
the marker, Frigg, Odin and Thor, no Fury, no boats on the map, the chief at raven_wolf, a card in every hand while
turns are taken, favour rows filled with what is not won, all other cards in the deck; when the deck is told, in the
discard pile, and when that is told too, with the invaders.

Beside the `table` a position may tell the `era` (1), the `phase` in it (`draft`, `turns`, `cleanup`) and whose `turn`
it is (`red`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.errors import BadPosition
from meadhall.engine.notation import Notation, clauses_of
from meadhall.engine.numbers import Numbers, numbers
from meadhall.engine.options import OptionValue
from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_COSTS,
    BOAT_INFLUENCE,
    BOATS_ON_SHEET,
    CARD_IDS,
    CARDS,
    CLAN_IDS,
    ENEMY,
    ENEMY_BOATS,
    ENEMY_SETTLERS,
    ENEMY_TEMPLES,
    ERAS,
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
    TEMPLE_COSTS,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.fields import (
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
)
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, ISLAND_IDS, ISLANDS, OUT, PLACE_IDS, SHEET
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
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.variant import Variant

LETTERS: Final = "RYBGE"
ENDS: Final = ["upper left", "upper right", "lower left", "lower right"]
ZONES: Final = {"deck": DECK, "discard": DISCARD, "unseen": UNSEEN, "invaders": INVADERS, "open": OPEN}
PHASES: Final = ["draft", "turns", "cleanup"]
_HELD: Final = {"hand": HAND, "row": ROW, "down": DOWN, "entered": ENTERED}
_OF_ENEMY: Final = {"row": ENEMY_ROW, "battle": ENEMY_BATTLE, "down": ENEMY_DOWN, "deck": ENEMY_DECK}
_GODS: Final = ["frigg", "odin", "thor"]


def zone_of(clan: int, zone: str) -> int:
    """The place of a clan's cards."""
    zones, first = (_OF_ENEMY, 0) if clan == ENEMY else (_HELD, clan)
    if zone not in zones:
        raise BadPosition(f"{LETTERS[clan]} has no '{zone}'.")
    return zones[zone] + first


# From the notation to the table


def laid(told: Mapping[str, Any], options: dict[str, OptionValue], players: int) -> Vikings:
    """A game in which lies what is told, and in which the rest of the era that is told is still to happen."""
    chosen: dict[str, Any] = dict(options)
    s = Vikings(Variant(players, **chosen))
    s.era = told.get("era", 1)
    phase = told.get("phase", "turns")
    clan = _index(told.get("turn", "red"), CLAN_IDS, "clan")
    _lay_position(s, clauses_of(told.get("table", "")), phase == "turns")
    steps = _solo_steps(s, clan) if s.variant.is_solo else _steps(s, clan)
    s.then(*steps[_index(phase, PHASES, "phase")])
    return s


def _steps(s: Vikings, clan: int) -> list[list[Step]]:
    """What is left of the era from each phase on; of the turns, from that of a clan."""
    last: list[Step] = [CleanUp(), PlayEra()] if s.era < ERAS else [ScoreGame()]
    return [[Draft(), PlayTurns(), FightLastBattle(), *last], [TakeTurn(clan), FightLastBattle(), *last], last]


def _solo_steps(s: Vikings, clan: int) -> list[list[Step]]:
    last: list[Step] = [CleanUpSolo(), PlaySoloEra()] if s.era < ERAS else [ScoreGame()]
    turn: Step = TakeEnemyTurn() if clan == ENEMY else TakeHumanTurn()
    return [[SoloDraft(), PlaySoloTurns(), EndSoloTurns(), *last], [turn, EndSoloTurns(), *last], last]


def _index(name: str, names: Sequence[str], kind: str) -> int:
    if name not in names:
        raise BadPosition(f"There is no {kind} '{name}'.")
    return names.index(name)


def _numbers(word: str, count: int) -> list[int]:
    """As many whole numbers, parted by strokes."""
    numbers = word.split("/")
    if len(numbers) != count or not all(number.isdigit() for number in numbers):
        raise BadPosition(f"'{word}' should be {count} numbers.")
    return [int(number) for number in numbers]


def _lay_position(s: Vikings, clauses: list[str], has_hands: bool) -> None:
    """Put a position on the table; what is not told is as usual."""
    _lay_sheets(s)
    for clause in clauses:
        words = clause.split()
        if len(words) < 2:
            raise BadPosition(f"Nobody understands '{clause}'.")
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
    s.god_of = numbers([GOD_IDS.index(god) for god in _GODS])
    s.chieftain = 0
    for clan in range(s.variant.players):
        s.settlers_left[clan], s.boats_left[clan], s.temples_left[clan] = SETTLERS, BOATS_ON_SHEET, TEMPLES
        s.boat_slots[clan], s.temple_slots[clan] = (1 << BOATS_ON_SHEET) - 1, (1 << TEMPLES) - 1
        _write(s.boat_at, FLEET * clan + 1, [SHEET] * BOATS_ON_SHEET)
        _write(s.resources, RESOURCES * clan, [2] * RESOURCES)
    if s.variant.is_solo:
        s.settlers_left[ENEMY], s.boats_left[ENEMY], s.temples_left[ENEMY] = ENEMY_SETTLERS, ENEMY_BOATS, ENEMY_TEMPLES
        _write(s.boat_at, FLEET * ENEMY, [SHEET] * ENEMY_BOATS)


def _write(row: Numbers, first: int, items: list[int]) -> None:
    """Put numbers into a row, from a place on."""
    for n, item in enumerate(items):
        row[first + n] = item


def _lay_of_clan(s: Vikings, clan: int, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if clan not in s.variant.clans:
        raise BadPosition(f"{LETTERS[clan]} takes no part.")
    if not rest:
        raise BadPosition(f"Nobody understands '{LETTERS[clan]} {what}'.")
    if what.isdigit() or what in ("temple", "boat", "holds"):
        _lay_pieces(s, clan, words)
    elif what == "res":
        _write(s.resources, RESOURCES * clan, _numbers(rest[0], RESOURCES))
    elif what == "raided":
        s.raided[clan] = _numbers(rest[0], 1)[0]
    elif what == "played":
        s.enemy_played = _numbers(rest[0], 1)[0]
    elif what == "favours":
        for favour in rest:
            s.favour_at[_index(favour, FAVOUR_IDS, "favour")] = WON + clan
    else:
        zone = zone_of(clan, what)
        for card in rest if rest != ["empty"] else []:
            _lay_card(s, clan, _index(card, CARD_IDS, "card"), what, zone)


def _lay_pieces(s: Vikings, clan: int, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if what == "temple":
        s.add_temple(clan, _island(rest[0]))
        if s.temples_left[clan]:
            s.temples_left[clan] -= 1
            s.temple_slots[clan] &= s.temple_slots[clan] - 1
    elif what == "boat":
        for place in rest:
            _lay_boat(s, clan, _index(place, PLACE_IDS, "fjord or dock"))
    elif what == "holds":
        for island in rest:
            s.holder[_island(island)] = clan
    else:
        s.add_settlers(clan, _island(rest[0]), int(what))
        if s.settlers_left[clan]:
            s.settlers_left[clan] -= int(what)


def _island(name: str) -> int:
    return _index(name, ISLAND_IDS, "island")


def _dock(name: str) -> int:
    return _index(name, DOCK_IDS, "dock")


def _lay_boat(s: Vikings, clan: int, place: int) -> None:
    if clan != ENEMY and s.boat_at[FLEET * clan] == OUT:
        s.move_boat(FLEET * clan, place)
    else:
        s.launch(clan, place)
        s.boat_slots[clan] &= s.boat_slots[clan] - 1


def _lay_card(s: Vikings, clan: int, card: int, zone: str, place: int) -> None:
    if s.where[card] != DECK:
        raise BadPosition(f"The card '{CARD_IDS[card]}' is told twice.")
    s.where[card] = place
    if zone == "row" or (clan != ENEMY and zone != "hand"):
        s.add_to_row(clan, card)
    if clan == ENEMY and zone in ("deck", "down"):
        s.pack[card] = SEEN_PILE


def _lay_of_table(s: Vikings, words: list[str]) -> None:
    what, rest = words[0], words[1:]
    if what == "gods":
        s.god_of = numbers([_index(god, GOD_IDS, "god") for god in rest[0].split("/")])
    elif what == "fury":
        s.fury = numbers(_numbers(rest[0], RUNES))
    elif what in ROW_IDS or what in ZONES:
        for card in rest if rest != ["empty"] else []:
            _lay_in_row_or_pile(s, what, card)
    elif what == "battle":
        _lay_battle(s, rest)
    elif what == "bonus":
        s.bonus = _numbers(rest[0], 1)[0]
    elif what == "no":
        s.villages[_dock(rest[-1])] = 0
    elif what == "dedicated":
        s.dedicated[target_of(s, rest[0])] = _numbers(rest[-1], 1)[0]
    elif what == "chief":
        s.chief = _dock(rest[0])
    elif what == "marker":
        s.chieftain = _clan(rest[0])
    elif what != "village":
        raise BadPosition(f"Nobody understands '{' '.join(words)}'.")


def _clan(letter: str) -> int:
    return _index(letter, LETTERS, "clan")


def _lay_in_row_or_pile(s: Vikings, what: str, card: str) -> None:
    if what in ZONES:
        s.where[_index(card, CARD_IDS, "card")] = ZONES[what]
    else:
        s.lay_favour(_index(card, FAVOUR_IDS, "favour"), 2 * ROW_IDS.index(what) + RIGHT)


def _lay_battle(s: Vikings, words: list[str]) -> None:
    if words == ["none"]:
        return
    if "for" not in words[1:] or "from" not in words:
        raise BadPosition(f"Nobody understands 'battle {' '.join(words)}'.")
    clans = [_clan(word) for word in words[: words.index("for")]]
    s.starter = clans[0]
    s.fighters = sum(1 << clan for clan in clans)
    s.prize = _index(words[words.index("for") + 1], FAVOUR_IDS, "favour")
    s.favour_at[s.prize] = PRIZE
    s.prize_place = _index(" ".join(words[words.index("from") + 1 :]), ENDS, "end of a row")


def target_of(s: Vikings, name: str) -> int:
    """The place of a dedication target: a space of the era sheet, or the rune of a god."""
    if name in SPACE_IDS:
        return SPACE_IDS.index(name)
    return len(SPACE_IDS) + _index(name, [GOD_IDS[god] for god in s.god_of], "god")


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
    if what in ("res", "raided", "played", "sheet", "slots", "runes", "influence", "cards", "points"):
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
    if what == "cards":
        return f"cards {s.count_cards(HAND + clan)}"
    if what == "points":
        return f"points {s.points(clan)}"
    if what == "slots":
        return f"slots {_tell_slots(s.boat_slots[clan], BOAT_COSTS)}/{_tell_slots(s.temple_slots[clan], TEMPLE_COSTS)}"
    if what == "res":
        told = [*s.resources[RESOURCES * clan : RESOURCES * clan + RESOURCES]]
    elif what == "runes":
        told = [s.count_runes(clan, rune) for rune in range(RUNES)]
    else:
        told = [s.settlers_left[clan], s.boats_left[clan], s.temples_left[clan]]
    return f"{what} {'/'.join(map(str, told))}"


def _tell_slots(slots: int, costs: list[int]) -> str:
    return ",".join(str(cost) for slot, cost in enumerate(costs) if slots >> slot & 1)


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
    if what == "era":
        return f"era {s.era}"
    if what in ("village", "no"):
        return f"{'village' if s.villages[DOCK_IDS.index(words[-1])] else 'no village'} {words[-1]}"
    if what == "dedicated":
        return f"dedicated {words[1]} {s.dedicated[target_of(s, words[1])]}"
    if what == "chief":
        return f"chief {DOCK_IDS[s.chief]}"
    if what == "marker":
        return f"marker {LETTERS[s.chieftain]}"
    raise BadPosition(f"Nobody understands '{' '.join(words)}'.")


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


NOTATION: Final = Notation(laid=laid, tell_like=tell_like, canonical=canonical)
