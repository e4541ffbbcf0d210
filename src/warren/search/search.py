"""A tree search over what a seat may know."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.random import Random
from librt.time import time
from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.evaluation import Evaluation, Prior
from warren.core.policy import Policy
from warren.core.refusal import InputError, Refusal, Secret
from warren.core.state import CHANCE, UNLISTED, State, View
from warren.games.registry import title
from warren.search.choice import Choice
from warren.search.node import Node, step_of
from warren.search.quick import QuickPolicy

SECONDS: Final = 1.0
LONGEST: Final = 86400
DEPTH: Final = 6
"""Decisions of a playout before it is valued."""
PATIENCE: Final = 4
"""A playout goes on to the end of a turn, but not for more than so many times its depth."""
ENDLESS: Final = 400
"""Decisions of an iteration that looks so many turns ahead, at most."""
CURIOSITY: Final = 2.3
"""How much the prior and the untried count beside what was found, next to how that varies."""
DOUBT: Final = 0.2
"""What has not been tried is thought to be a little worse than the rest."""
SPREAD: Final = 0.15
"""How much the outcomes vary, before any are known."""
LEAST_SPREAD: Final = 0.02
SURE: Final = 16.0
"""Iterations that the first guess of how outcomes vary counts for."""
FEW: Final = 6
"""Chance with more outcomes than these has no nodes of its own: none would be seen twice."""
MOST_NODES: Final = 120_000
SMALLEST: Final = 1e-6
JOINT: Final = 0x3FFFFFFFFFF
BATCH: Final = 16
QUICK: Final = 0.5
MANY: Final[i64] = 1 << 60


class Search:
    """Finds the best choice of the seat whose view it gets.

    It tries whole states that agree with the view, so it knows nothing that the seat may not know.
    `budget` is in seconds; with `iterations` it ends after so many, and where no budget is given
    too the same seed gives the same answer. `favourite` is a choice to start from, with a share of
    the prior of its own. A `guide` is asked at every new node what it would do, and plays on from
    there; with `turns` an iteration ends when so many turns have begun.
    """

    def __init__(
        self,
        view: View,
        budget: float | None = None,
        *,
        iterations: int = 0,
        seed: int = 0,
        depth: int = DEPTH,
        curiosity: float = CURIOSITY,
        favourite: int = -1,
        trust: float = 0.5,
        turns: int = 0,
        guide: Policy | None = None,
        evaluation: Evaluation | None = None,
        prior: Prior | None = None,
    ) -> None:
        if view.seat is None or view.seat not in view.actors():
            raise Refusal("refusal-not-your-turn", {"seat": view.seat or 0}, "CORE-TURN")
        given = SECONDS if budget is None and not iterations else budget
        if iterations < 0 or (given is not None and not 0 < given <= LONGEST):
            raise InputError(
                "error-out-of-range",
                {"field": "budget", "value": str(budget), "least": 0, "most": LONGEST},
            )
        known = title(view.state.game())
        self.seat: Final = view.seat
        self.evaluation: Final = evaluation or known.part("evaluation", Evaluation)
        self.prior: Final = prior or known.part("prior", Prior)
        self.guided: Final = guide is not None
        self.policy: Final[Policy] = QuickPolicy(self.prior) if guide is None else guide
        self.rng: Final = Random(seed)
        self.depth: Final[i64] = i64(depth)
        self.curiosity: Final = curiosity
        self.trust: Final = trust
        self.turns: Final[i64] = i64(turns)
        self.begun: i64 = 0
        self.moment: i64 = 0
        self.decisions: i64 = 0
        self.mean = 0.0
        self.squares = SPREAD * SPREAD * SURE
        self.spread = SPREAD
        self.players: Final = i64(view.state.seat_count())
        self.view = view
        self.key = view.key()
        self.budget = given
        self.iterations = iterations
        self.favourite: i64 = i64(favourite)
        self.root = Node()
        self.made: i64 = 1
        self.tried = 0
        self.chosen: i64 = -1
        self.path: list[Node] = []
        self.steps: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]([0.0 for _ in range(self.players)])

    # What it is asked

    def best(self) -> int:
        """The code that was tried most often, once the budget is spent."""
        codes = self.view.legal_actions()
        if len(codes) == 1:
            self.chosen = i64(codes[0])
            return codes[0]
        self._run()
        found = self.choices()[0].code
        self.chosen = i64(found)
        return found

    def choices(self) -> list[Choice]:
        """Every choice of the seat, the most tried first."""
        found: list[Choice] = []
        start = self._start()
        for code in self.view.legal_actions():
            at = start.find(step_of(self.seat, code), 0)
            visits = int(start.visits[at]) if at >= 0 else 0
            value = start.totals[at] / visits if visits else 0.0
            found.append(Choice(code, visits, value))
        return sorted(found, key=lambda one: (-one.visits, -one.value))

    def follow(self, view: View, favourite: int = -1) -> bool:
        """Go on with a later view of the same seat; whether what was found out still serves.

        It does when the view is the same as before, or what follows from the choice that was made
        and at most one outcome of chance. Otherwise the search begins anew.
        """
        kept = self._entered(view)
        if kept is None:
            self.root = Node()
            self.made = 1
        else:
            self.root = kept
            self.made = _size(kept)
        self.view = view
        self.key = view.key()
        self.favourite = i64(favourite)
        self.chosen = -1
        self.tried = 0
        self.mean = 0.0
        self.squares = SPREAD * SPREAD * SURE
        start = self._start()
        at = start.find(step_of(self.seat, self.favourite), 0)
        if at >= 0:
            start.weights[at] += self.trust
        return kept is not None

    # Where the tree is entered

    def _entered(self, view: View) -> Node | None:
        key = view.key()
        if key == self.key:
            return self.root
        try:
            return self._followed(view, key)
        except Secret:
            return None

    def _followed(self, view: View, key: bytes) -> Node | None:
        """Where the choice that was made has led; a view does not know all that may come of it."""
        if self.chosen < 0 or self.view.state.sealed():
            return None
        after = self.view.state.clone()
        if self.seat not in after.actors():
            return None
        after.apply(self.seat, int(self.chosen))
        node = _below(self.root, step_of(self.seat, self.chosen))
        if node is None or view.state.sealed():
            return None
        if not after.is_chance():
            return node if after.key() == key else None
        outcomes = after.codes(CHANCE)
        for i in range(i64(len(outcomes))):
            luck = after.clone()
            luck.apply(CHANCE, int(outcomes[i]))
            if luck.key() == key:
                few = i64(len(outcomes)) <= FEW
                return _below(node, step_of(CHANCE, outcomes[i])) if few else node
        return None

    def _start(self) -> Node:
        """The node in which the seat decides: in a sealed round it has one of its own."""
        if self.view.state.sealed() == 0:
            return self.root
        found = _below(self.root, step_of(self.seat, -1))
        return Node() if found is None else found

    # The loop

    def _run(self) -> None:
        """In time; slow iterations look at the clock more often than quick ones."""
        budget = self.budget
        began = time()
        left = i64(self.iterations) if self.iterations else MANY
        batch = i64(1)
        while left > 0:
            batch = min(batch, left)
            for _ in range(batch):
                self._iterate()
            left -= batch
            if budget is not None:
                spent = time() - began
                if spent >= budget:
                    return
                batch = min(2 * batch, BATCH) if spent < QUICK * budget else i64(1)

    def _iterate(self) -> None:
        self.tried += 1
        self.path = []
        self.seats = vec[i64]()
        self.places = vec[i64]()
        state = self.view.determinize(self.rng)
        self.begun = 0
        self.decisions = 0
        self.moment = i64(self.evaluation.moment(state))
        self._descend(state)
        self._play_on(state)
        self._value(state)
        self._learn(self.shares[i64(self.seat)])
        for i in range(i64(len(self.seats))):
            node = self.path[i]
            at = self.places[i]
            node.visits[at] += 1
            node.totals[at] += self.shares[self.seats[i]]

    def _learn(self, share: float) -> None:
        """How much outcomes vary, from all of them so far."""
        count = float(self.tried)
        before = share - self.mean
        self.mean += before / count
        self.squares += before * (share - self.mean)
        self.spread = max(sqrt(self.squares / (count + SURE)), LEAST_SPREAD)

    def _is_far(self, state: State) -> bool:
        """Whether as many turns have begun as are looked at."""
        if self.turns == 0:
            return False
        now = i64(self.evaluation.moment(state))
        if now != self.moment:
            self.moment = now
            self.begun += 1
        self.decisions += 1
        return self.begun >= self.turns or self.decisions > ENDLESS

    def _descend(self, state: State) -> None:
        """Choose along the tree until something new comes."""
        node = self.root
        while True:
            actors = state.actors()
            if not actors:
                return
            actor = i64(actors[0])
            if actor == CHANCE:
                few = i64(len(state.codes(CHANCE))) <= FEW
                code = state.outcome(self.rng)
                state.listed = UNLISTED
                state.perform(CHANCE, code)
                below: Node | None = node
                if few:
                    below = self._grown(node, step_of(actor, code))
            elif self._is_far(state):
                return
            elif state.sealed() != 0:
                below = self._seal(state, node)
            else:
                at = self._pick(node, state, actor)
                below = node.nodes[at]
                if below is None:
                    self._sprout(node, at)
            if below is None:
                return
            node = below

    def _seal(self, state: State, node: Node) -> Node | None:
        """A round in which seats choose at once: each by what it found alone."""
        number = state.sealed()
        minds: list[Node | None] = [None for _ in range(self.players)]
        joint = i64(17)
        new = False
        while state.sealed() == number:
            actors = state.actors()
            if not actors or actors[0] == CHANCE:
                break
            actor = i64(actors[0])
            mind = minds[actor]
            if mind is None:
                mind = self._grown(node, step_of(actor, -1))
                if mind is None:
                    mind = _below(node, step_of(actor, -1))
                    new = True
                if mind is None:
                    return None
            at = self._pick(mind, state, actor)
            joint = (joint * 1000003 + mind.keys[at]) & JOINT
            following = mind.nodes[at]
            if following is None:
                new = True
                self._sprout(mind, at)
                following = mind.nodes[at]
                if following is None:
                    return None
            minds[actor] = following
        return None if new else self._grown(node, step_of(actor=29, code=joint))

    def _grown(self, node: Node, key: i64) -> Node | None:
        """The node below a step that nobody chooses; None when it has only just come to be."""
        at = node.find(key, 0)
        if at < 0:
            at = node.add(key, 1.0)
        below = node.nodes[at]
        if below is None:
            self._sprout(node, at)
        return below

    def _sprout(self, node: Node, at: i64) -> None:
        if self.made < MOST_NODES:
            node.nodes[at] = Node()
            self.made += 1

    def _pick(self, node: Node, state: State, actor: i64) -> i64:
        """The step of a seat that promises most or is known least, taken at once."""
        seat = int(actor)
        codes = state.codes(seat)
        count = i64(len(codes))
        self._open(node, state, actor, codes)
        tries = i64(0)
        weighed = 0.0
        sum_of_all = 0.0
        for i in range(count):
            at = self.steps[i]
            tries += node.visits[at]
            sum_of_all += node.totals[at]
            weighed += node.weights[at]
        mean = sum_of_all / float(tries) if tries else 1.0 / float(self.players)
        reach = self.curiosity * self.spread * sqrt(float(tries + 1)) / weighed
        untried = mean - DOUBT * self.spread
        best = i64(0)
        most = -1.0
        for i in range(count):
            at = self.steps[i]
            visits = node.visits[at]
            worth = node.totals[at] / float(visits) if visits else untried
            worth += reach * node.weights[at] / float(1 + visits)
            if worth > most:
                most = worth
                best = i
        chosen = codes[best]
        at = self.steps[best]
        self.path.append(node)
        self.seats = append(self.seats, actor)
        self.places = append(self.places, at)
        state.listed = UNLISTED
        state.perform(seat, chosen)
        return at

    def _open(self, node: Node, state: State, actor: i64, codes: vec[i64]) -> None:
        """Find the steps of these codes in the node; new ones are weighed first."""
        count = i64(len(codes))
        steps = vec[i64](capacity=count)
        unknown = False
        for i in range(count):
            at = node.find(step_of(actor, codes[i]), i)
            unknown = unknown or at < 0
            steps = append(steps, at)
        if unknown:
            advised = i64(-1)
            if actor == self.seat and self.favourite >= 0 and self._is_start(node):
                advised = self.favourite
            elif self.guided and len(node.keys) == 0:
                advised = self.policy.choose(state, int(actor), codes, self.rng)
            weights = self.prior.weigh(state, int(actor), codes)
            total = 0.0
            for i in range(count):
                total += weights[i]
            for i in range(count):
                if steps[i] < 0:
                    weight = weights[i] / total if total > 0.0 else 1.0
                    if (
                        actor == self.seat and codes[i] == self.favourite and self._is_start(node)
                    ) or codes[i] == advised:
                        weight += self.trust
                    steps[i] = node.add(step_of(actor, codes[i]), max(weight, SMALLEST))
        self.steps = steps

    def _is_start(self, node: Node) -> bool:
        return node is self._start()

    # Beyond the tree

    def _play_on(self, state: State) -> None:
        """A playout, cut where somebody else is to decide."""
        decisions = i64(0)
        last = i64(CHANCE)
        while True:
            actors = state.actors()
            if not actors:
                return
            seat = actors[0]
            if seat == CHANCE:
                code = state.outcome(self.rng)
            else:
                if self.turns:
                    if self._is_far(state):
                        return
                elif decisions >= self.depth and (
                    i64(seat) != last or decisions >= PATIENCE * self.depth
                ):
                    return
                code = self.policy.choose(state, seat, state.codes(seat), self.rng)
                decisions += 1
                last = i64(seat)
            state.listed = UNLISTED
            state.perform(seat, code)

    def _value(self, state: State) -> None:
        """What each seat may expect; all together the whole of the win."""
        if not state.actors():
            winners = state.winners()
            for seat in range(self.players):
                self.shares[seat] = 0.0
            for winner in winners:
                self.shares[i64(winner)] = 1.0 / float(len(winners))
            return
        total = 0.0
        for seat in range(self.players):
            worth = max(self.evaluation.worth(state, int(seat)), SMALLEST)
            self.shares[seat] = worth
            total += worth
        for seat in range(self.players):
            self.shares[seat] /= total


def _below(node: Node, key: i64) -> Node | None:
    at = node.find(key, 0)
    return None if at < 0 else node.nodes[at]


def _size(node: Node) -> i64:
    """How many nodes a tree has."""
    total = i64(0)
    left = [node]
    while left:
        for below in left.pop().nodes:
            if below is not None:
                left.append(below)
        total += 1
    return total
