"""What a position of Northgard holds: what each field is called, what it means, and what it can be."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import FLAG, NOBODY, SEAT, Axis, Field, Fields, Part, Share, mask
from meadhall.games.northgard.content import (
    AREAS,
    BUILDING_IDS,
    BUILDING_TOKENS,
    BUILDINGS,
    CARDS,
    CELLS,
    CLANS,
    CREATURES,
    DECK,
    FACES,
    FOOD_SILO,
    FORTRESS,
    MENHIR,
    MOST_SEATS,
    NONE,
    RESOURCES,
    TILES,
    UNITS,
    UNREST_CARDS,
    WOODCUTTER_LODGE,
)

# Where a player's card is (NOR-2.1). From TOP on: on top of the draw pile, the last one put there highest.
HAND: Final = 0
DRAW_PILE: Final = 1
PLAYED: Final = 2
SPENT: Final = 3
DISCARD: Final = 4
REMOVED: Final = 5
UPGRADE_LEFT: Final = 6
TOP: Final = 7

# Where a Development or Achievement card is before somebody owns it.
IN_BOX: Final = 0
WAITING: Final = 1
DISPLAY: Final = 2
GONE: Final = 3

# Where a tile is that is not laid: DRAWN, in a hand (IN_HAND - seat), or in the pile, the lowest number on top.
LAID: Final = -1
DRAWN: Final = -2
IN_HAND: Final = -3

# Where a creature is that is not on the map.
IN_DECK: Final = -1
DISCARDED: Final = -2

# Phases of a year, for the eye.
SETUP: Final = 0
ACTIONS: Final = 1
CREATURE_PHASE: Final = 2
HARVEST: Final = 3
WINTER: Final = 4
END_OF_YEAR: Final = 5

BUILDING_OF: Final = [FOOD_SILO, WOODCUTTER_LODGE, MENHIR]
"""The building that gives each resource."""

BORDERS: Final = 97
"""The most border segments that a map can have."""


def _has_creatures(s: Any) -> bool:
    """Whether creatures are played with."""
    return bool(s.variant.creatures)


def _has_teams(s: Any) -> bool:
    """Whether two play together."""
    return bool(s.variant.teams)


_SEAT: Final = Axis("seat", MOST_SEATS, own=SEAT, kind="seat", playing=lambda s: range(s.variant.seats))
_CLAN: Final = Axis("clan", CLANS)
_CELL: Final = Axis("cell", CELLS)
_PHASE: Final = Axis("phase", END_OF_YEAR + 1)
_HOLDER: Final = Axis("where it is", GONE + 1)
_DIE_FACE: Final = Axis("face", FACES)
_SYMBOL: Final = Axis("symbol", 2)
_RESOURCE: Final = Axis("resource", RESOURCES)
_ENTRY: Final = Axis("card of the seat", DECK)
_CARD: Final = Axis("card", CARDS)
_BUILDING: Final = Axis("building", BUILDINGS)
_TILE: Final = Axis("tile", TILES)
_BORDER: Final = Axis("border", BORDERS)
_THREE: Final = Axis("area, area, roughness", 3)
_AREA: Final = Axis("area", AREAS)
_CREATURE: Final = Axis("creature", CREATURES)
_RANK: Final = Axis("place in the line", CREATURES)
_TURN: Final = Axis("turn", UNITS + 1)
_SIDE: Final = Axis("attacker and defender", 2)
_KIND: Final = Axis("kind of resource", RESOURCES)
_PAIR: Final = Axis("kind given and received", RESOURCES * RESOURCES)

_ANY_SEAT: Final = (NONE, MOST_SEATS - 1)
_ANY_AREA: Final = (NONE, AREAS - 1)
_MANY: Final = 10_000
_PACKED: Final = (0, (1 << 24) - 1)
"""Several small numbers in one."""

FIELDS: Final = Fields(
    "What a state of Northgard holds. Lists of areas have one entry for each printed area; what belongs to a territory "
    "stands at its anchor (NOR-20.7). A territory holds units of its controller and, while combats wait, intruders: "
    "those of `mover`. Cards are entries DECK * seat + n; which card an entry is never changes, only where it is.",
    Part(
        "Players",
        (
            Field("clan", "The clan that is played.", (NONE, CLANS - 1), by=(_SEAT,), start=NONE, of=_CLAN),
            Field("bear_seat", "Who plays the Bear.", _ANY_SEAT, start=NONE, of=_SEAT, is_left_out=True),
            Field("snake_seat", "Who plays the Snake.", _ANY_SEAT, start=NONE, of=_SEAT, is_left_out=True),
            Field("stock", "Resources.", (0, _MANY), by=(_SEAT, _RESOURCE), usual=(0, 20)),
            Field("fame", "Fame tokens.", (0, _MANY), by=(_SEAT,), known=NOBODY),
            Field("reserve", "Units beside the map.", (0, UNITS), by=(_SEAT,), start=UNITS),
            Field("cards", "Which card it is.", (NONE, CARDS - 1), by=(_SEAT, _ENTRY), start=NONE, known=NOBODY),
            Field("zones", "Where it is.", (0, TOP + DECK), by=(_SEAT, _ENTRY), start=REMOVED, known=NOBODY),
            Field(
                "seen",
                "Which seats know where it is, in a hand or on top of a pile.",
                mask(_SEAT),
                by=(_SEAT, _ENTRY),
                bits=_SEAT,
                known=NOBODY,
            ),
            Field("deck_size", "How many cards belong to a player.", (0, DECK), by=(_SEAT,)),
            Field("tops", "How many cards lie on top of the draw pile in a known order.", (0, DECK), by=(_SEAT,)),
            Field("passed", "Who takes no more turns this year.", mask(_SEAT), bits=_SEAT),
            Field("sighted", "For whom Future Sight works this year.", mask(_SEAT), bits=_SEAT),
            Field("conquerors", "For whom Conqueror works this year.", mask(_SEAT), bits=_SEAT),
            Field("is_kaija_awake", "Whether Kaija has been woken this year.", FLAG),
        ),
    ),
    Part(
        "The common table",
        (
            Field("year", "The year; 0 during setup.", (0, 10)),
            Field("phase", "The phase of the year.", (SETUP, END_OF_YEAR), of=_PHASE),
            Field("first", "The first player.", (0, MOST_SEATS - 1), of=_SEAT),
            Field("active", "Whose turn it is.", _ANY_SEAT, start=NONE, of=_SEAT),
            Field("is_main_played", "Whether the active player has played the main card of this turn.", FLAG),
            Field("has_resolved", "Whether the active player has played any card in this turn.", FLAG),
            Field("offers", "Where a card is that nobody owns.", (IN_BOX, GONE), by=(_CARD,), start=IN_BOX, of=_HOLDER),
            Field("unrest_left", "Unrest cards in the supply.", (0, UNREST_CARDS), start=UNREST_CARDS),
            Field("tokens", "Building tokens in the supply.", (0, 7), by=(_BUILDING,), start=tuple(BUILDING_TOKENS)),
        ),
    ),
    Part(
        "The map",
        (
            Field(
                "laid",
                "Tiles in the order in which they were laid.",
                (NONE, TILES - 1),
                by=(_TILE,),
                start=NONE,
                is_left_out=True,
            ),
            Field("laid_count", "How many tiles have been laid.", (0, TILES), is_left_out=True),
            Field("cell_of", "Where a laid tile lies.", (NONE, CELLS - 1), by=(_TILE,), start=NONE, of=_CELL),
            Field("turned", "How a laid tile is turned.", (0, 3), by=(_TILE,)),
            Field("order_of", "The how-manieth a laid tile is.", (NONE, TILES - 1), by=(_TILE,), start=NONE),
            Field(
                "depth",
                "Where a tile is that is not laid; tiles of one depth lie in an unknown order.",
                (IN_HAND - MOST_SEATS + 1, _MANY),
                by=(_TILE,),
                known=NOBODY,
            ),
            Field("bottom", "The greatest depth used so far.", (0, _MANY), usual=(0, TILES)),
            Field(
                "borders",
                "The border segments of the map: an area, another, and 1 for a rough one.",
                _ANY_AREA,
                by=(_BORDER, _THREE),
                start=NONE,
                is_left_out=True,
            ),
            Field("border_count", "How many numbers of `borders` are used.", (0, 3 * BORDERS), is_left_out=True),
            Field(
                "territory", "The anchor of the territory that an area belongs to.", _ANY_AREA, (_AREA,), NONE, of=_AREA
            ),
            Field("owner", "Who controls a territory.", _ANY_SEAT, by=(_AREA,), start=NONE, of=_SEAT),
            Field("units", "Units of its controller.", (0, UNITS), by=(_AREA,)),
            Field("intruders", "Units of the player on the move in the territory of another.", (0, UNITS), (_AREA,)),
            Field("tiles_in", "How many tiles a territory has.", (0, TILES), by=(_AREA,), is_left_out=True),
            Field("free_sides", "How many of its sides face an empty cell.", (0, _MANY), by=(_AREA,), is_left_out=True),
            Field(
                "printed",
                "Printed icons, six bits each: food, wood, lore, lairs.",
                _PACKED,
                by=(_AREA,),
                is_left_out=True,
            ),
            Field(
                "free_slots", "Free slots, six bits each: small, stone, large.", _PACKED, by=(_AREA,), is_left_out=True
            ),
            Field(
                "built", "Buildings of a territory, three bits for each type.", _PACKED, by=(_AREA,), is_left_out=True
            ),
            Field(
                "building_on",
                "The building in the slot of an area.",
                (NONE, BUILDINGS - 1),
                (_AREA,),
                NONE,
                of=_BUILDING,
            ),
            Field(
                "slotless",
                "Buildings of an area that take no slot, packed like `built`.",
                (0, 1 << 3 * FORTRESS),
                by=(_AREA,),
                shares=tuple(Share(BUILDING_IDS[n], 3 * n, 3) for n in range(FORTRESS)),
            ),
            Field("kaija_at", "The territory in which Kaija stands.", _ANY_AREA, start=NONE, of=_AREA),
            Field("scorched_at", "The area on which Scorched Earth lies.", _ANY_AREA, start=NONE, of=_AREA),
            Field(
                "creature_at",
                "Where a creature is.",
                (DISCARDED, AREAS - 1),
                by=(_CREATURE,),
                start=IN_DECK,
                of=_AREA,
                when=_has_creatures,
            ),
            Field(
                "line",
                "The creatures in their order.",
                (NONE, CREATURES - 1),
                by=(_RANK,),
                start=NONE,
                of=_CREATURE,
                when=_has_creatures,
            ),
            Field(
                "low_creatures",
                "How many cards on top of the creature deck are of a low value (NOR-18.2).",
                (0, CREATURES),
                when=_has_creatures,
            ),
        ),
    ),
    Part(
        "The running action",
        (
            Field("card", "The card whose effect is being carried out.", (NONE, CARDS - 1), start=NONE, of=_CARD),
            Field("tile", "The tile that is about to be laid.", (NONE, TILES - 1), start=NONE, of=_TILE),
            Field("cell", "Where it will lie.", (NONE, CELLS - 1), start=NONE, of=_CELL),
            Field(
                "bottom_before",
                "The greatest depth when an Explore began: tiles below it were tried in this action.",
                (0, _MANY),
                usual=(0, TILES),
            ),
            Field(
                "recruited_at", "The territories in which this action recruited.", _ANY_AREA, (_TURN,), NONE, of=_AREA
            ),
            Field("recruited", "How many figures were recruited there.", (0, UNITS), by=(_TURN,)),
            Field("recruited_in", "In how many territories.", (0, UNITS + 1)),
            Field("drawer", "Who carries out a Draw action.", _ANY_SEAT, start=NONE, of=_SEAT),
            Field("fresh", "The cards of that player that were just drawn.", mask(_ENTRY), bits=_ENTRY, known=NOBODY),
            Field("mover", "Who is on the move: whose figures are intruders.", _ANY_SEAT, start=NONE, of=_SEAT),
            Field("points", "Move points left.", (0, 9)),
            Field("origin", "Where a group starts.", _ANY_AREA, start=NONE, of=_AREA),
            Field("target", "Where it goes.", _ANY_AREA, start=NONE, of=_AREA),
            Field(
                "transit_at", "Where a group is on its way through a partner's land.", _ANY_AREA, start=NONE, of=_AREA
            ),
            Field("transit_units", "Its units (NOR-19.5).", (0, UNITS)),
            Field("transit_kaija", "Whether Kaija is with it.", FLAG),
            Field(
                "entered",
                "Creatures whose territory was entered in this action.",
                mask(_CREATURE),
                bits=_CREATURE,
                when=_has_creatures,
            ),
            Field(
                "declared",
                "Creatures that are going to be fought.",
                mask(_CREATURE),
                bits=_CREATURE,
                when=_has_creatures,
            ),
            Field("combat_at", "Where a combat is fought.", _ANY_AREA, start=NONE, of=_AREA),
            Field(
                "combat_creature",
                "Against which creature.",
                (NONE, CREATURES - 1),
                start=NONE,
                of=_CREATURE,
                when=_has_creatures,
            ),
            Field("attacker", "Who attacks.", _ANY_SEAT, start=NONE, of=_SEAT),
            Field("defender", "Who defends; NONE for a creature.", _ANY_SEAT, start=NONE, of=_SEAT),
            Field("spent_food", "Food that was spent on the combat.", (0, UNITS + 1), by=(_SIDE,)),
            Field("die", "The face that was thrown.", (NONE, FACES - 1), by=(_SIDE,), start=NONE, of=_DIE_FACE),
            Field(
                "symbol",
                "What a roller made of the face that lets choose.",
                (NONE, 1),
                by=(_SIDE,),
                start=NONE,
                of=_SYMBOL,
            ),
            Field("bonus_symbol", "What Axe Throwers add.", (NONE, 1), start=NONE, of=_SYMBOL),
            Field("stolen_from", "From whom the Snake steals at harvest.", _ANY_SEAT, start=NONE, of=_SEAT),
            Field("stolen", "Which resource.", (NONE, RESOURCES - 1), start=NONE, of=_RESOURCE),
            Field(
                "swaps_received",
                "Kinds that the player who harvests got in team swaps.",
                mask(_KIND),
                bits=_KIND,
                when=_has_teams,
            ),
            Field("swaps_given", "Kinds that were given.", mask(_KIND), bits=_KIND, when=_has_teams),
            Field("swaps_refused", "Offers that were refused.", mask(_PAIR), bits=_PAIR, when=_has_teams),
        ),
    ),
    Part(
        "The end",
        (
            Field("is_open", "Whether nothing is hidden any more.", FLAG, is_left_out=True),
            Field("won", "Who has won.", mask(_SEAT), bits=_SEAT, is_left_out=True),
            Field("is_stronghold_victory", "Whether it was won by strongholds.", FLAG, is_left_out=True),
            Field("totals", "Total fame, once the game is over.", (-_MANY, _MANY), by=(_SEAT,), is_left_out=True),
        ),
    ),
    asked=(
        Field("territory", "The territory that it is about.", _ANY_AREA, of=_AREA),
        Field("area", "The area that it is about.", _ANY_AREA, of=_AREA),
        Field("card", "The card that it is about.", (NONE, CARDS - 1), of=_CARD),
        Field("building", "The building that it is about.", (NONE, BUILDINGS - 1), of=_BUILDING),
        Field("old", "The building that is replaced.", (NONE, BUILDINGS - 1), of=_BUILDING),
        Field("only", "The one building that can be built.", (NONE, BUILDINGS - 1), of=_BUILDING),
        Field("creature", "The creature that it is about.", (NONE, CREATURES - 1), of=_CREATURE),
        Field("player", "Who has played the card.", _ANY_SEAT, of=_SEAT),
        Field("receiver", "Who is paid.", _ANY_SEAT, of=_SEAT),
        Field("victim", "Whose hand it is about.", _ANY_SEAT, of=_SEAT),
        Field("given", "The resource that is offered.", (NONE, RESOURCES - 1), of=_RESOURCE),
        Field("received", "The resource that is asked for.", (NONE, RESOURCES - 1), of=_RESOURCE),
        Field("gift", "The three resources that are traded: which of all threes.", (0, 9)),
        Field("part", "Whether one attacks, 0, or defends, 1.", (0, 1)),
        Field("left", "How many are left.", (0, _MANY), usual=(0, UNITS)),
        Field("losses", "How many have fallen.", (0, UNITS)),
        Field("done", "What has been done: how often, or as a set of actions.", (0, 15)),
        Field("mode", "What an upgrade does.", (0, 3)),
        Field("purpose", "What a tile is laid for.", (0, 3)),
        Field("crosses_rough", "Whether one may go over rough borders.", FLAG),
        Field("has_large", "Whether a large building has been built.", FLAG),
        Field("is_intruding", "Whether it is about those who came in.", FLAG),
        Field("is_redrawn", "Whether tiles have been drawn anew.", FLAG),
        Field("is_slotless", "Whether it takes no slot.", FLAG),
    ),
)
