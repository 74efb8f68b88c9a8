"""What holds of a game that does not say otherwise: nothing is hidden, told or explained beyond what must be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from meadhall.engine.codec import encode_state
from meadhall.engine.fields import Piece
from meadhall.engine.inspected import Inspected, Warned
from meadhall.engine.intents import Plan, Sheet
from meadhall.engine.log import Told
from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.outlook import Outlook
from meadhall.engine.plates import Plate, Ribbon
from meadhall.engine.rng import Rng
from meadhall.engine.scenes import Scene
from meadhall.engine.state import State
from meadhall.engine.steps import Decision

if TYPE_CHECKING:
    from meadhall.engine.game import Feature, ScoreRow, Traits
    from meadhall.engine.match import Match


def all_of(s: State, _seat: int) -> dict[str, Any]:
    """What everybody may know of a game in which nothing is hidden: every field of the position."""
    fields: dict[str, Any] = encode_state(s)["state"]
    return fields


def as_it_is(s: State, _seat: int, _rng: Rng) -> State:
    """The position dealt anew where nothing is hidden."""
    return s.clone()


def lying_open(s: State) -> State:
    """The position unveiled where nothing is hidden."""
    return s.clone()


def no_knowledge(_s: Any) -> Sequence[Piece]:
    """The pieces of what is known in a game in which all fields may be known as they stand."""
    return ()


def nothing_known(_s: Any, _seat: int) -> Numbers:
    """What a seat knows beside the fields in such a game."""
    return filled(0, 0)


def even_chances(s: State) -> list[float]:
    """The chances of a game that cannot judge its positions: alike for all until it is won."""
    seats, winners = range(len(s.scores())), s.winners()
    if s.todo:
        return [1 / len(seats) for _ in seats]
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


def nothing_wrong(_s: Any) -> list[str]:
    """The faults of positions whose fields say all that must hold."""
    return []


def about_nothing(_s: Any, _decision: Decision, _seat: int) -> dict[str, str | int]:
    """What a decision is about whose prompt says all there is to say."""
    return {}


def seats_as_sides(s: State) -> list[str]:
    """The sides of a game in which all play the same: `seat_0`, `seat_1` and so on."""
    return [f"seat_{seat}" for seat in range(len(s.scores()))]


def plain_emblem(side: str) -> str:
    """The emblem of a side that is known by its number alone: a disc with as many dots."""
    number = side.rpartition("_")[2]
    count = int(number) + 1 if number.isdecimal() else 0
    dots = "".join(f'<circle cx="{4 * n - 2 * count + 2}" r="1.5" fill="#4a3b2a"/>' for n in range(count))
    disc = '<circle r="9" fill="#f4e8cb" stroke="#4a3b2a"/>'
    return f'<svg class="emblem" viewBox="-10 -10 20 20" aria-hidden="true">{disc}{dots}</svg>'


def says_so(s: Any) -> bool:
    """Whether a position that says so itself is the end."""
    return bool(s.is_over)


def no_traits(_match: Match) -> Traits:
    """The traits of a game in which seats differ by nothing but their sides."""
    return {}


def no_sheet(_s: Any) -> list[ScoreRow]:
    """The score sheet of a game that is won without counting."""
    return []


def no_way(_s: Any) -> str:
    """How a game was won that is won in one way only."""
    return ""


def no_picture(_choice: str, _language: str) -> str:
    """The picture of a choice in a game that draws none."""
    return ""


def no_plates(_s: Any, _seat: int, _language: str) -> list[Plate]:
    """The plates of a game that leaves it at the names of the players."""
    return []


def no_ribbon(_s: Any, _seat: int, _language: str) -> Ribbon:
    """The ribbon of a game without rounds."""
    return Ribbon("")


def nothing_at_once(_s: Any, _seat: int, _language: str) -> Sheet | None:
    """The sheet of a game that asks for one number at a time."""
    return None


def no_plans(_s: Any, _seat: int, _language: str) -> list[Plan]:
    """The plans of a game that proposes none."""
    return []


def inspect_nothing(_s: Any, _seat: int, _thing: str, _language: str) -> Inspected | None:
    """What a game says of a thing that explains none."""
    return None


def no_signs(_language: str) -> list[tuple[str, str]]:
    """The legend of a game without signs."""
    return []


def warn_of_nothing(_before: Any, _after: Any, _decision: Decision, _option: int) -> list[Warned]:
    """The warnings of a game that gives none."""
    return []


def no_scene(_told: Sequence[Told], _seat: int, _language: str) -> Scene | None:
    """The scenes of a game that has nothing to watch."""
    return None


def no_outlook(_before: Any, _after: Any, _decision: Decision, _option: int, _language: str) -> Outlook:
    """The outlook of a game that leaves it at what the log would say."""
    return Outlook()


def no_features(_s: Any, _seat: int) -> list[Feature]:
    """The features of a game whose evaluation does not explain itself."""
    return []
