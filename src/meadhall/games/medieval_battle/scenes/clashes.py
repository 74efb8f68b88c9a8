"""A clash as one watches it: who attacks whom, holds or withdraws, what the card and its factors say, who falls.

There are no dice: the calculator says what comes of a melee before the defender answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from meadhall.drawing.elements import shifted, use
from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Item, Outcome, Scene, Wing
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import (
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    FLAG_IDS,
    FULL,
    KIND_IDS,
    LEAST_COLUMN,
    TABOR,
    TERRAIN_IDS,
)
from meadhall.games.medieval_battle.hexes import HEX_NAMES
from meadhall.games.medieval_battle.naming import NAMES
from meadhall.games.medieval_battle.picture.clashes import COLUMN_IDS, Reckoning, signed
from meadhall.games.medieval_battle.picture.counters import blank
from meadhall.games.medieval_battle.rules.melee import limited
from meadhall.games.medieval_battle.scenes.pieces import Fighter, army_glyph, calculator, card_row, flag_of
from meadhall.words import Words

_GROUNDS: Final = {
    "plain": scenes.FIELD,
    "forest": scenes.FOREST,
    "rocky_hills": scenes.HILLS,
    "mountains": scenes.HILLS,
}
_ARROW: Final = use("mb-arrow", 0, 0, 2)


class _Factor(NamedTuple):
    """The card, or something that shifts it."""

    name: str
    shift: int


class ClashScene:
    """What has been seen of a melee, a shot or an attack on a wagon train."""

    def __init__(self, opening: Told, say: Words) -> None:
        self._say: Final = say
        self._opening: Final = opening
        self._is_shot: Final = opening.line is log.SHOT
        side, hex_ = opening.side(), opening.number("hex")
        self._attacker: Final = Fighter("attacker", side, opening.number("kind"), hex_)
        self._defender: Final = Fighter("defender", 1 - side, opening.number("target"), hex_)
        self._flag: Told | None = None
        self._reckoning: Reckoning | None = None
        self._factors: Final[list[_Factor]] = []
        self._is_ladder = False
        self._has_held = False
        self._title = ""
        """What came of it; empty while that is open."""
        self._awaited = 1
        """How many sides lose knights."""
        self._losses: Final[list[str]] = []
        self._changes: Final[list[str]] = []
        self._beats: Final[list[Beat]] = []
        self._hearing: Final[dict[Line, Callable[[Told], None]]] = {
            log.AT_STAKE: self._stake,
            log.LINED_UP: self._line_up,
            log.TABOR_STOOD: self._line_up_tabor,
            log.RECKONED: self._reckon,
            log.RECKONED_BY_LADDER: self._reckon,
            log.HELD: self._hold,
            log.RETREATED: self._withdraw,
            log.FLED: self._withdraw,
            log.FOUGHT: self._fight,
            log.REDUCED: self._lose,
            log.DESTROYED: self._lose,
            log.ADVANCED: self._advance,
            log.TABOR_EXPOSED: self._expose,
            log.TABOR_DESTROYED: self._destroy,
            log.FLAG_TAKEN: self._take_flag,
            log.POINTS: self._count,
        }

    def after(self, told: Sequence[Told]) -> Scene:
        """All that these lines tell, with its outcome once it is decided."""
        for each in told:
            follow = self._hearing.get(each.line)
            if follow is not None:
                follow(each)
        defender = self._defender
        outcome = self._outcome() if self._title else None
        ground = _GROUNDS[TERRAIN_IDS[defender.terrain]]
        parties = [self._party(self._attacker), self._party(defender)]
        return Scene(self._name(), self._about(), HEX_NAMES[defender.hex], ground, parties, self._beats, outcome)

    # What happens, line by line

    def _stake(self, told: Told) -> None:
        self._flag = told

    def _line_up(self, told: Told) -> None:
        fighter = self._attacker if told.side() == self._attacker.side else self._defender
        fighter.hex, fighter.terrain = told.number("hex"), told.number("terrain")
        fighter.before = fighter.knights = told.number("knights")
        if fighter is self._defender:
            self._begin()

    def _line_up_tabor(self, told: Told) -> None:
        self._defender.is_fortified = told.number("fortified") > 0
        self._begin()

    def _begin(self) -> None:
        if self._is_shot:
            self._add(
                scenes.LINE_UP,
                "shot",
                self._say.say("scene-shoots", **self._things()),
                rules=["MED-9.1"],
                middle=_ARROW,
            )
        else:
            rule = "MED-12.5" if self._defender.kind == TABOR else "MED-7.1"
            self._add(scenes.LINE_UP, "line-up", self._line(self._opening), rules=[rule])

    def _reckon(self, told: Told) -> None:
        self._is_ladder = is_ladder = told.line is log.RECKONED_BY_LADDER
        base = told.number("card")
        ground = "forest_cover" if self._is_shot else "mounted_terrain"
        self._factors.append(_Factor("card", base))
        for name, field in (("numbers", "numbers"), ("height", "height"), (ground, "ground")):
            self._factors.append(_Factor(name, told.number(field)))
        column = base if is_ladder else told.number("column")
        self._reckoning = reckoning = Reckoning(base, column, self._losses_of(None), self._is_shot, is_ladder)
        if not self._is_shot:
            reason = self._say.say("scene-if-held", result=self._result(None))
            self._beats[-1] = self._beats[-1]._replace(reason=reason)
            return
        self._show_card(reckoning)
        self._compare(reckoning)
        self._title = self._heading(None)
        if not self._fallen(None)[1]:
            self._add(scenes.LOSSES, "losses", self._say.say("scene-in-vain"))

    def _hold(self, told: Told) -> None:
        self._has_held = True
        is_choice = told.number("by_choice") > 0
        why = self._say.say("scene-held-by-choice" if is_choice else "scene-held-by-need")
        self._add(scenes.REVEAL, "answer", self._line(told), why, ["MED-7.1" if is_choice else "MED-7.9"])
        if self._reckoning is not None:
            self._show_card(self._reckoning)
            self._compare(self._reckoning)

    def _show_card(self, reckoning: Reckoning) -> None:
        """The row of the card, and whom it favours."""
        base = reckoning.base
        favours = "attacker" if base > 0 else "defender" if base < 0 else "nobody"
        reason = self._say.say("scene-rungs") if reckoning.is_ladder else self._favours(favours)
        row = card_row(self._say, self._attacker.kind, self._defender.kind, self._is_shot, reckoning.is_ladder)
        sentence = self._say.say("scene-card-says", **self._things(), card=signed(base))
        self._add(scenes.REVEAL, "card", sentence, reason, ["MED-9.4" if self._is_shot else "MED-8.1"], middle=row)

    def _favours(self, who: str) -> str:
        return self._say.say("scene-card-favours", favours=who)

    def _compare(self, reckoning: Reckoning) -> None:
        """What speaks for each side, and to which column it shifts the card."""
        decisive = self._decisive()
        if decisive is not None:
            reason = self._say.say("scene-without", factor=self._say.name(decisive.name), result=self._result(decisive))
        else:
            is_shifted = any(each.shift for each in self._factors[1:])
            reason = "" if is_shifted else self._say.say("scene-nothing-shifts")
        wings = [Wing(items=self._items(towards, decisive)) for towards in (1, -1)]
        rules = ["MED-9.5", "MED-9.6"] if self._is_shot else ["MED-8.3", "MED-8.7"]
        label, shown = self._say.say("beat-factors"), calculator(self._say, reckoning, self._heading(None))
        self._beats.append(Beat(scenes.COMPARE, label, self._result(None), wings, reason, rules, middle=shown))

    def _fight(self, told: Told) -> None:
        self._awaited = sum(told.number(each) > 0 for each in ("attacker_losses", "defender_losses"))
        self._title = self._heading(None)

    def _lose(self, told: Told) -> None:
        """Both sides lose at once, so they are seen to lose when both losses have been told."""
        fighter = self._attacker if told.side() == self._attacker.side else self._defender
        fighter.knights = 0 if told.line is log.DESTROYED else fighter.knights - 1
        self._losses.append(self._line(told))
        if len(self._losses) >= self._awaited:
            rules = ["MED-9.3" if self._is_shot else "MED-8.7"]
            self._add(scenes.LOSSES, "losses", " ".join(self._losses), rules=rules, with_fallen=True)

    def _withdraw(self, told: Told) -> None:
        self._title = self._say.say("scene-withdrew", **self._names(self._defender))
        self._changes.append(self._line(told))
        rules = ["MED-7.4" if told.line is log.FLED else "MED-7.2"]
        self._add(scenes.LEAVE, "answer", self._line(told), rules=rules, leaves=self._defender)

    def _advance(self, told: Told) -> None:
        self._changes.append(self._line(told))
        rules = ["MED-8.9" if self._has_held else "MED-7.6"]
        self._add(scenes.GAIN, "advance", self._line(told), rules=rules, comes=self._attacker, gone=self._defender)

    def _expose(self, told: Told) -> None:
        self._title = self._say.say("scene-exposed", **self._names(self._defender))
        self._defender.is_fortified = False
        reason = self._say.say("scene-exposed-next")
        self._changes.append(reason)
        self._add(scenes.LOSSES, "tabor", self._line(told), reason, ["MED-12.3"])

    def _destroy(self, told: Told) -> None:
        self._title = self._say.say("scene-destroyed", **self._names(self._defender))
        self._changes.append(self._line(told))
        self._add(scenes.LOSSES, "tabor", self._line(told), rules=["MED-12.5"], fallen=self._defender)

    def _take_flag(self, told: Told) -> None:
        taker = self._attacker if told.side() == self._attacker.side else self._defender
        self._changes.append(self._line(told))
        piece = scenes.Piece(
            f"flag-{told.number('flag')}",
            flag_of(taker.side, told.number("points")),
            self._say.name(FLAG_IDS[told.number("flag")]),
            scenes.COMES,
        )
        wings = [
            Wing([fighter.pieces(self._say)[0], piece] if fighter is taker else [])
            for fighter in (self._attacker, self._defender)
        ]
        self._beats.append(Beat(scenes.GAIN, self._say.say("beat-flag"), self._line(told), wings, rules=["MED-13.2"]))

    def _count(self, told: Told) -> None:
        """How far both are now, after a flag or a wagon train changed it."""
        self._changes.append(self._line(told))
        self._beats[-1] = self._beats[-1]._replace(reason=self._line(told))

    # What decides

    def _losses_of(self, missing: _Factor | None) -> tuple[int, int]:
        """What the calculator says both lose, if one of the factors were missing."""
        if self._is_ladder:
            total = sum(each.shift for each in self._factors) - (missing.shift if missing else 0)
            return 0, max(0, min(FULL, total))
        place = self._column_without(missing) - LEAST_COLUMN
        return 0 if self._is_shot else ATTACKER_LOSSES[place], DEFENDER_LOSSES[place]

    def _column_without(self, missing: _Factor | None) -> int:
        return limited(sum(each.shift for each in self._factors) - (missing.shift if missing else 0))

    def _fallen(self, missing: _Factor | None) -> tuple[int, int]:
        """How many really fall: nobody loses more knights than there are."""
        losses = self._losses_of(missing)
        return min(losses[0], self._attacker.before), min(losses[1], self._defender.before)

    def _decisive(self) -> _Factor | None:
        """What shifts the card and without which the result would be another; rather what changes who wins."""
        found = [each for each in self._factors[1:] if each.shift and self._fallen(each) != self._fallen(None)]
        ahead = self._ahead(None)
        return next((each for each in found if self._ahead(each) != ahead), found[0] if found else None)

    def _ahead(self, missing: _Factor | None) -> int:
        own, other = self._fallen(missing)
        return (other > own) - (other < own)

    # What is said and seen

    def _add(
        self,
        kind: str,
        label: str,
        sentence: str,
        reason: str = "",
        rules: Sequence[str] = (),
        middle: str = "",
        with_fallen: bool = False,
        gone: Fighter | None = None,
        **states: Fighter,
    ) -> None:
        """A beat in which both stand there, but for who comes, leaves, falls or is gone."""
        wings = []
        for fighter in (self._attacker, self._defender):
            state = next((name for name, who in states.items() if who is fighter), scenes.STANDS)
            lost = fighter.before - fighter.knights if with_fallen else 0
            wings.append(Wing([] if fighter is gone else fighter.pieces(self._say, state, lost)))
        self._beats.append(Beat(kind, self._say.say(f"beat-{label}"), sentence, wings, reason, rules, middle=middle))

    def _items(self, towards: int, decisive: _Factor | None) -> list[Item]:
        """What speaks for the attacker (1) or for the defender (-1)."""
        items = [
            Item(self._sign(each.name), self._label(each.name), abs(each.shift), each is decisive)
            for each in self._factors
            if each.shift * towards > 0
        ]
        fighter = self._attacker if towards > 0 else self._defender
        return items or [Item(_counter(fighter), self._say.say("scene-no-advantage"), 0)]

    def _label(self, name: str) -> str:
        return self._say.say("beat-card") if name == "card" else self._say.name(name)

    def _sign(self, name: str) -> str:
        """What a factor is drawn as."""
        if name == "card":
            return _counter(self._attacker)
        if name == "numbers":
            return use("mb-head", 0, 2, 2.0)
        terrain = "mountains" if name == "height" else TERRAIN_IDS[self._defender.terrain]
        return use(f"mb-{terrain}-0", 0, 0, 0.6)

    def _result(self, missing: _Factor | None) -> str:
        """What comes of it, in words, if one of the factors were missing."""
        if self._is_shot:
            return self._say.say("scene-shot-falls", losses=self._fallen(missing)[1])
        own, other = self._losses_of(missing)
        losses = self._say.say("picture-losses", attacker=own, defender=other)
        return self._say.say("scene-column", column=self._heading(missing), losses=losses)

    def _heading(self, missing: _Factor | None) -> str:
        """What comes of it, in a few words."""
        if self._is_shot:
            return self._say.say("scene-shot-hit", losses=self._fallen(missing)[1])
        return self._say.name(COLUMN_IDS[self._column_without(missing) - LEAST_COLUMN])

    def _line(self, told: Told) -> str:
        return self._say.line(told.line, told.numbers, NAMES)

    def _things(self) -> dict[str, int | str]:
        target = self._say.thing("target", [KIND_IDS[self._defender.kind]])
        return {**self._names(self._attacker), **target, **self._say.thing("hex", [HEX_NAMES[self._defender.hex]])}

    def _names(self, fighter: Fighter) -> dict[str, int | str]:
        side = self._say.thing("side", [NAMES["side"][fighter.side]])
        return {**side, **self._say.thing("kind", [KIND_IDS[fighter.kind]])}

    def _party(self, fighter: Fighter) -> scenes.Party:
        say = self._say
        about = {
            **self._names(fighter),
            **say.thing("hex", [HEX_NAMES[fighter.hex]]),
            **say.thing("terrain", [TERRAIN_IDS[fighter.terrain]]),
        }
        key = "scene-stands-with-wagons" if fighter.kind == TABOR else "scene-stands"
        if fighter is self._attacker:
            key = "scene-shoots-from" if self._is_shot else "scene-attacks"
        return fighter.party(say, say.say(key, **about))

    def _name(self) -> str:
        if self._defender.kind == TABOR:
            return self._say.say("scene-assault")
        if self._has_held:
            return self._say.say("scene-melee", **self._things())
        return self._say.say(f"log-{self._opening.line.key}.scene", **self._things(), losses=0)

    def _about(self) -> str:
        if self._flag is None:
            return self._say.name(TERRAIN_IDS[self._defender.terrain])
        flag = self._say.thing("flag", [FLAG_IDS[self._flag.number("flag")]])
        return self._say.say("scene-on-flag", **flag, points=self._flag.number("points"))

    def _outcome(self) -> Outcome:
        say = self._say
        fighters = (self._attacker, self._defender)
        rows: list[tuple[str, Sequence[str]]] = []
        if self._factors:
            rows.append((say.say("word-knights"), [f"{each.before} → {each.knights}" for each in fighters]))
            rows.append((say.say("scene-speaks"), [self._speaking(towards) for towards in (1, -1)]))
        winner = self._attacker.side if self._ahead(None) >= 0 else self._defender.side
        heads = [say.name(NAMES["side"][each.side]) for each in fighters] if rows else []
        return Outcome(self._title, army_glyph(winner), heads, rows, self._changes)

    def _speaking(self, towards: int) -> str:
        said = [
            f"{self._label(each.name)} {signed(abs(each.shift))}" for each in self._factors if each.shift * towards > 0
        ]
        return ", ".join(said) or self._say.say("scene-nothing")


def _counter(fighter: Fighter) -> str:
    """The counter of a unit, as small as what is counted."""
    return shifted(blank(fighter.side, fighter.kind), 0, 0, 0.6)
