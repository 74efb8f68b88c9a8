"""The notation of positions, read and written: for lessons, figures and tests.

A position is a list of clauses, parted by semicolons. N, M, W, E are Northumbria, Mercia, Wessex, East Anglia; other
owners of units are alt_clut, cantware, defnas, gwynedd, danes, neutral. A number stands before what it counts.

    W ruler 2 thegn in wiltun       all units of an owner in an area (or `W none in wiltun`)
    danes 3 viking in eoforwic
    W 2 ship in suthsae             the Ships of a Kingdom in a sea
    nobody in wiltun                no units at all
    W marker in wiltun              a Control marker (or `no marker in wiltun`)
    W controls wiltun               who controls an area (or `nobody controls wiltun`); told, not laid
    2 food in wiltun                all Food tokens of an area
    W abbey in wiltun               a building that came from a Kingdom (or `no abbey in wiltun`)
    town_marker in wiltun           an expansion marker (or `no town_marker in wiltun`)
    W gold 5
    W hand intrigue raid            all Lordship cards of a hand (or `empty`)
    W seen M intrigue               the cards of the hand that another Kingdom knows of (or `empty`)
    W chronicles caesars_wall       all Chronicles held (or `empty`); `W completed` those completed
    W tiles wessex_burhs            all active tiles (or `empty`)
    W led_by ecgberht               the Ruler card
    W vassal defnas                 (or `none`)
    W pool 3 thegn                  units beside the board, also `cantware pool 2 thegn`; told, not laid, but for
                                    `W pool ruler`: the Ruler is not in his Capital either
    W supply 3 abbey                buildings that can still be placed; told, not laid
    W dalcs 5                       told, not laid
    W units 7                       land units on the board; told, not laid
    W food 8                        the Food in areas under its control; told, not laid
    W beats cerotesege 93 2 thegn   in so many of 100 battles these units win there, if nobody plays a card or
                                    retreats; told, not laid
    W used fyrd movement            actions used this round (or `empty`)
    gwynedd conquered               (or `gwynedd living`)
    pretender W
    direction counter_clockwise     (or `clockwise`)
    order W M N E                   told, not laid
    season_card witan               (or `none`)
    round 5                         told, not laid
    deck intrigue raid              all cards of the Lordship deck (or `empty`); laid, the rest goes to the discards
    discards raid                   all discarded cards (or `empty`), after the deck; laid, the rest is under way
    chronicle_deck a > b c          the Chronicle deck in layers, from the top; laid, the rest is out of play

What is laid is exact: `W thegn in wiltun` takes other units of Wessex there back to their pool. Units come from their
pools, cards from the decks. Beside these clauses, `table`, a position may tell:

    start = true                    the clauses change the start position; else the board is empty but for each Ruler in
                                    his Capital, and nobody has Gold or cards
    turn = "W"                      whose turn it is, who is also Pretender if no other is told; else no round has begun
    round = 3                       the round of that turn, by default the first; if no Season card is told of, a quiet
                                    one is over
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.engine.errors import BadPosition
from meadhall.engine.notation import Notation, clauses_of
from meadhall.engine.options import OptionValue
from meadhall.games.bretwalda import setup
from meadhall.games.bretwalda.annals import held_chronicles
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    BUILDINGS,
    CAPITAL_AREA,
    CARDS,
    CHRONICLE_IDS,
    CHRONICLES,
    FIRST_MINOR,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    KINGDOMS,
    LORDSHIP_IDS,
    MARKER_IDS,
    MINOR_IDS,
    NEUTRAL,
    NONE,
    OWNER_IDS,
    OWNERS,
    RULER,
    RULER_IDS,
    SEA_IDS,
    SEAS,
    SEASON_CARD_IDS,
    SEASON_OF_ROUND,
    SHIP,
    TILE_IDS,
    TILES,
)
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.hands import count_seen, gain_card, lose_card_unseen, see
from meadhall.games.bretwalda.odds import battle_odds
from meadhall.games.bretwalda.position import COMPLETED, HELD, OUT
from meadhall.games.bretwalda.realm import count_food, count_land_units
from meadhall.games.bretwalda.rules.control import destroy_building, place_building
from meadhall.games.bretwalda.rules.rounds import set_direction
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import CLOCKWISE, COUNTER_CLOCKWISE

LETTERS: Final = "NMWE"
QUIET: Final = ["witan", "pilgrimage", "hundred_tax", "mild_winter"]
"""A card of each Season that changes nothing once it has been resolved."""


def _index(name: str, names: Sequence[str], thing: str) -> int:
    """The number of a thing that is told by its name."""
    if name not in names:
        raise BadPosition(f"There is no {thing} '{name}'.")
    return names.index(name)


def _number(word: str) -> int:
    if not word.isdigit():
        raise BadPosition(f"'{word}' is no number.")
    return int(word)


def kingdom_of(letter: str) -> int:
    """The Kingdom behind a letter."""
    return _index(letter, tuple(LETTERS), "Kingdom")


def letter_of(kingdom: int) -> str:
    """The letter of a Kingdom, `nobody` for none."""
    return "nobody" if kingdom == NONE else LETTERS[kingdom]


def owner_of(word: str) -> int:
    """The owner of units: a Kingdom by its letter, others by their id."""
    return kingdom_of(word) if len(word) == 1 else _index(word, OWNER_IDS, "owner of units")


def is_owner(word: str) -> bool:
    """Whether a word names an owner of units."""
    return word in tuple(LETTERS) or word in OWNER_IDS


def area_of(name: str) -> int:
    """The number of an area."""
    return _index(name, AREA_IDS, "area")


def counted(words: list[str]) -> dict[str, int]:
    """How many of each thing are listed: `2 thegn ceorl`."""
    found: dict[str, int] = {}
    number = 1
    for word in words:
        if word.isdigit():
            number = int(word)
        elif word != "none":
            found[word] = found.get(word, 0) + number
            number = 1
    return found


def units_of(text: str) -> dict[int, int]:
    """How many units of each type are listed."""
    return {_index(name, KIND_IDS, "type of units"): number for name, number in counted(text.split()).items()}


def tell_counted(found: dict[str, int]) -> str:
    """What is listed, in order: `ruler 2 thegn`."""
    return " ".join(name if number == 1 else f"{number} {name}" for name, number in found.items() if number) or "none"


# From the notation to the table


def laid(told: Mapping[str, Any], options: dict[str, OptionValue], players: int = 4) -> Bretwalda:
    """A table on which lies what is told, and nothing is to be done; the Kingdoms sit in their order."""
    clauses = clauses_of(told["table"])
    s = setup.new_game(setup.variant_of(options, players))
    s.todo.clear()
    for seat, kingdom in enumerate(sorted(s.variant.kingdoms)):
        setup.seat_kingdom(s, seat, kingdom)
    if told.get("start", False):
        _lay(s, clauses)
    else:
        _clear_board(s)
        _lay(s, clauses)
        _place_rulers(s, clauses)
    if "turn" in told:
        _begin_round(s, clauses, told["turn"], told.get("round", 1))
    return s


def _clear_board(s: Bretwalda) -> None:
    for area in range(AREAS):
        for owner in range(OWNERS):
            _lay_units(s, area, owner, {})
        s.marker[area] = NONE
        s.food[area] = 0
    for kingdom in s.variant.kingdoms:
        s.gold[kingdom] = 0
        for sea in range(SEAS):
            _lay_ships(s, kingdom, sea, 0)


def _place_rulers(s: Bretwalda, clauses: list[str]) -> None:
    """A Ruler who is not told of is in his Capital, where no enemy is."""
    for kingdom in s.variant.kingdoms:
        capital = CAPITAL_AREA[kingdom]
        is_told = f"{letter_of(kingdom)} pool ruler" in clauses
        if s.in_pool(kingdom, RULER) and not s.has_enemies(capital, kingdom) and not is_told:
            s.place_unit(capital, kingdom, RULER)


def _begin_round(s: Bretwalda, clauses: list[str], letter: str, number: int) -> None:
    s.round = number
    if s.pretender == NONE:
        s.pretender = kingdom_of(letter)
    set_direction(s, COUNTER_CLOCKWISE if s.direction == -1 else CLOCKWISE)
    if s.season_card == NONE and "season_card none" not in clauses:
        _lay_season_card(s, QUIET[SEASON_OF_ROUND[number]])


def _lay(s: Bretwalda, clauses: list[str]) -> None:
    """Put a position on the table."""
    for clause in clauses:
        words = clause.split()
        if len(words) < 2:
            raise BadPosition(f"Nobody understands '{clause}'.")
        if len(words) > 2 and words[-2] == "in":
            _lay_in_place(s, words[:-2], words[-1])
        elif is_owner(words[0]):
            _lay_of_owner(s, words[0], words[1], words[2:])
        else:
            _lay_of_table(s, words[0], words[1:])


def _lay_season_card(s: Bretwalda, name: str) -> None:
    s.season_card = _index(name, SEASON_CARD_IDS, "Season card")
    s.season_cards_used |= 1 << s.season_card


def _lay_in_place(s: Bretwalda, words: list[str], place: str) -> None:
    if place in SEA_IDS:
        _lay_ships(s, kingdom_of(words[0]), SEA_IDS.index(place), units_of(" ".join(words[1:])).get(SHIP, 0))
        return
    area = area_of(place)
    if words[-1] == "food":
        s.food[area] = _number(words[0])
    elif words[-1] == "marker":
        s.marker[area] = NONE if words[0] == "no" else kingdom_of(words[0])
    elif words[-1] in MARKER_IDS:
        marker = 1 << MARKER_IDS.index(words[-1])
        s.improvements[area] = s.improvements[area] & ~marker if words[0] == "no" else s.improvements[area] | marker
    elif words[-1] in BUILDING_IDS:
        building = BUILDING_IDS.index(words[-1])
        if s.has_building(area, building):
            destroy_building(s, area, building)
        if words[0] != "no":
            place_building(s, kingdom_of(words[0]), area, building)
    elif words[0] == "nobody":
        for owner in range(OWNERS):
            _lay_units(s, area, owner, {})
    else:
        _lay_units(s, area, owner_of(words[0]), units_of(" ".join(words[1:])))


def _lay_units(s: Bretwalda, area: int, owner: int, units: dict[int, int]) -> None:
    for kind in range(KINDS):
        while s.count(area, owner, kind):
            s.remove_unit(area, owner, kind)
    for kind, number in units.items():
        for _ in range(number):
            if owner == NEUTRAL:
                s.add_force(area, owner, ONE[kind])
            elif s.in_pool(owner, kind):
                s.place_unit(area, owner, kind)
            else:
                raise BadPosition(f"{OWNER_IDS[owner]} has no {KIND_IDS[kind]} left.")


def _lay_ships(s: Bretwalda, kingdom: int, sea: int, number: int) -> None:
    s.pool[KINDS * kingdom + SHIP] += s.ships[KINGDOMS * sea + kingdom] - number
    s.ships[KINGDOMS * sea + kingdom] = number
    if s.pool[KINDS * kingdom + SHIP] < 0:
        raise BadPosition(f"{KINGDOM_IDS[kingdom]} has no Ship left.")


def _lay_of_owner(s: Bretwalda, name: str, what: str, rest: list[str]) -> None:
    owner = owner_of(name)
    first = rest[0] if rest else ""
    if what == "pool":
        if rest != ["ruler"]:
            raise BadPosition("Units that are not laid are in the pool.")
    elif what == "conquered":
        s.living &= ~(1 << owner - FIRST_MINOR)
        for kind in range(KINDS):
            s.pool[KINDS * owner + kind] = 0
    elif what == "gold":
        s.gold[owner] = _number(first)
    elif what == "tiles":
        s.tiles[owner] = sum(1 << _index(tile, TILE_IDS, "tile") - TILES * owner for tile in _listed_in(rest))
    elif what == "led_by":
        s.ruler[owner] = _index(first, RULER_IDS, "Ruler")
    elif what == "vassal":
        if s.vassal[owner] != NONE:
            s.overlord[s.vassal[owner]] = NONE
        s.vassal[owner] = NONE if first == "none" else _index(first, MINOR_IDS, "Minor Kingdom")
        if s.vassal[owner] != NONE:
            s.overlord[s.vassal[owner]] = owner
    elif what == "used":
        s.actions_used[owner] = sum(1 << _index(action, ACTION_IDS, "action") for action in _listed_in(rest))
        s.actions_taken[owner] = len(_listed_in(rest))
    else:
        _lay_cards(s, owner, what, _listed_in(rest))


def _listed_in(words: list[str]) -> list[str]:
    """What a list holds that may be `empty`."""
    return [word for word in words if word != "empty"]


def _lay_cards(s: Bretwalda, kingdom: int, what: str, names: list[str]) -> None:
    if what == "hand":
        for card in range(CARDS):
            while s.hand[CARDS * kingdom + card]:
                lose_card_unseen(s, kingdom, card)
                s.deck[card] += 1
                s.deck_size += 1
        for name in names:
            card = _index(name, LORDSHIP_IDS, "Lordship card")
            _take_from_deck(s, card)
            gain_card(s, kingdom, card)
    elif what == "seen":
        viewer = kingdom_of(names[0])
        for name in names[1:]:
            card = _index(name, LORDSHIP_IDS, "Lordship card")
            see(s, viewer, kingdom, card, count_seen(s, viewer, kingdom, card) + 1)
    elif what == "chronicles":
        _lay_chronicles(s, names, HELD - kingdom, 1 << kingdom)
    elif what == "completed":
        _lay_chronicles(s, names, COMPLETED - kingdom, (1 << KINGDOMS) - 1)
    else:
        raise BadPosition(f"Nobody understands '{what}'.")


def _lay_chronicles(s: Bretwalda, names: list[str], place: int, known: int) -> None:
    """Exactly these Chronicles are at a place, known to a mask of Kingdoms."""
    for card in range(CHRONICLES):
        if s.chronicle_at[card] == place:
            s.chronicle_at[card] = 0
            s.chronicle_known[card] = 0
    for name in names:
        card = _index(name, CHRONICLE_IDS, "Chronicle")
        if s.chronicle_at[card] != 0:
            raise BadPosition(f"The Chronicle '{name}' is not in the deck.")
        s.chronicle_at[card] = place
        s.chronicle_known[card] = known


def _take_from_deck(s: Bretwalda, card: int) -> None:
    if s.deck[card] == 0:
        raise BadPosition(f"No card '{LORDSHIP_IDS[card]}' is left in the deck.")
    s.deck[card] -= 1
    s.deck_size -= 1


def _lay_of_table(s: Bretwalda, what: str, rest: list[str]) -> None:
    cards = [LORDSHIP_IDS.index(word) for word in rest if word in LORDSHIP_IDS]
    if what == "pretender":
        s.pretender = kingdom_of(rest[0])
    elif what == "direction":
        s.direction = 1 if rest[0] == "clockwise" else -1
    elif what == "season_card":
        s.season_card = NONE
        if rest[0] != "none":
            _lay_season_card(s, rest[0])
    elif what == "deck":
        _keep_in_pile(s.deck, s.discards, cards)
        s.deck_size = len(cards)
    elif what == "discards":
        for card in cards:
            if s.discards[card] == 0:
                _take_from_deck(s, card)
                s.discards[card] += 1
        _keep_in_pile(s.discards, s.in_play, cards)
    elif what == "chronicle_deck":
        _lay_chronicle_deck(s, [layer.split() for layer in " ".join(rest).split(">")])
    else:
        raise BadPosition(f"Nobody understands '{what}'.")


def _lay_chronicle_deck(s: Bretwalda, layers: list[list[str]]) -> None:
    for card in range(CHRONICLES):
        if s.chronicle_at[card] >= 0:
            s.chronicle_at[card] = OUT
    for depth, layer in enumerate(layers):
        for name in _listed_in(layer):
            s.chronicle_at[_index(name, CHRONICLE_IDS, "Chronicle")] = depth
    s.layers = len(layers)


def _keep_in_pile(pile: list[int], other: list[int], cards: list[int]) -> None:
    """Of a pile only some cards stay, the others go to another pile."""
    for card in range(CARDS):
        kept = cards.count(card)
        if pile[card] < kept:
            raise BadPosition(f"There are not so many cards '{LORDSHIP_IDS[card]}'.")
        other[card] += pile[card] - kept
        pile[card] = kept


# From the table to the notation


def tell_like(s: Bretwalda, clause: str) -> str:
    """What is on the table, told like a clause."""
    words = clause.split()
    if len(words) > 2 and words[-2] == "in":
        return f"{_tell_in_place(s, words[:-2], words[-1])} in {words[-1]}"
    if len(words) > 2 and words[1] == "controls":
        return f"{letter_of(s.controller(area_of(words[2])))} controls {words[2]}"
    if is_owner(words[0]):
        return f"{words[0]} {_tell_of_owner(s, owner_of(words[0]), words[1:])}"
    return _tell_of_table(s, words)


def _tell_in_place(s: Bretwalda, words: list[str], place: str) -> str:
    if place in SEA_IDS:
        kingdom = kingdom_of(words[0])
        return f"{words[0]} {tell_counted({'ship': s.ships[KINGDOMS * SEA_IDS.index(place) + kingdom]})}"
    area = area_of(place)
    what = words[-1]
    if what == "food":
        return f"{s.food[area]} food"
    if what == "marker":
        return "no marker" if s.marker[area] == NONE else f"{letter_of(s.marker[area])} marker"
    if what in MARKER_IDS:
        return what if s.improvements[area] >> MARKER_IDS.index(what) & 1 else f"no {what}"
    if what in BUILDING_IDS:
        origin = s.buildings[area] >> 3 * BUILDING_IDS.index(what) & 7
        return f"{letter_of(origin - 1)} {what}" if origin else f"no {what}"
    if what == "nobody":
        present = [OWNER_IDS[owner] for owner in range(OWNERS) if s.present[area] >> owner & 1]
        return " and ".join(present) or "nobody"
    owner = owner_of(words[0])
    return f"{words[0]} {_tell_units({kind: s.count(area, owner, kind) for kind in range(KINDS)})}"


def _tell_units(units: dict[int, int]) -> str:
    order = sorted(units, reverse=True)
    return tell_counted({KIND_IDS[kind]: units[kind] for kind in order})


def _tell_of_owner(s: Bretwalda, owner: int, words: list[str]) -> str:
    what = words[0]
    if what == "pool":
        listed = units_of(" ".join(words[1:]))
        told = [f"{s.in_pool(owner, kind)} {KIND_IDS[kind]}" for kind in sorted(listed, reverse=True)]
        return " ".join(["pool", *told])
    if what == "supply":
        listed_buildings = counted(words[1:])
        told = [f"{s.supply[BUILDINGS * owner + BUILDING_IDS.index(name)]} {name}" for name in listed_buildings]
        return " ".join(["supply", *told])
    if what in ("living", "conquered"):
        return "living" if s.living >> owner - FIRST_MINOR & 1 else "conquered"
    if what == "gold":
        return f"gold {s.gold[owner]}"
    if what == "dalcs":
        return f"dalcs {s.dalcs()[owner]}"
    if what == "units":
        return f"units {count_land_units(s, owner)}"
    if what == "food":
        return f"food {count_food(s, owner)}"
    if what == "beats":
        return _tell_odds(s, owner, words[1], words[3:])
    if what == "led_by":
        return f"led_by {RULER_IDS[s.ruler[owner]]}"
    if what == "vassal":
        return f"vassal {'none' if s.vassal[owner] == NONE else MINOR_IDS[s.vassal[owner]]}"
    return _listed(what, _tell_list(s, owner, words), words[1:2] if what == "seen" else [])


def _tell_odds(s: Bretwalda, kingdom: int, place: str, listed: list[str]) -> str:
    force = sum([number * ONE[kind] for kind, number in units_of(" ".join(listed)).items()])
    return " ".join(["beats", place, str(battle_odds(s, area_of(place), kingdom, force).percents[0]), *listed])


def _listed(what: str, names: list[str], before: list[str] | None = None) -> str:
    return " ".join([what, *(before or []), *(sorted(names) or ["empty"])])


def _tell_list(s: Bretwalda, kingdom: int, words: list[str]) -> list[str]:
    what = words[0]
    if what == "hand":
        return _pile(s.hand[CARDS * kingdom : CARDS * kingdom + CARDS])
    if what == "seen":
        viewer = kingdom_of(words[1])
        return _pile([count_seen(s, viewer, kingdom, card) for card in range(CARDS)])
    if what == "tiles":
        return [TILE_IDS[TILES * kingdom + tile] for tile in range(TILES) if s.tiles[kingdom] >> tile & 1]
    if what == "used":
        return [name for action, name in enumerate(ACTION_IDS) if s.actions_used[kingdom] >> action & 1]
    if what == "chronicles":
        return [CHRONICLE_IDS[card] for card in held_chronicles(s, kingdom)]
    if what != "completed":
        raise BadPosition(f"Nobody understands '{' '.join(words)}'.")
    return [CHRONICLE_IDS[card] for card in range(CHRONICLES) if s.chronicle_at[card] == COMPLETED - kingdom]


def _pile(copies: list[int]) -> list[str]:
    return [name for card, name in enumerate(LORDSHIP_IDS) for _ in range(copies[card])]


def _tell_of_table(s: Bretwalda, words: list[str]) -> str:
    what = words[0]
    if what == "pretender":
        return f"pretender {letter_of(s.pretender)}"
    if what == "direction":
        return f"direction {'clockwise' if s.direction == 1 else 'counter_clockwise'}"
    if what == "order":
        return " ".join(["order", *(letter_of(kingdom) for kingdom in s.order if kingdom != NONE)])
    if what == "season_card":
        return f"season_card {'none' if s.season_card == NONE else SEASON_CARD_IDS[s.season_card]}"
    if what == "round":
        return f"round {s.round}"
    if what == "deck":
        return _listed(what, _pile(s.deck))
    if what == "discards":
        return _listed(what, _pile(s.discards))
    if what != "chronicle_deck":
        raise BadPosition(f"Nobody understands '{' '.join(words)}'.")
    layers = sorted({depth for depth in s.chronicle_at if depth >= 0})
    told = [" ".join(sorted(CHRONICLE_IDS[c] for c in range(CHRONICLES) if s.chronicle_at[c] == at)) for at in layers]
    return f"chronicle_deck {' > '.join(told) or 'empty'}"


def canonical(clause: str) -> str:
    """A clause in the form in which the table is told: units from the Ruler down, cards in alphabetical order."""
    words = clause.split()
    if words[-2:-1] == ["in"] and is_owner(words[0]) and words[-3] not in (*BUILDING_IDS, "marker"):
        return f"{words[0]} {_tell_units(units_of(' '.join(words[1:-2])))} in {words[-1]}"
    if is_owner(words[0]) and words[1] == "pool":
        listed = units_of(" ".join(words[2:]))
        return " ".join([*words[:2], *(f"{listed[kind]} {KIND_IDS[kind]}" for kind in sorted(listed, reverse=True))])
    if is_owner(words[0]) and words[1] == "supply":
        return " ".join([*words[:2], *(f"{number} {name}" for name, number in counted(words[2:]).items())])
    if is_owner(words[0]) and words[1] == "seen":
        return " ".join([*words[:3], *sorted(words[3:])])
    if words[0] in ("deck", "discards"):
        return " ".join([words[0], *sorted(words[1:])])
    if words[0] == "chronicle_deck":
        layers = " ".join(words[1:]).split(">")
        return "chronicle_deck " + " > ".join(" ".join(sorted(layer.split())) for layer in layers)
    if is_owner(words[0]) and words[1] in ("hand", "chronicles", "completed", "tiles", "used"):
        return " ".join([*words[:2], *sorted(words[2:])])
    return clause


NOTATION: Final = Notation(laid=laid, tell_like=tell_like, canonical=canonical)
