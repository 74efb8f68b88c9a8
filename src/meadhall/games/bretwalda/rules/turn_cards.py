"""BRE-9.4: the effects of Lordship cards played in one's own turn."""

from __future__ import annotations

from meadhall.games.bretwalda.cards import (
    AMOUNT,
    AREA_YIELD,
    CHRONICLE_SEARCH,
    DESTROY_BUILDING,
    DISCARD_RANDOM,
    DIVISOR,
    DRAW_LORDSHIP,
    F_TOWN,
    FREE_BUILDING,
    FREE_FORESTS,
    GAIN_GOLD,
    GROUP_MOVE_BONUS,
    HIRE_NEUTRAL,
    MOVE_FOOD,
    MOVE_NEUTRAL,
    NEUTRAL_RIOT,
    OP,
    PASS_ENEMIES,
    PLACE_UNITS,
    SEA_STEP,
    SELL_CARDS,
    SHARE_CARDS,
    STEAL_CARDS,
    TAKE_DISCARD,
)
from meadhall.games.bretwalda.content import (
    CARDS,
    THEGN,
)
from meadhall.games.bretwalda.hands import count_discards, is_card_left, would_draw
from meadhall.games.bretwalda.realm import count_controlled
from meadhall.games.bretwalda.rules.battle_effects import placeable
from meadhall.games.bretwalda.rules.chronicle_search import SearchDiscard, can_search
from meadhall.games.bretwalda.rules.conquest import CheckConquest
from meadhall.games.bretwalda.rules.food import gain_gold
from meadhall.games.bretwalda.rules.hand_cards import (
    ChooseOpponent,
    DrawAside,
    SellCard,
    TakeDiscard,
    opponents_with_cards,
)
from meadhall.games.bretwalda.rules.lordship import DrawCards, FinishCard
from meadhall.games.bretwalda.rules.movement_cards import (
    ColludeArea,
    GuideArea,
    SlipUnit,
    SmuggleUnit,
    can_guide,
    collusions,
    lone_units,
    quicken_march,
)
from meadhall.games.bretwalda.rules.realm_cards import (
    BurnArea,
    HireThegn,
    LevyArea,
    PlaceAbbey,
    PlunderArea,
    RaidFrom,
    RiotArea,
    abbey_areas,
    burn_areas,
    hire_areas,
    levy_areas,
    plunderable,
    raid_sources,
    riot_areas,
)
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.ways import OVER_SEA, PAST_ENEMIES
from meadhall.games.bretwalda.windows import play_card


def cards_in_turn(s: Bretwalda, kingdom: int, cards: list[int]) -> list[int]:
    """Those of some cards that a Kingdom holds and that would do something now."""
    first = CARDS * kingdom
    if s.hand_size[kingdom] == 0:
        return []
    return [card for card in cards if s.hand[first + card] and can_play_in_turn(s, kingdom, card)]


def can_play_in_turn(s: Bretwalda, kingdom: int, card: int) -> bool:
    """Whether every choice of a card has an answer and its effect would change something."""
    op = OP[card]
    if op == DRAW_LORDSHIP:
        return cards_to_draw(s, kingdom, card) > 0 and would_draw(s, kingdom)
    if op == TAKE_DISCARD:
        return count_discards(s) > 0
    if op == AREA_YIELD:
        return len(plunderable(s, kingdom)) > 0
    if op in (DISCARD_RANDOM, STEAL_CARDS):
        return len(opponents_with_cards(s, kingdom)) > 0
    if op == FREE_BUILDING:
        return len(abbey_areas(s, kingdom)) > 0
    if op == MOVE_FOOD:
        return len(raid_sources(s, kingdom)) > 0
    if op == PLACE_UNITS:
        return len(placeable(s, kingdom, card)) > 0 and len(levy_areas(s, kingdom)) > 0
    if op == CHRONICLE_SEARCH:
        return can_search(s, kingdom)
    if op == NEUTRAL_RIOT:
        return len(riot_areas(s)) > 0
    if op == HIRE_NEUTRAL:
        return s.gold[kingdom] >= AMOUNT[card] and s.in_pool(kingdom, THEGN) > 0 and len(hire_areas(s, kingdom)) > 0
    if op == DESTROY_BUILDING:
        return len(burn_areas(s, kingdom)) > 0
    if op == SHARE_CARDS:
        return is_card_left(s)
    if op in (GROUP_MOVE_BONUS, FREE_FORESTS):
        return can_guide(s, kingdom)
    if op == SEA_STEP:
        return len(lone_units(s, kingdom, OVER_SEA)) > 0
    if op == PASS_ENEMIES:
        return len(lone_units(s, kingdom, PAST_ENEMIES)) > 0
    if op == MOVE_NEUTRAL:
        return s.gold[kingdom] >= AMOUNT[card] and len(collusions(s, kingdom)) > 0
    return True


def play_in_turn(s: Bretwalda, kingdom: int, card: int) -> None:
    """Play a card of one's turn: what it does, then the discards, then what has come of it (VAN-8.3)."""
    play_card(s, kingdom, card)
    s.then(FinishCard(card), CheckConquest())
    seat = s.seat_of[kingdom]
    op = OP[card]
    if op == GAIN_GOLD:
        gain_gold(s, kingdom, AMOUNT[card])
    elif op == DRAW_LORDSHIP:
        s.then(DrawCards(kingdom, cards_to_draw(s, kingdom, card)))
    elif op == TAKE_DISCARD:
        s.then(TakeDiscard(seat))
    elif op == AREA_YIELD:
        s.then(PlunderArea(seat, AMOUNT[card]))
    elif op in (DISCARD_RANDOM, STEAL_CARDS):
        s.then(ChooseOpponent(seat, card))
    elif op == FREE_BUILDING:
        s.then(PlaceAbbey(seat))
    elif op == MOVE_FOOD:
        s.then(RaidFrom(seat, AMOUNT[card]))
    elif op == PLACE_UNITS:
        s.then(LevyArea(seat, card))
    elif op == CHRONICLE_SEARCH:
        s.then(SearchDiscard(seat, AMOUNT[card]))
    elif op == NEUTRAL_RIOT:
        s.then(RiotArea(seat))
    elif op == HIRE_NEUTRAL:
        s.then(HireThegn(seat, AMOUNT[card]))
    elif op == DESTROY_BUILDING:
        s.then(BurnArea(seat))
    elif op == SHARE_CARDS:
        s.then(DrawAside(kingdom, card))
    elif op == SELL_CARDS:
        gain_gold(s, kingdom, AMOUNT[card])
        s.then(SellCard(seat, AMOUNT[card]))
    elif op == GROUP_MOVE_BONUS:
        quicken_march(s, kingdom, AMOUNT[card])
    elif op == FREE_FORESTS:
        s.then(GuideArea(seat))
    elif op == SEA_STEP:
        s.then(SmuggleUnit(seat))
    elif op == PASS_ENEMIES:
        s.then(SlipUnit(seat))
    elif op == MOVE_NEUTRAL:
        s.then(ColludeArea(seat, AMOUNT[card]))


def cards_to_draw(s: Bretwalda, kingdom: int, card: int) -> int:
    """Op draw_lordship: so many cards, or one for every few Cities; the card itself has left the hand by then."""
    if DIVISOR[card]:
        return count_controlled(s, kingdom, F_TOWN) // DIVISOR[card]
    return AMOUNT[card]
