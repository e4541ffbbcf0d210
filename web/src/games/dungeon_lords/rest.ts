import type { Scene } from "../../lib/scene";

/** How long something is looked at before the server is asked about it, in milliseconds. */
const MOMENT = 150;

/** Wait a moment; whether the table still stands as it stood, and nothing is on its way. */
export async function rested(scene: Scene): Promise<boolean> {
  const { seq } = scene;
  await new Promise((resolve) => setTimeout(resolve, MOMENT));
  return scene.seq === seq && !scene.waiting;
}
