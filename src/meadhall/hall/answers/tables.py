"""A table as somebody may see it, and what has changed of it."""

from __future__ import annotations

from typing import Any

from pydantic import Field, RootModel

from meadhall.hall.answers.boards import Line, Other, Part, PlateItem, RibbonItem, ScoreRow, Sentence
from meadhall.hall.answers.common import Answer
from meadhall.hall.answers.learning import CoachItem
from meadhall.hall.answers.lists import Summary
from meadhall.hall.answers.proposals import PlanItem, SheetItem, WayItem
from meadhall.hall.answers.questions import DECISION, RUN, SHAPE, WARNED, WHOLE, Option, Piece, Run, Undo


class Dice(Answer):
    """What can be known of a table's dice before the end."""

    commitment: str = Field(description="The SHA-256 of the house's secret; empty where a plain seed gives the dice.")
    shares: list[int] = Field(description="The seats that have added to them.")
    wanted: bool = Field(description="Whether the viewer is still to add to them, by `luck`.")


class Levels(Answer):
    """Bots whose level I may change."""

    seats: list[int]
    all: list[str]


class Saying(Answer):
    """Something said at the table."""

    id: int
    name: str
    text: str
    at: float
    role: str = Field(description="As what it was said: `seat` or `spectator`; empty if it is too old to be known.")
    seat: int | None
    may_mute: bool = Field(description="Whether the viewer may mute who said it.")
    is_muted: bool = Field(description="Whether who said it is muted, if the viewer may know.")


class Closing(Answer):
    """What becomes of a table before its end."""

    why: str = Field(description="Closed by its `owner`, for want of `players`, or a game of `bots` nobody looked at.")
    is_asked: bool = Field(description="Whether the owner has asked the others to agree.")
    missing: list[str] = Field(description="Who still has to agree.")
    may: bool = Field(description="Whether the viewer may ask, or agree, by `close`.")


class AbsenceItem(Answer):
    """When others may agree that a bot takes over a seat."""

    rule: str = Field(description="`never`, `away` or `clock`.")
    minutes: int
    text: str
    replaceable: list[int] = Field(description="The seats of people who are away by the rule.")
    votes: dict[int, int] = Field(description="For seats of people who are away, how many agree on a bot.")
    due: dict[int, float] = Field(description="For seats that are asked at a table with a clock, until when.")


class TakebackItem(Answer):
    """What somebody asks to take back."""

    seat: int
    n: int = Field(description="To be sent back with an answer.")
    agreed: int
    asked: int = Field(description="How many people have to agree.")
    is_mine: bool
    wanted: bool = Field(description="Whether my answer is waited for.")


class EventItem(Answer):
    """What happened at the table besides the game."""

    kind: str = Field(description="`left`, `resigned`, `replaced`, `returned`, `takeback`, `declined` or `level`.")
    seat: int
    text: str
    at: float


class TableItem(Summary):
    """The table as I may see it; what follows `length` is there once the game has begun."""

    n: int = Field(description="Records of the table: what a choice answers, and what `since` compares.")
    stamp: str = Field(description="Changes with everything that can be seen, chat and seats too; a page's `has`.")
    viewer: int = Field(description="With whose eyes: a seat, -2 for a spectator, -3 for everything after the end.")
    my_seats: list[int]
    is_owner: bool
    rematch: str | None
    options_chosen: list[str]
    dice: Dice
    chat: list[Saying]
    absence: AbsenceItem
    takeback: TakebackItem | None
    events: list[EventItem]
    may_chat: bool
    closing: Closing
    here: list[int] = Field(description="The seats of people who are at the table now.")
    levels: Levels
    invitation: str | None = None
    coach: CoachItem | None = Field(None, description="What the coach says, at the table of a lesson.")
    length: int | None = Field(None, description="Entries of the journal: what `moments` counts.")
    known: int | None = Field(
        None, description="Entries that the viewer knows: up to its latest choice; what followed is to be told."
    )
    deciding: list[int] = Field([], description="The seats that decide now.")
    is_mine: bool = False
    prompt: str = ""
    rule: str = ""
    shape: str = Field("", description=SHAPE)
    options: list[Option] = Field([], description="What the viewer may choose now.")
    pieces: list[Piece] = Field([], description="What a set or amounts are made of.")
    run: list[Run] = Field([], description=RUN)
    whole: str = Field("", description=WHOLE)
    sheet: SheetItem | None = Field(None, description="What I may fill in at once from here on.")
    ways: list[WayItem] = Field(
        [], description="What a touch at one thing alone means, though several questions lie before it."
    )
    plans: list[PlanItem] = Field([], description="What the game proposes.")
    decision: str = Field("", description=DECISION)
    is_warned: bool = Field(False, description=WARNED)
    hints: bool = Field(False, description="Whether the viewer may ask for a hint now.")
    undo: Undo | None = None
    plates: list[PlateItem] | None = None
    ribbon: RibbonItem | None = None
    log: list[Line] = Field(
        [], description="What has happened: all of it, or what follows the `mark` that was asked for."
    )
    log_start: int = Field(0, description="How many lines are before those in `log`.")
    log_mark: str = Field("", description="To be sent as `mark` when looking again.")
    sentences: list[Sentence] = Field([], description="The log in sentences, from the first on that is new or changed.")
    sentence_start: int = Field(0, description="How many sentences are before those in `sentences`.")
    others: list[Other] = Field([])
    described: list[Part] = Field([])
    picture: str = ""
    over: bool = False
    winners: list[int] = Field([])
    scores: list[int] | None = None
    places: list[int] = Field([], description="Each seat's place after the end, 1 for those that won.")
    verdict: str = Field("", description="How the game was won, in a sentence.")
    score_sheet: list[ScoreRow] = Field([], description="What decided the game, where the game counts anything.")


class Change(Answer):
    """What has changed since a look that the asker has."""

    since: str = Field(description="The `stamp` of that look.")
    stamp: str = Field(description="The `stamp` of the look that comes of it.")
    changed: dict[str, Any] = Field(description="The fields that are new, each whole; of `log` what follows the mark.")
    picture: list[list[int] | str] | None = Field(
        None, description="If it is new: places and lengths in the old picture, counted in UTF-16, and new text."
    )
    check: int | None = Field(None, description="The CRC-32 of the new picture in UTF-8.")


class Seen(RootModel[TableItem | Change]):
    """The table as I may see it, or what has changed of it."""
