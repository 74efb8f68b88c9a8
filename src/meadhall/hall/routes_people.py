"""The API of people: who am I, guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response, Security

from meadhall.hall import answers, forms
from meadhall.hall.answers import described, problems
from meadhall.hall.errors import Refusal
from meadhall.hall.guard import COOKIE, address_of, member, session_key, visitor
from meadhall.hall.limits import Limits
from meadhall.hall.people import SESSION_DAYS, People, Person, login_of

router = APIRouter(prefix="/api", tags=["people"])

Visitor = Annotated[Person | None, Security(visitor)]
Member = Annotated[Person, Security(member)]


def _people(request: Request) -> People:
    found: People = request.app.state.people
    return found


def _limits(request: Request) -> Limits:
    found: Limits = request.app.state.limits
    return found


def _item(request: Request, person: Person | None) -> dict[str, Any]:
    is_alone: bool = request.app.state.settings.is_alone
    if person is None:
        return {"person": None, "csrf": "", "is_alone": is_alone}
    known = {"id": person.id, "name": person.name, "is_guest": person.login is None}
    return {"person": known, "csrf": person.csrf, "is_alone": is_alone}


def _expect_accounts(request: Request) -> None:
    """There are none where nobody else comes."""
    if request.app.state.settings.is_alone:
        raise Refusal(403, "no-accounts")


async def _welcome(request: Request, response: Response, key: str) -> dict[str, Any]:
    """Give the browser its session, in place of the one that it had."""
    old, is_token = session_key(request)
    if old and not is_token:
        await _people(request).log_out(old)
    is_secure = request.app.state.settings.is_secure
    response.set_cookie(
        COOKIE, key, max_age=SESSION_DAYS * 86400, httponly=True, samesite="lax", secure=is_secure, path="/"
    )
    return _item(request, await _people(request).find(key, is_token=False))


@router.get("/me", responses=described(200, answers.Me))
async def me(request: Request, person: Visitor) -> dict[str, Any]:
    """Who I am, and the word that must come back in `X-CSRF` with every change."""
    return _item(request, person)


@router.post("/guests", status_code=201, responses=described(201, answers.Me) | problems(403, 409))
async def new_guest(form: forms.Guest, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Play under a name, without an account; a guest who comes again takes the new name."""
    if person is not None:
        await _people(request).rename(person, form.name)
        return _item(request, await _people(request).find(*session_key(request)))
    _limits(request).newcomers.check(address_of(request))
    return await _welcome(request, response, await _people(request).new_guest(form.name))


@router.post("/accounts", status_code=201, responses=described(201, answers.Me) | problems(403, 409))
async def new_account(form: forms.Account, request: Request, response: Response, person: Visitor) -> dict[str, Any]:
    """Keep one's name and tables: an account with a password."""
    _expect_accounts(request)
    _limits(request).newcomers.check(address_of(request))
    return await _welcome(request, response, await _people(request).register(person, form.name, form.password))


@router.post("/sessions", status_code=201, responses=described(201, answers.Me) | problems(403))
async def log_in(form: forms.Account, request: Request, response: Response, _: Visitor) -> dict[str, Any]:
    """Come back to an account."""
    _expect_accounts(request)
    # Many passwords for one name, and one password for many names, are both guessing.
    _limits(request).logins.check(f"address {address_of(request)}")
    _limits(request).logins.check(f"name {login_of(form.name)}")
    return await _welcome(request, response, await _people(request).log_in(form.name, form.password))


@router.delete("/sessions", responses=described(200, answers.Me) | problems(401, 403))
async def log_out(request: Request, response: Response, _: Member) -> dict[str, Any]:
    """Leave; sent with a token, it forgets the token."""
    key, _is_token = session_key(request)
    await _people(request).log_out(key)
    response.delete_cookie(COOKIE, path="/")
    return _item(request, None)


@router.post("/tokens", status_code=201, responses=described(201, answers.Token) | problems(401, 403))
async def new_token(form: forms.Token, request: Request, person: Member) -> dict[str, str]:
    """A key for a program: `Authorization: Bearer <token>`. It is shown once."""
    _limits(request).tables.check(person.id)
    return {"token": await _people(request).new_session(person.id, form.label, is_token=True)}


@router.delete("/tokens", responses=described(200, answers.Forgotten) | problems(401, 403))
async def forget_tokens(request: Request, person: Member) -> dict[str, int]:
    """Make all my tokens worthless."""
    return {"forgotten": await _people(request).forget_tokens(person)}
