"""Benchmarks of the rules, the search, the server and its messages."""
