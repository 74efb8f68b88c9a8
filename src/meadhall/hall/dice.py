"""The dice of a table: a secret of the house, bound by its hash before any player adds to it, told after the end."""

from __future__ import annotations

import json
import secrets
from typing import Any

from meadhall.engine.chance import Former, Seal, Seed, sealed


def new_dice() -> str:
    """Dice that nobody can foretell, as the database keeps them."""
    return json.dumps({"secret": secrets.token_hex(32)})


def kept_dice(seed: Seed) -> str:
    """The dice of a journal, as the database keeps them; where its secret is not known, other ones take over."""
    if isinstance(seed, Former):
        return json.dumps({"former": seed.number})
    if not isinstance(seed, Seal):
        return json.dumps({"seed": seed})
    if not seed.secret:
        return new_dice()
    return json.dumps({"secret": seed.secret.hex(), "commitment": seed.commitment})


def seed_of(dice: str | None, former: str, shares: list[str]) -> Seed:
    """What the chance of a table is given by; tables of an older house have a small seed and go on with it."""
    kept: dict[str, Any] = json.loads(dice) if dice else {"former": int(former)}
    if "former" in kept:
        return Former(kept["former"])
    if "seed" in kept:
        seed: int | str = kept["seed"]
        return seed
    secret = bytes.fromhex(kept["secret"])
    if "commitment" in kept:
        return Seal(secret, kept["commitment"], tuple(shares))
    return sealed(secret, tuple(shares))


def shares_in(seed: Seed) -> list[str]:
    """What the seats have added."""
    return list(seed.shares) if isinstance(seed, Seal) else []


def commitment_in(seed: Seed) -> str:
    """What the house has bound itself to; empty where a plain seed gives the chance."""
    return seed.commitment if isinstance(seed, Seal) else ""
