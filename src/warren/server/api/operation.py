"""How a node is: for load balancers and for whoever watches it."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from warren.server.api.limits import FREE
from warren.server.api.parameters import Serving


@get("/healthz", tags=["operation"], opt=FREE, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/readyz", tags=["operation"], opt=FREE)
async def readyz(service: Serving) -> Response[dict[str, str]]:
    """The node can serve tables: what is played is kept, and it hears the other nodes."""
    problem = "stopping" if service.stopping else await service.readiness.problem()
    if problem:
        return Response({"status": problem}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", tags=["operation"], opt=FREE, include_in_schema=False, sync_to_thread=False)
def metrics(service: Serving) -> Response[bytes]:
    """What the node counts, for Prometheus."""
    if not service.settings.metrics:
        raise NotFoundException
    return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)


HANDLERS = [healthz, readyz, metrics]
