"""The position of a game of Tiny Epic Vikings, and pure questions about it."""

from __future__ import annotations

from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.board import Board
from meadhall.games.tiny_epic_vikings.content import (
    ANY_RUNE,
    CARD_RUNE,
    CARDS,
    ENEMY,
    ERA_DIRECTION,
    FAVOUR_POINTS,
    FAVOUR_RUNES,
    FAVOURS,
    FLEET,
    ISLAND_POINTS,
    MOST_FURY,
    NONE,
    RESOURCES,
    ROW_LENGTH,
    RUNES,
    SEATS,
)
from meadhall.games.tiny_epic_vikings.fields import ENEMY_BATTLE, ENEMY_ROW, IN_ROW, LONGEST_ROW, PACKS, ROW, WON


class Vikings(Board):
    """The state of Tiny Epic Vikings: the board, the cards, gods and favours, the pending battle, the solo enemy."""

    def clone(self) -> Vikings:
        return Vikings(self.variant, self)

    # Cards

    def cards_at(self, place: int) -> list[int]:
        """The viking cards in a place."""
        where = self.where
        return [card for card in range(CARDS) if where[card] == place]

    def count_cards(self, place: int) -> int:
        """How many viking cards are in a place."""
        total = 0
        for at in self.where:
            if at == place:
                total += 1
        return total

    def show_card(self, card: int, place: int) -> None:
        """Lay a card where everybody sees it; what was known of it before does not matter any more."""
        self.where[card] = place
        self.pack[card] = NONE
        self.taken[card] = NONE
        self.shuffle[card] = self.shuffles

    def add_to_row(self, clan: int, card: int) -> None:
        """Put a card at the right of a leader row (TEV-4.3)."""
        self.rows[ROW_LENGTH * clan + self.row_size[clan]] = card
        self.row_size[clan] += 1

    def last_card(self, clan: int) -> int:
        """The rightmost card of a leader row; NONE if it is empty."""
        size = self.row_size[clan]
        return self.rows[ROW_LENGTH * clan + size - 1] if size else NONE

    def pack_held(self, place: int) -> int:
        """The number of the hand that place `place` of the draft's circle holds now (TEV-3.3)."""
        count = len(self.variant.circle)
        return PACKS * (self.era - 1) + (place - self.passes * ERA_DIRECTION[self.era]) % count

    # Runes

    def count_runes(self, clan: int, rune: int) -> int:
        """The active runes of a kind, or of any: islands held and face-up cards of the row (TEV-2.5, TEV-19.3)."""
        total = 0
        runes = self.variant.map.rune
        for island in self.variant.map.islands:
            if self.holder[island] == clan and (rune == ANY_RUNE or runes[island] == rune):
                total += 1
        if clan == ENEMY:
            for card in range(CARDS):
                at = self.where[card]
                if at in (ENEMY_ROW, ENEMY_BATTLE) and (rune == ANY_RUNE or CARD_RUNE[card] == rune):
                    total += 1
            return total
        first = ROW_LENGTH * clan
        for n in range(first, first + self.row_size[clan]):
            card = self.rows[n]
            if self.where[card] == ROW + clan and (rune == ANY_RUNE or CARD_RUNE[card] == rune):
                total += 1
        return total

    # Gods and favours

    def rune_of_god(self, god: int) -> int:
        """The rune that a god in play stands for; NONE for the others (TEV-2.4)."""
        for rune in range(RUNES):
            if self.god_of[rune] == god:
                return rune
        return NONE

    def raise_fury(self, rune: int, amount: int, clan: int = NONE) -> None:
        """The god of a rune grows more furious, up to 40 (TEV-RUL-58), by a clan or by somebody's fall in battle."""
        had = self.fury[rune]
        self.fury[rune] = min(MOST_FURY, had + amount)
        if self.fury[rune] == had:
            return
        if clan == NONE:
            self.tell(log.FURY_ROSE, self.god_of[rune], self.fury[rune] - had, self.fury[rune])
        else:
            self.tell(log.FURY_RAISED, clan, self.god_of[rune], self.fury[rune] - had, self.fury[rune])

    def favour_at_end(self, place: int) -> int:
        """The favour card at the end 2 * row + end; NONE if the row is empty."""
        row = place // 2
        count = self.favour_count[row]
        if count == 0:
            return NONE
        return self.favour_rows[LONGEST_ROW * row + (count - 1 if place % 2 else 0)]

    def take_favour(self, place: int) -> int:
        """Take the favour card at an end of a row out of it."""
        favour = self.favour_at_end(place)
        row = place // 2
        first = LONGEST_ROW * row
        count = self.favour_count[row] - 1
        if place % 2 == 0:
            for n in range(first, first + count):
                self.favour_rows[n] = self.favour_rows[n + 1]
        self.favour_rows[first + count] = NONE
        self.favour_count[row] = count
        return favour

    def lay_favour(self, favour: int, place: int) -> None:
        """Lay a favour card face up at an end of a row."""
        row = place // 2
        first = LONGEST_ROW * row
        count = self.favour_count[row]
        if place % 2 == 0:
            for n in range(first + count, first, -1):
                self.favour_rows[n] = self.favour_rows[n - 1]
            self.favour_rows[first] = favour
        else:
            self.favour_rows[first + count] = favour
        self.favour_count[row] = count + 1
        self.favour_at[favour] = IN_ROW

    def count_favours(self, clan: int) -> int:
        """How many favour cards a clan has won."""
        total = 0
        for at in self.favour_at:
            if at == WON + clan:
                total += 1
        return total

    def can_fight(self) -> bool:
        """Whether a card may be played face down: a battle is pending, or there is a prize (TEV-RUL-28)."""
        return self.starter != NONE or self.favour_count[0] > 0 or self.favour_count[1] > 0

    # The end

    def rank(self, rune: int) -> int:
        """The rank of a rune's god from 0 on; gods tied in Fury all get the lowest of their ranks (TEV-15.3)."""
        rank = -1
        for other in self.fury:
            if other >= self.fury[rune]:
                rank += 1
        return rank

    def island_points(self, clan: int) -> int:
        """What the island runes of a clan are worth (TEV-15.2)."""
        points = 0
        for island in self.variant.map.islands:
            if self.holder[island] == clan:
                points += ISLAND_POINTS[self.rank(self.variant.map.rune[island])]
        return points

    def favour_points(self, clan: int) -> int:
        """What the runes on the favour cards of a clan are worth (TEV-15.2)."""
        points = 0
        for favour in range(FAVOURS):
            if self.favour_at[favour] == WON + clan:
                for rune in range(RUNES):
                    points += FAVOUR_RUNES[RUNES * favour + rune] * FAVOUR_POINTS[self.rank(rune)]
        return points

    def points(self, clan: int) -> int:
        """The victory points of a clan as things stand (TEV-2.2)."""
        return self.island_points(clan) + self.favour_points(clan)

    def standing(self, clan: int) -> list[int]:
        """Points and all tie-breaks in their order (TEV-15.5, TEV-27.2)."""
        resources = 0
        for n in range(RESOURCES):
            resources += self.resources[RESOURCES * clan + n]
        temples = self.count_temples_built(clan)
        boats = self.count_boats_built(clan)
        if clan == ENEMY:
            temples = count_bits(self.temples[ENEMY])
            boats = sum([1 for place in self.boat_at[FLEET * ENEMY :] if place >= 0])
        return [self.points(clan), self.count_islands(clan), self.count_favours(clan), temples, boats, resources]

    def best_clans(self) -> list[int]:
        """The clans with the best standing; more than one share the win (TEV-RUL-47)."""
        best: list[int] = []
        most: list[int] = []
        for clan in self.variant.clans:
            if clan == ENEMY and not self.variant.is_solo:
                continue
            standing = self.standing(clan)
            if standing > most:
                most = standing
                best = [clan]
            elif standing == most:
                best.append(clan)
        return best

    def scores(self) -> list[int]:
        """The victory points of each seat."""
        return [self.points(seat) for seat in range(self.variant.players)]

    def winners(self) -> list[int]:
        """The seats that have won; nobody when the solo enemy has."""
        if not self.is_over:
            return []
        return [clan for clan in self.best_clans() if clan < SEATS]


def count_bits(mask: int) -> int:
    """How many bits are set."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
