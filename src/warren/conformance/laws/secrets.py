"""Secrets."""

from __future__ import annotations

from warren.conformance.acted import Acted
from warren.conformance.law import Law, same
from warren.conformance.moment import Moment
from warren.core.effect import mask_of
from warren.core.match import Told
from warren.core.state import State


class Secrets(Law):
    """A view changes by what is shown, and by nothing else.

    A line that shows a viewer nothing leaves the viewer's view as it was; secret choices of
    another, or secret outcomes of chance, that show a viewer the same lead to the same view.
    """

    id = "secrets"
    stride = 2

    def look(self, moment: Moment) -> None:
        for seat in moment.before.actors():
            tried = [Acted(moment.before, seat, code) for code in moment.before.legal_actions(seat)]
            secret = [acted for acted in tried if not acted.is_public()]
            for viewer in moment.trial.viewers():
                if viewer != seat:
                    self._alike(moment, viewer, secret)

    def _alike(self, moment: Moment, viewer: int | None, tried: list[Acted]) -> None:
        known: dict[str, dict[str, object]] = {}
        for acted in tried:
            if not acted.state.is_over():
                shown = str(acted.visible_to(viewer))
                seen = acted.state.view(viewer).to_json()
                same(known.setdefault(shown, seen), seen, viewer, moment.before.action(acted.code))
                self.checks += 1

    def after(self, moment: Moment, told: Told, state: State) -> None:
        for viewer in moment.trial.viewers():
            if not told.seen_by & mask_of([] if viewer is None else [viewer]):
                same(moment.seen[viewer], state.view(viewer).to_json(), viewer, told.action)
                self.checks += 1
