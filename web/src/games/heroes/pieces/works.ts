import { line, patch } from "../../../art/pieces/painting";
import { INK } from "../../../art/paints";
import type { Painting } from "../../../lib/painting";

const FLAG = (x: number, y: number): Painting => [
  line(INK, `M${x} ${y + 24}V${y}`, 3.5),
  patch("flag", `M${x} ${y}q11-5 13 2t14 1l-6 7 6 7q-11 5-14-1t-13 0z`, 2),
];

/** What is built or set up on a tile, and stays there. */
export const WORKS: Readonly<Record<string, Painting>> = {
  garrison: [
    ...FLAG(50, 12),
    patch(
      "wood",
      "M8 92V50l7-11 7 11v42zM22 92V46l7-11 7 11v46zM64 92V46l7-11 7 11v46zM78 92V50l7-11 7 11v42z",
    ),
    patch("wood", "M36 92V40l14-12 14 12v52z"),
    patch("#2a1712", "M41 92V66q9-12 18 0v26z", 2),
    line("#3a1f10", "M8 62h28M64 62h28", 4),
    line("#f0cf94", "M12 56v22M26 52v22M41 46v8", 2.5),
  ],
  tower: [
    ...FLAG(49, 3),
    patch("stone", "M32 92l4-48h28l4 48z"),
    patch("stone", "M27 46V28h10v6h7v-6h12v6h7v-6h10v18z"),
    patch("#2a1712", "M43 92V78q7-10 14 0v14zM46 52h8v12h-8z", 2),
    line("#fff8e6", "M38 62h7M36 76h5M33 38h8", 2.5),
    patch("stone", "M22 86h56v6H22z", 2.5),
  ],
  fortress: [
    ...FLAG(50, 5),
    patch("stone", "M36 70V28h6v6h5v-6h6v6h5v-6h6v42z"),
    patch("stone", "M18 92V58h64v34z"),
    patch("stone", "M6 92V48h6v6h6v-6h6v6h6v-6h4v44zM66 92V48h4v6h6v-6h6v6h6v-6h6v44z"),
    patch("#2a1712", "M40 92V76q10-13 20 0v16zM16 64h6v11h-6zM78 64h6v11h-6zM46 44h8v11h-8z", 2),
    line("#fff8e6", "M10 80h8M36 66h10M40 38h5", 2.5),
  ],
  citadel: [
    ...FLAG(50, 0),
    patch("stone", "M37 80V34h26v46z"),
    patch("#3f6fa8", "M32 36L50 14l18 22z"),
    patch("stone", "M20 92V56h60v36z"),
    patch("stone", "M4 92V48h22v44zM74 92V48h22v44z"),
    patch("#3f6fa8", "M0 50L15 24l15 26zM70 50L85 24l15 26z"),
    patch("#1c0a3055", "M50 14l18 22H55zM15 24l15 26H19zM85 24l15 26H89z", 0),
    patch("#2a1712", "M39 92V74q11-14 22 0v18z", 2),
    patch("#ffe7a0", "M46 44h8v13h-8zM12 60h6v11h-6zM82 60h6v11h-6z", 2),
    line("#fff8e6", "M9 82h7M28 64h8", 2.5),
  ],
  runestone: [
    patch("rock", "M22 92L28 28Q32 8 52 6Q72 10 74 32L80 92z"),
    patch("#7ce0ff33", "M32 88L36 32Q40 18 52 16Q64 20 65 34L70 88z", 0),
    line("#8fe8ff", "M52 24v20M52 26l10 8M44 54l14 10-14 10M58 80h-14", 4.5),
    line("#d6cddb", "M30 54l3-24Q36 18 46 13", 3),
    patch("green", "M10 92q4-12 16-9q6-6 12 3q10-6 20 0q8-7 16-2q14-4 16 8z", 2.5),
  ],
  claim: [
    line(INK, "M30 92V6", 9),
    line("#c99a5c", "M30 90V8", 4.5),
    patch("flag", "M30 10q22-9 30 2t30 1l-10 19 10 19q-22 8-30-2t-30 0z"),
    patch("#8a5a30", "M14 92q4-12 16-12t16 12z", 2.5),
  ],
};
