"""Compile the rules: position.py with the C types of position.pxd becomes a native module."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

import guilda

setup(
    ext_modules=cythonize(
        [Extension("guilda_fastpig.position", ["src/guilda_fastpig/position.py"])],
        include_path=["src", str(Path(guilda.__file__).parent.parent)],
        language_level=3,
        compiler_directives={
            "annotation_typing": False,
            "boundscheck": False,
            "cdivision": True,
            "infer_types": True,
            "wraparound": False,
        },
    )
)
