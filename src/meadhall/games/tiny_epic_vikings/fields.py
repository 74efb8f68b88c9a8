"""What a position of Tiny Epic Vikings holds: what each field is called, what it means, and what it can be."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import FLAG, NOBODY, SEAT, Axis, Field, Fields, Part, mask
from meadhall.games.tiny_epic_vikings.content import (
    BOATS_ON_SHEET,
    CARDS,
    CLANS,
    ENEMY,
    ENEMY_BOATS,
    ENEMY_SETTLERS,
    ENEMY_TEMPLES,
    ERAS,
    FAVOURS,
    FLEET,
    GODS,
    MOST_FURY,
    MOST_RESOURCES,
    NONE,
    RESOURCES,
    ROW_LENGTH,
    RUNES,
    SEATS,
    SPACES,
    TEMPLES,
    TRACK,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, DOCKS, ISLANDS, OUT

# Where a viking card can be; the last four for each seat.
DECK: Final = 0
DISCARD: Final = 1
UNSEEN: Final = 2
"""Discarded face down by the neutral enemy (TEV-RUL-62)."""
INVADERS: Final = 3
DRAFT: Final = 4
"""In a hand that is being passed; `pack` says in which."""
OPEN: Final = 5
"""In the pile that is open in the solo draft."""
ENEMY_DECK: Final = 6
ENEMY_ROW: Final = 7
ENEMY_BATTLE: Final = 8
ENEMY_DOWN: Final = 9
HAND: Final = 10
ROW: Final = 14
"""Face up in the leader row."""
DOWN: Final = 18
"""Face down in the leader row, for a battle."""
ENTERED: Final = 22
"""The same, but everybody has seen it (TEV-12.6)."""

# Hands of a draft are numbered PACKS * (era - 1) + where they were dealt; in the solo draft there are these two.
PACKS: Final = 4
SEEN_PILE: Final = 12
UNSEEN_PILE: Final = 13

# Where a favour card can be; the last one for each clan.
UNUSED: Final = 0
IN_ROW: Final = 1
PRIZE: Final = 2
WON: Final = 3

INVADING: Final = CLANS
"""The invaders, among those who fight."""

LONGEST_ROW: Final = 14
"""All favours of a game in one row."""


def _has_enemy(s: Any) -> bool:
    """Whether there is an enemy whom nobody plays."""
    return ENEMY in s.variant.clans


_CLAN: Final = Axis("clan", CLANS, own=SEAT, rest=1, kind="side", playing=lambda s: s.variant.clans)
_FIGHTER: Final = Axis("clan and invaders", CLANS + 1, own=SEAT, rest=2, playing=lambda s: [*s.variant.clans, INVADING])
_RESOURCE: Final = Axis("resource", RESOURCES)
_ISLAND: Final = Axis("island", ISLANDS, playing=lambda s: s.variant.map.islands)
_DOCK: Final = Axis("dock", DOCKS, playing=lambda s: s.variant.map.docks)
_PLACE: Final = Axis("place of a boat", DOCK + DOCKS)
_BOAT: Final = Axis("boat of the clan", FLEET)
_ANY_BOAT: Final = Axis(
    "boat",
    CLANS * FLEET,
    own=SEAT,
    each=FLEET,
    rest=FLEET,
    playing=lambda s: [FLEET * clan + n for clan in s.variant.clans for n in range(FLEET)],
)
_TEMPLE_SLOT: Final = Axis("slot for a temple", TEMPLES)
_BOAT_SLOT: Final = Axis("slot for a boat", BOATS_ON_SHEET)
_CARD: Final = Axis("viking card", CARDS)
_IN_LEADER_ROW: Final = Axis("place in the leader row", ROW_LENGTH)
_RUNE: Final = Axis("rune", RUNES)
_GOD: Final = Axis("god", GODS)
_TARGET: Final = Axis("space of the era sheet, then rune", SPACES + RUNES)
_FAVOUR: Final = Axis("favour card", FAVOURS)
_FAVOUR_ROW: Final = Axis("favour row", 2)
_END: Final = Axis("end of a favour row", 4)
_IN_FAVOUR_ROW: Final = Axis("place in the row", LONGEST_ROW)
_ICON: Final = Axis("icon: 8 * resource + space", RESOURCES * TRACK)

_BOATS: Final = (NONE, CLANS * FLEET - 1)
"""Numbers of boats, those of the first clan first."""
MOST_SHUFFLES: Final = 200
_MOST_PASSES: Final = 5
_MOST_VILLAGES: Final = 13
_MOST_INFLUENCE: Final = 99
_MOST_STRENGTH: Final = 99

FIELDS: Final = Fields(
    "The state of Tiny Epic Vikings: the board, the cards, gods and favours, the pending battle, the solo enemy. Clans "
    "0 to 3 are the seats, clan 4 is the enemy.",
    Part(
        "Eras and turns",
        (
            Field("era", "The era that is played; 0 before the first.", (0, ERAS)),
            Field("chieftain", "The clan of the chieftain.", (NONE, SEATS - 1), start=NONE, of=_CLAN),
            Field(
                "active",
                "The clan whose turn it is; nobody's between turns and eras.",
                (NONE, ENEMY),
                start=NONE,
                of=_CLAN,
            ),
            Field("lingers", "Whether it has said that it waits before the turn ends (TEV-RUL-21).", FLAG),
        ),
    ),
    Part(
        "Clan sheets",
        (
            Field("resources", "Resources.", (0, MOST_RESOURCES), by=(_CLAN, _RESOURCE)),
            Field("settlers_left", "Settlers on the sheet.", (0, ENEMY_SETTLERS), by=(_CLAN,)),
            Field("temples_left", "Temples on the sheet.", (0, ENEMY_TEMPLES), by=(_CLAN,)),
            Field("boats_left", "Boats on the sheet.", (0, ENEMY_BOATS), by=(_CLAN,)),
            Field(
                "temple_slots",
                "Of a player's sheet: the slots for temples that are still filled, the cheapest first (TEV-10.2).",
                mask(_TEMPLE_SLOT),
                by=(_CLAN,),
                bits=_TEMPLE_SLOT,
            ),
            Field(
                "boat_slots",
                "The slots for boats that are still filled.",
                mask(_BOAT_SLOT),
                by=(_CLAN,),
                bits=_BOAT_SLOT,
            ),
            Field("raided", "Raided villages not yet dedicated.", (0, _MOST_VILLAGES), by=(_CLAN,)),
        ),
    ),
    Part(
        "The map",
        (
            Field("settlers", "Settlers.", (0, ENEMY_SETTLERS), by=(_CLAN, _ISLAND)),
            Field("temples", "The islands with a temple.", mask(_ISLAND), by=(_CLAN,), bits=_ISLAND),
            Field(
                "boat_at",
                "Where a boat is: in a fjord or, after all fjords, in a dock; -1: on its sheet; -2: not in the game.",
                (OUT, DOCK + DOCKS - 1),
                by=(_CLAN, _BOAT),
                start=OUT,
                of=_PLACE,
            ),
            Field("dock_boat", "The boat that lies in a dock.", _BOATS, by=(_DOCK,), start=NONE, is_left_out=True),
            Field("villages", "Whether a village stands on a dock.", (0, 1), by=(_DOCK,)),
            Field("influence", "The influence of a clan.", (0, _MOST_INFLUENCE), by=(_CLAN, _ISLAND), usual=(0, 10)),
            Field(
                "changed",
                "The islands where influence has changed since control was last checked.",
                mask(_ISLAND),
                bits=_ISLAND,
            ),
            Field(
                "holder",
                "The clan that holds the rune of an island.",
                (NONE, ENEMY),
                by=(_ISLAND,),
                start=NONE,
                of=_CLAN,
            ),
            Field("boat", "The boat that is sailing.", _BOATS, start=NONE, of=_ANY_BOAT),
            Field(
                "adrift",
                "The boat that has been pushed out of its dock and must leave.",
                _BOATS,
                start=NONE,
                of=_ANY_BOAT,
            ),
        ),
    ),
    Part(
        "Viking cards",
        (
            Field(
                "where",
                "Where a card is: 0 deck, 1 discarded, 2 discarded face down by the neutral enemy, 3 invaders, 4 in a "
                "hand that is being passed, 5 in the open pile of the solo draft, 6 to 9 the enemy's deck, row, open "
                "and face-down battle card, from 10 on the hands of the seats, from 14 on face up in their leader "
                "rows, from 18 on face down there, from 22 on the same, but everybody has seen it.",
                (DECK, ENTERED + SEATS - 1),
                by=(_CARD,),
                start=DECK,
                known=NOBODY,
            ),
            Field(
                "pack",
                "The drafted hand that a hidden card was dealt in.",
                (NONE, UNSEEN_PILE),
                by=(_CARD,),
                start=NONE,
                known=NOBODY,
            ),
            Field(
                "taken",
                "The round of the draft in which it was taken out of that hand.",
                (NONE, _MOST_PASSES),
                by=(_CARD,),
                start=NONE,
                known=NOBODY,
            ),
            Field(
                "shuffle",
                "By which shuffle it came into the deck: whoever drew it later drew it from there.",
                (0, MOST_SHUFFLES),
                by=(_CARD,),
                known=NOBODY,
            ),
            Field("shuffles", "How often the deck has been shuffled anew.", (0, MOST_SHUFFLES), usual=(0, 5)),
            Field("passes", "How often hands have been passed in this draft.", (0, _MOST_PASSES)),
            Field(
                "rows",
                "The cards of the leader rows.",
                (NONE, CARDS - 1),
                by=(_CLAN, _IN_LEADER_ROW),
                start=NONE,
                known=NOBODY,
            ),
            Field("row_size", "How many cards a leader row has.", (0, ROW_LENGTH), by=(_CLAN,)),
        ),
    ),
    Part(
        "Gods and favours",
        (
            Field("god_of", "The god of a rune.", (NONE, GODS - 1), by=(_RUNE,), start=NONE, of=_GOD),
            Field("fury", "The Fury of a rune's god.", (0, MOST_FURY), by=(_RUNE,)),
            Field(
                "dedicated",
                "Villages lying on the spaces of the era sheet and on the gods of the runes.",
                (0, SEATS),
                by=(_TARGET,),
            ),
            Field(
                "favour_at",
                "Where a favour card is: 0 unused, 1 in a row, 2 the prize of a battle, from 3 on won by a clan.",
                (UNUSED, WON + ENEMY),
                by=(_FAVOUR,),
                start=UNUSED,
                of=_CLAN,
                since=WON,
            ),
            Field(
                "favour_rows",
                "The favour cards of the rows, from left to right.",
                (NONE, FAVOURS - 1),
                by=(_FAVOUR_ROW, _IN_FAVOUR_ROW),
                start=NONE,
                of=_FAVOUR,
            ),
            Field("favour_count", "How many favour cards a row has.", (0, LONGEST_ROW), by=(_FAVOUR_ROW,)),
        ),
    ),
    Part(
        "The pending battle",
        (
            Field("starter", "The clan that started it.", (NONE, ENEMY), start=NONE, of=_CLAN),
            Field("fighters", "The clans that entered it.", mask(_CLAN), bits=_CLAN),
            Field("prize", "The favour card that is fought for.", (NONE, FAVOURS - 1), start=NONE, of=_FAVOUR),
            Field(
                "prize_place",
                "The end of a row that the prize was taken from: 2 * row + end.",
                (NONE, 3),
                start=NONE,
                of=_END,
            ),
            Field(
                "strengths",
                "While it is resolved: what each competing clan, and last the invaders, fight with.",
                (NONE, _MOST_STRENGTH),
                by=(_FIGHTER,),
                start=NONE,
                usual=(NONE, 20),
            ),
            Field("invader", "The viking card of the invaders.", (NONE, CARDS - 1), start=NONE, of=_CARD),
        ),
    ),
    Part(
        "The solo enemy",
        (
            Field("chief", "The dock of the chief's boat.", (NONE, DOCKS - 1), start=NONE, of=_DOCK, when=_has_enemy),
            Field(
                "goal",
                "The island that it is sailing to.",
                (NONE, ISLANDS - 1),
                start=NONE,
                of=_ISLAND,
                when=_has_enemy,
            ),
            Field("icons", "The icons passed and not yet performed.", mask(_ICON), bits=_ICON, when=_has_enemy),
            Field("enemy_played", "How many cards it has played in this era.", (0, ROW_LENGTH), when=_has_enemy),
            Field(
                "enemy_rune",
                "The rune of the last card that the enemy played or revealed.",
                (NONE, RUNES - 1),
                start=NONE,
                of=_RUNE,
                when=_has_enemy,
            ),
            Field(
                "enemy_card",
                "Its battle card, once revealed.",
                (NONE, CARDS - 1),
                start=NONE,
                of=_CARD,
                when=_has_enemy,
            ),
            Field("bonus", "What is added to the strength of its battle card.", (0, 3), when=_has_enemy),
            Field(
                "turn_runes",
                "Runes of its face-up cards laid in this turn; by the rulings of the house, also of those revealed.",
                (0, CARDS),
                by=(_RUNE,),
                when=_has_enemy,
            ),
            Field(
                "battle_runes",
                "Those of the turn in which its battle card was laid; its own too, once it is revealed.",
                (0, CARDS),
                by=(_RUNE,),
                when=_has_enemy,
            ),
            Field("is_battle_card_new", "Whether that is this turn.", FLAG, when=_has_enemy),
        ),
    ),
    Part(
        "The end",
        (
            Field("is_open", "Whether nothing is hidden any more.", FLAG, is_left_out=True),
            Field("is_over", "Whether the game is over.", FLAG, is_left_out=True),
        ),
    ),
    asked=(
        Field("island", "The island that it is about.", (NONE, ISLANDS - 1), of=_ISLAND),
        Field("dock", "The dock that it is about.", (NONE, DOCKS - 1), of=_DOCK),
        Field("favour", "The favour card that it is about.", (NONE, FAVOURS - 1), of=_FAVOUR),
        Field("row", "The favour row that it is about.", (NONE, 1), of=_FAVOUR_ROW),
        Field("rune", "The rune that it is about.", (NONE, RUNES - 1), of=_RUNE),
        Field("value", "The strength of the action: a card's value.", (0, 20)),
        Field("left", "How many are left.", (0, 40), usual=(0, 8)),
        Field("reached", "The islands that have been reached.", mask(_ISLAND), bits=_ISLAND),
    ),
)
