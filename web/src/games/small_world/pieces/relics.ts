import { disc, line, patch } from "../../../art/pieces/painting";
import type { Painting } from "../../../lib/painting";
import { INK } from "../../../art/paints";

/** What Monsters guard and peoples carry off. */
export const RELICS: Readonly<Record<string, Painting>> = {
  "flying-doormat": [
    patch("#a8432f", "M4 56Q24 36 48 50T96 36L88 66Q66 84 46 72T12 84z"),
    patch("lit", "M4 56Q24 36 48 50T96 36L88 66Q66 84 46 72T12 84z", 0),
    line("#f7d27a", "M11 60Q28 46 46 58T88 46L82 62Q64 74 46 64T18 74z", 3),
    patch("#f7d27a", "M40 60l9-4 8 6-9 5z", 1.5),
    line("#f7d27a", "M4 60l-1 8M8 72l-2 8M11 84l-3 6M96 40l2 8M92 52l3 8M88 66l3 7", 3),
    line("#ffffffaa", "M20 92h26M56 92h14", 3),
  ],
  "froggys-ring": [
    patch("gold", `${disc(50, 65, 27)}M34 65a16 16 0 0 1 32 0a16 16 0 0 1-32 0z`),
    patch("green", "M24 34Q22 14 36 16Q42 8 50 16Q58 8 64 16Q78 14 76 34Q68 50 50 50T24 34z"),
    patch("#fffdf4", `${disc(36, 22, 7)}${disc(64, 22, 7)}`, 2.5),
    line(INK, "M37 20v5M63 20v5", 4),
    line(INK, "M34 38q16 9 32 0", 3),
  ],
  "stinky-trolls-socks": [
    patch("#8a9a3c", "M50 8h30v38q0 8 9 16q9 10-1 20q-8 6-18-2L54 66q-5-6-4-14z"),
    patch("#d9cf7a", "M50 8h30v10H50zM50 28h30v9H50z", 2),
    patch("#b9763a", "M16 12h30v38q0 8 9 16q9 10-1 22q-8 8-18-1L20 70q-5-6-4-14z"),
    patch("#f0c27a", "M16 12h30v10H16zM16 32h30v9H16z", 2),
    patch("#5a3418", disc(44, 76, 5), 1.5),
    line("#b7e05a", "M10 44q-8 8 0 16t0 16M92 20q-8 8 0 16", 4),
  ],
  "scepter-of-avarice": [
    patch("gold", "M44 44h12v44q-6 6-12 0z"),
    patch("#fff0c8", "M44 40Q14 42 8 14Q26 20 44 30zM56 40Q86 42 92 14Q74 20 56 30z", 2.5),
    patch("#8a35b8", disc(50, 24, 19)),
    patch("lit", disc(50, 24, 19), 0),
    patch("gold", "M36 42h28l-4 9H40z", 2),
    line("#f2d6ff", "M40 20q3-8 11-9", 4),
    line("#8a5a10", "M45 62h10M45 72h10", 2.5),
  ],
  "shiny-orb": [
    patch("wood", "M22 92q4-20 16-24h24q12 4 16 24z"),
    patch("gold", "M30 70h40v8H30z", 2.5),
    patch("#5fa8e0", disc(50, 40, 33)),
    patch("lit", disc(50, 40, 33), 0),
    line("#e2f3ff", "M34 52Q28 32 46 28T62 44T48 52", 4),
    patch("#ffffff", "M30 20q8-9 18-8q-10 6-18 8z", 0),
    patch("#fff7b8", "M70 10l3 8 8 3-8 3-3 8-3-8-8-3 8-3z", 1.5),
  ],
  "sword-of-the-killer-rabbit": [
    patch("#eef1f5", "M41 50h18v30l-9 12-9-12z"),
    line("#8f97a6", "M50 52v34", 3),
    patch("wood", "M44 30h12v14H44z", 2.5),
    patch("gold", "M20 42h60v10H20z", 2.5),
    patch("#fffaf0", "M44 18Q32 2 40-2Q50 2 49 14zM56 18Q68 2 60-2Q50 2 51 14z", 2.5),
    patch("#fffaf0", disc(50, 22, 11), 2.5),
    line("#c2233a", "M46 20l3 2M54 20l-3 2", 3.5),
    patch("#fffaf0", "M47 29l3 5 3-5z", 1.5),
  ],
};
