"""Battles on land and at sea as one watches them: cards, Hunters, dice, wounds, retreats, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadhall.engine import scenes
from meadhall.engine.log import Line, Told
from meadhall.engine.scenes import Beat, Outcome, Party, Piece, Scene, Wing
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import (
    AFTER_BATTLE_CARDS,
    AMOUNT,
    FEWER_DICE,
    LOST_BATTLE_CARDS,
    NO_CITY_BONUS,
    OP,
)
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    DIE_IDS,
    KIND_IDS,
    KINGDOMS,
    LORDSHIP_IDS,
    OWNER_IDS,
    PRINTED_DALC,
    SEA_IDS,
    SHIP,
)
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.odds import Odds
from meadhall.games.bretwalda.picture import emblem
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.scenes.cards import card_piece
from meadhall.games.bretwalda.scenes.chances import odds_of
from meadhall.games.bretwalda.scenes.fields import Field
from meadhall.games.bretwalda.scenes.places import ground_at
from meadhall.games.bretwalda.scenes.speech import Speech, sentence
from meadhall.games.bretwalda.scenes.strikes import remaining, rows_of

_LATE_CARDS: Final = {*AFTER_BATTLE_CARDS, *LOST_BATTLE_CARDS}
_CHANGES: Final = (
    log.AREA_SACKED,
    log.BUILDING_DESTROYED,
    log.FOOD_DESTROYED,
    log.UNIT_RECOVERED,
    log.GOLD_GAINED,
    log.CARD_DRAWN,
)
"""What is said of a battle after its end."""


def battle(told: Sequence[Told], say: Speech) -> Scene:
    """The battle of a passage, so far as it has been fought."""
    opening = next(each for each in told if each.line in (log.BATTLE_BEGINS, log.SEA_BATTLE_BEGINS))
    seen = _Battle(opening, say)
    for each in told:
        seen.hear(each)
    return seen.scene()


class _Battle(Field):
    """What has been seen of a battle so far."""

    def __init__(self, opening: Told, say: Speech) -> None:
        super().__init__(opening, say)
        self._round = 0
        self._card_by = ATTACKER
        self._before: Odds | None = None
        self._changes: Final[list[str]] = []
        self._end: str = ""
        self._winner = -1
        self._is_left = False
        """Whether what is told now has nothing to do with the battle any more."""
        self._followers: Final = self._all_followers()

    def _all_followers(self) -> dict[Line, Callable[[Told], None]]:
        """What each line of the log means here."""
        return {
            log.LINED_UP: self._line_up,
            log.ADVANTAGE: self._have_advantage,
            log.STAND: self._stand,
            log.BATTLE_ROUND: self._begin_round,
            log.CARD_PLAYED: self._play_card,
            log.DICE_FELL: self._show_dice,
            log.HUNTERS_SHOT: self._shoot,
            log.DICE_ROLLED: self._roll,
            log.DICE_ROLLED_AGAIN: self._roll_again,
            log.DIE_TURNED: self._turn_die,
            log.COUNTED: self._count,
            log.WOUNDS_DEALT: self._deal,
            log.WOUND_CANCELLED: self._bless,
            log.UNIT_WOUNDED: self._wound,
            log.UNIT_KILLED: self._kill,
            log.SHIP_SUNK: self._sink,
            log.UNIT_BOUGHT_OFF: self._buy_off,
            log.REINFORCED: self._join,
            log.UNITS_PLACED: self._place,
            log.UPGRADED: self._upgrade,
            log.RETREATED: self._retreat,
            log.EVADED: self._evade,
            log.REPELLED: self._repel,
            log.BATTLE_WON: self._win,
            log.NOBODY_LEFT: self._perish,
            log.CONTROL_TAKEN: self._change_hands,
            log.CONTROL_LOST: self._change_hands,
            **dict.fromkeys(_CHANGES, self._change),
        }

    def hear(self, told: Told) -> None:
        """Follow a line of the log."""
        if self._end and told.line is log.CARD_PLAYED and told.number("lordship") not in _LATE_CARDS:
            self._is_left = True
        follow = self._followers.get(told.line)
        if follow is not None and not self._is_left:
            follow(told)

    def scene(self) -> Scene:
        """All that has been seen, with its outcome once it is decided."""
        say = self._say
        place = (SEA_IDS if self._is_at_sea else AREA_IDS)[self._at]
        parties = [
            Party(
                say.name(host.name),
                say.say(f"scene-{host.role}"),
                emblem(host.name),
                ink=f"{host.name}-dark",
                side=host.name if host.side < KINGDOMS else "",
            )
            for host in self._hosts
        ]
        about = "sea" if self._is_at_sea else "city" if self._is_city else "open"
        ground = scenes.SEA if self._is_at_sea else ground_at(self._at, self._is_city)
        title = say.say(f"scene-battle-at-{self._where}", **say.thing("place", place))
        outcome = self._outcome() if self._end else None
        return Scene(title, say.say(f"scene-at-{about}"), place, ground, parties, self._beats, outcome)

    # Who stands against whom

    def _line_up(self, told: Told) -> None:
        self._host(told.number("side")).add(told.number("owner"), told.number("kind"), told.number("number"))

    def _have_advantage(self, told: Told) -> None:
        host = self._host(told.number("side"))
        host.dice, host.swords, host.cancels = (told.number(name) for name in ("dice", "swords", "cancels"))

    def _stand(self, told: Told) -> None:
        if self._beats or self._round:
            self._settle_wounds()
            return
        attacker, defender = self._hosts
        odds = odds_of(attacker.strength(), defender.strength(), attacker.swords, defender.cancels)
        self._before = odds
        won, lost, _ = odds.percents
        wings = [
            Wing(host.pieces(self._say, {}), total=f"{chance}%", total_label=self._say.say("scene-to-win"))
            for host, chance in zip(self._hosts, (won, lost), strict=True)
        ]
        rules = self._rules("BRE-16.1", "BRE-16.13") if self._is_city else self._rules("BRE-16.1")
        self._add(scenes.LINE_UP, "line-up", self._say.line(told), wings, rules=rules, odds=odds)

    def _begin_round(self, told: Told) -> None:
        self._round = told.number("round")

    def _join(self, told: Told) -> None:
        owner, kind = told.number("owner"), told.number("kind")
        host = self._hosts[self._card_by]
        host.add(owner, kind, 1)
        self._add(scenes.LINE_UP, "line-up", self._say.line(told), self._wings())

    def _place(self, told: Told) -> None:
        if self._end:
            self._change(told)
        elif told.number("area") == self._at and not self._is_at_sea:
            self._host(told.number("owner")).add(told.number("owner"), told.number("kind"), told.number("number"))
            self._add(scenes.LINE_UP, "line-up", self._say.line(told), self._wings())

    def _upgrade(self, told: Told) -> None:
        if told.number("area") == self._at and not self._end:
            kingdom = told.number("kingdom")
            self._host(kingdom).take(kingdom, told.number("kind"))
            self._host(kingdom).add(kingdom, told.number("to"), 1)
            self._add(scenes.LINE_UP, "line-up", self._say.line(told), self._wings())

    # Cards and dice

    def _play_card(self, told: Told) -> None:
        sides = [host.side for host in self._hosts]
        if told.number("kingdom") not in sides:
            return
        self._settle_wounds()
        self._card_by = by = sides.index(told.number("kingdom"))
        card = told.number("lordship")
        if OP[card] == FEWER_DICE:
            self._hosts[1 - by].fewer += AMOUNT[card]
        elif OP[card] == NO_CITY_BONUS:
            self._hosts[DEFENDER].city = 0
        name = LORDSHIP_IDS[card]
        drawn = card_piece(name, self._say, len(self._beats))
        text = self._say.name(name, "text")
        self._add(scenes.REVEAL, "cards", self._say.line(told), self._wings(cards=(by, [drawn])), text, ["BRE-9.5"])

    def _show_dice(self, told: Told) -> None:
        self._throw.show(self._index(told.number("side")), told)

    def _shoot(self, _told: Told) -> None:
        self._see_dice("hunters", ["VAN-7.2"])

    def _roll(self, _told: Told) -> None:
        self._see_dice("dice", self._rules("BRE-16.4"))

    def _see_dice(self, label: str, rules: list[str]) -> None:
        """The dice of both sides lie there at once, at the first line about them."""
        if self._throw.is_seen:
            return
        self._settle_wounds()
        self._throw.is_seen = True
        said = [
            self._say.say(
                f"scene-{label}", swords=self._throw.swords(n), **self._say.thing("side", self._hosts[n].name)
            )
            for n in (ATTACKER, DEFENDER)
            if self._throw.has_dice(n)
        ]
        reason = self._say.say("scene-round", round=self._round)
        self._add(scenes.THROW, label, sentence(said), self._wings(has_dice=True), reason, rules)

    def _roll_again(self, told: Told) -> None:
        self._throw.is_seen = True
        self._add(scenes.THROW, "dice", self._say.line(told), self._wings(has_dice=True), rules=["BRE-9.4"])

    def _turn_die(self, told: Told) -> None:
        side, colour = self._index(told.number("side")), told.number("die")
        before, after = self._throw.turn(side, colour, told.number("from"), told.number("to"))
        things = self._say.thing("side", self._hosts[side].name) | self._say.thing("die", DIE_IDS[colour])
        said = self._say.say("scene-die-turned", before=before, after=after, **things)
        self._add(scenes.THROW, "dice", said, self._wings(has_dice=True), rules=["BRE-9.4"])

    # Wounds

    def _count(self, told: Told) -> None:
        side = self._index(told.number("side"))
        self._strike.counted[side][:] = [told.number(name) for name in ("rolled", "cards", "ruler", "cancelled")]
        self._strike.needed[side] = self._hosts[1 - side].strength().endurance

    def _deal(self, told: Told) -> None:
        self._wound_enemies(self._index(told.number("side")), told.number("hits"))

    def _wound_enemies(self, side: int, wounds: int) -> None:
        self._strike.dealt[side] += wounds
        self._hosts[side].wounds += wounds

    def _bless(self, told: Told) -> None:
        self._host(told.number("side")).is_blessed = True
        self._strike.said.append(self._say.line(told))

    def _wound(self, told: Told) -> None:
        unit = told.number("owner"), told.number("kind")
        self._host(unit[0]).hurt(*unit)
        self._strike.hurt[unit] = self._say.line(told)

    def _kill(self, told: Told) -> None:
        self._fall(told.number("owner"), told.number("kind"))

    def _sink(self, told: Told) -> None:
        kingdom = told.number("kingdom")
        self._wound_enemies(1 - self._index(kingdom), 1)
        self._fall(kingdom, SHIP)

    def _fall(self, owner: int, kind: int) -> None:
        self._host(owner).kill(owner, kind)
        self._strike.fall(self._index(owner), (owner, kind))

    def _settle_wounds(self) -> None:
        """What has been dealt since is seen: what it was made of, and who fell."""
        strike = self._strike
        if any(map(bool, strike.counted)):
            self._compare()
        if strike.has_wounds:
            said = strike.losses(self._say) or self._say.say("scene-unhurt")
            label = "sunk" if self._is_at_sea else "wounds"
            rules = self._rules("BRE-16.6", "BRE-16.7")
            self._add(scenes.LOSSES, label, said, self._wings(has_wounds=True), rules=rules, odds=self._outlook())
        strike.clear()

    def _compare(self) -> None:
        """What hits are made of, where dice are not all."""
        sides = [(n, host, self._throw.swords(n)) for n, host in enumerate(self._hosts)]
        hits = [self._strike.hits(n, rolled) for n, _, rolled in sides]
        wings = [Wing(items=self._strike.items(n, host, rolled, self._say)) for n, host, rolled in sides]
        said = [self._say.say("scene-hits", hits=hits[n], **self._say.thing("side", host.name)) for n, host, _ in sides]
        rules = self._rules("BRE-16.5")
        reason, banner = self._say.say("scene-counted"), f"{hits[ATTACKER]} : {hits[DEFENDER]}"
        self._beats.append(
            Beat(scenes.COMPARE, self._say.say("beat-hits"), sentence(said), wings, reason, rules, banner)
        )

    # Coming and going

    def _buy_off(self, told: Told) -> None:
        self._settle_wounds()
        owner, kind = told.number("owner"), told.number("kind")
        side = self._index(owner)
        leaving = [Piece(f"bought-off-{len(self._beats)}", piece(KIND_IDS[kind], OWNER_IDS[owner]), "", scenes.LEAVES)]
        self._hosts[side].take(owner, kind)
        self._add(scenes.LEAVE, "retreat", self._say.line(told), self._wings(cards=(side, leaving)), rules=["BRE-9.4"])

    def _retreat(self, told: Told) -> None:
        self._leave(told, self._index(told.number("side")), self._rules("BRE-16.9"))

    def _evade(self, told: Told) -> None:
        self._leave(told, self._index(told.number("side")), ["BRE-16.15"])
        self._end = "scene-avoided"

    def _repel(self, told: Told) -> None:
        self._leave(told, ATTACKER, ["BRE-16.15"])
        self._end = "scene-avoided"

    def _leave(self, told: Told, side: int, rules: list[str]) -> None:
        """A side leaves with all its units."""
        self._settle_wounds()
        host = self._hosts[side]
        wings = self._wings(leaving=side)
        host.went = remaining(host, self._say)
        for (owner, kind), number in host.units:
            host.take(owner, kind, number)
        self._changes.append(self._say.line(told))
        self._add(scenes.LEAVE, "retreat", self._say.line(told), wings, rules=rules)

    # The end

    def _win(self, told: Told) -> None:
        self._settle_wounds()
        self._winner = self._index(told.number("side"))
        self._end = "scene-won"

    def _perish(self, _told: Told) -> None:
        self._settle_wounds()
        self._end = "scene-nobody-left"

    def _change_hands(self, told: Told) -> None:
        if not self._is_at_sea and told.number("area") == self._at and self._end:
            self._changes.append(self._say.line(told))
            if told.line is log.CONTROL_TAKEN and PRINTED_DALC[self._at]:
                worth = PRINTED_DALC[self._at]
                self._changes.append(self._say.say("scene-dalcs", dalcs=worth, **self._place_name()))

    def _change(self, told: Told) -> None:
        if self._end:
            self._changes.append(self._say.line(told))

    def _outcome(self) -> Outcome:
        winner = self._hosts[self._winner].name if self._winner >= 0 else ""
        named = self._say.thing("side", winner) if winner else {}
        title = self._say.say(self._end, **named, **self._place_name())
        glyph = emblem(winner) if winner else ""
        dealt = self._say.say(f"scene-dealt-at-{self._where}")
        rows = rows_of(self._hosts, self._before, dealt, self._say)
        return Outcome(title, glyph, [self._say.name(host.name) for host in self._hosts], rows, self._changes)
