"""Compile the rules: position.py with the C types of position.pxd becomes a native module."""

from setuptools import setup

from guilda.building import native_modules

setup(ext_modules=native_modules("src"))
