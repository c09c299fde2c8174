"""Mirrored tournaments between bots: resumable, reproducible, with Bradley-Terry ratings."""
