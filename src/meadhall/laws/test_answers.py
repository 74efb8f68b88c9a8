"""Law 18: whatever is drawn answers those who point at it, and warnings are said in words that exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from meadhall.engine import defaults
from meadhall.engine.ahead import is_warned, warnings
from meadhall.engine.driver import waiting
from meadhall.engine.game import Game
from meadhall.engine.inspected import Inspected, Section, Warned
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY, decision_key
from meadhall.laws.marks import every
from meadhall.laws.secrets import dealt_anew
from meadhall.laws.support import LANGUAGES, all_games, data, has_manual, numbers, some_positions, viewers
from meadhall.laws.svg import parsed
from meadhall.laws.toy import GAME as TOY
from meadhall.manual import manual

_NAMED = 5
"""Things that answers name and that were not asked about there, to be asked about too."""
_GUESSED = 200
"""Options, of whatever decision, that somebody guesses at."""
_STRANGE = ("", "nothing of the kind", "/", "no_decision/nothing", "-1", "99999", "name", "unit-", "area_99", ":")
ANSWERING = [game for game in all_games() if game.inspect is not defaults.inspect_nothing]
"""Games in which everything answers."""

answering = every("game", ANSWERING, "things that answer")


def things_of(game: Game, s: State, seat: int) -> set[str]:
    """What a page can ask about: the things of the picture, and the options of the viewer."""
    svg = parsed(game.picture(s, seat, "en", "parts"))
    drawn = {thing for each in svg.iter() for thing in each.get("data-thing", "").split()}
    own = [each for each in waiting(s) if each.seat == seat]
    return drawn | {
        f"{decision_key(each)}/{each.vocabulary.name(option)}" for each in own for option in each.options(s)
    }


def _asked(game: Game) -> Iterator[tuple[State, int, list[str]]]:
    """Some positions, who looks, and the things there that this viewer has not asked about before, in two games."""
    for n in numbers(2):
        known: set[tuple[int, str]] = set()
        for s in some_positions(game, n, 3 if game.slug == TOY.slug else 25):
            for seat in viewers(game, n):
                new = [thing for thing in sorted(things_of(game, s, seat)) if (seat, thing) not in known]
                known |= {(seat, thing) for thing in new}
                yield s, seat, new


def faults(game: Game, found: Inspected | None, language: str) -> list[str]:
    """What is wrong with an answer."""
    if found is None:
        return ["no answer"]
    known = manual(game, language).rules if has_manual(game) else {}
    rows = [row for section in found.sections for row in section.rows]
    wrong = [f"no rule {rule}" for rule in found.rules if rule not in known]
    wrong += ["no name"] * (not found.name.strip()) + ["no words"] * (not found.about.strip() and not rows)
    wrong += ["no heading" for section in found.sections if not section.heading.strip()]
    wrong += ["nothing under a heading" for section in found.sections if not section.rows]
    wrong += ["an empty row" for row in rows if not row.text.strip() and not row.glyph]
    for glyph in [found.glyph, *[row.glyph for row in rows]]:
        wrong += ["a glyph that is no SVG"] * (bool(glyph) and not parsed(glyph).tag.endswith("svg"))
    return wrong


@answering
def test_whatever_is_drawn_and_whatever_can_be_chosen_answers_in_both_languages(game: Game) -> None:
    """Law 18: with a name, with words, and with rules that exist; what an answer names answers too."""
    asked = 0
    for s, seat, things in _asked(game):
        before, named = data(s), set[str]()
        for thing in things:
            for language in LANGUAGES:
                found = game.inspect(s, seat, thing, language)
                assert faults(game, found, language) == [], (thing, language)
                assert found is not None
                named |= {each for section in found.sections for row in section.rows for each in row.things}
        unknown = sorted(named - set(things))[:_NAMED]
        assert [each for each in unknown if game.inspect(s, seat, each, "en") is None] == []
        assert data(s) == before
        asked += len(things)
    assert asked > 10


@answering
def test_an_answer_tells_nothing_that_the_viewer_may_not_know(game: Game) -> None:
    """Law 18: it is the same however the rest is dealt."""
    for s, seat, things in _asked(game):
        other = dealt_anew(game, s, seat, len(things))
        for thing in things:
            assert game.inspect(s, seat, thing, "en") == game.inspect(other, seat, thing, "en"), thing


def _guesses(game: Game, rng: Rng) -> list[str]:
    """What somebody may ask about though it was never shown to them: every thing, and some options of all decisions."""
    options = [f"{key}/{name}" for key, kind in game.decisions.items() for name in kind.vocabulary.names]
    named = {name for names in game.names.values() for name in names if name}
    return [*sorted(named), *[options[rng.below(len(options))] for _ in range(_GUESSED)]]


@answering
def test_a_guess_breaks_nothing_and_tells_nothing(game: Game) -> None:
    """Law 18: whoever asks about what they were not shown learns no more than they may know."""
    answered = 0
    for n in numbers(2):
        rng = Rng(n, 18)
        moments = [s.clone() for s in some_positions(game, n, 30)]
        for s, seat in ((moments[rng.below(len(moments))], NOBODY), (moments[rng.below(len(moments))], 0)):
            other = dealt_anew(game, s, seat, n)
            for thing in _guesses(game, rng):
                found = game.inspect(s, seat, thing, "en")
                assert found == game.inspect(other, seat, thing, "en"), thing
                answered += found is not None
    assert answered > 10


@answering
def test_what_is_no_thing_gets_no_answer(game: Game) -> None:
    """Law 18: whatever is asked for, nothing breaks."""
    s = next(iter(some_positions(game, 0, 1)))
    for thing in _STRANGE:
        for seat in (0, NOBODY):
            assert game.inspect(s, seat, thing, "en") is None, thing


@answering
def test_the_legend_has_signs_and_words_in_both_languages(game: Game) -> None:
    """Law 18."""
    both = [game.signs(language) for language in LANGUAGES]
    assert both[0]
    assert len(both[0]) == len(both[1])
    for glyph, text in [*both[0], *both[1]]:
        assert parsed(glyph).tag.endswith("svg")
        assert text.strip()


@answering
def test_warnings_are_of_decisions_of_players_and_have_words_in_both_languages(game: Game) -> None:
    """Law 18: what is said follows from what the seat sees."""
    kinds = set(game.decisions.values())
    assert set(game.warned) <= kinds
    if not game.warned:
        pytest.skip(f"{game.slug} warns of nothing.")
    for n in numbers(4):
        for s in some_positions(game, n, 6):
            for decision in waiting(s):
                if decision.seat >= 0 and is_warned(game, decision):
                    found = warnings(game, s, decision.seat, [])
                    other = dealt_anew(game, s, decision.seat, n)
                    assert warnings(game, other, decision.seat, []) == found
                    assert [_untold(game, each) for said in found.values() for each in said] == [""] * _count(found)


def _count(found: dict[str, list[Warned]]) -> int:
    return sum(len(said) for said in found.values())


def _untold(game: Game, warned: Warned) -> str:
    """The key of a warning that some language has no words for."""
    said = [game.words(language).warning(warned.key, warned.arguments).strip() for language in LANGUAGES]
    return "" if all(said) else warned.key


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (None, "no answer"),
        (Inspected("", "", "Words."), "no name"),
        (Inspected("A name", "", ""), "no words"),
        (Inspected("A name", "", "Words.", rules=["TRI-99"]), "no rule TRI-99"),
        (Inspected("A name", "", "Words.", sections=[Section("Gives", [])]), "nothing under a heading"),
    ],
)
def test_an_answer_that_says_nothing_is_caught(broken: Inspected | None, fault: str) -> None:
    """Law 18 can fail."""
    assert faults(TOY, broken, "en") == [fault]


def test_an_answer_that_shows_the_hands_of_others_is_caught() -> None:
    """Law 18 can fail: a toy game that looks into all hands breaks it."""
    loose = replace(TOY, inspect=lambda s, _seat, _thing, _language: Inspected(str(s.hands), "", "Words."))
    with pytest.raises(AssertionError):
        test_an_answer_tells_nothing_that_the_viewer_may_not_know(loose)
