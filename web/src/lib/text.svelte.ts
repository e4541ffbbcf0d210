import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences, type Language } from "./preferences.svelte";
import { sourceOf } from "./words";

export type Args = Record<string, FluentVariable>;

let bundle: FluentBundle | null = $state.raw(null);
/** For which pages there are sentences. */
let whole = $state.raw(false);

/** Fetch the sentences of a language that the page says itself: all of them, or those that the
 *  address needs at which the document was opened. */
export async function loadTexts(
  language: Language = preferences.language,
  first = false,
): Promise<void> {
  const source = sourceOf(language, first);
  const answer = await fetch(source.address);
  const loaded = new FluentBundle(language, { useIsolating: false });
  loaded.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  bundle = loaded;
  whole = source.whole;
  document.documentElement.lang = language;
}

/** Whether there are the sentences of a page; `first` is the one at which the document was opened. */
export function ready(first = false): boolean {
  return bundle !== null && (first || whole);
}

/** Whether there is such a message, with such an attribute. */
export function has(id: string, attribute = ""): boolean {
  const message = bundle?.getMessage(id);
  if (!message) return false;
  return attribute ? attribute in message.attributes : message.value !== null;
}

/** A sentence of the catalogue; its id where it is missing, so that it is noticed. */
export function t(id: string, args: Args = {}, attribute = ""): string {
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return bundle ? id : "";
  return bundle.formatPattern(pattern, args);
}

/** The name of a thing, such as a race: in its basic form. */
export function nameOf(kind: string, id: string): string {
  const key = `${kind}-${id}`;
  const text = has(key, "nom") ? t(key, {}, "nom") : t(key);
  return text.charAt(0).toLocaleUpperCase(preferences.language) + text.slice(1);
}

/** The help of a thing, with its numbers where it tells any; empty where there is none. */
export function helpOf(kind: string, id: string, numbers: Args = {}): string {
  const key = `${kind}-${id}`;
  return has(key, "help") ? t(key, numbers, "help") : "";
}

/** What a thing does, in a line; its help where nobody has put it shorter. */
export function briefOf(kind: string, id: string): string {
  const key = `${kind}-${id}`;
  return has(key, "brief") ? t(key, {}, "brief") : helpOf(kind, id);
}
