"""A stateful Hypothesis test of matches: legal and illegal moves, undo, copies, saving, resuming."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import guilda
from guilda.records.record import loads
from guilda.records.replay import resume, verify
from tests.conftest import VARIANTS, amount
from tests.contract.playing import as_json


class Table(RuleBasedStateMachine):
    """One match of any variant."""

    match: guilda.Match
    checked: object = None
    """The last state that held: many steps leave it as it is."""

    @initialize(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**64))
    def begin(self, variant: tuple[str, dict[str, Any]], seed: int) -> None:
        name, options = variant
        self.match = guilda.new(name, seed=seed, **options)

    @precondition(lambda self: self.match.actor() is not None)
    @rule(choice=st.integers(0, 2**16))
    def decide(self, choice: int) -> None:
        legal = self.match.actions()
        self.match.apply(legal[choice % len(legal)])

    @precondition(lambda self: self.match.actor() is not None)
    @rule(choice=st.integers(0, 2**16), decisions=st.integers(5, 40))
    def decide_often(self, choice: int, decisions: int) -> None:
        rng = guilda.FastRng(choice)
        for _ in range(decisions):
            if self.match.actor() is not None:
                self.match.apply(self.match.position.random_action(rng))

    @rule(action=st.integers(-5, 2100))
    def try_anything(self, action: int) -> None:
        if action in self.match.actions():
            return
        before = self.match.position.state()
        with pytest.raises(ValueError, match=r"action|not allowed"):
            self.match.apply(action)
        assert self.match.position.state() == before

    @precondition(lambda self: self.match.undoable > 0)
    @rule()
    def take_back(self) -> None:
        self.match.undo()

    @rule()
    def save_and_go_on(self) -> None:
        record = loads(self.match.record(private=True).dumps())
        verify(record)
        again = resume(record)
        assert again.position == self.match.position
        assert as_json(again.events()) == as_json(self.match.events())
        self.match = again

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 99))
    def let_a_bot_think(self, seat: int, seed: int) -> None:
        position = self.match.position
        before = position.state()
        seen = position.seen_by(seat % position.players, guilda.FastRng(seed))
        seen.playout(guilda.FastRng(seed))
        assert position.state() == before

    @invariant()
    def position_holds(self) -> None:
        position = self.match.position
        if position.state() == self.checked:
            return
        self.checked = position.state()
        assert guilda.position(position.text()) == position
        assert (position.actor() is None) == (position.actions() == [])
        assert position.scores() == [sum(i.points for i in position.breakdown(s)) for s in range(position.players)]


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=amount(100, 5000))
