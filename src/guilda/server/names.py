"""Names of people: which can be displayed, and which look alike.

Two names with the same skeleton are too easily confused. The idea is that of Unicode's security report (TR 39). The
tables are our own and small: letters of other scripts, small capitals and digits that look like Latin letters.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from guilda.locales import LANGUAGES, catalogue
from guilda.tables.errors import TableError

MAX_NAME = 40
MAX_SKELETON = 200
MAX_SEATS = 8
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are printable but empty."""
SCRIPTS = {
    "ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK",
    "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "IDEOGRAPHIC", "KANNADA", "KATAKANA", "KATAKANA-HIRAGANA",
    "KHMER", "LAO", "LATIN", "MALAYALAM", "MODIFIER", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU", "THAANA",
    "THAI", "TIBETAN",
}  # fmt: skip
"""Scripts in wide use (Table 5 of Unicode's Annex 31), as the first words of the names of their letters."""
CAPITALS = {
    "A": "ꓮΑАᎪ",
    "B": "ꓐΒВᏴ",
    "C": "ꓚϹСᏟ",
    "D": "ꓓᎠ",
    "E": "ꓰΕЕᎬ",
    "F": "Ϝꓝ",
    "G": "ꓖԌᏀ",
    "H": "ꓧΗНᎻ",
    "I": "ꓲΙІӀ",
    "J": "ꓙЈᎫ",
    "K": "ꓗΚКᏦ",
    "L": "ꓡᏞ",
    "M": "ꓟΜМϺᎷ",
    "N": "ꓠΝ",
    "O": "ꓳΟОՕ",
    "P": "ꓑΡРᏢ",
    "Q": "Ԛ",
    "R": "ꓣᏒ",
    "S": "ꓢЅՏᏚ",
    "T": "ꓔΤТᎢ",
    "U": "ꓴ",
    "V": "ꓦѴᏙ",
    "W": "ꓪԜᎳ",
    "X": "ꓫΧХ",
    "Y": "ꓬΥУҮ",
    "Z": "ꓜΖᏃ",
}
"""Capitals that look like Latin ones; their small letters may not."""
SMALL = {
    "a": "αаɑᴀ@",
    "b": "βвьʙ",
    "c": "ϲсᴄ",
    "d": "ԁđᴅ",
    "e": "εеєҽᴇə",
    "g": "ɡցɢ",
    "h": "һнհħʜ",
    "j": "јϳյᴊ",
    "k": "κкᴋ",
    "l": "i1|!¡ıɩɪιіӏłʟǀ",  # i and l share a class, because I and l look alike
    "m": "мᴍ",
    "n": "пոռηɴ",
    "o": "0οоօσøᴏ",
    "p": "ρрᴘ",
    "q": "ԛզգ",
    "r": "гɾʀ",
    "s": "ѕꜱ$5",
    "t": "τтᴛŧ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ԝωաᴡ",
    "x": "хχ",
    "y": "уүγʏ",
    "z": "ᴢ2",
    "3": "зʒ",
}
CAPITAL_TABLE = str.maketrans({other: letter for letter, others in CAPITALS.items() for other in others})
SMALL_TABLE = str.maketrans({other: letter for letter, others in SMALL.items() for other in others})
PAIRS = (("rn", "m"), ("vv", "w"))
"""Pairs of letters that look like one."""
OFFICIAL = ("Guilda", "Admin", "Administrator", "Moderator", "System", "Server")
"""Names that no person may have."""
NEUTRAL = ("Guest", "Anonymous")
"""Names that the server gives to people; the page also numbers them."""


def skeleton(name: str) -> str:
    """Return the canonical form shared by all names that look like this one.

    Accents, case, spaces and punctuation make no difference.
    """
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(CAPITAL_TABLE).casefold())
    plain = "".join(plain_digit(letter) for letter in text if unicodedata.category(letter)[0] != "M")
    plain = plain.translate(SMALL_TABLE)
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    letters = "".join(letter for letter in plain if letter.isalnum())
    return (letters or plain)[:MAX_SKELETON]


def plain_digit(letter: str) -> str:
    """Return a digit of any script as one of 0 to 9, and other characters as they are."""
    digit = unicodedata.decimal(letter, None)
    return letter if digit is None else str(digit)


OFFICIAL_SKELETONS = frozenset(map(skeleton, OFFICIAL))


@cache
def reserved_skeletons() -> frozenset[str]:
    """Return the skeletons of names that no account may have, with `Player 1` and the like in every language."""
    numbered = (
        catalogue(language).format("page-seat-number", n=seat + 1)
        for language in LANGUAGES
        for seat in range(MAX_SEATS)
    )
    return OFFICIAL_SKELETONS.union(map(skeleton, NEUTRAL), map(skeleton, numbered))


def display_name(name: str) -> str:
    """Return a name that can be displayed; raise `TableError` otherwise."""
    name = unicodedata.normalize("NFC", name.strip())
    folded = len(name.casefold())  # some letters fold into three
    if not name or not name.isprintable() or folded > MAX_NAME or BLANK.intersection(name):
        raise TableError("bad_name")
    if all(unicodedata.category(letter)[0] in "MZ" for letter in name) or any(map(mixes_scripts, name.split())):
        raise TableError("bad_name")
    return name


def mixes_scripts(word: str) -> bool:
    """Return whether a word has Latin letters and letters of a rare script, which can only be meant to look Latin."""
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", word))
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    return "LATIN" in scripts and not scripts <= SCRIPTS


def is_impostor(name: str) -> bool:
    """Return whether a name looks like one of the server's own."""
    return skeleton(name) in OFFICIAL_SKELETONS


def is_reserved(name: str) -> bool:
    """Return whether no account may have a name."""
    return skeleton(name) in reserved_skeletons()
