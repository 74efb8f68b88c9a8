"""What holds of every position: units, buildings and cards are conserved, and counts agree."""

from __future__ import annotations

from typing import Final

from meadhall.engine.codec import field_names
from meadhall.engine.stacks import steps_of
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.games.bretwalda.annals import held_chronicles
from meadhall.games.bretwalda.cards import COPIES, IS_EXPANSION_CARD
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    BUILDINGS,
    BUILDINGS_PER_KINGDOM,
    CARDS,
    CHRONICLE_IDS,
    CHRONICLES,
    CONTROL_MARKERS,
    DANES,
    FIRST_MINOR,
    HARBOUR,
    HUNTER,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    KINGDOMS,
    LIMIT,
    LORDSHIP_IDS,
    MARKER_COUNT,
    MARKER_IDS,
    MINOR_IDS,
    MINOR_LIMIT,
    MINORS,
    NONE,
    OWNERS,
    PORT,
    PRINTED_HARBOUR,
    RULERS_OF,
    SEAS,
    SHIP,
    VIKING,
    VIKINGS,
)
from meadhall.games.bretwalda.fields import CALM, COMPLETED, HELD, LOOKED_AT, NO_BATTLE, OUT
from meadhall.games.bretwalda.forces import MASK, SHIFT
from meadhall.games.bretwalda.hands import count_seen
from meadhall.games.bretwalda.realm import count_free_markers, count_ships, has_port_marker
from meadhall.games.bretwalda.rules.battle_end import PlayAfterBattle, PlayLostBattle
from meadhall.games.bretwalda.rules.battles import (
    FightLandBattle,
    FightRound,
    PlayBeforeBattle,
    PlayDuringBattle,
    RollAndWound,
    RollFor,
)
from meadhall.games.bretwalda.rules.conquest import ResolveClashes
from meadhall.games.bretwalda.rules.dice import PlayDiceCard
from meadhall.games.bretwalda.rules.movement import (
    FightAtSea,
    FightOnLand,
    Move,
    MoveFrom,
    MoveGroup,
    MoveShip,
    MoveShips,
    MoveTo,
    MoveUnits,
)
from meadhall.games.bretwalda.rules.negotiation import AnswerOffer, AskGold, OfferCard, OfferGold, OfferWhich
from meadhall.games.bretwalda.rules.vassals import AskForVassals, FightFormerVassals
from meadhall.games.bretwalda.setup import ChooseKingdom
from meadhall.games.bretwalda.state import Bretwalda

_IN_BATTLE: Final = (
    PlayBeforeBattle,
    PlayDuringBattle,
    PlayDiceCard,
    PlayAfterBattle,
    PlayLostBattle,
    FightRound,
    RollAndWound,
    RollFor,
)
_OFFERING: Final = (OfferGold, OfferCard, OfferWhich, AskGold, AnswerOffer)
_MOVING: Final = (Move, MoveShips, MoveShip, MoveUnits, MoveFrom, MoveTo, MoveGroup, FightAtSea, FightOnLand)

_STEP_RANGES: Final = {
    "seat": (0, KINGDOMS - 1),
    "kingdom": (0, KINGDOMS - 1),
    "area": (0, AREAS - 1),
    "target": (0, AREAS - 1),
    "origin": (NONE, AREAS - 1),
    "sea": (0, SEAS - 1),
    "attacker": (0, OWNERS - 1),
    "side": (0, 1),
    "sides": (0, 3),
    "strikers": (0, 3),
    "colour": (0, 2),
    "kind": (0, KINDS - 1),
    "building": (0, BUILDINGS - 1),
    "marker": (0, 3),
    "minor": (0, MINORS - 1),
    "card": (0, CARDS - 1),
    "place": (0, KINGDOMS),
    "slot": (0, 8),
    "order": (0, 12),
    "die": (0, 35),
    "turned": (NONE, 35),
    "unit": (0, AREAS * 12 - 1),
    "own": (0, (1 << 29) - 1),
    "vassals": (0, (1 << 29) - 1),
}
"""The smallest and largest value of each field of a step; those that are not named are small amounts."""
_AMOUNT: Final = (0, 1 << 16)


def check(s: Bretwalda) -> list[str]:
    """Every fault of a position, in a sentence each; counts are only taken where the numbers make sense."""
    return _steps(s.todo) or [
        *_seats(s),
        *_units(s),
        *_minor_kingdoms(s),
        *_supplies(s),
        *_lordship(s),
        *_chronicles(s),
        *_rest(s),
    ]


def _is_in(value: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= value <= limits[1]


def _steps(steps: list[Step]) -> list[str]:
    """Every field of a waiting step must be in its range."""
    faults: list[str] = []
    for step in steps_of(steps):
        for name in field_names(step):
            if name == "seat" and isinstance(step, Chance):
                continue
            limits = _STEP_RANGES.get(name, _AMOUNT)
            if not _is_in(getattr(step, name), limits):
                faults.append(
                    f"The field '{name}' of the step {type(step).__name__} must be from {limits[0]} to {limits[1]}."
                )
    return faults


def _seats(s: Bretwalda) -> list[str]:
    players = s.variant.players
    taken = [kingdom for kingdom in s.kingdom_at if kingdom != NONE]
    if len(set(taken)) != len(taken) or not set(taken) <= set(s.variant.kingdoms):
        return ["Every seat must lead a Kingdom in play, all different."]
    if any(s.seat_of[kingdom] == NONE or s.kingdom_at[s.seat_of[kingdom]] != kingdom for kingdom in taken):
        return ["Seats and Kingdoms must agree."]
    if s.round and (len(taken) < players or any(kingdom != NONE for kingdom in s.kingdom_at[players:])):
        return ["Once play has begun, every player must lead a Kingdom."]
    ordered = [kingdom for kingdom in s.order if kingdom != NONE]
    if ordered and sorted(ordered) != sorted(s.variant.kingdoms):
        return ["Every player must have one place in the player order."]
    if any(s.ruler[kingdom] not in RULERS_OF[kingdom] for kingdom in s.variant.kingdoms):
        return ["Every Kingdom must have one of its own Rulers."]
    if not all(_is_seated(s, step) for step in steps_of(s.todo)):
        return ["Only seats that lead a Kingdom decide, and only Kingdoms in play act."]
    if s.season_card == NONE and s.turn != NONE:
        return ["No turn is taken before the Season card has been turned up."]
    if s.battle != NO_BATTLE and (s.battle_at == NONE or NONE in s.sides or s.sides[0] == s.sides[1]):
        return ["A battle must have a place and two sides."]
    if s.battle == NO_BATTLE and any(isinstance(step, _IN_BATTLE) for step in s.todo):
        return ["Rounds are fought, and cards of a battle are asked for, in a battle only."]
    if _is_moving_in_battle(s):
        return ["Nobody moves while a battle is fought."]
    return _offer(s)


def _offer(s: Bretwalda) -> list[str]:
    """Whose turn it is offers what they have, and asks for what the other has."""
    if (s.offer_card != NONE or s.offer_to != NONE) and s.turn == NONE:
        return ["Only who has the turn makes an offer."]
    offering = [isinstance(step, _OFFERING) for step in s.todo]
    if True in offering and (s.offer_to == NONE or not all(offering[offering.index(True) :])):
        return ["An offer is made to somebody, before anything else is done."]
    if s.offer_card != NONE and not s.hand[CARDS * s.turn + s.offer_card]:
        return ["A card on offer must be in the hand of who offers it."]
    if s.offer_to != NONE and (s.offer_gold > s.gold[s.turn] or s.offer_asked > s.gold[s.offer_to]):
        return ["Nobody can offer or be asked for more Gold than they have."]
    return []


def _is_moving_in_battle(s: Bretwalda) -> bool:
    """Whether a movement waits to be made before the round of a battle that is fought already."""
    rounds = [n for n, step in enumerate(s.todo) if isinstance(step, FightRound)]
    return bool(rounds) and any(isinstance(step, _MOVING) for step in s.todo[rounds[0] :])


def _is_seated(s: Bretwalda, step: Step) -> bool:
    """Whether the seat and the Kingdom that a step names are in the game."""
    if isinstance(step, Decision) and not isinstance(step, Chance):
        if step.seat >= s.variant.players:
            return False
        if s.kingdom_at[step.seat] == NONE and not isinstance(step, ChooseKingdom):
            return False
    return getattr(step, "kingdom", s.variant.kingdoms[0]) in s.variant.kingdoms


# Units and buildings


def _on_board(s: Bretwalda, owner: int, kind: int) -> int:
    if kind == SHIP:
        return count_ships(s, owner) if owner < KINGDOMS else 0
    return sum(force >> SHIFT[kind] & MASK[kind] for force in [*s.units][owner::OWNERS] if force)


def _units(s: Bretwalda) -> list[str]:
    faults: list[str] = []
    for area in range(AREAS):
        owners = sum(1 << owner for owner in range(OWNERS) if s.units[OWNERS * area + owner])
        if owners != s.present[area]:
            faults.append(f"The owners present in {AREA_IDS[area]} must be those of its units.")
        if owners and not s.variant.britain.in_play[area]:
            faults.append(f"{AREA_IDS[area]} is not in play and must be empty.")
    for kingdom in range(KINGDOMS):
        is_in = kingdom in s.variant.kingdoms
        for kind in range(KINDS):
            limit = LIMIT[kind] if is_in and (kind != HUNTER or s.variant.hunters) else 0
            if _on_board(s, kingdom, kind) + s.pool[KINDS * kingdom + kind] != limit:
                faults.append(f"{KINGDOM_IDS[kingdom]} must have {limit} units of the type {KIND_IDS[kind]} in all.")
    if _on_board(s, DANES, VIKING) + s.pool[KINDS * DANES + VIKING] + s.party != VIKINGS:
        faults.append(f"There must be {VIKINGS} Vikings in all.")
    return faults


def _minor_kingdoms(s: Bretwalda) -> list[str]:
    faults: list[str] = []
    for minor in range(MINORS):
        owner = FIRST_MINOR + minor
        is_living = s.living >> minor & 1 == 1
        if is_living and not (s.variant.minor_kingdoms and s.variant.britain.homes[minor]):
            faults.append(f"The Minor Kingdom {MINOR_IDS[minor]} is not in play.")
        for kind in range(KINDS):
            limit = MINOR_LIMIT[kind] if is_living else 0
            if _on_board(s, owner, kind) + s.pool[KINDS * owner + kind] != limit:
                faults.append(f"{MINOR_IDS[minor]} must have {limit} units of the type {KIND_IDS[kind]} in all.")
        overlord = s.overlord[minor]
        if overlord != NONE and (not is_living or s.vassal[overlord] != minor):
            faults.append(f"The overlord of {MINOR_IDS[minor]} must have it as Vassal.")
        if is_living and any(s.marker[area] != NONE for area in s.variant.britain.homes[minor]):
            faults.append(f"No Control marker may lie on a home area of {MINOR_IDS[minor]}.")
    for kingdom in range(KINGDOMS):
        if s.vassal[kingdom] != NONE and s.overlord[s.vassal[kingdom]] != kingdom:
            faults.append(f"The Vassal of {KINGDOM_IDS[kingdom]} must have it as overlord.")
    return faults


def _supplies(s: Bretwalda) -> list[str]:
    faults: list[str] = []
    for kingdom in range(KINGDOMS):
        if count_free_markers(s, kingdom) < 0:
            faults.append(f"{KINGDOM_IDS[kingdom]} has only {CONTROL_MARKERS} Control markers.")
        for building in range(BUILDINGS):
            built = sum(1 for area in range(AREAS) if s.buildings[area] >> 3 * building & 7 == kingdom + 1)
            limit = BUILDINGS_PER_KINGDOM[building] if kingdom in s.variant.kingdoms else 0
            if built + s.supply[BUILDINGS * kingdom + building] != limit:
                name = BUILDING_IDS[building]
                faults.append(f"{KINGDOM_IDS[kingdom]} must have {limit} buildings of the type {name} in all.")
    if any(mask >> 3 * building & 7 > KINGDOMS for mask in s.buildings for building in range(BUILDINGS)):
        faults.append("Every building must come from a Kingdom.")
    for marker in range(len(MARKER_IDS)):
        if sum(mask >> marker & 1 for mask in s.improvements) > MARKER_COUNT[marker]:
            faults.append(f"There are only {MARKER_COUNT[marker]} markers of the kind {MARKER_IDS[marker]}.")
    return faults + _harbour_markers(s)


def _harbour_markers(s: Bretwalda) -> list[str]:
    """VAN-5.3, BRE-RUL-8: where Harbour markers cannot lie."""
    faults: list[str] = []
    for area in range(AREAS):
        if s.improvements[area] >> HARBOUR & 1:
            name = AREA_IDS[area]
            if PRINTED_HARBOUR[area]:
                faults.append(f"{name} has a Harbour and needs no marker.")
            elif not s.variant.plays_by_the_book and not s.variant.britain.sea_masks[area]:
                faults.append(f"By the former ruling no Harbour marker can lie in {name}, away from the coast.")
            if has_port_marker(s, area) and s.has_building(area, PORT):
                faults.append(f"{name} cannot have a Harbour marker and a Port.")
    return faults


# Cards


def _lordship(s: Bretwalda) -> list[str]:
    faults: list[str] = []
    for card in range(CARDS):
        is_in = s.variant.expansion_lordship or not IS_EXPANSION_CARD[card]
        hands = [s.hand[CARDS * kingdom + card] for kingdom in range(KINGDOMS)]
        piles = [*hands, s.deck[card], s.discards[card], s.in_play[card], s.aside[card]]
        if sum(piles) != (COPIES[card] if is_in else 0):
            faults.append(f"There must be {COPIES[card] if is_in else 0} cards {LORDSHIP_IDS[card]} in all.")
        for kingdom in range(KINGDOMS):
            for viewer in range(KINGDOMS):
                if s.seen[CARDS * kingdom + card] and count_seen(s, viewer, kingdom, card) > hands[kingdom]:
                    faults.append(f"Nobody can know of more cards {LORDSHIP_IDS[card]} in a hand than it holds.")
    for kingdom in range(KINGDOMS):
        if sum(s.hand[CARDS * kingdom : CARDS * kingdom + CARDS]) != s.hand_size[kingdom]:
            faults.append(f"The size of the hand of {KINGDOM_IDS[kingdom]} must be the number of its cards.")
    if sum(s.deck) != s.deck_size:
        faults.append("The size of the deck must be the number of its cards.")
    return faults


def _chronicles(s: Bretwalda) -> list[str]:
    faults: list[str] = []
    for card in range(CHRONICLES):
        place = s.chronicle_at[card]
        if place >= s.layers:
            faults.append(f"The Chronicle {CHRONICLE_IDS[card]} must be in the deck, held, completed or out of play.")
        elif place == OUT and s.chronicle_known[card]:
            faults.append(f"The Chronicle {CHRONICLE_IDS[card]} is out of play; nobody has it.")
        elif COMPLETED < place <= HELD:
            holder = HELD - place if place > LOOKED_AT else LOOKED_AT - place
            if s.chronicle_known[card] >> holder & 1 == 0:
                faults.append(f"Who has the Chronicle {CHRONICLE_IDS[card]} must know it.")
    for kingdom in range(KINGDOMS):
        if s.round and len(held_chronicles(s, kingdom)) > 2:
            faults.append(f"{KINGDOM_IDS[kingdom]} may not hold more than 2 Chronicles.")
    return faults


# Areas at rest


def _rest(s: Bretwalda) -> list[str]:
    """BRE-1.3: where no battle is pending, units of one side only are in an area, and Ships of one player in a sea."""
    if any(isinstance(each, (ResolveClashes, FightLandBattle, AskForVassals, FightFormerVassals)) for each in s.todo):
        return []
    faults: list[str] = []
    for area in range(AREAS):
        if s.before[area] == CALM and (s.battle == NO_BATTLE or s.battle_at != area):
            sides = {s.side_of(owner) for owner in range(OWNERS) if s.present[area] >> owner & 1}
            if len(sides) > 1:
                faults.append(f"Units of two sides cannot rest together in {AREA_IDS[area]}.")
    return faults
