"""The rules of the games: plain Python that is compiled to native code, and how it is put into words."""
