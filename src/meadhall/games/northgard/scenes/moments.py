"""Great moments of Northgard: what winter takes, what Draugar do, and how the game was won."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.drawing.elements import use
from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Item, Outcome, Piece, Scene, Wing
from meadhall.games.northgard import log
from meadhall.games.northgard.content import AREA_IDS, CLAN_IDS
from meadhall.games.northgard.naming import NAMES
from meadhall.games.northgard.scenes.sides import Side, clan_party, unit_pieces
from meadhall.words import Words

_UNPAID = (log.UNREST, log.NO_UNREST_LEFT)
_FAME = {"tokens": "nor-fame", "cards": "nor-lore", "resources": "nor-wood"}
"""The parts of a clan's fame, and their signs."""


def winter(told: Sequence[Told], say: Words) -> Scene:
    """What every clan pays for its units, and who cannot."""
    paid = [each for each in told if each.line is log.WINTERED]
    clans = [each.side() for each in paid]
    wings = [Wing(items=_payment(each, say), total=str(each.number("units"))) for each in paid]
    sentence = say.say("scene-winter-comes")
    reason = say.say("scene-winter-costs")
    beats = [Beat(scenes.COMPARE, say.say("word-winter"), sentence, wings, reason, ["NOR-14.1"])]
    lines: list[str] = []
    for each in told:
        if each.line in _UNPAID:
            rule = "NOR-14.3" if each.line is log.UNREST else "NOR-14.4"
            lines.append(_line(each, say))
            shown = [
                Wing(unit_pieces(clan, _paid(paid, clan, "units"), say, abreast=1) if clan == each.side() else ())
                for clan in clans
            ]
            beats.append(Beat(scenes.LOSSES, say.say("word-unrest"), _line(each, say), shown, rules=[rule]))
    rows = [
        (say.say(key), [str(each.number(field)) for each in paid])
        for key, field in (("word-units", "units"), ("beat-food", "food"), ("scene-wood", "wood"))
    ]
    heads = [say.name(CLAN_IDS[clan], "short") for clan in clans]
    outcome = Outcome(say.say("scene-winter-over"), "", heads, rows, lines or [say.say("scene-all-paid")])
    parties = [clan_party(clan, say) for clan in clans]
    return Scene(say.say("word-winter"), sentence.rstrip("."), "", scenes.WINTER, parties, beats, outcome)


def _payment(paid: Told, say: Words) -> list[Item]:
    food = Item(use("nor-food"), say.say("beat-food"), paid.number("food"))
    wood = Item(use("nor-wood"), say.say("scene-wood"), paid.number("wood"))
    return [food, wood] if wood.number else [food]


def _paid(paid: Sequence[Told], clan: int, field: str) -> int:
    return next(each.number(field) for each in paid if each.side() == clan)


def draugar(told: Sequence[Told], say: Words) -> Scene:
    """Draugar kill a figure of whoever is where they come."""
    kills = [each for each in told if each.line is log.DRAUGR_KILLED]
    victims = list(dict.fromkeys(each.side() for each in kills))
    beast = Side(-1, kills[0].number("creature"))
    beats = []
    for kill in kills:
        slain = unit_pieces(kill.side(), 1, say, scenes.FALLEN)
        wings = [Wing(Side(-1, kill.number("creature")).pieces(say))]
        wings += [Wing(slain if victim == kill.side() else ()) for victim in victims]
        rules = ["NOR-18.19"]
        beats.append(Beat(scenes.MOMENT, say.say("beat-casualties"), _line(kill, say), wings, rules=rules))
    parties = [beast.party(say), *(clan_party(victim, say) for victim in victims)]
    lines = [beat.sentence for beat in beats]
    place = AREA_IDS[kills[0].number("territory")]
    title = say.say("scene-draugar", **say.thing("creature", [NAMES["creature"][beast.creature]]))
    return Scene(title, say.name(place), place, scenes.FOREST, parties, beats, Outcome(title, lines=lines))


def end_of_game(told: Sequence[Told], say: Words) -> Scene:
    """Where the fame of every clan comes from, and who has won."""
    totals = [each for each in told if each.line is log.TOTAL]
    clans = [each.side() for each in totals]
    wings = [Wing([_emblem(each.side())], items=_fame(each, say), total=str(each.number("fame"))) for each in totals]
    counting = say.say("scene-fame-counted")
    beats = [Beat(scenes.COMPARE, say.say("word-fame"), counting, wings, rules=["NOR-16.3"])]
    winners: list[int] = []
    outcome = None
    for each in told:
        if each.line is log.WON:
            winners.append(each.side())
            shown = [Wing([_emblem(clan, clan in winners)]) for clan in clans]
            rule = "NOR-16.1" if each.number("by_strongholds") else "NOR-16.4"
            beats.append(Beat(scenes.MOMENT, say.say("beat-victory"), _line(each, say), shown, rules=[rule]))
            outcome = _won(totals, winners, _line(each, say), say)
    parties = [clan_party(clan, say) for clan in clans]
    return Scene(say.say("scene-the-end"), counting.rstrip("."), "", scenes.FIELD, parties, beats, outcome)


def _won(totals: Sequence[Told], winners: Sequence[int], way: str, say: Words) -> Outcome:
    title = say.say("scene-winners", winners=say.names([CLAN_IDS[clan] for clan in winners]))
    parts = [(say.say(f"scene-fame-{field}"), [str(each.number(field)) for each in totals]) for field in _FAME]
    rows = [(say.say("word-fame"), [str(each.number("fame")) for each in totals]), *parts]
    heads = [say.name(CLAN_IDS[each.side()], "short") for each in totals]
    glyph = clan_party(winners[0], say).glyph
    return Outcome(title, glyph, heads, rows, [way])


def _fame(total: Told, say: Words) -> list[Item]:
    """The parts of a clan's fame; what it loses by Unrest is in the sum alone."""
    return [
        Item(use(sign), say.say(f"scene-fame-{field}"), total.number(field))
        for field, sign in _FAME.items()
        if total.number(field) > 0
    ]


def _emblem(clan: int, has_won: bool = False) -> Piece:
    """The emblem of a clan; who has won has a crown."""
    name = CLAN_IDS[clan]
    drawn = use(f"nor-emblem-{name}") + (use("crown", 0, -21, 0.9) if has_won else "")
    return Piece(f"emblem-{name}", drawn, state=scenes.COMES if has_won else scenes.STANDS)


def _line(told: Told, say: Words) -> str:
    return say.line(told.line, told.numbers, NAMES)
