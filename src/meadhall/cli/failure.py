"""What ends a command early: a sentence that helps, said in the reader's language."""

from __future__ import annotations

import errno

from meadhall.words import Argument


class Failure(Exception):
    """Bad input; the text `key` says what is wrong with it and what would be right."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


def why(error: Exception) -> str:
    """Why a file could not be read or written, for the text `part-why`."""
    if isinstance(error, UnicodeError):
        return "text"
    if isinstance(error, OSError) and error.errno is not None:
        return errno.errorcode.get(error.errno, error.strerror or str(error))
    return str(error)
