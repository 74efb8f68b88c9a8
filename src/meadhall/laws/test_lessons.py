"""Law 21: every lesson can be played to its goal by what its coach says, and what the coach says is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from meadhall.bots import bot
from meadhall.engine.game import Game
from meadhall.laws.marks import every
from meadhall.laws.support import LANGUAGES, manual_ids, the_games
from meadhall.lessons import Lesson, Rehearsal, coaching, lessons, rehearsal

GAMES = [game for game in the_games() if lessons(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons(game)]
_LONGEST = 400
_SENTENCES = 2
_BUBBLE = 5
_FIRST_WORDS = 60
"""Words before the first own choice of the first lesson."""

every_lesson = every("lesson", LESSONS, "lessons")


def _others_play(match: Rehearsal) -> None:
    """Those play of whom the lesson says nothing."""
    for _ in range(_LONGEST):
        if match.over or match.progress.is_reached or match.learner in match.seats:
            return
        bot(match.lesson.opponent, match.game, seed=1).play(match, match.seats[0])
    raise AssertionError("The others never come to an end.")


def _choose(match: Rehearsal) -> None:
    """Do what the coach asks for; where that is left open, what a sound player would."""
    wanted = match.wanted()
    if wanted:
        match.choose(wanted[0], match.learner)
    else:
        assert not match.lesson.steps[match.progress.step].choose, f"Step {match.progress.step + 1} cannot be done."
        bot("karl", match.game, seed=1).play(match, match.learner)
    _others_play(match)


def _on_the_way(lesson: Lesson) -> Iterator[Rehearsal]:
    """The match before each choice of the learner."""
    match = rehearsal(lesson)
    _others_play(match)
    for _ in range(_LONGEST):
        yield match
        if match.progress.is_reached:
            return
        _choose(match)
        assert not match.is_off, "What the coach asks for leads off the way."
    raise AssertionError("The goal is never reached.")


@every_lesson
def test_its_position_is_sound(lesson: Lesson) -> None:
    match = rehearsal(lesson)
    assert match.game.faults(match.state, match.players) == []
    assert match.game.at(match.first(0).position()).options() == match.first(0).options()


@every_lesson
def test_it_is_played_to_its_goal_by_what_is_asked(lesson: Lesson) -> None:
    done: list[int] = []
    for match in _on_the_way(lesson):
        if match.progress.step not in done and not match.progress.is_reached:
            done.append(match.progress.step)
            assert match.game.notation.all_hold(match.state, lesson.steps[match.progress.step].holds)
    assert match.progress.step == len(lesson.steps)
    assert match.progress.left == ((), ()), "Some of what chance and the others do never happens."


@every_lesson
def test_what_is_lit_is_on_the_table(lesson: Lesson) -> None:
    for match in _on_the_way(lesson):
        if match.progress.is_reached or match.progress.done:
            continue
        spot = lesson.steps[match.progress.step].spot
        things = re.findall(r'data-thing="([^"]+)"', match.picture(match.learner, "en", "parts"))
        drawn = {name for each in things for name in each.split()}
        assert set(spot) <= drawn
        assert len(spot) <= 3


@every_lesson
def test_whatever_else_is_tried_is_answered_truly_and_can_be_taken_back(lesson: Lesson) -> None:
    tried: set[int] = set()
    for match in _on_the_way(lesson):
        if match.progress.is_reached:
            break
        for n, other in enumerate(lesson.others):
            if n in tried or other.step not in (0, match.progress.step + 1):
                continue
            for name in match.options(match.learner):
                if match.is_meant(match.state, other.option, name) and name not in match.wanted():
                    tried.add(n)
                    _try(match, n, name)
                    break
    assert tried == set(range(len(lesson.others))), "Some of what is answered can never be chosen."


def _try(match: Rehearsal, n: int, name: str) -> None:
    lesson, other, position = match.lesson, match.lesson.others[n], match.position()
    elsewhere = match.copy()
    elsewhere.choose(name, match.learner)
    _others_play(elsewhere)
    assert elsewhere.game.notation.all_hold(elsewhere.state, other.leads), f"{name} does not lead to {other.leads}"
    for language in LANGUAGES:
        assert lesson.says(f"-other-{n + 1}", language)
    if other.is_good:
        assert not elsewhere.is_off
    elif not elsewhere.progress.is_reached:
        assert coaching(elsewhere, "en").off == lesson.says(f"-other-{n + 1}", "en")
        elsewhere.take_back()
        assert elsewhere.position() == position
        assert not elsewhere.is_off


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_everything_in_short_sentences(lesson: Lesson, language: str) -> None:
    for key in ["", ".goal", ".done"]:
        assert lesson.says(key, language), key
    for n in range(1, len(lesson.steps) + 1):
        assert lesson.says(f"-step-{n}.deed", language)
        assert lesson.says(f"-step-{n}", language)
        assert _sentences(lesson.says(f"-step-{n}", language)) <= _SENTENCES
        assert len(lesson.says(f"-step-{n}.spot", language).split()) <= _BUBBLE
    for n in range(1, len(lesson.remarks) + 1):
        assert lesson.says(f"-remark-{n}", language)


@every("game", GAMES, "lessons")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_lessons_is_left_over_and_the_first_choice_comes_soon(game: Game, language: str) -> None:
    text = files(game.package).joinpath("lessons", f"{language}.ftl").read_text("utf-8")
    told = set(re.findall(r"^lesson-(\w+?)(?:-(step|other|remark)-(\d+))? =", text, re.MULTILINE))
    known = set()
    for lesson in lessons(game):
        counts = {"step": len(lesson.steps), "other": len(lesson.others), "remark": len(lesson.remarks)}
        known |= {(lesson.id, "", "")}
        known |= {(lesson.id, kind, str(n)) for kind, count in counts.items() for n in range(1, count + 1)}
    assert told <= known
    first = lessons(game)[0]
    said = " ".join(first.says(key, language) for key in ("", ".goal", "-step-1"))
    assert len(said.split()) < _FIRST_WORDS


@every_lesson
def test_its_rules_are_in_the_manual(lesson: Lesson) -> None:
    assert lesson.rules
    assert set(lesson.rules) <= set(manual_ids(lesson.game, "en"))


def _sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))
