"""Checking the dice: whether every draw in a journal is what its seed, or the sealed secret, gives."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.analysis.reasons import analysis_words
from meadhall.engine.chance import Seal, commitment_of
from meadhall.engine.match import Match


@dataclass(frozen=True)
class Verification:
    """What was found when the dice of a match were checked."""

    draws: int
    """How many could have come out otherwise."""
    odd: list[int]
    """The numbers of entries of the journal, from 0, that are not what the key gives."""
    shares: int
    """How many players added to the key; 0 where a plain seed gives it."""
    problem: str
    """Empty, or what stands against it: `secret` (it is not told yet), `commitment` (the house was bound to another),
    or `draws` (some are others)."""

    @property
    def holds(self) -> bool:
        """Whether all is as it should be."""
        return not self.problem


def verification(match: Match) -> Verification:
    """Check the dice of a match."""
    seed = match.seed
    shares = sum(1 for share in seed.shares if share) if isinstance(seed, Seal) else 0
    if isinstance(seed, Seal) and not seed.secret:
        return Verification(0, [], shares, "secret")
    draws, odd = match.check_draws()
    if isinstance(seed, Seal) and commitment_of(seed.secret) != seed.commitment:
        return Verification(draws, odd, shares, "commitment")
    return Verification(draws, odd, shares, "draws" if odd else "")


def told_verification(found: Verification, language: str) -> str:
    """What was found, in a sentence."""
    key = f"verify-{found.problem}" if found.problem else "verify-shares" if found.shares else "verify-holds"
    first = found.odd[0] + 1 if found.odd else 0
    return analysis_words(language).say(key, draws=found.draws, odd=len(found.odd), shares=found.shares, first=first)
