"""Chapter 1: setup, from the options to the first state."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    BOATS,
    BOATS_ON_SHEET,
    FAVOURS,
    FLEET,
    GODS,
    RESOURCES,
    RESOURCES_AT_START,
    RIGHT,
    RUNES,
    SETTLERS,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.fields import UNUSED
from meadhall.games.tiny_epic_vikings.maps import SHEET
from meadhall.games.tiny_epic_vikings.rules.eras import PlayEra
from meadhall.games.tiny_epic_vikings.rules.solo_setup import SetUpSolo
from meadhall.games.tiny_epic_vikings.rules.solo_turns import PlaySoloEra
from meadhall.games.tiny_epic_vikings.rules.two_players import PlaceNeutralEnemy
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.variant import Variant
from meadhall.games.tiny_epic_vikings.vocabularies import FAVOUR, FJORD, GOD, SEAT


def start(options: dict[str, Any], players: int) -> Vikings:
    """The state before anything has happened, for the options of a table."""
    return new_game(Variant(players, **options))


def new_game(variant: Variant) -> Vikings:
    """The state before anything has happened: the setup is still to be done."""
    s = Vikings(variant)
    s.then(SetUpMap(), DrawGod(0), LayFavours(), SetUpClans(), ChooseBeginning())
    return s


class SetUpMap(Step):
    """TEV-1.1 to TEV-1.3: island runes lie on their islands, villages on the docks that have room for one."""

    def run(self, s: Vikings) -> None:
        for dock in s.variant.map.docks:
            if s.variant.map.has_village[dock]:
                s.villages[dock] = 1


class DrawGod(Chance):
    """TEV-1.4, TEV-1.5, TEV-RUL-1: which of the six gods gets the Fury marker of a rune; three take part."""

    vocabulary: ClassVar[Vocabulary] = GOD
    rule: ClassVar[str] = "TEV-1.4"

    def __init__(self, rune: int) -> None:
        super().__init__()
        self.rune: Final = rune

    def options(self, s: Vikings) -> list[int]:
        return [god for god in range(GODS) if god not in s.god_of]

    def choose(self, s: Vikings, option: int) -> None:
        s.god_of[self.rune] = option
        s.tell(log.GOD_CHOSEN, option, self.rune)
        if self.rune + 1 < RUNES:
            s.then(DrawGod(self.rune + 1))


class LayFavours(Step):
    """TEV-1.8: two rows of favour cards, from left to right; the rest leave the game unseen."""

    def run(self, s: Vikings) -> None:
        for row in range(2):
            if s.favour_count[row] < s.variant.favours_in_row:
                s.then(LayFavour(row), self)
                return


class LayFavour(Chance):
    """TEV-1.8: the next favour card of a row."""

    vocabulary: ClassVar[Vocabulary] = FAVOUR
    rule: ClassVar[str] = "TEV-1.8"

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row: Final = row

    def options(self, s: Vikings) -> list[int]:
        return [favour for favour in range(FAVOURS) if s.favour_at[favour] == UNUSED]

    def choose(self, s: Vikings, option: int) -> None:
        s.lay_favour(option, 2 * self.row + RIGHT)
        s.tell(log.FAVOUR_LAID, option, self.row)


class SetUpClans(Step):
    """TEV-1.9, TEV-1.10: pieces on their sheets but for one boat, and two of each resource."""

    def run(self, s: Vikings) -> None:
        for clan in range(s.variant.players):
            s.settlers_left[clan] = SETTLERS
            s.temples_left[clan] = TEMPLES
            s.boats_left[clan] = BOATS_ON_SHEET
            s.temple_slots[clan] = (1 << TEMPLES) - 1
            s.boat_slots[clan] = (1 << BOATS_ON_SHEET) - 1
            for boat in range(FLEET * clan, FLEET * clan + BOATS):
                s.boat_at[boat] = SHEET
            for resource in range(RESOURCES):
                s.resources[RESOURCES * clan + resource] = RESOURCES_AT_START


class ChooseBeginning(Step):
    """TEV-1.11 to TEV-1.13: who begins, the neutral or the solo enemy, the first boats; then the first era."""

    def run(self, s: Vikings) -> None:
        if s.variant.is_solo:
            s.then(SetUpSolo(), PlaceStartBoat(0), PlaySoloEra())
            return
        s.then(PlaceStartBoats(), PlayEra())
        if s.variant.is_for_two:
            s.then(PlaceNeutralEnemy())
        if s.variant.is_first_player_drawn:
            s.then(DrawFirstPlayer())
        else:
            _begin_with(s, 0)


def _begin_with(s: Vikings, seat: int) -> None:
    s.chieftain = seat
    s.tell(log.FIRST_PLAYER, seat)


class DrawFirstPlayer(Chance):
    """TEV-1.11: who gets the chieftain marker."""

    vocabulary: ClassVar[Vocabulary] = SEAT
    rule: ClassVar[str] = "TEV-1.11"

    def options(self, s: Vikings) -> list[int]:
        return list(range(s.variant.players))

    def choose(self, s: Vikings, option: int) -> None:
        _begin_with(s, option)


class PlaceStartBoats(Step):
    """TEV-1.12: counter-clockwise, from the first player's right; the first player is last."""

    def run(self, s: Vikings) -> None:
        for n in range(s.variant.players):
            s.then(PlaceStartBoat((s.chieftain + n) % s.variant.players))


class PlaceStartBoat(Decision):
    """TEV-1.12, TEV-17.8: the boat set aside goes into an empty fjord at the edge of the map."""

    vocabulary: ClassVar[Vocabulary] = FJORD
    rule: ClassVar[str] = "TEV-1.12"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Vikings) -> list[int]:
        return [fjord for fjord in s.variant.map.edge_fjords if fjord not in s.boat_at]

    def choose(self, s: Vikings, option: int) -> None:
        s.move_boat(FLEET * self.seat, option)
        s.tell(log.BOAT_PLACED, self.seat, option)
