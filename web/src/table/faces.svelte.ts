import { titleOf } from "../games/titles";
import type { Face } from "../lib/title";
import { setDrawings, setPaintings } from "../ui/drawings";
import { plain } from "./plain/face";

/** The face of a game as soon as the game is known and its face is here, with its drawings. */
export function faceOf(table: () => { id: string; game: string } | null): {
  readonly current: Face | null;
} {
  let face: Face | null = $state.raw(null);
  setDrawings(() => face?.icons ?? {});
  setPaintings(() => face?.painted);
  $effect(() => {
    const shown = table();
    if (!shown || face) return;
    const title = titleOf(shown.game);
    title?.prepare?.(shown.id);
    if (title) void title.face().then((loaded) => (face = loaded.face));
    else face = plain;
  });
  return {
    get current() {
      return face;
    },
  };
}
