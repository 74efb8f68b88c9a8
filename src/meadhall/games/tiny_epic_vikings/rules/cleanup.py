"""Chapter 14: the end of an era."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import CARDS, CLANS, ENEMY, NONE, ROW_LENGTH, RUNES, SEATS
from meadhall.games.tiny_epic_vikings.fields import DISCARD, ENEMY_BATTLE, ENEMY_ROW, ROW
from meadhall.games.tiny_epic_vikings.rules.battles import FightBattle, RevealBattle, line_up
from meadhall.games.tiny_epic_vikings.state import Vikings


class FightLastBattle(Step):
    """TEV-5.3: a battle still pending after the last turn is fought before the cleanup."""

    def run(self, s: Vikings) -> None:
        s.active = NONE
        if s.starter != NONE:
            line_up(s)
            s.then(RevealBattle(s.starter), FightBattle())


def discard_rows(s: Vikings) -> None:
    """TEV-14.2, TEV-27.1: all played cards go to the discard pile; the invaders stay."""
    for card in range(CARDS):
        at = s.where[card]
        if ROW <= at < ROW + SEATS or at in (ENEMY_ROW, ENEMY_BATTLE):
            s.where[card] = DISCARD
    for n in range(CLANS * ROW_LENGTH):
        s.rows[n] = NONE
    for clan in range(CLANS):
        s.row_size[clan] = 0


def tell_standing(s: Vikings) -> None:
    """Say how furious the gods are, and what each clan holds; what its favour cards are is not said (TEV-5.8)."""
    for rune in range(RUNES):
        s.tell(log.FURY_STANDS, s.god_of[rune], rune, s.fury[rune], s.era)
    for clan in s.variant.clans:
        if clan != ENEMY or s.variant.is_solo:
            s.tell(log.HOLDINGS, clan, s.count_islands(clan), s.count_favours(clan))


class CleanUp(Step):
    """TEV-14.2, TEV-14.3: rows are discarded and the chieftain marker goes to who holds most islands."""

    def run(self, s: Vikings) -> None:
        s.tell(log.ERA_ENDS, s.era)
        tell_standing(s)
        discard_rows(s)
        pass_chieftain(s)


def pass_chieftain(s: Vikings) -> None:
    """TEV-14.3: most island runes; among tied players the one whose turn came latest."""
    seats = s.variant.players
    first = s.chieftain
    most = -1
    for n in range(seats):
        seat = (first + n) % seats
        islands = s.count_islands(seat)
        if islands >= most:
            most = islands
            s.chieftain = seat
    s.tell(log.CHIEFTAIN_PASSES, s.chieftain)
