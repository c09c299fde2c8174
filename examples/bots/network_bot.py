"""A bot that plays random actions on a server, written with the standard library only.

It challenges a level; with `open` instead of a level it waits for other players.

python3 examples/bots/network_bot.py http://127.0.0.1:8000 TOKEN azul greedy
"""

import json
import random
import secrets
import sys
import urllib.request

server, token, game, *opponents = sys.argv[1:]
HEADERS = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def call(path, body=None):
    """Send a request to the bot API: POST with a body, otherwise GET."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/bot/{path}", content, HEADERS)
    return urllib.request.urlopen(request, timeout=60)


options = {"players": 1 + len(opponents)}
with call("challenge", {"game": game, "options": options, "opponents": opponents}) as answer:
    table = json.load(answer)["id"]
print(f"playing at {server}/table/{table}")

with call("stream") as stream:
    for line in stream:
        message = json.loads(line)
        if message.get("table") != table:
            continue
        if message["type"] == "ready":  # the server has committed to its seed, so we may reveal ours
            print(f"the server's seed has the SHA-256 {message['commitment']}")
            call(f"tables/{table}/start", {"id": "start", "seed": secrets.token_hex(16)}).close()
        elif message["type"] == "turn":
            state = message["state"]
            action = random.choice(state["actions"])
            call(f"tables/{table}/act", {"id": str(state["ply"]), "ply": state["ply"], "action": action}).close()
        elif message["type"] == "away":  # we were too slow, and another bot plays for us
            call(f"tables/{table}/return", {"id": secrets.token_hex(8)}).close()
        elif message["type"] == "over":
            result, seat = message["result"], message["seats"][0]
            print(f"over: place {result['ranks'][seat]} with {result['scores'][seat]} points")
            break
