"""Names that look alike, and names that cannot be displayed."""

import pytest

from guilda.server.names import CAPITALS, SMALL, display_name, is_reserved, skeleton
from guilda.tables.errors import TableError


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Maria", "Мaria"),  # Cyrillic
        ("Maria", "Mаriа"),  # Cyrillic
        ("Ana", "Αna"),  # Greek
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Paula", "PAULA"),
        ("Ana Lima", "Ana_Lima"),
        ("José", "Jose"),
        ("Carmem", "Carrnem"),
        ("Walter", "VValter"),
        ("Ana", "Ａｎａ"),  # full width
        ("Ana", "𝒜𝓃𝒶"),  # letters of mathematics
        ("Ana", "A\u034fna"),  # an invisible mark
        ("Hugo", "Нugo"),  # Cyrillic
        ("scope", "ѕсоре"),  # all Cyrillic
        ("ANA", "ꓮꓠꓮ"),  # all Lisu
        ("Pedro", "Pedr๐"),  # a Thai digit
    ],
)
def test_names_that_look_alike_have_one_skeleton(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Rita", "Rute"), ("Иван", "Игорь"), ("...", "!?")])
def test_different_names_have_different_skeletons(one, other):
    assert skeleton(one) != skeleton(other)


def test_a_skeleton_is_its_own_skeleton():
    for name in ("Maria", "Ηλίας", "Barn Owl", "VVV", "rrn", "Straße", "ﷺ"):
        assert skeleton(skeleton(name)) == skeleton(name)


def test_no_letter_looks_like_two():
    for table in (CAPITALS, SMALL):
        letters = "".join(table.values())
        assert len(letters) == len(set(letters))


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u3164", "\u2800\u2800", "a\u200bb", "\u202eana", "\u0301", "x" * 41, "ﬃ" * 14, "ᗅna", "Joe ⲁna"],
)
def test_names_that_cannot_be_displayed_are_refused(name):
    with pytest.raises(TableError):
        display_name(name)


@pytest.mark.parametrize(
    "name", ["José", "佐々木", "サトー", "김철수", "ʻIolani", "Иван", "ᏣᎳᎩ Joe", "Ana ♥ 2", "𝐀na", "Ⓐna"]
)
def test_names_of_all_scripts_can_be_displayed(name):
    assert display_name(name) == name


def test_some_names_belong_to_the_server():
    assert is_reserved("Аdmin")
    assert is_reserved("G U E S T")
    assert is_reserved("Player 1")
    assert is_reserved("Jogador 2")
    assert not is_reserved("Ana")
