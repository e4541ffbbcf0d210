import { address } from "./address";

/** Where sentences come from, and whether those of all pages do. */
interface Source {
  address: string;
  whole: boolean;
}

/** The document names the sentences of both languages with their digest, so that they may be kept
 *  for good, and those of its own page, which are on their way already. */
export function sourceOf(language: string, first: boolean): Source {
  const told = first ? named(`link[data-words="${language}"]`, "href") : undefined;
  if (told) return { address: address(told), whole: !told.includes("game=") };
  const all = named(`meta[name="warren-words-${language}"]`, "content");
  return { address: address(all || `api/catalogue/${language}/page`), whole: true };
}

function named(selector: string, attribute: string): string | undefined {
  return document.querySelector(selector)?.getAttribute(attribute) ?? undefined;
}
