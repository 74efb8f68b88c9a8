"""Paying any resources that a card asks for."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.northgard import log
from meadhall.games.northgard.content import RESOURCES
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.vocabularies import RESOURCE


class PayResource(Decision):
    """D-PAY, NOR-1.6: which resource to pay next, to the supply or, if it is another seat, to `receiver`."""

    vocabulary: ClassVar[Vocabulary] = RESOURCE
    rule: ClassVar[str] = "NOR-1.6"
    shape: ClassVar[str] = shapes.AMOUNTS

    def __init__(self, seat: int, left: int, receiver: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.receiver: Final = receiver

    def options(self, s: Northgard) -> list[int]:
        return [resource for resource in range(RESOURCES) if s.has(self.seat, resource)]

    def choose(self, s: Northgard, option: int) -> None:
        s.pay(self.seat, option, 1)
        if self.receiver == self.seat:
            s.tell(log.PAID, s.clan[self.seat], option)
        else:
            s.gain(self.receiver, option, 1)
            s.tell(log.RESOURCE_GIVEN, s.clan[self.seat], option, s.clan[self.receiver])
        if self.left > 1:
            s.then(PayResource(self.seat, self.left - 1, self.receiver))
