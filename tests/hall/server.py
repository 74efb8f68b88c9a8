"""A hall as a program, with any settings: `python -m tests.hall.server '{"port": 8000, ...}'`."""

from __future__ import annotations

import json
import sys

from meadhall.hall.serving import serve
from meadhall.hall.settings import Settings

if __name__ == "__main__":
    serve(Settings(**json.loads(sys.argv[1])))
