"""Chapter 17: the Snake's Scorched Earth; the other powers stand with the rules they change."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import AREAS, NONE
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import crossings
from meadhall.games.northgard.vocabularies import FINISH, TERRITORY


def scorch_targets(s: Northgard, seat: int) -> list[int]:
    """NOR-17.13, NOR-19.4, NOR-RUL-12: territories adjacent to an own one, other than the one already marked."""
    is_target = [0] * AREAS
    for territory in range(AREAS):
        if s.owner[territory] == seat:
            costs = crossings(s, territory)
            for there in range(AREAS):
                if costs[there]:
                    is_target[there] = 1
    return [
        there
        for there in range(AREAS)
        if is_target[there]
        and not s.is_scorched(there)
        and (s.variant.scorches_own or s.owner[there] == NONE or s.is_enemy(seat, s.owner[there]))
    ]


class Scorch(Decision):
    """D-SCORCH, NOR-17.13: where the Scorched Earth token goes, if it moves."""

    vocabulary: ClassVar[Vocabulary] = TERRITORY
    rule: ClassVar[str] = "NOR-17.13"
    shape: ClassVar[str] = shapes.PLACE

    def options(self, s: Northgard) -> list[int]:
        return [*scorch_targets(s, self.seat), FINISH]

    def choose(self, s: Northgard, option: int) -> None:
        if option != FINISH:
            s.scorched_at = option
            s.tell(log.SCORCHED, s.clan[self.seat], option)


def scorched_owner(s: Northgard) -> int:
    """The opponent of the Snake who controls the marked territory, or NONE."""
    if s.scorched_at == NONE or s.snake_seat == NONE:
        return NONE
    owner = s.owner[s.territory[s.scorched_at]]
    return owner if owner != NONE and s.is_enemy(s.snake_seat, owner) else NONE
