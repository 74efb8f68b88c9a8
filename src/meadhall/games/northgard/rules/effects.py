"""Chapter 11: what a card does, and whether it can be played."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import (
    ACTIONS,
    ADJACENT_ENEMY,
    BRIBERY,
    BUILD,
    CONQUEROR,
    COPIES_FROM,
    COPY,
    CURSE,
    DRAW,
    DRAW_PER,
    EXPLORE,
    EXPLORES_TOO,
    EXTORT,
    FUTURE_SIGHT,
    GAIN,
    GAINS,
    HIDDEN_WAYS,
    IS_ALWAYS_PLAYABLE,
    IS_NEVER_PLAYABLE,
    KIND,
    MOVE,
    OWN_PLAYED,
    PICK_ACTIONS,
    RANDOM_DISCARD_OR_DRAW,
    RECOVER_OR_DRAW,
    RECRUIT,
    RECRUIT_CAPS,
    REMOVE_UNIT,
    SCORCHES_AFTER,
    SPY,
    N,
)
from meadhall.games.northgard.content import (
    CARD_IDS,
    CARDS,
    CLAN_SET,
    DECK,
    NONE,
    RESOURCES,
    SET_OF,
    START_BUILD,
    START_EXPLORE,
    START_MOVE,
    START_RECRUIT,
    STOLEN_LORE,
)
from meadhall.games.northgard.fields import PLAYED, SPENT
from meadhall.games.northgard.rules.building import Building, build_possible
from meadhall.games.northgard.rules.clans import Scorch, scorch_targets, scorched_owner
from meadhall.games.northgard.rules.decks import DrawCards
from meadhall.games.northgard.rules.drawing_cards import Draw, count_protected
from meadhall.games.northgard.rules.exploring import Explore, ExploreAgain, explore_possible
from meadhall.games.northgard.rules.hand_specials import (
    AncestralCurse,
    ExtortTarget,
    FutureSight,
    Recover,
    SpyTarget,
    Threaten,
    opponents_with_cards,
    visions,
)
from meadhall.games.northgard.rules.map_specials import (
    BribeFrom,
    HiddenFrom,
    RemoveUnit,
    bribe_sources,
    hidden_sources,
    removal_targets,
)
from meadhall.games.northgard.rules.moving import Move, move_possible
from meadhall.games.northgard.rules.recruiting import Recruiting, caps_possible, recruit_possible
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import is_beside, territories_of
from meadhall.games.northgard.vocabularies import (
    ACTION,
    ANNEXATION,
    EXPLORE_FIRST,
    MOVE_FIRST,
    NO_ACTION,
    OWNED_CARD,
)

BASIC_CARD: Final = [START_RECRUIT, START_MOVE, START_EXPLORE, START_BUILD]
"""The card whose effect each basic action is (NOR-11.1)."""


def is_playable(s: Northgard, seat: int, card: int) -> bool:
    """NOR-5.3: whether a card's `playable_if` holds now."""
    if IS_ALWAYS_PLAYABLE[card]:
        return True
    if IS_NEVER_PLAYABLE[card]:
        return False
    kind = KIND[card]
    if kind == RECRUIT:
        return recruit_possible(s, seat, card)
    if kind == MOVE:
        return move_possible(s, seat, card) or (EXPLORES_TOO[card] and explore_possible(s, seat, card))
    if kind == EXPLORE:
        return explore_possible(s, seat, card)
    if kind == BUILD:
        return build_possible(s, seat, card)
    if kind == PICK_ACTIONS:
        return has_basic(s, seat, 0)
    if kind == RECRUIT_CAPS:
        return caps_possible(s, seat, card)
    if kind == DRAW:
        return s.count_drawable(seat) >= N[card]
    return _is_special_playable(s, seat, card)


def _is_special_playable(s: Northgard, seat: int, card: int) -> bool:
    kind = KIND[card]
    if kind == DRAW_PER:
        count = count_protected(s, seat)
        return count > 0 and s.count_drawable(seat) >= count
    if kind == RECOVER_OR_DRAW:
        return s.count_drawable(seat) > 0
    if kind in (SPY, CURSE, RANDOM_DISCARD_OR_DRAW):
        return s.count_drawable(seat) > 0 or bool(opponents_with_cards(s, seat))
    if kind == EXTORT:
        return bool(opponents_with_cards(s, seat))
    if kind == REMOVE_UNIT:
        return bool(removal_targets(s, seat, card))
    if kind == COPY:
        return _can_copy(s, seat, card)
    if kind == HIDDEN_WAYS:
        return bool(hidden_sources(s, seat))
    if kind == BRIBERY:
        return bool(bribe_sources(s, seat))
    if kind == CONQUEROR:
        return not s.is_conqueror(seat)
    return kind == FUTURE_SIGHT and s.sighted >> seat & 1 == 0 and bool(visions(s))


def has_basic(s: Northgard, seat: int, done: int) -> bool:
    """`any_basic_possible`: whether a basic action that is not in the mask `done` can be taken."""
    for action in range(4):
        if done >> action & 1 == 0 and is_playable(s, seat, BASIC_CARD[action]):
            return True
    return False


class ResolveEffect(Step):
    """NOR-5.3: carry out the effect of a card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: Northgard) -> None:
        resolve(s, self.seat, self.card)


def resolve(s: Northgard, seat: int, card: int) -> None:
    """The steps of a card's effect; what cannot be done any more is left out (the manual, When nothing is legal)."""
    s.card = card
    kind = KIND[card]
    if kind in (RECRUIT, RECRUIT_CAPS):
        s.then(Recruiting(seat))
    elif kind == MOVE:
        _resolve_move(s, seat, card)
    elif kind == EXPLORE:
        s.then(Explore(seat, 0))
    elif kind == BUILD:
        s.then(Building(seat))
    elif kind == PICK_ACTIONS:
        s.then(PickOn(seat, ACTIONS[card], 0))
    elif kind == DRAW:
        s.then(Draw(seat))
    elif kind == DRAW_PER:
        s.then(DrawCards(seat, count_protected(s, seat)))
    elif kind == GAIN:
        for resource in range(RESOURCES):
            count = GAINS[RESOURCES * card + resource]
            if count:
                s.gain(seat, resource, count)
                s.tell(log.COLLECTED, s.clan[seat], count, resource)
    else:
        _resolve_special(s, seat, kind)


def _resolve_move(s: Northgard, seat: int, card: int) -> None:
    if EXPLORES_TOO[card]:
        s.then(Annex(seat))
    elif SCORCHES_AFTER[card] and seat == s.snake_seat:
        s.then(Move(seat), OfferScorch(seat))
    else:
        s.then(Move(seat))


def _resolve_special(s: Northgard, seat: int, kind: int) -> None:
    if kind == RECOVER_OR_DRAW:
        s.then(Recover(seat))
    elif kind == SPY:
        if opponents_with_cards(s, seat):
            s.then(SpyTarget(seat), DrawCards(seat, 1))
        else:
            s.then(DrawCards(seat, 1))
    elif kind == CURSE:
        s.then(AncestralCurse(seat), DrawCards(seat, 1))
    elif kind == RANDOM_DISCARD_OR_DRAW:
        s.then(Threaten(seat))
    elif kind == EXTORT:
        s.then(ExtortTarget(seat))
    elif kind == REMOVE_UNIT:
        s.then(RemoveUnit(seat))
    elif kind == COPY:
        s.then(CopyOn(seat))
    elif kind == HIDDEN_WAYS:
        s.then(HiddenFrom(seat))
    elif kind == BRIBERY:
        s.then(BribeFrom(seat))
    elif kind == CONQUEROR:
        s.conquerors |= 1 << seat
        s.tell(log.CONQUEROR, s.clan[seat])
    elif kind == FUTURE_SIGHT:
        s.then(FutureSight(seat))


class OfferScorch(Step):
    """NOR-17.13: the Snake may place its token, if there is a place for it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if scorch_targets(s, self.seat):
            s.then(Scorch(self.seat))


# Feast and Teamwork


class PickOn(Step):
    """NOR-11.1: the next basic action, while one is possible."""

    def __init__(self, seat: int, left: int, done: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.done: Final = done

    def run(self, s: Northgard) -> None:
        if self.left and has_basic(s, self.seat, self.done):
            s.then(PickAction(self.seat, self.left, self.done))


class PickAction(Decision):
    """D-PICK-ACTION, NOR-11.1: which basic action; after the first one it may be left."""

    vocabulary: ClassVar[Vocabulary] = ACTION
    rule: ClassVar[str] = "NOR-11.1"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, left: int, done: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.done: Final = done

    def options(self, s: Northgard) -> list[int]:
        options = [
            action
            for action in range(4)
            if self.done >> action & 1 == 0 and is_playable(s, self.seat, BASIC_CARD[action])
        ]
        if self.done:
            options.append(NO_ACTION)
        return options

    def choose(self, s: Northgard, option: int) -> None:
        if option != NO_ACTION:
            s.then(
                ResolveEffect(self.seat, BASIC_CARD[option]),
                PickOn(self.seat, self.left - 1, self.done | 1 << option),
            )


# Annexation


class Annex(Decision):
    """D-ANNEX-ORDER, NOR-11.23: explore before the move, or move first."""

    vocabulary: ClassVar[Vocabulary] = ANNEXATION
    rule: ClassVar[str] = "NOR-11.23"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Northgard) -> list[int]:
        return [EXPLORE_FIRST, MOVE_FIRST] if explore_possible(s, self.seat, s.card) else [MOVE_FIRST]

    def choose(self, s: Northgard, option: int) -> None:
        if option == EXPLORE_FIRST:
            s.then(Explore(self.seat, 0), Move(self.seat))
        else:
            s.then(Move(self.seat), AnnexOn(self.seat))


class AnnexOn(Step):
    """NOR-11.23: after the move one may explore, if that is possible."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if explore_possible(s, self.seat, s.card):
            s.then(ExploreAgain(self.seat, 0))


# Copying


def copyable(s: Northgard, seat: int, copier: int, owner_of_scorched: int) -> list[int]:
    """NOR-11.18, NOR-11.19: the cards that a copying card may copy, as options of OWNED_CARD."""
    source = COPIES_FROM[copier]
    found: list[int] = []
    for player in range(s.variant.seats):
        if source == OWN_PLAYED:
            is_source = player == seat
        elif source == ADJACENT_ENEMY:
            is_source = s.is_enemy(seat, player) and _are_neighbours(s, seat, player)
        else:
            is_source = player == owner_of_scorched
        if not is_source:
            continue
        first = DECK * player
        for entry in range(first, first + s.deck_size[player]):
            zone = s.zones[entry]
            if zone == PLAYED or (zone == SPENT and source != OWN_PLAYED):
                card = s.cards[entry]
                option = CARDS * player + card
                if KIND[card] != COPY and option not in found and is_playable(s, seat, card):
                    found.append(option)
    found.sort()
    return found


def _are_neighbours(s: Northgard, seat: int, other: int) -> bool:
    for territory in territories_of(s, other):
        if is_beside(s, territory, seat):
            return True
    return False


def _can_copy(s: Northgard, seat: int, card: int) -> bool:
    """`copy_possible`: for Stolen Lore, after some legal placement of the token."""
    if copyable(s, seat, card, scorched_owner(s)):
        return True
    if card == STOLEN_LORE and seat == s.snake_seat:
        for territory in scorch_targets(s, seat):
            owner = s.owner[territory]
            if owner != NONE and s.is_enemy(seat, owner) and copyable(s, seat, card, owner):
                return True
    return False


class Copy(Decision):
    """D-COPY, NOR-11.18: whose card is copied; its effect works as if it were one's own."""

    vocabulary: ClassVar[Vocabulary] = OWNED_CARD
    rule: ClassVar[str] = "NOR-11.18"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Northgard) -> list[int]:
        return copyable(s, self.seat, s.card, scorched_owner(s))

    def choose(self, s: Northgard, option: int) -> None:
        card = option % CARDS
        s.tell(log.COPIED, s.clan[self.seat], card)
        s.then(ResolveEffect(self.seat, card))

    def ends(self, s: Northgard, option: int) -> tuple[str, str]:
        return "", CARD_IDS[option % CARDS]


class CopyOn(Step):
    """NOR-11.18: copying, if there is still something to copy once the token lies where it lies."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Northgard) -> None:
        if copyable(s, self.seat, s.card, scorched_owner(s)):
            s.then(Copy(self.seat))


def is_clan_card(card: int) -> bool:
    """Whether a card belongs to a clan."""
    return SET_OF[card] == CLAN_SET
