"""Tests of the daily deals."""
