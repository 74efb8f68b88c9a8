"""Looks: what a viewer is shown of a table, whole, or as what has changed since a look that the viewer has."""

from __future__ import annotations

import hashlib
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from meadhall.hall.attendance import Attendance
from meadhall.hall.closing import Closing
from meadhall.hall.cuttings import Cut, Cuttings
from meadhall.hall.errors import forbidden
from meadhall.hall.house import House
from meadhall.hall.learning import Learning
from meadhall.hall.listed import seats_here
from meadhall.hall.live import OPEN, OVER, Live
from meadhall.hall.people import Person
from meadhall.hall.remembered import Former, Remembered, Viewer
from meadhall.hall.seating import Seating
from meadhall.hall.shown import ALL, picture_of, table_item
from meadhall.hall.splices import Piece
from meadhall.hall.takebacks import Takebacks
from meadhall.hall.talking import Talk

_UNTOLD: Final = {"updated"}
"""Fields that by themselves are no news."""
_LOG: Final = {"log", "log_start", "sentences", "sentence_start"}
"""Fields that depend on what the asker has; whether the log has changed is said by its mark."""

Look = dict[str, Any]


@dataclass(frozen=True)
class Wish:
    """How somebody wants to see a table, and what they have of it."""

    language: str
    seat: int | None = None
    layout: str = "wide"
    mark: str = ""
    has: str = ""
    picture: bool = True
    described: bool = True
    page: str = ""
    """The word by which a page calls itself; what it was sent is remembered."""


class Drawn:
    """A picture, drawn once somebody wants to see it."""

    def __init__(self, cuttings: Cuttings, draw: Callable[[], str], known: Cut | None) -> None:
        self._cuttings: Final = cuttings
        self._draw: Final = draw
        self._known: Final = known

    @cached_property
    def text(self) -> str:
        """The picture itself."""
        return self._draw()

    @cached_property
    def cut(self) -> Cut:
        """The picture as it is kept."""
        return self._known or self._cuttings.cut(self.text)

    def since(self, former: Cut) -> list[Piece] | None:
        """The pieces that make it of a former one."""
        return self._cuttings.changes(former, self.cut, self.text)


class Looks:
    """Draws tables for those who look at them, and remembers what they have."""

    def __init__(
        self,
        house: House,
        seating: Seating,
        takebacks: Takebacks,
        talk: Talk,
        closing: Closing,
        attendance: Attendance,
        learning: Learning,
    ) -> None:
        self._house: Final = house
        self._seating: Final = seating
        self._takebacks: Final = takebacks
        self._talk: Final = talk
        self._closing: Final = closing
        self._attendance: Final = attendance
        self._learning: Final = learning
        self._remembered: Final = Remembered()
        self._cuttings: Final = Cuttings()

    async def look(self, live: Live, person: Person | None, wish: Wish) -> Look | None:
        """The table as a person may see it, or what has changed of it; None if it is what the person has."""
        me = person.id if person else None
        eyes = eyes_of(live, me, wish.seat)
        viewer = (live.id, me, eyes, wish.language, wish.layout)
        beside = await self._beside(live, person, wish.language)
        item = table_item(live, me, eyes, wish.language, wish.mark, wish.described) | beside
        drawn = self._drawn(live, viewer) if live.match is not None and wish.picture else None
        return self._told(viewer, live, item, drawn, wish)

    async def _beside(self, live: Live, person: Person | None, language: str) -> dict[str, Any]:
        """What belongs to a table besides the game; who looks is there from now on."""
        me = person.id if person else None
        told = await self._seating.beside(live, language) | await self._takebacks.beside(live, me)
        await self._talk.come(live, person)
        await self._closing.note_look(live)
        await self._learning.note(live, me)
        told |= await self._talk.heard(live, me)
        may_invite = live.status == OPEN and me is not None and (me == live.owner or live.is_public)
        told |= {"invitation": await self._house.invitations.word(live.id)} if may_invite else {}
        told |= {"here": seats_here(live, await self._attendance.at_table(live.id))}
        return told | {"closing": await self._closing.state(live, me), "levels": self._seating.levels(live, me)}

    def _drawn(self, live: Live, viewer: Viewer) -> Drawn:
        """The picture; not drawn again if the viewer has been sent that of this very match, and wants nothing of it."""
        match = live.begun()
        _, _, eyes, language, layout = viewer
        known = self._remembered.drawn(viewer, match)
        return Drawn(self._cuttings, lambda: picture_of(live, match, eyes, language, layout), known)

    def _told(self, viewer: Viewer, live: Live, item: Look, drawn: Drawn | None, wish: Wish) -> Look | None:
        """A look as it is sent to somebody who may have another."""
        # To write a small value as JSON takes thirty times as long.
        seen = {name: repr(value) for name, value in item.items() if name not in _UNTOLD and name not in _LOG}
        if drawn is not None:
            seen["picture"] = f"{drawn.cut.check} {drawn.cut.starts[-1]}"
        all_seen = "\n".join([repr(viewer), *[f"{name} {text}" for name, text in seen.items()]])
        whole = item | {"stamp": hashlib.sha256(all_seen.encode()).hexdigest()[:16]}
        # Sums of texts are this process's own: nobody can find two texts that have the same one.
        sums = {name: hash(text) for name, text in seen.items()}
        former = self._remembered.find(viewer, wish.has) if wish.page else None
        if wish.page:
            match = weakref.ref(live.match) if drawn is not None and live.match is not None else None
            self._remembered.keep(viewer, Former(whole["stamp"], sums, drawn.cut if drawn is not None else None, match))
            if wish.has == whole["stamp"]:
                return None
        change = _change(former, sums, whole, drawn) if former is not None else None
        return change or whole | _whole_picture(live, drawn)


def _whole_picture(live: Live, drawn: Drawn | None) -> Look:
    if live.match is None:
        return {}
    return {"picture": drawn.text if drawn is not None else ""}


def _change(former: Former, sums: dict[str, int], whole: Look, drawn: Drawn | None) -> Look | None:
    """What has changed since a former look; None where that cannot be told."""
    if former.sums.keys() - sums.keys():
        return None
    changed = [name for name in sums if former.sums.get(name) != sums[name]]
    fields = {name: whole[name] for name in changed if name != "picture"}
    if "log_mark" in fields:
        fields |= {name: whole[name] for name in _LOG}
    change = {"since": former.stamp, "stamp": whole["stamp"], "changed": fields}
    if "picture" not in changed or drawn is None:
        return change
    pieces = drawn.since(former.picture) if former.picture is not None else None
    return None if pieces is None else change | {"picture": pieces, "check": drawn.cut.check}


def eyes_of(live: Live, person: str | None, seat: int | None) -> int:
    """With whose eyes one looks; everything can be seen once the game is over."""
    if seat == ALL or (seat is None and live.status == OVER and not live.seats_of(person)):
        if live.status != OVER:
            raise forbidden()
        return ALL
    if live.status == OVER and seat is not None and 0 <= seat < live.players:
        return seat
    return live.viewer(person, seat)
