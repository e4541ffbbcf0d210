"""The scenarios that prove the rules, to be clicked through and played on."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from warren.messages.pushes import Refused
from warren.messages.studies import Beat, ProofAsked, ProofListed, StudyShown, Trial
from warren.messages.table import Choice
from warren.scenario.proofs import proofs_by_rule
from warren.server.api.errors import Asked, language_of
from warren.server.api.games import JSON
from warren.server.api.kept import keepable
from warren.server.api.limits import LOOKING
from warren.server.api.parameters import Serving
from warren.server.api.rules import RuleId
from warren.server.archive.study import explained, proof_of, study, things_of, tried
from warren.server.atlas.chart import Box, Chart

ProofId = Annotated[str, PathParameter(max_length=120)]


@get("/api/rules/{rule:str}/proofs", tags=["games"], sync_to_thread=True)
def list_proofs(rule: RuleId) -> list[ProofListed]:
    """The scenarios that prove a rule, those that are about it first."""
    return [
        ProofListed(id=proof.id, game=proof.scenario.game, name=proof.scenario.name)
        for proof in proofs_by_rule().get(rule.upper(), [])
    ]


@get("/api/proofs/{proof:str}", tags=["games"], opt=LOOKING, sync_to_thread=True)
def show_proof(request: Asked, proof: ProofId) -> Response[StudyShown | None]:
    """A scenario step by step; has an `ETag`."""
    return keepable(request, study(proof_of(proof), language_of(request)), JSON)


@get("/api/proofs/{proof:str}/board", tags=["games"])
async def board_of_proof(
    service: Serving, request: Asked, proof: ProofId
) -> Response[Chart | None]:
    """The board of a scenario; ask again by its `ETag`."""
    plan = proof_of(proof).scenario.check()
    chart = await service.charts.chart_of(plan.game.key, plan.players, plan.options)
    return keepable(request, chart, JSON)


@get("/api/proofs/{proof:str}/box", tags=["games"], sync_to_thread=True)
def box_of_proof(request: Asked, proof: ProofId) -> Response[Box | None]:
    """What a scenario is played with; ask again by its `ETag`."""
    return keepable(request, things_of(proof_of(proof)), JSON)


@post(
    "/api/proofs/{proof:str}/try",
    tags=["games"],
    status_code=200,
    opt=LOOKING,
    sync_to_thread=True,
)
def try_proof(request: Asked, proof: ProofId, data: JSONBody[Trial]) -> list[Beat]:
    """What comes of moves of one's own after a step of a scenario; nothing is kept."""
    return tried(proof_of(proof), data.at, data.moves, language_of(request))


@post(
    "/api/proofs/{proof:str}/explain",
    tags=["games"],
    status_code=200,
    opt=LOOKING,
    sync_to_thread=True,
)
def explain_in_proof(
    request: Asked, proof: ProofId, data: JSONBody[ProofAsked]
) -> Choice | Refused:
    """A legal action with its price, or why it is not allowed there, with the rule."""
    return explained(proof_of(proof), data.at, data.moves, data.move, language_of(request))


HANDLERS = [list_proofs, show_proof, board_of_proof, box_of_proof, try_proof, explain_in_proof]
