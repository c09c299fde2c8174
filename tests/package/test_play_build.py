"""`make play` compiles only what playing needs: nothing that a player reaches may need the rest."""

import os
import subprocess
import sys

import pytest

import guilda
from guilda.pure import check_compiled

PLAYING = """
import pkgutil, sys
from importlib import import_module

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(("guilda.encoding", "guilda.rl", "guilda.training")):
            raise ImportError(f"{name} is not for players")

sys.meta_path.insert(0, Refusing())
import guilda
packages = "analysis arena bots daily drawing locales offline puzzles records rules search server tables terminal"
for package in packages.split():
    for module in pkgutil.walk_packages(import_module(f"guilda.{package}").__path__, f"guilda.{package}."):
        # Policies and their benchmark read observations; these two start a program or run in a browser.
        if not module.name.endswith((".policy", ".benchmark", "__main__", ".migrations.env", ".search_worker")):
            try:
                import_module(module.name)
            except ModuleNotFoundError as missing:
                assert missing.name in ("ray", "js", "pyodide", "pyodide_js", "resource"), missing
for info in guilda.games():
    match = guilda.new(info.name, seed=1)
    guilda.hint(match.position, simulations=20)
    match.apply(guilda.bots.make("apprentice", seed=1).choose(match.position.seen_by(match.actor(), guilda.FastRng(1))))
"""


def test_playing_needs_no_module_that_make_play_leaves_uncompiled():
    found = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, env=os.environ, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.skipif(not guilda.compiled, reason="everything runs uncompiled")
def test_a_module_that_is_not_compiled_says_what_to_do():
    with pytest.raises(ImportError, match="run `make compile`"):
        check_compiled("guilda.encoding.encoder", False)
