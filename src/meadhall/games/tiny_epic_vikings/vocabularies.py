"""The option names of Tiny Epic Vikings, and the numbers behind them."""

from __future__ import annotations

from typing import Final

from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_COSTS,
    CARD_IDS,
    CARDS,
    CLAN_IDS,
    END_IDS,
    FAVOUR_IDS,
    GOD_IDS,
    GODS,
    MOST_RESOURCES,
    RESOURCE_IDS,
    RESOURCES,
    ROW_IDS,
    SPACE_IDS,
    SPACES,
    TEMPLE_COSTS,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, FJORDS, ISLAND_IDS, ISLANDS, PLACE_IDS

# Things by themselves

SEAT: Final = Vocabulary(["seat:0", "seat:1", "seat:2", "seat:3"])
GOD: Final = Vocabulary(["god:" + god for god in GOD_IDS])
CARD: Final = Vocabulary(["card:" + card for card in CARD_IDS])
FAVOUR: Final = Vocabulary(["favour:" + favour for favour in FAVOUR_IDS])
ISLAND: Final = Vocabulary(["island:" + island for island in ISLAND_IDS])
FJORD: Final = Vocabulary(["fjord:" + fjord for fjord in FJORD_IDS])
DOCK: Final = Vocabulary(["dock:" + dock for dock in DOCK_IDS])
TAKE: Final = Vocabulary(["take:" + resource for resource in RESOURCE_IDS])

# Turns

RECALL_IDS: Final = ["recall:" + island for island in ISLAND_IDS]
LINGER: Final = ISLANDS
BY_THE_WAY: Final = [*RECALL_IDS, "linger"]
"""What may be done by the way in one's own turn: number i takes a settler back from island i."""

FACE_DOWN: Final = CARDS
PLAY_BY_THE_WAY: Final = CARDS + 1
PLAY: Final = Vocabulary([*["up:" + card for card in CARD_IDS], "down", *BY_THE_WAY])
"""Option c plays card c face up; which card is played face down is a choice of its own, because it is secret."""

DO: Final = 0
SKIP: Final = 1
DO_SKIP: Final = Vocabulary(["do", "skip"])
USE_BY_THE_WAY: Final = 2
USE: Final = Vocabulary(["do", "skip", *BY_THE_WAY])

END_IT: Final = 0
END_RECALL: Final = 1
END_TURN: Final = Vocabulary(["end", *RECALL_IDS])

ROW_END: Final = Vocabulary(["favour:" + row + ":" + end for row in ROW_IDS for end in END_IDS])
"""The end of a favour row: 2 * row + end."""
RETURN: Final = Vocabulary(
    ["return:" + favour + ":" + row + ":" + end for favour in FAVOUR_IDS for row in ROW_IDS for end in END_IDS]
)
"""A favour card and the end of a row that it goes to: 4 * favour + 2 * row + end."""

REVEAL: Final = Vocabulary(["reveal"])

NO_DEDICATION: Final = SPACES + GODS
DEDICATE_BY_THE_WAY: Final = NO_DEDICATION + 1
DEDICATE: Final = Vocabulary(["dedicate:" + target for target in [*SPACE_IDS, *GOD_IDS]] + ["none", *BY_THE_WAY])
"""Spaces of the era sheet first, then gods."""

# Actions

NO_BOAT: Final = len(PLACE_IDS)
BOAT: Final = Vocabulary([*["boat:" + place for place in PLACE_IDS], "skip"])
"""Boats of a clan that stand in the same place are one option."""

STOP_SAILING: Final = len(PLACE_IDS)
SAIL_TO: Final = Vocabulary([*["to:" + place for place in PLACE_IDS], "stop"])

DEPLOY_ONE: Final = 0
RECALL: Final = 1
"""Option RECALL + i takes a settler back from island i."""
DEPLOYED: Final = RECALL + ISLANDS
DEPLOY_LINGER: Final = DEPLOYED + 1
DEPLOY: Final = Vocabulary(["deploy", *RECALL_IDS, "done", "linger"])

RAID_IT: Final = 0
LEAVE_IT: Final = 1
RAID: Final = Vocabulary(["raid", "leave"])

STOP_EXPLORING: Final = ISLANDS * ISLANDS
EXPLORE_TO: Final = Vocabulary(
    [*["explore:" + origin + ":" + destination for origin in ISLAND_IDS for destination in ISLAND_IDS], "stop"]
)
"""A settler's step: ISLANDS * origin + destination."""

NO_TEMPLE: Final = ISLANDS * ISLANDS
TEMPLE_TO: Final = Vocabulary(
    [*["temple:" + origin + ":" + destination for origin in ISLAND_IDS for destination in ISLAND_IDS], "skip"]
)

BUILD_TEMPLE: Final = FJORDS
BOAT_FROM: Final = BUILD_TEMPLE + ISLANDS
TEMPLE_FROM: Final = BOAT_FROM + len(BOAT_COSTS) * FJORDS
BUILD_NOTHING: Final = TEMPLE_FROM + len(TEMPLE_COSTS) * ISLANDS
BUILDING: Final = Vocabulary(
    [
        *["build_boat:" + fjord for fjord in FJORD_IDS],
        *["build_temple:" + island for island in ISLAND_IDS],
        *["boat_for:" + str(cost) + ":" + fjord for cost in BOAT_COSTS for fjord in FJORD_IDS],
        *["temple_for:" + str(cost) + ":" + island for cost in TEMPLE_COSTS for island in ISLAND_IDS],
        "skip",
    ]
)
"""A boat in a fjord, then a temple on an island, from the cheapest slot: BUILD_TEMPLE + island. Then the same from a
slot named by its price: BOAT_FROM + FJORDS * slot + fjord, TEMPLE_FROM + ISLANDS * slot + island."""

STOP_SMITING: Final = len(CLAN_IDS) * ISLANDS
SMITING: Final = Vocabulary([*["smite:" + clan + ":" + island for clan in CLAN_IDS for island in ISLAND_IDS], "stop"])
"""A settler of a clan on an island: ISLANDS * clan + island."""

NO_EXCHANGE: Final = RESOURCES * RESOURCES * MOST_RESOURCES
EXCHANGING: Final = Vocabulary(
    [
        *[
            "exchange:" + given + ":" + taken + ":" + str(amount)
            for given in RESOURCE_IDS
            for taken in RESOURCE_IDS
            for amount in range(1, MOST_RESOURCES + 1)
        ],
        "skip",
    ]
)
"""How much of one resource becomes another: MOST_RESOURCES * (RESOURCES * given + taken) + amount - 1."""
IN_RETURN: Final = "for_"
"""What is taken in exchange is called by this and the resource."""

FURY_DOWN: Final = GODS
FURY: Final = Vocabulary([*["fury_up:" + god for god in GOD_IDS], *["fury_down:" + god for god in GOD_IDS]])

# Solo

ATTACK_THEM: Final = 0
SPARE_THEM: Final = 1
ATTACK: Final = Vocabulary(["attack", "no"])
DECLINE: Final = CARDS
JOIN: Final = Vocabulary([*["join:" + card for card in CARD_IDS], "decline", *BY_THE_WAY])
JOIN_BY_THE_WAY: Final = DECLINE + 1
END: Final = Vocabulary(["end:" + end for end in END_IDS])
