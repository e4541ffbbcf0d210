import { bend, even, type Brush } from "../../../art/brush";
import { mix } from "../../../art/colors";

const INK = "#1d0f0a";

/** An imp with a pick, about 1 high. */
export function imp(brush: Brush): void {
  brush.shade(0.05, 0, 0.3, 0.08, 0.6);
  brush.ink(bend([0.16, -0.2, 0.42, -0.1, 0.38, -0.34]), 0.05, INK, 1, even());
  for (const side of [-1, 1]) {
    brush.ink([side * 0.1, -0.18, side * 0.13, 0], 0.11, INK, 1, even());
    brush.facet([side * 0.1, -0.84, side * 0.3, -1.06, side * 0.24, -0.7], INK);
    brush.ink([side * 0.16, -0.42, side * 0.34, -0.5], 0.08, INK, 1, even());
  }
  brush.round(0, -0.32, 0.21, 0.24, INK, 0.02, 12);
  brush.round(0, -0.32, 0.17, 0.2, "#c23a2c", 0.02, 12);
  brush.round(0, -0.68, 0.25, 0.23, INK, 0.02, 12);
  brush.round(0, -0.68, 0.21, 0.19, "#e2483a", 0.02, 12);
  for (const x of [-0.08, 0.09]) {
    brush.round(x, -0.7, 0.055, 0.065, "#fff6cf", 0.02);
    brush.round(x + 0.015, -0.69, 0.022, 0.03, INK, 0.02);
  }
  brush.ink(bend([-0.08, -0.57, 0, -0.52, 0.08, -0.57]), 0.03, INK, 1, even());
  brush.ink([-0.3, -0.34, -0.4, -0.9], 0.05, "#8a5a30", 1, even());
  brush.ink(bend([-0.64, -0.74, -0.44, -1.06, -0.14, -0.9]), 0.09, "#c9ccd6", 1);
}

interface Hero {
  coat: string;
  hat: "cone" | "hood" | "helm";
  arm: "staff" | "dagger" | "sword";
}

/** Somebody with a grudge against whoever lives below, about 1 high, with a look to the right. */
export const hero =
  ({ coat, hat, arm }: Hero) =>
  (brush: Brush): void => {
    const { world } = brush;
    const lit = mix(coat, world.light, 0.35);
    brush.shade(0.1, 0, 0.36, 0.08, 0.6);
    brush.blob([-0.3, 0, -0.2, -0.62, 0.14, -0.62, 0.28, 0], INK);
    brush.blob([-0.24, -0.04, -0.16, -0.58, 0.1, -0.58, 0.22, -0.04], coat);
    brush.blob([-0.22, -0.06, -0.15, -0.54, -0.06, -0.54, -0.1, -0.06], lit);
    brush.round(0, -0.72, 0.17, 0.17, INK, 0.02);
    brush.round(0.02, -0.71, 0.135, 0.135, "#eac9a0", 0.02);
    brush.round(0.08, -0.72, 0.022, 0.03, INK, 0.02);
    cover(brush, hat, coat);
    armed(brush, arm);
  };

function cover(brush: Brush, hat: Hero["hat"], coat: string): void {
  const { world } = brush;
  if (hat === "cone") {
    brush.facet([-0.26, -0.78, -0.04, -1.34, 0.24, -0.78], INK);
    brush.facet([-0.19, -0.8, -0.03, -1.25, 0.17, -0.8], coat);
    brush.facet([-0.16, -0.8, -0.03, -1.22, -0.02, -0.8], mix(coat, world.light, 0.4));
  } else if (hat === "hood") {
    brush.blob(
      [-0.24, -0.58, -0.22, -0.92, 0.08, -0.98, 0.16, -0.8, -0.02, -0.76, -0.06, -0.58],
      INK,
    );
    brush.blob([-0.2, -0.6, -0.18, -0.88, 0.05, -0.93, 0.1, -0.83, -0.06, -0.79, -0.1, -0.6], coat);
  } else {
    brush.blob([-0.19, -0.68, -0.18, -0.94, 0.08, -0.98, 0.2, -0.74, 0.02, -0.78], INK);
    brush.blob([-0.15, -0.72, -0.14, -0.9, 0.06, -0.93, 0.14, -0.78, 0, -0.81], "#b9c0ca");
    brush.ink(bend([-0.02, -0.96, -0.16, -1.2, -0.34, -1]), 0.1, "#a3232f", 1);
  }
}

function armed(brush: Brush, arm: Hero["arm"]): void {
  const { world } = brush;
  if (arm === "staff") {
    brush.ink([0.3, 0, 0.28, -0.5, 0.3, -1.02], 0.06, "#6b4426", 1, even());
    brush.glow(0.3, -1.06, 0.5, "#bfe4ff", 0.8);
    brush.round(0.3, -1.06, 0.08, 0.08, "#f2fbff", 0.02);
  } else {
    const long = arm === "sword" ? 1.12 : 0.72;
    brush.ink([0.26, -0.4, 0.42, -long], 0.1, INK, 1, even());
    brush.ink([0.27, -0.42, 0.41, 0.04 - long], 0.055, mix("#e6ebf2", world.light, 0.3), 1, even());
    brush.ink([0.18, -0.46, 0.38, -0.4], 0.06, world.gold, 1, even());
  }
  brush.round(0.25, -0.42, 0.055, 0.055, "#eac9a0", 0.02);
}
