"""What a game declares by where it stands: functions of the usual names in modules of the usual names.

GAME = Game(slug="saga", players=(2,), ..., **parts(__name__))
"""

from __future__ import annotations

import pkgutil
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from meadhall.drawing.definitions import defs
from meadhall.engine.errors import MeadhallError
from meadhall.words import words

_PLACES: Final[dict[str, dict[str, str]]] = {
    "setup": {"start": "start"},
    "naming": {"names": "NAMES"},
    "fields": {"fields": "FIELDS"},
    "order": {"order": "ORDER"},
    "invariants": {"check": "check"},
    "hidden": {name: name for name in ("observe", "knowledge", "known", "redeal", "unveil")},
    "sense": {
        "evaluate": "evaluate",
        "features": "features_for",
        "certainty": "CERTAINTY",
        "weights": "WEIGHTS",
        "weight_names": "FEATURES",
    },
    "prompts": {"about": "about", "sides": "sides"},
    "text": {"describe": "describe"},
    "wording": {"words": "words"},
    "notation": {"notation": "NOTATION"},
    "picture": {name: name for name in ("picture", "definitions", "emblem")},
    "picture.plates": {"plates": "plates", "ribbon": "ribbon"},
    "picture.choices": {"pictured_choices": "CHOICES", "choice_picture": "choice_picture"},
    "inspection": {"inspect": "inspect", "signs": "signs"},
    "warnings": {"warned": "WARNED", "warn": "warn"},
    "outlook": {"outlook": "outlook"},
    "scenes": {"scene": "scene"},
    "scores": {"score_sheet": "score_sheet", "way_won": "way_won"},
    "traits": {"traits": "traits"},
}
"""Where each part of a declaration stands in a game's package: module, part, and its name there."""

_NEEDED: Final = {
    "start": "setup.py with `start(options, players)`, the state before anything has happened",
    "describe": "text.py with `describe(s, seat, language)`, the position in words",
    "picture": "picture.py, or a folder, with `picture(s, seat, language, layout)`, the position as an SVG",
    "rules": "rules.py, or a folder, with the steps and decisions",
}


def parts(package: str) -> dict[str, Any]:
    """What `Game` takes for the package of a game, found in its modules; what can go unsaid and is, is left out."""
    found: dict[str, Any] = {"package": package, "words": partial(words, package), "definitions": defs}
    for place, names in _PLACES.items():
        module = _module(package, place)
        if module is not None:
            found |= {part: getattr(module, name) for part, name in names.items() if hasattr(module, name)}
    rules = _rules(package)
    if rules:
        found["rules"] = rules
    missing = [what for part, what in _NEEDED.items() if part not in found]
    if missing:
        raise MeadhallError(f"The game in the package {package} lacks {'; '.join(missing)}.")
    return found


def _module(package: str, place: str) -> ModuleType | None:
    name = f"{package}.{place}"
    parent = _module(package, place.rpartition(".")[0]) if "." in place else import_module(package)
    if parent is None or not hasattr(parent, "__path__") or find_spec(name) is None:
        return None
    return import_module(name)


def _rules(package: str) -> tuple[ModuleType, ...]:
    """The modules with steps and decisions: the setup, and whatever the rules are."""
    rules = _module(package, "rules")
    if rules is None:
        return ()
    chapters = [import_module(f"{rules.__name__}.{each.name}") for each in pkgutil.iter_modules(_path_of(rules))]
    return tuple(module for module in (_module(package, "setup"), rules, *chapters) if module is not None)


def _path_of(module: ModuleType) -> list[str]:
    """Where the modules of a package lie; of a module that is none, nowhere."""
    return list(getattr(module, "__path__", ()))
