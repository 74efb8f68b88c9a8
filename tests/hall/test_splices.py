"""Pictures as changes: joining the pieces gives the new picture, and they are small."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall.engine.rng import Rng
from meadhall.hall.cuttings import Cuttings
from meadhall.hall.splices import check_of, joined, splices

_TAGS = st.sampled_from(
    ['<g id="a">', '<g id="b" class="touch">', "</g>", "<path d='M0 0'/>", "text & ą", "<", ">", "…"]
)
_TEXTS = st.one_of(st.text(max_size=60), st.lists(_TAGS, max_size=40).map("".join))


@given(_TEXTS, _TEXTS)
def test_joining_gives_the_new_text(old: str, new: str) -> None:
    pieces = splices(old, new)
    if pieces is None:
        assert any(letter > "\uffff" for letter in old + new)
    else:
        assert joined(old, pieces) == new


@given(_TEXTS, _TEXTS, _TEXTS, _TEXTS)
def test_joining_gives_what_was_put_in_left_out_and_moved(one: str, two: str, three: str, four: str) -> None:
    for old, new in (
        (one + two + three, two + four + one),
        (one + one + two, one + three + two),
        (one, one + two + one),
    ):
        pieces = splices(old, new)
        assert pieces is None or joined(old, pieces) == new


def test_letters_that_a_page_counts_twice_are_sent_whole() -> None:
    assert splices("<g>🛡</g>", "<g></g>") is None
    assert splices("<g></g>", "<g>🛡</g>") is None


@given(_TEXTS, _TEXTS, _TEXTS, st.sampled_from([1, 40, 10**9]))
def test_joining_gives_the_new_picture_whatever_was_let_go_of(one: str, two: str, three: str, most: int) -> None:
    cuttings = Cuttings(most)
    for old, new in ((one + two, two + three), (one + two + three, one + three), (one + one, three + one + two)):
        former = cuttings.cut(old)
        for text in (three, two, new):
            latest = cuttings.cut(text)
            pieces = cuttings.changes(former, latest, text)
            assert latest.check == check_of(text)
            if pieces is None:
                assert any(letter > "\uffff" for letter in old + text)
            else:
                assert joined(old, pieces) == text


def test_what_was_let_go_of_is_told_by_whole_groups() -> None:
    old = "<svg>" + "".join(f'<g id="thing-{n}"><path d="M{n} {n}"/></g>' for n in range(99)) + "</svg>"
    new = old.replace("M50 50", "M50 51")
    changes = []
    for most in (10**9, 1):
        cuttings = Cuttings(most)
        former = cuttings.cut(old)
        for _ in range(2):
            cuttings.cut("<g>another</g>")
        changes.append(cuttings.changes(former, cuttings.cut(new), new) or [])
    told = [[each for each in pieces if isinstance(each, str)] for pieces in changes]
    assert told == [["1"], ['<g id="thing-50"><path d="M50 51"/></g>']]


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_pieces_of_a_picture_are_small(slug: str) -> None:
    game, rng, sizes, cuttings = meadhall.game(slug), Rng(5, 6), [], Cuttings()
    match, old = game.new(seed=3), ""
    former = cuttings.cut(old)
    for _ in range(30):
        options = match.options()
        match.choose(options[rng.below(len(options))])
        new = game.picture(match.state, 0, "pl", "wide-bare")
        latest = cuttings.cut(new)
        pieces = cuttings.changes(former, latest, new)
        assert pieces is not None
        assert joined(old, pieces) == new
        sizes.append(len(json.dumps(pieces)) / len(new))
        old, former = new, latest
    assert sorted(sizes[1:])[15] < 0.06


def test_the_check_is_that_of_the_page() -> None:
    """CRC-32, by its well-known check value."""
    assert check_of("123456789") == 0xCBF43926
