"""A player in any language needs this much: come in, open a table, answer until it is over.

Usage: player.py http://127.0.0.1:8642 [more wishes for the table, as JSON]
"""

import json
import secrets
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import connect

house, wishes = sys.argv[1], json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
headers = {"Content-Type": "application/json"}
answer: dict[str, object] = {}


def post(path: str, **body: object) -> dict[str, Any]:
    request = urllib.request.Request(f"{house}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
    return found


headers["Authorization"] = f"Bearer {post('guest', bearer=True)['token']}"
table = post("tables", seats=["me", "housekeeper"], **wishes)["id"]
ticket = post(f"tables/{table}/ticket")["ticket"]
with connect(f"{house.replace('http', 'ws', 1)}/socket", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "hello", "ticket": ticket}))
    for message in map(json.loads, socket):
        if message["type"] == "view" and "ask" in message:  # every legal answer is listed; this player takes the last
            option = len(message["ask"]["options"]) - 1
            answer = {"type": "answer", "id": secrets.token_hex(16), "rev": message["rev"], "option": option}
            socket.send(json.dumps(answer))
        if message["type"] == "refused" and message["code"] in ("too-fast", "busy"):
            time.sleep(1)
            socket.send(json.dumps(answer))  # with the same id: it cannot be carried out twice
        if message["type"] == "over":
            print(json.dumps({"table": table, "points": message["points"], "seed": message["seed"]}))
            break
