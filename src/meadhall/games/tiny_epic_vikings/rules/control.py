"""Chapter 11: influence, control and what taking an island does to its god."""

from __future__ import annotations

from meadhall.engine.steps import Step
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, NONE
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.state import Vikings


class CheckControl(Step):
    """TEV-11.4, TEV-RUL-13: after every completed action, on the islands where influence has changed."""

    def run(self, s: Vikings) -> None:
        changed = s.changed
        if changed:
            s.changed = 0
            for island in s.variant.map.islands:
                if changed >> island & 1:
                    _settle(s, island)


def _settle(s: Vikings, island: int) -> None:
    """TEV-11.3 to TEV-11.7: a new holder, or the rune goes back to the island, or nothing."""
    clan = taker(s, island)
    if clan != NONE:
        _hold(s, clan, island)
    else:
        return_rune(s, island)


def _hold(s: Vikings, clan: int, island: int) -> None:
    """TEV-11.5: the rune of an island comes to a clan, and its god grows more furious."""
    holder = s.holder[island]
    rune = s.variant.map.rune[island]
    s.holder[island] = clan
    if holder == NONE:
        s.tell(log.ISLAND_TAKEN, clan, island, rune)
    else:
        s.tell(log.ISLAND_STOLEN, clan, island, rune, holder)
    s.raise_fury(rune, 1, clan)


def return_rune(s: Vikings, island: int) -> None:
    """TEV-11.6: a holder without influence gives the rune back to the island."""
    holder = s.holder[island]
    if holder != NONE and s.influence[ISLANDS * holder + island] == 0:
        s.holder[island] = NONE
        s.tell(log.ISLAND_LOST, holder, island, s.variant.map.rune[island])


def take_rune(s: Vikings, island: int) -> None:
    """TEV-11.3, TEV-RUL-13: a rune that nobody has is taken as soon as pieces have changed, in the middle of an action.

    That of a neutral enemy's island lies there too, but can only be stolen, when the action is complete (TEV-16.2).
    """
    if s.holder[island] != NONE or not s.variant.takes_at_once:
        return
    if s.variant.is_for_two and s.has_temple(ENEMY, island):
        return
    clan = taker(s, island)
    if clan != NONE:
        _hold(s, clan, island)


def taker(s: Vikings, island: int) -> int:
    """The clan that takes the rune now: single highest, not the holder, with land forces; or NONE."""
    holder = s.holder[island]
    if holder != NONE and not s.variant.thief_must_be_highest:
        return _thief(s, island, holder)
    best = NONE
    most = 0
    for clan in s.variant.clans:
        influence = s.influence[ISLANDS * clan + island]
        if influence > most:
            most = influence
            best = clan
        elif influence == most:
            best = NONE
    if best in (NONE, holder) or not _can_hold(s, best, island):
        return NONE
    return best


def _thief(s: Vikings, island: int, holder: int) -> int:
    """TEV-RUL-15, option `steal_requires_highest` off: the highest of those above the holder; on a tie nobody."""
    best = NONE
    most = s.influence[ISLANDS * holder + island]
    for clan in s.variant.clans:
        influence = s.influence[ISLANDS * clan + island]
        if clan == holder or not _can_hold(s, clan, island):
            continue
        if influence > most:
            most = influence
            best = clan
        elif influence == most:
            best = NONE
    return best


def _can_hold(s: Vikings, clan: int, island: int) -> bool:
    """Land forces; the neutral enemy never takes a rune (TEV-16.4)."""
    return s.has_land_forces(clan, island) and (clan != ENEMY or s.variant.is_solo)
