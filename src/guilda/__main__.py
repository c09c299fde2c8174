"""`python -m guilda` is the `guilda` command."""

import sys

from guilda.cli import main

sys.exit(main())
