import { pointOf, type Brush, type Line } from "../brush";
import { clear, mix } from "../colors";
import type { GroundName } from "../grounds";
import { GROWTH } from "./growth";

/** A piece of land as it lies in a picture: its outline, its wash and what stands on it. */
export interface Patch {
  shape: Line;
  ground: GroundName;
  /** How wide it is where it lies. */
  wide: number;
  /** The colour of whoever holds it. */
  held?: string;
}

export function middleOf(shape: Line): [x: number, y: number] {
  const count = shape.length / 2;
  let [x, y] = [0, 0];
  for (let at = 0; at < count; at++) {
    x += (shape[2 * at] ?? 0) / count;
    y += (shape[2 * at + 1] ?? 0) / count;
  }
  return [x, y];
}

/** Wash and ink; what stands on the land comes when all of it is washed. */
export function paintPatch(brush: Brush, { shape, ground, wide, held }: Patch): void {
  const { sheet, world } = brush;
  const land = world.grounds[ground];
  const [x, y] = middleOf(shape);
  const fill = sheet.createRadialGradient(x - 0.2 * wide, y - 0.15 * wide, 0, x, y, 0.85 * wide);
  fill.addColorStop(0, mix(land.ground, world.light, 0.25));
  fill.addColorStop(0.55, land.ground);
  fill.addColorStop(1, mix(land.ground, land.pool, 0.8));
  brush.facet(shape, fill);
  sheet.save();
  outline(brush, shape);
  sheet.clip();
  for (const [width, alpha] of [
    [0.16, 0.16],
    [0.08, 0.2],
  ] as const)
    stroke(brush, shape, width * wide, clear(land.pool, alpha));
  if (held) {
    stroke(brush, shape, 0.11 * wide, clear("#fff6e0", 0.9));
    stroke(brush, shape, 0.075 * wide, held);
  }
  sheet.restore();
  stroke(brush, shape, 0.022 * wide, clear(world.ink, 0.8));
}

/** Trees, peaks, waves: the far ones first. */
export function plantPatch(brush: Brush, { shape, ground, wide, held }: Patch): void {
  const { stamps, many, size } = GROWTH[ground];
  const { random } = brush;
  const [x, y] = middleOf(shape);
  const corners = shape.length / 2;
  const reach = held ? 0.6 : 0.74;
  Array.from({ length: held ? Math.ceil(many / 2) : many }, (_, at) => {
    const [cornerX, cornerY] = pointOf(
      shape,
      Math.floor((corners * (at + random())) / many) % corners,
    );
    const far = reach * Math.sqrt(random.between(0.1, 1));
    return { x: x + far * (cornerX - x), y: y + far * (cornerY - y), at };
  })
    .sort((one, other) => one.y - other.y)
    .forEach((spot) => {
      const stamp = stamps[spot.at % stamps.length] ?? stamps[0];
      brush.stamp(stamp, spot.x, spot.y + 0.04 * wide, wide * size * random.between(0.85, 1.15));
    });
}

function outline({ sheet }: Brush, shape: Line): void {
  sheet.beginPath();
  for (let at = 0; at < shape.length; at += 2) sheet.lineTo(shape[at] ?? 0, shape[at + 1] ?? 0);
  sheet.closePath();
}

function stroke(brush: Brush, shape: Line, width: number, color: string): void {
  const { sheet } = brush;
  outline(brush, shape);
  sheet.lineWidth = width;
  sheet.lineJoin = "round";
  sheet.strokeStyle = color;
  sheet.stroke();
}
