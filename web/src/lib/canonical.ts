import { digest, utf8 } from "./digest";

/** Data as one text, the same everywhere: the JSON Canonicalization Scheme of RFC 8785. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(",")}}`;
}

/** The SHA-256 of the canonical text. */
export async function digestOf(value: unknown): Promise<string> {
  return digest(utf8(canonical(value)));
}
