import { post, RefusedError } from "./api";
import type { Scene } from "./face";
import { preferences } from "./preferences.svelte";

/** Why an action is not allowed, in the words of the rules; empty when it is. */
export async function reasonAgainst(
  connection: Scene,
  verb: string,
  args: Record<string, string | number>,
): Promise<string> {
  try {
    await post(
      `api/tables/${connection.id}/explain`,
      { move: { verb, args }, seat: connection.seat },
      { lang: preferences.language },
    );
    return "";
  } catch (error) {
    return error instanceof RefusedError ? error.message : "";
  }
}
