"""A process bot that plays the first legal action. It speaks JSON Lines and does not import Guilda.

guilda arena azul random 'process:python3 examples/bots/first_legal.py' --games 20
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready"}
    elif message["type"] == "choose":
        answer = {"action": message["actions"][0]["notation"]}
    else:
        break
    print(json.dumps(answer), flush=True)
