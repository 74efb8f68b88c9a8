"""Chapter 25: the resource actions of the solo enemy."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    BATTLE_ICON,
    BOAT_ICON,
    CHASE_ICON,
    CROSS_ICON,
    ENEMY,
    FURY_ICON,
    ICON_AT,
    ICON_BONUS,
    NONE,
    RESOURCES,
    RUNES,
    SETTLER_ICON,
    TRACK,
)
from meadhall.games.tiny_epic_vikings.maps import DOCKS, ISLANDS
from meadhall.games.tiny_epic_vikings.rules.control import CheckControl, take_rune
from meadhall.games.tiny_epic_vikings.rules.solo_actions import BuildEnemyBoat, DedicateRaids
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import challenge
from meadhall.games.tiny_epic_vikings.rules.solo_sailing import drive_out, move_chief
from meadhall.games.tiny_epic_vikings.rules.solo_settling import HUMAN, SettleEnemy
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import DOCK, ISLAND


class PerformIcons(Step):
    """TEV-25.1: the icons passed, always the topmost and then leftmost of those waiting."""

    def run(self, s: Vikings) -> None:
        if s.icons == 0:
            return
        number = (s.icons & -s.icons).bit_length() - 1
        s.icons &= ~(1 << number)
        place = TRACK * RESOURCES * s.variant.profile + number
        s.tell(log.ENEMY_ICON, ENEMY, ICON_AT[place], number // TRACK, number % TRACK)
        s.then(CheckControl(), DedicateRaids(), self)
        _perform(s, ICON_AT[place], ICON_BONUS[place])


def _perform(s: Vikings, icon: int, bonus: int) -> None:
    if icon == FURY_ICON:
        _enrage(s)
    elif icon == CHASE_ICON:
        if chased_docks(s):
            s.then(ChooseChasedBoat(HUMAN))
    elif icon == CROSS_ICON:
        _cross(s)
    elif icon == SETTLER_ICON:
        s.then(SettleEnemy(s.variant.map.dock_island[s.chief], 1, 0))
    elif icon == BOAT_ICON:
        s.then(BuildEnemyBoat())
    elif icon == BATTLE_ICON:
        challenge(s, bonus)
    elif temple_islands(s):
        s.then(ChooseEnemyTemple(HUMAN))


def _enrage(s: Vikings) -> None:
    """TEV-25.2: the god of the island rune that the enemy holds most of; all of them on a tie."""
    counts = [0] * RUNES
    for island in s.variant.map.islands:
        if s.holder[island] == ENEMY:
            counts[s.variant.map.rune[island]] += 1
    most = max(counts)
    for rune in range(RUNES):
        if most > 0 and counts[rune] == most:
            s.raise_fury(rune, 1, ENEMY)


def chased_docks(s: Vikings) -> list[int]:
    """TEV-25.3: the nearest docks with a human boat; the chief's own counts as 0 away."""
    found: list[int] = []
    nearest = 0
    for dock in s.variant.map.docks:
        if s.dock_clan(dock) != HUMAN:
            continue
        away = s.variant.map.distance[DOCKS * s.chief + dock]
        if not found or away < nearest:
            nearest = away
            found = [dock]
        elif away == nearest:
            found.append(dock)
    return found


class ChooseChasedBoat(Decision):
    """TEV-25.3, TEV-RUL-40: the chief's boat takes the dock of the nearest human boat; ties are the human's choice."""

    vocabulary: ClassVar[Vocabulary] = DOCK
    rule: ClassVar[str] = "TEV-25.3"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        return chased_docks(s)

    def choose(self, s: Vikings, option: int) -> None:
        if option == s.chief:
            drive_out(s, option)
        else:
            move_chief(s, option)


def _cross(s: Vikings) -> None:
    """TEV-25.4: the chief's boat crosses its ferry route."""
    dock = s.variant.map.opposite[s.chief]
    if dock != NONE:
        move_chief(s, dock)


def temple_islands(s: Vikings) -> list[int]:
    """TEV-25.7, TEV-RUL-70: the islands with most enemy settlers and no temple at all, while the enemy has one left.

    By the rulings of the house a human temple there does not matter.
    """
    found: list[int] = []
    most = 1
    if s.temples_left[ENEMY] == 0:
        return found
    for island in s.variant.map.islands:
        settlers = s.settlers[ISLANDS * ENEMY + island]
        if settlers < most or s.has_temple(ENEMY, island):
            continue
        if s.variant.by_the_book and s.has_temple(HUMAN, island):
            continue
        if settlers > most:
            most = settlers
            found = []
        found.append(island)
    return found


class ChooseEnemyTemple(Decision):
    """TEV-25.7: a temple on the island; half of the settlers there, rounded up, return to the sheet."""

    vocabulary: ClassVar[Vocabulary] = ISLAND
    rule: ClassVar[str] = "TEV-25.7"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        return temple_islands(s)

    def choose(self, s: Vikings, option: int) -> None:
        number = (s.settlers[ISLANDS * ENEMY + option] + 1) // 2
        s.tell(log.ENEMY_TEMPLE_BUILT, ENEMY, option, number)
        s.temples_left[ENEMY] -= 1
        s.add_temple(ENEMY, option)
        take_rune(s, option)
        for _ in range(number):
            s.return_settler(ENEMY, option)
        take_rune(s, option)
