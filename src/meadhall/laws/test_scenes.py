"""Law 20: whatever a passage of the log tells can be watched by whoever may read it, drawn for a desk and a phone."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.drawing import stages
from meadhall.engine.game import Game
from meadhall.engine.log import SCENE, Told
from meadhall.engine.match import Match
from meadhall.engine.scenes import BEATS, COMPARE, GROUNDS, Chances, Scene
from meadhall.engine.steps import NOBODY
from meadhall.laws.support import LANGUAGES, finished_match, numbers, viewers
from meadhall.manual import manual
from meadhall.telling import Passages, played

_GAMES = 3
_WATCHED = 40
"""So many scenes of a game are drawn."""


def _passages(match: Match, seat: int) -> list[list[Told]]:
    told = [each for _, each in match.told(seat)]
    return [each.told for each in Passages(told, played(match.game.sides(match.state), match.game.names)).all]


def _scenes(game: Game, language: str) -> Iterator[Scene]:
    for n in numbers(_GAMES):
        match = finished_match(game, n)
        for seat in viewers(game, n):
            for told in _passages(match, seat):
                scene = game.scene(told, seat, language)
                if scene is not None:
                    yield scene


def _faults(game: Game, scene: Scene) -> list[str]:
    """What is wrong with a scene."""
    known = manual(game, "en").rules
    found = [f"{rule} is no rule" for beat in scene.beats for rule in beat.rules if rule not in known]
    found += ["no beat"] * (not scene.beats) + ["no ground"] * (scene.ground not in GROUNDS)
    for beat in scene.beats:
        if beat.kind not in BEATS or not beat.sentence or not beat.label or len(beat.wings) != len(scene.parties):
            found.append(f"half a beat: {beat.label}: {beat.sentence}")
        if beat.kind == COMPARE and any(item.number < 0 for wing in beat.wings for item in wing.items):
            found.append("a count below nothing")
        if beat.odds is not None and not _are_chances(beat.odds, len(scene.parties)):
            found.append(f"no chances: {beat.odds}")
        ids = [piece.id for wing in beat.wings for piece in wing.pieces]
        found += [f"{each} stands there twice" for each in ids if ids.count(each) > 1]
    return found


def _are_chances(odds: Chances, parties: int) -> bool:
    shares = odds[:3]
    return parties == 2 and all(0 <= each <= 1 for each in shares) and abs(sum(shares) - 1) < 1e-6 and bool(odds.note)


def test_every_scene_is_whole_and_can_be_drawn(game: Game) -> None:
    for language in LANGUAGES:
        for n, scene in enumerate(_scenes(game, language)):
            assert _faults(game, scene) == []
            if n < _WATCHED:
                for layout in stages.ROOMS:
                    assert stages.ground_of(scene, layout)
                    assert all(stages.beat_of(scene, beat, layout) for beat in scene.beats)


def test_a_scene_grows_beat_by_beat_as_the_log_does(game: Game) -> None:
    """What was seen stays as it was seen: nothing later changes a beat that has been watched."""
    match = finished_match(game, 1)
    for told in _passages(match, NOBODY)[:60]:
        before: list[str] = []
        for end in range(1, len(told) + 1):
            scene = game.scene(told[:end], NOBODY, "en")
            now = [beat.sentence for beat in scene.beats] if scene is not None else []
            assert now[: len(before)] == before
            before = now


def test_every_scene_of_a_game_that_is_over_ends_on_a_page_that_says_what_came_of_it(game: Game) -> None:
    """So the result can stay until it is put away, and the last scene says how the game was won."""
    for n in numbers(_GAMES):
        match = finished_match(game, n)
        found = [game.scene(told, NOBODY, "en") for told in _passages(match, NOBODY)]
        scenes = [each for each in found if each is not None]
        for scene in scenes:
            assert scene.outcome is not None, scene.title
            assert scene.outcome.title
            assert scene.outcome.rows or scene.outcome.lines, scene.title
            assert all(len(cells) == len(scene.outcome.heads) for _, cells in scene.outcome.rows)
        if scenes:
            assert scenes[-1].outcome is not None
            assert scenes[-1].outcome.rows, "The end has no numbers."


def test_every_clash_has_its_scene(game: Game) -> None:
    """A line that opens a scene in the log opens one on the stage too."""
    for told in _passages(finished_match(game, 2), NOBODY):
        if told[0].line.part == SCENE and not told[0].line.level:
            assert game.scene(told, NOBODY, "en") is not None, told[0].line.key
