"""The log in sentences: every clause can be said, every deed has its doer, and a round is short to read."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meadhall.bots import bot
from meadhall.engine.game import Game
from meadhall.engine.log import OPENS, ROUND, SCENE, Told
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.log import last_line
from meadhall.laws.support import LANGUAGES, finished_match, numbers, viewers
from meadhall.laws.test_words import lines
from meadhall.telling import Passages, Teller, played

FORMS = {"clause", "result", "scene", "item", "many"}
DONE_BY_NOBODY = {"tiny_epic_vikings": {"invaders_won"}}
"""Lines that name a player to whom something was done by nobody's turn."""
SENTENCES = 6
"""As many a round of four has at most, battles apart."""


def _told(match: Match, seat: int = NOBODY) -> list[Told]:
    return [told for _, told in match.told(seat)]


def _passages(match: Match, told: list[Told]) -> Passages:
    return Passages(told, played(match.game.sides(match.state), match.game.names))


def _forms(game: Game, language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse(files(game.package).joinpath(f"{language}.ftl").read_text("utf-8"))
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in resource.body
        if isinstance(entry, Message) and entry.id.name.startswith("log-")
    }


def test_both_languages_have_the_same_clauses_and_no_other_forms(game: Game) -> None:
    english, polish = _forms(game, "en"), _forms(game, "pl")
    assert english == polish
    assert set().union(*english.values()) <= FORMS


def test_every_clause_can_be_said_of_one_and_of_several(game: Game) -> None:
    for language in LANGUAGES:
        say, forms = game.words(language), _forms(game, language)
        for key, line in lines(game).items():
            for form in forms[f"log-{key}"]:
                for number in range(4):
                    arguments = say.told(line, [_within(game, kind, number) for _, kind in line.fields], game.names)
                    text = say.say(f"log-{key}.{form}", **arguments, times=number + 1, items="…", sz="sz")
                    assert text.strip()
                    assert not text.endswith(".")


def _within(game: Game, kind: str, number: int) -> int:
    return number % len(game.names[kind]) if kind in game.names else number


def test_a_line_that_names_a_player_says_who_did_it(game: Game) -> None:
    """So each has its emblem and its colour; of a line without a doer nobody could tell whose it is."""
    sides = {side for n in range(8) for side in game.sides(finished_match(game, n).state)}
    for key, line in lines(game).items():
        names = {thing for _, kind in line.fields if kind != "seat" for thing in game.names.get(kind, [])}
        if line.level == 0 and names & sides and key not in DONE_BY_NOBODY.get(game.slug, set()):
            assert line.doer >= 0, key


def test_every_plain_line_is_told_by_one_sentence_and_all_say_something(game: Game) -> None:
    for n in numbers(1):
        match = finished_match(game, n)
        for seat in viewers(game, n):
            told = _told(match, seat)
            passages = _passages(match, told)
            for each, number in zip(told, passages.of, strict=True):
                assert each.line.level or each in passages.all[number].told
            for language in LANGUAGES:
                teller = Teller(game.words(language), game.names)
                for passage in passages.all:
                    assert str(teller.sentence(passage, "Ada")).endswith((".", "!", "?"))


def test_what_is_added_leaves_earlier_lines_where_they_were(game: Game) -> None:
    """A page that has the first lines needs only the sentences from the first on that tells a new line."""
    match = finished_match(game, 0)
    told = _told(match)
    whole = _passages(match, told)
    teller = Teller(game.words("en"), game.names)
    for count, after in pairwise(range(0, len(told), max(1, len(told) // 12))):
        part, more = _passages(match, told[:count]), _passages(match, told[:after])
        assert part.of == whole.of[:count]
        first = min((n for n in more.of[count:] if n >= 0), default=len(more.all))
        for old, new in zip(part.all[:first], more.all[:first], strict=True):
            assert str(teller.sentence(old, "Ada")) == str(teller.sentence(new, "Ada"))


def test_a_round_of_four_is_told_in_six_sentences(game: Game) -> None:
    """A turn is one, and so is what a phase brings to all; battles are told besides."""
    players = min(4, max(game.players))
    match = game.new(seed=3, players=players)
    minds = [bot("random", game, seed=seat) for seat in range(players)]
    while not match.over:
        seat = match.open_decisions()[0].seat
        minds[seat].play(match, seat)
    told = _told(match)
    turns = sum(each.line.part == OPENS for each in told)
    rounds = max(sum(each.line.level == ROUND for each in told), turns / players)
    battles = {each.line.key for each in told if each.line.part == SCENE and each.line.level == 0}
    plain = [
        each for each in _passages(match, told).all if each.opening is None or each.opening.line.key not in battles
    ]
    assert len(plain) / rounds <= SENTENCES


def test_the_result_of_a_finished_game_names_who_won(game: Game) -> None:
    """It is the last line that is not only said besides."""
    for n in range(2):
        match = finished_match(game, n)
        if len(match.winners) == 1:
            side = game.words("en").name(game.sides(match.state)[match.winners[0]], "short")
            assert side.lower() in last_line(match, "en").lower()
