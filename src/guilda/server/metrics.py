"""Metrics for Prometheus, summed over all worker processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

REGISTRY = CollectorRegistry()
TABLES = Gauge("guilda_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
SOCKETS = Gauge("guilda_sockets", "Open WebSockets", registry=REGISTRY, multiprocess_mode="livesum")
STREAMS = Gauge("guilda_bot_streams", "Open streams of the bot API", registry=REGISTRY, multiprocess_mode="livesum")
SEARCHES = Gauge(
    "guilda_searches_running",
    "Running searches of bots, hints and reviews",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
MOVES = Counter("guilda_moves", "Stored decisions", ["by"], registry=REGISTRY)
MADE_BY_BOT, MADE_BY_PERSON = MOVES.labels("bot"), MOVES.labels("person")
MOVE_SECONDS = Histogram(
    "guilda_move_seconds",
    "Time from receiving a decision to its answer",
    registry=REGISTRY,
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
ERRORS = Counter("guilda_errors", "Requests and messages answered with an error", ["code"], registry=REGISTRY)
REQUESTS = Counter("guilda_requests", "HTTP requests", ["status"], registry=REGISTRY)


def exposition() -> bytes:
    """Return all metrics in the format of Prometheus."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is not None:
        drop_dead_gauges(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)


def drop_dead_gauges(folder: Path) -> None:
    """Drop gauges left behind by processes that have exited."""
    for file in folder.glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        if sys.platform != "win32" and not is_alive(process):
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]


def is_alive(process: int) -> bool:
    """Return whether a process exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
