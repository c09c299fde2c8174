"""Persistent threads that work on their shares of a task in native code, without the GIL.

The threads wait for work in locks of the operating system and do not touch Python objects between two tasks.
Uncompiled, and where threads cannot be started (WebAssembly), the calling thread does all the work.
"""

from typing import Any, final

class Team:
    """The threads; derived classes define `work`, which does a share and then whatever is left of the others.

    `stop` ends the threads. A process that was forked has none of them: `process` tells which one started them.
    """
    @property
    def shares(self) -> int: ...
    @property
    def process(self) -> int: ...
    def __init__(self, shares: int) -> None: ...
    def serve(self, share: int) -> None:
        """Work whenever there is a task, until the team stops: the life of a thread."""
    def run(self) -> None:
        """Do all shares of the task, share 0 on the calling thread, and wait for the threads that have begun."""
    def stop(self) -> None:
        """End the threads, once; afterwards the calling thread does all the work."""
