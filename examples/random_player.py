"""A bot for Meadhall: opens a table against the house's bot and plays it to the end, at random.

Run it with the address of a hall and, if you have one, a token: `python random_player.py http://127.0.0.1:8000 TOKEN`.
"""

import json
import random
import sys
import time
import urllib.request


def ask(address, path, token="", body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers)) as answer:
        return json.load(answer) if answer.status != 204 else None


def play(address, token):
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]
    table = ask(address, "/api/tables", token, {"game": "saga", "seats": seats})["id"]
    while True:
        seen = ask(address, f"/api/tables/{table}?picture=false", token)
        if seen["status"] == "over":
            return f"{address}/table/{table} was won by {[seen['seats'][seat]['name'] for seat in seen['winners']]}"
        if seen["is_mine"]:
            choice = {"n": seen["n"], "option": random.choice(seen["options"])["option"]}
            ask(address, f"/api/tables/{table}/choices", token, choice)
        else:
            time.sleep(0.1)


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2]))
