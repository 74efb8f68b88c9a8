"""Matches: who may choose, what may be taken back, who may read what."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.errors import CannotUndo, IllegalChoice, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import UNDO_CHANCE, UNDO_NOTHING, UNDO_OTHERS, UNDO_REVEALED, Match
from meadhall.engine.steps import CHANCE, NOBODY
from meadhall.laws.support import everything, replay

DEALT = """meadhall journal 2
game: tribute 2
players: 3
seed: 1
options: {"curses": true, "purse": "full", "rounds": 2}

* card:horn
* card:curse
* card:ring
"""


@pytest.fixture
def match(toy: Game) -> Match:
    """Three seats bid; seat 1 holds a curse."""
    return replay(toy, DEALT)


@pytest.fixture
def won(toy: Game) -> Match:
    """Seat 2 has won the first round, and seat 0, who has no curse, is asked for one."""
    return replay(toy, DEALT + "0 bid:1\n1 bid:2\n2 bid:3\n* seat:seat_2\n")


# Decisions of several seats at once


def test_all_seats_may_decide_at_once_and_in_any_order(match: Match) -> None:
    assert (match.seat, match.seats, match.decision) == (0, [0, 1, 2], "place_bid")
    match.choose("bid:3", 2)
    assert match.seats == [0, 1]
    match.choose("bid:1", 0)
    assert (match.seat, match.seats) == (1, [1])
    assert match.options() == match.options(1) == [f"bid:{coins}" for coins in range(6)]


def test_a_match_says_by_which_gesture_is_chosen(match: Match) -> None:
    assert match.shape() == match.shape(1) == "amounts"
    while not match.over:
        match.choose(match.options()[0])
    assert match.shape() == ""


def test_without_a_seat_the_first_of_them_decides(match: Match) -> None:
    match.choose("bid:2")
    assert match.seats == [1, 2]


def test_a_seat_that_has_decided_cannot_decide_again(match: Match) -> None:
    match.choose("bid:3", 2)
    with pytest.raises(IllegalChoice, match="It is not for seat 2 to decide now, but for seat 0"):
        match.choose("bid:3", 2)
    with pytest.raises(IllegalChoice, match="It is not for seat 2 to decide now"):
        match.options(2)
    with pytest.raises(IllegalChoice, match="It is not for seat 7 to decide now"):
        match.label("bid:3", seat=7)


def test_the_order_of_simultaneous_choices_does_not_matter(toy: Game) -> None:
    positions = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = replay(toy, DEALT)
        for seat in order:
            match.choose(f"bid:{seat}", seat)
        positions.append(match.position())
    assert positions[0] == positions[1] == positions[2]


def test_a_commitment_is_seen_by_its_seat_alone_until_all_have_made_theirs(match: Match) -> None:
    match.choose("bid:3", 2)
    assert [match.view(seat)["board"]["bids"] for seat in (0, 2, NOBODY)] == [[-1] * 3, [-1, -1, 3], [-1] * 3]
    assert [match.view(seat)["options"] == [] for seat in (0, 1, 2, NOBODY)] == [False, False, True, True]
    assert match.view(0)["waiting"] == [{"seat": seat, "decision": "place_bid"} for seat in (0, 1)]
    assert [match.log(seat)[-1] for seat in (0, 2, NOBODY)] == ["Cid has bid.", "You bid 3.", "Cid has bid."]
    assert match.entries[-1].audience == 0b100


def test_those_who_decide_are_asked_and_the_others_told_who_decides(match: Match) -> None:
    match.choose("bid:3", 2)
    assert match.prompt(1) == "How much do you bid, Bob?"
    assert match.prompt(2) == match.prompt() == "Ann is bidding"
    assert match.prompt(1, "pl") == "Ile stawiasz, Bolek?"
    assert match.label("bid:3", "pl", 1) == "Stawka 3"


# What may be taken back


def test_a_commitment_can_be_taken_back_until_somebody_else_makes_one(match: Match) -> None:
    before = everything(match)
    match.choose("bid:3", 2)
    match.undo(2)
    assert everything(match) == before
    match.choose("bid:4", 2)
    match.choose("bid:1", 0)
    assert match.why_not_undo(2) == UNDO_OTHERS
    assert match.why_not_undo(1) == UNDO_NOTHING
    assert match.why_not_undo(0) is None
    with pytest.raises(CannotUndo, match="Seat 2 cannot take back its last choice: another seat has chosen since"):
        match.undo(2)
    match.undo()
    assert match.seats == [0, 1]


def test_the_last_commitment_shows_them_all_and_cannot_be_taken_back(won: Match) -> None:
    for seat in range(3):
        assert won.why_not_undo(seat) == UNDO_CHANCE or won.why_not_undo(seat) == UNDO_REVEALED
    with pytest.raises(CannotUndo, match="Seat 2 cannot take back its last choice: something hidden has been shown"):
        won.undo(2)


def test_nothing_can_be_taken_back_before_anything_was_chosen(match: Match) -> None:
    before = everything(match)
    for seat in (None, 0, 1, 2):
        assert match.why_not_undo(seat) == UNDO_NOTHING
        with pytest.raises(CannotUndo, match="has nothing to take back"):
            match.undo(seat)
    assert everything(match) == before


def test_chance_stands_in_the_way(toy: Game) -> None:
    """With a tie, chance answers the last bid, which has shown the others too; the reveal is met first or last."""
    match = toy.new(3, {"curses": False, "rounds": 2})
    match.choose("bid:2", 0)
    match.choose("bid:2", 1)
    assert match.entries[-1].seat == CHANCE
    assert match.why_not_undo(1) == UNDO_CHANCE
    with pytest.raises(CannotUndo, match="Seat 1 cannot take back its last choice: chance has answered it") as refusal:
        match.undo(1)
    assert refusal.value.reason == UNDO_CHANCE


def test_what_has_been_shown_stays_shown(won: Match) -> None:
    won.choose("keep", 0)
    won.choose("play:curse", 1)
    assert won.why_not_undo(1) == UNDO_REVEALED
    assert won.view(0)["board"]["is_cursed"]


def test_keeping_a_card_that_could_be_played_can_be_taken_back(won: Match) -> None:
    """Unless chance draws the winner's card at once, as it does after the last who is asked."""
    won.choose("keep", 0)
    won.choose("keep", 1)
    assert won.why_not_undo(1) == UNDO_CHANCE


def test_undoing_the_turn_of_one_who_cannot_undo_is_refused_too(match: Match) -> None:
    with pytest.raises(CannotUndo, match="Seat 0 has nothing to take back"):
        match.undo_turn(0)


# Choices of which others may not know whether there was one


def test_a_single_option_waits_for_its_seat_if_that_is_a_secret(won: Match) -> None:
    assert (won.seat, won.decision, won.options()) == (0, "offer_curse", ["keep"])
    won.choose("keep")
    assert won.entries[-1].is_forced
    assert (won.seat, won.options()) == (1, ["keep", "play:curse"])


def test_any_other_single_option_is_played_at_once_and_recorded(toy: Game) -> None:
    match = toy.new(1, {"purse": "empty", "curses": False, "rounds": 1})
    assert match.over
    bids = [entry for entry in match.entries if entry.decision == "place_bid"]
    assert [(entry.seat, entry.name, entry.is_forced) for entry in bids] == [(0, "bid:0", True), (1, "bid:0", True)]


def test_a_secret_answer_stands_in_the_way_of_others_whether_it_was_forced_or_not(toy: Game) -> None:
    """Else whoever cannot take something back would know who holds a curse."""
    forced = replay(toy, DEALT + "0 bid:1\n1 bid:2\n2 bid:3\n* seat:seat_2\n0 keep\n")
    free = replay(toy, DEALT + "0 bid:3\n1 bid:2\n2 bid:1\n* seat:seat_0\n1 keep\n")
    assert [match.entries[-1].is_forced for match in (forced, free)] == [True, False]
    assert [forced.why_not_undo(2), free.why_not_undo(0)] == [UNDO_OTHERS, UNDO_OTHERS]


# Views and errors


@pytest.mark.parametrize("seat", [-3, -1, 3, 99])
def test_only_seats_and_spectators_may_look(match: Match, seat: int) -> None:
    for look in (match.view, match.picture):
        with pytest.raises(MeadhallError, match=f"There is no seat {seat}; the seats are 0 to 2"):
            look(seat)


@pytest.mark.parametrize("seat", [-3, -1, 3, 99])
def test_only_seats_and_spectators_are_told_anything(match: Match, seat: int) -> None:
    for ask in (match.prompt, match.log, match.told):
        with pytest.raises(MeadhallError, match=f"There is no seat {seat}; the seats are 0 to 2"):
            ask(seat)


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
def test_only_seats_take_back(match: Match, seat: int) -> None:
    with pytest.raises(MeadhallError):
        match.undo(seat)


def test_an_unknown_language_is_refused(match: Match) -> None:
    for ask in (match.prompt, match.log, match.picture):
        with pytest.raises(MeadhallError, match="There is no language 'de'; choose one of en, pl"):
            ask(0, "de")


def test_a_notebook_shows_the_picture_of_a_spectator(match: Match) -> None:
    assert match._repr_svg_() == match.picture(NOBODY, "en", "wide")


def test_the_log_can_be_read_from_any_entry_on(match: Match) -> None:
    length = len(match.entries)
    match.choose("bid:1", 0)
    assert match.log(1, since=length + 1) == ["Ann has bid."]
    assert match.log(1) == match.log(1, since=0)


def test_a_copy_is_the_same_match_and_goes_its_own_way(match: Match) -> None:
    match.choose("bid:1", 0)
    before = everything(match)
    other = match.copy()
    assert everything(other) == before
    other.choose("bid:2", 1)
    other.choose("bid:3", 2)
    assert everything(match) == before
    match.undo(0)
    assert match.log(0) != other.log(0)
    assert other.journal.startswith(match.journal)


def test_chance_depends_on_the_seed_and_the_length_of_the_journal_alone(toy: Game) -> None:
    """So nobody can look for better luck by taking back and choosing again."""
    for seed in range(10):
        match = toy.new(seed, {"curses": False, "rounds": 2})
        match.choose("bid:2", 0)
        match.undo(0)
        match.choose("bid:3", 0)
        match.choose("bid:0", 1)
        straight = toy.new(seed, {"curses": False, "rounds": 2})
        straight.choose("bid:3", 0)
        straight.choose("bid:0", 1)
        assert everything(match) == everything(straight)


def test_a_chain_of_choices_is_made_one_after_the_other() -> None:
    """What is forced in between may be named in the chain or left out."""
    one, other = (meadhall.game("saga").new(seed=7, options={"viking_seat": "seat_1"}) for _ in range(2))
    chain = [
        "place_leader:viking_leader_b:scand_north",
        "place_leader:viking_leader_a:scand_central",
        "pick_tile:tile_2",
    ]
    one.choose_all(chain, 1)
    for option in chain:
        other.choose(option)
    assert one.journal == other.journal


def test_an_empty_chain_or_one_with_an_illegal_choice_is_refused() -> None:
    match = meadhall.game("saga").new(seed=7, options={"viking_seat": "seat_1"})
    with pytest.raises(IllegalChoice, match="Nothing was chosen"):
        match.choose_all([], 1)
    with pytest.raises(IllegalChoice, match="'pick_tile:tile_1' cannot be chosen now"):
        match.choose_all(["place_leader:viking_leader_b:scand_north", "pick_tile:tile_1"], 1)
