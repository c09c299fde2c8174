"""Run `python -m guilda.cli`."""

import sys

from guilda.cli import main

if __name__ == "__main__":
    sys.exit(main())
