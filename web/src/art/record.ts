import type { Sheet } from "./brush";
import type { Strokes } from "./easel";

/** For tests: what a painting draws, call by call. */
export function recorded(painting: (sheet: Sheet) => Strokes): string[] {
  const calls: string[] = [];
  const gradient = { addColorStop: (at: number, color: string) => calls.push(`${at} ${color}`) };
  const sheet = new Proxy({} as Sheet, {
    get:
      (_, name) =>
      (...given: unknown[]) => {
        calls.push(`${String(name)} ${given.join(" ")}`);
        return gradient;
      },
    set: (_, name, value) => Boolean(calls.push(`${String(name)} = ${String(value)}`)),
  });
  for (const _ of painting(sheet));
  return calls;
}
