import type { Sound } from "../lib/sounds";
import { lots } from "./desk";
import { ring, rustle, type Place } from "./strokes";

const WOOD = [
  [1, 1, 1],
  [2.7, 0.5, 0.6],
  [5.1, 0.2, 0.4],
] as const;
const BELL = [
  [1, 1, 1],
  [2, 0.4, 0.8],
  [3.01, 0.25, 0.5],
  [4.2, 0.1, 0.35],
] as const;
const METAL = [
  [1, 1, 1],
  [1.51, 0.7, 0.8],
  [2.47, 0.6, 0.6],
  [3.9, 0.35, 0.5],
  [5.6, 0.2, 0.3],
] as const;
const HORN = [
  [1, 1, 1],
  [2, 0.7, 0.95],
  [3, 0.5, 0.9],
  [4, 0.25, 0.8],
  [5, 0.12, 0.7],
] as const;

/** How each sound is made. */
export const VOICES: Readonly<Record<Sound, (place: Place) => void>> = {
  turn: (place) => {
    ring(place, { pitch: 523, at: 0, long: 0.5, loud: 0.22 }, BELL);
    ring(place, { pitch: 784, at: 0.14, long: 0.8, loud: 0.22 }, BELL);
  },
  token: (place) => knock(place, 0, 330, 0.4),
  paper: (place) => {
    rustle(place, { pitch: 2600, to: 5200, at: 0, long: 0.16, loud: 0.3, attack: 0.05 });
    rustle(place, { pitch: 4200, to: 1500, at: 0.13, long: 0.08, loud: 0.22 });
  },
  coins: (place) => {
    const lot = lots(31);
    for (let coin = 0; coin < 7; coin++) {
      const at = 0.055 * coin + 0.03 * lot();
      ring(place, { pitch: 2300 + 1700 * lot(), at, long: 0.22, loud: 0.11 }, METAL);
    }
  },
  die: (place) => {
    const lot = lots(5);
    for (const at of [0, 0.09, 0.17, 0.24, 0.38, 0.42, 0.55, 0.67, 0.76]) {
      knock(place, at, 700 + 500 * lot(), 0.34 - 0.2 * at);
    }
    knock(place, 0.87, 420, 0.3);
  },
  conquest: (place) => {
    ring(place, { pitch: 110, to: 46, at: 0, long: 0.5, loud: 0.8 });
    ring(place, { pitch: 190, to: 80, at: 0, long: 0.16, loud: 0.3, shape: "triangle" });
    rustle(place, { pitch: 420, to: 120, at: 0, long: 0.18, loud: 0.5, filter: "lowpass" });
    knock(place, 0.02, 240, 0.25);
  },
  retreat: (place) => {
    for (const [step, at] of [0, 0.11, 0.22, 0.33].entries())
      rustle(place, { pitch: 700 - 60 * step, at, long: 0.07, loud: 0.3 - 0.05 * step, narrow: 2 });
  },
  decline: (place) => {
    ring(place, {
      pitch: 294,
      to: 147,
      at: 0,
      long: 0.9,
      loud: 0.2,
      attack: 0.1,
      shape: "triangle",
    });
    ring(place, { pitch: 349, to: 175, at: 0.08, long: 0.9, loud: 0.14, attack: 0.12 });
    rustle(place, { pitch: 900, to: 250, at: 0.1, long: 0.7, loud: 0.12, attack: 0.25 });
  },
  magic: (place) => {
    for (const [step, pitch] of [880, 1109, 1319, 1661, 1976, 2637].entries())
      ring(place, { pitch, at: 0.06 * step, long: 0.7, loud: 0.09, attack: 0.03 }, BELL);
    rustle(place, { pitch: 3000, to: 8000, at: 0, long: 0.7, loud: 0.1, attack: 0.2, narrow: 3 });
  },
  find: (place) => {
    ring(place, { pitch: 55, to: 82, at: 0, long: 0.9, loud: 0.5, attack: 0.4 });
    for (const [step, pitch] of [392, 494, 587, 784, 988, 1175].entries())
      ring(place, { pitch, at: 0.4 + 0.08 * step, long: 1.3, loud: 0.12, attack: 0.02 }, BELL);
    rustle(place, { pitch: 400, to: 6000, at: 0.05, long: 0.9, loud: 0.16, attack: 0.5 });
  },
  drip: (place) => {
    ring(place, { pitch: 620, to: 1500, at: 0, long: 0.09, loud: 0.4 });
    ring(place, { pitch: 840, to: 1900, at: 0.21, long: 0.07, loud: 0.22 });
  },
  clank: (place) => {
    ring(place, { pitch: 410, at: 0, long: 0.5, loud: 0.2, shape: "triangle" }, METAL);
    ring(place, { pitch: 547, at: 0.11, long: 0.4, loud: 0.12, shape: "triangle" }, METAL);
    rustle(place, { pitch: 2400, at: 0, long: 0.06, loud: 0.35, narrow: 2 });
  },
  end: (place) => {
    const notes = [
      [196, 0, 0.28],
      [262, 0.24, 0.28],
      [330, 0.46, 0.3],
      [392, 0.7, 1.5],
    ] as const;
    for (const [pitch, at, long] of notes) {
      ring(place, { pitch, at, long, loud: 0.22, attack: 0.06, shape: "triangle" }, HORN);
      ring(
        place,
        { pitch: pitch * 1.004, at, long, loud: 0.14, attack: 0.08, shape: "triangle" },
        HORN,
      );
    }
    ring(place, { pitch: 98, to: 49, at: 0.7, long: 0.8, loud: 0.6 });
  },
};

/** Wood on wood. */
function knock(place: Place, at: number, pitch: number, loud: number): void {
  ring(place, { pitch, at, long: 0.09, loud }, WOOD);
  rustle(place, { pitch: 3 * pitch, at, long: 0.025, loud: 0.8 * loud, narrow: 1.5 });
}
