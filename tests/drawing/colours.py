"""How well colours can be told from each other."""

from math import dist

Rgb = tuple[float, float, float]

# What is seen of red, green and blue, after Machado, Oliveira and Fernandes (2009).
SIGHTS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


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


def difference(one: str, other: str, sight: str) -> float:
    """How far two colours are apart in CIELAB for a kind of sight."""
    return dist(_lab(one, sight), _lab(other, sight))


def _lab(colour: str, sight: str) -> Rgb:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True))))
        for row in SIGHTS[sight]
    )
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116
