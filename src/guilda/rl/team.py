"""Persistent threads that work on their shares of a task in native code, without the GIL.

The threads wait for work in locks of the operating system and do not touch Python objects between two tasks.
Uncompiled, and where threads cannot be started (WebAssembly), the calling thread does all the work.
"""

from __future__ import annotations

import os
from threading import Thread
from typing import Any

import cython

from guilda.pure import check_compiled

check_compiled(__name__, cython.compiled)

MAX_SHARES = 64  # the most threads of a team

if not cython.compiled:
    PyThread_allocate_lock: Any = None
    PyThread_free_lock: Any = None
    PyThread_acquire_lock: Any = None
    PyThread_release_lock: Any = None
    NOWAIT_LOCK = 0
    WAIT_LOCK = 1


def await_lock(lock: Any) -> None:
    """Acquire a lock. It is usually released soon, and to wake a thread takes as long as a small share."""
    for _turn in range(10_000):
        if PyThread_acquire_lock(lock, NOWAIT_LOCK):
            return
    PyThread_acquire_lock(lock, WAIT_LOCK)


class Team:
    """The threads; derived classes define `work`, which does a share and then whatever is left of the others.

    `stop` ends the threads. A process that was forked has none of them: `process` tells which one started them.
    """

    begin: Any
    finish: Any

    def __init__(self, shares: int) -> None:
        self.shares = shares
        self.running = False
        self.stopping = False
        self.process = os.getpid()
        self.threads: list[Thread] = []
        if cython.compiled:
            for share in range(1, shares):
                self.begin[share] = PyThread_allocate_lock()
                self.finish[share] = PyThread_allocate_lock()
                if not self.begin[share] or not self.finish[share]:
                    raise MemoryError("there is no memory for another lock")
                PyThread_acquire_lock(self.begin[share], WAIT_LOCK)
                PyThread_acquire_lock(self.finish[share], WAIT_LOCK)
                thread = Thread(target=self.serve, args=(share,), name=f"guilda batch {share}", daemon=True)
                try:
                    thread.start()
                except RuntimeError:  # no threads here, or no more of them
                    break
                self.threads.append(thread)

    def __dealloc__(self) -> None:
        """Free the locks; no thread is left, since each of them holds a reference."""
        if cython.compiled:
            for share in range(1, self.shares):
                if self.begin[share]:
                    PyThread_free_lock(self.begin[share])
                if self.finish[share]:
                    PyThread_free_lock(self.finish[share])

    def work(self, share: int) -> None:
        """Do a share of the task, then what is left of the others."""

    def share_out(self) -> None:
        """Prepare the shares of a task, before any thread begins."""

    def serve(self, share: int) -> None:
        """Work whenever there is a task, until the team stops: the life of a thread."""
        if cython.compiled:
            with cython.nogil:
                while True:
                    await_lock(self.begin[share])
                    if self.stopping:
                        break
                    self.work(share)
                    PyThread_release_lock(self.finish[share])

    def run(self) -> None:
        """Do all shares of the task, share 0 on the calling thread, and wait for the threads that have begun."""
        if self.running:
            raise RuntimeError("another thread is using this batch: give each thread its own")
        self.running = True
        self.share_out()
        helped = 1 + len(self.threads)
        with cython.nogil:
            if cython.compiled:
                for share in range(1, helped):
                    PyThread_release_lock(self.begin[share])
            self.work(0)
            if cython.compiled:
                for share in range(1, helped):  # nothing is left for a thread that has not begun: call it off
                    if not PyThread_acquire_lock(self.begin[share], NOWAIT_LOCK):
                        await_lock(self.finish[share])
        self.running = False

    def stop(self) -> None:
        """End the threads, once; afterwards the calling thread does all the work."""
        threads, self.threads = self.threads, []
        self.stopping = True
        if cython.compiled and self.process == os.getpid():
            for share in range(1, len(threads) + 1):
                PyThread_release_lock(self.begin[share])
            for thread in threads:
                thread.join()
