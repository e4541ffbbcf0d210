import { paint } from "./painter";
import type { Commission } from "./plan";

/** Paints away from the page and hands over the finished picture. */
onmessage = ({ data }: MessageEvent<Commission>): void => {
  const { plan, margin, scale } = data;
  const canvas = new OffscreenCanvas(
    Math.round((plan.width + 2 * margin) * scale),
    Math.round((plan.height + 2 * margin) * scale),
  );
  const sheet = canvas.getContext("2d", { willReadFrequently: true });
  if (!sheet) throw new Error("no canvas to paint on");
  paint(sheet, data);
  const picture = canvas.transferToImageBitmap();
  postMessage(picture, { transfer: [picture] });
};
