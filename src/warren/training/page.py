"""How a training went, as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from warren.arena.curves import Curve, curve_plot
from warren.arena.page import document, section, table
from warren.text.catalogue import Catalogue
from warren.training.journal import Epoch
from warren.training.plan import Plan


def page(catalogue: Catalogue, plan: Plan, epochs: Sequence[Epoch], text: str) -> str:
    """The whole page, in the language of the catalogue; `text` is the result in a sentence."""
    head = catalogue.text("train-title", game=plan.game)
    names = ("train-epoch", "train-learned", "train-held-out")
    best = min(epochs, key=lambda one: one.held_out)
    rows = [(one.epoch, one.learned, one.held_out) for one in epochs if one in (epochs[0], best)]
    body = [
        f"<h1>{escape(head)}</h1>",
        f"<p>{escape(text)}</p>",
        section(catalogue, "train-losses", plot(catalogue, epochs)),
        f"<p>{escape(catalogue.text('train-losses', 'note'))}</p>",
        table(
            [catalogue.text(name) for name in names],
            [(str(epoch), f"{learned:.4f}", f"{held:.4f}") for epoch, learned, held in rows],
        ),
    ]
    return document(catalogue, head, body)


def plot(catalogue: Catalogue, epochs: Sequence[Epoch]) -> str:
    curves = [
        Curve(catalogue.text("train-learned"), [one.learned for one in epochs]),
        Curve(catalogue.text("train-held-out"), [one.held_out for one in epochs], marked=True),
    ]
    label = catalogue.text("train-losses")
    return curve_plot(label, catalogue.text("train-epoch"), curves, epochs[0].held_out)
