"""Battles as one watches them: who lines up, who is shown, what is counted, who falls, and who goes where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Item, Outcome, Piece, Scene, Wing
from meadhall.games.saga import log
from meadhall.games.saga.content import (
    ABILITY_IDS,
    COASTAL,
    HANDLE_IDS,
    NONE,
    SAXON,
    SIDE_IDS,
    SPACE_IDS,
    UNIT_STRENGTH,
    VIKING,
)
from meadhall.games.saga.scenes.pieces import SHIELDS, SIDES, handles_of, leader, line_of, parties, shield, warriors
from meadhall.words import Words


def battle(told: Sequence[Told], opening: Told, say: Words) -> Scene:
    """The battle that a passage tells of."""
    seen = _Battle(opening, say)
    for each in told:
        seen.hear(each)
    return seen.scene()


class _Battle:
    """What has been seen of a battle so far."""

    def __init__(self, opening: Told, say: Words) -> None:
        self._say: Final = say
        self._area: Final = opening.number("area")
        self._has_burh: Final = opening.number("burhs") > 0
        self._warriors: Final = [0, 0]
        self._leaders: Final[list[list[int]]] = [[], []]
        self._shown: Final[dict[int, int]] = {}
        """The ability of each leader who was revealed."""
        self._in_light = NONE
        """The leader who is being revealed."""
        self._strengths: Final[dict[int, int]] = {}
        """What leaders count who count for more than one."""
        self._totals: list[int] = []
        self._winner = -1
        self._is_massed: Final = [False, False]
        self._due: Final = [0, 0]
        """How many of each side must still fall."""
        self._fell: Final[list[list[str]]] = [[], []]
        self._changes: Final[list[str]] = []
        self._beats: Final[list[Beat]] = []
        self._hearing: Final[dict[Line, Callable[[Told], None]]] = {
            log.LINED_UP: self._line_up,
            log.REVEALED: self._reveal,
            log.PULLED_IN: self._pull_in,
            log.EXILED: self._exile,
            log.BERSERKER_FELL: self._lose_berserker,
            log.BERSERKER_KILLED: self._kill,
            log.COUNTED: self._count,
            log.STRENGTHS: self._compare,
            log.LOST: self._lose,
            log.RETREATED: self._retreat,
            log.NO_RETREAT: self._perish,
            log.BURH_PLUNDERED: self._plunder,
        }

    def hear(self, told: Told) -> None:
        """Follow a line of the log."""
        follow = self._hearing.get(told.line)
        if follow is not None:
            follow(told)

    def scene(self) -> Scene:
        """All that has been seen, with its outcome once all have fallen or left who must."""
        say = self._say
        area = SPACE_IDS[self._area]
        ground = scenes.WALLS if self._has_burh else scenes.LANDING if COASTAL[self._area] else scenes.FIELD
        title = say.say("log-battle_begins.scene", **say.thing("area", [area]))
        about = say.say("scene-at-burh" if self._has_burh else "scene-in-the-open")
        outcome = self._outcome() if self._is_over() else None
        return Scene(title, about, area, ground, parties(say), self._beats, outcome)

    def _is_over(self) -> bool:
        return bool(self._totals) and not any(self._due) and self._units(1 - self._winner) == 0

    # What happens, line by line

    def _line_up(self, told: Told) -> None:
        side = told.number("side")
        self._warriors[side] = told.number("warriors")
        self._leaders[side] = handles_of(told.number("leaders"))
        if side == SAXON:
            counts = {f"{SIDE_IDS[each]}s": self._units(each) for each in SIDES}
            self._add(scenes.LINE_UP, "line-up", self._say.say("scene-line-up", **counts), rules=["SAG-10.3"])

    def _reveal(self, told: Told) -> None:
        self._in_light = told.number("leader")
        self._shown[self._in_light] = told.number("ability")
        ability = ABILITY_IDS[told.number("ability")]
        self._add(scenes.REVEAL, "leaders", self._line(told), self._say.say(f"text-{ability}"), ["SAG-10.6"])
        self._in_light = NONE

    def _pull_in(self, told: Told) -> None:
        side = told.number("side")
        self._warriors[side] += told.number("warriors")
        self._leaders[side] += handles_of(told.number("leaders"))
        self._add(scenes.REVEAL, "leaders", self._line(told))

    def _exile(self, told: Told) -> None:
        self._add(scenes.LEAVE, "leaders", self._line(told), leaving=self._take(VIKING, told))

    def _lose_berserker(self, told: Told) -> None:
        handle = told.number("leader")
        fallen = [self._leader(handle, scenes.FALLEN)]
        self._leaders[VIKING].remove(handle)
        self._fell[VIKING].append(self._say.name(HANDLE_IDS[handle]))
        self._add(scenes.LOSSES, "leaders", self._line(told), fallen=(VIKING, fallen))

    def _kill(self, told: Told) -> None:
        self._add(scenes.LOSSES, "leaders", self._line(told), fallen=(SAXON, self._fall(SAXON, told)))

    def _count(self, told: Told) -> None:
        self._strengths[told.number("leader")] = told.number("strength")

    def _compare(self, told: Told) -> None:
        self._totals = [told.number("saxons"), told.number("vikings")]
        self._winner = told.number("winner")
        saxons, vikings = self._totals
        self._due[:] = [min(vikings // 2, self._units(SAXON)), min(saxons // 2, self._units(VIKING))]
        wings = [Wing(items=self._items(side)) for side in SIDES]
        beat = Beat(
            scenes.COMPARE,
            self._say.say("beat-strength"),
            self._why_won(),
            wings,
            self._say.say("scene-losses-due", saxon_losses=self._due[SAXON], viking_losses=self._due[VIKING]),
            ["SAG-10.8", "SAG-11.1"],
            f"{saxons} : {vikings}",
        )
        self._beats.append(beat)

    def _lose(self, told: Told) -> None:
        side = told.number("side")
        self._due[side] -= told.number("warriors") + len(handles_of(told.number("leaders")))
        self._add(scenes.LOSSES, "losses", self._line(told), rules=["SAG-11.1"], fallen=(side, self._fall(side, told)))

    def _retreat(self, told: Told) -> None:
        side = told.number("side")
        self._changes.append(self._line(told))
        self._add(
            scenes.LEAVE, "retreat", self._line(told), rules=["SAG-11.4"], leaving=self._take(side, told), side=side
        )

    def _perish(self, told: Told) -> None:
        side = told.number("side")
        gone = [each._replace(state=scenes.FALLEN) for each in self._pieces(side)]
        self._fell[side] += [self._say.name(HANDLE_IDS[each]) for each in self._leaders[side]]
        self._warriors[side], self._leaders[side] = 0, []
        self._changes.append(self._line(told))
        self._add(scenes.LOSSES, "retreat", self._line(told), rules=["SAG-11.8"], fallen=(side, gone))

    def _plunder(self, told: Told) -> None:
        self._changes.append(self._line(told))
        self._add(scenes.GAIN, "plunder", self._line(told), rules=["SAG-13.9"])

    # What is seen

    def _add(
        self,
        kind: str,
        label: str,
        sentence: str,
        reason: str = "",
        rules: Sequence[str] = (),
        fallen: tuple[int, list[Piece]] = (-1, []),
        leaving: Sequence[Piece] = (),
        side: int = VIKING,
    ) -> None:
        """A beat in which everybody stands who is there, with those who fall or leave."""
        wings = []
        for each in SIDES:
            gone = fallen[1] if fallen[0] == each else leaving if side == each else []
            wings.append(Wing([*self._pieces(each), *gone], total="" if self._totals else str(self._strength(each))))
        self._beats.append(Beat(kind, self._say.say(f"beat-{label}"), sentence, wings, reason, rules))

    def _line(self, told: Told) -> str:
        return line_of(told, self._say)

    def _units(self, side: int) -> int:
        return self._warriors[side] + len(self._leaders[side])

    def _strength(self, side: int) -> int:
        """What a side counts as it stands; what its leaders count for more than one is told when it is compared."""
        return self._warriors[side] + sum(self._strengths.get(each, UNIT_STRENGTH) for each in self._leaders[side])

    def _pieces(self, side: int) -> list[Piece]:
        """Leaders stand in front, where they are seen whole."""
        leaders = self._leaders[side]
        shown = {self._in_light: scenes.SHOWN}
        return [
            *(self._leader(each, shown.get(each, scenes.STANDS)) for each in leaders),
            *self._shields(side, self._warriors[side]),
        ]

    def _shields(self, side: int, count: int, state: str = scenes.STANDS) -> list[Piece]:
        """Warriors, in one piece to the end if they were many."""
        self._is_massed[side] |= count > SHIELDS
        return warriors(side, count, self._say, state, self._is_massed[side])

    def _leader(self, handle: int, state: str = scenes.STANDS) -> Piece:
        return leader(handle, self._say, self._shown.get(handle, NONE), state)

    def _items(self, side: int) -> list[Item]:
        """What a side counts; a leader's more is decisive if without it the other side would win."""
        name = SIDE_IDS[side]
        items = []
        if self._warriors[side]:
            said = self._say.say("scene-warriors", number=self._warriors[side])
            items.append(Item(use(f"shield-{name}"), said, self._warriors[side]))
        for handle in self._leaders[side]:
            number = self._strengths.get(handle, UNIT_STRENGTH)
            piece = self._leader(handle)
            items.append(Item(piece.drawing, piece.caption, number, self._decides(side, number - UNIT_STRENGTH)))
        return items

    def _decides(self, side: int, more: int) -> bool:
        """Whether a side that won would have lost with so much less."""
        if side != self._winner or more <= 0:
            return False
        totals = [total - more if each == side else total for each, total in enumerate(self._totals)]
        return (VIKING if totals[VIKING] > totals[SAXON] else SAXON) != side

    def _why_won(self) -> str:
        """Who is stronger, and the leader without whose gift the other side would have won."""
        winner = self._say.thing("winner", [SIDE_IDS[self._winner]])
        for handle in self._leaders[self._winner]:
            if self._decides(self._winner, self._strengths.get(handle, UNIT_STRENGTH) - UNIT_STRENGTH):
                named = self._say.thing("leader", [HANDLE_IDS[handle]])
                return self._say.say("scene-won-by-leader", **winner, **named)
        why = "tie" if self._totals[SAXON] == self._totals[VIKING] else "more"
        return self._say.say(f"scene-won-by-{why}", **winner)

    def _take(self, side: int, told: Told) -> list[Piece]:
        """Take the units of a line away; they are seen leaving."""
        return self._remove(side, told, scenes.LEAVES)

    def _fall(self, side: int, told: Told) -> list[Piece]:
        """Take the units of a line away; they have fallen."""
        pieces = self._remove(side, told, scenes.FALLEN)
        count = told.number("warriors")
        if count:
            self._fell[side].append(self._say.say("scene-warriors", number=count))
        self._fell[side] += [self._say.name(HANDLE_IDS[each]) for each in handles_of(told.number("leaders"))]
        return pieces

    def _remove(self, side: int, told: Told, state: str) -> list[Piece]:
        count, leaders = told.number("warriors"), handles_of(told.number("leaders"))
        self._warriors[side] -= count
        for handle in leaders:
            self._leaders[side].remove(handle)
        return [*self._shields(side, count, state), *(self._leader(each, state) for each in leaders)]

    def _outcome(self) -> Outcome:
        say = self._say
        name = SIDE_IDS[self._winner]
        area = say.thing("area", [SPACE_IDS[self._area]])
        nobody = say.say("scene-nobody")
        remain = [", ".join(self._remaining(side)) or nobody for side in SIDES]
        return Outcome(
            say.say("scene-holds", **say.thing("winner", [name]), **area),
            shield(self._winner),
            [say.name(SIDE_IDS[side]) for side in SIDES],
            [
                (say.say("beat-strength"), [str(each) for each in self._totals]),
                (say.say("scene-fell"), [", ".join(each) or nobody for each in self._fell]),
                (say.say("scene-remain"), remain),
            ],
            self._changes,
        )

    def _remaining(self, side: int) -> list[str]:
        said = [self._say.say("scene-warriors", number=self._warriors[side])] if self._warriors[side] else []
        return said + [self._say.name(HANDLE_IDS[each]) for each in self._leaders[side]]
