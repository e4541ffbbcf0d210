import { fungus } from "../../../art/stamps/fungi";
import { tuft } from "../../../art/stamps/grass";
import { oak, pine } from "../../../art/stamps/trees";
import { spots, type Dresser } from "./hand";

/** Stands of pines and stands of oaks, with light between them. */
export const forest: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  const lean = random();
  for (const { x, y } of spots(hand, { apart: 0.5, rim: 0.1, clear: 0.42, most: 10 }))
    brush.stamp(tuft, x, y, 0.07 * size);
  for (const { x, y } of spots(hand, {
    apart: 0.28,
    rim: 0.13,
    tall: 0.28,
    flat: 0.66,
    most: 90,
    clear: 0.54,
    tries: 900,
  })) {
    const high = size * random.between(0.38, 0.52);
    const kind = Math.sin(x / 90 + lean * 9) + Math.cos(y / 70 + lean * 5) + brush.jitter(0.6);
    if (kind > 0) brush.stamp(pine, x, y + 0.1 * size, 1.14 * high);
    else brush.stamp(oak, x, y + 0.1 * size, 1.05 * high);
  }
};

export const mushrooms: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  for (const { x, y, depth } of spots(hand, {
    apart: 0.36,
    rim: 0.13,
    tall: 0.34,
    flat: 0.66,
    clear: 0.56,
    most: 40,
    tries: 700,
  })) {
    const low = random.often(0.4);
    const high = low ? random.between(0.2, 0.3) : Math.min(0.8, 0.4 + 0.42 * (depth / size));
    brush.stamp(fungus, x, y + 0.12 * size, size * high);
  }
};
