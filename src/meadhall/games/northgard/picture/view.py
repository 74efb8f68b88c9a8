"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import views
from meadhall.drawing.layouts import Window, manner
from meadhall.games.northgard.content import CARD_IDS, CLAN_IDS, NONE, START, cell_at
from meadhall.games.northgard.fields import DISCARD, HAND, PLAYED, SPENT
from meadhall.games.northgard.hidden import cards_of, count_pile, known_hand, known_top, knows_fame
from meadhall.games.northgard.picture.places import Apart, Layout, layout_of
from meadhall.games.northgard.rules.hand_specials import ExtortCard, SpyCard
from meadhall.games.northgard.rules.tiles import PlaceTile, drawn_tiles
from meadhall.games.northgard.setup import SetupTile, tiles_in_hand
from meadhall.games.northgard.state import Northgard
from meadhall.words import words


class View(views.View[Northgard, Layout]):
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Northgard, seat: int, language: str, layout: str) -> None:
        _, is_bare = manner(layout)
        texts = words("meadhall.games.northgard", language)
        super().__init__(s, seat, texts, layout_of(layout), is_bare)
        self.seats: Final = range(s.variant.seats)
        self.is_apart: Final = isinstance(self.layout, Apart)
        """Whether the table is drawn as its parts."""
        self.window: Final[Window] = self.layout.window(self._cells())
        """The part of the map plane that is seen, and where."""
        self.tile: Final = self.layout.tile(self.window)
        """How large a tile of the map is to the eye."""

    def _cells(self) -> list[int]:
        """The cells that must be seen: those laid, and those on which the next tile may lie."""
        s = self.s
        cells = [s.cell_of[tile] for tile in s.laid[: s.laid_count]]
        if isinstance(self.decision, PlaceTile):
            cells += self.decision.options(s)
        if s.cell != NONE:
            cells.append(s.cell)
        return cells or [s.cell_of[START] if s.cell_of[START] != NONE else cell_at(0, 0)]

    # Names

    def clan(self, seat: int) -> str:
        """The id of the clan of a seat; empty until it is chosen."""
        return "" if seat == NONE or self.s.clan[seat] == NONE else CLAN_IDS[self.s.clan[seat]]

    def clan_name(self, seat: int) -> str:
        """The short name of a clan, or of the seat that has none yet."""
        clan = self.clan(seat)
        return self.name(clan, "short") if clan else self.name(f"seat_{seat}")

    def about_card(self, card: int) -> str:
        """The tooltip of a card."""
        return f"{self.name(CARD_IDS[card])}. {self.say('text-card-' + CARD_IDS[card])}"

    # Eyes

    @property
    def player(self) -> int:
        """The viewer's seat, or NONE for a spectator."""
        return self.seat if self.seat in self.seats else NONE

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand that the viewer knows, sorted."""
        return known_hand(self.s, self.seat, seat)

    def count_hand(self, seat: int) -> int:
        """How many cards a hand has."""
        return self.s.count_cards(seat, HAND)

    def top(self, seat: int) -> list[int]:
        """The cards known to lie on top of a draw pile, from the top down; NONE for those not seen."""
        return known_top(self.s, self.seat, seat)

    def count_pile(self, seat: int) -> int:
        """How many cards a draw pile has."""
        return count_pile(self.s, seat)

    def active(self, seat: int) -> list[tuple[int, bool]]:
        """The cards of an active zone, and whether each was played."""
        played = [(card, True) for card in cards_of(self.s, seat, PLAYED)]
        return played + [(card, False) for card in cards_of(self.s, seat, SPENT)]

    def discard(self, seat: int) -> list[int]:
        """The cards of a discard pile, sorted."""
        return cards_of(self.s, seat, DISCARD)

    def fame(self, seat: int) -> str:
        """The fame tokens of a player, if the viewer may know them."""
        return str(self.s.fame[seat]) if knows_fame(self.s, self.seat, seat) else "?"

    def tiles(self) -> list[int]:
        """The tiles to choose from: those drawn, which all see, or the viewer's own during setup."""
        if isinstance(self.decision, SetupTile):
            return tiles_in_hand(self.s, self.seat) if self.is_mine else []
        return drawn_tiles(self.s)

    def seen_hand(self) -> tuple[int, list[int]]:
        """Whose hand is being looked at by the viewer, and its cards; nobody's if none is."""
        decision = self.decision
        if self.is_mine and isinstance(decision, SpyCard | ExtortCard):
            return decision.victim, self.hand(decision.victim)
        return NONE, []
