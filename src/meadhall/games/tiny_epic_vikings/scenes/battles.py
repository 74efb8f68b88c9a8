"""Battles as one watches them: cards face down, turned up, what each counts, the spoils, boons and Fury."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem
from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Item, Outcome, Piece, Scene, Wing
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    CARD_IDS,
    CLAN_IDS,
    ENEMY,
    FAVOUR_IDS,
    GOD_IDS,
    NONE,
    RUNE_IDS,
)
from meadhall.games.tiny_epic_vikings.scenes.actors import (
    INVADERS,
    claimed,
    clan_mark,
    clans_of,
    favour,
    fighter,
    god,
    line_of,
    name_of,
    party,
    plate,
)
from meadhall.games.tiny_epic_vikings.scenes.strengths import Strength
from meadhall.words import Words

_FEW: Final = 2
"""With so many parties there is room for whole names."""

_NOTHING: Final = "–"


class Battle:
    """What has been seen of a battle so far."""

    def __init__(self, told: Sequence[Told], say: Words) -> None:
        self._say: Final = say
        self._favour: Final = told[0].number("favour")
        self._clans: Final = clans_of(told[0].number("clans"))
        lined_up = [each.side() for each in told if each.line is log.LINED_UP]
        """The one who started the battle is told of first."""
        self._order: Final = lined_up if len(lined_up) == len(self._clans) else self._clans
        self._parties: Final = [*self._order, *([INVADERS] if len(self._order) == 1 else [])]
        self._cards: Final = {each.side(): each.number("card") for each in told if each.line is log.CARD_LINED_UP}
        """Those that the viewer knows."""
        self._shown: Final[set[int]] = set()
        self._left: Final[list[int]] = []
        """Those who could not pay."""
        self._paid: Final[dict[int, int]] = {}
        self._strengths: Final[dict[int, Strength]] = {}
        self._winner = NONE
        self._is_compared = False
        self._is_over = False
        self._changes: Final[list[str]] = []
        self._beats: Final[list[tuple[Beat, dict[int, Wing]]]] = []
        self._hearing: Final[dict[Line, Callable[[Told], None]]] = {
            log.BATTLE_CARD: self._show,
            log.STEEL_PAID: self._pay,
            log.CANNOT_PAY: self._leave,
            log.STRENGTH: self._count,
            log.INVADERS_REVEALED: self._meet,
            log.NO_INVADERS: self._miss,
            log.BATTLE_WON: self._win,
            log.BATTLE_TIED: self._tie,
            log.INVADERS_WON: self._lose,
            log.PRIZE_RETURNED: self._return_prize,
            log.FAVOUR_RETURNED: self._return_favour,
            log.BOON_USED: self._use_boon,
            log.ENEMY_SHEET_ACTION: self._act,
            log.FURY_ROSE: self._stir,
            log.FURY_RAISED: self._stir,
            log.FURY_FELL: self._stir,
            log.SETTLER_SMITTEN: self._smite,
            log.ISLAND_TAKEN: self._change,
            log.ISLAND_STOLEN: self._change,
            log.ISLAND_LOST: self._change,
            log.RESOURCE_GAINED: self._note,
            log.BATTLE_ENDED: self._end,
        }
        self._line_up()
        for each in told:
            follow = self._hearing.get(each.line)
            if follow is not None and not self._is_over:
                follow(each)

    def scene(self) -> Scene:
        """All that has been seen, with its outcome once the battle is over."""
        say = self._say
        title = say.say("log-battle_fought.scene", **say.thing("favour", [FAVOUR_IDS[self._favour]]))
        about = say.say("scene-about-invaders" if INVADERS in self._parties else "scene-about-battle")
        beats = [
            beat._replace(wings=[wings.get(each, Wing()) for each in self._parties]) for beat, wings in self._beats
        ]
        parties = [party(say, each, self._note_of(each)) for each in self._parties]
        outcome = self._outcome() if self._is_over else None
        return Scene(title, about, "", scenes.SHORE, parties, beats, outcome)

    def _note_of(self, clan: int) -> str:
        if clan == INVADERS or len(self._order) == 1:
            return ""
        return self._say.say("scene-started" if clan == self._order[0] else "scene-joined")

    # What happens, line by line

    def _line_up(self) -> None:
        say = self._say
        clans = say.thing("clans", [CLAN_IDS[clan] for clan in self._clans])
        prize = say.thing("favour", [FAVOUR_IDS[self._favour]])
        is_alone = len(self._clans) == 1
        sentence = say.say("scene-line-up", count=len(self._clans), **clans, **prize)
        reason = say.say("scene-alone" if is_alone else "scene-highest")
        rules = ["TEV-5.14"] if is_alone else ["TEV-5.4", "TEV-5.12"]
        self._add(scenes.LINE_UP, "line-up", sentence, reason, rules, is_prize_there=True)

    def _show(self, told: Told) -> None:
        clan = told.side()
        self._cards[clan] = told.number("card")
        self._shown.add(clan)
        if set(self._order) <= self._shown:
            self._add(scenes.REVEAL, "reveal", self._revealed(), rules=["TEV-5.4"], is_prize_there=True)
        elif clan == ENEMY:
            self._add(scenes.REVEAL, "reveal", self._line(told), rules=["TEV-26.7"], is_prize_there=True)

    def _revealed(self) -> str:
        say = self._say
        said = [
            say.say("scene-with", **say.thing("clan", [CLAN_IDS[clan]]), **say.thing("card", [CARD_IDS[card]]))
            for clan, card in ((clan, self._cards[clan]) for clan in self._order)
        ]
        return say.say("scene-revealed", fighters=say.joined(said))

    def _pay(self, told: Told) -> None:
        self._paid[told.side()] = told.number("steel")

    def _leave(self, told: Told) -> None:
        self._left.append(told.side())
        self._add(scenes.LEAVE, "steel", self._line(told), rules=["TEV-5.7"])

    def _count(self, told: Told) -> None:
        bonus = told.number("bonus")
        self._strengths[told.side()] = Strength(
            told.number("card"), told.number("strength"), told.number("count"), bonus
        )

    def _meet(self, told: Told) -> None:
        if INVADERS not in self._parties:
            self._parties.append(INVADERS)
        self._cards[INVADERS] = told.number("card")
        self._shown.add(INVADERS)
        self._strengths[INVADERS] = Strength(told.number("card"), told.number("strength"), told.number("count"))
        self._add(scenes.REVEAL, "invaders", self._line(told), rules=["TEV-5.14", "TEV-5.15"], is_prize_there=True)

    def _miss(self, told: Told) -> None:
        self._add(scenes.LEAVE, "invaders", self._line(told), rules=["TEV-5.20"], is_prize_there=True)

    def _win(self, told: Told) -> None:
        self._winner = told.side()
        self._compare(self._why_won())
        self._changes.append(self._line(told))
        text = self._say.say(f"text-favour-{FAVOUR_IDS[self._favour]}")
        rules = ["TEV-26.1" if self._winner == ENEMY else "TEV-5.8"]
        prize = favour(self._favour, self._say) + clan_mark(self._winner, -43, -14, 0.5)
        self._add(scenes.GAIN, "spoils", self._line(told), text, rules, middle=prize)

    def _tie(self, told: Told) -> None:
        self._compare(self._line(told), ["TEV-5.18" if INVADERS in self._strengths else "TEV-5.12"])

    def _lose(self, _told: Told) -> None:
        self._winner = INVADERS
        self._compare(self._why_won(), ["TEV-5.16"])

    def _why_won(self) -> str:
        """The sentence of who is stronger than all others."""
        say = self._say
        others = [each.total for clan, each in self._strengths.items() if clan != self._winner]
        best = self._strengths[self._winner].total
        if self._winner == INVADERS:
            return say.say("scene-invaders-stronger", best=best, second=max(others))
        winner = say.thing("winner", [CLAN_IDS[self._winner]])
        if not others:
            return say.say("scene-unopposed", best=best, **winner)
        return say.say("scene-stronger", best=best, second=max(others), **winner)

    def _compare(self, sentence: str, rules: Sequence[str] = ("TEV-5.4",)) -> None:
        self._is_compared = True
        is_duel = len(self._parties) == _FEW
        wings = {
            clan: Wing(items=self._items(clan), total="" if is_duel else str(each.total))
            for clan, each in self._strengths.items()
        }
        paid = [
            self._say.say("scene-paid", steel=steel, **self._say.thing("clan", [CLAN_IDS[clan]]))
            for clan, steel in self._paid.items()
        ]
        reason = self._say.say("scene-steel", paid=self._say.joined(paid)) if paid else ""
        banner = " : ".join(self._totals()) if is_duel else ""
        beat = Beat(scenes.COMPARE, self._say.say("beat-strength"), sentence, [], reason, rules, banner)
        self._beats.append((beat, wings))

    def _totals(self) -> list[str]:
        return [str(self._strengths[each].total) if each in self._strengths else _NOTHING for each in self._parties]

    def _items(self, clan: int) -> list[Item]:
        others = [each.total for other, each in self._strengths.items() if other != clan]
        to_beat = max(others, default=NONE) if clan == self._winner else NONE
        return self._strengths[clan].items(self._say, clan == INVADERS, to_beat)

    def _return_prize(self, told: Told) -> None:
        self._changes.append(self._line(told))
        self._add(scenes.LEAVE, "prize", self._line(told), is_prize_there=True)

    def _return_favour(self, told: Told) -> None:
        self._changes.append(self._line(told))
        returned = favour(told.number("favour"), self._say)
        self._add(scenes.LEAVE, "prize", self._line(told), rules=["TEV-5.9"], middle=returned)

    def _use_boon(self, told: Told) -> None:
        text = self._say.say(f"text-god-{GOD_IDS[told.number('god')]}")
        given = claimed(god(told.number("god")), told.side())
        self._add(scenes.GAIN, "boon", self._line(told), text, ["TEV-5.10"], middle=given)

    def _act(self, told: Told) -> None:
        sign = claimed(plate(use(f"tev-action-{ACTION_IDS[told.number('action')]}")), ENEMY)
        self._add(scenes.GAIN, "boon", self._line(told), rules=["TEV-26.2"], middle=sign)

    def _stir(self, told: Told) -> None:
        self._changes.append(self._line(told))
        sign = god(told.number("god"), told.number("fury"))
        rules = ["TEV-5.11"] if told.line is log.FURY_ROSE else ["TEV-5.13"]
        self._add(scenes.MOMENT, "fury", self._line(told), rules=rules, middle=sign)

    def _smite(self, told: Told) -> None:
        victim = told.number("victim")
        self._changes.append(self._line(told))
        fallen = use(f"tev-settler-{CLAN_IDS[victim]}", 0, 0, 0.9)
        self._add(scenes.LOSSES, "boon", self._line(told), rules=["TEV-12.4"], middle=fallen)

    def _change(self, told: Told) -> None:
        self._changes.append(self._line(told))
        rune = told.number("rune")
        sign = claimed(plate(use(f"tev-rune-{RUNE_IDS[rune]}"), rune), told.side())
        self._add(scenes.MOMENT, "islands", self._line(told), middle=sign)

    def _note(self, told: Told) -> None:
        self._changes.append(self._line(told))

    def _end(self, _told: Told) -> None:
        self._is_over = True

    # What is seen

    def _add(
        self,
        kind: str,
        label: str,
        sentence: str,
        reason: str = "",
        rules: Sequence[str] = (),
        is_prize_there: bool = False,
        middle: str = "",
    ) -> None:
        """A beat in which the card of everybody stands who still competes."""
        if is_prize_there:
            middle = favour(self._favour, self._say)
        wings = {clan: Wing([self._fighter(clan, kind)]) for clan in self._standing(kind)}
        beat = Beat(kind, self._say.say(f"beat-{label}"), sentence, [], reason, rules, middle=middle)
        self._beats.append((beat, wings))

    def _standing(self, kind: str) -> list[int]:
        """Whose card is seen: who leaves is seen once more."""
        gone = self._left[:-1] if kind == scenes.LEAVE and not self._is_compared else self._left
        return [clan for clan in self._parties if clan not in gone]

    def _fighter(self, clan: int, kind: str) -> Piece:
        card = self._cards.get(clan, NONE)
        is_shown = clan in self._shown
        caption = self._say.say("word-face-down")
        if card != NONE:
            name = self._say.name(CARD_IDS[card])
            caption = name if len(self._parties) <= _FEW else name.split()[0]
        state = scenes.STANDS
        if kind == scenes.REVEAL and is_shown and (clan == INVADERS) == (INVADERS in self._shown):
            state = scenes.SHOWN
        elif clan in self._left:
            state = scenes.LEAVES
        return fighter(clan, card, is_shown, caption, state, has_won=clan == self._winner)

    def _outcome(self) -> Outcome:
        say = self._say
        prize = say.thing("favour", [FAVOUR_IDS[self._favour]])
        rows = [(say.say("scene-card"), [self._name_of_card(clan) for clan in self._parties])]
        if self._strengths:
            rows.append((say.say("beat-strength"), self._totals()))
        if self._paid or self._left:
            steel = [str(self._paid.get(each, 0)) if each not in self._left else _NOTHING for each in self._parties]
            rows.append((say.say("scene-steel-paid"), steel))
        heads = [name_of(say, clan) for clan in self._parties]
        if self._winner == NONE:
            return Outcome(say.say("scene-nobody-won", **prize), "", heads, rows, self._changes)
        if self._winner == INVADERS:
            return Outcome(
                say.say("scene-invaders-won", **prize), emblem("helmet-viking", 20), heads, rows, self._changes
            )
        winner = CLAN_IDS[self._winner]
        title = say.say("scene-won", **say.thing("winner", [winner]), **prize)
        return Outcome(title, emblem(f"tev-emblem-{winner}", 17), heads, rows, self._changes)

    def _name_of_card(self, clan: int) -> str:
        card = self._cards.get(clan, NONE)
        return _NOTHING if card == NONE else self._say.name(CARD_IDS[card])

    def _line(self, told: Told) -> str:
        return line_of(self._say, told)
