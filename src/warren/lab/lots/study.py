"""The measurement of whatever comes by lot, as the lab asks for it."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.lab.lot import Lot
from warren.lab.lots import wording
from warren.lab.lots.experiment import Experiment
from warren.lab.lots.page import page
from warren.lab.lots.report import Report, report
from warren.lab.running import Budget, Progress, run
from warren.lab.study import Answer, Sheet, Study
from warren.text.catalogue import Catalogue


class LotStudy(Study):
    def __init__(self, experiment: Experiment) -> None:
        self.experiment: Final = experiment

    def table(self) -> State:
        return self.experiment.table()

    def answer(self, budget: Budget, workers: int = 1, told: Progress | None = None) -> Answer:
        findings = run(self.experiment, budget, workers, told)
        return LotAnswer(self.experiment.lot, report(self.experiment, findings))


class LotAnswer(Answer):
    def __init__(self, lot: Lot, found: Report) -> None:
        self.lot: Final = lot
        self.report: Final = found

    def title(self, catalogue: Catalogue) -> str:
        return wording.head(catalogue, self.lot, self.report)

    def setting(self, catalogue: Catalogue) -> list[str]:
        return wording.setting(catalogue, self.report)

    def sheets(self, catalogue: Catalogue) -> list[Sheet]:
        found = self.report
        return [
            Sheet(
                wording.kind_words(catalogue, found.kind)[0],
                wording.heads(catalogue, found),
                [wording.cells(catalogue, self.lot, found, line) for line in found.lines],
                found.lines.index(found.subject),
            )
        ]

    def findings(self, catalogue: Catalogue) -> list[str]:
        return wording.findings(catalogue, self.report)

    def page(self, catalogue: Catalogue) -> str:
        return page(catalogue, self.lot, self.report)

    def to_json(self) -> dict[str, object]:
        return self.report.to_json()
