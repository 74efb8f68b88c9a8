"""The end of the game: what the gods are worth, what each clan scores, who has won and by what."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Item, Outcome, Scene, Wing
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS, GOD_IDS, RUNE_IDS, RUNES
from meadhall.games.tiny_epic_vikings.naming import NAMES
from meadhall.games.tiny_epic_vikings.scenes.actors import clans_of, gods_row, name_of, party, settler
from meadhall.games.tiny_epic_vikings.scores import way_of
from meadhall.words import Words


def end_of_game(told: Sequence[Told], say: Words) -> Scene:
    """The scoring, with its outcome once the best standing has been told."""
    gods = [each for each in told if each.line is log.GOD_RANKED]
    scored = {each.side(): each for each in told if each.line is log.CLAN_SCORED}
    best = next((clans_of(each.number("clans")) for each in told if each.line is log.BEST_STANDING), None)
    beats = [_ranks(gods, scored, say)] if len(gods) == RUNES else []
    outcome = None
    if best is not None:
        way = say.say(f"won-{way_of(_standings(told))}")
        beats += [_points(scored, best, say), _victory(scored, best, way, say)]
        outcome = _outcome(told, scored, best, way, say)
    parties = [party(say, clan) for clan in scored]
    return Scene(
        say.say("log-scoring_begins.scene"), say.say("scene-about-end"), "", scenes.FIELD, parties, beats, outcome
    )


def _standings(told: Sequence[Told]) -> dict[int, list[int]]:
    """Points and all that breaks ties, in its order (TEV-15.5)."""
    found: dict[int, list[int]] = {}
    for each in told:
        if each.line is log.CLAN_SCORED:
            found[each.side()] = [each.number("points")]
        elif each.line is log.HOLDINGS:
            found[each.side()] += [each.number("islands"), each.number("favours")]
        elif each.line is log.TIE_BREAKS:
            found[each.side()] += [each.number("temples"), each.number("boats"), each.number("resources")]
    return found


def _ranks(gods: Sequence[Told], scored: dict[int, Told], say: Words) -> Beat:
    ranked = sorted(gods, key=lambda each: -each.number("fury"))
    worth = [
        say.say(
            "scene-god-worth",
            points=each.number("island_points"),
            **say.thing("god", [GOD_IDS[each.number("god")]]),
            **say.thing("rune", [RUNE_IDS[each.number("rune")]]),
        )
        for each in ranked
    ]
    wings = [Wing([settler(clan, say)]) for clan in scored]
    sentence = say.say("scene-worth", gods=say.joined(worth))
    label, reason = say.say("beat-fury"), say.say("scene-half")
    return Beat(scenes.MOMENT, label, sentence, wings, reason, ["TEV-15.1", "TEV-15.2"], middle=gods_row(ranked))


def _points(scored: dict[int, Told], best: Sequence[int], say: Words) -> Beat:
    """Points of islands and of favour cards; one kind decides if the best clan would not be best without it alone."""
    wings = []
    for clan, told in scored.items():
        others = [each.number("points") for other, each in scored.items() if other != clan]
        counts = [told.number("islands"), told.number("favours")]
        decides = [[clan] == list(best) and told.number("points") - count <= max(others, default=0) for count in counts]
        is_clear = decides.count(True) == 1
        items = [
            Item(use("tev-rune-any"), say.say("word-islands"), counts[0], is_clear and decides[0]),
            Item(use("tev-action-collect"), say.say("scene-favours"), counts[1], is_clear and decides[1]),
        ]
        total = str(told.number("points"))
        wings.append(Wing(items=[item for item in items if item.number], total=total))
    points = [f"{name_of(say, clan)} {each.number('points')}" for clan, each in scored.items()]
    sentence = say.say("scene-scores", clans=say.joined(points))
    return Beat(scenes.COMPARE, say.say("word-points"), sentence, wings, rules=["TEV-15.2"])


def _victory(scored: dict[int, Told], best: Sequence[int], way: str, say: Words) -> Beat:
    wings = []
    for clan, told in scored.items():
        state = scenes.SHOWN if clan in best else scenes.STANDS
        pieces = [settler(clan, say, state, is_crowned=clan in best)]
        wings.append(Wing(pieces, total=str(told.number("points"))))
    return Beat(scenes.MOMENT, say.say("beat-victory"), _won(best, say), wings, way, ["TEV-15.5"])


def _won(best: Sequence[int], say: Words) -> str:
    if len(best) == 1:
        return say.line(log.CLAN_WON, [best[0]], NAMES)
    return say.line(log.WIN_SHARED, [sum(1 << clan for clan in best)], NAMES)


def _outcome(told: Sequence[Told], scored: dict[int, Told], best: Sequence[int], way: str, say: Words) -> Outcome:
    held = {each.side(): each for each in told if each.line is log.HOLDINGS}
    rows = [
        (say.say("word-points"), [str(each.number("points")) for each in scored.values()]),
        (say.say("scene-points-islands"), [str(each.number("islands")) for each in scored.values()]),
        (say.say("scene-points-favours"), [str(each.number("favours")) for each in scored.values()]),
        (say.say("word-islands"), [str(held[clan].number("islands")) for clan in scored]),
    ]
    glyph = emblem(f"tev-emblem-{CLAN_IDS[best[0]]}", 17) if len(best) == 1 else ""
    return Outcome(_won(best, say).rstrip("!."), glyph, [name_of(say, clan) for clan in scored], rows, [way])
