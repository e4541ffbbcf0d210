"""Views."""

from __future__ import annotations

from warren.conformance.differences import differences
from warren.conformance.law import Breach, Law, same
from warren.conformance.laws.writing import plain
from warren.conformance.moment import Moment
from warren.core.refusal import InputError
from warren.core.state import View


class Views(Law):
    """A view read from its data is the same view, and takes no more from whole data.

    It offers what the seat may do and nothing else; a seat that is not there has none. What people
    are shown of it can be read as well, and offers the same.
    """

    id = "views"
    stride = 3

    def look(self, moment: Moment) -> None:
        whole = plain(moment.data)
        for viewer, view in moment.views.items():
            data = plain(moment.seen[viewer])
            self._same(moment, view, moment.game.view_from_json(data, viewer))
            found = moment.game.view_from_json(whole, viewer)
            same(data, found.to_json(), viewer)
            legal = [] if viewer is None else moment.before.legal_actions(viewer)
            same(legal, view.legal_actions(), viewer)
            same(moment.before.actors(), view.actors(), viewer)
            self._masked(moment, viewer, whole, data)
            shown = moment.looked_at(moment.before, viewer)
            same(moment.shown[viewer], shown.shown(), viewer)
            same(legal, shown.legal_actions(), viewer)
            self.checks += 1
        for seat in (-1, moment.trial.players):
            try:
                moment.game.view_from_json(whole, seat)
            except InputError:
                continue
            raise Breach("breach-nobody", {}, seat)

    def _same(self, moment: Moment, view: View, again: View) -> None:
        same(view.to_json(), again.to_json(), view.seat)
        same(view.key(), again.key(), view.seat)
        same(view.seat, again.seat, view.seat)
        same(view.actors(), again.actors(), view.seat)
        same(view.legal_actions(), again.legal_actions(), view.seat)
        guess = view.determinize(moment.rng()).key()
        same(guess, again.determinize(moment.rng()).key(), view.seat)

    def _masked(
        self, moment: Moment, viewer: int | None, whole: dict[str, object], data: dict[str, object]
    ) -> None:
        """Where something is blanked out, the view is no whole position."""
        if all(seen is not None for _, _, seen in differences(whole, data)):
            return
        try:
            moment.game.state_from_json(data)
        except InputError:
            return
        raise Breach("breach-whole", {}, viewer)
