"""The API of choices, which is asked more than all others: it finds by itself what FastAPI takes longer to find.

The description of the API is made as for every other route.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError, create_model

from meadhall.hall import answers, forms
from meadhall.hall.answers import described
from meadhall.hall.guard import member, visitor
from meadhall.hall.routes_people import Member
from meadhall.hall.routes_tables import CHANGED, Table, TheHouse, TheWatcher, live_of, watcher_of, wish_of

T = TypeVar("T")
_WISH: Final[dict[str, Any]] = {
    name: (each.annotation, each.default)
    for name, each in inspect.signature(wish_of, eval_str=True).parameters.items()
    if each.default is not inspect.Parameter.empty and not name.startswith("_")
}
"""What may be asked for besides, as the other routes take it."""
_Wish: Final[type[BaseModel]] = create_model("_Wish", **_WISH)


class _Direct(APIRoute):
    """A route that refuses the same as it would by FastAPI, in the same order."""

    # FastAPI's own is typed as giving a coroutine; whatever can be awaited does.
    def get_route_handler(self) -> Callable[[Request], Awaitable[Response]]:  # type: ignore[override]
        """What answers."""
        return _answer


async def _answer(request: Request) -> Response:
    body = await request.body()
    person = await visitor(request, None, None)
    live = await live_of(request.path_params["table"], request, person)
    me = await member(person)
    wished = _read("query", lambda: _Wish.model_validate(dict(request.query_params)))
    form = _read("body", lambda: forms.Choice.model_validate_json(body))
    watcher = await watcher_of(request, person, await wish_of(request, **dict(wished)))
    return await choose(form, live, request.app.state.house, me, watcher)


def _read(part: str, reading: Callable[[], T]) -> T:
    """What a part of a request says, or what is wrong there."""
    try:
        return reading()
    except ValidationError as error:
        faults = [{**each, "loc": (part, *each["loc"])} for each in error.errors(include_url=False)]
        raise RequestValidationError(faults) from error


router = APIRouter(prefix="/api/tables", tags=["tables"], route_class=_Direct)


@router.post("/{table}/choices", responses=described(200, answers.Reached) | CHANGED)
async def choose(form: forms.Choice, live: Table, house: TheHouse, person: Member, watcher: TheWatcher) -> Response:
    """Choose an option for my seat, on the position `n`; 409 if that is no longer the position."""
    return await watcher.choose(live, lambda: house.choose(live, person, form.seat, form.option, form.n))
