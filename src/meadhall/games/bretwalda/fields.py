"""What a position of Bretwalda holds: what each field is called, what it means, and what it can be.

The constants before the table say how numbers of a position are to be read.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import FLAG, ITS_SEAT, NOBODY, SEAT, Axis, Field, Fields, Part, Share, Sight, mask
from meadhall.games.bretwalda.cards import COPIES, SEASON_CARDS
from meadhall.games.bretwalda.content import (
    ACTIONS,
    ACTIONS_PER_TURN,
    AREAS,
    BUILDING_IDS,
    BUILDINGS,
    CARDS,
    CEORL,
    CHRONICLES,
    COLOURS,
    DANES,
    FACES,
    FIRST_MINOR,
    HUNTER,
    KIND_IDS,
    KINDS,
    KINGDOMS,
    LAND_KINDS,
    LIMIT,
    MARKERS,
    MINOR_LIMIT,
    MINORS,
    NEUTRAL,
    NONE,
    OWNERS,
    ROUNDS,
    RULER_IDS,
    SEAS,
    SHIP,
    THEGN,
    TILES,
    VIKING,
    VIKINGS,
)
from meadhall.games.bretwalda.forces import BITS, SHIFT

CALM: Final = -2
"""No battle is pending."""

# Where a Chronicle card is besides the deck.
OUT: Final = -1
HELD: Final = -2
"""Held by Kingdom k: HELD - k."""
LOOKED_AT: Final = -6
"""Set aside or looked at by Kingdom k: LOOKED_AT - k."""
COMPLETED: Final = -10
"""Completed by Kingdom k: COMPLETED - k."""

# Deeds of Kingdom k in an area this turn: the mask shifted by k.
ESTABLISHED: Final = 1
PLUNDERED: Final = 1 << 4
TAKEN: Final = 1 << 8
"""Taken from another player in this turn's Movement."""
GUIDED: Final = 1 << 12
"""Local guides help groups that start here."""
DOUBLED: Final = 1 << 13
"""Gives twice its Gold in this Collection."""
GROUP_MOVED: Final = 1 << 14
"""Its Danes have moved this Autumn; shifted by one, its neutral units have."""

NO_BATTLE: Final = 0
LAND_BATTLE: Final = 1
SEA_BATTLE: Final = 2

ATTACKER: Final = 0
DEFENDER: Final = 1

AREA_BITS: Final = 24
"""Areas in one mask of `came_from`."""


def _has_minors(s: Any) -> bool:
    """Whether there are Minor Kingdoms."""
    return bool(s.variant.minor_kingdoms)


def _has_offers(s: Any) -> bool:
    """Whether players may make offers to each other."""
    return bool(s.variant.negotiation)


def _has_hunters(s: Any) -> bool:
    """Whether there are Hunters."""
    return bool(s.variant.hunters)


def _minors(s: Any) -> list[int]:
    return list(range(MINORS)) if s.variant.minor_kingdoms else []


def _owners(s: Any) -> list[int]:
    return [*s.variant.kingdoms, *[FIRST_MINOR + minor for minor in _minors(s)], DANES, NEUTRAL]


_SEAT: Final = Axis("seat", KINGDOMS, own=SEAT, playing=lambda s: range(s.variant.players))
_KINGDOM: Final = Axis("Kingdom", KINGDOMS, own="kingdom_of", kind="kingdom", playing=lambda s: s.variant.kingdoms)
_NAMED_KINGDOM: Final = Axis("Kingdom by name", KINGDOMS)
_PLACE: Final = Axis("place", KINGDOMS, playing=lambda s: range(s.variant.players))
_MINOR: Final = Axis("Minor Kingdom", MINORS, playing=_minors)
_OWNER: Final = Axis("owner", OWNERS, own="kingdom_of", rest=OWNERS - KINGDOMS, playing=_owners)
_POOL: Final = Axis(
    "owner of a pool", DANES + 1, own="kingdom_of", rest=DANES + 1 - KINGDOMS, playing=lambda s: _owners(s)[:-1]
)
_KIND: Final = Axis("unit type", KINDS)
_AREA: Final = Axis("area", AREAS, playing=lambda s: s.variant.britain.areas)
_HALF: Final = Axis("half of the areas", 2)
_HALF_AREA: Final = Axis("area of a half", AREA_BITS)
_SEA: Final = Axis("sea", SEAS, playing=lambda s: [sea for sea in range(SEAS) if s.variant.britain.coast[sea]])
_BUILDING: Final = Axis("building", BUILDINGS)
_MARKER: Final = Axis("marker", MARKERS)
_TILE: Final = Axis("tile", TILES)
_CARD: Final = Axis("Lordship card", CARDS)
_CHRONICLE: Final = Axis("Chronicle", CHRONICLES)
_SEASON_CARD: Final = Axis("Season card", SEASON_CARDS)
_RULER: Final = Axis("Ruler", len(RULER_IDS))
_ACTION: Final = Axis("action", ACTIONS)
_SIDE: Final = Axis("side", 2)
_WHOSE: Final = Axis(
    "the Kingdom's own and its Vassal's", 2, playing=lambda s: range(2 if s.variant.minor_kingdoms else 1)
)
_COMMANDER: Final = Axis("the Kingdom's Ealdorman, its Vassal's, the Ruler", 3)
_COLOUR: Final = Axis("colour of dice", COLOURS)
_FACE: Final = Axis("face", FACES)
_BATTLE: Final = Axis("none, on land, at sea", SEA_BATTLE + 1)
_CHOICE: Final = Axis("option", 1 << 10)
_BATTLEFIELD: Final = Axis("area or sea", AREAS)

_KINGDOM_OWNER: Final = Axis(
    "Kingdom", OWNERS, own="kingdom_of", rest=OWNERS - KINGDOMS, playing=lambda s: s.variant.kingdoms
)
_MINOR_OWNER: Final = Axis("Minor Kingdom", OWNERS, playing=lambda s: [FIRST_MINOR + minor for minor in _minors(s)])
_DANES: Final = Axis("Danes", OWNERS, playing=lambda _s: [DANES])
_NEUTRAL: Final = Axis("neutral units", OWNERS, playing=lambda _s: [NEUTRAL])
_OWN: Final = Axis("the Kingdom's own", 2, playing=lambda _s: [0])
_VASSALS: Final = Axis("its Vassal's", 2, playing=lambda s: [1] if s.variant.minor_kingdoms else [])


def _of_kinds(*kinds: int) -> tuple[Share, ...]:
    """How many units of each of these types are in a force."""
    return tuple(
        Share(KIND_IDS[kind], SHIFT[kind], BITS[kind], when=_has_hunters if kind == HUNTER else None) for kind in kinds
    )


_LAND_UNITS: Final = _of_kinds(*range(LAND_KINDS))
_MINOR_UNITS: Final = _of_kinds(*[kind for kind in range(LAND_KINDS) if MINOR_LIMIT[kind]])

_DEEDS: Final = (
    Share("established by", 0, KINGDOMS, bits=_KINGDOM),
    Share("plundered by", 4, KINGDOMS, bits=_KINGDOM),
    Share("taken by", 8, KINGDOMS, bits=_KINGDOM),
    Share("guided", 12, 1),
    Share("doubled", 13, 1),
    Share("Danes moved", 14, 1),
    Share("neutral units moved", 15, 1),
)

_KINGDOM_OR_NONE: Final = (NONE, KINGDOMS - 1)
_AREA_OR_NONE: Final = (NONE, AREAS - 1)
_FORCE: Final = (0, (1 << 29) - 1)
_COPIES: Final = (0, max(COPIES))
_AMOUNT: Final = (0, 1 << 10)
_GOLD: Final = (0, 1 << 20)
_LAYERS: Final = 1 << 16


FIELDS: Final = Fields(
    "The state of Bretwalda. Players are known by their Kingdom; `seat_of` says where they sit. What is nobody's or "
    "nowhere is NONE, -1.",
    Part(
        "Seats, rounds, Seasons",
        (
            Field("kingdom_at", "The Kingdom of a seat.", _KINGDOM_OR_NONE, by=(_SEAT,), start=NONE, of=_NAMED_KINGDOM),
            Field("seat_of", "The seat of a Kingdom.", _KINGDOM_OR_NONE, by=(_KINGDOM,), start=NONE, is_left_out=True),
            Field("round", "The round that is played; 0 before the first.", (0, ROUNDS)),
            Field("pretender", "The Kingdom that is the Pretender.", _KINGDOM_OR_NONE, start=NONE, of=_KINGDOM),
            Field("direction", "1 clockwise, -1 counter-clockwise, 0 before the first choice.", (-1, 1)),
            Field(
                "order",
                "The Kingdoms in player order, then NONE.",
                _KINGDOM_OR_NONE,
                by=(_PLACE,),
                start=NONE,
                of=_KINGDOM,
            ),
            Field("season_card", "The Season card that counts.", (NONE, SEASON_CARDS - 1), start=NONE, of=_SEASON_CARD),
            Field("season_cards_used", "The Season cards turned up so far.", mask(_SEASON_CARD), bits=_SEASON_CARD),
            Field(
                "exempt",
                "The Kingdoms that the Season card does not touch (op ignore_season).",
                mask(_KINGDOM),
                bits=_KINGDOM,
            ),
        ),
    ),
    Part(
        "The board",
        (
            Field(
                "units",
                "The force of an owner in an area (`forces.py`).",
                _FORCE,
                by=(_AREA, _OWNER),
                sights=(
                    Sight("units", "Units of a Kingdom.", (_AREA, _KINGDOM_OWNER), _LAND_UNITS),
                    Sight("minor_units", "Units of a Minor Kingdom.", (_AREA, _MINOR_OWNER), _MINOR_UNITS),
                    Sight("danes", "Vikings.", (_AREA, _DANES), _of_kinds(VIKING)),
                    Sight("neutral_units", "Neutral units.", (_AREA, _NEUTRAL), _of_kinds(CEORL, THEGN)),
                ),
            ),
            Field(
                "present", "The owners with units in an area.", mask(_OWNER), by=(_AREA,), bits=_OWNER, is_left_out=True
            ),
            Field(
                "marker",
                "The Kingdom whose Control marker lies in an area.",
                _KINGDOM_OR_NONE,
                by=(_AREA,),
                start=NONE,
                of=_KINGDOM,
            ),
            Field("food", "The Food on an area.", _AMOUNT, by=(_AREA,), usual=(0, 10)),
            Field(
                "buildings",
                "Three bits for each type: 0, or 1 + the Kingdom that the building came from.",
                (0, (1 << 3 * BUILDINGS) - 1),
                by=(_AREA,),
                shares=tuple(Share(BUILDING_IDS[n], 3 * n, 3) for n in range(BUILDINGS)),
                of=_KINGDOM,
                since=1,
            ),
            Field("improvements", "The expansion's markers in an area.", mask(_MARKER), by=(_AREA,), bits=_MARKER),
            Field(
                "before",
                "Where a battle is pending: who controlled the area before the attackers came; elsewhere CALM, -2.",
                (CALM, KINGDOMS - 1),
                by=(_AREA,),
                start=CALM,
                of=_KINGDOM,
            ),
            Field("ships", "The Ships of a Kingdom in a sea.", (0, LIMIT[SHIP]), by=(_SEA, _KINGDOM)),
        ),
    ),
    Part(
        "Kingdoms",
        (
            Field("pool", "Units beside the board.", (0, VIKINGS), by=(_POOL, _KIND)),
            Field("supply", "Buildings that can still be placed.", (0, 3), by=(_KINGDOM, _BUILDING)),
            Field("gold", "The Gold of a Kingdom.", _GOLD, by=(_KINGDOM,), usual=(0, 20)),
            Field(
                "ruler", "The Ruler of a Kingdom.", (NONE, len(RULER_IDS) - 1), by=(_KINGDOM,), start=NONE, of=_RULER
            ),
            Field("tiles", "The active tiles of a Kingdom.", mask(_TILE), by=(_KINGDOM,), bits=_TILE),
            Field(
                "vassal",
                "The Minor Kingdom that is its Vassal.",
                (NONE, MINORS - 1),
                by=(_KINGDOM,),
                start=NONE,
                of=_MINOR,
                when=_has_minors,
            ),
            Field(
                "overlord",
                "The Kingdom whose Vassal it is.",
                _KINGDOM_OR_NONE,
                by=(_MINOR,),
                start=NONE,
                of=_KINGDOM,
                when=_has_minors,
            ),
            Field(
                "living",
                "The Minor Kingdoms in play that have not been conquered.",
                mask(_MINOR),
                bits=_MINOR,
                when=_has_minors,
            ),
        ),
    ),
    Part(
        "Lordship cards",
        (
            Field("hand", "Copies of a card in a hand.", _COPIES, by=(_KINGDOM, _CARD), known=ITS_SEAT),
            Field("hand_size", "How many cards a hand has.", (0, sum(COPIES)), by=(_KINGDOM,)),
            Field(
                "seen",
                "Copies in a hand that each other Kingdom knows of: two bits for each.",
                (0, (1 << 2 * KINGDOMS) - 1),
                by=(_KINGDOM, _CARD),
                known=NOBODY,
            ),
            Field("deck", "Copies in the deck.", _COPIES, by=(_CARD,), known=NOBODY),
            Field("deck_size", "How many cards the deck has.", (0, 100)),
            Field("discards", "Copies in the discards.", _COPIES, by=(_CARD,)),
            Field("in_play", "Cards whose effect is under way.", _COPIES, by=(_CARD,)),
            Field("aside", "Cards among which somebody is choosing.", _COPIES, by=(_CARD,), known=NOBODY),
            Field("aside_by", "Who is choosing among them.", _KINGDOM_OR_NONE, start=NONE, of=_KINGDOM),
            Field(
                "aside_from",
                "From whose hand they come; NONE: from the deck.",
                _KINGDOM_OR_NONE,
                start=NONE,
                of=_KINGDOM,
            ),
        ),
    ),
    Part(
        "Chronicle cards",
        (
            Field(
                "chronicle_at",
                "Where a card is: its layer in the deck, from the top; -1 out of play; by Kingdom k: held -2 - k, "
                "looked at -6 - k, completed -10 - k.",
                (COMPLETED - KINGDOMS + 1, _LAYERS - 1),
                by=(_CHRONICLE,),
                start=OUT,
                known=NOBODY,
            ),
            Field(
                "chronicle_known",
                "The Kingdoms that know where a card is.",
                mask(_KINGDOM),
                by=(_CHRONICLE,),
                bits=_KINGDOM,
                known=NOBODY,
            ),
            Field(
                "layers",
                "Layers of the deck so far: the shuffled deck is 0, whatever is put under it gets the next.",
                (1, _LAYERS),
                start=1,
                usual=(1, 5),
            ),
        ),
    ),
    Part(
        "A turn",
        (
            Field("turn", "Whose turn it is.", _KINGDOM_OR_NONE, start=NONE, of=_KINGDOM),
            Field("action", "The action under way.", (NONE, ACTIONS - 1), start=NONE, of=_ACTION),
            Field("actions_used", "The actions used this round.", mask(_ACTION), by=(_KINGDOM,), bits=_ACTION),
            Field(
                "actions_taken",
                "How many of the two actions have been taken or skipped.",
                (0, ACTIONS_PER_TURN),
                by=(_KINGDOM,),
            ),
            Field("deeds", "What has been done in an area this turn.", (0, (1 << 16) - 1), by=(_AREA,), shares=_DEEDS),
            Field("vikings_killed", "Vikings killed this turn.", _AMOUNT, by=(_KINGDOM,), usual=(0, 10)),
            Field("battles_won", "Battles won this turn.", _AMOUNT, by=(_KINGDOM,), usual=(0, 10)),
            Field("food_destroyed", "Food destroyed this turn.", _AMOUNT, by=(_KINGDOM,), usual=(0, 10)),
            Field(
                "moved",
                "The forces that have moved.",
                _FORCE,
                by=(_AREA, _WHOSE),
                sights=(
                    Sight("moved", "Units of a Kingdom that have moved.", (_AREA, _OWN), _LAND_UNITS),
                    Sight("vassals_moved", "Units of its Vassal that have.", (_AREA, _VASSALS), _MINOR_UNITS),
                ),
            ),
            Field("ships_moved", "Ships that have moved.", _AMOUNT, by=(_SEA,), usual=(0, 10)),
            Field(
                "came_from",
                "The areas to which the attackers of a pending battle can go back.",
                mask(_HALF_AREA),
                by=(_AREA, _HALF),
                bits=_HALF_AREA,
                known=NOBODY,
            ),
            Field("march_bonus", "Points that the next group has more (op group_move_bonus).", _AMOUNT, usual=(0, 10)),
            Field("recruits", "Recruits, Ships and upgrades of this Fyrd.", _AMOUNT, usual=(0, 10)),
            Field("free_recruits", "Those of them that were free.", _AMOUNT, usual=(0, 10)),
            Field("vassal_recruits", "The Vassal's recruits of this Fyrd.", _AMOUNT, when=_has_minors, usual=(0, 10)),
            Field("has_built", "Whether something has been built in this Development.", FLAG),
            Field("has_bought", "Whether a tile has been bought in this Development.", FLAG),
            Field(
                "offers",
                "The Kingdoms to which one has made an offer this turn.",
                mask(_KINGDOM),
                by=(_KINGDOM,),
                bits=_KINGDOM,
                when=_has_offers,
            ),
            Field(
                "offer_to",
                "The offer under way: to whom it is made.",
                _KINGDOM_OR_NONE,
                start=NONE,
                of=_KINGDOM,
                when=_has_offers,
            ),
            Field("offer_gold", "The Gold that is offered.", _GOLD, usual=(0, 20), when=_has_offers),
            Field("offer_card", "The card that is offered.", (NONE, CARDS - 1), start=NONE, known=NOBODY),
            Field("offer_asked", "The Gold that is asked for in return.", _GOLD, usual=(0, 20), when=_has_offers),
            Field(
                "is_offered", "Whether it has been made, so that the partner has seen the card.", FLAG, when=_has_offers
            ),
        ),
    ),
    Part(
        "A Season",
        (
            Field("drakkar", "The sea from which a raiding party lands.", (NONE, SEAS - 1), start=NONE, of=_SEA),
            Field("landing", "The area in which it lands.", _AREA_OR_NONE, start=NONE, of=_AREA),
            Field("is_redirected", "Whether a card has sent it elsewhere.", FLAG),
            Field("party", "The Vikings of the party.", (0, VIKINGS)),
            Field("passed", "The Kingdoms that bribe no more this Autumn.", mask(_KINGDOM), bits=_KINGDOM),
            Field(
                "asked",
                "The Kingdoms that have chosen a Vassal in this vassal step.",
                mask(_KINGDOM),
                bits=_KINGDOM,
                when=_has_minors,
            ),
            Field(
                "dalcs_then",
                "The Dalcs that order the choice of Vassals (VAN-4.1).",
                _AMOUNT,
                by=(_KINGDOM,),
                when=_has_minors,
                usual=(0, 10),
            ),
        ),
    ),
    Part(
        "A battle; its two sides are the attacker 0 and the defender 1",
        (
            Field("battle", "0 none, 1 on land, 2 at sea.", (NO_BATTLE, SEA_BATTLE), start=NO_BATTLE, of=_BATTLE),
            Field("battle_at", "The area or the sea.", _AREA_OR_NONE, start=NONE, of=_BATTLEFIELD),
            Field("sides", "Who fights on a side.", (NONE, OWNERS - 1), by=(_SIDE,), start=NONE, of=_OWNER),
            Field("origin", "From where Danes or neutral units came to attack.", _AREA_OR_NONE, start=NONE, of=_AREA),
            Field("battle_round", "The battle round that is fought.", (0, 1 << 20), usual=(0, 5)),
            Field("is_avoided", "Whether the battle is avoided.", FLAG),
            Field(
                "winner", "The side that has won, once the battle is decided.", (NONE, DEFENDER), start=NONE, of=_SIDE
            ),
            Field(
                "took_part",
                "The sides for which units of a player's own Kingdom have fought.",
                mask(_SIDE),
                bits=_SIDE,
            ),
            Field("damage", "The damage of a side's commanders.", (0, 2), by=(_SIDE, _COMMANDER)),
            Field("killed", "The units that a side has lost.", _AMOUNT, by=(_SIDE, _WHOSE, _KIND), usual=(0, 10)),
            Field(
                "cancels", "Hits on a side that are cancelled this battle round.", _AMOUNT, by=(_SIDE,), usual=(0, 10)
            ),
            Field("swords", "Swords that a side adds this battle round.", _AMOUNT, by=(_SIDE,), usual=(0, 10)),
            Field(
                "extra_dice",
                "Red dice that a side adds in the first battle round.",
                _AMOUNT,
                by=(_SIDE,),
                usual=(0, 10),
            ),
            Field("fewer_dice", "Dice that a side rolls less.", _AMOUNT, by=(_SIDE,), usual=(0, 10)),
            Field(
                "first_strike",
                "The side that strikes first in the first battle round.",
                (NONE, DEFENDER),
                start=NONE,
                of=_SIDE,
            ),
            Field("is_city_open", "Whether the defender has no City die.", FLAG),
            Field("precise", "The sides that choose the order of the enemy's wounds.", mask(_SIDE), bits=_SIDE),
            Field(
                "named",
                "The unit type of a side that takes wounds first, as the enemy has named it.",
                (NONE, KINDS - 1),
                by=(_SIDE,),
                start=NONE,
                of=_KIND,
            ),
            Field("cards_this_round", "The sides that have played a card this battle round.", mask(_SIDE), bits=_SIDE),
            Field("blessed", "The sides whose Bishop has cancelled a wound.", mask(_SIDE), bits=_SIDE),
            Field(
                "dice", "The last roll: how many dice show a face.", _AMOUNT, by=(_SIDE, _COLOUR, _FACE), usual=(0, 10)
            ),
            Field("to_roll", "Dice still to be rolled.", _AMOUNT, by=(_SIDE, _COLOUR), usual=(0, 10)),
            Field(
                "silent",
                "The Kingdoms that do not want to be asked for cards until the battle ends.",
                mask(_KINGDOM),
                bits=_KINGDOM,
                known=ITS_SEAT,
            ),
        ),
    ),
    Part(
        "The end",
        (
            Field("is_open", "Whether nothing is hidden any more.", FLAG, is_left_out=True),
            Field("is_over", "Whether the game is over.", FLAG, is_left_out=True),
            Field(
                "ranking",
                "The Kingdoms from the first place on, once the game is over.",
                _KINGDOM_OR_NONE,
                by=(_PLACE,),
                start=NONE,
                is_left_out=True,
            ),
        ),
    ),
    asked=(
        Field("kingdom", "The Kingdom that it is about.", _KINGDOM_OR_NONE, of=_KINGDOM),
        Field("area", "The area that it is about.", _AREA_OR_NONE, of=_AREA),
        Field("target", "The area to go to.", _AREA_OR_NONE, of=_AREA),
        Field("side", "The side of the battle that it is about.", (NONE, DEFENDER), of=_SIDE),
        Field("building", "The building that it is about.", (NONE, BUILDINGS - 1), of=_BUILDING),
        Field("marker", "The marker that it is about.", (NONE, MARKERS - 1), of=_MARKER),
        Field("card", "The card that it is about.", (NONE, CARDS - 1), of=_CARD),
        Field("kind", "The unit type that it is about.", (NONE, KINDS - 1), of=_KIND),
        Field("unit", "The unit that was chosen, as the option that chose it.", (NONE, 1 << 10), of=_CHOICE),
        Field("order", "The recruit that was chosen, as the option that chose it.", (NONE, 1 << 10), of=_CHOICE),
        Field("die", "The die that was chosen, as the option that chose it.", (NONE, 1 << 10), of=_CHOICE),
        Field("own", "The own units that go along so far.", _FORCE, shares=_LAND_UNITS),
        Field("vassals", "The units of the Vassal that go along so far.", _FORCE, shares=_LAND_UNITS),
        Field("slot", "Which of the numbers of a group is asked for.", (NONE, 2 * KINDS)),
        Field("need", "The points that the way costs.", _AMOUNT, usual=(0, 5)),
        Field("most", "How many at most.", _AMOUNT, usual=(0, 10)),
        Field("left", "How many are left.", _AMOUNT, usual=(0, 10)),
        Field("number", "How many.", _AMOUNT, usual=(0, 10)),
        Field("cost", "What it costs.", _AMOUNT, usual=(0, 10)),
        Field("value", "What a card is worth.", _AMOUNT, usual=(0, 10)),
        Field("factor", "How many times as much it gives.", _AMOUNT, usual=(0, 4)),
        Field("free", "The units that need no Food.", _AMOUNT, usual=(0, 10)),
        Field("turned", "Where the die lies that was turned first.", (NONE, 1 << 10), of=_CHOICE),
        Field("has_card", "Whether a card has been offered.", FLAG),
        Field("is_first", "Whether it is asked for the first time.", FLAG),
        Field("may_decline", "Whether one may decline.", FLAG),
    ),
)
