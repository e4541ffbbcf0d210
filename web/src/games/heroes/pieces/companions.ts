import { line, patch } from "../../../art/pieces/painting";
import { INK } from "../../../art/paints";
import type { Painting } from "../../../lib/painting";

/** Those who follow a lord, as busts that are told apart when they are small. */
export const COMPANIONS: Readonly<Record<string, Painting>> = {
  warrior: [
    patch("#c2362a", "M48 18Q60-6 90 8Q96 24 86 40Q74 22 54 26z"),
    patch("#5d6b7a", "M10 96q4-24 26-26h28q22 2 26 26z"),
    patch("stone", "M20 72V42Q22 14 50 14T80 42v30q-14 12-30 12T20 72z"),
    patch("#2a1712", "M26 46h48v10H54v18h-8V56H26z", 2),
    line("#fffaf0", "M28 38q4-12 16-14", 4),
  ],
  craftsman: [
    patch("wood", "M26 74h48v20H26z"),
    patch("#6a7280", "M6 42h66q20 0 24-8v16q-8 12-26 14v10H32V64Q10 62 6 42z"),
    line("#dfe5ee", "M14 47h52", 4),
    patch("wood", "M52 6l7-4 18 32-7 4z", 2.5),
    patch("stone", "M38 14L64-2l9 14-26 16z", 2.5),
  ],
  mage: [
    patch("#fffaf0", "M24 58q-4 38 26 40q30-2 26-40z"),
    patch("#f0cda2", "M30 54h40v14q-20 12-40 0z", 2.5),
    line(INK, "M42 64v3M58 64v3", 5),
    patch("#fffaf0", "M32 74q18-10 36 0q-4 20-18 22q-14-2-18-22z", 2),
    patch("#6432a8", "M4 58Q30 46 34 30Q38 6 66 2Q58 14 64 28Q70 48 96 58Q50 72 4 58z"),
    patch("#ffd873", "M48 24l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z", 1.5),
    line("#b08ae0", "M38 42Q40 22 52 12", 3.5),
  ],
};
