"""Metrics of several processes."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

COUNT = """
import sys
from guilda.server import metrics
metrics.TABLES.set(int(sys.argv[1]))
metrics.MOVES.labels("bot").inc()
print(metrics.exposition().decode())
"""


def test_counters_of_a_dead_process_are_kept_and_its_gauges_dropped(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for tables in (3, 2):
        command = [sys.executable, "-c", COUNT, str(tables)]
        found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert "guilda_tables 2.0" in found
    assert 'guilda_moves_total{by="bot"} 2.0' in found
