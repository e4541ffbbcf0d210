import { clear } from "../../../art/colors";
import { crystals, splinter } from "../../../art/stamps/crystals";
import { gallery, nuggets } from "../../../art/stamps/mines";
import { boulder, rubble } from "../../../art/stamps/stones";
import { spots, type Dresser } from "./hand";

/** Ledges that go down, one below the other, into the dark. */
export const ledges: Dresser = ({ brush, unit, shape, rim }) => {
  const { sheet, world } = brush;
  const stones = world.dark ? ["#191424", "#2a2236", "#41364c"] : ["#2e2638", "#4b4056", "#74667c"];
  sheet.save();
  sheet.clip(shape, "evenodd");
  sheet.lineJoin = "round";
  [0.95, 0.55, 0.24].forEach((wide, at) => {
    sheet.save();
    sheet.translate(-0.03 * unit * (3 - at), -0.05 * unit * (3 - at));
    sheet.strokeStyle = stones[at] ?? world.shadow;
    sheet.lineWidth = wide * unit;
    sheet.stroke(rim);
    sheet.restore();
    sheet.strokeStyle = clear(world.ink, 0.4);
    sheet.lineWidth = (wide - 0.1) * unit;
    sheet.stroke(rim);
  });
  sheet.restore();
};

/** What has broken off, and what glows far below. */
export const chasm: Dresser = (hand) => {
  const { brush, land, unit, size } = hand;
  const { world, random } = brush;
  for (const { x, y, depth } of spots(hand, { apart: 0.3, rim: 0.05, most: 26 }))
    if (depth < 0.24 * size) brush.stamp(boulder, x, y, size * random.between(0.08, 0.16));
  const [x, y] = land.label;
  if (world.dark) brush.glow(x, y + 0.1 * unit, 0.9 * unit, world.lava, 0.16);
};

export const crystalField: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  for (const { x, y } of spots(hand, { apart: 0.4, rim: 0.1, clear: 0.5, most: 12 }))
    brush.stamp(splinter, x, y, 0.16 * size);
  for (const { x, y, depth } of spots(hand, {
    apart: 0.74,
    rim: 0.18,
    flat: 0.7,
    tall: 0.34,
    clear: 0.6,
    tries: 500,
  })) {
    const high = Math.min(0.76, 0.34 + 0.46 * (depth / size)) * random.between(0.8, 1.1);
    brush.stamp(crystals, x, y + 0.12 * size, size * high);
  }
};

export const mine: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  for (const { x, y } of spots(hand, { apart: 0.4, rim: 0.08, clear: 0.5, most: 12 }))
    brush.stamp(random.often(0.5) ? nuggets : boulder, x, y, 0.12 * size);
  const places = { apart: 0.72, rim: 0.3, tall: 0.4, flat: 0.7, clear: 0.62, tries: 400 };
  spots(hand, places).forEach(({ x, y, depth }, at) => {
    if (at % 3 === 0) brush.stamp(gallery, x, y + 0.12 * size, Math.min(0.6 * size, 1.3 * depth));
    else if (at % 3 === 1) brush.stamp(nuggets, x, y, 0.32 * size);
    else brush.stamp(rubble, x, y, 0.34 * size);
  });
};
