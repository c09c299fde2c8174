"""Run one step of a set-up with progress messages; show its output only if it fails, or lines that begin with SKIPPED.

`python tools/step.py "Compiling the games" -- COMMAND …` prints the title, the last line of output every few seconds,
and the time it took. The whole output is in build/log/. Runs on any Python 3.
"""

import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

LOG = Path(__file__).resolve().parents[1] / "build" / "log"
EVERY = 5
WIDTH = 100


def main() -> int:
    """Run the command after `--`; return its exit code."""
    title, _, *command = sys.argv[1:]
    LOG.mkdir(parents=True, exist_ok=True)
    path = LOG / (re.sub(r"\W+", "-", title.lower()) + ".txt")
    last = ""
    began = time.monotonic()
    done = threading.Event()

    def report() -> None:
        shown = ""
        while not done.wait(EVERY):
            if last != shown:
                shown = last
                print(f"  {title}: {shown[:WIDTH]}", flush=True)

    print(f"{title} …", flush=True)
    threading.Thread(target=report, daemon=True).start()
    with path.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert process.stdout is not None
        for raw in process.stdout:
            line = raw.decode("utf-8", "replace").rstrip()
            log.write(line + "\n")
            last = line.strip() or last
            if line.startswith("SKIPPED"):
                print(f"  {title}: {line}", flush=True)
    code = process.wait()
    done.set()
    if code:
        print(path.read_text(encoding="utf-8"), file=sys.stderr)
        print(f"{title}: failed (exit code {code})", file=sys.stderr)
    else:
        used = os.times()
        processor = used.children_user + used.children_system
        print(f"{title}: {time.monotonic() - began:.0f} s ({processor:.0f} s of processor time)", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
