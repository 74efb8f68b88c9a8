"""BRE-13.4, BRE-10.2, BRE-10.3: a player's turn."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.annals import count_enemy_capitals, held_chronicles, is_deck_empty, is_met, is_payable
from meadhall.games.bretwalda.cards import IS_FOR_PHASE_END, TURN_CARDS
from meadhall.games.bretwalda.content import (
    ACTIONS,
    ACTIONS_PER_TURN,
    COLLECTION,
    DEVELOPMENT,
    FYRD,
    KINGDOMS,
    NONE,
    SWAP_COST,
)
from meadhall.games.bretwalda.fields import ESTABLISHED, PLUNDERED, TAKEN
from meadhall.games.bretwalda.rules.chronicles import CompleteChronicle, SwapChronicle
from meadhall.games.bretwalda.rules.collection import Collect
from meadhall.games.bretwalda.rules.development import Develop
from meadhall.games.bretwalda.rules.exile import ReturnFromExile
from meadhall.games.bretwalda.rules.fyrd import RaiseFyrd
from meadhall.games.bretwalda.rules.movement import Move
from meadhall.games.bretwalda.rules.negotiation import OfferTo, offer_partners
from meadhall.games.bretwalda.rules.turn_cards import cards_in_turn, play_in_turn
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import (
    ACTION,
    END,
    FIRST_ACTION_CARD,
    FIRST_END_CARD,
    OFFER,
    SKIP,
    SWAP,
    TURN_DONE,
)


class ActionPhase(Step):
    """BRE-13.4: every player takes two actions, both in one turn or, by the option `action_mode`, in two passes."""

    def run(self, s: Bretwalda) -> None:
        s.tell(log.ACTIONS_BEGIN)
        for kingdom in range(KINGDOMS):
            s.actions_used[kingdom] = 0
            s.actions_taken[kingdom] = 0
            s.vikings_killed[kingdom] = 0
            s.battles_won[kingdom] = 0
            s.food_destroyed[kingdom] = 0
            s.offers[kingdom] = 0
        s.forget_deeds(15 * (ESTABLISHED | PLUNDERED | TAKEN))
        s.then(EndActionPhases(0))
        passes = ACTIONS_PER_TURN if s.variant.is_alternating else 1
        for _ in range(passes):
            for n in range(s.variant.players - 1, -1, -1):
                s.then(TakeTurn(s.order[n]))


class TakeTurn(Step):
    """BRE-13.4: a turn, or one half of it when the players alternate."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        kingdom = self.kingdom
        s.turn = kingdom
        s.tell(log.TURN_BEGINS, kingdom)
        until = s.actions_taken[kingdom] + 1 if s.variant.is_alternating else ACTIONS_PER_TURN
        s.then(ReturnFromExile(kingdom), TakeActions(kingdom, until), EndTurnIfDone(kingdom))


class TakeActions(Step):
    """BRE-13.4: different actions, one after another."""

    def __init__(self, kingdom: int, until: int) -> None:
        self.kingdom: Final = kingdom
        self.until: Final = until

    def run(self, s: Bretwalda) -> None:
        if s.actions_taken[self.kingdom] < self.until:
            s.then(ChooseAction(s.seat_of[self.kingdom]), self)


class ChooseAction(Decision):
    """D-A1, BRE-13.4: one of the actions not yet used this round; or skip one, play a card, make an offer."""

    vocabulary: ClassVar[Vocabulary] = ACTION
    rule: ClassVar[str] = "BRE-13.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        options = [action for action in range(ACTIONS) if s.actions_used[kingdom] >> action & 1 == 0]
        options.append(SKIP)
        if s.variant.negotiation and offer_partners(s, kingdom):
            options.append(OFFER)
        for card in cards_in_turn(s, kingdom, TURN_CARDS):
            options.append(FIRST_ACTION_CARD + card)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option >= FIRST_ACTION_CARD:
            play_in_turn(s, kingdom, option - FIRST_ACTION_CARD)
        elif option == OFFER:
            s.then(OfferTo(self.seat))
        elif option == SKIP:
            s.actions_taken[kingdom] += 1
            s.tell(log.ACTION_SKIPPED, kingdom)
        else:
            s.actions_taken[kingdom] += 1
            s.actions_used[kingdom] |= 1 << option
            s.tell(log.ACTION_TAKEN, kingdom, option)
            if option == COLLECTION:
                s.then(Collect(kingdom))
            elif option == FYRD:
                s.then(RaiseFyrd(kingdom))
            elif option == DEVELOPMENT:
                s.then(Develop(kingdom))
            else:
                s.then(Move(kingdom))

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option >= FIRST_ACTION_CARD

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        if option < FIRST_ACTION_CARD:
            return "", ""
        return shapes.ends_of(self.shape, self.vocabulary.name(option))


class EndTurnIfDone(Step):
    """BRE-10.2: after the second action Chronicles may be completed."""

    def __init__(self, kingdom: int) -> None:
        self.kingdom: Final = kingdom

    def run(self, s: Bretwalda) -> None:
        if s.actions_taken[self.kingdom] >= ACTIONS_PER_TURN:
            s.then(EndTurn(s.seat_of[self.kingdom]), FinishTurn())
        else:
            s.turn = NONE


class FinishTurn(Step):
    """The turn is over."""

    def run(self, s: Bretwalda) -> None:
        s.turn = NONE


def completable(s: Bretwalda, kingdom: int, is_phase_end: bool) -> list[int]:
    """BRE-10.2, BRE-10.7, BRE-10.8: the held Chronicles that can be completed now."""
    return [
        card
        for card in held_chronicles(s, kingdom)
        if IS_FOR_PHASE_END[card] == is_phase_end and is_met(s, kingdom, card) and is_payable(s, kingdom, card)
    ]


class EndTurn(Decision):
    """D-E1, BRE-10.2, BRE-10.3: complete a Chronicle or swap one, play a card, or end the turn."""

    vocabulary: ClassVar[Vocabulary] = END
    rule: ClassVar[str] = "BRE-10.2"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        kingdom = s.kingdom_at[self.seat]
        options = completable(s, kingdom, False)
        if s.gold[kingdom] >= SWAP_COST and not is_deck_empty(s) and held_chronicles(s, kingdom):
            options.append(SWAP)
        options.append(TURN_DONE)
        for card in cards_in_turn(s, kingdom, TURN_CARDS):
            options.append(FIRST_END_CARD + card)
        return options

    def is_secret(self, s: Bretwalda) -> bool:
        kingdom = s.kingdom_at[self.seat]
        return s.hand_size[kingdom] > 0 or len(held_chronicles(s, kingdom)) > 0

    def choose(self, s: Bretwalda, option: int) -> None:
        kingdom = s.kingdom_at[self.seat]
        if option >= FIRST_END_CARD:
            s.then(self)
            play_in_turn(s, kingdom, option - FIRST_END_CARD)
        elif option == SWAP:
            s.then(SwapChronicle(self.seat))
        elif option < SWAP:
            s.then(CompleteChronicle(kingdom, option))

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option < SWAP or option >= FIRST_END_CARD


class EndActionPhases(Step):
    """BRE-10.8: at the end of the Action phase those who hold another player's Capital are asked, in player order."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Bretwalda) -> None:
        for n in range(self.place, s.variant.players):
            if count_enemy_capitals(s, s.order[n]) > 0:
                s.then(EndActionPhase(s.seat_of[s.order[n]]), EndActionPhases(n + 1))
                return


class EndActionPhase(Decision):
    """D-E2, BRE-10.8: complete a Chronicle that is checked at the end of the Action phase, or not."""

    vocabulary: ClassVar[Vocabulary] = END
    rule: ClassVar[str] = "BRE-10.8"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        options = completable(s, s.kingdom_at[self.seat], True)
        options.append(TURN_DONE)
        return options

    def is_secret(self, s: Bretwalda) -> bool:
        return len(held_chronicles(s, s.kingdom_at[self.seat])) > 0

    def choose(self, s: Bretwalda, option: int) -> None:
        if option != TURN_DONE:
            s.then(CompleteChronicle(s.kingdom_at[self.seat], option))

    def reveals(self, s: Bretwalda, option: int) -> bool:
        return option != TURN_DONE
