"""BRE-16.10 to BRE-16.15: the end of a battle."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Step
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import AFTER_BATTLE_CARDS, LOST_BATTLE_CARDS
from meadhall.games.bretwalda.content import BATTLE_WIN_DRAW, MOVEMENT, NONE
from meadhall.games.bretwalda.fields import ATTACKER, CALM, DEFENDER, NO_BATTLE
from meadhall.games.bretwalda.fray import count_all_killed, has_cards, is_alive, player, side_of_player
from meadhall.games.bretwalda.rules.battle_cards import can_play_in_battle, play_in_battle
from meadhall.games.bretwalda.rules.control import arrive, settle
from meadhall.games.bretwalda.rules.dice import clear_dice
from meadhall.games.bretwalda.rules.lordship import DrawCards, FinishCard
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.windows import CardWindow


class EndBattle(Step):
    """BRE-16.14, BRE-16.15: winner, lost-battle card, control, draw, cards after the battle."""

    def run(self, s: Bretwalda) -> None:
        if s.is_avoided:
            s.then(SettleBattle(), CloseBattle())
            return
        find_winner(s, s.battle_at)
        s.then(
            OfferLostBattle(),
            SettleBattle(),
            DrawAfterBattle(),
            OfferAfterBattle(ATTACKER),
            OfferAfterBattle(DEFENDER),
            CloseBattle(),
        )


def find_winner(s: Bretwalda, place: int) -> None:
    """BRE-16.11: the side that is left has won; `place` is the area or sea in the log's numbering."""
    if is_alive(s, ATTACKER):
        s.winner = ATTACKER
    elif is_alive(s, DEFENDER):
        s.winner = DEFENDER
    else:
        s.tell(log.NOBODY_LEFT, place)
        return
    s.tell(log.BATTLE_WON, s.sides[s.winner], place)
    if s.winner == ATTACKER and s.sides[ATTACKER] == s.turn and s.action == MOVEMENT:
        s.battles_won[s.turn] += 1


class OfferLostBattle(Step):
    """BRE-9.5: a player who has lost a land battle, and units in it, may save one."""

    def run(self, s: Bretwalda) -> None:
        if s.winner != NONE:
            loser = 1 - s.winner
            if has_cards(s, loser) and count_all_killed(s, loser) > 0:
                s.then(PlayLostBattle(s.seat_of[player(s, loser)]))


class PlayLostBattle(CardWindow):
    """D-B11, BRE-9.5: a card at the end of a lost land battle."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return LOST_BATTLE_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return can_play_in_battle(s, side_of_player(s, kingdom), card)

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        s.then(FinishCard(card), OfferLostBattle())
        play_in_battle(s, side_of_player(s, kingdom), card)


class SettleBattle(Step):
    """BRE-16.11, BRE-5.2, BRE-5.5, VAN-3.5: the side left in the area settles it; if nobody is, nothing changes."""

    def run(self, s: Bretwalda) -> None:
        area = s.battle_at
        before = s.before[area]
        s.before[area] = CALM
        s.came_from[2 * area] = 0
        s.came_from[2 * area + 1] = 0
        if s.present[area] == 0:
            return
        if before == CALM:
            settle(s, area)
        else:
            arrive(s, area, before)


class DrawAfterBattle(Step):
    """BRE-16.10: those who fought draw a card each, or only the winner (option `battle_draw`)."""

    def run(self, s: Bretwalda) -> None:
        for side in (DEFENDER, ATTACKER):
            leader = player(s, side)
            if leader != NONE:
                cards = 0 if s.variant.only_winner_draws and s.winner != side else 1
                if s.winner == side and s.took_part >> side & 1:
                    cards += s.ability(leader, BATTLE_WIN_DRAW)
                if cards:
                    s.then(DrawCards(leader, cards))


class OfferAfterBattle(Step):
    """BRE-9.5: after a battle a side's player may play cards, until they pass."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Bretwalda) -> None:
        if has_cards(s, self.side):
            s.then(PlayAfterBattle(s.seat_of[player(s, self.side)]))


class PlayAfterBattle(CardWindow):
    """D-B12, BRE-9.5: a card after a battle on land or at sea."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return AFTER_BATTLE_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return can_play_in_battle(s, side_of_player(s, kingdom), card)

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        side = side_of_player(s, kingdom)
        s.then(FinishCard(card), OfferAfterBattle(side))
        play_in_battle(s, side, card)


class CloseBattle(Step):
    """BRE-12.3: the battle is over; damage is gone."""

    def run(self, s: Bretwalda) -> None:
        s.battle = NO_BATTLE
        s.battle_at = NONE
        s.sides[ATTACKER] = NONE
        s.sides[DEFENDER] = NONE
        s.silent = 0
        clear_dice(s)
        for n in range(len(s.damage)):
            s.damage[n] = 0
