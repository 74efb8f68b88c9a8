"""What every answer is, refusals, and how routes describe them."""

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


_MEANING: Final = {
    400: "The body cannot be read.",
    401: "Nobody knows who is asking.",
    403: "It is not for the asker to do, or the request did not come from our page.",
    404: "There is no such thing.",
    405: "It cannot be asked in this way.",
    409: "It does not fit the position; after `stale`, look again.",
    410: "The table was played by rules that this program no longer knows, is damaged, or was set aside.",
    413: "The body is too big.",
    422: "The request is malformed, or the rules do not allow it; `detail` says more.",
    429: "Too much at once; `Retry-After` says how long to wait.",
    503: "The database cannot be reached, or the hall is closing.",
}
_ALWAYS: Final = (400, 413, 422, 429, 503)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, with those that every route shares, for the API's description."""
    return {status: {"model": Problem, "description": _MEANING[status]} for status in sorted({*statuses, *_ALWAYS})}


def described(status: int, model: type[BaseModel]) -> dict[int | str, dict[str, Any]]:
    """What a route answers, and the refusals that every route shares."""
    return {status: {"model": model, "description": (model.__doc__ or "").strip()}, **problems()}
