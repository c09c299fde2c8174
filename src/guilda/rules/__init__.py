"""The rules of the games: plain Python, compiled to native code."""

from importlib.machinery import PathFinder

_spec = PathFinder.find_spec("guilda.rules.game", __path__)
if _spec is not None and (_spec.origin or "").endswith(".py"):
    from guilda import pure

    pure.provide_cython()
