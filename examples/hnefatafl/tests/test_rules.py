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
        ("K b4; A b3; D c1 k9", 1, "c1 b1", ". b2"),
        ("K c4; A b3; D a3", 1, "c4 c3", "b3"),
        ("K k5; A b1 k11; D d9", 1, "d9 d1", ""),
        ("K k5; A b1; D c9", 1, "c9 c1", "b1"),
        ("K k5; A f5; D f1", 1, "f1 f4", "f5"),
        ("K f6; A d3 f9; D f7 k1", 0, "f9 f8", ""),
    ],
)
def test_a_piece_between_two_enemies_or_an_enemy_and_a_corner_or_the_throne_is_captured(
    told: str, seat: int, moved: str, gone: str
) -> None:
    """TAFL-4: by the king too, and by the throne if nobody sits there."""
    s = move(table(told, seat), moved)
    if gone:
        assert s.board[SQUARES.index(gone.split()[-1])] == 0
    else:
        assert s.quiet == 1


def test_whoever_moves_between_two_enemies_stays() -> None:
    """TAFL-4"""
    assert move(table("K k5; A b3 d3; D c9", 1), "c9 c3").quiet == 1


@pytest.mark.parametrize(
    ("told", "moved", "is_taken"),
    [
        ("K k5; D d1 e1 f1; A c1 d2 e2 f2 g7", "g7 g1", True),
        ("K k5; D d1 e1 f1; A c1 d2 f2 g7", "g7 g1", False),
        ("K k5; D b1 c1; A b2 c2 d7", "d7 d1", True),
        ("K e1; D d1 f1; A c1 d2 e2 f2 g7", "g7 g1", True),
    ],
)
def test_a_shield_wall_takes_a_row_at_the_edge(told: str, moved: str, is_taken: bool) -> None:
    """TAFL-5: a corner closes it too, and a king in the row stays."""
    s = move(table(told, 0), moved)
    assert (2 not in s.board) == is_taken
    assert 3 in s.board


@pytest.mark.parametrize(
    ("told", "moved", "board", "way"),
    [
        ("K e4; D k9; A d4 f4 e3 a5", "a5 e5", "copenhagen", "taken"),
        ("K f5; D k9; A e5 g5 a4", "a4 f4", "copenhagen", "taken"),
        ("K a5; D k9; A a4 a6 b9", "b9 b5", "copenhagen", "unfinished"),
        ("K b3; D d6; A b2 e4", "e4 b4", "brandubh", "taken"),
        ("K d3; D d6; A c3 e7", "e7 e3", "brandubh", "unfinished"),
    ],
)
def test_the_king_is_taken_on_four_sides_and_on_two_on_the_small_board(
    told: str, moved: str, board: str, way: str
) -> None:
    """TAFL-6, TAFL-11: the throne is one of four; at the edge he is safe on the large board."""
    assert ended(move(table(told, 0, board), moved)) == way


def test_the_king_wins_in_a_corner() -> None:
    """TAFL-6"""
    assert ended(move(table("K a5; A k5", 1), "a5 a1")) == "corner"


@pytest.mark.parametrize(("gap", "way"), [("", "surrounded"), ("k11", "unfinished")])
def test_a_ring_around_all_defenders_wins(gap: str, way: str) -> None:
    """TAFL-7"""
    ring = "c3 d3 e3 c4 e4 c5 d5"
    s = move(table(f"K d4; A {ring} e9; D {gap}", 0), "e9 e5")
    assert ended(s) == ("taken" if not gap and way == "taken" else way)


@pytest.mark.parametrize(
    ("told", "moved", "way"),
    [
        ("K e1; D c1 d2 e2 f2 k9; A a5 k7", "c1 d1", "unfinished"),
        ("K e1; D c2 d3 e3 f3 g2 c1 g9; A a5 k7", "g9 g1", "fort"),
        ("K e1; D c2 d3 e3 f3 g2 c1 g9; A d1 k7", "g9 g1", "unfinished"),
        ("K e1; D d2 f2 e9; A a5 k7", "e9 e2", "unfinished"),
    ],
)
def test_a_fort_at_the_edge_wins(told: str, moved: str, way: str) -> None:
    """TAFL-8: if the king can move in it, and no piece of its wall can ever be captured."""
    assert ended(move(table(told, 1), moved)) == way


def test_a_position_that_comes_a_third_time_is_won_by_the_attackers() -> None:
    """TAFL-9"""
    s = table("K e5; D c3; A k9", 0)
    for turn in ["k9 k8", "c3 c4", "k8 k9", "c4 c3"] * 3:
        if s.is_over:
            break
        move(s, turn)
    assert ended(s) == "repetition"


def test_nobody_wins_after_many_turns_without_a_capture() -> None:
    """TAFL-9"""
    s = table("K e5; D c3; A k9", 0)
    s.quiet = 59
    assert (ended(move(s, "k9 k8")), s.winners()) == ("draw", [0, 1])


def test_whoever_cannot_move_has_lost() -> None:
    """TAFL-10"""
    s = move(table("K k5; A b1; D c1 b9", 1), "b9 b2")
    assert (ended(s), s.winners()) == ("stuck", [1])
