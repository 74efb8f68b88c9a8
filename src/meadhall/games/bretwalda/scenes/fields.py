"""The field of a battle as it is watched: where it is, both sides, their dice, and what they do to each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import scenes
from meadhall.engine.log import Told
from meadhall.engine.scenes import Beat, Chances, Piece, Wing
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import AREA_IDS, CITY_DICE, SEA_IDS
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.odds import Odds
from meadhall.games.bretwalda.scenes.chances import odds_of
from meadhall.games.bretwalda.scenes.hosts import Host
from meadhall.games.bretwalda.scenes.speech import Speech
from meadhall.games.bretwalda.scenes.strikes import Strike
from meadhall.games.bretwalda.scenes.throws import Throw

_ROLES: Final = ("attacker", "defender")


class Field:
    """What is seen on the field, and the beats in which it was seen."""

    def __init__(self, opening: Told, say: Speech) -> None:
        self._say: Final = say
        self._is_at_sea: Final = opening.line is log.SEA_BATTLE_BEGINS
        self._where: Final = "sea" if self._is_at_sea else "land"
        self._at: Final = opening.number("sea" if self._is_at_sea else "area")
        self._is_city: Final = not self._is_at_sea and opening.number("city") > 0
        self._hosts: Final = [Host(opening.number(role), role) for role in _ROLES]
        self._hosts[DEFENDER].city = CITY_DICE if self._is_city else 0
        self._throw: Final = Throw()
        self._strike: Final = Strike()
        self._beats: Final[list[Beat]] = []

    def _add(
        self,
        kind: str,
        label: str,
        said: str,
        wings: Sequence[Wing],
        reason: str = "",
        rules: Sequence[str] = (),
        odds: Odds | None = None,
    ) -> None:
        """A beat; where there are odds, the reason is what they say."""
        shares = self._shares(odds) if odds is not None else None
        why = self._chances(odds) if odds is not None else reason
        self._beats.append(Beat(kind, self._say.say(f"beat-{label}"), said, wings, why, rules, odds=shares))

    def _wings(
        self,
        cards: tuple[int, Sequence[Piece]] = (-1, ()),
        has_dice: bool = False,
        has_wounds: bool = False,
        leaving: int = -1,
    ) -> list[Wing]:
        """Everybody who is there, with a card, with dice, with wounds, or leaving."""
        wings: list[Wing] = []
        for n, host in enumerate(self._hosts):
            state = scenes.LEAVES if n == leaving else scenes.STANDS
            pieces = [*(cards[1] if cards[0] == n else []), *host.pieces(self._say, self._strike.falling[n], state)]
            if has_dice and self._throw.has_dice(n):
                swords = self._throw.swords(n)
                label = self._say.say("scene-swords", swords=swords)
                wings.append(Wing(pieces, self._throw.dice(n, self._say), total=str(swords), total_label=label))
            elif has_wounds:
                label = self._say.say(f"scene-wounds-at-{self._where}", wounds=self._strike.dealt[n])
                wings.append(Wing(pieces, total=str(self._strike.dealt[n]), total_label=label))
            else:
                wings.append(Wing(pieces))
        return wings

    def _outlook(self) -> Odds | None:
        """The odds if both fight on; none once somebody has nobody left."""
        attacker, defender = self._hosts
        if not attacker.total or not defender.total:
            return None
        return odds_of(attacker.strength(), defender.strength())

    def _shares(self, odds: Odds) -> Chances:
        return Chances.of(odds.won, odds.lost, self._say.say("scene-odds-exact"))

    def _chances(self, odds: Odds) -> str:
        won, lost, nobody = odds.percents
        attacker, defender = (self._say.thing(host.role, host.name) for host in self._hosts)
        return self._say.say("scene-odds", won=won, lost=lost, nobody=nobody, **attacker, **defender)

    def _rules(self, *on_land: str) -> list[str]:
        """The rules of a battle on land, or that of battles at sea."""
        return ["BRE-17.1"] if self._is_at_sea else list(on_land)

    def _place_name(self) -> dict[str, int | str]:
        return self._say.thing("place", (SEA_IDS if self._is_at_sea else AREA_IDS)[self._at])

    def _index(self, owner: int) -> int:
        return ATTACKER if self._hosts[ATTACKER].has(owner) else DEFENDER

    def _host(self, owner: int) -> Host:
        return self._hosts[self._index(owner)]
