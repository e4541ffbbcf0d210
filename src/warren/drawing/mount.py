"""The parchment a board lies on, and the frame around it."""

MARGIN = 44.0


def mount(width: float, height: float) -> str:
    """Drawn around a board whose corner is at the origin; styled by `.paper` and `.rule`."""
    lines = "".join(
        f'<rect class="rule" x="{-gap:g}" y="{-gap:g}" width="{width + 2 * gap:g}" '
        f'height="{height + 2 * gap:g}" rx="{rx:g}" stroke-width="{line:g}"/>'
        for gap, rx, line in ((36, 14, 2), (28, 10, 5), (9, 3, 1.5))
    )
    studs = "".join(
        f'<path class="rule" stroke-width="2" d="M{x:g} {y - 9:g}l9 9-9 9-9-9z"/>'
        for x in (-18.5, width + 18.5)
        for y in (-18.5, height + 18.5)
    )
    return (
        f'<g class="frame"><rect class="paper" x="{-MARGIN:g}" y="{-MARGIN:g}" '
        f'width="{width + 2 * MARGIN:g}" height="{height + 2 * MARGIN:g}" rx="20"/>'
        f"{lines}{studs}</g>"
    )
