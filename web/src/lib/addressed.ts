import { preferences } from "./preferences.svelte";

/** What somebody is asked, without the name that it begins with. */
export function unaddressed(asked: string, name: string): string {
  const address = `${name}, `;
  if (!asked.startsWith(address)) return asked;
  const rest = asked.slice(address.length);
  return rest.charAt(0).toLocaleUpperCase(preferences.language) + rest.slice(1);
}
