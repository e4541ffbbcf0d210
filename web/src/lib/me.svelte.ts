import { get } from "./api";
import type { components } from "./schema";

export type Me = components["schemas"]["Me"];

let known: Me | null = $state.raw(null);

/** Who I am, once the server has said so. */
export function me(): Me | null {
  return known;
}

export function becomeMe(told: Me): void {
  known = told;
}

export async function learnMe(): Promise<void> {
  if (known === null) becomeMe(await get<Me>("api/account"));
}
