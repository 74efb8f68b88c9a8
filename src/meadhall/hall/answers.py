"""What the API answers, for its description; the routes give plain data, and the tests hold it against these."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field


class Answer(BaseModel):
    """An answer; it has these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class Problem(Answer):
    """A request that was not granted; nothing has changed."""

    code: str = Field(description="For programs: `stale`, `illegal`, `forbidden` and so on.")
    message: str = Field(description="For people, in their language.")
    detail: str | None = Field(None, description="More, in English: which options are legal, which field is wrong.")


class Known(Answer):
    """A person."""

    id: str
    name: str
    is_guest: bool


class Me(Answer):
    """Who I am."""

    person: Known | None
    csrf: str = Field(description="To be sent back in `X-CSRF` with every change, if not by token.")


class Token(Answer):
    """A key for a program."""

    token: str


class Forgotten(Answer):
    """How many tokens are worthless now."""

    forgotten: int


class NewTable(Answer):
    """A table that was opened."""

    id: str


class Reached(Answer):
    """Where the table is now."""

    n: int


class Seated(Answer):
    """The seat that was taken."""

    seat: int


class Said(Answer):
    """It was said."""

    said: bool


class Agreed(Answer):
    """The agreement was noted."""

    agreed: bool


class SeatItem(Answer):
    """Who sits where."""

    seat: int
    name: str
    kind: str = Field(description="`human`, `bot` or `free`.")
    level: str
    is_me: bool
    side: str
    side_id: str
    emblem: str


class Summary(Answer):
    """A table as the lobby lists it."""

    id: str
    game: str
    game_title: str
    status: str = Field(description="`open`, `running` or `over`.")
    seats: list[SeatItem]
    updated: float
    is_my_turn: bool
    waiting: str
    result: str


class Lobby(Answer):
    """The tables that I may see."""

    mine: list[Summary]
    open: list[Summary]
    running: list[Summary]
    over: list[Summary]


class Option(Answer):
    """Something that may be chosen."""

    option: str = Field(description="To be sent back.")
    label: str = Field(description="To be shown.")


class Undo(Answer):
    """Whether my latest choice can be taken back, and why not."""

    can: bool
    why: str


class Line(Answer):
    """A line of the log."""

    n: int = Field(description="Entries of the journal before it.")
    text: str
    level: int
    seat: int | None
    things: list[str]


class ScoreRow(Answer):
    """A row of the score sheet: a number for each seat, or none where it does not concern the seat."""

    label: str
    numbers: list[int | None]


class Part(Answer):
    """A part of the position in words."""

    heading: str
    lines: list[str]


class Saying(Answer):
    """Something said at the table."""

    id: int
    name: str
    text: str
    at: float


class TableItem(Summary):
    """The table as I may see it; what follows `length` is there once the game has begun."""

    n: int = Field(description="Records of the table: what a choice answers, and what `since` compares.")
    stamp: str = Field(description="Changes with everything that can be seen, chat and seats too.")
    viewer: int = Field(description="With whose eyes: a seat, -2 for a spectator, -3 for everything after the end.")
    my_seats: list[int]
    is_owner: bool
    rematch: str | None
    options_chosen: list[str]
    chat: list[Saying]
    replacement_votes: dict[int, int]
    replaceable: list[int] = Field(
        description="Seats that have kept everybody waiting so long that a bot may take over."
    )
    invitation: str | None = None
    length: int | None = Field(None, description="Entries of the journal: what `moments` counts.")
    known: int | None = Field(
        None, description="Entries that the viewer knows: up to its latest choice and what followed by itself."
    )
    deciding: list[int] = Field([], description="The seats that decide now.")
    is_mine: bool = False
    prompt: str = ""
    rule: str = ""
    options: list[Option] = Field([], description="What the viewer may choose now.")
    hints: bool = Field(False, description="Whether the viewer may ask for a hint now.")
    undo: Undo | None = None
    log: list[Line] = Field(
        [], description="What has happened: all of it, or what follows the `mark` that was asked for."
    )
    log_start: int = Field(0, description="How many lines are before those in `log`.")
    log_mark: str = Field("", description="To be sent as `mark` when looking again.")
    described: list[Part] = []
    picture: str = ""
    over: bool = False
    winners: list[int] = []
    scores: list[int] | None = None
    score_sheet: list[ScoreRow] = Field([], description="What decided the game, where the game counts anything.")


class Moment(Answer):
    """A position of the past."""

    at: int
    picture: str
    described: list[Part]
    prompt: str


class Why(Answer):
    """What an option changes, and whether that is good for who chooses."""

    text: str
    is_good: bool


class Suggestion(Answer):
    """An option as a search sees it."""

    option: str
    label: str
    chance: float = Field(description="To win after it, from 0 to 1.")
    visits: int = Field(description="How often the search tried it.")
    reasons: list[Why]


class Hint(Answer):
    """What might be chosen, best first."""

    n: int = Field(description="The position that it is for.")
    suggestions: list[Suggestion]


class TurningPoint(Answer):
    """Choices that changed much; gains and luck are for each seat."""

    n: int = Field(description="Entries of the journal after it.")
    seat: int | None = Field(description="Who chose; none if it was chance alone.")
    text: str
    gains: list[float]
    luck: list[float]


class Mistake(Answer):
    """A choice that was clearly not the best."""

    n: int = Field(description="Entries of the journal before it.")
    seat: int
    chosen: str
    best: str
    best_option: str
    chance: float = Field(description="To win after the best choice.")
    loss: float = Field(description="How much less it is after the one that was made.")
    reasons: list[Why]


class Analysis(Answer):
    """What decided a finished game."""

    chances: list[list[float]] = Field(description="Of each seat, after no entry of the journal, after one, and so on.")
    luck: list[float] = Field(description="For each seat, what chance brought beyond what was to be expected.")
    strokes: int = Field(description="How often chance answered.")
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    progress: float | None = Field(description="How much of the search for mistakes is done; none if it has not begun.")
    graph: str = Field(description="The chances as a picture.")


class Health(Answer):
    """This node can serve."""

    status: str
    version: str


_MEANING: Final = {
    400: "The body cannot be read.",
    401: "Nobody knows who is asking.",
    403: "It is not for the asker to do, or the request did not come from our page.",
    404: "There is no such thing.",
    405: "It cannot be asked in this way.",
    409: "It does not fit the position; after `stale`, look again.",
    410: "The table was played by rules that this program no longer knows.",
    413: "The body is too big.",
    422: "The request is malformed, or the rules do not allow it; `detail` says more.",
    429: "Too much at once; `Retry-After` says how long to wait.",
    503: "The database cannot be reached.",
}
_ALWAYS: Final = (400, 413, 422, 429, 503)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, with those that every route shares, for the API's description."""
    return {status: {"model": Problem, "description": _MEANING[status]} for status in sorted({*statuses, *_ALWAYS})}


def described(status: int, model: type[Answer]) -> dict[int | str, dict[str, Any]]:
    """What a route answers, and the refusals that every route shares."""
    return {status: {"model": model, "description": (model.__doc__ or "").strip()}, **problems()}
