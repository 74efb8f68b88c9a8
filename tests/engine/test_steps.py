"""Steps, decisions, and the driver that runs the stack."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from meadhall.engine.driver import carry_out, next_decision, pick, playout, run_steps, waiting
from meadhall.engine.game import Game
from meadhall.engine.log import Line, Told
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, EVERYONE, NOBODY, Chance, Decision, Step, Together, decision_key
from meadhall.engine.vocabulary import Vocabulary
from meadhall.laws.support import new_state


class Note(Step):
    """Writes down that it ran."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, s: Any) -> None:
        s.notes.append(self.name)


class NoteTwice(Note):
    """Does a note before what already waits."""

    def run(self, s: Any) -> None:
        s.then(Note(self.name + "1"), Note(self.name + "2"))


class NoteForever(Note):
    """Never has enough."""

    def run(self, s: Any) -> None:
        s.then(self)


class PickNote(Decision):
    """A seat says something."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(["yes", "no"])

    def options(self, s: Any) -> list[int]:
        return [0, 1]

    def choose(self, s: Any, option: int) -> None:
        s.notes.append(f"{self.seat} {self.vocabulary.name(option)}")


class ThrowCoin(Chance):
    """Chance says something, seldom yes."""

    vocabulary: ClassVar[Vocabulary] = PickNote.vocabulary

    def options(self, s: Any) -> list[int]:
        return [0, 1]

    def weights(self, s: Any) -> list[int]:
        return [1, 99]


class Notebook(State):
    """A state that is a list of notes."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[str] = []


def test_what_is_pushed_together_is_done_in_that_order_before_what_waits() -> None:
    for count in range(1, 7):
        s = Notebook()
        s.then(Note("last"))
        s.then(*[Note(str(n)) for n in range(count)])
        run_steps(s)
        assert s.notes == [*map(str, range(count)), "last"]
        assert s.todo == []


def test_a_step_that_pushes_others_is_replaced_by_them() -> None:
    s = Notebook()
    s.then(Note("a"), NoteTwice("b"), Note("c"))
    run_steps(s)
    assert s.notes == ["a", "b1", "b2", "c"]


def test_steps_that_go_round_in_circles_are_stopped() -> None:
    s = Notebook()
    s.then(NoteForever("again"))
    with pytest.raises(RuntimeError, match="without a decision"):
        run_steps(s)


def test_the_driver_stops_at_a_decision_and_goes_on_after_the_choice() -> None:
    s = Notebook()
    s.then(Note("before"), PickNote(3), Note("after"))
    (decision,) = waiting(s)
    assert s.notes == ["before"]
    assert (decision.seat, next_decision(s)) == (3, decision)
    carry_out(s, decision, 1)
    assert s.notes == ["before", "3 no", "after"]
    assert waiting(s) == []
    assert next_decision(s) is None


def test_decisions_that_are_open_together_may_be_answered_in_any_order() -> None:
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        s = Notebook()
        s.then(Together([PickNote(seat) for seat in range(3)]), Note("done"))
        for seat in order:
            decision = next(each for each in waiting(s) if each.seat == seat)
            assert "done" not in s.notes
            carry_out(s, decision, 0)
        assert s.notes == [f"{seat} yes" for seat in order] + ["done"]


def test_a_group_of_no_decisions_is_passed_over() -> None:
    for ask in (waiting, next_decision):
        s = Notebook()
        s.then(Together([]), Note("done"))
        assert not ask(s)
        assert s.notes == ["done"]


def test_answering_one_of_a_group_does_not_change_the_group_that_a_clone_shares() -> None:
    group = Together([PickNote(0), PickNote(1)])
    rest = group.without(group.decisions[0])
    assert [decision.seat for decision in rest.decisions] == [1]
    assert [decision.seat for decision in group.decisions] == [0, 1]


def test_waiting_gives_a_list_of_its_own(toy: Game) -> None:
    s = new_state(toy, 1)
    while next_decision(s).seat == CHANCE:  # type: ignore[union-attr]
        carry_out(s, waiting(s)[0], waiting(s)[0].options(s)[0])
    assert len(waiting(s)) == 3
    waiting(s).clear()
    assert len(waiting(s)) == 3


def test_chance_is_picked_by_weight_and_seats_pick_evenly() -> None:
    s = Notebook()
    rng = Rng(1)
    coin = sum(pick(s, ThrowCoin(), [0, 1], rng) == 0 for _ in range(2000))
    assert 5 <= coin <= 40
    seat = sum(pick(s, PickNote(0), [0, 1], rng) == 0 for _ in range(2000))
    assert 900 < seat < 1100


def test_a_single_option_needs_no_chance() -> None:
    rng, same = Rng(1), Rng(1)
    assert pick(Notebook(), ThrowCoin(), [1], rng) == 1
    assert rng.bits() == same.bits()


def test_a_playout_stops_at_its_limit_and_goes_on_from_there(toy: Game) -> None:
    s = new_state(toy, 0)
    assert playout(s, Rng(1), 5) == 5
    assert s.todo
    assert 0 < playout(s, Rng(1), toy.longest) < toy.longest
    assert s.todo == []
    assert playout(s, Rng(1), 5) == 0


def test_a_decision_is_called_by_its_class_in_snake_case() -> None:
    assert decision_key(PickNote) == decision_key(PickNote(0)) == "pick_note"


def test_a_decision_is_public_open_and_reveals_nothing_unless_it_says_so() -> None:
    decision = PickNote(0)
    s = Notebook()
    assert (decision.audience(s), decision.reveals(s, 0), decision.is_secret(s), decision.rule) == (
        EVERYONE,
        False,
        False,
        "",
    )
    assert ThrowCoin().seat == CHANCE
    assert Chance.weights(ThrowCoin(), s) == []


@pytest.mark.parametrize("ask", ["clone", "scores", "winners"])
def test_a_state_must_say_how_it_is_cloned_and_counted(ask: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(State(), ask)()


def test_steps_and_decisions_must_say_what_they_do() -> None:
    with pytest.raises(NotImplementedError):
        Step().run(State())
    with pytest.raises(NotImplementedError):
        Decision(0).options(State())
    with pytest.raises(NotImplementedError):
        Decision(0).choose(State(), 0)


def test_the_log_is_told_only_when_somebody_listens() -> None:
    s = State()
    line = Line("moved", ["side", "warriors:number", "origin:space"])
    s.tell(line, 1)
    s.ear = []
    s.tell(line, 1, 2, 3, audience=0b100)
    assert [(told.line, told.numbers, told.audience) for told in s.ear] == [(line, [1, 2, 3, 0, 0], 0b100)]
    assert line.fields == [("side", "side"), ("warriors", "number"), ("origin", "space")]


def test_a_line_is_read_by_its_audience() -> None:
    line = Line("moved", [])
    assert all(Told(line, [], EVERYONE).is_told_to(seat) for seat in (NOBODY, 0, 1, 5))
    assert [seat for seat in (NOBODY, CHANCE, 0, 1, 2, 3) if Told(line, [], 0b101).is_told_to(seat)] == [0, 2]
    assert not any(Told(line, [], 0).is_told_to(seat) for seat in (NOBODY, CHANCE, 0, 1, 5))
