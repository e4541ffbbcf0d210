"""How well colours can be told from each other."""

Rgb = tuple[float, float, float]


def rgb(colour: str) -> Rgb:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def mixed(over: str, under: str, share: float) -> Rgb:
    """A colour through which another shines."""
    pairs = zip(rgb(over), rgb(under), strict=True)
    red, green, blue = (share * a + (1 - share) * b for a, b in pairs)
    return red, green, blue


def contrast(one: str | Rgb, other: str | Rgb) -> float:
    """The contrast ratio of WCAG."""
    low, high = sorted(_light(rgb(c) if isinstance(c, str) else c) for c in (one, other))
    return (high + 0.05) / (low + 0.05)


def _light(colour: Rgb) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
