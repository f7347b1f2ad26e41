"""Programs that play, or fail, as external players: `python bots.py KIND`."""

import json
import sys
import time


def say(**message: object) -> None:
    """Write a line."""
    print(json.dumps(message), flush=True)


def main(kind: str) -> None:
    """Play until the goodbye, or fail in the way that is asked for."""
    if kind == "mute":
        sys.stdin.read()
        return
    if kind == "broken":
        sys.exit(3)
    hello = json.loads(sys.stdin.readline())
    say(type="hello", protocol=2 if kind == "future" else hello["protocol"], name=kind)
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "goodbye":
            break
        match kind:
            case "first":
                say(type="answer", number=asked["number"], action=0)
            case "text":
                say(type="answer", number=asked["number"], action=asked["texts"][-1].upper())
            case "crash":
                sys.exit(7)
            case "chatter":
                print("thinking...", flush=True)
            case "beyond":
                say(type="answer", number=asked["number"], action=999)
            case "nonsense":
                say(type="answer", number=asked["number"], action="XX")
            case "other":
                say(type="answer", number=asked["number"] + 1, action=0)
            case "slow":
                sys.stdin.read()
    if kind == "stays":
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1])
