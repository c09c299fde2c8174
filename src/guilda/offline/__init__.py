"""Tables without a server: the same commands, states and events as `guilda.server`, for one person in one browser.

`host` keeps the tables, `search` runs the searches in another worker, and `browser` connects both to JavaScript.
"""
