"""Chapter 4: the turns of an era."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    EFFECT_ACTION,
    EFFECT_VALUE,
    ENTER_BATTLE,
    LEADER,
    RUNE_ACTION,
)
from meadhall.games.tiny_epic_vikings.fields import DOWN, HAND, ROW
from meadhall.games.tiny_epic_vikings.rules.actions import perform
from meadhall.games.tiny_epic_vikings.rules.battle_entry import enter_battle
from meadhall.games.tiny_epic_vikings.rules.battles import ResolveBattle
from meadhall.games.tiny_epic_vikings.rules.dedication import OfferDedication
from meadhall.games.tiny_epic_vikings.rules.recalling import by_the_way, do_by_the_way
from meadhall.games.tiny_epic_vikings.rules.rune_actions import meets_requirement
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import (
    CARD,
    DO,
    FACE_DOWN,
    PLAY,
    PLAY_BY_THE_WAY,
    USE,
    USE_BY_THE_WAY,
)


class PlayTurns(Step):
    """TEV-4.1: turns go clockwise from the chieftain, until every hand is empty."""

    def run(self, s: Vikings) -> None:
        s.tell(log.TURNS_BEGIN, s.chieftain)
        s.then(TakeTurn(s.chieftain))


class TakeTurn(Step):
    """TEV-4.2, TEV-4.3, TEV-4.5: one's own battle is resolved, a card played, a village dedicated; then the next."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        seat = self.seat
        if s.count_cards(HAND + seat) == 0:
            return
        s.active = seat
        s.tell(log.TURN_BEGINS, seat)
        next_seat = (seat + 1) % s.variant.players
        s.then(ResolveBattle(seat), PlayCard(seat), OfferDedication(seat), TakeTurn(next_seat))


class PlayCard(Decision):
    """TEV-4.3, TEV-4.4, TEV-5.1: a card face up for its actions, or one face down for a battle."""

    vocabulary: ClassVar[Vocabulary] = PLAY
    rule: ClassVar[str] = "TEV-4.3"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        options = self._answers(s)
        if len(options) > 1:
            options.extend(by_the_way(s, self.seat, PLAY_BY_THE_WAY))
        return options

    def _answers(self, s: Vikings) -> list[int]:
        options = s.cards_at(HAND + self.seat)
        if s.can_fight():
            options.append(FACE_DOWN)
        return options

    def asides(self, s: Vikings) -> list[int]:
        return by_the_way(s, self.seat, PLAY_BY_THE_WAY) if len(self._answers(s)) > 1 else []

    def choose(self, s: Vikings, option: int) -> None:
        if option == FACE_DOWN:
            s.then(PlayFaceDown(self.seat))
            return
        if option >= PLAY_BY_THE_WAY:
            do_by_the_way(s, self.seat, option - PLAY_BY_THE_WAY)
            s.then(self)
            return
        s.show_card(option, ROW + self.seat)
        s.add_to_row(self.seat, option)
        s.tell(log.CARD_PLAYED, self.seat, option)
        s.then(UseLeaderAction(self.seat), OfferRuneAction(self.seat))


class PlayFaceDown(Decision):
    """TEV-4.3, TEV-5.1: which card fights; only its owner knows."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-5.1"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        return s.cards_at(HAND + self.seat)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = DOWN + self.seat
        s.add_to_row(self.seat, option)
        s.tell(log.CARD_PLAYED_DOWN, self.seat)
        s.tell(log.OWN_CARD_PLAYED_DOWN, self.seat, option, audience=1 << self.seat)
        enter_battle(s, self.seat)

    def audience(self, s: Vikings) -> int:
        return 1 << self.seat


class UseLeaderAction(Decision):
    """TEV-4.4: the leader action of the card just played, or not."""

    vocabulary: ClassVar[Vocabulary] = USE
    rule: ClassVar[str] = "TEV-4.4"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Vikings) -> list[int]:
        options = [0, 1]
        options.extend(by_the_way(s, self.seat, USE_BY_THE_WAY))
        return options

    def asides(self, s: Vikings) -> list[int]:
        return by_the_way(s, self.seat, USE_BY_THE_WAY)

    def choose(self, s: Vikings, option: int) -> None:
        if option == DO:
            effect = LEADER + s.last_card(self.seat)
            s.tell(log.ACTION_TAKEN, self.seat, EFFECT_ACTION[effect], EFFECT_VALUE[effect])
            perform(s, self.seat, effect)
        elif option >= USE_BY_THE_WAY:
            do_by_the_way(s, self.seat, option - USE_BY_THE_WAY)
            s.then(self)


class OfferRuneAction(Step):
    """TEV-4.4, TEV-12.1, TEV-RUL-28: after the leader action, if the required runes are active now."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Vikings) -> None:
        card = s.last_card(self.seat)
        if not meets_requirement(s, self.seat, card):
            return
        if EFFECT_ACTION[RUNE_ACTION + card] != ENTER_BATTLE or s.can_fight():
            s.then(UseRuneAction(self.seat))


class UseRuneAction(Decision):
    """TEV-12.1: the rune action of the card just played, or not; a recall may cost a rune that it needs."""

    vocabulary: ClassVar[Vocabulary] = USE
    rule: ClassVar[str] = "TEV-12.1"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Vikings) -> list[int]:
        options = [0, 1]
        options.extend(by_the_way(s, self.seat, USE_BY_THE_WAY))
        return options

    def asides(self, s: Vikings) -> list[int]:
        return by_the_way(s, self.seat, USE_BY_THE_WAY)

    def choose(self, s: Vikings, option: int) -> None:
        if option == DO:
            effect = RUNE_ACTION + s.last_card(self.seat)
            s.tell(log.RUNE_ACTION_TAKEN, self.seat, EFFECT_ACTION[effect], EFFECT_VALUE[effect])
            perform(s, self.seat, effect)
        elif option >= USE_BY_THE_WAY:
            do_by_the_way(s, self.seat, option - USE_BY_THE_WAY)
            s.then(OfferRuneAction(self.seat))
