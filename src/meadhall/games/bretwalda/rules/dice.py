"""BRE-12.2, BRE-16.4: Battle dice, and the cards that change them."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import AMOUNT, DICE_CARDS, FLIP_DICE, OP, REROLL_DICE
from meadhall.games.bretwalda.content import COLOURS, DIE_IDS, FACES, GOLD, HITS, NONE, OPPOSITE, RED, WHITE
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.fray import has_cards, player, side_of_player
from meadhall.games.bretwalda.rules.lordship import FinishCard
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import DICE, DICE_DONE, FACE, NUMBER
from meadhall.games.bretwalda.windows import CardWindow

_DICE: Final = COLOURS * FACES
"""Places of one side in `dice`."""


def clear_dice(s: Bretwalda) -> None:
    """Take the dice of the last roll up."""
    for n in range(len(s.dice)):
        s.dice[n] = 0
    for n in range(len(s.to_roll)):
        s.to_roll[n] = 0


def count_dice(s: Bretwalda, side: int) -> int:
    """How many dice of a side lie on the table."""
    total = 0
    for place in range(_DICE * side, _DICE * side + _DICE):
        total += s.dice[place]
    return total


def count_hits(s: Bretwalda, side: int) -> int:
    """The swords that a side's dice show."""
    total = 0
    for n in range(_DICE):
        dice = s.dice[_DICE * side + n]
        if dice:
            total += dice * HITS[n]
    return total


class RollDice(Step):
    """BRE-16.4: all dice that are to be rolled, one after another; they count as rolled at the same time."""

    def run(self, s: Bretwalda) -> None:
        for place in range(2 * COLOURS):
            if s.to_roll[place]:
                s.then(RollDie(place // COLOURS, place % COLOURS))
                return


class RollDie(Chance):
    """BRE-12.2: one Battle die of a side; its face is kept because of its opposite."""

    vocabulary: ClassVar[Vocabulary] = FACE
    rule: ClassVar[str] = "BRE-12.2"

    def __init__(self, side: int, colour: int) -> None:
        super().__init__()
        self.side: Final = side
        self.colour: Final = colour

    def options(self, s: Bretwalda) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def choose(self, s: Bretwalda, option: int) -> None:
        place = COLOURS * self.side + self.colour
        s.dice[FACES * place + option] += 1
        s.to_roll[place] -= 1
        if s.to_roll[place]:
            s.then(self)
        else:
            while place < 2 * COLOURS - 1:
                place += 1
                if s.to_roll[place]:
                    s.then(RollDie(place // COLOURS, place % COLOURS))
                    return


class ShowDice(Step):
    """Tell what was rolled, before cards change it."""

    def __init__(self, is_ranged: bool) -> None:
        self.is_ranged: Final = is_ranged

    def run(self, s: Bretwalda) -> None:
        if s.ear is None:
            return
        for side in (ATTACKER, DEFENDER):
            tell_faces(s, side)
        for side in (ATTACKER, DEFENDER):
            if count_dice(s, side):
                if self.is_ranged:
                    s.tell(log.HUNTERS_SHOT, s.sides[side], count_dice(s, side), count_hits(s, side))
                else:
                    dice = [sum(s.dice[_DICE * side + FACES * c : _DICE * side + FACES * (c + 1)]) for c in range(3)]
                    hits = count_hits(s, side)
                    s.tell(log.DICE_ROLLED, s.sides[side], dice[WHITE], dice[RED], dice[GOLD], hits)


def tell_faces(s: Bretwalda, side: int) -> None:
    """Tell how many of a side's dice of each colour show how many swords."""
    for colour in range(COLOURS):
        shown = [0, 0, 0]
        for face in range(FACES):
            shown[HITS[FACES * colour + face]] += s.dice[_DICE * side + FACES * colour + face]
        if sum(shown):
            s.tell(log.DICE_FELL, s.sides[side], colour, shown[0], shown[1], shown[2])


class OfferDiceCards(Step):
    """BRE-9.5: after a roll, a side whose player has cards may change dice, until it passes."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Bretwalda) -> None:
        if has_cards(s, self.side) and count_dice(s, ATTACKER) + count_dice(s, DEFENDER) > 0:
            s.then(PlayDiceCard(s.seat_of[player(s, self.side)]))


class PlayDiceCard(CardWindow):
    """D-B8, BRE-9.5: a card on the dice just rolled."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return DICE_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        if OP[card] == FLIP_DICE or OP[card] == REROLL_DICE:
            return count_dice(s, side_of_player(s, kingdom)) > 0
        return True

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        side = side_of_player(s, kingdom)
        s.then(FinishCard(card), OfferDiceCards(side))
        if OP[card] == FLIP_DICE:
            s.then(FlipDie(self.seat, AMOUNT[card], NONE))
        elif OP[card] == REROLL_DICE:
            s.then(PickReroll(self.seat))
        else:
            s.then(PickDie(self.seat))


def _own_dice(s: Bretwalda, side: int) -> list[int]:
    return [place for place in range(_DICE * side, _DICE * side + _DICE) if s.dice[place] > 0]


def _turn_die(s: Bretwalda, place: int, face: int) -> int:
    """Turn a die to another face; where it lies then."""
    turned = place - place % FACES + face - 1
    s.dice[place] -= 1
    s.dice[turned] += 1
    side = s.sides[place // _DICE]
    s.tell(log.DIE_TURNED, side, place % _DICE // FACES, place % FACES + 1, face)
    return turned


class FlipDie(Decision):
    """D-L1, op flip_dice: which own die is turned to its opposite face; a die is turned once."""

    vocabulary: ClassVar[Vocabulary] = DICE
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def __init__(self, seat: int, left: int, turned: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.turned: Final = turned
        """Where the die turned first lies now; NONE at the first choice."""

    def options(self, s: Bretwalda) -> list[int]:
        dice = _own_dice(s, side_of_player(s, s.kingdom_at[self.seat]))
        if self.turned == NONE:
            return dice
        options = [place for place in dice if place != self.turned or s.dice[place] > 1]
        options.append(DICE_DONE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option != DICE_DONE:
            turned = _turn_die(s, option, OPPOSITE[option % _DICE])
            if self.left > 1:
                s.then(FlipDie(self.seat, self.left - 1, turned))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return "", DIE_IDS[option % _DICE // FACES] if option != DICE_DONE else ""


class PickReroll(Decision):
    """D-L1, op reroll_dice: which own dice are rolled again, one after another."""

    vocabulary: ClassVar[Vocabulary] = DICE
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        side = side_of_player(s, s.kingdom_at[self.seat])
        options = _own_dice(s, side)
        if _count_to_roll(s) > 0:
            options.append(DICE_DONE)
        return options

    def choose(self, s: Bretwalda, option: int) -> None:
        if option == DICE_DONE:
            side = side_of_player(s, s.kingdom_at[self.seat])
            s.then(RollDice(), ShowDiceAgain(side, _count_to_roll(s)))
            return
        s.dice[option] -= 1
        s.to_roll[option // FACES] += 1
        s.then(PickReroll(self.seat))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return "", DIE_IDS[option % _DICE // FACES] if option != DICE_DONE else ""


class ShowDiceAgain(Step):
    """Tell what the dice of a side show now that some of them have been rolled again."""

    def __init__(self, side: int, dice: int) -> None:
        self.side: Final = side
        self.dice: Final = dice

    def run(self, s: Bretwalda) -> None:
        if s.ear is not None:
            for side in (ATTACKER, DEFENDER):
                tell_faces(s, side)
            s.tell(log.DICE_ROLLED_AGAIN, s.sides[self.side], self.dice, count_hits(s, self.side))


def _count_to_roll(s: Bretwalda) -> int:
    total = 0
    for dice in s.to_roll:
        total += dice
    return total


class PickDie(Decision):
    """D-L1, op set_die: which die of the last roll, of either side, is changed (BRE-RUL-24)."""

    vocabulary: ClassVar[Vocabulary] = DICE
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Bretwalda) -> list[int]:
        return [place for place in range(2 * _DICE) if s.dice[place] > 0]

    def choose(self, s: Bretwalda, option: int) -> None:
        s.then(SetDie(self.seat, option))

    def ends(self, s: Bretwalda, option: int) -> tuple[str, str]:
        return "", DIE_IDS[option % _DICE // FACES] if option != DICE_DONE else ""


class SetDie(Decision):
    """D-L1, op set_die: how many swords the die shows then; it lies on its lowest face with that number."""

    vocabulary: ClassVar[Vocabulary] = NUMBER
    rule: ClassVar[str] = "BRE-9.4"
    shape: ClassVar[str] = shapes.VERB

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, s: Bretwalda) -> list[int]:
        colour = self.die % _DICE // FACES
        values: list[int] = []
        for face in range(FACES):
            value = HITS[FACES * colour + face]
            if value != HITS[self.die % _DICE] and value not in values:
                values.append(value)
        values.sort()
        return values

    def choose(self, s: Bretwalda, option: int) -> None:
        colour = self.die % _DICE // FACES
        for face in range(FACES):
            if HITS[FACES * colour + face] == option:
                _turn_die(s, self.die, face + 1)
                return
