"""The options of a decision: how they are laid out, and which one an answer means."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.text import Text

from meadhall.manual import folded

_FEW: Final = 6
"""So many options stand one below the other; more of them stand in columns."""

_NUMBER: Final = 3
_GAP: Final = 2


@dataclass(frozen=True)
class Offer:
    """An option: its name, its label, and the explanation of the thing it names, if there is one."""

    name: str
    label: str
    text: str = ""

    @property
    def family(self) -> str:
        """The name without its last part: the same for all routes from one place, all forces of one size."""
        return self.name.rpartition(":")[0]


@dataclass(frozen=True)
class Meant:
    """What an answer means: one option, or none and the reason why."""

    option: str | None
    problem: str = ""
    candidates: tuple[str, ...] = ()


def choice_grid(offers: list[Offer], width: int) -> list[Text]:
    """The numbered options, in lines of at most a width (0: one column); each family begins a line of its own."""
    cells = [Text.assemble((f"{n:>{_NUMBER}}) ", "bold cyan"), offer.label) for n, offer in enumerate(offers, 1)]
    short = [text.cell_len for text in cells if 2 * (text.cell_len + _GAP) <= width]
    if len(offers) <= _FEW or not short:
        return [_explained(text, offer, width) for text, offer in zip(cells, offers, strict=True)]
    cell = max(short) + _GAP
    rows: list[Text] = []
    for _, family in groupby(zip(offers, cells, strict=True), lambda pair: pair[0].family):
        rows += _rows([text for _, text in family], cell, width)
    return rows


def _rows(texts: list[Text], cell: int, width: int) -> list[Text]:
    """Texts side by side in cells; one that is longer than a cell has a line to itself."""
    rows: list[Text] = []
    row = Text()
    for text in texts:
        if row and row.cell_len + max(cell, text.cell_len) > width:
            rows.append(row)
            row = Text()
        row.append_text(text)
        row.append(" " * max(_GAP, cell - text.cell_len))
    rows.append(row)
    for each in rows:
        each.rstrip()
    return rows


def _explained(text: Text, offer: Offer, width: int) -> Text:
    """An option that has a line to itself, with as much of its explanation as fits."""
    if not offer.text:
        return text
    explained = Text.assemble(text, (f" · {offer.text}", "dim"))
    if width:
        explained.truncate(width, overflow="ellipsis")
    return explained


def meaning(answer: str, offers: list[Offer]) -> Meant:
    """The option that an answer means: by its number, its name, or the beginning of its label."""
    if answer.isascii() and answer.isdecimal():
        if len(answer) < 6 and 1 <= int(answer) <= len(offers):
            return Meant(offers[int(answer) - 1].name)
        return Meant(None, "no-such-number")
    if answer in [offer.name for offer in offers]:
        return Meant(answer)
    wanted = _spoken(answer)
    labels = [_spoken(offer.label) for offer in offers]
    exact = [offer for offer, label in zip(offers, labels, strict=True) if label == wanted]
    begun = [offer for offer, label in zip(offers, labels, strict=True) if wanted and label.startswith(wanted)]
    found = exact or begun
    if len(found) == 1:
        return Meant(found[0].name)
    return Meant(None, "ambiguous" if found else "not-understood", tuple(offer.label for offer in found))


def _spoken(label: str) -> str:
    """A label as somebody may type it: without case, accents and signs."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in folded(label)).split())
