"""The rules of Hnefatafl, told on the board."""

from __future__ import annotations

import pytest
from hnefatafl import GAME
from hnefatafl.board import SQUARES
from hnefatafl.rules import PickPiece, PlayTurn
from hnefatafl.state import Tafl

import meadhall
from meadhall.engine.driver import carry_out, waiting


def table(told: str, seat: int, board: str = "copenhagen") -> Tafl:
    """A position in which a seat is to move."""
    s = GAME.notation.laid({"table": told}, {"board": board}, 2)
    assert isinstance(s, Tafl)
    s.todo = [PlayTurn(1 - seat), PickPiece(seat)]
    return s


def move(s: Tafl, told: str) -> Tafl:
    """Make a move such as `a4 a5`."""
    for square in told.split():
        decision = waiting(s)[0]
        carry_out(s, decision, SQUARES.index(square))
    return s


def ended(s: Tafl) -> str:
    """How the game has ended."""
    return GAME.way_won(s)


def test_the_game_is_found_by_its_name_and_the_attackers_begin() -> None:
    """TAFL-1"""
    match = meadhall.game("hnefatafl").new(1)
    assert match.seats == [0]
    assert len(match.options()) == 20, "those behind others cannot move"


def test_pieces_move_like_rooks_and_cross_the_throne_without_stopping() -> None:
    """TAFL-2, TAFL-3"""
    s = table("K a6; A f8 k11", 0)
    assert [SQUARES[each] for each in s.reach(SQUARES.index("f8"))][:4] == ["f1", "f2", "f3", "f4"]
    assert "f6" not in [SQUARES[each] for each in s.reach(SQUARES.index("f8"))]
    assert "f6" in [SQUARES[each] for each in s.reach(SQUARES.index("a6"))]


@pytest.mark.parametrize(
    ("told", "seat", "moved", "gone"),
    [
        ("K k5; A b3 d5; D c3", 0, "d5 d3", "c3"),
        ("K c4; A b3; D a3", 1, "c4 c3", "b3"),
        ("K k5; A b1 k11; D d9", 1, "d9 d1", ""),
        ("K k5; A b1; D c9", 1, "c9 c1", "b1"),
        ("K k5; A f5; D f1", 1, "f1 f4", "f5"),
        ("K f6; A d3 f9; D f7 k1", 0, "f9 f8", ""),
        ("K k5; A b3 d3; D c9", 1, "c9 c3", ""),
    ],
)
def test_a_piece_between_two_enemies_or_an_enemy_and_a_corner_or_the_throne_is_captured(
    told: str, seat: int, moved: str, gone: str
) -> None:
    """TAFL-4: by the king too, and by the throne if nobody sits there; whoever moves in between stays."""
    s = move(table(told, seat), moved)
    if gone:
        assert s.board[SQUARES.index(gone)] == 0
    else:
        assert s.quiet == 1


@pytest.mark.parametrize(
    ("told", "is_taken"),
    [
        ("K k5; D d1 e1 f1; A c1 d2 e2 f2 g7", True),
        ("K k5; D d1 e1 f1; A c1 d2 f2 g7", False),
        ("K k5; D e1 f1; A d7 e2 f2 d1 g7", True),
        ("K e1; D d1 f1; A c1 d2 e2 f2 g7", True),
    ],
)
def test_a_shield_wall_takes_a_row_at_the_edge_but_for_a_king_in_it(told: str, is_taken: bool) -> None:
    """TAFL-5"""
    s = move(table(told, 0), "g7 g1")
    assert (2 not in s.board) == is_taken
    assert 3 in s.board


_RING = "c3 d3 e3 c4 e4 c5 d5 e9"
_FORT = "c1 c2 d3 e3 f3 g2"


@pytest.mark.parametrize(
    ("rule", "told", "seat", "moved", "way"),
    [
        ("TAFL-6", "K e4; D k9; A d4 f4 e3 a5", 0, "a5 e5", "taken"),
        ("TAFL-6, beside the throne", "K f5; D k9; A e5 g5 a4", 0, "a4 f4", "taken"),
        ("TAFL-6, two are not enough", "K e4; D k9; A d4 f9", 0, "f9 f4", "unfinished"),
        ("TAFL-6, safe at the edge", "K a5; D k9; A a4 a6 b9", 0, "b9 b5", "unfinished"),
        ("TAFL-6, in a corner", "K a5; A k5", 1, "a5 a1", "corner"),
        ("TAFL-7", f"K d4; A {_RING}", 0, "e9 e5", "surrounded"),
        ("TAFL-7, one is outside", f"K d4; D k9; A {_RING}", 0, "e9 e5", "unfinished"),
        ("TAFL-8", f"K e1; D {_FORT} g9; A a5 k7", 1, "g9 g1", "fort"),
        ("TAFL-8, with an enemy in it", f"K e1; D {_FORT} g9; A d1 k7", 1, "g9 g1", "unfinished"),
        ("TAFL-8, that can be broken", "K e1; D c1 d2 e3 f2 f9; A a5 k7", 1, "f9 f1", "unfinished"),
        ("TAFL-8, of few", "K e1; D d1 e2 f2 g9; A a5 k7", 1, "g9 g1", "fort"),
        ("TAFL-8, without room", "K e1; D c1 d2 e2 f1 k9; A a5 k7", 1, "c1 d1", "unfinished"),
        ("TAFL-10", "K k5; A b1; D c1 b9", 1, "b9 b2", "stuck"),
        ("TAFL-11", "K b3; D d6; A b2 e4", 0, "e4 b4", "taken"),
        ("TAFL-11, beside the throne", "K d3; D d6; A c3 e7", 0, "e7 e3", "unfinished"),
    ],
)
def test_a_game_ends_as_its_rules_say(rule: str, told: str, seat: int, moved: str, way: str) -> None:
    """TAFL-6 to TAFL-8, TAFL-10, TAFL-11"""
    board = "brandubh" if rule.startswith("TAFL-11") else "copenhagen"
    assert ended(move(table(told, seat, board), moved)) == way


def test_a_position_that_comes_a_third_time_is_won_by_the_attackers() -> None:
    """TAFL-9"""
    s = table("K e5; D c3; A k9", 0)
    for turn in ["k9 k8", "c3 c4", "k8 k9", "c4 c3"] * 2 + ["k9 k8"]:
        assert not s.is_over
        move(s, turn)
    assert ended(s) == "repetition"


def test_nobody_wins_after_many_turns_without_a_capture() -> None:
    """TAFL-9"""
    s = table("K e5; D c3; A k9", 0)
    s.quiet = 59
    assert (ended(move(s, "k9 k8")), s.winners()) == ("draw", [0, 1])
