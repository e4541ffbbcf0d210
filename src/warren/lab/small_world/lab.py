"""Races and powers, as the lab asks for them."""

from __future__ import annotations

from typing import Final

from warren.core.state import State
from warren.lab.lab import Lab
from warren.lab.running import Budget, Progress, run
from warren.lab.setting import Setting
from warren.lab.small_world import wording
from warren.lab.small_world.experiment import Experiment
from warren.lab.small_world.page import page
from warren.lab.small_world.report import Report, report
from warren.lab.small_world.subject import KINDS, subject
from warren.lab.study import Answer, Sheet, Study
from warren.text.catalogue import Catalogue


class SmallWorldLab(Lab):
    """Each race with every power, each power with every race."""

    def kinds(self) -> list[str]:
        return list(KINDS)

    def study(self, setting: Setting) -> Study:
        measured = subject(
            setting.id, setting.kind, setting.game, setting.players, setting.options or {}
        )
        return ComboStudy(Experiment(measured, setting.bot, setting.picks, setting.seed))


class ComboStudy(Study):
    def __init__(self, experiment: Experiment) -> None:
        self.experiment: Final = experiment

    def table(self) -> State:
        return self.experiment.subject.table()

    def answer(self, budget: Budget, workers: int = 1, told: Progress | None = None) -> Answer:
        return ComboAnswer(report(self.experiment, run(self.experiment, budget, workers, told)))


class ComboAnswer(Answer):
    def __init__(self, found: Report) -> None:
        self.report: Final = found

    def title(self, catalogue: Catalogue) -> str:
        name = wording.subject_title(catalogue, self.report)
        return catalogue.text(f"lab-title-{self.report.kind}", name=name)

    def setting(self, catalogue: Catalogue) -> list[str]:
        return [wording.set_up(catalogue, self.report), wording.how_picked(catalogue, self.report)]

    def sheets(self, catalogue: Catalogue) -> list[Sheet]:
        """All of the subject's kind, then its pairings."""
        found = self.report
        name = wording.subject_title(catalogue, found)
        partners = "power" if found.kind == "race" else "race"
        rivals = [
            *(wording.cells(catalogue, found, found.kind, line) for line in found.lines),
            wording.field_cells(catalogue, found),
        ]
        pairings = [wording.cells(catalogue, found, partners, line) for line in found.partners]
        return [
            Sheet(
                wording.rivals(catalogue, found),
                wording.heads(catalogue, found, found.kind),
                rivals,
                found.lines.index(found.subject),
            ),
            Sheet(
                catalogue.text("lab-table-partners", name=name),
                wording.heads(catalogue, found, partners),
                pairings,
                None,
            ),
        ]

    def findings(self, catalogue: Catalogue) -> list[str]:
        return wording.findings(catalogue, self.report)

    def page(self, catalogue: Catalogue) -> str:
        return page(catalogue, self.report)

    def to_json(self) -> dict[str, object]:
        return self.report.to_json()
