"""A fight as one watches it: figures, food, dice, what both count, who falls, who retreats; with players and creatures.

Chances are told before the first die: they are exact, if both make the best of their dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.lettering import percent
from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Chances, Item, Outcome, Scene, Wing
from meadhall.games.northgard import log
from meadhall.games.northgard.cards import CANCELS, HAS_BONUS_CHOICE
from meadhall.games.northgard.content import AREA_IDS, CARD_IDS, CHOICE_FACE, NONE
from meadhall.games.northgard.naming import NAMES
from meadhall.games.northgard.odds import Sides, creature_chance
from meadhall.games.northgard.scenes.sides import Help, Side
from meadhall.words import Words

_ATTACK: Final = 0
_DEFENCE: Final = 1


class FightScene:
    """What has been seen of a fight so far."""

    def __init__(self, opening: Told, say: Words) -> None:
        self._say: Final = say
        self._opening: Final = opening
        self._territory: Final = opening.number("territory")
        self._sides: Final = _sides_of(opening)
        self._is_creature: Final = opening.line is not log.COMBAT_BEGINS
        self._is_hunt: Final = opening.line is log.HUNT_BEGINS
        self._card = NONE
        self._before: Chances | None = None
        """What could be expected when both had lined up."""
        self._winner = NONE
        self._title = ""
        """What came of it; empty while that is open."""
        self._changes: Final[list[str]] = []
        self._beats: Final[list[Beat]] = []
        self._hearing: Final[dict[Line, Callable[[Told], None]]] = {
            log.CARD_HELPED: self._help_by_card,
            log.SCORCH_HELPED: self._help_by_scorch,
            log.WALLS_HELPED: self._help_by_walls,
            log.LINED_UP: self._line_up,
            log.PUSHED: self._push,
            log.FOOD_SPENT: self._eat,
            log.ROLLED: self._roll,
            log.CREATURE_ROLLED: self._roll,
            log.TOOK_POINT: self._take,
            log.TOOK_CASUALTY: self._take,
            log.COMBAT_SCORED: self._score,
            log.CREATURE_SCORED: self._score,
            log.FELL: self._fall,
            log.KAIJA_FELL: self._fall_kaija,
            log.COMBAT_WON: self._win,
            log.NOBODY_WON: self._win,
            log.CREATURE_DEFEATED: self._win,
            log.CREATURE_WON: self._win,
            log.TAKEN_WITHOUT_COMBAT: self._win,
            log.RETREATED: self._retreat,
            log.KAIJA_RETREATED: self._retreat,
            log.NO_RETREAT: self._perish,
            log.FAME_STAG_CONQUEST: self._gain,
            log.FAME_CREATURE: self._gain,
            log.COLLECTED: self._gain,
        }

    def after(self, told: Sequence[Told]) -> Scene:
        """All that these lines tell, with its outcome once it is decided."""
        for each in told:
            follow = self._hearing.get(each.line)
            if follow is not None:
                follow(each)
        say = self._say
        place = say.thing("territory", [AREA_IDS[self._territory]])
        title = say.say("scene-hunt" if self._is_hunt else "scene-combat", **place)
        notes = [say.say("word-attacker"), say.say("word-defender")]
        parties = [side.party(say, note) for side, note in zip(self._sides, notes, strict=True)]
        has_walls = self._sides[_DEFENCE].has_walls
        ground = scenes.GATES if has_walls else scenes.FOREST if self._is_creature else scenes.FIELD
        outcome = self._outcome() if self._title else None
        return Scene(title, "", AREA_IDS[self._territory], ground, parties, self._beats, outcome)

    def _of(self, told: Told) -> int:
        """Which of the two sides a line is about."""
        if told.line in (log.CREATURE_ROLLED, log.CREATURE_SCORED):
            return next(n for n, side in enumerate(self._sides) if side.creature != NONE)
        return next((n for n, side in enumerate(self._sides) if side.clan == told.side()), _ATTACK)

    # What happens, line by line

    def _help_by_card(self, told: Told) -> None:
        self._card = told.number("card")
        self._help(told, Help("nor-move", self._say.name(CARD_IDS[self._card]), told.number("points")))

    def _help_by_scorch(self, told: Told) -> None:
        self._help(told, Help("nor-scorched", self._say.say("word-scorched"), told.number("points")))

    def _help_by_walls(self, told: Told) -> None:
        side = self._sides[self._of(told)]
        side.has_walls, side.towers = True, told.number("casualties")
        self._help(told, Help("nor-fortress", self._say.say("scene-walls"), told.number("points")))

    def _help(self, told: Told, given: Help) -> None:
        if given.points:
            self._sides[self._of(told)].helps.append(given)

    def _line_up(self, told: Told) -> None:
        side = self._sides[self._of(told)]
        side.units, side.has_kaija = told.number("count"), told.number("kaija") > 0
        if all(each.creature != NONE or each.figures for each in self._sides):
            rules = ["NOR-18.9"] if self._is_creature else ["NOR-12.3", "NOR-12.4"]
            self._before = self._chances()
            self._add(scenes.LINE_UP, "line-up", self._line(self._opening), rules, odds=self._before)

    def _push(self, told: Told) -> None:
        self._sides[_DEFENCE].units -= 1
        self._add(scenes.LEAVE, "line-up", self._line(told), rules=["NOR-11.2"])

    def _eat(self, told: Told) -> None:
        side = self._sides[self._of(told)]
        side.helps.append(Help("nor-food", self._say.say("beat-food"), told.number("count")))
        rules = ["NOR-18.9" if self._is_creature else "NOR-12.6"]
        self._add(scenes.REVEAL, "food", self._line(told), rules, odds=self._chances())

    def _roll(self, told: Told) -> None:
        self._sides[self._of(told)].face = told.number("face")
        self._add(scenes.THROW, "dice", self._line(told), rules=["NOR-18.9" if self._is_creature else "NOR-12.7"])

    def _take(self, told: Told) -> None:
        """A free face is read first, then Axe Throwers throw."""
        side, is_point = self._sides[self._of(told)], told.line is log.TOOK_POINT
        if side.face == CHOICE_FACE and not side.is_read:
            side.is_point, side.is_read = is_point, True
        else:
            side.axes.append(is_point)
        self._add(scenes.REVEAL, "dice", self._line(told), rules=["NOR-12.7"])

    def _score(self, told: Told) -> None:
        side = self._sides[self._of(told)]
        side.score = told.number("score")
        if told.line is log.COMBAT_SCORED:
            side.losses = told.number("losses")
        if all(each.score != NONE for each in self._sides):
            self._compare()

    def _compare(self) -> None:
        """What both sides count; casualties may decide before points do."""
        one, other = self._sides
        say, scores = self._say, (one.score, other.score)
        decisive = self._decisive()
        ahead = self._ahead(scores)
        wings = [
            Wing(items=[_marked(item, decisive if n == ahead else None) for item in side.items(say)])
            for n, side in enumerate(self._sides)
        ]
        losses = say.say("scene-casualties", attacker=one.losses, defender=other.losses)
        key = "scene-nobody-wins" if ahead == NONE else "scene-broken" if self._is_broken() else "scene-counts"
        named = say.thing("side", [self._id(ahead)]) if ahead != NONE else {}
        sentence = say.say(key, **named, won=max(scores), lost=min(scores))
        rules = ["NOR-18.10"] if self._is_creature else ["NOR-12.8", "NOR-12.9"]
        banner = f"{one.score} : {other.score}"
        self._beats.append(Beat(scenes.COMPARE, say.say("beat-points"), sentence, wings, losses, rules, banner=banner))

    def _fall(self, told: Told) -> None:
        n = self._of(told)
        side, units, kaija = self._sides[n], told.number("count"), told.number("kaija")
        side.units -= units
        side.has_kaija = side.has_kaija and not kaija
        side.fell += units + kaija
        self._add(scenes.LOSSES, "casualties", self._line(told), rules=_FALL, fallen=(n, (units, kaija)))

    def _fall_kaija(self, told: Told) -> None:
        n = self._of(told)
        self._sides[n].has_kaija = False
        self._sides[n].fell += 1
        self._add(scenes.LOSSES, "casualties", self._line(told), rules=_FALL, fallen=(n, (0, 1)))

    def _win(self, told: Told) -> None:
        self._title = self._line(told).rstrip(".!")
        won = told.line is not log.NOBODY_WON
        self._winner = self._of(told) if won else NONE
        if told.line is log.CREATURE_WON:
            self._winner = 1 - self._of(told)
        if told.line is log.CREATURE_DEFEATED:
            self._add(scenes.LOSSES, "result", self._line(told), rules=["NOR-18.11"], gone=1 - self._winner)
        else:
            rule = "NOR-18.11" if told.line is log.CREATURE_WON else "NOR-12.12"
            sign = self._sides[self._winner].sign() if self._winner != NONE else _SWORDS
            self._add(scenes.GAIN, "result", self._line(told), rules=[rule], middle=sign)

    def _retreat(self, told: Told) -> None:
        n = self._of(told)
        self._changes.append(self._line(told))
        self._add(scenes.LEAVE, "retreat", self._line(told), rules=["NOR-12.11"], leaving=n)
        if told.line is log.RETREATED:
            self._sides[n].units -= told.number("count")
        else:
            self._sides[n].has_kaija = False

    def _perish(self, told: Told) -> None:
        n = self._of(told)
        side = self._sides[n]
        gone = (side.units, int(side.has_kaija))
        side.fell += side.figures
        side.units, side.has_kaija = 0, False
        self._changes.append(self._line(told))
        self._add(scenes.LOSSES, "retreat", self._line(told), rules=["NOR-12.11"], fallen=(n, gone))

    def _gain(self, told: Told) -> None:
        self._changes.append(self._line(told))

    # What decides

    def _ahead(self, scores: tuple[int, int]) -> int:
        """The side that wins with these scores and the casualties that were told; NONE if nobody does."""
        one, other = self._sides
        if not self._is_creature:
            sides = Sides(scores[0], one.figures, scores[1], other.figures, 0, 0)
            return {1: _ATTACK, -1: _DEFENCE, 0: NONE}[sides.outcome((0, other.losses), (0, one.losses))]
        own = _ATTACK if self._is_hunt else _DEFENCE
        if self._sides[own].losses >= self._sides[own].figures:
            return 1 - own
        return _ATTACK if scores[_ATTACK] > scores[_DEFENCE] else _DEFENCE

    def _is_broken(self) -> bool:
        """Whether a side has lost all its figures, so that points do not count."""
        return any(side.creature == NONE and side.losses >= side.figures for side in self._sides)

    def _decisive(self) -> Item | None:
        """What the winner has besides figures and die, and without which the other would win."""
        scores = (self._sides[0].score, self._sides[1].score)
        ahead = self._ahead(scores)
        if ahead == NONE:
            return None
        for item in self._sides[ahead].items(self._say):
            less = tuple(score - item.number if n == ahead else score for n, score in enumerate(scores))
            is_help = any(each.label == item.label for each in self._sides[ahead].helps)
            if is_help and self._ahead((less[0], less[1])) != ahead:
                return item
        return None

    def _chances(self) -> Chances:
        """How likely each side is to win as things stand, three ways between players."""
        one, other = self._sides
        cancels = CANCELS[self._card] if self._card != NONE else 0
        if self._is_creature:
            own = self._sides[_ATTACK if self._is_hunt else _DEFENCE]
            beast = self._sides[_DEFENCE if self._is_hunt else _ATTACK]
            chance = creature_chance(beast.creature, own.points(), own.figures, cancels, self._is_hunt)
            shares = (chance, 0.0) if self._is_hunt else (1 - chance, 0.0)
        else:
            sides = Sides(one.points(), one.figures, other.points(), other.figures, other.towers, cancels)
            shares = sides.shares(self._card != NONE and HAS_BONUS_CHOICE[self._card])
        won, nobody = shares
        return Chances.of(won, 1 - won - nobody, self._say.say("scene-chances-exact"))

    def _in_words(self, odds: Chances) -> str:
        one, other = (side.name(self._say, "short") for side in self._sides)
        first, nobody, second = map(percent, odds[:3])
        key = "scene-chances" if odds.nobody else "scene-chances-two"
        return self._say.say(key, one=one, other=other, won=first, nobody=nobody, lost=second)

    # What is said and seen

    def _add(
        self,
        kind: str,
        label: str,
        sentence: str,
        rules: Sequence[str] = (),
        fallen: tuple[int, tuple[int, int]] = (NONE, (0, 0)),
        leaving: int = NONE,
        gone: int = NONE,
        middle: str = "",
        odds: Chances | None = None,
    ) -> None:
        """A beat in which all stand who are there, with their dice, and those who fall or leave."""
        wings = []
        for n, side in enumerate(self._sides):
            state = scenes.LEAVES if n == leaving else scenes.FALLEN if n == gone else scenes.STANDS
            pieces = side.pieces(self._say, state, fallen[1] if fallen[0] == n else (0, 0))
            is_thrown = kind in (scenes.THROW, scenes.REVEAL)
            total = str(side.points()) if side.score == NONE else ""
            wings.append(Wing(pieces, side.dice(self._say) if is_thrown else (), total=total))
        said = self._say.say(f"beat-{label}")
        reason = self._in_words(odds) if odds is not None else ""
        self._beats.append(Beat(kind, said, sentence, wings, reason, rules, middle=middle, odds=odds))

    def _line(self, told: Told) -> str:
        return self._say.line(told.line, told.numbers, NAMES)

    def _id(self, n: int) -> str:
        side = self._sides[n]
        return NAMES["side"][side.clan] if side.creature == NONE else NAMES["creature"][side.creature]

    def _outcome(self) -> Outcome:
        say, sides = self._say, self._sides
        rows: list[tuple[str, Sequence[str]]] = []
        if all(side.score != NONE for side in sides):
            rows.append((say.say("beat-points"), [str(side.score) for side in sides]))
            rows.append((say.say("scene-fell"), [str(side.fell) for side in sides]))
        if self._before is not None:
            chances = [percent(self._before.first), percent(self._before.second)]
            rows.append((say.say("scene-chance-before"), chances))
        glyph = sides[self._winner].glyph() if self._winner != NONE else ""
        return Outcome(self._title, glyph, [side.name(say) for side in sides], rows, self._changes)


_SWORDS: Final = use("swords", 0, 0, 1.5)
_FALL: Final = ["NOR-12.10"]


def _marked(item: Item, decisive: Item | None) -> Item:
    return item._replace(is_decisive=True) if item == decisive else item


def _sides_of(opening: Told) -> list[Side]:
    """Attacker and defender; a creature is either."""
    if opening.line is log.COMBAT_BEGINS:
        return [Side(opening.number("attacker")), Side(opening.number("defender"))]
    sides = [Side(opening.number("side")), Side(NONE, opening.number("creature"))]
    return sides if opening.line is log.HUNT_BEGINS else sides[::-1]
