"""Chapters 22 and 24: what the solo enemy explores, builds and harvests, and its rune actions."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    ANY_RUNE,
    CARD_RUNE,
    DEDICATION,
    EFFECT_ACTION,
    EFFECT_VALUE,
    ENEMY,
    ENEMY_BOATS,
    ENEMY_EFFECTS,
    ENEMY_TEMPLES,
    EXPLORE,
    FOOD,
    HARVEST,
    ICON_AT,
    MAIN_ACTIONS,
    NONE,
    REQUIRED_RUNE,
    RESOURCES,
    RUNE_ACTION,
    RUNES,
    SAIL,
    STACK,
    TRACK,
    TRACK_END,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK as DOCK_PLACE
from meadhall.games.tiny_epic_vikings.maps import DOCKS
from meadhall.games.tiny_epic_vikings.rules.control import CheckControl, take_rune
from meadhall.games.tiny_epic_vikings.rules.rune_actions import meets_requirement
from meadhall.games.tiny_epic_vikings.rules.solo_sailing import EnemySail
from meadhall.games.tiny_epic_vikings.rules.solo_settling import HUMAN, SettleEnemy, next_space
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import DOCK


def act_for_enemy(s: Vikings, effect: int) -> None:
    """An action of the enemy, the control check, and the dedications that follow from it (TEV-21.3)."""
    s.then(CheckControl(), DedicateRaids())
    _begin(s, effect)


def _begin(s: Vikings, effect: int) -> None:
    action = EFFECT_ACTION[effect]
    value = EFFECT_VALUE[effect]
    s.tell(log.ENEMY_ACTION, ENEMY, action, value)
    if action == SAIL:
        s.then(EnemySail(value))
    elif action == EXPLORE:
        _explore(s, value)
    elif action == HARVEST:
        harvest_for_enemy(s, value)
    else:
        s.then(BuildEnemyBoat())


def sheet_action(s: Vikings, rune: int) -> None:
    """TEV-24.2, TEV-26.2: the action that the enemy's sheet prints for a rune."""
    effect = ENEMY_EFFECTS[RUNES * s.variant.profile + rune]
    s.tell(log.ENEMY_SHEET_ACTION, ENEMY, rune, EFFECT_ACTION[effect], EFFECT_VALUE[effect])
    act_for_enemy(s, effect)


class EnemyRuneAction(Step):
    """TEV-24.1, TEV-24.2, TEV-RUL-33: with the required runes, the card's main action or else the sheet's."""

    def run(self, s: Vikings) -> None:
        card = s.last_card(ENEMY)
        if not meets_requirement(s, ENEMY, card):
            return
        if EFFECT_ACTION[RUNE_ACTION + card] < MAIN_ACTIONS:
            act_for_enemy(s, RUNE_ACTION + card)
        else:
            rune = REQUIRED_RUNE[card]
            sheet_action(s, CARD_RUNE[card] if rune == ANY_RUNE else rune)


class DedicateRaids(Step):
    """TEV-21.3, TEV-21.4, TEV-RUL-41: raided villages one by one, each with its action; full spaces take none."""

    def run(self, s: Vikings) -> None:
        while s.raided[ENEMY] > 0:
            s.raided[ENEMY] -= 1
            space = next_space(s)
            if space != NONE:
                s.dedicated[space] += 1
                s.tell(log.DEDICATED, ENEMY, space)
                s.then(CheckControl(), self)
                _begin(s, DEDICATION + space)
                return


def _explore(s: Vikings, value: int) -> None:
    """TEV-22.1, TEV-RUL-31: settlers cross the ferry route of the chief's dock, or stay if it leads off the map."""
    dock = s.variant.map.opposite[s.chief]
    island = s.variant.map.dock_island[s.chief if dock == NONE else dock]
    s.then(SettleEnemy(island, value if s.variant.explores_by_value else 1, 0))


# Building


class BuildEnemyBoat(Step):
    """TEV-22.2, TEV-22.3: a boat goes to the chief's dock, or the nearest free one."""

    def run(self, s: Vikings) -> None:
        if s.boats_left[ENEMY] > 0 and free_docks(s):
            s.then(ChooseEnemyDock(HUMAN))


def free_docks(s: Vikings) -> list[int]:
    """TEV-22.2, TEV-22.3, TEV-RUL-50: the chief's dock; clockwise on its island; the nearest ones elsewhere."""
    board = s.variant.map
    around = board.island_docks[board.dock_island[s.chief]]
    first = around.index(s.chief)
    for n in range(len(around)):
        dock = around[(first + n) % len(around)]
        if s.dock_boat[dock] == NONE:
            return [dock]
    found: list[int] = []
    nearest = 0
    for dock in board.docks:
        away = board.distance[DOCKS * s.chief + dock]
        if s.dock_boat[dock] != NONE or (found and away > nearest):
            continue
        if away < nearest:
            found = []
        nearest = away
        found.append(dock)
    return found


class ChooseEnemyDock(Decision):
    """TEV-22.3: where the enemy's new boat goes; the human chooses among equals."""

    vocabulary: ClassVar[Vocabulary] = DOCK
    rule: ClassVar[str] = "TEV-22.3"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        return free_docks(s)

    def choose(self, s: Vikings, option: int) -> None:
        s.launch(ENEMY, DOCK_PLACE + option)
        s.tell(log.ENEMY_BOAT_BUILT, ENEMY, option)
        take_rune(s, s.variant.map.dock_island[option])


# Harvesting


def harvest_for_enemy(s: Vikings, value: int) -> None:
    """TEV-22.4 to TEV-22.6: steps dealt wood, food, steel, ...; then those of the empty slots of its sheet."""
    deal_to_tracks(s, value)
    advance(s, FOOD, (ENEMY_BOATS - s.boats_left[ENEMY]) // STACK)
    for resource in range(RESOURCES):
        advance(s, resource, (ENEMY_TEMPLES - s.temples_left[ENEMY]) // STACK)


def deal_to_tracks(s: Vikings, steps: int) -> None:
    """TEV-22.4, TEV-RUL-39: single steps in the order of the tracks."""
    for n in range(steps):
        advance(s, n % RESOURCES, 1)


def advance(s: Vikings, resource: int, steps: int) -> None:
    """TEV-22.7, TEV-22.8: a marker goes on to the end of its track; icons passed wait to be performed."""
    place = RESOURCES * ENEMY + resource
    first = TRACK * (RESOURCES * s.variant.profile + resource)
    had = s.resources[place]
    while steps > 0 and s.resources[place] < TRACK_END:
        steps -= 1
        s.resources[place] += 1
        if ICON_AT[first + s.resources[place]] != NONE:
            s.icons |= 1 << TRACK * resource + s.resources[place]
    if s.resources[place] != had:
        s.tell(log.ENEMY_MARKER, ENEMY, resource, s.resources[place])
