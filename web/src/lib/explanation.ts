import { post, RefusedError } from "./api";
import { placeOf } from "./place";
import { preferences } from "./preferences.svelte";
import type { Scene } from "./scene";
import type { components } from "./schema";

type Answer = components["schemas"]["Choice"] | components["schemas"]["Refused"];

/** Why an action is not allowed, in the words of the rules; empty when it is. */
export async function reasonAgainst(
  connection: Scene,
  verb: string,
  args: Record<string, string | number>,
): Promise<string> {
  try {
    const answer: Answer = await post(
      `${placeOf(connection.id)}/explain`,
      { move: { verb, args }, ...(connection.standing ?? { seat: connection.seat }) },
      { lang: preferences.language },
    );
    return "message" in answer ? answer.text : "";
  } catch (error) {
    return error instanceof RefusedError ? error.message : "";
  }
}
