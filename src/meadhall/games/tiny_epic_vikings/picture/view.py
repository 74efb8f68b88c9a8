"""What one viewer may see of a position, and what they may touch."""

from __future__ import annotations

from typing import Final

from meadhall.drawing import views
from meadhall.drawing.layouts import manner
from meadhall.engine.driver import waiting
from meadhall.games.tiny_epic_vikings.content import (
    CARD_IDS,
    CARD_RUNE,
    CLAN_IDS,
    ENEMY,
    FAVOUR_IDS,
    FAVOURS,
    NONE,
    ROW_LENGTH,
    RUNE_IDS,
)
from meadhall.games.tiny_epic_vikings.fields import DRAFT, HAND, OPEN, ROW, WON
from meadhall.games.tiny_epic_vikings.hidden import knows_card, shows_favours
from meadhall.games.tiny_epic_vikings.maps import ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.picture.places import CHARTS, LAYOUTS, Chart, Layout
from meadhall.games.tiny_epic_vikings.rules.battles import strength_once_shown
from meadhall.games.tiny_epic_vikings.rules.rune_actions import runes_once_shown
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.words import Words, words

ROMAN: Final = ["", "I", "II", "III"]
"""The numbers of the eras."""


def texts(language: str) -> Words:
    """The texts of the game."""
    return words("meadhall.games.tiny_epic_vikings", language)


class View(views.View[Vikings, Layout]):
    """A position through the eyes of a seat; the only way in which the picture looks at hidden things."""

    def __init__(self, s: Vikings, seat: int, language: str, layout: str) -> None:
        name, is_bare = manner(layout)
        super().__init__(s, seat, texts(language), LAYOUTS[name], is_bare)
        self.clan: Final = seat if 0 <= seat < s.variant.players else NONE
        """The viewer's own; NONE for a spectator."""
        self.map_name: Final = s.variant.map.name
        self.chart: Final[Chart] = CHARTS[self.map_name]

    # Eyes

    def hand(self) -> list[int]:
        """The viewer's own hand, or what they have kept so far in the draft."""
        return self.s.cards_at(HAND + self.clan) if self.clan != NONE else []

    def offered(self) -> list[int]:
        """The cards that the viewer may choose from in the draft: the hand received, or the open pile."""
        if self.s.is_open:
            return self.s.cards_at(OPEN)
        return [card for place in (OPEN, DRAFT) for card in self.s.cards_at(place) if self.knows(card)]

    def knows(self, card: int) -> bool:
        """Whether the viewer may see the face of a card."""
        return knows_card(self.s, self.seat, card)

    def row(self, clan: int) -> list[tuple[int, bool]]:
        """The leader row of a clan: each card, NONE if the viewer may not see it, and whether it lies face up."""
        s = self.s
        first = ROW_LENGTH * clan
        cards = s.rows[first : first + s.row_size[clan]]
        if clan == ENEMY:
            return [(card, True) for card in cards]
        return [(card if self.knows(card) else NONE, s.where[card] == ROW + clan) for card in cards]

    def favours(self, clan: int) -> list[int]:
        """The favour cards that a clan has won; NONE for each that the viewer may not see."""
        s = self.s
        won = [favour for favour in range(FAVOURS) if s.favour_at[favour] == WON + clan]
        return won if shows_favours(s, self.seat, clan) else [NONE] * len(won)

    def count_in_hand(self, clan: int) -> int:
        """How many cards a seat holds or has kept."""
        return self.s.count_cards(HAND + clan)

    def count_passing(self, clan: int) -> int:
        """How many cards of the draft a seat has before it."""
        s = self.s
        if s.era == 0 or clan not in s.variant.circle:
            return 0
        pack = s.pack_held(s.variant.circle.index(clan))
        return sum(1 for card in s.cards_at(DRAFT) if s.pack[card] == pack)

    def prices(self, kind: str) -> list[int]:
        """The prices of the slots that the viewer may build from, the cheapest first: `boat_for` or `temple_for`."""
        return sorted({int(option.split(":")[1]) for option in self.options if option.startswith(kind + ":")})

    # What a card of the viewer's would be worth now

    def strength(self, card: int) -> int:
        """The strength that a card of the viewer's would have if it lay face up now."""
        return strength_once_shown(self.s, self.clan, card)

    def runes_for(self, card: int, rune: int) -> int:
        """The active runes of a kind, or of any, that would count for a card if it lay face up now."""
        return runes_once_shown(self.s, self.clan, rune, card)

    # Words

    def clan_name(self, clan: int) -> str:
        """The name of a clan, marked if it is the viewer's own."""
        return self.whose(self.name(CLAN_IDS[clan]), clan == self.clan)

    def about_card(self, card: int) -> str:
        """A viking card in words."""
        name = CARD_IDS[card]
        return f"{self.name(name)} ({self.name(RUNE_IDS[CARD_RUNE[card]])}). {self.say('text-card-' + name)}"

    def about_favour(self, favour: int) -> str:
        """A favour card in words."""
        name = FAVOUR_IDS[favour]
        return f"{self.name(name)}. {self.say('text-favour-' + name)}"

    def about_island(self, island: int) -> str:
        """An island in words: its rune, who holds it, and the influence of every clan."""
        s = self.s
        holder = s.holder[island]
        parts = [f"{self.name(ISLAND_IDS[island])} ({self.name(RUNE_IDS[s.variant.map.rune[island]])})"]
        held = self.words.thing("clan", [CLAN_IDS[holder]]) if holder != NONE else {}
        parts.append(self.say("text-held", **held) if held else self.say("text-unheld"))
        parts += [self._presence(clan, island) for clan in s.variant.clans if s.influence[ISLANDS * clan + island]]
        return ". ".join(parts)

    def _presence(self, clan: int, island: int) -> str:
        s = self.s
        docks = s.variant.map.island_docks[island]
        boats = sum(1 for dock in docks if s.dock_clan(dock) == clan) + (clan == ENEMY and s.chief in docks)
        return self.say(
            "text-presence",
            **self.words.thing("clan", [CLAN_IDS[clan]]),
            influence=s.influence[ISLANDS * clan + island],
            settlers=s.settlers[ISLANDS * clan + island],
            temples=s.temples[clan] >> island & 1,
            boats=boats,
        )

    def era_name(self) -> str:
        """The era with its number."""
        return f"{self.say('word-era')} {ROMAN[self.s.era]}"

    # Whose turn

    def is_asked(self, clan: int) -> bool:
        """Whether a clan must decide now; in the draft it may be several."""
        return any(decision.seat == clan for decision in waiting(self.s))
